import { useSyncExternalStore } from 'react';
import { polish, sentenceTitle } from '#contract/format.ts';
import type { Claim, Report, Story } from '#contract/report.ts';
import {
  byDay,
  dayOfQuote,
  dayOfWords,
  endingLabel,
  hasStories,
  namesakePages,
  quotedWords,
  SIDE_LABELS,
  saidWords,
  stillWords,
  storyFacts,
  STORY_WORDS as t,
  voiceLead,
  voicesBySide,
} from '#contract/story-words.ts';
import { Dots } from '../../ui/Dots.tsx';
import { Opinions } from './Opinions.tsx';
import { Cite, Outdated, ROLE, Section, Sentence, TableHead, useLedger } from './parts.tsx';

const PHONE = '(max-width: 40rem)';
const never = () => () => {};
/** Stories are folded on a phone; without scripts all are open. */
const usePhone = () =>
  useSyncExternalStore(
    never,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );

/** Quoted words with their source, then those that say the same. */
function Said({ claim }: { claim: Claim }) {
  const [from, ...same] = claim.refs;
  return (
    <>
      <Sentence text={saidWords(claim)} refs={from ? [from] : []} />
      <Outdated n={from} />
      {same.length > 0 ? (
        <span className="sm mute">
          {` ${t.same}`}
          {same.map((n) => (
            <Cite key={n} n={n} />
          ))}
        </span>
      ) : null}
    </>
  );
}

/** Who still shows a matter without its ending. */
const Still = ({ pages }: { pages: number[] }) =>
  pages.length > 0 ? (
    <span className="sm mute">
      {` ${polish(stillWords(pages.length))}`}
      {pages.map((n) => (
        <Cite key={n} n={n} />
      ))}
    </span>
  ) : null;

/** Quotes, each with the day of its page. */
function Quotes({ claims }: { claims: Claim[] }) {
  const { byNumber } = useLedger();
  return (
    <ul>
      {claims.map((claim) => (
        <li key={claim.text} className="said-line">
          {dayOfQuote(claim, byNumber) ? <span className="sm mute">{dayOfQuote(claim, byNumber)} </span> : null}
          <Said claim={claim} />
        </li>
      ))}
    </ul>
  );
}

/** Sentences of a language model, each with the words that prove it. */
const ToldBy = ({ claims }: { claims: Claim[] }) => (
  <div>
    <h4 className="sides-head">{t.told}</h4>
    {claims.map(({ text, quotes }) => (
      <p key={text}>
        {polish(text)}
        {quotes.map((quote) => (
          <span key={quote.n} className="sm mute">
            {' '}
            <Sentence text={quotedWords(quote.text)} refs={[quote.n]} />
          </span>
        ))}
      </p>
    ))}
    <p className="sm mute">{t.toldBy}</p>
  </div>
);

const Lead = ({ name }: { name: string }) => (name ? <b>{name}:</b> : null);

function Voices({ story }: { story: Story }) {
  const { byNumber } = useLedger();
  return voicesBySide(story).map(({ side, voices }) => (
    <div key={side}>
      <h4 className="sides-head">{SIDE_LABELS[side]}</h4>
      {voices.map(({ speaker, quotes }) =>
        quotes.map(({ n, text }) => (
          <p key={text}>
            <Lead name={voiceLead(speaker, n, text, byNumber)} /> <Sentence text={quotedWords(text)} refs={[n]} />
            <Outdated n={n} />
          </p>
        )),
      )}
    </div>
  ));
}

function StoryItem({ story, advice, open }: { story: Story; advice: string | null; open: boolean }) {
  const { byNumber } = useLedger();
  return (
    <li>
      <details open={open} id={`all-${story.id}`}>
        <summary>
          <span className="sm mute">
            <Dots of={storyFacts(story).split(' · ')} />
          </span>
          <h3>{polish(story.headline.text)}</h3>
        </summary>
        {story.told ? <ToldBy claims={story.told} /> : null}
        <Quotes claims={byDay(story.excerpts, byNumber)} />
        <div className="sides">
          <Voices story={story} />
          {story.ending ? (
            <div>
              <h4 className="sides-head">{endingLabel(story.ending)}</h4>
              <p>
                <Said claim={story.ending} />
                {story.reason ? (
                  <>
                    {' '}
                    {t.reason}: <Said claim={story.reason} />
                  </>
                ) : null}
                <Still pages={story.stillShown} />
              </p>
            </div>
          ) : null}
          {advice ? (
            <div>
              <h4 className="sides-head">{t.advice}</h4>
              <p>
                <a href="#improve">{polish(sentenceTitle(advice))}</a>
              </p>
            </div>
          ) : null}
        </div>
        <p className="sm mute">
          {`${story.outlets.join(', ')}. ${t.titled}`}
          {story.headline.refs.map((n) => (
            <Cite key={n} n={n} />
          ))}
          {story.background.length > 0 ? `. ${t.background}` : ''}
          {story.background.map((n) => (
            <Cite key={n} n={n} />
          ))}
        </p>
      </details>
    </li>
  );
}

function Facts({ rows }: { rows: Report['facts'][number]['rows'] }) {
  const { byNumber } = useLedger();
  const dateOf = (n: number) => dayOfWords(n, byNumber);
  return (
    <>
      <h3 className="more-head">{t.facts}</h3>
      <table {...ROLE.table} className="cards">
        <TableHead labels={Object.values(t.fact)} />
        <tbody {...ROLE.group}>
          {rows.map(({ what, text, n }) => (
            <tr key={text} {...ROLE.row}>
              <td {...ROLE.cell} className="whole told-cell told-what">
                <b>{polish(what)}</b>
              </td>
              <td {...ROLE.cell} className="whole told-cell">
                {polish(quotedWords(text))}
              </td>
              <td {...ROLE.cell} className="told-cell" data-l={t.fact.source}>
                <span>
                  {dateOf(n)}
                  <Cite n={n} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Endings = ({ endings }: { endings: Report['endings'] }) => (
  <>
    <h3 className="more-head">{t.endings}</h3>
    <ul>
      {endings.map(({ n, text, stillShown }) => (
        <li key={text} className="said-line">
          <Sentence text={quotedWords(text)} refs={[n]} />
          <Still pages={stillShown} />
        </li>
      ))}
    </ul>
  </>
);

/** What happened, story by story, and the tables over all; nothing in older reports. */
export function Stories({ report }: { report: Report }) {
  const phone = usePhone();
  const { stories, asides, facts, endings, confusions } = report;
  if (!hasStories(report)) return null;
  const some = stories.length > 0;
  const textOf = (id: string | null) => report.recommendations.find((one) => one.id === id)?.text ?? null;
  return (
    <Section id="all-stories" title={some ? t.title : t.titleWithout} lead={some ? t.lead : t.leadWithout}>
      <ul className="stories">
        {stories.map((story, i) => (
          <StoryItem key={story.id} story={story} advice={textOf(story.advice)} open={!phone || i === 0} />
        ))}
      </ul>
      <div>
        {facts.map(({ rows, story }) => (
          <Facts key={story} rows={rows} />
        ))}
        <Opinions report={report} />
        {endings.length > 0 ? <Endings endings={endings} /> : null}
        {asides.length > 0 ? (
          <>
            <h3 className="more-head">{t.asides}</h3>
            <Quotes claims={asides} />
          </>
        ) : null}
        {confusions.length > 0 ? (
          <>
            <h3 className="more-head">{t.confusions}</h3>
            <p>
              <a href="#others">{confusions.map(({ label, pages, domain }) => `${label} (${namesakePages(pages)}, ${domain})`).join('; ')}</a>
            </p>
          </>
        ) : null}
      </div>
    </Section>
  );
}
