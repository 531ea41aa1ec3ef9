/** Decisions on single pages looked over once all are made: what the other pages show may take one out again. */
import { type Context, isProfession } from '../reading/context.ts';
import { isGeneral, senseOf } from '../reading/domains.ts';
import type { Judged } from './judged.ts';
import { isOfTown, largest, meets } from './other-bearers.ts';

/** Words of a short order without town or name, and their share, from which a page has what it says. */
const FITTING = { words: 3, most: 5, share: 0.75 };
/** How many times as many pages put the order's trade in other towns before those without a town may be theirs. */
const ELSEWHERE_TIMES = 3;

/** A common name with the order's trade, but no page puts it in the order's town, or many more put it elsewhere: pages that name no town tie it to nobody. */
export function dropUnplaced(judged: Judged[], person: boolean): void {
  const here = judged.filter(({ state, verdict, linked }) => linked || (state === 'in' && verdict.town)).length;
  const elsewhere = judged.filter(({ state, verdict, reading }) => state !== 'in' && verdict.near && !verdict.town && isOfTown(reading)).length;
  // Of a firm that no page of its trade puts anywhere, the order's town is that of an office which nobody writes of.
  if (!person && elsewhere === 0) return;
  if (here > 0 && here * ELSEWHERE_TIMES >= elsewhere) return;
  for (const one of judged) if (one.state === 'in' && !one.linked && !one.verdict.town && !one.verdict.named && !one.verdict.said) one.state = 'name';
}

/** What the order says besides adjectives and offices that anybody may have. */
const tellingWords = ({ words, special, deeds }: Context): string[] =>
  [...words].filter((word) => !deeds.has(word) && (special.has(word) || senseOf(word, word)?.domains.some((domain) => !isGeneral(domain))));

/** „Selekcjonerka szczypiornistek, dawniej bramkarka”: each word says the same. */
function ofOneDomain(words: readonly string[]): boolean {
  const [first, ...rest] = words.map((word) => senseOf(word, word)?.domains ?? []);
  return first?.some((domain) => !isGeneral(domain) && rest.every((domains) => domains.includes(domain))) ?? false;
}

/**
 * „Radny gminy, sklep z nawozami”: when a page has nearly all that the order says of somebody with a common name, pages with no more
 * than half of that are not tied by the one trade they share.
 */
export function keepFitting(judged: Judged[], context: Context): void {
  const words = tellingWords(context);
  // „Nauczyciel w mechaniku, radny”: a page names the one calling of somebody, another page the other.
  if (words.length > FITTING.most || ofOneDomain(words) || words.every(isProfession)) return;
  const wordsOf = ({ reading }: Judged) => words.filter((word) => reading.whole.words.has(word)).length;
  const most = largest(judged.map(wordsOf));
  if (most < FITTING.words || most < FITTING.share * words.length) return;
  for (const one of judged) if (one.state === 'in' && !one.linked && wordsOf(one) * 2 <= most) one.state = 'name';
}

/** Pages from which an order whose town no tied one names may mean somebody else; words of another domain from which a page is of that; the share of pages with more than a topic from which the rest follows. */
const NOWHERE = { pages: 3, others: 3, share: 1 / 3 };

/** What people of many callings are called: „polityk z Krakowa” is a minister on most pages. */
export const BROAD: ReadonlySet<string> = new Set(
  'polityk polityczka samorządowiec lekarz lekarka sportowiec sportsmenka muzyk artysta artystka naukowiec uczony uczona prawnik prawniczka duchowny'.split(
    ' ',
  ),
);

/**
 * „Bar z burgerami w Ełku” of a statesman's name: where no tied page names the order's town, a topic that a page shares with the order ties it to nobody.
 * A proper name of the order does, a rare word of it, and its very calling.
 */
export function dropTopical(judged: Judged[], { roles }: Context): void {
  const broad = [...roles].some((role) => BROAD.has(role));
  const tied = judged.filter(({ state }) => state === 'in');
  if (judged.length < NOWHERE.pages || tied.some(({ verdict, linked }) => linked || verdict.town)) return;
  const topical = tied.filter(
    ({ verdict: { named, said, role, same, called, others } }) => !named && !said && !(broad ? role : same) && !(called && others < NOWHERE.others),
  );
  if (tied.length - topical.length >= NOWHERE.share * tied.length) return;
  for (const one of topical) one.state = 'name';
}

/**
 * „Nie mylić z późniejszym kanclerzem”: a page with a proper name of the order tells its bearer from one of another calling. Pages that call the name so are
 * that one's, and where they are most of those that tell, no page is tied by the trade alone that both share.
 */
export function dropDenied(judged: Judged[], { roles }: Context): void {
  const told = judged.filter(({ state, verdict, reading }) => state === 'in' && verdict.named && reading.denied.words.size > 0);
  const callings = new Set(told.flatMap(({ reading }) => [...reading.denied.words].filter((word) => isProfession(word) && !roles.has(word))));
  if (callings.size === 0) return;
  const isOf = ({ reading: { beside, sentence } }: Judged) => meets(callings, beside.words) || meets(callings, sentence.words);
  const rest = judged.filter((one) => one.state === 'in' && !one.linked && !told.includes(one) && !one.verdict.same);
  const others = rest.filter(isOf);
  for (const one of others) one.state = 'other';
  if (others.length <= told.length) return;
  for (const one of rest) if (one.state === 'in' && !one.verdict.said) one.state = 'name';
}
