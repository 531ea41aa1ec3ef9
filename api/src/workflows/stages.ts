/** The engine's three stages as the workflow calls them. CPU-heavy work runs in a thread pool, so requests never wait. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Report } from '../contract/report.ts';
import type { Subject } from '../contract/subject.ts';
import { type Fetcher, type Research, type ResearchProgress, research, type SearchSource } from '../research/index.ts';
import type { Pool } from './pool.ts';

/** `included`: part of a plan, so that no refund is promised. */
export type ReportMeta = { seed: string; now: string; demo: boolean; included?: boolean; reportDate: string; sourcesDate: string };

export type EngineStages = {
  /** Searches, reads and stores the texts of the pages as snapshots. Aborts with the signal. */
  research(subject: Subject, onProgress: (progress: ResearchProgress) => void, signal: AbortSignal): Promise<Research>;
  /** Judges the documents and words the report. */
  judge(subject: Subject, found: Research, meta: ReportMeta): Promise<Report>;
  /** Whether a page answers, is gone (404, 410), or cannot be told. */
  stands(url: string, signal: AbortSignal): Promise<'there' | 'gone' | 'unknown'>;
  /** Sets the PDF. */
  pdf(report: Report): Promise<Uint8Array>;
};

export type StageOptions = {
  pool: Pool;
  sources: SearchSource[];
  fetcher: Fetcher;
  clock: () => Date;
  siteUrl: string;
  demoWeb: boolean;
  /** Folder of the snapshots, or null to keep none. */
  snapshots: string | null;
};

const compress = promisify(gzip);

async function storeSnapshots(folder: string, found: Research): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { sha256, article } of found.documents) {
    const file = join(folder, `${sha256}.txt.gz`);
    if (existsSync(file)) {
      const now = new Date();
      await utimes(file, now, now);
      continue;
    }
    await writeFile(`${file}.part`, await compress(article.text));
    await rename(`${file}.part`, file);
  }
}

export function createStages(options: StageOptions): EngineStages {
  const { pool, clock } = options;
  return {
    async research(subject, onProgress, signal) {
      const found = await research(
        subject,
        { sources: options.sources, fetcher: options.fetcher, now: clock, signal, read: (page) => pool.run('read', { page }) },
        onProgress,
      );
      if (options.snapshots) await storeSnapshots(options.snapshots, found);
      return found;
    },
    judge: (subject, found, meta) => pool.run('judge', { subject, found, meta: { ...meta, siteUrl: options.siteUrl, demoWeb: options.demoWeb } }),
    async stands(url, signal) {
      const { status } = await options.fetcher.fetch(url, signal);
      return status === 'ok' ? 'there' : status === 'missing' ? 'gone' : 'unknown';
    },
    pdf: (report) => pool.run('pdf', { report }),
  };
}

/** Seed of an order's choices: the same order chooses the same words. */
export const seedOf = (orderId: string): string => createHash('sha256').update(`lustro:${orderId}`).digest('hex');
