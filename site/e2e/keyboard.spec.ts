import type { Locator, Page } from 'playwright/test';
import { checkout } from '../src/text/checkout.ts';
import { order } from '../src/text/order.ts';
import { tracking } from '../src/text/tracking.ts';
import { expect, test } from './fixtures.ts';
import { CARD, payButton, sendOrder } from './support/checkout.ts';
import { newEmail, THIN } from './support/orders.ts';

/** Presses Tab until the element has the focus; each stop must be visible. */
async function tabTo(page: Page, target: Locator, limit = 25): Promise<void> {
  for (let i = 0; i < limit; i += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

test('the keyboard alone orders and pays @once', async ({ page }) => {
  await page.goto('/raport-wizerunku');
  const t = order.form;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await expect(sendOrder(page)).toBeEnabled();
  await type(t.firstName.label, 'Anna');
  await type(t.lastName.label, 'Nowak');
  await type(t.email.label, newEmail('klawiatura'));
  await tabTo(page, page.getByRole('radio', { name: 'Mnie' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Osoby, w której imieniu działam' })).toBeChecked();
  await type(t.subjectName.label, THIN.subjectName);
  await type(t.description.label, THIN.description);
  await tabTo(page, page.getByLabel(t.purpose.label));
  await page.keyboard.type('Spr');
  await expect(page.getByLabel(t.purpose.label)).toHaveValue('partner');
  await tabTo(page, page.getByRole('checkbox', { name: /akceptuję Regulamin/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /zacznijcie przed upływem/ }));
  await page.keyboard.press('Space');
  await tabTo(page, sendOrder(page));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/checkout\?/);
  await expect(payButton(page)).toBeEnabled();
  await tabTo(page, page.getByRole('tab', { name: 'Karta' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'BLIK' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByLabel('Numer karty'));
  await page.keyboard.type(CARD.secure);
  await tabTo(page, page.getByLabel('Ważna do'));
  await page.keyboard.type('1239');
  await tabTo(page, page.getByLabel('Kod CVC'));
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog').getByRole('button', { name: 'Potwierdź płatność' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: checkout.success.title })).toBeVisible();
  await page.waitForURL(/\/tracking\?orderId=/);
  await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(/Opłacone|Zwrócono/);
});
