import { polish } from '#contract/format.ts';
import type { Claim, Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { type QuoteView, quotesBeside, tells } from '../../view/report-evidence.ts';
import { chargeParts } from '../../view/report-text.ts';
import { MarkWord, Outside, Section, Sentence, useLedger } from './parts.tsx';

function Quote({ quote, said }: { quote: QuoteView; said: boolean }) {
  const source = (
    <>
      {quote.domain}
      {quote.date ? `, ${quote.date}` : ''}
    </>
  );
  return (
    <li>
      <b>[{quote.n}]</b> <cite>{quote.href ? <Outside href={quote.href}>{source}</Outside> : source}</cite>
      {quote.quote === null ? null : (
        <>
          {said ? null : <q>{quote.quote}</q>}
          <div>
            <MarkWord mark={quote.mark} />
          </div>
        </>
      )}
    </li>
  );
}

/** Who tells it, the words of the page, what to check: three sizes, as together they are ten lines on a phone. */
function Charge({ before, quote, after, refs }: { before: string; quote: string; after: string; refs: number[] }) {
  return (
    <div className="cl charge">
      <p>{polish(before)}</p>
      <p className="said">{polish(quote)}</p>
      <p className="sm mute">
        <Sentence text={after} refs={refs} />
      </p>
    </div>
  );
}

function Evidenced({ claim, quotes }: { claim: Claim; quotes: QuoteView[] }) {
  const charge = chargeParts(claim);
  return (
    <div className="cl-row">
      {charge ? (
        <Charge {...charge} refs={claim.refs} />
      ) : (
        <p className="cl">
          <Sentence text={claim.text} refs={claim.refs} />
        </p>
      )}
      {quotes.length > 0 ? (
        <ul className="ev" aria-label={t.evidence}>
          {quotes.map((quote) => (
            <Quote key={`${quote.n} ${quote.quote}`} quote={quote} said={quote.quote !== null && tells(claim, quote.quote)} />
          ))}
        </ul>
      ) : claim.refs.length === 0 ? (
        <p className="ev mute">{claim.basis === 'coverage' ? t.fromCoverage : t.fromRule}</p>
      ) : null}
    </div>
  );
}

/** Sentences with their quotes beside them. */
const Evidences = ({ claims, quotes }: { claims: Claim[]; quotes: QuoteView[][] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a finished report never move
  claims.map((claim, index) => <Evidenced key={index} claim={claim} quotes={quotes[index] ?? []} />);

/** A single group of sentences, with quotes chosen for it alone. */
export function Claims({ claims }: { claims: Claim[] }) {
  const { byNumber } = useLedger();
  return <Evidences claims={claims} quotes={quotesBeside([claims], byNumber)[0] ?? []} />;
}

function Chapter({ section }: { section: Report['sections'][number] }) {
  const { byNumber } = useLedger();
  const quotes = quotesBeside(
    section.findings.map((finding) => finding.claims),
    byNumber,
  );
  return (
    <Section id={`chapter-${section.id}`} title={section.title} lead={section.lead} close>
      {section.thin ? <p className="thin measure">{polish(section.thin)}</p> : null}
      <ul className="find">
        {section.findings.map((finding, index) => (
          <li key={finding.title}>
            <h3>{polish(finding.title)}</h3>
            <Evidences claims={finding.claims} quotes={quotes[index] ?? []} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The chapters of findings with their headings; empty ones are left out unless they are marked as thin. */
export const Findings = ({ sections }: { sections: Report['sections'] }) =>
  sections.filter((section) => section.findings.length > 0 || section.thin).map((section) => <Chapter key={section.id} section={section} />);
