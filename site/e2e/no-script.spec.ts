import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { listedPages } from './support/arrived.ts';

test.use({ javaScriptEnabled: false });

/** Where something needs a script, the page says so itself. */
const ALSO = ['/auth', '/nowe-haslo', '/tracking', '/checkout', '/dashboard', '/nie-ma-takiej-strony'];

/** What a visitor without script would be left with: nothing to read, a wait without end, a form that does nothing, an empty frame. */
async function faults(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is in the tree
  const text = await main.innerText();
  const found: string[] = [];
  if (text.trim().length < 60) found.push(`only "${text.trim().slice(0, 60)}"`);
  if (await main.locator('[aria-busy="true"]:visible, [role="progressbar"]:visible, .spinner:visible, .full-spinner:visible').count())
    found.push('waits without end');
  const dead = await main.locator('form:not([action]):visible, button:not([popovertarget]):not(form[action] button):not([type="submit"]):visible').count();
  if (dead > 0 && !/JavaScript/.test(text)) found.push(`${dead} controls that do nothing and no word on it`);
  // What is laid out only when it comes near has its text all the same; both are asked at once, since it may come near in between.
  const empty = (region: Locator) =>
    region.evaluate(
      (element) =>
        // biome-ignore lint/performance/useDomNodeTextContent: as above
        (element as HTMLElement).innerText.trim() === '' &&
        element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== false &&
        !element.querySelector('img, svg, picture'),
    );
  for (const region of await main.locator('section:visible, [role="region"]:visible, figure:visible').all())
    if (await empty(region)) found.push(`an empty frame: ${(await region.getAttribute('class')) ?? ''}`);
  return found;
}

test('without script every public page can be read, and says what it needs @once', async ({ page, noise }) => {
  test.slow();
  noise.allow(/404/);
  const all: Record<string, string[]> = {};
  for (const path of [...(await listedPages(page)), ...ALSO]) {
    await page.goto(path);
    const found = await faults(page);
    if (found.length > 0) all[path] = found;
  }
  expect(all).toEqual({});
});
