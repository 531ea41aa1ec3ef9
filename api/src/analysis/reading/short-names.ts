/**
 * Short names under which people and firms go once they have been named in full: „Tomasz W.”, a firm's name without its number or the
 * kind of firm before it. They are candidates: identity confirms the page or sets it aside.
 */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, isFirstNameForm, lemma, type Mention, nameForms, tokenize } from '../../language/index.ts';
import { diminutivesOf } from './diminutives.ts';
import { senseOf } from './domains.ts';
import { townNamed } from './towns.ts';

/** Information of a single word, in bits, from which it can stand for a firm. */
const TELLING_BITS = 17;
const INITIALS_READ = 60_000;

const bitsOf = (word: string): number => informationOf(lemma(word));
const isKind = (word: string): boolean => (senseOf(word.toLowerCase(), lemma(word))?.kinds.length ?? 0) > 0;

/** Second words of many firms' names: without them people still say which firm they mean. */
const SECOND_PARTS = new Set(
  (
    'invest development deweloper nieruchomości group grupa bud budownictwo meble dom domy house studio serwis service trade handel trans transport logistics ' +
    'tech systems digital med medical clinic dent travel tour tours events catering polska plus premium partner partners consulting finanse finance kredyty ' +
    'ubezpieczenia energia energy solar auto moto park center centrum'
  ).split(' '),
);

/** The first word of a firm's name where the second says little („Zagroda” of „Zagroda Invest”), or where the order looks for it by itself. */
function firstWordOf(parts: string[], keywords: readonly string[]): string | null {
  const [first = '', second = '', ...more] = parts;
  if (!/^\p{Lu}\p{L}{3,}$/u.test(first) || second === '' || isKind(first)) return null;
  const isAsked = keywords.some((keyword) => keyword.trim().toLowerCase() === first.toLowerCase());
  return isAsked || (more.length === 0 && SECOND_PARTS.has(second.toLowerCase())) ? first : null;
}

/** Letters and digits without marks: „Brumø & Lou” is brumolou. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and share of a firm's name from which a keyword that opens it is what people call the firm. */
const CALLED = { letters: 5, share: 0.5 };

/** Keywords of the order that are other spellings of a firm's name, or its beginning: „Brumo”, „AutoBart”. */
function spellingsOf({ name, keywords }: Pick<Subject, 'name' | 'keywords'>): string[] {
  const whole = plain(name);
  return keywords.filter((keyword) => {
    const short = plain(keyword);
    return /^\p{Lu}/u.test(keyword) && short.length >= CALLED.letters && short.length >= CALLED.share * whole.length && whole.startsWith(short);
  });
}

/** People whom a firm's order looks for by first name and surname („Kamil Otręba”): mostly those who run it. */
export const peopleAsked = ({ kind, keywords }: Pick<Subject, 'kind' | 'keywords'>): string[] =>
  kind === 'person'
    ? []
    : keywords.filter((keyword) => /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+$/u.test(keyword) && isFirstNameForm(keyword.split(' ')[0]?.toLowerCase() ?? ''));

export const isFirstWord = ({ name }: Pick<Subject, 'name'>, short: string): boolean => name.startsWith(`${short} `) && /^\p{L}+$/u.test(short);

/** Whether a firm's first word goes on to another name: „Zagroda Park”, „Stara Zagroda”. */
export function isInLongerName(text: string, { start, end }: Pick<Mention, 'start' | 'end'>): boolean {
  const [next = ''] = /^[^\S\n]\p{Lu}\p{L}*|^-\p{L}+/u.exec(text.slice(end, end + 30)) ?? [];
  const [token] = tokenize(next);
  // „Zagroda Olsztyn”: the town is no part of the name.
  if (token && townNamed(token) === undefined) return true;
  return /[\p{L},;][^\S\n]\p{Lu}\p{Ll}+[^\S\n]$/u.test(text.slice(Math.max(0, start - 40), start));
}

/** „Dachy Wrona” for „Wrona Dachy”: two words that people turn round, or another firm has the other way. */
export function turnedName({ name, kind }: Pick<Subject, 'name' | 'kind'>): string | null {
  const [, first, between, second, number = ''] = /^(\p{Lu}[\p{L}]{2,})( | & |-)(\p{Lu}[\p{L}]{2,})( \d+)?$/u.exec(name.trim()) ?? [];
  return kind === 'person' || !first || !second ? null : `${second}${between}${first}${number}`;
}

/** Shorter names of a firm, without its number, the kinds of firm before it and a second word that says little; [] when what is left says too little. */
export function shortNamesOf({ name, kind, keywords }: Pick<Subject, 'name' | 'kind' | 'keywords'>): string[] {
  if (kind === 'person') return [];
  const whole = name.trim().split(/\s+/);
  // „Trzmiel Bud+” is written without its sign, too; „Canal+” is another word without it.
  const parts = whole.length > 1 ? whole.map((part) => part.replace(/(?<=\p{L}{2})[+!*]$/u, '')) : whole;
  const head = parts.findIndex((part) => !isKind(part));
  const first = firstWordOf(parts, keywords);
  const found = new Set<string>([...(first === null ? [] : [first]), ...spellingsOf({ name, keywords }).filter((keyword) => keyword !== name)]);
  for (const from of new Set([0, Math.max(0, head)])) {
    const rest = parts.slice(from).filter((part) => !/^\d+$/.test(part));
    const words = rest.filter((part) => /\p{L}{2}/u.test(part));
    const telling = words.length > 1 ? words.some((word) => !isKind(word)) : words.some((word) => word.includes('-') || bitsOf(word) >= TELLING_BITS);
    if (rest.join(' ') !== name && telling) found.add(rest.join(' '));
  }
  return [...found];
}

const OF_FAMILY = /^(\p{Lu}\p{Ll}{2,}) (?:i|&|\+) (?:Syn|Synowie|Córk[ai]|Wnuk|Wnuki|Wnuczk[ai]|Bracia|Siostry|Rodzina)$/u;
/** „Wrona” of „Wrona i Córki”: whose family the firm is. */
export const familyName = ({ name, kind }: Pick<Subject, 'name' | 'kind'>): string | null =>
  kind === 'person' ? null : (OF_FAMILY.exec(name.trim().replace(/\s+/g, ' '))?.[1] ?? null);

/** „U Wronów”, „państwo Wronowie”, „Dolskich”: the family, not one of its name. */
export const isPlural = (form: string): boolean => /(?:owie|ów|om|ami|ach|[sc]cy|[sc]k(?:ich|im|imi))$/u.test(form);

/** Letters that a word of the order's keywords has beside the surname („FizjoMróz”), at least. */
const BESIDE_SURNAME = 3;

/** „Kaśka Lis” for Katarzyna Lis, and a keyword that holds the surname („FizjoMróz”): as good as the full name. */
export function familiarNamesOf({ name, kind, keywords }: Pick<Subject, 'name' | 'kind' | 'keywords'>): string[] {
  const [first, ...rest] = tokenize(name);
  const surname = rest.at(-1)?.lower;
  if (kind !== 'person' || !first || surname === undefined) return [];
  const isTrade = (word: string) =>
    /^\p{Lu}\p{L}+$/u.test(word) && word.length >= surname.length + BESIDE_SURNAME && word.toLowerCase().includes(surname) && surname.length >= 4;
  return [...diminutivesOf(first.lower).map((called) => `${called}${name.slice(first.end)}`), ...keywords.filter(isTrade)];
}

/** Whether a text has a firm's shorter name with another number: „Moto-Zdun 3” on a page about „Moto-Zdun 7” is another firm. */
export function hasOtherNumber({ name }: Pick<Subject, 'name'>, shorter: string, text: string): boolean {
  const own = new Set(name.match(/\d+/g));
  const spelled = shorter.split(/[-\s]+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const numbered = new RegExp(`(?<![\\p{sc=Latn}-])${spelled.join('[-\\s]?')} (\\d{1,3})(?![\\p{sc=Latn}\\d])`, 'giu');
  return own.size > 0 && [...text.slice(0, INITIALS_READ).matchAll(numbered)].some(([, number]) => !own.has(number ?? ''));
}

/** „Tomasz W.”: the way the press writes of people in court. Found for a name of a first name and a surname. */
export function initialMentions({ name, kind }: Pick<Subject, 'name' | 'kind'>, text: string, subjectId: string): Mention[] {
  const words = tokenize(name);
  const [first, surname] = [words[0], words.at(-1)];
  if (kind !== 'person' || !first || !surname || words.length < 2 || first.text.length < 2) return [];
  const { forms } = nameForms(name, kind);
  const firsts = [...new Set(Object.values(forms).map((form) => form.split(/\s+/)[0] ?? ''))].filter((form) => /^[\p{L}-]+$/u.test(form));
  const initial = surname.text.charAt(0);
  // „Zbigniew R. … 51-letni Zbigniew Ratajczak”: the text itself says whose initial it is.
  const own = new Set(Object.values(forms).map((form) => form.split(/\s+/).at(-1)));
  const spelled = new RegExp(`(?<![\\p{sc=Latn}-])(?:${firsts.join('|')}) (${initial}\\p{Ll}{2,})`, 'gu');
  const surnames = [...text.slice(0, INITIALS_READ).matchAll(spelled)].map(([, found]) => found ?? '');
  if (surnames.length > 0 && !surnames.some((found) => own.has(found))) return [];
  // „Jan K. nosi inne nazwisko”: somebody else.
  const pattern = new RegExp(`(?<![\\p{sc=Latn}-])(?:${firsts.join('|')}) ${initial}\\.(?! (?:nosi|nazywa|ma) (?:się )?inn)(?!\\p{sc=Latn})`, 'gu');
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
