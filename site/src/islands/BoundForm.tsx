import { type ReactNode, useEffect, useRef } from 'react';
import type { Form } from '../stores/form.ts';
import { adoptTyped, sentEarly, type useForm } from '../stores/use-form.ts';
import { forms } from '../text/forms.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Failure } from '../ui/Failure.tsx';

type Props<V extends Record<string, unknown>> = {
  form: Form<V>;
  bound: Pick<ReturnType<typeof useForm<V>>, 'wrong' | 'attempt' | 'failure'>;
  /** Id of the heading that labels the form. */
  labelledBy?: string;
  children: ReactNode;
};

/** The form element of a form store: adopts what was typed before hydration, sends what was submitted before it, and shows the error summary above the fields. */
export function BoundForm<V extends Record<string, unknown>>({ form, bound, labelledBy, children }: Props<V>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!element.current) return;
    adoptTyped(form, element.current);
    if (sentEarly(element.current)) void form.submit();
  }, [form]);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        adoptTyped(form, event.currentTarget);
        void form.submit();
      }}
    >
      <ErrorSummary title={forms.summary(bound.wrong.length)} items={bound.wrong} attempt={bound.attempt} />
      <Failure said={bound.failure} />
      {children}
    </form>
  );
}
