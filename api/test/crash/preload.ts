/**
 * Loaded before the real server (`node --import`): kills the process with SIGKILL right before the n-th statement that
 * CRASH_IN counts. `payment`: every statement from storing the provider's event to the started workflow.
 * `workflow`: every write of a step or run of the workflow engine. `monitoring`, `deletion`: every write of a round, of an
 * erasure. `recount`: every write of a recount, and of its steps. With CRASH_WAITS=1 counting begins with SIGUSR2, so that what was left behind is done first. The product knows
 * nothing of it.
 */
import { DatabaseSync } from 'node:sqlite';
import Database from 'better-sqlite3';

const at = Number(process.env.CRASH_AT);
const where = process.env.CRASH_IN;
/** PostgreSQL's backend names the schema, and looks first whether the run is still its own. */
const WORKFLOW_WRITE = /^\s*(?:with owned_workflow_run\b.*?)?(insert into|update) (?:"openworkflow"\.)?"(step_attempts|workflow_runs)"/is;
let count = 0;
let armed = false;
let waiting = process.env.CRASH_WAITS === '1';
process.on('SIGUSR2', () => {
  waiting = false;
  process.stderr.write('counting\n');
});

/** Called right before a statement is sent. */
export function before(sql: string, values: unknown[]): void {
  if (waiting) return;
  if (where === 'payment' && /^insert into "payment_events"/i.test(sql) && values.includes('payment_intent.succeeded')) armed = true;
  if (where === 'workflow' && /^\s*insert into (?:"openworkflow"\.)?"workflow_runs"/i.test(sql) && values.includes('fulfil-order')) armed = true;
  if (where === 'recount' && /^insert into "recounts"/i.test(sql)) armed = true;
  if (where === 'monitoring' && /^insert into "monitoring_rounds"/i.test(sql)) armed = true;
  if (where === 'deletion' && /^delete from "outbox" where "outbox"."recipient"/i.test(sql)) armed = true;
  if (!armed) return;
  if ((where === 'monitoring' || where === 'deletion') && !/^\s*(insert into|update|delete from) "?(?!workflow|step_)/i.test(sql)) return;
  if (where === 'recount' && (!/^\s*(insert into|update|delete from) "?/i.test(sql) || sql.includes('"deadline_at" IS NOT NULL'))) return;
  // Every poll looks for runs past their deadline; that is no boundary.
  if (where === 'workflow' && (!WORKFLOW_WRITE.test(sql) || sql.includes('"deadline_at" IS NOT NULL'))) return;
  if (++count === at) process.kill(process.pid, 'SIGKILL');
  if (where === 'payment' && /^update "orders" set "started_run"/i.test(sql)) armed = false;
}

type Statement = { source?: string; sourceSQL?: string };

function watch(prototype: Record<string, (...args: unknown[]) => unknown>): void {
  for (const name of ['run', 'get', 'all']) {
    const original = prototype[name];
    if (!original) continue;
    prototype[name] = function (this: Statement, ...args: unknown[]) {
      before(this.source ?? this.sourceSQL ?? '', args);
      return original.apply(this, args);
    };
  }
}

const sample = new Database(':memory:');
watch(Object.getPrototypeOf(sample.prepare('select 1')));
sample.close();
const other = new DatabaseSync(':memory:');
watch(Object.getPrototypeOf(other.prepare('select 1')));
other.close();
