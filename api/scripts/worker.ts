/** `npm run worker`: does research's reading, judgement and PDFs for a server on another machine (docs/operations.md, "A second machine"). */
import { ConfigError, readWorkerConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { releaseOf } from '../src/wire/release.ts';
import { createWorker } from '../src/worker.ts';
import { loadSettings } from './lib/run.ts';

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** `.env`, where there is one: under systemd the settings come from the unit, whose user reads nothing else. */
function readSettings(): void {
  try {
    loadSettings();
  } catch (error) {
    // Node says ENOENT of a file that is there and may not be read.
    if (!['EACCES', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    refuse('The worker may not read the .env of this folder. It needs none: give it a release of its own without .env.');
  }
}

function main(): void {
  readSettings();
  const { secret, port, host, logLevel } = readWorkerConfig(process.env);
  const release = releaseOf();
  const { server, stop } = createWorker({ secret, release, log: createLog(logLevel) });
  server.on('error', (error: NodeJS.ErrnoException) => refuse(`The worker could not listen on ${host}:${port} (${error.code}). Check HOST and PORT.`));
  server.listen(port, host, () => process.stdout.write(`Lustro worker: http://${host}:${port}, release ${release}\n`));
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

try {
  main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  refuse(error.message);
}
