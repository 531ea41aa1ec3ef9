import { expect, test } from 'vitest';
import { createPool } from '../../src/workflows/pool.ts';

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
