import type { Token } from '../text/types.ts';
import { isFirstName, isFirstNameForm } from '../words/first-names.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import { FIRM, headOf, isHead, isNameWord, isShouted, MAX_WORDS, type NameSpan, opens } from './names.ts';

/** A text cut into words, with the names found in it. */
export type ReadText = { text: string; tokens: Token[]; spans: NameSpan[] };

/** Two capitalised stretches with „i” or „&” between: the first ends before token `mid`, the second begins at `next`. */
type Junction = NameSpan & { mid: number; next: number };
type Seen = { count: number; before: number; after: number };

/** Least count of two halves together before they are joined: the first if one is a common noun, the second if both are names. */
const [OFTEN, OFTEN_NAMES] = [2, 3];

/**
 * Joins names with „i” or „&” between: after an office whose complement continues in the genitive („Ministerstwo Nauki i Szkolnictwa
 * Wyższego”), in names of firms, and where these texts repeat two halves together and never show either alone. People stay apart.
 * Linear in the texts.
 */
export function joinNames(texts: readonly ReadText[]): NameSpan[][] {
  const junctions = texts.map(junctionsOf);
  if (junctions.every((list) => list.length === 0)) return texts.map(({ spans }) => spans);
  const seen = new Map<string, Seen>();
  junctions.forEach((list, t) => {
    for (const junction of list) {
      const { tokens } = texts[t] as ReadText;
      const key = keyOf(tokens, junction);
      const known = seen.get(key) ?? { count: 0, before: MAX_WORDS, after: MAX_WORDS };
      const { from, mid, next, to } = junction;
      seen.set(key, { count: known.count + 1, before: Math.min(known.before, mid - from), after: Math.min(known.after, to - next) });
    }
  });
  const repeated = alwaysTogether(texts, junctions, seen);
  return texts.map(({ tokens, spans }, t) => {
    const joined = (junctions[t] as Junction[]).flatMap((junction): NameSpan[] => {
      const key = keyOf(tokens, junction);
      const { before, after } = seen.get(key) as Seen;
      if (isComplement(tokens, junction)) {
        // „Wydział Architektury i Budownictwa Urzędu Miasta”: the name ends before the next office.
        const office = tokens.slice(junction.next + 1, junction.to).findIndex(({ lower }) => isHead(lower));
        return [{ from: junction.from, to: office < 0 ? junction.to : junction.next + 1 + office }];
      }
      const shortest = { from: junction.mid - before, to: junction.next + after };
      const firm = junction.next === junction.mid || FIRM.has(wordAt(tokens, junction.next));
      return firm || repeated.has(key) ? [shortest] : [];
    });
    return joined.length === 0 ? spans : merged(spans, joined);
  });
}

const wordAt = (tokens: readonly Token[], i: number): string => lemma((tokens[i] as Token).text);
const keyOf = (tokens: readonly Token[], { mid, next }: Junction): string => `${wordAt(tokens, mid - 1)} ${wordAt(tokens, next)}`;

function junctionsOf({ text, tokens, spans }: ReadText): Junction[] {
  if (isShouted(tokens)) return [];
  const out: Junction[] = [];
  const gap = (i: number): string => text.slice((tokens[i] as Token).end, tokens[i + 1]?.start);
  const endingAt = new Map(spans.map((span) => [span.to, span]));
  const startingAt = new Map(spans.map((span) => [span.from, span]));
  const signs = text.includes(' & ');
  for (let i = 1; i < tokens.length; i += 1) {
    const sign = signs && gap(i - 1) === ' & ';
    if (!sign && !(tokens[i]?.text === 'i' && i + 1 < tokens.length && gap(i - 1) === ' ' && gap(i) === ' ')) continue;
    const next = sign ? i : i + 1;
    if (!isNameWord(tokens[i - 1] as Token) || !isNameWord(tokens[next] as Token)) continue;
    const { from } = endingAt.get(i) ?? { from: i - 1 };
    const { to } = startingAt.get(next) ?? { to: next + 1 };
    // „A i B i C” is a list.
    if ((out.at(-1)?.to ?? -1) > from) out.pop();
    else out.push({ from, mid: i, next, to });
  }
  return out;
}

/** Whether the first half is an office and the second half continues its complement in the genitive, without another office or person. */
function isComplement(tokens: readonly Token[], { from, mid, next, to }: Junction): boolean {
  const before = tokens.slice(from, mid).map(({ lower }) => lower);
  const after = tokens.slice(next, to).map(({ lower }) => lower);
  const head = headOf(before);
  if (head < 0 || !isHead(before[head] as string) || before.length < head + 2 || headOf(before.slice(head + 1)) < 0) return false;
  const other = after[Math.max(0, headOf(after))] as string;
  return !isHead(other) && !isFirstNameForm(other) && lemma(other) !== other;
}

/** Keys of halves that are repeated together and never occur alone. */
function alwaysTogether(texts: readonly ReadText[], junctions: readonly Junction[][], seen: ReadonlyMap<string, Seen>): Set<string> {
  const out = new Set<string>();
  const halves = new Map<string, number>();
  for (const [key, { count }] of seen) {
    const words = key.split(' ');
    if (count < (words.some(isCommonWord) ? OFTEN : OFTEN_NAMES) || words.every(isFirstName)) continue;
    out.add(key);
    for (const word of words) halves.set(word, 0);
  }
  if (out.size === 0) return out;
  texts.forEach(({ text, tokens, spans }, t) => {
    const inside = new Set((junctions[t] as Junction[]).filter((junction) => out.has(keyOf(tokens, junction))).flatMap(({ mid, next }) => [mid - 1, next]));
    const people = new Set(spans.filter(({ from }) => isFirstNameForm((tokens[from] as Token).lower)).map(({ to }) => to - 1));
    tokens.forEach((token, i) => {
      if (!isNameWord(token) || (inside.has(i) && !people.has(i)) || (opens(text, tokens, i) && isCommonWord(token.lower))) return;
      const word = wordAt(tokens, i);
      if (halves.has(word)) halves.set(word, 1);
    });
  });
  for (const key of out) if (key.split(' ').some((word) => halves.get(word) === 1)) out.delete(key);
  return out;
}

/** The spans in order, without those that overlap a joined one. */
function merged(spans: readonly NameSpan[], joined: readonly NameSpan[]): NameSpan[] {
  const taken = new Set(joined.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, k) => from + k)));
  const rest = spans.filter(({ from, to }) => !Array.from({ length: to - from }, (_, k) => from + k).some((i) => taken.has(i)));
  return [...rest, ...joined].sort((a, b) => a.from - b.from);
}
