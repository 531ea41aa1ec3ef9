/** Alerts at their edges: the last hour of an event, the exact count, the second source. */
import { describe, expect, it } from 'vitest';
import { checkOwnPages } from '../../src/alerts/check-pages.ts';
import { watchedPages } from '../../src/alerts/tables.ts';
import { users } from '../../src/auth/tables.ts';
import type { Alert } from '../../src/contract/monitoring.ts';
import { active, alertLetters, criticism, DAY, HOUR, mention, NAME, round, watched } from './alert-rounds.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const plain = (text = '') => text.replace(/\u00a0/g, ' ');
const times = <T>(n: number, make: (n: number) => T): T[] => Array.from({ length: n }, (_, k) => make(k));
let charges = 0;
const charge = (over: Parameters<typeof mention>[1] = {}) => {
  charges += 1;
  return mention(`${NAME} usłyszała zarzuty wyłudzenia dotacji numer ${charges} na remont kamienicy.`, over);
};
const close = (t: TestApp, cookie: string, alert: { id: string } | undefined, act: 'resolve' | 'dismiss') =>
  t.call(`/api/alerts/${alert?.id}/${act}`, { method: 'PATCH', cookie });
const kinds = (raised: { kind: string; severity: string }[]) => raised.map(({ kind, severity }) => `${kind} ${severity}`);

describe('one event, one alert', () => {
  it('a rush that turns into criticism is the same alert, grave now, and written about again', async () => {
    const { t, user, cookie } = await watched();
    const [rush] = round(
      t,
      user.id,
      times(6, () => criticism({ sentiment: 'neutral' })),
    );
    expect(rush).toMatchObject({ kind: 'spike_any', severity: 'medium' });
    t.passTime(2 * HOUR);
    const raised = round(
      t,
      user.id,
      times(4, () => criticism()),
    );
    expect(raised).toMatchObject([{ id: rush?.id, kind: 'spike_negative', severity: 'high', title: 'Więcej krytyki niż zwykle' }]);
    expect((await active(t, cookie)).map(({ mentionCount }) => mentionCount)).toEqual([10]);
    expect(alertLetters(t)).toHaveLength(2);
    // Criticism that the rush outgrows stays criticism, in the words it has.
    t.passTime(25 * HOUR);
    expect(
      round(
        t,
        user.id,
        times(8, () => criticism({ sentiment: 'neutral' })),
      ),
    ).toEqual([]);
    expect(await active(t, cookie)).toMatchObject([{ kind: 'spike_negative', severity: 'high', mentionCount: 18, description: raised[0]?.description }]);
  });

  it('criticism in a big source joins a charge of the last day, and is an alert of its own later', async () => {
    const { t, user, cookie } = await watched();
    const big = { kind: 'news', reach: 5_000 } as const;
    expect(kinds(round(t, user.id, [charge(big)]))).toEqual(['allegation critical']);
    t.passTime(DAY);
    expect(round(t, user.id, [criticism(big)])).toEqual([]);
    expect(await active(t, cookie)).toMatchObject([{ title: 'Poważny zarzut', mentionCount: 2 }]);
    t.passTime(DAY + 1_000);
    expect(kinds(round(t, user.id, [criticism(big)]))).toEqual(['negative_big high']);
  });

  it('that was resolved comes back only when it grows worse, once; a dismissed one never', async () => {
    const { t, user, cookie } = await watched();
    const [first] = round(
      t,
      user.id,
      times(4, () => criticism()),
    );
    await close(t, cookie, first, 'resolve');
    t.passTime(HOUR);
    expect(round(t, user.id, [criticism()])).toEqual([]);
    expect(await active(t, cookie)).toEqual([]);
    const [second, ...others] = round(
      t,
      user.id,
      times(20, () => criticism()),
    );
    expect([second?.severity, second?.id === first?.id, others]).toEqual(['critical', false, []]);
    const closed = async () =>
      ((await t.call('/api/alerts/closed', { cookie })).json as Alert[]).map(({ id, status, mentionCount }) => [id, status, mentionCount]);
    expect(await closed()).toEqual([[first?.id, 'resolved', 5]]);
    t.passTime(HOUR);
    const closedAt = t.clock().toISOString();
    await close(t, cookie, second, 'dismiss');
    expect(
      round(
        t,
        user.id,
        times(20, () => criticism()),
      ),
    ).toEqual([]);
    expect(await closed()).toEqual([
      [second?.id, 'dismissed', 45],
      [first?.id, 'resolved', 5],
    ]);
    expect((await t.call('/api/alerts/closed', { cookie })).json).toMatchObject([{ closedAt }, {}]);
    const other = await watched();
    await close(
      other.t,
      other.cookie,
      round(
        other.t,
        other.user.id,
        times(4, () => criticism()),
      )[0],
      'dismiss',
    );
    expect(
      round(
        other.t,
        other.user.id,
        times(20, () => criticism()),
      ),
      'dismissed, though it grows worse',
    ).toEqual([]);
  });

  it('goes on for a week after it began, or after its last text, to the second', async () => {
    const { t, user, cookie } = await watched();
    const [first] = round(t, user.id, [charge()]);
    for (const more of [2, 3]) {
      t.passTime(7 * DAY);
      expect(round(t, user.id, [charge()])).toEqual([]);
      expect((await active(t, cookie)).map(({ id, mentionCount }) => [id, mentionCount])).toEqual([[first?.id, more]]);
    }
    t.passTime(7 * DAY + 1_000);
    const late = charge({ publishedAt: new Date(t.clock().getTime() - 6 * DAY) });
    expect(kinds(round(t, user.id, [late]))).toEqual(['allegation critical']);
    t.passTime(7 * DAY);
    expect(round(t, user.id, [charge()]), 'a week after it was found').toEqual([]);
    expect(await active(t, cookie)).toHaveLength(2);
  });

  it('keeps its words while nothing is added, though a day begins', async () => {
    const { t, user, cookie } = await watched();
    t.passTime(13 * HOUR);
    const [{ description } = { description: '' }] = round(
      t,
      user.id,
      times(4, () => criticism()),
    );
    t.passTime(2 * HOUR);
    round(t, user.id, []);
    expect(await active(t, cookie)).toMatchObject([{ description, closedAt: null }]);
  });

  it('stays dismissed for two months, however often it is repeated', async () => {
    const { t, user, cookie } = await watched();
    await close(t, cookie, round(t, user.id, [charge()])[0], 'dismiss');
    const weeks = times(10, () => {
      t.passTime(7 * DAY - HOUR);
      return round(t, user.id, [charge()]).length;
    });
    expect(weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('lists its texts by their time, the last two hundred', async () => {
    const { t, user, cookie } = await watched();
    const at = (minutes: number) => new Date(t.clock().getTime() - minutes * 60_000);
    round(
      t,
      user.id,
      times(150, (n) => criticism({ title: `Tekst ${n}`, publishedAt: at(400 - n) })),
    );
    const titles = async () => (await active(t, cookie)).map((alert) => [alert.mentionCount, ...alert.mentions.map(({ title }) => title)]);
    expect(await titles()).toEqual([[150, 'Tekst 0', 'Tekst 1', 'Tekst 2']]);
    round(t, user.id, [criticism({ title: 'Wcześniejszy', publishedAt: at(500) }), ...times(55, (n) => criticism({ publishedAt: at(100 - n) }))]);
    expect(await titles()).toEqual([[200, 'Tekst 5', 'Tekst 6', 'Tekst 7']]);
    t.passTime(1_000);
    const [raised] = round(t, user.id, [charge()]);
    const shown = await active(t, cookie);
    expect(shown.map(({ mentions }) => mentions.length)).toEqual([1, 3]);
    expect(shown[0]).toMatchObject({ id: raised?.id, mentions: [{ href: expect.stringContaining('/sandbox/web/strona-') }] });
  });
});

describe('a single text', () => {
  const sure = (confidence: number) => ({ ...criticism({ kind: 'news', reach: 5_000 }), sentiment: { label: 'negative', score: -0.8, confidence } as const });
  it.each([
    ['critical with a probability of 0.55 in a source of 5,000 views', () => sure(0.55), ['negative_big high']],
    ['less sure', () => sure(0.54), []],
    ['in a source of 4,999 views', () => criticism({ kind: 'news', reach: 4_999 }), []],
    ['a charge in a big source, which is told once', () => charge({ kind: 'news', reach: 5_000 }), ['allegation critical']],
    ['a charge that is praise', () => charge({ sentiment: 'positive' }), []],
    ['a charge that nobody has rated', () => charge({ sentiment: null }), ['allegation critical']],
    ['a charge without the name', () => charge({ match: null }), []],
  ])('%s', async (_, found, expected) => {
    const { t, user } = await watched();
    expect(kinds(round(t, user.id, [found()]))).toEqual(expected);
  });

  it('is news for less than a week', async () => {
    const { t, user } = await watched();
    const old = (ms: number) => charge({ publishedAt: new Date(t.clock().getTime() - ms) });
    expect(round(t, user.id, [old(7 * DAY)])).toEqual([]);
    expect(kinds(round(t, user.id, [old(7 * DAY - 1_000)]))).toEqual(['allegation critical']);
  });
});

describe('what is missing', () => {
  it('a source is, after three rounds over three days; one that follows later is told by itself', async () => {
    const { t, user, cookie } = await watched();
    const silent = (hours: number, ...unanswered: string[]) => {
      t.passTime(hours * HOUR);
      return round(t, user.id, [], { unanswered }).map(({ description }) =>
        plain(description)
          .split('\n')[0]
          ?.replace(/^Od .*? r\. /, ''),
      );
    };
    expect([silent(0, 'searxng'), silent(72, 'searxng'), silent(24), silent(1, 'searxng')], 'two rounds').toEqual([[], [], [], []]);
    expect([silent(24, 'brave', 'searxng'), silent(47, 'brave', 'searxng')], 'less than three days').toEqual([[], []]);
    expect(silent(1, 'brave', 'searxng')).toEqual(['nie odpowiada: SearXNG.']);
    expect(silent(24, 'brave', 'searxng'), 'told already, by its first day').toEqual([]);
    expect(silent(1, 'brave')).toEqual(['nie odpowiada: Brave Search.']);
    silent(1);
    expect([silent(1, 'searxng', 'brave'), silent(36, 'searxng', 'brave'), silent(36, 'searxng', 'brave')]).toEqual([
      [],
      [],
      ['nie odpowiadają: Brave Search, SearXNG.'],
    ]);
    const fresh = await testApp();
    const { user: never } = await member(fresh);
    const first = times(3, () => {
      fresh.passTime(36 * HOUR);
      return kinds(round(fresh, never.id, [], { unanswered: ['searxng'] }));
    });
    expect(first, 'one that has never answered').toEqual([[], [], ['coverage_lost low']]);
    expect(await active(t, cookie)).toMatchObject(times(3, () => ({ mentionCount: 0 })));
  });

  it('an own page is only where it once stood, is asked about every 23 hours, and forgotten when it is taken off', async () => {
    const asked: string[] = [];
    let state: 'there' | 'gone' | 'unknown' = 'unknown';
    const t = await testApp({
      analysts: {
        pageState: async (url: string) => {
          asked.push(url);
          return state;
        },
      },
    });
    const [profile, page] = ['https://linkedin.com/in/anna', 'https://moja-www.example/o-mnie'];
    const given = { socialProfiles: [{ platform: 'linkedin' as const, url: profile }], externalLinks: [{ title: 'O mnie', url: page }] };
    const { user, cookie } = await member(t, { hasCompletedOnboarding: true, ...given });
    const look = async (ms: number, signal = new AbortController().signal) => {
      asked.length = 0;
      t.passTime(ms);
      await checkOwnPages(t.deps, signal);
      round(t, user.id, []);
      return [...asked];
    };
    const told = async () => (await active(t, cookie)).map(({ description }) => plain(description).split('. ')[0]).sort();
    expect(await look(0, AbortSignal.abort())).toEqual([]);
    expect(await look(0)).toEqual([profile, page]);
    state = 'gone';
    expect(await look(23 * HOUR - 1_000)).toEqual([]);
    expect(await look(1_000)).toEqual([profile, page]);
    await look(DAY);
    expect(await told(), 'never seen').toEqual([]);
    state = 'there';
    await look(DAY);
    t.deps.db.update(users).set({ externalLinks: [] }).run();
    expect(await look(DAY)).toEqual([profile]);
    expect(t.deps.db.select().from(watchedPages).all()).toHaveLength(1);
    t.deps.db.update(users).set({ externalLinks: given.externalLinks }).run();
    await look(DAY);
    state = 'gone';
    await look(DAY);
    await look(DAY);
    expect(await active(t, cookie)).toMatchObject([{ mentionCount: 0 }, { mentionCount: 0 }]);
    expect(await told()).toEqual(['„O mnie”, moja-www.example', '„linkedin”, linkedin.com']);
    // Back, and gone once more: that is another event.
    for (const next of ['there', 'gone', 'gone'] as const) {
      state = next;
      await look(DAY);
    }
    expect(await told()).toHaveLength(4);
  });
});
