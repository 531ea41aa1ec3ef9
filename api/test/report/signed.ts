/** A signed report of few sources with the copies of its pages, as it is downloaded. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { SIGNED_FORMAT, type SignedReport } from '../../src/contract/signed-report.ts';
import { openSigner, type Signer } from '../../src/signing/signer.ts';
import { sampleReport } from './fixture.ts';

const SOURCES = 6;
export const SIGNED_AT = new Date('2026-11-20T10:00:00Z');

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The pages of the first sources, each with its quote in the middle. */
function withPages(): { report: Report; snapshots: Record<string, string> } {
  const pages = sampleReport.evidence.slice(0, SOURCES).map((item) => {
    const before = `Strona ${item.n}: „żółć”, 👁. `;
    const text = `${before}${item.quote.text} Koniec.`;
    const sha256 = createHash('sha256').update(text).digest('hex');
    return {
      text,
      item: { ...item, sha256, excerpts: [], quote: { text: item.quote.text, start: before.length, end: before.length + item.quote.text.length } },
    };
  });
  return {
    report: { ...sampleReport, stories: [], sections: [], risks: [], evidence: pages.map(({ item }) => item) },
    snapshots: Object.fromEntries(pages.map(({ item, text }) => [item.sha256, text])),
  };
}

export async function signedFile(folder: string): Promise<{ signer: Signer; file: SignedReport }> {
  const signer = await openSigner(folder, () => SIGNED_AT);
  const { report, snapshots } = withPages();
  return { signer, file: { format: SIGNED_FORMAT, report, signature: await signer.sign(report), snapshots } };
}

/** A signed report as its file holds it. */
export function onDisk(file: Record<string, unknown>): object {
  const { report, ...signed } = file;
  return { ...(report as object), signed };
}
