import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containment, createNearDuplicateIndex } from '../../src/language/index.ts';

type Row = { id: string; a: string; b: string; label: 0 | 1 };
const ROWS: Row[] = readFileSync(new URL('./sets/near-dup.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const THRESHOLD = 0.5;

/** Few words, so that texts share shingles often. */
const text = fc.array(fc.constantFrom('ala', 'ma', 'kota', 'i', 'psa'), { maxLength: 40 }).map((words) => words.join(' '));
const texts = fc.array(text, { maxLength: 24 });
const indexOf = (entries: [string, string][]) => {
  const index = createNearDuplicateIndex({ threshold: THRESHOLD });
  for (const [id, body] of entries) index.add(id, body);
  return index;
};
const named = (bodies: string[]) => bodies.map((body, i): [string, string] => [`n${i}`, body]);
/** The answer without an index. */
const bruteForce = (entries: [string, string][], query: string) =>
  entries
    .map(([id, body]) => ({ id, containment: containment(body, query) }))
    .filter((found) => found.containment >= THRESHOLD)
    .sort((a, b) => b.containment - a.containment || (a.id < b.id ? -1 : 1));

describe('the written pairs', () => {
  it.each(ROWS)('$id', ({ a, b, label }) => {
    const index = createNearDuplicateIndex();
    index.add('a', a);
    expect(index.query(b)).toHaveLength(label);
  });
});

describe('containment', () => {
  it('is the same both ways, 0 to 1, and 1 for a text and itself', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(containment(a, b)).toBe(containment(b, a));
        expect(containment(a, b)).toBeGreaterThanOrEqual(0);
        expect(containment(a, b)).toBeLessThanOrEqual(1);
        expect(containment(a, a)).toBe(a === '' ? 0 : 1);
      }),
    );
  });
});

describe('the index of near-duplicates', () => {
  it('finds what comparing each with each finds', () => {
    fc.assert(
      fc.property(texts, text, (bodies, query) => {
        expect(indexOf(named(bodies)).query(query)).toEqual(bruteForce(named(bodies), query));
      }),
    );
  });

  it('does not depend on the order of adding', () => {
    fc.assert(
      fc.property(texts, text, (bodies, query) => {
        expect(indexOf(named(bodies).reverse()).query(query)).toEqual(indexOf(named(bodies)).query(query));
      }),
    );
  });

  it('answers after removing and replacing as if it had held nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.option(text)), { maxLength: 60 }), text, (steps, query) => {
        const index = createNearDuplicateIndex({ threshold: THRESHOLD });
        const held = new Map<string, string>();
        for (const [n, body] of steps) {
          if (body === null) index.remove(`n${n}`);
          else index.add(`n${n}`, body);
          if (body) held.set(`n${n}`, body);
          else held.delete(`n${n}`);
        }
        expect(index.size).toBe(held.size);
        expect(index.query(query)).toEqual(bruteForce([...held], query));
      }),
    );
  });

  const words = (from: number, count: number) => Array.from({ length: count }, (_, i) => `słowo${from + i}`).join(' ');
  const footer = words(0, 60);
  const stories = Array.from({ length: 400 }, (_, i) => words(1_000 + i * 100, 40));
  const index = indexOf(stories.map((story, i) => [`n${i}`, `${story} ${footer}`]));

  it('takes what hundreds of documents share for furniture, whatever its words are', () => {
    expect(containment(`${stories[0]} ${footer}`, `${stories[1]} ${footer}`)).toBeGreaterThan(THRESHOLD);
    expect(index.query(`${words(90_000, 40)} ${footer}`)).toEqual([]);
  });

  it('still finds a whole copy, a copy of the beginning and a copy within a longer text among them', () => {
    const ids = (query: string) => index.query(query).map(({ id }) => id);
    expect(ids(`${stories[7]} ${footer}`)).toEqual(['n7']);
    expect(ids(`${(stories[7] as string).split(' ').slice(0, 15).join(' ')} ${footer}`)).toEqual(['n7']);
    expect(ids(`${words(90_000, 300)} ${stories[7]} ${footer}`)).toEqual(['n7']);
  });

  it('finds a story that hundreds printed whole', () => {
    const wire = words(50_000, 50);
    const held = indexOf(Array.from({ length: 200 }, (_, i) => [`n${i}`, wire]));
    expect(held.query(wire)).toHaveLength(200);
  });
});
