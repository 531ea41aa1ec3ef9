import { opinionStrip } from '#contract/drawing/small.ts';
import { polish } from '#contract/format.ts';
import { extremes, opinionsHeading, topThemes } from '#contract/opinion-words.ts';
import type { Opinion, Report } from '#contract/report.ts';
import { quotedWords, ratingWords, shortQuote, toldOpinions, whoSays } from '#contract/story-words.ts';
import { toldText } from '../../text/told.ts';
import { Svg } from '../../ui/Svg.tsx';
import { useLedger } from './parts.tsx';
import { SourcesOf, ToldSection } from './told-parts.tsx';

const t = toldText.opinions;

type Voice = Opinion['quotes'][number] & { title: string };

/** A voice on what is praised most and one on what is blamed most, or on another theme where that has none. */
function voicesOf(report: Report): Voice[] {
  const { praised, blamed } = extremes(report);
  const of = (first: Opinion | null, sign: 'good' | 'bad'): Voice[] => {
    const found = [...(first ? [first] : []), ...report.opinions].flatMap(({ theme, quotes }) =>
      quotes.filter((quote) => quote.sign === sign).map((quote) => ({ ...quote, title: t[sign](theme) })),
    );
    return found.slice(0, 1);
  };
  return [...of(praised, 'good'), ...of(blamed, 'bad')];
}

/** What reviewers say: the stars of each page, themes as squares above and under a line, and a voice on each side. */
export function OpinionsTold({ report }: { report: Report }) {
  const { byNumber } = useLedger();
  const { ratings } = report;
  if (ratings.length === 0) return null;
  const voices = voicesOf(report);
  const themes = toldOpinions(report) === 'counts' ? topThemes(report) : [];
  return (
    <ToldSection id="opinions" title={polish(opinionsHeading(report))} lead={themes.length > 0 ? t.lead : undefined}>
      <ul className="op-sites">
        {ratings.map((rating) => (
          <li key={rating.n}>
            <b>{byNumber.get(rating.n)?.domain}:</b> {polish(ratingWords(rating))}
          </li>
        ))}{' '}
        <li>
          <SourcesOf refs={[...new Set([...ratings, ...voices].map(({ n }) => n))]} />
        </li>
      </ul>
      <div className="op-grid">
        {themes.length > 0 ? (
          <ul className="op-themes">
            {themes.map(({ theme, good, bad, middle }) => (
              <li key={theme}>
                <b>{theme}</b>
                <Svg of={opinionStrip({ good, bad })} />
                <span className="mute">{t.counts(good, bad, middle)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="op-voices">
          {voices.map(({ n, text, title, ...voice }) => (
            <div key={text}>
              <h3>{title}</h3>
              <p className="said">{polish(quotedWords(shortQuote(text)))}</p>
              <p className="note">{[whoSays({ ...voice, n, text }), byNumber.get(n)?.domain].filter(Boolean).join(', ')}</p>
            </div>
          ))}
        </div>
      </div>
    </ToldSection>
  );
}
