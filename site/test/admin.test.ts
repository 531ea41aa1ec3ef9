import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMING } from '#contract/constants.ts';
import { errorMessage } from '#contract/errors.ts';
import {
  $admin,
  $claims,
  $filter,
  $partial,
  $summary,
  $timeline,
  clearFilter,
  closeAdmin,
  closeTimeline,
  goToPage,
  openAdmin,
  openTimeline,
  refresh,
  searchNow,
  setFilter,
} from '../src/stores/admin.ts';
import { $acting, $question, ask, cancelQuestion, confirm, download } from '../src/stores/admin-acts.ts';
import { resendToKsef } from '../src/stores/admin-invoices.ts';
import { letters, retryLetter } from '../src/stores/admin-lists.ts';
import { upholds } from '../src/stores/admin-privacy.ts';
import { $declining, $reviewing, review } from '../src/stores/admin-reviews.ts';
import { $toast } from '../src/stores/toasts.ts';
import { admin as t } from '../src/text/admin.ts';
import { actsOf, detailOf, disputeShown, failureOf, isRefundable, isRefundStuck, ksefLine, paymentShown, refundStep } from '../src/view/admin.ts';
import { fakePage, ORDER_ID, trackedOrder } from './fake-page.ts';

const adminOrder = (changes: Record<string, unknown> = {}) => ({
  ...trackedOrder(),
  reportFilePath: null,
  failureReason: null,
  paymentMethod: 'card',
  subjectKind: 'person',
  included: false,
  held: null,
  refundTries: 0,
  refundFault: null,
  refundEnd: null,
  dispute: null,
  claim: null,
  ...changes,
});
const summary = { orders: 12, paid: 3, income: 15_000, attention: 1, letters: 0, privacy: 0, withdrawals: 0 };

type Answer = { status?: number; body?: unknown; total?: number };
/** The server of the panel: answers by path, with the number of orders in its header; every address asked for is kept. */
function fakeServer(answers: Record<string, Answer | (() => Answer)> = {}) {
  const asked: string[] = [];
  const all: Record<string, Answer | (() => Answer)> = {
    'GET /api/admin/orders': { body: [adminOrder({ reportStatus: 'completed' })], total: 12 },
    'GET /api/admin/summary': { body: summary },
    ...answers,
  };
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://lustro.test');
    asked.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
    const known = all[`${init.method ?? 'GET'} ${url.pathname}`];
    const {
      status = 200,
      body = {},
      total,
    } = (typeof known === 'function' ? known() : known) ?? { status: 404, body: { code: 'not_found', message: 'Nie ma.' } };
    return new Response(JSON.stringify(body), { status, headers: total === undefined ? {} : { 'X-Total-Count': String(total) } });
  });
  const lists = () => asked.filter((line) => line.startsWith('GET /api/admin/orders?page'));
  return { asked, lists, set: (path: string, answer: Answer | (() => Answer)) => Object.assign(all, { [path]: answer }) };
}
const refused = (status: number, code: Parameters<typeof errorMessage>[0]): Answer => ({
  status,
  body: { code, message: errorMessage(code, 'r'), requestId: 'r' },
});

beforeEach(() => {
  vi.useFakeTimers();
  closeAdmin();
  $toast.set(null);
});
afterEach(() => {
  closeAdmin();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the list of orders', () => {
  it('comes with its summary and the wishes for refunds', async () => {
    fakePage('/admin');
    const wish = adminOrder({ claim: { reason: 'krótki', at: '2026-11-20T10:00:00Z' } });
    fakeServer({ 'GET /api/admin/orders': { body: [wish, adminOrder({ reportStatus: 'failed' })], total: 12 } });
    await openAdmin();
    expect($admin.get()).toMatchObject({ phase: 'shown', total: 12, page: 1, stale: false });
    expect($summary.get()).toEqual(summary);
    expect($claims.get()).toEqual([wish]);
  });

  it('stands without its summary, and says that a part is missing', async () => {
    fakePage('/admin');
    fakeServer({ 'GET /api/admin/summary': { status: 500 } });
    await openAdmin();
    expect([$admin.get().phase, $partial.get(), $summary.get()]).toEqual(['shown', true, null]);
  });

  it('that cannot be loaded says so, and can be asked for again', async () => {
    fakePage('/admin');
    const server = fakeServer({ 'GET /api/admin/orders': { status: 503 } });
    await openAdmin();
    expect($admin.get().phase).toBe('failed');
    server.set('GET /api/admin/orders', { body: [], total: 0 });
    await openAdmin();
    expect($admin.get()).toMatchObject({ phase: 'shown', orders: [] });
  });

  it('is not for everybody: 403 says so, 401 leads to sign in and back', async () => {
    const page = fakePage('/admin');
    const server = fakeServer({ 'GET /api/admin/orders': refused(403, 'forbidden') });
    await openAdmin();
    expect($admin.get().phase).toBe('forbidden');
    expect(page.went).toEqual([]);
    server.set('GET /api/admin/orders', refused(401, 'unauthenticated'));
    await openAdmin();
    expect(page.went).toEqual(['/auth?sessionEnded=1&next=%2Fadmin']);
  });

  it('is asked for again while a report is being made, and stays when the server goes away', async () => {
    fakePage('/admin');
    const server = fakeServer({ 'GET /api/admin/orders': { body: [adminOrder({ reportStatus: 'analyzing' })], total: 1 } });
    await openAdmin();
    await vi.advanceTimersByTimeAsync(TIMING.trackingPoll);
    expect(server.lists()).toHaveLength(2);
    server.set('GET /api/admin/orders', { status: 503 });
    await vi.advanceTimersByTimeAsync(TIMING.trackingPoll);
    expect($admin.get()).toMatchObject({ phase: 'shown', stale: true });
    server.set('GET /api/admin/orders', { body: [adminOrder({ reportStatus: 'completed' })], total: 1 });
    await vi.advanceTimersByTimeAsync(TIMING.trackingPoll);
    expect($admin.get()).toMatchObject({ stale: false });
    const { length } = server.lists();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.lists()).toHaveLength(length);
  });

  it('is searched once the typing rests, at once with Enter, and from its first page', async () => {
    fakePage('/admin');
    const server = fakeServer();
    await openAdmin();
    await goToPage(2);
    expect(server.lists().at(-1)).toBe('GET /api/admin/orders?page=2');
    await goToPage(3);
    await goToPage(0);
    expect($admin.get().page).toBe(2);
    for (const q of ['Ł', 'Łę', 'Łęcka ']) {
      setFilter({ q });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.lists()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.lists().slice(2)).toEqual([`GET /api/admin/orders?page=1&q=${encodeURIComponent('Łęcka')}`]);
    setFilter({ q: 'Żak' });
    await searchNow();
    setFilter({ payment: 'failed', attention: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.lists().slice(3)).toEqual([
      `GET /api/admin/orders?page=1&q=${encodeURIComponent('Żak')}`,
      `GET /api/admin/orders?page=1&q=${encodeURIComponent('Żak')}&payment=failed&attention=1`,
    ]);
    clearFilter();
    await vi.advanceTimersByTimeAsync(0);
    expect([$filter.get().q, server.lists().at(-1)]).toEqual(['', 'GET /api/admin/orders?page=1']);
  });

  it('shows no old orders under a new filter that could not be loaded', async () => {
    fakePage('/admin');
    const server = fakeServer();
    await openAdmin();
    server.set('GET /api/admin/orders', { status: 503 });
    await refresh();
    expect($admin.get()).toMatchObject({ phase: 'shown', stale: true });
    setFilter({ report: 'failed' });
    await vi.advanceTimersByTimeAsync(0);
    expect($admin.get().phase).toBe('failed');
  });

  it('opens an order’s timeline, and gives a closed one no answer that came too late', async () => {
    fakePage('/admin');
    const events = [{ id: 1, at: '2026-11-20T08:02:00Z', type: 'created', detail: null }];
    const path = `GET /api/admin/orders/${ORDER_ID}/events`;
    const server = fakeServer({ [path]: { status: 500 } });
    await openTimeline(adminOrder() as never);
    expect($timeline.get()).toMatchObject({ failed: true, events: null });
    server.set(path, { body: events });
    await openTimeline(adminOrder() as never);
    expect($timeline.get()).toMatchObject({ failed: false, events });
    const late = openTimeline(adminOrder() as never);
    closeTimeline();
    await late;
    expect($timeline.get()).toBeNull();
  });
});

describe('an act', () => {
  const failed = adminOrder({ reportStatus: 'failed' }) as never;
  const restart = `POST /api/admin/restart-analysis/${ORDER_ID}`;
  const generate = `POST /api/admin/generate-report/${ORDER_ID}`;

  it('is asked about once, can be taken back, and is done once', async () => {
    fakePage('/admin');
    const server = fakeServer({ [restart]: { body: { message: 'Uruchomiono: analiza.' } } });
    ask('restart-analysis', failed);
    cancelQuestion();
    await confirm();
    expect(server.asked).toEqual([]);
    ask('restart-analysis', failed);
    const both = [confirm(), confirm()];
    expect($acting.get()).toEqual({ [ORDER_ID]: 'restart-analysis' });
    await Promise.all(both);
    expect(server.asked.filter((line) => line === restart)).toHaveLength(1);
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Uruchomiono', text: 'Uruchomiono: analiza.' });
    expect([$question.get(), $acting.get()]).toEqual([null, {}]);
  });

  it('that is refused says why, and reads the list again', async () => {
    fakePage('/admin');
    const server = fakeServer({ [restart]: refused(409, 'research_missing') });
    await openAdmin();
    ask('restart-analysis', failed);
    await confirm();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: errorMessage('research_missing', '') });
    expect(server.lists()).toHaveLength(2);
  });

  it.each([
    [{ body: { searchResults: 67, reportStatus: 'completed' } }, 'ok', 'Gotowe', 'Raport wygenerowany pomyślnie. Znaleziono 67 wyników.'],
    [{ body: { searchResults: 5, reportStatus: 'analyzing' } }, 'info', 'Raport jeszcze powstaje', ''],
    [
      { body: { searchResults: 5, reportStatus: 'failed' } },
      'error',
      'Błąd generacji raportu',
      'Praca się zatrzymała. Przyczyna jest na osi czasu zamówienia.',
    ],
    [refused(409, 'wrong_stage'), 'error', 'Błąd generacji raportu', errorMessage('wrong_stage', '')],
    [{ status: 500, body: 'x' }, 'error', 'Błąd generacji raportu', '500: "x"'],
  ] as [Answer, string, string, string][])('generating a report: %j', async (given, style, title, text) => {
    fakePage('/admin');
    fakeServer({ [generate]: given });
    ask('generate', adminOrder({ reportStatus: 'pending' }) as never);
    await confirm();
    expect($toast.get()).toMatchObject({ style, title });
    expect($toast.get()?.text).toContain(text);
  });

  it('a refund takes its reason from the buyer’s wish', async () => {
    fakePage('/admin');
    const server = fakeServer({ [`POST /api/admin/refund/${ORDER_ID}`]: { body: { message: 'Zwrot został zlecony.' } } });
    ask('refund', adminOrder({ claim: { reason: null, at: '2026-11-20T10:00:00Z' } }) as never);
    await confirm();
    ask('refund', adminOrder() as never);
    await confirm();
    expect(server.asked.filter((line) => line.includes('/refund/'))).toEqual([
      `POST /api/admin/refund/${ORDER_ID} {"reason":"on_request"}`,
      `POST /api/admin/refund/${ORDER_ID} {"reason":"manual"}`,
    ]);
  });

  it.each([
    [refused(409, 'report_not_ready'), 'Raport nie został jeszcze wygenerowany'],
    [{ status: 500 }, 'Nie można pobrać raportu'],
  ] as [Answer, string][])('a download that fails: %j', async (given, text) => {
    fakePage('/admin');
    fakeServer({ [`GET /api/reports/download/${ORDER_ID}`]: given });
    await download(adminOrder({ reportStatus: 'completed', reportFilePath: 'reports/x.pdf' }) as never);
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd pobierania', text });
    expect($acting.get()).toEqual({});
  });

  it('a letter is tried again and leaves the list', async () => {
    fakePage('/admin');
    const server = fakeServer({
      'POST /api/admin/letters/7/retry': { body: { message: 'List wyślemy ponownie za chwilę.' } },
      'GET /api/admin/letters': { body: [] },
    });
    await retryLetter(7);
    expect($toast.get()).toMatchObject({ style: 'ok', text: 'List wyślemy ponownie za chwilę.' });
    expect(letters.$value.get()).toEqual({ state: 'ready', data: [] });
    server.set('POST /api/admin/letters/7/retry', refused(404, 'letter_not_found'));
    await retryLetter(7);
    expect($toast.get()).toMatchObject({ style: 'error', text: errorMessage('letter_not_found', '') });
  });
});

describe('a document in KSeF', () => {
  it('is sent again at a word, or says why not', async () => {
    fakePage('/admin');
    const path = `POST /api/admin/invoices/${ORDER_ID}/ksef`;
    const server = fakeServer({ [path]: { body: {} } });
    await resendToKsef(ORDER_ID, 'correction');
    expect(server.asked[0]).toBe(`${path} {"kind":"correction"}`);
    expect($toast.get()).toMatchObject({ style: 'ok', text: t.invoices.ksef.resent });
    server.set(path, refused(409, 'wrong_stage'));
    await resendToKsef(ORDER_ID, 'correction');
    expect($toast.get()).toMatchObject({ style: 'error', text: errorMessage('wrong_stage', '') });
  });

  it('shows its number, or how far it is and what is to be done', () => {
    const sent = { kind: 'invoice', state: 'waiting', ksefNumber: null, nextAt: '2026-12-03T09:15:00.000Z', fault: null, said: null } as const;
    const { fault } = t.invoices.ksef;
    expect(ksefLine({ ...sent, state: 'accepted', ksefNumber: '5265877635-20250626-010080DD2B5E-26' })).toBe('5265877635-20250626-010080DD2B5E-26');
    expect(ksefLine(sent)).toBe(t.invoices.ksef.waiting('03.12.2026, 10:15'));
    expect(ksefLine({ ...sent, fault: 'denied' })).toBe(`${t.invoices.ksef.waiting('03.12.2026, 10:15')} ${fault.denied}`);
    expect(ksefLine({ ...sent, state: 'sent' })).toBe(t.invoices.ksef.sent);
    for (const reason of ['refused', 'taken'] as const)
      expect(ksefLine({ ...sent, state: 'refused', nextAt: null, fault: reason })).toBe(`${t.invoices.ksef.refused} ${fault[reason]}`);
  });
});

describe('orders that wait since somebody of the name has objected', () => {
  const item = { orderId: ORDER_ID, subjectName: 'Anna Kowalska' } as never;
  it('are made or declined by one call, then list and figures are read again; what failed is said', async () => {
    const server = fakeServer({
      'GET /api/admin/reviews': { body: [item] },
      [`POST /api/admin/reviews/${ORDER_ID}`]: { body: { message: 'Raport powstaje.' } },
    });
    fakePage('/admin');
    await openAdmin();
    $declining.set(item);
    await Promise.all([review(ORDER_ID, 'decline'), review(ORDER_ID, 'make')]);
    expect(server.asked.filter((line) => line.startsWith('POST'))).toEqual([`POST /api/admin/reviews/${ORDER_ID} {"decision":"decline"}`]);
    expect([$declining.get(), $reviewing.get(), $toast.get()]).toMatchObject([null, null, { style: 'ok', text: 'Raport powstaje.' }]);
    expect(server.asked.slice(-4).join()).toMatch(/reviews.*summary|summary.*reviews/);
    server.set(`POST /api/admin/reviews/${ORDER_ID}`, refused(409, 'review_over'));
    await review(ORDER_ID, 'make');
    expect($toast.get()).toMatchObject({ style: 'error', text: errorMessage('review_over', 'r') });
  });
});

describe('closing a case', () => {
  const item = (kind: string) => ({ id: 'LU-1', kind, orders: [], watched: [] }) as never;
  const plain = { chosen: [], answer: '', note: '', missing: false };
  it('upholds the objection with the reports it erases, unless the administrator says otherwise', () => {
    for (const erase of [true, false]) {
      expect(upholds(item('objection'), { ...plain, erase, uphold: null })).toBe(erase);
      expect(upholds(item('erasure'), { ...plain, erase, uphold: !erase })).toBe(!erase);
      expect(upholds(item('access'), { ...plain, erase, uphold: null })).toBe(false);
    }
  });
});

describe('what the panel draws', () => {
  it('offers acts by the report’s status', () => {
    const shown = (reportStatus: string, reportFilePath: string | null = null) => actsOf(adminOrder({ reportStatus, reportFilePath }) as never);
    expect(shown('pending')).toEqual({ single: 'generate', restarts: [] });
    expect(shown('processing').single).toBe('restart-search');
    expect(shown('analyzing').single).toBe('restart-analysis');
    expect(shown('generating').single).toBe('restart-pdf');
    expect(shown('failed')).toEqual({ single: null, restarts: ['restart-search', 'restart-analysis', 'restart-pdf'] });
    expect(shown('completed')).toEqual({ single: null, restarts: [] });
    expect(shown('completed', 'reports/x.pdf').single).toBe('download');
    // What the server would refuse is not offered.
    for (const held of ['case', 'review']) expect(actsOf(adminOrder({ reportStatus: 'pending', held }) as never)).toEqual({ single: null, restarts: [] });
  });

  it('tells money that went back from money that is held', () => {
    const refundGiven = { reason: 'late', at: '2026-11-20T09:00:00Z', settled: true };
    expect(paymentShown(adminOrder({ refund: refundGiven }) as never)).toBe('refunded');
    expect(paymentShown(adminOrder({ refund: { ...refundGiven, settled: false } }) as never)).toBe('paid');
    expect(isRefundStuck(adminOrder({ refund: { ...refundGiven, settled: false }, refundTries: 1 }) as never)).toBe(true);
    expect(isRefundStuck(adminOrder({ refund: refundGiven, refundTries: 1 }) as never)).toBe(false);
    const fault = (reason: string | null, nextAt: string | null) => refundStep(adminOrder({ refundFault: { reason, nextAt } }) as never);
    expect(fault('declined', '2026-11-20T15:30:00.000Z')).toEqual({ step: 'again', when: '20.11.2026, 16:30' });
    expect(fault('expired_or_canceled_card', '2026-11-20T15:30:00.000Z')).toEqual({ step: 'transfer' });
    expect(fault('declined', null)).toEqual({ step: 'wait' });
    expect([isRefundable(adminOrder() as never), isRefundable(adminOrder({ refund: refundGiven }) as never)]).toEqual([true, false]);
    expect([isRefundable(adminOrder({ paymentStatus: 'pending' }) as never), isRefundable(adminOrder({ included: true }) as never)]).toEqual([false, false]);
  });

  it('marks a dispute in red while it waits for an answer or for the bank, and offers no refund of money that the bank holds or has given back', () => {
    const disputed = (status: string) => adminOrder({ dispute: { status, reason: 'fraudulent', dueAt: '2026-12-01T00:00:00Z' } }) as never;
    const table = {
      needs_response: ['due', false],
      warning_needs_response: ['due', true],
      under_review: ['open', false],
      // One that the provider may invent: as long as nobody knows it, the bank holds the money.
      something_new: ['open', false],
      warning_under_review: ['open', true],
      won: ['won', true],
      lost: ['lost', false],
    };
    for (const [status, [shown, refundable]] of Object.entries(table))
      expect([disputeShown(disputed(status)), isRefundable(disputed(status))], status).toEqual([shown, refundable]);
    expect(disputeShown(adminOrder() as never)).toBeNull();
  });

  it('takes the stage out of the words of a failure, and leaves other words whole', () => {
    expect(failureOf('analyzing: fetch: no answer')).toEqual({ stage: 'analyzing', reason: 'fetch: no answer' });
    expect(failureOf('something: else')).toEqual({ stage: null, reason: 'something: else' });
  });

  it('tells what the search and the models of an order cost, and nothing where it was free', () => {
    const told = (detail: string) => detailOf({ id: 1, at: '2026-11-20T09:00:00Z', type: 'researched', detail }, { searched: t.events.searched } as never);
    expect(told('96 / 140; 32')).toBe('96 / 140; płatne źródła kosztowały 0,32\u00a0zł');
    expect(told('96 / 140')).toBe('96 / 140');
    const judged = (detail: string) => detailOf({ id: 2, at: '2026-11-20T09:01:00Z', type: 'analysed', detail }, { judged: t.events.judged } as never);
    expect([judged('67; 126'), judged('67')]).toEqual(['67; modele językowe kosztowały 1,26\u00a0zł', '67']);
  });

  it('counts in Polish', () => {
    expect([1, 2, 5].map((n) => Object.values(t.summary.orders(n)).join(' '))).toEqual(['1 zamówienie', '2 zamówienia', '5 zamówień']);
    expect([1, 2, 5].map((n) => t.summary.attention(n).word)).toEqual(['wymaga uwagi', 'wymagają uwagi', 'wymaga uwagi']);
  });
});
