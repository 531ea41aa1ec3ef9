/** What the search holds, before anybody pays. */
import { describe, expect, it, vi } from 'vitest';
import type { Glance } from '../../src/research/index.ts';
import { testApp } from './test-app.ts';

/** An order that is not paid, over a search that answers so; `asked`: whom it was asked about. */
async function withSearch(answer: () => Promise<Glance | null>) {
  const asked: string[] = [];
  const t = await testApp({
    analysts: {
      glance: (subject) => {
        asked.push(subject.name);
        return answer();
      },
    },
  });
  const { id } = await t.placeOrder({ subjectName: 'Piekarnia Sowa', description: 'chleb na zakwasie, Gniezno' });
  const look = (order = id) => t.call(`/api/reports/outlook/${order}`);
  return { t, id, asked, look };
}

describe('before an order is paid', () => {
  it('says how many sources there will rather be where the search names few pages', async () => {
    const { look, asked } = await withSearch(async () => ({ pages: 12, named: 10, domains: 9 }));
    expect((await look()).json).toEqual({ outlook: { pages: 12, domains: 9, expected: { from: 5, to: 20 } }, vague: [] });
    expect(asked).toEqual(['Piekarnia Sowa']);
  });

  it('is not taken in by many pages of which few name the subject, and never tells of more than is promised', async () => {
    const few = await withSearch(async () => ({ pages: 27, named: 10, domains: 20 }));
    expect((await few.look()).json).toMatchObject({ outlook: { pages: 27, expected: { from: 15, to: 40 } } });
    const many = await withSearch(async () => ({ pages: 160, named: 0, domains: 90 }));
    expect((await many.look()).json).toMatchObject({ outlook: { pages: 160, expected: { from: 40, to: 45 } } });
  });

  it('promises nothing beyond what was seen where it names many, and asks once for a page that is loaded again', async () => {
    const { look, asked } = await withSearch(async () => ({ pages: 31, named: 29, domains: 22 }));
    for (const _ of [1, 2]) expect((await look()).json).toEqual({ outlook: { pages: 31, domains: 22, expected: null }, vague: [] });
    expect(asked).toHaveLength(1);
  });

  it('is silent when the search does not answer, and asks again the next time', async () => {
    let fails = true;
    const { look } = await withSearch(async () => (fails ? Promise.reject(new Error('down')) : { pages: 0, named: 0, domains: 0 }));
    expect((await look()).json).toEqual({ outlook: null, vague: [] });
    fails = false;
    expect((await look()).json).toEqual({ outlook: { pages: 0, domains: 0, expected: { from: 0, to: 5 } }, vague: [] });
  });

  it.each([
    ['Kowalski', 'mój sąsiad', 'other', ['forename', 'town', 'trade']],
    ['mgr inż. Nowak', 'projektuje mosty, Opole', 'other', ['forename']],
    ['Adam', 'hydraulik', 'other', ['surname', 'town']],
    ['Jan Kowalski', 'mój były szef', 'other', ['town', 'trade']],
    ['Jan Kowalski', 'architekt', 'other', []],
    ['Jan Kowalski', 'sąsiad z Radomia', 'other', []],
    ['Piekarnia Sowa', 'to nasza firma', 'brand', ['town']],
    ['Zorza', 'moja marka', 'brand', ['town', 'trade']],
  ] as const)('says what is missing to know %s, „%s”, whether the search answers or not', async (subjectName, description, relation, vague) => {
    const { t, look } = await withSearch(async () => null);
    const { id } = await t.placeOrder({ subjectName, description, relation, asIs: true });
    expect((await look(id)).json).toEqual({ outlook: null, vague });
  });

  it('takes an own page of the subject for an answer to who is meant', async () => {
    const { t, look } = await withSearch(async () => null);
    const { id } = await t.placeOrder({ subjectName: 'Jan Kowalski', description: 'to ja', relation: 'self', links: ['https://kowalski.example'] });
    expect((await look(id)).json).toEqual({ outlook: null, vague: [] });
  });

  it('asks nothing for an order that is not there or is paid, and not without end', async () => {
    const { t, id, asked, look } = await withSearch(async () => ({ pages: 31, named: 29, domains: 22 }));
    expect((await look('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const paid = await t.placeOrder();
    await t.pay(paid.intent);
    await vi.waitFor(() => expect(t.order(paid.id)?.paymentStatus).toBe('paid'));
    expect(await look(paid.id)).toMatchObject({ status: 409, json: { code: 'already_paid' } });
    expect(asked).toEqual([]);
    for (let n = 0; n < 30; n += 1) expect((await look(id)).status).toBe(200);
    expect((await look(id)).status).toBe(429);
  });
});
