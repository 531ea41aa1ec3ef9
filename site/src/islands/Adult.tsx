import type { ComponentProps } from 'react';
import { useSettled } from '../stores/use-form.ts';
import { forms } from '../text/forms.ts';
import { Checkbox } from '../ui/Choice.tsx';

type Props = {
  /** What was typed of the subject. */
  typed: readonly string[];
  /** Its words that speak of a child. */
  sign: string | null;
  check: Omit<ComponentProps<typeof Checkbox>, 'label'>;
};

/** Asks whether the subject is of age when what was typed speaks of a child. */
export function Adult({ typed, sign, check }: Props) {
  const settled = useSettled(typed.join('\n'));
  const shown = settled ? sign : null;
  return (
    <div className="full" role="status">
      {shown || check.error ? (
        <div className="notice">
          <p>{shown ? forms.adultWhy(shown) : forms.adult}</p>
          <Checkbox {...check} label={forms.adultLabel} />
        </div>
      ) : null}
    </div>
  );
}
