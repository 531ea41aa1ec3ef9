/** Where the workflow's stages put their results: compressed, beside the order, one of each kind. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import type { Research } from '../research/types.ts';
import { orderStages } from './tables.ts';

type Stage = { research: Research; report: Report };

/** Compresses a result outside any transaction. */
export const packStage = <S extends keyof Stage>(value: Stage[S]): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export function putStage(tx: Tx, orderId: string, stage: keyof Stage, run: number, payload: Buffer, now: Date): void {
  tx.insert(orderStages)
    .values({ orderId, stage, run, payload, createdAt: now })
    .onConflictDoUpdate({ target: [orderStages.orderId, orderStages.stage], set: { run, payload, createdAt: now } })
    .run();
}

/** A stored result, or null. @param run only the result of this run */
export function getStage<S extends keyof Stage>(db: Tx, orderId: string, stage: S, run?: number): Stage[S] | null {
  const row = db
    .select({ payload: orderStages.payload, run: orderStages.run })
    .from(orderStages)
    .where(and(eq(orderStages.orderId, orderId), eq(orderStages.stage, stage)))
    .get();
  if (!row || (run !== undefined && row.run !== run)) return null;
  return JSON.parse(brotliDecompressSync(row.payload).toString('utf8')) as Stage[S];
}
