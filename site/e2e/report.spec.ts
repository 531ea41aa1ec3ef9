import { readFile } from 'node:fs/promises';
import { aiMark, DIGITAL_SOURCE_TYPES } from '#contract/ai-mark.ts';
import { askedHeading, MARK_WORDS } from '#contract/asked-words.ts';
import { GUARANTEE, TIMING } from '#contract/constants.ts';
import { reportFileName } from '#contract/format.ts';
import { KPI_IDS } from '#contract/kpis.ts';
import type { OrderReport } from '#contract/orders.ts';
import type { Report } from '#contract/report.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { sampleAsked } from '../../api/test/report/fixture-asked.ts';
import { analysisText } from '../src/text/analysis.ts';
import { reportText, reportToast } from '../src/text/report.ts';
import { toldText } from '../src/text/told.ts';
import { kpiRows } from '../src/view/report-told.ts';
import { answer, expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { expectNoScrollToBlank } from './support/dialogs.ts';
import { finished, json, MADE_UP, orderReport, shorten } from './support/orders.ts';

const { kpi } = analysisText;
const ORDER = '**/api/orders/*';
const ADDRESS = `/report/${MADE_UP}`;

/** The report as it would be with its first sources alone. */
function thinned(report: Report, sources: number): Report {
  const evidence = report.evidence.slice(0, sources);
  const left = (refs: number[]) => refs.filter((n) => n <= sources);
  return {
    ...report,
    evidence,
    stories: [],
    asides: [],
    facts: [],
    risks: [],
    accusations: [],
    recommendations: sources > 5 ? report.recommendations.slice(0, 2) : [],
    plan: { ...report.plan, weeks: [] },
    platforms: sources > 5 ? report.platforms : [],
    kpis: report.kpis.map((one) => ({ ...one, refs: left(one.refs), support: left(one.refs).length, thin: left(one.refs).length < 5 })),
    coverage: { ...report.coverage, enough: false, totals: { ...report.coverage.totals, sources } },
  };
}

const MAKING: [OrderReport['reportStatus'], number, boolean][] = [
  ['pending', 10, false],
  ['processing', 40, true],
  ['analyzing', 60, true],
  ['generating', 80, true],
];

test('a report in the making says what is going on, from its order to its end @once', async ({ page }) => {
  let now: OrderReport['reportStatus'] = 'pending';
  await answer(page, ORDER, () => ({ json: orderReport({ reportStatus: now }) }));
  await page.clock.install();
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Jan Kowalski' })).toBeVisible();
  for (const [reportStatus, percent, waits] of MAKING) {
    now = reportStatus;
    // Before its beginning the page does not ask again.
    await (reportStatus === 'processing' ? page.reload() : page.clock.fastForward(TIMING.reportPoll));
    await expect(page.getByText(reportText.badge[reportStatus], { exact: true })).toBeVisible();
    await expect(page.getByText(reportText.message[reportStatus])).toBeVisible();
    await expect(page.getByRole('progressbar', { name: reportText.progressLabel })).toHaveAttribute('value', String(percent));
    await expect(page.getByText(reportText.wait)).toHaveCount(waits ? 1 : 0);
    await expectSound(page, { phone: true });
  }
});

test('a failed report leads to support and to the order @once', async ({ page }) => {
  await answer(page, ORDER, () => ({ json: orderReport({ reportStatus: 'failed' }) }));
  await page.goto(ADDRESS);
  await expect(page.getByText(reportText.badge.failed, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(reportText.failed);
  // A stopped report makes no progress: an empty bar would say that it does.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: reportText.track })).toHaveAttribute('href', `/tracking?orderId=${MADE_UP}`);
  await expectSound(page, { phone: true });
});

test('an unknown report and an erased one were not found @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  for (const address of [ADDRESS, '/report/nie-ma-takiego']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: reportText.missing })).toBeVisible();
  }
  await expectSound(page, { phone: true });
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
  order = orderReport({ reportStatus: 'completed', crewaiResult: crewaiResult && thinned(crewaiResult, 8) });
  await expect(async () => {
    await page.clock.runFor(TIMING.reportPoll);
    await expect(page.getByRole('button', { name: reportText.download })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectToast(page, reportToast.ready);
  const last = asked.calls;
  await page.clock.runFor(TIMING.reportPoll * 4);
  expect(asked.calls).toBe(last);
});

test('a finished report is told on eight screens; everything it rests on is a press away', async ({ page }) => {
  // The report of the sample page: the same at every run, with stories, an accusation and its end.
  const crewaiResult = JSON.parse(await readFile('site/generated/raport.json', 'utf8')) as Report;
  const { orderId } = finished();
  const order = await json<OrderReport>(`/api/orders/${orderId}`);
  await answer(page, ORDER, () => ({ json: { ...order, subjectName: crewaiResult.subject.name, crewaiResult } }));
  await page.goto(`/report/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(crewaiResult.subject.name.split(' ')[0] as string);
  await expect(page).toHaveTitle(new RegExp(crewaiResult.subject.name));
  expect(crewaiResult.kpis.map((kpi) => kpi.id)).toEqual([...KPI_IDS]);

  const protocol = page.locator('#protokol');
  const told = await protocol.evaluate((closed) => {
    const before = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]')].filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility() &&
        !one.closest('[role="region"], [aria-label*="ookie"]') &&
        one.compareDocumentPosition(closed) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !closed.contains(one),
    );
    return { height: closed.getBoundingClientRect().top + window.scrollY, stops: before.length };
  });
  const phone = (page.viewportSize()?.width ?? 0) < 800;
  expect(told.height).toBeLessThan(phone ? 12 * 740 : 8 * 900);
  expect(told.stops).toBeLessThanOrEqual(60);
  for (const id of ['summary', 'horizon', 'screen', 'stories', 'kpi', 'platforms', 'plan', 'sources']) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('.kp-row')).toHaveCount(kpiRows(crewaiResult).rows.length);
  await expectSound(page, { dark: true });

  await expect(page.getByRole('heading', { name: reportText.h.mirror, exact: true })).toBeHidden();
  await protocol.locator('summary').first().click();
  for (const title of [reportText.h.summary, reportText.h.mirror, reportText.h.strategy, reportText.h.sources])
    await expect(protocol.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  await expect(page.locator('tr[id^="source-"]')).toHaveCount(crewaiResult.evidence.length);
  await expectSound(page, { within: protocol });
});

test('what language models say stands with marks and quotes, and is not there when none was asked', async ({ page }) => {
  const order = await json<OrderReport>(`/api/orders/${finished().orderId}`);
  await shorten(page);
  await page.goto(`/report/${finished().orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#ai')).toHaveCount(0);
  const mark = page.locator('meta[name="digital-source-type"]');
  await expect(mark).toHaveAttribute('content', DIGITAL_SOURCE_TYPES.rules);
  const told = { ...sampleReport, asked: sampleAsked, method: { ...sampleReport.method, ai: aiMark('model') } };
  await answer(page, ORDER, () => ({ json: { ...order, subjectName: sampleReport.subject.name, crewaiResult: told } }));
  await page.reload();
  const section = page.getByRole('region', { name: askedHeading(sampleAsked) });
  // Machines read on the page what the file says, too.
  await expect(mark).toHaveAttribute('content', DIGITAL_SOURCE_TYPES.model);
  await expect(section).toContainText('claude-haiku-5-5: 30 odpowiedzi na 30 pytań');
  for (const { what, mark } of sampleAsked.models[0]?.statements ?? []) {
    const line = section.getByRole('listitem').filter({ hasText: what }).first();
    await expect(line).toContainText(MARK_WORDS[mark]);
  }
  await section.getByRole('link', { name: reportText.cite(24) }).click();
  await expect(page.locator('#source-24')).toBeVisible();
  await expectSound(page, { within: section });
});

test('the Horizon is one tab stop: arrow keys walk its squares, Enter opens the source, and focus comes back', async ({ page }) => {
  await shorten(page);
  await page.goto(`/report/${finished().orderId}`);
  const drawing = page.getByRole('group', { name: /^Horyzont reputacji: / });
  await drawing.focus();
  const card = page.locator('.hz-card');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  const first = await card.textContent();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await card.textContent()).not.toBe(first);
  const place = (await card.locator('.hz-card-foot').textContent()) ?? '';
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(place.split(' · ')[0] ?? '');
  await expectSound(page, { within: dialog });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawing).toBeFocused();
  // The keys go on where they were.
  await page.keyboard.press('ArrowLeft');
  await expect(card.locator('.hz-card-foot')).toHaveText(place);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.getByText(toldText.horizon.table).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: toldText.horizon.csv }).click();
  expect((await coming).suggestedFilename()).toBe(toldText.horizon.file);
});

test('a score says what it means before its formula, and its sheet cannot be scrolled to a blank', async ({ page }) => {
  await shorten(page, 20);
  await page.goto(`/report/${finished().orderId}`);
  const row = page.locator('.kp-row').first();
  await row.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([kpi.h.madeOf, kpi.h.evidence, kpi.h.raise]);
  await expect(dialog.getByRole('link', { name: kpi.formulaLink })).toBeHidden();
  await expectNoScrollToBlank(page, dialog);
  await expectSound(page, { dark: true, within: dialog });
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('a link to a source opens the protocol that holds it @once', async ({ page }) => {
  await page.goto(`/report/${finished().orderId}#source-3`);
  await expect(page.locator('#source-3')).toBeFocused();
  await expect(page.locator('#source-3')).toBeInViewport();
});

for (const [sources, words] of [
  [8, toldText.refund(GUARANTEE)],
  [3, toldText.refund(GUARANTEE)],
  [0, toldText.none],
] as const) {
  test(`a report of ${sources} sources has no empty frames`, async ({ page }) => {
    const { orderId } = finished();
    const order = await json<OrderReport>(`/api/orders/${orderId}`);
    if (!order.crewaiResult) throw new Error('no report');
    await answer(page, ORDER, () => ({ json: { ...order, crewaiResult: thinned(order.crewaiResult as Report, sources) } }));
    await page.goto(`/report/${orderId}`);
    await expect(page.getByText(words.replaceAll('\u00a0', ' '))).toBeVisible();
    for (const section of await page.locator('.told-body > section').all()) expect(((await section.textContent()) ?? '').length).toBeGreaterThan(40);
    expect(
      await page.locator('.told svg').evaluateAll((drawings) => drawings.filter((svg) => svg.checkVisibility() && svg.childElementCount === 0).length),
    ).toBe(0);
    for (const link of await page.locator('.rail a').all()) await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
    await expectSound(page);
  });
}

test('a report that is part of a plan tells of few sources and promises no refund @once', async ({ page }) => {
  const { orderId } = finished();
  const order = await json<OrderReport>(`/api/orders/${orderId}`);
  const few = thinned(order.crewaiResult as Report, 8);
  let included: true | undefined;
  const promise = page.getByText(toldText.refund(GUARANTEE).replaceAll('\u00a0', ' '));
  await answer(page, ORDER, () => ({ json: { ...order, crewaiResult: { ...few, coverage: { ...few.coverage, included } } } }));
  await page.goto(`/report/${orderId}`);
  await expect(promise).toBeVisible();
  included = true;
  await page.reload();
  await expect(page.locator('#h-summary')).toBeVisible();
  await expect(promise).toHaveCount(0);
});

test('every link within the report has a target, and every citation a source @once', async ({ page }) => {
  await page.goto(`/report/${finished().orderId}`);
  await expect(page.locator('a.cite').first()).toBeAttached();
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="#"]')]
      .map((link) => link.getAttribute('href') as string)
      .filter((href) => !document.getElementById(href.slice(1))),
  );
  expect(broken).toEqual([]);
});

test('the data of the report are a file of their own, equal to what the page shows @once', async ({ page }) => {
  const { orderId, subjectName } = finished();
  await page.goto(`/report/${orderId}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: reportText.downloadJson }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(reportFileName(subjectName).replace('.pdf', '.json'));
  const report = JSON.parse(await readFile(await download.path(), 'utf8')) as Report;
  expect(report.subject.name).toBe(subjectName);
  expect(report.coverage.enough).toBe(true);
});

test('a PDF that cannot be had is said quietly beside the button @once', async ({ page, noise }) => {
  noise.allow(/status of 500|ApiFailure|500: /);
  await shorten(page);
  await page.goto(`/report/${finished().orderId}`);
  await answer(page, '**/api/reports/download/*', () => ({ status: 500 }));
  await page.getByRole('button', { name: reportText.download }).click();
  await expect(page.getByText(reportText.downloadError)).toBeVisible();
  await expect(page.getByRole('button', { name: reportText.download })).toBeEnabled();
});
