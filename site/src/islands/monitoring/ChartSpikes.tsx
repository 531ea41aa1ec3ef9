import { chartText as t } from '../../text/chart.ts';
import { common } from '../../text/common.ts';
import { mentionWords } from '../../text/mentions.ts';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import type { ChartView } from '../../view/chart.ts';

/** The chart's spikes by their numbers, with the mentions that explain them. */
export function ChartSpikes({ view, open, onToggle }: { view: ChartView; open: boolean; onToggle: (open: boolean) => void }) {
  if (view.spikes.length === 0) return <p className="chart-spikes sm mute">{t.noSpikes}</p>;
  return (
    <details className="chart-spikes" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t.spikes(view.spikes.length)}</summary>
      <ol>
        {view.spikes.map((spike) => (
          <li key={spike.number}>
            <h3>{t.spikeTitle(spike.span, spike.kind, spike.count)}</h3>
            <p className="sm mute">
              {t.compared(spike.usual)} {spike.topics.length > 0 ? t.topics(spike.topics.map(t.quoted).join(', ')) : ''}{' '}
              {spike.domains.length > 0 ? t.domains(spike.domains.join(', ')) : ''}
            </p>
            <ul>
              {spike.mentions.map((mention) => (
                <li key={mention.id}>
                  <SentimentMark
                    mark={mention.sentiment ?? 'uncertain'}
                    label={mention.sentiment ? mentionWords.badge[mention.sentiment] : mentionWords.unrated}
                  />
                  <span>
                    <a href={mention.href} target="_blank" rel="noreferrer">
                      {mention.title}
                      <span className="sr"> ({common.newTab})</span>
                    </a>{' '}
                    <span className="mute">{mention.source}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
