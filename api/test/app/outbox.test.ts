import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '../../src/contract/consents.ts';
import { createMailer, greetMailServer } from '../../src/mail/mailer.ts';
import { outbox } from '../../src/mail/tables.ts';
import { countUnsentLetters, listUnsentLetters, retryLetter } from '../../src/mail/unsent-letters.ts';
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

/** A mail server that answers as it is told, over real SMTP. `port`: to be the same one again. */
async function mailServer(port = 0) {
  const told = { mailFrom: '', rcpt: '', data: '', auth: false };
  const seen = { connections: 0, names: new Set<string>(), letters: [] as string[], returnPaths: [] as string[] };
  const refuse = (answer: string) => (answer ? Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }) : null);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_session, done) {
      seen.connections++;
      done();
    },
    onAuth: (_auth, _session, done) => (told.auth ? done(null, { user: 'lustro' }) : done(refuse('535 5.7.8 wrong password'))),
    onMailFrom({ address }, session, done) {
      seen.names.add(String(session.hostNameAppearsAs));
      seen.returnPaths.push(address);
      done(refuse(told.mailFrom));
    },
    onRcptTo: ({ address }, _session, done) => done(refuse(address.startsWith('odmowa') ? told.rcpt : '')),
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        if (!told.data) seen.letters.push(...session.envelope.rcptTo.map(({ address }) => address));
        done(refuse(told.data));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const at = (server.server.address() as { port: number }).port;
  return { told, seen, port: at, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

it('neither an outage nor a refused login, sender or encryption uses up a letter: all wait, for five days, and go once the server works', async () => {
  const t = await testApp();
  const server = await mailServer();
  const url = `smtp://lustro:haslo@127.0.0.1:${server.port}`;
  t.deps.mailer = createMailer(url, { name: 'lustro.example' });
  const write = (key: string) => t.deps.db.insert(outbox).values(letter(key, t.clock())).run();
  const rows = () => t.deps.db.select().from(outbox).all();
  for (const key of ['a', 'b', 'c']) write(key);

  await t.deliver();
  expect(rows().map(({ attempts, lastError, sentAt }) => [attempts, sentAt, lastError?.includes('535')])).toEqual(Array(3).fill([0, null, true]));
  // One letter has asked for all of them, and none asks again before the pause is over.
  expect(server.seen.connections).toBe(1);
  await t.deliver();
  expect(server.seen.connections).toBe(1);

  server.told.auth = true;
  server.told.mailFrom = '550 5.7.1 sender not allowed';
  t.passTime(2 * MINUTE);
  await t.deliver();
  expect(rows().every(({ attempts, lastError }) => attempts === 0 && lastError?.includes('sender not allowed'))).toBe(true);

  await server.close();
  for (let waited = 0; waited < 4 * 24 * 60; waited += 20) {
    t.passTime(20 * MINUTE);
    if (waited % 240 === 0) await t.deliver();
  }
  expect(rows().every(({ attempts, givenUpAt }) => attempts === 0 && givenUpAt === null)).toBe(true);
  expect(t.logged.filter((line) => line.includes('"level":50') && line.includes('takes no letters')).length).toBeGreaterThan(3);
  expect(countUnsentLetters(t.deps)).toBe(3);

  // In clear no letter and no password goes to a server elsewhere; the address is that of any network interface.
  const plain = await mailServer();
  t.deps.mailer.close();
  t.deps.mailer = createMailer(`smtp://lustro:haslo@0.0.0.0:${plain.port}`);
  t.passTime(20 * MINUTE);
  await t.deliver();
  expect([plain.seen.returnPaths, rows().map(({ attempts }) => attempts)]).toEqual([[], [0, 0, 0]]);
  // Nor does the doctor's greeting.
  plain.told.auth = true;
  await expect(greetMailServer(`smtp://lustro:haslo@0.0.0.0:${plain.port}`)).rejects.toThrow();
  await greetMailServer(`smtp://lustro:haslo@127.0.0.1:${plain.port}`);
  await plain.close();

  const again = await mailServer(server.port);
  again.told.auth = true;
  t.deps.mailer.close();
  t.deps.mailer = createMailer(url, { name: 'lustro.example' });
  write('d');
  await t.deliver();
  await t.deliver();
  expect([again.seen.letters.toSorted(), again.seen.connections, [...again.seen.names]]).toEqual([
    ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
    1,
    ['lustro.example'],
  ]);
  t.deps.mailer.close();
  await again.close();

  t.deps.mailer = createMailer(url);
  write('e');
  for (let i = 0; i < 2; i++) {
    await t.deliver();
    t.passTime(5 * 24 * 60 * MINUTE + MINUTE);
  }
  expect(rows().find(({ key }) => key === 'e')).toMatchObject({ attempts: 0, givenUpAt: expect.any(Date) });
});

it('a final refusal ends a letter at once, keeps none of the others, and a dead address gets no more letters until an administrator tries', async () => {
  const t = await testApp();
  const server = await mailServer();
  t.deps.mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
  const write = (key: string, recipient: string) =>
    t.deps.db
      .insert(outbox)
      .values({ ...letter(key, t.clock()), recipient })
      .run();
  const row = (key: string) => t.deps.db.select().from(outbox).where(eq(outbox.key, key)).get();
  server.told.rcpt = '550 5.1.1 no such user';
  write('a', 'odmowa@example.com');
  write('b', 'ktos@example.com');
  await t.deliver();
  expect(row('a')).toMatchObject({ attempts: 1, givenUpAt: t.clock(), lastError: expect.stringContaining('5.1.1') });
  expect(server.seen.letters).toEqual(['ktos@example.com']);

  write('c', 'Odmowa@example.com');
  await t.deliver();
  expect(row('c')).toMatchObject({ attempts: 0, givenUpAt: t.clock(), lastError: expect.stringContaining('Adres nie przyjmuje listów') });
  const asked = server.seen.returnPaths.length;
  server.told.rcpt = '';
  retryLetter(t.deps, row('c')?.id as number);
  await t.deliver();
  expect([server.seen.returnPaths.length, row('c')?.sentAt]).toEqual([asked + 1, t.clock()]);

  // A full mailbox and a policy are put off; what is refused as a whole is not.
  for (const [key, answer, isOver] of [
    ['full', '452 4.2.2 mailbox full', false],
    ['policy', '550 5.7.1 try after your domain is known', false],
    ['content', '554 5.6.0 not a letter', true],
  ] as const) {
    server.told.data = answer;
    write(key, `${key}@example.com`);
    await t.deliver();
    expect([key, row(key)?.attempts, row(key)?.givenUpAt !== null]).toEqual([key, 1, isOver]);
  }
  t.deps.mailer.close();
  await server.close();
});

const SECRET = 'tajne-slowo-dla-zwrotow-1234';
const dsn = (to: string, action: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain',
    '',
    'Your letter could not be delivered.',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; nikt@skrzynka.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} said`,
    '    so',
    '',
    '--B--',
    '',
  ].join('\r\n');

it('a returned letter names itself by its return path: it stands in the panel, and a dead address gets no more', async () => {
  const t = await testApp({ env: { BOUNCE_ADDRESS: 'zwroty@lustro.example', BOUNCE_SECRET: SECRET } });
  const server = await mailServer();
  t.deps.mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
  const write = (key: string, more = {}) =>
    t.deps.db
      .insert(outbox)
      .values({ ...letter(key, t.clock()), ...more })
      .run();
  for (const key of ['dead', 'full', 'slow', 'spam']) write(key);
  await t.deliver();
  const paths = server.seen.returnPaths;
  expect(paths[0]).toMatch(/^zwroty\+1\.[0-9a-f]{16}@lustro\.example$/);

  const report = (body: string, authorization = `Bearer ${SECRET}`, type = 'message/rfc822') =>
    t.app.request('http://localhost:4321/api/mail/bounces', { method: 'POST', headers: { 'Content-Type': type, Authorization: authorization }, body });
  const taken = async (answer: Promise<Response> | Response) => ((await (await answer).json()) as { taken: number }).taken;
  expect((await report(dsn(paths[0] as string, 'failed', '5.1.1'), 'Bearer guessed')).status).toBe(404);
  // Somebody else's number: its mark does not fit.
  expect(await taken(report(dsn((paths[0] as string).replace('+1.', '+2.'), 'failed', '5.1.1')))).toBe(0);
  expect(await taken(report(dsn(paths[0] as string, 'failed', '5.1.1')))).toBe(1);
  expect(await taken(report(dsn(paths[1] as string, 'failed', '5.2.2')))).toBe(1);
  expect(await taken(report(dsn(paths[2] as string, 'delayed', '4.4.1')))).toBe(0);
  const json = (body: unknown) => report(JSON.stringify(body), `Basic ${Buffer.from(`poczta:${SECRET}`).toString('base64')}`, 'application/json');
  expect(await taken(json([{ type: 'complaint', email: 'Spam@example.com' }]))).toBe(1);
  expect((await json({ type: 'bounce', email: 'nikt' })).status).toBe(400);

  expect(
    listUnsentLetters(t.deps).map(({ recipient, bouncedAt, nextAttemptAt, lastError }) => [recipient, bouncedAt !== null, nextAttemptAt, lastError]),
  ).toEqual([
    ['dead@example.com', true, null, '5.1.1 smtp; 550 5.1.1 said so'],
    ['full@example.com', true, null, '5.2.2 smtp; 550 5.2.2 said so'],
  ]);
  for (const key of ['dead', 'full', 'slow', 'spam']) write(`${key}-2`, { recipient: `${key}@example.com` });
  write('spam-3', { recipient: 'spam@example.com', unsubscribeUrl: 'https://lustro.example/api/unsubscribe?token=x' });
  server.seen.letters.length = 0;
  await t.deliver();
  // What belongs to an order still goes to who called a digest spam.
  expect(server.seen.letters).toEqual(['full@example.com', 'slow@example.com', 'spam@example.com']);
  t.passTime(15 * 24 * 60 * MINUTE);
  expect(listUnsentLetters(t.deps).map(({ recipient }) => recipient)).toEqual(['dead@example.com', 'spam@example.com']);
  t.deps.mailer.close();
  await server.close();
});
