/** What must hold after every step and at the end, told from the rows, the files, the letters and the provider alone: no code of the product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './buyers.ts';
import { really } from './files.ts';
import { readMoves } from './moves.ts';
import { type Charge, kept } from './provider.ts';
import type { Store } from './store.ts';
import { roundsLeft, watchingFaults } from './watching.ts';

type Row = {
  id: string;
  email: string;
  user: string | null;
  payment: string;
  intent: string | null;
  report: string;
  file: string | null;
  refund: string | null;
  requested: number | null;
  erased: number | null;
  withdrawn: number | null;
  paid: number | null;
  done: number | null;
};

const ORDERS = `select id, email, user_id as user, payment_status as payment, payment_intent_id as intent, report_status as report, report_file_path as file,
  refund_id as refund, refund_requested_at as requested, erased_at as erased, withdrawn_at as withdrawn, paid_at as paid, completed_at as done from orders`;
const rowsOf = ({ rows }: Pick<Store, 'rows'>) => rows(ORDERS) as Row[];

/** The order that a letter is about: its number stands in it, in full or its first eight digits, or that of its refund. */
function orderOfLetter({ subject, text }: { subject: string; text: string }, { orders, world }: Stage): string {
  const words = `${subject} ${text}`;
  const named = orders.find(({ id }) => words.includes(id.slice(0, 8)));
  if (named) return named.id;
  const refunded = [...world.provider.charges.values()].find(({ refunds }) => refunds.some(({ id }) => words.includes(id)));
  return refunded?.orderId ?? '';
}

/** Of each order at most one letter of these kinds. */
const ONCE = ['order-confirmation', 'report-ready', 'refund-few-sources', 'refund-late', 'refund-on-request', 'refund-cancelled', 'report-recounted'];
/** At most one of these for a refund, whatever its reason. */
const REFUND = /^refund-(few-sources|late|on-request|cancelled)$/;

function letterFaults(stage: Stage): string[] {
  const found: string[] = [];
  const seen = new Map<string, Set<string>>();
  for (const letter of stage.world.post.taken) {
    const { template, messageId, to } = letter;
    const about = ONCE.includes(template) ? orderOfLetter(letter, stage) : template === 'login-details' ? to : null;
    if (about === null) continue;
    if (about === '') found.push(`a letter ${template} is about no known order`);
    // A corrected address gets its own.
    const kind = `${REFUND.test(template) ? 'refund' : template} on ${about} to ${to}`;
    // The same letter may be handed over again when the answer was lost: it bears the same number, by which receivers drop it.
    seen.set(kind, (seen.get(kind) ?? new Set()).add(messageId));
  }
  for (const [kind, letters] of seen) {
    const again = kind.startsWith('login-details') && stage.buyers.some(({ email, gone, moved }) => (gone || moved) && kind.endsWith(email));
    if (letters.size > 1 && !again) found.push(`${letters.size} letters: ${kind}`);
  }
  return found;
}

function moneyFaults(row: Row, charges: Charge[]): string[] {
  const found: string[] = [];
  if (row.payment === 'paid' && !charges.some(({ intent }) => intent === row.intent)) found.push(`order ${row.id} counts as paid without a charge`);
  if (row.report === 'completed' && row.payment !== 'paid') found.push(`order ${row.id} is delivered unpaid`);
  if (row.refund !== null && row.refund !== 'by-hand' && !charges.some(({ refunds }) => refunds.some(({ id }) => id === row.refund)))
    found.push(`order ${row.id} has a refund that the provider never made`);
  for (const { amount, refunds } of charges) {
    const back = refunds.filter(({ status }) => status !== 'failed').reduce((sum, refund) => sum + refund.amount, 0);
    if (back > amount) found.push(`order ${row.id}: more went back than was paid`);
  }
  return found;
}

const byOrder = ({ world }: Stage): Map<string, Charge[]> => {
  const found = new Map<string, Charge[]>();
  for (const charge of world.provider.charges.values()) found.set(charge.orderId, [...(found.get(charge.orderId) ?? []), charge]);
  return found;
};

/** After every step. */
export const faultsNow = really((stage: Stage): string[] => {
  const { rows, folder } = stage.server;
  const charges = byOrder(stage);
  const found = [...stage.broken, ...readMoves(stage.server, stage.touched), ...letterFaults(stage), ...watchingFaults(stage.server)];
  const accounts = rows('select lower(email) as email, count(*) as n from users group by 1 having n > 1') as { email: string }[];
  for (const { email } of accounts) found.push(`several accounts: ${email}`);
  for (const row of rowsOf(stage.server)) {
    found.push(...moneyFaults(row, charges.get(row.id) ?? []));
    if (row.payment === 'paid' && row.erased === null && row.withdrawn === null && row.user === null) found.push(`order ${row.id} is paid and has no account`);
    if (row.report === 'completed' && row.file !== null && row.erased === null) {
      const file = join(folder, row.file);
      if (!existsSync(file)) found.push(`order ${row.id}: the PDF is missing`);
      else if (!readFileSync(file, 'utf8').endsWith('simulated')) found.push(`order ${row.id}: the PDF is cut`);
    }
  }
  return found;
});

function settledFaults(stage: Stage, row: Row | undefined, id: string, charges: Charge[]): string[] {
  const found: string[] = [];
  const left = charges.filter((charge) => kept(charge) > 0);
  if (left.length > 1) found.push(`order ${id}: ${left.length} payments are kept`);
  if (!row || charges.length === 0 || row.refund === 'by-hand') return found;
  if (row.payment !== 'paid') found.push(`order ${id}: a payment has never arrived`);
  if (left.length > 0 && row.report !== 'completed' && row.erased === null) found.push(`order ${id}: paid, but neither report nor refund (${row.report})`);
  if (left.length > 0 && row.paid !== null && row.erased === null && (row.done === null || row.done - row.paid > 24 * 3_600_000))
    found.push(`order ${id}: late and not refunded`);
  if (left.some(({ intent }) => intent !== row.intent)) found.push(`order ${id}: a stray payment is kept`);
  if (left.length > 0 && row.requested !== null) found.push(`order ${id}: the refund has not been made`);
  const buyer = stage.orders.find((order) => order.id === id)?.buyer;
  if (!buyer || buyer.gone || buyer.moved || row.erased !== null || stage.world.post.unknown.has(row.email)) return found;
  const has = (template: string) => stage.world.post.taken.some((letter) => letter.template === template && orderOfLetter(letter, stage) === id);
  if (row.withdrawn === null && !has('order-confirmation')) found.push(`order ${id}: no confirmation`);
  if (row.report === 'completed' && !has('report-ready')) found.push(`order ${id}: nobody wrote that the report is ready`);
  if (!stage.world.post.taken.some(({ template, to }) => to === row.email && template === 'login-details') && row.user !== null)
    found.push(`${row.email}: no letter about the account`);
  return found;
}

/** Every file of the data folder and every page of the database, as text. */
const bytesOf = really(({ server }: Stage): string => {
  const files = existsSync(server.folder) ? readdirSync(server.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  return [server.bytes(), ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)))]
    .map((bytes) => bytes.toString('latin1'))
    .join('\n')
    .toLowerCase();
});

/** At the end, after everything outside has worked for days. @param only the orders that are looked at, when not all */
export function faultsAtEnd(stage: Stage, only?: Set<string>): string[] {
  const rows = new Map(rowsOf(stage.server).map((row) => [row.id, row]));
  const charges = byOrder(stage);
  const ids = [...new Set([...rows.keys(), ...charges.keys()])].filter((id) => only?.has(id) ?? true);
  const found = ids.flatMap((id) => settledFaults(stage, rows.get(id), id, charges.get(id) ?? []));
  found.push(...roundsLeft(stage.server, stage.world.nowMs()));
  const gone = stage.buyers.filter(({ gone, moved }) => gone && !moved);
  if (gone.length === 0) return found;
  // Statements of withdrawal are kept as proof, as the privacy page says; nothing else may.
  for (const { email } of gone) stage.server.client.prepare('delete from withdrawals where email = ?').run(email);
  const bytes = bytesOf(stage);
  for (const { mark, email } of gone) {
    const at = bytes.indexOf(mark);
    if (at >= 0)
      found.push(`${email} was deleted, but stands in the files: ${JSON.stringify(bytes.slice(Math.max(0, at - 80), at + 60).replace(/[^ -~]+/g, '·'))}`);
  }
  return found;
}
