import { useStore } from '@nanostores/react';
import { activePlan } from '../../stores/profile.ts';
import { PLAN_NAMES } from '../../text/analysis.ts';
import { profileText } from '../../text/profile.ts';
import '../../styles/fold.css';
import { ButtonLink } from '../../ui/Button.tsx';
import { PhoneFold, WideFold } from '../../ui/PhoneFold.tsx';
import { periodOf } from '../../view/profile.ts';

const t = profileText.pricing;

const GOES_TO = {
  history: '/raport-wizerunku',
  future: '/lista-oczekujacych?usluga=przyszlosc',
  alert: '/lista-oczekujacych?usluga=red-alert',
} as const;

/** The three plans, and what is available of each today. */
export function Pricing() {
  const active = useStore(activePlan.$value);
  const mine = active.state === 'ready' ? active.data?.plan : null;
  const paid = !!mine && mine !== 'trial';
  // Whoever has a plan did not come for three others: they are a press away at every width.
  const Fold = paid ? WideFold : PhoneFold;
  return (
    <section className="sec" id="pricing" aria-labelledby="h-pricing" tabIndex={-1}>
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id="h-pricing">{t.title}</h2>
          <p>{t.lead}</p>
        </div>
        <div className="sec-body">
          <Fold key={mine ?? ''} label={t.all} open={!paid}>
            <ul className="prof-plans grid grid-cols-3 max-desk:grid-cols-1">
              {(['history', 'future', 'alert'] as const).map((plan) => (
                <li key={plan}>
                  <h3>{PLAN_NAMES[plan]}</h3>
                  <p>
                    <b>{t.plans[plan].price}</b> {periodOf(plan)}
                  </p>
                  <p className="mute">{t.plans[plan].text}</p>
                  <p className="sm mute">{plan === mine ? t.mine : t.plans[plan].note}</p>
                  {plan === mine && plan !== 'history' ? null : (
                    <ButtonLink variant="alt" small href={GOES_TO[plan]}>
                      {t.plans[plan].go}
                    </ButtonLink>
                  )}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
}
