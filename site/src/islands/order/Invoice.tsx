import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $companySaid, watchNip } from '../../stores/company.ts';
import { order } from '../../text/order.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import type { BoundOrder } from './bound.ts';

const t = order.form;

/** Company data, shown only if an invoice is wanted. */
export function Invoice({ form }: BoundOrder) {
  const said = useStore($companySaid);
  useEffect(watchNip, []);
  return (
    <fieldset>
      <legend>{t.invoice}</legend>
      <div className="full">
        <Checkbox {...form.check('wantsInvoice')} label={t.wantsInvoice} />
      </div>
      {form.values.wantsInvoice ? (
        <>
          <Field
            {...form.text('nip')}
            {...t.nip}
            inputMode="numeric"
            autoComplete="off"
            required
            below={
              <span className="suggest" role="status">
                {said}
              </span>
            }
          />
          <Field {...form.text('companyName')} {...t.companyName} autoComplete="organization" required />
          <TextArea full {...form.text('companyAddress')} {...t.companyAddress} rows={2} autoComplete="street-address" required />
        </>
      ) : null}
    </fieldset>
  );
}
