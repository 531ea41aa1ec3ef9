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

const ADDRESS = '/profile-dashboard';

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
  for (const name of [t.tiles.scoring, t.tiles.sentiment, t.tiles.recommendations, t.biography, t.timeline, t.kpis, t.presence, t.commercial, t.reputation])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  for (const name of Object.values(t.block)) await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  await expect(page.locator('.tl li')).toContainText(['2025', '2026']);
  await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', /^mailto:/);
  // 2026 is past the guide's start: zeros that do not run, the price, and the list.
  const teaser = page.getByRole('region', { name: t.teaser.title });
  await expect(teaser.getByRole('timer')).toHaveText('00 dni00 godzin00 minut00 sekund');
  await expect(teaser).toContainText(t.teaser.price(money(CONTENT_STRATEGY.priceGrosze, true)));
  await expect(teaser).toContainText('-50% dla early birds');
  await expectSound(page, { dark: true });

  const box = page.getByRole('region', { name: t.biographyRegion });
  await box.focus();
  await expect(box).toBeFocused();
  // 16rem; the page's rem is 17 px.
  expect((await box.boundingBox())?.height).toBe(16 * 17);
  await expect(page.getByRole('link', { name: t.readReport })).toHaveAttribute('href', `/report/${ORDER}`);
});

test('the countdown runs in local time until the guide starts @once', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-04T22:58:57Z') });
  await open(page, sampleAnalysis());
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
    kpis: analysis.kpiMetrics.map(({ id, score }) => ({ id, from: score - 4, to: score, certain: false })),
    sentences: ['Wskaźnik „Siła reputacji” wzrósł z 74 do 78.'],
  };
  await open(page, analysis);
  const cards = page.locator('.cell');
  await expect(cards).toHaveCount(KPI_IDS.length);
  await expect(page.getByRole('region', { name: t.changes.title })).toContainText('Wskaźnik „Siła reputacji” wzrósł z 74 do 78.');

  const card = page.getByRole('button', { name: /^Siła reputacji ?: 78 na 100, mocny, 50.źródeł.*Otwórz opis\.$/ });
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
  await expectSound(page, { dark: true });

  // Whatever Tab reaches is in the dialog or in the browser's own bars, never in the page behind it.
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();

  await page.getByRole('button', { name: /^Gotowość do współpracy ?: 59/ }).click();
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
  await page.getByRole('button', { name: /^Coś nowego ?: 40 na 100, średni/ }).click();
  await expect(page.getByRole('dialog', { name: 'Coś nowego' })).toContainText(t.kpi.h.evidence);
  await page.keyboard.press('Escape');
  // No number stands where there is nothing to count.
  await page.getByRole('button', { name: /^Obecność w.sieci ?: –.*brak danych/ }).click();
  await expect(page.getByRole('dialog')).toContainText(t.kpi.none);
  await expect(page.getByRole('dialog')).toContainText(t.kpi.noEvidence);
});

test('every sentence opens its evidence: quote, place, date, sentiment and link', async ({ page }) => {
  await open(page, sampleAnalysis());
  const cite = page
    .getByRole('region', { name: t.presence })
    .getByRole('button', { name: reportText.cite(57) })
    .first();
  await cite.click();
  const dialog = page.getByRole('dialog', { name: t.evidence.one(57) });
  const evidence = sampleAnalysis().evidence.find((item) => item.n === 57);
  await expect(dialog).toContainText(evidence?.quote.text ?? '?');
  await expect(dialog).toContainText(evidence?.domain ?? '?');
  await expect(dialog.locator('.proof a')).toHaveAttribute('href', evidence?.href ?? '?');
  await expectSound(page, { dark: true });
  await dialog.getByRole('button', { name: t.evidence.close, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cite).toBeFocused();

  const risks = page.getByRole('region', { name: t.reputation });
  await expect(risks).toContainText('Niedopisany koniec sporu o');
  for (const side of [reportText.risk.for, reportText.risk.against])
    await expect(risks.getByRole('heading', { name: side, exact: true }).first()).toBeVisible();
});

test('Dashboard fetch error or no data: the card says so, and leads on', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await enter(page);
  let reply: { status?: number; json?: unknown } = { json: { user: USER, analysis: null } };
  await answer(page, '**/api/user/dashboard', () => reply);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: dashboardText.empty.title })).toBeVisible();
  await expect(page.getByText(dashboardText.empty.text)).toBeVisible();
  await expectSound(page);
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
  await open(page, sampleAnalysis());
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
