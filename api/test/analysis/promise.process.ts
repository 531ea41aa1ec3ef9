import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSources } from '../../src/analysis/index.ts';
import { shortfalls } from '../../src/analysis/ledger/sources.ts';
import { GUARANTEE, type Guarantee } from '../../src/contract/constants.ts';
import { judge, web } from './factory.ts';

const guarantees: fc.Arbitrary<Guarantee> = fc.record({
  minSources: fc.integer({ min: 1, max: 14 }),
  minDomains: fc.integer({ min: 1, max: 8 }),
  maxDomainShare: fc.constantFrom(0.1, 0.2, 0.25, 1 / 3, 0.5, 1),
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const TOO_FEW = /mniej niż obiecane (\d+)|Do obiecanej liczby (\d+)|Do liczby (\d+) różnych/;
const THIN_DIVERSITY = /z (\d+) domen\S*; przy tak małej różnorodności/;

describe('sentences about the guarantee, whatever it promises', () => {
  it('come exactly when the count is below it, with its own figures', () => {
    fc.assert(
      fc.property(guarantees, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.boolean(), (guarantee, n, hosts, included) => {
        const { ledger, notes, summary } = judge(web(n, hosts), undefined, { guarantee, included });
        const count = countSources(
          ledger.items.map((item) => item.evidence.domain),
          guarantee,
        );
        expect(ledger.count).toEqual(count);
        const [few, diversity] = [count.counted < guarantee.minSources, ledger.items.length > 0 && count.domains < guarantee.minDomains];
        for (const texts of [notes.map(plain), summary.map((claim) => plain(claim.text))]) {
          const told = texts.filter((text) => TOO_FEW.test(text));
          expect(told).toHaveLength(few ? 1 : 0);
          for (const text of told) {
            expect(TOO_FEW.exec(text)?.slice(1).find(Boolean)).toBe(String(guarantee.minSources));
            expect(/zwrot całej ceny/.test(text)).toBe(!included);
          }
        }
        expect(notes.map(plain).filter((text) => THIN_DIVERSITY.test(text))).toHaveLength(diversity ? 1 : 0);
        // The summary names one shortage: too few sources before too few domains.
        expect(summary.filter((claim) => claim.pattern === 'TH-05')).toHaveLength(diversity && !few ? 1 : 0);
      }),
      { numRuns: 40 },
    );
  });

  it('are none when the promise is kept, and print the counts that were made', () => {
    const domains = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 90 });
    fc.assert(
      fc.property(guarantees, domains, fc.boolean(), (guarantee, of, included) => {
        const count = countSources(of.map(String), guarantee);
        const found = shortfalls(count, of.length, included, guarantee);
        expect(found.length === 0).toBe(count.enough);
        for (const { id, slots } of found) {
          expect(slots.least).toBe(guarantee.minSources);
          expect(slots.share).toBe(`${Math.round(guarantee.maxDomainShare * 100)}%`);
          expect(slots.n).toBe(id === 'TH-05' ? count.domains : id === 'TH-04' ? of.length : count.counted);
          expect(slots.n).toBeLessThan(id === 'TH-05' ? guarantee.minDomains : guarantee.minSources);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('call nothing thin when only the number of sources was raised', () => {
    const { notes, summary } = judge(web(20), undefined, { guarantee: { ...GUARANTEE, minSources: 25 } });
    const text = plain([...notes, ...summary.map((claim) => claim.text)].join(' '));
    expect(text).toContain('To mniej niż obiecane 25');
    expect(text).not.toContain('różnorodności');
  });
});
