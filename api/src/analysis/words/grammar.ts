/** The slot language of the report's sentence patterns: numbers that agree, declined names, dates. */
import { dateLong, dateShort, integer, plural, polish } from '../../contract/format.ts';
import type { SubjectKind } from '../../contract/subject.ts';
import type { Case, NameForms } from '../../language/index.ts';

const NBSP = '\u00a0';

const KIND_FORMS: Record<SubjectKind, Record<Case, string>> = {
  person: { nom: 'osoba', gen: 'osoby', dat: 'osobie', acc: 'osobę', inst: 'osobą', loc: 'osobie' },
  brand: { nom: 'marka', gen: 'marki', dat: 'marce', acc: 'markę', inst: 'marką', loc: 'marce' },
  company: { nom: 'firma', gen: 'firmy', dat: 'firmie', acc: 'firmę', inst: 'firmą', loc: 'firmie' },
  organisation: { nom: 'organizacja', gen: 'organizacji', dat: 'organizacji', acc: 'organizację', inst: 'organizacją', loc: 'organizacji' },
};
/** All four nouns are feminine, so the agreeing words say nothing of a person's gender. */
const THIS_FORMS: Record<Case, string> = { nom: 'ta', gen: 'tej', dat: 'tej', acc: 'tę', inst: 'tą', loc: 'tej' };

/** What every pattern may speak of without being told: the subject and its kind. */
export type Speaker = { name: string; kind: SubjectKind; forms: NameForms };
export type SlotValue = string | number;
export type Slots = Record<string, SlotValue>;

/** Names of the slots in a pattern, for the compiler: `Oceniono {n:gen a|b}` gives `'n'`. */
export type SlotNames<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? Exclude<Slot extends `${infer Name}:${string}` ? Name : Slot, 'subject' | 'this' | 'same'> | SlotNames<Rest>
  : never;

/** „tej osoby”, „tę markę”. */
export const thisKind = (kind: SubjectKind, form: Case): string => `${THIS_FORMS[form]} ${KIND_FORMS[kind][form]}`;
/** „o tym samym nazwisku” for people, otherwise „o tej samej nazwie”. */
export const sameName = (kind: SubjectKind): string => (kind === 'person' ? 'o tym samym nazwisku' : 'o tej samej nazwie');

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** True when the pattern needs a declined name that is not known for certain. */
export const needsDeclension = (pattern: string): boolean => /\{subject:/.test(pattern);

function numberForm(n: number, format: string, forms: string[]): string {
  const [one = '', second = one, third = second] = forms;
  const counts = format === 'nom' || format === 'acc' || format === 'verb';
  const word = counts ? plural(n, one, second, third) : Math.abs(n) === 1 ? one : second;
  return format === 'verb' ? word : `${integer(n)}${NBSP}${word}`;
}

function slot(name: string, format: string, forms: string[], slots: Slots, speaker: Speaker): string {
  if (name === 'subject') return format ? speaker.forms.forms[format as Case] : speaker.name;
  if (name === 'this') return thisKind(speaker.kind, format as Case);
  if (name === 'same') return sameName(speaker.kind);
  const value = slots[name];
  if (value === undefined) throw new Error(`Pattern slot {${name}} has no value`);
  if (forms.length > 0) return numberForm(Number(value), format, forms);
  if (name.startsWith('date') || name.endsWith('Date')) return format === 'long' ? dateLong(String(value)) : dateShort(String(value));
  return typeof value === 'number' && !name.startsWith('year') ? integer(value) : String(value);
}

/**
 * Fills a pattern and sets it in Polish typography.
 * @throws when a slot has no value: a mistake of the caller, caught by the tests of the patterns.
 */
export function fill(pattern: string, slots: Slots, speaker: Speaker): string {
  const text = pattern.replace(/\{(\w+)(?::(\w+)(?: ([^}]*))?)?\}/g, (_, name: string, format = '', forms = '') =>
    slot(name, format, forms ? forms.split('|') : [], slots, speaker),
  );
  // A long date brings its own full stop ("2026 r."), so it is not doubled at the end of a sentence.
  return upperFirst(polish(text.replace(/(\sr)\.\.(?=\s|$)/gu, '$1.').replace(/[\s\u00a0]+/g, (blank) => (blank.includes(NBSP) ? NBSP : ' '))));
}

/** Filled, but with the small first letter of a clause. */
export function fillPlain(pattern: string, slots: Slots, speaker: Speaker): string {
  const text = fill(pattern, slots, speaker);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const conjunction = new Intl.ListFormat('pl', { type: 'conjunction' });
/** „a, b i c”. */
export const list = (items: string[]): string => conjunction.format(items);

const languages = new Intl.DisplayNames('pl', { type: 'language', fallback: 'none' });
/** „angielski” for `en` or `en-GB`; „inny (xx)” for a code that names no language. */
export function languageName(code: string): string {
  const primary = code.slice(0, 2).toLowerCase();
  return (/^[a-z]{2}$/.test(primary) ? languages.of(primary) : undefined) ?? `inny (${code})`;
}
