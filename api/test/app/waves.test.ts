import { describe, expect, it } from 'vitest';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import type { MonitoringChart } from '../../src/contract/monitoring.ts';
import { polishDay } from '../../src/days.ts';
import { newId } from '../../src/ids.ts';
import { storeMentions } from '../../src/monitoring/store-mentions.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { criticism, mention, NAME, round, watched } from './alert-rounds.ts';
import { member } from './member.ts';
import { found } from './mentions.ts';
import { testApp } from './test-app.ts';

type Given = NonNullable<Parameters<typeof found>[1]>;
const DAY = 86_400_000;
const plain = (text = '') => text.replace(/\u00a0/g, ' ');
const times = (n: number, given: Given): Given[] => Array.from({ length: n }, () => given);
const each = <T>(n: number, make: (n: number) => T): T[] => Array.from({ length: n }, (_, k) => make(k));
const kinds = (raised: { kind: string; severity: string }[]) => raised.map(({ kind, severity }) => `${kind} ${severity}`);

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

describe('a wave of criticism', () => {
  it.each([
    ['yesterday, without a time of day', '2026-12-19T00:00:00Z', ['spike_negative high']],
    ['yesterday, at the midnight of Poland', '2026-12-18T23:00:00Z', ['spike_negative high']],
    ['today, without a time of day', '2026-12-20T00:00:00Z', ['spike_negative high']],
    ['yesterday before dawn', '2026-12-19T00:30:00Z', []],
    ['the day before yesterday', '2026-12-18T00:00:00Z', []],
  ])('is told of three texts of a day: %s', async (_, published, expected) => {
    const { t, user } = await watched();
    expect(
      kinds(
        round(
          t,
          user.id,
          each(3, () => criticism({ publishedAt: new Date(published) })),
        ),
      ),
    ).toEqual(expected);
  });

  it('is critical at three times its threshold, and names what its texts share and where most stand', async () => {
    const { t, user } = await watched();
    const words = ['spóźniony projekt', 'kiepska elewacja', 'drogie schody', 'ciemna piwnica', 'krzywe okna', 'dziurawy strych', 'stary dach', 'mokry dach'];
    const of = (n: number, domain = 'a.example') => mention(`${NAME}: ${words[n]}.`, { domain });
    const [high] = round(
      t,
      user.id,
      each(8, (n) => of(n)),
    );
    expect(high).toMatchObject({ kind: 'spike_negative', severity: 'high' });
    expect(plain(high?.description)).toContain('Najczęstszy temat: „dach”.');
    const domains = ['b', 'c', 'a', 'c', 'd', 'e'];
    const other = await watched();
    // What stood there before is no part of it.
    round(
      other.t,
      other.user.id,
      each(2, (n) => mention(`${NAME} otwiera basen numer ${n} dla dzieci z osiedla.`, { domain: 'basen.example', sentiment: 'neutral' })),
    );
    other.t.passTime(2 * DAY);
    const [mixed] = round(
      other.t,
      other.user.id,
      each(6, (n) => of(n, `${domains[n]}.example`)),
    );
    expect(plain(mixed?.description)).not.toContain('temat');
    expect(plain(mixed?.description).split('\n').at(-1)).toBe('Źródła: c.example, a.example, b.example, d.example, e.example.');
    expect(round(t, user.id, [criticism()])).toMatchObject([{ severity: 'critical' }]);
  });
});
