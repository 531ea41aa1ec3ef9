/** The pages in `site/dist`, for tests and measurements. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

export const DIST = join(ROOT, 'site/dist');

export type BuiltPage = {
  /** Path in the URL: `/`, `/regulamin`. */
  path: string;
  /** Absolute path of its file. */
  file: string;
  html: string;
  /** True if search engines may index it. */
  listed: boolean;
};

/** Every page of the built site, ascending by path; files with a dot before their name are no pages. Throws when nothing has been built. */
export function builtPages(): BuiltPage[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('.'))
    .map((name) => {
      const file = join(DIST, name);
      const html = readFileSync(file, 'utf8');
      const path = `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
      return { path, file, html, listed: !/<meta name="robots" content="[^"]*noindex/.test(html) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
