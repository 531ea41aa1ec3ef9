import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, type Bank, blik, openBank, openShop, order, post, type Shop, until, WEBHOOK_SECRET } from './harness.ts';

let shop: Shop;
let bank: Bank;
beforeEach(async () => {
  shop = await openShop();
  bank = await openBank({ webhookUrl: shop.url });
});
afterEach(async () => {
  await bank.close();
  await shop.close();
});

const delivered = (type: string) => until(() => shop.received.find(({ event }) => event.type === type));
const settled = async (id: string) => (await bank.stripe.events.retrieve(id)).pending_webhooks === 0 || undefined;

describe('webhooks', () => {
  it('arrive signed, with the object as it was', async () => {
    const intent = await order(bank);
    await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const { body, signature } = await delivered('payment_intent.succeeded');
    const event = bank.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent.id, status: 'succeeded', metadata: { orderId: 'o-1' } } },
    });
    expect(() => bank.stripe.webhooks.constructEvent(body.replace('5000', '1'), signature, WEBHOOK_SECRET)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    expect(() => bank.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(shop.received.map(({ event }) => event.type)).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    await until(() => settled(event.id));
  });

  it('announce a BLIK payment though nobody asks', async () => {
    const intent = await order(bank);
    await post(`${bank.base}/v1/payment_intents/${intent.id}/confirm`, { client_secret: intent.client_secret as string, ...blik('123456') });
    await delivered('payment_intent.requires_action');
    advance(bank, 1_000);
    expect((await delivered('payment_intent.succeeded')).event.data.object).toMatchObject({ id: intent.id });
  });

  it('come again after a refusal, until they are accepted', async () => {
    shop.answer = 500;
    await order(bank);
    const first = await delivered('payment_intent.created');
    expect((await bank.stripe.events.retrieve(first.event.id)).pending_webhooks).toBe(1);
    shop.answer = 200;
    advance(bank, 1_000);
    await until(() => shop.received[1]);
    await until(() => settled(first.event.id));
    expect(shop.received.map(({ event }) => event.id)).toEqual([first.event.id, first.event.id]);
  });

  it('survive the end of the process', async () => {
    shop.answer = 503;
    await order(bank);
    const first = await delivered('payment_intent.created');
    bank = await bank.restart();
    shop.answer = 200;
    advance(bank, 60_000);
    await until(() => shop.received[1]);
    await until(() => settled(first.event.id));
  });
});

describe('the script for the browser', () => {
  it('is plain JavaScript that defines Stripe, served with its styles and revalidated by ETag', async () => {
    const script = await fetch(`${bank.base}/v3.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const text = await script.text();
    expect(() => new Function(text)).not.toThrow();
    expect(text).toContain('Stripe');
    const again = await fetch(`${bank.base}/v3.js`, { headers: { 'if-none-match': script.headers.get('etag') as string } });
    expect(again.status).toBe(304);
    for (const sheet of ['v3.css', 'pages.css']) {
      const response = await fetch(`${bank.base}/${sheet}`);
      expect(response.headers.get('content-type')).toContain('text/css');
      expect(await response.text()).toBe(readFileSync(new URL(`../../src/sandbox/stripe/browser/${sheet}`, import.meta.url), 'utf8'));
    }
  });
});
