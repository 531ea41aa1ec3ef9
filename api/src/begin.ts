/** What a server needs before all else, or one sentence on why it cannot start: told before the rest is loaded, which takes a second. */
import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Db } from './db/open.ts';
import { openSafely } from './db/open-safely.ts';
import { DataFault, prepareFolder, startFault } from './folder.ts';
import { lockFolder } from './lock.ts';
import { redact } from './log.ts';

export type Opened = { config: Config; lock: ReturnType<typeof lockFolder>; db: Db };

/** Ends with one clear sentence. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @throws ConfigError, DataFault */
function open(): Opened {
  if (Number(process.versions.node.split('.')[0]) < 24)
    refuse(`Lustro runs on Node 24 or newer; this is ${process.versions.node}. Use "npm start", which brings its own.`);
  const config = readConfig(process.env);
  if (!existsSync(config.siteDir)) refuse(`The pages have not been built (${config.siteDir} is missing). Use "npm start", which builds them.`);
  // What lies in the data folder concerns people: nobody else on this machine reads it.
  process.umask(0o027);
  prepareFolder(config.dataDir);
  const lock = lockFolder(config.dataDir);
  return { config, lock, db: openSafely(config.dataDir) };
}

/** Opens the data folder and serves; every fault of a start ends with its sentence. */
export async function begin(serve: (opened: Opened) => Promise<void>): Promise<void> {
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (error: unknown) => {
      process.stderr.write(redact(`${error instanceof Error ? error.stack : String(error)}\n`));
      process.exit(1);
    });
  try {
    await serve(open());
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DataFault) refuse(error.message);
    const fault = startFault(error, process.env.DATA_DIR || 'data');
    if (fault) refuse(fault);
    throw error;
  }
}
