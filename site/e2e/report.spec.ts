import { readFile } from 'node:fs/promises';
import { TIMING } from '#contract/constants.ts';
import { reportFileName } from '#contract/format.ts';
import { KPI_IDS } from '#contract/kpis.ts';
import type { OrderReport } from '#contract/orders.ts';
import type { Report } from '#contract/report.ts';
import { reportText, reportToast } from '../src/text/report.ts';
import { answer, expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { finished, json, MADE_UP, orderReport } from './support/orders.ts';

const ORDER = '**/api/orders/*';
const ADDRESS = `/report/${MADE_UP}`;

const MAKING: [OrderReport['reportStatus'], number, boolean][] = [
  ['pending', 10, false],
  ['processing', 40, true],
  ['analyzing', 60, true],
  ['generating', 80, true],
];

for (const [reportStatus, percent, waits] of MAKING) {
  test(`a report that is ${reportStatus} says what is going on`, async ({ page }) => {
    await answer(page, ORDER, () => ({ json: orderReport({ reportStatus }) }));
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Jan Kowalski' })).toBeVisible();
    await expect(page.getByText(reportText.badge[reportStatus], { exact: true })).toBeVisible();
    await expect(page.getByText(reportText.message[reportStatus])).toBeVisible();
    await expect(page.getByRole('progressbar', { name: reportText.progressLabel })).toHaveAttribute('value', String(percent));
    await expect(page.getByText(reportText.wait)).toHaveCount(waits ? 1 : 0);
    await expectSound(page);
  });
}

test('a failed report leads to support and to the order', async ({ page }) => {
  await answer(page, ORDER, () => ({ json: orderReport({ reportStatus: 'failed' }) }));
  await page.goto(ADDRESS);
  await expect(page.getByText(reportText.badge.failed, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(reportText.failed);
  // A stopped report makes no progress: an empty bar would say that it does.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: reportText.track })).toHaveAttribute('href', `/tracking?orderId=${MADE_UP}`);
  await expectSound(page);
});

test('an unknown report and an erased one were not found', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  for (const address of [ADDRESS, '/report/nie-ma-takiego']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: reportText.missing })).toBeVisible();
  }
  await expectSound(page);
  await answer(page, ORDER, () => ({ json: orderReport({ reportStatus: 'completed' }) }));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: reportText.missing })).toBeVisible();
});

test('a report that cannot be loaded can be asked for again @once', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  let status = 503;
  await answer(page, ORDER, () => ({ status, json: orderReport({ reportStatus: 'processing' }) }));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: reportText.unreachable })).toBeVisible();
  await expectSound(page);
  status = 200;
  await page.getByRole('button', { name: reportText.retry }).click();
  await expect(page.getByText(reportText.message.processing)).toBeVisible();
});

test('the page asks every three seconds until the report is there, and opens it @once', async ({ page }) => {
  const { crewaiResult } = await json<OrderReport>(`/api/orders/${finished().orderId}`);
  let order = orderReport({ reportStatus: 'analyzing' });
  const asked = await answer(page, ORDER, () => ({ json: order }));
  await page.clock.install();
  await page.goto(ADDRESS);
  await expect(page.getByText(reportText.message.analyzing)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => asked.calls).toBe(2);
  // The next question is timed from the answer, which arrives a moment after the call is counted.
  await expect(async () => {
    const before = asked.calls;
    await page.clock.runFor(TIMING.reportPoll);
    await expect.poll(() => asked.calls, { timeout: 1_000 }).toBe(before + 1);
  }).toPass();
  order = orderReport({ reportStatus: 'completed', crewaiResult });
  await expect(async () => {
    await page.clock.runFor(TIMING.reportPoll);
    await expect(page.getByRole('button', { name: reportText.download })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectToast(page, reportToast.ready);
  const last = asked.calls;
  await page.clock.runFor(TIMING.reportPoll * 4);
  expect(asked.calls).toBe(last);
});

test('a finished report stands whole on one page', async ({ page }) => {
  const { orderId, subjectName } = finished();
  await page.goto(`/report/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subjectName);
  await expect(page).toHaveTitle(new RegExp(subjectName));
  for (const title of [reportText.h.summary, reportText.h.mirror, reportText.h.kpi, reportText.h.strategy, reportText.h.sources])
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  await expectSound(page, { dark: true });

  const { crewaiResult } = await json<OrderReport>(`/api/orders/${orderId}`);
  expect(crewaiResult?.kpis.map((kpi) => kpi.id)).toEqual([...KPI_IDS]);
  await expect(page.locator('[id^="source-"]')).toHaveCount(crewaiResult?.evidence.length ?? 0);
});

test('every link within the report has a target, and every citation a source', async ({ page }) => {
  await page.goto(`/report/${finished().orderId}`);
  await expect(page.locator('a.cite').first()).toBeVisible();
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="#"]')]
      .map((link) => link.getAttribute('href') as string)
      .filter((href) => !document.getElementById(href.slice(1))),
  );
  expect(broken).toEqual([]);
});

test('the data of the report are a file of their own, equal to what the page shows', async ({ page }) => {
  const { orderId, subjectName } = finished();
  await page.goto(`/report/${orderId}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: reportText.downloadJson }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(reportFileName(subjectName).replace('.pdf', '.json'));
  const report = JSON.parse(await readFile(await download.path(), 'utf8')) as Report;
  expect(report.subject.name).toBe(subjectName);
  expect(report.coverage.enough).toBe(true);
});

test('a PDF that cannot be had is said quietly beside the button', async ({ page, noise }) => {
  noise.allow(/status of 500|ApiFailure|500: /);
  await page.goto(`/report/${finished().orderId}`);
  await answer(page, '**/api/reports/download/*', () => ({ status: 500 }));
  await page.getByRole('button', { name: reportText.download }).click();
  await expect(page.getByText(reportText.downloadError)).toBeVisible();
  await expect(page.getByRole('button', { name: reportText.download })).toBeEnabled();
});
