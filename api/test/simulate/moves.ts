/**
 * Every single change of an order's row, written down by the database itself, held against the diagram of `docs/order-states.md`. Shares
 * nothing with the product but that page.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Store } from './store.ts';

const COLUMNS = [
  'payment_status',
  'report_status',
  'refund_requested_at',
  'refund_id',
  'refunded_at',
  'claimed_at',
  'claim_refused_at',
  'withdrawn_at',
  'case_id',
  'erased_at',
] as const;
type Row = Record<(typeof COLUMNS)[number], string | number | null>;

const json = (of: string) => `json_object(${COLUMNS.map((name) => `'${name}', ${of}.${name}`).join(', ')})`;
/** Kept beside the tables of the product, in every schedule's database. */
export const WITNESS = `
  create table simulated_moves (n integer primary key, order_id text, before text, after text);
  create trigger simulated_begin after insert on orders begin
    insert into simulated_moves (order_id, after) values (new.id, ${json('new')});
  end;
  create trigger simulated_move after update on orders begin
    insert into simulated_moves (order_id, before, after) values (new.id, ${json('old')}, ${json('new')});
  end;`;

function statesOf(row: Row): Record<string, string> {
  const refund = row.refund_id !== null ? (row.refunded_at === null ? 'sent' : 'settled') : row.refund_requested_at === null ? 'none' : 'requested';
  const claim = row.claimed_at === null ? 'none' : row.claim_refused_at === null ? 'made' : 'refused';
  return {
    Payment: String(row.payment_status),
    Report: String(row.report_status),
    Refund: refund,
    Claim: claim,
    Contract: row.withdrawn_at === null ? 'open' : 'ended',
    Data: row.erased_at !== null ? 'erased' : row.case_id === null ? 'free' : 'held',
  };
}

/** The arrows of the diagram: dimension, from and to → names of transitions. */
function readDiagram(): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  let dimension = '';
  for (const line of readFileSync(fileURLToPath(new URL('../../../docs/order-states.md', import.meta.url)), 'utf8').split('\n')) {
    dimension = /^## (\w+)$/.exec(line)?.[1] ?? dimension;
    const [, from, to, names] = /^\s+(\S+) --> (\w+)(?:: (.+))?$/.exec(line) ?? [];
    if (from && to) arrows.set(`${dimension} ${from} ${to}`, new Set(names?.split(', ') ?? ['']));
  }
  return arrows;
}
const ARROWS = readDiagram();

/** What is wrong with one change of a row; null when nothing is. */
function faultOf(before: Row | null, after: Row): string | null {
  const [old, now] = [before && statesOf(before), statesOf(after)];
  const changed = Object.keys(now).filter((dimension) => old?.[dimension] !== now[dimension]);
  const named = changed.map((dimension) => ({ move: `${dimension} ${old?.[dimension] ?? '[*]'} ${now[dimension]}` }));
  for (const { move } of named) if (!ARROWS.has(move)) return `no arrow: ${move}`;
  if (!old || changed.length < 2) return null;
  const [first, ...others] = named.map(({ move }) => [...(ARROWS.get(move) ?? [])]);
  return first?.some((name) => others.every((names) => names.includes(name))) ? null : `no transition does ${named.map(({ move }) => move).join(' and ')}`;
}

/** Takes the changes since the last call and says what is wrong with them. @param touched gets the orders whose state has changed */
export function readMoves({ client, rows: read }: Pick<Store, 'client' | 'rows'>, touched: Set<string>): string[] {
  const rows = read('select order_id as id, before, after from simulated_moves order by n') as {
    id: string;
    before: string | null;
    after: string;
  }[];
  if (rows.length > 0) client.exec('delete from simulated_moves');
  return rows.flatMap(({ id, before, after }) => {
    if (before !== after) touched.add(id);
    const fault = faultOf(before === null ? null : (JSON.parse(before) as Row), JSON.parse(after) as Row);
    return fault === null ? [] : [`order ${id}: ${fault}`];
  });
}
