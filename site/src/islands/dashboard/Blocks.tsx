import type { ReactNode } from 'react';
import { toneShares } from '#contract/figures.ts';
import type { AnalysisBlock, DashboardAnalysis } from '#contract/profile.ts';
import type { Claim, Risk } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { shortClaim } from '../../view/dashboard.ts';
import { shareSegments, withoutLabel } from '../../view/report-text.ts';
import { Part, Said, Sentences, Why } from './Said.tsx';

type BlockProps = { block: AnalysisBlock; claims: Claim[]; drawing?: ReactNode; more?: ReactNode };

/** One short sentence; the whole, the others and `more` are folded. */
function Block({ block, claims, drawing, more }: BlockProps) {
  const short = shortClaim(claims);
  // A sentence that stands above in full is not said again.
  const others = claims.filter(({ text }) => text !== short?.text);
  return (
    <div>
      <dt>{t.block[block]}</dt>
      <dd>
        <p className="an-said">{short ? <Said claim={short} /> : t.blockEmpty}</p>
        {drawing}
        {others.length > 0 || more ? (
          <Why about={t.block[block]}>
            <Sentences claims={others} />
            {more}
          </Why>
        ) : null}
      </dd>
    </div>
  );
}

/** Blocks of the analysis as a description list: the term and its sentences. */
export const Blocks = ({ blocks, claims }: { blocks: readonly AnalysisBlock[]; claims: DashboardAnalysis['blocks'] }) => (
  <dl className="an-blocks">
    {blocks.map((block) => (
      <Block key={block} block={block} claims={claims[block]} />
    ))}
  </dl>
);

function Shares({ sentiment }: { sentiment: DashboardAnalysis['sentiment'] }) {
  const { shares, uncertain } = toneShares(sentiment);
  if (shares.length === 0) return null;
  return (
    <>
      <ShareBar segments={shareSegments(shares, 300, 2)} />
      <ul className="shares">
        {shares.map((share) => (
          <li key={share.tone}>
            <SentimentMark mark={share.tone} label={reportText.sentiment[share.tone]} /> {share.count}
          </li>
        ))}
        {uncertain > 0 ? (
          <li>
            <SentimentMark mark="uncertain" label={reportText.sentiment.uncertain} /> {uncertain}
          </li>
        ) : null}
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
    <Side title={reportText.risk.for} claims={risk.for} />
    <Side title={reportText.risk.against} claims={risk.against} />
    {risk.unknown.length > 0 ? <Side title={reportText.risk.unknown} claims={risk.unknown} /> : null}
  </li>
);

/** Sentiment with its shares, risks with arguments for and against each, readiness for a crisis. */
export const Reputation = ({ analysis }: { analysis: DashboardAnalysis }) => (
  <Part id="reputation" title={t.reputation}>
    <dl className="an-blocks">
      <Block block="sentimentAnalysis" claims={analysis.blocks.sentimentAnalysis} drawing={<Shares sentiment={analysis.sentiment} />} />
      <Block
        block="riskFactors"
        claims={analysis.blocks.riskFactors}
        more={
          analysis.risks.length === 0 ? (
            <p>{reportText.risk.empty}</p>
          ) : (
            <ul className="an-risks grid gap-6 pt-3 pb-3">
              {analysis.risks.map((risk) => (
                <RiskItem key={risk.name} risk={risk} />
              ))}
            </ul>
          )
        }
      />
      <Block block="crisisReadiness" claims={analysis.blocks.crisisReadiness} />
    </dl>
  </Part>
);
