import { useEffect, useRef } from 'react';
import { query } from '../lib/browser.ts';
import { orderForm, prefillOrder } from '../stores/order.ts';
import { adoptTyped, useForm, useReady } from '../stores/use-form.ts';
import { forms } from '../text/forms.ts';
import { order } from '../text/order.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Agreement } from './order/Agreement.tsx';
import { Buyer } from './order/Buyer.tsx';
import { Invoice } from './order/Invoice.tsx';
import { Subject } from './order/Subject.tsx';

/** The order form of /raport-wizerunku. */
export default function OrderForm() {
  const bound = useForm(orderForm);
  const ready = useReady();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (element.current) adoptTyped(orderForm, element.current);
    prefillOrder(query());
  }, []);

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void orderForm.submit();
      }}
    >
      <ErrorSummary title={forms.summary(bound.wrong.length)} items={bound.wrong} attempt={bound.attempt} />
      <Buyer form={bound} />
      <Subject form={bound} />
      <Invoice form={bound} />
      <Agreement form={bound} />
      <div className="order-send">
        <Button type="submit" busy={bound.sending} disabled={!ready}>
          {bound.sending ? order.submitting : order.submit}
        </Button>
        <p className="note measure">{order.after}</p>
      </div>
    </form>
  );
}
