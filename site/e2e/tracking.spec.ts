import { STORED } from '#contract/browser-storage.ts';
import { TIMING } from '#contract/constants.ts';
import { errorMessage } from '#contract/errors.ts';
import type { LiveProgress } from '#contract/live.ts';
import type { SearchProgress, TrackedOrder } from '#contract/orders.ts';
import { common } from '../src/text/common.ts';
import { tracking, trackingToasts, trackingWords } from '../src/text/tracking.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { brokenWords } from './support/broken-words.ts';
import { finished, MADE_UP, running, trackedOrder } from './support/orders.ts';

const PROGRESS = '**/api/reports/search-progress/*';
const DOWNLOAD = '**/api/reports/download/*';
const VERIFY = '**/api/reports/verify-and-start/*';
const EVENTS = '**/api/reports/progress-events/*';
const ADDRESS = `/tracking?orderId=${MADE_UP}`;
const REFUND = { reason: 'few_sources', at: '2026-11-20T09:20:00.000Z', settled: false } as const;

const progress = (changes: Partial<TrackedOrder> = {}, crewaiStatus: SearchProgress['crewaiStatus'] = null) => ({
  json: { order: trackedOrder(changes), crewaiStatus } satisfies SearchProgress,
});

// Without events the page polls.
test.beforeEach(({ page }) => page.route(EVENTS, (route) => route.fulfill({ status: 204 })));

test('without an order number the page asks for one, and takes a whole link', async ({ page }) => {
  await page.goto('/tracking');
  await expect(page.getByRole('heading', { name: tracking.noId.title })).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByLabel(tracking.noId.field).fill('zamówienie 12');
  await page.getByRole('button', { name: tracking.noId.submit }).click();
  await expect(page.getByText(tracking.noId.invalid)).toBeVisible();
  await expectSound(page);

  const { orderId, subjectName } = finished();
  await page.getByLabel(tracking.noId.field).fill(`To ten: http://localhost/tracking?orderId=${orderId}.`);
  await page.getByRole('button', { name: tracking.noId.submit }).click();
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(subjectName);
  await expect(page).toHaveURL(`/tracking?orderId=${orderId}`);
});

test('the order remembered by the browser opens without a number', async ({ page }) => {
  const { orderId, subjectName } = finished();
  await page.addInitScript(([key, id]) => localStorage.setItem(key as string, id as string), [STORED.orderId.name, orderId]);
  await page.goto('/tracking');
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(subjectName);
  await expect(page.getByText(trackingWords.badge.completed, { exact: true })).toBeVisible();
});

test('an unknown order names its first eight signs, with a way to try again and a way home', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: trackingWords.loadError('01234567') })).toBeVisible();
  // A number that nobody has is not a lost connection.
  await expect(page.getByText(tracking.error.unknown)).toBeVisible();
  await expect(page.getByRole('link', { name: common.home })).toHaveAttribute('href', '/');
  await expectSound(page);
  await answer(page, PROGRESS, () => progress());
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { name: tracking.cards.analyzing.title })).toBeVisible();
});

const STATES: [string, keyof typeof tracking.cards, number, Partial<TrackedOrder>, SearchProgress['crewaiStatus']][] = [
  ['waiting for the payment', 'pending', 20, { reportStatus: 'pending', paymentStatus: 'pending', paidAt: null, deadline: null }, null],
  ['without its payment, which failed', 'unpaid', 20, { reportStatus: 'pending', paymentStatus: 'failed', paidAt: null, deadline: null }, null],
  ['prepared', 'processing', 40, { reportStatus: 'processing' }, { ...running, status: 'queued', progress: 0, found: 0, read: 0 }],
  ['analysed', 'analyzing', 60, { reportStatus: 'analyzing' }, running],
  ['set', 'generating', 80, { reportStatus: 'generating' }, { ...running, status: 'completed', progress: 100 }],
  ['finished', 'completed', 100, { reportStatus: 'completed', sources: 83, enough: true, completedAt: '2026-11-20T09:20:00.000Z' }, null],
  ['finished with few sources', 'thin', 100, { reportStatus: 'completed', sources: 12, enough: false, refund: REFUND }, null],
  ['stopped', 'failed', 0, { reportStatus: 'failed' }, null],
  ['late', 'late', 60, { reportStatus: 'analyzing', refund: { ...REFUND, reason: 'late' } }, running],
];

for (const [name, card, percent, order, engine] of STATES) {
  test(`an order being ${name} shows its step, its card and its badge`, async ({ page }) => {
    await answer(page, PROGRESS, () => progress(order, engine));
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { name: tracking.cards[card].title })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: tracking.progressLabel })).toHaveAttribute('value', String(percent));
    const badge = card === 'failed' || card === 'unpaid' ? 'failed' : percent === 100 ? 'completed' : 'progress';
    await expect(page.getByText(trackingWords.badge[badge], { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: tracking.refresh })).toHaveCount(badge === 'progress' || card === 'unpaid' ? 1 : 0);
    if (engine) {
      await expect(page.getByRole('region', { name: tracking.engine.title })).toContainText(trackingWords.engine[engine.status]);
      await expect(page.getByRole('region', { name: tracking.engine.title })).toContainText('run-7f3a');
    }
    if (order.refund) await expect(page.getByText(tracking.refund.ordered.text(5000, order.refund.at))).toBeVisible();
    // One state, one thing to do: a price that comes back leaves nothing to start again or to end.
    await expect(page.getByRole('button', { name: tracking.retry })).toHaveCount(card === 'failed' ? 1 : 0);
    await expect(page.getByRole('complementary').getByRole('link', { name: tracking.withdraw })).toHaveCount(order.refund ? 0 : 1);
    // Past for what is done: a paid order waits for no payment.
    if (order.paidAt !== null) await expect(page.getByRole('list', { name: tracking.stepsLabel })).toContainText(tracking.steps[0]?.done as string);
    // Only who waits for a report under way is told to close the page and wait for a letter, never who has not paid.
    await expect(page.getByText('Możesz zamknąć tę stronę.')).toHaveCount(engine && card !== 'late' ? 1 : 0);
    // Nobody is told that something comes in a moment while nothing has begun.
    const soon = page.getByRole('heading', { name: tracking.horizon.empty });
    if (order.reportStatus === 'pending') await expect(soon).toHaveCount(0);
    expect(await brokenWords(page)).toEqual([]);
    await expectSound(page);
  });
}

test('the page asks every five seconds, says when the report is ready, and asks no more', async ({ page }) => {
  let order: Partial<TrackedOrder> = { reportStatus: 'analyzing' };
  const asked = await answer(page, PROGRESS, () => progress(order, running));
  await page.clock.install();
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: tracking.cards.analyzing.title })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: tracking.refresh }).click();
  await expect(page.getByRole('button', { name: tracking.refresh })).not.toHaveAttribute('aria-busy');

  const before = asked.calls;
  await page.clock.runFor(TIMING.trackingPoll - 100);
  expect(asked.calls).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => asked.calls).toBe(before + 1);

  order = { reportStatus: 'completed', sources: 83, enough: true };
  await expect(async () => {
    await page.clock.runFor(TIMING.trackingPoll);
    await expect(page.getByRole('heading', { name: tracking.cards.completed.title })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectToast(page, trackingToasts.ready);
  const last = asked.calls;
  await page.clock.runFor(TIMING.trackingPoll * 4);
  expect(asked.calls).toBe(last);
});

test('events draw the pages as they are read; when the report is ready its heading takes the focus', async ({ page }) => {
  const live = (changes: Partial<LiveProgress> = {}): LiveProgress => ({
    funnel: { addresses: 90, read: 61, sources: null, others: null, repeats: null, offTopic: null },
    squares: [{ n: 1, date: '2025-04-02', tone: null, waiting: true, reach: 500, label: 'Nowa pracownia' }],
    log: [{ at: '2026-11-20T09:15:00.000Z', host: 'gazeta', text: 'Nowa pracownia przy rynku' }],
    ended: { search: '2026-11-20T09:14:30.000Z', reading: null, judging: null },
    stoppedIn: null,
    result: null,
    ...changes,
  });
  const told = (changes: Partial<TrackedOrder>, pages: LiveProgress) => `data: ${JSON.stringify({ ...progress(changes, running).json, live: pages })}\n\n`;
  const judged = { sources: 54, others: 3, repeats: 2, offTopic: 2 };
  const done = live({
    funnel: { ...live().funnel, ...judged },
    squares: [{ n: 1, date: '2025-04-02', tone: 'positive', reach: 500, label: 'Nowa pracownia' }],
    result: { headline: 'Chwalą dwa źródła na trzy.', score: 6.4, kpis: 10 },
  });
  let release = () => {};
  const ready = new Promise<void>((resolve) => (release = resolve));
  await answer(page, PROGRESS, () => ({ json: { ...progress({ reportStatus: 'processing' }, running).json, live: live() } }));
  await page.route(EVENTS, async (route) => {
    await ready;
    await route.fulfill({ contentType: 'text/event-stream', body: told({ reportStatus: 'completed', sources: 54, enough: true }, done) });
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: tracking.pages(61) })).toBeVisible();
  await expect(page.getByRole('img', { name: 'adresy: 90, przeczytane: 61' })).toBeVisible();
  await expect(page.getByText('Nowa pracownia przy rynku')).toBeVisible();
  await expect(page.locator('.track-horizon .hz-q.wait')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: tracking.steps[2]?.now as string })).toHaveAttribute('aria-current', 'step');
  await expectSound(page, { dark: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
  // No step breaks inside a word.
  const cut = await page
    .locator('.five li')
    .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth + 1).map((step) => step.textContent));
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  release();
  await expect(page.getByRole('heading', { level: 1, name: tracking.cards.completed.title })).toBeFocused();
  await expect(page.getByText('Chwalą dwa źródła na trzy.')).toBeVisible();
  await expect(page.locator('.track-horizon .hz-q.p')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: tracking.download })).toBeFocused();
  await expectSound(page, { dark: true });
});

test('a failing question is asked three times more, then the page says how old its news is and goes on', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  let fails = false;
  const asked = await answer(page, PROGRESS, () => (fails ? refusal(503, 'unavailable', errorMessage('unavailable', '')) : progress({}, running)));
  await page.clock.install();
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: tracking.cards.analyzing.title })).toBeVisible();
  fails = true;
  const before = asked.calls;
  await page.getByRole('button', { name: tracking.refresh }).click();
  const stale = page.getByText('Chwilowo nie możemy odświeżyć statusu.');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(stale).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(asked.calls - before).toBe(1 + TIMING.trackingRetries);
  await expectSound(page);

  fails = false;
  await page.clock.runFor(TIMING.trackingPoll);
  await expect(stale).toBeHidden();
});

test('a PDF that is not there says so in the words of the server, or in ours', async ({ page, noise }) => {
  noise.allow(failedResource(409, 500));
  await answer(page, PROGRESS, () => progress({ reportStatus: 'completed', sources: 83, enough: true }));
  const message = errorMessage('report_not_ready', '');
  const replies = [refusal(409, 'report_not_ready', message), { status: 500, json: {} }];
  await answer(page, DOWNLOAD, () => replies.shift() ?? 'lost');
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: tracking.download }).click();
  await expectToast(page, trackingToasts.downloadFailed(message));
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: tracking.download }).click();
  await expectToast(page, trackingToasts.downloadFailed());
});

test('a stopped analysis that cannot be started again says why', async ({ page, noise }) => {
  noise.allow(failedResource(502, 500));
  await answer(page, PROGRESS, () => progress({ reportStatus: 'failed' }));
  const message = errorMessage('payment_unavailable', '');
  const replies = [refusal(502, 'payment_unavailable', message), { status: 500, json: {} }];
  await answer(page, VERIFY, () => replies.shift() ?? 'lost');
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: tracking.retry }).click();
  await expectToast(page, trackingToasts.restartFailed(message));
  await page.getByRole('button', { name: tracking.retry }).click();
  await expectToast(page, trackingToasts.restartFailed());
});

test('coming back from the provider verifies the payment and cleans the address', async ({ page }) => {
  await answer(page, PROGRESS, () => progress());
  const verified = await answer(page, VERIFY, () => ({ json: { paymentStatus: 'paid', reportStatus: 'processing', started: true } }));
  await page.goto(`${ADDRESS}&session_id=cs_1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded`);
  await expect(page).toHaveURL(ADDRESS);
  await expect.poll(() => verified.calls).toBe(1);
});

test('an order that waits for a look shows its steps, and takes another e-mail in the browser that ordered', async ({ page, noise }) => {
  noise.allow(failedResource(451));
  await answer(page, PROGRESS, () => refusal(451, 'in_review', 'Płatność dotarła. Ktoś z nas sprawdza to zamówienie.'));
  let asked: unknown = null;
  await page.route('**/api/reports/correct-email/*', (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ json: { email: 'nowy@poczta.example', changed: true } });
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: tracking.keptBack.review })).toBeVisible();
  await expect(page.getByRole('list', { name: tracking.stepsLabel }).locator('[aria-current=step]')).toHaveText(tracking.reviewSteps[1] as string);
  await expect(page.getByText(tracking.correct.title)).toHaveCount(0);
  await page.evaluate(([name, key]) => localStorage.setItem(name as string, key as string), [STORED.orderKey.name, `${MADE_UP}.klucz`]);
  await page.reload();
  await page.getByText(tracking.correct.title).click();
  await expectSound(page, { dark: true });
  await page.getByLabel(tracking.correct.field).fill('nowy@poczta.example');
  await page.getByRole('button', { name: tracking.correct.submit }).click();
  await expectToast(page, trackingToasts.corrected('nowy@poczta.example'));
  expect(asked).toEqual({ email: 'nowy@poczta.example', key: 'klucz' });
});
