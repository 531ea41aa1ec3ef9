import { checkout, checkoutToasts, refusals } from '../src/text/checkout.ts';
import { tracking, trackingToasts } from '../src/text/tracking.ts';
import { expect, expectSound, expectToast, failedResource, test, toastOf } from './fixtures.ts';
import { CARD, fillCard, payButton, payByBlik, payByCard } from './support/checkout.ts';
import { lettersTo } from './support/letters.ts';
import { createOrder, progressOf } from './support/orders.ts';

/** The provider answers a refused payment with 402, which the browser reports by itself. */
const REFUSED = failedResource(402);
const refused = (code: string) => checkoutToasts.failed(refusals[code] as string);

test('a declined card is said in Polish, nothing typed is lost, and another card pays', async ({ page, noise }) => {
  noise.allow(REFUSED);
  const { orderId, checkoutUrl, email } = await createOrder();
  await page.goto(checkoutUrl);
  await payByCard(page, CARD.declined);
  await expectToast(page, refused('card_declined'));
  await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  await expect(page.getByRole('main').getByText(refused('card_declined').text)).toBeVisible();
  await expectSound(page);
  await expect(page.getByLabel('Kod CVC')).toHaveValue('123');
  await expect(payButton(page)).toBeEnabled();
  expect((await progressOf(orderId)).order.paymentStatus).not.toBe('paid');

  await payByCard(page, CARD.good);
  await expect(page.getByRole('heading', { name: checkout.success.title })).toBeVisible();
  await page.getByRole('link', { name: checkout.success.link }).click();
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(/Opłacone|Zwrócono/);
  await expect.poll(async () => (await lettersTo(email, 'order-confirmation')).length).toBe(1);
});

test('a card without funds, an expired one and a wrong CVC are each told apart @once', async ({ page, noise }) => {
  noise.allow(REFUSED);
  await page.goto((await createOrder()).checkoutUrl);
  for (const [number, reason] of [
    [CARD.insufficient, 'insufficient_funds'],
    [CARD.expired, 'expired_card'],
    [CARD.wrongCvc, 'incorrect_cvc'],
  ] as const) {
    await payByCard(page, number);
    await expectToast(page, refused(reason));
    await expect(payButton(page)).toBeEnabled();
  }
  await expectSound(page);
});

test('3-D Secure refused pays nothing; approved it pays', async ({ page, noise }) => {
  noise.allow(REFUSED);
  await page.goto((await createOrder()).checkoutUrl);
  const bank = page.getByRole('dialog', { name: 'Potwierdź płatność' });

  await payByCard(page, CARD.secure);
  await expect(bank).toContainText('50,00 zł');
  await expect(bank.getByRole('button', { name: 'Potwierdź płatność' })).toBeFocused();
  await expectSound(page);
  await bank.getByRole('button', { name: 'Odrzuć' }).click();
  await expectToast(page, refused('payment_intent_authentication_failure'));

  await payButton(page).click();
  await bank.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await expect(page.getByRole('heading', { name: checkout.success.title })).toBeVisible();
});

test('BLIK waits for the bank app and pays', async ({ page }) => {
  await page.goto((await createOrder()).checkoutUrl);
  await payByBlik(page, '123456');
  await expect(page.getByText(checkout.blikHint)).toBeVisible();
  await expect(page.getByRole('button', { name: checkout.paying })).toHaveAttribute('aria-busy', 'true');
  await expectToast(page, checkoutToasts.succeeded);
  await page.waitForURL(/\/tracking\?orderId=/);
});

test('each refused BLIK code says why @once', async ({ page, noise }) => {
  noise.allow(REFUSED);
  await page.goto((await createOrder()).checkoutUrl);
  for (const [code, reason] of [
    ['000000', 'code_invalid'],
    ['000001', 'code_expired'],
    ['000002', 'customer_declined'],
    ['000003', 'insufficient_funds'],
    ['000004', 'payment_limit_exceeded'],
    ['000005', 'partner_generic_decline'],
  ] as const) {
    await payByBlik(page, code);
    await expectToast(page, refused(reason));
    await expect(payButton(page)).toBeEnabled();
  }
  await expectSound(page);
  // Who was in the bank's app meanwhile finds the reason when the toast is gone, beside the button and spoken with it.
  await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  await expect(toastOf(page)).toHaveCount(0);
  const { title, text } = refused('partner_generic_decline');
  await expect(payButton(page)).toHaveAccessibleDescription(`${title} ${text}`);
});

test('a BLIK payment the bank has not confirmed yet asks for patience', async ({ page }) => {
  await page.goto((await createOrder()).checkoutUrl);
  await payByBlik(page, '000007');
  await expectToast(page, checkoutToasts.processing);
  await expect(page.getByRole('heading', { name: checkout.processing.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: checkout.status })).toBeVisible();
  await expectSound(page);
});

test('Przelewy24 pays on its own page and comes back to a clean address', async ({ page }) => {
  const { orderId, checkoutUrl, email } = await createOrder();
  await page.goto(checkoutUrl);
  await page.getByRole('tab', { name: 'Przelewy24' }).click();
  await expect(page.getByRole('tabpanel').getByLabel('E-mail')).toHaveValue(email);
  await payButton(page).click();

  await page.waitForURL(/\/sandbox\/stripe\/p24\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przelewy24');
  await expectSound(page);
  await page.getByRole('button', { name: 'Zapłać' }).click();

  await expect(page).toHaveURL(`/tracking?orderId=${orderId}`);
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(/Opłacone|Zwrócono/);
});

test('a cancelled transfer says that nothing was taken, and the payment can be finished later', async ({ page, noise }) => {
  // Whether it was paid after all is asked, and answered with a conflict.
  noise.allow(failedResource(409));
  const { orderId, checkoutUrl } = await createOrder();
  await page.goto(checkoutUrl);
  await page.getByRole('tab', { name: 'Przelewy24' }).click();
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/stripe\/p24\//);
  await page.getByRole('button', { name: 'Anuluj' }).click();

  await expect(page).toHaveURL(`/tracking?orderId=${orderId}`);
  await expectToast(page, trackingToasts.paymentRefused);
  await expect(page.getByRole('heading', { name: tracking.cards.unpaid.title })).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: tracking.pay }).click();
  await page.waitForURL(/\/checkout\?payment_intent=pi_\w+&order_id=/);
  await expect(payButton(page)).toBeEnabled();
  await fillCard(page, CARD.good);
  await expect(toastOf(page)).toHaveCount(0);
});
