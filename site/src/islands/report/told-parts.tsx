/** Frame of the sections in a report's main part, and what their rows open. */
import { createContext, type ReactNode, useContext } from 'react';
import { polish } from '#contract/format.ts';
import type { KpiId } from '#contract/kpis.ts';
import { reportText } from '../../text/report.ts';

/** Dialogs of a page with scripts; without them rows link into the protocol. */
export type Told = {
  onSources?: ((refs: number[]) => void) | undefined;
  onKpi?: ((id: KpiId) => void) | undefined;
  /** Whether everything follows under the main part; else nothing links there. */
  protocol: boolean;
  /** Goes to a place of the page; by default its address is set. */
  onGo?: (id: string) => void;
};

export const ToldContext = createContext<Told>({ protocol: true });
export const useTold = () => useContext(ToldContext);

/** How many sources a sentence has; a press shows them. */
export function SourcesOf({ refs }: { refs: number[] }) {
  const { onSources } = useTold();
  if (refs.length === 0) return null;
  const label = reportText.sourcesCount(refs.length);
  return onSources ? (
    <button type="button" className="srcs" aria-haspopup="dialog" onClick={() => onSources(refs)}>
      {label}
    </button>
  ) : (
    <a className="srcs" href="#all-summary">
      {label}
    </a>
  );
}

/** The way to one source. */
export function Source({ n, label }: { n: number; label: string }) {
  const { onSources } = useTold();
  if (onSources)
    return (
      <button type="button" className="said-by" aria-haspopup="dialog" onClick={() => onSources([n])}>
        {label}
      </button>
    );
  return (
    <a className="said-by" href={`#source-${n}`}>
      {label}
    </a>
  );
}

type Props = { id: string; title: string; lead?: string | undefined; children: ReactNode };

export const ToldSection = ({ id, title, lead, children }: Props) => (
  <section id={id} aria-labelledby={`h-${id}`}>
    <h2 id={`h-${id}`}>{polish(title)}</h2>
    {lead ? <p className="sub">{polish(lead)}</p> : null}
    {children}
  </section>
);
