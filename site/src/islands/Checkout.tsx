import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $checkout, openCheckout, trackingAddress } from '../stores/checkout.ts';
import { checkout as t } from '../text/checkout.ts';
import { common } from '../text/common.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton, Spinner } from '../ui/Waiting.tsx';
import { PaymentForm } from './checkout/PaymentForm.tsx';
import { Summary } from './checkout/Summary.tsx';

/** Everything below the heading of /checkout: what is paid for, and the payment or its outcome. */
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
      <section className="right" aria-label={t.methods} aria-live="polite">
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
        {phase === 'succeeded' || phase === 'paid' || phase === 'processing' || phase === 'unknown' ? (
          <Notice title={t[OUTCOME[phase]].title} tone={phase === 'unknown' ? 'bad' : phase === 'processing' ? 'plain' : 'ok'}>
            <p>{t[OUTCOME[phase]].text}</p>
            {order ? (
              <ButtonLink variant={phase === 'succeeded' ? 'alt' : 'main'} href={trackingAddress(order.id)}>
                {phase === 'succeeded' ? t.success.link : t.status}
              </ButtonLink>
            ) : null}
          </Notice>
        ) : null}
      </section>
    </>
  );
}

const OUTCOME = { succeeded: 'success', paid: 'paid', processing: 'processing', unknown: 'unknown' } as const;
