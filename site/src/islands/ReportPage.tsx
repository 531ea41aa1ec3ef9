import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { SHEET_FORMATS } from '#contract/choices.ts';
import { COMPANY } from '#contract/company.ts';
import type { OrderReport } from '#contract/orders.ts';
import type { Report } from '#contract/report.ts';
import { CHECK_PATH } from '#contract/signed-report.ts';
import { markSource, onReturn } from '../lib/browser.ts';
import { $markable, $marking } from '../stores/recount.ts';
import { $first, $order, $reportView, $stale, closeReport, download, lookAgain, openReport, retryReport } from '../stores/report.ts';
import { shareFromAddress } from '../stores/shares.ts';
import { reportText as t } from '../text/report.ts';
import { toldText } from '../text/told.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Progress } from '../ui/Progress.tsx';
import type { BadgeTone } from '../view/report-status.ts';
import { CLAIM_FRAGMENT, claimOf } from '../view/tracking.ts';
import { Name } from './Name.tsx';
import { Marking, MarkingButton } from './report/Marking.tsx';
import { RecountNote } from './report/RecountNote.tsx';
import ReportBody from './report/ReportBody.tsx';
import { ShareButton, Sharing } from './report/Sharing.tsx';

const BADGE = { good: 'positive', busy: 'progress', quiet: 'quiet', bad: 'negative' } as const;

function Downloads({ order }: { order: OrderReport }) {
  const state = useStore(download.$state);
  // Tables and calendar are made from the newer report.
  const first = useStore($first);
  const busy = state === 'busy';
  return (
    <>
      <Button icon="download" busy={busy} onClick={() => download.start(order.id, order.subjectName, first)}>
        {busy ? t.downloading : t.download}
      </Button>
      <ButtonLink variant="alt" icon="file" href={`/api/reports/signed/${order.id}${first ? '/first' : ''}`} download>
        {t.downloadJson}
      </ButtonLink>
      {first ? null : <ShareButton />}
      <p className="sm download-said">
        {t.signed[0]}
        <a href={CHECK_PATH}>{t.signed[1]}</a>
      </p>
      <p className="sm download-said" role="status">
        {state === 'failed' ? t.downloadError : ''}
      </p>
      {first ? null : (
        <p className="sm download-said">
          {t.takeSources}{' '}
          {SHEET_FORMATS.map((format, at) => (
            <Fragment key={format}>
              {at > 0 ? ', ' : ''}
              <a href={`/api/reports/sources/${order.id}?format=${format}`} download>
                {format.toUpperCase()}
              </a>
            </Fragment>
          ))}
          . {t.takePlan}{' '}
          <a href={`/api/reports/calendar/${order.id}`} download>
            ICS
          </a>
          .
        </p>
      )}
      {first || !order.earlierId ? null : (
        <p className="sm download-said">
          <a href={`/porownanie?orders=${order.earlierId},${order.id}`}>{t.compareEarlier}</a>
        </p>
      )}
      {claimOf(order, new Date())?.state === 'open' ? (
        <p className="sm download-said">
          {t.claim[0]}
          <a href={`/tracking?orderId=${order.id}#${CLAIM_FRAGMENT}`}>{t.claim[1]}</a>
        </p>
      ) : null}
    </>
  );
}

/** The same file from the rail, which stays in sight. */
function PdfButton({ order }: { order: OrderReport }) {
  const busy = useStore(download.$state) === 'busy';
  return (
    <Button small className="rail-pdf" icon="download" busy={busy} onClick={() => download.start(order.id, order.subjectName, $first.get())}>
      {toldText.pdf}
    </Button>
  );
}

/** Title, badge and progress of a report that is not finished; a failed one makes no progress. */
function Frame({ order, tone, progress, children }: { order: OrderReport; tone: BadgeTone; progress: number | null; children: ReactNode }) {
  const badge = t.badge[order.reportStatus];
  return (
    <div className="making">
      <p className="row sm">
        <Badge tone={BADGE[tone]}>{badge}</Badge>
        <span className="mute">{t.kind}</span>
      </p>
      <h1>
        <Name name={order.subjectName} />
      </h1>
      <div className="grid gap-5 max-w-184 mt-8">
        {progress === null ? null : (
          <>
            <Progress label={t.progressLabel} value={progress} />
            <p className="sr" role="status">
              {t.progress(progress, badge)}
            </p>
          </>
        )}
        {children}
      </div>
    </div>
  );
}

/** A finished report with what its holder may do: mark pages, once, and take its files. */
function Finished({ order, report }: { order: OrderReport; report: Report }) {
  const markable = useStore($markable);
  const marking = useStore($marking);
  useEffect(shareFromAddress, []);
  return (
    <ReportBody
      report={report}
      actions={<Downloads order={order} />}
      pdf={<PdfButton order={order} />}
      note={
        <>
          <RecountNote />
          <Sharing />
        </>
      }
      marking={markable ? { button: <MarkingButton />, panel: marking ? <Marking order={order} report={report} /> : null } : null}
    />
  );
}

const Mail = () => <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>;

const Loading = () => (
  <div className="making">
    <h1 className="sr">{t.kind}</h1>
    <p className="sr" role="status">
      {t.loading}
    </p>
    <span className="sk w-56 h-[1.9rem]" />
    <span className="sk sk-title" />
    <span className="sk w-full h-[1.4rem] mt-18" />
    <div className="sk-sum">
      <span className="sk bg-under h-80" />
      <span className="sk h-40" />
    </div>
    <span className="sk bg-under h-104 mt-(--section)" />
  </div>
);

/** /report/{id}: loading, progress, failure or the finished report. */
export default function ReportPage() {
  const [nowView, nowOrder] = [useStore($reportView), useStore($order)];
  // A whole report is drawn in small pieces between which the browser answers, not in one that takes seconds on a phone.
  const { view, order } = useDeferredValue(useMemo(() => ({ view: nowView, order: nowOrder }), [nowView, nowOrder]));
  const stale = useStore($stale);
  useEffect(() => {
    openReport(window.location.pathname, window.location.search);
    const left = onReturn(() => void lookAgain());
    return () => {
      left();
      closeReport();
    };
  }, []);
  useEffect(() => {
    if (order) document.title = t.titleOf(order.subjectName);
    const mark = order?.crewaiResult?.method.ai;
    if (mark) markSource(mark.digitalSourceType);
  }, [order]);

  if (view.kind === 'loading') return <Loading />;
  if (view.kind === 'unreachable') {
    return (
      <div className="making">
        <Empty title={t.unreachable} level={1}>
          <p>{t.unreachableText}</p>
          <Button icon="refresh" onClick={retryReport}>
            {t.retry}
          </Button>
        </Empty>
      </div>
    );
  }
  if ('said' in view) {
    return (
      <div className="making">
        <Empty title={t.keptBack[view.kind]} level={1}>
          <p>{view.said}</p>
          {view.kind === 'review' ? <ButtonLink href={`/tracking?orderId=${view.orderId}`}>{t.track}</ButtonLink> : null}
        </Empty>
      </div>
    );
  }
  if (view.kind === 'missing' || !order) {
    return (
      <div className="making">
        <Empty title={t.missing} level={1}>
          <p>{t.missingText}</p>
          <ButtonLink href="/">{t.home}</ButtonLink>
        </Empty>
      </div>
    );
  }
  if (view.kind === 'withdrawn') {
    return (
      <div className="making">
        <Empty title={t.withdrawn} level={1}>
          <p>{t.withdrawnText}</p>
          <ButtonLink href={`/tracking?orderId=${order.id}`}>{t.track}</ButtonLink>
        </Empty>
      </div>
    );
  }
  if (view.kind === 'ready' && order.crewaiResult) return <Finished order={order} report={order.crewaiResult} />;
  if (view.kind === 'failed') {
    return (
      <Frame order={order} tone={view.tone} progress={null}>
        <div className="notice bad" role="alert">
          <p>
            {t.failed} <Mail />
          </p>
          <ButtonLink variant="alt" href={`/tracking?orderId=${order.id}`}>
            {t.track}
          </ButtonLink>
        </div>
      </Frame>
    );
  }
  if (view.kind !== 'waiting') return null;
  return (
    <Frame order={order} tone={view.tone} progress={view.progress}>
      <p className="lg measure">{t.message[view.status]}</p>
      {view.wait ? (
        <div className="notice">
          <p>{t.wait}</p>
        </div>
      ) : null}
      {stale ? <p className="sm mute">{t.stale}</p> : null}
      <p className="sm">
        <a href={`/tracking?orderId=${order.id}`}>{t.track}</a>
      </p>
    </Frame>
  );
}
