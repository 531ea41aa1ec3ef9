import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Deps } from '../deps.ts';
import { nullIfMissing } from '../folder.ts';
import { AppError } from '../http/errors.ts';
import { citedIn, snapshotFile } from './erase-report.ts';
import { findOrder } from './find-order.ts';
import { recountOf } from './recount.ts';
import { getResultText, getSignedFile } from './results.ts';

const unpack = promisify(gunzip);

/** Texts of pages by their SHA-256, as far as they are still kept. */
async function snapshotsOf(dataDir: string, sums: string[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const sum of new Set(sums)) {
    const packed = await readFile(join(dataDir, snapshotFile(sum))).catch(nullIfMissing);
    if (packed) texts[sum] = (await unpack(packed)).toString('utf8');
  }
  return texts;
}

/**
 * The signed file of a finished report with the copies of its pages.
 * @param o.first the report as it was before a recount
 * @throws AppError order_not_found, restricted, report_not_ready
 */
export async function signedReport(deps: Deps, orderId: string, { first = false }: { first?: boolean } = {}): Promise<{ file: string; subjectName: string }> {
  const order = findOrder(deps, orderId);
  const kind = first && recountOf(deps.db, order)?.state === 'done' ? 'first_report' : 'report';
  const stored = order.reportStatus === 'completed' ? await getResultText(deps.db, orderId, kind) : null;
  const file = stored && (await getSignedFile(deps.db, orderId, kind, await snapshotsOf(deps.config.dataDir, citedIn(stored))));
  if (!file) throw new AppError('report_not_ready');
  return { file, subjectName: order.subjectName };
}
