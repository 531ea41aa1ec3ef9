/** The address of a paid order is passed on with its report: whoever opens it does not learn the buyer's e-mail and phone. */
import { describe, expect, it, vi } from 'vitest';
import { maskedEmail, maskedPhone } from '../../src/contract/format.ts';
import type { OrderSummary } from '../../src/contract/orders.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const EMAIL = 'anna@example.com';
const PHONE = '600000123';
const PLAIN = { email: EMAIL, phone: PHONE };
const MASKED = { email: 'a•••@example.com', phone: '••• ••• 123' };

const ORDERS = ['/api/reports/order/', '/api/reports/search-progress/', '/api/reports/progress-events/', '/api/orders/'];

/** What every call with the order's address answers to a reader: the whole texts, and the contact data in each. */
async function read(t: TestApp, id: string, cookie?: string) {
  const paths = [...ORDERS.map((path) => `${path}${id}`), `/api/orders/${id}/first`];
  const texts: string[] = [];
  for (const path of paths) {
    const abort = new AbortController();
    const response = await t.app.fetch(new Request(`http://localhost:4321${path}`, { signal: abort.signal, ...(cookie ? { headers: { cookie } } : {}) }));
    expect(response.status).toBe(200);
    const { value } = (await response.body?.getReader().read()) ?? {};
    texts.push(new TextDecoder().decode(value));
    abort.abort();
  }
  const shown = texts.map((text) => {
    const answer = JSON.parse(text.replace(/^data: /, '').trim()) as OrderSummary & { order?: OrderSummary };
    const { email, phone } = answer.order ?? answer;
    return { email, phone };
  });
  return { text: texts.join('\n'), shown, all: (contact: object) => paths.map(() => contact) };
}

async function paidOrder(t: TestApp): Promise<string> {
  const { id, intent } = await t.placeOrder(PLAIN);
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  return id;
}

describe('the e-mail and the phone of an order, read with its address', () => {
  it('are shown before the payment, so that the buyer can check them', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder(PLAIN);
    const { shown, all } = await read(t, id);
    expect(shown).toEqual(all(PLAIN));
  });

  it('are masked after it, while the report is made and when it is there, for a visitor, another account and an administrator', async () => {
    const t = await testApp();
    const id = await paidOrder(t);
    const readers = [undefined, (await member(t)).cookie, (await member(t, { isAdmin: true })).cookie];
    for (const step of ['made', 'finished']) {
      if (step === 'finished') await t.fulfil(id);
      for (const cookie of readers) {
        const { text, shown, all } = await read(t, id, cookie);
        expect(shown).toEqual(all(MASKED));
        expect(text).not.toContain(EMAIL);
        expect(text).not.toContain(PHONE);
      }
    }
  });

  it('are shown to the signed-in account of the order, also while a visitor follows the same order', async () => {
    const t = await testApp();
    const owner = await member(t, { email: EMAIL });
    const id = await paidOrder(t);
    expect(t.order(id)?.userId).toBe(owner.id);
    const { shown, all } = await read(t, id, owner.cookie);
    expect(shown).toEqual(all(PLAIN));

    const follow = async (headers: Record<string, string>) =>
      (await t.app.fetch(new Request(`http://localhost:4321/api/reports/progress-events/${id}`, { headers }))).text();
    const told = [follow({}), follow({ cookie: owner.cookie }), follow({})];
    await t.fulfil(id);
    const [first, own, second] = await Promise.all(told);
    for (const text of [first, second]) {
      expect(text).toContain('"reportStatus":"completed"');
      expect(text).toContain(MASKED.email);
      expect(text).not.toContain(EMAIL);
      expect(text).not.toContain(PHONE);
    }
    expect(own).toContain('"reportStatus":"completed"');
    expect(own).toContain(EMAIL);
    expect(own).not.toContain('•••');
  });
});

describe('a masked value', () => {
  it('shows the first letter and the domain of an e-mail, whatever the length of its name, and the end of a phone', () => {
    expect(['a@b.example', 'anna.maria@b.example', 'Łucja@ł.example', '"a@c"@b.example'].map(maskedEmail)).toEqual([
      'a•••@b.example',
      'a•••@b.example',
      'Ł•••@ł.example',
      '"•••@b.example',
    ]);
    expect(['600000123', '+48600000123'].map(maskedPhone)).toEqual(['••• ••• 123', '••• ••• 123']);
  });
});
