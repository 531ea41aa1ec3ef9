import { analysisText } from '../src/text/analysis.ts';
import { monitoring as t } from '../src/text/monitoring.ts';
import { expect, expectSound, test } from './fixtures.ts';
import { signedIn } from './support/sign-in.ts';

test('the figures stand in the page before any script has arrived, and stay where they are when it has', async ({ page }) => {
  test.slow();
  await signedIn(page);
  // The demo's analyses are made after the start.
  await expect.poll(async () => (await (await page.request.get('/api/user/dashboard')).json()).analysis, { timeout: 60_000 }).not.toBeNull();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (globalThis as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeVisible();
  await expect(page.getByText(analysisText.tiles.scoring)).toBeVisible();
  await expectSound(page, { dark: true });

  await page.getByRole('tab', { name: t.tabs.monitoring }).click();
  const total = page.locator('.stat').first();
  await expect(total).toContainText(/Wszystkie wzmianki\s*\d+\s*\+12%/);
  const before = await total.boundingBox();
  await expect(page.getByText(/Ostatnia aktualizacja:\s(\d+\sminut|przed\schwilą)/)).toBeVisible();
  await expectSound(page);

  arrive();
  await expect(page.getByRole('button', { name: t.refresh })).toBeVisible();
  await expect(page.locator('.first-view')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: t.tabs.monitoring })).toHaveAttribute('aria-selected', 'true');
  expect(await total.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.1);
});
