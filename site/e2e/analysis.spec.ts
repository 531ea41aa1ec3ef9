import type { Page } from 'playwright/test';
import { CONTENT_STRATEGY } from '#contract/constants.ts';
import { money, reportFileName } from '#contract/format.ts';
import { KPI_IDS, KPI_NAMES } from '#contract/kpis.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { analysisText as t } from '../src/text/analysis.ts';
import { dashboardText } from '../src/text/dashboard.ts';
import { kpiWords } from '../src/text/kpis.ts';
import { reportText } from '../src/text/report.ts';
import { answer, expect, expectSound, failedResource, test } from './fixtures.ts';
import { enter, ORDER, sampleAnalysis, USER } from './support/member.ts';
import { signedIn } from './support/sign-in.ts';

const ADDRESS = '/dashboard#analysis';

async function open(page: Page, analysis: DashboardAnalysis | null): Promise<void> {
  await enter(page);
  await answer(page, '**/api/user/dashboard', () => ({ json: { user: USER, analysis } }));
  await page.goto(ADDRESS);
}

test('the analysis shows everything it found, and each part where the reader looks for it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  const claim = { pattern: 'BI-01', text: 'Projektuje bulwary i mola.', refs: [1], basis: 'evidence' as const, quotes: [] };
  await open(page, sampleAnalysis({ biographyClaims: [claim], biography: claim.text }));
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeVisible();
  await expect(page.getByText(t.risk('ŚREDNI'))).toBeVisible();
  await expect(page.getByText('Plan: Twoja Historia')).toBeVisible();
  await expect(page.getByText(t.date('05\u00a0listopada\u00a02026'))).toBeVisible();
  for (const name of [t.tiles.scoring, t.tiles.sentiment, t.tiles.recommendations, t.biography, t.kpis, t.presence, t.commercial, t.reputation])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  for (const name of Object.values(t.block)) await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  // Two events are no line of time.
  await expect(page.getByRole('heading', { name: t.timeline })).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', /^mailto:/);
  // 2026 is past the guide's start: zeros that do not run, the price, and the list.
  const teaser = page.getByRole('region', { name: t.teaser.title });
  await expect(teaser.getByRole('timer')).toHaveText('00 dni00 godzin00 minut00 sekund');
  await expect(teaser).toContainText(t.teaser.price(money(CONTENT_STRATEGY.priceGrosze, true)));
  await expect(teaser).toContainText('-50% dla early birds');
  await expectSound(page, { dark: true });

  await expect(page.getByRole('link', { name: t.readReport })).toHaveAttribute('href', `/report/${ORDER}`);
});

/** On eight sources: also for stories that look at one tile or one button, since a long analysis takes a browser longer. */
function eightSources(changes: Partial<DashboardAnalysis> = {}): DashboardAnalysis {
  const whole = sampleAnalysis();
  const blocks = Object.fromEntries(Object.keys(whole.blocks).map((block) => [block, []])) as unknown as DashboardAnalysis['blocks'];
  const evidence = whole.evidence.slice(0, 8);
  return { ...whole, evidence, achievementTimeline: [], biographyClaims: [], risks: [], advice: [], blocks, summaryClaims: [], ...changes };
}

test('the countdown runs in local time until the guide starts @once', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-04T22:58:57Z') });
  await open(page, eightSources());
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  await page.clock.pauseAt(new Date('2025-12-04T23:00:00Z'));
  await expect(timer).toHaveText('01 dzień00 godzin00 minut00 sekund');
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('00 dni23 godziny59 minut59 sekund');
});

test('each score opens its dialog by keyboard: formula, parts, evidence, and back to the card', async ({ page }) => {
  const analysis = sampleAnalysis();
  analysis.comparison = {
    orderId: 'fedcba9876543210fedcba9876543210',
    completedAt: '2026-08-05T10:00:00Z',
    scoring: 4,
    sentiment: -2,
    sources: 12,
    kpis: analysis.kpiMetrics.map(({ id, score }) => ({ id, from: score - 4, to: score, certain: false, thin: false })),
    sentences: ['Wskaźnik „Siła reputacji” wzrósł z 74 do 78.'],
  };
  await open(page, analysis);
  const cards = page.locator('.kp-row');
  await expect(cards).toHaveCount(KPI_IDS.length);
  await expect(page.getByRole('region', { name: t.changes.title })).toContainText('Wskaźnik „Siła reputacji” wzrósł z 74 do 78.');

  const card = page.getByRole('button', { name: /^Siła reputacji ?78 ?mocny ?50.źródeł/ });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: KPI_NAMES.reputation_strength });
  await expect(dialog).toContainText(t.kpi.interval('72', '83'));
  for (const heading of Object.values(t.kpi.h)) await expect(dialog.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(dialog).toContainText(kpiWords.reputation_strength.madeOf);
  await expect(dialog).toContainText(t.kpi.change(4));
  await expect(dialog.locator('.kd-parts')).toContainText('zasięg źródeł');
  await expect(dialog.locator('.proof li')).toHaveCount(5);
  await dialog.getByText(t.kpi.version).click();
  await expect(dialog.getByRole('link', { name: t.kpi.formulaLink })).toHaveAttribute('href', '/metodologia#reputation_strength');
  await expect(dialog.getByRole('link', { name: t.kpi.more(50) })).toHaveAttribute('href', `/report/${ORDER}#sources`);
  await expectSound(page, { dark: true, within: dialog });

  // Whatever Tab reaches is in the dialog or in the browser's own bars, never in the page behind it.
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();

  await page.getByRole('button', { name: /^Gotowość do współpracy ?59/ }).click();
  const thin = page.getByRole('dialog', { name: KPI_NAMES.partnership_readiness });
  await expect(thin).toContainText(t.kpi.thin(4));
  await thin.getByRole('button', { name: t.kpi.close, exact: true }).click();
  await expect(thin).toHaveCount(0);
});

test('a score without a source and a score of another kind are shown for what they are @once', async ({ page }) => {
  const analysis = sampleAnalysis();
  const [first, second] = analysis.kpiMetrics;
  if (!first || !second) throw new Error('no scores');
  analysis.kpiMetrics = [
    { ...first, score: 12, low: 0, high: 100, support: 0, refs: [], thin: true },
    { ...second, id: 'something_new' as never, name: 'Coś nowego', score: 39.5 },
  ];
  await open(page, analysis);
  await page.getByRole('button', { name: /^Coś nowego ?40 ?średni/ }).click();
  await expect(page.getByRole('dialog', { name: 'Coś nowego' })).toContainText(t.kpi.h.evidence);
  await page.keyboard.press('Escape');
  // No number stands where there is nothing to count.
  await expect(page.locator('.kp-row')).toHaveCount(1);
  await page
    .getByRole('region', { name: t.kpis })
    .getByRole('button', { name: /^Obecność w.sieci$/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(t.kpi.none);
  await expect(page.getByRole('dialog')).toContainText(t.kpi.noEvidence);
});

test('every sentence opens its evidence: quote, place, date, sentiment and link', async ({ page }) => {
  await open(page, sampleAnalysis());
  const presence = page.getByRole('region', { name: t.presence });
  await expect(presence.locator('summary').first()).toBeVisible();
  for (const why of await presence.locator('summary').all()) await why.click();
  const cite = presence.getByRole('button', { name: new RegExp(`^${reportText.cite(0).replace('0', '\\d+$')}`) }).first();
  const n = Number(/\d+/.exec((await cite.textContent()) ?? '')?.[0]);
  await cite.click();
  const dialog = page.getByRole('dialog', { name: t.evidence.one(n) });
  const evidence = sampleAnalysis().evidence.find((item) => item.n === n);
  await expect(dialog).toContainText(evidence?.quote.text ?? '?');
  await expect(dialog).toContainText(evidence?.domain ?? '?');
  await expect(dialog.locator('.proof a')).toHaveAttribute('href', evidence?.href ?? '?');
  await expectSound(page, { dark: true, within: dialog });
  await dialog.getByRole('button', { name: t.evidence.close, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cite).toBeFocused();

  const risks = page.getByRole('region', { name: t.reputation });
  for (const why of await risks.locator('summary').all()) await why.click();
  await expect(risks).toContainText('Niedopisany koniec sporu o');
  for (const side of [reportText.risk.for, reportText.risk.against])
    await expect(risks.getByRole('heading', { name: side, exact: true }).first()).toBeVisible();
});

test('many sources of one sentence are shown ten at a time, by keyboard too @once', async ({ page }) => {
  const analysis = sampleAnalysis();
  analysis.headline = { ...analysis.headline, refs: analysis.evidence.slice(0, 23).map(({ n }) => n) };
  await open(page, analysis);
  await page.locator('.an-lead .cite').click();
  const dialog = page.getByRole('dialog', { name: t.evidence.title(23) });
  const rows = dialog.locator('.proof > li');
  await expect(rows).toHaveCount(10);
  for (const [button, count] of [
    [reportText.sources.next(10, 13), 20],
    [reportText.sources.next(3, 3), 23],
  ] as const) {
    await dialog.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(count);
    await expect(rows.nth(count === 20 ? 10 : 20)).toBeFocused();
  }
  await expectSound(page, { within: dialog, phone: true });
});

/** Words that are seen: outside drawings, and not folded. */
const seenWords = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('svg, .sr')) continue;
      words += (walk.currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    }
    return words;
  });

test('at a glance: answer, worst item, next step and figures on the first screen, no wall of words below', async ({ page }) => {
  await signedIn(page);
  // The demo's analyses are made after the start.
  await expect.poll(async () => (await (await page.request.get('/api/user/dashboard')).json()).analysis, { timeout: 60_000 }).not.toBeNull();
  const phone = test.info().project.name === 'phone';
  const [width, height] = phone ? [360, 740] : [1280, 800];
  await page.setViewportSize({ width, height });
  await page.goto('/dashboard');
  await expect(page.locator('.hz-fig svg').first()).toBeVisible();
  const wide = phone ? [] : [t.tiles.recommendations, /^Poziom Ryzyka: /];
  for (const text of [t.worst, t.startWith, t.tiles.scoring, t.tiles.sentiment, ...wide]) {
    const box = await page.getByText(text, { exact: true }).first().boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), String(text)).toBeLessThanOrEqual(height);
  }
  if (phone) return;
  expect(await seenWords(page)).toBeLessThanOrEqual(500);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * height);
  await expectSound(page, { dark: true });
});

test('the icon of the sentiment differs at 50 or more @once', async ({ page }) => {
  const shapes: string[] = [];
  for (const score of [-0.02, 0]) {
    await page.unrouteAll();
    // The same address with a fragment would not be loaded again.
    await page.goto('about:blank');
    await open(page, eightSources({ overallSentimentScore: score }));
    const tile = page.locator('.an-tiles > div').filter({ hasText: t.tiles.sentiment });
    await expect(tile).toContainText(score < 0 ? '49%' : '50%');
    shapes.push(await tile.locator('svg').innerHTML());
  }
  expect(shapes[0]).not.toBe(shapes[1]);
});

test('eight sources: no line of time, no empty frame @once', async ({ page }) => {
  await open(page, eightSources());
  await expect(page.getByRole('heading', { name: t.kpis })).toBeVisible();
  for (const name of [t.timeline, t.biography, t.doFirst]) await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await expect(page.getByText(t.worst)).toHaveCount(0);
  await expectSound(page);
});

test('Dashboard fetch error or no data: the card says so, and leads on @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await enter(page);
  let reply: { status?: number; json?: unknown } = { json: { user: USER, analysis: null } };
  await answer(page, '**/api/user/dashboard', () => reply);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: dashboardText.empty.title })).toBeVisible();
  await expect(page.getByText(dashboardText.empty.text)).toBeVisible();
  await expectSound(page, { phone: true });
  reply = { status: 500 };
  await page.reload();
  await expect(page.getByText(dashboardText.empty.text)).toBeVisible();
  reply = { json: { user: USER, analysis: sampleAnalysis() } };
  await page.getByRole('button', { name: dashboardText.empty.retry }).click();
  await expect(page.getByRole('heading', { name: t.kpis })).toBeVisible();
});

test('the file of the report comes under its name, and its failure is told quietly @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  noise.allow(/ApiFailure/);
  await open(page, eightSources());
  let ready = true;
  await page.route('**/api/reports/download/*', (route) =>
    ready ? route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }) : route.fulfill({ status: 404, json: {} }),
  );
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t.download }).click()]);
  expect(file.suggestedFilename()).toBe(reportFileName('Marta Zielińska-Nowak'));
  ready = false;
  await page.getByRole('button', { name: t.download }).click();
  await expect(page.getByText(t.downloadError)).toBeVisible();
});
