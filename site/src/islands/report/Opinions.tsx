import { polish } from '#contract/format.ts';
import type { Opinion, Report } from '#contract/report.ts';
import { quotedWords, ratingWords, STORY_WORDS as t, toldOpinions, whoSays } from '#contract/story-words.ts';
import { ROLE, Sentence, TableHead, useLedger } from './parts.tsx';

type Counts = Record<'good' | 'bad' | 'other', string>;

const Row = ({ opinion: { theme, good, bad, middle, unrated, quotes }, counts }: { opinion: Opinion; counts: Counts | null }) => (
  <tr {...ROLE.row}>
    <td {...ROLE.cell} className="whole told-cell told-what">
      <b>{theme}</b>
    </td>
    {counts ? (
      <>
        <td {...ROLE.cell} className="told-cell" data-l={counts.good}>
          {good}
        </td>
        <td {...ROLE.cell} className="told-cell" data-l={counts.bad}>
          {bad}
        </td>
        <td {...ROLE.cell} className="told-cell" data-l={counts.other}>
          {middle + unrated}
        </td>
      </>
    ) : null}
    <td {...ROLE.cell} className="whole told-cell">
      {quotes.map((quote) => (
        <p key={quote.text}>
          <b>{whoSays(quote)}:</b> <Sentence text={quotedWords(quote.text)} refs={[quote.n]} />
        </p>
      ))}
    </td>
  </tr>
);

/** The stars of each page of reviews, then what reviewers say by theme; voices alone where they are few. */
export function Opinions({ report }: { report: Report }) {
  const { byNumber } = useLedger();
  const { opinions, ratings } = report;
  if (opinions.length + ratings.length === 0) return null;
  const how = toldOpinions(report);
  const labels = how === 'stars' ? t.opinionByStars : t.opinion;
  const counts = how === 'voices' ? null : labels;
  const heads = counts ? Object.values(labels) : [labels.theme, labels.quotes];
  const lead = { voices: t.opinionsFew, counts: t.opinionsLead, stars: t.opinionsLeadByStars }[how];
  return (
    <>
      <h3 className="more-head">{opinions.length > 0 ? t.opinions : t.ratings}</h3>
      {ratings.map((rating) => (
        <p key={rating.n} className="sm">
          <b>{byNumber.get(rating.n)?.domain}:</b> <Sentence text={polish(ratingWords(rating))} refs={[rating.n]} />
        </p>
      ))}
      {opinions.length > 0 ? (
        <>
          <p className="sm mute">{lead}</p>
          <table {...ROLE.table} className="cards">
            <TableHead labels={heads} />
            <tbody {...ROLE.group}>
              {opinions
                .filter(({ quotes }) => counts || quotes.length > 0)
                .map((opinion) => (
                  <Row key={opinion.theme} opinion={opinion} counts={counts} />
                ))}
            </tbody>
          </table>
        </>
      ) : null}
    </>
  );
}
