/** Two subjects of one account: what is raised, drawn and written about one is not about the other. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Alert, MonitoringChart, MonitoringStats } from '../../src/contract/monitoring.ts';
import type { WatchedSubjects } from '../../src/contract/watched.ts';
import { outbox } from '../../src/mail/tables.ts';
import { writeWeeklyDigests } from '../../src/workflows/weekly-digest.ts';
import { active, alertLetters, criticism, DAY, HOUR, mention, round, watched } from './alert-rounds.ts';

const BRAND = { name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: '', keywords: '', links: [] };
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ');

/** An account that has watched itself and a roastery for a month. */
async function both() {
  const { t, user, cookie } = await watched();
  const { subjects } = (await t.call('/api/user/subjects', { cookie, body: BRAND })).json as WatchedSubjects;
  const brand = subjects[1]?.id as string;
  const roundOf = (subject: string, found: Parameters<typeof round>[2]) => round(t, subject, found, { userId: user.id, subjectId: subject });
  roundOf(brand, []);
  t.passTime(30 * DAY);
  return { t, user, cookie, brand, roundOf };
}

it('have alerts, a chart and figures of their own, and a letter about each names it', async () => {
  const { t, user, cookie, brand, roundOf } = await both();
  roundOf(user.id, [mention('Anna Kowalska otworzyła wystawę.', { sentiment: 'positive' })]);
  roundOf(
    brand,
    Array.from({ length: 6 }, () => criticism()),
  );
  const [alert, ...more] = await active(t, cookie);
  expect([alert?.title, alert?.mentionCount, more]).toEqual(['Więcej krytyki niż zwykle', 6, []]);
  // The chosen one is the brand; the other has nothing to be alarmed about.
  const of = async <T>(path: string, subject: string) => (await t.call(`${path}${path.includes('?') ? '&' : '?'}subject=${subject}`, { cookie })).json as T;
  expect([await of('/api/alerts/active', user.id), await of('/api/alerts/active', brand)]).toMatchObject([[], [{ id: alert?.id }]]);
  const negative = async (subject: string) =>
    (await of<MonitoringChart>('/api/monitoring/chart?days=30', subject)).points.reduce((sum, point) => sum + point.negative, 0);
  expect([await negative(user.id), await negative(brand)]).toEqual([0, 6]);
  expect([(await of<MonitoringStats>('/api/monitoring/stats', user.id)).total, (await of<MonitoringStats>('/api/monitoring/stats', brand)).total]).toEqual([
    1, 6,
  ]);

  const [letter, ...others] = alertLetters(t);
  expect(others).toEqual([]);
  expect(plain(letter?.text)).toContain('pojawił się nowy alert dotyczący: Palarnia Zorza.');

  // Closing it closes it there alone.
  t.passTime(HOUR);
  roundOf(
    user.id,
    Array.from({ length: 6 }, () => criticism()),
  );
  await t.call(`/api/alerts/${alert?.id}/resolve`, { method: 'PATCH', cookie });
  const [own] = await of<Alert[]>('/api/alerts/active', user.id);
  expect(own).toBeDefined();
  expect(await of('/api/alerts/active', brand)).toEqual([]);
  expect(plain(alertLetters(t)[1]?.text)).toContain('dotyczący: Anna Kowalska.');
});

it('have a weekly letter each, which says whom it is about and counts that one alone', async () => {
  const { t, user, brand, roundOf } = await both();
  t.passTime(Date.parse('2027-02-24T10:00:00Z') - t.clock().getTime());
  roundOf(
    user.id,
    [1, 2].map((n) => mention(`Anna Kowalska, tekst ${n} o wystawie.`, { sentiment: 'positive' })),
  );
  roundOf(
    brand,
    [1, 2, 3].map((n) => mention(`Palarnia Zorza, tekst ${n} o kawie z Gdańska.`, { sentiment: 'positive' })),
  );
  t.passTime(Date.parse('2027-03-01T08:00:00Z') - t.clock().getTime());
  await writeWeeklyDigests(t.deps);
  const letters = t.deps.db.select().from(outbox).where(eq(outbox.template, 'weekly-digest')).all();
  const told = letters.map(({ text }) => plain(text));
  expect(told).toHaveLength(2);
  for (const [name, count] of [
    ['Anna Kowalska', 2],
    ['Palarnia Zorza', 3],
  ] as const) {
    const own = told.filter((text) => text.includes(name));
    expect(own, name).toHaveLength(1);
    expect(own[0]).toContain(`- Wzmianki: ${count}`);
  }
});
