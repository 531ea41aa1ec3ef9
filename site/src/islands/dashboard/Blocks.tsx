import type { AnalysisBlock, DashboardAnalysis } from '#contract/profile.ts';
import type { Claim, Risk } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { sentimentShares, shareSegments, withoutLabel } from '../../view/report-text.ts';
import { Section, Sentence } from '../report/parts.tsx';

const Sentences = ({ claims }: { claims: Claim[] }) =>
  claims.map((claim) => (
    <p key={claim.text}>
      <Sentence text={claim.text} refs={claim.refs} />
    </p>
  ));

/** Number of sentences of a block that are visible; the others are folded. */
const AT_ONCE = 3;

function FoldedClaims({ claims }: { claims: Claim[] }) {
  // A single further sentence is not folded.
  const cut = claims.length > AT_ONCE + 1 ? AT_ONCE : claims.length;
  return (
    <>
      <Sentences claims={claims.slice(0, cut)} />
      {cut < claims.length ? (
        <details className="rest">
          <summary>{t.moreSentences(claims.length - cut)}</summary>
          <Sentences claims={claims.slice(cut)} />
        </details>
      ) : null}
    </>
  );
}

const Block = ({ block, claims, children }: { block: AnalysisBlock; claims: Claim[]; children?: React.ReactNode }) => (
  <div>
    <dt>{t.block[block]}</dt>
    <dd>
      {children}
      {claims.length === 0 && !children ? <p>{t.blockEmpty}</p> : <FoldedClaims claims={claims} />}
    </dd>
  </div>
);

/** Blocks of the analysis as a description list: the term and its sentences. */
export const Blocks = ({ blocks, claims }: { blocks: readonly AnalysisBlock[]; claims: DashboardAnalysis['blocks'] }) => (
  <dl className="pairs">
    {blocks.map((block) => (
      <Block key={block} block={block} claims={claims[block]} />
    ))}
  </dl>
);

function Shares({ sentiment }: { sentiment: DashboardAnalysis['sentiment'] }) {
  const shares = sentimentShares(sentiment);
  if (shares.length === 0) return <p>{reportText.noSentiment}</p>;
  return (
    <>
      <ShareBar segments={shareSegments(shares, 300, 2)} />
      <ul className="shares">
        {shares.map((share) => (
          <li key={share.key}>
            <SentimentMark mark={share.key} label={reportText.sentiment[share.key]} /> {share.count} ({share.percent}%)
          </li>
        ))}
      </ul>
    </>
  );
}

const RISK_TONE = { low: 'progress', medium: 'neutral', high: 'negative', critical: 'negative' } as const;

const Side = ({ title, claims }: { title: string; claims: Claim[] }) => (
  <div>
    <h4>{title}</h4>
    {claims.length === 0 ? (
      <p>{reportText.risk.nothing}</p>
    ) : (
      <Sentences claims={claims.map((claim) => ({ ...claim, text: withoutLabel(claim.text, title) }))} />
    )}
  </div>
);

const RiskItem = ({ risk }: { risk: Risk }) => (
  <li>
    <h3>
      {risk.name} <Badge tone={RISK_TONE[risk.level]}>{reportText.risk.level[risk.level]}</Badge>
    </h3>
    <div className="grid grid-cols-[1fr_1fr] gap-y-3 gap-x-6 mb-3 max-desk:grid-cols-1">
      <Side title={reportText.risk.for} claims={risk.for} />
      <Side title={reportText.risk.against} claims={risk.against} />
    </div>
    {risk.unknown.length > 0 ? <Side title={reportText.risk.unknown} claims={risk.unknown} /> : null}
  </li>
);

/** Sentiment with its shares, risks with arguments for and against each, readiness for a crisis. */
export const Reputation = ({ analysis }: { analysis: DashboardAnalysis }) => (
  <Section id="reputation" title={t.reputation}>
    <dl className="pairs">
      <Block block="sentimentAnalysis" claims={analysis.blocks.sentimentAnalysis}>
        <Shares sentiment={analysis.sentiment} />
      </Block>
      <Block block="riskFactors" claims={analysis.blocks.riskFactors}>
        {analysis.risks.length === 0 ? (
          <p>{reportText.risk.empty}</p>
        ) : (
          <ul className="an-risks grid gap-6 pb-3">
            {analysis.risks.map((risk) => (
              <RiskItem key={risk.name} risk={risk} />
            ))}
          </ul>
        )}
      </Block>
      <Block block="crisisReadiness" claims={analysis.blocks.crisisReadiness} />
    </dl>
  </Section>
);
