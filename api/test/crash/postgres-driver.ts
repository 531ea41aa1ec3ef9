/**
 * Loaded before the real server (`node --import`): the driver of PostgreSQL comes from the folder in POSTGRES_DRIVER instead of the product's
 * node_modules, where it is not. Statements are counted as those of SQLite (`preload.ts`). The product knows nothing of it.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'postgres' ? { url: import.meta.url, format: 'module-typescript', shortCircuit: true } : next(specifier, context),
});

const { default: real } = await import(pathToFileURL(join(process.env.POSTGRES_DRIVER ?? '', 'src/index.js')).href);
const { before } = process.env.CRASH_IN ? await import('./preload.ts') : { before: () => undefined };

/** The driver calls `debug` right before it sends a statement. */
const counted = (url: string, options: object): unknown =>
  real(url, { ...options, debug: (_connection: number, sql: string, values: unknown[]) => before(sql, values) });

export default Object.assign(counted, real);
