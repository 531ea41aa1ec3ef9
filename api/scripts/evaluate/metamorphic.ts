/** How the gate stands changes of pages and sentences: invented ledgers by seeds, many changes each. */
import { type Failure, metamorphose } from '../../test/analysis/metamorphic.ts';
import { seeded } from '../lib/random.ts';

/** Changes of one ledger; every tenth ledger is judged anew, too. */
const EACH = 40;
const ANEW = 10;
const SHOWN = 20;

/** Prints the failures with their seeds, and returns their number. */
export function metamorphic(count: number, seed: number): number {
  const failures: Failure[] = [];
  let tried = 0;
  for (let ledger = 0; tried < count; ledger += 1) {
    const own = seed * 1_000_003 + ledger;
    const result = metamorphose(own, seeded(own), Math.min(EACH, count - tried), ledger % ANEW === 0);
    tried += result.tried;
    failures.push(...result.failures);
  }
  const kinds = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = `${failure.change}: ${failure.pattern} ${failure.fault}`;
    kinds.set(key, [...(kinds.get(key) ?? []), failure]);
  }
  process.stdout.write(`metamorphic: ${tried} changes from seed ${seed}, ${failures.length} failures\n`);
  for (const [key, list] of [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, SHOWN))
    process.stdout.write(`  ${list.length} × ${key}, seed ${list[0]?.seed}: ${list[0]?.text}\n`);
  return failures.length;
}
