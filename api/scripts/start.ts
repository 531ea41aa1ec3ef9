/** `npm start`: builds what changed, then serves. Migrations and the demo accounts are the server's own first steps. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../src/config.ts';
import { ROOT } from './run.ts';

const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

try {
  const { build } = await import('./build.ts');
  if (!(await build())) process.exit(1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../src/main.ts');
