/** Scheduled rounds over the real workflow engine: as many at once as are allowed, and a report is not behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestRound, startRounds } from '../../src/monitoring/rounds.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { planRounds } from '../../src/monitoring/watched-users.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';
import { member } from '../app/member.ts';
import { testApp } from '../app/test-app.ts';

test('three rounds run at once; one that is asked for and a report go on beside them; the next take their turns', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const t = await testApp({
    env: { ROUNDS_AT_ONCE: '3' },
    analysts: {
      watch: async () => {
        most = Math.max(most, waiting.length + 1);
        await new Promise<void>((go) => waiting.push(go));
        return { sightings: [], setAside: 0, seen: [], asked: [], unanswered: [] };
      },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'lustro-rounds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const workflows = createWorkflows(folder, { atOnce: { orders: 1, rounds: 3 } });
  onTestFinished(() => workflows.stop());
  const deps = { ...t.deps, workflows };
  await workflows.work(deps);

  for (let i = 0; i < 5; i++) await member(t, { plan: 'alert' });
  planRounds(deps);
  await startRounds(deps);
  await vi.waitFor(() => expect(waiting).toHaveLength(3));

  const anna = await member(t);
  await requestRound(deps, anna.user, anna.id, 'manual', false);
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.started).toHaveLength(1));
  await workflows.waitFor(await workflows.start('fulfil-order', `${id}:1`, { orderId: id, run: 1 }), 30_000);
  expect(t.order(id)?.reportStatus).toBe('completed');
  await startRounds(deps);
  expect(waiting).toHaveLength(4);

  const states = () => t.deps.db.select().from(monitoringRounds).all();
  await vi.waitFor(async () => {
    for (const go of waiting.splice(0)) go();
    await startRounds(deps);
    expect(states().map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'completed'));
  });
  expect(most).toBe(4);
});
