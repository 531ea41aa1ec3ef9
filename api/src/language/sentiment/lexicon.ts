import { type Phrase, readPhrases } from '../text/phrase-file.ts';

/** A phrase with its label and what it adds to that label's logit. */
export type LabelledPhrase = Phrase & { label: 'positive' | 'negative' | 'neutral'; strength: number };

const phrasesOf = (file: string, label: LabelledPhrase['label']): LabelledPhrase[] =>
  readPhrases(file, 1).flatMap(({ numbers, phrases }) => phrases.map((phrase) => ({ ...phrase, label, strength: numbers[0] as number })));

/** Phrases that count in the sentiment of any text. */
export const PHRASES: readonly LabelledPhrase[] = [
  ...phrasesOf('text-good', 'positive'),
  ...phrasesOf('text-bad', 'negative'),
  ...phrasesOf('text-neutral', 'neutral'),
];

const byFirst = new Map<string, LabelledPhrase[]>();
for (const phrase of PHRASES) {
  for (const first of phrase.words[0] as string[]) {
    const list = byFirst.get(first) ?? [];
    list.push(phrase);
    byFirst.set(first, list);
  }
}

const GAP = 3;

/** Phrases found in a sequence of lemmas: where they begin and end (word indexes, end exclusive). */
export function findPhrases(lemmas: string[]): { phrase: LabelledPhrase; from: number; to: number }[] {
  const out: { phrase: LabelledPhrase; from: number; to: number }[] = [];
  for (let i = 0; i < lemmas.length; i += 1) {
    for (const phrase of byFirst.get(lemmas[i] as string) ?? []) {
      const to = matchFrom(phrase, lemmas, i);
      if (to > 0) out.push({ phrase, from: i, to });
    }
  }
  return out;
}

function matchFrom(phrase: Phrase, lemmas: string[], start: number): number {
  let at = start;
  for (let k = 1; k < phrase.words.length; k += 1) {
    const reach = phrase.gap[k] ? GAP : 0;
    let found = -1;
    for (let step = 1; step <= reach + 1 && found < 0; step += 1) if ((phrase.words[k] as string[]).includes(lemmas[at + step] ?? '')) found = at + step;
    if (found < 0) return -1;
    at = found;
  }
  return at + 1;
}
