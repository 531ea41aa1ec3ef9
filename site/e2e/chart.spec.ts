import type { Page } from 'playwright/test';
import type { MonitoringChart } from '#contract/monitoring.ts';
import { chartText as t } from '../src/text/chart.ts';
import { common } from '../src/text/common.ts';
import { mentionsText } from '../src/text/mentions.ts';
import { answer, expect, expectSound, failedResource, test } from './fixtures.ts';
import { dailyChart, mentionsPage, weeklyChart } from './support/mentions.ts';
import { signedIn } from './support/sign-in.ts';

const CHART = '**/api/monitoring/chart*';

/** The chart where it has a page almost to itself. */
async function open(page: Page): Promise<void> {
  await signedIn(page);
  await answer(page, '**/api/monitoring/mentions*', () => ({ json: mentionsPage([]) }));
  await page.goto('/wzmianki');
  await page.getByText(mentionsText.chart, { exact: true }).click();
}
const slider = (page: Page) => page.getByRole('slider');
const squares = (page: Page) => page.locator('.chart-plot .hz-q');
const sum = (chart: MonitoringChart) =>
  chart.points.reduce((all, { own, positive, neutral, negative, unrated }) => all + own + positive + neutral + negative + unrated, 0);

test('the chart says what to see, is read by the keyboard alone, and explains its spikes @once', async ({ page }) => {
  await answer(page, CHART, () => ({ json: weeklyChart }));
  await open(page);
  // The heading is what is to be seen, and the drawing says the same in words.
  await expect(page.getByRole('heading', { name: /2.–.3\slistopada: 6\skrytycznych/ })).toBeVisible();
  await expect(page.locator('.chart-plot').getByRole('img')).toHaveAccessibleName(/6\skrytycznych w\sdwa dni, zwykle jedna dziennie/);
  await expect(squares(page)).toHaveCount(sum(weeklyChart));
  await expectSound(page, { dark: true });

  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /16.–.22\slistopada: Twoje publikacje 4, pozytywne 13, neutralne 4, negatywne 1, skok nr 2/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/2.–.8\slistopada: Twoje publikacje 0, pozytywne 4, neutralne 4, negatywne 6, skok nr 1/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^31\ssierpnia/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const spikes = page
    .getByRole('group')
    .filter({ hasText: t.spikes(2) })
    .last();
  await expect(spikes.getByRole('heading')).toHaveText([
    t.spikeTitle('2\u2060–\u20603\u00a0listopada', 'negative', 6),
    t.spikeTitle('16\u00a0listopada', 'any', 18),
  ]);
  await expect(spikes).toContainText('„odwołanie”, „przetarg”');
  await expect(spikes.getByRole('link', { name: 'Odwołanie wraca na sesję' })).toHaveAttribute('href', '/sandbox/web/2');
  await expectSound(page, { dark: true, within: spikes });
});

test('the same data stand in a table one link away', async ({ page }) => {
  await answer(page, CHART, () => ({ json: weeklyChart }));
  await open(page);
  await page.getByRole('button', { name: t.table }).press('Enter');
  const table = page.getByRole('table', { name: t.caption.week });
  await expect(table.getByRole('row')).toHaveCount(1 + weeklyChart.points.length);
  await expect(table.getByRole('row').nth(3).getByRole('cell')).toHaveText(['0', '4', '4', '6', '0', '1']);
  await expect(table.getByRole('row').nth(3).getByRole('rowheader')).toHaveText('2.11');
  await expectSound(page, { dark: true });
  await expect(page.getByRole('heading', { name: t.trend.title })).toBeVisible();
  await expect(page.locator('.chart-trend canvas')).toBeVisible();
  await page.getByRole('button', { name: t.hideTable }).click();
  await expect(table).toBeHidden();
});

test('another period is drawn in the same place; a square tells its day where it is pointed at @once', async ({ page }) => {
  await page.route(CHART, (route) => route.fulfill({ json: route.request().url().includes('days=90') ? dailyChart : weeklyChart }));
  await open(page);
  await expect(squares(page)).toHaveCount(sum(dailyChart));
  await expect(page.getByText(t.noSpikes)).toBeVisible();
  const top = (await page.locator('.chart-plot').boundingBox())?.y;
  // The thirteenth of thirty days, 4 November, is the one with critical mentions.
  await page.locator('.chart-plot .hz-q.n').first().hover();
  await expect(page.locator('.chart-reading')).toHaveText(/^4\slistopada: .*negatywne 4/);
  await page.getByRole('radio', { name: t.days(180) }).check();
  await expect(squares(page)).toHaveCount(sum(weeklyChart));
  expect((await page.locator('.chart-plot').boundingBox())?.y).toBe(top);
  await expectSound(page, { dark: true });
});

test('nothing to draw, too little to compare, and no answer each have their sentence in the same place', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  const nothing: MonitoringChart = {
    unit: 'week',
    points: weeklyChart.points.map(({ from }) => ({ from, own: 0, positive: 0, neutral: 0, negative: 0, unrated: 0 })),
    spikes: [],
    trends: weeklyChart.trends,
  };
  const few = { ...nothing, points: nothing.points.map((point, week) => (week === 3 ? { ...point, positive: 2 } : point)) };
  const replies = [{ status: 503 }, { json: nothing }, { json: few }];
  await answer(page, CHART, () => replies.shift() ?? 'lost');
  await open(page);
  await expect(page.getByRole('alert')).toContainText(t.failed.title);
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('radio', { name: t.days(180) }).check();
  await expect(page.getByText(t.few)).toBeVisible();
  await expect(squares(page)).toHaveCount(2);
});
