import type { Page } from 'playwright/test';
import { SHARE_SECTIONS, SHARED_AT_FIRST, type ShareSection } from '#contract/sharing.ts';
import { copying } from '../src/text/common.ts';
import { reportText } from '../src/text/report.ts';
import { sharingText } from '../src/text/sharing.ts';
import { toldText } from '../src/text/told.ts';
import { answer, expect, expectSound, failedResource, test } from './fixtures.ts';
import { deliver, delivered, finished, reportOf, shorten } from './support/orders.ts';

const t = sharingText;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t.title });
async function openDialog(page: Page, orderId: string) {
  await shorten(page);
  await page.goto(`/report/${orderId}`);
  await page.getByRole('button', { name: t.open, exact: true }).click();
  return dialogOf(page);
}

/** Makes a link with these sections and returns its address. */
async function makeLink(page: Page, sections: readonly ShareSection[]): Promise<string> {
  const dialog = dialogOf(page);
  for (const section of SHARE_SECTIONS) await dialog.getByLabel(t.names[section], { exact: true }).setChecked(sections.includes(section));
  const before = await dialog.getByLabel(t.shown).count();
  const old = before > 0 ? await dialog.getByLabel(t.shown).inputValue() : '';
  await dialog.getByRole('button', { name: t.make }).click();
  await expect(dialog.getByLabel(t.shown)).not.toHaveValue(old);
  return dialog.getByLabel(t.shown).inputValue();
}

test('a link shows chosen sections without the buyer, and no more once it is ended @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  const order = await deliver();
  const { orderId, email } = order;
  const report = await reportOf(order);
  const dialog = await openDialog(page, orderId);
  await expect(dialog.getByText(t.none)).toBeVisible();
  for (const section of SHARE_SECTIONS)
    await expect(dialog.getByLabel(t.names[section], { exact: true })).toBeChecked({ checked: SHARED_AT_FIRST.includes(section) });
  await expectSound(page, { dark: true, within: dialog, phone: true });
  await dialog.getByLabel(t.days(90)).check();
  const url = await makeLink(page, ['horizon', 'screen']);
  await expect(dialog.getByLabel(t.shown)).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: copying.copy }).click();
  await expect(dialog.getByText(copying.done)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectSound(page, { dark: true, within: dialog, phone: true });

  const secret = new URL(url).hash.slice(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  const opened = await page.goto(url);
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(report.subject.name);
  await expect(page.getByRole('banner')).toContainText(/Wgląd bez logowania, do\s\d+\s\p{L}+\s202\d\sr\.\s*$/u);
  await expect(page.locator('#screen')).toBeVisible();
  for (const id of ['stories', 'kpi', 'risks', 'platforms', 'plan', 'sources', 'protokol']) await expect(page.locator(`#${id}`)).toHaveCount(0);
  const text = await page.locator('main').textContent();
  for (const hidden of [email, orderId, reportText.download, reportText.outOf]) expect(text).not.toContain(hidden);
  // A square shows its source, and nothing leads out of what is shown.
  await page.locator('.hz-fig [role=group]').press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: toldText.sources.dialog.full })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSound(page, { dark: true, phone: true });
  // The skip link keeps the key in the address, so that the page can be loaded again.
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#tresc')).toBeFocused();
  expect(page.url()).toBe(url);
  await page.reload();
  await expect(page.locator('#screen')).toBeVisible();
  expect(asked.filter((line) => line.includes(secret))).toEqual([]);

  // The way from „Mój Wizerunek”.
  await page.goto(`/report/${orderId}#udostepnij`);
  await expect(dialog).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expect(dialog.getByLabel(t.shown)).toHaveCount(0);
  await dialog.getByRole('button', { name: t.end }).click();
  await expect(dialog.getByText(t.ended)).toBeVisible();
  await expect(dialog.getByText(t.none)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: t.working })).toBeFocused();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
  await expectSound(page, { dark: true, phone: true });
});

test('a link shows every section that is chosen, and its own places keep the key in the address @once', async ({ page }) => {
  const { orderId } = delivered();
  const report = await reportOf(delivered());
  await openDialog(page, orderId);
  const url = await makeLink(page, SHARE_SECTIONS);
  await page.goto(url);
  const there = {
    screen: true,
    stories: report.stories.length > 0,
    kpi: true,
    risks: report.risks.length > 0,
    platforms: report.platforms.some(({ state }) => state === 'confirmed'),
    plan: report.recommendations.length > 0,
    sources: true,
  };
  await expect(page.locator('#sources')).toBeVisible();
  for (const [id, is] of Object.entries(there)) await expect(page.locator(`#${id}`), id).toHaveCount(is ? 1 : 0);
  await page.locator('#sources .st-rest summary').click();
  await expect(page.locator('#sources .zr li')).toHaveCount(report.evidence.length);
  await page.locator('#kpi button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, { dark: true, within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');
  await expectSound(page, { dark: true });
  for (const link of await page.locator('main a[href^="#"]').all()) {
    await link.click();
    expect(page.url()).toBe(url);
  }
  // No link leads to a place that this page does not have.
  const lost = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? '').filter((id) => !document.getElementById(id)));
  expect(lost).toEqual([]);
});

test('what fails says so: links that do not come, a report that does not open @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  const { orderId, subjectName } = finished();
  let broken = true;
  await page.route(/\/api\/reports\/shares\//, (route) => (broken ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
  const dialog = await openDialog(page, orderId);
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await dialog.getByRole('button', { name: t.make }).click();
  await expect(dialog.getByText(t.notDone)).toBeVisible();
  broken = false;
  await dialog.getByRole('button', { name: reportText.retry }).click();
  await expect(dialog.getByText(t.none)).toBeVisible();
  const url = await makeLink(page, []);
  let down = true;
  const counter = await answer(page, /\/api\/shared$/, () => (down ? { status: 500, json: {} } : 'lost'));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.unreachable);
  expect(counter.calls).toBe(1);
  await expectSound(page, { dark: true });
  down = false;
  await page.unroute(/\/api\/shared$/);
  await page.getByRole('button', { name: t.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subjectName);
  // Another link in the same tab.
  noise.allow(failedResource(404));
  await page.goto(`${url}x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
});
