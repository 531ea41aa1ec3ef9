/** Where bodies sit: a town that is an office's seat says nothing of whom it deals with, one after a postal code does (decision 053). */
import type { Token } from '../../language/index.ts';
import type { Place } from './places.ts';

/** Offices of a whole region, and experts: where they sit says nothing of whom they deal with, unlike a district's court or police. */
const SEATED = new Set(
  'wojewódzki apelacyjny okręgowy administracyjny regionalny krajowy inspekcja inspektor inspektorat izba kuratorium rzecznik biegły laboratorium delegatura'.split(
    ' ',
  ),
);
const SEAT_WORDS = 4;

/** „Inspekcja Handlowa w Krakowie”: the town is the office's. The order's own town counts all the same. */
export function isSeat(words: readonly { token: Token; base: string }[], town: string, places: readonly Place[]): boolean {
  if (!/^(?:we?|ze?)$/.test(words.at(-1)?.token.lower ?? '') || places.some(({ name }) => name === town)) return false;
  return words.slice(-1 - SEAT_WORDS).some(({ base }) => SEATED.has(base));
}

/** Whether the words at `i` and before it are a postal code: an address says where its bearer sits. */
export const isPostcode = (words: readonly { token: Token }[], i: number): boolean =>
  /^\d\d-\d{3}$/.test(words[i]?.token.text ?? '') || (/^\d{3}$/.test(words[i]?.token.text ?? '') && /^\d\d$/.test(words[i - 1]?.token.text ?? ''));
