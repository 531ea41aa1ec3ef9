import { PRICE_GROSZE } from '#contract/constants.ts';
import { errorMessage } from '#contract/errors.ts';
import { checkout, checkoutToasts, paymentErrors } from '../src/text/checkout.ts';
import { common } from '../src/text/common.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { CARD, payButton, payByCard } from './support/checkout.ts';
import { createOrder, json, MADE_UP, payWithoutBrowser, trackedOrder } from './support/orders.ts';

const ORDER = '**/api/reports/order/*';
const INTENT = '**/api/reports/create-payment-intent';
const CONFIRM = /\/sandbox\/stripe\/v1\/payment_intents\/[^/]+\/confirm/;

for (const address of ['/checkout', `/checkout?order_id=${MADE_UP}`, '/checkout?payment_intent=pi_1']) {
  test(`${address.replace(/=.*/, '')} alone leads back to the order form, saying why`, async ({ page }) => {
    // An answer without a page: the browser stays where it is, so that the page can be looked at in peace.
    await page.route('**/raport-wizerunku', (route) => route.fulfill({ status: 204 }));
    await page.goto(address);
    await expectToast(page, checkoutToasts.missing);
    await expect(page.getByText(checkout.leaving)).toBeVisible();
    if (address === '/checkout') await expectSound(page);
    await page.unroute('**/raport-wizerunku');
    await page.reload();
    await page.waitForURL('/raport-wizerunku');
  });
}

test('the order is summed up before it is paid', async ({ page }) => {
  const { checkoutUrl, email } = await createOrder({ keywords: 'meble, dąb', phone: '600 700 800', links: ['https://stolarz.example'] });
  await page.goto(checkoutUrl);
  const summary = page.getByRole('region', { name: checkout.summary });
  for (const text of ['Jan Niewidoczny', 'stolarz, Suwałki', 'meble, dąb', 'Anna Nowak', email, '600\u00a0700\u00a0800', '50,00 zł'])
    await expect(summary).toContainText(text);
  // The demo web knows little of this name: it is said before the payment, with what to do.
  const ahead = page.getByRole('status').filter({ hasText: checkout.ahead.promise });
  await expect(ahead.getByRole('heading')).toHaveText(checkout.ahead.few({ from: 5, to: 20 }));
  await expect(ahead.getByRole('link', { name: checkout.ahead.change })).toHaveAttribute('href', '/raport-wizerunku');
  await expectSound(page);
  await expect(page.getByRole('tab')).toHaveText(['Karta', 'BLIK', 'Przelewy24']);
  await expect(payButton(page)).toHaveText('Zapłać 50 zł');
  await page.getByRole('link', { name: checkout.back }).click();
  await page.waitForURL('/raport-wizerunku');
});

test('many pages are told without a promise; a search that does not answer is no matter', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  const { checkoutUrl } = await createOrder({ subjectName: 'Anna Kowalczyk', description: 'fryzjerka, Katowice' });
  await page.goto(checkoutUrl);
  await expect(page.getByText(/^Pierwsze odpowiedzi wyszukiwarek: .* Ile z\snich dotyczy tej nazwy, pokaże raport\.$/)).toBeVisible();
  await answer(page, '**/api/reports/outlook/*', () => refusal(503, 'unavailable', ''));
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText(checkout.ahead.looking)).toHaveCount(0);
});

test('who cannot be told from others is asked for what is missing, and may pay without it', async ({ page }) => {
  const { checkoutUrl } = await createOrder({ subjectName: 'Kowalski', description: 'mój sąsiad', asIs: true });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(checkoutUrl);
    const advice = page.locator('.notice').filter({ has: page.getByRole('heading', { name: checkout.ahead.vague.title }) });
    await expect(advice).toContainText(/Brakuje w\snim imienia, miejscowości i\szawodu lub branży\./);
    await expect(payButton(page)).toBeEnabled();
    await expectSound(page);
  }
  await page.getByRole('link', { name: checkout.ahead.change }).click();
  await page.waitForURL('/raport-wizerunku');
});

test('an order that does not exist, or a payment that cannot be prepared, leads back to the order form', async ({ page, noise }) => {
  noise.allow(failedResource(404, 502));
  await page.goto(`/checkout?payment_intent=pi_1&order_id=${MADE_UP}`);
  await expectToast(page, checkoutToasts.setup);
  await page.waitForURL('/raport-wizerunku');

  await answer(page, ORDER, () => ({ json: trackedOrder({ paymentStatus: 'pending' }) }));
  await answer(page, INTENT, () => refusal(502, 'payment_unavailable', errorMessage('payment_unavailable', '')));
  await page.goto(`/checkout?payment_intent=pi_1&order_id=${MADE_UP}`);
  await expectToast(page, checkoutToasts.setup);
  await page.waitForURL('/raport-wizerunku');
});

test('an order that is paid already is never paid again', async ({ page }) => {
  const { orderId, checkoutUrl } = await createOrder();
  await payWithoutBrowser(orderId);
  await expect.poll(async () => (await json<{ paymentStatus: string }>(`/api/reports/order/${orderId}`)).paymentStatus).toBe('paid');
  await page.goto(checkoutUrl);
  await expect(page.getByRole('heading', { name: checkout.paid.title })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: checkout.status }).click();
  await page.waitForURL(`/tracking?orderId=${orderId}`);
});

test('a provider whose script does not load leaves a way to try again', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/sandbox/stripe/v3.js', (route) => route.abort());
  await page.goto((await createOrder()).checkoutUrl);
  await expectToast(page, checkoutToasts.notReady);
  await expect(page.getByRole('heading', { name: checkout.blocked.title })).toBeVisible();
  await expectSound(page);
  await page.unroute('**/sandbox/stripe/v3.js');
  await page.getByRole('button', { name: common.retry }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('what is missing in the card is told by the provider under „Błąd walidacji”', async ({ page }) => {
  await page.goto((await createOrder()).checkoutUrl);
  await payButton(page).click();
  await expectToast(page, checkoutToasts.invalid('Numer karty jest niepełny.'));
  await expect(page.getByLabel('Numer karty')).toBeFocused();
  await expect(page.getByLabel('Numer karty')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);

  await page.getByRole('tab', { name: 'BLIK' }).click();
  await payButton(page).click();
  await expectToast(page, checkoutToasts.invalid('Kod BLIK ma sześć cyfr.'));
});

test('a lost connection, an answer nobody knows and an unknown status are each said', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|status of 500/);
  const order = await createOrder();
  const { clientSecret } = await json<{ clientSecret: string }>('/api/reports/create-payment-intent', { orderId: order.orderId, amount: PRICE_GROSZE });
  await page.goto(order.checkoutUrl);
  await answer(page, CONFIRM, () => 'lost');
  await payByCard(page, CARD.good);
  await expectToast(page, checkoutToasts.failed(paymentErrors.connection));

  await page.unroute(CONFIRM);
  await answer(page, CONFIRM, () => ({ status: 500, json: { error: { type: 'api_error', message: 'Coś się stało u operatora.' } } }));
  await payButton(page).click();
  await expectToast(page, checkoutToasts.failed('Coś się stało u operatora.'));

  await page.unroute(CONFIRM);
  await answer(page, CONFIRM, () => ({
    json: { id: clientSecret.split('_secret')[0], object: 'payment_intent', status: 'requires_capture', amount: PRICE_GROSZE },
  }));
  await payButton(page).click();
  await expectToast(page, checkoutToasts.unknown);
  await expect(page.getByRole('heading', { name: checkout.unknown.title })).toBeVisible();
  await expectSound(page);
});
