/** Where the workflow's stages put their results: compressed, beside the order, one of each kind. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import type { Research } from '../research/types.ts';
import { orderStages } from './tables.ts';

type Stage = { research: Research; report: Report };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a result in the thread pool of the system, outside any transaction. */
export const packStage = <S extends keyof Stage>(value: Stage[S]): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export function putStage(tx: Tx, orderId: string, stage: keyof Stage, run: number, payload: Buffer, now: Date): void {
  tx.insert(orderStages)
    .values({ orderId, stage, run, payload, createdAt: now })
    .onConflictDoUpdate({ target: [orderStages.orderId, orderStages.stage], set: { run, payload, createdAt: now } })
    .run();
}

/** Deletes an order's results. */
export function dropResults(tx: Pick<Tx, 'delete'>, orderId: string): void {
  tx.delete(orderStages).where(eq(orderStages.orderId, orderId)).run();
}

/** The JSON text of a stored result, or null. */
export async function getStageText(db: Tx, orderId: string, stage: keyof Stage): Promise<string | null> {
  const row = db
    .select({ payload: orderStages.payload })
    .from(orderStages)
    .where(and(eq(orderStages.orderId, orderId), eq(orderStages.stage, stage)))
    .get();
  return row ? (await decompress(row.payload)).toString('utf8') : null;
}

/** A stored result, or null. */
export async function getStage<S extends keyof Stage>(db: Tx, orderId: string, stage: S): Promise<Stage[S] | null> {
  const text = await getStageText(db, orderId, stage);
  return text === null ? null : (JSON.parse(text) as Stage[S]);
}
