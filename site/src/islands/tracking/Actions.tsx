import { useStore } from '@nanostores/react';
import { horizon } from '#contract/drawing/horizon.ts';
import type { LiveProgress } from '#contract/live.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { $busy, downloadReport, finishPayment, retryAnalysis } from '../../stores/tracking.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { cardOf, headIsRefund } from '../../view/tracking.ts';
import { Claim } from './Claim.tsx';

/** Width of the drawing on the cover, in px. */
const COVER = 212;
/** Where its ground begins. */
const HORIZON = 212;

/** The cover as it lies on a table: name, horizon, one line. A picture of the goods, not a link. */
function Cover({ order, live }: { order: TrackedOrder; live: LiveProgress }) {
  const { svg, counts, line } = horizon({ sources: live.squares, stories: [] }, { width: COVER, mini: true, unit: 5, tray: false, up: 120 });
  return (
    <div className="cover" aria-hidden="true">
      <span className="cover-mark">Lustro</span>
      <span className="cover-name">{order.subjectName}</span>
      <span className="cover-drawing" style={{ top: HORIZON - line + 1 }}>
        <Svg of={svg} />
      </span>
      <span className="cover-line">{t.cover(counts.positive, counts.negative)}</span>
    </div>
  );
}

function Download({ variant }: { variant?: 'alt' }) {
  const busy = useStore($busy);
  return (
    <Button variant={variant ?? 'main'} icon="download" busy={busy === 'download'} onClick={() => void downloadReport()}>
      {busy === 'download' ? t.downloading : t.download}
    </Button>
  );
}

/** What can be done now: pay, try again, or take the report. */
export function Actions({ order, live }: { order: TrackedOrder; live: LiveProgress | null }) {
  const busy = useStore($busy);
  const card = cardOf(order);
  if (card === 'pending' || card === 'unpaid')
    return (
      <p>
        <Button busy={busy === 'pay'} onClick={() => void finishPayment()}>
          {t.pay}
        </Button>
      </p>
    );
  if (card === 'failed' && !headIsRefund(order))
    return (
      <p>
        <Button busy={busy === 'retry'} icon="refresh" onClick={() => void retryAnalysis()}>
          {busy === 'retry' ? t.retrying : t.retry}
        </Button>
      </p>
    );
  if (card === 'thin')
    return (
      <section className="track-thin">
        <h2>{t.cards.thin.title}</h2>
        <p className="row">
          <ButtonLink href={`/report/${order.id}`}>{t.read}</ButtonLink>
          <Download variant="alt" />
        </p>
      </section>
    );
  if (card !== 'completed') return null;
  const result = live?.result;
  return (
    <div className="ready">
      {live ? <Cover order={order} live={live} /> : null}
      <div>
        {result ? <p className="ready-said">{result.headline}</p> : null}
        {result && result.score !== null ? (
          <p className="score" role="img" aria-label={t.scoreLabel(result.score, result.kpis)}>
            {t.outOf(result.score)}
            <small>{t.scale}</small>
          </p>
        ) : null}
        {order.sources !== null && result ? <p className="ready-inside">{t.inside(order.sources, result.kpis)}</p> : null}
        <p className="row">
          <Download />
          <ButtonLink variant="alt" href={`/report/${order.id}`}>
            {t.read}
          </ButtonLink>
        </p>
        <Claim order={order} />
      </div>
    </div>
  );
}
