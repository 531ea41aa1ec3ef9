/** Faults of one schedule: which one strikes next and where. All but a kill are what the outside world or the disk answers. */
import Database from 'better-sqlite3';
import type { Chance } from './chance.ts';

/** Where something can go wrong, and how. */
export const FAULTS = {
  /** Before a statement. */
  statement: ['disk full', 'disk error', 'killed at a statement'],
  /** Around the end of a transaction. */
  commit: ['disk full at a commit', 'killed before a commit', 'killed after a commit'],
  payments: [
    'payment call reset',
    'payment answer lost',
    'payment provider 500',
    'payment provider busy',
    'payment call refused',
    'killed before a payment call',
    'killed after a payment call',
  ],
  mail: [
    'mail server down',
    'mail server wants no login',
    'letter put off',
    'letter refused by policy',
    'mailbox unknown',
    'letter taken, answer lost',
    'killed before a letter',
    'killed after a letter',
  ],
  research: ['search fails', 'too few pages', 'search takes a day', 'killed in a search'],
  judge: ['judgement fails', 'killed in a judgement'],
  watch: ['round fails', 'killed in a round'],
  pdf: ['drawing fails', 'killed while drawing'],
  memo: ['killed before a step is noted'],
  /** Before a call of the file system. */
  read: ['file cannot be read', 'too many open files'],
  write: ['file: disk full', 'file cannot be written', 'power cut at a file'],
} as const;
export type Site = keyof typeof FAULTS;
export type FaultKind = (typeof FAULTS)[Site][number];

/** The process has ended: nothing that its code does afterwards has an effect. */
export class Killed extends Error {
  constructor() {
    super('killed');
  }
}

export type Life = { dead: boolean };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(chance: Chance, count: (kind: string) => void) {
  let armed: { site: Site; kind: FaultKind; inCalls: number } | null = null;
  let struck: FaultKind | null = null;
  const calls: { site: Site; what: string }[] = [];
  return {
    /** All calls so far. */
    calls,
    /** A fault at a call of one place, counted from 0. */
    aim(site: Site, kind: FaultKind, call: number): void {
      armed = { site, kind, inCalls: call };
    },
    /** Something goes wrong at a later call of one place. One that waits for a rare place mostly stays. @returns the place */
    arm(): Site {
      if (armed && chance.is(0.7)) return armed.site;
      const site = chance.pick(Object.keys(FAULTS) as Site[]);
      armed = { site, kind: chance.pick<FaultKind>(FAULTS[site]), inCalls: chance.below(site === 'statement' ? 40 : site === 'commit' ? 4 : 2) };
      return site;
    },
    disarm(): void {
      armed = null;
    },
    /** What has struck since the last call. */
    taken(): FaultKind | null {
      const was = struck;
      struck = null;
      return was;
    },
    /** The fault that strikes at this call, if any. @throws Killed when the process has ended before */
    at(site: Site, life: Life, what = ''): FaultKind | null {
      if (life.dead) throw new Killed();
      calls.push({ site, what });
      if (armed?.site !== site || armed.inCalls-- > 0) return null;
      const { kind } = armed;
      armed = null;
      struck = kind;
      count(kind);
      return kind;
    },
    /** @returns goes back to what is armed now; what was called is not kept */
    save(): () => void {
      const was = armed && { ...armed };
      return () => {
        armed = was && { ...was };
        struck = null;
        calls.length = 0;
      };
    },
    kill(life: Life): never {
      life.dead = true;
      throw new Killed();
    },
  };
}

export const diskFull = () => new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
export const diskError = () => new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');

const system = (code: string, words: string) => Object.assign(new Error(`${code}: ${words}`), { code, syscall: 'write' });
/** What a call of the file system fails with. */
export const fileError = (kind: FaultKind): Error =>
  kind === 'too many open files'
    ? system('EMFILE', kind)
    : kind === 'file: disk full'
      ? system('ENOSPC', 'no space left on device')
      : system('EIO', 'i/o error');
