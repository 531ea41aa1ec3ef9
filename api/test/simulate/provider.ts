/**
 * The payment provider behind the network, written from Stripe's documentation and not from the product: what it holds is the truth about
 * money that the invariants compare with.
 */
import { createHmac } from 'node:crypto';
import type { Chance } from './chance.ts';
import { type Faults, Killed, type Life } from './faults.ts';
import { refill } from './refill.ts';

export type Charge = { intent: string; orderId: string; amount: number; refunds: { id: string; amount: number; status: string }[] };
type Intent = { id: string; orderId: string; amount: number; status: string; charge: string | null; created: number };
/** What an event is about is shown as it is when it is sent. */
export type Event = { id: string; type: string; created: number; about: { intent: string } | { refund: string } };
type Answer = { status: number; body: object };

const failure = (status: number, type: string, code: string): Answer => ({ status, body: { error: { type, code, message: code } } });

/** What of a charge has not been given back. */
export const kept = ({ amount, refunds }: Charge): number =>
  amount - refunds.filter(({ status }) => status !== 'failed').reduce((sum, refund) => sum + refund.amount, 0);

export type Provider = ReturnType<typeof createProvider>;

export function createProvider(chance: Chance, faults: Faults, nowMs: () => number, secret: string) {
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const answered = new Map<string, Answer>();
  /** Events that our server has not taken yet. */
  const events: Event[] = [];
  let made = 0;
  const number = (prefix: string) => `${prefix}_sim${String(++made).padStart(6, '0')}`;
  const seconds = () => Math.floor(nowMs() / 1000);

  const showIntent = (one: Intent) => ({
    id: one.id,
    object: 'payment_intent',
    amount: one.amount,
    amount_received: one.status === 'succeeded' ? one.amount : 0,
    client_secret: `${one.id}_secret`,
    created: one.created,
    currency: 'pln',
    latest_charge: one.charge ? { id: one.charge, object: 'charge', created: one.created, payment_method_details: { type: 'card' } } : null,
    metadata: { orderId: one.orderId },
    payment_method_types: ['card', 'blik', 'p24'],
    status: one.status,
  });
  const chargeOf = (intent: string) => [...charges.values()].find((charge) => charge.intent === intent);
  const showRefund = (charge: Charge, id: string) => {
    const { amount, status } = charge.refunds.find((refund) => refund.id === id) ?? { amount: 0, status: 'failed' };
    return { id, object: 'refund', amount, status, payment_intent: charge.intent, metadata: { orderId: charge.orderId } };
  };
  const tell = (type: string, about: Event['about']) => events.push({ id: number('evt'), type, created: seconds(), about });
  const chargeOfRefund = (id: string) => [...charges.values()].find(({ refunds }) => refunds.some((refund) => refund.id === id));
  const show = (about: Event['about']): object =>
    'intent' in about ? showIntent(intents.get(about.intent) as Intent) : showRefund(chargeOfRefund(about.refund) as Charge, about.refund);

  function createIntent(form: URLSearchParams): Answer {
    const orderId = form.get('metadata[orderId]') ?? '';
    const intent = { id: number('pi'), orderId, amount: Number(form.get('amount')), status: 'requires_payment_method', charge: null, created: seconds() };
    intents.set(intent.id, intent);
    return { status: 200, body: showIntent(intent) };
  }

  function createRefund(form: URLSearchParams): Answer {
    const charge = chargeOf(form.get('payment_intent') ?? '');
    if (!charge) return failure(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    if (kept(charge) === 0) return failure(400, 'invalid_request_error', 'charge_already_refunded');
    const refund = { id: number('re'), amount: kept(charge), status: chance.is(0.5) ? 'succeeded' : 'pending' };
    charge.refunds.push(refund);
    tell('refund.created', { refund: refund.id });
    return { status: 200, body: showRefund(charge, refund.id) };
  }

  function readRefund(id: string): Answer {
    const charge = chargeOfRefund(id);
    return charge ? { status: 200, body: showRefund(charge, id) } : failure(404, 'invalid_request_error', 'resource_missing');
  }

  function listRefunds(intent: string): Answer {
    const charge = chargeOf(intent);
    return { status: 200, body: { object: 'list', has_more: false, data: charge ? charge.refunds.map(({ id }) => showRefund(charge, id)).reverse() : [] } };
  }

  function onIntent(method: string, id: string, action: string | undefined): Answer {
    const intent = intents.get(id);
    if (!intent) return failure(404, 'invalid_request_error', 'resource_missing');
    if (method === 'POST' && action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled') return failure(400, 'invalid_request_error', 'payment_intent_unexpected_state');
      intent.status = 'canceled';
      tell('payment_intent.canceled', { intent: id });
    }
    return { status: 200, body: showIntent(intent) };
  }

  function answer(method: string, url: URL, form: URLSearchParams): Answer {
    const [, , kind, id, action] = url.pathname.split('/');
    if (kind === 'payment_intents') return id ? onIntent(method, id, action) : createIntent(form);
    if (kind === 'refunds' && id) return readRefund(id);
    if (kind === 'refunds') return method === 'POST' ? createRefund(form) : listRefunds(url.searchParams.get('payment_intent') ?? '');
    return failure(404, 'invalid_request_error', 'unknown_call');
  }

  /** The same idempotency key gets the same answer, also when it was an error of the provider. */
  function once(key: string | null, work: () => Answer): Answer {
    const before = key === null ? undefined : answered.get(key);
    if (before) return before;
    const given = work();
    if (key !== null) answered.set(key, given);
    return given;
  }

  return {
    charges,
    intents,
    events,
    /** @returns goes back to what it holds now, any number of times */
    save(): () => void {
      const [was, before] = [structuredClone({ intents, charges, answered, events }), made];
      return () => {
        const { intents: i, charges: c, answered: a, events: e } = structuredClone(was);
        refill(intents, i);
        refill(charges, c);
        refill(answered, a);
        refill(events, e);
        made = before;
      };
    },
    /** The network in between, of one life of the server. */
    fetch:
      (life: Life, turn: () => Promise<void>): typeof fetch =>
      async (input, init) => {
        await turn();
        const fault = faults.at('payments', life);
        if (fault === 'killed before a payment call') faults.kill(life);
        if (fault === 'payment call reset') throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
        const url = new URL(String(input));
        const method = init?.method ?? 'GET';
        const key = new Headers(init?.headers).get('idempotency-key');
        const form = new URLSearchParams(String(init?.body ?? ''));
        const { status, body } =
          fault === 'payment provider busy'
            ? failure(429, 'rate_limit_error', 'rate_limit')
            : once(key, () => {
                if (fault === 'payment provider 500') return failure(500, 'api_error', 'internal');
                if (fault === 'payment call refused') return failure(402, 'card_error', 'card_declined');
                return answer(method, url, form);
              });
        if (fault === 'killed after a payment call') faults.kill(life);
        if (fault === 'payment answer lost') throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ETIMEDOUT' } });
        await turn();
        if (life.dead) throw new Killed();
        return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'request-id': 'req_sim' } });
      },
    /** The payer pays. Nothing happens when the intent can no longer be paid. */
    pay(id: string): boolean {
      const intent = intents.get(id);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return false;
      intent.status = 'succeeded';
      intent.charge = number('ch');
      charges.set(intent.charge, { intent: id, orderId: intent.orderId, amount: intent.amount, refunds: [] });
      tell('payment_intent.succeeded', { intent: id });
      return true;
    },
    decline(id: string): void {
      const intent = intents.get(id);
      if (intent?.status === 'requires_payment_method') tell('payment_intent.payment_failed', { intent: id });
    },
    /** The bank completes a refund, or sends it back. */
    settle(sendBack: boolean): boolean {
      const open = [...charges.values()].flatMap(({ refunds }) => refunds.filter(({ status }) => status === 'pending'));
      if (open.length === 0) return false;
      const refund = chance.pick(open);
      refund.status = sendBack ? 'failed' : 'succeeded';
      tell(sendBack ? 'refund.failed' : 'refund.updated', { refund: refund.id });
      return true;
    },
    /** Body and signature of a webhook. `at`: when it was signed, in unix seconds. */
    signed(event: Event, at = seconds(), with_ = secret): { body: string; signature: string } {
      const body = JSON.stringify({
        id: event.id,
        object: 'event',
        type: event.type,
        created: event.created,
        livemode: false,
        data: { object: show(event.about) },
      });
      return { body, signature: `t=${at},v1=${createHmac('sha256', with_).update(`${at}.${body}`).digest('hex')}` };
    },
  };
}
