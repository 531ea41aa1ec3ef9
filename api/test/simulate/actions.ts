/** What buyers, payers, administrators, the bank, the network, the clock and the operator do. Each answers with a few words for the trace. */
import { type Action, hasAccount, PASSWORD, type Stage, said, signIn } from './buyers.ts';
import type { Chance } from './chance.ts';
import type { Site } from './faults.ts';
import { correctMention, monitor, mute, naive, statistics } from './watching.ts';

const HOUR = 3_600_000;
/** How old a replayed signature is, and how old one may be, in seconds. */
const [OLD_S, TOLERANCE_S] = [1_000, 300];

const shown = (stage: Stage, id: string) => `#${stage.orders.findIndex((order) => order.id === id) + 1}`;

/** An action on one of the orders. */
const onOrder =
  (act: (stage: Stage, order: Stage['orders'][number]) => Promise<string>): Action =>
  async (stage) => {
    if (stage.orders.length === 0) return 'no order';
    const order = stage.chance.pick(stage.orders);
    stage.touched.add(order.id);
    return `${shown(stage, order.id)} ${await act(stage, order)}`;
  };

const post = async ({ server }: Stage, path: string, body: unknown, cookie?: string): Promise<string> => said(await server.call(path, { body, cookie }));
const asAdmin = (path: (id: string) => string, body: unknown = {}): Action =>
  onOrder((stage, { id }) => post(stage, path(id), body, stage.chance.pick(stage.admins)));

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
  stage.touched.add(orderId);
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
  if (chance.is(0.2)) {
    const forged = chance.is(0.5);
    count(forged ? 'webhook forged' : 'webhook replayed with an old signature');
    const answer = await send(forged ? world.provider.signed(event, seconds, 'whsec_guessed') : world.provider.signed(event, seconds - OLD_S));
    // With the clock set back meanwhile the signature is not old.
    if (answer.status === 200 && (forged || world.nowMs() / 1000 - seconds > TOLERANCE_S - OLD_S)) stage.broken.push('a forged webhook was taken');
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

/** All of a purchase, so that a schedule comes to what follows one. */
const buy: Action = async (stage) => {
  const said = await order(stage);
  const id = stage.orders.at(-1)?.id;
  const row = id && (stage.server.client.prepare('select amount from orders where id = ?').get(id) as { amount: number } | undefined);
  if (!row || !said.startsWith('200')) return said;
  const asked = await post(stage, '/api/reports/create-payment-intent', { orderId: id, amount: row.amount });
  const intent = [...stage.world.provider.intents.values()].find(({ orderId }) => orderId === id);
  return `${said}, ${asked}, ${intent && stage.world.provider.pay(intent.id) ? `paid, ${await webhook(stage)}` : 'not payable'}`;
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

/** Of a report that is ready, if there is one. */
const recount: Action = async (stage) => {
  const ready = stage.server.rows(`select id from orders where report_status = 'completed' order by id`) as { id: string }[];
  const { orders, chance } = stage;
  if (orders.length === 0) return 'no order';
  const { id } = chance.pick(ready.length > 0 ? ready : orders);
  stage.touched.add(id);
  return `${shown(stage, id)} ${await post(stage, `/api/reports/recount/${id}`, { notMe: [1 + chance.below(3)], me: [] })}`;
};

const exportData: Action = async (stage) => {
  const cookie = await signIn(stage, stage.chance.pick(stage.buyers));
  return cookie ? post(stage, '/api/user/export', {}, cookie) : 'no account';
};

const removal: Action = async (stage) => {
  const buyer = stage.chance.pick(stage.buyers);
  const cookie = buyer.gone ? null : await signIn(stage, buyer);
  if (!cookie) return 'no account';
  const answer = await stage.server.call('/api/user/delete', { body: { password: PASSWORD }, cookie });
  buyer.gone = !hasAccount(stage, buyer);
  return `${buyer.email} ${said(answer)}`;
};

/** Nobody reads another's data. */
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
  if (kind < 2) count(kind === 0 ? 'clock set back' : 'clock jumps ahead');
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

/** @param all or only what somebody has begun or touched */
const workOn =
  (all: boolean): Action =>
  async ({ world, server, touched }) => {
    const { deps, life } = server.current();
    return (await world.runner.step(deps, life, all ? undefined : touched)) ?? 'nothing';
  };
const work = workOn(true);
/** A quiet while: what is under way comes to its end, as far as faults let it. */
const quiet: Action = async (stage) => {
  await tickAll(stage);
  for (let i = 0; i < 12 && stage.world.runner.open().length > 0; i++) await work(stage);
  return '';
};
/** One group of background jobs comes round, or all. */
const tick: Action = async ({ server, chance }) => {
  const { background } = server.current();
  const group = chance.below(background.groups);
  await background.tick(group);
  return `${group}`;
};
/** The group of jobs at a place in `background.ts`, or all. */
const group =
  (n?: number): Action =>
  async ({ server }) => {
    await server.current().background.tick(n);
    return '';
  };
const tickAll = group();

/** By name, with how often each is drawn. */
export const ACTIONS: Record<string, { weight: number; act: Action }> = {
  order: { weight: 6, act: order },
  buy: { weight: 12, act: buy },
  prepare: { weight: 6, act: prepare },
  pay: { weight: 10, act: pay },
  webhook: { weight: 14, act: webhook },
  verify: { weight: 5, act: onOrder((stage, { id }) => post(stage, `/api/reports/verify-and-start/${id}`, {})) },
  tick: { weight: 8, act: tick },
  letters: { weight: 4, act: group(1) },
  payments: { weight: 4, act: group(4) },
  tickAll: { weight: 1, act: tickAll },
  quiet: { weight: 6, act: quiet },
  work: { weight: 22, act: work },
  workTouched: { weight: 0, act: workOn(false) },
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
  recount: { weight: 5, act: recount },
  export: { weight: 2, act: exportData },
  complain: { weight: 1, act: complain },
  decide: { weight: 3, act: decide },
  count: { weight: 2, act: count },
  read: { weight: 2, act: read },
  look: { weight: 2, act: look },
  monitor: { weight: 5, act: monitor },
  mention: { weight: 5, act: correctMention },
  mute: { weight: 1, act: mute },
  statistics: { weight: 1, act: statistics },
  bank: { weight: 4, act: bank },
  restart: { weight: 3, act: restart },
};

const DRAWN = Object.entries(ACTIONS).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));
export const drawAction = (chance: Chance): string => chance.pick(DRAWN);
/** Actions that come to a place where a fault waits. */
const LEADS: Partial<Record<Site, string[]>> = {
  mail: ['letters'],
  payments: ['prepare', 'payments', 'order'],
  research: ['work', 'buy'],
  judge: ['work', 'buy'],
  watch: ['monitor', 'work'],
  pdf: ['work', 'buy'],
  memo: ['work'],
  read: ['export', 'work'],
  write: ['work'],
};
export const leadTo = (site: Site, chance: Chance): string => chance.pick(LEADS[site] ?? DRAWN);
/** Actions that end or replace a life stand alone; the others may overlap. */
export const standsAlone = (name: string): boolean => name === 'restart';
