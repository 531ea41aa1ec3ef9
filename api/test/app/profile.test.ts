import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/profile.ts';
import { newId } from '../../src/ids.ts';
import { subscriptions } from '../../src/profile/tables.ts';
import { settings } from '../../src/settings/tables.ts';
import { member } from './member.ts';
import { testApp } from './test-app.ts';

const DAY = 86_400_000;
const onboarding = {
  position: ' Architektka ',
  company: 'Pracownia Forma',
  description: 'Projektuje szkoły.',
  knownFor: 'Szkoła w Lublinie',
  socialProfiles: [{ platform: 'LinkedIn', url: 'https://linkedin.com/in/anna' }],
  externalLinks: [{ title: 'Pracownia', url: 'https://forma.example' }],
  hasCompletedOnboarding: true,
};

describe('profile', () => {
  it('keeps what the onboarding form and the keywords say, answers with the user, and touches nothing else', async () => {
    const t = await testApp();
    const [anna, other] = [await member(t), await member(t, { email: 'jan@example.com' })];
    const saved = await t.call('/api/user/onboarding', { method: 'PATCH', cookie: anna.cookie, body: { ...onboarding, isAdmin: true, email: 'x@y.pl' } });
    expect(saved.json).toMatchObject({ ...onboarding, position: 'Architektka', email: 'anna@example.com' });
    const keywords = await t.call('/api/user/profile', { method: 'PATCH', cookie: anna.cookie, body: { keywords: '  architektka, Lublin ' } });
    expect(keywords.json).toMatchObject({ keywords: 'architektka, Lublin', company: 'Pracownia Forma' });
    expect((await t.call('/api/user', { cookie: anna.cookie })).json).toEqual(keywords.json);
    expect((await t.call('/api/user', { cookie: other.cookie })).json).toMatchObject({ keywords: '', hasCompletedOnboarding: false });
    expect((await t.call('/api/admin/orders', { cookie: anna.cookie })).status).not.toBe(200);
  });

  it('refuses what the form refuses', async () => {
    const t = await testApp();
    const { cookie } = await member(t);
    for (const [path, body] of [
      ['/api/user/onboarding', { ...onboarding, hasCompletedOnboarding: false }],
      ['/api/user/onboarding', { ...onboarding, socialProfiles: [{ platform: 'X', url: 'javascript:alert(1)' }] }],
      ['/api/user/onboarding', { ...onboarding, externalLinks: Array(11).fill(onboarding.externalLinks[0]) }],
      ['/api/user/onboarding', { ...onboarding, externalLinks: [{ title: '', url: 'https://forma.example' }] }],
      ['/api/user/onboarding', { ...onboarding, description: 'a'.repeat(2_001) }],
      ['/api/user/profile', { keywords: 'a'.repeat(501) }],
      ['/api/user/profile', {}],
      ['/api/user/settings', { ...DEFAULT_SETTINGS, emailAlerts: 'tak' }],
      ['/api/user/settings', { emailAlerts: true }],
    ] as const) {
      const method = path.endsWith('settings') ? 'PUT' : 'PATCH';
      expect((await t.call(path, { method, cookie, body })).json, JSON.stringify(body).slice(0, 80)).toMatchObject({ code: 'invalid_input' });
    }
  });
});

describe('settings', () => {
  it('are null until saved, then what was saved; a letter’s switch outlives a save', async () => {
    const t = await testApp();
    const { cookie } = await member(t);
    expect((await t.call('/api/user/settings', { cookie })).json).toEqual({ settings: null, savedAt: null });
    const first = await t.call('/api/user/settings', { method: 'PUT', cookie, body: { ...DEFAULT_SETTINGS, weeklyReports: false } });
    t.deps.db.update(settings).set({ monthlyReports: false }).run();
    t.passTime(DAY);
    const second = await t.call('/api/user/settings', { method: 'PUT', cookie, body: DEFAULT_SETTINGS });
    expect([first.json, second.json]).toMatchObject([{ settings: { weeklyReports: false } }, { settings: DEFAULT_SETTINGS, savedAt: t.clock().toISOString() }]);
    expect((await t.call('/api/user/settings', { cookie })).json).toEqual(second.json);
    expect(t.deps.db.select().from(settings).all()).toMatchObject([{ monthlyReports: false }]);
  });

  it('monitoring in real time stays off without the Red Alert plan', async () => {
    const t = await testApp();
    const body = { ...DEFAULT_SETTINGS, realTimeMonitoring: true };
    for (const [email, plan, on] of [
      ['a@example.com', null, false],
      ['b@example.com', 'future', false],
      ['c@example.com', 'alert', true],
    ] as const) {
      const { cookie } = await member(t, { email, plan });
      expect((await t.call('/api/user/settings', { method: 'PUT', cookie, body })).json).toMatchObject({ settings: { realTimeMonitoring: on } });
    }
  });
});

it('subscriptions come newest first, and which one runs follows from its dates and the clock', async () => {
  const t = await testApp();
  const [{ user, cookie }, other] = [await member(t), await member(t, { email: 'jan@example.com' })];
  const now = t.clock().getTime();
  const row = (plan: 'history' | 'future' | 'alert', from: number, to: number | null, userId = user.id) => ({
    id: newId(),
    userId,
    plan,
    price: 29_900,
    currency: 'PLN',
    startDate: new Date(now + from * DAY),
    endDate: to === null ? null : new Date(now + to * DAY),
  });
  expect((await t.call('/api/subscriptions/active', { cookie })).text).toBe('null');
  t.deps.db
    .insert(subscriptions)
    .values([row('history', -60, -30), row('alert', 5, null), row('future', -30, 10), row('alert', -1, null, other.user.id)])
    .run();
  const list = async () => ((await t.call('/api/subscriptions', { cookie })).json as { plan: string; isActive: boolean }[]).map((s) => [s.plan, s.isActive]);
  expect(await list()).toEqual([
    ['alert', false],
    ['future', true],
    ['history', false],
  ]);
  expect((await t.call('/api/subscriptions/active', { cookie })).json).toMatchObject({ plan: 'future', price: 29_900, currency: 'PLN' });
  t.passTime(10 * DAY);
  expect(await list()).toEqual([
    ['alert', true],
    ['future', false],
    ['history', false],
  ]);
  expect((await t.call('/api/subscriptions/active', { cookie })).json).toMatchObject({ plan: 'alert', endDate: null });
});
