/** What the stages of an order's run leave behind: compressed JSON beside the order, one result of each kind. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { type Report, reportSchema } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import type { Research } from '../research/types.ts';
import { orderResults } from './tables.ts';

type Results = { research: Research; report: Report };
export type ResultKind = keyof Results;

/** Version of each result's form. A change of `reportSchema` that older reports do not fit takes the next number and a step in UPGRADES. */
const VERSIONS: Record<ResultKind, number> = { research: 1, report: 1 };
/** Steps that bring a report to the next version, by the version they start from. */
const UPGRADES: Record<number, (report: unknown) => unknown> = {};

/** A stored result that this version of the program cannot read. */
export class UnreadableResult extends Error {}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a result in the system's thread pool, outside any transaction. */
export const packResult = <K extends ResultKind>(value: Results[K]): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export function putResult(tx: Tx, orderId: string, kind: ResultKind, run: number, payload: Buffer, now: Date): void {
  const row = { run, version: VERSIONS[kind], payload, createdAt: now };
  tx.insert(orderResults)
    .values({ orderId, kind, ...row })
    .onConflictDoUpdate({ target: [orderResults.orderId, orderResults.kind], set: row })
    .run();
}

/** Deletes an order's results. */
export function dropResults(tx: Pick<Tx, 'delete'>, orderId: string): void {
  tx.delete(orderResults).where(eq(orderResults.orderId, orderId)).run();
}

async function readStored(db: Pick<Tx, 'select'>, orderId: string, kind: ResultKind): Promise<{ version: number; text: string } | null> {
  const row = db
    .select({ version: orderResults.version, payload: orderResults.payload })
    .from(orderResults)
    .where(and(eq(orderResults.orderId, orderId), eq(orderResults.kind, kind)))
    .get();
  return row ? { version: row.version, text: (await decompress(row.payload)).toString('utf8') } : null;
}

/** The JSON text of a stored result as it was written, or null. */
export const getResultText = async (db: Pick<Tx, 'select'>, orderId: string, kind: ResultKind): Promise<string | null> =>
  (await readStored(db, orderId, kind))?.text ?? null;

/**
 * An order's report, brought to this version's form and checked against its schema; null when there is none.
 * @throws UnreadableResult
 */
export async function getReport(db: Pick<Tx, 'select'>, orderId: string): Promise<Report | null> {
  const stored = await readStored(db, orderId, 'report');
  if (!stored) return null;
  let value: unknown = JSON.parse(stored.text);
  for (let version = stored.version; version !== VERSIONS.report; version++) {
    const upgrade = UPGRADES[version];
    if (!upgrade) throw new UnreadableResult(`A report of version ${stored.version} cannot be read by version ${VERSIONS.report}.`);
    value = upgrade(value);
  }
  const report = reportSchema.safeParse(value);
  if (!report.success) throw new UnreadableResult('A stored report does not fit its schema.', { cause: report.error });
  return report.data;
}

/** The documents of an order's search; null when there are none in this version's form: then the search is made again. */
export async function getResearch(db: Pick<Tx, 'select'>, orderId: string): Promise<Research | null> {
  const stored = await readStored(db, orderId, 'research');
  return stored?.version === VERSIONS.research ? (JSON.parse(stored.text) as Research) : null;
}
