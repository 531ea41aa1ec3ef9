/** Reports are read for years: what is stored carries its version and is checked before anybody sees it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { getReport, getResearch, packResult, UnreadableResult } from '../../src/orders/results.ts';
import { orderResults } from '../../src/orders/tables.ts';
import { sampleReport } from '../report/fixture.ts';
import { testApp } from './test-app.ts';

async function delivered() {
  const t = await testApp();
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  const set = (values: Partial<typeof orderResults.$inferInsert>) => t.deps.db.update(orderResults).set(values).where(eq(orderResults.orderId, id)).run();
  return { t, id, set };
}

describe('a stored report', () => {
  it('is read as it was written', async () => {
    const { t, id } = await delivered();
    expect(await getReport(t.deps.db, id)).toEqual(sampleReport);
  });

  it('of a version that this program does not know is not shown half', async () => {
    const { t, id, set } = await delivered();
    set({ version: 0 });
    await expect(getReport(t.deps.db, id)).rejects.toThrow(UnreadableResult);
    set({ version: 99 });
    await expect(getReport(t.deps.db, id)).rejects.toThrow(UnreadableResult);
    expect((await t.call(`/api/orders/${id}`)).status).toBe(500);
  });

  it('that lacks what the page draws is not shown half', async () => {
    const { t, id, set } = await delivered();
    const { coverage: _, ...rest } = sampleReport;
    set({ payload: await packResult<'report'>(rest as typeof sampleReport) });
    await expect(getReport(t.deps.db, id)).rejects.toThrow(UnreadableResult);
  });

  it('documents of another version count as gone: the search is made again', async () => {
    const { t, id, set } = await delivered();
    expect(await getResearch(t.deps.db, id)).not.toBeNull();
    set({ version: 0 });
    expect(await getResearch(t.deps.db, id)).toBeNull();
  });
});
