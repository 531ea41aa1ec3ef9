/** Exports of a user's own data: requested, listed, downloaded, deleted. The workflow `export-data` writes the archive. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { RETENTION } from '../contract/constants.ts';
import type { DataExport } from '../contract/profile.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { nullIfMissing, removeFile } from '../folder.ts';
import { AppError } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { type DataExportRow, dataExports } from './tables.ts';
import { archiveName } from './words.ts';

const UNDER_WAY = ['queued', 'working'] as const;

const toExport = (row: DataExportRow): DataExport => ({
  id: row.id,
  status: row.status,
  size: row.size,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

/** Path of an archive, from the data folder. */
export const exportFile = (id: string): string => `exports/${id}.zip`;

const newest = (tx: Pick<Tx, 'select'>, userId: string, underWay: boolean): DataExportRow | undefined =>
  tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), underWay ? inArray(dataExports.status, [...UNDER_WAY]) : undefined))
    .orderBy(desc(dataExports.createdAt))
    .limit(1)
    .get();

/** The user's newest export that has not expired, or null. */
export function newestExport(deps: Deps, user: User): DataExport | null {
  const row = newest(deps.db, user.id, false);
  return row && (row.expiresAt === null || row.expiresAt > deps.clock()) ? toExport(row) : null;
}

/** Starts an export, or returns the one in progress. @throws AppError too_many_attempts */
export async function startExport(deps: Deps, user: User): Promise<DataExport> {
  const joined = newest(deps.db, user.id, true);
  if (joined) return toExport(joined);
  await deps.limits.use('exportByUser', user.id);
  const row = deps.db.transaction(
    (tx) => newest(tx, user.id, true) ?? tx.insert(dataExports).values({ id: newId(), userId: user.id, createdAt: deps.clock() }).returning().get(),
  );
  // On an error the reconciler starts the export.
  await startExports(deps).catch((error: unknown) => deps.log.error({ err: error }, 'export not started yet'));
  return toExport(row);
}

/** Starts the workflow of every queued export. Idempotent by key. */
export async function startExports(deps: Deps): Promise<void> {
  const due = deps.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.status, 'queued'), isNull(dataExports.executionId)))
    .limit(100)
    .all();
  for (const { id } of due) {
    const executionId = await deps.workflows.start('export-data', `export:${id}`, { exportId: id });
    deps.db.update(dataExports).set({ executionId }).where(eq(dataExports.id, id)).run();
  }
}

const underWay = (id: string) => and(eq(dataExports.id, id), inArray(dataExports.status, [...UNDER_WAY]));

/** An export in progress with its user. Undefined if it is over or the account was deleted. */
export const exportUnderWay = (db: Pick<Tx, 'select'>, id: string): { row: DataExportRow; user: User } | undefined =>
  db.select({ row: dataExports, user: users }).from(dataExports).innerJoin(users, eq(users.id, dataExports.userId)).where(underWay(id)).get();

/** All exports in progress with their workflow executions. */
export const exportsUnderWay = (db: Pick<Tx, 'select'>): { id: string; executionId: string | null }[] =>
  db
    .select({ id: dataExports.id, executionId: dataExports.executionId })
    .from(dataExports)
    .where(inArray(dataExports.status, [...UNDER_WAY]))
    .all();

/** Updates an export in progress. False if it is over. */
export const updateExport = (tx: Pick<Tx, 'update'>, id: string, values: Partial<DataExportRow>): boolean =>
  tx.update(dataExports).set(values).where(underWay(id)).run().changes > 0;

/**
 * The file of a user's export, its size in bytes and the name for the download.
 * @throws AppError export_not_found: another user's, not ready or expired
 */
export async function findExportFile(deps: Deps, user: User, id: string): Promise<{ file: string; size: number; name: string }> {
  const row = deps.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, user.id), eq(dataExports.status, 'ready')))
    .get();
  if (!row?.expiresAt || row.expiresAt <= deps.clock()) throw new AppError('export_not_found');
  const file = join(deps.config.dataDir, exportFile(id));
  const info = await stat(file).catch(nullIfMissing);
  if (!info) throw new AppError('export_not_found');
  return { file, size: info.size, name: archiveName(row.createdAt) };
}

/** Deletes expired exports and old failed ones. The file is deleted before the row, so that a crash is retried. */
export function eraseOldExports(deps: Deps): void {
  const now = deps.clock();
  const failed = and(eq(dataExports.status, 'failed'), lt(dataExports.createdAt, subDays(now, RETENTION.exportDays)));
  const due = deps.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(or(lte(dataExports.expiresAt, now), failed))
    .all();
  for (const { id } of due) {
    removeFile(join(deps.config.dataDir, exportFile(id)));
    deps.db.delete(dataExports).where(eq(dataExports.id, id)).run();
  }
}
