import type Stripe from 'stripe';

/** The `error` object of a Stripe response. */
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

/** A bank's decline; stored as `last_payment_error`, and returned as a 402 if it happens during the request. */
export type Decline = { code: string; declineCode?: string; message: string; param?: string };

/** An API error in Stripe's shape; `status` is its HTTP status. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` } : body;
  }
}

/** 400 about one parameter, or without `param` about the whole request. */
export const invalid = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) });

export const missing = (param: string): StripeFailure => invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

export const notFound = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id.slice(0, 100)}'`, param });

export const unauthorized = (message: string, code?: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message, ...(code && { code }) });

/** 400: the intent's state does not allow the call; the error includes the intent. */
export const unexpectedState = (message: string, intent: Stripe.PaymentIntent): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, payment_intent: intent });
