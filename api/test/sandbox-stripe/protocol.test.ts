import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripeSandbox } from '../../src/sandbox/stripe/index.ts';
import { advance, type Bank, card, openBank, order, post, SECRET_KEY, until } from './harness.ts';

let bank: Bank;
beforeEach(async () => {
  bank = await openBank();
});
afterEach(() => bank.close());

const auth = { authorization: `Bearer ${SECRET_KEY}` };
const v1 = (path: string) => `${bank.base}/v1${path}`;
const countIntents = async () => (await bank.stripe.paymentIntents.list({ limit: 100 })).data.length;

describe('idempotency keys', () => {
  it('give the first answer again, and make nothing new', async () => {
    const first = await order(bank, 'order:o-1:pi:1');
    const again = await order(bank, 'order:o-1:pi:1');
    expect(again).toEqual(first);
    expect(await countIntents()).toBe(1);
    expect((await order(bank, 'order:o-1:pi:2')).id).not.toBe(first.id);
  });

  it('refuse other parameters under the same key', async () => {
    await order(bank, 'k1');
    await expect(bank.stripe.paymentIntents.create({ amount: 6000, currency: 'pln' }, { idempotencyKey: 'k1' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    expect(await countIntents()).toBe(1);
  });

  it('replay a stored decline, so a new attempt needs a new key', async () => {
    const intent = await order(bank);
    const decline = () =>
      bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'c1' }).catch((error) => error);
    const first = await decline();
    const second = await decline();
    expect(second.charge).toBe(first.charge);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'c2' })).status).toBe('succeeded');
  });

  it('are not spent by a mistyped request', async () => {
    await expect(bank.stripe.paymentIntents.create({ amount: 1, currency: 'pln' }, { idempotencyKey: 'k2' })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect((await order(bank, 'k2')).amount).toBe(5000);
  });

  it('are remembered by the next process, and forgotten after a day', async () => {
    const first = await order(bank, 'k3');
    bank = await bank.restart();
    expect((await order(bank, 'k3')).id).toBe(first.id);
    advance(bank, 25 * 3600_000);
    await order(bank, 'another');
    expect((await order(bank, 'k3')).id).not.toBe(first.id);
  });

  it('answer 409 while the first request is still on its way', async () => {
    const { hostname, port } = new URL(bank.base);
    const body = 'amount=5000&currency=pln';
    const slow = connect(Number(port), hostname);
    const heard: string[] = [];
    slow.on('data', (data) => heard.push(data.toString()));
    slow.write(
      `POST /sandbox/stripe/v1/payment_intents HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nAuthorization: Bearer ${SECRET_KEY}\r\nIdempotency-Key: k4\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await until(() => heard.join('').includes('100 Continue') || undefined);
    const second = await post(v1('/payment_intents'), body, { ...auth, 'idempotency-key': 'k4' });
    expect(second.status).toBe(409);
    expect(second.json().error).toMatchObject({ type: 'idempotency_error', code: 'idempotency_key_in_use' });
    slow.write(body);
    await until(() => heard.join('').includes('HTTP/1.1 200') || undefined);
    slow.destroy();
    expect(await countIntents()).toBe(1);
  });
});

describe('refunds', () => {
  const paid = async (token = 'pm_card_visa') => {
    const intent = await order(bank);
    return bank.stripe.paymentIntents.confirm(intent.id, { payment_method: token });
  };

  it('give back the whole, once', async () => {
    const intent = await paid();
    const refund = await bank.stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' }, { idempotencyKey: 'r1' });
    expect(refund).toMatchObject({ object: 'refund', amount: 5000, status: 'succeeded', payment_intent: intent.id, charge: intent.latest_charge });
    expect((await bank.stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' }, { idempotencyKey: 'r1' })).id).toBe(refund.id);
    await expect(bank.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(await bank.stripe.charges.retrieve(intent.latest_charge as string)).toMatchObject({ refunded: true, amount_refunded: 5000 });
    expect((await bank.stripe.refunds.list({ payment_intent: intent.id })).data.map((item) => item.id)).toEqual([refund.id]);
    expect(await bank.stripe.refunds.retrieve(refund.id, { expand: ['charge'] })).toMatchObject({ charge: { object: 'charge', refunded: true } });
    const types = (await bank.stripe.events.list({ types: ['refund.created', 'charge.refunded'] })).data.map((event) => event.type);
    expect(types).toEqual(['charge.refunded', 'refund.created']);
  });

  it('give back parts up to the whole', async () => {
    const intent = await paid();
    await bank.stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
    await expect(bank.stripe.refunds.create({ payment_intent: intent.id, amount: 3001 })).rejects.toMatchObject({ param: 'amount' });
    await bank.stripe.refunds.create({ payment_intent: intent.id, amount: 3000 });
    expect((await bank.stripe.charges.retrieve(intent.latest_charge as string)).refunded).toBe(true);
  });

  it('are refused for an unpaid intent', async () => {
    const intent = await order(bank);
    await expect(bank.stripe.refunds.create({ payment_intent: intent.id })).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  });

  it('can fail later, with the money back on the charge', async () => {
    const intent = await paid('pm_card_refundFail');
    const refund = await bank.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    advance(bank, 2_000);
    expect(await bank.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect((await bank.stripe.charges.retrieve(intent.latest_charge as string)).amount_refunded).toBe(0);
    expect((await bank.stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
  });
});

describe('events', () => {
  it('tell the story of a payment, newest first, page by page', async () => {
    const intent = await order(bank);
    await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }).catch(() => undefined);
    await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const story: Stripe.Event[] = [];
    for await (const event of bank.stripe.events.list({ limit: 2 })) story.push(event);
    expect(story.map((event) => event.type)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.payment_failed',
      'charge.failed',
      'payment_intent.created',
    ]);
    expect(await bank.stripe.events.retrieve((story[0] as Stripe.Event).id)).toMatchObject({
      type: 'payment_intent.succeeded',
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
  });
});

describe('a killed process', () => {
  it('has on disk whatever it answered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
    const open = () =>
      createStripeSandbox({
        database: join(folder, 'sandbox.db'),
        secretKey: SECRET_KEY,
        publishableKey: 'pk_test_x',
        webhookSecret: 'whsec_x',
        publicUrl: 'http://127.0.0.1',
        clock: () => new Date(),
      });
    const call = (sandbox: ReturnType<typeof open>, path: string, form: string) =>
      sandbox.app.request(`/v1/${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { ...auth, 'content-type': 'application/x-www-form-urlencoded' },
        ...(form && { body: form }),
      });
    const first = open();
    const { id } = (await (
      await call(first, 'payment_intents', 'amount=5000&currency=pln&payment_method=pm_card_visa&confirm=true')
    ).json()) as Stripe.PaymentIntent;
    // The first sandbox is neither flushed nor closed.
    const second = open();
    expect(await (await call(second, `payment_intents/${id}`, '')).json()).toMatchObject({ status: 'succeeded', amount_received: 5000 });
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });
});

describe('what does not fit', () => {
  it.each([
    ['amount=abc&currency=pln', 'parameter_invalid_integer', 'amount'],
    ['amount=100&currency=pln', 'amount_too_small', 'amount'],
    ['amount=-5&currency=pln', 'parameter_invalid_integer', 'amount'],
    ['amount=99999999999&currency=pln', 'amount_too_large', 'amount'],
    ['amount[x]=5000&currency=pln', undefined, 'amount'],
    ['currency=pln', 'parameter_missing', 'amount'],
    ['amount=5000', 'parameter_missing', 'currency'],
    ['amount=5000&currency=xxx', undefined, 'currency'],
    ['amount=5000&currency=__proto__', undefined, 'currency'],
    ['amount=5000&currency=pln&payment_method_types[]=card', 'parameter_unknown', 'payment_method_types'],
    ['amount=5000&currency=pln&allowed_payment_method_types=card', undefined, 'allowed_payment_method_types'],
    ['amount=5000&currency=pln&allowed_payment_method_types[]=sofort', undefined, 'allowed_payment_method_types'],
    ['amount=5000&currency=pln&surprise=1', 'parameter_unknown', 'surprise'],
    ['amount=5000&currency=pln&__proto__[x]=1', 'parameter_unknown', '__proto__'],
    ['amount=5000&currency=pln&a[b=1', undefined, undefined],
    ['amount=5000&currency=pln&metadata[a]=1&metadata[a][b]=2', undefined, undefined],
    ['a[b][c][d][e][f][g]=1', undefined, undefined],
    [Array.from({ length: 600 }, (_, i) => `k${i}=1`).join('&'), undefined, undefined],
    ['amount=5000&currency=pln&expand[]=customer.secret', undefined, 'expand'],
    [`amount=5000&currency=pln&description=${'x'.repeat(2000)}`, undefined, 'description'],
    ['{"amount":5000}', undefined, undefined],
    ['%E0%A4%A=%00', undefined, undefined],
  ])('%.60s gives a 400 in Stripe’s shape', async (body, code, param) => {
    const answer = await post(v1('/payment_intents'), body, auth);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
    expect(answer.json()).toEqual({
      error: expect.objectContaining({ type: 'invalid_request_error', message: expect.any(String), ...(code && { code }), ...(param && { param }) }),
    });
    expect(await countIntents()).toBe(0);
  });

  it('never answers 5xx, whatever is sent to confirm', async () => {
    const intent = await order(bank);
    const key = fc.stringMatching(/^(payment_method(_data|_options)?|return_url|card|blik|\[|\]|code|type|number|%|=|\w){1,8}$/);
    const value = fc.oneof(fc.string(), fc.constantFrom('card', 'blik', 'p24', '000000', 'pm_card_chargeDeclined', '-1', '9'.repeat(30)));
    const form = fc.array(fc.tuple(key, value), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(form, async (pairs) => {
        const answer = await post(
          v1(`/payment_intents/${intent.id}/confirm`),
          new URLSearchParams([['client_secret', intent.client_secret as string], ...pairs]).toString(),
        );
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.json().error.message).toEqual(expect.any(String));
      }),
      { numRuns: 150 },
    );
  });

  it('refuses bodies over 64 kB, JSON bodies and odd versions', async () => {
    const large = await post(v1('/payment_intents'), `amount=5000&currency=pln&description=${'x'.repeat(70_000)}`, auth);
    expect(large.status).toBe(413);
    expect(large.json().error.type).toBe('invalid_request_error');
    const json = await post(v1('/payment_intents'), '{"amount":5000}', { ...auth, 'content-type': 'application/json' });
    expect(json.status).toBe(400);
    expect((await post(v1('/payment_intents'), 'amount=5000&currency=pln', { ...auth, 'stripe-version': 'latest' })).status).toBe(400);
    expect((await post(v1('/payment_intents'), 'amount=5000&currency=pln', { ...auth, 'stripe-version': '2026-09-30.endive' })).status).toBe(200);
  });

  it('lets nobody in without the key', async () => {
    const thrown = await new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: new URL(bank.base).port,
      protocol: 'http',
      httpClient: prefixed(),
    }).paymentIntents
      .create({ amount: 5000, currency: 'pln' })
      .catch((error) => error);
    expect(thrown).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(thrown.message).not.toContain('sk_test_wrong');
    expect((await post(v1('/payment_intents'), 'amount=5000&currency=pln')).status).toBe(401);
    expect((await post(v1('/payment_intents'), 'amount=5000&currency=pln&client_secret=x')).status).toBe(401);
    expect((await post(v1('/refunds'), 'payment_intent=pi_x&key=pk_test_sandbox_123456')).json().error.code).toBe('secret_key_required');
    expect((await post(v1('/payment_intents'), 'amount=5000&currency=pln', { authorization: `Basic ${btoa(`${SECRET_KEY}:`)}` })).status).toBe(200);
  });

  it('knows no other objects and no other paths', async () => {
    await expect(bank.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(bank.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(bank.stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404, rawType: 'invalid_request_error' });
    await expect(bank.stripe.events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({ statusCode: 404 });
    const intent = await order(bank);
    const other = await order(bank);
    const stolen = await post(v1(`/payment_intents/${intent.id}/confirm`), { client_secret: other.client_secret as string, ...card('4242424242424242') });
    expect(stolen.status).toBe(404);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
    expect((await post(`${bank.base}/p24/guess`, { decision: 'approve' })).status).toBe(404);
  });
});

const prefixed = () => Stripe.createFetchHttpClient((url, init) => fetch(String(url).replace('/v1/', '/sandbox/stripe/v1/'), init));
