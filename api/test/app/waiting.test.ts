import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { WAITING_SERVICES } from '../../src/contract/choices.ts';
import { CONSENT_WAITING_VERSION } from '../../src/contract/consents.ts';
import { RETENTION, WAITING_LINK_DAYS } from '../../src/contract/constants.ts';
import { csv } from '../../src/contract/csv.ts';
import type { AdminWaiting } from '../../src/contract/waiting.ts';
import { newId } from '../../src/ids.ts';
import { outbox } from '../../src/mail/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { eraseOldWaiting } from '../../src/waiting/erase.ts';
import { waitingLinks, waitingList } from '../../src/waiting/tables.ts';
import { type TestApp, testApp } from './test-app.ts';

const DAY = 24 * 60 * 60 * 1_000;
const EMAIL = 'ola@example.com';
const ask = (t: TestApp, over: Record<string, unknown> = {}) =>
  t.call('/api/waiting-list', { body: { email: EMAIL, service: 'red-alert', consent: CONSENT_WAITING_VERSION, ...over } });
const rows = (t: TestApp) => t.deps.db.select().from(waitingList).all();
const tokenIn = (text: string | undefined, page: string) => new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';
const confirm = (t: TestApp, token: string) => t.call('/api/waiting-list/confirm', { body: { token } });

async function administrator(t: TestApp): Promise<string> {
  const id = newId();
  t.deps.db.insert(users).values({ id, email: 'szefowa@example.com', firstName: 'A', lastName: 'B', isAdmin: true, createdAt: t.clock() }).run();
  return `lustro=${await t.deps.sessions.create(id)}`;
}

/** On the list and confirmed; the letters are taken out of the mailbox. Returns the tokens of both ways. */
async function joined(t: TestApp, over: Record<string, unknown> = {}): Promise<{ token: string; leave: string }> {
  await ask(t, over);
  await t.deliver();
  const letter = t.letters.splice(0).at(-1);
  const token = tokenIn(letter?.text, '/zapis');
  expect((await confirm(t, token)).status).toBe(200);
  await t.deliver();
  t.letters.splice(0);
  return { token, leave: tokenIn(letter?.text, '/rezygnacja') };
}

describe('a waiting list', () => {
  it('asks by letter, is confirmed by a press, is listed and handed over, and is left with one click', async () => {
    const t = await testApp();
    const cookie = await administrator(t);
    const asked = await ask(t, { email: '  Ola@Example.com ' });
    expect([asked.status, asked.json]).toEqual([200, { email: EMAIL }]);
    expect(rows(t)).toMatchObject([{ email: EMAIL, service: 'red-alert', consent: CONSENT_WAITING_VERSION, joinedAt: t.clock(), confirmedAt: null }]);
    await t.deliver();
    expect(t.letters).toMatchObject([{ to: EMAIL, subject: 'Potwierdź zapis na listę: Red Alert', template: 'waiting-confirm' }]);
    const letter = t.letters[0];
    expect(letter?.text).toContain('Link działa 7\u00a0dni.');
    expect(letter?.text).not.toContain('Twojego zamówienia lub konta');
    const [token, leave] = [tokenIn(letter?.text, '/zapis'), tokenIn(letter?.text, '/rezygnacja')];
    expect(letter?.unsubscribeUrl).toBe(`${t.deps.config.siteUrl}/api/waiting-list/leave?token=${leave}`);
    // Nothing that is stored opens the link.
    expect(JSON.stringify(t.deps.db.select().from(waitingLinks).all())).not.toContain(token);
    expect(t.deps.db.select().from(outbox).all()).toMatchObject([{ text: null, html: null }]);

    t.passTime(DAY);
    for (let i = 0; i < 2; i++) expect((await confirm(t, token)).json).toEqual({ service: 'red-alert' });
    await t.deliver();
    expect(t.letters.slice(1)).toMatchObject([{ to: EMAIL, subject: 'Jesteś na liście: Red Alert', unsubscribeUrl: letter?.unsubscribeUrl }]);
    expect(t.letters[1]?.html).toContain(`/rezygnacja?token=${leave}`);

    await ask(t, { email: 'nikt@example.com' });
    const list = (await t.call('/api/admin/waiting-list?service=red-alert&state=confirmed', { cookie })).json as AdminWaiting;
    expect(list.lists).toEqual([
      { service: 'przyszlosc', people: 0, confirmed: 0 },
      { service: 'red-alert', people: 2, confirmed: 1 },
      { service: 'content-strategy', people: 0, confirmed: 0 },
    ]);
    expect(list).toMatchObject({ total: 1, entries: [{ email: EMAIL, consent: CONSENT_WAITING_VERSION, confirmedAt: t.clock().toISOString() }] });
    expect(JSON.stringify(list)).not.toContain(leave);

    const file = await t.call('/api/admin/waiting-list/export?service=red-alert', { cookie });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('lista-oczekujacych-red-alert.csv');
    expect(file.text.replace(/^\ufeff/, '').split('\r\n')).toEqual([
      '"E-mail";"Usługa";"Zapis";"Potwierdzenie";"Wersja zgody";"Rezygnacja"',
      `"${EMAIL}";"Red Alert";"20.11.2026 10:00";"21.11.2026 10:00";"${CONSENT_WAITING_VERSION}";"${t.deps.config.siteUrl}/rezygnacja?token=${leave}"`,
      '',
    ]);
    expect((await t.call('/api/admin/audit', { cookie })).json).toMatchObject([
      { admin: 'szefowa@example.com', action: 'waiting_export', target: 'red-alert', detail: '1' },
    ]);

    const look = await t.call(`/api/waiting-list/leave?token=${leave}`);
    expect([look.status, look.headers.get('location')]).toEqual([302, `/rezygnacja?token=${leave}`]);
    expect(rows(t)).toHaveLength(2);
    const oneClick = {
      method: 'POST',
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.org', 'Sec-Fetch-Site': 'cross-site' },
    };
    expect((await t.call(`/api/waiting-list/leave?token=${leave}`, oneClick)).json).toEqual({ left: true });
    expect((await t.call(`/api/waiting-list/leave?token=${leave}`, oneClick)).json).toEqual({ left: false });
    expect((await confirm(t, token)).json).toMatchObject({ code: 'link_expired' });
    const left = JSON.stringify([rows(t), t.deps.db.select().from(outbox).all(), t.deps.db.select().from(waitingLinks).all()]);
    expect(left).not.toContain(EMAIL);
    expect(rows(t)).toMatchObject([{ email: 'nikt@example.com' }]);
  });

  it('answers the same whether an address waits or not, and writes to nobody twice who has confirmed', async () => {
    const t = await testApp();
    const first = await ask(t);
    const again = await ask(t);
    await t.deliver();
    // A repeat before the press (a lost answer, a second try) makes a second link, and the first one still works.
    const [one, two] = t.letters.map(({ text }) => tokenIn(text, '/zapis'));
    expect(one).not.toBe(two);
    expect(rows(t)).toHaveLength(1);
    for (const token of [one, two]) expect((await confirm(t, token ?? '')).status).toBe(200);
    const after = await ask(t);
    await t.deliver();
    expect(t.letters.map(({ template }) => template)).toEqual(['waiting-confirm', 'waiting-confirm', 'waiting-confirmed']);
    for (const answer of [again, after]) expect([answer.status, answer.text]).toEqual([first.status, first.text]);
    const limited = [await ask(t), await ask(t, { email: 'obca@example.com' }), await ask(t, { email: 'obca@example.com' })];
    expect(limited.map(({ status }) => status)).toEqual([429, 200, 200]);
    expect((await ask(t, { service: 'przyszlosc', email: 'obca@example.com' })).status).toBe(200);
    expect((await ask(t, { service: 'przyszlosc', email: 'obca@example.com' })).status).toBe(429);
    expect(rows(t).map(({ email, service }) => `${email} ${service}`)).toEqual([
      `${EMAIL} red-alert`,
      'obca@example.com red-alert',
      'obca@example.com przyszlosc',
    ]);
  });

  it('commits an entry with its letter or not at all, and a new entry is not left by an old letter', async () => {
    const t = await testApp();
    t.deps.db.$client.exec("create trigger stop before insert on outbox begin select raise(abort, 'killed'); end");
    expect((await ask(t)).status).toBe(500);
    expect([rows(t), t.deps.db.select().from(waitingLinks).all()]).toEqual([[], []]);
    t.deps.db.$client.exec('drop trigger stop');
    const before = await joined(t);
    t.deps.db.$client.exec("create trigger stop before delete on waiting_list begin select raise(abort, 'killed'); end");
    expect((await t.call(`/api/waiting-list/leave?token=${before.leave}`, { method: 'POST' })).status).toBe(500);
    expect([rows(t).length, t.deps.db.select().from(outbox).all().length]).toEqual([1, 2]);
    t.deps.db.$client.exec('drop trigger stop');
    await t.call(`/api/waiting-list/leave?token=${before.leave}`, { method: 'POST' });
    await joined(t);
    expect((await t.call(`/api/waiting-list/leave?token=${before.leave}`, { method: 'POST' })).json).toEqual({ left: false });
    expect(rows(t)).toMatchObject([{ email: EMAIL, confirmedAt: t.clock() }]);
  });

  it('forgets who never confirmed, who has waited too long, and lists that are over', async () => {
    const t = await testApp();
    await joined(t);
    await joined(t, { email: 'jan@example.com', service: 'content-strategy' });
    await ask(t, { email: 'cicha@example.com' });
    await t.deliver();
    const token = tokenIn(t.letters[0]?.text, '/zapis');
    t.passTime(WAITING_LINK_DAYS * DAY);
    await cleanUp(t.deps);
    expect((await confirm(t, token)).json).toMatchObject({ code: 'link_expired' });
    expect([rows(t).length, t.deps.db.select().from(waitingLinks).all().length]).toEqual([3, 0]);
    t.passTime((RETENTION.waitingUnconfirmedDays - WAITING_LINK_DAYS) * DAY + 1);
    await cleanUp(t.deps);
    expect(rows(t).map(({ email }) => email)).toEqual([EMAIL, 'jan@example.com']);
    eraseOldWaiting(t.deps, ['content-strategy']);
    expect(rows(t).map(({ email }) => email)).toEqual([EMAIL]);
    t.passTime(RETENTION.waitingMonths * 31 * DAY);
    await cleanUp(t.deps);
    expect(JSON.stringify([rows(t), t.deps.db.select().from(outbox).all()])).toBe('[[],[]]');
  });

  it('is paged and filtered for an administrator, who may take an address off; the log names no address', async () => {
    const t = await testApp();
    const cookie = await administrator(t);
    const at = t.clock();
    t.deps.db
      .insert(waitingList)
      .values(
        Array.from({ length: 23 }, (_, i) => ({
          id: i.toString(16).padStart(32, '0'),
          email: `osoba${i}@example.com`,
          service: WAITING_SERVICES[i % 2] ?? 'przyszlosc',
          consent: CONSENT_WAITING_VERSION,
          joinedAt: new Date(at.getTime() + i),
          confirmedAt: i < 5 ? at : null,
          leaveToken: `t${i}`,
        })),
      )
      .run();
    const get = async (query: string) => (await t.call(`/api/admin/waiting-list?${query}`, { cookie })).json as AdminWaiting;
    expect((await get('page=3')).entries.map(({ email }) => email)).toEqual(['osoba2@example.com', 'osoba1@example.com', 'osoba0@example.com']);
    expect(await get('state=asked&service=red-alert')).toMatchObject({ total: 9, lists: [{ people: 12 }, { people: 11, confirmed: 2 }, { people: 0 }] });
    for (const query of ['page=0', 'page=x', 'service=x', 'state=x'])
      expect((await t.call(`/api/admin/waiting-list?${query}`, { cookie })).status, query).toBe(400);
    for (const query of ['', '?service=', '?service=x']) expect((await t.call(`/api/admin/waiting-list/export${query}`, { cookie })).status, query).toBe(400);
    const [entry] = (await get('')).entries;
    expect((await t.call(`/api/admin/waiting-list/${entry?.id}`, { method: 'DELETE', cookie })).json).toEqual({ left: true });
    expect((await t.call(`/api/admin/waiting-list/${entry?.id}`, { method: 'DELETE', cookie })).json).toMatchObject({ code: 'entry_not_found' });
    const { text, json } = await t.call('/api/admin/audit', { cookie });
    expect(json).toMatchObject([{ action: 'waiting_remove', target: entry?.id, detail: entry?.service }]);
    expect(text).not.toContain('osoba22');
  });

  it('hands over cells that no spreadsheet takes for formulas', () => {
    expect(csv([['=1+1', '+48', '-1', '@x', 'a"b;c', 'Ł']])).toBe(`\ufeff"'=1+1";"'+48";"'-1";"'@x";"a""b;c";"Ł"\r\n`);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ';', "'", 'a', 'ż') }), (text) => {
        const inside = csv([[text]]).slice(2, -3);
        return !inside.replaceAll('""', '').includes('"') && !/^[=+\-@\t\r]/.test(inside);
      }),
    );
  });
});
