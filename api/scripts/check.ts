/**
 * `npm run check`: format and lint, types, walls, unused code and dependencies. `npm run check:fast` leaves out what is slow: the
 * types of .astro files and unused code.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, ROOT, run, tell } from './lib/run.ts';

const fast = process.argv.includes('--fast');
/** TypeScript's native compiler checks .ts and .tsx files; Astro's check knows only its predecessor. */
const TSC = 'node_modules/typescript-7/bin/tsc';

/** Prints how each program ended; returns how many failed. */
async function failures(tasks: Promise<Result>[]): Promise<number> {
  let failed = 0;
  for (const task of tasks) {
    const result = await task;
    tell(result);
    if (result.status !== 0) failed++;
  }
  return failed;
}

// Types of content and pages come before those that read them; the inner loop takes the ones of the last full check.
const generated = fast && existsSync(join(ROOT, '.astro/types.d.ts'));
let failed = generated ? 0 : await failures([run('generated types', 'astro', ['sync', '--root', '.'])]);

failed += await failures([
  run('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  run('types', 'node', [TSC, '-p', '.']),
  run('walls', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    ...(fast ? ['--cache', 'node_modules/.cache/walls', '--cache-strategy', 'content'] : []),
    'api/src',
    'site/src',
    'api/scripts',
  ]),
  ...(fast
    ? []
    : [
        run('types of pages', 'astro', ['check', '--noSync', '--minimumFailingSeverity', 'warning', '--root', '.', '--tsconfig', 'site/tsconfig.pages.json']),
        run('unused code', 'knip', ['--treat-config-hints-as-errors']),
      ]),
]);
process.exit(failed === 0 ? 0 : 1);
