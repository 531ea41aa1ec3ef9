import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = 'site/src';
const TEXT = `${SRC}/text/`;

const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .map((file) => [join(SRC, file), readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]),
);
const modules = [...sources.keys()].filter((file) => file.startsWith(TEXT));
const ui = [...sources].flatMap(([file, code]) => (file.startsWith(`${SRC}/ui/`) ? [code] : []));

/** Code of the files that import a copy module, directly or through another copy module. */
function usersOf(module: string): string[] {
  const name = basename(module);
  return [...sources].flatMap(([file, code]) => {
    if (file === module || !code.includes(file.startsWith(TEXT) ? `'./${name}'` : `text/${name}'`)) return [];
    return [code, ...(file.startsWith(TEXT) ? usersOf(file) : [])];
  });
}

/** Whether an exported object is indexed, spread or passed on as a whole, so that its keys cannot be searched for. */
const isPassedOn = (name: string, code: string): boolean => new RegExp(`\\.\\.\\.${name}\\b|(?<![.\\w])${name}\\[|[=(]\\{?${name}[)},]`).test(code);

/** The same for an object under a key: `.key` that ends an expression, or an alias (`const t = copy.key;`) that is passed on. */
function isWhole(key: string, code: string): boolean {
  const alias = new RegExp(`^\\s*(?:const|let) (\\w+) = [\\w.]*\\.${key};$`, 'gm');
  if ([...code.matchAll(alias)].some(([, name]) => isPassedOn(name as string, code))) return true;
  return new RegExp(`\\.${key}(?![\\w-])(?!\\??\\.[a-zA-Z])`).test(code.replace(/^\s*(?:const|let) [^=\n]*= [\w.]+;$/gm, ''));
}

/** Whether a key is read as `.key`, as `'key'` or by destructuring. */
const isRead = (key: string, code: string): boolean => new RegExp(`\\.${key}(?![\\w-])|['"]${key}['"]|(?:const|let) \\{[^}]*\\b${key}\\b[^}]*\\} =`).test(code);

function unused(value: unknown, path: string, code: string): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const key = name.replace(/\W/g, '\\$&');
    if (!isRead(key, code)) return [`${path}.${name}`];
    return isWhole(key, code) ? [] : unused(child, `${path}.${name}`, code);
  });
}

describe('copy', () => {
  it.each(modules)('of %s is used', async (module) => {
    const code = [...usersOf(module), ...ui].join('\n');
    const exports: Record<string, unknown> = await import(join(process.cwd(), module));
    const found = Object.entries(exports).flatMap(([name, value]) => (isPassedOn(name, code) ? [] : unused(value, `${basename(module, '.ts')}.${name}`, code)));
    expect(found).toEqual([]);
  });
});
