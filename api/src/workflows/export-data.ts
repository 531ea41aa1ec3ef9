/** Packs everything that is held on a user into a ZIP file. Runs twice without harm. */
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import type { User } from '../auth/tables.ts';
import { RETENTION } from '../contract/constants.ts';
import { reportFileName, shortId } from '../contract/format.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { makeFolder } from '../folder.ts';
import { dataExportReady } from '../mail/letters-privacy.ts';
import { addLetter } from '../mail/outbox.ts';
import { isHeldBack } from '../orders/find-order.ts';
import { pdfsOf } from '../orders/report-file.ts';
import { exportFile, exportsUnderWay, exportUnderWay, updateExport } from '../privacy/data-export.ts';
import { HELD, ordersOf } from '../privacy/held-data.ts';
import { readMe } from '../privacy/words.ts';
import { writeZip } from '../privacy/zip-file.ts';
import type { ZipEntry } from '../sheets/zip.ts';

type Input = WorkflowInputs['export-data'];

/** A user may still have the page open this long, in milliseconds; an archive that takes longer is announced by letter. */
const MOMENT_MS = 10_000;

/** `dane.json`, a page of rows at a time. */
async function* dataPieces(deps: Deps, user: User, at: Date): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"generatedAt":${JSON.stringify(at)}`);
  for (const [name, { pages }] of Object.entries(HELD)) {
    yield Buffer.from(`,\n${JSON.stringify(name)}:[`);
    let between = '\n';
    for await (const rows of pages(deps.db, user)) {
      yield Buffer.from(between + rows.join(',\n'));
      between = ',\n';
    }
    yield Buffer.from(']');
  }
  yield Buffer.from('\n}\n');
}

/** Packs the archive; with its row it becomes ready in one transaction. An account that is gone leaves no file. */
export async function exportStep(deps: Deps, input: Input): Promise<null> {
  const { exportId } = input;
  const found = exportUnderWay(deps.db, exportId);
  if (!found) return null;
  const { user, row } = found;
  updateExport(deps.db, exportId, { status: 'working' });
  const at = deps.clock();
  const reports = ordersOf(deps.db, user).flatMap((order) => {
    if (!order.reportFilePath || isHeldBack(order)) return [];
    const name = `raporty/${shortId(order.id)}-${reportFileName(order.subjectName)}`;
    return pdfsOf(order.id)
      .map((file, i) => ({ file: join(deps.config.dataDir, file), name: i === 0 ? name : name.replace(/\.pdf$/, '-przeliczony.pdf') }))
      .filter(({ file }) => existsSync(file));
  });
  makeFolder(join(deps.config.dataDir, 'exports'));
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'CZYTAJ.txt', pieces: [Buffer.from(readMe({ email: user.email, at, reports: reports.length }))] };
    yield { name: 'dane.json', pieces: dataPieces(deps, user, at) };
    for (const { file, name } of reports) yield { name, pieces: createReadStream(file), packed: true };
  }
  const size = await writeZip(join(deps.config.dataDir, exportFile(exportId)), entries(), () => exportUnderWay(deps.db, exportId) !== undefined);
  if (size === null) return null;
  deps.db.transaction((tx) => {
    const readyAt = deps.clock();
    const expiresAt = addDays(readyAt, RETENTION.exportDays);
    const done = updateExport(tx, exportId, { status: 'ready', readyAt, expiresAt, size });
    if (done && readyAt.getTime() - row.createdAt.getTime() > MOMENT_MS)
      addLetter(tx, readyAt, { key: `export:${row.id}`, to: user.email, ...dataExportReady(deps.config, { exportId: row.id, size, expiresAt }) });
  });
  return null;
}

/** Archives whose run ended without a word (a fault in the engine itself) must not be under way for ever; a run whose record is gone begins anew. */
export async function failAbandonedExports(deps: Deps): Promise<void> {
  for (const { id, executionId } of exportsUnderWay(deps.db)) {
    if (!executionId) continue;
    if (!(await deps.workflows.knows(executionId))) updateExport(deps.db, id, { status: 'queued', executionId: null });
    else if (await deps.workflows.hasEnded(executionId)) failExport(deps, { exportId: id });
  }
}

/** The end of an archive that cannot be made: the page offers another try. */
export function failExport(deps: Deps, { exportId }: Input): void {
  updateExport(deps.db, exportId, { status: 'failed' });
  rmSync(join(deps.config.dataDir, exportFile(exportId)), { force: true });
}
