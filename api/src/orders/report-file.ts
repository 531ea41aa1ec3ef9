import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { nullIfMissing } from '../folder.ts';
import { AppError } from '../http/errors.ts';
import { findOrder } from './find-order.ts';

/** PDF of an order's report, and of the same report counted again; paths from the data folder. */
export const firstPdf = (orderId: string): string => `reports/${orderId}.pdf`;
export const recountPdf = (orderId: string): string => `reports/${orderId}-2.pdf`;
export const pdfsOf = (orderId: string): string[] => [firstPdf(orderId), recountPdf(orderId)];

/**
 * Path and size (bytes) of a completed order's PDF.
 * @param o.first the report as it was before a recount
 * @throws AppError order_not_found, report_not_ready
 */
export async function findReportFile(
  deps: Deps,
  orderId: string,
  { first = false }: { first?: boolean } = {},
): Promise<{ file: string; size: number; subjectName: string }> {
  const { reportFilePath, reportStatus, subjectName } = findOrder(deps, orderId);
  if (!reportFilePath || reportStatus !== 'completed') throw new AppError('report_not_ready');
  const file = join(deps.config.dataDir, first ? firstPdf(orderId) : reportFilePath);
  const info = await stat(file).catch(nullIfMissing);
  if (!info) throw new AppError('report_not_ready');
  return { file, size: info.size, subjectName };
}
