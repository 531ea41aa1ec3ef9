/** Reads `data/phrases/*.txt`, the hand-written phrases of the sentiment rules. Format: `data/phrases/README.md`. */
import { readFileSync } from 'node:fs';
import type { Span } from './types.ts';

/** Words in order, each with its alternatives; `gap[k]`: up to three other words may come before word k. */
export type Phrase = { words: string[][]; gap: boolean[] };
/** Phrases of equal strength from one line, with the line's numbers. */
export type PhraseGroup = { numbers: number[]; phrases: Phrase[]; line: number };
/** A sentence that shows how the group above it is read; `subject` is the party it is judged towards. */
export type PhraseExample = { mark: '+' | '-' | '0'; text: string; subject: Span; line: number; group: PhraseGroup };

/** A line that cannot be read; the message names file and line. */
export class PhraseFileError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`data/phrases/${file}.txt:${line}: ${problem}`);
  }
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const EXAMPLE = /^ {2}([-+0]) (.+)$/;
const SUBJECT = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/;

/**
 * The groups of one file in order.
 * @param file name without folder and ending
 * @param count how many numbers a line opens with
 * @throws PhraseFileError at the first bad line
 */
export const readPhrases = (file: string, count: 1 | 2): PhraseGroup[] => parsePhrases(readFile(file), file, count).groups;

/** The examples of one file in order. @throws PhraseFileError at the first bad line */
export const readExamples = (file: string, count: 1 | 2): PhraseExample[] => parsePhrases(readFile(file), file, count).examples;

const readFile = (file: string): string => readFileSync(new URL(`../data/phrases/${file}.txt`, import.meta.url), 'utf8');

/** Groups and examples of a file's text. @throws PhraseFileError at the first bad line */
export function parsePhrases(text: string, file: string, count: 1 | 2 | 3): { groups: PhraseGroup[]; examples: PhraseExample[] } {
  const groups: PhraseGroup[] = [];
  const examples: PhraseExample[] = [];
  text.split('\n').forEach((content, at) => {
    if (content === '' || content[0] === '#') return;
    const line = at + 1;
    if (content[0] === ' ') examples.push(parseExample(content, file, line, groups.at(-1)));
    else groups.push(parseGroup(content, file, line, count));
  });
  return { groups, examples };
}

function parseGroup(content: string, file: string, line: number, count: number): PhraseGroup {
  const colon = content.indexOf(': ');
  const numbers = content.slice(0, Math.max(0, colon)).split(' ');
  if (numbers.length !== count || !numbers.every((number) => NUMBER.test(number)))
    throw new PhraseFileError(file, line, `a line opens with ${['a number', 'two numbers', 'three numbers'][count - 1]} and a colon.`);
  const phrases = content
    .slice(colon + 2)
    .split(', ')
    .map((phrase) => {
      const parsed = parsePhrase(phrase);
      if (!parsed) throw new PhraseFileError(file, line, `"${phrase}" is no phrase.`);
      return parsed;
    });
  return { numbers: numbers.map(Number), phrases, line };
}

/** A written phrase, or null where a word is empty or a star is not between two words. */
function parsePhrase(phrase: string): Phrase | null {
  const words: string[][] = [];
  const gap: boolean[] = [];
  let open = false;
  for (const part of phrase.split(' ')) {
    if (part === '*') {
      if (open || words.length === 0) return null;
      open = true;
      continue;
    }
    const alternatives = part.includes('|') ? part.split('|') : [part];
    if (alternatives.includes('') || part.includes('*')) return null;
    words.push(alternatives);
    gap.push(open);
    open = false;
  }
  return open ? null : { words, gap };
}

function parseExample(content: string, file: string, line: number, group: PhraseGroup | undefined): PhraseExample {
  const [, mark, sentence] = EXAMPLE.exec(content) ?? [];
  const [, before, subject, after] = SUBJECT.exec(sentence ?? '') ?? [];
  if (!mark || !subject) throw new PhraseFileError(file, line, 'an example is two blanks, +, - or 0, and a sentence with its [subject].');
  if (!group) throw new PhraseFileError(file, line, 'an example follows the group it belongs to.');
  const start = (before as string).length;
  return { mark: mark as PhraseExample['mark'], text: `${before}${subject}${after}`, subject: { start, end: start + subject.length }, line, group };
}
