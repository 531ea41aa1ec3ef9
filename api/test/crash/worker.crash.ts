/** Orders whose pages, judgement and PDF are done by a second machine, which is killed in the middle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECRET, startWorker } from '../workflows/worker.ts';
import { FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

const TOKEN = 'a-token-of-the-stories-24';

/** Tasks that the worker has done, and lost. */
async function tasks(server: Server): Promise<{ done: number; lost: number; up: number }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  const read = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.split(' ')
        .at(-1),
    );
  return {
    up: read('lustro_worker_up{worker="1"}'),
    done: read('lustro_worker_tasks_total{worker="1",end="done"}'),
    lost: read('lustro_worker_tasks_total{worker="1",end="lost"}'),
  };
}

it('an order becomes a PDF on a worker; one whose worker is killed meanwhile becomes one here, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-worker-'));
  const worker = await startWorker();
  const server = new Server(await freePort(), dataDir, undefined, { WORKERS: worker.url, WORKER_SECRET: SECRET, METRICS_TOKEN: TOKEN });
  const order = async (email: string) => {
    const { orderId, clientSecret } = await server.order('Jan Niewidoczny', email);
    await server.pay(clientSecret);
    return orderId;
  };
  const isMade = async (orderId: string, email: string) => {
    await until(async () => (await server.status(orderId))?.refund?.settled === true && tally(dataDir, orderId, email).letterFiles === 4, FINISH_MS, RARELY_MS);
    expect(tally(dataDir, orderId, email)).toMatchObject({ runs: 1, reports: 1, deliveries: 1, charges: 1, refunds: 1 });
  };
  try {
    await server.ready();
    await until(async () => (await tasks(server)).up === 1, 30_000);
    const first = await order('anna.nowak@example.com');
    await isMade(first, 'anna.nowak@example.com');
    const before = await tasks(server);
    // Pages, stories, the judgement, the PDF and the documents that go with letters: of a busy machine's worker the server may do some itself.
    expect(before.done).toBeGreaterThan(0);

    const second = await order('jan.nowak@example.com');
    await until(async () => (await tasks(server)).done > before.done, FINISH_MS);
    await worker.kill();
    await isMade(second, 'jan.nowak@example.com');
    expect((await tasks(server)).up).toBe(0);
    expect(server.output).toContain('worker gets no tasks');
    expect(server.output).not.toContain('workflow step failed');
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
