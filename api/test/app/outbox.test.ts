import { expect, it } from 'vitest';
import { outbox } from '../../src/mail/tables.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { testApp } from './test-app.ts';

const MINUTE = 60_000;
const letter = (key: string, at: Date) => ({
  key,
  recipient: `${key}@example.com`,
  template: 't',
  subject: key,
  text: 'x',
  html: 'x',
  createdAt: at,
  nextAttemptAt: at,
});

it('letters that nobody takes, however many, keep none of the others waiting and are left for an administrator', async () => {
  const t = await testApp();
  t.breakMail(true);
  for (let i = 0; i < 60; i++)
    t.deps.db
      .insert(outbox)
      .values(letter(`dead-${i}`, t.clock()))
      .run();
  for (let i = 0; i < 40; i++) {
    t.passTime(61 * MINUTE);
    await t.deliver();
  }
  const attempts = t.deps.db.select().from(outbox).all();
  expect(new Set(attempts.map((row) => row.attempts))).toEqual(new Set([12]));
  expect(attempts[0]?.lastError).toBe('450 try later');

  t.breakMail(false);
  t.deps.db.insert(outbox).values(letter('alive', t.clock())).run();
  await t.deliver();
  expect(t.letters.map(({ to }) => to)).toEqual(['alive@example.com']);
});

it('a mail server that does not answer holds up neither runs nor a stop', async () => {
  const t = await testApp();
  let answer = () => {};
  t.deps.mailer.send = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  for (const key of ['first', 'second']) t.deps.db.insert(outbox).values(letter(key, t.clock())).run();
  const background = startBackground(t.deps, { every: '0 0 1 1 *' });
  const round = background.tick();
  const { id, intent } = await t.placeOrder();
  t.loseWebhooks();
  await t.pay(intent);
  await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' });
  void background.tick();
  expect(t.started).toEqual([{ orderId: id, run: 1 }]);
  const stopped = background.stop();
  answer();
  await Promise.all([round, stopped]);
  expect(
    t.deps.db
      .select()
      .from(outbox)
      .all()
      .filter((row) => row.sentAt !== null && row.template === 't'),
  ).toHaveLength(1);
});
