import { type ReactNode, useMemo } from 'react';
import { toneShares } from '#contract/figures.ts';
import { fewSure } from '#contract/headings.ts';
import type { AnalysisBlock, DashboardAnalysis } from '#contract/profile.ts';
import type { Claim, Risk } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { toldText } from '../../text/told.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { shortClaim, worstRisk } from '../../view/dashboard.ts';
import { shareSegments, withoutLabel } from '../../view/report-text.ts';
import { smallDrawing } from '../../view/small-drawings.ts';
import { Part, Said, Sentences, Why } from './Said.tsx';

type BlockProps = { block: AnalysisBlock; claims: Claim[]; drawing?: ReactNode; more?: ReactNode };
type Short = Pick<Claim, 'text' | 'refs'>;

/** One short sentence; the whole, the others and `more` are folded. */
function Block({ block, claims, drawing, more, instead }: BlockProps & { instead?: Short | undefined }) {
  const short = shortClaim<Short>(claims) ?? instead;
  // A sentence that stands above in full is not said again.
  const others = claims.filter(({ text }) => text !== short?.text);
  return (
    <div>
      <dt>{t.block[block]}</dt>
      <dd>
        {short ? (
          <p className="an-said">
            <Said claim={short} />
          </p>
        ) : null}
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

const lower = (name: string): string => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1);

type FrameProps = { id: string; title: string; blocks: readonly (BlockProps & { instead?: Short | undefined })[] };

/** A section of blocks: those with something to say stand beside each other, the others are named in one line. */
function Frame({ id, title, blocks }: FrameProps) {
  const empty = blocks.filter(({ claims, instead }) => claims.length === 0 && !instead);
  const said = blocks.filter((block) => !empty.includes(block));
  const few =
    empty.length > 0 ? (
      <p className="sm mute">
        {t.blockEmpty} {empty.map(({ block }) => lower(t.block[block])).join(', ')}.
      </p>
    ) : null;
  return (
    <Part id={id} title={title} aside={few}>
      {said.length > 0 ? (
        <dl className="an-blocks">
          {said.map((block) => (
            <Block key={block.block} {...block} />
          ))}
        </dl>
      ) : null}
    </Part>
  );
}

/** The small drawing of a block, where its sources bear one. */
function Small({ block, analysis }: { block: AnalysisBlock; analysis: DashboardAnalysis }) {
  const draw = useMemo(() => smallDrawing(block, analysis), [block, analysis]);
  return draw ? <Drawing draw={draw} className="an-small" /> : null;
}

/** Blocks of the analysis under one heading: the term, its sentence, its drawing. */
export const Blocks = ({ blocks, analysis, ...part }: { id: string; title: string; blocks: readonly AnalysisBlock[]; analysis: DashboardAnalysis }) => (
  <Frame {...part} blocks={blocks.map((block) => ({ block, claims: analysis.blocks[block], drawing: <Small block={block} analysis={analysis} /> }))} />
);

function Shares({ sentiment }: { sentiment: DashboardAnalysis['sentiment'] }) {
  const { rated, shares, uncertain } = toneShares(sentiment);
  const few = fewSure(rated, uncertain);
  if (shares.length === 0) return few ? <p className="sm mute">{few}</p> : null;
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
      {few ? <p className="sm mute">{few}</p> : null}
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
export function Reputation({ analysis }: { analysis: DashboardAnalysis }) {
  const { blocks, risks, sentiment } = analysis;
  const worst = worstRisk(risks);
  return (
    <Frame
      id="reputation"
      title={t.reputation}
      blocks={[
        { block: 'sentimentAnalysis', claims: blocks.sentimentAnalysis, drawing: <Shares sentiment={sentiment} /> },
        {
          block: 'riskFactors',
          claims: blocks.riskFactors,
          drawing: <Small block="riskFactors" analysis={analysis} />,
          instead: worst ? { text: toldText.riskPoint(worst.name, worst.level, 0), refs: [] } : undefined,
          more:
            risks.length === 0 ? (
              <p>{reportText.risk.empty}</p>
            ) : (
              <ul className="an-risks grid gap-6 pt-3 pb-3">
                {risks.map((risk) => (
                  <RiskItem key={risk.name} risk={risk} />
                ))}
              </ul>
            ),
        },
        { block: 'crisisReadiness', claims: blocks.crisisReadiness, drawing: <Small block="crisisReadiness" analysis={analysis} /> },
      ]}
    />
  );
}
