import type { ComponentProps } from 'react';
import { useSettled } from '../stores/use-form.ts';
import { forms } from '../text/forms.ts';
import { Field } from '../ui/Field.tsx';
import { Suggestion } from '../ui/Suggestion.tsx';
import { meantEmail } from '../view/email-domain.ts';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'below'> & { value: string; onMeant: (email: string) => void };

/** A field for an e-mail address that asks about a slip in its domain: what is sent there is lost. */
export function EmailField({ onMeant, ...field }: Props) {
  const settled = useSettled(field.value);
  const meant = settled === field.value ? meantEmail(settled) : null;
  const take = () => {
    if (!meant) return;
    onMeant(meant);
    // The button goes away; the field has what it stood for.
    document.getElementById(field.id)?.focus();
  };
  return (
    <Field {...field} type="email" inputMode="email" below={<Suggestion ask={meant ? forms.meant(meant) : null} take={forms.takeMeant} onTake={take} />} />
  );
}
