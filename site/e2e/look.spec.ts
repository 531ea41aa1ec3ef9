/** Rules of the look that no check of words or of access hears: distances, edges, and one dark line a view. */
import type { Locator, Page } from 'playwright/test';
import { admin } from '../src/text/admin.ts';
import { methodology } from '../src/text/methodology.ts';
import { order } from '../src/text/order.ts';
import { profileText as profile } from '../src/text/profile.ts';
import { shell } from '../src/text/shell.ts';
import { answer, expect, test } from './fixtures.ts';
import { enter } from './support/member.ts';

const PHONE = { width: 360, height: 740 };
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
/** Points between the foot of one and the head of the other. */
const between = async (upper: Locator, lower: Locator) => (await boxOf(lower)).y - (await boxOf(upper)).bottom;

/** Lines across the page's main part in the colour of its ink. */
const darkLines = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const drawn = (width: string, color: string, kind: string) => Number.parseFloat(width) >= 1 && color === ink && kind !== 'none';
      const lines =
        drawn(style.borderTopWidth, style.borderTopColor, style.borderTopStyle) ||
        drawn(style.borderBottomWidth, style.borderBottomColor, style.borderBottomStyle);
      return lines && element.checkVisibility() && element.getBoundingClientRect().width > 250 ? [`${element.tagName}.${element.className}`] : [];
    });
  });

test('on a phone: controls have room, edges line up, tables are parted by hairlines @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  const foot = page.locator('footer');
  await expect.poll(() => between(foot.getByRole('combobox'), foot.locator('.legal > p').first())).toBeGreaterThanOrEqual(10);
  const field = await boxOf(page.locator('input[type=password]'));
  const show = await boxOf(page.getByRole('button', { name: /^Pokaż hasło/ }));
  expect(Math.abs(show.right - field.right)).toBeLessThanOrEqual(6);

  await page.goto('/raport-wizerunku');
  const boxes = page.locator('.agreement input[type=checkbox]');
  await expect.poll(() => between(page.locator('#startNow-hint'), boxes.last())).toBeGreaterThanOrEqual(12);

  for (const path of ['/metodologia', '/privacy-policy', '/cookie-policy']) {
    await page.goto(path);
    expect((await darkLines(page)).length, path).toBeLessThanOrEqual(1);
  }
});

test('on a phone the words of the trial plan have the width of the window, under its name @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const plan = page.locator('.trial');
  const text = plan.locator('p').first();
  await plan.locator('summary').click();
  await expect(text).toBeVisible();
  expect((await boxOf(text)).width).toBeGreaterThanOrEqual(PHONE.width * 0.8);
  await expect.poll(() => between(plan.getByRole('heading'), text)).toBeGreaterThanOrEqual(0);
});

/** Contrast of the outline of each kind of square with the ground that it stands on (WCAG 2.2, 1.4.11). */
const outlines = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (color: string) => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((of) => (of > 10 ? ((of / 255 + 0.055) / 1.055) ** 2.4 : of / 255 / 12.92));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const under = document.querySelector('.hz-under') ?? document.body;
    const grounds = [light(getComputedStyle(document.documentElement).backgroundColor), light(getComputedStyle(under).fill)];
    const kinds = new Map(
      [...document.querySelectorAll('.hz-q:not(.gone)')].map((square) => [square.getAttribute('class') ?? '', light(getComputedStyle(square).stroke)]),
    );
    return [...kinds].map(([kind, line]) => ({ kind, contrast: Math.min(...grounds.map((ground) => Math.max(line, ground) / Math.min(line, ground))) }));
  });

test('squares stand out from the ground in both themes, dashed ones and those of no tone, too @once', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/przykladowy-raport');
    const seen = await outlines(page);
    expect(seen.some(({ kind }) => kind.split(' ').includes('u')) && seen.some(({ kind }) => kind.split(' ').includes('x'))).toBe(true);
    expect(
      seen.filter(({ contrast }) => contrast < 3),
      colorScheme,
    ).toEqual([]);
  }
});

test('on a wide window: what heads a section stands clear of what it heads @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/metodologia');
  for (const section of await page.locator('.sec:has(> .sec-head)').all()) {
    const [head, body] = [await boxOf(section.locator('.sec-head').first()), await boxOf(section.locator('.sec-body').first())];
    const clear = Math.max(body.x - head.right, body.y - head.bottom);
    expect(clear, (await section.locator('h2').first().textContent()) ?? '').toBeGreaterThanOrEqual(16);
  }
});

test('signed in: a refusal stands below the bar, and every page of an account lights its word in it @once', async ({ page, noise }) => {
  noise.allow(/403/);
  await enter(page);
  await page.goto('/admin');
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: admin.forbidden.title });
  await expect(title).toBeVisible();
  expect(await between(page.locator('header').first(), title)).toBeGreaterThanOrEqual(40);
  for (const [path, word] of [
    ['/wzmianki', shell.nav.dashboard],
    ['/profile-dashboard', shell.nav.image],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('header nav [aria-current]').first()).toHaveText(word);
  }

  const future = { id: '3', plan: 'future', price: 19_900, currency: 'PLN', startDate: '2026-10-01T10:00:00Z', endDate: null, isActive: true };
  await answer(page, '**/api/subscriptions', () => ({ json: [future] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: future }));
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: profile.title });
  // Whoever has a plan finds the others a press away, and their own not said to be off sale; a link stands at the edge that its page has.
  const mine = page.getByText(profile.pricing.mine);
  await expect(mine).toBeHidden();
  await page.getByText(profile.pricing.all).click();
  await expect(mine).toBeVisible();
  await expect(page.getByText(profile.pricing.plans.future.note)).toHaveCount(1);
  const link = page.getByRole('link', { name: profile.keywords.onboarding });
  await expect.poll(async () => (await boxOf(link)).x - (await boxOf(heading)).x).toBeGreaterThanOrEqual(0);
});

test('on a phone what is bought stands before what is asked, and long texts open when wanted @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/raport-wizerunku');
  const price = await boxOf(page.getByText(order.price, { exact: true }).first());
  const guarantee = page.getByRole('heading', { name: order.guarantee.title });
  const first = await boxOf(page.getByLabel(order.form.firstName.label, { exact: true }));
  expect(price.bottom).toBeLessThan((await boxOf(guarantee)).y);
  expect((await boxOf(guarantee)).bottom).toBeLessThan(first.y);
  await expect(page.getByText(order.guarantee.note)).toBeHidden();
  await page.locator('summary', { hasText: order.guarantee.title }).click();
  await expect(page.getByText(order.guarantee.note)).toBeVisible();

  await page.goto('/metodologia');
  await expect(page.getByText(methodology.limits.text)).toBeHidden();
  const bar = await boxOf(page.locator('.method .share svg').first());
  expect(bar.y, 'the first bar in two screens').toBeLessThan(2 * PHONE.height);
  await page.locator('summary', { hasText: methodology.limits.title }).click();
  await expect(page.getByText(methodology.limits.text)).toBeVisible();
});

test('on a phone a stored item takes at most nine lines, and no row of it is empty @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/cookie-policy');
  const rows = page.locator('table.kinds tbody tr');
  for (const row of await rows.all()) {
    expect((await boxOf(row)).height).toBeLessThan(230);
    await expect(row.locator('td', { hasText: /^—$/ }).filter({ visible: true })).toHaveCount(0);
  }
});
