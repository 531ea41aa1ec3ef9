import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../src/language/index.ts';

type Row = { id: string; text: string; sentences: string[] };
const ROWS: Row[] = readFileSync(new URL('./sets/sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('the written set of sentences', () => {
  /** Written down as known: titles in quotation marks, a unit with a full stop before a small letter, „w. n.e.”, lines in small letters. */
  const KNOWN = ['quote-10', 'careless-17', 'careless-18', 'careless-20', 'second-33', 'second-41'];

  it.each(ROWS.filter(({ id }) => !KNOWN.includes(id)))('$id: $text', (row) => {
    expect(sentences(row.text)).toEqual(row.sentences);
  });

  it('stays the same when texts of whole sentences follow one another as paragraphs', () => {
    const rows = ROWS.filter(({ id }) => !KNOWN.includes(id));
    expect(sentences(rows.map(({ text }) => text).join('\n\n'))).toEqual(rows.flatMap((row) => row.sentences));
  });
});

describe('spans of sentences', () => {
  const unit = fc.constantFrom(
    'a',
    'Żar',
    'kot',
    '.',
    '...',
    '!',
    '?',
    ' ',
    '\n',
    '5',
    '„',
    '”',
    'r.',
    'ul.',
    'J.',
    '–',
    '(',
    ')',
    ':)',
    '👍',
    '\ud83d',
    'XX',
    'tys.',
    '1.',
  );

  it('are in order, do not overlap, begin and end with a visible character and leave only blanks between them', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        let at = 0;
        for (const { start, end } of splitSentences(text)) {
          expect(text.slice(at, start)).toMatch(/^\s*$/);
          expect(text.slice(start, end)).toMatch(/^\S([\s\S]*\S)?$/);
          at = end;
        }
        expect(text.slice(at)).toMatch(/^\s*$/);
      }),
    );
  });

  it('of a sentence alone are the sentence: what was parted stays parted', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ROWS.filter(({ id }) => id.startsWith('plain')).flatMap((row) => row.sentences)), { maxLength: 6 }), (list) => {
        expect(sentences(list.join('\n\n'))).toEqual(list);
      }),
    );
  });
});

it('a rank of two abbreviations goes on with the name', () => {
  expect(splitSentences('Poinformowała sierż. szt. Anna Mak z komendy. Sprawdzono 20 szt. Reszta czeka.')).toHaveLength(3);
});
