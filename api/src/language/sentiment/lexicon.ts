import { NEGATIVE, NEUTRAL, POSITIVE } from './phrases.ts';

/** A phrase: lemmas with alternatives, whether words may stand before each, and what it adds to the logit of its label. */
export type Phrase = { words: string[][]; gap: boolean[]; label: 'positive' | 'negative' | 'neutral'; strength: number };

function parse(list: string, label: Phrase['label']): Phrase[] {
  return list.split('\n').flatMap((line) => {
    const [strength, phrases] = line.split(': ') as [string, string];
    return phrases.split(', ').map((phrase) => ({ ...parsePhrase(phrase), label, strength: Number(strength) }));
  });
}

/** Words of a written phrase with their alternatives, and whether other words may stand before each. */
export function parsePhrase(phrase: string): Pick<Phrase, 'words' | 'gap'> {
  const words: string[][] = [];
  const gap: boolean[] = [];
  let open = false;
  for (const part of phrase.split(' ')) {
    if (part === '*') open = true;
    else {
      words.push(part.split('|'));
      gap.push(open);
      open = false;
    }
  }
  return { words, gap };
}

const PHRASES: readonly Phrase[] = [...parse(POSITIVE, 'positive'), ...parse(NEGATIVE, 'negative'), ...parse(NEUTRAL, 'neutral')];

const byFirst = new Map<string, Phrase[]>();
for (const phrase of PHRASES) {
  for (const first of phrase.words[0] as string[]) {
    const list = byFirst.get(first) ?? [];
    list.push(phrase);
    byFirst.set(first, list);
  }
}

const GAP = 3;

/** Phrases found in a sequence of lemmas: where they begin and end (word indexes, end exclusive). */
export function findPhrases(lemmas: string[]): { phrase: Phrase; from: number; to: number }[] {
  const out: { phrase: Phrase; from: number; to: number }[] = [];
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
