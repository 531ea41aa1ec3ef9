/** Docs and docstrings name files; a file that has moved must not leave its old name behind. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' });
/** Names made up for an example. */
const EXAMPLE = /\bname\.|NNN/;

test('every file that a document names is there', () => {
  const missing: string[] = [];
  for (const file of files('*.md', 'docs/**/*.md', 'api/**/*.md', 'site/**/*.md')) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const named = [...text.matchAll(/`((?:api|site|docs|src)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) =>
      path.startsWith('src/') ? join(dirname(file), path) : path,
    );
    const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => normalize(join(dirname(file), path)));
    for (const path of [...named, ...linked]) if (!EXAMPLE.test(path) && !existsSync(join(ROOT, path))) missing.push(`${file}: ${path}`);
  }
  expect(missing).toEqual([]);
});

test('every file that a docstring names is there', () => {
  const missing: string[] = [];
  for (const file of files('api/**/*.ts', 'site/**/*.{ts,tsx,astro,css}'))
    for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/`((?:api|site|docs)\/[\w./-]+\.(?:ts|tsx|md|css|mjs))`/g))
      if (!EXAMPLE.test(path) && !existsSync(join(ROOT, path))) missing.push(`${file}: ${path}`);
  expect(missing).toEqual([]);
});
