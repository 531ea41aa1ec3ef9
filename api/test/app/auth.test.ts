import { describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../src/contract/auth.ts';
import { retireDemo, seedDemo } from '../../src/demo/index.ts';
import { type TestApp, testApp } from './test-app.ts';

const PASSWORD = 'zielony rower z Lublina';
const cookieOf = (answer: { headers: Headers }) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Buys a report and sets the first password by the link in the letter. */
async function account(t: TestApp, email = 'anna@example.com'): Promise<{ cookie: string; link: string; orderId: string }> {
  const { id, intent } = await t.placeOrder({ email });
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.deliver();
  const link = /token=([\w-]+)/.exec(t.letters.find((letter) => letter.template === 'login-details' && letter.to === email)?.text ?? '')?.[1] ?? '';
  const set = await t.call('/api/set-password', { body: { token: link, password: PASSWORD } });
  expect(set.status).toBe(200);
  return { cookie: cookieOf(set), link, orderId: id };
}

describe('signing in', () => {
  it('begins with the link in the letter, which holds no password and works once', async () => {
    const t = await testApp();
    const { cookie, link } = await account(t);
    const user = (await t.call('/api/user', { cookie })).json as CurrentUser;
    expect(user).toMatchObject({ email: 'anna@example.com', firstName: 'Anna', hasCompletedOnboarding: false, isActive: true });
    expect(user).not.toHaveProperty('passwordHash');
    expect((await t.call('/api/auth/user', { cookie })).json).toEqual(user);
    expect((await t.call('/api/set-password', { body: { token: link, password: PASSWORD } })).json).toMatchObject({ code: 'link_expired' });
  });

  it('works by e-mail in any case and password, with a cookie until the browser closes, and ends with logout', async () => {
    const t = await testApp();
    await account(t);
    const login = await t.call('/api/login', { body: { email: 'Anna@Example.com', password: PASSWORD } });
    expect(login.status).toBe(200);
    const setCookie = login.headers.get('set-cookie') ?? '';
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(setCookie).not.toMatch(/Max-Age|Expires/i);
    const cookie = cookieOf(login);
    const logout = await t.call('/api/logout', { cookie });
    expect([logout.status, logout.headers.get('location')]).toEqual([302, '/auth?loggedOut=1']);
    expect((await t.call('/api/user', { cookie })).status).toBe(401);
  });

  it('answers an unknown e-mail as a wrong password', async () => {
    const t = await testApp();
    await account(t);
    const wrong = await t.call('/api/login', { body: { email: 'anna@example.com', password: 'nie to hasło' } });
    const unknown = await t.call('/api/login', { body: { email: 'nikt@example.com', password: 'nie to hasło' } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const message = (answer: { json: unknown }) => (answer.json as { message: string }).message;
    expect(message(wrong)).toBe('Nieprawidłowy e-mail lub hasło.');
    expect(message(unknown)).toBe(message(wrong));
  });

  it('slows down guessing for each e-mail, known or not, and says how long to wait', async () => {
    const t = await testApp();
    for (const email of ['anna@example.com', 'nikt@example.com']) {
      const statuses: number[] = [];
      for (let i = 0; i < 9; i++) statuses.push((await t.call('/api/login', { body: { email, password: `zgaduję ${i}` } })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
    }
    const answer = await t.call('/api/login', { body: { email: 'anna@example.com', password: 'x' } });
    expect(answer.json).toMatchObject({ code: 'too_many_logins', message: expect.stringContaining('Odczekaj 15 minut') });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is refused for a page of another site, and a foreign link signs nobody out', async () => {
    const t = await testApp();
    const { cookie } = await account(t);
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<string, string>[]) {
      const answer = await t.call('/api/login', { body: { email: 'anna@example.com', password: PASSWORD }, headers });
      expect([answer.status, answer.json]).toMatchObject([403, { code: 'cross_origin' }]);
      expect((await t.call('/api/logout', { cookie, headers })).headers.get('set-cookie')).toBeNull();
    }
    expect((await t.call('/api/user', { cookie })).status).toBe(200);
  });
});

describe('a password', () => {
  it('may be typed on any keyboard, and may hold a short name of the e-mail', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder({ email: 'ola@example.com' });
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.letters.find(({ template }) => template === 'login-details')?.text ?? '')?.[1] ?? '';
    const password = 'czekolada nad Wisłą w żółtym';
    expect((await t.call('/api/set-password', { body: { token, password: password.normalize('NFD') } })).status).toBe(200);
    expect((await t.call('/api/login', { body: { email: 'ola@example.com', password: password.normalize('NFC') } })).status).toBe(200);
  });

  it('opens nothing once it is being replaced', async () => {
    const t = await testApp();
    await account(t);
    await t.call('/api/forgot-password', { body: { email: 'anna@example.com' } });
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    const answers = await Promise.all([
      t.call('/api/set-password', { body: { token, password: 'inne długie hasło 77' } }),
      t.call('/api/login', { body: { email: 'anna@example.com', password: PASSWORD } }),
    ]);
    const open = await Promise.all(answers.map(async (answer) => (await t.call('/api/user', { cookie: cookieOf(answer) })).status));
    expect(open).toEqual([200, 401]);
  });

  it('link spent twice at once sets one password', async () => {
    const t = await testApp();
    await account(t);
    await t.call('/api/forgot-password', { body: { email: 'anna@example.com' } });
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    const answers = await Promise.all(
      ['pierwsze długie hasło', 'drugie długie hasło'].map((password) => t.call('/api/set-password', { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('the demo accounts', () => {
  it('are closed for good once the demo is over on the same data', async () => {
    const t = await testApp();
    await seedDemo(t.deps, null);
    const login = () => t.call('/api/login', { body: { email: 'admin@lustro.example', password: 'lustro-demo' } });
    const before = await login();
    expect(before.status).toBe(200);
    retireDemo(t.deps);
    expect((await t.call('/api/user', { cookie: cookieOf(before) })).status).toBe(401);
    expect((await login()).status).toBe(401);
    await seedDemo(t.deps, null);
    expect((await login()).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that lives an hour; other sessions end and a letter tells', async () => {
    const t = await testApp();
    const { cookie } = await account(t);
    expect((await t.call('/api/forgot-password', { body: { email: 'anna@example.com' } })).json).toEqual({ sent: true });
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await t.call(`/api/set-password?token=${token}`)).json).toEqual({ email: 'anna@example.com', firstTime: false });
    const set = await t.call('/api/set-password', { body: { token, password: 'inne długie hasło 77' } });
    expect(set.status).toBe(200);
    expect((await t.call('/api/user', { cookie })).status).toBe(401);
    expect((await t.call('/api/user', { cookie: cookieOf(set) })).status).toBe(200);
    await t.deliver();
    expect(t.letters.at(-1)?.template).toBe('password-changed');
  });

  it('answers the same for an unknown e-mail and writes no letter', async () => {
    const t = await testApp();
    expect((await t.call('/api/forgot-password', { body: { email: 'nikt@example.com' } })).json).toEqual({ sent: true });
    await t.deliver();
    expect(t.letters).toEqual([]);
  });

  it('takes no link after its hour and no password from the lists of attackers', async () => {
    const t = await testApp();
    await account(t);
    await t.call('/api/forgot-password', { body: { email: 'anna@example.com' } });
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    for (const password of ['qwertyuiop12', 'aaaaaaaaaaaa', '123456789012', 'Password1234!', 'anna@example.com'])
      expect((await t.call('/api/set-password', { body: { token, password } })).json).toMatchObject({ code: 'common_password' });
    t.passTime(3_601_000);
    expect((await t.call('/api/set-password', { body: { token, password: PASSWORD } })).status).toBe(410);
  });
});

describe('the first dashboard', () => {
  it('shows the finished analysis to its owner alone', async () => {
    const t = await testApp();
    const { cookie, orderId } = await account(t);
    expect((await t.call('/api/user/dashboard', { cookie })).json).toMatchObject({ analysis: null, user: { email: 'anna@example.com' } });
    await t.fulfil(orderId);
    expect((await t.call('/api/user/dashboard', { cookie })).json).toMatchObject({
      analysis: { orderId, kpiMetrics: expect.arrayContaining([expect.objectContaining({ id: 'reputation_strength' })]) },
    });
    const other = await account(t, 'inna@example.com');
    expect((await t.call('/api/user/dashboard', { cookie: other.cookie })).json).toMatchObject({ analysis: null });
  });
});
