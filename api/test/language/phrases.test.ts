/** Phrases as data: every example of every file, and lines that cannot be read. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targetSentiment } from '../../src/language/index.ts';
import { BAD_FILES, GOOD_FILES, polarMatches, VERB_FILES } from '../../src/language/target/lexicon.ts';
import { wordsOf } from '../../src/language/target/parse.ts';
import { parsePhrases, readExamples } from '../../src/language/text/phrase-file.ts';

const TEXT_FILES = ['text-good', 'text-bad', 'text-neutral'];
const FILES = [...VERB_FILES, ...GOOD_FILES, ...BAD_FILES, ...TEXT_FILES];
const MARKS = { positive: '+', negative: '-', neutral: '0' };
const examples = FILES.flatMap((file) => readExamples(file, VERB_FILES.includes(file) ? 2 : 1).map((example) => ({ file, ...example })));

it('every file of the folder is read', () => {
  const found = readdirSync(new URL('../../src/language/data/phrases', import.meta.url)).filter((name) => name.endsWith('.txt'));
  expect(found.sort()).toEqual(FILES.map((file) => `${file}.txt`).sort());
});

describe('an example', () => {
  it('is given for many groups', () => expect(new Set(examples.map(({ file, group }) => `${file}:${group.line}`)).size).toBeGreaterThanOrEqual(60));

  it.each(examples.map((example) => [`${example.file}:${example.line} „${example.text}”`, example] as const))('%s', (_, { mark, text, subject, group }) => {
    expect(MARKS[targetSentiment(text, [subject]).label]).toBe(mark);
    // The phrase that the example is about must be found in it, in either order of words.
    const own = new Set(group.phrases.map(({ words }) => sorted(words)));
    expect(polarMatches(wordsOf(text)).some(({ polar }) => own.has(sorted(polar.words)))).toBe(true);
  });
});

const sorted = (words: readonly string[][]): string =>
  words
    .map((alternatives) => alternatives.join('|'))
    .sort()
    .join(' ');

describe('a line that cannot be read is named by file and number', () => {
  it.each([
    ['verbs-sport', 2, '# Czasowniki\n2.5: wygrać', 'data/phrases/verbs-sport.txt:2: a line opens with two numbers and a colon.'],
    ['good-art', 1, 'dobry, lepszy', 'data/phrases/good-art.txt:1: a line opens with a number and a colon.'],
    ['good-art', 1, '2.5 0: dobry', 'data/phrases/good-art.txt:1: a line opens with a number and a colon.'],
    ['good-art', 1, '2: dobry, , zły', 'data/phrases/good-art.txt:1: "" is no phrase.'],
    ['good-art', 1, '2: dobry * * film', 'data/phrases/good-art.txt:1: "dobry * * film" is no phrase.'],
    ['good-art', 1, '2: dobry||zły', 'data/phrases/good-art.txt:1: "dobry||zły" is no phrase.'],
    ['good-art', 1, '2: dobry *', 'data/phrases/good-art.txt:1: "dobry *" is no phrase.'],
    ['good-art', 2, '2: dobry\n  + Bez nikogo.', 'data/phrases/good-art.txt:2: an example is two blanks, +, - or 0, and a sentence with its [subject].'],
    ['good-art', 1, '  + [Anna] jest dobra.', 'data/phrases/good-art.txt:1: an example follows the group it belongs to.'],
  ])('%s:%i', (file, _, text, message) => {
    expect(() => parsePhrases(text, file, file.startsWith('verbs') ? 2 : 1)).toThrow(message);
  });
});
