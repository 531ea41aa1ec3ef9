/** Helpers of the scripts: run a program, load settings, fingerprint files. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

export type Result = { name: string; status: number; output: string; seconds: number };

/** Loads `.env` if it exists; variables of the environment win. */
export function loadSettings(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs a program with the project's own Node first on PATH; the output is kept, or shown as it comes when `show`. */
export function run(name: string, command: string, args: string[], options: { env?: Record<string, string>; show?: boolean } = {}): Promise<Result> {
  const started = performance.now();
  const env = { ...process.env, ...options.env, PATH: `${BIN}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const end = (status: number) => resolve({ name, status, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end(1);
    });
    child.on('close', (status) => end(status ?? 1));
  });
}

/** Prints how a program ended, with its output when it failed. */
export function tell({ name, status, output, seconds }: Result): void {
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (status !== 0) process.stdout.write(`${output.trimEnd()}\n`);
}

/** Every file at or under a path, in a fixed order; none when nothing is there. */
export function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A hash of settings and of all files under the given paths of the project: the same inputs need no second build. */
export function fingerprint(settings: Record<string, string>, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const input of inputs) for (const file of files(join(ROOT, input))) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}
