/** Puts items into the text of their page: from paragraphs with their parts to exact offsets. */
import type { ItemPart, Paragraph } from '../page-text.ts';
import type { PageItem } from '../types.ts';
import type { Voice } from './split.ts';

/** What is known about an item beside its words. */
export type ItemFacts = Pick<PageItem, 'who' | 'stars' | 'when' | 'quoted'>;

/** Paragraphs that stand for an item in the text. */
export const paragraphsOfVoice = (voice: Voice, item: number): Paragraph[] => voice.lines.map(({ role, text }) => ({ text, linked: 0, part: { item, role } }));

type Span = { start: number; end: number };

/** Spans of neighbouring paragraphs of one role, by item. */
function spansOf(paragraphs: readonly Paragraph[], role: ItemPart['role'], length: number): Map<number, Span[]> {
  const spans = new Map<number, Span[]>();
  let at = 0;
  let open: (Span & { item: number }) | null = null;
  for (const { text, part } of paragraphs) {
    const end = at + text.length;
    if (end > length) break;
    if (part?.role === role && open?.item === part.item) open.end = end;
    else if (part?.role === role) {
      open = { item: part.item, start: at, end };
      spans.set(part.item, [...(spans.get(part.item) ?? []), open]);
    } else open = null;
    at = end + 2;
  }
  return spans;
}

const longest = (spans: Span[] | undefined): Span | null =>
  (spans ?? []).reduce<Span | null>((best, span) => (!best || span.end - span.start > best.end - best.start ? span : best), null);

/**
 * Items with offsets in the text that the paragraphs make when joined by a blank line.
 * @param length characters of the text that are kept; items beyond are left out
 */
export function placeItems(facts: readonly ItemFacts[], paragraphs: readonly Paragraph[], length: number): PageItem[] {
  const words = spansOf(paragraphs, 'words', length);
  const replies = spansOf(paragraphs, 'reply', length);
  return facts.flatMap((fact, i) => {
    const own = longest(words.get(i));
    const reply = longest(replies.get(i));
    if (!own) return [];
    return [
      {
        who: fact.who,
        stars: fact.stars,
        when: fact.when,
        start: own.start,
        end: own.end,
        quoted: fact.quoted,
        reply: reply ? { start: reply.start, end: reply.end } : null,
      },
    ];
  });
}
