/**
 * Gives each page that search engines list one stylesheet instead of several: on a slow phone a second one costs a connection
 * and takes its bytes from the fonts, which is 170 ms of the largest paint (docs/decisions/016).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, DIST } from './built-pages.ts';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

/** Changes the built pages in place. Signed-in pages go on sharing theirs: their visitors come back. */
export function mergeStylesheets(): void {
  for (const { file, html, listed } of builtPages()) {
    const sheets = [...html.matchAll(LINK)].map((found) => found[1] as string);
    if (!listed || sheets.length < 2) continue;
    const css = sheets.map((sheet) => readFileSync(join(DIST, sheet), 'utf8')).join('\n');
    const merged = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(DIST, merged), css);
    let first = true;
    const page = html.replace(LINK, () => {
      const link = first ? `<link rel="stylesheet" href="${merged}">` : '';
      first = false;
      return link;
    });
    writeFileSync(file, page);
  }
}
