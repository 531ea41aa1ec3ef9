/** Who speaks for a firm: the people who run it, named beside their office on pages about it. */
import { isCommonSurname, isFirstNameForm, lemma, lemmasOf, type Token, tokenize } from '../../language/index.ts';
import { contextOf, isCapital } from '../reading/context.ts';
import { documentTokens, readable } from '../reading/text.ts';
import { namedIn } from './role.ts';
import type { Ledger, LedgerItem } from './types.ts';

/** A person with the number of the page that says what they are to the firm. */
export type Voice = { name: string; office: string; n: number };

/** Whoever has one of these has the firm; the others may be another's. */
const OWNERS = new Set('właściciel właścicielka współwłaściciel współwłaścicielka założyciel założycielka'.split(' '));
const HEADS = new Set(
  'prezes prezeska wiceprezes szef szefowa dyrektor dyrektorka kierownik kierowniczka menedżer menedżerka menadżer menadżerka rzecznik rzeczniczka pełnomocnik pełnomocniczka'.split(
    ' ',
  ),
);
/** Words that stand for the firm on a page about it. */
const FIRM = new Set('firma spółka lokal zakład placówka przedsiębiorstwo sklep sieć'.split(' '));
/** Words that belong to an office („szef kuchni”, „prezes zarządu”) and say nothing of whose it is. */
const PART = new Set('kuchnia zarząd sprzedaż dział sala zmiana zespół marketing prasowy generalny naczelny zarządzający'.split(' '));
/** Words between an office and a name. */
const BETWEEN = 3;
const MOST = 40;

const isNameWord = (token: Token | undefined): token is Token =>
  token !== undefined && isCapital(token) && /^\p{L}{2,}$/u.test(token.text) && token.text.slice(1) !== token.text.slice(1).toUpperCase();

/** Two or three words with capitals that follow each other, as a name; „Kani-Wilk” is one. `end`: the token after it. */
function nameAt(text: string, tokens: readonly Token[], at: number): { name: string; end: number } | null {
  const first = tokens[at];
  if (!isNameWord(first)) return null;
  let [words, end] = [1, at + 1];
  for (; words < 4 && isNameWord(tokens[end]); end += 1) {
    const between = text.slice((tokens[end - 1] as Token).end, (tokens[end] as Token).start);
    if (between !== ' ' && between !== '-') break;
    if (between === ' ') words += 1;
  }
  return words < 2 || words > 3 ? null : { name: text.slice(first.start, (tokens[end - 1] as Token).end), end };
}

/** The name that ends before the token, if one does. */
function nameBefore(text: string, tokens: readonly Token[], at: number): string | null {
  for (let from = Math.max(0, at - 4); from < at - 1; from += 1) {
    const found = nameAt(text, tokens, from);
    if (found?.end === at) return found.name;
  }
  return null;
}

type Bound = { sure: boolean; about: boolean; kinds: ReadonlySet<string> };

/** Whether the words between an office and a name say whose office it is: nobody else's. Words of the firm's name are null. */
function isBound(words: readonly (string | null)[], office: string, { sure, about, kinds }: Bound): boolean {
  const telling = words.filter((word) => word === null || !PART.has(word));
  if (telling.length > 0) return telling.every((word) => word === null || kinds.has(word) || FIRM.has(word));
  return sure || (about && (OWNERS.has(office) || words.length > 0));
}

function voicesIn({ document, evidence, mentions }: LedgerItem, bound: Bound): Voice[] {
  const text = readable(document);
  const tokens = documentTokens(document);
  const named = namedIn(tokens, mentions);
  const wordsAt = (from: number, to: number) => tokens.slice(from, to).map((token, i) => (named[from + i] ? null : lemma(token.text)));
  const found: Voice[] = [];
  for (const [i, token] of tokens.entries()) {
    const office = lemma(token.lower);
    if (!OWNERS.has(office) && !HEADS.has(office)) continue;
    for (let at = i + 1; at <= i + 1 + BETWEEN && at < tokens.length; at += 1) {
      const after = named[at] ? null : nameAt(text, tokens, at);
      if (/[.!?\n]/.test(text.slice(token.end, (tokens[at] as Token).start))) break;
      if (!after) continue;
      if (isBound(wordsAt(i + 1, at), office, bound)) found.push({ name: after.name, office, n: evidence.n });
      break;
    }
    const joined = /^(?:,| [–—-]) $/.test(text.slice(tokens[i - 1]?.end ?? token.start, token.start));
    const before = joined && !named[i - 1] ? nameBefore(text, tokens, i) : null;
    if (!before) continue;
    const end = token.end + (/^[^,.;:!?\n–—]{0,60}/u.exec(text.slice(token.end, token.end + 60))?.[0].length ?? 0);
    let to = i + 1;
    while (to <= i + BETWEEN && (tokens[to]?.start ?? end) < end) to += 1;
    if (isBound(wordsAt(i + 1, to), office, bound)) found.push({ name: before, office, n: evidence.n });
  }
  return found;
}

/** „Anna Pył” on a page about „Pył i Córki”: whoever bears the firm's name there is of the family that runs it. A common surname is anybody's. */
function familyIn({ document, evidence }: LedgerItem, words: ReadonlySet<string>): Voice[] {
  const text = readable(document);
  const tokens = documentTokens(document);
  return tokens.flatMap((token, at): Voice[] => {
    const last = tokens[at + 1];
    if (!last || !isFirstNameForm(token.lower) || !words.has(lemma(last.text).toLowerCase()) || isCommonSurname(last.text)) return [];
    const named = nameAt(text, tokens, at);
    return named?.end === at + 2 ? [{ name: named.name, office: '', n: evidence.n }] : [];
  });
}

/**
 * The people who run a firm, each once, with the first page that says so; its own pages, records of it and pages about it are read.
 * Names stand as written there. Empty for a person, who speaks for themselves.
 */
export function voicesOf({ subject, items }: Ledger): Voice[] {
  if (subject.kind === 'person') return [];
  const { roles } = contextOf(subject.description, subject.keywords, new Set(tokenize(subject.name).map(({ lower }) => lower)), subject.name);
  const voices = new Map<string, Voice>();
  for (const item of items) {
    const { role, own, genre } = item.evidence;
    if (role === 'passing') continue;
    const about = role === 'hero';
    const family = new Set(lemmasOf(subject.name).map((word) => word.toLowerCase()));
    for (const voice of [...voicesIn(item, { sure: own || (about && genre === 'record'), about, kinds: roles }), ...familyIn(item, family)]) {
      const words = lemmasOf(voice.name);
      const key = `${words[0]} ${words.at(-1)}`;
      if (!voices.has(key)) voices.set(key, voice);
    }
  }
  return [...voices.values()].slice(0, MOST);
}
