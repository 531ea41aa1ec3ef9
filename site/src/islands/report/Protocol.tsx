import type { Report } from '#contract/report.ts';
import { toldText } from '../../text/told.ts';
import { Chapters } from './Chapters.tsx';
import type { SourceFilter } from './Sources.tsx';

type Props = { report: Report; filter: SourceFilter | null; onAll: () => void };

/** Everything, closed: every sentence with its proofs, all sources, questions and formulas. Links into it open it. */
export const Protocol = (props: Props) => (
  <details className="prot" id="protokol">
    <summary>
      <h2>{toldText.sections.protocol}</h2>
      <span>{toldText.protocol.lead}</span>
    </summary>
    <Chapters {...props} />
  </details>
);
