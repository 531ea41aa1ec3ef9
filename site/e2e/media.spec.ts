import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { listedPages } from './support/arrived.ts';

/** Every listed page, looked at in one medium; what is wrong there, by page. */
async function wrong(page: Page, media: Parameters<Page['emulateMedia']>[0], look: () => string[]): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const path of await listedPages(page)) {
    await page.emulateMedia({ media: null, forcedColors: null });
    await page.goto(path);
    await page.emulateMedia(media);
    const found = await page.evaluate(look);
    if (found.length > 0) all[path] = found;
  }
  return all;
}

test('on paper every public page is its text in black on white: nothing to press, nothing folded, nothing left out @once', async ({ page }) => {
  test.slow();
  const faults = await wrong(page, { media: 'print' }, () => {
    const found: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    for (const each of document.querySelectorAll('body > header, .ribbon, footer.foot, .skip, .btn, .cookies, main nav'))
      if (seen(each)) found.push(`prints .${each.className}`);
    for (const each of document.querySelectorAll('main p, main li, main td, main dd')) {
      if (each.closest('noscript, template, [hidden], [role=alert], [role=status], nav, [popover], .btn, .sr, .only-phone')) continue;
      if (each.textContent?.trim() && !seen(each)) found.push(`leaves out "${each.textContent.trim().slice(0, 40)}"`);
    }
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    if (ground !== 'rgb(255, 255, 255)') found.push(`ground ${ground}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the sheet');
    return found;
  });
  expect(faults).toEqual({});
});

test('in forced colours colours are those of the system, each control has an edge, each link its line, and all text is seen @once', async ({ page }) => {
  test.slow();
  const faults = await wrong(page, { forcedColors: 'active' }, () => {
    const found: string[] = [];
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    for (const token of ['--color-paper', '--color-ink', '--color-accent'])
      if (!/^(Canvas|CanvasText|LinkText)$/i.test(getComputedStyle(document.documentElement).getPropertyValue(token).trim())) found.push(`${token} is ours`);
    const name = (element: Element) => `${element.tagName} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 30)}"`;
    for (const each of document.querySelectorAll(
      'main .btn:not(.bare), main input:not([type=hidden], [type=checkbox], [type=radio]), main select, main textarea',
    )) {
      const edged = [each, each.parentElement as Element].some((box) => {
        const style = getComputedStyle(box);
        return Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomColor !== canvas;
      });
      if (each.checkVisibility() && !edged) found.push(`no edge: ${name(each)}`);
    }
    for (const each of document.querySelectorAll('main p a:not(.btn, .cite)'))
      if (each.checkVisibility() && !getComputedStyle(each).textDecorationLine.includes('underline')) found.push(`no line: ${name(each)}`);
    for (const each of document.querySelectorAll('main h1, main h2, main p, main li, main td'))
      if (each.checkVisibility() && getComputedStyle(each).color === canvas) found.push(`unseen: ${name(each)}`);
    return found;
  });
  expect(faults).toEqual({});
});
