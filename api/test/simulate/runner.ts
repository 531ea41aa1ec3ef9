/** The durable engine's part: keeps executions and the results of their steps over restarts, and runs one step when it is told to. */
import type { Deps, WorkflowInputs, Workflows } from '../../src/deps.ts';
import { type Attempt, FLOWS } from '../../src/workflows/flows.ts';
import type { Chance } from './chance.ts';
import { type Faults, Killed, type Life } from './faults.ts';
import { refill } from './refill.ts';

const MOST_ATTEMPTS = 4;
type Name = keyof WorkflowInputs;
type Execution = { id: string; name: Name; input: never; ended: boolean; busy: boolean; noted: Map<string, string>; failures: Map<string, number> };
/** A write to `workflows.db`, by the execution's key: begun, ended, or what was noted (of a failed step with the number of its tries). */
type Write = { key: string; what: 'begun' | 'ended' | { noted: string } | { failed: string } };

/** Leaves a flow after one step; the next call goes on behind it. */
class Pause extends Error {}

export type Runner = ReturnType<typeof createRunner>;

export function createRunner(chance: Chance, faults: Faults) {
  /** By idempotency key. */
  const executions = new Map<string, Execution>();
  let made = 0;
  /** What the disk may not have yet, oldest first: `workflows.db` is not synced with each commit. */
  const unsynced: Write[] = [];
  const byId = (id: string) => [...executions.values()].find((one) => one.id === id);
  /** @param touched only those about these orders, or about none */
  const open = (touched?: Set<string>) =>
    [...executions].filter(([, { ended, busy, input }]) => {
      const { orderId } = input as { orderId?: string };
      return !ended && !busy && (touched === undefined || orderId === undefined || touched.has(orderId));
    });

  /** Takes a write back, as if it had never been. */
  function undo({ key, what }: Write): void {
    const execution = executions.get(key);
    if (!execution) return;
    if (what === 'begun') executions.delete(key);
    else if (what === 'ended') execution.ended = false;
    else if ('noted' in what) execution.noted.delete(what.noted);
    else execution.failures.set(what.failed, (execution.failures.get(what.failed) ?? 1) - 1);
  }

  function attemptOf(key: string, execution: Execution, life: Life): Attempt {
    const { noted, failures } = execution;
    const note = (name: string, value: unknown) => {
      if (faults.at('memo', life)) faults.kill(life);
      noted.set(name, JSON.stringify(value ?? null));
      unsynced.push({ key, what: { noted: name } });
    };
    return async ({ name, work, fail }) => {
      const before = noted.get(name);
      if (before !== undefined) return JSON.parse(before);
      if (noted.has(`${name}-failed`)) return null;
      const tries = failures.get(name) ?? 0;
      if (tries < MOST_ATTEMPTS) {
        try {
          note(name, await work());
        } catch (error) {
          if (error instanceof Killed || life.dead) throw new Killed();
          failures.set(name, tries + 1);
          unsynced.push({ key, what: { failed: name } });
          noted.set(`${name}-reason`, String(error));
        }
        throw new Pause();
      }
      if (!fail) throw new Error(`${name} failed`);
      fail(noted.get(`${name}-reason`) ?? '');
      note(`${name}-failed`, null);
      return null;
    };
  }

  return {
    open,
    /** @returns goes back to the executions of now, any number of times */
    save(): () => void {
      const [was, before, writes] = [structuredClone(executions), made, [...unsynced]];
      return () => {
        refill(executions, structuredClone(was));
        unsynced.splice(0, Number.POSITIVE_INFINITY, ...writes);
        made = before;
      };
    },
    /** Forgets everything: `workflows.db` is lost. */
    lose(): void {
      executions.clear();
      unsynced.length = 0;
    },
    /** A clean end, or now and then the engine itself, brings all writes to the disk. */
    sync: () => void unsynced.splice(0),
    /** The power goes: the last writes may be lost, one after another from the end. @returns how many were */
    cutPower(): number {
      if (unsynced.length === 0 || chance.is(0.4)) return 0;
      const lost = 1 + chance.below(chance.is(0.5) ? Math.min(3, unsynced.length) : unsynced.length);
      for (const write of unsynced.splice(-lost).reverse()) undo(write);
      unsynced.length = 0;
      return lost;
    },
    workflows: (life: Life): Workflows => ({
      async start(name, key, input) {
        if (life.dead) throw new Killed();
        const known = executions.get(key);
        if (known) return known.id;
        const execution = { id: `exec${++made}`, name, input: input as never, ended: false, busy: false, noted: new Map(), failures: new Map() };
        executions.set(key, execution);
        unsynced.push({ key, what: 'begun' });
        return execution.id;
      },
      queueAgeMs: () => 0,
      queueSize: () => ({ waiting: open().length, running: 0 }),
      hasEnded: (id) => byId(id)?.ended ?? false,
      knows: (id) => byId(id) !== undefined,
      waitFor: async () => undefined,
    }),
    /** One step of one execution. @param touched only of those about these orders, or about none @returns its name, null when nothing waits */
    async step(deps: Deps, life: Life, touched?: Set<string>): Promise<string | null> {
      const waiting = open(touched);
      if (waiting.length === 0) return null;
      const [key, execution] = chance.pick(waiting);
      const end = () => {
        execution.ended = true;
        unsynced.push({ key, what: 'ended' });
      };
      execution.busy = true;
      try {
        await FLOWS[execution.name](deps, execution.input, attemptOf(key, execution, life), new AbortController().signal);
        end();
      } catch (error) {
        if (error instanceof Killed || life.dead) throw new Killed();
        // A step that failed without a word for its end fails the execution, as the engine does.
        if (!(error instanceof Pause) && !/disk/.test(String(error))) end();
      } finally {
        execution.busy = false;
      }
      return execution.name;
    },
  };
}
