import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPages, DIST } from '../../../api/scripts/site/built-pages.ts';
import { CORE, FONT_BYTES } from '../../../api/scripts/site/fonts.ts';

const core = new Set(CORE);
/** The sample report quotes a Czech page, which needs a second file. */
const QUOTING = ['/przykladowy-raport'];
/** What breaks lines and nothing is drawn for. */
const UNDRAWN = /[\n\t\r\u200b\u2060\u00ad]/;
const foreign = (text: string) => [...new Set(text)].filter((character) => !core.has(character) && !UNDRAWN.test(character));

test('every character that the site itself prints is in the fonts that are preloaded', () => {
  const missing: string[] = [];
  for (const { path, html } of builtPages().filter((page) => !QUOTING.includes(page.path))) {
    const { document } = parseHTML(html);
    for (const element of document.querySelectorAll('script, style')) element.remove();
    const attributes = [...document.querySelectorAll('[placeholder]')].map((element) => element.getAttribute('placeholder'));
    const found = foreign([document.body.textContent, ...attributes].join(''));
    if (found.length > 0) missing.push(`${path}: ${found.join(' ')}`);
  }
  expect(missing).toEqual([]);
});

test('each page preloads the four fonts of Polish pages, and they are small', () => {
  const sizes = new Map(readdirSync(join(DIST, '_astro')).map((name) => [`/_astro/${name}`, statSync(join(DIST, '_astro', name)).size]));
  for (const { path, html } of builtPages()) {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font" type="font\/woff2" crossorigin>/g)].map((found) => found[1] as string);
    expect(fonts.map((font) => font.replace(/\..*/, '')).sort(), path).toEqual([
      '/_astro/brygada-500',
      '/_astro/brygada-600',
      '/_astro/hanken-400',
      '/_astro/hanken-600',
    ]);
    for (const font of fonts) expect(sizes.get(font)).toBeLessThanOrEqual(FONT_BYTES);
  }
});

test('a foreign letter is drawn by the second file of its weight', () => {
  const styles = readdirSync(join(DIST, '_astro'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(DIST, '_astro', name), 'utf8'))
    .join('');
  for (const cut of ['brygada-500', 'brygada-600', 'hanken-400', 'hanken-600']) {
    const [, range] = new RegExp(`/_astro/${cut}-more\\.[^)]*woff2[^}]*unicode-range:([^}]*)`).exec(styles) ?? [];
    expect(range).toMatch(/^U\+A1-24F,/i);
  }
});
