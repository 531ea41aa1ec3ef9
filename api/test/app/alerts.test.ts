import { describe, expect, it } from 'vitest';
import { checkOwnPages } from '../../src/alerts/check-pages.ts';
import { mailWaitingAlerts } from '../../src/alerts/mail-alerts.ts';
import { watchedPages } from '../../src/alerts/tables.ts';
import { users } from '../../src/auth/tables.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/profile.ts';
import { settings } from '../../src/settings/tables.ts';
import { active, alertLetters, criticism, DAY, HOUR, mention, NAME, round, watched } from './alert-rounds.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a wave of criticism', () => {
  it('that goes on for days says how many there have been since it began', async () => {
    const { t, user, cookie } = await watched();
    round(t, user.id, Array.from({ length: 5 }, criticism));
    t.passTime(26 * HOUR);
    round(t, user.id, Array.from({ length: 5 }, criticism));
    const [alert] = await active(t, cookie);
    const [first = '', second] = plain(alert?.description ?? '').split('\n');
    expect([alert?.mentionCount, first, second]).toEqual([
      10,
      'W ciągu doby do 21 grudnia 2026 r. pojawiło się 5 negatywnych wzmianek; zwykle jest to mniej niż 1.',
      'Od początku tej fali: 10 negatywnych wzmianek.',
    ]);
  });

  it('raises one alert that goes on, grows worse, and rests when dismissed', async () => {
    const { t, user, cookie } = await watched();
    expect(round(t, user.id, [criticism(), criticism()])).toEqual([]);
    t.passTime(HOUR);
    expect(round(t, user.id, [criticism(), criticism()])).toMatchObject([{ kind: 'spike_negative', severity: 'high' }]);
    const [alert] = await active(t, cookie);
    expect(alert).toMatchObject({ title: 'Więcej krytyki niż zwykle', severity: 'high', mentionCount: 4 });
    const lines = plain(alert?.description ?? '').split('\n');
    expect(lines[0]).toBe('W ciągu doby do 20 grudnia 2026 r. pojawiły się 4 negatywne wzmianki; zwykle jest to mniej niż 1.');
    expect(lines.at(-1)).toMatch(/^Źródła: strona-\d\.example/);
    expect(alert?.mentions).toHaveLength(3);

    t.passTime(HOUR);
    expect(round(t, user.id, [])).toEqual([]);
    expect(round(t, user.id, [criticism()])).toEqual([]);
    const grown = (await active(t, cookie))[0];
    expect(grown?.mentionCount).toBe(5);
    expect(plain(grown?.description ?? ''), 'the number in the words is that of its link').toContain('5 negatywnych wzmianek');
    expect(
      round(
        t,
        user.id,
        Array.from({ length: 20 }, () => criticism()),
      ),
    ).toMatchObject([{ id: alert?.id, severity: 'critical' }]);
    expect(await active(t, cookie)).toHaveLength(1);

    await t.call(`/api/alerts/${alert?.id}/dismiss`, { method: 'PATCH', cookie });
    t.passTime(12 * HOUR);
    expect(round(t, user.id, [criticism(), criticism(), criticism()])).toEqual([]);
    expect(await active(t, cookie)).toEqual([]);
  });

  it('of the past raises nothing when monitoring begins', async () => {
    const t = await testApp();
    const { user, cookie } = await member(t);
    const old = Array.from({ length: 30 }, () => criticism({ publishedAt: new Date(t.clock().getTime() - 40 * DAY) }));
    const undated = Array.from({ length: 10 }, (_, n) => mention(`Klienci oskarżają firmę, którą prowadzi ${NAME}, o oszustwo numer ${n}.`));
    round(t, user.id, [...old, ...undated]);
    t.passTime(HOUR);
    round(t, user.id, []);
    expect(await active(t, cookie)).toEqual([]);
    expect(alertLetters(t)).toEqual([]);
  });
});

describe('a single text', () => {
  it('with a charge near the name is critical; a second source joins the same alert', async () => {
    const { t, user, cookie } = await watched();
    const at = new Date(t.clock().getTime() - 2 * HOUR);
    round(t, user.id, [mention(`Prokuratura postawiła zarzut oszustwa: ${NAME} miała wyłudzić zaliczki.`, { domain: 'gazeta.example', publishedAt: at })]);
    t.passTime(5 * HOUR);
    round(t, user.id, [mention(`${NAME} podejrzana o oszustwo, śledczy przesłuchali ją w piątek rano w Lublinie.`, { domain: 'radio.example' })]);
    const alerts = await active(t, cookie);
    expect(alerts).toMatchObject([{ kind: 'allegation', severity: 'critical', mentionCount: 2 }]);
    const text = plain(alerts[0]?.description ?? '');
    expect(text).toContain('W 2 źródłach pojawia się zarzut: „Prokuratura postawiła zarzut oszustwa');
    expect(text).toContain('Pierwsze źródło: gazeta.example, 20 grudnia 2026 r.');
  });

  it('that is critical in a big source is told, praise there and criticism on a blog are not', async () => {
    const { t, user, cookie } = await watched();
    const big = { kind: 'news', domain: 'kraj.example', reach: 5_000 } as const;
    round(t, user.id, [criticism(), criticism({ ...big, sentiment: 'positive' }), criticism({ ...big, own: true, sentiment: null })]);
    expect(await active(t, cookie)).toEqual([]);
    round(t, user.id, [criticism({ ...big, title: 'Opóźnienia w „Formie”' })]);
    const [alert] = await active(t, cookie);
    expect(alert).toMatchObject({ kind: 'negative_big', severity: 'high', mentionCount: 1, mentions: [{ source: 'kraj.example', sentiment: 'negative' }] });
    expect(plain(alert?.description ?? '')).toContain('„Opóźnienia w »Formie«”\nkraj.example.');
  });
});

describe('what is missing', () => {
  it('an own page gone at two checks, and sources silent for days, are told once', async () => {
    const { t, user, cookie } = await watched();
    const page = {
      userId: user.id,
      url: 'https://www.forma.example/',
      title: 'Pracownia Forma',
      checkedAt: t.clock(),
      seenAt: t.clock(),
      missedSince: t.clock(),
    };
    t.deps.db
      .insert(watchedPages)
      .values({ ...page, missed: 1 })
      .run();
    for (let day = 0; day < 4; day++) {
      t.passTime(DAY);
      round(t, user.id, [], { unanswered: ['searxng'] });
      if (day === 2) expect(await active(t, cookie)).toEqual([]);
    }
    t.deps.db.update(watchedPages).set({ missed: 2 }).run();
    round(t, user.id, [], { unanswered: ['searxng'] });
    const alerts = await active(t, cookie);
    expect(alerts.map(({ kind, severity }) => [kind, severity]).sort()).toEqual([
      ['coverage_lost', 'low'],
      ['page_gone', 'low'],
    ]);
    const text = plain(alerts.map(({ description }) => description).join('\n'));
    expect(text).toContain('Brak alertów w tym czasie nie znaczy, że nic się nie wydarzyło.');
    expect(text).toContain('nie odpowiada: SearXNG.');
    t.passTime(DAY);
    round(t, user.id, [], { unanswered: ['searxng'] });
    expect(await active(t, cookie)).toHaveLength(2);
  });
});

describe('an own page', () => {
  it('is gone once two checks a day apart say so; a fault says nothing', async () => {
    let state: 'there' | 'gone' | 'unknown' = 'there';
    const asked: string[] = [];
    const pageState = async (url: string) => {
      asked.push(url);
      return state;
    };
    const t = await testApp({ analysts: { pageState } });
    const url = 'https://www.forma.example/';
    const { user, cookie } = await member(t, { hasCompletedOnboarding: true, externalLinks: [{ title: 'Pracownia Forma', url }] });
    const look = async (next: typeof state) => {
      state = next;
      t.passTime(DAY);
      for (let i = 0; i < 2; i++) await checkOwnPages(t.deps, new AbortController().signal);
      round(t, user.id, []);
      return (await active(t, cookie)).map(({ description }) => plain(description).split('\n')[0]);
    };
    expect(await look('gone')).toEqual([]);
    expect(await look('there')).toEqual([]);
    expect(await look('gone')).toEqual([]);
    expect(await look('unknown')).toEqual([]);
    expect(await look('gone')).toEqual(['„Pracownia Forma”, forma.example. Ostatnio widziana 22 listopada 2026 r.']);
    expect(await look('gone')).toHaveLength(1);
    expect(asked).toHaveLength(6);
  });
});

describe('the list', () => {
  it('shows the gravest first, only to its owner, and closes once', async () => {
    const { t, user, cookie } = await watched();
    round(t, user.id, [criticism({ kind: 'news', reach: 5_000 })]);
    t.passTime(HOUR);
    round(t, user.id, [mention(`${NAME} usłyszała zarzuty wyłudzenia dotacji na remont kamienicy.`)]);
    const [charge, big] = await active(t, cookie);
    expect([charge?.kind, big?.kind]).toEqual(['allegation', 'negative_big']);
    const other = await member(t, { email: 'inny@example.com' });
    expect(await active(t, other.cookie)).toEqual([]);
    for (const act of ['resolve', 'dismiss']) {
      const answer = await t.call(`/api/alerts/${charge?.id}/${act}`, { method: 'PATCH', cookie: other.cookie });
      expect([answer.status, (answer.json as { code: string }).code]).toEqual([404, 'alert_not_found']);
    }
    for (const act of ['resolve', 'resolve', 'dismiss']) {
      const answer = await t.call(`/api/alerts/${charge?.id}/${act}`, { method: 'PATCH', cookie });
      expect(answer.json).toEqual({ id: charge?.id, status: 'resolved' });
    }
    expect((await active(t, cookie)).map(({ id }) => id)).toEqual([big?.id]);
    const reopen = (as: string) => t.call(`/api/alerts/${charge?.id}/reopen`, { method: 'PATCH', cookie: as });
    expect((await reopen(other.cookie)).json).toMatchObject({ code: 'alert_not_found' });
    for (let i = 0; i < 2; i++) expect((await reopen(cookie)).json).toEqual({ id: charge?.id, status: 'active' });
    expect((await active(t, cookie)).map(({ id }) => id)).toEqual([charge?.id, big?.id]);
  });
});

describe('the letter', () => {
  const gone = (t: TestApp, userId: string, n: number) =>
    t.deps.db
      .insert(watchedPages)
      .values({ userId, url: `https://forma.example/${n}`, title: `Strona ${n}`, checkedAt: t.clock(), seenAt: t.clock(), missed: 2, missedSince: t.clock() })
      .run();

  it('about grave alerts comes at once, also at night; about others by day and once an hour, together', async () => {
    const { t, user } = await watched();
    t.passTime(14 * HOUR); // 0:00 in Poland
    gone(t, user.id, 1);
    round(t, user.id, []);
    mailWaitingAlerts(t.deps);
    expect(alertLetters(t)).toEqual([]);
    t.passTime(8 * HOUR);
    mailWaitingAlerts(t.deps);
    mailWaitingAlerts(t.deps);
    expect(alertLetters(t).map(({ subject }) => plain(subject))).toEqual(['[Niski] Strona o Tobie zniknęła']);
    t.passTime(10 * 60_000);
    gone(t, user.id, 2);
    round(t, user.id, []);
    gone(t, user.id, 3);
    round(t, user.id, []);
    expect(alertLetters(t)).toHaveLength(1);
    t.passTime(HOUR);
    mailWaitingAlerts(t.deps);
    expect(plain(alertLetters(t)[1]?.subject ?? '')).toBe('2 nowe alerty: Anna Kowalska');
    t.passTime(15 * HOUR);
    round(t, user.id, [mention(`${NAME} usłyszała zarzuty wyłudzenia dotacji na remont kamienicy.`)]);
    expect(plain(alertLetters(t)[2]?.subject ?? '')).toBe('[Krytyczny] Poważny zarzut');
    expect(alertLetters(t)).toHaveLength(3);
  });

  it('obeys the switches', async () => {
    const { t, user } = await watched();
    const save = (over: object) => {
      const row = { userId: user.id, flags: { ...DEFAULT_SETTINGS, ...over }, savedAt: t.clock() };
      t.deps.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.userId, set: row }).run();
    };
    save({ emailAlerts: false });
    round(t, user.id, [mention(`${NAME} usłyszała zarzuty wyłudzenia dotacji na remont kamienicy.`)]);
    expect(alertLetters(t)).toEqual([]);
    // Switching letters on does not bring the old ones.
    save({ redAlertNotifications: false });
    t.passTime(14 * HOUR);
    mailWaitingAlerts(t.deps);
    round(t, user.id, [criticism({ kind: 'news', reach: 5_000 })]);
    expect(alertLetters(t)).toEqual([]);
  });

  it.each([
    ['6:59', -3 * HOUR - 60_000, 0],
    ['7:00', -3 * HOUR, 1],
    ['21:59', 12 * HOUR - 60_000, 1],
    ['22:00', 12 * HOUR, 0],
  ])('about what is not grave is written by day: at %s', async (_, after, letters) => {
    const { t, user } = await watched();
    t.passTime(DAY + after);
    gone(t, user.id, 1);
    round(t, user.id, []);
    expect(alertLetters(t)).toHaveLength(letters);
    // What is grave waits for nothing.
    round(t, user.id, [criticism({ kind: 'news', reach: 5_000 })]);
    expect(alertLetters(t)).toHaveLength(letters + 1);
  });

  it('comes an hour after the last one, without what was closed meanwhile, the gravest first', async () => {
    const { t, user, cookie } = await watched();
    gone(t, user.id, 1);
    round(t, user.id, []);
    gone(t, user.id, 2);
    round(t, user.id, []);
    gone(t, user.id, 3);
    const [closed] = round(t, user.id, []);
    await t.call(`/api/alerts/${closed?.id}/dismiss`, { method: 'PATCH', cookie });
    t.passTime(HOUR - 1_000);
    mailWaitingAlerts(t.deps);
    expect(alertLetters(t)).toHaveLength(1);
    t.passTime(1_000);
    mailWaitingAlerts(t.deps);
    expect(alertLetters(t).map(({ subject }) => plain(subject))).toEqual(['[Niski] Strona o Tobie zniknęła', '[Niski] Strona o Tobie zniknęła']);
    gone(t, user.id, 4);
    round(t, user.id, []);
    t.passTime(60_000);
    round(t, user.id, [criticism({ kind: 'news', reach: 5_000 })]);
    const text = plain(alertLetters(t)[2]?.text ?? '');
    expect(text.indexOf('Krytyczny tekst w dużym serwisie')).toBeLessThan(text.indexOf('Strona o Tobie zniknęła'));
    expect(alertLetters(t)).toHaveLength(3);
    t.passTime(1_000);
    gone(t, user.id, 5);
    round(t, user.id, []);
    expect((await active(t, cookie)).map(({ kind }) => kind)).toEqual(['negative_big', ...Array.from({ length: 4 }, () => 'page_gone')]);
  });

  it('is not written to a closed account, nor later', async () => {
    const { t, user } = await watched();
    t.deps.db.update(users).set({ isActive: false }).run();
    round(t, user.id, [mention(`${NAME} usłyszała zarzuty wyłudzenia dotacji na remont kamienicy.`)]);
    t.deps.db.update(users).set({ isActive: true }).run();
    mailWaitingAlerts(t.deps);
    expect(alertLetters(t)).toEqual([]);
  });
});
