import { PRICE_GROSZE } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { reportText } from '../src/text/report.ts';
import { tracking, trackingToasts } from '../src/text/tracking.ts';
import { expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, payWithoutBrowser, progressOf, waitForStatus } from './support/orders.ts';

test('too few sources: the report stays, the money goes back by itself, and a letter says so', async ({ page }) => {
  test.setTimeout(120_000);
  const { orderId, email } = await createOrder();
  await payWithoutBrowser(orderId);
  await waitForStatus(orderId, 'completed', 90_000);
  await expect.poll(async () => (await progressOf(orderId)).order.refund?.settled).toBe(true);

  await page.goto(`/tracking?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: tracking.cards.thin.title })).toBeVisible();
  await expect(page.getByText('a obiecaliśmy co najmniej 50.')).toBeVisible();
  await expect(page.getByRole('heading', { name: tracking.refund.refunded.title })).toBeVisible();
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(tracking.details.refunded);
  await expectSound(page);

  const letter = await letterTo(email, 'refund-few-sources');
  expect(letter.subject).toContain(money(PRICE_GROSZE));
  expect(letter.text).toMatch(/Numer zwrotu: re_\w+/);
  expect(linkIn(letter, '/report/')).toBe(`/report/${orderId}`);
  await letterTo(email, 'report-ready');

  await page.getByRole('link', { name: tracking.read }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jan Niewidoczny');
  await expect(page.getByRole('button', { name: reportText.download })).toBeVisible();
  await expectSound(page);
});

test('a search that never answers: the order says that it stopped, and can be started again @once', async ({ page, noise }) => {
  test.setTimeout(180_000);
  const { orderId, email } = await createOrder({ subjectName: 'Anna Awaryjna', description: 'księgowa, Radom' });
  await payWithoutBrowser(orderId);
  await waitForStatus(orderId, 'failed', 120_000);
  const letter = await letterTo(email, 'analysis-failed');
  expect(linkIn(letter, '/tracking')).toBe(`/tracking?orderId=${orderId}`);

  await page.goto(linkIn(letter, '/tracking'));
  await expect(page.getByRole('heading', { name: tracking.cards.failed.title })).toBeVisible();
  await expect(page.getByText(tracking.progressFailed)).toBeAttached();
  await expectSound(page);

  await page.goto(`/report/${orderId}`);
  await expect(page.getByRole('alert')).toContainText(reportText.failed);
  await page.getByRole('link', { name: reportText.track }).click();
  await page.getByRole('button', { name: tracking.retry }).click();
  await expectToast(page, trackingToasts.restarted);
  await expect(page.getByRole('heading', { name: tracking.cards.failed.title })).toBeHidden();
  noise.allow(failedResource(503));
});
