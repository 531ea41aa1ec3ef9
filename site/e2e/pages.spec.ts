import { notFound } from '../src/text/not-found.ts';
import { expect, expectSound, failedResource, test } from './fixtures.ts';
import { brokenWords } from './support/broken-words.ts';

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

test('/metodologia is five screens at most, and a formula opens in place @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/metodologia');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 900);
  const formula = page.locator('#reputation_strength');
  await formula.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(formula.locator('.formula')).toBeVisible();
  await expectSound(page, { dark: true });
});

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
    // A page of a PDF has a number in place of a name.
    const isSheet = answered.headers()['content-type'] === 'application/pdf' && /^page=\d+$/.test(fragment ?? '');
    const missing = fragment && !isSheet ? !(await answered.text()).includes(`id="${fragment}"`) : false;
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
  // No strip of paper below the foot.
  const bottom = await page.locator('footer').evaluate((foot) => Math.round(foot.getBoundingClientRect().bottom + scrollY));
  expect(bottom).toBe(await page.evaluate(() => document.documentElement.scrollHeight));
  await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
  await page.waitForURL('/');
});

test('at 1280 px no heading that stays is printed over what it heads; at 320 px no word, code or figure is broken @once', async ({ page }) => {
  await page.goto('/');
  const covered = await page.evaluate(() => {
    const found = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
      scrollTo(0, y);
      for (const head of document.querySelectorAll('.sec-head')) {
        const a = head.getBoundingClientRect();
        for (const part of head.parentElement?.querySelectorAll('.sec-body > *') ?? []) {
          const b = part.getBoundingClientRect();
          if (a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.add(head.textContent?.trim().slice(0, 20) ?? '');
        }
      }
    }
    return [...found];
  });
  expect(covered).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  const broken: string[] = [];
  for (const path of ['/', '/raport-wizerunku', '/lista-oczekujacych', '/content-strategy', '/regulamin']) {
    await page.goto(path);
    broken.push(
      ...(await brokenWords(page)),
      ...(await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.countdown b')]
          .filter((figure) => figure.scrollWidth > figure.clientWidth + 1 && figure.clientWidth > 0)
          .map((figure) => `${location.pathname}: ${figure.textContent}`),
      )),
    );
  }
  expect(broken).toEqual([]);
  // The banner of the demo mode is one line.
  expect((await page.locator('.ribbon').boundingBox())?.height).toBeLessThan(44);
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/raport-wizerunku');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
