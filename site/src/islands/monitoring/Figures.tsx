import { integer } from '#contract/format.ts';
import type { MonitoringStats } from '#contract/monitoring.ts';
import { monitoring as t } from '../../text/monitoring.ts';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { trendOf } from '../../view/monitoring.ts';

const CARDS = ['total', 'positive', 'negative', 'neutral'] as const;

/** The four statistics with their change from the previous period. */
export function Figures({ stats }: { stats: MonitoringStats }) {
  return (
    <dl className="stats">
      {CARDS.map((card) => {
        const trend = trendOf(stats.trends[card], stats.periodDays);
        return (
          <div key={card} className="stat">
            <dt>{card === 'total' ? t.cards.total : <SentimentMark mark={card} label={t.cards[card]} />}</dt>
            <dd className="v">{integer(stats[card])}</dd>
            <dd className="d" title={t.trend.help}>
              {trend.period ? (
                <>
                  <b>{trend.text}</b> <span className="sr">{trend.period}</span>
                </>
              ) : (
                trend.text
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
