import { polish } from '#contract/format.ts';
import type { Claim, Finding, Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { type QuoteView, quotesOf, safeHref } from '../../view/report-evidence.ts';
import { MarkWord, Outside, Section, Sentence, useLedger } from './parts.tsx';

function Quote({ quote }: { quote: QuoteView }) {
  const href = safeHref(quote.href);
  const source = (
    <>
      {quote.domain}
      {quote.date ? `, ${quote.date}` : ''}
    </>
  );
  return (
    <li>
      <b>[{quote.n}]</b> <cite>{href ? <Outside href={href}>{source}</Outside> : source}</cite>
      <q>{quote.quote}</q>
      <MarkWord mark={quote.mark} />
    </li>
  );
}

/** A sentence with its evidence beside it. */
export function Evidenced({ claim }: { claim: Claim }) {
  const { byNumber } = useLedger();
  const quotes = quotesOf(claim, byNumber);
  return (
    <div className="cl-row">
      <p className="cl">
        <Sentence text={claim.text} refs={claim.refs} />
      </p>
      {quotes.length > 0 ? (
        <ul className="ev" aria-label={t.evidence}>
          {quotes.map((quote) => (
            <Quote key={quote.n} quote={quote} />
          ))}
        </ul>
      ) : claim.refs.length === 0 ? (
        <p className="ev mute">{claim.basis === 'coverage' ? t.fromCoverage : t.fromRule}</p>
      ) : null}
    </div>
  );
}

const FindingItem = ({ finding }: { finding: Finding }) => (
  <li>
    <h3>{polish(finding.title)}</h3>
    {finding.claims.map((claim, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a finished report never move
      <Evidenced key={index} claim={claim} />
    ))}
  </li>
);

/** The chapters of findings, each under its own heading. */
export const Findings = ({ sections }: { sections: Report['sections'] }) =>
  sections
    .filter((section) => section.findings.length > 0 || section.thin)
    .map((section) => (
      <Section key={section.id} id={`chapter-${section.id}`} title={section.title} lead={section.lead} close>
        {section.thin ? <p className="thin measure">{polish(section.thin)}</p> : null}
        <ul className="find">
          {section.findings.map((finding) => (
            <FindingItem key={finding.title} finding={finding} />
          ))}
        </ul>
      </Section>
    ));
