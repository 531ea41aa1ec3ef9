import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import type { FetchedPage } from '../../src/research/index.ts';
import { createPool } from '../../src/workflows/pool.ts';

const pageOf = (html: string): FetchedPage => ({
  status: 'ok',
  bytes: html.length,
  html,
  url: 'https://a.example/',
  finalUrl: 'https://a.example/',
  contentType: 'text/html',
  fetchedAt: '2026-03-18T11:00:00.000Z',
});

test('a task over its deadline is ended with its thread, and the tasks behind it are done', async () => {
  const pool = createPool(1, { read: 1 });
  try {
    const dear = pool.run('read', { page: pageOf('<p>Tekst akapitu'.repeat(100_000)) });
    const behind = pool.run('feed', {
      text: '<rss version="2.0"><channel><title>a</title><item><link>https://a.example/x</link></item></channel></rss>',
      base: 'https://a.example/',
    });
    await expect(dear).rejects.toThrow();
    expect((await behind).map(({ url }) => url)).toEqual(['https://a.example/x']);
  } finally {
    await pool.close();
  }
});

test('what a request asks of the language core never queues behind a report or a round', async () => {
  const pool = createPool(1);
  try {
    const question = { groups: [['Remont mostu i szkoły.', 'Most czeka na remont.']], name: 'Jan Most', limit: 1 };
    expect(await pool.run('topics', question)).toEqual([['remont']]);
    const order: string[] = [];
    const round = pool.run('watchMany', { subjects: new Map(), documents: [] }).then(() => order.push('round'));
    await pool.run('topics', question).then(() => order.push('question'));
    await round;
    expect(order).toEqual(['question', 'round']);
  } finally {
    await pool.close();
  }
});

/** How far each thread of this process stands behind the process itself, by proc_pid_stat(5). */
const behind = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[16]) - getPriority();
  });

// Under `nice` there may be no five steps left below.
test.runIf(process.platform === 'linux' && getPriority() < 15)(
  'threads that work on reports stand behind the main loop, those that answer requests do not',
  async () => {
    const pool = createPool(1);
    try {
      await pool.run('topics', { groups: [['Most czeka na remont.']], name: 'Jan Most', limit: 1 });
      expect(behind().filter((steps) => steps > 0)).toEqual([]);
      await pool.run('watchMany', { subjects: new Map(), documents: [] });
      expect(behind().filter((steps) => steps > 0)).toEqual([5]);
    } finally {
      await pool.close();
    }
  },
);
