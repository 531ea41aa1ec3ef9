import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts } from '../../src/alerts/tables.ts';
import type { Sighting } from '../../src/analysis/index.ts';
import type { MentionsPage, MonitoringStats, Recommendations, StartedRound } from '../../src/contract/monitoring.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/contract/profile.ts';
import { lemmasOf } from '../../src/language/index.ts';
import { failAbandonedRounds, startRounds } from '../../src/monitoring/rounds.ts';
import { feeds, mentionDays, mentions, monitoringRounds } from '../../src/monitoring/tables.ts';
import { planRounds } from '../../src/monitoring/watched-users.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { saveSettings } from '../../src/settings/settings.ts';
import type { Analysts, FeedAnswer, WatchResult } from '../../src/workflows/analysts.ts';
import { failMonitoring, monitorStep } from '../../src/workflows/monitor-subject.ts';
import { pollFeedsStep } from '../../src/workflows/poll-feeds.ts';
import { member } from './member.ts';
import { found, store } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const signal = new AbortController().signal;
const HOUR = 3_600_000;

/** What the analysis says of a page. */
function sighting(page: string, over: Partial<Sighting['evidence']> = {}): Sighting {
  const url = `http://gazeta.example/${page}`;
  const quote = `Zdanie o tym, że ${page} i Anna Kowalska otworzyły nową bibliotekę w mieście.`;
  return {
    canonicalUrl: url,
    match: null,
    copies: [],
    lemmas: { title: lemmasOf(page), content: lemmasOf(quote) },
    evidence: {
      n: 1,
      url,
      href: url,
      domain: 'gazeta.example',
      title: page,
      publishedAt: '2026-11-19',
      fetchedAt: '2026-11-20T09:00:00Z',
      sha256: '0'.repeat(64),
      kind: 'news',
      platform: null,
      own: false,
      role: 'hero',
      genre: 'news',
      lang: 'pl',
      copies: [],
      matched: { form: 'Anna Kowalska', start: 0, end: 13, reason: 'pełna nazwa' },
      sentiment: { label: 'positive', score: 0.7, confidence: 0.9 },
      quote: { text: quote, start: 0, end: quote.length },
      excerpts: [],
      reach: { value: 5_000, formula: '' },
      rank: null,
      ...over,
    },
  };
}
const result = (over: Partial<WatchResult> = {}): WatchResult => ({
  sightings: [sighting('alfa'), sighting('beta')],
  setAside: 0,
  seen: ['gazeta.example/alfa', 'gazeta.example/beta', 'inne.example/nic'],
  asked: ['searxng'],
  unanswered: [],
  ...over,
});
const runs = (t: TestApp) => t.deps.db.select().from(monitoringRounds).all();

describe('a round', () => {
  it('is started once, joined while under way, stores what it found with its end, and a repeat adds nothing', async () => {
    const calls: Parameters<Analysts['watch']>[] = [];
    const t = await testApp({
      analysts: {
        watch: async (...input) => {
          calls.push(input);
          return result({ unanswered: ['searxng'], setAside: 3 });
        },
      },
    });
    const anna = await member(t, {
      position: 'architektka',
      company: 'Forma',
      keywords: 'biblioteki, Lublin',
      socialProfiles: [{ platform: 'x', url: 'https://x.com/anna' }],
    });
    const ask = async () => (await t.call('/api/monitoring/run', { method: 'POST', cookie: anna.cookie })).json as StartedRound;
    const first = await ask();
    expect(first).toMatchObject({ status: 'queued', already: false });
    expect(await ask()).toMatchObject({ roundId: first.roundId, already: true });
    expect(t.workflows.filter(({ name }) => name === 'monitor-subject')).toHaveLength(1);

    await monitorStep(t.deps, { roundId: first.roundId }, signal);
    await monitorStep(t.deps, { roundId: first.roundId }, signal);
    const stats = (await t.call('/api/monitoring/stats', { cookie: anna.cookie })).json as MonitoringStats;
    expect(stats).toMatchObject({ total: 2, positive: 2, lastRun: { running: false, newMentions: 2, finishedAt: t.clock().toISOString() } });
    expect(stats.lastRun.unanswered).toContain('searxng');
    expect(calls).toHaveLength(1);
    const [input, options] = calls[0] as (typeof calls)[number];
    expect(input).toMatchObject({
      namesakes: false,
      subject: { name: 'Anna Kowalska', kind: 'person', keywords: ['biblioteki', 'Lublin'], links: ['https://x.com/anna'] },
    });
    expect(input.subject.description).toContain('architektka. Forma');
    expect(options).toMatchObject({ brief: false, platforms: true, ownLinks: false });
    for (const key of ['gazeta.example/alfa', 'inne.example/nic']) expect(options.skip(`http://${key}`, key)).toBe(true);
    expect(options.skip('http://nowa.example/x', 'nowa.example/x')).toBe(false);

    const second = await ask();
    await monitorStep(t.deps, { roundId: second.roundId }, signal);
    expect(runs(t).find(({ id }) => id === second.roundId)).toMatchObject({ status: 'completed', newMentions: 0 });
    // Others of the name were met in the first round.
    expect(calls[1]?.[0].namesakes).toBe(true);
  });

  it('leaves out the kinds of sources that are switched off, and reads own links only when that is allowed', async () => {
    const seen: Parameters<Analysts['watch']>[1][] = [];
    const t = await testApp({
      analysts: {
        watch: async (_, options) => {
          seen.push(options);
          return result({ sightings: [sighting('news'), sighting('forum', { kind: 'forum' }), sighting('social', { kind: 'social' })] });
        },
      },
    });
    const anna = await member(t);
    const off: Settings = { ...DEFAULT_SETTINGS, blogMonitoring: false, socialMediaScanning: false, publicDataOnly: false };
    saveSettings(t.deps, anna.user, off);
    const { roundId } = (await t.call('/api/monitoring/start-analysis', { method: 'POST', cookie: anna.cookie })).json as StartedRound;
    await monitorStep(t.deps, { roundId }, signal);
    const page = (await t.call('/api/monitoring/mentions', { cookie: anna.cookie })).json as MentionsPage;
    expect(page.mentions.map(({ title }) => title)).toEqual(['news']);
    expect(seen[0]).toMatchObject({ platforms: false, ownLinks: true });
    expect(seen[0]?.skip('https://www.facebook.com/anna', 'facebook.com/anna')).toBe(true);
  });

  it('that is asked for while the workflows cannot be reached waits, and starts when they can', async () => {
    const t = await testApp();
    const anna = await member(t);
    const { start } = t.deps.workflows;
    t.deps.workflows.start = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const asked = await t.call('/api/monitoring/run', { method: 'POST', cookie: anna.cookie });
    expect([asked.status, (asked.json as StartedRound).status]).toEqual([200, 'queued']);
    t.deps.workflows.start = start;
    await startRounds(t.deps);
    expect(t.workflows).toMatchObject([{ name: 'monitor-subject', input: { roundId: (asked.json as StartedRound).roundId } }]);
  });

  it('that cannot go on, or ends without a word, is failed with its reason; the limit of rounds answers in Polish', async () => {
    const t = await testApp();
    const anna = await member(t);
    const ask = () => t.call('/api/monitoring/run', { method: 'POST', cookie: anna.cookie });
    const { roundId } = (await ask()).json as StartedRound;
    failMonitoring(t.deps, { roundId }, 'no source answered');
    failMonitoring(t.deps, { roundId }, 'again');
    expect(runs(t)).toMatchObject([{ status: 'failed', failureReason: 'no source answered' }]);
    const silent = (await ask()).json as StartedRound;
    t.endRun(runs(t).find(({ id }) => id === silent.roundId)?.executionId ?? '');
    await failAbandonedRounds(t.deps);
    expect(runs(t).map(({ status }) => status)).toEqual(['failed', 'failed']);
    for (let i = 0; i < 10; i += 1) failMonitoring(t.deps, { roundId: ((await ask()).json as StartedRound).roundId }, 'x');
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'monitoring_limit' });
  });

  it('comes by itself once a day, each hour with Red Alert, once by its key, and as many at a time as are allowed', async () => {
    const t = await testApp({ env: { ROUNDS_AT_ONCE: '1' } });
    const daily = await member(t);
    const alert = await member(t, { plan: 'alert' });
    await member(t, { isActive: false });
    await member(t, { confirmed: false });
    const off = await member(t);
    saveSettings(t.deps, off.user, { ...DEFAULT_SETTINGS, dailyMonitoring: false });
    planRounds(t.deps);
    planRounds(t.deps);
    expect(
      runs(t)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([`${daily.id}:daily:2026-11-20`, `${alert.id}:hourly:2026-11-20T09`].sort());
    await startRounds(t.deps);
    await startRounds(t.deps);
    expect(t.workflows).toHaveLength(1);
    // Finished, the next takes its turn.
    for (let i = 0; i < 2; i += 1) {
      for (const { id, executionId } of runs(t)) if (executionId) await monitorStep(t.deps, { roundId: id }, signal);
      await startRounds(t.deps);
    }
    for (const { id } of runs(t)) await monitorStep(t.deps, { roundId: id }, signal);
    expect(runs(t).map(({ status }) => status)).toEqual(['completed', 'completed']);
    t.passTime(HOUR);
    planRounds(t.deps);
    expect(
      runs(t)
        .filter(({ status }) => status === 'queued')
        .map(({ trigger }) => trigger),
    ).toEqual(['hourly']);
    t.passTime(24 * HOUR);
    planRounds(t.deps);
    expect(runs(t).filter(({ userId }) => userId === daily.id)).toHaveLength(2);
  });
});

describe('feeds', () => {
  it('are read once for all subjects; what fails is asked later, and pages seen are not read again', async () => {
    let answer: FeedAnswer = {
      status: 'ok',
      items: [1, 2].map((n) => ({ url: `http://gazeta.example/${n}`, key: `gazeta.example/${n}`, publishedAt: null })),
      etag: '"a"',
      lastModified: null,
    };
    const asked: unknown[] = [];
    const read: string[][] = [];
    const t = await testApp({
      env: { FEEDS: 'http://kanal.example/rss' },
      analysts: {
        feed: async (_, { etag }) => {
          asked.push(etag);
          return answer;
        },
        watchPages: async (items, subjects) => {
          read.push(items.map(({ key }) => key));
          return { found: new Map([...subjects.keys()].map((id) => [id, { sightings: [sighting('alfa')], setAside: 0 }])), seen: items.map(({ key }) => key) };
        },
      },
    });
    await member(t);
    await member(t);
    const poll = () => pollFeedsStep(t.deps, { round: 'x' }, signal);
    await Promise.all([poll(), poll()]);
    expect(asked).toEqual([null]);
    expect(t.deps.db.select().from(mentions).all()).toHaveLength(2);
    await poll();
    expect([asked, read]).toEqual([[null, '"a"'], [['gazeta.example/1', 'gazeta.example/2']]]);
    answer = { status: 'failed', detail: 'HTTP 429', retryAfterMs: 2 * HOUR };
    await poll();
    expect(t.deps.db.select().from(feeds).get()).toMatchObject({ failures: 1, lastError: 'HTTP 429', nextAt: new Date(t.clock().getTime() + 2 * HOUR) });
    await poll();
    expect(asked).toHaveLength(3);
    t.passTime(3 * HOUR);
    answer = { status: 'unchanged' };
    await poll();
    expect(t.deps.db.select().from(feeds).get()).toMatchObject({ failures: 0, lastError: null });
  });
});

describe('what is kept', () => {
  it('is erased after its period, and the figures follow', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [found(t, { sentiment: 'positive', daysAgo: 10 })]);
    const alert = { userId: anna.id, subjectId: anna.id, kind: 'allegation' as const, severity: 'critical' as const, title: 'Poważny zarzut', description: '' };
    t.deps.db
      .insert(alerts)
      .values({ ...alert, id: 'a', key: 'old', createdAt: t.clock() })
      .run();
    t.passTime(740 * 24 * HOUR);
    t.deps.db
      .insert(alerts)
      .values({ ...alert, id: 'b', key: 'new', createdAt: t.clock() })
      .run();
    store(t, anna.id, [found(t, { sentiment: 'negative', daysAgo: 900 })]);
    await cleanUp(t.deps);
    await cleanUp(t.deps);
    expect(t.deps.db.select().from(mentions).all()).toMatchObject([{ sentiment: 'negative' }]);
    expect(t.deps.db.select().from(alerts).all()).toMatchObject([{ key: 'new' }]);
    expect(t.deps.db.select().from(mentionDays).where(eq(mentionDays.subjectId, anna.id)).all()).toMatchObject([{ tone: 'negative', count: 1 }]);
  });
});

describe('recommendations', () => {
  it('come from five mentions up, each with its reason and pages', async () => {
    const t = await testApp();
    const anna = await member(t);
    const get = async () => (await t.call('/api/recommendations', { cookie: anna.cookie })).json as Recommendations;
    store(
      t,
      anna.id,
      [1, 2, 3, 4].map((daysAgo) => found(t, { daysAgo, sentiment: 'negative', domain: 'forum.example', kind: 'forum' })),
    );
    expect(await get()).toEqual({ recommendations: [], details: [] });
    store(t, anna.id, [found(t, { sentiment: 'positive', title: 'Nagroda dla biblioteki' })]);
    const { recommendations, details } = await get();
    expect(recommendations).toHaveLength(2);
    expect(details.map(({ text }) => text)).toEqual(recommendations);
    expect(recommendations[0]).toContain('forum.example');
    expect(details[0]?.reason.replaceAll('\u00a0', ' ')).toBe('z tego miejsca pochodzi większość krytyki.');
    expect(details[0]?.refs).toHaveLength(4);
    expect(recommendations[1]).toContain('Nagroda dla biblioteki');
  });
});
