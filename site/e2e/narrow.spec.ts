/** Each page of the site and of an account in the narrowest window: folded parts open: nothing wider than it, no word cut by a line's end. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, failedResource, test } from './fixtures.ts';
import { brokenWords } from './support/broken-words.ts';
import { createOrder, finished } from './support/orders.ts';
import { ROOT } from './support/place.ts';
import { DEMO, signedIn } from './support/sign-in.ts';

/** Pages that need a session; the others are anybody's. */
const OWN = ['admin', 'dashboard', 'porownanie', 'profile', 'profile-dashboard', 'settings', 'wzmianki'];
/** By their files, so that a new page cannot be left out. */
const namesIn = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length));
const PAGES = namesIn('site/src/pages', '.astro');
const ARTICLES = namesIn('site/src/content/aktualnosci', '.md').map((name) => `/aktualnosci/${name}`);

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    // With all that can be unfolded: a folded word has no lines yet.
    for (const part of document.querySelectorAll('details')) part.open = true;
    return document.fonts.ready;
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(width > 320 ? [`${path}: ${width} px wide`] : []), ...(await brokenWords(page))];
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

test('at 320 px every page of the site fits, with an order and without @once', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  const { checkoutUrl, orderId } = await createOrder({ subjectName: 'Anna Kowalczyk', description: 'fryzjerka, Katowice' });
  const asked: Record<string, string[]> = {
    index: ['/'],
    404: ['/nie/ma/takiej-strony'],
    checkout: [checkoutUrl],
    report: [`/report/${finished().orderId}`],
    tracking: ['/tracking', `/tracking?orderId=${orderId}`, `/tracking?orderId=${finished().orderId}`],
    'thank-you': [`/thank-you?orderId=${finished().orderId}`],
  };
  const paths = PAGES.filter((name) => !OWN.includes(name)).flatMap((name) => asked[name] ?? [`/${name}`]);
  const faults: string[] = [];
  for (const path of [...paths, ...ARTICLES]) faults.push(...(await faultsAt(page, path)));
  expect(faults).toEqual([]);
});

test('at 320 px every page of an account and the panel fit @once', async ({ page }) => {
  await signedIn(page);
  const faults: string[] = [];
  for (const name of OWN)
    for (const path of name === 'dashboard' ? ['/dashboard#analysis', '/dashboard#monitoring'] : [`/${name}`])
      if (name !== 'admin') faults.push(...(await faultsAt(page, path)));
  const login = await page.request.post('/api/login', { data: { ...DEMO, email: 'admin@lustro.example' } });
  expect(login.ok()).toBe(true);
  faults.push(...(await faultsAt(page, '/admin')));
  expect(faults).toEqual([]);
});
