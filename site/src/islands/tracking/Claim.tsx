import { useEffect, useRef, useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { claimForm, isClaimAsked } from '../../stores/claim.ts';
import { useForm } from '../../stores/use-form.ts';
import { common } from '../../text/common.ts';
import { tracking } from '../../text/tracking.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { CLAIM_FRAGMENT, claimOf } from '../../view/tracking.ts';

const t = tracking.claim;

/** The form that requests the guarantee's refund of a finished report; afterwards the state of the request. */
export function Claim({ order }: { order: TrackedOrder }) {
  const form = useForm(claimForm);
  const [open] = useState(isClaimAsked);
  const box = useRef<HTMLDetailsElement>(null);
  // The browser looks for the fragment before the order is loaded.
  useEffect(() => {
    if (!open) return;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [open]);
  const claim = claimOf(order, new Date());
  if (!claim) return null;
  if (claim.state === 'done')
    return (
      <p className="claim-said measure" role="status">
        {t.done}
      </p>
    );
  if (claim.state === 'late' || claim.state === 'refused') {
    const [before, address, after] = claim.state === 'late' ? t.late(claim.end) : t.refused;
    return (
      <p className="claim-said note measure">
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
    );
  }
  return (
    <details className="track-claim" id={CLAIM_FRAGMENT} open={open} ref={box}>
      <summary>{t.title}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void claimForm.submit();
        }}
      >
        <p className="measure">{t.lead}</p>
        <TextArea {...form.text('reason')} label={t.reason} optional={common.optional} hint={t.until(claim.end)} rows={3} />
        <Button type="submit" variant="alt" busy={form.sending}>
          {form.sending ? t.sending : t.submit}
        </Button>
      </form>
    </details>
  );
}
