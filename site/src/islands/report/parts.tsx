/** Small parts shared by the sections of a report: section frame, sentences with citations, sentiment marks. */
import { createContext, type ReactNode, useContext } from 'react';
import { polish } from '#contract/format.ts';
import type { Evidence } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import type { Mark } from '../../view/report-evidence.ts';
import { type ClaimView, claimView, type TextPart, textParts } from '../../view/report-text.ts';

const NBSP = '\u00a0';

/** ARIA roles of tables that are shown as cards on a phone: `display: block` drops the native ones. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader' },
} as const;

/** The head of a table that is shown as cards on a phone. */
export const TableHead = ({ labels }: { labels: readonly string[] }) => (
  <thead {...ROLE.group}>
    <tr {...ROLE.row}>
      {labels.map((label) => (
        <th key={label} {...ROLE.head} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

export type Ledger = {
  known: ReadonlySet<number>;
  byNumber: ReadonlyMap<number, Evidence>;
  onShowSources: (refs: number[], what: string) => void;
  /** Sources that tell a matter without its end, each with the word that says so. */
  outdated?: ReadonlyMap<number, string>;
  /** For pages without a list of sources: citation signs are then buttons that call this. */
  onCite?: (n: number) => void;
};

export const LedgerContext = createContext<Ledger>({ known: new Set(), byNumber: new Map(), onShowSources: () => {} });
export const useLedger = () => useContext(LedgerContext);

type SectionProps = {
  id: string;
  title: string;
  lead?: string | null;
  aside?: ReactNode;
  /** Less space above, for chapters that follow one another. */
  close?: boolean;
  children: ReactNode;
};

/** A section: heading and lead in columns 1–4, content in 5–12. */
export function Section({ id, title, lead, aside, close, children }: SectionProps) {
  return (
    <section className={`sec${close ? ' close' : ''}`} id={id} aria-labelledby={`h-${id}`}>
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id={`h-${id}`}>{polish(title)}</h2>
          {lead ? <p>{polish(lead)}</p> : null}
          {aside}
        </div>
        <div className="sec-body">{children}</div>
      </div>
    </section>
  );
}

export function Cite({ n }: { n: number }) {
  const { onCite } = useLedger();
  if (onCite)
    return (
      <>
        {NBSP}
        <button type="button" className="cite" aria-haspopup="dialog" aria-label={t.cite(n)} onClick={() => onCite(n)}>
          [{n}]
        </button>
      </>
    );
  return (
    <>
      {NBSP}
      <a className="cite" href={`#source-${n}`} aria-label={t.cite(n)}>
        [{n}]
      </a>
    </>
  );
}

const Parts = ({ parts }: { parts: TextPart[] }) =>
  parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    if ('cite' in part) return <Cite key={index} n={part.cite} />;
    return part.text;
  });

/** Text in which citation signs may occur. */
export function CitedText({ text }: { text: string }) {
  const { known } = useLedger();
  return <Parts parts={textParts(text, known)} />;
}

function MoreCites({ claim }: { claim: ClaimView }) {
  const { onShowSources, onCite } = useLedger();
  if (claim.more === 0) return null;
  const name = `${t.moreCites(claim.more)}, ${t.moreCitesLabel(claim.more)}`;
  if (onCite)
    return (
      <>
        {NBSP}
        <button type="button" className="cite" aria-haspopup="dialog" aria-label={name} onClick={() => onShowSources(claim.refs, t.sentenceSources)}>
          {t.moreCites(claim.more)}
        </button>
      </>
    );
  return (
    <>
      {NBSP}
      {/* biome-ignore lint/a11y/useValidAnchor: it links to the list; the click only filters it */}
      <a className="cite" href="#all-sources" aria-label={name} onClick={() => onShowSources(claim.refs, t.sentenceSources)}>
        {t.moreCites(claim.more)}
      </a>
    </>
  );
}

/** A sentence followed by its citation signs. */
export function Sentence({ text, refs }: { text: string; refs: number[] }) {
  const { known } = useLedger();
  const claim = claimView({ text, refs }, known);
  return (
    <>
      <Parts parts={claim.parts} />
      {claim.cites.map((n) => (
        <Cite key={n} n={n} />
      ))}
      <MoreCites claim={claim} />
    </>
  );
}

/** „nieaktualne: …” behind the words of a source that tells a matter without its end. */
export function Outdated({ n }: { n: number | undefined }) {
  const mark = useLedger().outdated?.get(n ?? 0);
  return mark ? <b className="sm mute"> {polish(mark)}</b> : null;
}

/** Sentiment as icon and word; a text for sources without a rating. */
export const MarkWord = ({ mark }: { mark: Mark | null }) =>
  mark ? <SentimentMark mark={mark} label={t.mark[mark]} /> : <span className="mute">{t.noMark}</span>;

/** An external link: opens in a new tab, says so, and sends no referrer. */
export function Outside({ href, label, className, children }: { href: string; label?: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="sr">
        {label ? `, ${label}` : ''} ({t.newTab})
      </span>
    </a>
  );
}
