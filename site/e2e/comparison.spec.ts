import { KPI_IDS } from '#contract/kpis.ts';
import { sideBySide } from '#contract/side-by-side.ts';
import { SIDE_WORDS } from '#contract/side-words.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { comparisonText as t } from '../src/text/comparison.ts';
import { profileText } from '../src/text/profile.ts';
import { answer, expect, expectSound, onPhone, test } from './fixtures.ts';
import { signedIn } from './support/sign-in.ts';

test('two of my reports stand side by side, on the page and as a PDF', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile#zamowienia');
  const orders = page.getByRole('region', { name: profileText.orders.title });
  await expect(orders.getByText(t.pick.hint)).toBeVisible();
  const ticks = orders.getByRole('checkbox', { name: new RegExp(t.pick.label) });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await orders.getByRole('link', { name: t.pick.go }).click();
  await expect(page.getByRole('heading', { level: 1, name: SIDE_WORDS.title })).toBeVisible();
  await expect(page.locator('.cmp-sides > li')).toHaveCount(2);
  await expect(page.locator('.cmp-kpis > li')).toHaveCount(10);
  await expect(page.locator('.cmp-verdict').first()).not.toBeEmpty();
  await expectSound(page, { dark: true });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.pdf }).click()]);
  expect(download.suggestedFilename()).toBe('porownanie-raportow.pdf');
  expect(await download.failure()).toBeNull();
});

test('three subjects stand side by side, at a desk and on a phone @once', async ({ page }) => {
  await signedIn(page);
  const ids = ['a', 'b', 'c'].map((sign) => sign.repeat(32));
  const names = ['Piekarnia Sowa', 'Piekarnia Kłos', 'Cukiernia Żar'];
  const reports = ids.map((orderId, at) => ({
    orderId,
    report: {
      ...sampleReport,
      subject: { ...sampleReport.subject, name: names[at] as string },
      kpis: sampleReport.kpis.map((kpi, i) => (i === at ? { ...kpi, score: 12, low: 6, high: 18, support: 20, thin: false } : kpi)),
    },
  }));
  await answer(page, '**/api/user/comparison?*', () => ({ json: sideBySide(reports) }));
  await page.goto(`/porownanie?orders=${ids.join()}`);
  await expect(page.locator('.cmp-sides > li')).toHaveCount(3);
  for (const [at, name] of names.entries()) await expect(page.locator('.cmp-sides > li').nth(at)).toContainText(name);
  const kpis = page.locator('.cmp-kpis > li');
  await expect(kpis).toHaveCount(KPI_IDS.length);
  // The others are each compared with the first, and the one that really differs is said to.
  await expect(kpis.nth(1)).toContainText('niżej');
  await expectSound(page, { dark: true });
  await onPhone(page, async () => {
    for (const name of names) await expect(page.locator('.cmp-sides').getByText(name).first()).toBeVisible();
    await expect(kpis.nth(1)).toContainText('niżej');
    await expectSound(page);
  });
});

test('an address without reports says what to do @once', async ({ page, noise }) => {
  noise.allow(/400/);
  await signedIn(page);
  await page.goto('/porownanie?orders=x');
  await expect(page.getByRole('alert')).toContainText(t.nothing.title);
  await expect(page.getByRole('button', { name: t.failed.retry }), 'asking again would not help').toHaveCount(0);
  await page.goto('/porownanie?orders=x,y');
  await expect(page.getByRole('alert')).toContainText(t.failed.title);
  await expect(page.getByRole('button', { name: t.failed.retry })).toBeVisible();
  await expect(page.getByRole('link', { name: t.back }).first()).toHaveAttribute('href', '/profile#zamowienia');
  await expectSound(page, { phone: true });
});
