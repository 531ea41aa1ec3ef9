/** Invoices that go to KSeF by themselves: the real app and client against the stand-in, over HTTP. */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import type { AdminInvoices, InvoiceDue } from '../../src/contract/invoices.ts';
import type { Ksef } from '../../src/ksef/ksef.ts';
import { sendToKsef } from '../../src/orders/ksef/send.ts';
import { ksefDocuments } from '../../src/orders/ksef/tables.ts';
import { settleRefunds } from '../../src/orders/payment/refunds.ts';
import { invoices, orderEvents, orders } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { HELD } from '../../src/privacy/held-data.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { readXml } from '../ksef/read-xml.ts';
import { ksefServer, NIP } from '../ksef/server.ts';
import { member } from './member.ts';
import { testApp } from './test-app.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const FORMA = { nip: '526-025-02-74', companyName: 'Forma "Dom" & Syn', companyAddress: 'Rynek 1, 20-111 Lublin' };

/** A shop with KSeF connected. */
async function shop(options: { processMs?: number } = {}) {
  let read = () => new Date();
  const server = await ksefServer({ clock: () => read(), ...options });
  const t = await testApp({
    ksef: (clock) => {
      read = clock;
      return server.client();
    },
  });
  const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
  /** The client of a process that begins anew: it remembers nothing. */
  const restart = (over: Partial<Ksef> = {}) => {
    t.deps.ksef = { ...server.client(), ...over };
  };
  return {
    ...t,
    ...server,
    cookie,
    restart,
    /** Runs of the job with enough time between them. */
    async run(times = 1, apart = 2 * MINUTE) {
      for (let i = 0; i < times; i++) {
        if (i > 0) t.passTime(apart);
        await sendToKsef(t.deps);
      }
    },
    async paid(over: Record<string, unknown> = {}, card?: string): Promise<string> {
      const { id, intent } = await t.placeOrder({ invoice: FORMA, ...over });
      await t.pay(intent, card);
      await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
      return id;
    },
    async refund(id: string) {
      expect((await t.call(`/api/admin/refund/${id}`, { cookie, body: { reason: 'manual' } })).status).toBe(200);
      await settleRefunds(t.deps);
    },
    list: async (query = '?waiting=1') => ((await t.call(`/api/admin/invoices${query}`, { cookie })).json as AdminInvoices).invoices,
    resend: async (id: string, kind = 'invoice') => {
      const { status, json } = await t.call(`/api/admin/invoices/${id}/ksef`, { cookie, body: { kind } });
      return { status, json: json as InvoiceDue & { code?: string } };
    },
    told: (type: string) =>
      t.deps.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.type, type as 'paid'))
        .all(),
    rows: () => t.deps.db.select().from(ksefDocuments).all(),
  };
}

describe('an invoice in KSeF', () => {
  it('is numbered, sent, told to its buyer with the KSeF number, and its receipt is kept', async () => {
    const s = await shop({ processMs: 5_000 });
    s.passTime(Date.parse('2026-12-03T09:15:00Z') - s.clock().getTime());
    const id = await s.paid();
    await s.paid({ invoice: undefined, email: 'bez@example.com' });
    expect((await s.list())[0]).toMatchObject({ orderId: id, state: 'to_issue' });
    await s.run();
    expect(await s.list()).toMatchObject([
      { orderId: id, state: 'issued', invoiceNumber: 'LU/2026/12/1', ksef: [{ kind: 'invoice', state: 'sent', ksefNumber: null, fault: null }] },
    ]);
    expect(s.letters.filter(({ subject }) => subject.includes('KSeF'))).toEqual([]);
    s.passTime(MINUTE);
    await s.run();
    const [accepted] = s.system.accepted();
    expect(accepted).toMatchObject({ nip: NIP, kind: 'VAT', number: 'LU/2026/12/1', day: '2026-12-03', buyer: 'Forma "Dom" & Syn' });
    expect(await s.list()).toEqual([]);
    expect(await s.list('')).toMatchObject([{ state: 'issued', ksef: [{ state: 'accepted', ksefNumber: accepted?.ksefNumber, nextAt: null }] }]);
    await s.deliver();
    expect(s.letters.find(({ subject, to }) => subject.startsWith('Potwierdzenie') && to === 'anna@example.com')?.text).toContain('prześlemy e-mailem');
    const [letter, ...more] = s.letters.filter(({ subject }) => subject.includes('KSeF'));
    expect(letter).toMatchObject({ to: 'anna@example.com', subject: 'Faktura LU/2026/12/1 jest w KSeF' });
    expect(letter?.text).toContain(`Numer KSeF: ${accepted?.ksefNumber}`);
    expect(more).toEqual([]);
    expect(s.told('invoice_in_ksef')).toMatchObject([{ orderId: id, detail: accepted?.ksefNumber }]);
    await s.run(3);
    expect(s.rows()).toMatchObject([{ receipt: expect.stringContaining(accepted?.ksefNumber ?? '-'), nextAttemptAt: null }]);
    expect(s.system.sessions()).toEqual([{ open: false }]);
    // Nothing is left to do: no further question is asked.
    const asked = s.paths.length;
    await s.run(3, DAY);
    expect(s.paths).toHaveLength(asked);
  });

  it('is one of the jobs that run by themselves', async () => {
    const s = await shop();
    await s.paid();
    const background = startBackground(s.deps, { scheduled: false });
    await background.tick();
    await background.stop();
    expect(s.system.accepted()).toHaveLength(1);
  });

  it('has the next number of its month, without gaps, also beside numbers typed by hand', async () => {
    const s = await shop();
    const byHand = await s.paid();
    await s.call(`/api/admin/invoices/${byHand}`, { cookie: s.cookie, body: { kind: 'invoice', number: 'LU/2026/11/7' } });
    for (const email of ['a@example.com', 'b@example.com']) await s.paid({ email });
    await s.run(2);
    s.passTime(15 * DAY);
    await s.paid({ email: 'c@example.com' });
    await s.run(2);
    expect(s.system.accepted().map(({ number }) => number)).toEqual(['LU/2026/11/8', 'LU/2026/11/9', 'LU/2026/12/1']);
    // What a person issued elsewhere is not sent a second time.
    expect((await s.list('')).find(({ orderId }) => orderId === byHand)).not.toHaveProperty('ksef');
  });

  it('is corrected once the price has gone back, and only after it has a KSeF number itself', async () => {
    const s = await shop({ processMs: 10 * MINUTE });
    const id = await s.paid();
    await s.run();
    await s.refund(id);
    await s.run(3);
    expect(s.system.received()).toHaveLength(1);
    expect(await s.list()).toMatchObject([{ state: 'to_correct', ksef: [{ kind: 'invoice', state: 'sent' }] }]);
    await s.run(12);
    const [original, correction, ...more] = s.system.accepted();
    expect(more).toEqual([]);
    expect(correction).toMatchObject({ kind: 'KOR', number: 'LU/K/2026/11/1', corrects: { number: 'LU/2026/11/1', ksefNumber: original?.ksefNumber } });
    expect(await s.list('')).toMatchObject([
      { state: 'corrected', correctionNumber: 'LU/K/2026/11/1', ksef: [{ state: 'accepted' }, { kind: 'correction', state: 'accepted' }] },
    ]);
    await s.deliver();
    expect(s.letters.filter(({ subject }) => subject.includes('KSeF')).map(({ subject }) => subject)).toEqual([
      'Faktura LU/2026/11/1 jest w KSeF',
      'Faktura korygująca LU/K/2026/11/1 jest w KSeF',
    ]);
    const xml = s.rows().find(({ kind }) => kind === 'correction')?.xml ?? '';
    expect(readXml(xml).text('Faktura/Fa/PrzyczynaKorekty')).toBe('Zwrot całej ceny');
    expect(readXml(xml).text('Faktura/Fa/P_15')).toBe('-50.00');
  });

  it('is not corrected while its refund is under way at the bank', async () => {
    const s = await shop();
    const id = await s.paid({}, 'pm_card_pendingRefund');
    await s.run(3);
    await s.refund(id);
    expect(s.order(id)).toMatchObject({ refundId: expect.any(String), refundedAt: null });
    await s.run();
    expect(s.rows().map(({ kind }) => kind)).toEqual(['invoice']);
    s.passTime(DAY);
    await settleRefunds(s.deps);
    await s.run(3);
    expect(s.system.accepted().map(({ kind }) => kind)).toEqual(['VAT', 'KOR']);
  });

  it('is not issued while its price is about to go back', async () => {
    const s = await shop();
    const id = await s.paid();
    s.deps.payments.refund = () => Promise.reject(new Error('no answer'));
    await s.refund(id);
    await s.run(3);
    expect(s.rows()).toEqual([]);
    expect(await s.list()).toMatchObject([{ orderId: id, state: 'to_issue' }]);
  });

  it('is not issued for a price that goes back before', async () => {
    const s = await shop();
    const id = await s.paid();
    await s.refund(id);
    await s.run(3);
    expect([s.system.received(), s.rows()]).toEqual([[], []]);
    expect(await s.list('')).toMatchObject([{ orderId: id, state: 'refunded' }]);
  });
});

describe('a stop in the middle', () => {
  const killed = () => Promise.reject(new Error('killed'));

  it('of any step leads to one document with one number and one letter', async () => {
    const steps: [string, (s: Awaited<ReturnType<typeof shop>>) => Partial<Ksef>][] = [
      ['before a session', () => ({ open: killed })],
      ['before sending', () => ({ send: killed })],
      [
        'after sending, before it was noted',
        (s) => ({
          send: (...given) =>
            s
              .client()
              .send(...given)
              .then(killed),
        }),
      ],
      ['before closing', () => ({ close: killed })],
      [
        'after the judgement, before it was noted',
        (s) => ({
          outcome: (...given) =>
            s
              .client()
              .outcome(...given)
              .then(killed),
        }),
      ],
      ['before the receipt', () => ({ receipt: killed })],
    ];
    for (const [name, over] of steps) {
      const s = await shop();
      const id = await s.paid();
      s.restart(over(s));
      for (let i = 0; i < 3; i++) {
        await sendToKsef(s.deps).catch((error: Error) => expect(error.message).toBe('killed'));
        s.passTime(2 * MINUTE);
      }
      s.restart();
      await s.run(6);
      expect(
        s.system.accepted().map(({ number }) => number),
        name,
      ).toEqual(['LU/2026/11/1']);
      expect(s.rows(), name).toMatchObject([
        { orderId: id, state: 'accepted', ksefNumber: s.system.accepted()[0]?.ksefNumber, receipt: expect.stringContaining('Potwierdzenie') },
      ]);
      expect(s.deps.db.select().from(invoices).all(), name).toHaveLength(1);
      await s.deliver();
      expect(
        s.letters.filter(({ subject }) => subject.includes('KSeF')),
        name,
      ).toHaveLength(1);
    }
  });

  it('over midnight repeats the very document that has gone out', async () => {
    const s = await shop();
    await s.paid();
    s.restart({
      send: (...given) =>
        s
          .client()
          .send(...given)
          .then(killed),
    });
    await expect(sendToKsef(s.deps)).rejects.toThrow('killed');
    s.passTime(DAY);
    s.restart();
    await s.run(3);
    expect(s.system.received().map(({ code }) => code)).toEqual([200, 440]);
    expect(s.rows()).toMatchObject([{ state: 'accepted', day: '2026-11-20', ksefNumber: s.system.accepted()[0]?.ksefNumber }]);
  });

  it('of the line after the document has gone out is made good by the number of the first', async () => {
    const s = await shop();
    await s.paid();
    s.system.fail({ method: 'POST', path: '/sessions/online/[^/]*/invoices', act: true, cut: true });
    await s.run();
    expect(await s.list()).toMatchObject([{ ksef: [{ state: 'waiting', fault: 'no_connection' }] }]);
    await s.run(5);
    expect(s.system.received().map(({ code }) => code)).toEqual([200, 440]);
    expect(s.rows()).toMatchObject([{ state: 'accepted', ksefNumber: s.system.accepted()[0]?.ksefNumber, session: s.system.received()[0]?.session }]);
    expect(s.system.sessions()).toEqual([{ open: false }, { open: false }]);
  });
});

describe('what KSeF answers', () => {
  it('a pause is kept, also by a process that begins anew', async () => {
    const s = await shop();
    await s.paid();
    s.system.fail({ method: 'POST', path: '/sessions/online', status: 429, retryAfter: 600 });
    await s.run();
    expect(await s.list()).toMatchObject([{ ksef: [{ state: 'waiting', fault: 'busy', nextAt: new Date(s.clock().getTime() + 10 * MINUTE).toISOString() }] }]);
    const asked = s.paths.length;
    s.restart();
    await s.paid({ email: 'jan@example.com' });
    await s.run(4);
    expect(s.paths).toHaveLength(asked);
    s.passTime(10 * MINUTE);
    await s.run(2);
    expect(s.system.accepted()).toHaveLength(2);
  });

  it('more than it takes in a minute goes out little by little', async () => {
    const s = await shop();
    for (let i = 0; i < 25; i++) await s.paid({ email: `firma${i}@example.com` });
    await s.run(8);
    expect(s.system.accepted()).toHaveLength(25);
    expect(new Set(s.system.accepted().map(({ number }) => number)).size).toBe(25);
  });

  it('an outage is waited for, longer each time, and the day of issue is the day of sending', async () => {
    const s = await shop();
    await s.paid();
    s.system.fail({ method: 'POST', path: '/auth/challenge', status: 503, times: 30 });
    await s.run(2);
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      const [row] = s.rows();
      waits.push(((row?.nextAttemptAt?.getTime() ?? 0) - s.clock().getTime()) / MINUTE);
      s.passTime((row?.nextAttemptAt?.getTime() ?? 0) - s.clock().getTime());
      await s.run();
    }
    expect(waits).toEqual([2, 5, 15, 60, 60]);
    expect(await s.list()).toMatchObject([{ state: 'issued', ksef: [{ state: 'waiting', fault: 'down', said: expect.stringContaining('503') }] }]);
    await s.run(40, 60 * MINUTE);
    expect(s.system.accepted()).toMatchObject([{ number: 'LU/2026/11/1', day: '2026-11-21' }]);
    expect(await s.list()).toEqual([]);
  });

  it('a token that is not accepted is shown as such', async () => {
    const s = await shop();
    await s.paid();
    s.deps.ksef = s.client({ token: 'withdrawn' });
    await s.run();
    expect(await s.list()).toMatchObject([{ ksef: [{ state: 'waiting', fault: 'denied', said: expect.stringContaining('Nieprawidłowy token') }] }]);
    s.restart();
    await s.run(3);
    expect(s.system.accepted()).toHaveLength(1);
  });

  it('a document that it lost is sent again', async () => {
    const s = await shop();
    await s.paid({ invoice: { ...FORMA, companyName: 'KSEF-550' } });
    await s.run(6);
    expect(s.system.received().map(({ code }) => code)).toEqual([550, 200]);
    expect(s.rows()).toMatchObject([{ state: 'accepted' }]);
  });

  it('a refusal stays in the list with its reason until somebody sends the mended document, under the same number', async () => {
    const s = await shop();
    const id = await s.paid({ invoice: { ...FORMA, companyName: 'KSEF-450' } });
    s.passTime(MINUTE);
    await s.paid({ email: 'jan@example.com' });
    await s.run(8, 60 * MINUTE);
    // It is not tried again by itself, and keeps none of the others.
    expect(s.system.received().map(({ code }) => code)).toEqual([450, 200]);
    expect(await s.list()).toMatchObject([
      {
        orderId: id,
        invoiceNumber: 'LU/2026/11/1',
        ksef: [{ state: 'refused', fault: 'refused', said: expect.stringContaining('Błąd weryfikacji semantyki'), nextAt: null }],
      },
    ]);
    expect(((await s.call('/api/admin/summary', { cookie: s.cookie })).json as { invoices: number }).invoices).toBe(1);
    expect(s.told('ksef_refused')).toMatchObject([{ orderId: id, detail: expect.stringContaining('450') }]);

    expect((await s.resend(id, 'correction')).json.code).toBe('wrong_stage');
    s.deps.db
      .update(orders)
      .set({ invoice: { ...FORMA, companyName: 'Forma' } })
      .where(eq(orders.id, id))
      .run();
    expect(await s.resend(id)).toMatchObject({ status: 200, json: { ksef: [{ state: 'waiting', fault: null }] } });
    await s.run(4);
    expect(s.system.accepted().map(({ number, buyer }) => [number, buyer])).toEqual([
      ['LU/2026/11/2', 'Forma "Dom" & Syn'],
      ['LU/2026/11/1', 'Forma'],
    ]);
    expect((await s.resend(id)).json.code).toBe('wrong_stage');
    expect((await s.resend('0'.repeat(32))).json.code).toBe('order_not_found');
    const acts = (await s.call('/api/admin/audit', { cookie: s.cookie })).json as { action: string; target: string }[];
    expect(acts.filter(({ action }) => action === 'ksef_resend')).toMatchObject([{ target: id }]);
  });

  it('a number that another document has is not taken for ours; the next number is tried', async () => {
    const s = await shop();
    const first = await s.paid();
    await s.run(3);
    // A database from before that invoice: its number is given again.
    s.deps.db.delete(invoices).where(eq(invoices.orderId, first)).run();
    s.deps.db.delete(orders).where(eq(orders.id, first)).run();
    const second = await s.paid({ email: 'jan@example.com' });
    await s.run(3);
    expect(await s.list()).toMatchObject([
      { orderId: second, invoiceNumber: 'LU/2026/11/1', ksef: [{ state: 'refused', fault: 'taken', said: s.system.accepted()[0]?.ksefNumber }] },
    ]);
    expect((await s.resend(second)).json).toMatchObject({ invoiceNumber: 'LU/2026/11/2' });
    await s.run(3);
    expect(s.system.accepted().map(({ number }) => number)).toEqual(['LU/2026/11/1', 'LU/2026/11/2']);
    expect(await s.list()).toEqual([]);
  });
});

describe('without KSeF', () => {
  it('nothing is numbered or sent, and nothing can be sent again', async () => {
    const s = await shop();
    s.deps.ksef = null;
    const id = await s.paid();
    await s.run(3);
    expect([s.paths, s.rows(), s.deps.db.select().from(invoices).all()]).toEqual([[], [], []]);
    expect(await s.list()).toMatchObject([{ orderId: id, state: 'to_issue', invoiceNumber: null }]);
    expect((await s.resend(id)).json.code).toBe('wrong_stage');
    await s.deliver();
    expect(s.letters.find(({ subject }) => subject.startsWith('Potwierdzenie'))?.text).toContain('Fakturę wyślemy e-mailem.');
  });
});

describe('documents of KSeF', () => {
  it('stand in the archive of their buyer, and go with the books', async () => {
    const s = await shop();
    await member(s);
    await s.paid();
    await s.run(3);
    const user = s.deps.db.select().from(users).where(eq(users.email, 'anna@example.com')).get();
    if (!user) throw new Error('no account');
    const archive: string[] = [];
    for await (const page of HELD.orders.pages(s.deps.db, user)) archive.push(...page);
    expect(JSON.parse(archive[0] ?? '{}')).toMatchObject({ ksef: [{ kind: 'invoice', ksefNumber: s.system.accepted()[0]?.ksefNumber }] });
    s.passTime(Date.parse('2032-01-01T12:00:00Z') - s.clock().getTime());
    await cleanUp(s.deps);
    expect([s.rows(), s.deps.db.select().from(invoices).all()]).toEqual([[], []]);
  });
});
