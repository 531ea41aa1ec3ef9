import { useEffect } from 'react';
import { query } from '../lib/browser.ts';
import { orderForm, prefillBuyer, prefillOrder } from '../stores/order.ts';
import { useForm, useReady } from '../stores/use-form.ts';
import { order } from '../text/order.ts';
import { Button } from '../ui/Button.tsx';
import { BoundForm } from './BoundForm.tsx';
import { Agreement } from './order/Agreement.tsx';
import { Buyer } from './order/Buyer.tsx';
import { Invoice } from './order/Invoice.tsx';
import { Subject } from './order/Subject.tsx';

/** The order form of /raport-wizerunku. */
export default function OrderForm() {
  const bound = useForm(orderForm);
  const ready = useReady();

  useEffect(() => {
    prefillOrder(query());
    void prefillBuyer();
  }, []);

  return (
    <BoundForm form={orderForm} bound={bound}>
      <Buyer form={bound} />
      <Subject form={bound} />
      <Invoice form={bound} />
      <Agreement form={bound} />
      <div className="mt-5 grid gap-3 justify-items-start">
        <Button type="submit" busy={bound.sending} disabled={!ready}>
          {bound.sending ? order.submitting : order.submit}
        </Button>
        <p className="note measure">{order.after}</p>
      </div>
    </BoundForm>
  );
}
