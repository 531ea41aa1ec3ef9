/** Passages of pages that can be quoted by themselves, and the choice of those that tell most without saying it twice. */

import type { Genre } from '../../contract/report.ts';
import { informationOf, isStopword, lemmasOf, sentenceTells } from '../../language/index.ts';
import type { PageItem } from '../../research/types.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { passagesOf as cut, IN_FIRST, unnamedIn } from '../overview/excerpts.ts';
import type { Known, Reading } from '../overview/features.ts';
import { wordsOf } from '../overview/words.ts';
import { isWithin, type Settled, settledOn } from '../reading/settled.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { isPolish } from '../reading/text.ts';
import { townsIn } from '../reading/towns.ts';
import { closesUnopened, endsQuoted } from './quote-marks.ts';

/**
 * A passage with its page. `words`: its telling lemmas; `review`: the item of a page of many voices that it stands in; `about`: it names the
 * subject or, of a firm, what the subject is; `beside`: its paragraph names the subject; `first`: in the first person; `said`: it begins with what
 * somebody says, `inside`: in the midst of it, `signed`: the page tells whose words these are; `who`: its name for that person, where the passage itself has none;
 * `next`: who says what begins further on; `voice`: who the page says speaks in all of it, apart from the words that tell so. */
export type Passage = {
  item: LedgerItem;
  start: number;
  end: number;
  text: string;
  worth: number;
  words: Set<string>;
  review: PageItem | null;
  reply: boolean;
  named: boolean;
  about: boolean;
  beside: boolean;
  first: boolean;
  said: boolean;
  inside: boolean;
  signed: boolean;
  who: string | null;
  next: string | null;
  voice: string | null;
  sentences: number;
};

/** Shortest and longest passage, in characters. */
const SHORT = 40;
const LONG = 330;
/** Bits from which a word tells something. */
const TELLING = 8;

/** „Czyli nie wspiera Pan …? To jakaś niemądra akcja.”: a question with its answer, which reads as one voice. */
const ASKS_FIRST = /^[^.!?]{8,}\?["”»)]*\s/u;

/** What a page sets between its sentences: an advertisement, who took the picture, what else to read. */
const RUBBISH =
  /(?<!\p{sc=Latn})(?:REKLAMA|(?:[Ff]oto|[Ff]ot\.|[Źź]ródło): ?\p{Lu}|(?:[Cc]zytaj|[Zz]obacz|[Pp]rzeczytaj) (?:też|także|również|więcej))(?!\p{sc=Latn})|[.!?”"] (?:facebook|twitter|instagram) \p{Lu}/u;

const stands = (text: string, first: string, opens: boolean): boolean =>
  text.length >= SHORT &&
  text.length <= LONG &&
  !RUBBISH.test(text) &&
  !endsQuoted(text) &&
  !closesUnopened(text) &&
  !/\?["”»)]*$/u.test(text) &&
  !ASKS_FIRST.test(text) &&
  !/ następuje\.$/iu.test(text) &&
  (opens || (/^[\p{Lu}\d„"–—-]/u.test(text) && !wordsOf('dangling').has(first) && /[.!…"”»)]$/u.test(text)));

/** „Wójt Anna Lis: … Prezydent Jan Nowak: …”: rows of a list, of which the first is of somebody else and a later one the subject's. */
const ROW = /(?:^|[.!?]\s)[–—•\s]*(?:\p{L}+ ){0,4}\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+: /u;
function opensWithOthersRow({ mentions }: LedgerItem, text: string, start: number): boolean {
  const row = ROW.exec(text);
  if (!row) return false;
  const head = start + row.index + row[0].length;
  const inside = mentions.filter((mention) => mention.start >= start && mention.end <= start + text.length);
  return !inside.some((mention) => mention.start < head) && inside.some((mention) => text[mention.end - start] === ':');
}

/** „Innego dewelopera”: one of its kind, not the subject. */
const ANOTHER = new Set(['inny', 'kolejny', 'sąsiedni', 'podobny', 'pozostały', 'każdy']);

const tellingWords = (lemmas: readonly string[], skip: ReadonlySet<string>): Set<string> =>
  new Set(lemmas.filter((word) => word.length > 2 && !isStopword(word) && !skip.has(word) && informationOf(word) > TELLING));

/** Passages of a page in Polish that can be quoted by themselves. */
export function passagesOf(item: LedgerItem, reading: Reading, known: Known, skip: ReadonlySet<string>, person: boolean): Passage[] {
  if (!isPolish(item.evidence.lang)) return [];
  return (
    cut(item.document, reading)
      .filter(({ text, units, opens }) => stands(text, units[0]?.words[0] ?? '', opens && units[0]?.item !== null))
      .filter(({ text, start }) => !opensWithOthersRow(item, text, start))
      // What stands before a question of an interview may lead up to it, so that an answer and it would read as one voice.
      .filter(({ units, asked }) => item.evidence.genre !== 'interview' || units.length === 1 || !asked)
      .filter(({ half, dangles }) => !half && !dangles)
      .map(({ text, start, end, worth, units, named, beside, spoken }) => ({
        item,
        start,
        end,
        text,
        worth,
        words: tellingWords(
          units.flatMap(({ lemmas }) => lemmas),
          skip,
        ),
        review: units[0]?.item ?? null,
        reply: units[0]?.reply ?? false,
        named,
        beside,
        said: spoken.inside || spoken.opens,
        inside: spoken.inside,
        who: isOwnVoice(item) ? null : unnamedIn(text, spoken),
        about: named || (!person && units.some(({ lemmas }) => lemmas.some((word, i) => known.kinds.has(word) && !ANOTHER.has(lemmas[i - 1] ?? '')))),
        next: spoken.next,
        voice: spoken.past || spoken.next !== null ? null : spoken.who,
        signed: spoken.who !== null,
        first: ((spoken.inside || spoken.opens) && IN_FIRST.test(text)) || units.some((unit) => unit.words.some((word) => wordsOf('first').has(word))),
        sentences: units.length,
      }))
  );
}

/** The passages of a page that nothing later on it overtakes; praise stands. @param by whose later words count */
export function standingOn({ document }: LedgerItem, passages: Passage[], by: readonly Settled['by'][]): Passage[] {
  const settled = settledOn(document).filter((one) => by.includes(one.by));
  if (settled.length === 0) return passages;
  const isPraise = (text: string): boolean => {
    const { praise, blame, wrong, neutral } = sentenceTells(text);
    return praise > Math.max(blame, wrong, neutral);
  };
  const isOld = ({ start, end }: Passage) => settled.some(({ old, later }) => isWithin(start, old) && !(later.start >= start && later.start < end));
  return passages.filter((passage) => isPraise(passage.text) || !isOld(passage));
}

/** Words that tell nothing of one subject: those of its name. */
export const wordsOfName = ({ subject, items }: Ledger): Set<string> =>
  new Set([subject.name, ...new Set(items.flatMap(({ mentions }) => mentions.slice(0, 5).map(({ form }) => form)))].flatMap((form) => lemmasOf(form)));

const DENIES =
  /(?<!\p{sc=Latn})(?:nigdy nie|nieprawd\p{sc=Latn}*|to nie my|zaprzecza\p{sc=Latn}*|nie zgadzam\p{sc=Latn}* się|bezpodstawn\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** Whether the subject denies something on its own page: that repeats no charge, in however many of its words. */
export const answers = ({ item, text }: Passage): boolean => isOwnVoice(item) && DENIES.test(text);

/** Share of weight from which a passage repeats another. */
const REPEATS = 0.6;
/** What a word is worth that was printed before, and a passage of a page that was quoted before. */
const AGAIN = 0.25;
const SAME_PAGE = 0.8;
const ROLE = { hero: 1, party: 1, passing: 0.6 } as const;
/** Sorts of text that list, register or advertise, beside those that tell. */
const GENRE: Partial<Record<Genre, number>> = { own: 0.5, paid: 0.4, release: 0.7, record: 0.3, list: 0.4, profile: 0.3, catalogue: 0.3, satire: 0 };
/** Somebody's own words, where the passage does not show whose. */
const UNSIGNED = 0.2;
/** „Ewa Lis wzrusza ramionami. – Nie wiem”: speech that is led up to. */
const LED = /[.:!?…] [–—-] \p{Lu}|[„"]/u;
const isUnsigned = ({ text, first, said, signed, review, item }: Passage): boolean => {
  if (isOwnVoice(item) || review || signed || SIGNED.test(text)) return false;
  return said || (first && !LED.test(text)) || /^(?:[–—-]|\p{L}{2,12}: \S)/u.test(text);
};
/** What somebody says of himself, and neither the passage nor the page tells who: it would read as the subject's words. */
const isNobodys = (passage: Passage): boolean =>
  passage.said && passage.first && isUnsigned(passage) && !(passage.item.evidence.genre === 'interview' && passage.item.evidence.role === 'hero');
/** What a passage is worth that begins in the midst of what somebody says. */
const MIDST = 0.5;
/** „… – mówi X”: the passage closes with who says it. */
const SIGNED =
  /[–—-] \p{Ll}+(?:ł|ła|i|e|a|uje)(?: (?:nam|też|także))? (?:we? (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę) )?(?!(?:we?|na|dla|ze?|do|po|przed|podczas) )(?:\p{Ll}+ ){0,3}\p{Lu}/u;
/** What stands between posts or reviews, and a post on a page of many matters that does not name the subject. */
const BETWEEN_POSTS = 0.2;
const isBetween = ({ review, item }: Passage): boolean => !review && item.document.article.items.length > 0;

/** Prices and search words in a row. */
const OFFER = 0.2;
function isOffer({ text }: Passage): boolean {
  if ((text.match(/\d (?:zł|PLN)(?!\p{sc=Latn})/gu) ?? []).length >= 3) return true;
  const counts = new Map<string, number>();
  for (const word of text.match(/\p{Lu}\p{L}{3,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()].some((n) => n >= 4);
}
/** What the law makes a page say, which tells nothing of anybody. */
const LEGAL =
  /(?<!\p{sc=Latn})(?:administratorem (?:\p{sc=Latn}+ )?danych|przetwarzane są (?:w celu|na podstawie)|plik(?:i|ów|ami) cookies?|oferty w rozumieniu|prawa zastrzeżone)(?!\p{sc=Latn})/iu;
/** A passage of a paragraph in which the subject is neither named nor called by what it is: it may tell of somebody else's matter. */
const FAR = 0.5;
const FAR_NAMING = 0.25;
const OTHER_NAME = /(?<=\p{Ll},? )\p{Lu}\p{L}{2,}/u;
const farness = (passage: Passage): number => {
  const { named, about, beside, review, first, item, text } = passage;
  if (named || about || beside || review || (first && isOwnVoice(item))) return 1;
  return OTHER_NAME.test(text) ? FAR_NAMING : FAR;
};

/** What a page's texts are worth by what sort of text it is, and by how much of it is about the subject. */
export const weightOfPage = ({ evidence: { genre, role, own } }: LedgerItem): number => ROLE[role ?? 'party'] * (GENRE[own ? 'own' : genre] ?? 1);

/** What a passage is worth before it is known what was printed. */
function weightOfPassage(passage: Passage, telling: ReadonlySet<LedgerItem>): number {
  const role = telling.has(passage.item) ? 'party' : passage.item.evidence.role;
  if (LEGAL.test(passage.text) || isNobodys(passage)) return 0;
  if ((role === 'passing' || (role !== 'hero' && passage.review)) && !passage.named) return 0;
  const sort =
    weightOfPage(passage.item) *
    farness(passage) *
    (isUnsigned(passage) ? UNSIGNED : passage.inside ? MIDST : 1) *
    (isBetween(passage) ? BETWEEN_POSTS : 1) *
    (isOffer(passage) ? OFFER : 1);
  return (passage.worth * sort) / (20 + passage.text.length) ** 0.25;
}

/** A passage that tells what happened in another town: „W Kołobrzegu wspólnota wygrała z dyskoteką”. */
const IN_OTHER_TOWN = 0.2;

/** Passages whose paragraph does not name the subject, with a town that no other page and no sentence on the subject names. */
function toldOfOtherTowns(all: readonly Passage[]): Set<Passage> {
  const towns = new Map(all.map((passage) => [passage, townsIn(passage.text)]));
  const home = new Set<string>();
  const naming = new Map<string, LedgerItem>();
  for (const [{ item, about }, named] of towns)
    for (const town of named) {
      if (about || (naming.get(town) ?? item) !== item) home.add(town);
      naming.set(town, item);
    }
  const isElsewhere = ({ about, beside, review }: Passage) => !about && !beside && !review;
  return new Set(all.filter((passage) => isElsewhere(passage) && [...(towns.get(passage) ?? [])].some((town) => !home.has(town))));
}

/** What was printed, and what each word weighs. One for the whole report, so that no story repeats another. */
export type Coverage = {
  weightOf(word: string): number;
  /** What a passage adds to what was printed. */
  gain(passage: Passage): number;
  /** Whether it says what a printed one says, or overlaps it. */
  isFresh(passage: Passage): boolean;
  print(passage: Passage): void;
};

/**
 * @param all passages of the report, from which it is counted how many pages have a word
 * @param telling pages that name the subject in passing and yet tell its matter
 */
export function createCoverage(all: readonly Passage[], telling: ReadonlySet<LedgerItem> = new Set()): Coverage {
  const having = new Map<string, Set<LedgerItem>>();
  for (const { item, words } of all)
    for (const word of words) {
      const items = having.get(word);
      if (items) items.add(item);
      else having.set(word, new Set([item]));
    }
  const printed: Passage[] = [];
  const times = new Map<string, number>();
  const quoted = new Map<LedgerItem, number>();
  const known = new Map([...having].map(([word, { size }]) => [word, Math.sqrt(informationOf(word) - TELLING) * Math.log(1 + size) ** 1.5]));
  const weightOf = (word: string) => known.get(word) ?? 0;
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
  const elsewhere = toldOfOtherTowns(all);
  const weights = new Map(all.map((passage) => [passage, weightOfPassage(passage, telling) * (elsewhere.has(passage) ? IN_OTHER_TOWN : 1)]));
  const gain = (passage: Passage) => {
    const { item, words } = passage;
    let fresh = 0;
    for (const word of words) fresh += weightOf(word) * AGAIN ** (times.get(word) ?? 0);
    return (weights.get(passage) ?? 0) * fresh * SAME_PAGE ** (quoted.get(item) ?? 0);
  };
  const repeats = (a: Passage, b: Passage) => {
    if (a.item === b.item && a.start < b.end && b.start < a.end) return true;
    if (answers(a) !== answers(b)) return false;
    const shared = sum([...a.words].filter((word) => b.words.has(word)));
    return shared > 0 && shared >= REPEATS * Math.min(sum(a.words), sum(b.words));
  };
  return {
    weightOf,
    gain,
    isFresh: (passage) => printed.every((one) => !repeats(passage, one)),
    print(passage) {
      printed.push(passage);
      quoted.set(passage.item, (quoted.get(passage.item) ?? 0) + 1);
      for (const word of passage.words) times.set(word, (times.get(word) ?? 0) + 1);
    },
  };
}

/** The passage that adds most among those that are fresh; the first of equal ones. */
export function best(passages: readonly Passage[], coverage: Coverage, weigh: (passage: Passage) => number = () => 1): Passage | null {
  let found: Passage | null = null;
  let most = 0;
  for (const passage of passages) {
    const gain = coverage.gain(passage) * weigh(passage);
    if (gain > most && coverage.isFresh(passage)) [found, most] = [passage, gain];
  }
  return found;
}
