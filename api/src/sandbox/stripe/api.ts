import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type Stripe from 'stripe';
import { CommittedFailure } from './attempts.ts';
import { readBody } from './body.ts';
import { answerDispute, closeDispute, createDispute } from './disputes.ts';
import { type ErrorBody, invalid, notFound, StripeFailure, unauthorized } from './errors.ts';
import { expand } from './expand.ts';
import { parseForm, Reader } from './form.ts';
import { CONFIRM_KEYS, cancelIntent, confirmIntent, createIntent, findIntent, updateIntent } from './intents.ts';
import { listOf } from './lists.ts';
import { API_VERSION, clientView, newId } from './objects.ts';
import { createRefund } from './refunds.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

const MAX_KEY = 255;

type ApiInput = {
  store: Store;
  secretKey: string;
  publishableKey: string;
  clock: () => Date;
  session: (meta: { requestId?: string; idempotencyKey?: string }) => Session;
  /** Runs the bank's tasks that are due, in a transaction. */
  settle: () => void;
  /** Called after every committed change. */
  changed: () => void;
};

type Call = { session: Session; form: Reader; id: string; client: boolean };
type Act = (call: Call) => object;
type Answer = { status: number; body: string; replayed?: boolean };

/** Stripe's HTTP API under /v1. Each request is one transaction. */
export function createApi(input: ApiInput): Hono {
  const { store } = input;
  const inFlight = new Set<string>();

  /** `open`: the intent's client secret is accepted instead of the secret key. */
  const endpoint =
    (act: Act, open = false) =>
    async (c: Context): Promise<Response> => {
      const requestId = newId('req_', 14);
      const key = c.req.header('idempotency-key');
      let lockedKey: string | undefined;
      let answer: Answer;
      try {
        checkVersion(c.req.header('stripe-version'));
        const header = headerKey(c.req.header('authorization'));
        if (header !== undefined) checkKey(input, header);
        if (c.req.method === 'POST' && key !== undefined) {
          if (key.length > MAX_KEY) throw invalid(`Idempotency keys can be at most ${MAX_KEY} characters.`);
          const scope = `${header === input.secretKey ? 'secret' : 'client'}:${key}`;
          if (inFlight.has(scope)) throw keyInUse(key);
          inFlight.add(scope);
          lockedKey = scope;
        }
        const text = c.req.method === 'POST' ? await readBody(c) : new URL(c.req.url).search.slice(1);
        const form = new Reader(parseForm(text));
        const id = c.req.param('id') ?? '';
        const client = !hasSecret(input, header, form, open);
        input.settle();
        const run = (): Answer => commit(input, act, { form, id, client, requestId, ...(key !== undefined && { key }) });
        answer = lockedKey ? withIdempotency(store, lockedKey, fingerprint(c, text), input.clock().getTime(), run) : run();
      } catch (error) {
        answer = failureAnswer(error);
      } finally {
        if (lockedKey) inFlight.delete(lockedKey);
      }
      if (c.req.method === 'POST') input.changed();
      return reply(c, answer, requestId, key);
    };

  const intentOf = ({ session, id, form, client }: Call): Stripe.PaymentIntent => {
    const intent = findIntent(session, id);
    const secret = form.text('client_secret', 500);
    if (client && !safeEqual(secret ?? '', intent.client_secret ?? '')) throw notFound('payment_intent', id, 'client_secret');
    return intent;
  };
  const retrieve =
    (kind: 'charge' | 'refund' | 'event' | 'payment_method' | 'dispute' | 'payout', name: string): Act =>
    ({ session, id, form }) => {
      form.only(['expand']);
      const object = store.get<{ id: string }>(kind, id);
      if (!object) throw notFound(name, id);
      return kind === 'event' ? { ...object, pending_webhooks: session.store.isQueued(id) ? 1 : 0 } : object;
    };

  const app = new Hono();
  app.post(
    '/payment_intents',
    endpoint(({ session, form }) => createIntent(session, form)),
  );
  app.get(
    '/payment_intents',
    endpoint(({ form }) => listOf(store, 'payment_intent', '/v1/payment_intents', form)),
  );
  app.get('/payment_intents/:id', endpoint(intentOf, true));
  app.post(
    '/payment_intents/:id',
    endpoint((call) => updateIntent(call.session, intentOf(call), call.form)),
  );
  app.post(
    '/payment_intents/:id/confirm',
    endpoint((call) => confirmIntent(call.session, intentOf(call), call.form.only(CONFIRM_KEYS)), true),
  );
  app.post(
    '/payment_intents/:id/cancel',
    endpoint((call) => cancelIntent(call.session, intentOf(call), call.form)),
  );
  app.get('/charges/:id', endpoint(retrieve('charge', 'charge')));
  app.get('/payment_methods/:id', endpoint(retrieve('payment_method', 'PaymentMethod')));
  app.post(
    '/refunds',
    endpoint(({ session, form }) => createRefund(session, form)),
  );
  app.get(
    '/refunds',
    endpoint(({ form }) => listOf(store, 'refund', '/v1/refunds', form, form.text('payment_intent', 200))),
  );
  app.get('/refunds/:id', endpoint(retrieve('refund', 'refund')));
  app.get(
    '/disputes',
    endpoint(({ form }) => listOf(store, 'dispute', '/v1/disputes', form, form.text('payment_intent', 200))),
  );
  app.get('/disputes/:id', endpoint(retrieve('dispute', 'dispute')));
  app.post(
    '/disputes/:id',
    endpoint(({ session, id, form }) => answerDispute(session, id, form)),
  );
  app.post(
    '/disputes/:id/close',
    endpoint(({ session, id, form }) => closeDispute(session, id, form)),
  );
  app.post(
    '/sandbox/disputes',
    endpoint(({ session, form }) => createDispute(session, form)),
  );
  app.get(
    '/balance_transactions',
    endpoint(({ form }) => listOf(store, 'balance_transaction', '/v1/balance_transactions', form, form.text('payout', 200))),
  );
  app.get(
    '/payouts',
    // A payout is made when its day is over.
    endpoint(({ session, form }) => {
      const page = listOf(store, 'payout', '/v1/payouts', form);
      return { ...page, data: page.data.filter(({ created }) => (created ?? 0) <= session.seconds) };
    }),
  );
  app.get('/payouts/:id', endpoint(retrieve('payout', 'payout')));
  app.get(
    '/events',
    endpoint(({ form }) => listOf(store, 'event', '/v1/events', form)),
  );
  app.get('/events/:id', endpoint(retrieve('event', 'event')));
  app.all('*', (c) => {
    const path = new URL(c.req.url).pathname.slice(0, 200);
    const error: ErrorBody = { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${path}).` };
    return reply(c, { status: 404, body: JSON.stringify({ error }) }, newId('req_', 14));
  });
  return app;
}

/** Runs the act in a transaction and renders the response. A declined payment (CommittedFailure) is stored, too. */
function commit(input: ApiInput, act: Act, request: { form: Reader; id: string; client: boolean; requestId: string; key?: string }): Answer {
  const { form, id, client, requestId, key } = request;
  return input.store.transaction(() => {
    const session = input.session({ requestId, ...(key !== undefined && { idempotencyKey: key }) });
    try {
      const result = act({ session, form, id, client });
      const shown = client ? clientView(result as Stripe.PaymentIntent) : result;
      return { status: 200, body: JSON.stringify(expand(input.store, shown, form.list('expand') ?? [], client)) };
    } catch (error) {
      if (error instanceof CommittedFailure) return failureAnswer(error, client);
      throw client && error instanceof StripeFailure ? new StripeFailure(error.status, forClient(error.body)) : error;
    }
  });
}

/** Stripe's idempotency: stores the first response under a key and replays it; errors about a parameter are not stored. */
function withIdempotency(store: Store, key: string, print: string, now: number, run: () => Answer): Answer {
  const saved = store.findAnswer(key);
  if (saved) {
    if (saved.fingerprint === print) return { status: saved.status, body: saved.body, replayed: true };
    throw new StripeFailure(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.slice(key.indexOf(':') + 1)}' if you meant to execute a different request.`,
    });
  }
  const keep = (answer: Answer): Answer => {
    store.saveAnswer(key, { fingerprint: print, status: answer.status, body: answer.body }, now);
    return answer;
  };
  try {
    // One transaction for both, so that a crash leaves neither the change nor the key.
    return store.transaction(() => keep(run()));
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 400 && !error.body.param) keep(failureAnswer(error));
    throw error;
  }
}

const forClient = (body: ErrorBody): ErrorBody =>
  body.payment_intent ? { ...body, payment_intent: clientView(body.payment_intent) as Stripe.PaymentIntent } : body;

function failureAnswer(error: unknown, client = false): Answer {
  if (error instanceof StripeFailure) return { status: error.status, body: JSON.stringify({ error: client ? forClient(error.body) : error.body }) };
  const body: ErrorBody = { type: 'api_error', message: 'An unexpected error occurred in the payment sandbox.' };
  return { status: 500, body: JSON.stringify({ error: body }) };
}

function reply(c: Context, answer: Answer, requestId: string, key?: string): Response {
  c.header('Request-Id', requestId);
  c.header('Stripe-Version', API_VERSION);
  c.header('Cache-Control', 'no-store');
  if (key !== undefined && /^[\x20-\x7e]+$/.test(key)) c.header('Idempotency-Key', key);
  if (answer.replayed) c.header('Idempotent-Replayed', 'true');
  if (answer.status === 401) c.header('WWW-Authenticate', 'Bearer realm="Stripe"');
  c.header('Content-Type', 'application/json');
  return c.body(`${answer.body}\n`, answer.status as ContentfulStatusCode);
}

function headerKey(authorization: string | undefined): string | undefined {
  if (!authorization) return undefined;
  const [scheme, value = ''] = authorization.split(' ', 2);
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  return authorization;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const safeEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function checkKey(input: ApiInput, key: string): void {
  if (key === '')
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!safeEqual(key, input.secretKey) && !safeEqual(key, input.publishableKey))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.length > 16 ? key.slice(-4) : ''}`);
}

/** True for the secret key, false for a client secret at an `open` endpoint; throws 401 otherwise. */
function hasSecret(input: ApiInput, header: string | undefined, form: Reader, open: boolean): boolean {
  const key = header ?? form.text('key', 500);
  if (key !== undefined) checkKey(input, key);
  if (key !== undefined && safeEqual(key, input.secretKey)) return true;
  if (open && form.has('client_secret')) return false;
  if (key === undefined) checkKey(input, '');
  throw unauthorized('This API call cannot be made with a publishable API key. Please use a secret API key.', 'secret_key_required');
}

function checkVersion(version: string | undefined): void {
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}(\.[a-z_]+)?$/.test(version)) throw invalid(`Invalid Stripe API version: ${version.slice(0, 50)}`);
}

const keyInUse = (key: string): StripeFailure =>
  new StripeFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
  });

const fingerprint = (c: Context, body: string): string =>
  createHash('sha256')
    .update(
      `${c.req.method} ${new URL(c.req.url).pathname}\n${[...new URLSearchParams(body)]
        .map((pair) => pair.join('='))
        .sort()
        .join('\n')}`,
    )
    .digest('hex');
