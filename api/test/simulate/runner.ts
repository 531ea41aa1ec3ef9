/** The durable engine's part: keeps executions and the results of their steps over restarts, and runs one step when it is told to. */
import type { Deps, WorkflowInputs, Workflows } from '../../src/deps.ts';
import { type Attempt, FLOWS } from '../../src/workflows/flows.ts';
import type { Chance } from './chance.ts';
import { type Faults, Killed, type Life } from './faults.ts';
import { refill } from './refill.ts';

const MOST_ATTEMPTS = 4;
type Name = keyof WorkflowInputs;
type Execution = { id: string; name: Name; input: never; ended: boolean; busy: boolean; noted: Map<string, string>; failures: Map<string, number> };

/** Leaves a flow after one step; the next call goes on behind it. */
class Pause extends Error {}

export type Runner = ReturnType<typeof createRunner>;

export function createRunner(chance: Chance, faults: Faults) {
  /** By idempotency key. */
  const executions = new Map<string, Execution>();
  let made = 0;
  const byId = (id: string) => [...executions.values()].find((one) => one.id === id);
  /** @param touched only those about these orders, or about none */
  const open = (touched?: Set<string>) =>
    [...executions.values()].filter(({ ended, busy, input }) => {
      const { orderId } = input as { orderId?: string };
      return !ended && !busy && (touched === undefined || orderId === undefined || touched.has(orderId));
    });

  function attemptOf(execution: Execution, life: Life): Attempt {
    const { noted, failures } = execution;
    const note = (name: string, value: unknown) => {
      if (faults.at('memo', life)) faults.kill(life);
      noted.set(name, JSON.stringify(value ?? null));
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
      const [was, before] = [structuredClone(executions), made];
      return () => {
        refill(executions, structuredClone(was));
        made = before;
      };
    },
    /** Forgets everything: `workflows.db` is lost. */
    lose: () => executions.clear(),
    workflows: (life: Life): Workflows => ({
      async start(name, key, input) {
        if (life.dead) throw new Killed();
        const known = executions.get(key);
        if (known) return known.id;
        const execution = { id: `exec${++made}`, name, input: input as never, ended: false, busy: false, noted: new Map(), failures: new Map() };
        executions.set(key, execution);
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
      const execution = chance.pick(waiting);
      execution.busy = true;
      try {
        await FLOWS[execution.name](deps, execution.input, attemptOf(execution, life), new AbortController().signal);
        execution.ended = true;
      } catch (error) {
        if (error instanceof Killed || life.dead) throw new Killed();
        // A step that failed without a word for its end fails the execution, as the engine does.
        if (!(error instanceof Pause)) execution.ended = !/disk/.test(String(error));
      } finally {
        execution.busy = false;
      }
      return execution.name;
    },
  };
}
