/** A page cut into sentences with what an excerpt needs to know of each: its words, its paragraph, and whose item it stands in. */
import { lemma, type Span, type Token } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { documentSentences, documentTokens, type Sentence } from '../reading/text.ts';

export type Unit = Sentence & {
  /** Words in lower case, and their lemmas. */
  words: string[];
  lemmas: string[];
  paragraph: number;
  /** Number of the stretch whose border no excerpt crosses: the text between items, an item, a reply. */
  block: number;
  item: PageItem | null;
  /** The sentence stands in the owner's reply to an item, or in a post of the owner's. */
  reply: boolean;
};

/** Sentences that are read; what a page says of somebody stands before. */
const MOST = 300;

type Stretch = Span & { item: PageItem; reply: boolean };

const stretchesOf = (items: readonly PageItem[], own: ReadonlySet<PageItem>): Stretch[] =>
  items
    .flatMap((item): Stretch[] => [
      { start: item.start, end: item.end, item, reply: own.has(item) },
      ...(item.reply ? [{ start: item.reply.start, end: item.reply.end, item, reply: true }] : []),
    ])
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || a.end - b.end);

/** The parts of a sentence inside and outside the stretches, so that none spans a border. */
function split(sentence: Sentence, stretches: readonly Stretch[], from: number): { start: number; end: number; stretch: Stretch | null }[] {
  const parts: { start: number; end: number; stretch: Stretch | null }[] = [];
  let at = sentence.start;
  for (let i = from; i < stretches.length && (stretches[i] as Stretch).start < sentence.end; i += 1) {
    const stretch = stretches[i] as Stretch;
    if (stretch.end <= at) continue;
    if (stretch.start > at) parts.push({ start: at, end: stretch.start, stretch: null });
    const end = Math.min(stretch.end, sentence.end);
    parts.push({ start: Math.max(at, stretch.start), end, stretch });
    at = end;
  }
  if (at < sentence.end) parts.push({ start: at, end: sentence.end, stretch: null });
  return parts;
}

/** The sentences of a page's text in order. @param own posts of the subject's, which are replies to the others */
export function unitsOf(document: Document, own: ReadonlySet<PageItem> = new Set()): Unit[] {
  const text = document.article.text;
  const stretches = stretchesOf(document.article.items, own);
  const tokens = documentTokens(document);
  const units: Unit[] = [];
  let [paragraph, block, from, token] = [0, 0, 0, 0];
  let end = 0;
  let last: Stretch | null = null;
  for (const sentence of documentSentences(document).slice(0, MOST)) {
    while (from < stretches.length && (stretches[from] as Stretch).end <= sentence.start) from += 1;
    for (const part of split(sentence, stretches, from)) {
      const said = text.slice(part.start, part.end).trim();
      if (said === '') continue;
      const start = text.indexOf(said, part.start);
      if (text.slice(end, start).includes('\n')) paragraph += 1;
      if (part.stretch !== last) block += 1;
      last = part.stretch;
      end = start + said.length;
      while (token < tokens.length && (tokens[token] as Token).start < start) token += 1;
      const inside: Token[] = [];
      for (; token < tokens.length && (tokens[token] as Token).start < end; token += 1) inside.push(tokens[token] as Token);
      const words = inside.map(({ lower }) => lower);
      const lemmas = inside.map((word) => lemma(word.text));
      units.push({ start, end, text: said, words, lemmas, paragraph, block, item: part.stretch?.item ?? null, reply: part.stretch?.reply ?? false });
    }
  }
  return units;
}
