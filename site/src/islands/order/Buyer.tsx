import { common } from '../../text/common.ts';
import { order } from '../../text/order.ts';
import { Field } from '../../ui/Field.tsx';
import type { BoundOrder } from './bound.ts';

const t = order.form;

/** The buyer's name and contact. */
export function Buyer({ form }: BoundOrder) {
  return (
    <fieldset>
      <legend>{t.buyer}</legend>
      <Field {...form.text('firstName')} {...t.firstName} autoComplete="given-name" required />
      <Field {...form.text('lastName')} {...t.lastName} autoComplete="family-name" required />
      <Field {...form.text('email')} {...t.email} type="email" inputMode="email" autoComplete="email" hint={t.buyerHelp} required />
      <Field {...form.text('phone')} {...t.phone} optional={common.optional} type="tel" autoComplete="tel" />
    </fieldset>
  );
}
