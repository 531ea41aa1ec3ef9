import type { BrowserContext, Page } from 'playwright/test';
import { CONSENT_COOKIES_VERSION, CONSENT_DAYS, STORED } from '#contract/browser-storage.ts';
import { footer, nav } from '../src/text/common.ts';
import { cookies, theme } from '../src/text/cookies.ts';
import { expect, expectSound, test } from './fixtures.ts';
import { BASE } from './support/place.ts';
import { signedIn } from './support/sign-in.ts';

test.use({ hasChosen: false });

/** Pages that anybody opens; on the first ones nothing is interactive. */
const STATIC = ['/', '/regulamin', '/privacy-policy', '/cookie-policy', '/nie/ma/takiej-strony'];
const PUBLIC = [...STATIC, '/raport-wizerunku', '/dane-w-raporcie', '/auth', '/tracking'];

const bannerOf = (page: Page) => page.getByRole('region', { name: cookies.title });
const button = (page: Page, name: string) => bannerOf(page).getByRole('button', { name, exact: true });
const settingsLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: footer.cookies });
const themeSelect = (page: Page) => page.getByLabel(theme.label);
/** The colours that a browser may take for its own frame now. */
const frameColours = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content }) => content));

/** What the browser keeps for the site, but for cookies, which `context.cookies()` names. */
const kept = (page: Page) => page.evaluate(() => ({ local: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage) }));
const CHOICE = [STORED.consent.name, STORED.consentPreferences.name].sort();

/** Follows every request of the story. */
function listen(context: BrowserContext) {
  const seen = { outside: [] as string[], scripts: [] as string[] };
  context.on('request', (request) => {
    if (!request.url().startsWith(BASE) && !request.url().startsWith('data:')) seen.outside.push(request.url());
    if (request.resourceType() === 'script') seen.scripts.push(request.url());
  });
  return seen;
}

test('before a choice nothing is stored and nobody else is asked; afterwards only what was allowed, until it is withdrawn @once', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/404/);
  const seen = listen(context);
  for (const path of PUBLIC) {
    seen.scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(bannerOf(page), path).toBeVisible();
    expect(await kept(page), path).toEqual({ local: [], tab: [] });
    if (!STATIC.includes(path)) continue;
    const sizes = await Promise.all(seen.scripts.map(async (url) => (await (await context.request.get(url)).body()).length));
    expect(seen.scripts, path).toHaveLength(1);
    expect(sizes[0], path).toBeLessThan(15_000);
  }
  await themeSelect(page).selectOption('dark');
  await expect(page.getByText(theme.pageOnly)).toBeVisible();
  expect(await kept(page)).toEqual({ local: [], tab: [] });

  await button(page, cookies.necessary).click();
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: cookies.saved })).toHaveCount(1);
  for (const path of PUBLIC) {
    seen.scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await kept(page), path).toEqual({ local: CHOICE, tab: [] });
    if (STATIC.includes(path)) expect(seen.scripts, path).toEqual([]);
  }
  expect(await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), STORED.consent.name)).toEqual({
    version: CONSENT_COOKIES_VERSION,
    at: expect.stringMatching(/^20.*Z$/),
  });

  await settingsLink(page).click();
  await button(page, cookies.accept).click();
  await themeSelect(page).selectOption('dark');
  await expect(page.getByText(theme.kept)).toBeVisible();
  for (const path of STATIC) {
    seen.scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(themeSelect(page)).toHaveValue('dark');
    expect(await frameColours(page), path).toEqual(['#1a1815']);
    expect((await kept(page)).local, path).toEqual([...CHOICE, STORED.theme.name].sort());
    expect(seen.scripts, path).toEqual([]);
  }

  await settingsLink(page).click();
  for (const { name } of [cookies.category.preferences, cookies.category.analytics, cookies.category.marketing])
    await expect(page.getByRole('switch', { name })).toBeChecked();
  await page.getByRole('switch', { name: cookies.category.preferences.name }).uncheck();
  await button(page, cookies.save).click();
  expect((await kept(page)).local).toEqual(CHOICE);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await frameColours(page)).toEqual(['#f7f3ea']);
  expect(await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), STORED.consentPreferences.name)).toEqual({
    necessary: true,
    preferences: false,
    analytics: true,
    marketing: true,
  });
  expect(await context.cookies()).toEqual([]);
  expect(seen.outside).toEqual([]);
});

test('the keyboard alone opens the settings, chooses, and changes its mind; the banner never lies over the focus, moves nothing, and is sound @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  await expect(bannerOf(page)).toBeVisible();
  // A font that comes late may move a line by a hair; a banner that pushed the page would move it by a tenth and more.
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
  const [accept, necessary] = await Promise.all([button(page, cookies.accept).boundingBox(), button(page, cookies.necessary).boundingBox()]);
  expect([accept?.y, accept?.height]).toEqual([necessary?.y, necessary?.height]);
  await expectSound(page, { dark: true });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link', { name: cookies.policy })).toBeFocused();
  for (const name of [cookies.accept, cookies.necessary, cookies.settings]) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  // Through the whole page, to its last link: each stop is in view above the banner.
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const [at, over] = [document.activeElement, document.querySelector('.cookies')].map((element) => element?.getBoundingClientRect());
      return { inPage: document.activeElement !== document.body, top: at?.top ?? 0, bottom: at?.bottom ?? 0, edge: over?.top ?? 0 };
    });
    if (!place.inPage) break;
    expect(place.bottom).toBeLessThanOrEqual(place.edge);
    expect(place.top).toBeGreaterThanOrEqual(0);
  }
  await button(page, cookies.settings).focus();
  await page.keyboard.press('Enter');
  const of = (key: keyof typeof cookies.category) => page.getByRole('switch', { name: cookies.category[key].name });
  await expect(of('necessary')).toBeChecked();
  await expect(of('necessary')).toBeDisabled();
  for (const key of ['preferences', 'analytics', 'marketing'] as const) await expect(of(key)).not.toBeChecked();
  await expect(of('marketing')).toHaveAccessibleDescription(new RegExp(cookies.unused));
  await expectSound(page, { dark: true });
  await of('analytics').focus();
  await page.keyboard.press('Space');
  await button(page, cookies.save).focus();
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: cookies.saved })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();

  await settingsLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: cookies.title })).toBeFocused();
  await expect(of('analytics')).toBeChecked();
  await expect(of('marketing')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bannerOf(page)).toBeHidden();
  await expect(settingsLink(page)).toBeFocused();
});

test('a choice in one tab counts in the others, after the way back and on signed-in pages; it runs out after a year and with the question @once', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bannerOf(page)).toBeVisible();
  await expectSound(page);
  const other = await context.newPage();
  await other.goto('/regulamin');
  await expect(bannerOf(other)).toBeVisible();
  await other.goto('/privacy-policy');
  await button(other, cookies.accept).click();
  await expect(bannerOf(page)).toBeHidden();
  await other.goBack();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bannerOf(other)).toBeHidden();

  await themeSelect(other).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const age = (at: number, version = CONSENT_COOKIES_VERSION) =>
    other.evaluate(
      ([name, value]) => localStorage.setItem(name as string, value as string),
      [STORED.consent.name, JSON.stringify({ version, at: new Date(at).toISOString() })],
    );
  await age(Date.now() - (CONSENT_DAYS - 1) * 86_400_000);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(bannerOf(other)).toHaveCount(0);
  await age(Date.now() - (CONSENT_DAYS + 1) * 86_400_000);
  await other.reload();
  await expect(bannerOf(other)).toBeVisible();
  expect((await kept(other)).local).not.toContain(STORED.theme.name);
  await button(other, cookies.necessary).click();
  await age(Date.now(), 'an earlier text');
  await other.reload();
  await expect(bannerOf(other)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked or stored, and the settings lead to the policy, which names every key @once', async ({ page, context }) => {
    await page.goto('/regulamin');
    await expect(page.locator('.cookies')).toHaveCount(0);
    await expect(themeSelect(page)).toBeHidden();
    await settingsLink(page).click();
    await page.waitForURL('/cookie-policy');
    for (const { name } of Object.values(STORED)) await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(1);
    expect((await context.storageState()).origins).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
