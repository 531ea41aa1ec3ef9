import type { ReactNode } from 'react';
import { polish } from '#contract/format.ts';
import type { Claim } from '#contract/report.ts';
import { openSources } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { claimView } from '../../view/report-text.ts';
import { Lead } from '../Lead.tsx';
import { Sentence, useLedger } from '../report/parts.tsx';

/** A sentence with one badge for all its sources, in place of a sign for each. `lead`: in large letters, its origin in small ones. */
export function Said({ claim, lead = false }: { claim: Pick<Claim, 'text' | 'refs'>; lead?: boolean }) {
  const { known } = useLedger();
  const { parts, refs } = claimView(claim, known);
  const all = [...new Set([...parts.flatMap((part) => ('cite' in part ? [part.cite] : [])), ...refs])];
  const text = parts.map((part) => ('text' in part ? part.text : '')).join('');
  // The badge says how many sources: the sentence need not.
  const said = text.replace(/ \((\d+)\s(?:źródło|źródła|źródeł)\)(?=\.?$)/u, (bracket, n: string) => (Number(n) === all.length ? '' : bracket));
  return (
    <>
      {lead ? <Lead text={said} /> : polish(said)}
      {all.length > 0 ? (
        <>
          {' '}
          <button type="button" className="cite" aria-haspopup="dialog" onClick={() => openSources(all)}>
            {t.kpi.sources(all.length)}
          </button>
        </>
      ) : null}
    </>
  );
}

export const Sentences = ({ claims }: { claims: readonly Claim[] }) =>
  claims.map((claim) => (
    <p key={claim.text}>
      <Sentence text={claim.text} refs={claim.refs} />
    </p>
  ));

/** What stands behind a sentence, folded. @param about names it for those who hear the page */
export const Why = ({ about, children }: { about: string; children: ReactNode }) => (
  <details className="why">
    <summary>
      {t.why}
      <span className="sr">: {about}</span>
    </summary>
    {children}
  </details>
);

/** A section under its heading, over the whole width. */
export const Part = ({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="an-part" id={id} aria-labelledby={`h-${id}`}>
    <div className="an-part-head">
      <h2 id={`h-${id}`}>{polish(title)}</h2>
      {aside}
    </div>
    {children}
  </section>
);
