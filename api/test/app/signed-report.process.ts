/** The signed file that a buyer downloads, checked as anybody would: by the published keys alone. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { readReportFile } from '../../src/contract/read-report-file.ts';
import type { Report } from '../../src/contract/report.ts';
import type { PublishedKey, SignedReport } from '../../src/contract/signed-report.ts';
import { type Verdict, verifyReport } from '../../src/contract/verify-report.ts';
import { snapshotFile } from '../../src/orders/erase-report.ts';
import { findReportFile } from '../../src/orders/report-file.ts';
import { packReport } from '../../src/orders/results.ts';
import { orderResults } from '../../src/orders/tables.ts';
import { hold } from '../../src/orders/transitions.ts';
import { renderPdf } from '../../src/report/index.ts';
import { rotateKey } from '../../src/signing/signer.ts';
import { countStep, recountPdfStep, showStep } from '../../src/workflows/recount.ts';
import { judge } from '../../src/workflows/tasks.ts';
import { research, web } from '../analysis/factory.ts';
import { type TestApp, testApp } from './test-app.ts';

const PAGES = 12;

/** An order delivered by the real judgement, with the copies of its pages where the server keeps them. `printed`: its PDF is the real one, too. */
async function delivered({ printed = false } = {}) {
  const found = research({ name: 'Jan Kowalski', kind: 'person', description: 'architekt, Gdynia', keywords: [], links: [] }, web(PAGES));
  const t = await testApp({
    analysts: {
      research: async (subject) => ({ ...found, subject }),
      judge: async (subject, documents, meta, again) =>
        judge({ subject, found: documents, meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false }, ...again }),
      ...(printed && {
        pdf: async (report: Report, file?: string) => renderPdf(report, file ? { file, checkAt: 'https://lustro.example/sprawdz', compress: false } : {}),
      }),
    },
  });
  mkdirSync(join(t.deps.config.dataDir, 'snapshots'));
  for (const { sha256, article } of found.documents) writeFileSync(join(t.deps.config.dataDir, snapshotFile(sha256)), gzipSync(article.text));
  const { id, intent } = await t.placeOrder({ subjectName: 'Jan Kowalski', description: 'architekt, Gdynia' });
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  return { t, id };
}

const keysOf = async (t: TestApp) => ((await t.call('/.well-known/lustro-keys.json')).json as { keys: PublishedKey[] }).keys;
const fileOf = async (t: TestApp, id: string, version = '') => (await t.call(`/api/reports/signed/${id}${version}`)).text;
const check = async (t: TestApp, text: string): Promise<Verdict> => verifyReport(text, await keysOf(t));

/** What the PDF of an order holds. */
async function inPdf(t: TestApp, id: string, o: { first?: boolean } = {}): Promise<string> {
  const { file } = await findReportFile(t.deps, id, o);
  return (await readReportFile(Uint8Array.from(readFileSync(file)))) ?? '';
}

describe('the signed file of a report', () => {
  it('is valid by the published keys, with every copy and every quote of the report', async () => {
    const { t, id } = await delivered();
    const answer = await t.call(`/api/reports/signed/${id}`);
    expect(answer.headers.get('content-disposition')).toContain('raport-wizerunku-Jan%20Kowalski.json');
    const verdict = await check(t, answer.text);
    expect(verdict).toMatchObject({ state: 'valid', sources: PAGES, snapshots: PAGES, about: { subject: { name: 'Jan Kowalski' } } });
    expect(verdict.state === 'valid' && verdict.quotes).toBeGreaterThan(PAGES);
    const file = JSON.parse(answer.text) as { evidence: { url: string; sha256: string }[]; signed: Pick<SignedReport, 'snapshots'> };
    const { snapshots } = file.signed;
    for (const { url, sha256 } of file.evidence) {
      expect(url).toMatch(/^https:/);
      expect(
        createHash('sha256')
          .update(snapshots?.[sha256] ?? '')
          .digest('hex'),
      ).toBe(sha256);
    }
  });

  it('lies in the PDF, too, without the copies', async () => {
    const { t, id } = await delivered({ printed: true });
    expect(await check(t, await inPdf(t, id))).toMatchObject({ state: 'valid', sources: PAGES, snapshots: 0 });
  });

  it('stays valid when the copies are erased and when another key signs from then on', async () => {
    const { t, id } = await delivered();
    const before = await fileOf(t, id);
    rmSync(join(t.deps.config.dataDir, 'snapshots'), { recursive: true });
    await rotateKey(t.deps.config.dataDir, t.clock());
    expect(await keysOf(t)).toHaveLength(2);
    expect(await check(t, await fileOf(t, id))).toMatchObject({ state: 'valid', snapshots: 0 });
    expect(await check(t, before)).toMatchObject({ state: 'valid', snapshots: PAGES });
  });

  it('of a report counted again is signed anew, and the first one stays valid', async () => {
    const { t, id } = await delivered({ printed: true });
    const before = await fileOf(t, id);
    t.passTime(60_000);
    await t.call(`/api/reports/recount/${id}`, { body: { notMe: [2], me: [] } });
    for (const step of [countStep, recountPdfStep, showStep]) await step(t.deps, { recountOf: id, attempt: 1 });
    const again = await fileOf(t, id);
    expect(await check(t, again)).toMatchObject({ state: 'valid', sources: PAGES - 1, about: { method: { recountedAt: t.clock().toISOString() } } });
    expect(await check(t, await inPdf(t, id))).toMatchObject({ state: 'valid', sources: PAGES - 1 });
    expect(await fileOf(t, id, '/first')).toBe(before);
    expect(await check(t, before)).toMatchObject({ state: 'valid', sources: PAGES });
    expect(await check(t, await inPdf(t, id, { first: true }))).toMatchObject({ state: 'valid', sources: PAGES });
  });

  it('of a report from before signatures says that it has none', async () => {
    const { t, id } = await delivered();
    t.deps.db.update(orderResults).set({ signature: null }).where(eq(orderResults.orderId, id)).run();
    expect(await check(t, await fileOf(t, id))).toMatchObject({ state: 'unsigned' });
  });

  it('is what was made, not what a later version of the program fills in when it reads it', async () => {
    const { t, id } = await delivered();
    const { accusations: _later, signed: _signed, ...older } = JSON.parse(await fileOf(t, id)) as Report & { signed: object };
    const packed = await packReport(t.deps.signer, older as Report);
    t.deps.db.update(orderResults).set(packed).where(eq(orderResults.kind, 'report')).run();
    const shown = (await t.call(`/api/orders/${id}`)).json as { crewaiResult: Report };
    expect(shown.crewaiResult.accusations).toEqual([]);
    const file = await fileOf(t, id);
    expect(file).not.toContain('"accusations"');
    expect(await check(t, file)).toMatchObject({ state: 'valid' });
  });

  it('is not told before the report is there, nor while it is withheld', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    expect((await t.call(`/api/reports/signed/${id}`)).status).toBe(409);
    const done = await delivered();
    done.t.deps.db.transaction((tx) => hold(tx, done.id, 'LU-2026-AAAAAA', done.t.clock()));
    const held = await done.t.call(`/api/reports/signed/${done.id}`);
    expect(held.status).toBeGreaterThanOrEqual(400);
    expect(held.text).not.toContain('evidence');
  });
});
