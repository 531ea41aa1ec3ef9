/**
 * Short names under which people and firms go once they have been named in full: „Tomasz W.”, a firm's name without its number or the
 * kind of firm before it. They are candidates: identity confirms the page or sets it aside.
 */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, lemma, type Mention, nameForms, tokenize } from '../../language/index.ts';
import { senseOf } from './domains.ts';

/** Information of a single word, in bits, from which it can stand for a firm. */
const TELLING_BITS = 17;
const INITIALS_READ = 60_000;

const bitsOf = (word: string): number => informationOf(lemma(word));
const isKind = (word: string): boolean => (senseOf(word.toLowerCase(), lemma(word))?.kinds.length ?? 0) > 0;

/** Shorter names of a firm, without its number and without the kinds of firm before it; [] when what is left says too little. */
export function shortNamesOf({ name, kind }: Pick<Subject, 'name' | 'kind'>): string[] {
  if (kind === 'person') return [];
  const parts = name.trim().split(/\s+/);
  const head = parts.findIndex((part) => !isKind(part));
  const found = new Set<string>();
  for (const from of new Set([0, Math.max(0, head)])) {
    const rest = parts.slice(from).filter((part) => !/^\d+$/.test(part));
    const words = rest.filter((part) => /\p{L}{2}/u.test(part));
    const telling = words.length > 1 ? words.some((word) => !isKind(word)) : words.some((word) => word.includes('-') || bitsOf(word) >= TELLING_BITS);
    if (rest.join(' ') !== name && telling) found.add(rest.join(' '));
  }
  return [...found];
}

/** Whether a text has a firm's shorter name with another number: „Moto-Zdun 3” on a page about „Moto-Zdun 7” is another firm. */
export function hasOtherNumber({ name }: Pick<Subject, 'name'>, shorter: string, text: string): boolean {
  const own = new Set(name.match(/\d+/g));
  const spelled = shorter.split(/[-\s]+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const numbered = new RegExp(`(?<![\\p{L}-])${spelled.join('[-\\s]?')} (\\d{1,3})(?![\\p{L}\\d])`, 'giu');
  return own.size > 0 && [...text.slice(0, INITIALS_READ).matchAll(numbered)].some(([, number]) => !own.has(number ?? ''));
}

/** „Tomasz W.”: the way the press writes of people in court. Found for a name of a first name and a surname. */
export function initialMentions({ name, kind }: Pick<Subject, 'name' | 'kind'>, text: string, subjectId: string): Mention[] {
  const words = tokenize(name);
  const [first, surname] = [words[0], words.at(-1)];
  if (kind !== 'person' || !first || !surname || words.length < 2 || first.text.length < 2) return [];
  const { forms } = nameForms(name, kind);
  const firsts = [...new Set(Object.values(forms).map((form) => form.split(/\s+/)[0] ?? ''))].filter((form) => /^[\p{L}-]+$/u.test(form));
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${firsts.join('|')}) ${surname.text.charAt(0)}\\.(?!\\p{L})`, 'gu');
  return [...text.slice(0, INITIALS_READ).matchAll(pattern)].map(({ index, 0: form }) => ({
    subjectId,
    start: index,
    end: index + form.length,
    form,
    reason: 'initial',
    case: null,
    full: false,
  }));
}
