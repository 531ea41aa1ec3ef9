import { describe, expect, it } from 'vitest';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import type { Alert, AlertRules } from '../../src/contract/monitoring.ts';
import { alertRulesLimit } from '../../src/contract/rules.ts';
import { newId } from '../../src/ids.ts';
import { storeMentions } from '../../src/monitoring/store-mentions.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { type Member, member } from './member.ts';
import { found } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;
const plain = (text = '') => text.replace(/\u00a0/g, ' ');

async function watched() {
  const t = await testApp();
  const anna = await member(t);
  const round = (given: Parameters<typeof found>[1][] = []) =>
    t.deps.db.transaction((tx) => {
      const now = t.clock();
      const id = newId();
      tx.insert(monitoringRounds)
        .values({ id, userId: anna.id, subjectId: anna.id, key: id, trigger: 'daily', status: 'completed', requestedAt: now, finishedAt: now, asked: 4 })
        .run();
      const ids = storeMentions(
        tx,
        now,
        anna.id,
        id,
        given.map((each) => found(t, each)),
      );
      return raiseAlerts(tx, t.deps, anna.id, now, ids);
    });
  round();
  t.passTime(30 * DAY);
  return { t, anna, round };
}
const rule = async (t: TestApp, who: Member, words: string) => t.call('/api/alerts/rules', { cookie: who.cookie, body: { words } });
const active = async (t: TestApp, who: Member) => (await t.call('/api/alerts/active', { cookie: who.cookie })).json as Alert[];

describe('a rule of the user', () => {
  it('raises one alert a day for new mentions with its words, in any form and without diacritics, also by the source', async () => {
    const { t, anna, round } = await watched();
    expect((await rule(t, anna, 'pasaz szkutnikow')).status).toBe(200);
    await rule(t, anna, 'wykop');
    expect(round([{ title: 'Inne', content: 'Anna Kowalska mówi o pasażu Bartników.' }])).toEqual([]);
    const raised = round([
      { title: 'Remont', content: 'Anna Kowalska o Pasażu Szkutników: remont ruszy w maju.', domain: 'gazeta.example' },
      { title: 'Wpis', content: 'Anna Kowalska ma nowy projekt.', domain: 'wykop.example', kind: 'forum' },
    ]);
    expect(raised.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['keyword', 'medium'],
      ['keyword', 'medium'],
    ]);
    const [first] = (await active(t, anna)).filter(({ title }) => title.includes('szkutnikow'));
    expect(plain(first?.title)).toBe('Twoja reguła: „pasaz szkutnikow”');
    expect(plain(first?.description).split('\n')[0]).toBe('Do reguły pasuje dziś 1 nowa wzmianka.');
    expect(first?.mentions).toMatchObject([{ title: 'Remont' }]);

    // The same day: the alert goes on, and nobody is told twice.
    expect(round([{ title: 'Drugi', content: 'Znów o Pasażu Szkutników, znów Anna Kowalska.' }])).toEqual([]);
    const again = (await active(t, anna)).find(({ id }) => id === first?.id);
    expect(again?.mentionCount).toBe(2);
    expect(plain(again?.description)).toContain('pasują dziś 2 nowe wzmianki');
    t.passTime(DAY);
    expect(round([{ title: 'Trzeci', content: 'Pasaż Szkutników otwarty, Anna Kowalska zadowolona.' }])).toMatchObject([{ kind: 'keyword' }]);
  });

  it('speaks of news alone: neither of old texts nor of hidden ones, and no longer when it is deleted', async () => {
    const { t, anna, round } = await watched();
    const { json } = await rule(t, anna, 'biblioteka');
    expect(round([{ content: 'Anna Kowalska i biblioteka sprzed lat.', daysAgo: 20 }])).toEqual([]);
    await t.call('/api/monitoring/muted', { cookie: anna.cookie, body: { domain: 'cicho.example' } });
    expect(round([{ content: 'Biblioteka Anny Kowalskiej.', domain: 'cicho.example' }])).toEqual([]);
    expect(round([{ content: 'Nowa biblioteka, projekt: Anna Kowalska.' }])).toHaveLength(1);
    const [{ id } = { id: '' }] = (json as AlertRules).rules;
    expect((await t.call(`/api/alerts/rules/${id}`, { method: 'DELETE', cookie: anna.cookie })).json).toMatchObject({ rules: [] });
    t.passTime(DAY);
    expect(round([{ content: 'Biblioteka w Brzegu, autorka Anna Kowalska.' }])).toEqual([]);
  });

  it('is one of as many as the plan allows, each once, and its owner’s alone', async () => {
    const { t, anna } = await watched();
    const jan = await member(t, { plan: 'alert' });
    const most = alertRulesLimit(null);
    for (let n = 0; n < most; n++) {
      expect((await rule(t, anna, `słowo ${n}`)).status).toBe(200);
      t.passTime(1_000);
    }
    expect((await rule(t, anna, 'SŁOWO 0')).status).toBe(200);
    const refused = await rule(t, anna, 'jeszcze jedno');
    expect(refused.status).toBe(409);
    const mine = (await t.call('/api/alerts/rules', { cookie: anna.cookie })).json as AlertRules;
    expect(mine).toMatchObject({ limit: most, rules: Array.from({ length: most }, (_, n) => ({ words: `słowo ${n}` })) });
    expect((await t.call('/api/alerts/rules', { cookie: jan.cookie })).json).toEqual({ rules: [], limit: alertRulesLimit('alert') });
    await t.call(`/api/alerts/rules/${mine.rules[0]?.id}`, { method: 'DELETE', cookie: jan.cookie });
    expect(((await t.call('/api/alerts/rules', { cookie: anna.cookie })).json as AlertRules).rules).toHaveLength(most);
    for (const words of ['', ' ', 'x', '„”', '*'.repeat(5), 'a'.repeat(81)]) expect((await rule(t, anna, words)).status, words).toBe(400);
  });
});
