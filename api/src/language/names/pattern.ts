import type { SubjectKind } from '../../contract/subject.ts';
import { fold, tokenize } from '../text/tokens.ts';
import { declineCommon, declinePersonal, type WordCase } from '../words/declension.ts';
import { isFirstName } from '../words/first-names.ts';
import { guessGender, withoutTitles } from '../words/gender.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import type { Gender } from '../words/types.ts';

/** Bits of the cases that a form can be; several may be set. */
export const CASE_BITS: Record<WordCase, number> = { nom: 1, gen: 2, dat: 4, acc: 8, inst: 16, loc: 32, voc: 64, plural: 128 };
/** Further bits: the form is written without diacritics; the form is the plural of a family. */
export const FOLDED = 256;
export const FAMILY = 512;

/** One word of a name: its forms (also without diacritics) with case bits, and its lemma where matching by lemma is safe. */
export type Slot = {
  word: string;
  forms: ReadonlyMap<string, number>;
  lemma: string | null;
  acronym: boolean;
  capital: boolean;
  common: boolean;
  first: boolean;
};

/** What stands between two words of a name: a sign, or a blank, hyphen or quotation mark. */
export type Joint = '&' | '+' | '.' | "'" | '-' | ' ';

/**
 * A compiled name. `surnameFrom` is the index of the first surname slot of a person, −1 otherwise. `joints`: what follows each slot,
 * only where the name is told by its signs. `host`: the name as a host name. `initials`: acronyms of the name's own words.
 */
export type NamePattern = {
  slots: Slot[];
  surnameFrom: number;
  person: boolean;
  gender: Gender;
  joints?: readonly Joint[];
  host?: string;
  initials?: readonly string[];
};

const LEGAL =
  /[\s,]+(?:sp(?:ółka)?\.?\s*z\s*o(?:graniczoną odpowiedzialnością|\.?\s*o\.?)|sp(?:ółka)?\.?\s*(?:jawna|komandytowa|akcyjna|partnerska|j\.|k\.|p\.)|s\.\s?a\.?|S\.?A\.?|s\.\s?c\.?|P\.S\.A\.|gmbh|ltd\.?|inc\.?|llc)(?:\s*(?:sp\.?\s*k\.?|spółka komandytowa))?\.?\s*$/i;
/** A legal form right after a name („Kruk S.A.”). */
export const LEGAL_FORM =
  /^[\s,]+(?:sp(?:ółka)?\.?\s*z\s*o\.?\s*o|sp(?:ółka)?\.?\s*(?:jawna|komandytowa|akcyjna|partnerska|[jkp]\.)|s\.\s?a\.?|SA|s\.\s?c\.|gmbh|ltd|inc|llc)(?![\p{sc=Latn}\p{N}])/iu;
export const PARTICLE = new Set('von van de da di del della la le du dos z ze ben ibn al el den der ter'.split(' '));
/** Foreign words of everyday Polish texts that the dictionary lacks and that are also brands. */
const FOREIGN_WORDS = new Set(
  'orange apple play target shell amazon gap next meta visa zoom total puma mango reserved house stripe notion slack signal signify dove always square'.split(
    ' ',
  ),
);
export const MAX_SLOTS = 24;
/** Letters of a name that are read. */
export const MAX_NAME = 300;

const cache = new Map<string, Slot>();
const CACHE_LIMIT = 5_000;

type SlotRole = 'first' | 'surname' | 'common';

function addForms(bits: Map<string, number>, forms: Map<WordCase, string[]>, only?: (name: WordCase) => boolean, extra = 0): void {
  for (const [name, list] of forms) {
    if (only && !only(name)) continue;
    for (const form of list) if (extra === 0 || !bits.has(form)) bits.set(form, (bits.get(form) ?? 0) | CASE_BITS[name] | extra);
  }
}

function slotForms(word: string, role: SlotRole, gender: Gender): Map<string, number> {
  const bits = new Map<string, number>();
  if (PARTICLE.has(word) || /^\p{N}+$/u.test(word)) return bits.set(word, 63);
  addForms(bits, role === 'common' ? declineCommon(word).forms : declinePersonal(word, role, gender).forms);
  if (role === 'surname' && gender !== 'm') addForms(bits, declinePersonal(husbandOf(word), 'surname', 'm').forms, (name) => name === 'plural', FAMILY);
  return bits;
}

/** The husband's surname, whose plural names a couple: „Kowalska” → „Kowalski” (Kowalscy), „Nowak” → „Nowak” (Nowakowie). */
const husbandOf = (surname: string): string => surname.replace(/((?:s|c|dz)k)a$/, '$1i');

function withFolded(forms: Map<string, number>): Map<string, number> {
  const out = new Map(forms);
  for (const [form, bits] of forms) {
    const plain = fold(form);
    if (plain !== form && !forms.has(plain)) out.set(plain, (out.get(plain) ?? 0) | bits | FOLDED);
  }
  return out;
}

/** A slot, shared by all names that have the same word in the same part. */
function slot(text: string, lower: string, role: SlotRole, gender: Gender, wider?: Map<string, number>): Slot {
  const key = `${role}${gender}${wider ? '+' : ' '}${text}`;
  const known = cache.get(key);
  if (known) return known;
  const base = lemma(lower);
  // Matching by lemma is safe for common nouns and known first names; for surnames it would mix genders.
  const safe = role === 'common' ? lower.length > 2 && !/\p{N}/u.test(lower) : role === 'first' && isFirstName(lower) && base === lower;
  const made: Slot = {
    word: lower,
    forms: withFolded(wider ?? slotForms(lower, role, gender)),
    lemma: safe ? base : null,
    acronym: text.length >= 2 && text.length <= 6 && text === text.toUpperCase() && /\p{Lu}/u.test(text),
    capital: text[0] !== text[0]?.toLowerCase(),
    common: isCommonWord(lower) || FOREIGN_WORDS.has(lower),
    first: role === 'first',
  };
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, made);
  return made;
}

/** A name without a legal form at its end, as far as it is read. */
export function bareName(given: string): string {
  const name = given.slice(0, MAX_NAME);
  return name.replace(LEGAL, '') || name;
}

/** Compiles a name. A legal form at the end („sp. z o.o.”, „S.A.”) is dropped: it is optional in texts. Null for an empty name. */
export function compileName(given: string, kind: SubjectKind): NamePattern | null {
  const bare = bareName(given);
  const person = kind === 'person';
  const words = tokenize(bare);
  const tokens = (person ? withoutTitles(words) : words).slice(0, MAX_SLOTS);
  if (tokens.length === 0) return null;
  if (!person) return { slots: tokens.map((t) => slot(t.text, t.lower, 'common', 'unknown')), surnameFrom: -1, person, gender: 'unknown' };
  const gender = guessGender(bare);
  if (tokens.length === 1) {
    const only = tokens[0] as (typeof tokens)[number];
    const role = isFirstName(only.lower) ? 'first' : 'surname';
    // One word may be a place or a brand after all („Małopolskę”).
    const forms = new Map([...slotForms(only.lower, 'common', 'unknown'), ...slotForms(only.lower, role, gender)]);
    // A bare surname names the whole family: wives, daughters, plural.
    const partner = only.lower.replace(/([sc]|dz)ki$/, '$1ka');
    const twin = partner === only.lower ? only.lower.replace(/([sc]|dz)ka$/, '$1ki') : partner;
    if (twin !== only.lower) addForms(forms, declinePersonal(twin, 'surname', twin.endsWith('a') ? 'f' : 'm').forms);
    for (const [form, bits] of forms) forms.set(form, bits & ~FAMILY);
    return { slots: [slot(only.text, only.lower, role, gender, forms)], surnameFrom: 0, person, gender };
  }
  const surnameFrom = surnameStart(bare, tokens);
  const slots = tokens.map((t, i) => slot(t.text, t.lower, i < surnameFrom ? 'first' : 'surname', gender));
  return { slots, surnameFrom, person, gender };
}

/** The surname is the last word, with the words hyphenated or tied to it by a particle. */
function surnameStart(text: string, tokens: { start: number; end: number; lower: string }[]): number {
  let from = tokens.length - 1;
  while (from > 1) {
    const before = tokens[from - 1] as { start: number; end: number; lower: string };
    const gap = text.slice(before.end, (tokens[from] as { start: number }).start);
    if (/[-–]/.test(gap) || PARTICLE.has(before.lower)) from -= 1;
    else break;
  }
  return from;
}
