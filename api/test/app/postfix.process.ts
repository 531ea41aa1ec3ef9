/** Letters through Debian's Postfix, as operations.md has it set up: TLS and a login asked for, signed by OpenDKIM, handed on to a further server. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { COMPANY } from '../../src/contract/company.ts';
import { createMailer, greetMailServer } from '../../src/mail/mailer.ts';
import { outbox } from '../../src/mail/tables.ts';
import { listUnsentLetters } from '../../src/mail/unsent-letters.ts';
import { freePort } from '../crash/server.ts';
import { testApp } from './test-app.ts';

/** Postfix starts as root alone. */
const PROGRAMS = ['postfix', 'opendkim', 'saslpasswd2', 'openssl'];
const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
const why = missing.length > 0 ? `${missing.join(', ')} not installed` : process.getuid?.() === 0 ? null : 'not root';
const story = it.skipIf(why !== null);
const left = why ? ` (left out: ${why})` : '';

const DOMAIN = COMPANY.email.split('@')[1] as string;
const SECRET = 'tajne-slowo-dla-zwrotow-1234';
const MINUTE = 60_000;

let folder: string;
let url: (password?: string) => string;
let publicKey: string;
let master: ChildProcess | undefined;
/** What Postfix wrote last, to be printed when a story fails. */
const log = (): string => (existsSync(join(folder, 'mail.log')) ? readFileSync(join(folder, 'mail.log'), 'utf8').split('\n').slice(-30).join('\n') : '');
let dkim: ChildProcess | undefined;
const trusted = getCACertificates('default');
/** What the further server was given, as it came. */
const arrived: { to: string[]; raw: string }[] = [];
let further: SMTPServer;

const postfix = (...args: string[]) => execFileSync('postfix', ['-c', join(folder, 'conf'), ...args], { stdio: 'pipe' });

/** Waits until somebody listens; a connection that is closed at once. */
const listens = (port: number) =>
  vi.waitFor(
    () =>
      new Promise<void>((done, fail) => {
        const socket = connect(port, '127.0.0.1', () => done(void socket.destroy()));
        socket.on('error', () => fail(new Error(`nobody listens at ${port}\n${log()}`)));
      }),
    { timeout: 30_000, interval: 200 },
  );

beforeAll(async () => {
  if (why) return;
  folder = mkdtempSync(join(tmpdir(), 'lustro-postfix-'));
  chmodSync(folder, 0o755);
  const at = (...names: string[]) => join(folder, ...names);
  for (const name of ['conf', 'queue', 'data', 'conf/sasl']) mkdirSync(at(name));
  execFileSync('chown', ['postfix', at('data')]);
  const [port, milter] = [await freePort(), await freePort()];

  further = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'zamknieta@dalej.example' ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('latin1').on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => further.listen(0, '127.0.0.1', listening));
  const next = (further.server.address() as { port: number }).port;

  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', at('tls.key'), '-out', at('tls.pem')],
    ],
    { stdio: 'pipe' },
  );
  setDefaultCACertificates([...trusted, readFileSync(at('tls.pem'), 'utf8')]);

  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  writeFileSync(at('dkim.key'), pair.privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
  writeFileSync(
    at('opendkim.conf'),
    [
      ...['Syslog no', 'UserID root', 'Mode s', `Socket inet:${milter}@127.0.0.1`, `Domain ${DOMAIN}`, 'Selector s1', `KeyFile ${at('dkim.key')}`],
      ...['Canonicalization relaxed/relaxed', 'InternalHosts 127.0.0.1', 'RequireSafeKeys no', 'SignHeaders *,+list-unsubscribe,+list-unsubscribe-post'],
      '',
    ].join('\n'),
  );
  dkim = spawn('opendkim', ['-f', '-x', at('opendkim.conf')], { stdio: 'ignore' });

  execFileSync('saslpasswd2', ['-p', '-c', '-f', at('sasldb2'), '-u', DOMAIN, 'lustro'], { input: 'haslo' });
  chmodSync(at('sasldb2'), 0o644);
  writeFileSync(at('conf', 'sasl', 'smtpd.conf'), `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nmech_list: PLAIN LOGIN\nsasldb_path: ${at('sasldb2')}\n`);
  const settings: Record<string, string> = {
    compatibility_level: '3.6',
    queue_directory: at('queue'),
    data_directory: at('data'),
    maillog_file: at('mail.log'),
    maillog_file_prefixes: folder,
    myhostname: `poczta.${DOMAIN}`,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mydestination: '',
    mynetworks: '',
    alias_maps: '',
    relayhost: `[127.0.0.1]:${next}`,
    smtp_dns_support_level: 'disabled',
    smtp_host_lookup: 'native',
    smtpd_tls_security_level: 'encrypt',
    smtpd_tls_auth_only: 'yes',
    smtpd_tls_cert_file: at('tls.pem'),
    smtpd_tls_key_file: at('tls.key'),
    smtpd_tls_received_header: 'yes',
    smtpd_sasl_auth_enable: 'yes',
    smtpd_sasl_authenticated_header: 'yes',
    smtpd_sasl_local_domain: DOMAIN,
    smtpd_recipient_restrictions: 'check_recipient_access inline:{ { nikt@skrzynka.example = 550 5.1.1 no such user } }, permit_sasl_authenticated, reject',
    smtpd_milters: `inet:127.0.0.1:${milter}`,
    milter_default_action: 'tempfail',
  };
  writeFileSync(
    at('conf', 'main.cf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  );
  const service = (name: string, kind: string, isPrivate: string, wakeup: string, most: string, command: string) =>
    `${name} ${kind} ${isPrivate} - n ${wakeup} ${most} ${command}\n`;
  writeFileSync(
    at('conf', 'master.cf'),
    service(`127.0.0.1:${port}`, 'inet', 'n', '-', '-', 'smtpd') +
      service('pickup', 'unix', 'n', '60', '1', 'pickup') +
      service('cleanup', 'unix', 'n', '-', '0', 'cleanup') +
      service('qmgr', 'unix', 'n', '300', '1', 'qmgr') +
      service('tlsmgr', 'unix', '-', '1000?', '1', 'tlsmgr') +
      service('postlog', 'unix-dgram', 'n', '-', '1', 'postlogd') +
      ['rewrite trivial-rewrite', 'bounce bounce', 'defer bounce', 'trace bounce', 'verify verify', 'proxymap proxymap', 'smtp smtp', 'relay smtp']
        .concat(['error error', 'retry error', 'discard discard', 'anvil anvil', 'scache scache'])
        .map((line) => line.split(' ') as [string, string])
        .map(([name, command]) =>
          service(
            name,
            'unix',
            '-',
            '-',
            ['bounce', 'defer', 'trace'].includes(name) ? '0' : ['anvil', 'scache', 'verify'].includes(name) ? '1' : '-',
            command,
          ),
        )
        .join(''),
  );
  url = (password = 'haslo') => `smtp://lustro%40${DOMAIN}:${password}@127.0.0.1:${port}`;
  await listens(milter);
  start();
  await listens(port);
});

function start(): void {
  master = spawn('postfix', ['-c', join(folder, 'conf'), 'start-fg'], { stdio: 'ignore' });
}

afterAll(async () => {
  if (why) return;
  if (master?.exitCode === null) postfix('stop');
  dkim?.kill();
  setDefaultCACertificates(trusted);
  await new Promise<void>((closed) => further.close(() => closed()));
  rmSync(folder, { recursive: true, force: true });
});

const relaxed = (header: string) => {
  const colon = header.indexOf(':');
  return `${header.slice(0, colon).trim().toLowerCase()}:${header
    .slice(colon + 1)
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};
/** Names of the signed headers, when body and headers are as they were signed (RFC 6376, relaxed/relaxed, rsa-sha256). */
function signedHeaders(raw: string): string[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const own = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = Object.fromEntries(
    own
      .slice(own.indexOf(':') + 1)
      .replace(/\s+/g, '')
      .split(';')
      .filter(Boolean)
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  ) as Record<string, string>;
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');
  expect(createHash('sha256').update(body, 'latin1').digest('base64'), 'the body is as it was signed').toBe(tags.bh);
  const names = (tags.h ?? '').toLowerCase().split(':');
  const unused = [...headers].reverse();
  const signed = names.flatMap((name) => {
    const found = unused.findIndex((header) => header.toLowerCase().startsWith(`${name}:`));
    return found < 0 ? [] : unused.splice(found, 1).map(relaxed);
  });
  const text = [...signed, relaxed(own.replace(/(;\s*b=)[^;]*/, '$1'))].join('\r\n');
  expect(verify('sha256', Buffer.from(text, 'latin1'), createPublicKey(publicKey), Buffer.from(tags.b ?? '', 'base64')), 'the headers are').toBe(true);
  return names;
}

type App = Awaited<ReturnType<typeof testApp>>;
const write = (t: App, key: string, recipient: string, more: Partial<typeof outbox.$inferInsert> = {}) =>
  t.deps.db
    .insert(outbox)
    .values({
      key,
      recipient,
      template: 't',
      subject: 'Zażółć gęślą jaźń',
      text: 'Treść',
      html: '<p>Treść</p>',
      createdAt: t.clock(),
      nextAttemptAt: t.clock(),
      ...more,
    })
    .run();
const row = (t: App, key: string) => t.deps.db.select().from(outbox).where(eq(outbox.key, key)).get();
const comes = (to: string) =>
  vi.waitFor(
    () => {
      const letter = arrived.find((one) => one.to.some((address) => address.startsWith(to)));
      if (!letter) throw new Error(`nothing for ${to}\n${log()}`);
      return letter;
    },
    { timeout: 60_000, interval: 200 },
  );

story(`Postfix: a letter goes encrypted and after a login, and arrives signed with its headers of a list${left}`, async () => {
  const t = await testApp();
  await expect(greetMailServer(url('zle-haslo'))).rejects.toThrow(/535/);
  await greetMailServer(url(), { name: DOMAIN });
  t.deps.mailer = createMailer(url('zle-haslo'), { name: DOMAIN });
  write(t, 'list', 'ktos@dalej.example', { unsubscribeUrl: `https://${DOMAIN}/api/unsubscribe?token=abc` });
  await t.deliver();
  expect(row(t, 'list')).toMatchObject({ attempts: 0, sentAt: null, lastError: expect.stringContaining('535') });
  t.deps.mailer.close();
  t.deps.mailer = createMailer(url(), { name: DOMAIN });
  t.passTime(2 * MINUTE);
  await t.deliver();
  expect(row(t, 'list')?.sentAt).toEqual(t.clock());
  const { raw } = await comes('ktos@');
  expect(raw).toMatch(/using TLSv1\.[23] with cipher/);
  expect(raw).toMatch(/Authenticated sender: lustro/);
  expect(raw).toContain(`from ${DOMAIN} `);
  expect(signedHeaders(raw)).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
  t.deps.mailer.close();
});

story(`Postfix: what it refuses ends at once, what the further server refuses comes back, and neither address gets more${left}`, async () => {
  const t = await testApp({ env: { BOUNCE_ADDRESS: `zwroty@${DOMAIN}`, BOUNCE_SECRET: SECRET } });
  t.deps.mailer = createMailer(url(), { name: DOMAIN });
  write(t, 'refused', 'nikt@skrzynka.example');
  write(t, 'returned', 'zamknieta@dalej.example');
  await t.deliver();
  expect(row(t, 'refused')).toMatchObject({ attempts: 1, givenUpAt: t.clock(), lastError: expect.stringContaining('5.1.1') });
  expect(row(t, 'returned')?.sentAt).toEqual(t.clock());
  const { raw, to } = await comes('zwroty+');
  const report = await t.app.request('http://localhost:4321/api/mail/bounces', {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${SECRET}` },
    body: raw,
  });
  expect([to[0], await report.json()]).toEqual([expect.stringMatching(/^zwroty\+\d+\.[0-9a-f]{16}@/), { taken: 1 }]);
  expect(
    listUnsentLetters(t.deps)
      .map(({ recipient }) => recipient)
      .sort(),
  ).toEqual(['nikt@skrzynka.example', 'zamknieta@dalej.example']);
  for (const key of ['refused', 'returned']) write(t, `${key}-2`, row(t, key)?.recipient ?? '');
  await t.deliver();
  for (const key of ['refused', 'returned'])
    expect(row(t, `${key}-2`)).toMatchObject({ attempts: 0, sentAt: null, lastError: expect.stringContaining('Adres nie przyjmuje listów') });
  t.deps.mailer.close();
});

story(`Postfix: an outage uses up no attempt, and all goes once it is back${left}`, async () => {
  const t = await testApp();
  t.deps.mailer = createMailer(url(), { name: DOMAIN });
  const gone = new Promise((ended) => master?.once('exit', ended));
  postfix('stop');
  await gone;
  for (const key of ['po-1', 'po-2']) write(t, key, `${key}@dalej.example`);
  for (let waited = 0; waited < 3; waited++) {
    await t.deliver();
    t.passTime(20 * MINUTE);
  }
  for (const key of ['po-1', 'po-2']) expect(row(t, key)).toMatchObject({ attempts: 0, sentAt: null, givenUpAt: null });
  start();
  await listens(Number(new URL(url()).port));
  await t.deliver();
  await t.deliver();
  for (const key of ['po-1', 'po-2']) {
    expect(row(t, key)?.sentAt).toEqual(t.clock());
    await comes(key);
  }
  t.deps.mailer.close();
});
