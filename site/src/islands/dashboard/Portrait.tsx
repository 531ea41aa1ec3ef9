import { useMemo } from 'react';
import { spanWords } from '#contract/drawing/dates.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { firstScreenStrip } from '#contract/drawing/small.ts';
import { dateLong, polish } from '#contract/format.ts';
import type { Comparison, DashboardAnalysis } from '#contract/profile.ts';
import { portraitText as t } from '../../text/portrait.ts';
import { sharingText } from '../../text/sharing.ts';
import { toldText } from '../../text/told.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { analysisView } from '../../view/dashboard.ts';
import { horizonItems } from '../../view/horizon-table.ts';
import { screenPlaces, storyRows, toldStories } from '../../view/portrait.ts';
import { SHARE_FRAGMENT } from '../../view/shared.ts';
import { Lead } from '../Lead.tsx';
import { Name } from '../Name.tsx';
import { Figure } from '../report/Figure.tsx';
import { Part } from './Said.tsx';

/** Fewer dated sources are no drawing. */
const DRAWN = 3;

/** On A4 it is drawn as large as it is printed, with numbers: the stories stand below it, and the sheet has no room for both. */
const PAPER = { width: 680, unit: 13, up: 84, down: 84, low: 76, numbered: true };

const STRIP = [
  ['at-wide', 400],
  ['at-middle', 440],
  ['at-narrow', 328],
] as const;
/** Cells of ten places that fit the width, so that their numbers are never drawn smaller than text. */
const stripCell = (width: number, places: number): number => Math.min(40, Math.floor((width + 8) / places) - 4);

/** The figures then and now. */
function Since({ analysis, comparison }: { analysis: DashboardAnalysis; comparison: Comparison }) {
  const { scoring, sentiment } = analysisView(analysis);
  const rows = [
    { term: t.scoring, now: scoring, by: comparison.scoring },
    { term: t.sentiment, now: sentiment, by: comparison.sentiment },
    { term: t.sources, now: analysis.sources, by: comparison.sources },
  ];
  return (
    <Part
      id="since"
      title={t.since(
        rows.every(({ by }) => by === 0),
        comparison.completedAt,
      )}
    >
      <dl className="po-since">
        {rows.map(({ term, now, by }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span className="mute">{now - by}</span>{' '}
              <span className="to" aria-hidden="true">
                →
              </span>
              <span className="sr">{t.now}</span> <b>{now}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Who this is, seen from outside: name, one sentence, Horizon, then and now, stories, first screen. Prints on one sheet. */
export function Portrait({ title, analysis }: { title: string; analysis: DashboardAnalysis }) {
  const told = useMemo(() => toldStories(analysis), [analysis]);
  const data = useMemo(() => horizonItems({ ...analysis, stories: told }), [analysis, told]);
  const drawn = data.sources.filter(({ date }) => date !== null).length >= DRAWN;
  const stories = storyRows({ ...analysis, stories: told });
  const places = screenPlaces(analysis.evidence);
  const said = t.screenAlt(places.own, places.good, places.bad, places.last);
  const now = analysis.analysisCompletedAt.slice(0, 10);
  const paper = useMemo(() => horizon(data, { ...PAPER, now }).svg, [data, now]);
  return (
    <article className="portrait">
      <div className="an-head po-head">
        <h1>
          <Name name={analysis.subjectName || title} />
        </h1>
        <p className="po-lead">{analysis.sources === 0 ? toldText.none : <Lead text={analysis.headline.text} />}</p>
        <p className="row">
          <ButtonLink icon="share" href={`/report/${analysis.orderId}${SHARE_FRAGMENT}`}>
            {sharingText.open}
          </ButtonLink>
          <Button variant="alt" onClick={() => window.print()}>
            {t.print}
          </Button>
        </p>
      </div>
      {drawn ? (
        <section aria-label={t.horizon}>
          <div className="po-screen">
            <Figure draw={(width) => horizon(data, { width, now }).svg} />
          </div>
          <div className="po-paper" aria-hidden="true">
            <Svg of={paper} />
          </div>
        </section>
      ) : null}
      {analysis.comparison ? <Since analysis={analysis} comparison={analysis.comparison} /> : null}
      {stories.length > 0 ? (
        <Part id="stories" title={t.known}>
          <ol className="po-stories">
            {stories.map((story) => (
              <li key={story.id} className={story.tone}>
                <p className="sm mute">{spanWords(story.from, story.to)}</p>
                <h3>{polish(story.label)}</h3>
                <p className="sm mute">{t.texts(story.texts)}</p>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {places.seen.length > 0 ? (
        <Part id="first-screen" title={t.screen(places.own, places.seen.length)}>
          <div className="po-places">
            <Figure draw={(width) => firstScreenStrip(places.seen, { cell: stripCell(width, places.last), last: places.last, alt: said })} widths={STRIP} />
            <ol>
              {places.seen.map(({ rank, title, domain }) => (
                <li key={rank} value={rank}>
                  <b>{rank}</b> <span>{polish(title)}</span> <small>{domain}</small>
                </li>
              ))}
            </ol>
          </div>
        </Part>
      ) : null}
      <p className="po-foot sm mute">
        {t.made(dateLong(analysis.analysisCompletedAt), analysis.sources, analysis.domains)} <a href="/dashboard">{t.analysis}</a>{' '}
        <a href={`/report/${analysis.orderId}`}>{t.report}</a>
      </p>
    </article>
  );
}
