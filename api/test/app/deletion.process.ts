import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { sessions, users } from '../../src/auth/tables.ts';
import type { DataExport, DeletedAccount } from '../../src/contract/profile.ts';
import type { Report } from '../../src/contract/report.ts';
import { pendingErasures } from '../../src/erasures/tables.ts';
import { outbox, suppressedAddresses } from '../../src/mail/tables.ts';
import { takeBounces } from '../../src/mail/take-bounce.ts';
import { mentions } from '../../src/monitoring/tables.ts';
import { settleRefunds } from '../../src/orders/payment/refunds.ts';
import { orders, withdrawals } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { forgetLastLetters } from '../../src/privacy/delete-account.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { deletionReceipts, privacyRequests } from '../../src/privacy/tables.ts';
import { exportStep } from '../../src/workflows/export-data.ts';
import { sampleReport } from '../report/fixture.ts';
import { fillTables } from './held.ts';
import { member, PASSWORD } from './member.ts';
import { found, store } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const EMAIL = 'bogumila.g@skrzynka.example';
const SUBJECT = 'Bogumiła Gąsiorkiewicz';
// Shares no beginning with another word, so that the index stores it in one piece.
const WORD = 'xqzwaropolanka';
const person = {
  firstName: 'Bogumiła',
  lastName: 'Gąsiorkiewicz',
  email: EMAIL,
  phone: '601 234 567',
  subjectName: SUBJECT,
  description: 'ceramiczka z Nałęczowa',
  keywords: 'wazony',
};
const SECRETS = ['Bogumiła', 'Gąsiorkiewicz', 'bogumila.g', '601234567', 'Nałęczow', 'wazony', WORD];
const [OWN, SHARED, LATE] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string];

const citing = (...shas: string[]): Report => ({ ...sampleReport, evidence: shas.map((sha256, i) => ({ ...sampleReport.evidence[i], sha256 })) }) as Report;

async function paid(t: TestApp, over: Record<string, unknown>): Promise<{ id: string; intent: string; userId: string }> {
  const { id, intent } = await t.placeOrder(over);
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  return { id, intent, userId: t.order(id)?.userId as string };
}

function snapshot(t: TestApp, ...shas: string[]): void {
  const folder = join(t.deps.config.dataDir, 'snapshots');
  mkdirSync(folder, { recursive: true });
  for (const sha of shas) writeFileSync(join(folder, `${sha}.txt.gz`), sha === SHARED ? 'strona o wielu' : `strona: ${SUBJECT}`);
}
const snapshots = (t: TestApp) => readdirSync(join(t.deps.config.dataDir, 'snapshots')).map((name) => name.slice(0, 1));

/** Returns the secrets whose bytes are in any file of the data folder: rows, index, freed pages, journal, file names. */
function traces(t: TestApp, secrets = SECRETS): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(t.deps.config.dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (!name.isFile()) continue;
    const bytes = readFileSync(join(name.parentPath, name.name));
    for (const secret of secrets) if (bytes.includes(secret) || name.name.includes(secret)) found.add(secret);
  }
  return secrets.filter((secret) => found.has(secret));
}

async function signIn(t: TestApp, userId: string): Promise<string> {
  const passwordHash = await hashPassword(PASSWORD);
  t.deps.db.update(users).set({ passwordHash }).where(eq(users.id, userId)).run();
  return `lustro=${await t.deps.sessions.create(userId)}`;
}

const remove = (t: TestApp, cookie: string, password = PASSWORD) => t.call('/api/user/delete', { cookie, body: { password } });

describe('deleting an account', () => {
  it('leaves nothing of the person in any file: rows, search index, freed pages, journal, PDFs, archives, page texts', async () => {
    const t = await testApp({ file: true, analysts: { judge: async (subject) => citing(...(subject.name === SUBJECT ? [OWN, SHARED] : [SHARED])) } });
    const delivered = await paid(t, person);
    const other = await paid(t, { email: 'jan@example.com', subjectName: 'Jan Nowak' });
    for (const { id } of [delivered, other]) await t.fulfil(id);
    const [running, unpaid] = [await paid(t, person), await t.placeOrder(person)];
    snapshot(t, OWN, SHARED);
    fillTables(t, { id: delivered.userId, email: EMAIL }, WORD);
    fillTables(t, { id: other.userId, email: 'jan@example.com' }, 'jagodowy', 100);
    // Cases stay for their own period (docs/decisions/009).
    t.deps.db.delete(privacyRequests).where(eq(privacyRequests.email, EMAIL)).run();
    t.deps.db.delete(withdrawals).where(eq(withdrawals.email, EMAIL)).run();
    const cookie = await signIn(t, delivered.userId);
    const { id: exportId } = (await t.call('/api/user/export', { method: 'POST', cookie })).json as DataExport;
    await exportStep(t.deps, { exportId });
    writeFileSync(join(t.deps.config.dataDir, `reports/${delivered.id}.pdf`), `%PDF ${SUBJECT}`);
    expect(traces(t)).toEqual(SECRETS);

    expect((await t.call('/api/user/delete', { cookie })).json).toEqual({ running: 1, accountingUntil: '2031-12-31T12:00:00.000Z' });
    expect((await remove(t, cookie, 'nie to hasło')).json).toMatchObject({ code: 'wrong_password' });
    const answer = await remove(t, cookie);
    expect(answer.json).toEqual({ receiptId: expect.stringMatching(/^UK-2026-\w{6}$/), email: EMAIL, accountingUntil: '2031-12-31T12:00:00.000Z' });
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await t.call('/api/user', { cookie })).status).toBe(401);

    await eraseLeftovers(t.deps);
    expect(traces(t).filter((secret) => secret !== 'bogumila.g')).toEqual([]);
    await settleRefunds(t.deps);
    await t.deliver();
    forgetLastLetters(t.deps);
    await eraseLeftovers(t.deps);
    await cleanUp(t.deps);
    expect(traces(t)).toEqual([]);

    expect(t.letters.filter(({ to }) => to === EMAIL).at(-1)).toMatchObject({ template: 'account-deleted', text: expect.stringMatching(/31\sgrudnia\s2031/) });
    expect(t.letters.filter(({ to }) => to === '')).toEqual([]);
    expect(t.deps.db.select().from(outbox).where(eq(outbox.recipient, EMAIL)).all()).toEqual([]);
    expect((await t.stripe.refunds.list({ payment_intent: running.intent })).data.map(({ amount }) => amount)).toEqual([5000]);
    expect((await t.stripe.refunds.list({ payment_intent: delivered.intent })).data).toEqual([]);
    await expect(t.pay(unpaid.intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(t.order(unpaid.id)).toBeUndefined();
    expect(t.order(delivered.id)).toMatchObject({ paymentStatus: 'paid', amount: 5000, paymentIntentId: delivered.intent, consents: { terms: true } });
    expect(t.order(running.id)).toMatchObject({ refundReason: 'withdrawal', refundedAt: expect.any(Date), email: '', userId: null });
    for (const { id } of [delivered, running, unpaid])
      for (const path of ['/api/orders/', '/api/reports/order/', '/api/reports/search-progress/', '/api/reports/download/'])
        expect((await t.call(path + id)).json, path).toMatchObject({ code: 'order_not_found' });

    // Nothing of anybody else's is gone.
    expect(snapshots(t)).toEqual(['b']);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${other.id}.pdf`))).toBe(true);
    expect(t.deps.db.select().from(mentions).all()).toHaveLength(3);
    expect(t.deps.db.$client.prepare(`select rowid from mention_words where words match 'jagodowy'`).all()).toHaveLength(3);
    expect(t.deps.db.select().from(deletionReceipts).all()).toMatchObject([{ id: (answer.json as DeletedAccount).receiptId, orders: 3 }]);
    expect(t.deps.db.select().from(pendingErasures).all()).toEqual([]);
  });

  it('closes the account at once; mentions go in steps that a stop may cut and a repeat finishes', async () => {
    const t = await testApp({ file: true });
    const anna = await member(t, { password: PASSWORD });
    const other = await member(t, { firstName: 'Ewa' });
    const { email } = anna.user;
    store(
      t,
      anna.id,
      Array.from({ length: 400 }, () => found(t)),
    );
    store(t, other.id, [found(t)]);
    const count = () => t.deps.db.select().from(mentions).all().length;
    expect((await remove(t, anna.cookie)).status).toBe(200);
    expect(count()).toBe(401);
    for (const path of ['/api/user', '/api/monitoring/stats', '/api/monitoring/mentions', '/api/alerts/active'])
      expect((await t.call(path, { cookie: anna.cookie })).status, path).toBe(401);
    expect((await t.call('/api/login', { body: { email, password: PASSWORD } })).status).toBe(401);
    expect(traces(t, [email]), 'the address waits for the last letter alone').toEqual([email]);
    await t.deliver();
    forgetLastLetters(t.deps);

    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    await eraseLeftovers(t.deps, stop.signal);
    await eraseLeftovers(t.deps);
    expect([
      count(),
      t.deps.db
        .select()
        .from(users)
        .all()
        .map(({ id }) => id),
      t.deps.db.select().from(pendingErasures).all(),
    ]).toEqual([1, [other.id], []]);
    expect(traces(t, [email])).toEqual([]);
  });

  it('stops a run under way for good: what it finds, and the file it sets, is not kept', async () => {
    const acts = { during: async () => {} };
    const t = await testApp({
      analysts: {
        research: async (subject) => {
          await acts.during();
          return {
            subject,
            queries: [],
            documents: [{ sha256: LATE }],
            coverage: [],
            pages: [],
            totals: { hits: 1, distinct: 1, fetched: 1, failed: 0 },
            costs: [],
          } as never;
        },
      },
    });
    const { id, userId } = await paid(t, person);
    const cookie = await signIn(t, userId);
    acts.during = async () => {
      snapshot(t, LATE);
      expect((await remove(t, cookie)).status).toBe(200);
    };
    await t.fulfil(id);
    await eraseLeftovers(t.deps);
    expect(snapshots(t)).toEqual([]);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${id}.pdf`))).toBe(false);
    expect(t.order(id)).toMatchObject({ reportStatus: 'failed', subjectName: '', refundReason: 'withdrawal' });
    await t.deliver();
    expect(t.letters.map(({ template }) => template)).toEqual(['account-deleted']);
  });

  it('gives back at once what is paid after it, without an account or a letter', async () => {
    const t = await testApp();
    const { userId } = await paid(t, person);
    const late = await t.placeOrder(person);
    await remove(t, await signIn(t, userId));
    await t.pay(late.intent);
    await vi.waitFor(() => expect(t.order(late.id)?.paymentStatus).toBe('paid'));
    await settleRefunds(t.deps);
    expect((await t.stripe.refunds.list({ payment_intent: late.intent })).data).toHaveLength(1);
    await t.deliver();
    await eraseLeftovers(t.deps);
    expect([t.deps.db.select().from(users).all(), t.letters.map(({ to }) => to)]).toEqual([[], [EMAIL]]);
    expect(t.order(late.id)).toMatchObject({ run: 1, startedRun: 1, refundReason: 'withdrawal' });
  });

  it('keeps page texts that a search under way may come to rest on, until it ends', async () => {
    const t = await testApp({ analysts: { judge: async () => citing(OWN) } });
    const { id, userId } = await paid(t, person);
    await t.fulfil(id);
    snapshot(t, OWN);
    const other = await paid(t, { email: 'jan@example.com', subjectName: 'Jan Nowak' });
    await remove(t, await signIn(t, userId));
    await eraseLeftovers(t.deps);
    expect(snapshots(t)).toEqual(['a']);
    t.deps.db.update(orders).set({ reportStatus: 'failed' }).where(eq(orders.id, other.id)).run();
    await eraseLeftovers(t.deps);
    expect(snapshots(t)).toEqual([]);
  });

  it('asks for the password, a few times at most, and happens once', async () => {
    const t = await testApp();
    const [{ cookie, user }, silent] = [await member(t, { password: PASSWORD }), await member(t, { email: 'bez@example.com', passwordHash: null })];
    expect((await remove(t, silent.cookie)).json).toMatchObject({ code: 'wrong_password' });
    expect((await t.call('/api/user/delete', { cookie, body: {} })).json).toMatchObject({ code: 'invalid_input' });
    const [first, second] = await Promise.all([remove(t, cookie), remove(t, cookie)]);
    expect([first.status, second.status].sort()).toEqual([200, 422]);
    expect(t.deps.db.select().from(deletionReceipts).all()).toHaveLength(1);
    expect(t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([]);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await remove(t, silent.cookie, 'zgaduję')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
  });

  it('the address is forgotten also when the last letter finds nobody there', async () => {
    const t = await testApp();
    const { cookie, user } = await member(t, { email: EMAIL, password: PASSWORD });
    t.deps.mailer.send = async () => {
      throw Object.assign(new Error('no such user'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such user' });
    };
    await remove(t, cookie);
    const letter = t.deps.db.select().from(outbox).where(eq(outbox.recipient, user.email)).get();
    await t.deliver();
    const bounce = { type: 'bounce' as const, email: user.email, status: '5.1.1', messageId: `<1.${letter?.id}.lustro@lustro.example>` };
    takeBounces(t.deps, [bounce]);
    expect(t.deps.db.select().from(suppressedAddresses).all()).toEqual([]);
    t.passTime(31 * 86_400_000);
    forgetLastLetters(t.deps);
    // A report that comes after the letter is gone.
    takeBounces(t.deps, [bounce]);
    expect(t.deps.db.$client.serialize().includes('bogumila.g')).toBe(false);
  });

  it('the books forget an erased payment five years after the end of its year', async () => {
    const t = await testApp();
    const { id, userId } = await paid(t, person);
    await t.fulfil(id);
    await remove(t, await signIn(t, userId));
    const days = (n: number) => t.passTime(n * 86_400_000);
    days(5 * 365);
    await cleanUp(t.deps);
    expect(t.order(id)).toMatchObject({ amount: 5000 });
    days(60);
    await cleanUp(t.deps);
    expect(t.order(id)).toBeUndefined();
  });
});
