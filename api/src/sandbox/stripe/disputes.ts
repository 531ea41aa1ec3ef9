/** Disputes: a payer asks the bank for the money back; the bank decides. */
import type Stripe from 'stripe';
import { DISPUTE_FEE, move } from './balance.ts';
import { newDispute } from './dispute-shape.ts';
import { invalid, notFound } from './errors.ts';
import type { Reader } from './form.ts';
import type { Session } from './session.ts';

const REASONS = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'subscription_canceled',
  'unrecognized',
  'general',
] as const;
/** Stripe's documented texts that decide a dispute in test mode. */
const DECIDES = { winning_evidence: 'won', losing_evidence: 'lost' } as const;
const DECISION_MS = 1_000;
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented'];

/** Test cards whose payment is disputed at once, by their last digits. */
const DISPUTING_CARDS: Readonly<Record<string, { reason: string; inquiry?: true }>> = {
  '0259': { reason: 'fraudulent' },
  '2685': { reason: 'product_not_received' },
  '1976': { reason: 'fraudulent', inquiry: true },
};

const isOpen = ({ status }: Stripe.Dispute): boolean => !CLOSED.includes(status);
const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_');

export const disputesOf = (session: Session, charge: Stripe.Charge): Stripe.Dispute[] =>
  session.store.list<Stripe.Dispute>('dispute', { parent: charge.payment_intent as string, limit: 100 }) ?? [];

/** Whether the bank holds the money of a charge or has given it back: such a charge cannot be refunded. */
export const isChargedBack = (session: Session, charge: Stripe.Charge): boolean =>
  disputesOf(session, charge).some((one) => one.status === 'lost' || (isOpen(one) && !isInquiry(one)));

function takeMoney(session: Session, dispute: Stripe.Dispute): Stripe.Dispute {
  const moved = move(
    session,
    { amount: -dispute.amount, fee: DISPUTE_FEE, source: dispute.id, type: 'adjustment', category: 'dispute', description: 'Chargeback withdrawal' },
    dispute.currency,
  );
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] };
}

function open(session: Session, charge: Stripe.Charge, { reason, inquiry, amount }: { reason: string; inquiry?: boolean; amount?: number }): Stripe.Dispute {
  const opened = newDispute({ charge, reason, inquiry: inquiry === true, amount: amount ?? charge.amount, created: session.seconds });
  const dispute = inquiry ? opened : takeMoney(session, opened);
  session.save.dispute(dispute);
  session.save.charge({ ...charge, disputed: true });
  session.emit('charge.dispute.created', dispute);
  if (!inquiry) session.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** A payment with one of the disputing test cards. */
export function disputeByCard(session: Session, charge: Stripe.Charge): void {
  const rule = DISPUTING_CARDS[charge.payment_method_details?.card?.last4 ?? ''];
  if (rule) open(session, charge, rule);
}

/** POST /v1/sandbox/disputes, which Stripe does not have: the payer complains to the bank about a payment made earlier. */
export function createDispute(session: Session, form: Reader): Stripe.Dispute {
  form.only(['payment_intent', 'reason', 'amount', 'inquiry', 'expand']);
  const id = form.required('payment_intent', 200);
  const intent = session.store.get<Stripe.PaymentIntent>('payment_intent', id);
  const charge = intent && session.store.get<Stripe.Charge>('charge', String(intent.latest_charge));
  if (!intent || !charge) throw notFound('payment_intent', id, 'payment_intent');
  if (charge.payment_method_details?.type === 'p24') throw invalid('Przelewy24 has no disputes.', 'payment_intent');
  if (intent.status !== 'succeeded' || isChargedBack(session, charge)) throw invalid('This payment cannot be disputed.', 'payment_intent');
  const amount = form.integer('amount');
  return open(session, charge, {
    reason: form.oneOf('reason', REASONS) ?? 'fraudulent',
    inquiry: form.flag('inquiry') ?? false,
    ...(amount !== undefined && { amount }),
  });
}

/** POST /v1/disputes/{id}: evidence; it is sent to the bank unless `submit` is false. */
export function answerDispute(session: Session, id: string, form: Reader): Stripe.Dispute {
  form.only(['evidence', 'submit', 'metadata', 'expand']);
  const dispute = findDispute(session, id);
  if (!isOpen(dispute)) throw invalid(`This dispute is already closed (${dispute.status}).`);
  const given = form.child('evidence');
  if (!given) return dispute;
  const evidence: Stripe.Dispute.Evidence & Record<string, unknown> = { ...dispute.evidence };
  for (const key of Object.keys(given.only(Object.keys(evidence)).tree)) evidence[key] = given.text(key, 20_000) ?? null;
  const submit = form.flag('submit') ?? true;
  const answered: Stripe.Dispute = {
    ...dispute,
    evidence,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + (submit ? 1 : 0),
      submission_method: submit ? 'manual' : dispute.evidence_details.submission_method,
    },
    status: !submit ? dispute.status : isInquiry(dispute) ? 'warning_under_review' : 'under_review',
  };
  session.save.dispute(answered);
  session.emit('charge.dispute.updated', answered, { status: dispute.status });
  const decision = DECIDES[String(evidence.uncategorized_text) as keyof typeof DECIDES];
  if (submit && decision) session.store.planTask({ subject: id, due: session.now + DECISION_MS, step: decision });
  return answered;
}

/** POST /v1/disputes/{id}/close: the shop gives in. */
export function closeDispute(session: Session, id: string, form: Reader): Stripe.Dispute {
  form.only(['expand']);
  const dispute = findDispute(session, id);
  if (dispute.status !== 'needs_response') throw invalid(`This dispute cannot be closed (${dispute.status}).`);
  return decide(session, dispute, 'lost');
}

function findDispute(session: Session, id: string): Stripe.Dispute {
  const dispute = session.store.get<Stripe.Dispute>('dispute', id);
  if (!dispute) throw notFound('dispute', id);
  return dispute;
}

/** The bank's decision. A won dispute brings the money back, but not the fee. */
function decide(session: Session, dispute: Stripe.Dispute, step: 'won' | 'lost'): Stripe.Dispute {
  const moved =
    step === 'won' && !isInquiry(dispute)
      ? [
          move(
            session,
            { amount: dispute.amount, source: dispute.id, type: 'adjustment', category: 'dispute_reversal', description: 'Chargeback reversal' },
            dispute.currency,
          ),
        ]
      : [];
  const closed: Stripe.Dispute = {
    ...dispute,
    status: isInquiry(dispute) ? 'warning_closed' : step,
    balance_transactions: [...dispute.balance_transactions, ...moved],
    is_charge_refundable: step === 'won' || isInquiry(dispute),
  };
  session.save.dispute(closed);
  session.emit('charge.dispute.closed', closed, { status: dispute.status });
  if (moved.length > 0) session.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

/** Carries out the bank's planned decision. An inquiry that is lost becomes a dispute that takes the money. */
export function settleDispute(session: Session, id: string, step: string): void {
  const dispute = session.store.get<Stripe.Dispute>('dispute', id);
  if (!dispute || !isOpen(dispute)) return;
  if (!isInquiry(dispute) || step === 'won') return void decide(session, dispute, step as 'won' | 'lost');
  const grown = takeMoney(session, { ...dispute, status: 'needs_response', is_charge_refundable: false });
  session.save.dispute(grown);
  session.emit('charge.dispute.updated', grown, { status: dispute.status });
  session.emit('charge.dispute.funds_withdrawn', grown);
}

/** A refund of the whole answers an inquiry. */
export function closeInquiries(session: Session, charge: Stripe.Charge): void {
  for (const dispute of disputesOf(session, charge)) if (isOpen(dispute) && isInquiry(dispute)) decide(session, dispute, 'won');
}
