import { shortId } from '#contract/format.ts';
import { tracking } from '../src/text/tracking.ts';
import { expect, expectSound, failedResource, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, MADE_UP, newEmail } from './support/orders.ts';

const { find, noId } = tracking;

test('without a number, or with its beginning alone, the links of all orders come to the address of the order', async ({ page }) => {
  const { orderId, email } = await createOrder({ subjectName: 'Piekarnia Pod Lipą', relation: 'brand' });
  await page.goto('/tracking');
  await page.getByLabel(noId.field).fill(`#${shortId(orderId)}`);
  await page.getByRole('button', { name: noId.submit }).click();
  await expect(page.getByText(noId.short)).toBeVisible();

  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText('Podaj adres e-mail.')).toBeVisible();
  await page.getByLabel(find.field).fill(email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText(find.sent(email))).toBeVisible();
  await expectSound(page, { dark: true });
  const letter = await letterTo(email, 'orders-found');
  expect(linkIn(letter, '/tracking')).toBe(`/tracking?orderId=${orderId}`);
  expect(letter.text).toContain('Piekarnia Pod Lipą');
});

test('a number that nobody has leads to the same letter, and an address without orders gets the same answer', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  await page.goto(`/tracking?orderId=${MADE_UP}`);
  await expect(page.getByText(tracking.error.unknown)).toBeVisible();
  const email = newEmail('nieznana');
  await page.getByLabel(find.field).fill(email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText(find.sent(email))).toBeVisible();
  await expectSound(page);
});
