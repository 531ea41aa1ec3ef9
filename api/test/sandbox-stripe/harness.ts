import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import { createStripe } from '../../src/payments/stripe-client.ts';
import { createStripeSandbox } from '../../src/sandbox/stripe/index.ts';

export const SECRET_KEY = 'sk_test_sandbox_123456';
export const WEBHOOK_SECRET = 'whsec_test';

export type Received = { body: string; signature: string; event: Stripe.Event };
export type Shop = {
  /** Deliveries so far, in order of arrival. */
  received: Received[];
  /** The status the shop answers the next deliveries with. */
  answer: number;
  url: string;
  close: () => Promise<void>;
};

/** A merchant's webhook endpoint. */
export async function openShop(): Promise<Shop> {
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    shop.received.push({ body, signature: String(request.headers['stripe-signature']), event: JSON.parse(body) });
    response.writeHead(shop.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shop: Shop = {
    received: [],
    answer: 200,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return shop;
}

export type Bank = {
  stripe: Stripe;
  origin: string;
  /** Address of the sandbox as mounted. */
  base: string;
  clock: { now: Date };
  /** Stops the process, so to speak, and starts another on the same data. */
  restart: () => Promise<Bank>;
  close: () => Promise<void>;
};

/** The sandbox behind a real HTTP server, and the real SDK talking to it. */
export async function openBank(options: { webhookUrl?: string; database?: Database.Database; clock?: { now: Date } } = {}): Promise<Bank> {
  const database = options.database ?? new Database(':memory:');
  const clock = options.clock ?? { now: new Date() };
  const outer = new Hono();
  const server = await new Promise<ServerType>((resolve) => {
    const listening: ServerType = serve({ fetch: outer.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(listening));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = createStripeSandbox({
    database,
    secretKey: SECRET_KEY,
    publishableKey: 'pk_test_sandbox_123456',
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: origin,
    clock: () => clock.now,
    fetch: globalThis.fetch,
    ...(options.webhookUrl && { webhookUrl: options.webhookUrl }),
  });
  outer.route('/sandbox/stripe', sandbox.app);
  const base = `${origin}/sandbox/stripe`;
  const stop = async () => {
    await sandbox.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      (server as import('node:http').Server).closeAllConnections();
    });
  };
  return {
    stripe: createStripe({ secretKey: SECRET_KEY, apiBase: base }),
    origin,
    base,
    clock,
    restart: async () => {
      await stop();
      return openBank({ ...options, database, clock });
    },
    close: async () => {
      await stop();
      database.close();
    },
  };
}

/** An intent of 50 zł as the shop makes it. */
export const order = (bank: Bank, key?: string): Promise<Stripe.PaymentIntent> =>
  bank.stripe.paymentIntents.create(
    { amount: 5000, currency: 'pln', allowed_payment_method_types: ['card', 'blik', 'p24'], description: 'Raport wizerunku', metadata: { orderId: 'o-1' } },
    key ? { idempotencyKey: key } : undefined,
  );

/** A form post without the SDK, as a browser or curl makes it. */
export async function post(url: string, form: Record<string, string> | string, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

export const card = (number: string): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2031',
  'payment_method_data[card][cvc]': '123',
});

export const blik = (code: string): Record<string, string> => ({ 'payment_method_data[type]': 'blik', 'payment_method_options[blik][code]': code });

export const advance = (bank: Bank, ms: number): void => {
  bank.clock.now = new Date(bank.clock.now.getTime() + ms);
};

export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
