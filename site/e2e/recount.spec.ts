import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { OrderReport } from '#contract/orders.ts';
import type { Recount } from '#contract/recount.ts';
import type { Report } from '#contract/report.ts';
import { thinned } from '../../api/test/report/sizes.ts';
import { recountToasts, recountText as t } from '../src/text/recount.ts';
import { reportText } from '../src/text/report.ts';
import { answer, expect, expectSound, expectToast, failedResource, onPhone, refusal, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { deliver, delivered, json, reportOf } from './support/orders.ts';

/** Where the bar of the mode covers no row: a row that it half covers would count as too small a target. */
const toTheEnd = (page: Page) => page.locator('.marking').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: reportText.download }).click();
  return (await readFile(await (await coming).path())).toString('latin1');
}

test('a wrong source goes, a set-aside page comes back, and the report is counted again with a new PDF @once', async ({ page }) => {
  // A report, a recount and two PDFs beside other stories' reports.
  test.setTimeout(360_000);
  const order = await deliver();
  const { orderId, email } = order;
  const report = await reportOf(order);
  const wrong = report.evidence.find(({ own }) => !own) as Report['evidence'][number];
  const missed = report.setAside[0]?.pages[0] as Report['setAside'][number]['pages'][number];
  await page.goto(`/report/${orderId}`);
  const before = await downloaded(page);

  await page.getByRole('button', { name: t.open }).click();
  const bar = page.locator('.mk-bar');
  await expect(bar).toContainText(t.nothing);
  await expect(bar.getByRole('button', { name: t.count })).toBeDisabled();
  await expect(bar).toBeInViewport();
  await page.locator(`[name="not-me-${wrong.n}"]`).check();
  await page.locator('[name="me-0.0"]').check();
  await expect(bar.getByRole('status')).toHaveText(t.marked(1, 1));
  await toTheEnd(page);
  const sources = page.locator('#sources');
  await expectSound(page, { dark: true, within: sources });
  await onPhone(page, async () => {
    await expect(bar).toBeInViewport();
    await toTheEnd(page);
    await expectSound(page, { within: sources });
  });

  await bar.getByRole('button', { name: t.count }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.ask.what(1, 1));
  await expect(dialog).toContainText(t.ask.promise(report.evidence.length));
  await expectSound(page, { within: dialog, phone: true });
  await dialog.getByRole('button', { name: t.ask.yes }).click();

  const note = page.locator('.recount');
  await expect(note.getByRole('heading', { level: 2 })).toHaveText(t.done, { timeout: 120_000 });
  await expect(note.getByRole('heading', { level: 2 })).toBeFocused();
  await expectToast(page, recountToasts.done);
  await expect(note).toContainText(t.outTitle(1));
  await expect(note.getByText(wrong.domain).first()).toBeVisible();
  await expect(note.getByRole('link', { name: missed.title })).toBeVisible();
  await expect(page.getByRole('button', { name: t.open })).toHaveCount(0);
  await expectSound(page, { dark: true, within: note, phone: true });

  const again = (await json<OrderReport>(`/api/orders/${orderId}`)).crewaiResult as Report;
  const addresses = ({ evidence }: Report) => evidence.map(({ url }) => url).sort();
  expect(addresses(again)).toEqual([...addresses(report).filter((url) => url !== wrong.url), missed.url].sort());
  expect(again.setAside.flatMap(({ pages }) => pages.map(({ url }) => url))).toContain(wrong.url);
  const after = await downloaded(page);
  expect(after.startsWith('%PDF-')).toBe(true);
  expect(after).not.toBe(before);

  // The letter leads to the new report, and the page to the first one.
  const letter = await letterTo(email, 'report-recounted');
  expect(plain(letter.text ?? '')).toContain('Odłożone („to nie ja”): 1 źródło');
  await page.goto(linkIn(letter, '/report/'));
  await page.getByRole('link', { name: t.first(report.method.generatedAt) }).click();
  await expect(note.getByRole('heading', { level: 2 })).toHaveText(t.isFirst);
  await expect(page.locator(`#source-${wrong.n}`)).toContainText(wrong.title);
  expect(await downloaded(page)).toBe(before);
  await expectSound(page, { within: note, phone: true });
  await page.getByRole('link', { name: t.newer }).click();
  await expect(note.getByRole('heading', { level: 2 })).toHaveText(t.done);
});

test('a place, a story or a namesake is marked at once, and leaving the mode forgets it @once', async ({ page }) => {
  const { orderId } = delivered();
  const report = await reportOf(delivered());
  await page.goto(`/report/${orderId}`);
  await page.getByRole('button', { name: t.open }).click();
  const [story] = report.stories;
  if (story) {
    await page.getByLabel(t.show).selectOption({ index: 1 });
    await expect(page.locator('[name^="not-me-"]')).toHaveCount(story.pages.length);
    await page.getByRole('button', { name: t.markShown(story.pages.length) }).click();
    await expect(page.locator('.mk-bar')).toContainText(t.marked(story.pages.length, 0));
    await page.getByRole('button', { name: t.unmarkShown }).click();
  }
  const group = report.setAside.findIndex(({ pages }) => pages.length > 1);
  const pages = report.setAside[group]?.pages.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  await page.locator(`[name="me-${group}"]`).check();
  await expect(page.locator('.mk-bar')).toContainText(t.marked(0, pages));
  await page.locator(`[name="me-${group}.0"]`).uncheck();
  await expect(page.locator('.mk-bar')).toContainText(t.marked(0, pages - 1));
  await page.getByRole('button', { name: t.leave }).click();
  await expect(page.getByRole('button', { name: t.open })).toBeFocused();
  await page.getByRole('button', { name: t.open }).click();
  await expect(page.locator('.mk-bar')).toContainText(t.nothing);
});

test('a recount that is refused keeps the marks; one that failed says so and offers another try @once', async ({ page, noise }) => {
  noise.allow(failedResource(409));
  const { orderId } = delivered();
  const report = await reportOf(delivered());
  await page.goto(`/report/${orderId}`);
  await page.getByRole('button', { name: t.open }).click();
  await page.locator(`[name="not-me-${report.evidence[0]?.n}"]`).check();
  await page.getByRole('button', { name: t.count }).click();
  await answer(page, '**/api/reports/recount/*', () => refusal(409, 'recount_used', 'Ten raport został już przeliczony.'));
  await page.getByRole('dialog').getByRole('button', { name: t.ask.yes }).click();
  await expectToast(page, recountToasts.failed('Ten raport został już przeliczony.'));
  await expect(page.locator('.mk-bar')).toContainText(t.marked(1, 0));

  const order = await json<OrderReport>(`/api/orders/${orderId}`);
  for (const state of ['counting', 'failed', 'closed'] as const satisfies readonly Recount['state'][]) {
    await page.unrouteAll();
    await answer(page, '**/api/reports/recount/*', () => ({ json: { recount: { state } } }));
    await answer(page, '**/api/orders/*', () => ({ json: { ...order, crewaiResult: thinned(report, 8), recount: { state } } }));
    await page.goto(`/report/${orderId}`);
    await expect(page.getByRole('button', { name: reportText.download })).toBeVisible();
    const note = page.locator('.recount');
    if (state === 'closed') await expect(note).toHaveCount(0);
    else await expect(note.locator('h2')).toHaveText(t[state]);
    await expect(page.getByRole('button', { name: t.open })).toHaveCount(state === 'failed' ? 1 : 0);
    await expectSound(page, { within: state === 'closed' ? page.locator('#sources') : note });
  }
});

test('a report without a source still lets its set-aside pages be brought back @once', async ({ page }) => {
  const { orderId } = delivered();
  const report = await reportOf(delivered());
  const order = await json<OrderReport>(`/api/orders/${orderId}`);
  const empty = {
    ...report,
    evidence: [],
    stories: [],
    asides: [],
    risks: [],
    accusations: [],
    recommendations: [],
    platforms: [],
    plan: { ...report.plan, weeks: [] },
  };
  await answer(page, '**/api/orders/*', () => ({ json: { ...order, crewaiResult: { ...empty, coverage: { ...report.coverage, enough: false } } } }));
  await page.goto(`/report/${orderId}`);
  await page.getByRole('button', { name: t.open }).click();
  await expect(page.locator('[name^="not-me-"]')).toHaveCount(0);
  await page.locator('[name="me-0.0"]').check();
  await expect(page.locator('.mk-bar')).toContainText(t.marked(0, 1));
  await toTheEnd(page);
  await expectSound(page);
});
