import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isInProgress } from '#contract/rules.ts';
import { $thanks, openThanks } from '../stores/thanks.ts';
import { $tracking, closeTracking } from '../stores/tracking.ts';
import { thanks as t } from '../text/thanks.ts';
import { isKeptBack } from '../view/kept-back.ts';
import { OrderView } from './tracking/OrderView.tsx';

/** /thank-you: the state of the order just made, and what comes by e-mail. Nothing in it is said ahead of the order. */
export default function Thanks() {
  const { email } = useStore($thanks);
  const { data, phase } = useStore($tracking);
  useEffect(() => {
    void openThanks();
    return closeTracking;
  }, []);

  // Without an order that may be shown there is nothing more to say about it.
  if (phase === 'noId' || isKeptBack(phase)) return <OrderView thanks />;
  const order = data?.order;
  const paid = order?.paymentStatus === 'paid';
  const status = order?.reportStatus ?? 'pending';
  const ready = status === 'completed';
  const address = email || order?.email || '';
  const payment = paid ? t.cards.confirmed : phase === 'loading' ? { title: t.checking, text: '', next: '' } : t.cards.pending;
  const analysis = ready ? t.cards.ready : status === 'failed' && paid ? t.cards.stopped : paid && isInProgress(status) ? t.cards.analysis : t.cards.waiting;
  const next = (
    <section className="thanks-next">
      <h2>{t.next}</h2>
      <p className="measure wrap-anywhere">
        {address ? (
          <>
            {paid ? t.email : t.emailPending}
            <b>{address}</b>.
          </>
        ) : paid ? (
          t.emailMissing
        ) : (
          t.emailMissingPending
        )}
      </p>
      <ol className="thanks-cards mt-4" aria-label={t.cardsLabel}>
        {[payment, analysis, ready ? t.cards.mailSent : t.cards.mail].map(({ title, text, next }, i) => (
          <li key={title}>
            <b className="thanks-n" aria-hidden="true">
              {i + 1}
            </b>
            <p>
              <b>{title}</b> {text} {next}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
  return <OrderView thanks next={next} />;
}
