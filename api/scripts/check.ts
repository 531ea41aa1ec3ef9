/** `npm run check`: format and lint, types, walls, unused code and dependencies. */
import { run, tell } from './run.ts';

const tasks = [
  run('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  // It checks every .ts and .tsx file as well as the pages.
  run('types', 'astro', ['check', '--minimumFailingSeverity', 'warning', '--root', '.']),
  run('walls', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'api/src', 'site/src']),
  run('unused code', 'knip', ['--treat-config-hints-as-errors']),
];
let failed = 0;
for (const task of tasks) {
  const result = await task;
  tell(result);
  if (result.status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
