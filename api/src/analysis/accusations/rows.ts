/** Rows of a list, each under a name of its own. */
import type { Page } from './types.ts';

/** Longest name that opens a row of a list, in words. */
const ROW_NAME = 6;

/** Whose row of a list a paragraph is: it opens with a bare name („Zielona Hala, Krosno.”, „Karczma – …”). Null when it opens otherwise. */
function rowOf({ sentences }: Page, paragraph: number): 'subject' | 'else' | null {
  const [first, second] = sentences.filter((one) => one.paragraph === paragraph);
  const cut = first?.words.findIndex((x, i) => i > 0 && /[:–—]/.test(x.gap)) ?? -1;
  const head = first?.words.slice(0, cut > 0 ? cut : undefined) ?? [];
  if ((cut < 0 && !second) || head.length === 0 || head.length > ROW_NAME || head.some(({ kind, text }) => kind === 'word' && !/^\p{Lu}/u.test(text)))
    return null;
  return head.some(({ kind }) => kind === 'subject') ? 'subject' : 'else';
}

/** Paragraphs that are rows of others in a list that has a row of the subject. */
export function rowsOfOthers(page: Page): Set<number> {
  const rows = new Map([...new Set(page.sentences.map(({ paragraph }) => paragraph))].map((paragraph) => [paragraph, rowOf(page, paragraph)]));
  return new Set([...rows.values()].includes('subject') ? [...rows].filter(([, whose]) => whose === 'else').map(([paragraph]) => paragraph) : []);
}

/** „Lp. 11. Odwołanie …”, „12) Skarga …”: a numbered entry of a register; „Lp.” may be cut off as a sentence of its own. */
const NUMBERED = /^(?:Lp\. ?)?\d{1,3}[.)] ?\p{Lu}/u;
const ENTRIES = 3;

/** Sentences of numbered entries that do not name the subject, in a register with an entry that does. */
export function entriesOfOthers({ sentences }: Page): Set<number> {
  const starts = sentences.flatMap(({ text }, at) => (at > 0 && NUMBERED.test(text) ? [at] : []));
  if (starts.length < ENTRIES) return new Set();
  const entries = starts.map((from, i) => sentences.slice(from, starts[i + 1]).map((sentence, n) => ({ sentence, at: from + n })));
  const names = (entry: (typeof entries)[number]) => entry.some(({ sentence }) => sentence.words.some(({ kind }) => kind === 'subject'));
  return new Set(entries.some(names) ? entries.filter((entry) => !names(entry)).flatMap((entry) => entry.map(({ at }) => at)) : []);
}
