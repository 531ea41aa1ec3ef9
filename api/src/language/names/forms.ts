import type { SubjectKind } from '../../contract/subject.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/types.ts';
import { declineCommon, declinePersonal, type WordCase } from '../words/declension.ts';
import { isFirstName } from '../words/first-names.ts';
import { withoutTitles } from '../words/gender.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import { CASES, type Case, type Gender } from '../words/types.ts';
import { compileName, MAX_NAME, type NamePattern, PARTICLE } from './pattern.ts';
import type { NameForms } from './types.ts';

/** Head nouns whose complement does not decline, with their genitive. */
const HEADS: Record<string, string> = {
  instytut: 'instytutu',
  klub: 'klubu',
  teatr: 'teatru',
  uniwersytet: 'uniwersytetu',
  szpital: 'szpitala',
  bank: 'banku',
  związek: 'związku',
};
const HEAD =
  /^(?:fundacja|stowarzyszenie|towarzystwo|muzeum|centrum|akademia|politechnika|spółdzielnia|agencja|kancelaria|pracownia|przychodnia|biblioteka|szkoła)$/;

/**
 * Declined forms of a name for printing, in the spelling of the name. `certain` is false when gender or pattern is a guess;
 * then only `nom` may be printed. Titles, particles and words without a known pattern stay as they are.
 */
export function nameForms(name: string, kind: SubjectKind): NameForms {
  const forms = Object.fromEntries(CASES.map((item) => [item, name])) as Record<Case, string>;
  const pattern = name.length > MAX_NAME ? null : compileName(name, kind);
  const words = pattern ? tokenize(name) : [];
  if (!pattern || words.length === 0) return { gender: 'unknown', certain: false, forms };
  const { pieces, gender, certain } = kind === 'person' ? personPieces(pattern, withoutTitles(words)) : thingPieces(pattern, words);
  for (const item of CASES) {
    if (item === 'nom') continue;
    let out = '';
    let at = 0;
    for (const { token, forms: declined } of pieces) {
      out += name.slice(at, token.start) + (declined ? spell(token.text, declined.get(item)?.[0] ?? token.lower) : token.text);
      at = token.end;
    }
    forms[item] = out + name.slice(at);
  }
  return { gender, certain, forms };
}

type Piece = { token: Token; forms: Map<WordCase, string[]> | null };
type Pieces = { pieces: Piece[]; gender: Gender; certain: boolean };

function personPieces(pattern: NamePattern, words: Token[]): Pieces {
  const { gender, surnameFrom } = pattern;
  let certain = gender !== 'unknown' && words.length > 1 && pattern.slots.length === words.length;
  const pieces = words.slice(0, pattern.slots.length).map((token, k): Piece => {
    const fixed = token.text.length === 1 || (k > 0 && PARTICLE.has(token.lower));
    if (fixed) return { token, forms: null };
    const role = k < surnameFrom || (words.length === 1 && isFirstName(token.lower)) ? 'first' : 'surname';
    const shape = declinePersonal(token.lower, role, gender);
    if (!shape.regular || (role === 'first' && !isFirstName(token.lower))) certain = false;
    if (role === 'surname' && gender === 'f' && isAdjective(token.lower)) certain = false;
    return { token, forms: shape.forms };
  });
  if (words.some((token) => token.text.length === 1)) certain = false;
  return { pieces, gender, certain };
}

/** „Cicha”, „Dobra”: a surname spelt like an adjective of the dictionary may decline like it. Own patterns (-ska) are sure. */
function isAdjective(word: string): boolean {
  if (!/[^aeiouy]a$/.test(word) || /(?:sk|ck|dzk)a$/.test(word)) return false;
  const stem = word.slice(0, -1);
  const masculine = stem + (/[kg]$/.test(stem) ? 'i' : 'y');
  return /^(?:dobr|łys|drog|młod|such|głuch|tęg|bos)a$/.test(word) || (lemma(word) === masculine && isCommonWord(masculine));
}

/** A brand or organisation declines its head only; known heads and one-word feminines are certain. */
function thingPieces(pattern: NamePattern, words: Token[]): Pieces {
  const head = words[0] as Token;
  const genitive = HEADS[head.lower];
  const known = genitive !== undefined || HEAD.test(head.lower);
  const feminine = pattern.slots.length === 1 && /[^aeiouy]a$/.test(head.lower) && !/(?:sk|ck|dzk|[aeiouy][nw]|l)a$/.test(head.lower);
  const pieces = words.slice(0, pattern.slots.length).map((token, k): Piece => {
    if (known && k > 0) return { token, forms: null };
    const { forms } = declineCommon(token.lower);
    const single = new Map(forms);
    if (!/[aeouyi]$/.test(token.lower)) single.set('acc', [token.lower]);
    if (k === 0 && genitive) single.set('gen', [genitive]);
    return { token, forms: single };
  });
  const gender: Gender = feminine || (known && head.lower.endsWith('a')) ? 'f' : genitive ? 'm' : 'unknown';
  return { pieces, gender, certain: feminine || (known && !agrees(head.lower, words[1]?.lower ?? '')) };
}

/** Whether the word after the head may be an adjective that declines with it („Biblioteka Narodowa”). */
function agrees(head: string, next: string): boolean {
  if (head.endsWith('a')) return /[^aeiouy]a$/.test(next);
  return /[eo]$/.test(head) ? next.endsWith('e') : /(?:[kg]i|y)$/.test(next);
}

/** The declined lower-case word in the capitals of the original. */
export function spell(original: string, declined: string): string {
  if (original.length > 1 && original === original.toUpperCase()) return declined.toUpperCase();
  let shared = 0;
  while (shared < original.length && shared < declined.length && original[shared]?.toLowerCase() === declined[shared]) shared += 1;
  return original.slice(0, shared) + declined.slice(shared);
}
