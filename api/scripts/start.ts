/** `npm start`: builds what changed, then serves. Migrations and the demo accounts are the server's own first steps. */
import { ConfigError } from '../src/config.ts';
import { loadSettings } from './lib/run.ts';

loadSettings();

try {
  const { build } = await import('./site/build.ts');
  if (!(await build())) process.exit(1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../src/main.ts');
