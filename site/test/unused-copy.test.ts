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

/** The same for objects under keys: `.key` that ends an expression, or an alias (`const t = copy.key;`) that is passed on. */
function keysPassedOnIn(code: string): Set<string> {
  const aliases = [...code.matchAll(/^\s*(?:const|let) (\w+) = [\w.]*\.(\w+);$/gm)].filter(([, name]) => isPassedOn(name as string, code));
  const ends = code.replace(/^\s*(?:const|let) [^=\n]*= [\w.]+;$/gm, '').matchAll(/\.(\w+)(?![\w-])(?!\??\.[a-zA-Z])/g);
  return new Set([...aliases.map(([, , key]) => key as string), ...[...ends].map(([, key]) => key as string)]);
}

/** Keys that are read as `.key`, as `'key'` or by destructuring. */
function keysReadIn(code: string): Set<string> {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, key]) => key as string);
  const taken = found(/(?:const|let) \{([^}]*)\} =/g).flatMap((names) => names.match(/\w+/g) ?? []);
  return new Set([...found(/\.(\w+)(?![\w-])/g), ...found(/['"](?=([^'"\n]*)['"])/g), ...taken]);
}

function unused(value: unknown, path: string, read: Set<string>, passedOn: Set<string>): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (!read.has(key)) return [`${path}.${key}`];
    return passedOn.has(key) ? [] : unused(child, `${path}.${key}`, read, passedOn);
  });
}

describe('copy', () => {
  it.each(modules)('of %s is used', async (module) => {
    const code = [...usersOf(module), ...ui].join('\n');
    const [read, passedOn] = [keysReadIn(code), keysPassedOnIn(code)];
    const exports: Record<string, unknown> = await import(join(process.cwd(), module));
    const found = Object.entries(exports).flatMap(([name, value]) =>
      isPassedOn(name, code) ? [] : unused(value, `${basename(module, '.ts')}.${name}`, read, passedOn),
    );
    expect(found).toEqual([]);
  });
});
