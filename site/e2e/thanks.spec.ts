import { thanks, thanksToasts } from '../src/text/thanks.ts';
import { tracking } from '../src/text/tracking.ts';
import { answer, expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { finished, MADE_UP } from './support/orders.ts';

const VERIFY = '**/api/reports/verify-and-start/*';

test('the thank-you page names the address of the letters and starts the analysis', async ({ page }) => {
  const { orderId, email } = finished();
  const verified = page.waitForResponse(`**/api/reports/verify-and-start/${orderId}`);
  await page.goto(`/thank-you?${new URLSearchParams({ email, orderId })}`);
  expect((await verified).status()).toBe(200);
  await expect(page.getByText(email)).toBeVisible();
  const cards = page.getByRole('list', { name: thanks.cardsLabel }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(thanks.cards.confirmed.title);
  await expect(page.getByText(thanks.next.list[1] as string)).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('link', { name: thanks.track }).click();
  await expect(page.getByRole('heading', { name: tracking.cards.completed.title })).toBeVisible();
});

test('a start that fails is said once, and the page stays useful', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await answer(page, VERIFY, () => ({ status: 500 }));
  await page.goto(`/thank-you?orderId=${MADE_UP}`);
  await expectToast(page, thanksToasts.failed);
  await expect(page.getByText(thanks.emailMissingPending)).toBeVisible();
  await expect(page.getByRole('link', { name: thanks.track })).toHaveAttribute('href', `/tracking?orderId=${MADE_UP}`);
  await expectSound(page);
});
