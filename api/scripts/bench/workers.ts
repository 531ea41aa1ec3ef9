/**
 * `npm run bench -- workers`: reports an hour (judgement and PDF of one fixed ledger) with no worker, one and two, and what the way to a
 * worker costs a task. Server and workers share the cores of this machine, so the table shows overhead, not what further machines bring.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { serialize } from 'node:v8';
import { documentOf } from '../../src/demo/pages.ts';
import type { FetchedPage, Research } from '../../src/research/index.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import { pack } from '../../src/wire/packing.ts';
import { releaseOf } from '../../src/wire/release.ts';
import { createPool, type Pool } from '../../src/workflows/pool.ts';
import { createRemote, type Remote } from '../../src/workflows/remote.ts';
import { freePort, until } from '../../test/crash/server.ts';
import { ROOT } from '../lib/run.ts';
import { median, show } from './tools.ts';

const NOW = new Date('2026-11-20T09:15:00+01:00');
const SECRET = 'a-secret-of-the-bench-of-32-characters';
const SOURCES = 100;
const REPORTS = 12;
/** Reports on their way at once. */
const AT_ONCE = 4;
const ROUNDS = 9;

const subject = { name: 'Marta Zielińska-Nowak', kind: 'person' as const, description: 'architektka, Gdynia', keywords: [], links: [] };
const meta = {
  ...{ seed: 'b'.repeat(64), now: NOW.toISOString(), demo: true, siteUrl: 'http://localhost:4321', demoWeb: true },
  ...{ reportDate: NOW.toISOString(), sourcesDate: NOW.toISOString() },
};

/** The same pages for every report. */
function ledger(): Research {
  const documents = createDemoWeb().history(NOW).map(documentOf).slice(0, SOURCES);
  const totals = { hits: documents.length, distinct: documents.length, fetched: documents.length, failed: 0 };
  return { subject, queries: [], documents, coverage: [], pages: [], totals, costs: [] };
}

/** A page of the web as it was fetched, of about 100 kB. */
const page: FetchedPage = {
  ...{ status: 'ok', bytes: 100_000, url: 'https://a.example/', finalUrl: 'https://a.example/', contentType: 'text/html', fetchedAt: NOW.toISOString() },
  html: `<!doctype html><html lang="pl"><title>Most</title><article><h1>Most otwarty</h1>${ledger()
    .documents.flatMap(({ article }) => article.text.split('\n'))
    .map((text) => `<p class="akapit"><span>${text}</span></p>`)
    .join('\n')
    .slice(0, 100_000)}</article>`,
};

/** A worker on a port of its own, as a process. */
async function startWorker(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['api/scripts/worker.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKER_SECRET: SECRET },
    stdio: 'ignore',
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

async function withWorkers<T>(n: number, threads: number, use: (pool: Pool, remotes: Remote[]) => Promise<T>): Promise<T> {
  const workers = await Promise.all(Array.from({ length: n }, startWorker));
  const release = releaseOf();
  const remotes = workers.map(({ url }) => createRemote({ url, secret: SECRET, release, lookMs: 200 }));
  const pool = createPool(threads, undefined, remotes);
  try {
    await until(() => remotes.every((remote) => remote.state().fault === null), 30_000);
    return await use(pool, remotes);
  } finally {
    await pool.close();
    for (const { child } of workers) child.kill();
  }
}

/** Judgement and PDF. */
async function report(pool: Pool, found: Research): Promise<void> {
  await pool.run('pdf', { report: await pool.run('judge', { subject, found, meta }) });
}

async function throughput(n: number, found: Research): Promise<void> {
  await withWorkers(n, Math.max(1, availableParallelism() - 1), async (pool, remotes) => {
    // Threads load the engine and its data with their first task.
    await Promise.all(Array.from({ length: 6 }, () => report(pool, found)));
    const done = () => remotes.reduce((sum, remote) => sum + remote.state().done, 0);
    const [doneBefore, cpu, started] = [done(), process.cpuUsage(), performance.now()];
    let begun = 0;
    const lane = async () => {
      while (begun < REPORTS) {
        begun++;
        await report(pool, found);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = (performance.now() - started) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const what = n === 0 ? 'no worker' : n === 1 ? 'one worker' : `${n} workers`;
    show(`workers: judgement and PDF, ${what} on these ${availableParallelism()} cores`, `${((REPORTS * 3600) / seconds).toFixed(0)} reports an hour`, 'none');
    show(
      `workers: ${what}, of the server`,
      `${((user + system) / 1e6 / REPORTS).toFixed(2)} s of processor a report, ${Math.round((100 * (done() - doneBefore)) / (2 * REPORTS))}% of tasks given away`,
      'none',
    );
  });
}

/** Median milliseconds of a task, after one that is not counted. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    await run();
    if (round > 0) all.push(performance.now() - started);
  }
  return median(all);
}

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(0)} kB`;

/** Bytes and milliseconds of the way, task by task, with nothing else to do. */
async function overhead(found: Research): Promise<void> {
  const here = createPool(1);
  try {
    const judged = { subject, found, meta };
    const made = await here.run('judge', judged);
    const tasks = [
      ['read', { page }],
      ['judge', judged],
      ['pdf', { report: made }],
    ] as const;
    await withWorkers(1, 1, async (pool, [remote]) => {
      for (const [name, input] of tasks) {
        const run = (where: Pool) => where.run(name, input as never);
        const result = await run(here);
        // Each of its threads has done one.
        await Promise.all(Array.from({ length: 6 }, () => run(pool)));
        const [local, distant] = [await timed(() => run(here)), await timed(() => run(pool))];
        const packed = await Promise.all([input, result].map(pack));
        const [sent, back] = [input, result].map((value, at) => `${kb(serialize(value).length)} packed to ${kb(packed[at]?.length ?? 0)}`);
        show(
          `workers: the way of a task, ${name}`,
          `${sent} there, ${back} back; ${local.toFixed(0)} ms here, ${distant.toFixed(0)} ms there: ${(distant - local).toFixed(0)} ms more`,
          'none',
        );
      }
      show('workers: asking a worker how it is', `${(await timed(async () => remote?.look())).toFixed(1)} ms`, 'none');
    });
  } finally {
    await here.close();
  }
}

export async function benchWorkers(): Promise<void> {
  const found = ledger();
  for (const n of [0, 1, 2]) await throughput(n, found);
  await overhead(found);
}
