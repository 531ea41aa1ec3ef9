import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { withdrawalStatement } from '#contract/consents.ts';
import { polish } from '#contract/format.ts';
import type { WithdrawalCheck } from '#contract/withdrawal.ts';
import { useForm, useReady } from '../stores/use-form.ts';
import { $confirming, $step, confirmWithdrawal, correct, prefillWithdrawal, withdrawalForm } from '../stores/withdrawal.ts';
import { withdrawal as t } from '../text/withdrawal.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { BoundForm } from './BoundForm.tsx';
import { StepBox } from './StepBox.tsx';

function Words({ orderNumber, name }: { orderNumber: string; name: string }) {
  return (
    <blockquote className="statement">
      <p className="wrap-anywhere">{polish(withdrawalStatement(orderNumber))}</p>
      <footer className="sm mute">{t.signed(name)}</footer>
    </blockquote>
  );
}

function Complain({ found }: { found: WithdrawalCheck }) {
  const [before, address, after] = t.late(found.deliveredAt ?? '', found.claimUntil ?? '');
  return (
    <p className="measure">
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </p>
  );
}

/** The effect of the statement on the order, and the button that sends it. */
function Confirm({ found }: { found: WithdrawalCheck | null }) {
  const { name, order } = useStore(withdrawalForm.$values);
  const sending = useStore($confirming);
  const send = (label: string) => (
    <p className="row">
      <Button busy={sending} onClick={() => void confirmWithdrawal()}>
        {sending ? t.sending : label}
      </Button>
      <Button variant="alt" disabled={sending} onClick={correct}>
        {t.back}
      </Button>
    </p>
  );
  if (!found)
    return (
      <StepBox title={t.notFoundTitle}>
        <p className="measure">{t.notFound}</p>
        <Words orderNumber={order.trim()} name={name.trim()} />
        {send(t.anyway)}
      </StepBox>
    );
  const { outcome, deliveredAt, refundedAt } = found;
  if (outcome === 'claimed')
    return (
      <StepBox title={t.title}>
        <p className="measure">{t.delivered(deliveredAt ?? '')}</p>
        {send(t.deliveredButton)}
      </StepBox>
    );
  if (outcome === 'refunded' || outcome === 'late')
    return (
      <StepBox title={t.title}>
        {outcome === 'late' ? <Complain found={found} /> : <p className="measure">{t.refunded(refundedAt ?? '')}</p>}
        <Button variant="alt" onClick={correct}>
          {t.back}
        </Button>
      </StepBox>
    );
  return (
    <StepBox title={t.statementTitle}>
      <Words orderNumber={found.orderId} name={name.trim()} />
      <p className="measure">{outcome === 'cancelled' ? t.unpaid : deliveredAt ? t.kept : t.open}</p>
      {send(t.confirm)}
    </StepBox>
  );
}

/** /odstapienie: the form, a second step to confirm, and the confirmation. */
export default function Withdrawal() {
  const step = useStore($step);
  const bound = useForm(withdrawalForm);
  const ready = useReady();

  useEffect(() => {
    prefillWithdrawal();
  }, []);

  if (step.at === 'done') {
    const { taken } = step;
    return (
      <StepBox title={t.doneTitle} tone="ok">
        <p className="measure wrap-anywhere">{t.done(taken.receivedAt, taken.email)}</p>
        {taken.outcome === 'claimed' ? <p>{t.claimed}</p> : null}
        <p className="mute">{t.number(taken.number)}</p>
        {taken.orderId ? (
          <ButtonLink variant="alt" href={`/tracking?orderId=${taken.orderId}`}>
            {t.track}
          </ButtonLink>
        ) : null}
      </StepBox>
    );
  }
  if (step.at === 'confirm') return <Confirm found={step.found} key={step.found?.outcome ?? 'unknown'} />;
  return (
    <BoundForm form={withdrawalForm} bound={bound}>
      <Field {...bound.text('name')} label={t.name} autoComplete="name" required />
      <Field {...bound.text('order')} {...t.order} autoComplete="off" spellCheck={false} required />
      <Field {...bound.text('email')} label={t.email} hint={t.emailHint} type="email" inputMode="email" autoComplete="email" required />
      <Button type="submit" busy={bound.sending} disabled={!ready}>
        {bound.sending ? t.checking : t.submit}
      </Button>
    </BoundForm>
  );
}
