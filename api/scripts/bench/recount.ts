/** `npm run bench -- recount`: how long a report of 100 sources takes to be judged again, in a fresh thread and in a warm one. */
import { createHash } from 'node:crypto';
import type { Marks } from '../../src/analysis/index.ts';
import { readConfig } from '../../src/config.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { documentOf } from '../../src/demo/pages.ts';
import type { Research } from '../../src/research/index.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import { createPool, type Pool } from '../../src/workflows/pool.ts';
import { judge } from '../../src/workflows/tasks.ts';
import { openEngine } from '../lib/engine.ts';
import { median, show, threadSeconds } from './tools.ts';

const NOW = new Date('2026-11-20T09:15:00+01:00');
const SUBJECT: Subject = { name: 'Marta Zielińska-Nowak', kind: 'person', description: 'architektka, Gdynia', keywords: [], links: [] };
const SOURCES = 100;
const ROUNDS = 15;
const COLD_ROUNDS = 5;
/** Pages marked of each kind. */
const MARKED = 5;

/** The demo web's pages on the subject, as the engine reads them. */
async function searched(): Promise<Research> {
  const engine = await openEngine({
    siteUrl: 'http://localhost:4321',
    clock: () => NOW,
    research: { ...readConfig({}).research, delayMs: 0, timeoutMs: 30_000 },
  });
  return engine.analysts.research(SUBJECT, () => undefined, new AbortController().signal).finally(engine.close);
}

const META = {
  seed: createHash('sha256').update('bench').digest('hex'),
  now: NOW.toISOString(),
  demo: true,
  reportDate: NOW.toISOString(),
  sourcesDate: NOW.toISOString(),
  siteUrl: 'http://localhost:4321',
  demoWeb: true,
};

/** Milliseconds of one judgement. */
async function timed(pool: Pool, found: Research, marks: Marks): Promise<number> {
  const started = performance.now();
  await pool.run('judge', { subject: SUBJECT, found, meta: META, marks });
  return performance.now() - started;
}

export async function benchRecount(): Promise<void> {
  const base = await searched();
  const history = createDemoWeb().history(NOW).map(documentOf);
  const pool = createPool(1);
  try {
    let found = base;
    let report = await pool.run('judge', { subject: SUBJECT, found, meta: META });
    for (let more = 0; report.coverage.totals.sources < SOURCES && more < history.length; ) {
      more += SOURCES - report.coverage.totals.sources;
      found = { ...base, documents: [...base.documents, ...history.slice(0, more)] };
      report = await pool.run('judge', { subject: SUBJECT, found, meta: META });
    }
    const marks: Marks = {
      notMe: report.evidence.slice(0, MARKED).map(({ url }) => url),
      me: report.setAside.flatMap(({ pages }) => pages.map(({ url }) => url)).slice(0, MARKED),
    };
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round++) warm.push(await timed(pool, found, marks));
    // Of this thread alone: other work on the machine does not count.
    const processor = Array.from({ length: ROUNDS }, () => threadSeconds(() => judge({ subject: SUBJECT, found, meta: META, marks })) * 1_000);
    const cold: number[] = [];
    for (let round = 0; round < COLD_ROUNDS; round++) {
      const fresh = createPool(1);
      cold.push(await timed(fresh, found, marks));
      await fresh.close();
    }
    const what = `recount: ${report.coverage.totals.sources} of ${found.documents.length} pages judged`;
    show(`${what}: median, slowest`, `${median(warm).toFixed(0)} ms, ${Math.max(...warm).toFixed(0)} ms`, 'under 1,000 ms');
    show(`${what}: processor time, median`, `${median(processor).toFixed(0)} ms`, 'under 1,000 ms');
    show(`${what} in a fresh thread: median`, `${median(cold).toFixed(0)} ms`, 'under 1,000 ms');
  } finally {
    await pool.close();
  }
}
