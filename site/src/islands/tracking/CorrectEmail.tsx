import type { TrackedOrder } from '#contract/orders.ts';
import { correctEmailForm, isCorrectable, isOwn } from '../../stores/correct-email.ts';
import { useForm } from '../../stores/use-form.ts';
import { tracking } from '../../text/tracking.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { EmailField } from '../EmailField.tsx';

const t = tracking.correct;

/** Corrects the e-mail of the order, in the browser that ordered. @param order null while it waits for a look: then it is not shown */
export function CorrectEmail({ order, orderId }: { order: TrackedOrder | null; orderId: string }) {
  const form = useForm(correctEmailForm);
  if (order ? !isCorrectable(order, new Date()) : !isOwn(orderId)) return null;
  return (
    <details className="track-claim">
      <summary>{t.title}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void correctEmailForm.submit();
        }}
      >
        <p className="measure wrap-anywhere">{t.text(order?.email ?? null)}</p>
        <EmailField {...form.text('newEmail')} label={t.field} autoComplete="email" required onMeant={(email) => correctEmailForm.set('newEmail', email)} />
        <Failure said={form.failure} />
        <Button type="submit" variant="alt" busy={form.sending}>
          {form.sending ? t.sending : t.submit}
        </Button>
      </form>
    </details>
  );
}
