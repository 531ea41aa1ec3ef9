import { toneShares } from '#contract/figures.ts';
import { fewSure } from '#contract/headings.ts';
import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { shareSegments } from '../../view/report-text.ts';
import { Sentence } from './parts.tsx';

function Sentiment({ sentiment }: { sentiment: Report['sentiment'] }) {
  const { rated, shares, uncertain } = toneShares(sentiment);
  if (shares.length === 0) return <p className="mute sm">{fewSure(rated, uncertain) ?? t.noSentiment}</p>;
  return (
    <>
      <ShareBar segments={shareSegments(shares, 300, 2)} />
      <ul className="split">
        {shares.map((share) => (
          <li key={share.tone}>
            <SentimentMark mark={share.tone} label={t.sentiment[share.tone]} />
            <b>{share.count}</b>
            <span>{share.percent}%</span>
          </li>
        ))}
      </ul>
      {uncertain > 0 ? <p className="sm mute">{fewSure(rated, uncertain) ?? t.unsure(uncertain)}</p> : null}
    </>
  );
}

/** The one-sentence result, the summary and the shares of sentiment. */
export function Summary({ report }: { report: Report }) {
  return (
    <section className="sum grid grid-cols-12 gap-x-6 pt-11" id="all-summary" aria-labelledby="h-all-summary">
      <div className="txt">
        <h2 className="sr" id="h-all-summary">
          {t.h.summary}
        </h2>
        <p className="lead">
          <Sentence text={report.headline.text} refs={report.headline.refs} />
        </p>
        <div className="measure mute claims">
          {report.summary.map((claim) => (
            <p key={`${claim.pattern}-${claim.text}`}>
              <Sentence text={claim.text} refs={claim.refs} />
            </p>
          ))}
        </div>
        <p className="note measure">
          {t.method.made(report.method.generatedAt, report.method.version)} <a href="#method">{t.method.how}</a>
        </p>
      </div>
      <aside aria-labelledby="h-sentiment">
        <h3 className="label" id="h-sentiment">
          {t.h.sentiment(toneShares(report.sentiment).rated)}
        </h3>
        <Sentiment sentiment={report.sentiment} />
      </aside>
    </section>
  );
}
