import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimForm } from '../src/stores/claim.ts';
import { $toast } from '../src/stores/toasts.ts';
import { $tracking, closeTracking, lookAgain, openTracking, refresh, retryAnalysis } from '../src/stores/tracking.ts';
import { badgeOf, cardOf, claimOf, orderIdIn, paymentOf, progressOf, refundOf } from '../src/view/tracking.ts';
import { fakeApi, fakePage, ORDER_ID, trackedOrder } from './fake-page.ts';

const PROGRESS = `/api/reports/search-progress/${ORDER_ID}`;
const VERIFY = `/api/reports/verify-and-start/${ORDER_ID}`;
const shown = (changes = {}) => ({ body: { order: trackedOrder(changes), crewaiStatus: null } });
const down = { status: 503, body: { code: 'unavailable', message: 'Chwila.', requestId: 'r' } };

describe('following an order', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    $toast.set(null);
    $tracking.set({ phase: 'loading', orderId: '', data: null, checkedAt: null, stale: false, said: '' });
  });
  afterEach(() => {
    closeTracking();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks every five seconds until the report is ready, says so once and stops', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({ [`GET ${PROGRESS}`]: [shown(), shown({ reportStatus: 'generating' }), shown({ reportStatus: 'completed' })] });
    await openTracking();
    expect($tracking.get().phase).toBe('shown');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(api.count(PROGRESS)).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(api.count(PROGRESS)).toBe(2);
    expect($toast.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect($toast.get()?.title).toBe('Raport jest gotowy');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.count(PROGRESS)).toBe(3);
  });

  it('does not announce a report that was ready before', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({ [`GET ${PROGRESS}`]: shown({ reportStatus: 'failed' }) });
    await openTracking();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.count(PROGRESS)).toBe(1);
    expect($toast.get()).toBeNull();
  });

  it('tries a failed question three times more, then says it could not be loaded', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({ [`GET ${PROGRESS}`]: down });
    const opened = openTracking();
    await vi.advanceTimersByTimeAsync(2_900);
    expect($tracking.get().phase).toBe('loading');
    await vi.advanceTimersByTimeAsync(200);
    await opened;
    expect($tracking.get().phase).toBe('error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.count(PROGRESS)).toBe(4);
  });

  it('does not repeat a question whose answer cannot change', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({});
    await openTracking();
    expect($tracking.get().phase).toBe('error');
    expect(api.count(PROGRESS)).toBe(1);
  });

  it('says why an order may not be shown, also one that is withheld or erased while its page is open', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const withheld = { status: 451, body: { code: 'restricted', message: 'Wstrzymaliśmy ten raport.', requestId: 'r' } };
    const erased = { status: 410, body: { code: 'report_erased', message: 'Usunęliśmy ten raport.', requestId: 'r' } };
    fakeApi({ [`GET ${PROGRESS}`]: [withheld, shown(), withheld, shown(), erased] });
    await openTracking();
    expect($tracking.get()).toMatchObject({ phase: 'refused', said: 'Wstrzymaliśmy ten raport.' });
    await openTracking();
    expect($tracking.get().phase).toBe('shown');
    await refresh();
    expect($tracking.get()).toMatchObject({ phase: 'refused', data: null });
    await openTracking();
    await refresh();
    expect($tracking.get()).toMatchObject({ phase: 'erased', said: 'Usunęliśmy ten raport.', data: null });
  });

  it('asks again when the reader comes back: what waited for a look goes on, what was deleted is gone', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const review = { status: 451, body: { code: 'in_review', message: 'Sprawdzamy.', requestId: 'r' } };
    const gone = { status: 404, body: { code: 'order_not_found', message: 'Nie ma.', requestId: 'r' } };
    const api = fakeApi({ [`GET ${PROGRESS}`]: [review, shown({ reportStatus: 'completed' }), gone] });
    await openTracking();
    expect($tracking.get()).toMatchObject({ phase: 'review', said: 'Sprawdzamy.' });
    await lookAgain();
    expect($tracking.get()).toMatchObject({ phase: 'shown', data: { order: { reportStatus: 'completed' } } });
    await lookAgain();
    expect($tracking.get()).toMatchObject({ phase: 'unknown', data: null });
    await lookAgain();
    expect(api.count(PROGRESS)).toBe(3);
  });

  it('keeps showing the last state when the server goes away, says how old it is, and recovers', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    fakeApi({ [`GET ${PROGRESS}`]: [shown(), down, down, down, down, shown({ reportStatus: 'generating' })] });
    await openTracking();
    await vi.advanceTimersByTimeAsync(8_000);
    expect($tracking.get()).toMatchObject({ phase: 'shown', stale: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect($tracking.get()).toMatchObject({ stale: false, data: { order: { reportStatus: 'generating' } } });
  });

  it('finds the order in the browser when the address has none, and asks when there is none at all', async () => {
    const page = fakePage('/tracking');
    const api = fakeApi({ [`GET ${PROGRESS}`]: shown() });
    await openTracking();
    expect($tracking.get().phase).toBe('noId');
    expect(api.calls).toEqual([]);
    page.storage.set('lustro.orderId', ORDER_ID);
    await openTracking();
    expect($tracking.get()).toMatchObject({ phase: 'shown', orderId: ORDER_ID });
  });

  it.each(['session_id=cs_1', 'payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded'])(
    'settles a payment the reader comes back from and cleans the address (%s)',
    async (parameters) => {
      const page = fakePage(`/tracking?orderId=${ORDER_ID}&${parameters}`);
      const api = fakeApi({
        [`GET ${PROGRESS}`]: [shown({ reportStatus: 'pending' }), shown({ reportStatus: 'processing' })],
        [`POST ${VERIFY}`]: { body: { paymentStatus: 'paid', reportStatus: 'processing', started: true } },
      });
      await openTracking();
      expect(api.count(VERIFY)).toBe(1);
      expect(page.location.href).toBe(`http://lustro.test/tracking?orderId=${ORDER_ID}`);
      expect($tracking.get().data?.order.reportStatus).toBe('processing');
    },
  );

  it('verifies nothing on a plain visit, and says when a bank transfer came to nothing', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const plain = fakeApi({ [`GET ${PROGRESS}`]: shown({ reportStatus: 'pending' }) });
    await openTracking();
    expect(plain.count(VERIFY)).toBe(0);
    closeTracking();
    fakePage(`/tracking?orderId=${ORDER_ID}&redirect_status=failed`);
    fakeApi({ [`GET ${PROGRESS}`]: shown({ reportStatus: 'pending' }), [`POST ${VERIFY}`]: { status: 409, body: {} } });
    await openTracking();
    expect($toast.get()?.title).toBe('Błąd płatności');
    expect($tracking.get().phase).toBe('shown');
  });

  it('restarts a stopped analysis and watches again', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({
      [`GET ${PROGRESS}`]: [shown({ reportStatus: 'failed' }), shown({ reportStatus: 'processing' })],
      [`POST ${VERIFY}`]: { body: { paymentStatus: 'paid', reportStatus: 'processing', started: true } },
    });
    await openTracking();
    await retryAnalysis();
    expect($toast.get()).toMatchObject({ title: 'Analiza uruchomiona', text: 'Ponownie rozpoczęto analizę Twojego wizerunku.' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.count(PROGRESS)).toBe(3);
  });

  it('says why a restart was refused', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    fakeApi({ [`GET ${PROGRESS}`]: shown({ reportStatus: 'failed' }), [`POST ${VERIFY}`]: [down, { status: 500, body: 'x' }] });
    await openTracking();
    await retryAnalysis();
    expect($toast.get()?.text).toBe('Chwila.');
    await retryAnalysis();
    expect($toast.get()?.text).toBe('Nie udało się ponownie uruchomić analizy');
  });

  it('asks for the money back, keeps what was typed when that fails, and says that it was heard', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const path = `/api/reports/claim-refund/${ORDER_ID}`;
    const api = fakeApi({
      [`GET ${PROGRESS}`]: shown({ reportStatus: 'completed', completedAt: '2026-11-20T08:20:00Z' }),
      [`POST ${path}`]: [down, { body: { claimedAt: '2026-11-20T09:00:00Z' } }],
    });
    await openTracking();
    claimForm.set('reason', 'x'.repeat(2_001));
    await claimForm.submit();
    expect([api.count(path), claimForm.$errors.get().reason]).toEqual([0, expect.stringContaining('Skróć')]);
    claimForm.set('reason', ' Za mało o firmie ');
    await claimForm.submit();
    expect($toast.get()).toMatchObject({ style: 'error', text: 'Chwila.' });
    expect(claimForm.$values.get().reason).toBe(' Za mało o firmie ');
    await claimForm.submit();
    expect(api.calls.at(-1)?.body).toEqual({ reason: 'Za mało o firmie' });
    expect($tracking.get().data?.order.claimedAt).toBe('2026-11-20T09:00:00Z');
  });

  it('asks once more on demand without asking twice as often afterwards', async () => {
    fakePage(`/tracking?orderId=${ORDER_ID}`);
    const api = fakeApi({ [`GET ${PROGRESS}`]: shown() });
    await openTracking();
    await refresh();
    await refresh();
    expect(api.count(PROGRESS)).toBe(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.count(PROGRESS)).toBe(5);
  });
});

describe('what the page draws', () => {
  const order = (changes = {}) => trackedOrder(changes) as never;

  it('counts five steps of twenty percent, and none on failure', () => {
    const percents = ['pending', 'processing', 'analyzing', 'generating', 'completed', 'failed'].map(
      (reportStatus) => progressOf(order({ reportStatus })).percent,
    );
    expect(percents).toEqual([20, 40, 60, 80, 100, 0]);
    expect(progressOf(order()).states).toEqual(['done', 'done', 'done', 'now', 'next']);
    expect(progressOf(order({ reportStatus: 'completed' })).states).toEqual(Array(5).fill('done'));
    const live = (read: number, stoppedIn: string | null = null) => ({ funnel: { read }, stoppedIn }) as never;
    expect(progressOf(order({ reportStatus: 'processing' }), live(0)).at).toBe(1);
    expect(progressOf(order({ reportStatus: 'processing' }), live(3)).at).toBe(2);
    // What a failed run had done stays done; the step that it stopped in is marked.
    expect(progressOf(order({ reportStatus: 'failed' }), live(60, 'analyzing')).states).toEqual(['done', 'done', 'done', 'stopped', 'next']);
    expect(progressOf(order({ reportStatus: 'failed', paymentStatus: 'pending' })).states[0]).toBe('now');
  });

  it('tells a thin report from a full one, and a late one from one on time', () => {
    const refund = { reason: 'few_sources', at: '2026-11-20T09:00:00Z', settled: false };
    expect(cardOf(order({ reportStatus: 'completed', enough: true }))).toBe('completed');
    expect(cardOf(order({ reportStatus: 'completed', enough: false, sources: 12, refund }))).toBe('thin');
    expect(refundOf(order({ refund }))).toBe('ordered');
    expect(refundOf(order({ refund: { ...refund, settled: true } }))).toBe('refunded');
    expect(refundOf(order({ refund: { ...refund, delayed: true } }))).toBe('delayed');
    expect(refundOf(order({ refund: { ...refund, end: 'disputed' } }))).toBe('byBank');
    expect(refundOf(order({ refund: { ...refund, end: 'too_old' } }))).toBe('byTransfer');
    expect(cardOf(order({ refund: { ...refund, reason: 'late' } }))).toBe('late');
    expect(cardOf(order({ reportStatus: 'failed', refund: { ...refund, reason: 'late' } }))).toBe('failed');
    expect(refundOf(order())).toBeNull();
  });

  it('offers the guarantee’s refund for fourteen days after delivery, where there is something to give back', () => {
    const done = { reportStatus: 'completed', completedAt: '2026-11-01T10:00:00Z' };
    const state = (changes: object, now = '2026-11-15T10:00:00Z') => claimOf(order({ ...done, ...changes }), new Date(now))?.state ?? null;
    expect([state({}), state({}, '2026-11-15T10:00:01Z'), state({ claimedAt: '2026-11-02T10:00:00Z' }, '2027-01-01T00:00:00Z')]).toEqual([
      'open',
      'late',
      'done',
    ]);
    expect([state({ paymentStatus: 'pending' }), state({ completedAt: null }), state({ refund: { reason: 'late', at: '', settled: true } })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('lets a buyer pay whose report was begun before the payment and has stopped', () => {
    expect(cardOf(order({ reportStatus: 'failed', paymentStatus: 'pending' }))).toBe('pending');
  });

  it('says of a payment that has failed that it has, and leaves one that is on its way waiting', () => {
    const unpaid = (paymentStatus: string) => order({ reportStatus: 'pending', paymentStatus, paidAt: null });
    expect([cardOf(unpaid('failed')), badgeOf(unpaid('failed')), paymentOf(unpaid('failed')), progressOf(unpaid('failed')).states[0]]).toEqual([
      'unpaid',
      'failed',
      'failed',
      'stopped',
    ]);
    expect([cardOf(unpaid('pending')), badgeOf(unpaid('pending')), paymentOf(unpaid('pending')), progressOf(unpaid('pending')).states[0]]).toEqual([
      'pending',
      'progress',
      'waiting',
      'now',
    ]);
  });

  it('finds an order number in a pasted link, and only a whole one', () => {
    expect(orderIdIn(` https://lustro.example/tracking?orderId=${ORDER_ID.toUpperCase()} `)).toBe(ORDER_ID);
    expect(orderIdIn(`${ORDER_ID}0`)).toBeNull();
    expect(orderIdIn('#01234567')).toBeNull();
  });
});
