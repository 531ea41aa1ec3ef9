/** What the gate lets through, and what it takes back. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../scripts/lib/random.ts';
import { createJudge, groundOf } from '../../src/analysis/gate/index.ts';
import type { Claim } from '../../src/contract/report.ts';
import { ARCHITECT, claimsOf, judge, page, web } from './factory.ts';
import { metamorphose } from './metamorphic.ts';

const base = web(12);
/** Pages about the architect, and the judge of sentences about them. */
function judgeOf(...more: Parameters<typeof page>[0][]) {
  const documents = [...base, ...more.map(page)];
  const analysis = judge(documents);
  const { fault } = createJudge(groundOf(analysis.ledger, documents));
  const numberOf = (url: string) => analysis.ledger.items.find(({ evidence }) => evidence.url === url)?.evidence.n as number;
  return { analysis, fault, numberOf };
}
const day = '01.06.2026';

/** A sentence that quotes one page. */
function quoting(pattern: string, before: string, sentence: string) {
  const url = 'https://proba.test/1';
  const { fault, numberOf } = judgeOf({ url, title: 'Z miasta', text: `Architekt Jan Kowalski z Gdyni pracuje przy porcie. ${sentence}` });
  const n = numberOf(url);
  const text = `${before}: „${sentence.replace(/\.$/, '')}” (proba.test, ${day}).`;
  return fault({ pattern, text, refs: [n], basis: 'evidence', quotes: [{ n, text: sentence }] });
}

describe('an accusation', () => {
  const charged = (sentence: string) => quoting('AC-06', 'Źródło pisze o formalnych zarzutach wobec tej osoby', sentence);

  it('stands by a quote that tells it of the subject', () => {
    expect(charged('Prokuratura postawiła Janowi Kowalskiemu zarzut oszustwa.')).toBeNull();
  });

  it.each([
    'Prokuratura nie postawiła Janowi Kowalskiemu zarzutu oszustwa.',
    'Nikt nie postawił Janowi Kowalskiemu zarzutu oszustwa.',
    'Jan Kowalski otworzył nową bibliotekę przy porcie.',
  ])('falls when the quote does not: %s', (sentence) => {
    expect(charged(sentence)).toBe('state');
  });

  it('falls when the quote tells it of somebody else', () => {
    expect(charged('Prokuratura postawiła Romanowi Drzazdze zarzut oszustwa.')).toMatch(/name|state/);
  });
});

describe('a voice', () => {
  it('praises or criticises by its own words', () => {
    const critic = (sentence: string) => quoting('SE-13', 'Przykład krytycznego głosu', sentence);
    expect(critic('Jan Kowalski rozczarował inwestora, a dom jest fatalnie wykończony.')).toBeNull();
    expect(critic('Jan Kowalski otworzył w sobotę bibliotekę przy porcie.')).toBe('tone');
  });
});

describe('a sentence on counts', () => {
  const { analysis, fault } = judgeOf();
  const find = (pattern: string) => claimsOf(analysis).find((claim) => claim.pattern === pattern) as Claim;

  it('cites exactly what was counted, and quotes no page', () => {
    const claim = find('SE-01');
    expect(claim.quotes).toEqual([]);
    expect(fault(claim)).toBeNull();
    expect(fault({ ...claim, refs: claim.refs.slice(1) })).toBe('tone');
  });

  it.each([
    ['a number', (text: string) => text.replace(/\d+/, (n) => String(Number(n) + 1)), 'number'],
    ['a word', (text: string) => text.replace('Oceniono', 'Zmyślono'), 'template'],
    ['the form of a noun', (text: string) => text.replace('wzmianek', 'wzmianki'), 'template'],
  ])('falls with %s changed', (_, change, reason) => {
    const claim = find('SE-01');
    expect(fault({ ...claim, text: change(claim.text) })).toBe(reason);
  });
});

describe('a sentence that denies', () => {
  const denies = (pattern: string, more: Parameters<typeof page>[0][] = []) => claimsOf(judgeOf(...more).analysis).filter((claim) => claim.pattern === pattern);

  it('is printed only while no page can belie it', () => {
    expect(denies('WE-09')).toHaveLength(1);
    expect(denies('WE-05')).toHaveLength(1);
    expect(denies('ST-11')).toHaveLength(1);
  });

  it('is not printed where the subject of the order answers on a page of its own', () => {
    const own = {
      url: 'https://jan-kowalski.test/',
      kind: 'company' as const,
      title: 'Jan Kowalski',
      text: 'Jan Kowalski, architekt z Gdyni. Przepraszam za zwłokę.',
    };
    const analysis = judge([...base, page(own)], { ...ARCHITECT, links: ['https://jan-kowalski.test/'] });
    expect(claimsOf(analysis).filter(({ pattern }) => /^(?:WE-05|WE-09|CR-02|WS-02)$/.test(pattern))).toEqual([]);
  });
});

describe('changed pages and sentences', () => {
  it.each([1, 2, 3])('take away what rests on them and leave the rest, from seed %i', (seed) => {
    let tried = 0;
    for (let ledger = 0; ledger < 15; ledger += 1) {
      const own = seed * 7_919 + ledger;
      const result = metamorphose(own, seeded(own), 40, ledger === 0);
      expect(result.failures).toEqual([]);
      tried += result.tried;
    }
    expect(tried).toBeGreaterThan(500);
  });
});
