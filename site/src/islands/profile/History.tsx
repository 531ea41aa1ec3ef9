import { subscriptions } from '../../stores/profile.ts';
import { PLAN_NAMES } from '../../text/analysis.ts';
import { profileText } from '../../text/profile.ts';
import { Badge } from '../../ui/Badge.tsx';
import { priceOf, rangeOf } from '../../view/profile.ts';
import { Listed } from './Listed.tsx';

const t = profileText.history;

/** All subscriptions, the newest first. */
export const History = () => (
  <Listed id="h-history" title={t.title} loading={t.loading} empty={t.empty} resource={subscriptions}>
    {(item) => (
      <li key={item.id}>
        <b>{PLAN_NAMES[item.plan]}</b>
        <span className="num">{rangeOf(item)}</span>
        <span className="num">{priceOf(item)}</span>
        <Badge tone={item.isActive ? 'positive' : 'quiet'}>{item.isActive ? t.active : t.ended}</Badge>
      </li>
    )}
  </Listed>
);
