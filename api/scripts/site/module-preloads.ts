/**
 * Puts what a page's islands need into its head: links to preload their scripts, which are then fetched at once, not one
 * after another; and Astro's style of an island, which HTML does not allow in the body.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Static imports of a bundler's chunk; dynamic ones are left out. */
const imported = (code: string): string[] => [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map((found) => found[1] as string);

/** Adds the address of a chunk and of all its static imports to `seen`. */
function reach(dist: string, entry: string, seen: Set<string>): void {
  if (seen.has(entry)) return;
  seen.add(entry);
  for (const path of imported(readFileSync(join(dist, entry), 'utf8'))) reach(dist, posix.join(posix.dirname(entry), path), seen);
}

/** @param dist the folder of the built site; its pages are changed in place */
export function addModulePreloads(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = readFileSync(join(dist, name), 'utf8');
    const scripts = new Set<string>();
    for (const island of page.matchAll(/<astro-island\b[^>]*>/g)) {
      // Islands that hydrate later need no preload.
      if (!/\bclient="(?:load|only)"/.test(island[0])) continue;
      for (const [, address] of island[0].matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)) reach(dist, address as string, scripts);
    }
    const style = /<style>astro-island[^<]*<\/style>/.exec(page)?.[0] ?? '';
    const links = [...scripts].map((address) => `<link rel="modulepreload" href="${address}">`).join('');
    if (style || links) writeFileSync(join(dist, name), page.replace(style, '').replace('</head>', `${style}${links}</head>`));
  }
}
