/** Who had the processor, and who waited for it, by Linux's own account of each thread. */
import { readdirSync, readFileSync } from 'node:fs';
import { show } from './tools.ts';

type Account = { ran: number; waited: number };

const NOTHING: Account = { ran: 0, waited: 0 };

/** Seconds that each thread of a process ran, and was ready to run but had no core, by its id; empty where there is no /proc. */
function threadsOf(pid: number): Map<number, Account> {
  const found = new Map<number, Account>();
  try {
    for (const tid of readdirSync(`/proc/${pid}/task`)) {
      const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${tid}/schedstat`, 'utf8').split(' ').map(Number);
      found.set(Number(tid), { ran: ran / 1e9, waited: waited / 1e9 });
    }
  } catch {
    // A thread ended meanwhile, or this is not Linux.
  }
  return found;
}

/** Begins to watch processes. @returns a function that prints, for each, its main thread and the sum of the others since then */
export function watchCores(processes: Record<string, number>): () => void {
  const before = new Map(Object.entries(processes).map(([name, pid]) => [name, threadsOf(pid)]));
  const started = performance.now();
  return () => {
    const seconds = (performance.now() - started) / 1000;
    for (const [name, pid] of Object.entries(processes)) {
      const [main, others] = [{ ...NOTHING }, { ...NOTHING }];
      for (const [tid, now] of threadsOf(pid)) {
        const then = before.get(name)?.get(tid) ?? NOTHING;
        const sum = tid === pid ? main : others;
        sum.ran += now.ran - then.ran;
        sum.waited += now.waited - then.waited;
      }
      for (const [of, { ran, waited }] of Object.entries({ 'main thread': main, 'other threads': others }))
        show(`${name}, ${of}: ran, waited for a core, of ${seconds.toFixed(0)} s`, `${ran.toFixed(1)} s, ${waited.toFixed(1)} s`, '–');
    }
  };
}
