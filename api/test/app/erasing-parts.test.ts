/** Erasures of more than one part: what is cited last stays, nothing of the queue is left out, and the index is as it was. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { closedAccount, eraseLater, foundOn, INDEX, isPending, pendingAfter } from '../../src/erasures/erase-later.ts';
import { mentions } from '../../src/monitoring/tables.ts';
import { eraseReport, snapshotFile } from '../../src/orders/erase-report.ts';
import { addEvent } from '../../src/orders/events.ts';
import { notices } from '../../src/orders/notices/tables.ts';
import { orderEvents, orders } from '../../src/orders/tables.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { member } from './member.ts';
import { found, store } from './mentions.ts';
import { anOrder } from './order-events.ts';
import { type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;
/** More than two parts of the first size. */
const MANY = 130;
const sha = (i: number): string => i.toString(16).padStart(64, '0');

/** Writes files under the data folder. */
function write(t: TestApp, names: string[]): void {
  for (const folder of ['reports', 'snapshots']) mkdirSync(join(t.deps.config.dataDir, folder), { recursive: true });
  for (const name of names) writeFileSync(join(t.deps.config.dataDir, name), 'x');
}
const names = (t: TestApp, folder: string) => readdirSync(join(t.deps.config.dataDir, folder)).sort();

it('files go in parts; copies of pages that the last of many mentions cites stay, and all wait a day while a search may cite them', async () => {
  const t = await testApp();
  const { id } = await member(t);
  const reports = Array.from({ length: MANY }, (_, i) => `reports/${i}.pdf`);
  const copies = Array.from({ length: MANY }, (_, i) => snapshotFile(sha(i)));
  write(t, [...reports, ...copies]);
  const others = Array.from({ length: MANY - 4 }, () => found(t));
  store(t, id, [found(t, { sha256: sha(0) }), ...others, ...[65, 128, 129].map((i) => found(t, { sha256: sha(i) }))]);
  eraseLater(t.deps.db, [...reports, ...copies], t.clock());
  await anOrder(t, { reportStatus: 'processing' });
  await eraseLeftovers(t.deps);
  expect([names(t, 'reports'), names(t, 'snapshots').length, pendingAfter(t.deps.db, '', 999).length]).toEqual([[], MANY, MANY]);
  t.passTime(DAY);
  await eraseLeftovers(t.deps);
  expect(names(t, 'snapshots'), 'to the last moment').toHaveLength(MANY);
  t.passTime(1);
  await eraseLeftovers(t.deps);
  expect(names(t, 'snapshots')).toEqual([0, 65, 128, 129].map((i) => `${sha(i)}.txt.gz`));
  expect(pendingAfter(t.deps.db, '', 9)).toEqual([]);
  eraseLater(t.deps.db, [copies[1] as string], t.clock());
  write(t, [copies[1] as string]);
  t.deps.db.update(orders).set({ reportStatus: 'completed' }).run();
  await eraseLeftovers(t.deps);
  expect(names(t, 'snapshots'), 'nothing is searched any more').toHaveLength(4);
});

it('mentions go in parts with the copies that are there; an account’s row waits for them, and the index merges by itself again', async () => {
  const t = await testApp();
  const { db } = t.deps;
  const [gone, other] = [await member(t), await member(t, { email: 'jan@example.com' })];
  write(t, [snapshotFile(sha(1)), snapshotFile(sha(2))]);
  store(t, gone.id, [...Array.from({ length: MANY }, () => found(t, { sha256: sha(9) })), found(t, { sha256: sha(1) })]);
  store(t, other.id, [found(t), found(t, { sha256: sha(2) })]);
  const merges = () => db.$client.prepare("select v from mention_words_config where k = 'automerge'").pluck().get();
  const segments = db.$client.prepare('select count(distinct segid) from mention_words_idx').pluck();
  const left = () => db.select().from(mentions).all().length;
  eraseLater(db, [closedAccount(gone.id)], t.clock());
  eraseLater(db, [foundOn(gone.id), foundOn(`${gone.id}:2`)], t.clock());
  const { transaction } = db;
  const seen: unknown[] = [];
  db.transaction = ((...given: Parameters<typeof transaction>) => {
    const answer = transaction.apply(db, given);
    // What is queued in the middle is done by the next call, and the row waits for it.
    if (seen.length === 0) eraseLater(db, [foundOn(`${gone.id}:3`)], t.clock());
    seen.push([left() - 2, merges(), isPending(db, INDEX), db.select().from(users).all().length]);
    return answer;
  }) as typeof transaction;
  await eraseLeftovers(t.deps);
  db.transaction = transaction;
  expect(seen[0]).toEqual([MANY + 1, 0, true, 2]);
  expect(seen[1], 'fifty first').toEqual([MANY - 49, 0, true, 2]);
  const rest = () => pendingAfter(db, '', 9).map(({ what }) => what);
  expect([left(), merges(), segments.get(), rest()]).toEqual([2, 4, 1, [closedAccount(gone.id), foundOn(`${gone.id}:3`)]]);
  expect(db.select().from(users).all()).toHaveLength(2);
  await eraseLeftovers(t.deps);
  expect(db.select({ id: users.id }).from(users).all()).toEqual([{ id: other.id }]);
  expect([names(t, 'snapshots'), rest(), merges()]).toEqual([[`${sha(2)}.txt.gz`], [], 4]);
});

it('of an erased report the timeline keeps what happened and what was paid, and no words; so does the record of how its person was told', async () => {
  const { t, db, id, read } = await anOrder(undefined, { paymentStatus: 'paid', reportStatus: 'completed', run: 1 });
  const at = t.clock();
  addEvent(db, id, at, 'failed', 'Jan Nowak nie odpowiada');
  addEvent(db, id, at, 'paid', 'blik');
  await anOrder(t, { id: 'other' });
  for (const orderId of [id, 'other']) db.insert(notices).values({ orderId, state: 'exempt', reason: 'effort', note: 'adres nieznany', at }).run();
  db.transaction((tx) => eraseReport(tx, read(), at, { buyer: false, refund: 'manual', caseId: 'LU-1' }));
  const events = db.select().from(orderEvents).all();
  expect(events.map(({ orderId, type, detail }) => [orderId, type, detail])).toEqual([
    [id, 'created', null],
    [id, 'failed', null],
    [id, 'paid', 'blik'],
    ['other', 'created', 'as typed'],
    [id, 'erased', 'LU-1'],
  ]);
  expect(
    db
      .select()
      .from(notices)
      .all()
      .map(({ state, reason, note }) => [state, reason, note]),
  ).toEqual([
    ['exempt', 'effort', null],
    ['exempt', 'effort', 'adres nieznany'],
  ]);
});
