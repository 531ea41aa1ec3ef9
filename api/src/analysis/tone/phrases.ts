/** Finds the phrases of `data/phrases` in a sentence: deeds, and nouns of praise, blame, conflict and success. */
import { readFileSync } from 'node:fs';
import { type PhraseExample, type PhraseGroup, parsePhrases, type Word } from '../../language/index.ts';

/** Files with the sign of their only number; `verbs` has three. In this order they are tried. */
export const FILES = { verbs: 0, mask: 0, win: 1, good: 1, conflict: -1, charge: -1, bad: -1 } as const;
export type Kind = keyof typeof FILES;

/** A phrase with its values in logits: of the one who acts, the one it is done to, and one beside; equal for nouns. */
export type Deed = { kind: Kind; words: string[][]; gap: boolean[]; acts: number; done: number; near: number };
/** A phrase found; `at`: its word numbers. */
export type Hit = { deed: Deed; at: number[] };

/** Other words that a `*` leaves room for. */
const ROOM = 2;
const SMALL = /^(?:w|z|ze|do|od|na|o|u|dla|za|nad|pod|po|przy|przed|przez|bez|przeciw|wobec|się|niż|że|jak|i|nie|poza)$/u;
/** What ends a phrase; a comma before a conjunction does not („skarżyć się, że”). */
const STOP = /[,;:()„”"«»–—]|\s-\s/u;
const GOES_ON = /^(?:że|iż|żeby|aby|by|który)$/u;

const countOf = (kind: Kind): 1 | 3 => (kind === 'verbs' ? 3 : 1);

/** The groups of a file with their examples. @throws PhraseFileError at a line that cannot be read */
export const readFile = (kind: Kind): { groups: PhraseGroup[]; examples: PhraseExample[] } =>
  parsePhrases(readFileSync(new URL(`./data/phrases/${kind}.txt`, import.meta.url), 'utf8'), kind, countOf(kind));

let byFirst: Map<string, Deed[]> | null = null;

function load(): Map<string, Deed[]> {
  const index = new Map<string, Deed[]>();
  const enter = (deed: Deed): void => {
    for (const first of deed.words[0] as string[]) {
      const list = index.get(first);
      if (list) list.push(deed);
      else index.set(first, [deed]);
    }
  };
  for (const kind of Object.keys(FILES) as Kind[])
    for (const { numbers, phrases } of readFile(kind).groups) {
      const [first = 0, done = first, near = first] = kind === 'verbs' ? numbers : [FILES[kind] * (numbers[0] as number)];
      for (const { words, gap } of phrases) {
        const deed: Deed = { kind, words, gap, acts: first, done, near };
        enter(deed);
        // „nagrodę odebrała” for „odebrać nagrodę”, as neighbours only.
        const [one, two] = words as [string[], string[]?];
        if (two && words.length === 2 && gap[1] && ![...one, ...two].some((word) => SMALL.test(word)))
          enter({ ...deed, words: [two, one], gap: [false, false] });
      }
    }
  return index;
}

const isOneOf = ({ lemma, lower, noun }: Word, of: readonly string[]): boolean => of.includes(lemma) || of.includes(lower) || of.includes(noun);

function matchFrom({ words: parts, gap }: Deed, words: readonly Word[], stops: readonly boolean[], start: number): number[] | null {
  const at = [start];
  let place = start;
  for (let k = 1; k < parts.length; k += 1) {
    let left = gap[k] ? ROOM : 0;
    for (place += 1; ; place += 1) {
      const word = words[place];
      if (!word || stops[place]) return null;
      if (isOneOf(word, parts[k] as string[])) break;
      if (word.name) continue;
      if (left === 0) return null;
      left -= 1;
    }
    at.push(place);
  }
  return at;
}

/** Phrases in a sentence, in order; each word is used once, by the longest phrase, of equally long ones by the first. */
export function phrasesIn(body: string, words: readonly Word[]): Hit[] {
  byFirst ??= load();
  const stops = words.map(({ start, lower }, k) => k > 0 && STOP.test(body.slice((words[k - 1] as Word).end, start)) && !GOES_ON.test(lower));
  const found: Hit[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { lemma, lower, noun } = words[i] as Word;
    for (const key of new Set([lemma, lower, noun]))
      for (const deed of byFirst.get(key) ?? []) {
        const at = matchFrom(deed, words, stops, i);
        if (at) found.push({ deed, at });
      }
  }
  found.sort((a, b) => b.at.length - a.at.length || (a.at[0] as number) - (b.at[0] as number));
  const used = new Set<number>();
  const out: Hit[] = [];
  for (const hit of found) {
    if (hit.at.some((place) => used.has(place))) continue;
    for (const place of hit.at) used.add(place);
    out.push(hit);
  }
  return out.sort((a, b) => (a.at[0] as number) - (b.at[0] as number));
}
