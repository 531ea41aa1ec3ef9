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
