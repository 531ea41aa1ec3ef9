/** Dates and numbers of a matter in a table: rows of one shape, each with the words that tell it. */
import type { Facts } from '../../contract/report.ts';
import { lemma } from '../../language/index.ts';
import { isNounLike } from '../ledger/topics.ts';
import { compare } from '../reading/text.ts';
import { best, type Coverage, type Passage } from './passages.ts';

/** Rows at least, and at most. */
const LEAST = 3;
const MOST = 6;
const SHORT = 25;
const LONG = 200;

const MONTH = '(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)';
const DAY = new RegExp(
  `(?<![\\d.])(?:od |do |między )?\\d{1,2}(?:[-–]\\d{1,2}| i \\d{1,2})? ${MONTH}(?: (?:19|20)\\d{2}(?: r\\.| roku)?)?(?![\\p{sc=Latn}\\d])`,
  'u',
);
/** A number that counts something: „600 lotów”, „1,5 mln zł”, „20 proc.”; the last word is checked to be a noun. */
const AMOUNT =
  /(?<![\d.,/§\p{sc=Latn}-])(?:(?:ponad|około|ok\.|blisko|prawie|co najmniej) )?\d{1,3}(?:[ \u00a0.]\d{3})*(?:,\d{1,2})?[ \u00a0]?(?:(?:tys\.|tysi(?:ąc|ące|ęcy)|mln|milion(?:y|ów)?|mld) ?)?(zł(?!\p{sc=Latn})|proc\.|%|euro|\p{Ll}{3,14})(?!\p{sc=Latn})/u;
const UNIT = /^(?:zł|proc\.|%|euro)$/;
const NO_COUNT = new Set('rok lata wiek miesiąc dzień tydzień godzina minuta sekunda razy raz numer pozycja'.split(' '));

function amountIn(text: string): string | null {
  const found = AMOUNT.exec(text);
  const noun = found?.[1] ?? '';
  const base = lemma(noun);
  const counts = UNIT.test(noun) || (base !== noun && isNounLike(base) && !NO_COUNT.has(base));
  return found && counts ? found[0] : null;
}

/** The day or amount that a sentence tells, as it writes it. */
export const factIn = (text: string): string | null => DAY.exec(text)?.[0] ?? amountIn(text);

const MONTHS = 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ');

/** The day that a fact tells, ISO, in the page's year where it names none; else the page's day; '9' without one. */
function dayOf(what: string, publishedAt: string | null): string {
  const day = /(\d{1,2}) (\p{Ll}+)(?: (\d{4}))?/u.exec(what);
  const month = MONTHS.indexOf(day?.[2] ?? '') + 1;
  const year = day?.[3] ?? publishedAt?.slice(0, 4);
  if (!day || month === 0 || !year) return publishedAt?.slice(0, 10) ?? '9';
  return `${year}-${String(month).padStart(2, '0')}-${(day[1] as string).padStart(2, '0')}`;
}

/** Two facts of one kind stand in one table. */
const isDay = (what: string): boolean => DAY.test(what);

/** Rows of the kind that has more, those that add most, in the order of their days; null with fewer than three. */
export function factsOf(story: string, passages: readonly Passage[], coverage: Coverage): Facts | null {
  const found = passages.flatMap((passage) => {
    const { text, sentences } = passage;
    const what = sentences === 1 && text.length >= SHORT && text.length <= LONG && coverage.isFresh(passage) ? factIn(text) : null;
    return what ? [{ what, passage }] : [];
  });
  const days = found.filter(({ what }) => isDay(what));
  const amounts = found.filter(({ what }) => !isDay(what));
  const pool = days.length >= amounts.length ? days : amounts;
  if (new Set(pool.map(({ what }) => what)).size < LEAST) return null;
  const rows: (Facts['rows'][number] & { day: string })[] = [];
  while (rows.length < MOST) {
    const open = pool.filter(({ what }) => rows.every((row) => row.what !== what));
    const passage = best(
      open.map((row) => row.passage),
      coverage,
    );
    if (!passage) break;
    coverage.print(passage);
    const what = factIn(passage.text) ?? '';
    const { n, publishedAt } = passage.item.evidence;
    rows.push({ what, n, text: passage.text, day: dayOf(what, publishedAt) });
  }
  if (rows.length < LEAST) return null;
  rows.sort((a, b) => compare(a.day, b.day) || a.n - b.n);
  return { story, rows: rows.map(({ what, n, text }) => ({ what, n, text })) };
}
