import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '../../src/contract/consents.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { outbox } from '../../src/mail/tables.ts';
import { startMailbox } from '../../src/sandbox/mailbox/index.ts';
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
  const background = startBackground(t.deps, { scheduled: false });
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

it('the confirmation carries the accepted Regulamin and the model form through real SMTP, also after a failed try', async () => {
  let tries = 0;
  const t = await testApp({
    analysts: {
      legal: async ({ name, version }) => {
        if (tries++ === 0) throw new Error('worker gone');
        return Buffer.from(`%PDF-1.7 ${name} ${version}`);
      },
    },
  });
  const folder = join(t.deps.config.dataDir, 'mail');
  const mailbox = await startMailbox(folder);
  t.deps.mailer = createMailer(mailbox.url);
  const consents = { terms: true, immediateStart: true, termsVersion: '2020-01-01' };
  const { id, intent } = await t.placeOrder({ consents });
  // A version that never was is none that could have been read.
  expect(t.order(id)?.consents).toMatchObject({ termsVersion: TERMS_VERSION, at: t.clock().toISOString() });
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  for (let i = 0; i < 2; i++) {
    await t.deliver();
    t.passTime(5 * MINUTE);
  }
  t.deps.mailer.close();
  await mailbox.close();
  const [file = '', ...more] = readdirSync(folder).filter((name) => name.endsWith('order-confirmation.eml'));
  expect(more).toEqual([]);
  const { attachments } = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(attachments.map(({ filename, mimeType, content }) => [filename, mimeType, new TextDecoder().decode(content as ArrayBuffer)])).toEqual([
    [`regulamin-${TERMS_VERSION}.pdf`, 'application/pdf', `%PDF-1.7 regulamin ${TERMS_VERSION}`],
    [`formularz-odstapienia-${TERMS_VERSION}.pdf`, 'application/pdf', `%PDF-1.7 formularz-odstapienia ${TERMS_VERSION}`],
  ]);
});
