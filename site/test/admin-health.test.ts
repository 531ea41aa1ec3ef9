/** The panel's lines on the system's health. */
import { expect, test } from 'vitest';
import type { AdminHealth } from '#contract/health.ts';
import { adminHealth as t } from '../src/text/admin-health.ts';
import { healthLines, problemsIn } from '../src/view/admin-health.ts';

const asked = { state: 'ok', okAt: '2026-11-20T09:12:00.000Z', failedAt: null, error: null } as const;
const WELL: AdminHealth = {
  mail: { state: 'ok', failing: 0, lost: 0, overdue: 0, sentAt: '2026-11-20T09:12:00.000Z', error: null },
  payments: asked,
  search: [],
  feeds: { state: 'idle', all: 0, failing: 0, error: null },
  queue: { state: 'ok', waiting: 2, running: 1, ageMs: 0, unanswered: false },
  rounds: { state: 'ok', ended: 12, failed: 0, finishedAt: null, error: null },
  workers: [],
  disk: { state: 'ok', free: 80_000_000_000, total: 250_000_000_000, database: 40_000_000 },
};
const queueOf = (health: AdminHealth) => healthLines(health).find(({ id }) => id === 'queue');

test('a queue that cannot be asked is told as that, not as an empty one', () => {
  expect(queueOf(WELL)).toMatchObject({ state: 'ok', facts: t.queue.size(2, 1), error: null });
  const away: AdminHealth = { ...WELL, queue: { state: 'bad', waiting: 0, running: 0, ageMs: 0, unanswered: true } };
  expect(queueOf(away)).toMatchObject({ state: 'bad', facts: '', error: t.queue.unanswered });
  expect(problemsIn(healthLines(away))).toBe(1);
});
