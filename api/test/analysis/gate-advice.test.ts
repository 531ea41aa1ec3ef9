import { describe, expect, it } from 'vitest';
import { createAdviceJudge } from '../../src/analysis/gate/advice.ts';
import { groundOf } from '../../src/analysis/gate/index.ts';
import type { Recommendation } from '../../src/contract/report.ts';
import { ARCHITECT, judge, page, web } from './factory.ts';

const SITE = 'https://kowalski-pracownia.test/';
const bad = 'Zaliczka wpłacona w marcu, a projektu nadal nie ma i nikt nie odbiera telefonu.';
const analysis = judge(
  [
    ...web(20),
    page({ url: SITE, kind: 'company', title: 'Pracownia', text: 'Jan Kowalski, architekt z Gdyni. Drewno i światło.' }),
    page({
      url: 'https://oceny.test/kowalski',
      title: 'Architekt Jan Kowalski, Gdynia – opinie',
      kind: 'review',
      layout: 'reviews',
      text: bad,
      items: [{ who: 'Iga', stars: 1, when: '2026-06-10', start: 0, end: bad.length, quoted: null, reply: null }],
    }),
  ],
  { ...ARCHITECT, links: [SITE] },
);
const { ledger, recommendations, stories, opinions } = analysis;
const fault = createAdviceJudge(groundOf(ledger, []), { stories, opinions });
const byId = (id: string): Recommendation => {
  const found = recommendations.find((one) => one.id === id);
  if (!found) throw new Error(`No ${id} among ${recommendations.map((one) => one.id)}`);
  return found;
};

describe('the gate of recommendations', () => {
  it('lets through what a report prints', () => {
    expect(recommendations.length).toBeGreaterThan(3);
    for (const one of recommendations) expect(fault(one), one.text).toBeNull();
  });

  it.each([
    ['another quote', 'R16', 'telefonu', 'domofonu', 'quote'],
    ['another speaker', 'R16', 'Iga', 'Ola', 'speaker'],
    ['another date', 'R16', '10.06.2026', '11.06.2026', 'speaker'],
    ['another place', 'R16', 'oceny.test', 'opinie.test', 'speaker'],
    ['another number', 'R15', 'jest tam 1\u00a0opinia', 'są tam 3\u00a0opinie', 'number'],
    ['another title', 'R08', 'Pracownia', 'Warsztat', 'quote'],
  ])('drops %s', (_, id, from, to, reason) => {
    const one = byId(id);
    const forged = { ...one, text: one.text.replace(from, to), reason: one.reason.replace(from, to) };
    expect(forged).not.toEqual(one);
    expect(fault(forged)).toBe(reason);
  });

  it('drops advice to answer where the owner has answered', () => {
    const answered = ledger.items.map((item) =>
      item.document.article.items.length === 0
        ? item
        : {
            ...item,
            document: {
              ...item.document,
              article: { ...item.document.article, items: item.document.article.items.map((review) => ({ ...review, reply: { start: 0, end: 4 } })) },
            },
          },
    );
    expect(createAdviceJudge(groundOf({ ...ledger, items: answered }, []), { stories, opinions })(byId('R16'))).toBe('absence');
  });
});
