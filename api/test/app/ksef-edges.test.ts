/** Invoices on their way to KSeF, turn by turn, against a door that answers what the story says. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/ksef/seal.ts';
import { invoiceOf, invoiceSpan, invoicesToIssue } from '../../src/orders/invoices.ts';
import { nextNumber, textOf } from '../../src/orders/ksef/documents.ts';
import { resendToKsef } from '../../src/orders/ksef/resend.ts';
import { ksefDocuments } from '../../src/orders/ksef/tables.ts';
import { invoices, orders } from '../../src/orders/tables.ts';
import { fail, MINUTE, NUMBER, ksefShop as shop } from './ksef-door.ts';
import type { Placed } from './order-events.ts';
import { testApp } from './test-app.ts';

describe('a document', () => {
  it('is sent, asked about every minute while it is judged, and once accepted about its receipt, which ends it', async () => {
    const s = await shop();
    await s.place('o1');
    expect(await s.run()).toEqual(['open', 'send', 'close S1']);
    expect(s.rows()).toMatchObject([{ state: 'sent', session: 'S1', reference: 'D-LU/2026/11/1', attempts: 0, fault: null, postedAt: s.clock() }]);
    expect([await s.run(), s.waits()], 'not before its time').toEqual([[], [10_000 / MINUTE]]);
    for (let i = 0; i < 3; i++) {
      s.passTime(MINUTE);
      expect([await s.run(), s.waits()]).toEqual([['outcome S1 D-LU/2026/11/1'], [1]]);
    }
    s.answers.outcome = () => ({ state: 'accepted', ksefNumber: NUMBER, session: 'S2', hash: null });
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows()).toMatchObject([{ state: 'accepted', ksefNumber: NUMBER, session: 'S2', acceptedAt: s.clock(), attempts: 0 }]);
    expect([s.waits(), s.told('invoice_in_ksef')]).toEqual([[10_000 / MINUTE], [NUMBER]]);
    expect(invoiceOf(s.db, 'o1')?.ksef).toEqual([{ kind: 'invoice', state: 'accepted', ksefNumber: NUMBER, nextAt: null, fault: null, said: null }]);
    await s.deliver();
    expect(s.letters.filter(({ text }) => text.includes(NUMBER)).map(({ to }) => to)).toEqual(['anna@example.com']);
    s.answers.receipt = () => ({ state: 'open' });
    s.passTime(MINUTE);
    expect(await s.run()).toEqual(['receipt S2', 'close S2']);
    s.answers.receipt = () => ({ state: 'pending' });
    s.passTime(60 * MINUTE);
    expect([await s.run(), s.rows()[0]?.attempts]).toEqual([['receipt S2'], 2]);
    s.db.update(ksefDocuments).set({ attempts: 39 }).run();
    s.passTime(60 * MINUTE);
    expect(await s.run()).toEqual(['receipt S2']);
    expect(s.waits()).toEqual([60]);
    s.passTime(60 * MINUTE);
    expect([await s.run(), s.waits(), s.rows()[0]?.receipt]).toEqual([['receipt S2'], [null], null]);
  });

  it('of one session shares its receipt; one that there is none of is over, too', async () => {
    const s = await shop();
    for (const id of ['o1', 'o2', 'o3']) await s.place(id);
    let n = 0;
    s.answers.outcome = () => ({
      state: 'accepted',
      ksefNumber: `${NUMBER.slice(0, -1)}${++n}`,
      session: n < 3 ? 'S1' : 'S9',
      hash: hashOf(s.rows()[n - 1]?.xml ?? ''),
    });
    await s.run();
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows().map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    s.answers.receipt = () => (s.rows().some(({ receipt }) => receipt) ? { state: 'none' } : { state: 'ready', xml: '<UPO/>' });
    s.passTime(MINUTE);
    expect(await s.run()).toEqual(['receipt S1', 'receipt S9']);
    expect(s.rows().map(({ receipt, nextAttemptAt }) => [receipt, nextAttemptAt])).toEqual([
      ['<UPO/>', null],
      ['<UPO/>', null],
      [null, null],
    ]);
  });

  it('that is lost is sent once more, and waits longer after each failure: one, two, five, fifteen minutes, then an hour', async () => {
    const s = await shop();
    await s.place('o1');
    const { nip } = s.door;
    await s.run();
    s.answers.outcome = () => ({ state: 'again', said: 'utracono' });
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows()).toMatchObject([{ state: 'waiting', session: null, reference: null, attempts: 1, fault: 'down', said: 'utracono' }]);
    s.answers.open = fail('timeout');
    for (const minutes of [2, 5, 15, 60, 60]) {
      s.passTime(60 * MINUTE);
      await s.run();
      expect(s.waits()).toEqual([minutes]);
    }
    s.answers.open = fail('busy', { said: 'za często', http: 429, retryAfterMs: 90 * MINUTE });
    s.passTime(60 * MINUTE);
    await s.run();
    expect([s.waits(), s.rows()[0]?.said, s.logged.join('').includes('KSeF not reached')]).toEqual([[90], 'za często', true]);
    await s.place('o2');
    expect([await s.run(), s.rows().length], 'also what is new waits for the pause').toEqual([[], 2]);
    s.answers.open = () => undefined;
    s.passTime(90 * MINUTE);
    expect(await s.run()).toEqual(['open', 'send', 'send', 'close S1']);
    expect(s.rows()).toMatchObject([{ attempts: 0, fault: null, said: null, xml: expect.stringContaining(nip) }, { state: 'sent' }]);
    s.answers.outcome = fail('unknown_answer', { http: 404, said: 'nie ma' });
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows().map(({ state, fault, said }) => [state, fault, said])).toEqual([
      ['waiting', 'unknown_answer', 'nie ma'],
      ['waiting', 'unknown_answer', 'nie ma'],
    ]);
    s.answers.send = fail('unknown_answer', { http: 404 });
    s.passTime(MINUTE);
    expect([await s.run(), s.waits()]).toEqual([
      ['open', 'send', 'send', 'close S1'],
      [2, 2],
    ]);
    s.answers.send = (reference) => reference;
    s.passTime(2 * MINUTE);
    await s.run();
    s.answers.outcome = fail('unknown_answer', { http: 500 });
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows().map(({ state, reference }) => [state, reference !== null])).toEqual([
      ['sent', true],
      ['sent', true],
    ]);
  });

  it.each(['no_connection', 'timeout', 'busy', 'down', 'denied'] as const)('that meets „%s” keeps the others from the same question', async (fault) => {
    const s = await shop();
    for (const id of ['o1', 'o2']) await s.place(id);
    s.answers.send = fail(fault);
    expect(await s.run()).toEqual(['open', 'send', 'close S1']);
    expect(s.rows().map((row) => [row.state, row.fault, row.attempts])).toEqual([
      ['waiting', fault, 1],
      ['waiting', fault, 1],
    ]);
  });

  it('that is refused, or has a number that another document has, waits for somebody, under its number or the next', async () => {
    const s = await shop();
    for (const id of ['o1', 'o2', 'o3']) await s.place(id, id === 'o3' ? { email: '' } : {});
    s.answers.send = (reference) => (reference.endsWith('/1') ? fail('refused', { said: 'zły NIP' })() : reference);
    await s.run();
    expect(s.rows()).toMatchObject([{ state: 'refused', fault: 'refused', said: 'zły NIP', nextAttemptAt: null }, { state: 'sent' }, { state: 'sent' }]);
    expect(s.told('ksef_refused')).toEqual(['zły NIP']);
    s.answers.outcome = () => ({ state: 'accepted', ksefNumber: NUMBER, session: 'S1', hash: hashOf('another') });
    s.passTime(MINUTE);
    await s.run();
    expect(s.rows().map(({ fault, said }) => [fault, said])).toEqual([
      ['refused', 'zły NIP'],
      ['taken', NUMBER],
      ['taken', NUMBER],
    ]);
    const resend = (orderId: string, kind: 'invoice' | 'correction' = 'invoice') => resendToKsef(s.deps, { orderId, kind, admin: 'a@example.com' });
    const now = s.clock();
    expect([resend('o1').invoiceNumber, resend('o2').invoiceNumber, resend('o3').invoiceNumber]).toEqual(['LU/2026/11/1', 'LU/2026/11/4', 'LU/2026/11/5']);
    expect(s.rows()[1]).toMatchObject({
      state: 'waiting',
      postedAt: null,
      session: null,
      reference: null,
      attempts: 0,
      fault: null,
      said: null,
      nextAttemptAt: now,
    });
    for (const [id, code] of [
      ['o1', 'wrong_stage'],
      ['none', 'order_not_found'],
    ] as const)
      expect(() => resend(id)).toThrow(code);
    expect(() => resend('o1', 'correction')).toThrow('wrong_stage');
    s.answers.send = (reference) => reference;
    let n = 0;
    s.answers.outcome = () => ({ state: 'accepted', ksefNumber: n++ === 0 ? NUMBER : `${NUMBER.slice(0, -1)}2`, session: 'S1', hash: null });
    await s.run();
    s.passTime(MINUTE);
    await s.run();
    expect(
      s.rows().map(({ state, said }) => [state, said]),
      'one number is of one document',
    ).toEqual([
      ['accepted', null],
      ['accepted', null],
      ['refused', `${NUMBER.slice(0, -1)}2`],
    ]);
    await s.deliver();
    expect(s.letters.filter(({ subject }) => subject.includes('KSeF'))).toHaveLength(2);
    s.deps.ksef = null;
    expect(() => resend('o3')).toThrow('wrong_stage');
    expect(await s.run()).toEqual([]);
  });

  it('goes out twenty at a time; a stop leaves the rest as they are, and any other fault is not taken for one of KSeF', async () => {
    const s = await shop();
    for (let i = 0; i < 23; i++) await s.place(`o${i}`, { paidAt: new Date(s.clock().getTime() + i) });
    const stop = new AbortController();
    s.answers.send = (reference) => {
      if (reference.endsWith('/2')) stop.abort();
      return reference;
    };
    expect((await s.run(stop.signal)).filter((what) => what === 'send')).toHaveLength(2);
    expect(s.rows().filter(({ state }) => state === 'sent').length).toBe(2);
    expect(s.rows().every(({ fault, attempts }) => fault === null && attempts === 0)).toBe(true);
    s.answers.send = () => {
      throw new Error('a fault of ours');
    };
    s.answers.close = fail('down');
    await expect(s.run()).rejects.toThrow('a fault of ours');
    expect(s.logged.join('')).toContain('KSeF session not closed');
    s.answers.send = (reference) => reference;
    expect((await s.run()).filter((what) => what === 'send')).toHaveLength(20);
  });
});

describe('what is issued', () => {
  it('has the next number of its month and kind, whatever was typed by hand; one not posted yet is dated anew', async () => {
    const s = await shop();
    for (const [i, number] of ['LU/2026/11/9', 'LU/2026/11/10', 'LU/2026/11/x', 'LU/K/2026/11/4', 'FV 77', 'LU/2026/12/3'].entries()) {
      await s.place(`o${i}`);
      s.db
        .insert(invoices)
        .values({ orderId: `o${i}`, kind: 'invoice', number, issuedAt: s.clock() })
        .run();
    }
    const next = (kind: 'invoice' | 'correction', day: string) => nextNumber(s.db, kind, day);
    expect([next('invoice', '2026-11-20'), next('correction', '2026-11-20'), next('invoice', '2026-12-01'), next('invoice', '2027-01-01')]).toEqual([
      ...['LU/2026/11/11', 'LU/K/2026/11/5', 'LU/2026/12/4', 'LU/2027/01/1'],
    ]);
    await s.place('due');
    s.answers.open = fail('down');
    await s.run();
    s.passTime(24 * 60 * MINUTE);
    s.answers.open = () => undefined;
    await s.run();
    expect(s.rows()).toMatchObject([{ day: '2026-11-21', xml: expect.stringContaining('<P_1>2026-11-21</P_1>'), postedAt: s.clock() }]);
    expect(() => textOf(s.db, '1', { orderId: 'none', kind: 'invoice', number: 'x', day: '2026-11-21', at: s.clock() })).toThrow('no invoice is due');
    expect(() => textOf(s.db, '1', { orderId: 'due', kind: 'correction', number: 'x', day: '2026-11-21', at: s.clock() })).toThrow('is not in KSeF');
  });

  it('is what is paid, has a price and asks for an invoice; nothing whose price goes back, and no correction before the refund is there', async () => {
    const s = await shop();
    const at = s.clock();
    const later = new Date(at.getTime() + 1);
    const rows: [string, Partial<Placed>][] = [
      ['due', {}],
      ['none', { invoice: null }],
      ['unpaid', { paymentStatus: 'pending' }],
      ['plan', { included: true }],
      ['free', { amount: 0 }],
      ['asked', { refundRequestedAt: at }],
      ['back', { refundRequestedAt: at, refundId: 're_1', refundedAt: later, email: '' }],
    ];
    for (const [id, over] of rows) await s.place(id, over);
    const of = (query: object = {}) => invoicesToIssue(s.deps, query).map(({ orderId, state, refundedAt }) => [orderId, state, refundedAt]);
    const all = [
      ['due', 'to_issue', null],
      ['back', 'refunded', later.toISOString()],
      ['asked', 'to_issue', null],
    ];
    expect([of(), of({ waiting: true }), of({ limit: 1, offset: 1 })]).toEqual([all, [all[0], all[2]], [all[1]]]);
    expect(invoiceSpan(s.deps)).toEqual({ first: at, last: later });
    await s.run();
    expect(s.rows().map(({ orderId }) => orderId)).toEqual(['due']);
    s.answers.outcome = () => ({ state: 'accepted', ksefNumber: NUMBER, session: 'S1', hash: null });
    s.db.update(orders).set({ refundRequestedAt: at, refundId: 're_2' }).run();
    await s.run();
    expect(s.rows(), 'neither while it is on its way nor before the invoice is there').toHaveLength(1);
    s.db.update(orders).set({ refundedAt: later }).run();
    await s.run();
    expect([s.rows().length, invoiceOf(s.db, 'due')?.state]).toEqual([1, 'to_correct']);
    s.passTime(MINUTE);
    for (let i = 0; i < 2; i++) await s.run();
    expect(s.rows()).toMatchObject([{ kind: 'invoice' }, { kind: 'correction', state: 'sent', reference: 'D-LU/K/2026/11/1' }]);
    expect([of({ waiting: true }), invoiceOf(s.db, 'due')]).toMatchObject([
      [['due', 'corrected', later.toISOString()]],
      { correctionNumber: 'LU/K/2026/11/1' },
    ]);
    s.answers.outcome = () => ({ state: 'accepted', ksefNumber: `${NUMBER.slice(0, -1)}2`, session: 'S1', hash: null });
    s.passTime(MINUTE);
    await s.run();
    expect([of({ waiting: true }), s.told('correction_in_ksef')]).toEqual([[], [`${NUMBER.slice(0, -1)}2`]]);
    const empty = await testApp();
    expect([invoiceSpan(empty.deps), invoicesToIssue(empty.deps, {}), invoiceOf(s.db, 'plan')]).toEqual([null, [], null]);
  });
});
