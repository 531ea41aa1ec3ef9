import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { shortId } from '#contract/format.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { onReturn } from '../../lib/browser.ts';
import { $tracking, $trackingFailure, lookAgain, reload } from '../../stores/tracking.ts';
import { common } from '../../text/common.ts';
import { thanks } from '../../text/thanks.ts';
import { tracking as t, trackingWords } from '../../text/tracking.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Empty } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { isKeptBack } from '../../view/kept-back.ts';
import { badgeOf, cardOf, FIND_OTHER, headIsRefund, refundOf } from '../../view/tracking.ts';
import { Actions } from './Actions.tsx';
import { AskForId } from './AskForId.tsx';
import { CorrectEmail } from './CorrectEmail.tsx';
import { Details } from './Details.tsx';
import { FindByEmail } from './FindByEmail.tsx';
import { Pages } from './Pages.tsx';
import { Said } from './Said.tsx';
import { ReviewSteps, Steps } from './Steps.tsx';

const TONE = { failed: 'negative', completed: 'positive', progress: 'progress', withdrawn: 'quiet' } as const;
const SIGN = { failed: 'alert', completed: 'check', progress: 'wait', withdrawn: 'check' } as const;

function titleOf(order: TrackedOrder): string {
  const refund = refundOf(order);
  return headIsRefund(order) && refund ? t.refund[refund].title : t.cards[cardOf(order)].title;
}

/** The heading takes the focus when the report gets ready while the page is open: its buttons are the next stops. */
function useReadyFocus(order: TrackedOrder | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<TrackedOrder['reportStatus'] | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = order?.reportStatus ?? null;
    if (was && was !== 'completed' && order?.reportStatus === 'completed') heading.current?.focus();
  }, [order]);
  return heading;
}

type Props = { thanks?: boolean /** What comes next, after what can be done now. */; next?: ReactNode };

/** An order from the payment to the report; the content of /tracking and of /thank-you. */
export function OrderView({ thanks: thanking = false, next }: Props) {
  const { phase, orderId, data, checkedAt, stale, said } = useStore($tracking);
  const failure = useStore($trackingFailure);
  const order = data?.order;
  useEffect(() => onReturn(() => void lookAgain()), []);
  const heading = useReadyFocus(order);
  const badge = order ? badgeOf(order) : null;
  const kept = isKeptBack(phase) ? phase : null;
  const title = order ? titleOf(order) : kept ? t.keptBack[kept] : thanking ? thanks.title : t.title;
  return (
    <>
      <div className={`track-head col-span-full ${kept ? 'items-start' : ''}`}>
        <div>
          {order && badge ? (
            <p className="row sm">
              <Badge tone={TONE[badge]} icon={SIGN[badge]}>
                {badge === 'withdrawn' ? t.cards[cardOf(order) === 'cancelled' ? 'cancelled' : 'withdrawn'].title : trackingWords.badge[badge]}
              </Badge>
              <span className="mute wrap-anywhere">{t.about(order.subjectName)}</span>
            </p>
          ) : null}
          <h1 ref={heading} tabIndex={-1}>
            {order && thanking && order.reportStatus !== 'completed' && !order.withdrawnAt ? thanks.head(title) : title}
          </h1>
        </div>
        {order ? <Said order={order} /> : null}
        {kept ? (
          <div className="track-said" role="alert">
            <p>{said}</p>
          </div>
        ) : null}
      </div>
      {phase === 'loading' ? <div className="track-wait" /> : null}
      {phase === 'noId' ? <AskForId /> : null}
      {kept ? (
        <div className="track-main col-span-full">
          {kept === 'review' ? (
            <>
              <ReviewSteps />
              <div className="grid justify-items-start gap-1 text-sm">
                <CorrectEmail order={null} orderId={orderId} />
                <p className="track-links">
                  <a href={`/tracking?${FIND_OTHER}`}>{t.find.other}</a>
                  <a href={`/odstapienie#${orderId}`}>{t.withdraw}</a>
                </p>
              </div>
            </>
          ) : (
            <p className="track-links">
              <a href={`/tracking?${FIND_OTHER}`}>{t.find.other}</a>
            </p>
          )}
        </div>
      ) : null}
      {phase === 'error' || phase === 'unknown' ? (
        <div className="col-[1/9] mt-9 max-desk:col-span-full" role="alert">
          <Empty title={trackingWords.loadError(shortId(orderId))}>
            <p>{phase === 'unknown' ? t.error.unknown : t.error.text}</p>
            <p className="row">
              <Button onClick={reload}>{common.retry}</Button>
              <ButtonLink variant="alt" href="/">
                {common.home}
              </ButtonLink>
            </p>
          </Empty>
          {phase === 'unknown' ? <FindByEmail /> : null}
        </div>
      ) : null}
      {phase === 'loading' ? (
        <div className="track-main col-span-full">
          <Skeleton label={t.loading} lines={8} />
        </div>
      ) : null}
      {phase === 'shown' && data ? (
        <div className={`track-main col-span-full ${order?.reportStatus === 'completed' ? 'over' : ''}`}>
          {stale && checkedAt ? (
            <p className="stale" role="status">
              {t.stale(checkedAt)}
            </p>
          ) : null}
          {data.order.withdrawnAt ? null : <Steps order={data.order} live={data.live ?? null} />}
          <Failure said={failure} />
          <Actions order={data.order} live={data.live ?? null} />
          {next}
          <Pages order={data.order} live={data.live ?? null} />
          <Details progress={data} checkedAt={stale ? null : checkedAt} />
        </div>
      ) : (
        <div className="col-span-full mt-6 grid gap-6">
          <Failure said={failure} />
          {phase === 'noId' || kept ? null : next}
        </div>
      )}
    </>
  );
}
