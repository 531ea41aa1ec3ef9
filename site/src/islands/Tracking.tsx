import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shortId } from '#contract/format.ts';
import { $busy, $tracking, closeTracking, openTracking, refresh, reload } from '../stores/tracking.ts';
import { common } from '../text/common.ts';
import { tracking as t, trackingWords } from '../text/tracking.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import { badgeOf, cardOf, isOver } from '../view/tracking.ts';
import { AskForId } from './tracking/AskForId.tsx';
import { Details } from './tracking/Details.tsx';
import { Engine } from './tracking/Engine.tsx';
import { StatusCard } from './tracking/StatusCard.tsx';
import { Steps } from './tracking/Steps.tsx';

const TONE = { failed: 'negative', completed: 'positive', progress: 'progress', withdrawn: 'quiet' } as const;
const SIGN = { failed: 'alert', completed: 'check', progress: 'wait', withdrawn: 'check' } as const;

/** /tracking: the state of an order. */
export default function Tracking() {
  const { phase, orderId, data, checkedAt, stale } = useStore($tracking);
  const busy = useStore($busy);

  useEffect(() => {
    void openTracking();
    return closeTracking;
  }, []);

  const order = data?.order;
  const state = order ? badgeOf(order) : null;
  return (
    <>
      <div className="track-head col-span-full flex flex-wrap justify-between items-end gap-4">
        <div>
          {order && state ? (
            <p className="row sm">
              <Badge tone={TONE[state]} icon={SIGN[state]}>
                {state === 'withdrawn' ? t.cards[cardOf(order) === 'cancelled' ? 'cancelled' : 'withdrawn'].title : trackingWords.badge[state]}
              </Badge>
              <span className="mute num">{t.number(shortId(order.id))}</span>
            </p>
          ) : null}
          <h1>{t.title}</h1>
        </div>
        {order && !isOver(order) ? (
          <div className="grid gap-[0.35rem] justify-items-end max-desk:justify-items-start">
            <Button variant="alt" small icon="refresh" busy={busy === 'refresh'} onClick={() => void refresh()}>
              {busy === 'refresh' ? t.refreshing : t.refresh}
            </Button>
            {checkedAt && !stale ? <p className="note num">{t.checked(checkedAt)}</p> : null}
          </div>
        ) : null}
      </div>
      {phase === 'noId' ? <AskForId /> : null}
      {phase === 'error' ? (
        <div className="col-[1/9] mt-9 max-desk:col-span-full" role="alert">
          <Empty title={trackingWords.loadError(shortId(orderId))}>
            <p>{t.error.text}</p>
            <p className="row">
              <Button onClick={reload}>{common.retry}</Button>
              <ButtonLink variant="alt" href="/">
                {common.home}
              </ButtonLink>
            </p>
          </Empty>
        </div>
      ) : null}
      {phase === 'loading' ? (
        <div className="track-main col-[1/9] mt-9 pr-8 grid gap-9 content-start min-w-0 max-desk:col-span-full max-desk:pr-0">
          <Skeleton label={t.loading} lines={8} />
        </div>
      ) : null}
      {phase === 'shown' && data ? (
        <>
          <div className="track-main col-[1/9] mt-9 pr-8 grid gap-9 content-start min-w-0 max-desk:col-span-full max-desk:pr-0">
            {stale && checkedAt ? (
              <p className="stale" role="status">
                {t.stale(checkedAt)}
              </p>
            ) : null}
            {data.order.withdrawnAt ? null : <Steps order={data.order} />}
            <StatusCard order={data.order} />
            <Engine {...data} />
            {isOver(data.order) ? null : <p className="measure mute wrap-anywhere">{t.closable(data.order.email)}</p>}
          </div>
          <Details order={data.order} />
        </>
      ) : null}
    </>
  );
}
