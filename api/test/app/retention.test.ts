import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths } from 'date-fns/addMonths';
import { expect, it, vi } from 'vitest';
import { PERIODS } from '../../src/contract/periods.ts';
import { outbox } from '../../src/mail/tables.ts';
import { orderResults } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { START, type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;

async function finished(t: TestApp): Promise<string> {
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  return id;
}

it('what a report leaves behind goes when its period is over: page texts first, the report later, the order stays', async () => {
  const t = await testApp();
  const id = await finished(t);
  const { id: unpaid } = await t.placeOrder();
  const folder = join(t.deps.config.dataDir, 'snapshots');
  mkdirSync(folder);
  for (const [name, at] of [
    ['old', START],
    ['new', addMonths(START, 11)],
  ] as const) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), at, at);
  }
  const results = () =>
    t.deps.db
      .select({ kind: orderResults.kind })
      .from(orderResults)
      .all()
      .map(({ kind }) => kind);
  await cleanUp(t.deps);
  expect([results().sort(), t.order(unpaid)?.id]).toEqual([['report', 'research'], unpaid]);

  t.passTime(370 * DAY);
  await cleanUp(t.deps);
  expect(results()).toEqual(['report']);
  expect([existsSync(join(folder, 'old')), existsSync(join(folder, 'new'))]).toEqual([false, true]);
  expect(t.order(unpaid)).toBeUndefined();
  expect((await t.call(`/api/reports/download/${id}`)).status).toBe(200);

  t.passTime(370 * DAY);
  await cleanUp(t.deps);
  expect(results()).toEqual([]);
  expect((await t.call(`/api/reports/download/${id}`)).status).toBe(409);
  expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', reportFilePath: null });
});

it('a run that the engine gave up becomes a failed order that can be started again', async () => {
  const t = await testApp();
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.executionId).toBe('run-1'));
  t.endRun('run-1');
  const background = startBackground(t.deps, { scheduled: false });
  await background.tick();
  await background.stop();
  expect(t.order(id)).toMatchObject({ reportStatus: 'failed', failureReason: 'processing: the run ended without a result' });
  await t.deliver();
  expect(t.letters.at(-1)?.template).toBe('analysis-failed');
  expect((await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' })).json).toMatchObject({ reportStatus: 'processing', started: true });
  expect(t.started.at(-1)).toEqual({ orderId: id, run: 2 });
});

it('an unpaid order is erased only once nobody can pay for it; one paid at the last moment is settled', async () => {
  const t = await testApp();
  t.loseWebhooks();
  const [forgotten, late, unknown] = [await t.placeOrder(), await t.placeOrder(), await t.placeOrder()];
  const { retrieveIntent } = t.deps.payments;
  t.deps.payments.retrieveIntent = (id) => (id === forgotten.intent ? Promise.reject(new Error('no answer')) : retrieveIntent(id));
  await t.pay(late.intent);
  t.passTime(31 * DAY);
  await cleanUp(t.deps);
  expect([forgotten, late, unknown].map(({ id }) => t.order(id)?.paymentStatus)).toEqual(['pending', 'paid', undefined]);
  await expect(t.pay(unknown.intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });

  t.deps.payments.retrieveIntent = retrieveIntent;
  await cleanUp(t.deps);
  expect(t.order(forgotten.id)).toBeUndefined();
});

it('the table of periods that the privacy policy prints says what the copy deck says, in the figures that the program obeys', () => {
  const plain = Object.fromEntries(Object.entries(PERIODS).map(([key, { long }]) => [key, long.replace(/\u00a0/g, ' ')]));
  expect(plain).toEqual({
    report: '24 miesiące od dostarczenia; datę usunięcia podajemy w raporcie',
    sources: '12 miesięcy od ostatniego pobrania',
    mentions: '24 miesiące',
    order: '6 lat, do końca roku kalendarzowego',
    accounting: '5 lat od końca roku podatkowego',
    unpaid: '30 dni',
    account: 'do usunięcia przez Ciebie lub na Twoją prośbę',
    waiting: 'do startu usługi, najwyżej 24 miesiące, lub do wycofania zgody; niepotwierdzony adres 30 dni',
    letters: '24 miesiące',
    export: '7 dni od przygotowania',
    deliveries: '30 dni',
    cases: '3 lata od zakończenia',
    objections: 'do cofnięcia sprzeciwu',
    logs: '90 dni',
    backup: '30 dni, potem są nadpisywane',
  });
});

it('an order goes six years after its year, its letters after two', async () => {
  const t = await testApp();
  const id = await finished(t);
  await t.deliver();
  const letters = () => t.deps.db.select().from(outbox).all().length;
  expect(letters()).toBeGreaterThan(1);
  t.passTime(729 * DAY);
  await cleanUp(t.deps);
  expect(letters()).toBeGreaterThan(1);
  t.passTime(3 * DAY);
  await cleanUp(t.deps);
  expect(letters()).toBe(0);
  // The last day of the sixth year after 2026, and the first of the next.
  t.passTime(Date.parse('2032-12-31T12:00:00Z') - t.clock().getTime());
  await cleanUp(t.deps);
  expect(t.order(id)?.paymentStatus).toBe('paid');
  t.passTime(DAY);
  await cleanUp(t.deps);
  expect(t.order(id)).toBeUndefined();
});
