import { useStore } from '@nanostores/react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useMemo, useState } from 'react';
import type { OrderSummary } from '#contract/orders.ts';
import { colours, isPhone, onSchemeChange } from '../../lib/browser.ts';
import { $paying, $refused, type CheckoutState, pay } from '../../stores/checkout.ts';
import { checkout as t } from '../../text/checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { APPEARANCE_COLOURS, methodOrder, paymentAppearance } from '../../view/payment.ts';

/** Id of the reason why a payment was refused: who comes back from the bank's app hears it at the button. */
const REFUSED = 'payment-refused';

type Props = { payment: NonNullable<CheckoutState['payment']>; order: OrderSummary };

/** Stripe's form (card, BLIK, Przelewy24 in tabs) in our colours, and the pay button. */
export function PaymentForm({ payment, order }: Props) {
  const [appearance, setAppearance] = useState(() => paymentAppearance(colours(APPEARANCE_COLOURS)));
  useEffect(() => onSchemeChange(() => setAppearance(paymentAppearance(colours(APPEARANCE_COLOURS)))), []);
  const options = useMemo(() => ({ clientSecret: payment.clientSecret, appearance, locale: 'pl' as const }), [payment.clientSecret, appearance]);
  return (
    <Elements stripe={payment.stripe} options={options}>
      <Methods order={order} />
    </Elements>
  );
}

function Methods({ order }: { order: OrderSummary }) {
  const stripe = useStripe();
  const elements = useElements();
  const paying = useStore($paying);
  const refused = useStore($refused);
  const [ready, setReady] = useState(false);
  const [method, setMethod] = useState('');
  const billing = { name: `${order.firstName} ${order.lastName}`, email: order.email };

  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        void pay(stripe, elements);
      }}
    >
      {ready ? null : <Spinner label={t.loading} />}
      <PaymentElement
        options={{
          layout: { type: 'tabs', defaultCollapsed: false },
          paymentMethodOrder: methodOrder(isPhone()),
          defaultValues: { billingDetails: billing },
          readOnly: paying,
        }}
        onReady={() => setReady(true)}
        onChange={(event) => setMethod(event.value.type)}
      />
      <Failure said={refused} id={REFUSED} />
      <Button type="submit" wide busy={paying} disabled={!stripe || !ready} aria-describedby={refused ? REFUSED : undefined}>
        {paying ? t.paying : t.pay}
      </Button>
      <p className="note" role="status">
        {paying && method === 'blik' ? t.blikHint : null}
      </p>
    </form>
  );
}
