import { STORED } from '#contract/browser-storage.ts';
import { TIMING } from '#contract/constants.ts';
import { errorMessage } from '#contract/errors.ts';
import type { SearchProgress, TrackedOrder } from '#contract/orders.ts';
import { common } from '../src/text/common.ts';
import { tracking, trackingToasts, trackingWords } from '../src/text/tracking.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { finished, MADE_UP, running, trackedOrder } from './support/orders.ts';

const PROGRESS = '**/api/reports/search-progress/*';
const DOWNLOAD = '**/api/reports/download/*';
const VERIFY = '**/api/reports/verify-and-start/*';
const ADDRESS = `/tracking?orderId=${MADE_UP}`;
const REFUND = { reason: 'few_sources', at: '2026-11-20T09:20:00.000Z', settled: false } as const;

const progress = (changes: Partial<TrackedOrder> = {}, crewaiStatus: SearchProgress['crewaiStatus'] = null) => ({
  json: { order: trackedOrder(changes), crewaiStatus } satisfies SearchProgress,
});

test('without an order number the page asks for one, and takes a whole link', async ({ page }) => {
  await page.goto('/tracking');
  await expect(page.getByRole('heading', { name: tracking.noId.title })).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByLabel(tracking.noId.field).fill('12345678');
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
  await expect(page.getByRole('link', { name: common.home })).toHaveAttribute('href', '/');
  await expectSound(page);
  await answer(page, PROGRESS, () => progress());
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { name: tracking.cards.analyzing.title })).toBeVisible();
});

const STATES: [string, keyof typeof tracking.cards, number, Partial<TrackedOrder>, SearchProgress['crewaiStatus']][] = [
  ['waiting for the payment', 'pending', 20, { reportStatus: 'pending', paymentStatus: 'pending', paidAt: null, deadline: null }, null],
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
    const badge = card === 'failed' ? 'failed' : percent === 100 ? 'completed' : 'progress';
    await expect(page.getByText(trackingWords.badge[badge], { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: tracking.refresh })).toHaveCount(badge === 'progress' ? 1 : 0);
    if (engine) {
      await expect(page.getByRole('region', { name: tracking.engine.title })).toContainText(trackingWords.engine[engine.status]);
      await expect(page.getByRole('region', { name: tracking.engine.title })).toContainText('run-7f3a');
    }
    if (order.refund) await expect(page.getByRole('heading', { name: tracking.refund.ordered.title })).toBeVisible();
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
