import { TIMING } from '#contract/constants.ts';
import { integer } from '#contract/format.ts';
import type { MonitoringStats } from '#contract/monitoring.ts';
import { sentimentText as t } from '../../text/monitoring.ts';
import { Hint, Hints } from '../../ui/Hint.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { ringPath, sentimentView } from '../../view/monitoring.ts';

const RADIUS = 84;
const WIDTH = 30;

type View = NonNullable<ReturnType<typeof sentimentView>>;

/** The ring; the unrated part stays empty. Slices are focusable and show their figures in a tooltip. */
function Ring({ view, label }: { view: View; label: string }) {
  return (
    <div className="donut">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
      <svg viewBox="-100 -100 200 200" role="group" aria-label={label}>
        <path d={ringPath({ from: 0, share: 1 }, RADIUS, WIDTH)} fill="var(--color-under)" stroke="var(--color-line-2)" />
        <Hints delay={TIMING.tooltip} skipDelay={TIMING.tooltipSkip}>
          {view.slices.map((slice) => (
            <Hint key={slice.sentiment} text={t.tooltip(slice.count, slice.percent)}>
              {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture that is focusable to show its figures in a tooltip */}
              <path
                className="slice"
                tabIndex={0}
                role="img"
                aria-label={`${t.slices[slice.sentiment]}: ${t.tooltip(slice.count, slice.percent)}`}
                d={ringPath(slice, RADIUS, WIDTH)}
                fill={`var(--color-${slice.sentiment})`}
                stroke={`var(--color-${slice.sentiment}-ink)`}
              />
            </Hint>
          ))}
        </Hints>
      </svg>
      <p aria-hidden="true">
        <b className="donut-share">{view.percent}%</b>
        {t.positiveShare}
      </p>
    </div>
  );
}

/** The same figures as a table. */
function Shares({ view, stats }: { view: View; stats: MonitoringStats }) {
  return (
    <table className="split">
      <caption className="sr">{t.table(stats.positive, stats.negative, stats.neutral)}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t.columns.kind}</th>
          <th scope="col">{t.columns.count}</th>
          <th scope="col">{t.columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {view.slices.map(({ sentiment, count, percent }) => (
          <tr key={sentiment}>
            <th scope="row">
              <SentimentMark mark={sentiment} label={t.slices[sentiment]} />
            </th>
            <td>
              <b>{integer(count)}</b>
            </td>
            <td>{percent}%</td>
          </tr>
        ))}
        {stats.unrated > 0 ? (
          <tr>
            <th scope="row">
              <SentimentMark mark="uncertain" label={t.unrated} />
            </th>
            <td>
              <b>{integer(stats.unrated)}</b>
            </td>
            <td>{view.unratedPercent}%</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** „Analiza sentymentu”; `stats` is null while loading or after a failure. */
export function SentimentCard({ stats }: { stats: MonitoringStats | null }) {
  const view = stats ? sentimentView(stats) : null;
  return (
    <section className="mon-sentiment col-[9/13]" aria-labelledby="h-sentiment">
      <div className="card-head">
        <h2 id="h-sentiment">{t.title}</h2>
      </div>
      {stats === null ? (
        <div role="status">
          <span className="sr">{t.loading}</span>
          <span className="sk sk-sentiment" aria-hidden="true" />
        </div>
      ) : view === null ? (
        <div className="empty">
          <p className="verdict">{t.empty}</p>
          <p>{t.hint}</p>
        </div>
      ) : (
        <div className="dn">
          <Ring view={view} label={`${t.title}: ${t.label[view.label]}`} />
          <div>
            <p className="verdict">{t.label[view.label]}</p>
            <p className="sm mute">{t.of(stats.positive, stats.total)}</p>
          </div>
          <Shares view={view} stats={stats} />
          <p className="note">{view.few ? t.few : t.explain(view.percent)}</p>
        </div>
      )}
    </section>
  );
}
