import type { Page } from 'playwright/test';
import { LENGTH } from '../../api/src/contract/constants.ts';
import { landing } from '../src/text/landing.ts';
import { seven } from '../src/text/landing-seven.ts';
import { expect, expectSound, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: seven.field });
const sampleHits = (page: Page) => page.locator('[data-shown="sample"] .hit');
const HOSTILE = '<img src=x onerror=alert(1)> \u202eJan';

/** How many of the page's animations still move; the fading of a link's colour is none. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((found) => found instanceof CSSAnimation && found.playState === 'running').length);

test('the seven seconds run once by the clock, stop at a press and start again @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const lasts = await page.evaluate(() => {
    const ruler = document.getAnimations().find((found) => found instanceof CSSAnimation && found.animationName === 'seven');
    return ruler?.effect?.getTiming().duration;
  });
  expect(lasts).toBe(7_000);
  expect(await moving(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: seven.pause }).click();
  expect(await moving(page)).toBe(0);
  // Its word has changed with it, in the same place.
  const replay = page.getByRole('button', { name: seven.play });
  await replay.click();
  expect(await moving(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const part of document.getAnimations()) part.currentTime = 7_599;
  });
  await expect(replay).toBeVisible();
  expect(await moving(page)).toBe(0);
});

test('with reduced motion all is still and complete at once, and each cited source has its number in the sample report', async ({ page }) => {
  await page.goto('/');
  expect(await moving(page)).toBe(0);
  await expect(page.getByRole('button', { name: seven.pause })).toBeHidden();
  await expect(sampleHits(page)).toHaveCount(4);
  const cited = seven.sample.hits.flatMap(({ sources }) => sources).length;
  await expect(sampleHits(page).locator('a.cite')).toHaveCount(cited);
  // Nobody who does not exist recommends the service.
  await expect(page.getByRole('blockquote').filter({ hasText: /wymyślon/ })).toHaveCount(0);
  await expectSound(page, { dark: true });
});

test('a typed name is shown as an example, stays on the machine, and goes along only at a press', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  // The browser fetches the page's sign and its pictures when it pleases; their addresses say nothing of what is typed.
  page.on('request', (request) => /\/favicon\.svg$|\/_astro\/[\w.-]+$/.test(request.url()) || asked.push(request.url()));
  const kept = () => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
  const before = await kept();

  await field(page).pressSequentially(HOSTILE);
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: seven.previewing })).toBeVisible();
  await expect(sampleHits(page).first()).toBeHidden();
  const shown = page.locator('[data-shown="preview"] .hit');
  await expect(shown).toHaveCount(4);
  await expect(shown.first()).toContainText('<img src=x onerror=alert(1)> Jan');
  expect(await page.locator('.seven img').count()).toBe(0);
  await expectSound(page);
  await field(page).fill('W'.repeat(LENGTH.previewName + 1));
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(LENGTH.previewName);
  await expectSound(page);
  expect(asked).toEqual([]);
  expect(await kept()).toBe(before);
  expect(new URL(page.url()).search).toBe('');

  await field(page).fill('');
  await expect(sampleHits(page).first()).toBeVisible();
  await field(page).fill('Zażółć Gęślą & Syn');
  await page.getByRole('button', { name: 'Zażółć Gęślą & Syn' }).click();
  await page.waitForURL('/raport-wizerunku?subjectName=*');
  await expect(page.getByRole('textbox', { name: 'Imię i nazwisko albo nazwa marki' })).toHaveValue('Zażółć Gęślą & Syn');
});

test('without script all is readable and still, and the field is a form of its own @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/');
  await expect(sampleHits(page).last()).toBeVisible();
  await expect(page.getByRole('button', { name: seven.pause })).toBeHidden();
  await page.getByText(landing.faq.list[0]?.q as string).click();
  await expect(page.getByText(landing.faq.list[0]?.a as string)).toBeVisible();
  await field(page).fill('Jan Kowalski');
  await page.getByRole('button', { name: seven.order }).click();
  await page.waitForURL('/raport-wizerunku?subjectName=Jan+Kowalski');
  await context.close();
});

test('every button of the landing page leads where it says @once', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const leads: [string, string][] = [
    [landing.hero.free, '/auth'],
    [landing.hero.demo, '#features'],
    [landing.hero.order, '/raport-wizerunku'],
    [landing.features.first.more, '/analiza-obecnosci'],
    [landing.features.strategy.more, '/content-strategy'],
    [landing.features.alert.more, '/red-alert'],
    [landing.inside.button, '/przykladowy-raport'],
    ...landing.pricing.plans.map(({ name, button, href }): [string, string] => [button.includes(name) ? button : `${button} (${name})`, href]),
  ];
  for (const [name, href] of leads) await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  await expect(page.getByRole('link', { name: landing.closing.button })).toHaveAttribute('href', '/auth');

  await main.getByRole('link', { name: landing.hero.demo }).click();
  await expect(page.getByRole('heading', { name: landing.features.title })).toBeInViewport();
  // Questions open and close by keyboard alone.
  const question = page.locator('.faq summary').first();
  const reply = page.getByText(landing.faq.list[0]?.a as string);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(reply).toBeVisible();
  await page.keyboard.press('Space');
  await expect(reply).toBeHidden();
});

test('each part of the report opens to a piece of the sample, each picture to its page', async ({ page }) => {
  await page.goto('/');
  const pieces = page.locator('#inside details');
  await expect(pieces).toHaveCount(landing.inside.parts.length);
  for (const [i, { title }] of landing.inside.parts.entries()) {
    const piece = pieces.nth(i);
    await piece.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(piece.locator('.said')).toBeVisible();
    expect(((await piece.locator('.said').textContent()) ?? '').trim().length, title).toBeGreaterThan(10);
    await expect(piece.getByRole('link', { name: landing.inside.whole })).toHaveAttribute('href', /^\/przykladowy-raport#/);
  }
  for (const link of await page.locator('#inside figure a').all()) await expect(link).toHaveAttribute('href', /\.pdf#page=\d+$/);
  await expectSound(page, { dark: true });
});

test('a phone gets the page in twelve screens and opens what it folds; a wide window folds nothing', async ({ page }) => {
  await page.goto('/');
  // The preview for a typed name holds its own; it is not on the page yet.
  const folds = page.locator('main .fold:not([hidden] *)');
  expect(await folds.count()).toBeGreaterThan(15);
  if ((page.viewportSize()?.width ?? 0) > 560) {
    for (const fold of await folds.all()) {
      await expect(fold.locator('> summary')).toBeHidden();
      await expect(fold.locator('> :not(summary)').first()).toBeVisible();
    }
    return;
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThanOrEqual(12);
  await expect(page.getByText(landing.quote.text.slice(0, 40))).toBeHidden();
  for (const fold of await folds.all()) {
    const handle = fold.locator('> summary');
    expect((await handle.boundingBox())?.height, 'a target for a finger').toBeGreaterThanOrEqual(44);
    await handle.click();
    await expect(fold.locator('> :not(summary)').first()).toBeVisible();
  }
  await expect(page.getByText(landing.quote.text.slice(0, 40))).toBeVisible();
  await expect(page.getByText(landing.faq.list.at(-1)?.q as string)).toBeVisible();
  await expectSound(page);
});
