import { TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { setAdministrator } from '../../src/admin/administrators.ts';
import { adminAudit } from '../../src/audit/tables.ts';
import { resetSecondFactor } from '../../src/auth/reset-second-factor.ts';
import { recoveryCodes, sessions, totpSecrets, users } from '../../src/auth/tables.ts';
import type { SecondStep, Security, TotpSetup } from '../../src/contract/security.ts';
import { addPasskeyOf, SoftKey } from './soft-key.ts';
import { type TestApp, testApp } from './test-app.ts';

const PASSWORD = 'zielony rower z Lublina';
const EMAIL = 'anna@example.com';
const MINUTE = 60_000;
const cookieOf = (answer: { headers: Headers }) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

async function member(options: { admin?: boolean } = {}) {
  const t = await testApp();
  const { id, intent } = await t.placeOrder({ email: EMAIL });
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.deliver();
  const link = /token=([\w-]+)/.exec(t.letters.find(({ template }) => template === 'login-details')?.text ?? '')?.[1] ?? '';
  const cookie = cookieOf(await t.call('/api/set-password', { body: { token: link, password: PASSWORD } }));
  if (options.admin) setAdministrator(t.deps, { email: EMAIL, isAdmin: true, by: 'command line' });
  const call = <T>(path: string, body?: unknown, method?: string) =>
    t.call(`/api/user/security${path}`, { cookie, ...(body === undefined ? {} : { body }), ...(method ? { method } : {}) }) as Promise<{
      status: number;
      json: T;
    }>;
  const logIn = () => t.call('/api/login', { body: { email: EMAIL, password: PASSWORD }, headers: { 'User-Agent': 'Firefox na Linuksie' } });
  return { t, cookie, call, logIn, seen: async () => (await call<Security>('')).json };
}

/** Sets the app up and returns a way to read its codes. */
async function withApp(m: Awaited<ReturnType<typeof member>>) {
  const { secret, uri } = (await m.call<TotpSetup>('/totp', { password: PASSWORD })).json;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Lustro/);
  const code = () => new TOTP({ secret }).generate({ timestamp: m.t.clock().getTime() });
  const confirmed = await m.call<{ codes: string[] }>('/totp/confirm', { code: code() });
  expect(confirmed.status).toBe(200);
  return { code, codes: confirmed.json.codes };
}
const ticketOf = (answer: { json: unknown }) => (answer.json as SecondStep).secondFactor;
const second = (t: TestApp, ticket: string, code: string) => t.call('/api/login/code', { body: { ticket, code } });

describe('codes of an app', () => {
  it('are asked for after the password once the first one was right; each counts once', async () => {
    const m = await member();
    const { t } = m;
    expect((await m.call('/totp', { password: 'nie to' })).status).toBe(422);
    const setup = (await m.call<TotpSetup>('/totp', { password: PASSWORD })).json;
    expect((await m.call<{ code: string }>('/totp/confirm', { code: '000000' })).json.code).toBe('wrong_code');
    // Nothing is asked for before a code has shown that the app works.
    expect((await m.logIn()).json).toMatchObject({ email: EMAIL });
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    const { code } = await withApp(m);
    expect(await m.seen()).toMatchObject({ totp: true, recoveryCodes: 10, secondFactor: true, sessions: [{ current: true }] });

    t.passTime(MINUTE);
    const asked = await m.logIn();
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    expect(ticketOf(asked)).toMatchObject({ code: true, passkey: false });
    const { ticket } = ticketOf(asked);
    expect((await second(t, ticket, '000000')).json).toMatchObject({ code: 'wrong_code' });
    const used = code();
    const done = await second(t, ticket, `${used.slice(0, 3)} ${used.slice(3)}`);
    expect(done.json).toMatchObject({ email: EMAIL });
    expect((await t.call('/api/user', { cookie: cookieOf(done) })).status).toBe(200);
    expect((await second(t, ticket, used)).json).toMatchObject({ code: 'step_expired' });
    expect((await second(t, ticketOf(await m.logIn()).ticket, used)).json).toMatchObject({ code: 'wrong_code' });
  });

  it('end what was signed in elsewhere, are told by letter, and go only with the password', async () => {
    const m = await member();
    const other = cookieOf(await m.logIn());
    await withApp(m);
    expect((await m.t.call('/api/user', { cookie: other })).status).toBe(401);
    expect((await m.call('/totp/remove', { password: 'nie to' })).status).toBe(422);
    expect((await m.call<Security>('/totp/remove', { password: PASSWORD })).json).toMatchObject({ totp: false, recoveryCodes: 0, secondFactor: false });
    expect((await m.logIn()).json).toMatchObject({ email: EMAIL });
    await m.t.deliver();
    const letters = m.t.letters.filter(({ template }) => template === 'security-changed').map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(letters).toHaveLength(2);
    expect(letters[0]).toContain('włączono kody z aplikacji');
    expect(letters[1]).toContain('wyłączono kody z aplikacji');
  });

  it('cannot be guessed: eight tries in a quarter of an hour, whatever the ticket', async () => {
    const m = await member();
    await withApp(m);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await second(m.t, ticketOf(await m.logIn()).ticket, '000000')).status);
    expect(statuses).toEqual([...Array(8).fill(422), 429, 429]);
  });

  it('are asked for after a link from a letter, too: a mailbox alone opens nothing', async () => {
    const m = await member();
    const { code } = await withApp(m);
    await m.t.call('/api/forgot-password', { body: { email: EMAIL } });
    await m.t.deliver();
    const link =
      /token=([\w-]+)/.exec(m.t.letters.find(({ template }) => template === 'forgotten-password' || template === 'forgot-password')?.text ?? '')?.[1] ?? '';
    const old = ticketOf(await m.logIn()).ticket;
    const set = await m.t.call('/api/set-password', { body: { token: link, password: 'granatowy tramwaj z Gdyni' } });
    expect([set.status, set.headers.get('set-cookie')]).toEqual([200, null]);
    m.t.passTime(MINUTE);
    // What the old password had opened is closed.
    expect((await second(m.t, old, code())).json).toMatchObject({ code: 'step_expired' });
    expect((await second(m.t, ticketOf(set).ticket, code())).json).toMatchObject({ email: EMAIL });
  });

  it('are waited for five minutes', async () => {
    const m = await member();
    const { code } = await withApp(m);
    const { ticket } = ticketOf(await m.logIn());
    m.t.passTime(5 * MINUTE + 1);
    expect((await second(m.t, ticket, code())).json).toMatchObject({ code: 'step_expired' });
  });
});

it('recovery codes sign in once each, are told by letter, stored as hashes alone, and replaced together', async () => {
  const m = await member();
  const { codes } = await withApp(m);
  expect(codes).toHaveLength(10);
  const one = codes[0] as string;
  expect((await second(m.t, ticketOf(await m.logIn()).ticket, one.toUpperCase())).json).toMatchObject({ email: EMAIL });
  expect((await second(m.t, ticketOf(await m.logIn()).ticket, one)).json).toMatchObject({ code: 'wrong_code' });
  expect(await m.seen()).toMatchObject({ recoveryCodes: 9 });
  const stored = JSON.stringify(m.t.deps.db.select().from(recoveryCodes).all());
  for (const code of codes) for (const form of [code, code.replace('-', '')]) expect(stored).not.toContain(form);
  await m.t.deliver();
  expect(m.t.letters.at(-1)?.text).toContain('zalogowano się kodem zapasowym');
  const renewed = (await m.call<{ codes: string[] }>('/recovery-codes', { password: PASSWORD })).json.codes;
  expect((await second(m.t, ticketOf(await m.logIn()).ticket, codes[1] as string)).json).toMatchObject({ code: 'wrong_code' });
  expect((await second(m.t, ticketOf(await m.logIn()).ticket, renewed[1] as string)).json).toMatchObject({ email: EMAIL });
});

describe('a passkey', () => {
  it('is added with the password, signs in alone, and once per question', async () => {
    const m = await member();
    const key = new SoftKey();
    expect((await m.call('/passkeys/options', { password: 'nie to' })).status).toBe(422);
    expect((await addPasskeyOf(m.t, m.cookie, key, PASSWORD)).json).toMatchObject({
      passkeys: [{ id: key.id, name: 'Telefon', usedAt: null }],
      secondFactor: false,
    });
    const options = async () => ((await m.t.call('/api/login/passkey/options', { method: 'POST' })).json as { challenge: string }).challenge;
    const asserted = key.assert(await options());
    const signed = await m.t.call('/api/login/passkey', { body: { response: asserted } });
    expect(signed.json).toMatchObject({ email: EMAIL });
    expect((await m.t.call('/api/user', { cookie: cookieOf(signed) })).status).toBe(200);
    expect((await m.seen()).passkeys[0]?.usedAt).toBe(m.t.clock().toISOString());
    // For an account without rights it stands beside the password.
    expect((await m.logIn()).json).toMatchObject({ email: EMAIL });
    const refused = async (response: unknown) => ((await m.t.call('/api/login/passkey', { body: { response } })).json as { code: string }).code;
    expect(await refused(asserted)).toBe('wrong_passkey');
    expect(await refused(key.assert('nie-nasze-pytanie'))).toBe('wrong_passkey');
    expect(await refused(key.assert(await options(), { origin: 'https://lustro.zly.example' }))).toBe('wrong_passkey');
    expect(await refused(key.assert(await options(), { verified: false }))).toBe('wrong_passkey');
    expect(await refused(new SoftKey().assert(await options()))).toBe('wrong_passkey');
    const late = await options();
    m.t.passTime(5 * MINUTE + 1);
    expect(await refused(key.assert(late))).toBe('wrong_passkey');
    // A copy whose counter stands still.
    expect(await refused(key.assert(await options(), { counter: 1 }))).toBe('wrong_passkey');
  });

  it('is removed by its owner alone', async () => {
    const m = await member();
    const key = new SoftKey();
    await addPasskeyOf(m.t, m.cookie, key, PASSWORD);
    m.t.deps.db
      .insert(users)
      .values({
        id: 'b'.repeat(32),
        email: 'inna@example.com',
        firstName: 'I',
        lastName: 'I',
        passwordHash: m.t.deps.db.select().from(users).get()?.passwordHash as string,
        createdAt: m.t.clock(),
      })
      .run();
    const foreign = `lustro=${await m.t.deps.sessions.create('b'.repeat(32))}`;
    const remove = (cookie: string) => m.t.call(`/api/user/security/remove-passkey/${key.id}`, { cookie, body: { password: PASSWORD } });
    expect((await remove(foreign)).status).toBe(404);
    expect((await remove(m.cookie)).json).toMatchObject({ passkeys: [] });
    const { challenge } = (await m.t.call('/api/login/passkey/options', { method: 'POST' })).json as { challenge: string };
    expect((await m.t.call('/api/login/passkey', { body: { response: key.assert(challenge) } })).status).toBe(422);
  });

  it('is the second step of an administrator’s password; changes stand in the log; the operator’s command takes all of it away', async () => {
    const m = await member({ admin: true });
    const { t } = m;
    const key = new SoftKey();
    await addPasskeyOf(t, m.cookie, key, PASSWORD);
    const asked = await m.logIn();
    expect(ticketOf(asked)).toMatchObject({ passkey: true, code: false });
    const { challenge } = (await t.call('/api/login/passkey/options', { method: 'POST' })).json as { challenge: string };
    const done = await t.call('/api/login/passkey', { body: { response: key.assert(challenge), ticket: ticketOf(asked).ticket } });
    expect((await t.call('/api/admin/summary', { cookie: cookieOf(done) })).status).toBe(200);
    await withApp(m);
    const reset = () => resetSecondFactor(t.deps, { email: EMAIL, by: 'command line' });
    expect([reset(), reset()]).toEqual(['changed', 'unchanged']);
    expect(resetSecondFactor(t.deps, { email: 'nikt@example.com', by: 'command line' })).toBe('unknown');
    expect((await t.call('/api/user', { cookie: m.cookie })).status).toBe(401);
    expect((await m.logIn()).json).toMatchObject({ email: EMAIL });
    const log = t.deps.db
      .select()
      .from(adminAudit)
      .all()
      .map(({ admin, action, target }) => [admin, action, target]);
    expect(log).toEqual([
      ['command line', 'grant-admin', EMAIL],
      [EMAIL, 'passkey_added', EMAIL],
      [EMAIL, 'totp_on', EMAIL],
      ['command line', 'factors_reset', EMAIL],
    ]);
    await t.deliver();
    expect(t.letters.at(-1)?.text).toContain('administrator usunął klucze dostępu');
    expect([t.deps.db.select().from(totpSecrets).all(), t.deps.db.select().from(recoveryCodes).all()]).toEqual([[], []]);
  });
});

describe('sessions', () => {
  it('are listed with browser and way, newest use first; one or all others are signed out, never somebody else’s', async () => {
    const m = await member();
    const { t } = m;
    t.passTime(MINUTE);
    const [one, two] = [cookieOf(await m.logIn()), cookieOf(await m.logIn())];
    const listed = (await m.seen()).sessions;
    expect(listed.map(({ agent, method, current }) => [agent, method, current])).toEqual([
      ['Firefox na Linuksie', 'password', false],
      ['Firefox na Linuksie', 'password', false],
      [null, 'link', true],
    ]);
    // The stored id is a hash of the cookie, and only half of it is shown.
    for (const { id } of t.deps.db.select({ id: sessions.id }).from(sessions).all()) expect(JSON.stringify(listed)).not.toContain(id);
    const stranger = 'c'.repeat(32);
    t.deps.db.insert(users).values({ id: stranger, email: 'inna@example.com', firstName: 'I', lastName: 'I', createdAt: t.clock() }).run();
    const foreign = `lustro=${await t.deps.sessions.create(stranger)}`;
    const foreignId = t.deps.sessions.idOf(foreign.split('=')[1] as string).slice(0, 32);
    expect((await m.call(`/sessions/${foreignId}`, undefined, 'DELETE')).status).toBe(404);
    expect((await m.call(`/sessions/${'%'.repeat(32)}`, undefined, 'DELETE')).status).toBe(404);
    const gone = t.deps.sessions.idOf(one.split('=')[1] as string).slice(0, 32);
    expect((await m.call<Security>(`/sessions/${gone}`, undefined, 'DELETE')).json.sessions).toHaveLength(2);
    expect((await t.call('/api/user', { cookie: one })).status).toBe(401);
    expect((await m.call<Security>('/sessions/end-others', {}, 'POST')).json.sessions).toMatchObject([{ current: true }]);
    expect([(await t.call('/api/user', { cookie: two })).status, (await t.call('/api/user', { cookie: foreign })).status]).toEqual([401, 200]);
  });

  it('know their last use, to ten minutes', async () => {
    const m = await member();
    const { t } = m;
    const start = t.clock().toISOString();
    t.passTime(9 * MINUTE);
    expect((await m.seen()).sessions[0]?.usedAt).toBe(start);
    t.passTime(2 * MINUTE);
    expect((await m.seen()).sessions[0]?.usedAt).toBe(t.clock().toISOString());
  });
});
