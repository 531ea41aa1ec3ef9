/** Stories: groups of pages about the subject that tell of the same matter, by the words they share. */
import { lemma, tokenize } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { compare, documentSentences, documentTokens, lemmaCounts } from '../reading/text.ts';
import { averageLink } from './average-link.ts';

/** Pages that are grouped at most; what stands behind them belongs to no story. */
const MAX_PAGES = 220;
/** Least likeness at which two groups become one. Set by hand on four subjects; .04 and .06 give nearly the same. */
const THRESHOLD = 0.05;
/** What a word of the title, and of the first `LEAD_CHARS` characters, counts. */
const TITLE = 3;
const LEAD = 2;
const LEAD_CHARS = 300;
/** A group that has more pages, and more of all pages, than this is cut again by its own words. */
const LARGE = { pages: 12, share: 0.35 };
const DEPTH = 2;
/** Words that tell a story, and the least share of its pages that have each. */
const WORDS = 6;
const SPREAD = 0.3;
/** Words of a page that are compared, the heaviest; longer ones are no words. */
const COMPARED = 800;
const LONGEST = 30;
/** Words of a page that are read, from its beginning. */
const READ = 3_000;
/** Pages of a group in which the spelling of a word is looked for. */
const SPELLED = 20;
const HALF_YEAR_MS = 180 * 86_400_000;

/**
 * A group of pages; `words` are written as the pages write them, the most telling first; `likeness` of each pair, 0 to 1, in the order of the
 * documents. A single page is a group, too.
 */
export type Story = { documents: Document[]; words: string[]; likeness: number[][] };

/** „Z organizacją tą nie miała nic wspólnego fundacja X”: what a sentence says not to belong to a matter joins no page to it. */
const UNCONNECTED =
  /(?<!\p{sc=Latn})(?:nie m(?:a|ają|iał|iała|iało|ieli|iały) (?:z (?:\p{sc=Latn}+ ){1,4})?(?:nic|niczego|żadnego|żadnych) (?:wspóln|związk|powiąza)\p{sc=Latn}*|nie m(?:a|ają|iał|iała|iało|ieli|iały) związku|nie (?:jest|są|był|była|było|byli|były) (?:w żaden sposób )?(?:powiązan|związan)\p{sc=Latn}*|(?:proszę|prosimy|należy) nie mylić|nie (?:należy|wolno) mylić)(?!\p{sc=Latn})/iu;

type Page = { document: Document; counts: Map<string, number>; time: number | null };
type Vector = Map<string, number>;

/** Counts of a page's words: √ of (3 × in the title + 2 × in the lead + in the rest), without the subject's own. */
function pageOf({ document, mentions }: MatchedDocument, own: ReadonlySet<string>): Page {
  const counts = new Map<string, number>();
  // Nor a form of the name that the dictionary does not know.
  const isOwn = (word: string) => own.has(word) || [...own].some((part) => part.length > 4 && word.startsWith(part));
  const add = (words: Map<string, number>, weight: number) => {
    for (const [word, n] of words) if (word.length <= LONGEST && !isOwn(word)) counts.set(word, (counts.get(word) ?? 0) + n * weight);
  };
  const unlike = documentSentences(document).filter(({ text }) => UNCONNECTED.test(text));
  const tokens = documentTokens(document)
    .slice(0, READ)
    .filter((token) => !unlike.some(({ start, end }) => token.start >= start && token.start < end));
  const lead = tokens.filter((token) => token.start < LEAD_CHARS);
  add(lemmaCounts(tokenize(document.article.title.slice(0, 500))), TITLE);
  add(lemmaCounts(lead, mentions), LEAD - 1);
  add(lemmaCounts(tokens, mentions), 1);
  for (const [word, n] of counts) counts.set(word, Math.sqrt(n));
  const time = Date.parse(document.article.publishedAt ?? '');
  return { document, counts, time: Number.isNaN(time) ? null : time };
}

/** √count × log(pages / pages with the word), to length 1. */
function vectorsOf(pages: readonly Page[]): Vector[] {
  const having = new Map<string, number>();
  for (const { counts } of pages) for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  return pages.map(({ counts }) => {
    const weights = [...counts].map(([word, root]): [string, number] => [word, root * Math.log(pages.length / (having.get(word) as number))]);
    if (weights.length > COMPARED) weights.sort((a, b) => b[1] - a[1] || compare(a[0], b[0])).splice(COMPARED);
    const telling = weights.filter(([, weight]) => weight > 0);
    const length = Math.sqrt(telling.reduce((sum, [, weight]) => sum + weight * weight, 0));
    return new Map(telling.map(([word, weight]) => [word, weight / length]));
  });
}

function product(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0);
  return sum;
}

/** 1 for pages of one day, ½ + ½ / (1 + days/180) for others: .75 after half a year. 1 where a date is not known. */
const nearness = (a: Page, b: Page): number => (a.time === null || b.time === null ? 1 : 0.5 + 0.5 / (1 + Math.abs(a.time - b.time) / HALF_YEAR_MS));

/** Likeness of each pair of pages, 0 to 1. @param beside pages that only show how common a word is */
function likenessOf(pages: readonly Page[], beside: readonly Page[] = []): number[][] {
  const vectors = vectorsOf([...pages, ...beside]);
  const likeness = pages.map(() => new Array<number>(pages.length).fill(0));
  for (const [i, a] of pages.entries())
    for (const [j, b] of pages.slice(0, i).entries()) {
      const like = product(vectors[i] as Vector, vectors[j] as Vector) * nearness(a, b);
      (likeness[i] as number[])[j] = like;
      (likeness[j] as number[])[i] = like;
    }
  return likeness;
}

/** Groups of pages, cut again where one is large. @param all number of pages before any cut */
function grouped(pages: readonly Page[], likeness: readonly (readonly number[])[], all: number, depth: number): Page[][] {
  return averageLink(likeness, THRESHOLD).flatMap((members) => {
    const group = members.map((at) => pages[at] as Page);
    if (depth >= DEPTH || group.length <= LARGE.pages || group.length <= LARGE.share * all) return [group];
    const parts = grouped(group, likenessOf(group), all, depth + 1);
    return parts.filter((part) => part.length >= 3).length >= 2 ? parts : [group];
  });
}

/** The groups of the first pages, then each later page in the group that it is most like, or in one of its own. */
function joinedLater(pages: readonly Page[], first: readonly Page[], likeness: readonly (readonly number[])[]): Page[][] {
  const at = new Map(pages.map((page, i) => [page, i]));
  const like = (a: Page, b: Page) => likeness[at.get(a) as number]?.[at.get(b) as number] ?? 0;
  const groups = grouped(
    first,
    first.map((a) => first.map((b) => like(a, b))),
    pages.length,
    0,
  );
  const homes = pages
    .filter((page) => !first.includes(page))
    .map((page) => {
      const means = groups.map((group) => group.reduce((sum, other) => sum + like(page, other), 0) / group.length);
      const most = Math.max(...means, 0);
      return { page, home: most >= THRESHOLD ? means.indexOf(most) : -1 };
    });
  return [
    ...groups.map((group, i) => [...group, ...homes.filter(({ home }) => home === i).map(({ page }) => page)]),
    ...homes.filter(({ home }) => home < 0).map(({ page }) => [page]),
  ];
}

/** The words as most of the pages write them. */
function spelled(words: readonly string[], group: readonly Page[]): string[] {
  const forms = new Map(words.map((word) => [word, new Map<string, number>()]));
  for (const { document } of group.slice(0, SPELLED))
    for (const { text } of documentTokens(document).slice(0, READ)) {
      const known = forms.get(lemma(text));
      known?.set(text, (known.get(text) ?? 0) + 1);
    }
  return words.map((word) => [...(forms.get(word) ?? [])].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0] ?? word);
}

/** Words with the largest weight in the group × share of its pages that have them; at least 30 % must. */
function tellingWords(group: readonly Page[], vectors: ReadonlyMap<Page, Vector>): string[] {
  const sums = new Map<string, { weight: number; pages: number }>();
  for (const page of group)
    for (const [word, weight] of vectors.get(page) ?? []) {
      const sum = sums.get(word) ?? { weight: 0, pages: 0 };
      sums.set(word, { weight: sum.weight + weight, pages: sum.pages + 1 });
    }
  const words = [...sums]
    .filter(([, { pages }]) => pages >= SPREAD * group.length)
    .map(([word, { weight, pages }]) => ({ word, weight: weight * pages }))
    .sort((a, b) => b.weight - a.weight || compare(a.word, b.word))
    .slice(0, WORDS)
    .map(({ word }) => word);
  return spelled(words, group);
}

/**
 * Groups pages by what they tell of: cosine of √count × log(pages / pages with the word) over dictionary forms, words of the title × 3
 * and of the lead × 2, times .5 + .5 / (1 + days apart / 180) where both dates are known; average link down to .05; a large group is
 * cut again by its own counts. At most 220 pages are read, of each
 * 3,000 words, and compared by the 800 heaviest. Largest first, then in the order of the pages; the same pages give the same groups.
 * @param name of the subject: its words are left out, as are `mentions`
 * @param apart pages that are in no group and yet show how common a word is
 * @param later pages that make no group: each joins the one that it is most like
 */
export function groupStories(
  matched: readonly MatchedDocument[],
  name: string,
  { apart = [], later = new Set() }: { apart?: readonly MatchedDocument[]; later?: ReadonlySet<Document> } = {},
): Story[] {
  const names = new Set(tokenize(name).flatMap((token) => [token.lower, lemma(token.text)]));
  const pages = matched.slice(0, MAX_PAGES).map((one) => pageOf(one, names));
  const beside = apart.slice(0, MAX_PAGES - pages.length).map((one) => pageOf(one, names));
  const vectors = new Map(vectorsOf([...pages, ...beside]).flatMap((vector, i) => (pages[i] ? [[pages[i], vector] as const] : [])));
  const first = pages.filter(({ document }) => !later.has(document));
  return joinedLater(pages, first, likenessOf(pages, beside))
    .sort((a, b) => b.length - a.length)
    .map((group) => {
      const own = group.map((page) => vectors.get(page) as Vector);
      return {
        documents: group.map(({ document }) => document),
        words: tellingWords(group, vectors),
        likeness: own.map((a) => own.map((b) => product(a, b))),
      };
    });
}
