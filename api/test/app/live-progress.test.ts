/** What an open tracking page is told while a report is made. */
import { describe, expect, it, vi } from 'vitest';
import type { SearchProgress } from '../../src/contract/orders.ts';
import type { Document } from '../../src/research/index.ts';
import { analyseStep, deliverStep, failStep, pdfStep, researchStep } from '../../src/workflows/fulfil-order.ts';
import { sampleReport } from '../report/fixture.ts';
import { type TestApp, testApp } from './test-app.ts';

const page = (host: string, publishedAt: string | null): Document =>
  ({ host, kind: 'news', article: { title: 'Nowa pracownia przy rynku', publishedAt } }) as Document;

async function paidOrder(t: TestApp): Promise<string> {
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  return id;
}

const open = (t: TestApp, id: string, signal?: AbortSignal) =>
  t.app.fetch(new Request(`http://localhost:4321/api/reports/progress-events/${id}`, signal ? { signal } : {}));

/** Reads events until one fits; null when the stream has ended. */
function reading(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async next(): Promise<SearchProgress | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
          text = text.slice(end + 2);
          if (data) return JSON.parse(data) as SearchProgress;
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
    },
    async until(fits: (progress: SearchProgress) => boolean): Promise<SearchProgress> {
      for (;;) {
        const progress = await this.next();
        if (!progress) throw new Error('the stream has ended');
        if (fits(progress)) return progress;
      }
    },
    close: () => reader.cancel(),
  };
}

describe('following a report while it is made', () => {
  it('squares come page by page, take sides with the judgement, and the stream ends with the run', async () => {
    const t = await testApp();
    const id = await paidOrder(t);
    const research = t.deps.analysts.research;
    t.deps.analysts.research = async (subject, onProgress, signal) => {
      onProgress({ found: 3, read: 1, page: page('gazeta.example', '2025-04-02T10:00:00.000Z') });
      expect((await t.call(`/api/reports/search-progress/${id}`)).json).toMatchObject({ crewaiStatus: { progress: 25, found: 3, read: 1 } });
      onProgress({ found: 3, read: 2, page: page('forum.example', null) });
      onProgress({ found: 3, read: 3, page: null });
      return research(subject, onProgress, signal);
    };
    const response = await open(t, id);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = reading(response);
    const first = await events.next();
    expect(first).toMatchObject({ order: { reportStatus: 'processing' }, live: { squares: [], log: [], funnel: { sources: null }, result: null } });

    const input = { orderId: id, run: 1 };
    await researchStep(t.deps, input, new AbortController().signal);
    const read = await events.until(({ order }) => order.reportStatus === 'analyzing');
    expect(read.live?.squares).toEqual([expect.objectContaining({ date: '2025-04-02', waiting: true, tone: null })]);
    expect(read.live?.log.map(({ host }) => host)).toEqual(['forum', 'gazeta']);
    expect(read.live?.ended).toMatchObject({ search: t.clock().toISOString(), reading: t.clock().toISOString(), judging: null });

    await analyseStep(t.deps, input);
    const judged = await events.until(({ order }) => order.reportStatus === 'generating');
    const { totals } = sampleReport.coverage;
    expect(judged.live?.funnel).toMatchObject({ read: totals.fetched, sources: totals.sources, others: totals.setAside, repeats: totals.duplicates });
    expect(judged.live?.squares.filter(({ tone }) => tone === 'positive')).toHaveLength(
      sampleReport.evidence.filter(({ own, sentiment }) => !own && sentiment?.label === 'positive').length,
    );
    expect(judged.live?.squares.some(({ waiting }) => waiting)).toBe(false);

    await pdfStep(t.deps, input);
    await deliverStep(t.deps, input);
    const done = await events.until(({ order }) => order.reportStatus === 'completed');
    expect(done.live?.result?.headline).toBe(sampleReport.headline.text);
    expect(await events.next()).toBeNull();
    // Polling says the same; so does a stream that is opened afterwards, once.
    expect((await t.call(`/api/reports/search-progress/${id}`)).json).toEqual(done);
    const late = reading(await open(t, id));
    expect(await late.next()).toEqual(done);
    expect(await late.next()).toBeNull();
  });

  it('a run that stops says where, and what was read stays', async () => {
    const t = await testApp();
    const id = await paidOrder(t);
    t.deps.analysts.research = (_subject, onProgress) => {
      onProgress({ found: 9, read: 1, page: page('gazeta.example', '2025-04-02T10:00:00.000Z') });
      return Promise.reject(new Error('no answer'));
    };
    const events = reading(await open(t, id));
    await expect(researchStep(t.deps, { orderId: id, run: 1 }, new AbortController().signal)).rejects.toThrow();
    failStep(t.deps, { orderId: id, run: 1 }, 'processing', 'no answer');
    const failed = await events.until(({ order }) => order.reportStatus === 'failed');
    expect(failed.live).toMatchObject({ stoppedIn: 'processing', squares: [{ date: '2025-04-02' }], funnel: { addresses: 9, read: 1 } });
    expect(await events.next()).toBeNull();
  });

  it('keeps to the rules of the status call, and to a number of open pages', async () => {
    const t = await testApp();
    expect((await open(t, '0'.repeat(32))).status).toBe(404);
    expect((await open(t, 'abc')).status).toBe(404);
    const id = await paidOrder(t);
    const pages = await Promise.all(Array.from({ length: 12 }, () => open(t, id)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    const refused = await open(t, id);
    expect(refused.status).toBe(429);
    const [left, ...others] = pages.map(reading);
    await left?.next();
    await left?.close();
    await vi.waitFor(async () => expect((await open(t, id)).status).toBe(200));
    for (const other of others) await other.close();
  });
});
