/** What is erased, and what is not, where something is missing, old, cited elsewhere or cannot be removed. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { describe, expect, it } from 'vitest';
import { alerts } from '../../src/alerts/tables.ts';
import { addAudit } from '../../src/audit/audit.ts';
import { adminAudit } from '../../src/audit/tables.ts';
import { sessions, users } from '../../src/auth/tables.ts';
import { CONSENT_WAITING_VERSION } from '../../src/contract/consents.ts';
import { RETENTION } from '../../src/contract/constants.ts';
import type { DataExport } from '../../src/contract/profile.ts';
import { JOURNAL } from '../../src/erasures/erase-later.ts';
import { pendingErasures } from '../../src/erasures/tables.ts';
import { outbox } from '../../src/mail/tables.ts';
import { mentionDays, mentions, mentionTotals } from '../../src/monitoring/tables.ts';
import { nameMatcher } from '../../src/objections/same-name.ts';
import { requestLateRefunds } from '../../src/orders/payment/refunds.ts';
import { reportShares } from '../../src/orders/sharing/tables.ts';
import { orders, withdrawals } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { startExports } from '../../src/privacy/data-export.ts';
import { deleteAccount, forgetLastLetters } from '../../src/privacy/delete-account.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { closePrivacyRequest, restrictReports } from '../../src/privacy/privacy-requests.ts';
import { dataExports } from '../../src/privacy/tables.ts';
import { writeZip } from '../../src/privacy/zip-file.ts';
import { waitingList } from '../../src/waiting/tables.ts';
import { clearWatched } from '../../src/watching/clear-watched.ts';
import { webhookDeliveries } from '../../src/webhooks/tables.ts';
import { exportStep, failAbandonedExports } from '../../src/workflows/export-data.ts';
import { sampleReport } from '../report/fixture.ts';
import { fillTables } from './held.ts';
import { member, PASSWORD } from './member.ts';
import { found, store } from './mentions.ts';
import { anOrder } from './order-events.ts';
import { paid } from './paid.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADMIN = 'admin@example.com';
/** Shares no beginning with another word, so that the index stores it in one piece. */
const WORD = 'xqzwaropolanka';

const letters = async (t: TestApp, template: string) => {
  await t.deliver();
  return t.letters.filter((letter) => letter.template === template);
};
const running = async (t: TestApp, cookie: string) => ((await t.call('/api/user/delete', { cookie })).json as { running: number }).running;

describe('a deletion', () => {
  it('says how many paid reports end with it: neither delivered ones nor those whose price goes back', async () => {
    const t = await testApp();
    const { cookie } = await member(t);
    const done = await paid(t);
    await t.fulfil(done);
    expect(await running(t, cookie)).toBe(0);
    const late = await paid(t);
    expect(await running(t, cookie)).toBe(1);
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    expect(t.order(late)?.refundReason).toBe('late');
    expect(await running(t, cookie)).toBe(0);
  });

  it('removes at once an order for which no payment was ever begun', async () => {
    const t = await testApp();
    const { user } = await member(t, { password: PASSWORD });
    t.deps.payments.createIntent = () => Promise.reject(new Error('no answer'));
    const { id } = await t.placeOrder();
    expect(t.order(id)?.paymentIntentId).toBeNull();
    await deleteAccount(t.deps, user, PASSWORD);
    expect(t.order(id)).toBeUndefined();
  });

  it('keeps emptied rows of payments and of payments begun, and nothing else that knows the address', async () => {
    const t = await testApp();
    const { user, id: userId, cookie } = await member(t, { password: PASSWORD });
    const { db } = t.deps;
    const year = (y: number) => new Date(Date.UTC(y, 5, 1));
    const paidIn = (y: number | null) => ({ paymentStatus: 'paid', run: 1, paidAt: y && year(y) }) as const;
    for (const [id, over] of Object.entries({
      old: { ...paidIn(2024), reportStatus: 'completed' },
      running: { ...paidIn(2026), createdAt: year(2025), paymentIntentId: 'pi_running' },
      undated: { ...paidIn(null), createdAt: year(2025), reportStatus: 'completed' },
      plan: { ...paidIn(2029), included: true },
      free: { ...paidIn(2029), amount: 0 },
      begun: { paymentIntentId: 'pi_begun' },
      never: {},
    }))
      await anOrder(t, { id, userId, ...over } as never);
    const sha256 = 'c'.repeat(64);
    store(t, userId, [found(t, { sha256, title: WORD }), found(t, { sha256: 'd'.repeat(64) })]);
    const copies = join(t.deps.config.dataDir, 'snapshots');
    mkdirSync(copies, { recursive: true });
    writeFileSync(join(copies, `${sha256}.txt.gz`), 'strona');
    await t.call('/api/waiting-list', { body: { email: user.email, service: 'red-alert', consent: CONSENT_WAITING_VERSION } });
    addAudit(db, t.clock(), { admin: ADMIN, action: 'invoice_issued', target: user.email });
    expect((await t.call('/api/user/delete', { cookie })).json).toEqual({ running: 1, accountingUntil: '2031-12-31T12:00:00.000Z' });
    const { receiptId } = await deleteAccount(t.deps, user, PASSWORD);
    expect(db.select({ id: orders.id, email: orders.email, subject: orders.subjectName, refund: orders.refundReason }).from(orders).all()).toEqual([
      { id: 'old', email: '', subject: '', refund: null },
      { id: 'running', email: '', subject: '', refund: 'withdrawal' },
      { id: 'undated', email: '', subject: '', refund: null },
      { id: 'begun', email: '', subject: '', refund: null },
    ]);
    expect(db.select().from(waitingList).all()).toEqual([]);
    expect(db.select({ target: adminAudit.target }).from(adminAudit).all()).toEqual([{ target: receiptId }]);
    const [letter, ...more] = db.select().from(outbox).all();
    expect([letter?.template, letter?.recipient, more]).toEqual(['account-deleted', user.email, []]);
    for (const words of [receiptId, '20 grudnia 2026', '31 grudnia 2031']) expect(letter?.text?.replace(/\u00a0/g, ' ')).toContain(words);
    // The row of the account goes last, when nothing is left that was found for it.
    const indexed = db.$client.prepare('select count(*) from mention_words_data where instr(block, cast(? as blob)) > 0').pluck();
    const left = () => [
      db.select({ email: users.email }).from(users).all(),
      db.select().from(mentions).all().length,
      readdirSync(copies).length,
      indexed.get(WORD),
    ];
    expect(left()).toMatchObject([[{ email: expect.not.stringContaining('anna') }], 2, 1, 1]);
    await eraseLeftovers(t.deps);
    expect(left()).toEqual([[], 0, 0, 0]);
  });

  it('needs the account’s password as it is now, says until when payments are kept, and takes the archives with it', async () => {
    const t = await testApp();
    const { user, cookie } = await member(t, { password: PASSWORD });
    const preview = async () => (await t.call('/api/user/delete', { cookie })).json;
    expect(await preview()).toEqual({ running: 0, accountingUntil: null });
    await paid(t);
    expect(await preview()).toEqual({ running: 1, accountingUntil: '2031-12-31T12:00:00.000Z' });
    const { id: archive } = (await t.call('/api/user/export', { method: 'POST', cookie })).json as DataExport;
    const folder = join(t.deps.config.dataDir, 'exports');
    mkdirSync(folder, { recursive: true });
    for (const end of ['zip', 'zip.part']) writeFileSync(join(folder, `${archive}.${end}`), 'x');
    const accounts = () => t.deps.db.select({ hash: users.passwordHash }).from(users).all().length;
    await expect(deleteAccount(t.deps, user, 'inne hasło')).rejects.toMatchObject({ code: 'wrong_password' });
    const { passwordHash } = user;
    t.deps.db.update(users).set({ passwordHash: 'changed meanwhile' }).run();
    await expect(deleteAccount(t.deps, user, PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' });
    t.deps.db.update(users).set({ passwordHash }).run();
    expect([accounts(), readdirSync(folder)]).toMatchObject([1, { length: 2 }]);
    expect(await deleteAccount(t.deps, user, PASSWORD)).toMatchObject({ email: 'anna@example.com', accountingUntil: '2031-12-31T12:00:00.000Z' });
    await eraseLeftovers(t.deps);
    expect([accounts(), readdirSync(folder)]).toEqual([0, []]);
  });

  it.each([
    ['once its letter has gone', async (t: TestApp) => t.deliver()],
    ['at last without it', async (t: TestApp) => t.passTime((RETENTION.backupDays + 1) * DAY)],
  ])('forgets the address %s, and not before', async (_, until) => {
    const t = await testApp();
    const { user } = await member(t, { password: PASSWORD });
    await deleteAccount(t.deps, user, PASSWORD);
    await eraseLeftovers(t.deps);
    const left = () => [t.deps.db.select().from(outbox).all().length, t.deps.db.select({ what: pendingErasures.what }).from(pendingErasures).all()];
    forgetLastLetters(t.deps);
    expect(left()).toEqual([1, []]);
    await until(t);
    forgetLastLetters(t.deps);
    expect(left()).toEqual([0, [{ what: JOURNAL }]]);
    await eraseLeftovers(t.deps);
    expect(left()).toEqual([0, []]);
  });

  it('leaves the copy of a page that somebody else’s mention rests on, and one file that cannot be removed keeps none of the others', async () => {
    const [shared, own] = ['b', 'a'].map((sign) => sign.repeat(64)) as [string, string];
    const evidence = [shared, own].map((sha256, i) => ({ ...sampleReport.evidence[i], sha256 }));
    const t = await testApp({ analysts: { judge: async () => ({ ...sampleReport, evidence }) as typeof sampleReport } });
    const { user } = await member(t, { password: PASSWORD });
    const jan = await member(t, { email: 'jan@example.com' });
    store(t, jan.id, [found(t, { sha256: shared })]);
    const id = await paid(t);
    await t.fulfil(id);
    const file = (path: string) => join(t.deps.config.dataDir, path);
    mkdirSync(file('snapshots'), { recursive: true });
    for (const sha of [shared, own]) writeFileSync(file(`snapshots/${sha}.txt.gz`), 'strona');
    // A folder in the file's place cannot be removed as a file.
    const pdf = file(`reports/${id}.pdf`);
    rmSync(pdf);
    mkdirSync(join(pdf, 'x'), { recursive: true });
    await deleteAccount(t.deps, user, PASSWORD);
    await eraseLeftovers(t.deps);
    expect(readdirSync(file('snapshots'))).toEqual([`${shared}.txt.gz`]);
    expect(t.logged.join('')).toContain('not erased yet');
    const left = () => t.deps.db.select({ what: pendingErasures.what }).from(pendingErasures).all();
    expect(left()).toEqual([{ what: `reports/${id}.pdf` }]);
    rmSync(join(pdf), { recursive: true });
    writeFileSync(pdf, '%PDF');
    await eraseLeftovers(t.deps);
    expect([existsSync(pdf), left()]).toEqual([false, []]);
  });
});

it('the copy of a page that somebody else’s report rests on stays with it', async () => {
  const sha256 = 'a'.repeat(64);
  const t = await testApp({
    analysts: { judge: async () => ({ ...sampleReport, evidence: [{ ...sampleReport.evidence[0], sha256 }] }) as typeof sampleReport },
  });
  const { user } = await member(t, { password: PASSWORD });
  for (const over of [{}, { email: 'jan@example.com' }]) await t.fulfil(await paid(t, over));
  const folder = join(t.deps.config.dataDir, 'snapshots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${sha256}.txt.gz`), 'strona');
  await deleteAccount(t.deps, user, PASSWORD);
  await eraseLeftovers(t.deps);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(t.deps.db.select().from(pendingErasures).all()).toEqual([]);
});

it('a mention that waits to be erased cannot be corrected: its totals have gone before it, its days go with it, and all stay gone', async () => {
  const t = await testApp();
  const { id: subject, cookie } = await member(t);
  const [mention] = store(t, subject, [found(t)]);
  t.deps.db.transaction((tx) => clearWatched(tx, subject, t.clock()));
  const counted = () => t.deps.db.select().from(mentionTotals).all();
  expect(counted()).toEqual([]);
  const answer = await t.call(`/api/monitoring/mentions/${mention}`, { method: 'PATCH', cookie, body: { sentiment: 'negative' } });
  expect([answer.status, answer.json]).toMatchObject([404, { code: 'mention_not_found' }]);
  await eraseLeftovers(t.deps);
  expect([...counted(), ...t.deps.db.select().from(mentionDays).all()]).toEqual([]);
});

it('the copy of a page waits for a search under way for a day at most', async () => {
  const sha256 = 'a'.repeat(64);
  const t = await testApp({
    analysts: { judge: async () => ({ ...sampleReport, evidence: [{ ...sampleReport.evidence[0], sha256 }] }) as typeof sampleReport },
  });
  const { user } = await member(t, { password: PASSWORD });
  await t.fulfil(await paid(t));
  const folder = join(t.deps.config.dataDir, 'snapshots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${sha256}.txt.gz`), 'strona');
  await paid(t, { email: 'jan@example.com' });
  await deleteAccount(t.deps, user, PASSWORD);
  for (const left of [1, 1, 0]) {
    await eraseLeftovers(t.deps);
    expect(readdirSync(folder)).toHaveLength(left);
    t.passTime(13 * HOUR);
  }
});

describe('the daily clean-up', () => {
  it('removes copies of the database that are older than their period, and no others', async () => {
    const t = await testApp();
    const folder = join(t.deps.config.dataDir, 'backups');
    mkdirSync(folder);
    for (const [name, days] of [
      ['old.db', RETENTION.backupDays + 1],
      ['last.db', RETENTION.backupDays],
      ['new.db', RETENTION.backupDays - 1],
    ] as const) {
      const at = subDays(t.clock(), days);
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), at, at);
    }
    // As if it had gone since the folder was read.
    symlinkSync('nowhere', join(folder, 'gone.db'));
    await cleanUp(t.deps);
    expect(readdirSync(folder).sort()).toEqual(['gone.db', 'last.db', 'new.db']);
  });

  it('ends each thing when its own period ends', async () => {
    const t = await testApp();
    const { db } = t.deps;
    const { user } = await member(t);
    fillTables(t, user, 'Malinowska');
    db.update(withdrawals).set({ closedAt: t.clock() }).run();
    await anOrder(t, { id: 'book', paymentStatus: 'paid', paidAt: t.clock(), erasedAt: t.clock() } as never);
    db.insert(reportShares)
      .values({ id: 's1', orderId: 'book', hash: 'h', sections: ['horizon'], until: '2026-11-27', createdAt: t.clock() } as never)
      .run();
    const tables = { shares: reportShares, sessions, deliveries: webhookDeliveries, waiting: waitingList, alerts, withdrawals, books: orders };
    const left = async (year: number, month: number, day: number) => {
      t.passTime(Date.UTC(year, month - 1, day) - t.clock().getTime());
      await cleanUp(t.deps);
      return Object.entries(tables).flatMap(([name, table]) => (db.select().from(table).all().length > 0 ? [name] : []));
    };
    expect(await left(2026, 11, 26)).toEqual(Object.keys(tables));
    expect(await left(2026, 11, 29)).toEqual(['sessions', 'deliveries', 'waiting', 'alerts', 'withdrawals', 'books']);
    expect(await left(2026, 12, 30)).toEqual(['alerts', 'withdrawals', 'books']);
    expect(await left(2028, 11, 19)).toEqual(['alerts', 'withdrawals', 'books']);
    expect(await left(2028, 12, 22)).toEqual(['withdrawals', 'books']);
    expect(await left(2029, 12, 22)).toEqual(['books']);
    expect(await left(2031, 12, 30)).toEqual(['books']);
    expect(await left(2032, 1, 2)).toEqual([]);
  });

  it('forgets archives with their files, and failed ones after the same time', async () => {
    const t = await testApp();
    const { cookie } = await member(t);
    const ask = async () => ((await t.call('/api/user/export', { method: 'POST', cookie })).json as DataExport).id;
    const failed = await ask();
    t.endRun(`run-${failed}`);
    await failAbandonedExports(t.deps);
    const ready = await ask();
    await exportStep(t.deps, { exportId: ready });
    rmSync(join(t.deps.config.dataDir, `exports/${ready}.zip`));
    expect((await t.call(`/api/user/export/${ready}`, { cookie })).json).toMatchObject({ code: 'export_not_found' });
    const rows = () => t.deps.db.select().from(dataExports).all().length;
    await cleanUp(t.deps);
    expect(rows()).toBe(2);
    t.passTime((RETENTION.exportDays + 1) * DAY);
    await cleanUp(t.deps);
    expect(rows()).toBe(0);
  });
});

it('an archive that nobody wants any more by the time it is written leaves nothing; one that is wanted has its size', async () => {
  const t = await testApp();
  const folder = join(t.deps.config.dataDir, 'archives');
  mkdirSync(folder);
  async function* entries() {
    yield { name: 'a.txt', pieces: [Buffer.from('tekst')] };
  }
  expect([await writeZip(join(folder, 'a.zip'), entries(), () => false), readdirSync(folder)]).toEqual([null, []]);
  const size = await writeZip(join(folder, 'b.zip'), entries(), () => true);
  expect([size, readdirSync(folder)]).toEqual([statSync(join(folder, 'b.zip')).size, ['b.zip']]);
});

it('an archive that cannot begin now is asked for all the same, once, and begins later', async () => {
  const t = await testApp();
  const { cookie } = await member(t);
  const { start } = t.deps.workflows;
  t.deps.workflows.start = () => Promise.reject(new Error('no worker'));
  const asked = await t.call('/api/user/export', { method: 'POST', cookie });
  expect(asked).toMatchObject({ status: 202, json: { status: 'queued', expiresAt: null } });
  expect(t.logged.join('')).toMatch(/export not started yet/);
  expect(t.logged.join('')).toContain('no worker');
  t.deps.workflows.start = start;
  await startExports(t.deps);
  expect((await t.call('/api/user/export', { method: 'POST', cookie })).json).toEqual(asked.json);
  expect(t.workflows).toEqual([{ name: 'export-data', input: { exportId: (asked.json as DataExport).id } }]);
});

it('an archive that breaks off on the way leaves no part of itself', async () => {
  const t = await testApp();
  const { cookie } = await member(t);
  const id = await paid(t);
  await t.fulfil(id);
  const pdf = join(t.deps.config.dataDir, `reports/${id}.pdf`);
  rmSync(pdf);
  mkdirSync(pdf);
  const { id: exportId } = (await t.call('/api/user/export', { method: 'POST', cookie })).json as DataExport;
  await expect(exportStep(t.deps, { exportId })).rejects.toMatchObject({ code: 'EISDIR' });
  expect(readdirSync(join(t.deps.config.dataDir, 'exports'))).toEqual([]);
});

describe('a request of somebody described', () => {
  const ask = async (t: TestApp, kind: string): Promise<string> => {
    const body = { kind, name: 'Anna Kowalska', email: 'osoba@example.com', details: 'Jestem osobą prywatną.', onBehalf: false };
    return ((await t.call('/api/privacy-requests', { body })).json as { caseId: string }).caseId;
  };

  it('that asks to hold reports back says so to the administrators; one for erasure does not', async () => {
    const t = await testApp({ env: { ADMIN_EMAILS: ADMIN } });
    for (const kind of ['restriction', 'erasure', 'objection']) await ask(t, kind);
    const told = (await letters(t, 'privacy-waits')).map(({ text }) => text.includes('wstrzymaj je'));
    expect(told).toEqual([true, false, true]);
  });

  it('that ends with an erased report never tells its buyer that it is back', async () => {
    const t = await testApp();
    const [erased, kept] = [await paid(t), await paid(t)];
    const id = await ask(t, 'restriction');
    await restrictReports(t.deps, { id, orders: [erased, kept], admin: ADMIN });
    await closePrivacyRequest(t.deps, { id, answer: 'Usunięto raport.', erase: [erased], admin: ADMIN });
    expect((await letters(t, 'report-released')).map(({ text }) => text.includes(kept))).toEqual([true]);
    expect(t.order(erased)).toMatchObject({ subjectName: '', reportStatus: 'failed' });
    expect(t.order(kept)).toMatchObject({ run: 2, caseId: null });
  });

  it('holds back what was chosen last: a report that is chosen no more is back, the others stay and nobody says that they are', async () => {
    const t = await testApp();
    const [first, second] = [await paid(t), await paid(t)];
    const id = await ask(t, 'restriction');
    await restrictReports(t.deps, { id, orders: [first, second], admin: ADMIN });
    await restrictReports(t.deps, { id, orders: [second], admin: ADMIN });
    expect([t.order(first)?.caseId, t.order(second)?.caseId]).toEqual([null, id]);
    expect((await letters(t, 'report-released')).map(({ text }) => text.includes(first))).toEqual([true]);
    expect(await letters(t, 'report-held')).toHaveLength(2);
    const unpaid = await anOrder(t);
    for (const orders of [[second, unpaid.id], [second]]) await restrictReports(t.deps, { id, orders, admin: ADMIN });
    expect(unpaid.read().caseId, 'also one that was never begun').toBeNull();
  });

  it('finds reports also by a name that the person has typed in another case', () => {
    const isOf = nameMatcher(['Anny Kowalskiej', 'Anny Nowakówny']);
    expect(['Anna Kowalska', 'ANNA KOWALSKA', 'Anna Kowal', 'Adam Kowalski'].map(isOf)).toEqual([true, true, false, false]);
  });
});
