import { readFile } from 'node:fs/promises';
import { reportFileName } from '#contract/format.ts';
import { analysisText } from '../src/text/analysis.ts';
import { authText, passwordText } from '../src/text/auth.ts';
import { checkout, checkoutToasts } from '../src/text/checkout.ts';
import { orderToasts } from '../src/text/order.ts';
import { reportText } from '../src/text/report.ts';
import { shell } from '../src/text/shell.ts';
import { toldText } from '../src/text/told.ts';
import { tracking } from '../src/text/tracking.ts';
import { expect, expectSound, expectToast, test } from './fixtures.ts';
import { CARD, fillOrder, payByCard, sendOrder } from './support/checkout.ts';
import { lettersTo, letterTo, linkIn } from './support/letters.ts';
import { newEmail } from './support/orders.ts';

const PASSWORD = 'cztery spokojne konie na łące';

test('a buyer orders, pays by card, follows the report, reads it, takes the PDF and signs in from the letter', async ({ page, context }) => {
  test.setTimeout(180_000);
  const email = newEmail('anna');
  const subjectName = test.info().project.name === 'phone' ? 'Piekarnia Pod Dębem' : 'Jan Kowalski';
  const fileName = reportFileName(subjectName);

  await test.step('orders', async () => {
    await page.goto('/raport-wizerunku');
    await fillOrder(page, { firstName: 'Anna', lastName: 'Nowak', email, subjectName, description: 'Gdynia, od 2012 roku' });
    await sendOrder(page).click();
    await expectToast(page, orderToasts.redirect);
    await page.waitForURL(/\/checkout\?payment_intent=pi_\w+&order_id=[0-9a-f]{32}$/);
  });

  await test.step('pays', async () => {
    await expect(page.getByRole('region', { name: checkout.summary })).toContainText(subjectName);
    // On a phone the BLIK code is at hand, and comes first.
    const first = test.info().project.name === 'phone' ? 'BLIK' : 'Karta';
    await expect(page.getByRole('tab').first()).toHaveText(first);
    await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
    await expectSound(page, { dark: true });
    await payByCard(page, CARD.good);
    await expectToast(page, checkoutToasts.succeeded);
    await expect(page.getByRole('heading', { name: checkout.success.title })).toBeVisible();
    await expectSound(page);
  });

  const orderId = await test.step('follows the report to its end', async () => {
    await page.waitForURL(/\/tracking\?orderId=[0-9a-f]{32}$/);
    await expect(page.getByRole('complementary', { name: tracking.details.title })).toContainText(tracking.details.paid);
    await expect(page.getByRole('heading', { name: tracking.cards.completed.title })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(tracking.progress(100, tracking.steps[4]?.done as string))).toBeAttached();
    await expectSound(page, { dark: true });
    return new URL(page.url()).searchParams.get('orderId') as string;
  });

  await test.step('downloads the PDF under its name', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: tracking.download }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(fileName);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectToast(page, { title: 'Pobieranie rozpoczęte', text: fileName });
  });

  await test.step('reads the report and follows a citation to the page it quotes', async () => {
    await page.getByRole('link', { name: tracking.read }).click();
    await page.waitForURL(`/report/${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subjectName);
    // The protocol is closed; its citations lead to rows of the same list.
    await page.getByText(toldText.sections.protocol, { exact: true }).click();
    const cite = page.locator('a.cite').first();
    const target = (await cite.getAttribute('href')) as string;
    await cite.click();
    const row = page.locator(target);
    await expect(row).toBeFocused();
    const quote = (await row.locator('q').first().textContent()) ?? '';
    const opening = context.waitForEvent('page');
    await row.getByRole('link').first().click();
    const source = await opening;
    await source.waitForLoadState();
    await expect(source.locator('body')).toContainText(quote.replace(/^…|…$/g, '').trim().slice(0, 60));
    await source.close();
  });

  await test.step('gets the letters, each once', async () => {
    expect(linkIn(await letterTo(email, 'order-confirmation'), '/tracking')).toContain(orderId);
    expect(linkIn(await letterTo(email, 'report-ready'), '/report/')).toBe(`/report/${orderId}`);
    expect(await lettersTo(email, 'order-on-account')).toEqual([]);
  });

  await test.step('sets a password from the letter and lands in the account', async () => {
    await page.goto(linkIn(await letterTo(email, 'login-details'), '/nowe-haslo'));
    await expect(page.getByRole('heading', { name: passwordText.set.titleFirst })).toBeVisible();
    await expect(page).toHaveURL('/nowe-haslo');
    await expectSound(page);
    await page.getByLabel(passwordText.set.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(passwordText.set.repeat).fill(PASSWORD);
    await page.getByRole('button', { name: passwordText.set.submit }).click();
    await page.waitForURL('/dashboard');
    await expect(page.getByText(shell.greeting('Anna'))).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: subjectName })).toBeVisible();
    for (const tile of [analysisText.tiles.scoring, analysisText.tiles.sentiment, analysisText.tiles.recommendations])
      await expect(page.getByRole('heading', { name: tile, exact: true })).toBeVisible();
    await expectSound(page, { dark: true });
  });

  await test.step('signs out and in again', async () => {
    const menu = page.getByRole('button', { name: shell.openMenu });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name: shell.logout }).click();
    await page.waitForURL('/auth?loggedOut=1');
    await expect(page.getByText(authText.loggedOut)).toBeVisible();
    await page.getByLabel(authText.email).fill(email);
    await page.getByLabel(authText.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: authText.submit }).click();
    await expectToast(page, { title: authText.toast.done.title });
    await page.waitForURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: subjectName })).toBeVisible();
    await page.getByRole('link', { name: analysisText.readReport }).click();
    await expect(page.getByRole('button', { name: reportText.download })).toBeVisible();
  });
});
