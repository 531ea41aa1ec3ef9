/** Who speaks for a firm: the people who run it, named beside their office on pages about it. */
import { lemma, lemmasOf, type Token, tokenize } from '../../language/index.ts';
import { contextOf, isCapital } from '../reading/context.ts';
import { documentTokens, readable } from '../reading/text.ts';
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
/** Words between an office and a name. */
const BETWEEN = 3;
const MOST = 40;

/** Two words with capitals that follow each other, as a name. */
function nameAt(text: string, tokens: readonly Token[], at: number): { name: string; end: number } | null {
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (!first || !last || !isCapital(first) || !isCapital(last)) return null;
  const between = text.slice(first.end, last.start);
  const written = /^[\p{L}]{2,}$/u.test(first.text) && /^[\p{L}]{2,}$/u.test(last.text) && first.text.slice(1) !== first.text.slice(1).toUpperCase();
  if (between !== ' ' || !written) return null;
  // „Kani-Wilk”: the half after the hyphen belongs to the name.
  const half = tokens[at + 2];
  const whole = half && isCapital(half) && text.slice(last.end, half.start) === '-' ? half : last;
  return { name: text.slice(first.start, whole.end), end: at + (whole === last ? 2 : 3) };
}

type Bound = { own: boolean; kinds: ReadonlySet<string>; ofName: ReadonlySet<string> };

/** Whether the words between an office and a name say whose office it is: nobody else's. */
function isBound(tokens: readonly Token[], office: string, bound: Bound): boolean {
  const lemmas = tokens.map(({ text }) => lemma(text));
  const names = lemmas.every((word) => bound.ofName.has(word) || bound.kinds.has(word) || FIRM.has(word));
  return names && (tokens.length > 0 || bound.own || OWNERS.has(office));
}

function voicesIn({ document, evidence }: LedgerItem, bound: Bound): Voice[] {
  const text = readable(document);
  const tokens = documentTokens(document);
  const found: Voice[] = [];
  for (const [i, token] of tokens.entries()) {
    const office = lemma(token.lower);
    if (!OWNERS.has(office) && !HEADS.has(office)) continue;
    for (let at = i + 1; at <= i + 1 + BETWEEN; at += 1) {
      const after = nameAt(text, tokens, at);
      const run = text.slice(token.end, tokens[at]?.start ?? token.end);
      if (!after || /[.!?\n]/.test(run)) continue;
      if (lemmasOf(after.name).some((word) => bound.ofName.has(word))) continue;
      if (isBound(tokens.slice(i + 1, at), office, bound)) found.push({ name: after.name, office, n: evidence.n });
      break;
    }
    const before = tokens[i - 2] ? (nameAt(text, tokens, i - 2) ?? null) : null;
    if (before?.end === i && /^, $/.test(text.slice((tokens[i - 1] as Token).end, token.start))) {
      const rest = /^ ([^,.;:!?\n–—]{0,60})/u.exec(text.slice(token.end, token.end + 62))?.[1] ?? '';
      if (isBound(tokenize(rest).slice(0, BETWEEN), office, bound)) found.push({ name: before.name, office, n: evidence.n });
    }
  }
  return found;
}

/**
 * The people who run a firm, each once, with the first page that says so; pages about the firm and its own are read. Names stand as
 * written there. Empty for a person, who speaks for themselves.
 */
export function voicesOf({ subject, items }: Ledger): Voice[] {
  if (subject.kind === 'person') return [];
  const ofName = new Set(lemmasOf(subject.name));
  const { roles } = contextOf(subject.description, subject.keywords, new Set(tokenize(subject.name).map(({ lower }) => lower)), subject.name);
  const voices = new Map<string, Voice>();
  for (const item of items) {
    if (item.evidence.role !== 'hero') continue;
    for (const voice of voicesIn(item, { own: item.evidence.own, kinds: roles, ofName })) {
      const key = lemma(voice.name.split(' ').at(-1) ?? '');
      if (!voices.has(key)) voices.set(key, voice);
    }
  }
  return [...voices.values()].slice(0, MOST);
}
