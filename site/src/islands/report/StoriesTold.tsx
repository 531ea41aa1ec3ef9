import { useSyncExternalStore } from 'react';
import { horizon } from '#contract/drawing/horizon.ts';
import { storyHorizon } from '#contract/drawing/report-horizon.ts';
import { toneGlyph } from '#contract/drawing/small.ts';
import type { Report, Story } from '#contract/report.ts';
import { STORY_WORDS } from '#contract/story-words.ts';
import { toldText } from '../../text/told.ts';
import { Dots } from '../../ui/Dots.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { OPEN_STORIES, type StoryQuote, type StoryView, storyViews, stripWords } from '../../view/report-stories.ts';
import { Name } from '../Name.tsx';
import { Figure } from './Figure.tsx';
import { Source, ToldSection, useTold } from './told-parts.tsx';

const t = toldText.stories;
const PHONE = '(max-width: 820px)';
const STRIP = [
  ['at-wide', 540],
  ['at-middle', 500],
  ['at-narrow', 328],
] as const;

/** Stories are folded on a phone but for the first; in a page without scripts too, where styles unfold them on wide screens. */
const usePhone = () =>
  useSyncExternalStore(
    () => () => {},
    () => window.matchMedia(PHONE).matches,
    () => true,
  );

function Strip({ report, story }: { report: Report; story: Story }) {
  const data = storyHorizon(report, story);
  if (data.sources.filter(({ date }) => date !== null).length < 2) return null;
  const alt = t.figure(toldText.sections.horizon, stripWords(story, report.evidence));
  const draw = (width: number) =>
    horizon(data, { width, gutter: false, direct: width >= 460, solid: true, low: 22, unit: width >= 460 ? 11 : 8, tray: false, alt }).svg;
  return (
    <span className="st-fig">
      <Figure draw={draw} widths={STRIP} />
    </span>
  );
}

const Quote = ({ quote }: { quote: StoryQuote }) => (
  <li>
    <Svg of={toneGlyph(quote.tone, quote.own, quote.uncertain)} /> <span className="said">{quote.text}</span>
    <p className="note">
      <span className="dots">
        <span>{quote.place}</span>{' '}
        <span>
          <Source n={quote.n} label={t.source(quote.n)} />
        </span>
      </span>
    </p>
  </li>
);

function Body({ view }: { view: StoryView }) {
  return (
    <div className="st-grid">
      <p className="st-lead">{view.lead}</p>
      {view.told.length > 0 ? (
        <div className="st-told">
          <p className="note">{STORY_WORDS.toldBy}</p>
          <p>
            {view.told.map(({ text, n }) => (
              <span key={text} className="st-line">
                {text} <Source n={n} label={t.source(n)} />{' '}
              </span>
            ))}
          </p>
        </div>
      ) : null}
      {view.quotes.length > 0 ? (
        <ul className={view.sides.length === 0 ? `st-quotes alone${view.quotes.length === 1 ? ' one' : ''}` : 'st-quotes'}>
          {view.quotes.map((quote) => (
            <Quote key={quote.n} quote={quote} />
          ))}
        </ul>
      ) : null}
      {view.sides.map(({ title, voices }) => (
        <div key={title} className={view.sides.length === 1 ? 'st-side only' : 'st-side'}>
          <h4>{title}</h4>
          {voices.length === 0 ? (
            <p className="mute">{t.nobody}</p>
          ) : (
            <ul>
              {voices.map(({ speaker, text }) => (
                <li key={`${speaker} ${text}`}>
                  {speaker ? <b>{speaker}: </b> : null}
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {view.ending || view.todo ? (
        <dl className="st-end">
          {view.ending ? (
            <div>
              <dt>{view.ending.title}</dt>
              <dd>
                {view.ending.text}{' '}
                {view.ending.n === null || view.quotes.some(({ n }) => n === view.ending?.n) ? null : (
                  <Source n={view.ending.n} label={t.source(view.ending.n)} />
                )}
              </dd>
            </div>
          ) : null}
          {view.todo ? (
            <div>
              <dt>{view.todo.title}</dt>
              <dd>
                <strong>{view.todo.text}</strong>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </div>
  );
}

type ItemProps = { report: Report; story: Story; view: StoryView /** Null where it cannot be folded. */; open: boolean | null };

function StoryItem({ report, story, view, open }: ItemProps) {
  const head = (
    <>
      <span className="st-meta">
        <Dots of={view.meta.split(' · ')} />
      </span>
      <h3>
        <Name name={view.headline} />
      </h3>
      <Strip report={report} story={story} />
    </>
  );
  return (
    <li className="sts-item">
      {open === null ? (
        <article className="st" id={story.id}>
          <div className="st-top">{head}</div>
          <Body view={view} />
        </article>
      ) : (
        <details className="st" id={story.id} open={open}>
          <summary className="st-top">{head}</summary>
          <Body view={view} />
        </details>
      )}
    </li>
  );
}

/** What happened: each story with its own strip, two quotes, who charges and who defends, its end, one thing to do. */
export function StoriesTold({ report }: { report: Report }) {
  const phone = usePhone();
  const { protocol } = useTold();
  const views = storyViews(report);
  const item = (view: StoryView, i: number) => {
    const story = report.stories.find(({ id }) => id === view.id);
    return story ? <StoryItem key={view.id} report={report} story={story} view={view} open={phone ? i === 0 : null} /> : null;
  };
  if (views.length === 0) return null;
  // Opinions take the room of a story.
  const shown = report.ratings.length > 0 ? OPEN_STORIES - 1 : OPEN_STORIES;
  const rest = views.slice(shown);
  return (
    <ToldSection id="stories" title={t.heading(views.length)} lead={t.lead}>
      <ul className="sts">{views.slice(0, shown).map(item)}</ul>
      {rest.length > 0 ? (
        <details className="st-rest">
          <summary>{t.rest(rest.length)}</summary>
          <ul className="sts">{rest.map((view) => item(view, shown))}</ul>
        </details>
      ) : null}
      {protocol ? (
        <p className="sm st-whole">
          <a href="#all-stories">{t.whole}</a>
        </p>
      ) : null}
    </ToldSection>
  );
}
