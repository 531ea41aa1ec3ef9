import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { $marking, $marks, $recount, beginMarking, followRecount, markPages, markSources, sendMarks } from '../src/stores/recount.ts';
import {
  $first,
  $order,
  $reportView,
  $sourceFilter,
  $stale,
  closeReport,
  download,
  lookAgain,
  openReport,
  retryReport,
  revealSource,
  showSources,
} from '../src/stores/report.ts';
import { $toast } from '../src/stores/toasts.ts';
import { recountToasts } from '../src/text/recount.ts';
import { orderIdOf, orderView } from '../src/view/report-status.ts';
import { fakeApi, fakePage, ORDER_ID, trackedOrder } from './fake-page.ts';

const PATH = `/api/orders/${ORDER_ID}`;
const PAGE = `/report/${ORDER_ID}`;
const order = (reportStatus: string, crewaiResult: unknown = null) => ({ body: trackedOrder({ reportStatus, crewaiResult }) });
const notFound = { status: 404, body: { code: 'order_not_found', message: 'Nie znaleźliśmy takiego zamówienia.', requestId: 'r' } };

/** A document just large enough to hand over a file; returns what was handed over. */
function fakeDocument() {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob;
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: () => ({
      download: '',
      click() {
        files.push({ name: this.download, blob });
      },
      remove: () => {},
    }),
  });
  return files;
}

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(null);
  $order.set(null);
  $sourceFilter.set(null);
});
afterEach(() => {
  closeReport();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const RECOUNT = `/api/reports/recount/${ORDER_ID}`;
const said = (state: string) => ({ body: { recount: { state } } });

describe('the report page', () => {
  it('asks every three seconds while the report is made, announces it once and stops', async () => {
    const api = fakeApi({ [`GET ${PATH}`]: [order('processing'), order('analyzing'), order('generating'), order('completed', sampleReport)] });
    expect($reportView.get().kind).toBe('loading');
    openReport(PAGE);
    await settle();
    expect($reportView.get()).toMatchObject({ kind: 'waiting', progress: 40, wait: true });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(api.count(PATH)).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect($reportView.get()).toMatchObject({ kind: 'waiting', progress: 60 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect($reportView.get()).toMatchObject({ progress: 80 });
    expect($toast.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    expect($reportView.get().kind).toBe('ready');
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Raport jest gotowy' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.count(PATH)).toBe(4);
  });

  it.each([
    ['pending', { kind: 'waiting', progress: 10, wait: false }],
    ['failed', { kind: 'failed', progress: 0 }],
    ['completed', { kind: 'ready', progress: 100 }],
  ])('asks once when the order is %s', async (status, expected) => {
    const api = fakeApi({ [`GET ${PATH}`]: order(status, status === 'completed' ? sampleReport : null) });
    openReport(PAGE);
    await vi.advanceTimersByTimeAsync(30_000);
    expect($reportView.get()).toMatchObject(expected);
    expect(api.count(PATH)).toBe(1);
    expect($toast.get()).toBeNull();
  });

  it('says that a report is missing when there is no such order, no id, or its content was erased', async () => {
    fakeApi({ [`GET ${PATH}`]: notFound });
    openReport(PAGE);
    await settle();
    expect($reportView.get()).toEqual({ kind: 'missing' });
    expect(orderView({ reportStatus: 'completed', crewaiResult: null })).toEqual({ kind: 'missing' });
    for (const path of ['/report', '/report/', '/report/a/b', '/report/%E0%A4%A']) expect(orderIdOf(path)).toBeNull();
  });

  it('offers another try when the server cannot be reached', async () => {
    fakeApi({ [`GET ${PATH}`]: [new Error('offline'), order('completed', sampleReport)] });
    openReport(PAGE);
    await settle();
    expect($reportView.get()).toEqual({ kind: 'unreachable' });
    retryReport();
    await settle();
    expect($reportView.get().kind).toBe('ready');
  });

  it('says why a report may not be read, also one that is withheld or erased while its page is open', async () => {
    const withheld = { status: 451, body: { code: 'restricted', message: 'Wstrzymaliśmy ten raport.', requestId: 'r' } };
    const erased = { status: 410, body: { code: 'report_erased', message: 'Usunęliśmy ten raport.', requestId: 'r' } };
    fakeApi({ [`GET ${PATH}`]: [withheld, order('processing'), withheld, erased] });
    openReport(PAGE);
    await settle();
    expect($reportView.get()).toMatchObject({ kind: 'refused', said: 'Wstrzymaliśmy ten raport.' });
    retryReport();
    await settle();
    expect($reportView.get().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(3_000);
    expect($reportView.get().kind).toBe('refused');
    retryReport();
    await settle();
    expect($reportView.get()).toMatchObject({ kind: 'erased', said: 'Usunęliśmy ten raport.' });
  });

  it('keeps showing the last state and goes on asking when a later question fails', async () => {
    fakeApi({ [`GET ${PATH}`]: [order('analyzing'), { status: 503, body: {} }, order('generating')] });
    openReport(PAGE);
    await settle();
    await vi.advanceTimersByTimeAsync(3_000);
    expect($reportView.get()).toMatchObject({ kind: 'waiting', progress: 60 });
    expect($stale.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect($reportView.get()).toMatchObject({ progress: 80 });
    expect($stale.get()).toBe(false);
  });

  it('is taken away when the reader comes back and it may no longer be shown; a lost connection takes nothing', async () => {
    const PROGRESS = `GET /api/reports/search-progress/${ORDER_ID}`;
    const refusal = (status: number, code: string) => ({ status, body: { code, message: 'Powód.', requestId: 'r' } });
    for (const [answer, kind] of [
      [{ body: {} }, 'ready'],
      [new Error('offline'), 'ready'],
      [refusal(502, 'internal'), 'ready'],
      [refusal(451, 'restricted'), 'refused'],
      [refusal(410, 'report_erased'), 'erased'],
      [notFound, 'missing'],
    ] as const) {
      fakeApi({ [`GET ${PATH}`]: order('completed', sampleReport), [PROGRESS]: answer });
      openReport(PAGE);
      await settle();
      expect($reportView.get().kind).toBe('ready');
      await lookAgain();
      expect($reportView.get().kind).toBe(kind);
      closeReport();
    }
  });
});

describe('a recount', () => {
  const completed = (recount: unknown, title = sampleReport.headline.text) => ({
    body: { ...trackedOrder({ reportStatus: 'completed', crewaiResult: { ...sampleReport, headline: { ...sampleReport.headline, text: title } } }), recount },
  });

  it('is followed every second; the new report comes before it is announced', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: [completed({ state: 'counting' }), completed({ state: 'done' }, 'Nowe zdanie')],
      [`GET ${RECOUNT}`]: [said('counting'), said('counting'), said('done')],
    });
    openReport(PAGE);
    await settle();
    followRecount();
    await settle();
    expect([$recount.get()?.state, $toast.get()]).toEqual(['counting', null]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([$recount.get()?.state, $order.get()?.crewaiResult?.headline.text]).toEqual(['done', 'Nowe zdanie']);
    expect($toast.get()).toMatchObject(recountToasts.done);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.count(RECOUNT)).toBe(3);
  });

  it('sends the marks once, and keeps them when they are refused', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: [completed({ state: 'open' })],
      [`POST ${RECOUNT}`]: [{ status: 409, body: { code: 'recount_used', message: 'Już przeliczony.', requestId: 'r' } }, said('counting')],
    });
    openReport(PAGE);
    await settle();
    beginMarking();
    markSources([3, 1], true);
    markPages(['0.2'], true);
    void sendMarks();
    void sendMarks();
    await settle();
    expect(api.count(RECOUNT)).toBe(1);
    expect([$toast.get()?.text, $marking.get(), $marks.get().notMe.size]).toEqual(['Już przeliczony.', true, 2]);
    await sendMarks();
    expect([$recount.get()?.state, $marking.get(), $marks.get().notMe.size]).toEqual(['counting', false, 0]);
  });

  it('leaves the first report under an address of its own', async () => {
    const api = fakeApi({ [`GET ${PATH}/first`]: [completed({ state: 'done' })] });
    openReport(PAGE, '?wersja=1');
    await settle();
    expect([$first.get(), $reportView.get().kind, api.count(`${PATH}/first`)]).toEqual([true, 'ready', 1]);
  });
});

describe('files of a report', () => {
  const PDF = `GET /api/reports/download/${ORDER_ID}`;

  it('come under the name of the subject', async () => {
    fakePage(PAGE);
    const files = fakeDocument();
    fakeApi({ [PDF]: { body: '%PDF-1.7' } });
    const started = download.start(ORDER_ID, 'Anna Kowalska');
    expect(download.$state.get()).toBe('busy');
    await started;
    expect(files.map((file) => file.name)).toEqual(['raport-wizerunku-Anna Kowalska.pdf']);
    expect(await files[0]?.blob.text()).toBe('%PDF-1.7');
    expect(download.$state.get()).toBe('idle');
  });

  it('that cannot be had are a quiet line on the page and a line in the console', async () => {
    const files = fakeDocument();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi({ [PDF]: { status: 409, body: { code: 'report_not_ready', message: 'Raport nie został jeszcze wygenerowany.', requestId: 'r' } } });
    await download.start(ORDER_ID, 'Anna Kowalska');
    expect(download.$state.get()).toBe('failed');
    expect(logged).toHaveBeenCalledOnce();
    expect($toast.get()).toBeNull();
    expect(files).toEqual([]);
  });
});

describe('the list of sources', () => {
  it('can be narrowed, and opens again for a source that is hidden', () => {
    showSources([3, 4], 'Wskaźnik');
    revealSource('#source-4');
    revealSource('#kpi');
    expect($sourceFilter.get()).toEqual({ refs: [3, 4], what: 'Wskaźnik' });
    revealSource('#source-12');
    expect($sourceFilter.get()).toBeNull();
  });
});
