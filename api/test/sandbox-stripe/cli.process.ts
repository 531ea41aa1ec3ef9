/**
 * The payment sandbox under a client that is not ours: the provider's own command line. It knows the addresses, parameters and fixtures of the
 * real interface and nothing of this sandbox.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bank, openBank, openShop, SECRET_KEY, type Shop, WEBHOOK_SECRET } from './harness.ts';

/** The program, which comes in a package of its own for each platform; null where the registry has none for this one. */
function findCli(): string | null {
  const from = createRequire(import.meta.resolve('@stripe/cli/package.json'));
  try {
    return from.resolve(`@stripe/cli-${process.platform}-${process.arch}/bin/${process.platform === 'win32' ? 'stripe.exe' : 'stripe'}`);
  } catch {
    return null;
  }
}
const cli = findCli();
const why = cli ? '' : ` (left out: no @stripe/cli-${process.platform}-${process.arch} is installed, so the provider's program is not here)`;

let bank: Bank;
let shop: Shop;
let front: Server;
let folder: string;

/** The program takes the root of an origin alone, so what it asks is handed on to where the sandbox is mounted. */
async function openFront(base: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = new Headers();
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'stripe-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(`${base}${request.url}`, { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

type Ran = { code: number; text: string };
/** Runs the program against the sandbox, away from the settings of whoever runs the test. */
const run = (args: string[], key = SECRET_KEY): Promise<Ran> =>
  new Promise((done) => {
    const base = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const env = { PATH: process.env.PATH ?? '', HOME: folder, XDG_CONFIG_HOME: folder, STRIPE_CLI_TELEMETRY_OPTOUT: '1' };
    execFile(cli ?? '', [...args, '--api-key', key, '--api-base', base, '--color', 'off'], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
    );
  });
/** What it prints of an answer. */
async function ask<T>(args: string[], key?: string): Promise<T> {
  const { text } = await run(args, key);
  return JSON.parse(text.slice(text.indexOf('{'))) as T;
}
type Refused = { error: Stripe.StripeRawError };

/** A place of a fixture that the program fills from an earlier answer. */
const filled = (what: string): string => `$\{${what}}`;

const events = (type: string) => shop.received.filter(({ event }) => event.type === type);

describe.skipIf(cli === null)(`the provider's command line${why}`, () => {
  beforeAll(async () => {
    shop = await openShop();
    bank = await openBank({ webhookUrl: shop.url });
    front = await openFront(bank.base);
    folder = mkdtempSync(join(tmpdir(), 'lustro-cli-'));
  });
  afterAll(async () => {
    front.close();
    front.closeAllConnections();
    await bank.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('opens, confirms, reads, lists and refunds a payment, and the shop hears of it with a signature that holds', async () => {
    const opened = await ask<Stripe.PaymentIntent>(['payment_intents', 'create', '--amount=5000', '--currency=pln', '-d', 'metadata[orderId]=zamowienie-1']);
    expect(opened).toMatchObject({
      object: 'payment_intent',
      amount: 5000,
      currency: 'pln',
      status: 'requires_payment_method',
      metadata: { orderId: 'zamowienie-1' },
    });
    const confirm = ['payment_intents', 'confirm', opened.id, '--payment-method=pm_card_visa', '-d', 'return_url=https://lustro.example/tracking'];
    expect(await ask(confirm)).toMatchObject({ id: opened.id, status: 'succeeded', amount_received: 5000 });
    const read = await ask<Stripe.PaymentIntent>(['payment_intents', 'retrieve', opened.id, '--expand', 'latest_charge']);
    expect(read.latest_charge).toMatchObject({ object: 'charge', paid: true, amount: 5000 });
    const refund = await ask<Stripe.Refund>(['refunds', 'create', '--payment-intent', opened.id, '--amount', '2000']);
    expect(refund).toMatchObject({ object: 'refund', amount: 2000, status: 'succeeded', payment_intent: opened.id });
    expect(await ask(['refunds', 'list', '--limit', '1'])).toMatchObject({ object: 'list', data: [{ id: refund.id }], has_more: false });
    expect(await ask(['payment_intents', 'list', '--limit', '1'])).toMatchObject({ object: 'list', data: [{ id: opened.id }] });
    expect(await ask(['balance_transactions', 'list'])).toMatchObject({ data: [{ amount: -2000, type: 'refund' }, { amount: 5000 }] });

    await vi.waitFor(() => expect(events('payment_intent.succeeded')).toHaveLength(1));
    const [heard] = events('payment_intent.succeeded');
    const event = bank.stripe.webhooks.constructEvent(heard?.body ?? '', heard?.signature ?? '', WEBHOOK_SECRET);
    expect(event.data.object).toMatchObject({ id: opened.id, metadata: { orderId: 'zamowienie-1' } });
    await vi.waitFor(() => expect(events('refund.created')).toHaveLength(1));
    expect((await ask<{ data: Stripe.Event[] }>(['events', 'list', '--limit', '20'])).data.map(({ type }) => type)).toContain('payment_intent.succeeded');
  });

  it('is refused as the real interface refuses: wrong keys, numbers, states, ids and repeated keys with other parameters', async () => {
    const create = (amount: string, ...more: string[]) => ['payment_intents', 'create', `--amount=${amount}`, '--currency=pln', ...more];
    expect(await ask<Refused>(create('5000'), 'sk_test_nobody_1234567890')).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(await ask<Refused>(create('100'))).toMatchObject({ error: { code: 'amount_too_small', param: 'amount' } });
    expect(await ask<Refused>(['post', '/v1/payment_intents', '-d', 'amount=abc', '-d', 'currency=pln'])).toMatchObject({
      error: { code: 'parameter_invalid_integer' },
    });
    expect(await ask<Refused>(['payment_intents', 'retrieve', 'pi_nothing'])).toMatchObject({ error: { code: 'resource_missing' } });
    const [one, again] = [
      await ask<Stripe.PaymentIntent>(create('5000', '--idempotency', 'klucz-1')),
      await ask<Stripe.PaymentIntent>(create('5000', '--idempotency', 'klucz-1')),
    ];
    expect(again.id).toBe(one.id);
    const other = await ask<Refused>(create('6000', '--idempotency', 'klucz-1'));
    expect(other.error).toMatchObject({ type: 'idempotency_error', message: expect.stringContaining('with the same parameters') });
    expect(await ask(['payment_intents', 'cancel', one.id])).toMatchObject({ id: one.id, status: 'canceled' });
    expect(await ask<Refused>(['refunds', 'create', '--payment-intent', one.id])).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it("carries out the provider's own fixtures, once they say złoty and leave out what its newest version refuses", async () => {
    const fit = ['--remove', 'payment_intent:payment_method_types', '--remove', 'payment_intent:shipping', '--override', 'payment_intent:currency=pln'];
    for (const type of ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled']) {
      const before = events(type).length;
      expect(await run(['trigger', type, ...fit])).toMatchObject({ code: 0, text: expect.stringContaining('Trigger succeeded') });
      await vi.waitFor(() => expect(events(type).length).toBe(before + 1));
    }
    // As they are, they ask by a parameter that the version of this shop refuses; the refusal reaches the client as such.
    expect(await run(['trigger', 'payment_intent.succeeded'])).toMatchObject({ code: 1, text: expect.stringContaining('payment_method_types') });
  });

  it('runs a script of ours: paid by a card that is disputed, told to the shop', async () => {
    const file = join(folder, 'dispute.json');
    const fixtures = [
      {
        name: 'intent',
        path: '/v1/payment_intents',
        method: 'post',
        params: { amount: 5000, currency: 'pln', allowed_payment_method_types: ['card', 'blik', 'p24'], metadata: { orderId: 'zamowienie-2' } },
      },
      {
        name: 'confirm',
        path: `/v1/payment_intents/${filled('intent:id')}/confirm`,
        method: 'post',
        params: { payment_method: 'pm_card_createDispute', return_url: 'https://lustro.example/tracking' },
      },
    ];
    writeFileSync(file, JSON.stringify({ _meta: { template_version: 0 }, fixtures }));
    expect(await run(['fixtures', file])).toMatchObject({ code: 0 });
    await vi.waitFor(() => expect(events('charge.dispute.created')).toHaveLength(1));
    const disputes = await ask<{ data: Stripe.Dispute[] }>(['disputes', 'list']);
    expect(disputes.data).toMatchObject([{ object: 'dispute', amount: 5000, currency: 'pln' }]);
  });
});
