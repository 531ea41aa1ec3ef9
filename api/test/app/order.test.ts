import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { CONSENTS_VERSION, TERMS_VERSION } from '../../src/contract/consents.ts';
import type { OrderReport, SearchProgress } from '../../src/contract/orders.ts';
import { orderEvents, orders } from '../../src/orders/tables.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { goodOrder, testApp } from './test-app.ts';

const paid = async (app: Awaited<ReturnType<typeof testApp>>, id: string) => vi.waitFor(() => expect(app.order(id)?.paymentStatus).toBe('paid'));

describe('an order from form to PDF', () => {
  it('is stored with its consents and leads to the payment page', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(intent).toMatch(/^pi_/);
    expect(t.order(id)).toMatchObject({
      email: 'anna@example.com',
      phone: '600000000',
      amount: 5000,
      currency: 'PLN',
      paymentStatus: 'pending',
      reportStatus: 'pending',
      subjectKind: 'person',
    });
    expect(t.order(id)?.consents).toMatchObject({ terms: true, immediateStart: true, marketing: false, at: '2026-11-20T09:00:00.000Z' });
  });

  it('keeps what was agreed to and left empty, and is at once that of whoever is signed in with its address', async () => {
    const t = await testApp();
    const { cookie } = await member(t, { email: 'anna@example.com' });
    const create = async (over: object, by = '') => {
      const { json } = await t.call('/api/reports/create-order', { body: { ...goodOrder, ...over }, cookie: by });
      const { orderId, checkoutUrl } = json as { orderId: string; checkoutUrl: string };
      expect(checkoutUrl).toBe(`/checkout?payment_intent=${t.order(orderId)?.paymentIntentId}&order_id=${orderId}`);
      return t.order(orderId);
    };
    expect(await create({ phone: '', keywords: '', consents: undefined }, cookie)).toMatchObject({
      ...{ phone: null, keywords: null, consents: null, relation: null, acceptedAt: t.clock() },
    });
    const early = { terms: true, immediateStart: false };
    const agreed = { ...early, marketing: false, version: CONSENTS_VERSION, termsVersion: TERMS_VERSION };
    expect(await create({ keywords: 'dom, las', consents: { ...early, termsVersion: '1999-01-01' } })).toMatchObject({
      ...{ keywords: 'dom, las', consents: agreed, acceptedAt: null },
    });
    expect(await create({ email: 'ewa@example.com', consents: { ...early, marketing: true, termsVersion: '2026-11-21' } }, cookie)).toMatchObject({
      ...{ acceptedAt: null, consents: { marketing: true, termsVersion: '2026-11-21' } },
    });
    const said = { subjectName: 'Nowak', description: 'mój uczeń, 12 lat', relation: 'other', adult: true, asIs: true };
    await create(said);
    const made = t.deps.db.select().from(orderEvents).all();
    expect(made.map(({ detail }) => detail)).toEqual([null, null, null, 'pełnoletność potwierdzona mimo słów „12 lat”; zamówione mimo pytania, o kogo chodzi']);
  });

  it('is paid by card, makes an account, two letters and one run, and ends in a PDF', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await paid(t, id);
    expect(t.order(id)).toMatchObject({ reportStatus: 'processing', paymentMethod: 'card', run: 1 });
    await vi.waitFor(() => expect(t.started).toEqual([{ orderId: id, run: 1 }]));
    await t.deliver();
    expect(t.letters.map((letter) => letter.template).sort()).toEqual(['login-details', 'order-confirmation']);

    await t.fulfil(id);
    const report = (await t.call(`/api/orders/${id}`)).json as OrderReport;
    expect(report).toMatchObject({ reportStatus: 'completed', subjectName: 'Anna Kowalska' });
    expect(report.crewaiResult?.subject.name).toBe(sampleReport.subject.name);
    const pdf = await t.call(`/api/reports/download/${id}`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain("filename*=UTF-8''raport-wizerunku-Anna%20Kowalska.pdf");
    expect(pdf.text).toMatch(/^%PDF/);
    await t.deliver();
    expect(t.letters.at(-1)).toMatchObject({ template: 'report-ready', to: 'anna@example.com' });
  });

  it('shows each step on the way', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const progress = async () => (await t.call(`/api/reports/search-progress/${id}`)).json as SearchProgress;
    expect(await progress()).toMatchObject({ order: { paymentStatus: 'pending', reportStatus: 'pending' }, crewaiStatus: null });
    await t.pay(intent);
    await paid(t, id);
    await vi.waitFor(async () => expect((await progress()).crewaiStatus).toMatchObject({ status: 'running', progress: 5 }));
    await t.fulfil(id);
    expect(await progress()).toMatchObject({ order: { reportStatus: 'completed' }, crewaiStatus: { status: 'completed', progress: 100, found: 80, read: 70 } });
  });

  it('adds a second order to the account that exists, with a plain notice', async () => {
    const t = await testApp();
    for (const subjectName of ['Anna Kowalska', 'Jan Nowak']) {
      const { id, intent } = await t.placeOrder({ subjectName, email: 'ANNA@example.com' });
      await t.pay(intent);
      await paid(t, id);
    }
    await t.deliver();
    expect(t.letters.map((letter) => letter.template).sort()).toEqual(['login-details', 'order-confirmation', 'order-confirmation', 'order-on-account']);
  });

  it('gives the money back by itself when the sources were too few, once, and keeps the report', async () => {
    const thin = structuredClone(sampleReport);
    thin.coverage.enough = false;
    thin.coverage.totals.sources = 12;
    const t = await testApp({ report: thin });
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await paid(t, id);
    await t.fulfil(id);
    await t.fulfil(id);
    await t.deliver();
    expect((await t.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    const { order } = (await t.call(`/api/reports/search-progress/${id}`)).json as SearchProgress;
    expect(order).toMatchObject({ reportStatus: 'completed', enough: false, sources: 12, refund: { reason: 'few_sources', settled: true } });
    const told = t.letters.filter((letter) => letter.template === 'refund-few-sources');
    expect(told.map(({ text }) => text.includes('12'))).toEqual([true]);
    expect((await t.call(`/api/reports/download/${id}`)).status).toBe(200);
  });

  it('shows the company of its invoice before the payment and in the confirmation, and not at its address afterwards', async () => {
    const t = await testApp();
    const invoice = { nip: '5260250274', companyName: 'Sowa sp. z o.o.', companyAddress: 'Lipowa 1, 20-001 Lublin' };
    // However the number was grouped, summary, letter and invoice print its ten digits.
    const { id, intent } = await t.placeOrder({ invoice: { ...invoice, nip: 'PL 526-025-02-74' } });
    const summary = async () => (await t.call(`/api/reports/order/${id}`)).json as { invoice?: unknown };
    expect((await summary()).invoice).toEqual(invoice);
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    expect((await summary()).invoice).toBeUndefined();
    await t.deliver();
    expect(t.letters.find(({ template }) => template === 'order-confirmation')?.text).toContain('5260250274');
  });

  it('prints a person’s name as names are written, however it was typed, and a brand’s as it is', async () => {
    const t = await testApp();
    const stored = async (subjectName: string, relation?: string) => {
      const order = t.order((await t.placeOrder({ subjectName, relation })).id);
      return [order?.subjectName, order?.subjectKind];
    };
    for (const typed of ['jan kowalski', 'KOWALSKI JAN', 'Kowalski Jan', 'mgr inż. Jan Kowalski', 'prof. dr hab. n. med. JAN KOWALSKI'])
      for (const relation of ['other', undefined]) expect(await stored(typed, relation), typed).toEqual(['Jan Kowalski', 'person']);
    expect(await stored('anna żak-NOWICKA', 'self'), 'mixed case is the buyer’s own').toEqual(['anna żak-NOWICKA', 'person']);
    expect(await stored('ewa żak-nowicka', 'self')).toEqual(['Ewa Żak-Nowicka', 'person']);
    for (const venue of ['Bistro Kalina', 'Salon Maja', 'Pensjonat Zofia']) expect(await stored(venue), venue).toEqual([venue, 'brand']);
    expect(await stored('Willa Anna Maria'), 'a house, not a person').toEqual(['Willa Anna Maria', 'brand']);
    expect(await stored('Dym & Miód', 'other'), 'no person, whatever was chosen').toEqual(['Dym & Miód', 'brand']);
    for (const relation of ['self', 'brand']) expect(await stored('Blat sp. z o.o.', relation)).toEqual(['Blat sp. z o.o.', 'company']);
    expect(await stored('Thanh Nguyen', 'other'), 'a name that no list has').toEqual(['Thanh Nguyen', 'person']);
    expect(await stored('Ptak Adam'), 'a surname that is a common word').toEqual(['Adam Ptak', 'person']);
    for (const brand of ['jan kowalski', 'Dr. Oetker', 'eobuwie', 'KRUK']) expect((await stored(brand, 'brand'))[0]).toBe(brand);
  });

  it('on a child is refused until the buyer says that the person is of age, which the timeline keeps', async () => {
    const t = await testApp();
    const child = { ...goodOrder, relation: 'other', subjectName: 'Anna Nowak', description: 'uczennica szkoły podstawowej, 12 lat' };
    const create = (body: unknown) => t.call('/api/reports/create-order', { body });
    for (const body of [child, { ...child, relation: undefined }, { ...child, adult: false }, { ...child, relation: 'brand' }])
      expect(await create(body), JSON.stringify(body)).toMatchObject({ status: 422, json: { code: 'minor', fields: ['adult'] } });
    expect((await create({ ...child, relation: 'brand', subjectName: 'Szkoła Podstawowa nr 3', description: '12 lat, Toruń' })).status).toBe(200);
    const { id } = await t.placeOrder({ ...child, adult: true });
    const made = t.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).get();
    expect(made?.detail).toContain('„12 lat”');
  });

  it.each([
    ['Kowalski', 'mój sąsiad'],
    ['mgr inż. Nowak', 'projektuje mosty, Opole'],
    ['Adam', 'hydraulik'],
    ['Jan Kowalski', 'To mój były szef.'],
    ['Jan Kowalski', 'o mojego sąsiada z bloku, znajomego żony'],
    ['Zorza', 'nasza marka', 'brand'],
  ])(
    'that hardly says who is meant („%s”, „%s”) is asked about, and made when the buyer has no more to say',
    async (subjectName, description, relation = 'other') => {
      const t = await testApp();
      const body = { ...goodOrder, subjectName, description, keywords: '', links: [], relation };
      expect(await t.call('/api/reports/create-order', { body })).toMatchObject({ status: 422, json: { code: 'vague', fields: ['asIs'] } });
      expect(t.deps.db.select().from(orders).all()).toEqual([]);
      const { id } = await t.placeOrder({ ...body, asIs: true });
      const made = t.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).get();
      expect(made?.detail).toContain('mimo pytania');
    },
  );

  it.each([
    ['Kowalski', 'mój sąsiad', 'brand', 'hurtownia'],
    ['Jan Kowalski', 'mój sąsiad', 'other', 'Radom'],
    ['Jan Kowalski', 'sąsiad, Marek z parteru', 'other', ''],
    ['Anna Żak-Nowicka', 'partnerstwo publiczne', 'self', ''],
    ['dr Jan Nowak', 'synoptyk', 'other', ''],
    ['KRUK', 'windykacja', 'brand', ''],
    ['Blat sp. z o.o.', 'meble', 'other', ''],
  ])('that says who is meant („%s”, „%s”) is not asked about', async (subjectName, description, relation, keywords) => {
    const t = await testApp();
    const body = { ...goodOrder, subjectName, description, keywords, links: [], relation };
    expect((await t.call('/api/reports/create-order', { body })).status).toBe(200);
  });

  it('keeps the order when the payment provider does not answer', async () => {
    const t = await testApp();
    await t.sandbox.close();
    t.deps.payments.createIntent = () => Promise.reject(new Error('no answer'));
    const { status, json } = await t.call('/api/reports/create-order', { body: goodOrder });
    expect(status).toBe(200);
    expect(json).toMatchObject({ checkoutUrl: null });
  });
});
