import { useStore } from '@nanostores/react';
import { $asked, findOrdersForm } from '../../stores/find-orders.ts';
import { useForm } from '../../stores/use-form.ts';
import { tracking } from '../../text/tracking.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { EmailField } from '../EmailField.tsx';

const t = tracking.find;

/** For whoever has no order number at hand: the links come by e-mail. */
export function FindByEmail() {
  const form = useForm(findOrdersForm);
  const asked = useStore($asked);
  return (
    <section className="track-find" aria-labelledby="find-orders">
      <h2 id="find-orders">{t.title}</h2>
      <p className="measure">{t.text}</p>
      <form
        className="track-ask"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void findOrdersForm.submit();
        }}
      >
        <EmailField {...form.text('ordersEmail')} label={t.field} autoComplete="email" required onMeant={(email) => findOrdersForm.set('ordersEmail', email)} />
        <Button type="submit" variant="alt" busy={form.sending}>
          {form.sending ? t.sending : t.submit}
        </Button>
      </form>
      <Failure said={form.failure} />
      <div role="status">{asked ? <p className="notice ok wrap-anywhere">{t.sent(asked)}</p> : null}</div>
    </section>
  );
}
