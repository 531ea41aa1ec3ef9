import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { findOrder } from './find-order.ts';

/**
 * Path and size (bytes) of a completed order's PDF.
 * @throws AppError order_not_found, report_not_ready
 */
export async function findReportFile(deps: Deps, orderId: string): Promise<{ file: string; size: number; subjectName: string }> {
  const { reportFilePath, reportStatus, subjectName } = findOrder(deps, orderId);
  if (!reportFilePath || reportStatus !== 'completed') throw new AppError('report_not_ready');
  const file = join(deps.config.dataDir, reportFilePath);
  const info = await stat(file).catch(() => null);
  if (!info) throw new AppError('report_not_ready');
  return { file, size: info.size, subjectName };
}
