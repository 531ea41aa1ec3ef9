import { polish } from '#contract/format.ts';
import type { Comparison } from '#contract/profile.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { Facts } from '../../ui/Facts.tsx';

const change = (n: number, text: (n: number) => string): string => (n === 0 ? t.changes.same : text(n));

/** Comparison of this analysis with the previous one, folded. */
export const Changes = ({ comparison, orderId }: { comparison: Comparison; orderId: string }) => (
  <section className="an-changes" id="changes" aria-labelledby="h-changes">
    <details className="why">
      <summary>
        <h2 id="h-changes">{t.changes.title}</h2> <span className="mute">{t.changes.since(comparison.completedAt)}</span>
      </summary>
      <Facts
        items={[
          { term: t.changes.scoring, value: change(comparison.scoring, t.changes.points) },
          { term: t.changes.sentiment, value: change(comparison.sentiment, t.changes.points) },
          { term: t.changes.sources, value: change(comparison.sources, t.changes.count) },
        ]}
      />
      {comparison.sentences.map((sentence) => (
        <p key={sentence}>{polish(sentence)}</p>
      ))}
      <p>
        <a href={`/report/${comparison.orderId}`}>{t.changes.read}</a> · <a href={`/porownanie?orders=${comparison.orderId},${orderId}`}>{t.changes.compare}</a>
      </p>
    </details>
  </section>
);
