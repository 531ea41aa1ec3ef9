import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { OrderSummary } from '#contract/orders.ts';
import { $checkout, openCheckout, trackingAddress } from '../stores/checkout.ts';
import { checkout as t } from '../text/checkout.ts';
import { common } from '../text/common.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton, Spinner } from '../ui/Waiting.tsx';
import { Ahead } from './checkout/Ahead.tsx';
import { PaymentForm } from './checkout/PaymentForm.tsx';
import { Summary } from './checkout/Summary.tsx';

/** The content of /checkout: the order's summary, and the payment form or the outcome. */
export default function Checkout() {
  const { phase, order, payment } = useStore($checkout);

  useEffect(() => {
    void openCheckout();
  }, []);

  return (
    <>
      <section className="left" aria-labelledby="summary">
        <h2 id="summary">{t.summary}</h2>
        {order ? <Summary order={order} /> : <Skeleton label={common.loading} />}
      </section>
      {phase === 'ready' && order ? <Ahead orderId={order.id} /> : null}
      <section className="right" aria-label={t.methods}>
        {phase === 'loading' ? <Spinner label={t.loading} /> : null}
        {phase === 'leaving' ? <Spinner label={t.leaving} /> : null}
        {phase === 'blocked' ? (
          <Notice title={t.blocked.title} tone="bad">
            <p>{t.blocked.text}</p>
            <Button variant="alt" icon="refresh" onClick={() => void openCheckout()}>
              {common.retry}
            </Button>
          </Notice>
        ) : null}
        {phase === 'ready' && payment && order ? <PaymentForm payment={payment} order={order} /> : null}
        {phase in OUTCOME ? <Outcome phase={phase as keyof typeof OUTCOME} order={order} /> : null}
      </section>
    </>
  );
}

const OUTCOME = { succeeded: 'success', paid: 'paid', processing: 'processing', unknown: 'unknown' } as const;

/** Outcome of the payment. Takes the focus, since the button that had it is gone. */
function Outcome({ phase, order }: { phase: keyof typeof OUTCOME; order: OrderSummary | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { title, text } = t[OUTCOME[phase]];
  return (
    <div ref={box} tabIndex={-1}>
      <Notice title={title} tone={phase === 'unknown' ? 'bad' : phase === 'processing' ? 'plain' : 'ok'}>
        <p>{text}</p>
        {order ? (
          <ButtonLink variant={phase === 'succeeded' ? 'alt' : 'main'} href={trackingAddress(order.id)}>
            {phase === 'succeeded' ? t.success.link : t.status}
          </ButtonLink>
        ) : null}
      </Notice>
    </div>
  );
}
