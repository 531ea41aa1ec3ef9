/** What a ruling stands under until it is final. */
import type { Document } from '../../research/types.ts';
import { documentSentences, readable, type Sentence } from './text.ts';

const PENDING =
  /(?<!\p{sc=Latn})(?:nieprawomocn\p{sc=Latn}*|nie (?:jest|są) (?:jeszcze )?(?:prawomocn|ostateczn)\p{sc=Latn}*|przysługuje (?:\p{sc=Latn}+ ){0,3}(?:odwołani|apelacj|zażaleni)\p{sc=Latn}*|(?:złoży|złożył|złożyła|zapowiada|zapowiedział|zapowiedziała) (?:\p{sc=Latn}+ ){0,2}(?:apelacj|odwołani|zażaleni)\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** Sentences behind an end in which its page says that it may still be changed. */
const NEAR = 2;
/** „Nie złoży apelacji”. */
const WAIVED = /(?<!\p{sc=Latn})nie (?:złoży|zapowiada|przysługuje)/iu;

export const isPending = (text: string): boolean => PENDING.test(text) && !WAIVED.test(text);

/** The sentence behind a quoted end that says that it is not final: one of the next two of its paragraph; null without one, or where the end says so itself. */
export function pendingAfter(document: Document, end: { start: number; end: number }): Sentence | null {
  const whole = readable(document);
  if (isPending(whole.slice(end.start, end.end))) return null;
  const behind = documentSentences(document)
    .filter((one) => one.start >= end.end - 1)
    .slice(0, NEAR);
  return behind.find((one) => isPending(one.text) && !whole.slice(end.end, one.start).includes('\n')) ?? null;
}
