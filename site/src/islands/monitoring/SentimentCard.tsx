import { TIMING } from '#contract/constants.ts';
import { integer } from '#contract/format.ts';
import type { MonitoringStats } from '#contract/monitoring.ts';
import { sentimentText as t } from '../../text/monitoring.ts';
import { Hint, Hints } from '../../ui/Hint.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { sentimentView } from '../../view/monitoring.ts';

type View = NonNullable<ReturnType<typeof sentimentView>>;

/** Length of the bar; the drawing is as wide as its place. */
const LENGTH = 1_000;

/** One bar of the rated mentions. Its parts are focusable and show their figures in a tooltip. */
function Bar({ view, label }: { view: View; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset
    <svg className="share-bar" viewBox={`0 0 ${LENGTH} 32`} preserveAspectRatio="none" role="group" aria-label={label}>
      <Hints delay={TIMING.tooltip} skipDelay={TIMING.tooltipSkip}>
        {view.slices.map((slice) => (
          <Hint key={slice.sentiment} text={t.tooltip(slice.count, slice.percent)}>
            {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture that is focusable to show its figures in a tooltip */}
            <rect
              className={`slice ${slice.sentiment}`}
              tabIndex={0}
              role="img"
              aria-label={`${t.slices[slice.sentiment]}: ${t.tooltip(slice.count, slice.percent)}`}
              x={slice.from * LENGTH}
              y="0"
              width={Math.max(4, slice.share * LENGTH)}
              height="32"
            />
          </Hint>
        ))}
      </Hints>
    </svg>
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
            <td />
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
    <section aria-labelledby="h-sentiment">
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
        <div className="grid gap-3">
          <div>
            <p className="share-said">{t.share(view.percent)}</p>
            <p className="sm mute">
              <b>{t.label[view.label]}</b>, {t.of(stats.positive, view.rated)}
            </p>
          </div>
          <Bar view={view} label={`${t.title}: ${t.label[view.label]}`} />
          <Shares view={view} stats={stats} />
          <p className="note">{view.few ? t.few : t.explain(view.percent)}</p>
        </div>
      )}
    </section>
  );
}
