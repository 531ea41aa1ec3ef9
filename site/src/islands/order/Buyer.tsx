import { orderForm } from '../../stores/order.ts';
import { common } from '../../text/common.ts';
import { order } from '../../text/order.ts';
import { Field } from '../../ui/Field.tsx';
import { EmailField } from '../EmailField.tsx';
import type { BoundOrder } from './bound.ts';

const t = order.form;

/** The buyer's name and contact. */
export function Buyer({ form }: BoundOrder) {
  return (
    <fieldset>
      <legend>{t.buyer}</legend>
      <Field {...form.text('firstName')} {...t.firstName} autoComplete="given-name" required />
      <Field {...form.text('lastName')} {...t.lastName} autoComplete="family-name" required />
      <EmailField {...form.text('email')} {...t.email} autoComplete="email" hint={t.buyerHelp} required onMeant={(email) => orderForm.set('email', email)} />
      <Field {...form.text('phone')} {...t.phone} optional={common.optional} type="tel" autoComplete="tel" />
    </fieldset>
  );
}
