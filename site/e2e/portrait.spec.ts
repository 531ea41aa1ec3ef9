import { portraitText as t } from '../src/text/portrait.ts';
import { answer, expect, expectSound, test } from './fixtures.ts';
import { enter, sampleAnalysis, USER } from './support/member.ts';

test('the portrait: name, sentence, Horizon, stories, first screen; it prints on one sheet and fits a phone', async ({ page }) => {
  await enter(page);
  const analysis = sampleAnalysis();
  analysis.comparison = { orderId: analysis.orderId, completedAt: '2026-06-05T10:00:00Z', scoring: 4, sentiment: -2, sources: 0, kpis: [], sentences: [] };
  await answer(page, '**/api/user/dashboard', () => ({ json: { user: USER, analysis } }));
  await page.goto('/profile-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeVisible();
  await expect(page.getByRole('region', { name: t.horizon }).locator('svg').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Od / })).toContainText(`${t.sources}${analysis.sources}`);
  await expect(page.getByRole('region', { name: /^Pierwszy ekran/ }).locator('svg')).toBeVisible();
  // At a desk the drawn places stand beside their list, from the page's edge on.
  const places = page.locator('.po-places');
  const [drawn, list] = [await places.locator('svg').boundingBox(), await places.locator('ol').boundingBox()];
  if (drawn && list) {
    expect(drawn.x + drawn.width).toBeLessThanOrEqual(list.x);
    expect(Math.abs(drawn.y - list.y)).toBeLessThan(40);
  }
  // No scores and no plan: it may be shown to others.
  await expect(page.locator('.kp-row')).toHaveCount(0);
  await expectSound(page, { dark: true });
  const width = page.viewportSize()?.width ?? 0;
  for (const at of [width, 320]) {
    await page.setViewportSize({ width: at, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(at);
  }
  await page.setViewportSize({ width, height: 900 });
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a portrait on three sources without dates has no empty part @once', async ({ page }) => {
  await enter(page);
  const whole = sampleAnalysis();
  const evidence = whole.evidence.slice(0, 3).map((item) => ({ ...item, publishedAt: null, rank: null }));
  await answer(page, '**/api/user/dashboard', () => ({ json: { user: USER, analysis: { ...whole, evidence, stories: [], sources: 3, domains: 3 } } }));
  await page.goto('/profile-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expectSound(page);
});
