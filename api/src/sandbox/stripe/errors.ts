import type Stripe from 'stripe';

/** The `error` object of a Stripe answer. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
  doc_url?: string;
};

/** A refusal as the bank words it; becomes `last_payment_error` and, when asked synchronously, a 402. */
export type Decline = { code: string; declineCode?: string; message: string; param?: string };

/** A refusal in Stripe's shape; `status` is the HTTP status the API gives with it. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` } : body;
  }
}

/** 400 about one parameter, or about the request as a whole when `param` is left out. */
export const invalid = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) });

export const missing = (param: string): StripeFailure => invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

export const notFound = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id.slice(0, 100)}'`, param });

export const unauthorized = (message: string, code?: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message, ...(code && { code }) });

/** 400: the intent's state does not allow the act; the intent comes with the error. */
export const unexpectedState = (message: string, intent: Stripe.PaymentIntent): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, payment_intent: intent });
