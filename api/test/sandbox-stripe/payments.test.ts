import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, type Bank, blik, card, openBank, order, post } from './harness.ts';

let bank: Bank;
beforeEach(async () => {
  bank = await openBank();
});
afterEach(() => bank.close());

const confirmUrl = (intent: Stripe.PaymentIntent) => `${bank.base}/v1/payment_intents/${intent.id}/confirm`;
const asPayer = (intent: Stripe.PaymentIntent, form: Record<string, string>) =>
  post(confirmUrl(intent), { client_secret: intent.client_secret as string, ...form });

describe('paying by card', () => {
  it('goes through with the test card and leaves a charge', async () => {
    const intent = await order(bank);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 5000,
      currency: 'pln',
      payment_method_types: ['card', 'blik', 'p24'],
      metadata: { orderId: 'o-1' },
    });

    const paid = await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 5000,
      latest_charge: { object: 'charge', paid: true, amount: 5000, payment_method_details: { type: 'card', card: { last4: '4242' } } },
    });
    expect(paid.lastResponse.requestId).toMatch(/^req_/);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect(await bank.stripe.charges.retrieve((paid.latest_charge as Stripe.Charge).id)).toMatchObject({ payment_intent: intent.id, status: 'succeeded' });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ])('%s is refused as %s', async (token, code, declineCode) => {
    const intent = await order(bank);
    const error = await bank.stripe.paymentIntents.confirm(intent.id, { payment_method: token }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code,
      decline_code: declineCode,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const after = await bank.stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { type: 'card_error', code, charge: error.charge } });
  });

  it('can be tried again with another card after a refusal', async () => {
    const intent = await order(bank);
    const refused = await asPayer(intent, card('4000000000009995'));
    expect(refused.status).toBe(402);
    const paid = await asPayer(intent, card('4242 4242 4242 4242'));
    expect(paid.json()).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it.each([
    ['4242424242424241', 'incorrect_number', 'number', {}],
    ['42', 'invalid_number', 'number', {}],
    ['4242424242424242', 'invalid_expiry_year', 'exp_year', { 'payment_method_data[card][exp_year]': '2020' }],
    ['4242424242424242', 'invalid_expiry_month', 'exp_month', { 'payment_method_data[card][exp_month]': '13' }],
    ['4242424242424242', 'invalid_cvc', 'cvc', { 'payment_method_data[card][cvc]': '1' }],
    ['4111111111111111', 'card_declined', undefined, {}],
  ])('card %s: %s', async (number, code, param, extra) => {
    const answer = await asPayer(await order(bank), { ...card(number), ...extra });
    expect(answer.status).toBe(402);
    expect(answer.json().error).toMatchObject({ type: 'card_error', code, ...(param && { param }) });
  });

  it('shows the payer only what a client secret opens', async () => {
    const intent = await order(bank);
    const paid = (await asPayer(intent, card('4242424242424242'))).json();
    expect(paid.status).toBe('succeeded');
    for (const hidden of ['metadata', 'latest_charge', 'amount_received', 'customer']) expect(paid).not.toHaveProperty(hidden);

    const get = (query: string) => fetch(`${bank.base}/v1/payment_intents/${intent.id}?${query}`);
    expect((await get(`client_secret=${intent.client_secret}&key=pk_test_sandbox_123456`)).status).toBe(200);
    expect((await get(`client_secret=${intent.id}_secret_guess`)).status).toBe(404);
    expect((await get(`client_secret=${intent.client_secret}&key=pk_test_other`)).status).toBe(401);
    expect((await get('key=pk_test_sandbox_123456')).status).toBe(401);
  });

  it('asks for 3-D Secure and follows the payer to the page and back', async () => {
    const intent = await order(bank);
    const asked = (await asPayer(intent, { ...card('4000002760003184'), return_url: `${bank.origin}/tracking?orderId=o-1` })).json();
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const page = asked.next_action.redirect_to_url.url;
    const shown = await fetch(page);
    expect(await shown.text()).toContain('Tryb demonstracyjny');
    const back = await post(page, { decision: 'approve' });
    expect(back.status).toBe(303);
    const target = new URL(back.headers.get('location') as string);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      orderId: 'o-1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('tells a failed authentication from a declined card', async () => {
    const failing = await order(bank);
    const asked = await bank.stripe.paymentIntents.confirm(failing.id, { payment_method: 'pm_card_authenticationRequired', use_stripe_sdk: true });
    expect(asked.next_action?.type).toBe('use_stripe_sdk');
    await post(String(asked.next_action?.use_stripe_sdk?.stripe_js), { decision: 'reject' });
    expect((await bank.stripe.paymentIntents.retrieve(failing.id)).last_payment_error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
    });

    const declining = (await asPayer(await order(bank), { ...card('4000008400001629'), return_url: bank.origin })).json();
    const back = await post(declining.next_action.redirect_to_url.url, { decision: 'approve' });
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect((await bank.stripe.paymentIntents.retrieve(declining.id)).last_payment_error).toMatchObject({
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  });
});

describe('paying by BLIK', () => {
  it('waits for the bank app and then succeeds', async () => {
    const intent = await order(bank);
    expect((await asPayer(intent, blik('123456'))).json()).toMatchObject({ status: 'requires_action', next_action: { type: 'blik_authorize' } });
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
    advance(bank, 1_000);
    expect(await bank.stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] })).toMatchObject({
      status: 'succeeded',
      payment_method: { type: 'blik' },
    });
  });

  it.each([
    ['000000', 'code_invalid'],
    ['000001', 'code_expired'],
  ])('refuses the code %s at once: %s', async (code, declineCode) => {
    const answer = await asPayer(await order(bank), blik(code));
    expect(answer.status).toBe(402);
    expect(answer.json().error).toMatchObject({ type: 'card_error', code: 'payment_method_provider_decline', decline_code: declineCode });
  });

  it.each([
    ['000002', 1_000, 'customer_declined'],
    ['000003', 1_000, 'insufficient_funds'],
    ['000004', 1_000, 'payment_limit_exceeded'],
    ['000005', 1_000, 'partner_generic_decline'],
    ['000006', 120_000, 'code_expired'],
  ])('code %s ends after %i ms as %s', async (code, ms, declineCode) => {
    const intent = await order(bank);
    await asPayer(intent, blik(code));
    advance(bank, ms - 1);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
    advance(bank, 1);
    expect(await bank.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: declineCode },
    });
  });

  it('can hang in processing before it succeeds', async () => {
    const intent = await order(bank);
    await asPayer(intent, blik('000007'));
    advance(bank, 1_000);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
    advance(bank, 10_000);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('forgets the bank when the payer turns to a card meanwhile', async () => {
    const intent = await order(bank);
    await asPayer(intent, blik('000006'));
    expect((await asPayer(intent, card('4242424242424242'))).json().status).toBe('succeeded');
    advance(bank, 200_000);
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });
});

describe('paying by Przelewy24', () => {
  const p24 = (extra: Record<string, string> = {}) => ({
    'payment_method_data[type]': 'p24',
    'payment_method_data[billing_details][email]': 'marta@firma.example',
    return_url: `${bank.origin}/tracking`,
    ...extra,
  });

  it('sends the payer to the bank page, and back with the result', async () => {
    const intent = await order(bank);
    const asked = (await asPayer(intent, p24())).json();
    const page = asked.next_action.redirect_to_url.url;
    const html = await (await fetch(page)).text();
    expect(html).toContain('Zapłać');
    expect(html).toContain('50,00\u00a0zł');
    expect((await post(page, { decision: 'approve' })).headers.get('location')).toContain('redirect_status=succeeded');
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    // The back button and a second press change nothing.
    expect((await post(page, { decision: 'reject' })).headers.get('location')).toContain('redirect_status=succeeded');
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('comes back as failed when the payer cancels', async () => {
    const intent = await order(bank);
    const asked = (await asPayer(intent, p24())).json();
    expect((await post(asked.next_action.redirect_to_url.url, { decision: 'reject' })).headers.get('location')).toContain('redirect_status=failed');
    expect(await bank.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed' },
    });
  });

  it('needs an e-mail and a way back', async () => {
    const intent = await order(bank);
    expect((await asPayer(intent, { 'payment_method_data[type]': 'p24', return_url: bank.origin })).json().error.param).toBe(
      'payment_method_data[billing_details][email]',
    );
    expect(
      (await asPayer(intent, { 'payment_method_data[type]': 'p24', 'payment_method_data[billing_details][email]': 'a@b.example' })).json().error.param,
    ).toBe('return_url');
    expect((await asPayer(intent, p24({ return_url: 'javascript:alert(1)' }))).json().error).toMatchObject({ code: 'url_invalid', param: 'return_url' });
  });
});

describe('the life of an intent', () => {
  it('is cancelled once, and never after success', async () => {
    const intent = await order(bank);
    expect(await bank.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    await expect(bank.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    await expect(bank.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    });

    const paid = await order(bank);
    await bank.stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' });
    await expect(bank.stripe.paymentIntents.cancel(paid.id)).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    await expect(bank.stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('closes a bank page that belongs to a cancelled intent', async () => {
    const asked = await bank.stripe.paymentIntents.confirm((await order(bank)).id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: bank.origin,
    });
    await bank.stripe.paymentIntents.cancel(asked.id);
    const back = await post(String(asked.next_action?.redirect_to_url?.url), { decision: 'approve' });
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect((await bank.stripe.paymentIntents.retrieve(asked.id)).status).toBe('canceled');
  });

  it('takes a method first and a confirmation later', async () => {
    const intent = await bank.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', payment_method: 'pm_card_visa' });
    expect(intent.status).toBe('requires_confirmation');
    const updated = await bank.stripe.paymentIntents.update(intent.id, { metadata: { a: '1' }, description: 'Zmieniony' });
    expect(updated).toMatchObject({ metadata: { a: '1' }, description: 'Zmieniony' });
    expect((await bank.stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded');
  });

  it('drops methods that do not fit the currency, silently', async () => {
    const intent = await bank.stripe.paymentIntents.create({ amount: 5000, currency: 'eur', allowed_payment_method_types: ['card', 'blik', 'p24'] });
    expect(intent.payment_method_types).toEqual(['card', 'p24']);
    expect((await asPayer(intent, blik('123456'))).json().error).toMatchObject({ type: 'invalid_request_error', param: 'payment_method' });
  });
});
