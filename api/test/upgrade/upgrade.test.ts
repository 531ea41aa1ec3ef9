/** A data folder of every release is opened by this version: rows, reports and archives are read as before. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { isMigrated, openDatabase } from '../../src/db/open.ts';
import { getReport, getResearch } from '../../src/orders/results.ts';
import { orders } from '../../src/orders/tables.ts';
import { HELD } from '../../src/privacy/held-data.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';

const RELEASES = globSync('*.zip', { cwd: import.meta.dirname }).map((file) => basename(file, '.zip'));

/** The data folder of a release in a folder that is removed afterwards. */
function dataFolder(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = unzipSync(readFileSync(join(import.meta.dirname, `${version}.zip`)));
  for (const name of ['app.db', 'workflows.db']) writeFileSync(join(folder, name), files[name] ?? '');
  return folder;
}

test('there is a folder of a release', () => {
  expect(RELEASES).not.toEqual([]);
});

test.each(RELEASES)('the data of %s are opened, migrated and read', async (version) => {
  const folder = dataFolder(version);
  const db = openDatabase(join(folder, 'app.db'));
  onTestFinished(() => void db.$client.close());
  expect(isMigrated(db)).toBe(true);
  expect(db.$client.pragma('foreign_key_check')).toEqual([]);

  const delivered = db
    .select()
    .from(orders)
    .all()
    .filter(({ reportStatus, caseId }) => reportStatus === 'completed' && caseId === null);
  expect(delivered.length).toBeGreaterThanOrEqual(3);
  for (const { id, subjectName } of delivered) {
    const [report, research] = [await getReport(db, id), await getResearch(db, id)];
    if (report) expect(report.subject.name).toBe(subjectName);
    expect(report === null).toBe(research === null);
  }
  expect((await Promise.all(delivered.map(({ id }) => getReport(db, id)))).filter(Boolean).length).toBeGreaterThanOrEqual(3);

  // Everything that an archive would hold: each table is read by this version's columns.
  const held = new Map<string, number>();
  for (const user of db.select().from(users).all())
    for (const [name, { pages }] of Object.entries(HELD)) for await (const rows of pages(db, user)) held.set(name, (held.get(name) ?? 0) + rows.length);
  expect(Object.keys(HELD).filter((name) => (held.get(name) ?? 0) > 0)).toEqual(
    expect.arrayContaining(['account', 'orders', 'mentions', 'alerts', 'monitoringRounds']),
  );
});

test.each(RELEASES)('the workflows of %s are taken up', async (version) => {
  const folder = dataFolder(version);
  const workflows = createWorkflows(folder);
  onTestFinished(() => workflows.stop());
  const db = openDatabase(join(folder, 'app.db'));
  onTestFinished(() => void db.$client.close());
  const executions = db.select({ id: orders.executionId }).from(orders).where(isNotNull(orders.executionId)).all();
  expect(executions.length).toBeGreaterThanOrEqual(1);
  for (const { id } of executions) expect(workflows.hasEnded(id ?? '')).toBe(true);
  expect(workflows.queueAgeMs()).toBe(0);
});
