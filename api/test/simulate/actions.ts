/** What buyers, payers, administrators, the bank, the network, the clock and the operator do. Each answers with a few words for the trace. */
import { createRequire } from 'node:module';
import type { Chance } from './chance.ts';
import type { Site } from './faults.ts';
import type { Answer, Server, World } from './server.ts';

const { hashSync } = createRequire(import.meta.url)('@node-rs/argon2') as { hashSync(password: string, options: object): string };
export const PASSWORD = 'zielony rower z Lublina';
const HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const HOUR = 3_600_000;

/** `mark` stands in all that a buyer types, so that it can be looked for. `gone`: asked to be deleted, and was told that it is done. */
/** `moved`: an order of theirs went to another address, so that not all of it belongs to the account. */
export type Buyer = { email: string; mark: string; gone: boolean; moved: boolean };
export type Stage = {
  world: World;
  server: Server;
  chance: Chance;
  buyers: Buyer[];
  /** Orders by id with their buyers, as far as the buyers know. */
  orders: { id: string; buyer: Buyer; email: string; key: string }[];
  /** Numbers of the cases of people described. */
  cases: string[];
  admins: string[];
  count: (kind: string) => void;
  /** What an action itself saw that must not be. */
  broken: string[];
};
type Action = (stage: Stage) => Promise<string>;

const said = (answer: Answer): string => `${answer.status}${answer.status >= 400 ? ` ${(answer.json as { code?: string } | null)?.code}` : ''}`;
const shown = (stage: Stage, id: string) => `#${stage.orders.findIndex((order) => order.id === id) + 1}`;

/** An action on one of the orders. */
const onOrder =
  (act: (stage: Stage, order: Stage['orders'][number]) => Promise<string>): Action =>
  async (stage) => {
    if (stage.orders.length === 0) return 'no order';
    const order = stage.chance.pick(stage.orders);
    return `${shown(stage, order.id)} ${await act(stage, order)}`;
  };

const post = async ({ server }: Stage, path: string, body: unknown, cookie?: string): Promise<string> => said(await server.call(path, { body, cookie }));
const asAdmin = (path: (id: string) => string, body: unknown = {}): Action =>
  onOrder((stage, { id }) => post(stage, path(id), body, stage.chance.pick(stage.admins)));

/** The buyer signs in: with the password that they have set meanwhile. */
export async function signIn({ server }: Stage, { email }: Buyer): Promise<string | null> {
  const user = server.client.prepare('select id from users where email = ?').get(email) as { id: string } | undefined;
  if (!user) return null;
  server.client.prepare('update users set password_hash = ? where id = ? and password_hash is null').run(HASH, user.id);
  const { sessions } = server.current().deps;
  return `${sessions.cookieName}=${await sessions.create(user.id)}`;
}

const order: Action = async (stage) => {
  const buyer = stage.chance.pick(stage.buyers);
  if (buyer.gone) return 'gone';
  const body = {
    firstName: 'Anna',
    lastName: buyer.mark,
    email: buyer.email,
    subjectName: `Anna ${buyer.mark}`,
    description: `Architektka ${buyer.mark}`,
    consents: { terms: true, immediateStart: stage.chance.is(0.7), marketing: false },
  };
  const answer = await stage.server.call('/api/reports/create-order', { body });
  if (answer.status !== 200) return said(answer);
  const { orderId, editKey } = answer.json as { orderId: string; editKey: string };
  stage.orders.push({ id: orderId, buyer, email: buyer.email, key: editKey });
  return `${said(answer)} #${stage.orders.length}`;
};

const prepare = onOrder((stage, { id }) => {
  const row = stage.server.client.prepare('select amount from orders where id = ?').get(id) as { amount: number } | undefined;
  return post(stage, '/api/reports/create-payment-intent', { orderId: id, amount: row?.amount ?? 1 });
});

/** Also an intent from an older page: then the order is paid twice. */
const pay = onOrder(async ({ world, chance }, { id }) => {
  const own = [...world.provider.intents.values()].filter(({ orderId }) => orderId === id);
  if (own.length === 0) return 'no intent';
  const intent = chance.pick(own);
  if (chance.is(0.15)) {
    world.provider.decline(intent.id);
    return `${intent.id} declined`;
  }
  return `${intent.id} ${world.provider.pay(intent.id) ? 'paid' : 'not payable'}`;
});

const webhook: Action = async (stage) => {
  const { world, chance, server, count } = stage;
  const { events } = world.provider;
  if (events.length === 0) return 'none waits';
  const at = chance.is(0.4) ? chance.below(events.length) : 0;
  if (at > 0) count('webhook out of order');
  const event = events[at] as (typeof events)[number];
  if (Math.floor(world.nowMs() / 1000) - event.created > 3_600) count('webhook an hour late');
  const seconds = Math.floor(world.nowMs() / 1000);
  const send = ({ body, signature }: { body: string; signature: string }) =>
    server.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': signature } });
  if (chance.is(0.12)) {
    const forged = chance.is(0.5);
    count(forged ? 'webhook forged' : 'webhook replayed with an old signature');
    const answer = await send(forged ? world.provider.signed(event, seconds, 'whsec_guessed') : world.provider.signed(event, seconds - 1_000));
    if (answer.status === 200) stage.broken.push('a forged webhook was taken');
    return `${event.type} forged ${said(answer)}`;
  }
  const twice = chance.is(0.2);
  const answer = await send(world.provider.signed(event));
  if (twice) {
    count('webhook twice');
    await send(world.provider.signed(event));
  }
  if (answer.status === 200 && events.includes(event)) events.splice(events.indexOf(event), 1);
  return `${event.type} ${event.id}${twice ? ' twice' : ''} ${said(answer)}`;
};

/** The buyer had typed a wrong address. */
const correct = onOrder(async (stage, order) => {
  const email = `n${stage.orders.filter(({ buyer }) => buyer === order.buyer).length}r${stage.chance.below(1_000)}.${order.buyer.email}`;
  order.buyer.moved = true;
  const answer = await stage.server.call(`/api/reports/correct-email/${order.id}`, { body: { email, key: order.key } });
  const row = stage.server.client.prepare('select email from orders where id = ?').get(order.id) as { email: string } | undefined;
  order.email = row?.email || order.email;
  return said(answer);
});

/** Somebody described in a report asks for its erasure. */
const complain: Action = async (stage) => {
  const body = { kind: 'erasure', name: 'Anna Nowak', email: 'opisana@simulated.example', details: 'To o mnie.', onBehalf: false };
  const answer = await stage.server.call('/api/privacy-requests', { body });
  if (answer.status === 200) stage.cases.push((answer.json as { caseId: string }).caseId);
  return said(answer);
};

/** An administrator holds reports back, or closes the case, with or without erasing. */
const decide: Action = async (stage) => {
  const { chance, cases, orders, server, admins } = stage;
  if (cases.length === 0) return 'no case';
  const [id, cookie] = [chance.pick(cases), chance.pick(admins)];
  const some = orders.filter(() => chance.is(0.4)).map((order) => order.id);
  if (chance.is(0.6)) return `restrict ${said(await server.call(`/api/admin/privacy-requests/${id}/restrict`, { body: { orders: some }, cookie }))}`;
  const erase = chance.is(0.5) ? some : [];
  return `close ${said(await server.call(`/api/admin/privacy-requests/${id}`, { method: 'PATCH', body: { answer: 'Sprawdzone.', erase }, cookie }))}`;
};

/** The administrator's counters equal a naive count, when nothing else goes on. */
const count: Action = async ({ server, chance, admins, broken }) => {
  const before = naive(server);
  const answer = await server.call('/api/admin/summary', { cookie: chance.pick(admins) });
  const after = naive(server);
  const told = answer.json as Record<keyof typeof before, number>;
  if (answer.status === 200 && JSON.stringify(before) === JSON.stringify(after))
    for (const name of ['orders', 'paid', 'income'] as const)
      if (told[name] !== before[name]) broken.push(`the summary says ${name} ${told[name]}, the rows say ${before[name]}`);
  return said(answer);
};
function naive(server: Server): { orders: number; paid: number; income: number } {
  const rows = server.rows('select payment_status as payment, included, refund_id as refund, amount from orders') as Record<string, unknown>[];
  const paid = rows.filter(({ payment, included }) => payment === 'paid' && !included);
  const income = paid.filter(({ refund }) => refund === null).reduce((sum, { amount }) => sum + Number(amount), 0);
  return { orders: rows.length, paid: paid.length, income };
}

const exportData: Action = async (stage) => {
  const cookie = await signIn(stage, stage.chance.pick(stage.buyers));
  return cookie ? post(stage, '/api/user/export', {}, cookie) : 'no account';
};

const removal: Action = async (stage) => {
  const buyer = stage.chance.pick(stage.buyers);
  const cookie = buyer.gone ? null : await signIn(stage, buyer);
  if (!cookie) return 'no account';
  const answer = await stage.server.call('/api/user/delete', { body: { password: PASSWORD }, cookie });
  if (answer.status === 200) buyer.gone = true;
  return `${buyer.email} ${said(answer)}`;
};

/** Nobody reads another's data, and nothing unpaid. */
const read: Action = async (stage) => {
  const { server, buyers, broken } = stage;
  const buyer = stage.chance.pick(buyers);
  const cookie = await signIn(stage, buyer);
  if (!cookie) return 'no account';
  const texts = [await server.call('/api/user/orders', { cookie }), await server.call('/api/auth/user', { cookie })];
  for (const other of buyers)
    if (other !== buyer && texts.some(({ text }) => text.toLowerCase().includes(other.mark))) broken.push(`${buyer.email} reads of ${other.email}`);
  return texts.map(said).join(' ');
};

const look = onOrder(async ({ server, world, broken }, { id }) => {
  const answer = await server.call(`/api/orders/${id}`);
  const paid = [...world.provider.charges.values()].some(({ orderId }) => orderId === id);
  if (answer.status === 200 && !paid && (answer.json as { crewaiResult: unknown }).crewaiResult !== null) broken.push(`the report of ${id} is shown unpaid`);
  return said(answer);
});

const clock: Action = async ({ world, chance, count }) => {
  const kind = chance.below(10);
  if (kind === 0) count('clock set back');
  if (kind === 1) count('clock jumps ahead');
  const ms = kind === 0 ? -chance.below(20 * HOUR) : kind === 1 ? (1 + chance.below(3)) * 24 * HOUR : chance.below(kind < 6 ? 10 * 60_000 : 6 * HOUR);
  world.advance(ms);
  return `${Math.round(ms / 60_000)} min`;
};

const restart: Action = async ({ server, world, chance, count }) => {
  server.restart();
  if (!chance.is(0.2)) return 'clean';
  world.runner.lose();
  count('workflows.db lost');
  return 'workflows.db lost';
};

const bank: Action = async ({ world, chance, count }) => {
  const back = chance.is(0.3);
  if (!world.provider.settle(back)) return 'nothing';
  if (back) count('refund sent back by the bank');
  return back ? 'sent back' : 'settled';
};

const work: Action = async ({ world, server }) => {
  const { deps, life } = server.current();
  return (await world.runner.step(deps, life)) ?? 'nothing';
};
/** One group of background jobs comes round, or all. */
const tick: Action = async ({ server, chance }) => {
  const { background } = server.current();
  const group = chance.below(background.groups);
  await background.tick(group);
  return `${group}`;
};
/** The group of jobs at a place in `background.ts`. */
const group =
  (n: number): Action =>
  async ({ server }) => {
    await server.current().background.tick(n);
    return '';
  };
const tickAll: Action = async ({ server }) => {
  await server.current().background.tick();
  return '';
};

/** By name, with how often each is drawn. */
export const ACTIONS: Record<string, { weight: number; act: Action }> = {
  order: { weight: 10, act: order },
  prepare: { weight: 6, act: prepare },
  pay: { weight: 10, act: pay },
  webhook: { weight: 14, act: webhook },
  verify: { weight: 5, act: onOrder((stage, { id }) => post(stage, `/api/reports/verify-and-start/${id}`, {})) },
  tick: { weight: 8, act: tick },
  letters: { weight: 4, act: group(1) },
  payments: { weight: 4, act: group(4) },
  tickAll: { weight: 1, act: tickAll },
  work: { weight: 22, act: work },
  clock: { weight: 7, act: clock },
  withdraw: {
    weight: 3,
    act: onOrder((stage, { id, buyer, email }) => post(stage, '/api/reports/withdraw', { name: `Anna ${buyer.mark}`, order: id, email })),
  },
  claim: { weight: 3, act: onOrder((stage, { id }) => post(stage, `/api/reports/claim-refund/${id}`, { reason: 'nie o mnie' })) },
  refund: { weight: 2, act: asAdmin((id) => `/api/admin/refund/${id}`, { reason: 'on_request' }) },
  byHand: { weight: 1, act: asAdmin((id) => `/api/admin/refund/${id}/by-hand`, { note: 'Przelew na konto.' }) },
  refuse: { weight: 2, act: asAdmin((id) => `/api/admin/refund/${id}/refuse`, { note: 'Raport jest pełny.' }) },
  restartSearch: { weight: 1, act: asAdmin((id) => `/api/admin/restart-search/${id}`) },
  restartAnalysis: { weight: 1, act: asAdmin((id) => `/api/admin/restart-analysis/${id}`) },
  restartPdf: { weight: 1, act: asAdmin((id) => `/api/admin/restart-pdf/${id}`) },
  delete: { weight: 2, act: removal },
  correct: { weight: 2, act: correct },
  recount: { weight: 4, act: onOrder((stage, { id }) => post(stage, `/api/reports/recount/${id}`, { notMe: [1 + stage.chance.below(3)], me: [] })) },
  export: { weight: 2, act: exportData },
  complain: { weight: 1, act: complain },
  decide: { weight: 3, act: decide },
  count: { weight: 2, act: count },
  read: { weight: 2, act: read },
  look: { weight: 2, act: look },
  bank: { weight: 4, act: bank },
  restart: { weight: 3, act: restart },
};

const DRAWN = Object.entries(ACTIONS).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));
export const drawAction = (chance: Chance): string => chance.pick(DRAWN);
/** Actions that come to a place where a fault waits. */
const LEADS: Partial<Record<Site, string[]>> = {
  mail: ['letters'],
  payments: ['prepare', 'payments', 'order'],
  research: ['work'],
  judge: ['work'],
  pdf: ['work'],
  memo: ['work'],
  read: ['export', 'work'],
  write: ['work'],
};
export const leadTo = (site: Site, chance: Chance): string => chance.pick(LEADS[site] ?? DRAWN);
/** Actions that end or replace a life stand alone; the others may overlap. */
export const standsAlone = (name: string): boolean => name === 'restart';
