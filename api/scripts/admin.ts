/**
 * `npm run admin -- grant|revoke|reset EMAIL`, `npm run admin -- list`, `npm run admin -- rotate-key`
 * Who may open the admin panel. `reset EMAIL` removes an account's second factor; `rotate-key` makes a new key for signing reports. Works beside a running server.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listAdministrators, setAdministrator } from '../src/admin/administrators.ts';
import { resetSecondFactor } from '../src/auth/reset-second-factor.ts';
import { type Config, ConfigError, readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { DataFault } from '../src/folder.ts';
import { FolderTaken, lockFolder } from '../src/lock.ts';
import { rotateKey } from '../src/signing/signer.ts';
import { loadSettings } from './lib/run.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset EMAIL | list | rotate-key';
const BY = 'command line';

/** A mistake of the caller, reported in one sentence. */
class AdminError extends Error {}

/** The folder's lock, or null while a server holds it. */
function tryLock(folder: string): { release: () => void } | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderTaken) return null;
    throw error;
  }
}

function answer(config: Config, db: ReturnType<typeof openDatabase>, command: string, email: string): string {
  const store = { db, clock: () => new Date() };
  if (command === 'list') {
    const lines = [...listAdministrators(store).map((name) => name), ...config.adminEmails.map((name) => `${name} (ADMIN_EMAILS)`)];
    return lines.length > 0 ? lines.join('\n') : 'No administrators yet.';
  }
  if (command === 'reset') {
    const outcome = resetSecondFactor({ ...store, config }, { email, by: BY });
    if (outcome === 'unknown') throw new AdminError(`There is no account with the address ${email}.`);
    return outcome === 'changed'
      ? `${email} signs in with the password alone again: passkeys, app and recovery codes are removed, all devices are signed out.`
      : `${email} has no second factor.`;
  }
  const isAdmin = command === 'grant';
  const outcome = setAdministrator(store, { email, isAdmin, by: BY });
  if (outcome === 'unknown') throw new AdminError(`There is no account with the address ${email}. An account comes with the first paid order.`);
  const named = config.adminEmails.includes(email) ? ' ADMIN_EMAILS names this address, so it administers all the same.' : '';
  if (isAdmin) return outcome === 'changed' ? `${email} is now an administrator.` : `${email} already is an administrator.`;
  return `${outcome === 'changed' ? `${email} is no longer an administrator.` : `${email} was not an administrator.`}${named}`;
}

async function main(): Promise<string> {
  // Files written here, such as the backup before a migration, are readable by the owner only.
  process.umask(0o027);
  const [command = '', given = '', ...more] = process.argv.slice(2);
  const email = given.trim().toLowerCase();
  const named = command === 'grant' || command === 'revoke' || command === 'reset';
  if (more.length > 0 || !(named ? email.includes('@') : (command === 'list' || command === 'rotate-key') && given === '')) throw new AdminError(USAGE);
  loadSettings();
  const config = readConfig(process.env);
  const file = join(config.dataDir, 'app.db');
  if (!existsSync(file)) throw new AdminError(`There is no database in ${config.dataDir}. Start Lustro once, or set DATA_DIR.`);
  if (command === 'rotate-key')
    return `Reports are signed with key ${await rotateKey(config.dataDir, new Date())} from now on. The key before it stays published.`;
  const lock = tryLock(config.dataDir);
  try {
    // Only the process that holds the folder's lock may migrate.
    const db = openDatabase(file, { migrations: lock ? 'apply' : 'require' });
    try {
      return answer(config, db, command, email);
    } finally {
      db.$client.close();
    }
  } finally {
    lock?.release();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof AdminError || error instanceof ConfigError || error instanceof DataFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
