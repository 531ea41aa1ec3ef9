import { TERMS_VERSION } from '#contract/consents.ts';
import { dateLong } from '#contract/format.ts';
import { PERIODS } from '#contract/periods.ts';
import { CURRENT_TERMS, runsOf } from '#contract/terms/index.ts';
import type { WithdrawalCheck, WithdrawalTaken } from '#contract/withdrawal.ts';
import { reportText } from '../src/text/report.ts';
import { tracking } from '../src/text/tracking.ts';
import { withdrawal as t } from '../src/text/withdrawal.ts';
import { answer, expect, expectSound, failedResource, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, MADE_UP, newEmail, payWithoutBrowser, progressOf } from './support/orders.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ');
/** Its search never answers: it stays on its way for a minute and more. */
const SLOW = { subjectName: 'Anna Awaryjna', description: 'księgowa, Radom' };

test('before the delivery: from the tracking page to the end of the contract with the keyboard alone @once', async ({ page }) => {
  const { orderId, email } = await createOrder(SLOW);
  await payWithoutBrowser(orderId);
  await expect.poll(async () => (await progressOf(orderId)).order.paymentStatus).toBe('paid');
  const confirmation = await letterTo(email, 'order-confirmation');
  expect(confirmation.attachments.map(({ filename }) => filename)).toEqual([`regulamin-${TERMS_VERSION}.pdf`, `formularz-odstapienia-${TERMS_VERSION}.pdf`]);

  await page.goto(`/tracking?orderId=${orderId}`);
  const link = page.getByRole('complementary', { name: tracking.details.title }).getByRole('link', { name: tracking.withdraw });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/odstapienie');
  await expect(page.getByLabel(t.order.label)).toHaveValue(orderId);
  await expectSound(page, { dark: true, phone: true });
  await page.getByLabel(t.name).focus();
  await page.keyboard.type('Anna Nowak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.statementTitle })).toBeVisible();
  await expect(page.getByText(`zamówienie nr ${orderId}.`)).toBeVisible();
  await expectSound(page, { phone: true });
  // The step has taken the focus: its first button is the next stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.confirm })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  await expect(page.getByText(`w drodze na adres ${email}.`)).toBeVisible();
  await expectSound(page, { phone: true });

  const letter = await letterTo(email, 'withdrawal');
  expect(plain(letter.text ?? '')).toContain(`zamówienie nr ${orderId}. Anna Nowak”`);
  expect(plain(letter.text ?? '')).toContain('Zatrzymaliśmy analizę i zleciliśmy zwrot 50,00 zł');
  await page.getByRole('link', { name: t.track, exact: true }).click();
  await expect(page.getByRole('heading', { name: tracking.cards.withdrawn.title })).toBeVisible();
  await expectSound(page, { phone: true });
  await expect.poll(async () => (await progressOf(orderId)).order.refund, { timeout: 40_000 }).toMatchObject({ reason: 'withdrawal', settled: true });
  await page.goto(`/report/${orderId}`);
  await expect(page.getByRole('heading', { name: reportText.withdrawn })).toBeVisible();
});

test('after the delivery the guarantee is one button away; fields say what they need @once', async ({ page }) => {
  const found: WithdrawalCheck = {
    outcome: 'claimed',
    orderId: MADE_UP,
    deliveredAt: '2026-11-18T10:00:00.000Z',
    claimUntil: '2026-12-02T10:00:00.000Z',
    refundedAt: null,
  };
  const taken: WithdrawalTaken = { ...found, number: 'OD-2026-ABC234', receivedAt: '2026-11-21T13:30:00.000Z', email: 'anna@poczta.example' };
  await answer(page, '**/api/reports/withdrawal-check', () => ({ json: found }));
  const sent = await answer(page, '**/api/reports/withdraw', () => ({ json: taken }));
  await page.goto('/odstapienie');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('alert')).toContainText('3 pola wymagają poprawki');
  await page.getByLabel(t.name).fill('Anna Nowak');
  await page.getByLabel(t.order.label).fill(MADE_UP.slice(0, 8));
  await page.getByLabel(t.email).fill('anna@poczta.example');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.delivered(found.deliveredAt ?? ''))).toBeVisible();
  await expect(page.getByRole('button', { name: t.confirm })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: t.deliveredButton }).click();
  await expect(page.getByText(t.claimed)).toBeVisible();
  await expect(page.getByText('21 listopada 2026 r. o 14:30')).toBeVisible();
  expect(sent.calls).toBe(1);
});

test('a statement that fits no order can be sent all the same @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  const email = newEmail('pomylka');
  await page.goto('/odstapienie');
  await page.getByLabel(t.name).fill('Ewa Malinowska');
  await page.getByLabel(t.order.label).fill('nie mam listu');
  await page.getByLabel(t.email).fill(email);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.notFound)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: t.back }).click();
  await expect(page.getByLabel(t.name)).toHaveValue('Ewa Malinowska');
  await page.getByLabel(t.order.label).fill('12345678');
  await page.getByRole('button', { name: t.submit }).click();
  await page.getByRole('button', { name: t.anyway }).click();
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  const letter = await letterTo(email, 'withdrawal');
  expect(plain(letter.text ?? '')).toContain('zamówienie nr 12345678. Ewa Malinowska”');
  expect(linkIn(letter, '/privacy-policy')).toBe('/privacy-policy');
});

test('the pages print the Regulamin, its PDF and the periods of the one source @once', async ({ page, request }) => {
  await page.goto('/regulamin');
  const shown = plain((await page.locator('article').textContent()) ?? '').replace(/[\s\u2060]/g, '');
  const words = CURRENT_TERMS.clauses.flatMap(({ title, items = [], text = [] }) => [title, ...items, ...text]);
  const missing = words.filter(
    (each) =>
      !shown.includes(
        runsOf(each)
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, ''),
      ),
  );
  expect(missing).toEqual([]);
  await expect(page.getByText(`Obowiązuje od ${dateLong(TERMS_VERSION)} Wersja ${TERMS_VERSION}.`)).toBeVisible();
  for (const path of ['/regulamin.pdf', `/regulamin-${TERMS_VERSION}.pdf`, '/formularz-odstapienia.pdf']) {
    const pdf = await request.get(path);
    expect([pdf.status(), pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  }
  await page.goto('/privacy-policy');
  for (const { what, long } of Object.values(PERIODS)) await expect(page.getByRole('row', { name: `${what} ${long}` })).toBeVisible();
  await expect(page.locator('.sec')).toHaveCount(10);
});
