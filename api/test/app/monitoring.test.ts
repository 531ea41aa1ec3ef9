import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import { alerts } from '../../src/alerts/tables.ts';
import type { Mention, MentionsPage, MonitoringChart, MonitoringStats, MutedSource } from '../../src/contract/monitoring.ts';
import { SENTIMENTS } from '../../src/contract/report.ts';
import { polishDay } from '../../src/days.ts';
import { eventOf, mentionWords, toneOf } from '../../src/monitoring/index-mention.ts';
import { renewIndex } from '../../src/monitoring/renew-index.ts';
import { mentionCorrections, mentionDays, mentions, mentionTotals, monitoringRounds } from '../../src/monitoring/tables.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { topics } from '../../src/workflows/quick-tasks.ts';
import { type Member, member } from './member.ts';
import { found, store } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const get = async <T>(t: TestApp, who: Member, path: string): Promise<T> => {
  const { status, json } = await t.call(`/api/monitoring/${path}`, { cookie: who.cookie });
  expect(status, path).toBe(200);
  return json as T;
};
const patch = (t: TestApp, who: Member, id: number | string, body: unknown) =>
  t.call(`/api/monitoring/mentions/${id}`, { method: 'PATCH', cookie: who.cookie, body });
const list = async (t: TestApp, who: Member, query = ''): Promise<MentionsPage> => get(t, who, `mentions${query}`);

describe('statistics', () => {
  it('count everything visible and compare the last 90 days with the 90 before', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      ...[1, 20, 89].map((daysAgo) => found(t, { sentiment: 'positive', daysAgo })),
      ...[95, 179].map((daysAgo) => found(t, { sentiment: 'positive', daysAgo })),
      found(t, { sentiment: 'negative', daysAgo: 400 }),
      found(t, { sentiment: 'neutral', publishedAt: null }),
      found(t, { sentiment: null, own: true, kind: 'company', daysAgo: 3 }),
      found(t, { sentiment: null, daysAgo: 5 }),
    ]);
    expect(await get(t, anna, 'stats')).toMatchObject({
      positive: 5,
      negative: 1,
      neutral: 1,
      unrated: 2,
      total: 9,
      periodDays: 90,
      trends: { positive: 50, negative: null, neutral: null, total: 200 },
      lastRun: { finishedAt: null, running: false },
    } satisfies Partial<Record<keyof MonitoringStats, unknown>>);
    const results = await get<Mention[]>(t, anna, 'results');
    expect(results).toHaveLength(7);
    expect(results.every((mention) => mention.sentiment !== null && !mention.own)).toBe(true);
    expect(results[0]?.publishedAt).toBeNull();
  });

  it('speak of no change where both periods hold hardly anything', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      ...[1, 20].map((daysAgo) => found(t, { sentiment: 'positive', daysAgo })),
      found(t, { sentiment: 'positive', daysAgo: 95 }),
      found(t, { sentiment: 'negative', daysAgo: 100 }),
    ]);
    const nothing = { positive: null, negative: null, neutral: null, total: null };
    expect((await get<MonitoringStats>(t, anna, 'stats')).trends, '2 after 2 are no −0%, 0 after 1 no −100%').toEqual(nothing);
    store(t, anna.id, [found(t, { sentiment: 'neutral', daysAgo: 2 })]);
    expect((await get<MonitoringStats>(t, anna, 'stats')).trends).toEqual({ ...nothing, total: 50 });
  });

  it('follow a correction, a mention of somebody else and a muted source, and only for their owner', async () => {
    const t = await testApp();
    const [anna, jan] = [await member(t), await member(t)];
    const [id = 0] = store(t, anna.id, [found(t, { sentiment: 'negative', domain: 'plotki.example' })]);
    store(t, anna.id, [found(t, { sentiment: 'positive', domain: 'plotki.example' }), found(t, { sentiment: 'positive' })]);
    const figures = async () => {
      const { positive, negative, neutral, total } = await get<MonitoringStats>(t, anna, 'stats');
      return [positive, negative, neutral, total];
    };
    expect((await patch(t, jan, id, { sentiment: 'positive' })).status).toBe(404);
    expect((await patch(t, anna, id, { sentiment: 'neutral' })).json).toMatchObject({ id: String(id), sentiment: 'neutral', corrected: true });
    expect(await figures()).toEqual([2, 0, 1, 3]);
    expect((await patch(t, anna, id, { notMe: true })).json).toMatchObject({ hidden: 'not_me' });
    expect(await figures()).toEqual([2, 0, 0, 2]);
    expect((await list(t, anna, '?hidden=1')).mentions.map((mention) => mention.id)).toEqual([String(id)]);

    const muted = await t.call('/api/monitoring/muted', { cookie: anna.cookie, body: { domain: 'WWW.plotki.example ' } });
    expect(muted.json).toEqual([{ domain: 'plotki.example', since: t.clock().toISOString(), mentions: 2 }] satisfies MutedSource[]);
    expect(await figures()).toEqual([1, 0, 0, 1]);
    store(t, anna.id, [found(t, { sentiment: 'negative', domain: 'plotki.example' })]);
    expect(await figures()).toEqual([1, 0, 0, 1]);
    // Taken back from "somebody else", it is still from a source that is not wanted.
    expect((await patch(t, anna, id, { notMe: false })).json).toMatchObject({ hidden: 'muted' });
    const unmuted = await t.call('/api/monitoring/muted/plotki.example', { method: 'DELETE', cookie: anna.cookie });
    expect(unmuted.json).toEqual([]);
    expect(await figures()).toEqual([2, 1, 1, 4]);

    const audit = t.deps.db.select().from(mentionCorrections).where(eq(mentionCorrections.userId, anna.id)).all();
    expect(audit.map(({ from, to }) => [from, to])).toEqual([
      ['negative', 'neutral'],
      [null, 'not_me'],
      ['not_me', 'muted'],
    ]);
    expect((await get<MonitoringStats>(t, jan, 'stats')).total).toBe(0);
  });

  it('recount from the mentions equals the counters and the words after any mixture of acts', async () => {
    const t = await testApp();
    const anna = await member(t);
    const domains = ['a.example', 'b.example', 'c.example'];
    const act = fc.oneof(
      fc.record({
        do: fc.constant('store' as const),
        mentions: fc.array(
          fc.record({
            page: fc.nat(12),
            words: fc.nat(3),
            domain: fc.constantFrom(...domains),
            sentiment: fc.constantFrom(...SENTIMENTS, null),
            own: fc.boolean(),
            kind: fc.constantFrom('news' as const, 'blog' as const, 'social' as const, 'other' as const),
            daysAgo: fc.integer({ min: -3, max: 300 }),
          }),
          { maxLength: 5 },
        ),
      }),
      fc.record({ do: fc.constant('fix' as const), which: fc.nat(20), to: fc.constantFrom(...SENTIMENTS) }),
      fc.record({ do: fc.constant('notMe' as const), which: fc.nat(20), to: fc.boolean() }),
      fc.record({ do: fc.constant('mute' as const), domain: fc.constantFrom(...domains) }),
      fc.record({ do: fc.constant('unmute' as const), domain: fc.constantFrom(...domains) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        t.deps.db.delete(mentions).run();
        t.deps.db.delete(mentionDays).run();
        t.deps.db.delete(mentionTotals).run();
        for (const each of acts) {
          const ids = t.deps.db.select({ id: mentions.id }).from(mentions).all();
          if (each.do === 'store')
            store(
              t,
              anna.id,
              each.mentions.map(({ page, words, ...rest }) =>
                found(t, { ...rest, pageKey: `${page}`, content: `To jest zdanie numer ${words} o tym, że Anna Kowalska projektuje mosty.` }),
              ),
            );
          else if (each.do === 'mute') await t.call('/api/monitoring/muted', { cookie: anna.cookie, body: { domain: each.domain } });
          else if (each.do === 'unmute') await t.call(`/api/monitoring/muted/${each.domain}`, { method: 'DELETE', cookie: anna.cookie });
          else if (ids.length > 0) await patch(t, anna, ids[each.which % ids.length]?.id ?? 0, each.do === 'fix' ? { sentiment: each.to } : { notMe: each.to });
        }
        const rows = t.deps.db.select().from(mentions).all();
        const recount = new Map<string, number>();
        for (const row of rows) {
          if (row.hidden) continue;
          const key = `${polishDay(eventOf(row.id))} ${toneOf(row)}`;
          recount.set(key, (recount.get(key) ?? 0) + 1);
        }
        const stored = t.deps.db.select().from(mentionDays).all();
        expect(new Map(stored.map((row) => [`${row.day} ${row.tone}`, row.count]))).toEqual(recount);
        const figures = await get<MonitoringStats>(t, anna, 'stats');
        expect(figures.total).toBe([...recount.values()].reduce((sum, n) => sum + n, 0));
        expect(t.deps.db.select({ id: mentionWords.id }).from(mentionWords).all()).toHaveLength(rows.length);
        for (const sentiment of SENTIMENTS) {
          const searched = await list(t, anna, `?q=mosty&sentiment=${sentiment}`);
          expect(searched.total).toBe(rows.filter((row) => row.hidden === null && row.sentiment === sentiment).length);
          expect((await list(t, anna, `?sentiment=${sentiment}`)).total).toBe(searched.total);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('mentions', () => {
  it('are one for a page, and a reprint is counted beside the first', async () => {
    const t = await testApp();
    const anna = await member(t);
    const first = found(t, { daysAgo: 2 });
    const reprint = found(t, { domain: 'przedruk.example', content: first.content });
    expect(store(t, anna.id, [reprint, first])).toHaveLength(1);
    expect(store(t, anna.id, [first, reprint, { ...first, copies: ['kopia.example/1', reprint.pageKey] }])).toEqual([]);
    const page = await list(t, anna);
    expect(page.mentions).toMatchObject([{ source: 'gazeta.example', reprints: 2 }]);
    expect(page.total).toBe(1);
    // What anybody may say of anything is nobody's reprint.
    const short = { content: 'Anna Kowalska' };
    expect(store(t, anna.id, [found(t, short), found(t, short)])).toHaveLength(2);
  });

  it('come by pages, newest event first, filtered by sentiment, channel and day', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(
      t,
      anna.id,
      Array.from({ length: 45 }, (_, i) => found(t, { daysAgo: i, sentiment: i % 3 === 0 ? 'negative' : 'positive', kind: i % 2 === 0 ? 'blog' : 'news' })),
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const answer: MentionsPage = await list(t, anna, cursor ? `?cursor=${cursor}` : '');
      expect(answer.total).toBe(45);
      seen.push(...answer.mentions.map((mention) => mention.publishedAt ?? ''));
      cursor = answer.next;
      expect(page).toBeLessThan(3);
    }
    expect(seen).toHaveLength(45);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(await list(t, anna, '?days=7')).toMatchObject({ total: 7, next: null });
    const both = await list(t, anna, '?sentiment=negative&channel=blogs&days=30');
    expect(both.total).toBe(5);
    expect(both.mentions).toHaveLength(5);
  });

  it('keep own pages, which mostly have no date, apart from what others write', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      ...Array.from({ length: 25 }, (_, n) =>
        found(t, { publishedAt: null, sentiment: null, own: true, domain: 'kowalska.example', title: `Realizacja ${n}` }),
      ),
      ...Array.from({ length: 22 }, (_, n) => found(t, { daysAgo: n + 2, title: `Artykuł o domu ${n}` })),
      found(t, { daysAgo: 40, sentiment: null, own: true, kind: 'blog', title: 'Blog o domu' }),
    ]);
    await renewIndex(t.deps, new AbortController().signal);
    const shown = async (query: string) => {
      const { mentions, own, total, next } = await list(t, anna, query);
      expect([mentions.some((mention) => mention.own), own.every((mention) => mention.own)]).toEqual([false, true]);
      return { listed: mentions.length, own: own.length, total, next };
    };
    const first = await shown('');
    expect(first).toMatchObject({ listed: 20, own: 26, total: 48 });
    expect(await shown(`?cursor=${first.next}`)).toMatchObject({ listed: 2, own: 0, total: 48, next: null });
    expect(await shown('?q=dom')).toMatchObject({ listed: 20, own: 1, total: 23 });
    const { next } = await shown('?q=dom');
    expect(await shown(`?q=dom&cursor=${next}`)).toEqual({ listed: 2, own: 0, total: 23, next: null });
    expect(await shown('?q=realizacje')).toMatchObject({ listed: 0, own: 25, total: 25 });
    expect(await shown('?days=7&channel=blogs')).toEqual({ listed: 0, own: 0, total: 0, next: null });
    expect(await shown('?sentiment=neutral')).toMatchObject({ listed: 20, own: 0, total: 22 });
    // An own page has a tone where its owner says so.
    const told = (await list(t, anna, '?q=realizacja')).own[0]?.id ?? '';
    await patch(t, anna, told, { sentiment: 'positive' });
    for (const query of ['?sentiment=positive', '?sentiment=positive&q=realizacje', '?sentiment=positive&channel=media&q=realizacje'])
      expect(await list(t, anna, query), query).toMatchObject({ mentions: [], own: [{ id: told }], total: 1 });
    await patch(t, anna, (await list(t, anna)).own[0]?.id ?? '', { notMe: true });
    expect(await list(t, anna, '?hidden=1')).toMatchObject({ mentions: [{ own: true }], own: [], total: 1 });
  });

  it('of somebody else are counted up to a hundred in a search', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      ...Array.from({ length: 105 }, (_, n) => found(t, { daysAgo: n + 1, domain: 'inna.example', title: `Artykuł o domu ${n}` })),
      found(t, { title: 'Artykuł o domu i ogrodzie' }),
    ]);
    await t.call('/api/monitoring/muted', { cookie: anna.cookie, body: { domain: 'inna.example' } });
    const page = await list(t, anna, '?q=dom&hidden=1');
    expect(page).toMatchObject({ total: 100, atLeast: true, own: [] });
    expect(page.mentions).toHaveLength(20);
    // All are come to, each once, also beyond what is counted.
    const seen = page.mentions.map(({ id }) => id);
    for (let cursor = page.next; cursor !== null && seen.length < 200; ) {
      const following: MentionsPage = await list(t, anna, `?q=dom&hidden=1&cursor=${cursor}`);
      seen.push(...following.mentions.map(({ id }) => id));
      cursor = following.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([105, 105]);
    expect(await list(t, anna, '?q=dom')).toMatchObject({ total: 1, atLeast: false });
  });

  it('are indexed again after the program indexes in another way, however much has been written since the first start', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [found(t, { content: 'Architektka z Lublina zaprojektowała bibliotekę.' })]);
    const client = t.deps.db.$client;
    client.exec(`insert into mention_words (mention_words) values ('delete-all')`);
    // The count of changes, which grows by one a second.
    client.pragma('user_version = 5000');
    expect((await list(t, anna, '?q=biblioteka')).total).toBe(0);
    await startBackground(t.deps, { scheduled: false }).tick();
    expect((await list(t, anna, '?q=biblioteka')).total).toBe(1);
    expect(client.pragma('user_version', { simple: true })).toBe(5000);
  });

  it('are searched within days, from page to page, and among those of an alert, which may have lost all of them', async () => {
    const t = await testApp();
    const anna = await member(t);
    const ids = store(
      t,
      anna.id,
      Array.from({ length: 45 }, (_, i) => found(t, { daysAgo: i })),
    );
    const raised = { userId: anna.id, subjectId: anna.id, kind: 'negative_big', severity: 'high', title: 'a', description: 'a', createdAt: t.clock() } as const;
    const some = [ids[3], ids[40]] as number[];
    t.deps.db
      .insert(alerts)
      .values([
        { ...raised, id: 'some', key: 'some', mentionIds: some },
        { ...raised, id: 'none', key: 'none', mentionIds: [] },
      ])
      .run();
    expect(await list(t, anna, '?q=biblioteka&days=7')).toMatchObject({ total: 7, next: null });
    const pages: number[] = [];
    for (let cursor: string | null = '9'.repeat(16); cursor !== null; ) {
      const page: MentionsPage = await list(t, anna, `?q=biblioteka&cursor=${cursor}`);
      pages.push(page.mentions.length);
      cursor = page.next;
    }
    expect(pages).toEqual([20, 20, 5]);
    const { mentions: ofAlert } = await list(t, anna, '?q=biblioteka&alert=some');
    expect(ofAlert.map(({ id }) => Number(id))).toEqual(some.toSorted((a, b) => b - a));
    expect(await list(t, anna, '?q=biblioteka&alert=some&days=7')).toMatchObject({ total: 1 });
    expect(await list(t, anna, '?q=biblioteka&alert=none')).toMatchObject({ total: 0, mentions: [] });
  });

  it('are searched by lemma, by the beginning of the last word, and no sign of the query is an operator', async () => {
    const t = await testApp();
    const [anna, jan] = [await member(t), await member(t)];
    store(t, anna.id, [
      found(t, { title: 'Nagroda', content: 'Architektka z Lublina zaprojektowała bibliotekę w Gdyni.' }),
      found(t, { title: 'Skarga', content: 'Klient twierdzi, że „O"Reilly’a” nie odpisał na reklamację z Auchana.', kind: 'blog' }),
    ]);
    store(t, jan.id, [found(t, { content: 'Architektka z Lublina zaprojektowała szpital.' })]);
    const titles = async (q: string, more = '') => {
      const page = await list(t, anna, `?q=${encodeURIComponent(q)}${more}`);
      expect(page.total).toBe(page.mentions.length);
      return page.mentions.map((mention) => mention.title);
    };
    expect(await titles('biblioteki gdynia')).toEqual(['Nagroda']);
    expect(await titles('architektkę')).toEqual(['Nagroda']);
    expect(await titles('bibl')).toEqual(['Nagroda']);
    expect(await titles('bibliote')).toEqual(['Nagroda']);
    expect(await titles('reklamacje')).toEqual(['Skarga']);
    expect(await titles('auchana reklamacje')).toEqual(['Skarga']);
    expect(await titles('Auchan reklamacje')).toEqual(['Skarga']);
    expect(await titles('reklamacje', '&channel=media')).toEqual([]);
    expect(await titles('nagroda skarga')).toEqual([]);
    expect(await titles('szpital')).toEqual([]);
    for (const q of [
      '"',
      '""',
      'a"b',
      'NOT',
      'OR',
      'bibl*',
      '(',
      'words:x',
      '^x',
      'a NEAR b',
      '-',
      '\u0000',
      "'; drop table mentions; --",
      '𝔘nicode ę',
      'O"Reilly’a',
    ])
      expect((await t.call(`/api/monitoring/mentions?q=${encodeURIComponent(q)}`, { cookie: anna.cookie })).status, q).toBe(200);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (q) => {
        expect((await t.call(`/api/monitoring/mentions?q=${encodeURIComponent(q)}`, { cookie: anna.cookie })).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});

describe('mentions are also found', () => {
  const finds = (t: TestApp, who: Member) => async (q: string) =>
    (await list(t, who, `?q=${encodeURIComponent(q)}`)).mentions.map((mention) => mention.title).sort();

  it('without diacritics, in any form, whoever left them out; a word that differs by them alone is kept apart', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      found(t, { title: 'Spacer', content: 'Pasaż Szkutników czeka na remont, mówi mieszkańcom właścicielka kamienicy.' }),
      found(t, { title: 'Forum', content: 'Byla tam spolka Bartnikow z Zor i nikt nie wie, gdzie zgloszenie.', domain: 'forum.example' }),
      found(t, { title: 'Wyrok', content: 'Sąd w Łodzi wydał wyrok.' }),
      found(t, { title: 'Ogród', content: 'Sad owocowy zakwitł w maju.' }),
    ]);
    const titles = finds(t, anna);
    for (const q of ['pasaz szkutnikow', 'pasaż szkutników', 'Pasaz Szkutnik', 'pasazu', 'szkutn', 'wlascicielki', 'mieszkancow'])
      expect(await titles(q), q).toEqual(['Spacer']);
    for (const q of ['spółka Bartników', 'spolka bartnikow', 'Żor', 'zgłoszenie']) expect(await titles(q), q).toEqual(['Forum']);
    expect(await titles('lodz')).toEqual(['Wyrok']);
    expect(await titles('łodzi')).toEqual(['Wyrok']);
    expect(await titles('sąd')).toEqual(['Wyrok']);
    expect(await titles('sad')).toEqual(['Ogród', 'Wyrok']);
  });

  it('by their source, alone and with words of the text', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [
      found(t, { title: 'Wpis', content: 'Klienci chwalą piekarnię.', domain: 'wykop.example', kind: 'forum' }),
      found(t, { title: 'Artykuł', content: 'Mieszkańcy chwalą piekarnię.', domain: 'gazeta-brzegu.example' }),
    ]);
    const titles = finds(t, anna);
    for (const q of ['wykop', 'Wykop', 'wykop.example', 'wyk', 'wykop piekarnia']) expect(await titles(q), q).toEqual(['Wpis']);
    for (const q of ['gazeta-brzegu.example', 'brzegu piekarni', 'gazeta brzegu']) expect(await titles(q), q).toEqual(['Artykuł']);
    expect(await titles('wykop mieszkańcy')).toEqual([]);
  });

  it('when an older version of the program has stored them', async () => {
    const t = await testApp();
    const anna = await member(t);
    const ids = store(
      t,
      anna.id,
      Array.from({ length: 120 }, (_, at) => found(t, { title: `Nota ${at}`, content: `Zażółcił ławkę numer ${at} przy pasażu.`, domain: 'wykop.example' })),
    );
    for (const id of ids) {
      t.deps.db.delete(mentionWords).where(eq(mentionWords.id, id)).run();
      t.deps.db
        .insert(mentionWords)
        .values({ id, words: `u${anna.id} pasaż` })
        .run();
    }
    const total = async (q: string) => (await list(t, anna, `?q=${q}`)).total;
    expect(await total('wykop')).toBe(0);
    await startBackground(t.deps, { scheduled: false }).tick();
    expect([await total('wykop'), await total('pasazu'), await total('lawka')]).toEqual([120, 120, 120]);
    // Done once: what is indexed since is left alone.
    t.deps.db.delete(mentionWords).run();
    await startBackground(t.deps, { scheduled: false }).tick();
    expect(await total('wykop')).toBe(0);
  });
});

describe('what is asked for wrongly', () => {
  it('is refused with a Polish sentence and changes nothing', async () => {
    const t = await testApp();
    const anna = await member(t);
    const [id = 0] = store(t, anna.id, [found(t)]);
    const queries = [
      'sentiment=good',
      'channel=tv',
      'days=0',
      'days=x',
      'days=1e9',
      'hidden=2',
      'cursor=-1',
      'cursor=1;drop',
      `q=${'a'.repeat(201)}`,
      `alert=${'a'.repeat(65)}`,
    ];
    const calls: [string, string, unknown?][] = [
      ...queries.map((query): [string, string] => ['GET', `mentions?${query}`]),
      ['GET', 'chart?days=31'],
      ...[{}, null, [], { sentiment: 'good' }, { notMe: 'tak' }, { notMe: true, sentiment: 'neutral' }, { hidden: null }].map(
        (body): [string, string, unknown] => ['PATCH', `mentions/${id}`, body],
      ),
      ...['x', '-1', '99999999999999999', '%00', '../1'].map((bad): [string, string, unknown] => ['PATCH', `mentions/${bad}`, { notMe: true }]),
      ...[{}, { domain: '' }, { domain: 'bez kropki' }, { domain: 'a'.repeat(300) }, { domain: '<b>.pl' }, { domain: 5 }].map(
        (body): [string, string, unknown] => ['POST', 'muted', body],
      ),
      ['GET', `mentions?alert=${'0'.repeat(32)}`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await t.call(`/api/monitoring/${path}`, { method, cookie: anna.cookie, ...(body === undefined ? {} : { body }) });
      expect([400, 404], `${method} ${path} ${JSON.stringify(body)}`).toContain(answer.status);
      expect(answer.json).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/^[A-ZŁŻŚ].+[.]$/) });
    }
    expect(t.deps.db.select().from(mentionCorrections).all()).toEqual([]);
    expect(await get(t, anna, 'muted')).toEqual([]);
  });
});

describe('the chart', () => {
  it('has each day, marks what stands out and says by which mentions', async () => {
    const asked: string[] = [];
    const pooled: Analysts['quick'] = {
      topics: async (input) => {
        asked.push(...input.groups.flat());
        return topics(input);
      },
      missing: async () => [],
    };
    const t = await testApp({ analysts: { quick: pooled } });
    const anna = await member(t);
    const began = new Date(t.clock().getTime() - 70 * 86_400_000);
    t.deps.db
      .insert(monitoringRounds)
      .values({ id: 'first', userId: anna.id, subjectId: anna.id, key: 'first', trigger: 'start', status: 'completed', requestedAt: began, finishedAt: began })
      .run();
    store(t, anna.id, [
      ...Array.from({ length: 60 }, (_, i) => found(t, { daysAgo: i, sentiment: i % 4 === 0 ? 'negative' : 'neutral' })),
      ...Array.from({ length: 9 }, () =>
        found(t, {
          daysAgo: 4,
          sentiment: 'negative',
          domain: 'forum.example',
          kind: 'forum',
          content: `Opóźnienie budowy biblioteki numer ${Math.random()}: mieszkańcy krytykują projekt.`,
        }),
      ),
    ]);
    const chart = await get<MonitoringChart>(t, anna, 'chart?days=30');
    expect(chart.unit).toBe('day');
    expect(chart.points).toHaveLength(30);
    expect(chart.points.at(-1)?.from).toBe(polishDay(t.clock()));
    const day = polishDay(new Date(t.clock().getTime() - 4 * 86_400_000));
    expect(chart.points.find((point) => point.from === day)).toMatchObject({ negative: 10 });
    expect(chart.spikes).toMatchObject([{ from: day, to: day, kind: 'negative', count: 10, usual: 0.2 }]);
    // The bracket stands where the alert of that day was raised.
    const evening = new Date(t.clock().getTime() - 3.5 * 86_400_000);
    expect(t.deps.db.transaction((tx) => raiseAlerts(tx, t.deps, anna.id, evening, [])).map(({ kind }) => kind)).toContain('spike_negative');
    expect(chart.spikes[0]?.domains[0]).toBe('forum.example');
    expect(chart.spikes[0]?.topics).toContain('biblioteka');
    // The texts of the spike were read where the pool reads them.
    expect(asked).toHaveLength(10);
    expect(chart.spikes[0]?.mentions).toHaveLength(3);
    const long = await get<MonitoringChart>(t, anna, 'chart?days=180');
    expect(long.unit).toBe('week');
    expect(long.points.every((point) => new Date(`${point.from}T12:00:00Z`).getUTCDay() === 1)).toBe(true);
    expect(long.points.reduce((sum, { positive, neutral, negative }) => sum + positive + neutral + negative, 0)).toBe(69);
  });
});
