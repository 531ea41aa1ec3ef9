import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { builtPages, DIST } from '../../../api/scripts/site/built-pages.ts';
import { CORE, FAMILIES, FONT_BYTES, PACKAGES } from '../../../api/scripts/site/fonts.ts';
import { readGlyphs, readTables, variableFont } from '../../../api/scripts/site/variable-font.ts';

const core = new Set(CORE);
/** The sample report quotes a Czech page: what a second file is for. */
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

test('each page preloads the two fonts of Polish pages, and they are small', () => {
  const sizes = new Map(readdirSync(join(DIST, '_astro')).map((name) => [`/_astro/${name}`, statSync(join(DIST, '_astro', name)).size]));
  for (const { path, html } of builtPages()) {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font" type="font\/woff2" crossorigin>/g)].map((found) => found[1] as string);
    expect(fonts.map((font) => font.replace(/\..*/, '')).sort(), path).toEqual(['/_astro/brygada', '/_astro/hanken']);
    for (const font of fonts) expect(sizes.get(font)).toBeLessThanOrEqual(FONT_BYTES);
  }
});

test('a foreign letter is drawn by the second file of its family', () => {
  const styles = readdirSync(join(DIST, '_astro'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(DIST, '_astro', name), 'utf8'))
    .join('');
  for (const family of ['brygada', 'hanken']) {
    const [, range] = new RegExp(`/_astro/${family}-more\\.[^)]*woff2[^}]*unicode-range:([^}]*)`).exec(styles) ?? [];
    expect(range).toMatch(/^U\+A1-24F,/i);
  }
});

test('at either end of its axis a joined font is the cut that it was made of, to a unit of rounding', async () => {
  const drawn = async (font: Buffer, wght?: number) => {
    const options = { targetFormat: 'sfnt', noHinting: true, ...(wght ? { variationAxes: { wght } } : {}) } as const;
    return readGlyphs(readTables(await subsetFont(font, CORE, options)));
  };
  for (const { cuts, weights } of FAMILIES) {
    const [light, heavy] = cuts.map((path) => readFileSync(join(PACKAGES, path))) as [Buffer, Buffer];
    const joined = variableFont(light, heavy, weights);
    for (const [cut, wght] of [
      [light, weights[0]],
      [heavy, weights[1]],
    ] as const) {
      const [ours, theirs] = [await drawn(joined, wght), await drawn(cut)];
      expect(ours.map(({ shape }) => shape)).toEqual(theirs.map(({ shape }) => shape));
      // The subsetter rounds a made glyph's side by at most one unit of a thousand.
      const off = ours.flatMap((glyph, i) =>
        [...glyph.xs, ...glyph.ys].map((value, k) => Math.abs(value - ([...(theirs[i]?.xs ?? []), ...(theirs[i]?.ys ?? [])][k] ?? Number.NaN))),
      );
      expect(Math.max(...off)).toBeLessThanOrEqual(1);
    }
  }
});
