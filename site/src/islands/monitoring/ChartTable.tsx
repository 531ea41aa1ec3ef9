import { integer } from '#contract/format.ts';
import { chartText as t } from '../../text/chart.ts';
import type { ChartView } from '../../view/chart.ts';

/** The chart's figures as a table: one row per point, newest first. */
export function ChartTable({ view }: { view: ChartView }) {
  const tones = (['own', 'positive', 'neutral', 'negative', 'unrated'] as const).filter((tone) => tone !== 'unrated' || view.hasUnrated);
  return (
    <table className="chart-table mt-4">
      <caption className="sr">{t.caption[view.unit]}</caption>
      <thead>
        <tr>
          <th scope="col">{view.unit === 'week' ? t.columns.from : t.columns.day}</th>
          {tones.map((tone) => (
            <th key={tone} scope="col" className="r">
              {t.columns[tone]}
            </th>
          ))}
          {view.spikes.length > 0 ? (
            <th scope="col" className="r">
              {t.columns.spike}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {view.points.toReversed().map((point) => (
          <tr key={point.from}>
            <th scope="row">{point.label}</th>
            {tones.map((tone) => (
              <td key={tone} className="r">
                {integer(point[tone])}
              </td>
            ))}
            {view.spikes.length > 0 ? <td className="r">{point.spike ?? ''}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
