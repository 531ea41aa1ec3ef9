import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/ids.ts';
import { outbox } from '../../src/mail/tables.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { startRuns } from '../../src/orders/start-runs.ts';
import { orders } from '../../src/orders/tables.ts';
import { unsubscribe, unsubscribeToken } from '../../src/settings/unsubscribe.ts';
import { failStep } from '../../src/workflows/fulfil-order.ts';
import { orderMonthlyReports } from '../../src/workflows/monthly-reports.ts';
import { writeWeeklyDigests } from '../../src/workflows/weekly-digest.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { foundMention, store } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ');
const at = (t: TestApp, moment: string) => t.passTime(Date.parse(moment) - t.clock().getTime());
const lettersOf = (t: TestApp, template: string) => t.deps.db.select().from(outbox).where(eq(outbox.template, template)).all();

function finishedRound(t: TestApp, userId: string, over: Partial<typeof monitoringRounds.$inferInsert> = {}): void {
  const id = newId();
  const now = t.clock();
  t.deps.db
    .insert(monitoringRounds)
    .values({ id, userId, subjectId: userId, key: id, trigger: 'daily', status: 'completed', requestedAt: now, finishedAt: now, asked: 4, ...over })
    .run();
}

const found = (t: TestApp, userId: string, n: number, label: 'positive' | 'negative', day: string) =>
  store(
    t,
    userId,
    Array.from({ length: n }, (_, i) =>
      foundMention({
        domain: `strona-${i}.example`,
        title: `Tytuł ${i}, ${label}`,
        content: `Anna Kowalska i tekst numer ${i} z dnia ${day}, w którym ${label} jest oceną.`,
        kind: 'blog',
        publishedAt: new Date(`${day}T10:00:00Z`),
        foundAt: new Date(`${day}T12:00:00Z`),
        sentiment: label,
        reach: 100 * (i + 1),
      }),
    ),
  );

describe('the weekly digest', () => {
  it('comes on Monday morning, once, with the week and the one before; a late start makes up for it', async () => {
    const t = await testApp();
    const { user } = await member(t);
    at(t, '2026-11-22T20:00:00Z'); // Sunday
    finishedRound(t, user.id, { finishedAt: new Date('2026-11-01T10:00:00Z') });
    finishedRound(t, user.id);
    found(t, user.id, 2, 'positive', '2026-11-10');
    found(t, user.id, 4, 'positive', '2026-11-17');
    found(t, user.id, 1, 'negative', '2026-11-22');
    await writeWeeklyDigests(t.deps);
    at(t, '2026-11-23T05:59:00Z');
    await writeWeeklyDigests(t.deps);
    expect(lettersOf(t, 'weekly-digest')).toEqual([]);
    at(t, '2026-11-23T06:00:00Z');
    await writeWeeklyDigests(t.deps);
    at(t, '2026-11-24T10:00:00Z');
    await writeWeeklyDigests(t.deps);
    const letters = lettersOf(t, 'weekly-digest');
    expect(letters).toHaveLength(1);
    expect(plain(letters[0]?.subject)).toBe('Twój tydzień w sieci: 5 wzmianek');
    const text = plain(letters[0]?.text);
    for (const line of [
      'oto tydzień 16.11.2026–22.11.2026.',
      '- Wzmianki: 5 (+3 względem poprzedniego tygodnia)',
      '- Wydźwięk: pozytywne 4, negatywne 1, neutralne 0',
      '- Nowe źródła: strona-2.example, strona-3.example',
      '- Alerty: 0 nowych, 0 rozwiązanych',
      '1. „Tytuł 3, positive” — strona-3.example, 17.11.2026',
    ])
      expect(text).toContain(line);
    expect(letters[0]?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=/);
  });

  it('tells a quiet week, and says nothing of a week that nobody watched or to those who left', async () => {
    const t = await testApp();
    const { user } = await member(t);
    await member(t, { email: 'nikt@example.com' });
    const left = await member(t, { email: 'wypisany@example.com' });
    for (const { id } of [user, left.user]) finishedRound(t, id, { asked: 3, unanswered: ['searxng'] });
    unsubscribe(
      t.deps,
      t.deps.db.transaction((tx) => unsubscribeToken(tx, left.user.id, 'weeklyReports', t.clock())),
    );
    at(t, '2026-11-23T07:00:00Z');
    await writeWeeklyDigests(t.deps);
    const letters = lettersOf(t, 'quiet-week');
    expect(letters.map(({ recipient }) => recipient)).toEqual([user.email]);
    expect(plain(letters[0]?.text)).toContain('nie pojawiła się żadna nowa wzmianka. Sprawdziliśmy 3 źródła. Nie odpowiedziało: SearXNG.');
    at(t, '2026-11-30T07:00:00Z');
    await writeWeeklyDigests(t.deps);
    expect(lettersOf(t, 'quiet-week')).toHaveLength(1);
  });
});

describe('the monthly report', () => {
  const client = {
    plan: 'future',
    hasCompletedOnboarding: true,
    position: 'Architektka',
    company: 'Pracownia Forma',
    createdAt: new Date('2026-09-10T10:00:00Z'),
  } as const;
  const monthly = (t: TestApp) => t.deps.db.select().from(orders).where(eq(orders.included, true)).all();
  const thin = { ...sampleReport, subject: { ...sampleReport.subject, name: 'Anna Kowalska' }, coverage: { ...sampleReport.coverage, enough: false } };

  it('is made once at the beginning of a month for whoever has the plan, and its letter compares', async () => {
    const t = await testApp({ report: thin });
    const { user } = await member(t, client);
    await member(t, { ...client, email: 'bez@example.com', plan: null });
    await member(t, { ...client, email: 'nowy@example.com', createdAt: new Date('2026-12-01T08:00:00Z') });
    orderMonthlyReports(t.deps); // 20 November: too late for October's
    expect(monthly(t)).toEqual([]);
    found(t, user.id, 3, 'positive', '2026-11-12');
    at(t, '2026-12-01T05:00:00Z');
    orderMonthlyReports(t.deps);
    t.passTime(DAY);
    orderMonthlyReports(t.deps);
    const made = monthly(t);
    expect(made).toMatchObject([{ userId: user.id, subjectName: 'Anna Kowalska', subjectKind: 'person', amount: 0, paymentStatus: 'paid', run: 1 }]);
    const id = made[0]?.id as string;
    await startRuns(t.deps);
    expect(t.started).toEqual([{ orderId: id, run: 1 }]);

    // Three days late, and with too few sources: neither is a reason for a refund here.
    t.passTime(2 * DAY);
    requestLateRefunds(t.deps);
    await t.fulfil(id);
    requestLateRefunds(t.deps);
    await settleRefunds(t.deps);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', refundRequestedAt: null, refundReason: null });
    expect(lettersOf(t, 'report-ready')).toEqual([]);
    const [letter] = lettersOf(t, 'monthly-report');
    expect(plain(letter?.subject)).toBe('Raport miesięczny: listopad 2026');
    const text = plain(letter?.text);
    expect(text).toContain('raport za listopad 2026 r. jest gotowy.');
    expect(text).toContain('- Wzmianki: 3\n');
    expect(text).not.toMatch(/zmiana:|zwraca/);
    const claim = await t.call(`/api/reports/claim-refund/${id}`, { body: {} });
    expect((claim.json as { code: string }).code).toBe('not_refundable');
    expect((await t.call(`/api/orders/${id}`)).json).toMatchObject({ deadline: null, refund: null });

    at(t, '2027-01-02T05:00:00Z');
    orderMonthlyReports(t.deps);
    const second = monthly(t).find((order) => order.id !== id)?.id as string;
    await t.fulfil(second);
    const next = plain(lettersOf(t, 'monthly-report')[1]?.text);
    expect(next).toContain('raport za grudzień 2026 r. jest gotowy.');
    expect(next).toMatch(/Wskaźnik Sentymentu: \d+% \(zmiana: 0 pkt\)/);
    expect(next).toContain('W tym miesiącu wzmianek było mniej niż pięć');
  });

  it('that fails promises no money, and the list can be left while the report goes on', async () => {
    const t = await testApp({ report: thin });
    const { user } = await member(t, client);
    at(t, '2026-12-01T05:00:00Z');
    orderMonthlyReports(t.deps);
    const [order] = monthly(t);
    failStep(t.deps, { orderId: order?.id as string, run: 1 }, 'processing', 'broken');
    expect(lettersOf(t, 'analysis-failed')).toEqual([]);
    at(t, '2027-01-01T05:00:00Z');
    unsubscribe(
      t.deps,
      t.deps.db.transaction((tx) => unsubscribeToken(tx, user.id, 'monthlyReports', t.clock())),
    );
    orderMonthlyReports(t.deps);
    const next = monthly(t).find(({ id }) => id !== order?.id)?.id as string;
    await t.fulfil(next);
    expect(t.order(next)?.reportStatus).toBe('completed');
    expect(lettersOf(t, 'monthly-report')).toEqual([]);
  });
});
