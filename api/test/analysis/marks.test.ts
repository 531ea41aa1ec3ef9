import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../src/analysis/index.ts';
import { ARCHITECT, claimsOf, judge, page, web } from './factory.ts';

const DENTIST = [
  'Dentysta Jan Kowalski z Kielc otworzył gabinet przy rynku. Pacjenci chwalą spokój i punktualność.',
  'W Kielcach dentysta Jan Kowalski uczył dzieci szczotkowania zębów. Szkoła zaprosiła go na wiosnę.',
];
const dentist = (n: 1 | 2) => page({ url: `https://kielce-${n}.test/dentysta`, title: `Nowy gabinet, część ${n}`, text: DENTIST[n - 1] as string });
const bare = page({ url: 'https://nic.test/1', text: 'Kowalski wygrał konkurs rzutu beretem i odebrał dyplom z rąk sołtysa.' });
const DOCUMENTS = [...web(14), dentist(1), dentist(2), bare];

const sources = ({ ledger }: Analysis) => ledger.items.map(({ evidence }) => evidence.url).sort();
const aside = ({ ledger }: Analysis) => ledger.setAside.flatMap(({ pages }) => pages.map(({ url }) => url)).sort();
const recount = (notMe: string[], me: string[]) => judge(DOCUMENTS, ARCHITECT, { marks: { notMe, me } });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a report counted again by the marks of its buyer', () => {
  const first = judge(DOCUMENTS);

  it('moves exactly the marked pages, whatever is marked', () => {
    fc.assert(
      fc.property(fc.subarray(sources(first)), fc.subarray(aside(first)), (notMe, me) => {
        const again = recount(notMe, me);
        expect(sources(again)).toEqual([...sources(first).filter((url) => !notMe.includes(url)), ...me].sort());
        expect(aside(again)).toEqual([...aside(first).filter((url) => !me.includes(url)), ...notMe].sort());
        const { fetched, sources: counted, duplicates, setAside, named, offTopic, empty } = again.ledger.totals;
        expect(counted + duplicates + setAside + named + offTopic + empty).toBe(fetched);
        const known = new Set(again.ledger.items.map(({ evidence }) => evidence.n));
        for (const { refs } of claimsOf(again)) for (const n of refs) expect(known.has(n)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('without marks is the same report', () => {
    expect(JSON.stringify(recount([], []))).toBe(JSON.stringify(first));
  });

  it('names the set-aside pages as the buyer’s word, brings a namesake’s page in, and says both', () => {
    const again = recount(['https://gazeta-0.test/0'], ['https://kielce-1.test/dentysta']);
    expect(again.ledger.setAside).toContainEqual(expect.objectContaining({ kind: 'other', label: 'ktoś inny', reason: 'oznaczenie „to nie ja”' }));
    expect(again.ledger.items.find(({ evidence }) => evidence.url.startsWith('https://kielce-1'))?.evidence.matched.reason).toBe('oznaczenie „to jednak ja”');
    expect(again.ledger.setAside.find(({ label }) => label === 'dentysta, Kielce')?.pages).toHaveLength(1);
    const notes = again.notes.map(plain).join(' ');
    expect(notes).toContain('Po oznaczeniu „to nie ja” odłożono na bok 1 stronę.');
    expect(notes).toContain('Po oznaczeniu „to jednak ja” włączono do źródeł 1 stronę.');
    expect(first.notes.join(' ')).not.toContain('oznaczeniu');
  });

  it('brings a page with the surname alone in when the buyer says so', () => {
    expect(sources(recount([], [bare.url]))).toContain(bare.url);
  });

  it('counts the copies of a page with it: none of them comes up in its place', () => {
    const original = web(1)[0] as ReturnType<typeof page>;
    const copy = { ...page({ url: 'https://przedruk.test/1', title: original.article.title, text: original.article.text, date: '2026-10-01' }) };
    const before = judge([...DOCUMENTS, copy]);
    const item = before.ledger.items.find(({ evidence }) => evidence.copies.length > 0)?.evidence;
    expect(item?.copies.map(({ url }) => url)).toEqual([copy.url]);
    const after = judge([...DOCUMENTS, copy], ARCHITECT, { marks: { notMe: [item?.url ?? '', copy.url], me: [] } });
    expect(sources(after)).not.toContain(copy.url);
    expect(after.ledger.totals.sources).toBe(before.ledger.totals.sources - 1);
  });

  it('with every source marked has none, and says that the price comes back', () => {
    const again = recount(sources(first), []);
    expect(again.ledger.totals.sources).toBe(0);
    expect(again.notes.join(' ')).toContain('należy się zwrot całej ceny');
  });
});
