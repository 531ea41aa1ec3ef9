/** A real PostgreSQL server (Debian's) for one story file, in a folder of its own, and the driver, which does not come with the product. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './server.ts';

const VERSION = '3.4.9';
/** Of the package, so that what is loaded is what was tried. */
const INTEGRITY = 'sha512-GD3qdB0x1z9xgFI6cdRD6xu2Sp2WCOEoe3mtnyB5Ee0XrrL5Pe+e4CCnJrRMnL1zYtRDZmQQVbvOttLnKDLnaw==';
const HOOK = new URL('./postgres-driver.ts', import.meta.url).href;

/** Where PostgreSQL's programs are; undefined where it is not installed. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb')
  .at(-1)
  ?.replace(/\/initdb$/, '');

/** PostgreSQL does not run as root: then it runs as nobody. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** Puts the driver into a folder. False where the registry does not answer. */
function installDriver(folder: string): boolean {
  const packages = { '': { dependencies: { postgres: VERSION } }, 'node_modules/postgres': { version: VERSION, integrity: INTEGRITY } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { postgres: VERSION } }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  try {
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, env, stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}

export class Postgres {
  readonly password = 'tajne%20haslo';
  readonly #folder: string;
  readonly #port: number;
  readonly #as: ReturnType<typeof account>;
  #process: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.#as = account();
  }

  /** Null, with a word on why, where PostgreSQL is not installed or its driver cannot be had. */
  static async create(): Promise<{ postgres: Postgres; missing: null } | { postgres: null; missing: string }> {
    if (!programs) return { postgres: null, missing: 'Debian’s package postgresql is not installed' };
    const folder = mkdtempSync(join(tmpdir(), 'lustro-postgres-'));
    if (!installDriver(folder)) {
      rmSync(folder, { recursive: true });
      return { postgres: null, missing: 'the npm registry does not answer' };
    }
    const postgres = new Postgres(folder, await freePort());
    const data = join(folder, 'server');
    mkdirSync(data, { mode: 0o700 });
    const { uid, gid } = postgres.#as;
    if (uid !== undefined && gid !== undefined) for (const path of [folder, data]) chownSync(path, uid, gid);
    const secret = join(data, '..', 'secret');
    writeFileSync(secret, decodeURIComponent(postgres.password), { mode: 0o644 });
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'lustro', '-A', 'scram-sha-256', `--pwfile=${secret}`, '--no-sync', '--locale=C.UTF-8'], {
      ...postgres.#as,
      cwd: folder,
      stdio: 'ignore',
    });
    await postgres.start();
    return { postgres, missing: null };
  }

  async start(): Promise<void> {
    const { uid, gid } = this.#as;
    const args = ['-D', join(this.#folder, 'server'), '-p', String(this.#port), '-k', this.#folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
    const running = spawn(join(programs as string, 'postgres'), args, { uid, gid, cwd: this.#folder, stdio: 'ignore' });
    this.#process = running;
    this.#ended = new Promise((done) => running.once('exit', done));
    await until(() => this.ask('postgres', 'SELECT 1') === '1', 30_000);
  }

  /** Ends as when the machine is switched off: what was committed stays. */
  async stop(): Promise<void> {
    this.#process?.kill('SIGQUIT');
    await this.#ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What a statement answers, as psql prints it. */
  ask(database: string, statement: string): string {
    const args = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'lustro', '-d', database, '-XAtqc', statement];
    const env = { ...process.env, PGPASSWORD: decodeURIComponent(this.password) };
    return execFileSync(join(programs as string, 'psql'), args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  }

  /** A new database: one belongs to one data folder. */
  database(name: string): string {
    this.ask('postgres', `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  url(name: string, password = this.password): string {
    return `postgres://lustro:${password}@127.0.0.1:${this.#port}/${name}`;
  }

  /** The environment of a server that keeps its workflows at an address. */
  env(url: string): Record<string, string> {
    return {
      WORKFLOWS_URL: url,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${HOOK}`,
      POSTGRES_DRIVER: join(this.#folder, 'node_modules/postgres'),
    };
  }
}
