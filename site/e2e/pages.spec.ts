import { notFound } from '../src/text/not-found.ts';
import { expect, expectSound, failedResource, test } from './fixtures.ts';

/** Pages that need no order: each sound in light and dark, each with one heading and its own title. */
const PAGES = [
  '/',
  '/raport-wizerunku',
  '/auth',
  '/nowe-haslo',
  '/tracking',
  '/regulamin',
  '/privacy-policy',
  '/odstapienie',
  '/dostepnosc',
  '/metodologia',
  '/aktualnosci',
  '/aktualnosci/zapomnienie-sprostowanie-zgloszenie',
];

for (const path of PAGES) {
  test(`${path} is sound in light and in dark`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Lustro/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expectSound(page, { dark: true });
  });
}

test('every link of the public pages leads somewhere @once', async ({ page, request }) => {
  const targets = new Map<string, string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href));
    for (const link of links) if (link.startsWith('http://localhost')) targets.set(link, path);
  }
  const dead: string[] = [];
  for (const [link, from] of targets) {
    const answered = await request.get(link);
    const [, fragment] = link.split('#');
    const missing = fragment ? !(await answered.text()).includes(`id="${fragment}"`) : false;
    if (!answered.ok() || missing) dead.push(`${from} -> ${link}`);
  }
  expect(dead).toEqual([]);
});

test('an unknown address is a page of its own, with status 404 and a way on', async ({ page, noise }) => {
  noise.allow(failedResource(404));
  const response = await page.goto('/nie/ma/takiej-strony');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('main').getByRole('link', { name: notFound.order }).click();
  await page.waitForURL('/raport-wizerunku');
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/raport-wizerunku');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
