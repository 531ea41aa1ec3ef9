/** What every story has: a browser whose console must stay silent, and the checks of each state of a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import { STORED } from '#contract/browser-storage.ts';
import { toaster } from '../src/text/common.ts';
import { chosen } from './support/consent.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

type Options = {
  /** Whether the visitor has chosen „Tylko niezbędne” before the story begins; without a choice the banner is on every page. */
  hasChosen: boolean;
};

type Noise = {
  /** Lets console messages pass that a story provokes on purpose. */
  allow(pattern: RegExp): void;
};

/** The demo web's pages are the outside world; some of them are broken on purpose. */
const isOutside = (message: ConsoleMessage) => message.page()?.url().includes('/sandbox/web/') ?? false;

/** Names that a browser may hold for this site. Any other is heard by the guard below. */
const KEYS = Object.values(STORED).map(({ name }) => name as string);

/** Errors, warnings, CSP reports, uncaught exceptions and unlisted keys of storage of any page of the story fail it. */
export const test = base.extend<{ noise: Noise } & Options>({
  hasChosen: [true, { option: true }],
  storageState: async ({ hasChosen }, use) => use(hasChosen ? chosen() : undefined),
  noise: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || isOutside(message)) return;
        heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        if (!error.page()?.url().includes('/sandbox/web/')) heard.push(`uncaught: ${error.error().stack ?? error.error()}`);
      });
      await context.addInitScript((keys) => {
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (!keys.includes(key)) console.error(`"${key}" is not in contract/browser-storage.ts`);
          set.call(this, key, value);
        };
      }, KEYS);
      await use({ allow: (pattern) => void allowed.push(pattern) });
      for (const { name } of await context.cookies()) if (!KEYS.includes(name)) heard.push(`"${name}" is not in contract/browser-storage.ts`);
      expect(
        heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'the console is silent',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** A resource that answers with one of these statuses is noise a story has asked for. */
export const failedResource = (...statuses: number[]): RegExp => new RegExp(`Failed to load resource.*\\b(${statuses.join('|')})\\b`);
export const lostConnection = /net::ERR_(FAILED|ABORTED|CONNECTION_REFUSED)/;

/** The small form: each page parses it anew. */
const source = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into each frame once a page. The builder would load three times as much, twice at every check. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const loaded = frame.evaluate(() => 'axe' in globalThis).then((there) => (there ? undefined : frame.evaluate(source)));
    // A frame may go while axe is loaded; the page may not.
    await (frame === page.mainFrame() ? loaded : loaded.catch(() => undefined));
  }
}

/** Marks the part of a page that is judged alone. */
const JUDGED = 'data-judged';

async function findings(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }, within?: Locator): Promise<string[]> {
  await loadAxe(page);
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode(true).options({ runOnly, resultTypes: ['violations'] });
  await within?.evaluate((part, mark) => part.setAttribute(mark, ''), JUDGED);
  const { violations } = await (within ? axe.include(`[${JUDGED}]`) : axe).analyze();
  await within?.evaluate((part, mark) => part.removeAttribute(mark), JUDGED);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** A phone's window; touch and its way of zooming are the phone project's. */
export async function onPhone(page: Page, act: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await act();
  if (size) await page.setViewportSize(size);
}

/**
 * No accessibility finding (WCAG 2.2 AA and best practice), and nothing wider than the window. With `dark` the colours are
 * judged a second time; nothing else depends on the scheme. `phone`: again in a phone's window, for stories that run at a desk alone.
 * `within`: a dialog or section that is new on a page which is judged as a whole elsewhere; a long report takes two seconds of processor time.
 */
export async function expectSound(page: Page, options: { dark?: boolean; phone?: boolean; within?: Locator } = {}): Promise<void> {
  const { dark = false, phone = false, within } = options;
  // A phone zooms out of a page that is too wide, and innerWidth with it; the screen itself does not lie.
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(width, 'no horizontal scroll').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await findings(page, { type: 'tag', values: TAGS }, within), 'axe').toEqual([]);
  // Colours do not depend on the width: they are judged once.
  if (dark && (page.viewportSize()?.width ?? 0) >= 800) {
    await page.emulateMedia({ colorScheme: 'dark' });
    // The provider's form takes the new colours over by script, a moment after the page.
    const colours = () => findings(page, { type: 'rule', values: ['color-contrast'] }, within);
    await expect.poll(colours, { message: 'axe in the dark', timeout: 60_000 }).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  }
  if (phone) await onPhone(page, () => expectSound(page, within ? { within } : {}));
}

/** The toast on screen. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: toaster.region.replace('({hotkey})', '') }).getByRole('listitem');

/** Exactly one toast, with this title and text. */
export async function expectToast(page: Page, { title, text = '' }: { title: string; text?: string | undefined }): Promise<void> {
  await expect(toastOf(page)).toHaveCount(1);
  await expect(toastOf(page)).toContainText(title);
  if (text) await expect(toastOf(page)).toContainText(text);
}

/** Answers calls to a path of the API, counted. */
export async function answer(page: Page, path: string | RegExp, reply: () => { status?: number; json?: unknown } | 'lost'): Promise<{ calls: number }> {
  const counter = { calls: 0 };
  await page.route(path, async (route) => {
    counter.calls += 1;
    const given = reply();
    if (given === 'lost') await route.abort();
    else await route.fulfill({ status: given.status ?? 200, json: given.json === undefined ? {} : given.json });
  });
  return counter;
}

/** An error as the server words it. */
export const refusal = (status: number, code: string, message: string) => ({ status, json: { code, message, requestId: 'test-request' } });
