import { polish } from '#contract/format.ts';
import type { Comparison } from '#contract/profile.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Part, Why } from './Said.tsx';

const change = (n: number, text: (n: number) => string): string => (n === 0 ? t.changes.same : text(n));

/** Comparison of this analysis with the previous one. */
export const Changes = ({ comparison }: { comparison: Comparison }) => (
  <Part
    id="changes"
    title={t.changes.title}
    aside={
      <p className="sm">
        <a href={`/report/${comparison.orderId}`}>{t.changes.read}</a>
      </p>
    }
  >
    <div className="an-changes">
      <p className="sm mute">{t.changes.lead(comparison.completedAt)}</p>
      <Facts
        items={[
          { term: t.changes.scoring, value: change(Math.round(comparison.scoring), t.changes.points) },
          { term: t.changes.sentiment, value: change(Math.round(comparison.sentiment), t.changes.points) },
          { term: t.changes.sources, value: change(comparison.sources, t.changes.count) },
        ]}
      />
    </div>
    {comparison.sentences.length > 0 ? (
      <Why about={t.changes.title}>
        <ul className="grid gap-2 max-w-(--measure)">
          {comparison.sentences.map((sentence) => (
            <li key={sentence}>{polish(sentence)}</li>
          ))}
        </ul>
      </Why>
    ) : null}
  </Part>
);
