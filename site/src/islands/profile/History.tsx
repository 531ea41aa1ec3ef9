import { useStore } from '@nanostores/react';
import type { Subscription } from '#contract/profile.ts';
import { subscriptions } from '../../stores/profile.ts';
import { PLAN_NAMES } from '../../text/analysis.ts';
import { profileText } from '../../text/profile.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { priceOf, rangeOf } from '../../view/profile.ts';

const t = profileText.history;
const { loadError } = profileText;

const Row = ({ item }: { item: Subscription }) => (
  <li>
    <b>{PLAN_NAMES[item.plan]}</b>
    <span className="num">{rangeOf(item)}</span>
    <span className="num">{priceOf(item)}</span>
    <Badge tone={item.isActive ? 'positive' : 'quiet'}>{item.isActive ? t.active : t.ended}</Badge>
  </li>
);

function List() {
  const view = useStore(subscriptions.$value);
  if (view.state === 'loading') return <Skeleton label={t.loading} lines={3} />;
  if (view.state === 'failed')
    return (
      <div className="stack">
        <p>
          {loadError.title}. {loadError.text}
        </p>
        <Button variant="alt" icon="refresh" onClick={() => void subscriptions.retry()}>
          {loadError.retry}
        </Button>
      </div>
    );
  if (view.data.length === 0) return <p className="mute">{t.empty}</p>;
  return (
    <ul className="prof-history">
      {view.data.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}

/** All subscriptions, the newest first. */
export const History = () => (
  <section className="sec" aria-labelledby="h-history">
    <div className="sec-grid">
      <div className="sec-head">
        <h2 id="h-history">{t.title}</h2>
      </div>
      <div className="sec-body">
        <List />
      </div>
    </div>
  </section>
);
