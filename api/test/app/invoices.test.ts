import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { VAT_PERCENT } from '../../src/contract/constants.ts';
import type { AdminInvoices, InvoiceDue } from '../../src/contract/invoices.ts';
import { invoicesToIssue, splitGross } from '../../src/orders/invoices.ts';
import { settleRefunds } from '../../src/orders/payment/refunds.ts';
import { invoices, orderEvents } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { member, PASSWORD } from './member.ts';
import { paid } from './paid.ts';
import { type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;
const FORMA = { nip: '526-025-02-74', companyName: '=Forma "Dom"', companyAddress: 'Rynek 1, 20-111 Lublin' };

async function panel(t: TestApp) {
  const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
  return {
    cookie,
    list: async (query = '') => (await t.call(`/api/admin/invoices${query}`, { cookie })).json as AdminInvoices,
    file: async (query = '') => {
      const answer = await t.call(`/api/admin/invoices/export${query}`, { cookie });
      return {
        headers: answer.headers,
        lines: answer.text
          .replace(/^\ufeff/, '')
          .split('\r\n')
          .slice(0, -1),
      };
    },
    mark: async (id: string, kind: 'invoice' | 'correction', number: string) => {
      const { status, json } = await t.call(`/api/admin/invoices/${id}`, { cookie, body: { kind, number } });
      return { status, json: json as InvoiceDue & { code?: string } };
    },
    refund: (id: string) => t.call(`/api/admin/refund/${id}`, { cookie, body: { reason: 'manual' } }),
    waiting: async () => ((await t.call('/api/admin/summary', { cookie })).json as { invoices: number }).invoices,
    acts: async () => (await t.call('/api/admin/audit', { cookie })).json as { action: string; target: string | null; detail: string | null }[],
  };
}

const told = (t: TestApp, type: string) =>
  t.deps.db
    .select()
    .from(orderEvents)
    .all()
    .filter((event) => event.type === type);

describe('payouts', () => {
  it('are handed on line by line with their orders, and the lines of one add up to the transfer', async () => {
    const t = await testApp();
    const a = await panel(t);
    const { cookie } = a;
    const bought = await paid(t, { invoice: FORMA });
    await a.mark(bought, 'invoice', 'FV 1/11');
    await a.refund(bought);
    const twice = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: bought } });
    await t.pay(twice.id);
    await vi.waitFor(() => expect(told(t, 'paid_twice')).toHaveLength(1));
    await t.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: twice.id, reason: 'duplicate' });
    for (let i = 0; i < 130; i++) await t.pay((await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln' })).id);
    t.passTime(DAY);
    await paid(t);
    const ask = (month: string) => t.call(`/api/admin/payouts/export?month=${month}`, { cookie });
    const { text, headers } = await ask('2026-11');
    const rows = text
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
    expect(headers.get('content-disposition')).toContain('wyplaty-2026-11.csv');
    expect(rows).toHaveLength(134);
    const known = rows.filter((row) => row[9] === bought).map((row) => [row[3], row[4], row[5], row[8], row[10]]);
    expect(known).toEqual([
      ['spór: kwota zabrana (płatność nadmiarowa)', '-50', '65', '', ''],
      ['płatność (płatność nadmiarowa)', '50', '1,75', '', ''],
      ['zwrot', '-50', '0', 'card', ''],
      ['płatność', '50', '1,75', 'card', 'FV 1/11'],
    ]);
    const grosze = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);
    const [payout] = (await t.stripe.payouts.list()).data;
    expect(rows.reduce((sum, row) => sum + grosze(row[6]), 0)).toBe(payout?.amount);
    expect((await ask('2026-10')).text.split('\r\n')).toHaveLength(2);
    expect((await ask('2026-13')).json).toMatchObject({ code: 'invalid_input' });
    t.deps.payments.payoutLines = () => Promise.reject(new Error('no answer'));
    expect((await ask('2026-11')).json).toMatchObject({ code: 'payment_unavailable' });
    expect((await a.acts()).filter(({ action }) => action === 'payout_export').map(({ target, detail }) => [target, detail])).toContainEqual([
      '2026-11',
      '134',
    ]);
  });
});

describe('invoices', () => {
  it('list who paid and asked for one, newest first; one is marked once, and corrected once its payment has gone back', async () => {
    const t = await testApp();
    const a = await panel(t);
    expect(await a.list()).toEqual({ invoices: [], total: 0, months: [] });
    await t.placeOrder({ invoice: FORMA });
    await paid(t);
    const first = await paid(t, { invoice: FORMA });
    t.passTime(DAY);
    const second = await paid(t, { invoice: { ...FORMA, companyName: 'Druga' }, email: 'jan@example.com' });
    const listed = await a.list();
    expect(listed).toMatchObject({ total: 2, months: ['2026-11'] });
    expect(listed.invoices.map(({ orderId }) => orderId)).toEqual([second, first]);
    expect(listed.invoices[1]).toEqual({
      orderId: first,
      state: 'to_issue',
      paidAt: '2026-11-20T09:00:00.000Z',
      refundedAt: null,
      companyName: FORMA.companyName,
      companyAddress: FORMA.companyAddress,
      nip: '5260250274',
      email: 'anna@example.com',
      item: `Raport wizerunku, zamówienie ${first.slice(0, 8)}`,
      net: 4_065,
      vatPercent: 23,
      vat: 935,
      gross: 5_000,
      currency: 'PLN',
      invoiceNumber: null,
      correctionNumber: null,
    });
    expect(await a.waiting()).toBe(2);

    expect((await a.mark(first, 'correction', 'FK 1/11/2026')).json.code).toBe('wrong_stage');
    for (let again = 0; again < 2; again++)
      expect(await a.mark(first, 'invoice', ' FV 1/11/2026 ')).toMatchObject({ status: 200, json: { state: 'issued', invoiceNumber: 'FV 1/11/2026' } });
    expect((await a.mark(first, 'invoice', 'FV 2/11/2026')).json.code).toBe('invoice_issued');
    expect((await a.mark(second, 'invoice', 'FV 1/11/2026')).json.code).toBe('invoice_number_taken');
    expect(told(t, 'invoice_issued')).toMatchObject([{ orderId: first, detail: 'FV 1/11/2026' }]);
    expect((await a.acts()).filter(({ action }) => action === 'invoice_issued')).toMatchObject([{ target: first, detail: 'FV 1/11/2026' }]);
    expect((await a.list('?waiting=1')).invoices.map(({ orderId }) => orderId)).toEqual([second]);

    // One goes back after its invoice, the other before there was one.
    for (const id of [first, second]) expect((await a.refund(id)).status).toBe(200);
    await settleRefunds(t.deps);
    expect((await a.list()).invoices).toMatchObject([
      { orderId: second, state: 'refunded', refundedAt: t.clock().toISOString() },
      { orderId: first, state: 'to_correct', refundedAt: t.clock().toISOString() },
    ]);
    expect(await a.waiting()).toBe(1);
    for (let again = 0; again < 2; again++) expect((await a.mark(first, 'correction', 'FK 1/11/2026')).json).toMatchObject({ state: 'corrected' });
    expect([await a.waiting(), (await a.list('?waiting=1')).total]).toEqual([0, 0]);
    expect(told(t, 'correction_issued')).toHaveLength(1);
    // Whoever issued one all the same can say so; then it waits for its correction.
    expect((await a.mark(second, 'invoice', 'FV 2/11/2026')).json).toMatchObject({ state: 'to_correct' });
    expect((await a.mark('0'.repeat(32), 'invoice', 'FV 9')).json.code).toBe('order_not_found');
  });

  it('are handed over month by month of the Polish calendar, as a spreadsheet opens them, and the log says so', async () => {
    const t = await testApp();
    const a = await panel(t);
    const first = await paid(t, { invoice: FORMA });
    await a.mark(first, 'invoice', 'FV 1/11/2026');
    // Half past midnight on the first of December in Poland.
    t.passTime(Date.parse('2026-11-30T23:30:00Z') - t.clock().getTime());
    const second = await paid(t, { invoice: { ...FORMA, companyName: 'Druga; sp. z o.o.' }, email: 'jan@example.com' });
    await a.refund(first);
    const november = await a.file('?month=2026-11');
    expect(november.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(november.headers.get('content-disposition')).toBe('attachment; filename="faktury-2026-11.csv"');
    expect(november.lines).toEqual([
      '"Stan";"Data płatności";"Data zwrotu";"Numer faktury";"Numer korekty";"Nabywca";"NIP";"Adres";"E-mail";"Pozycja";"Netto";"Stawka VAT";"VAT";"Brutto";"Waluta";"Zamówienie"',
      `"do skorygowania";"20.11.2026";"01.12.2026";"FV 1/11/2026";"";"'=Forma ""Dom""";"5260250274";"Rynek 1, 20-111 Lublin";"anna@example.com";"Raport wizerunku, zamówienie ${first.slice(0, 8)}";"40,65";"23%";"9,35";"50,00";"PLN";"${first}"`,
    ]);
    // The refund is December's, too: there its correction is looked for.
    const december = await a.file('?month=2026-12');
    expect(december.lines.slice(1).map((line) => [line.split('";"')[0], line.includes(first)])).toEqual([
      ['"do wystawienia', false],
      ['"do skorygowania', true],
    ]);
    expect((await a.list('?month=2026-12')).invoices.map(({ orderId }) => orderId)).toEqual([second, first]);
    expect((await a.file('?month=2027-01')).lines).toHaveLength(1);
    const all = await a.file();
    expect([all.headers.get('content-disposition'), all.lines.length]).toEqual(['attachment; filename="faktury.csv"', 3]);
    expect((await a.list()).months).toEqual(['2026-12', '2026-11']);
    expect((await a.acts()).filter(({ action }) => action === 'invoice_export').map(({ target, detail }) => [target, detail])).toEqual([
      [null, '2'],
      ['2027-01', '0'],
      ['2026-12', '2'],
      ['2026-11', '1'],
    ]);
  });

  it('outlast the account: the company stays for the books, the address goes', async () => {
    const t = await testApp();
    const a = await panel(t);
    const { cookie } = await member(t, { password: PASSWORD });
    const id = await paid(t, { invoice: FORMA });
    await t.fulfil(id);
    await a.mark(id, 'invoice', 'FV 1/11/2026');
    expect((await t.call('/api/user/delete', { cookie, body: { password: PASSWORD } })).status).toBe(200);
    expect((await a.list()).invoices).toMatchObject([{ orderId: id, email: '', companyName: FORMA.companyName, invoiceNumber: 'FV 1/11/2026' }]);
    expect(told(t, 'invoice_issued')).toMatchObject([{ detail: 'FV 1/11/2026' }]);
    t.passTime(Date.parse('2032-01-01T12:00:00Z') - t.clock().getTime());
    await cleanUp(t.deps);
    expect([t.order(id), t.deps.db.select().from(invoices).all()]).toEqual([undefined, []]);
  });

  it('go five years after the year of the payment, before the order itself', async () => {
    const t = await testApp();
    const a = await panel(t);
    const id = await paid(t, { invoice: FORMA });
    await a.mark(id, 'invoice', 'FV 1/11/2026');
    t.passTime(Date.parse('2031-12-31T12:00:00Z') - t.clock().getTime());
    await cleanUp(t.deps);
    expect(invoicesToIssue(t.deps, {})).toMatchObject([{ orderId: id, invoiceNumber: 'FV 1/11/2026', nip: '5260250274' }]);
    t.passTime(DAY);
    await cleanUp(t.deps);
    expect([invoicesToIssue(t.deps, {}), t.deps.db.select().from(invoices).all()]).toEqual([[], []]);
    expect(t.order(id)).toMatchObject({ invoice: null, amount: 5_000 });
  });

  it('refuse what is no month, page, kind or number, and mark nothing', async () => {
    const t = await testApp();
    const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
    const id = await paid(t, { invoice: FORMA });
    for (const query of ['month=2026-13', 'month=11.2026', "month=' or 1=1 --", 'month=', 'page=0', 'page=x', 'waiting=tak'])
      expect((await t.call(`/api/admin/invoices?${query}`, { cookie })).json, query).toMatchObject({ code: 'invalid_input' });
    expect((await t.call('/api/admin/invoices/export?month=2026-00', { cookie })).json).toMatchObject({ code: 'invalid_input' });
    const fine = { kind: 'invoice', number: 'FV 1' };
    const numbers = ['', '  ', '=1+1', '-FV', 'FV\n2', '<b>', 'a'.repeat(61), 5, null, ['FV']];
    for (const body of [{}, [], { kind: 'invoice' }, { ...fine, kind: 'nota' }, ...numbers.map((number) => ({ ...fine, number }))])
      expect((await t.call(`/api/admin/invoices/${id}`, { cookie, body })).json, JSON.stringify(body)).toMatchObject({ code: 'invalid_input' });
    for (const other of ['x', "' or 1=1 --", 'A'.repeat(32)])
      expect((await t.call(`/api/admin/invoices/${encodeURIComponent(other)}`, { cookie, body: fine })).json).toMatchObject({ code: 'order_not_found' });
    expect(t.deps.db.select().from(invoices).all()).toEqual([]);
  });

  it('split any price into net and VAT that add up and differ from the rate by half a grosz at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (gross) => {
        const { net, vat } = splitGross(gross);
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat * (100 + VAT_PERCENT) - gross * VAT_PERCENT)).toBeLessThanOrEqual((100 + VAT_PERCENT) / 2);
      }),
    );
  });
});
