/** What a story is called: the title of one of its pages. */
import type { Accusation } from '../../contract/report.ts';
import { informationOf, isFirstNameForm, lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { retellsEnd } from '../reading/retold-ends.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { readable } from '../reading/text.ts';
import { saysOver } from '../tone/cleared.ts';
import type { Closing } from './closings.ts';
import { ENDED } from './endings.ts';
import { tellsNothing } from './titles.ts';

/** Pages that hold facts or many matters: they tell no story by themselves. */
export const APART = new Set(['record', 'list', 'profile', 'review', 'catalogue', 'encyclopedia', 'satire']);
/** What a page's title weighs by how much of the page is about the subject. */
const ROLE = { hero: 1.5, party: 1.2, passing: 0.6 } as const;
const LONG = 110;
/** A title that tells a charge without its end comes after those that tell what happened, before those that tell nothing. */
const OUTDATED = 0.5;
/** Titles that say what sort of page it is. */
const LABELLED = /^\p{Lu}{6,}[ :!]|\[|\b(?:wideo|galeria|zdjęcia|relacja|na żywo)\b|^\d|^(?:\p{Lu}{3,}[ :!]+){2}/iu;

/** „Teraz żałuję”: somebody's own words, which in a title without a name are taken for the subject's. */
const CONFESSED = /["„»](?:[^"”«]* )?(?:\p{sc=Latn}+(?:łem|łam|liśmy|uję|ję)|jestem|mam|wstyd mi|przepraszam)(?!\p{sc=Latn})/iu;

/** „Politycy: To rozgrywka”, „Jan Nowak: Kłamią”: what somebody says of a matter, which is not what happened. */
const CLAIMED = /(?:^|[.!?]\s)["„]?((?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+): ["„]?\p{Lu}/u;
const SPEAKERS =
  /^(?:politycy|polityk|posłowie|poseł|posłanka|radni|radny|radna|opozycja|eksperci|ekspert|ekspertka|prawnicy|związkowcy|mieszkańcy|internauci|minister|premier|rzecznik|rzeczniczka|prezes|burmistrz|wójt|starosta|klienci|rodzice|lekarze)(?!\p{sc=Latn})/iu;
const CLAIM = 0.35;
function isClaim({ document, evidence: { title } }: LedgerItem): boolean {
  const who = CLAIMED.exec(title)?.[1];
  if (who === undefined) return false;
  const [first = '', ...rest] = who.split(' ');
  if (SPEAKERS.test(who) || (rest.length > 0 && isFirstNameForm(first.toLowerCase()))) return true;
  // „Pietrzak: …”: a surname that the page gives with a first name.
  const named = rest.length === 0 ? [...readable(document).matchAll(new RegExp(`(\\p{Lu}\\p{Ll}+) ${who}(?!\\p{sc=Latn})`, 'gu'))] : [];
  return named.some(([, before = '']) => isFirstNameForm(before.toLowerCase()));
}

/** Whether a title has the surname of somebody else whom its page calls by first name and surname. */
function namesPerson({ document, mentions, evidence: { title } }: LedgerItem): boolean {
  const named = [...readable(document).matchAll(/(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{2,})/gu)].filter(([, first]) => isFirstNameForm((first ?? '').toLowerCase()));
  const surnames = new Set(named.map(([, , surname]) => lemma(surname ?? '').toLowerCase()));
  for (const { form } of mentions) for (const word of lemmasOf(form)) surnames.delete(word.toLowerCase());
  return lemmasOf(title).some((word) => surnames.has(word.toLowerCase()));
}

/**
 * What titles are weighed by: `rarity` of a lemma among all pages; pages that show an accusation without its end or were taken back, and whatever else without
 * what ended or corrected it; surnames of other people.
 */
export type Weighing = {
  rarity(word: string): number;
  outdated: ReadonlySet<number>;
  open: ReadonlySet<number>;
  people: ReadonlySet<string>;
  /** Pages that tell the end of an accusation, each with the pages that tell it. */
  ends: readonly { n: number; of: readonly number[] }[];
};
/** What the title of a page is worth that tells a matter without its end: one that tells it is better, one that says nothing is not. */
const WITHOUT_END = 0.5;

/** What a title is worth as the name of a group: how telling its words are in the group, by their number, whom it names, and its shape. */
function worthOf(item: LedgerItem, pages: ReadonlyMap<string, number>, all: number, { rarity, people, open }: Weighing): number {
  const { title, role } = item.evidence;
  const words = [...new Set(lemmasOf(title))];
  if (words.length === 0 || title === item.evidence.url) return 0;
  const central = words.reduce((sum, word) => sum + (Math.sqrt(Math.max(0, informationOf(word) - 6)) * rarity(word) * ((pages.get(word) ?? 1) - 1)) / all, 0);
  let worth = (central / Math.sqrt(Math.max(6, words.length))) * ROLE[role ?? 'party'];
  if (item.mentions.some(({ form }) => title.includes(form))) worth *= 1.6;
  else if (words.some((word) => people.has(word))) worth *= 0.6;
  else if (namesPerson(item)) worth *= 0.4;
  if (open.has(item.evidence.n) && !saysOver(title)) worth *= WITHOUT_END;
  if (title.length > LONG) worth *= 0.3;
  if (isClaim(item)) worth *= CLAIM;
  if (LABELLED.test(title)) worth *= 0.6;
  if (title.includes('?')) worth *= 0.6;
  if (CONFESSED.test(title) && !item.mentions.some(({ form }) => title.includes(form))) worth *= 0.3;
  return worth;
}

/** How many pages have each lemma. */
export function countPages(items: readonly LedgerItem[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const { lemmas } of items) for (const word of lemmas.keys()) pages.set(word, (pages.get(word) ?? 0) + 1);
  return pages;
}

/**
 * Titles that tell what happened, then those that tell nothing and those of threads and of pages that name the subject in passing, hold facts or are its own,
 * then addresses in place of a title.
 */
function rankOf(item: LedgerItem): number {
  const { title, url, role, genre } = item.evidence;
  if (title === url || lemmasOf(title).length === 0) return 2;
  return tellsNothing(title) || role === 'passing' || isOwnVoice(item) || genre === 'forum' || APART.has(genre) ? 1 : 0;
}

/** What is called by its end comes first, a forecast after what came of it. */
const ENDS = 0.25;
const FORECAST = 0.5;
/** „Sprostowanie” alone says nothing of what. */
const TITLE_WORDS = 4;

/** Whether a page's title says the end of what half of the group's accusing pages tell. */
const isEndOf = ({ evidence: { n, title } }: LedgerItem, numbers: ReadonlySet<number>, { ends }: Weighing): boolean =>
  lemmasOf(title).length >= TITLE_WORDS &&
  (saysOver(title) || ENDED.test(title)) &&
  ends.some((end) => end.n === n && end.of.filter((one) => numbers.has(one)).length * 2 >= end.of.length);

/** The page whose title is the best name of a group. */
export function titleOf(items: LedgerItem[], weighing: Weighing): LedgerItem {
  const numbers = new Set(items.map(({ evidence }) => evidence.n));
  const pages = countPages(items);
  const ranked = items
    .map((item) => ({
      item,
      rank:
        rankOf(item) +
        (weighing.outdated.has(item.evidence.n) ? OUTDATED : 0) +
        (item.evidence.genre === 'poll' ? FORECAST : 0) -
        (isEndOf(item, numbers, weighing) ? ENDS : 0),
      worth: worthOf(item, pages, items.length, weighing),
    }))
    .sort((a, b) => a.rank - b.rank || b.worth - a.worth || a.item.evidence.n - b.item.evidence.n);
  return ranked[0]?.item ?? (items[0] as LedgerItem);
}

/** @param pages those that may stand in a story */
export function weighingOf(
  items: readonly LedgerItem[],
  pages: readonly LedgerItem[],
  accusations: readonly Accusation[],
  closings: readonly Closing[],
  people: ReadonlySet<string>,
): Weighing {
  const having = countPages(pages);
  const takenBack = closings.filter(({ kind }) => kind === 'correction').flatMap(({ open }) => open.map(({ evidence }) => evidence.n));
  return {
    // The root, as the most telling word of one page in a hundred is no better a name than one of three pages.
    rarity: (word) => Math.sqrt(Math.log((1 + pages.length) / (having.get(word) ?? 1))),
    outdated: new Set([...accusations.flatMap(({ stillShown, refs }) => stillShown.filter((n) => refs.includes(n))), ...takenBack]),
    // A title that does not say the end is no better where the text retells it.
    open: new Set(
      [...closings.flatMap(({ open }) => open), ...items.filter(({ document }) => retellsEnd(readable(document)))].map(({ evidence }) => evidence.n),
    ),
    people,
    ends: accusations.flatMap(({ end, refs }) => (end && end.state !== 'denied' ? [{ n: end.n, of: refs }] : [])),
  };
}
