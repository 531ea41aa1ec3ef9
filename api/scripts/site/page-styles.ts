/**
 * Gives each public page one stylesheet with the styles that it can use. On a slow phone a second stylesheet costs a connection
 * and delays the fonts; styles inside the page are free if the page then takes no more round trips (docs/decisions/016).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, builtPages, DIST } from './built-pages.ts';
import { usedStyles, wordsOf } from './used-styles.ts';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const SCRIPT = /[\w.-]+\.js(?=["'`])/g;
/** A new connection's first ten segments; what it may send doubles with each round trip. */
const FIRST_SEGMENTS = 14_600;
const HEADERS = 700;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The page's markup and every script that it may load. */
function contentOf(html: string): string {
  const scripts = new Map<string, string>();
  const reach = (text: string): void => {
    for (const [name] of text.matchAll(SCRIPT)) {
      const file = join(DIST, '_astro', name);
      if (scripts.has(file) || !existsSync(file)) continue;
      const script = readFileSync(file, 'utf8');
      scripts.set(file, script);
      reach(script);
    }
  };
  reach(html);
  return [html, ...scripts.values()].join(' ');
}

/** Round trips that a new connection needs for the text, Brotli-compressed. */
function roundTrips(text: string): number {
  const bytes = brotliCompressSync(text).length + HEADERS;
  return Math.ceil(Math.log2(bytes / FIRST_SEGMENTS + 1));
}

/** The page with its styles inside, and its policy allowing them. */
const inside = (html: string, css: string): string =>
  html.replace(LINK, () => `<style>${css}</style>`).replace(/style-src 'self'/, (policy) => `${policy} 'sha256-${sha256(css).toString('base64')}'`);

function outside(html: string, css: string): string {
  const sheet = `/_astro/page.${sha256(css).toString('base64url').slice(0, 8)}.css`;
  writeFileSync(join(DIST, sheet), css);
  return html.replace(LINK, () => `<link rel="stylesheet" href="${sheet}">`);
}

function styled({ html }: BuiltPage): string {
  const sheets = [...html.matchAll(LINK)].map((found) => found[1] as string);
  if (sheets.length === 0) return html;
  const css = usedStyles(sheets.map((sheet) => readFileSync(join(DIST, sheet), 'utf8')).join('\n'), wordsOf(contentOf(html)));
  let first = true;
  // All sheets become one, in the place of the first.
  const single = html.replace(LINK, (link) => {
    const kept = first ? link : '';
    first = false;
    return kept;
  });
  const page = inside(single, css);
  return roundTrips(page) > roundTrips(html) ? outside(single, css) : page;
}

/** Changes the built pages in place. Pages of an order and of an account keep the shared sheets, which returning visitors have in their cache. */
export function stylePages(): void {
  for (const page of builtPages()) if (page.listed || !page.html.includes('<astro-island')) writeFileSync(page.file, styled(page));
}
