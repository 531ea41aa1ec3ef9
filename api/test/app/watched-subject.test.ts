import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts } from '../../src/alerts/tables.ts';
import { watchAgain } from '../../src/analysis/index.ts';
import { type User, users } from '../../src/auth/tables.ts';
import type { MentionsPage, MonitoringChart, MonitoringStats, StartedRound } from '../../src/contract/monitoring.ts';
import type { AccountOrder } from '../../src/contract/orders.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { WatchedSubjects } from '../../src/contract/watched.ts';
import { newId } from '../../src/ids.ts';
import { confirmEarlier } from '../../src/monitoring/save-subject.ts';
import { mentionDays, mentions, monitoringRounds, seenPages, watchedSubjects } from '../../src/monitoring/tables.ts';
import { planRounds } from '../../src/monitoring/watched-users.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { canonicalUrl, pageKey } from '../../src/research/index.ts';
import { judgeAgain } from '../../src/watching/judge-again.ts';
import { seedMentions } from '../../src/watching/seed-mentions.ts';
import { monitorStep } from '../../src/workflows/monitor-subject.ts';
import { sampleReport } from '../report/fixture.ts';
import { type Member, member } from './member.ts';
import { found, store } from './mentions.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

const MAREK = { firstName: 'Marek', lastName: 'Wilk', email: 'marek@example.com' };
const BRAND = {
  ...MAREK,
  subjectName: 'Palarnia Zorza',
  description: 'Palarnia kawy z Gdańska',
  keywords: 'kawa, Gdańsk',
  links: ['https://palarnia-zorza.example'],
  relation: 'brand',
  purpose: 'represent',
};
const RIVAL = { ...BRAND, subjectName: 'Kawiarnia Bałtyk', description: 'Kawiarnia z Sopotu', links: [], relation: 'other' };

const SAID = { name: 'Marek Wilk', kind: 'person', relation: 'self', description: '', keywords: '', links: [] };

/** The app, and the subjects that were looked for in it. */
async function watching(): Promise<{ t: TestApp; sought: Subject[] }> {
  const sought: Subject[] = [];
  const t = await testApp({
    analysts: {
      watch: async ({ subject }) => {
        sought.push(subject);
        return { sightings: [], setAside: 0, seen: [], asked: ['searxng'], unanswered: [] };
      },
    },
  });
  return { t, sought };
}

async function pay(t: TestApp, over: Record<string, unknown>, cookie?: string): Promise<string> {
  const { json } = await t.call('/api/reports/create-order', { body: { ...goodOrder, ...over }, ...(cookie ? { cookie } : {}) });
  const { orderId, checkoutUrl } = json as { orderId: string; checkoutUrl: string };
  await t.pay(new URL(checkoutUrl, 'http://x').searchParams.get('payment_intent') ?? '');
  await t.call(`/api/reports/verify-and-start/${orderId}`, { method: 'POST' });
  t.passTime(60_000);
  return orderId;
}

const signInAs = async (t: TestApp, orderId: string): Promise<string> =>
  `${t.deps.sessions.cookieName}=${await t.deps.sessions.create(t.order(orderId)?.userId as string)}`;

async function look(t: TestApp, cookie: string): Promise<void> {
  const { roundId } = (await t.call('/api/monitoring/run', { method: 'POST', cookie })).json as StartedRound;
  await monitorStep(t.deps, { roundId }, new AbortController().signal);
}

describe('what monitoring watches', () => {
  it('is the ordered brand with what the order says of it, from the first round, not the buyer', async () => {
    const { t, sought } = await watching();
    const cookie = await signInAs(t, await pay(t, BRAND));
    const saved = await t.call('/api/user/onboarding', {
      method: 'PATCH',
      cookie,
      body: {
        position: 'właściciel',
        company: 'Wilk i synowie',
        description: 'Marek z Gdyni',
        knownFor: '',
        socialProfiles: [],
        externalLinks: [],
        hasCompletedOnboarding: true,
      },
    });
    expect(saved.status).toBe(200);
    await t.call('/api/user/profile', { method: 'PATCH', cookie, body: { keywords: 'espresso' } });
    await look(t, cookie);
    expect(sought).toEqual([
      {
        name: 'Palarnia Zorza',
        kind: 'brand',
        description: 'Palarnia kawy z Gdańska',
        keywords: ['espresso', 'kawa', 'Gdańsk'],
        links: BRAND.links,
      },
    ]);
  });

  it('is no competitor until chosen, and no order of a stranger', async () => {
    const { t, sought } = await watching();
    const first = await pay(t, BRAND);
    const cookie = await signInAs(t, first);
    const rival = await pay(t, RIVAL, cookie);
    await pay(t, { ...BRAND, subjectName: 'Cudza Firma' });
    await look(t, cookie);
    await t.call(`/api/user/orders/${rival}/choose`, { method: 'POST', cookie });
    await look(t, cookie);
    await t.call(`/api/user/orders/${first}/choose`, { method: 'POST', cookie });
    await look(t, cookie);
    expect(sought.map(({ name }) => name)).toEqual(['Palarnia Zorza', 'Kawiarnia Bałtyk', 'Palarnia Zorza']);
  });

  it('of an order that is chosen is added beside the others, and looked for at once; nothing of the others is lost', async () => {
    const { t, sought } = await watching();
    const first = await pay(t, BRAND);
    const cookie = await signInAs(t, first);
    const userId = t.order(first)?.userId as string;
    const rival = await pay(t, RIVAL, cookie);
    await look(t, cookie);
    store(t, userId, [found(t, { daysAgo: 3, sentiment: 'negative' }), found(t)]);
    const figures = async (subject = '') => (await t.call(`/api/monitoring/stats${subject}`, { cookie })).json as MonitoringStats;

    await t.call(`/api/user/orders/${rival}/choose`, { method: 'POST', cookie });
    expect(await figures()).toMatchObject({ subject: 'Kawiarnia Bałtyk', total: 0, lastRun: { running: true } });
    const listed = (await t.call('/api/user/subjects', { cookie })).json as WatchedSubjects;
    expect(listed.subjects).toMatchObject([
      { id: userId, name: 'Palarnia Zorza', chosen: false, found: { mentions: 2 } },
      { name: 'Kawiarnia Bałtyk', chosen: true, found: { mentions: 0 } },
    ]);
    const second = listed.subjects[1]?.id as string;
    const round = t.deps.db.select().from(monitoringRounds).where(eq(monitoringRounds.subjectId, second)).get();
    await monitorStep(t.deps, { roundId: round?.id ?? '' }, new AbortController().signal);
    expect(sought.map(({ name }) => name)).toEqual(['Palarnia Zorza', 'Kawiarnia Bałtyk']);

    // A call may name the subject; without it, it is about the chosen one.
    store(t, second, [found(t, { sentiment: 'positive' })]);
    expect(await figures(`?subject=${userId}`)).toMatchObject({ subject: 'Palarnia Zorza', total: 2, negative: 1 });
    expect(await figures()).toMatchObject({ total: 1, positive: 1 });
    expect((await t.call(`/api/monitoring/stats?subject=${'0'.repeat(32)}`, { cookie })).status).toBe(404);
    const orders = (await t.call('/api/user/orders', { cookie })).json as AccountOrder[];
    expect(orders.filter(({ watched }) => watched).map(({ subjectName }) => subjectName)).toEqual(['Kawiarnia Bałtyk']);
    await t.call(`/api/user/orders/${first}/choose`, { method: 'POST', cookie });
    expect(await figures()).toMatchObject({ subject: 'Palarnia Zorza', total: 2 });
  });

  it('has its own rounds, mentions and alerts; a page about two counts for each; the plan sets how many there are', async () => {
    const t = await testApp();
    const anna = await member(t);
    const post = (body: Record<string, unknown>) => t.call('/api/user/subjects', { cookie: anna.cookie, body: { ...SAID, ...body } });
    const added = (await post({ name: 'Palarnia Zorza', kind: 'brand', relation: 'brand' })).json as WatchedSubjects;
    expect(added).toMatchObject({ limit: 2, subjects: [{ name: 'Anna Kowalska' }, { name: 'Palarnia Zorza', chosen: true }] });
    const other = added.subjects[1]?.id as string;
    expect((await post({ name: 'Trzecia Firma' })).json).toMatchObject({ code: 'subjects_limit' });
    t.deps.db.delete(monitoringRounds).run();
    planRounds(t.deps);
    const planned = t.deps.db.select().from(monitoringRounds).all();
    expect(planned.map(({ subjectId }) => subjectId).sort()).toEqual([anna.id, other].sort());

    const page = found(t, { sentiment: 'negative' });
    expect([store(t, anna.id, [page]), store(t, other, [page]), store(t, other, [page])].map((ids) => ids.length)).toEqual([1, 1, 0]);
    const search = async (subject: string) =>
      ((await t.call(`/api/monitoring/mentions?q=architektka&subject=${subject}`, { cookie: anna.cookie })).json as MentionsPage).total;
    expect([await search(anna.id), await search(other)]).toEqual([1, 1]);
    expect((await t.call('/api/monitoring/muted', { cookie: anna.cookie, body: { domain: page.domain } })).json).toMatchObject([{ mentions: 2 }]);
    expect([await search(anna.id), await search(other)]).toEqual([0, 0]);
  });

  it('is removed with what was found on it, never the last one, never another account’s', async () => {
    const t = await testApp();
    const [anna, ewa] = [await member(t), await member(t, { firstName: 'Ewa' })];
    const { subjects } = (await t.call('/api/user/subjects', { cookie: anna.cookie, body: { ...SAID, name: 'Palarnia Zorza' } })).json as WatchedSubjects;
    const other = subjects[1]?.id as string;
    store(t, anna.id, [found(t)]);
    store(t, other, [found(t), found(t)]);
    const remove = (id: string, cookie: string) => t.call(`/api/user/subjects/${id}`, { method: 'DELETE', cookie });
    expect((await remove(other, ewa.cookie)).status).toBe(404);
    expect((await t.call(`/api/user/subjects/${other}/choose`, { method: 'POST', cookie: ewa.cookie })).status).toBe(404);
    expect((await remove(other, anna.cookie)).json).toMatchObject({ subjects: [{ id: anna.id, chosen: true }] });
    await eraseLeftovers(t.deps);
    expect(t.deps.db.select().from(mentions).all()).toHaveLength(1);
    expect(
      t.deps.db
        .select()
        .from(mentionDays)
        .all()
        .map(({ subjectId }) => subjectId),
    ).toEqual([anna.id]);
    expect((await remove(anna.id, anna.cookie)).json).toMatchObject({ code: 'subject_last' });
  });

  it('shows nothing of what is still being erased, also when the next subject comes at once', async () => {
    const t = await testApp();
    const anna = await member(t);
    const added = await t.call('/api/user/subjects', { cookie: anna.cookie, body: { ...SAID, name: 'Palarnia Zorza' } });
    const [own = '', zorza = ''] = (added.json as WatchedSubjects).subjects.map(({ id }) => id);
    expect(own).toBe(anna.id);
    store(t, own, [found(t), found(t)]);
    const seen = async () => {
      const { total } = (await t.call('/api/monitoring/stats', { cookie: anna.cookie })).json as MonitoringStats;
      const { mentions: items } = (await t.call('/api/monitoring/mentions', { cookie: anna.cookie })).json as MentionsPage;
      return [total, items.length];
    };
    await t.call(`/api/user/subjects/${own}/choose`, { method: 'POST', cookie: anna.cookie });
    expect(await seen()).toEqual([2, 2]);

    await t.call(`/api/user/subjects/${own}`, { method: 'DELETE', cookie: anna.cookie });
    const next = await t.call('/api/user/subjects', { cookie: anna.cookie, body: { ...SAID, name: 'Palarnia Wieczór' } });
    const fresh = (next.json as WatchedSubjects).subjects.find(({ id }) => id !== zorza)?.id as string;
    expect(t.deps.db.select().from(mentions).all(), 'the rows wait for their turn').toHaveLength(2);
    t.passTime(1_000);
    await t.call(`/api/user/subjects/${fresh}/choose`, { method: 'POST', cookie: anna.cookie });
    expect(await seen()).toEqual([0, 0]);

    store(t, fresh, [found(t)]);
    await eraseLeftovers(t.deps);
    expect(await seen(), 'what is found meanwhile stays').toEqual([1, 1]);
    expect(t.deps.db.select().from(mentions).all()).toHaveLength(1);
  });

  it('waits for a word: by itself nothing is looked for until the subject is confirmed or changed', async () => {
    const { t, sought } = await watching();
    const cookie = await signInAs(t, await pay(t, BRAND));
    const user = t.deps.db.select().from(users).all()[0] as User;
    t.deps.db.update(users).set({ passwordHash: 'x' }).run();
    const seeded = (await t.call('/api/user/subjects', { cookie })).json as WatchedSubjects;
    expect(seeded.subjects).toEqual([
      {
        id: user.id,
        name: 'Palarnia Zorza',
        kind: 'brand',
        relation: 'brand',
        description: BRAND.description,
        keywords: BRAND.keywords,
        links: BRAND.links,
        confirmed: false,
        chosen: true,
        found: { mentions: 0, alerts: 0 },
      },
    ]);
    t.passTime(24 * 60 * 60_000);
    planRounds(t.deps);
    expect(t.deps.db.select().from(monitoringRounds).all()).toEqual([]);

    const body = { ...SAID, name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: 'Palarnia kawy z Wrzeszcza', keywords: 'espresso' };
    const saved = await t.call(`/api/user/subjects/${user.id}`, { method: 'PUT', cookie, body });
    expect(saved.json).toMatchObject({ subjects: [{ description: 'Palarnia kawy z Wrzeszcza', kind: 'brand', confirmed: true }] });
    planRounds(t.deps);
    const [round] = t.deps.db.select().from(monitoringRounds).all();
    await monitorStep(t.deps, { roundId: round?.id ?? '' }, new AbortController().signal);
    expect(sought).toMatchObject([{ name: 'Palarnia Zorza', description: 'Palarnia kawy z Wrzeszcza', keywords: ['espresso'] }]);
  });

  it('is confirmed by the onboarding form, which may name somebody else; a company is known by its name', async () => {
    const { t } = await watching();
    const cookie = await signInAs(t, await pay(t, BRAND));
    const form = { position: '', company: '', description: '', knownFor: '', socialProfiles: [], externalLinks: [], hasCompletedOnboarding: true };
    const subject = { ...SAID, name: 'Zorza sp. z o.o.', kind: 'brand', relation: 'brand' };
    expect((await t.call('/api/user/onboarding', { method: 'PATCH', cookie, body: { ...form, subject } })).status).toBe(200);
    const named = { subjects: [{ name: 'Zorza sp. z o.o.', kind: 'company', confirmed: true }] };
    expect((await t.call('/api/user/subjects', { cookie })).json).toMatchObject(named);
    // Saved again as the specification has it: what is watched stays.
    await t.call('/api/user/onboarding', { method: 'PATCH', cookie, body: form });
    expect((await t.call('/api/user/subjects', { cookie })).json).toMatchObject(named);
    expect((await t.call('/api/user/onboarding', { method: 'PATCH', cookie, body: { ...form, subject: { ...subject, name: '—' } } })).status).toBe(400);
  });

  it('is confirmed for accounts that were watched before anybody was asked, and for no others', async () => {
    const t = await testApp();
    const watched = await member(t, { confirmed: false, hasCompletedOnboarding: true });
    const silent = await member(t, { confirmed: false });
    confirmEarlier(t.deps);
    const confirmed = async ({ cookie }: Member) => ((await t.call('/api/user/subjects', { cookie })).json as WatchedSubjects).subjects[0]?.confirmed;
    expect([await confirmed(watched), await confirmed(silent)]).toEqual([true, false]);
  });

  it('is no child: words of an age or a school stop it until it is said that the person is of age', async () => {
    const t = await testApp();
    const { cookie, id } = await member(t);
    const body = { ...SAID, name: 'Ola Kowalska', kind: 'person', relation: 'other', description: 'uczennica z Lublina' };
    const put = (over: object) => t.call(`/api/user/subjects/${id}`, { method: 'PUT', cookie, body: { ...body, ...over } });
    for (const answer of [await put({}), await t.call('/api/user/subjects', { cookie, body })])
      expect([answer.status, answer.json]).toMatchObject([422, { code: 'minor', fields: ['adult'] }]);
    const form = { position: '', company: '', description: '', knownFor: '', socialProfiles: [], externalLinks: [], hasCompletedOnboarding: true };
    expect((await t.call('/api/user/onboarding', { method: 'PATCH', cookie, body: { ...form, subject: body } })).status).toBe(422);
    expect((await t.call('/api/user/subjects', { cookie })).json).toMatchObject({ subjects: [{ name: 'Anna Kowalska' }] });
    expect((await put({ kind: 'brand', relation: 'brand', name: 'Szkoła Sowa', description: 'uczy 12-latków' })).status).toBe(200);
    expect((await put({ adult: true })).json).toMatchObject({ subjects: [{ name: 'Ola Kowalska' }] });
  });

  it('of another account cannot be changed', async () => {
    const t = await testApp();
    const [anna, ewa] = [await member(t), await member(t, { firstName: 'Ewa' })];
    const body = { ...SAID, name: 'Kto Inny' };
    expect((await t.call(`/api/user/subjects/${anna.id}`, { method: 'PUT', cookie: ewa.cookie, body })).status).toBe(404);
    expect((await t.call('/api/user/subjects', { cookie: anna.cookie })).json).toMatchObject({ subjects: [{ name: 'Anna Kowalska' }] });
  });

  it('is the account’s own name when only a competitor’s report was ordered', async () => {
    const { t, sought } = await watching();
    const cookie = await signInAs(t, await pay(t, RIVAL));
    await look(t, cookie);
    expect(sought).toMatchObject([{ name: 'Marek Wilk', kind: 'person', description: '' }]);
  });
});

describe('a first visit', () => {
  it('shows what the report knows, with its date, and the first round counts none of it twice', async () => {
    const { url, quote } = sampleReport.evidence.find((each) => each.quote.text !== '') as (typeof sampleReport.evidence)[number];
    const t = await testApp();
    const orderId = await pay(t, { ...goodOrder, subjectName: sampleReport.subject.name, relation: 'self' });
    await t.fulfil(orderId);
    const cookie = await signInAs(t, orderId);
    const userId = t.order(orderId)?.userId as string;
    const figures = async () => (await t.call('/api/monitoring/stats', { cookie })).json as MonitoringStats;
    const seed = () => seedMentions(t.deps, new AbortController().signal);
    await seed();
    expect((await figures()).total, 'nobody has confirmed it yet').toBe(0);

    const said = { position: '', company: '', description: '', knownFor: '', socialProfiles: [], externalLinks: [], hasCompletedOnboarding: true };
    await t.call('/api/user/onboarding', { method: 'PATCH', cookie, body: { ...said, subject: { ...SAID, name: sampleReport.subject.name } } });
    const first = await figures();
    expect(first.total).toBeGreaterThan(30);
    expect(first.positive + first.negative + first.neutral + first.unrated).toBe(first.total);
    expect(first.fromReport).toMatchObject({ orderId, completedAt: t.order(orderId)?.completedAt?.toISOString() });
    expect(first.trends, 'what a report found is no change').toEqual({ total: null, positive: null, negative: null, neutral: null });
    expect((await t.call('/api/alerts/active', { cookie })).json).toEqual([]);

    await seed();
    store(t, userId, [found(t, { pageKey: pageKey(canonicalUrl(url) as string), url, content: quote.text })]);
    expect((await figures()).total).toBe(first.total);
    await look(t, cookie);
    expect(await figures()).toMatchObject({ total: first.total, fromReport: null });
  });
});

describe('what was found on a subject that is described anew', () => {
  /** Pages about two men of one name, as a round without a description stored them. */
  const TEXTS: Record<string, string> = {
    a: 'Marek Wilk, dentysta z Częstochowy, otworzył gabinet przy alei Najświętszej Maryi Panny. Dentysta Marek Wilk przyjmuje w Częstochowie od poniedziałku.',
    b: 'Palarnię kawy w Gdańsku prowadzi Marek Wilk. Palarz kawy Marek Wilk z Gdańska wygrał konkurs na najlepsze ziarno.',
    c: 'Nowa kawiarnia w Sopocie nie ma jeszcze szyldu.',
  };
  async function described() {
    const t = await testApp({
      analysts: {
        watchAgain: async (input, mentions) =>
          watchAgain(
            input,
            mentions.map((mention) => ({ ...mention, text: TEXTS[mention.sha256] ?? null })),
          ),
      },
    });
    const marek = await member(t, { firstName: 'Marek', lastName: 'Wilk' });
    const content = (key: string) => (TEXTS[key] as string).split('. ')[0] as string;
    const page = (key: string, sentiment: 'positive' | 'negative') => {
      const at = content(key).indexOf('Marek Wilk');
      return found(t, { daysAgo: 2, sha256: key, content: content(key), title: content(key), sentiment, match: { start: at, end: at + 10 } });
    };
    const ids = store(t, marek.id, [page('a', 'negative'), page('b', 'positive')]);
    const put = (body: Record<string, unknown>) =>
      t.call(`/api/user/subjects/${marek.id}`, { method: 'PUT', cookie: marek.cookie, body: { ...SAID, ...body } });
    const figures = async () => (await t.call('/api/monitoring/stats', { cookie: marek.cookie })).json as MonitoringStats;
    const shown = async (hidden = 0) =>
      ((await t.call(`/api/monitoring/mentions?hidden=${hidden}`, { cookie: marek.cookie })).json as MentionsPage).mentions.map(({ content: said }) => said);
    const judge = () => judgeAgain(t.deps, new AbortController().signal);
    return { t, marek, ids, put, figures, shown, judge, content };
  }

  it('is judged again from its stored pages: counters, chart, list and alerts follow, and come back with the old description', async () => {
    const { t, marek, ids, put, figures, shown, judge, content } = await described();
    t.deps.db
      .insert(alerts)
      .values({
        id: newId(),
        userId: marek.id,
        subjectId: marek.id,
        key: 'k',
        kind: 'allegation',
        severity: 'high',
        title: 'Zarzut',
        description: 'Opis',
        createdAt: t.clock(),
        mentionIds: [ids[0] as number],
      })
      .run();
    t.deps.db.insert(seenPages).values({ userId: marek.id, pageKey: 'obca.example/strona', at: t.clock() }).run();
    expect(await figures()).toMatchObject({ total: 2, positive: 1, negative: 1 });

    await put({ description: 'Palarz kawy z Gdańska, prowadzi palarnię' });
    await judge();
    expect(await figures()).toMatchObject({ total: 1, positive: 1, negative: 0 });
    expect(await shown()).toEqual([content('b')]);
    expect(await shown(1)).toEqual([content('a')]);
    const points = ((await t.call('/api/monitoring/chart', { cookie: marek.cookie })).json as MonitoringChart).points;
    expect(points.reduce((sum, { positive, negative }) => sum + positive + negative, 0)).toBe(1);
    expect((await t.call('/api/alerts/active', { cookie: marek.cookie })).json).toEqual([]);
    expect(t.deps.db.select().from(seenPages).all(), 'pages set aside before may be read again').toEqual([]);
    expect(t.deps.db.select().from(mentions).all(), 'nothing is lost').toHaveLength(2);

    await put({ description: 'Dentysta z Częstochowy' });
    await judge();
    expect(await shown()).toEqual([content('a')]);
    expect(await figures()).toMatchObject({ total: 1, positive: 0, negative: 1 });
  });

  it('keeps what its owner said of a mention, through any description', async () => {
    const { t, marek, ids, put, shown, judge, content } = await described();
    await put({ description: 'Palarz kawy z Gdańska' });
    await judge();
    await t.call(`/api/monitoring/mentions/${ids[0]}`, { method: 'PATCH', cookie: marek.cookie, body: { notMe: false } });
    await put({ description: 'Palarz kawy z Gdańska, mistrz palenia' });
    await judge();
    expect((await shown()).sort()).toEqual([content('a'), content('b')].sort());
  });

  it('sets aside what names nobody who is watched now, also without a copy of its page', async () => {
    const { t, marek, put, figures, judge } = await described();
    store(t, marek.id, [found(t, { sha256: 'lost', content: 'O palarni pisał też Marek Wilk.', title: '', match: { start: 20, end: 30 } })]);
    await put({ name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: 'Palarnia kawy z Gdańska' });
    await judge();
    expect(await figures()).toMatchObject({ subject: 'Palarnia Zorza', total: 0 });
    await put({});
    await judge();
    expect((await figures()).total).toBeGreaterThan(0);
  });

  it('loses and repeats none of hundreds, some of them of a muted source', async () => {
    const { t, marek, put, figures, judge } = await described();
    const named = (n: number) => ({
      sha256: `lost${n}`,
      content: `O palarni numer ${n} pisał też Marek Wilk.`,
      title: '',
      domain: `gazeta${n % 3}.example`,
      match: { start: 23, end: 33 },
    });
    store(
      t,
      marek.id,
      Array.from({ length: 340 }, (_, n) => found(t, named(n))),
    );
    await t.call('/api/monitoring/muted', { method: 'POST', cookie: marek.cookie, body: { domain: 'gazeta1.example' } });
    const first = await figures();
    expect(first.total).toBe(229);
    await put({ name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: 'Palarnia kawy z Gdańska' });
    await judge();
    expect((await figures()).total).toBe(0);
    await put({});
    await judge();
    expect(await figures()).toEqual(first);
  });

  it('keeps a profile its owner’s own: its links, which told so, are not in the stored text', async () => {
    const { t, marek, put, judge } = await described();
    const url = 'https://www.facebook.com/marek.wilk.dentysta';
    store(t, marek.id, [
      found(t, {
        sha256: 'a',
        url,
        pageKey: pageKey(url),
        domain: 'facebook.com',
        content: 'Zapraszam w sobotę.',
        title: 'Marek Wilk',
        own: true,
        sentiment: null,
      }),
    ]);
    await put({ description: 'Dentysta z Częstochowy' });
    await judge();
    const row = t.deps.db
      .select()
      .from(mentions)
      .all()
      .find(({ domain }) => domain === 'facebook.com');
    expect(row).toMatchObject({ own: true, sentiment: null, hidden: null, content: 'Zapraszam w sobotę.' });
  });

  it('waits for another judgement when the description changes during a round', async () => {
    const { t, marek, judge } = await described();
    await judge();
    const open = () => t.deps.db.select().from(watchedSubjects).all()[0]?.judgedAt;
    expect(open()).not.toBeNull();
    t.deps.analysts.watch = async () => {
      await t.call('/api/user/profile', { method: 'PATCH', cookie: marek.cookie, body: { keywords: 'kawa' } });
      await judge();
      return { sightings: [], setAside: 0, seen: [], asked: [], unanswered: [] };
    };
    await look(t, marek.cookie);
    expect(open()).toBeNull();
  });
});
