/** Stored results of an order's run: compressed JSON, one row per kind. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { type Report, reportSchema } from '../contract/report.ts';
import { fileText, type Signature } from '../contract/signed-report.ts';
import type { Tx } from '../db/open.ts';
import type { Research } from '../research/types.ts';
import type { Signer } from '../signing/signer.ts';
import { reportShares } from './sharing/tables.ts';
import { modelAnswers, orderResults, recounts } from './tables.ts';

type Results = { research: Research; report: Report; first_report: Report; recount: Report };
export type ResultKind = keyof Results;
export type ReportKind = Exclude<ResultKind, 'research'>;

/** Current version of each kind. An incompatible change of `reportSchema` needs the next number and a step in UPGRADES. */
const VERSIONS = { research: 1, report: 1 };
const versionOf = (kind: ResultKind): number => (kind === 'research' ? VERSIONS.research : VERSIONS.report);
/** Converts a report to the next version, by the version it has. */
const UPGRADES: Record<number, (report: unknown) => unknown> = {};

/** A stored result that this version of the program cannot read. */
export class UnreadableResult extends Error {}

type Packed = { payload: Buffer; signature?: Signature | null };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a result with Brotli in the thread pool; do it before the transaction. */
export const packResult = <K extends ResultKind>(value: Results[K]): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** Packs and signs a report. */
export const packReport = async (signer: Signer, report: Report): Promise<Packed> => ({
  payload: await packResult<'report'>(report),
  signature: await signer.sign(report),
});

/** Stores a packed result, replacing an earlier one of its kind. */
export function putResult(tx: Tx, orderId: string, kind: ResultKind, run: number, { payload, signature = null }: Packed, now: Date): void {
  const row = { run, version: versionOf(kind), payload, signature, createdAt: now };
  tx.insert(orderResults)
    .values({ orderId, kind, ...row })
    .onConflictDoUpdate({ target: [orderResults.orderId, orderResults.kind], set: row })
    .run();
}

const ofKind = (orderId: string, kind: ResultKind) => and(eq(orderResults.orderId, orderId), eq(orderResults.kind, kind));

/** Shows the recounted report from now on; the one before stays readable. */
export function showRecount(tx: Pick<Tx, 'update'>, orderId: string): void {
  tx.update(orderResults).set({ kind: 'first_report' }).where(ofKind(orderId, 'report')).run();
  tx.update(orderResults).set({ kind: 'report' }).where(ofKind(orderId, 'recount')).run();
}

/** Deletes an order's results, what was asked and told of its recount, what models were asked, and the links to its report. */
export function dropResults(tx: Pick<Tx, 'delete'>, orderId: string): void {
  tx.delete(orderResults).where(eq(orderResults.orderId, orderId)).run();
  tx.delete(recounts).where(eq(recounts.orderId, orderId)).run();
  tx.delete(modelAnswers).where(eq(modelAnswers.orderId, orderId)).run();
  tx.delete(reportShares).where(eq(reportShares.orderId, orderId)).run();
}

/** Whether the pages of an order's search are stored, so that its report can be counted again. */
export const hasResearch = (db: Pick<Tx, 'select'>, orderId: string): boolean =>
  db
    .select({ one: sql`1` })
    .from(orderResults)
    .where(and(ofKind(orderId, 'research'), eq(orderResults.version, VERSIONS.research)))
    .get() !== undefined;

async function readStored(
  db: Pick<Tx, 'select'>,
  orderId: string,
  kind: ResultKind,
): Promise<{ version: number; text: string; signature: Signature | null } | null> {
  const { version, payload, signature } = orderResults;
  const row = db.select({ version, payload, signature }).from(orderResults).where(ofKind(orderId, kind)).get();
  return row ? { ...row, text: (await decompress(row.payload)).toString('utf8') } : null;
}

/** A report's file with its signature: what is stored, not converted. Null without a report. @param snapshots texts of cited pages by their SHA-256 */
export async function getSignedFile(
  db: Pick<Tx, 'select'>,
  orderId: string,
  kind: ReportKind = 'report',
  snapshots?: Record<string, string>,
): Promise<string | null> {
  const stored = await readStored(db, orderId, kind);
  return stored && fileText(stored.text, stored.signature, snapshots);
}

/** The stored JSON text of a result, in the version it was stored in; null without one. */
export const getResultText = async (db: Pick<Tx, 'select'>, orderId: string, kind: ResultKind): Promise<string | null> =>
  (await readStored(db, orderId, kind))?.text ?? null;

/**
 * A report of an order, the shown one unless another is asked for, converted to the current version and validated; null if there is none.
 * @throws UnreadableResult
 */
export async function getReport(db: Pick<Tx, 'select'>, orderId: string, kind: ReportKind = 'report'): Promise<Report | null> {
  const stored = await readStored(db, orderId, kind);
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

/** The stored search of an order; null if there is none in the current version, in which case the search is repeated. */
export async function getResearch(db: Pick<Tx, 'select'>, orderId: string): Promise<Research | null> {
  const stored = await readStored(db, orderId, 'research');
  return stored?.version === VERSIONS.research ? (JSON.parse(stored.text) as Research) : null;
}
