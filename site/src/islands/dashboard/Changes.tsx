import { polish } from '#contract/format.ts';
import type { Comparison } from '#contract/profile.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../report/parts.tsx';

const change = (n: number, text: (n: number) => string): string => (n === 0 ? t.changes.same : text(n));

/** Comparison of this analysis with the previous one. */
export const Changes = ({ comparison }: { comparison: Comparison }) => (
  <Section
    id="changes"
    title={t.changes.title}
    lead={t.changes.lead(comparison.completedAt)}
    aside={
      <p className="sm">
        <a href={`/report/${comparison.orderId}`}>{t.changes.read}</a>
      </p>
    }
  >
    <Facts
      items={[
        { term: t.changes.scoring, value: change(Math.round(comparison.scoring), t.changes.points) },
        { term: t.changes.sentiment, value: change(Math.round(comparison.sentiment), t.changes.points) },
        { term: t.changes.sources, value: change(comparison.sources, t.changes.count) },
      ]}
    />
    <ul className="grid gap-2 mt-5 max-w-(--measure)">
      {comparison.sentences.map((sentence) => (
        <li key={sentence}>{polish(sentence)}</li>
      ))}
    </ul>
  </Section>
);
