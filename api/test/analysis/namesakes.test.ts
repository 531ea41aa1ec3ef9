import { describe, expect, it } from 'vitest';
import { WORLDS } from './bearers.ts';
import { WORLDS as ABROAD } from './bearers-abroad.ts';
import { WORLDS as APART } from './bearers-apart.ts';
import { WORLDS as HARD } from './bearers-hard.ts';
import { WORLDS as MORE } from './bearers-more.ts';
import { WORLDS as TOLD } from './bearers-told.ts';
import { judge, page } from './factory.ts';

describe.each([...WORLDS, ...MORE, ...APART, ...HARD, ...TOLD, ...ABROAD])('pages of everybody called $name', ({ name, kind, pages, orders }) => {
  const documents = pages.map(([, title, text], i) => page({ url: `https://strona-${i}.test/1`, title, text }));
  const titled = (of: (bearer: string, i: number) => boolean) => pages.filter(([bearer], i) => of(bearer, i)).map(([, title]) => title);

  it.each(orders)('for „%s” are only those of the bearer meant', (description, whose) => {
    const { ledger } = judge(documents, { name, kind, description, keywords: [], links: [] });
    const kept = new Set(ledger.items.map(({ evidence }) => evidence.url));
    const isKept = (_: string, i: number) => kept.has(`https://strona-${i}.test/1`);
    // Small letters: nothing on the page ties it to its bearer, who may lose it but to nobody else.
    expect(titled(isKept).filter((title) => !titled((bearer) => bearer.toUpperCase() === whose).includes(title))).toEqual([]);
    expect(titled((bearer) => bearer === whose).filter((title) => !titled(isKept).includes(title))).toEqual([]);
  });
});
