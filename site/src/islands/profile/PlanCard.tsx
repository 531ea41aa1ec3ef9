import { useStore } from '@nanostores/react';
import { dateShort } from '#contract/format.ts';
import { activePlan } from '../../stores/profile.ts';
import { PLAN_NAMES } from '../../text/analysis.ts';
import { profileText as t } from '../../text/profile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { periodOf, priceOf } from '../../view/profile.ts';

function Plan() {
  const view = useStore(activePlan.$value);
  if (view.state === 'loading') return <Skeleton label={t.plan.loading} lines={2} />;
  if (view.state === 'failed')
    return (
      <div className="stack">
        <p>{t.loadError.text}</p>
        <Button variant="alt" small icon="refresh" onClick={() => void activePlan.retry()}>
          {t.loadError.retry}
        </Button>
      </div>
    );
  const plan = view.data;
  if (!plan || plan.plan === 'trial')
    return (
      <div className="stack">
        <p className="lg serif">{t.plan.trial}</p>
        <ButtonLink variant="alt" small href="#pricing">
          {t.plan.choose}
        </ButtonLink>
      </div>
    );
  return (
    <>
      <p className="lg serif">{PLAN_NAMES[plan.plan]}</p>
      <p>
        <b>{priceOf(plan)}</b> {periodOf(plan.plan)}
      </p>
      {plan.endDate ? <p className="mute">{t.plan.until(dateShort(plan.endDate))}</p> : null}
    </>
  );
}

/** The active plan, or the free trial. */
export const PlanCard = () => (
  <Card id="h-plan" title={t.plan.title}>
    <Plan />
  </Card>
);
