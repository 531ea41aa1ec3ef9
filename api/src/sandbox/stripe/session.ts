import type Stripe from 'stripe';
import { newEvent } from './objects.ts';
import type { Store } from './store.ts';

/** Context of one transaction: store, time, events. */
export type Session = {
  store: Store;
  /** Milliseconds since the epoch. */
  now: number;
  /** Unix seconds, as in Stripe's objects. */
  seconds: number;
  /** Absolute public address of the sandbox, without a final slash. */
  base: string;
  /** Stores an event with a snapshot of `object` and queues its webhook. */
  emit(type: string, object: object, previous?: object): void;
  save: {
    intent(intent: Stripe.PaymentIntent): void;
    charge(charge: Stripe.Charge): void;
    refund(refund: Stripe.Refund): void;
    dispute(dispute: Stripe.Dispute): void;
    method(method: Stripe.PaymentMethod): void;
  };
};

type SessionInput = { store: Store; now: number; base: string; deliver: boolean; requestId?: string; idempotencyKey?: string };

export function openSession(input: SessionInput): Session {
  const { store, now } = input;
  const seconds = Math.floor(now / 1000);
  return {
    store,
    now,
    seconds,
    base: input.base,
    emit(type, object, previous) {
      const event = newEvent({
        type,
        object,
        requestId: input.requestId ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
        created: seconds,
        ...(previous && { previous }),
      });
      store.put('event', event);
      if (input.deliver) store.queueDelivery(event.id, now);
    },
    save: {
      intent: (intent) => store.put('payment_intent', intent),
      charge: (charge) => store.put('charge', charge, charge.payment_intent as string),
      refund: (refund) => store.put('refund', refund, refund.payment_intent as string),
      dispute: (dispute) => store.put('dispute', dispute, dispute.payment_intent as string),
      method: (method) => store.put('payment_method', method),
    },
  };
}
