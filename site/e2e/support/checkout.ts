/** The buyer's hands: the order form and the provider's form. */
import type { Page } from 'playwright/test';
import { checkout } from '../../src/text/checkout.ts';
import { order } from '../../src/text/order.ts';

export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  secure: '4000002500003155',
} as const;

export type Typed = { firstName: string; lastName: string; email: string; subjectName: string; description: string };

/** Fills what the form requires, consents included. */
export async function fillOrder(page: Page, typed: Typed): Promise<void> {
  const t = order.form;
  await page.getByLabel(t.firstName.label, { exact: true }).fill(typed.firstName);
  await page.getByLabel(t.lastName.label, { exact: true }).fill(typed.lastName);
  await page.getByLabel(t.email.label, { exact: true }).fill(typed.email);
  await page.getByLabel(t.subjectName.label).fill(typed.subjectName);
  await page.getByLabel(t.description.label).fill(typed.description);
  await page.getByRole('radio', { name: 'Innej osoby' }).check();
  await page.getByLabel(t.purpose.label).selectOption('partner');
  await page.getByRole('checkbox', { name: /akceptuję Regulamin/ }).check();
  await page.getByRole('checkbox', { name: /zacznijcie przed upływem/ }).check();
}

export const sendOrder = (page: Page) => page.getByRole('button', { name: order.submit });
export const payButton = (page: Page) => page.getByRole('button', { name: checkout.pay });

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('tab', { name: 'Karta' }).click();
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel('Ważna do').fill('12 / 39');
  await page.getByLabel('Kod CVC').fill('123');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

export async function payByBlik(page: Page, code: string): Promise<void> {
  await page.getByRole('tab', { name: 'BLIK' }).click();
  await page.getByLabel('Kod BLIK').fill(code);
  await payButton(page).click();
}
