/** The demo account: its figures, alerts, plans, orders; what a restart and the end of the demo do to it and to others. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts } from '../../src/alerts/tables.ts';
import { users } from '../../src/auth/tables.ts';
import type { Alert, MonitoringStats } from '../../src/contract/monitoring.ts';
import type { Dashboard, Subscription } from '../../src/contract/profile.ts';
import { retireDemo, seedDemo } from '../../src/demo/index.ts';
import { outbox } from '../../src/mail/tables.ts';
import { storeMentions } from '../../src/monitoring/store-mentions.ts';
import { mentions } from '../../src/monitoring/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { judgeDemoPages } from '../../src/workflows/tasks.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const MINUTE = 60_000;
const web = createDemoWeb();
const known = new Map<number, ReturnType<typeof judgeDemoPages>>();
/** Each story begins at the same moment, so the language core judges once. */
const judged = async (now: Date) => {
  const mentions = known.get(now.getTime()) ?? judgeDemoPages({ name: 'Marta Zielińska-Nowak', pages: web.history(now) });
  known.set(now.getTime(), mentions);
  return mentions;
};
const report = { ...sampleReport, subject: { ...sampleReport.subject, name: 'Marta Zielińska-Nowak' } };

async function signIn(t: TestApp): Promise<string> {
  const answer = await t.call('/api/login', { body: { email: 'demo@lustro.example', password: 'lustro-demo' } });
  expect(answer.status).toBe(200);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
const owner = (t: TestApp) => t.deps.db.select().from(users).where(eq(users.email, 'demo@lustro.example')).get() as typeof users.$inferSelect;
const idsOf = (t: TestApp, userId: string) =>
  t.deps.db
    .select({ id: mentions.id })
    .from(mentions)
    .where(eq(mentions.userId, userId))
    .all()
    .map(({ id }) => id);

/** The demo account as at a first start, beside another user who has one of its mentions; `get` asks as its owner. */
async function story() {
  const t = await testApp({ report });
  const { user } = await member(t, { email: 'inna@example.com' });
  const found = (await judged(t.clock())).slice(-1);
  t.deps.db.transaction((tx) => storeMentions(tx, t.clock(), user.id, null, found));
  const demo = await seedDemo(t.deps, judged);
  await demo.seedHistory();
  await demo.analyse(new AbortController().signal);
  const cookie = await signIn(t);
  return { t, other: user.id, get: async <T>(path: string): Promise<T> => (await t.call(path, { cookie })).json as T };
}

describe('the demo account', () => {
  it('has the figures of the specification, alerts of each severity, plans, settings and two analyses', async () => {
    const { t, get } = await story();
    const stats = await get<MonitoringStats>('/api/monitoring/stats');
    expect(stats.trends).toEqual({ total: 12, positive: 8, negative: -2, neutral: 3 });
    const { total, positive, negative, neutral, unrated } = stats;
    expect({ total, positive, negative, neutral, unrated }).toEqual({ total: 386, positive: 208, negative: 81, neutral: 67, unrated: 30 });
    expect(t.clock().getTime() - Date.parse(stats.lastRun.finishedAt ?? '')).toBe(2 * MINUTE);
    expect(stats.lastRun.unanswered).toEqual([]);

    const active = await get<Alert[]>('/api/alerts/active');
    expect(new Set(active.map(({ severity }) => severity))).toEqual(new Set(['critical', 'high', 'medium', 'low']));
    for (const alert of active.filter(({ kind }) => kind !== 'page_gone')) expect(alert.mentions.length, alert.title).toBeGreaterThan(0);
    expect(t.deps.db.select().from(alerts).where(eq(alerts.status, 'resolved')).all().length).toBeGreaterThanOrEqual(1);
    expect(t.deps.db.select().from(outbox).where(eq(outbox.recipient, 'demo@lustro.example')).all()).toEqual([]);

    const user = owner(t);
    expect([user.plan, user.hasCompletedOnboarding, user.socialProfiles.length, user.externalLinks.length]).toEqual(['future', true, 1, 1]);
    const plans = await get<Subscription[]>('/api/subscriptions');
    expect(plans.map(({ plan, price, isActive }) => [plan, price, isActive])).toEqual([
      ['future', 19_900, true],
      ['history', 29_900, false],
    ]);
    expect((await get<{ settings: object | null }>('/api/user/settings')).settings).toMatchObject({ emailAlerts: true, realTimeMonitoring: false });

    const { analysis } = await get<Dashboard>('/api/user/dashboard');
    expect(analysis?.subjectName).toBe('Marta Zielińska-Nowak');
    const before = analysis?.comparison;
    expect(before?.sentences.length).toBeGreaterThan(0);
    expect(Math.round((t.clock().getTime() - Date.parse(before?.completedAt ?? '')) / (1_440 * MINUTE))).toBe(152);
    expect((await t.call(`/api/orders/${before?.orderId}`)).status).toBe(200);
    expect((await t.call(`/api/reports/download/${analysis?.orderId}`)).status).toBe(200);
  });

  it('shows orders in every state that no job of the background takes for real work', async () => {
    const { t } = await story();
    const all = () => t.deps.db.select().from(orders).orderBy(orders.id).all();
    const before = all();
    expect(before.length).toBe(12);
    expect(new Set(before.map(({ reportStatus }) => reportStatus)).size).toBe(6);
    expect(new Set(before.map(({ paymentStatus }) => paymentStatus)).size).toBe(3);
    expect(before.filter(({ refundId }) => refundId !== null)).toHaveLength(1);
    // Whoever looks at the panel of the demo reads Polish, as with a real run.
    expect(new Set(before.flatMap(({ failureReason }) => failureReason ?? []))).toEqual(new Set(['processing: HTTP 503: źródło nie działa']));
    t.passTime(29 * 60 * MINUTE);
    const background = startBackground(t.deps, { scheduled: false });
    await background.tick();
    await background.stop();
    expect(all()).toEqual(before);
    expect(t.started).toEqual([]);
    expect(t.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is told anew at a start after ten minutes and not before, leaves others alone, and goes with the demo', async () => {
    const { t, other, get } = await story();
    const user = owner(t);
    const told = idsOf(t, user.id);
    t.deps.db.update(users).set({ keywords: 'inne' }).where(eq(users.id, user.id)).run();
    t.passTime(9 * MINUTE);
    await (await seedDemo(t.deps, judged)).seedHistory();
    expect(idsOf(t, user.id)).toEqual(told);
    t.passTime(26 * 60 * MINUTE);
    const demo = await seedDemo(t.deps, judged);
    await demo.seedHistory();
    expect(idsOf(t, user.id)).not.toEqual(told);
    expect((await get<MonitoringStats>('/api/monitoring/stats')).trends).toEqual({ total: 12, positive: 8, negative: -2, neutral: 3 });
    const made = t.deps.db
      .select()
      .from(orders)
      .orderBy(orders.id)
      .all()
      .filter(({ userId }) => userId === user.id);
    await demo.analyse(new AbortController().signal);
    expect(
      t.deps.db
        .select()
        .from(orders)
        .orderBy(orders.id)
        .all()
        .filter(({ userId }) => userId === user.id),
    ).toEqual(made);
    expect(t.deps.db.select().from(orders).all()).toHaveLength(12);
    expect([idsOf(t, other).length, owner(t).keywords]).toEqual([1, 'inne']);

    retireDemo(t.deps);
    expect(idsOf(t, user.id)).toEqual([]);
    expect(t.deps.db.select().from(orders).all()).toEqual([]);
    expect([owner(t).isActive, owner(t).plan]).toEqual([false, null]);
    expect(idsOf(t, other)).toHaveLength(1);
  });
});
