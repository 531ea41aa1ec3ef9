/** `npm run order-states`: writes docs/order-states.md from the table of transitions. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type Dimension, STATES, TRANSITIONS } from '../src/orders/states.ts';

const FILE = join(import.meta.dirname, '../../docs/order-states.md');

const MEANING: Record<Dimension, string> = {
  payment: 'What the payment provider has confirmed.',
  report: 'What the run of the workflow is doing. A newer run takes the order away from an older one by its number.',
  refund:
    'Money on its way back: requested by us, sent by the provider, settled by the bank. Ended: the provider will not send it, because the bank has given the money back after a dispute, or because the payment is too old.',
  dispute: 'A payer’s complaint to the bank. An inquiry holds no money; an open dispute does, and a requested refund waits for its end.',
  claim: 'The buyer’s wish for the guarantee’s refund of a delivered report.',
  contract: 'Whether the buyer has withdrawn or cancelled.',
  data: 'Whether the report is held back for the person described, or erased.',
};

const TITLE = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Arrows of one dimension: `from --> to: transitions`. */
function arrows(dimension: Dimension): string[] {
  const found = new Map<string, string[]>();
  for (const [name, change] of Object.entries(TRANSITIONS) as [string, Change][]) {
    const move = change[dimension];
    if (move?.to) for (const from of move.from) found.set(`${from} --> ${move.to}`, [...(found.get(`${from} --> ${move.to}`) ?? []), name]);
  }
  return [...found].map(([arrow, names]) => `    ${arrow}: ${names.join(', ')}`);
}

/** What else must hold: dimensions that a transition reads without changing them. */
function conditions(change: Change): string {
  const read = (Object.entries(change) as [Dimension, { from: readonly string[]; to?: string }][]).filter(([, { to }]) => to === undefined);
  return read.map(([dimension, { from }]) => `${dimension} is ${from.join(' or ')}`).join('; ') || '–';
}

/** The page: a diagram for each dimension, and the conditions of each transition. */
export function orderStates(): string {
  const diagrams = (Object.keys(STATES) as Dimension[]).map((dimension) => {
    const first = Object.keys(STATES[dimension])[0];
    return `## ${TITLE(dimension)}\n\n${MEANING[dimension]}\n\n\`\`\`mermaid\nstateDiagram-v2\n    [*] --> ${first}\n${arrows(dimension).join('\n')}\n\`\`\``;
  });
  const rows = (Object.entries(TRANSITIONS) as [string, Change][]).map(([name, change]) => `| \`${name}\` | ${conditions(change)} |`);
  return [
    '# The states of an order',
    'Made by `npm run order-states` from `api/src/orders/states.ts`; a test compares the two. An order has a state in each dimension at once. The arrows are the transitions of `api/src/orders/transitions.ts`, the only file that writes the table; each is a conditional update that changes nothing from any other state.',
    ...diagrams,
    '## Conditions\n\nWhat a transition reads beside the states that it changes.\n\n| transition | only while |\n| --- | --- |',
  ]
    .join('\n\n')
    .concat(`\n${rows.join('\n')}\n`);
}

if (import.meta.main) writeFileSync(FILE, orderStates());
