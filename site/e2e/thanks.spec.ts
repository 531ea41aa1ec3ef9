import { thanks, thanksToasts } from '../src/text/thanks.ts';
import { tracking, trackingWords } from '../src/text/tracking.ts';
import { answer, expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { finished, MADE_UP } from './support/orders.ts';

const VERIFY = '**/api/reports/verify-and-start/*';

test('the thank-you page names the address of the letters, starts the analysis and says how far it is, not more', async ({ page }) => {
  const { orderId, email } = finished();
  const verified = page.waitForResponse(`**/api/reports/verify-and-start/${orderId}`);
  await page.goto(`/thank-you?${new URLSearchParams({ email, orderId })}`);
  expect((await verified).status()).toBe(200);
  await expect(page.getByText(email).first()).toBeVisible();
  // The report is there: nothing on the page may say that it is being made.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tracking.cards.completed.title);
  const cards = page.getByRole('list', { name: thanks.cardsLabel }).getByRole('listitem');
  await expect(cards).toContainText([thanks.cards.confirmed.title, thanks.cards.ready.title, thanks.cards.mailSent.text]);
  await expect(cards).toContainText([thanks.cards.confirmed.next, thanks.cards.ready.next, thanks.cards.mailSent.next]);
  await expect(page.getByRole('link', { name: thanks.home })).toHaveAttribute('href', '/');
  await expectSound(page, { dark: true });
});

test('a start that fails is said once and stays on the page @once', async ({ page, noise }) => {
  noise.allow(failedResource(500, 404));
  await answer(page, VERIFY, () => ({ status: 500 }));
  await page.goto(`/thank-you?orderId=${MADE_UP}`);
  await expectToast(page, thanksToasts.failed);
  await expect(page.getByRole('main').getByText(thanksToasts.failed.text)).toBeVisible();
  await expect(page.getByRole('heading', { name: trackingWords.loadError('01234567') })).toBeVisible();
  await expect(page.getByText(thanks.emailMissingPending)).toBeVisible();
  await expectSound(page, { phone: true });
});
