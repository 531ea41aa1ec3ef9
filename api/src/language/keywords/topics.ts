import { type Found, rankKeywords } from './keywords.ts';
import type { Topic } from './types.ts';

/** An item to group: its words as lemmas, and the documents it occurs in. */
export type Grouped = { words: readonly string[]; documents: ReadonlySet<unknown> };

/** Keywords considered per requested topic, and the least number considered. */
const [PER_TOPIC, LEAST] = [4, 40];
/** Least Jaccard share of common documents, G² (p < .001) and number of documents at which two keywords are one topic. */
const [SAME_DOCUMENTS, G2, MIN_DOCUMENTS] = [0.6, 10.83, 3];
/** Least count as neighbours, and share of the rarer word's uses, at which two words are one phrase („prezes zarządu”). */
const [NEIGHBOURS, NEIGHBOUR_SHARE] = [2, 0.5];

/**
 * Topics of the texts: keywords in the order of `keywords`, grouped: a name and its part („Anna Zielińska”, „Anna”), words that are
 * mostly neighbours („prezes zarządu”), and words that occur in mostly the same texts, more often than by chance. The label
 * (`lemma`) is the best of a group, or a longer name that contains it and occurs in half of its texts; `terms` are the others.
 * @param except words that no keyword may contain, as lemmas or in lower case: those of the subject's name
 */
export function topics(texts: readonly string[], limit: number, except: ReadonlySet<string> = new Set()): Topic[] {
  if (limit <= 0) return [];
  const neighbours = new Map<string, number>();
  const shown = rankKeywords(texts, except, neighbours).slice(0, Math.max(LEAST, limit * PER_TOPIC));
  const beside = (a: Found, b: Found): number => neighbours.get(`${a.key} ${b.key}`) ?? 0;
  const phrase = (a: Found, b: Found): boolean => {
    const together = beside(a, b) + beside(b, a);
    return together >= NEIGHBOURS && together >= NEIGHBOUR_SHARE * Math.min(a.entry.count, b.entry.count);
  };
  const groups = groupTopics(shown, ({ key, entry }) => ({ words: key.split(' '), documents: entry.documents }), texts.length, phrase);
  return groups.slice(0, limit).map((group): Topic => {
    const documents = new Set(group.flatMap(({ entry }) => [...entry.documents]));
    const label = labelOf(group, documents.size);
    const count = group.reduce((sum, { entry }) => sum + entry.count, 0);
    return { lemma: label.text, count, documents: documents.size, terms: group.filter((item) => item !== label).map(({ text }) => text) };
  });
}

/** The first, or the shortest name that contains its words and occurs in at least half of the group's documents. */
function labelOf(group: readonly [Found, ...Found[]], documents: number): Found {
  const [first] = group;
  const words = first.key.split(' ');
  return (
    group
      .filter(({ key, entry }) => key !== first.key && holds(key.split(' '), words) && entry.documents.size * 2 >= documents)
      .sort((a, b) => a.key.split(' ').length - b.key.split(' ').length)[0] ?? first
  );
}

/**
 * Groups matters given in the order of their weight; each joins the first earlier one that it belongs to, or opens a group. Work
 * grows with the square of the matters, not with the texts.
 * @param total number of all documents
 * @param related further ground on which two matters are one
 */
export function groupTopics<Item>(
  ranked: readonly Item[],
  read: (item: Item) => Grouped,
  total: number,
  related: (a: Item, b: Item) => boolean = () => false,
): [Item, ...Item[]][] {
  const groups: { items: [Item, ...Item[]]; lead: Grouped }[] = [];
  for (const item of ranked) {
    const own = read(item);
    const named = groups.filter(({ lead }) => isPart(own, lead));
    const [only] = named;
    if (named.length === 1 && only) {
      only.items.push(item);
      // Documents of the longer name count for the shorter one too.
      only.lead = { words: only.lead.words, documents: new Set([...only.lead.documents, ...own.documents]) };
      continue;
    }
    // „Nowak” with both „Jan Nowak” and „Ewa Nowak” is assigned to neither.
    const home = named.length > 1 ? undefined : groups.find(({ items, lead }) => related(items[0], item) || isSameMatter(lead, own, total));
    if (home) home.items.push(item);
    else groups.push({ items: [item], lead: own });
  }
  return groups.map(({ items }) => items);
}

const holds = (words: readonly string[], part: readonly string[]): boolean => part.every((word) => words.includes(word));

/** Whether one name contains the other (a single word only if most of its documents have the longer name), or two names share two words and most documents. */
function isPart(a: Grouped, b: Grouped): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (holds(long.words, short.words)) return short.words.length > 1 || common(short.documents, long.documents) * 2 >= short.documents.size;
  return short.words.filter((word) => long.words.includes(word)).length >= 2 && common(a.documents, b.documents) * 2 >= a.documents.size;
}

function common(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let n = 0;
  for (const item of few) if (many.has(item)) n += 1;
  return n;
}

/** Whether two items share more documents than by chance: Jaccard, and Dunning's log-likelihood ratio of the 2 × 2 table. */
function isSameMatter(a: Grouped, b: Grouped, total: number): boolean {
  const [few, many] = [Math.min(a.documents.size, b.documents.size), Math.max(a.documents.size, b.documents.size)];
  if (few < MIN_DOCUMENTS || few < SAME_DOCUMENTS * many) return false;
  const both = common(a.documents, b.documents);
  const either = a.documents.size + b.documents.size - both;
  if (both < SAME_DOCUMENTS * either) return false;
  const [rowA, rowB] = [a.documents.size, b.documents.size];
  const cells: [number, number, number][] = [
    [both, rowA, rowB],
    [rowA - both, rowA, total - rowB],
    [rowB - both, total - rowA, rowB],
    [total - either, total - rowA, total - rowB],
  ];
  let sum = 0;
  for (const [seen, row, column] of cells) if (seen > 0) sum += seen * Math.log((seen * total) / (row * column));
  return 2 * sum >= G2;
}
