/**
 * The life of one order, always the same, with one fault at a chosen call: from the order to the PDF and the letter, then what follows. Who is
 * refused tries again. Every answer is a success or a clean refusal, and at the end nothing is half done.
 */
import { ACTIONS } from './actions.ts';
import { hasAccount, PASSWORD, type Stage, signIn } from './buyers.ts';
import type { FaultKind, Site } from './faults.ts';
import { faultsAtEnd, faultsNow } from './invariants.ts';
import type { Answer, Base } from './server.ts';
import { letAllWork, openStage, WHOLE_END } from './stage.ts';

export const LIVES = ['order', 'afterwards'] as const;
export type LifeName = (typeof LIVES)[number];
export type Call = { site: Site; what: string };
/** `call`: how many calls of the place, from the beginning of the life's part, come before. */
export type Aim = { site: Site; kind: FaultKind; call: number };
export type Lived = { calls: Call[]; broken: string[]; trace: string[]; struck: boolean };

const TRIES = 4;
/** Refusals that say what is wrong; any other answer of the kind 5xx is a crash. */
const REFUSALS: Record<number, readonly string[]> = { 502: ['payment_unavailable'], 503: ['cannot_store', 'unavailable'] };

type Step = [name: string, act: (stage: Stage) => Promise<Answer | string>];

const first = ({ orders }: Stage) => orders[0] as Stage['orders'][number];

const ORDER: Step[] = [
  [
    'order',
    async (stage) => {
      const { mark, email } = stage.buyers[0] as Stage['buyers'][number];
      const consents = { terms: true, immediateStart: true, marketing: false };
      const body = { firstName: 'Anna', lastName: mark, email, subjectName: `Anna ${mark}`, description: `Architektka ${mark}`, consents };
      const answer = await stage.server.call('/api/reports/create-order', { body });
      if (answer.status === 200) {
        const { orderId, editKey } = answer.json as { orderId: string; editKey: string };
        stage.orders.push({ id: orderId, buyer: stage.buyers[0] as Stage['buyers'][number], email, key: editKey });
      }
      return answer;
    },
  ],
  [
    'prepare',
    ({ server, ...stage }) => {
      const { id } = stage.orders[0] as Stage['orders'][number];
      const { amount } = server.client.prepare('select amount from orders where id = ?').get(id) as { amount: number };
      return server.call('/api/reports/create-payment-intent', { body: { orderId: id, amount } });
    },
  ],
  [
    'pay',
    async (stage) => {
      const { id } = first(stage);
      const intent = [...stage.world.provider.intents.values()].filter(({ orderId }) => orderId === id).at(-1);
      return intent && stage.world.provider.pay(intent.id) ? 'paid' : 'not payable';
    },
  ],
  ['webhook', webhook],
  ['verify', (stage) => stage.server.call(`/api/reports/verify-and-start/${first(stage).id}`, { body: {} })],
  ...rounds(7),
  ['look', ({ server, ...stage }) => server.call(`/api/orders/${(stage.orders[0] as Stage['orders'][number]).id}`)],
  ['download', (stage) => stage.server.call(`/api/reports/download/${first(stage).id}`)],
];

const AFTERWARDS: Step[] = [
  ['file', (stage) => stage.server.call(`/api/reports/signed/${first(stage).id}`)],
  ['recount', (stage) => stage.server.call(`/api/reports/recount/${first(stage).id}`, { body: { notMe: [1, 2], me: [] } })],
  ...rounds(5),
  ['export', async (stage) => stage.server.call('/api/user/export', { body: {}, cookie: (await signIn(stage, first(stage).buyer)) ?? undefined })],
  ...rounds(2),
  ['claim', (stage) => stage.server.call(`/api/reports/claim-refund/${first(stage).id}`, { body: { reason: 'nie o mnie' } })],
  ['refund', (stage) => stage.server.call(`/api/admin/refund/${first(stage).id}`, { body: { reason: 'on_request' }, cookie: stage.admins[0] })],
  ...rounds(2),
  ['webhook', webhook],
  [
    'delete',
    async (stage) => {
      const { buyer } = first(stage);
      const cookie = buyer.gone ? null : await signIn(stage, buyer);
      if (!cookie) return 'no account';
      const answer = await stage.server.call('/api/user/delete', { body: { password: PASSWORD }, cookie });
      buyer.gone = !hasAccount(stage, buyer);
      return answer;
    },
  ],
  ...rounds(2),
];

async function webhook({ world, server }: Stage): Promise<Answer | string> {
  const event = world.provider.events[0];
  if (!event) return 'none waits';
  const { body, signature } = world.provider.signed(event);
  const answer = await server.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': signature } });
  if (answer.status === 200) world.provider.events.shift();
  return answer;
}
/** Background jobs, then a step of what they began. */
function rounds(n: number): Step[] {
  return Array.from({ length: n }, () => ['tickAll', 'work'])
    .flat()
    .map((name) => [name, async (stage) => (await ACTIONS[name]?.act(stage)) ?? '']);
}

/** What an answer says; a crash is kept among what is broken. */
function words(answer: Answer | string, broken: string[], name: string): { said: string; again: boolean } {
  if (typeof answer === 'string') return { said: answer, again: false };
  const code = (answer.json as { code?: string } | null)?.code ?? '';
  if (answer.status >= 500 && !REFUSALS[answer.status]?.includes(code)) broken.push(`${name} answers ${answer.status} ${code}`);
  return { said: `${answer.status} ${code}`.trim(), again: answer.status >= 500 };
}

/** Lives one life, with a fault in the named part of it or without any. */
export async function liveOnce(base: Base, part: LifeName, aim: Aim | null): Promise<Lived> {
  const { stage, faults, run } = await openStage(base, 1, () => undefined);
  const { server } = stage;
  const [broken, trace]: [string[], string[]] = [[], []];
  let hits = 0;

  /** Does a step until it is neither refused nor cut off. */
  const step = async ([name, act]: Step): Promise<boolean> => {
    for (let tries = 0; tries < TRIES && broken.length === 0; tries++) {
      const [result] = await run([() => act(stage)]);
      const struck = faults.taken();
      if (struck) hits += 1;
      const killed = server.current().life.dead;
      if (killed) server.restart();
      const { said, again } =
        result?.status === 'fulfilled' ? words(result.value, killed ? [] : broken, name) : { said: `✗ ${String(result?.reason)}`, again: true };
      trace.push(`${name} ${said}${struck ? ` ⚡ ${struck}` : ''}`.trim());
      if (again && !struck) broken.push(`${name} fails without a fault: ${said}`);
      broken.push(...faultsNow(stage));
      if (!again && !killed) break;
    }
    return broken.length === 0;
  };

  try {
    let from = 0;
    for (const life of LIVES) {
      if (life === part) {
        from = faults.calls.length;
        if (aim) faults.aim(aim.site, aim.kind, aim.call);
      }
      for (const one of life === 'order' ? ORDER : AFTERWARDS) if (!(await step(one))) break;
      if (life === part) break;
    }
    const calls = faults.calls.slice(from);
    faults.disarm();
    if (broken.length === 0)
      broken.push(...(await letAllWork(stage, (action) => step([action, async () => (await ACTIONS[action]?.act(stage)) ?? '']), WHOLE_END)));
    if (broken.length === 0) broken.push(...faultsAtEnd(stage));
    return { calls, broken: [...new Set(broken)], trace, struck: hits > 0 };
  } finally {
    server.close();
  }
}
