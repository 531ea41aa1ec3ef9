/** Which pages tell the same matter as an end: by the words that they share, weighed by how few pages have them. */
import { lemma, tokenize } from '../../language/index.ts';
import type { Features } from '../ledger/features.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { documentSentences, overlaps, readable } from '../reading/text.ts';

/** Least weight of the words that a page shares with the end: in words that two pages of all have, and of all words of the end. */
const SHARED_WEIGHT = 2.6;
const SHARED_PART = 0.18;
/** Least words that a page which is about something else shares, where it names the subject, with a title of the matter, and their weight. */
const SAID_WORDS = 3;
const SAID_WEIGHT = 1;
/** What needs no name of the matter beside its words: so much of them, or so large a part. */
const MUCH_WEIGHT = 4;
const MUCH_PART = 0.3;
/** A name that most pages of the subject have, as its town, is of no matter. */
const NAME_WEIGHT = 0.5;

/** Words of a text that can tell a matter: no function words, no words of the subject's name. */
export function wordsIn(text: string, item: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const words = tokenize(text).map(({ lower }) => lemma(lower));
  return new Set(words.filter((word) => word.length > 3 && !skip.has(word) && item.lemmas.has(word)));
}

/** Words of money, which every matter has. */
const OF_MONEY: ReadonlySet<string> = new Set(['tysiąc', 'milion', 'złoty', 'zapłacić', 'wypłacić', 'kwota']);

export type Weigh = { of(words: Iterable<string>): number; unit: number };

/** Words by how few pages have them. */
export function createWeigh(all: readonly LedgerItem[]): Weigh {
  const often = new Map<string, number>();
  for (const item of all) for (const word of item.lemmas.keys()) often.set(word, (often.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(all.length / (often.get(word) ?? 1));
  return {
    of: (words) => [...words].reduce((sum, word) => sum + weight(word), 0),
    unit: Math.log(Math.max(2, all.length / 2)),
  };
}

/** Words of the sentences that name the subject. */
function saidOn(page: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const sentences = documentSentences(page.document).filter((sentence) => page.mentions.some((mention) => overlaps(sentence, mention)));
  return wordsIn(sentences.map(({ text }) => text).join(' '), page, skip);
}

/** Words that a page writes with a capital where no sentence begins: whom and where a matter happened to. */
export function namesIn(item: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const text = `${item.evidence.title}. ${readable(item.document)}`;
  const found = [...text.matchAll(/(?<=[\p{L}\d,;:)”"»–—-] )[„"«(]?(\p{Lu}\p{Ll}{2,})/gu)].map(([, word]) => lemma((word ?? '').toLowerCase()));
  return new Set(found.filter((word) => !skip.has(word)));
}

/** Of a list of many: the words of the sentences that name it, with those beside them. */
function besideName(page: LedgerItem, skip: ReadonlySet<string>): ReadonlySet<string> {
  const sentences = documentSentences(page.document);
  const named = sentences.flatMap((sentence, at) => (page.mentions.some((mention) => overlaps(sentence, mention)) ? [at] : []));
  const near = new Set(named.flatMap((at) => [at - 1, at, at + 1]));
  return wordsIn([page.evidence.title, ...sentences.flatMap(({ text }, at) => (near.has(at) ? [text] : []))].join(' '), page, skip);
}

/**
 * Whether what a page shares with an end says that both tell the same matter. A list of many counts by what it says beside the name
 * alone; little in common counts where a person, place or thing with a name is part of it.
 */
function isOfMatter(page: LedgerItem, item: LedgerItem, words: ReadonlySet<string>, weigh: Weigh, skip: ReadonlySet<string>): boolean {
  const whole = weigh.of(words);
  const said = page.evidence.genre === 'list' ? besideName(page, skip) : page.lemmas;
  const shared = [...words].filter((word) => said.has(word));
  const weight = weigh.of(shared);
  if (weight < SHARED_WEIGHT * weigh.unit || weight < SHARED_PART * whole) return false;
  if (weight >= MUCH_WEIGHT * weigh.unit || weight >= MUCH_PART * whole) return true;
  const [here, there] = [namesIn(page, skip), namesIn(item, skip)];
  return shared.some((word) => here.has(word) && there.has(word) && weigh.of([word]) >= NAME_WEIGHT * weigh.unit);
}

/** Pages of the matter whose end a page tells, and pages that speak of it in what they say of the subject. */
export function pagesOf(
  features: Features,
  all: readonly LedgerItem[],
  item: LedgerItem,
  words: ReadonlySet<string>,
  weigh: Weigh,
  skip: ReadonlySet<string>,
): LedgerItem[] {
  const near = all.filter(
    (page) => page !== item && [...words].some((word) => page.lemmas.has(word) && features.isMatter(word)) && isOfMatter(page, item, words, weigh, skip),
  );
  const heads = [words, ...near.map((page) => wordsIn(page.evidence.title, page, skip))];
  const isSpoken = (page: LedgerItem) => {
    const said = saidOn(page, skip);
    return heads.some((head) => {
      const shared = [...head].filter((word) => said.has(word));
      return shared.length >= SAID_WORDS && weigh.of(shared.filter((word) => !OF_MONEY.has(word))) >= SAID_WEIGHT * weigh.unit;
    });
  };
  const spoken = near.length > 0 ? all.filter((page) => page !== item && page.evidence.role !== 'hero' && isSpoken(page)) : [];
  return [...new Set([...near, ...spoken])];
}
