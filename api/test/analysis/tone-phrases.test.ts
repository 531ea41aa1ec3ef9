/** Phrases of the tone model as data: every example of every file. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILES, type Kind, phrasesIn, readFile } from '../../src/analysis/tone/phrases.ts';
import { readSentence } from '../../src/analysis/tone/sentence.ts';

const KINDS = Object.keys(FILES) as Kind[];
const examples = KINDS.flatMap((kind) => readFile(kind).examples.map((example) => ({ kind, ...example })));
/** Least evidence that decides. */
const TELLING = 0.6;

it('every file of the folder is read', () => {
  const found = readdirSync(new URL('../../src/analysis/tone/data/phrases', import.meta.url));
  expect(found.sort()).toEqual(KINDS.map((kind) => `${kind}.txt`).sort());
});

describe('an example', () => {
  it('is given in every file', () => expect(new Set(examples.map(({ kind }) => kind)).size).toBe(KINDS.length));

  it.each(examples.map((example) => [`${example.kind}:${example.line} „${example.text}”`, example] as const))('%s', (_, { mark, text, subject, group }) => {
    const said = readSentence(text, [subject]);
    const balance = said.for - said.against;
    expect(balance >= TELLING ? '+' : balance <= -TELLING ? '-' : '0').toBe(mark);
    // The phrase that the example is about must be found in it, in either order of words.
    const own = new Set(group.phrases.map(({ words }) => sorted(words)));
    expect(phrasesIn(text, said.parsed.words).some(({ deed }) => own.has(sorted(deed.words)))).toBe(true);
  });
});

const sorted = (words: readonly string[][]): string =>
  words
    .map((alternatives) => alternatives.join('|'))
    .sort()
    .join(' ');
