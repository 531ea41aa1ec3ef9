/** Where the workflow's stages put their results: compressed, beside the order, one of each kind. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import type { Research } from '../research/types.ts';
import { orderResults } from './tables.ts';

type Stage = { research: Research; report: Report };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a result in the thread pool of the system, outside any transaction. */
export const packResult = <S extends keyof Stage>(value: Stage[S]): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export function putResult(tx: Tx, orderId: string, stage: keyof Stage, run: number, payload: Buffer, now: Date): void {
  tx.insert(orderResults)
    .values({ orderId, stage, run, payload, createdAt: now })
    .onConflictDoUpdate({ target: [orderResults.orderId, orderResults.stage], set: { run, payload, createdAt: now } })
    .run();
}

/** Deletes an order's results. */
export function dropResults(tx: Pick<Tx, 'delete'>, orderId: string): void {
  tx.delete(orderResults).where(eq(orderResults.orderId, orderId)).run();
}

/** The JSON text of a stored result, or null. */
export async function getResultText(db: Tx, orderId: string, stage: keyof Stage): Promise<string | null> {
  const row = db
    .select({ payload: orderResults.payload })
    .from(orderResults)
    .where(and(eq(orderResults.orderId, orderId), eq(orderResults.stage, stage)))
    .get();
  return row ? (await decompress(row.payload)).toString('utf8') : null;
}

/** A stored result, or null. */
export async function getResult<S extends keyof Stage>(db: Tx, orderId: string, stage: S): Promise<Stage[S] | null> {
  const text = await getResultText(db, orderId, stage);
  return text === null ? null : (JSON.parse(text) as Stage[S]);
}
