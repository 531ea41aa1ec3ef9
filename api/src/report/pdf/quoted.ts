/** Quoted words with their sources, and tables of them. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { outdatedMarks } from '../../contract/outdated.ts';
import { quotedWords, STORY_WORDS } from '../../contract/story-words.ts';
import { type Margin, whole } from './parts.ts';
import { COLOR, SIZE } from './styles.ts';
import { type Context, cite, say } from './text.ts';

/** Longest quote and speaker, in characters. */
export const QUOTE = 345;
export const SPEAKER = 90;

export type Inline = { text: string; [style: string]: unknown };

/** „nieaktualne: …” behind a source that tells a matter without its end; nothing behind others. */
export const outdated = (n: number | undefined, { report }: Context, size: number = SIZE.small): Inline[] => {
  const mark = outdatedMarks(report).get(n ?? 0);
  return mark ? [{ text: ` ${say(mark, QUOTE)}`, fontSize: size, color: COLOR.ink2, bold: true }] : [];
};

/** Quoted words with their source, then those that say the same. */
export const quoted = (text: string, refs: readonly number[], ctx: Context, before = ''): Inline[] => [
  ...(before ? [{ text: `${say(before, SPEAKER)}: `, bold: true }] : []),
  { text: say(quotedWords(text), QUOTE) },
  { text: '\u00a0' },
  ...cite(refs.slice(0, 1), ctx, SIZE.small),
  ...outdated(refs[0], ctx),
  ...(refs.length > 1 ? [{ text: ` ${STORY_WORDS.same} `, fontSize: SIZE.small, color: COLOR.ink2 }, ...cite(refs.slice(1), ctx, SIZE.small)] : []),
];

export const titlesOf = (labels: Record<string, string>): TableCell[] => Object.values(labels).map((text) => ({ text, style: 'th' }));

/** A table with its heading above it and what stands between them; the heading stays with the first row. */
export const tabled = (title: string, table: Content, between: Content[] = []): Content =>
  whole({ text: title, style: 'h3', margin: [0, 18, 0, 4] as Margin, keep: 90 }, [...between, table]);
