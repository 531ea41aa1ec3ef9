import { describe, expect, it } from 'vitest';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import type { MonitoringChart } from '../../src/contract/monitoring.ts';
import { polishDay } from '../../src/days.ts';
import { newId } from '../../src/ids.ts';
import { storeMentions } from '../../src/monitoring/store-mentions.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { member } from './member.ts';
import { found } from './mentions.ts';
import { testApp } from './test-app.ts';

type Given = NonNullable<Parameters<typeof found>[1]>;
const DAY = 86_400_000;
const plain = (text = '') => text.replace(/\u00a0/g, ' ');
const times = (n: number, given: Given): Given[] => Array.from({ length: n }, () => given);

/** A user who has been watched for some days with these mentions, and what a round that finds others raises. */
async function watchedWith(past: Given[], days = 60) {
  const t = await testApp();
  const { id: subject } = await member(t);
  const round = (given: Given[]) =>
    t.deps.db.transaction((tx) => {
      const now = t.clock();
      const id = newId();
      tx.insert(monitoringRounds)
        .values({ id, userId: subject, subjectId: subject, key: id, trigger: 'daily', status: 'completed', requestedAt: now, finishedAt: now, asked: 4 })
        .run();
      const ids = storeMentions(
        tx,
        now,
        subject,
        id,
        given.map((each) => found(t, each)),
      );
      return raiseAlerts(tx, t.deps, subject, now, ids).map(({ kind, severity, description }) => ({ kind, severity, lines: plain(description).split('\n') }));
    });
  round([]);
  t.passTime(days * DAY);
  round(past);
  t.passTime(60_000);
  return round;
}

describe('a wave', () => {
  it('of mentions that are no criticism tells their tones, and the sources with the most first', async () => {
    const round = await watchedWith([]);
    const [alert, ...others] = round([
      ...times(1, { domain: 'echo.example', sentiment: 'negative', reach: 100 }),
      ...times(3, { domain: 'blog.example', sentiment: 'positive' }),
      ...times(2, { domain: 'kurier.example', sentiment: 'neutral' }),
      ...times(3, { domain: 'kurier.example', sentiment: 'positive' }),
    ]);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'spike_any', severity: 'medium' });
    expect(alert?.lines).toContain('Wydźwięk: pozytywne 6, negatywne 1, neutralne 2.');
    expect(alert?.lines.at(-1)).toBe('Źródła: kurier.example, blog.example, echo.example.');
  });

  it.each([
    [8, 'high', 27],
    [9, 'medium', 30],
  ])('of less praise, %s of 30 left, is %s', async (praise, severity, share) => {
    const days = Array.from({ length: 40 }, (_, i) => 8 + i);
    const round = await watchedWith(days.flatMap((daysAgo) => times(4, { daysAgo, sentiment: 'positive' })));
    const week = Array.from({ length: 30 }, (_, i): Given => ({ daysAgo: 0.1 + (i % 7) * 0.95, sentiment: i < praise ? 'positive' : 'neutral' }));
    const [alert] = round(week);
    expect(alert).toMatchObject({ kind: 'sentiment_drop', severity });
    expect(alert?.lines[0]).toContain(`100% → ${share}%`);
    expect(alert?.lines[1]).toBe('Podstawa: 30 wzmianek.');
    expect(alert?.lines.at(-1)).toBe('Źródła: gazeta.example.');
  });

  it('of less praise is told by the first days of the eight weeks before it, too', async () => {
    const round = await watchedWith(times(40, { daysAgo: 62, sentiment: 'positive' }), 80);
    expect(round(Array.from({ length: 15 }, (_, i): Given => ({ daysAgo: 0.1 + (i % 7) * 0.95 })))).toMatchObject([{ kind: 'sentiment_drop' }]);
  });
});

describe('the chart', () => {
  it('shows waves by their loud days, oldest first; two that touch are one, and one of criticism hides that of all mentions beside it', async () => {
    const t = await testApp();
    const { id: subject, cookie } = await member(t);
    const began = new Date(t.clock().getTime() - 100 * DAY);
    t.deps.db
      .insert(monitoringRounds)
      .values({ id: 'first', userId: subject, subjectId: subject, key: 'first', trigger: 'start', status: 'completed', requestedAt: began, finishedAt: began })
      .run();
    const days = (n: number, daysAgo: number, sentiment: 'positive' | 'negative') => times(n, { daysAgo, sentiment });
    const given = [
      ...Array.from({ length: 90 }, (_, daysAgo): Given => ({ daysAgo, sentiment: daysAgo % 4 === 0 ? 'negative' : 'neutral' })),
      ...days(8, 50, 'negative'),
      ...days(14, 49, 'negative'),
      ...days(16, 20, 'positive'),
      ...days(12, 5, 'negative'),
    ];
    t.deps.db.transaction((tx) =>
      storeMentions(
        tx,
        t.clock(),
        subject,
        'first',
        given.map((each) => found(t, each)),
      ),
    );
    const { spikes, points } = (await t.call('/api/monitoring/chart?days=90', { cookie })).json as MonitoringChart;
    const ago = (n: number) => polishDay(new Date(t.clock().getTime() - n * DAY));
    expect(points.length).toBeGreaterThan(12);
    expect(spikes.map(({ kind, from, to, count }) => [kind, from, to, count])).toEqual([
      ['negative', ago(50), ago(49), 22],
      ['any', ago(20), ago(20), 17],
      ['negative', ago(5), ago(5), 12],
    ]);
    // What is usual comes from the days before each, a quarter of a mention of criticism and one of all.
    expect(spikes.map(({ usual }) => usual)).toEqual([0.2, 1, 0.3]);
  });
});
