/** Towns whose name is also a common word or a surname („Nysa”, „Piła”, „Turek”), where they stand apart as a town does: in an address, as a part of a title. */
import { isCommonWord, type Token } from '../../language/index.ts';
import { isAmbiguousTown } from './towns.ts';

/** What goes before it in a title („Salon Chwila – Nysa”), and anywhere („48-300 Nysa”, „(Nysa)”). */
const BEFORE_IN_TITLE = /(?:\s[–—|·-]|,|\|)\s*$/u;
const BEFORE = /(?:(?<!\d)\d\d-\d{3}|\()\s*$/u;
/** What goes after it there, and in an address, which begins a line or follows a mark: „Nysa, ul. Polna 2”, „Piła, Rynek 4”. */
const AFTER_IN_TITLE = /^\s*(?:[–—|·,(]|[-]\s|$)/u;
const AFTER_BRACKET = /^\s*[,)]/u;
const ADDRESS = /^,\s*(?:ul|al|os|pl|ulica|aleja|osiedle|plac|rynek)(?!\p{sc=Latn})/iu;
/** „ul. Polna 2, Nysa”. */
const STREET_BEFORE = /(?<!\p{sc=Latn})(?:ul|al|os|pl|ulica|aleja|osiedle|plac|rynek)(?!\p{sc=Latn})[^,;!?\n]{0,40},\s*$/iu;
const LOOK = 60;

/**
 * The town that the word is where only its place shows that it is one.
 * @param token a word that is no town by itself @param title the text is a page's title
 */
export function townApart(text: string, token: Token, title: boolean): string | undefined {
  if (token.text.charAt(0) === token.lower.charAt(0) || !isAmbiguousTown(token.lower)) return undefined;
  const before = text.slice(Math.max(0, token.start - LOOK), token.start);
  const after = text.slice(token.end, token.end + LOOK);
  const opens = before === '' || /[,;.\n–—|·]\s*$/u.test(before);
  const stands =
    (title && BEFORE_IN_TITLE.test(before) && AFTER_IN_TITLE.test(after)) ||
    (BEFORE.test(before) && (!before.trimEnd().endsWith('(') || AFTER_BRACKET.test(after))) ||
    (opens && ADDRESS.test(after)) ||
    (STREET_BEFORE.test(before) && /^\s*(?:[,.;)\n]|$)/u.test(after));
  return stands ? token.lower : undefined;
}

/** Whether a capital says nothing, or belongs to a longer name: „Koło kościoła”, „Koło Gospodyń”, „Jan Turek”. */
export function isOpening(text: string, before: Token | undefined, token: Token, after: Token | undefined): boolean {
  const isCapital = (near: Token | undefined) => near !== undefined && near.text.charAt(0) !== near.lower.charAt(0);
  const opens = before === undefined || /[.!?:\n„"*•]/.test(text.slice(before.end, token.start));
  if (opens && isCommonWord(token.lower)) return true;
  return after !== undefined && isCapital(after) && text.slice(token.end, after.start) === ' ';
}
