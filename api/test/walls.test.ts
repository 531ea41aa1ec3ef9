/** Walls that dependency-cruiser cannot see: reading another feature's table is an import, writing it is a call. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** The row of an order has many columns with rules between them: one file changes it. */
const ONE_WRITER: Record<string, string> = { orders: 'orders/transitions.ts' };
/** The demo invents half a year of history in the past, which no verb can do. */
const EXCEPTED = /^demo\//;

type Write = { file: string; table: string; owner: string };

/** Tables that a file imports, with the room whose `tables.ts` declares them. */
function imported(file: string, code: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(/import \{([^}]*)\} from '(\.[^']*tables\.ts)'/g))
    for (const name of names.split(','))
      found.set(
        (
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? ''
        ).replace(/^type /, ''),
        dirname(normalize(join(dirname(file), path))).split('/')[0] ?? '',
      );
  return found;
}

function writes(): Write[] {
  return globSync('**/*.ts', { cwd: SRC }).flatMap((file) => {
    const code = readFileSync(join(SRC, file), 'utf8');
    const tables = imported(file, code);
    return [...code.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap(([, table = '']) => {
      const owner = tables.get(table);
      return owner === undefined ? [] : [{ file: file.replaceAll('\\', '/'), table, owner }];
    });
  });
}

test('a feature writes its own tables alone; others call its verbs', () => {
  const foreign = writes().filter(({ file, owner }) => !file.startsWith(`${owner}/`) && !EXCEPTED.test(file));
  expect(foreign.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
});

test('an order is changed in one file', () => {
  const stray = writes().filter(({ file, table }) => ONE_WRITER[table] !== undefined && file !== ONE_WRITER[table] && !EXCEPTED.test(file));
  expect(stray.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
});

test('the scan sees writes', () => {
  expect(writes()).toContainEqual({ file: 'orders/transitions.ts', table: 'orders', owner: 'orders' });
});
