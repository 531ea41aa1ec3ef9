import { STORED } from '#contract/browser-storage.ts';
import { maskedEmail, shortId } from '#contract/format.ts';
import { forms } from '../src/text/forms.ts';
import { tracking } from '../src/text/tracking.ts';
import { expect, expectSound, failedResource, test } from './fixtures.ts';
import { chosen } from './support/consent.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, MADE_UP, newEmail, payWithoutBrowser } from './support/orders.ts';
import { BASE } from './support/place.ts';

const { correct, find, noId } = tracking;

test('without a number, or with its beginning alone, the links of all orders come to the address of the order', async ({ page }) => {
  const { orderId, email } = await createOrder({ subjectName: 'Piekarnia Pod Lipą', relation: 'brand' });
  await page.goto('/tracking');
  await page.getByLabel(noId.field).fill(`#${shortId(orderId)}`);
  await page.getByRole('button', { name: noId.submit }).click();
  await expect(page.getByText(noId.short)).toBeVisible();

  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText(forms.emailEmpty)).toBeVisible();
  await page.getByLabel(find.field).fill(email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText(find.sent(email))).toBeVisible();
  await expectSound(page, { dark: true });
  const letter = await letterTo(email, 'orders-found');
  expect(linkIn(letter, '/tracking')).toBe(`/tracking?orderId=${orderId}`);
  expect(letter.text).toContain('Piekarnia Pod Lipą');
});

test('from the page of one order another is found, though the browser remembers the first @once', async ({ page }) => {
  const { orderId } = await createOrder();
  await page.addInitScript(([key, id]) => localStorage.setItem(key as string, id as string), [STORED.orderId.name, orderId]);
  await page.goto('/tracking');
  await page.getByRole('link', { name: find.other }).click();
  await expect(page.getByRole('heading', { name: find.title })).toBeVisible();
});

test('a number that nobody has leads to the same letter, and an address without orders gets the same answer @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  await page.goto(`/tracking?orderId=${MADE_UP}`);
  await expect(page.getByText(tracking.error.unknown)).toBeVisible();
  const email = newEmail('nieznana');
  await page.getByLabel(find.field).fill(email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByText(find.sent(email))).toBeVisible();
  await expectSound(page, { phone: true });
});

test('a wrong e-mail is corrected on the page of the order, in the browser that ordered alone @once', async ({ page, browser }) => {
  const wrong = newEmail('pomylka');
  const right = newEmail('poprawna');
  const { orderId, editKey } = await createOrder({ email: wrong });
  await payWithoutBrowser(orderId);
  await letterTo(wrong, 'login-details');
  await page.addInitScript(([key, value]) => localStorage.setItem(key as string, value as string), [STORED.orderKey.name, `${orderId}.${editKey}`]);
  await page.goto(`/tracking?orderId=${orderId}`);
  await page.getByText(correct.title).click();
  await expectSound(page, { dark: true, phone: true });
  await page.getByLabel(correct.field).fill(wrong);
  await page.getByRole('button', { name: correct.submit }).click();
  await expect(page.getByText(correct.same)).toBeVisible();
  await page.getByLabel(correct.field).fill(right);
  await page.getByRole('button', { name: correct.submit }).click();
  // Not by its toast: the one of the report that is ready may take its place.
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(maskedEmail(right));
  expect(linkIn(await letterTo(right, 'email-corrected'), '/tracking')).toBe(`/tracking?orderId=${orderId}`);
  await letterTo(right, 'order-confirmation');
  await letterTo(right, 'login-details');
  expect((await letterTo(wrong, 'email-replaced')).text).not.toContain(right);

  const other = await (await browser.newContext({ baseURL: BASE, storageState: chosen() })).newPage();
  await other.goto(`/tracking?orderId=${orderId}`);
  await expect(other.getByRole('complementary', { name: tracking.details.title })).toContainText(maskedEmail(right));
  await expect(other.getByText(right)).toHaveCount(0);
  await expect(other.getByText(correct.title)).toHaveCount(0);
  await other.context().close();
});
