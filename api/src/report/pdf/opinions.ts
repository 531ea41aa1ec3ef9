/** What reviewers say: the stars of each page, then the table by theme. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Opinion } from '../../contract/report.ts';
import { ratingWords, STORY_WORDS as t, toldOpinions, whoSays } from '../../contract/story-words.ts';
import { type Margin, part } from './parts.ts';
import { quoted, SPEAKER, tabled, titlesOf } from './quoted.ts';
import { SIZE } from './styles.ts';
import { type Context, cite, clean, MAX, say } from './text.ts';

function rowOf({ theme, good, bad, middle, unrated, quotes }: Opinion, counted: boolean, ctx: Context): TableCell[] {
  const counts = counted ? [good, bad, middle + unrated].map((count) => ({ text: String(count), style: 'td' })) : [];
  const voices = quotes.map((quote) => ({ text: quoted(quote.text, [quote.n], ctx, clean(whoSays(quote), SPEAKER)), style: 'td' }));
  return [{ text: theme, style: 'td', bold: true }, ...counts, { stack: voices }];
}

/** The part of the chapter on opinions; nothing without reviews. */
export function opinions(ctx: Context): Content[] {
  const { report } = ctx;
  const stars = report.ratings.map((rating): Content => {
    const domain = clean(ctx.byNumber.get(rating.n)?.domain ?? '', MAX.line);
    return {
      text: [{ text: `${domain}: `, bold: true }, { text: `${say(ratingWords(rating), MAX.sentence)}\u00a0` }, ...cite([rating.n], ctx, SIZE.small)],
      style: 'small',
      margin: [0, 2, 0, 0] as Margin,
    };
  });
  if (report.opinions.length === 0) {
    const [first, ...rest] = stars;
    return first ? part(t.ratings, first, rest) : [];
  }
  const how = toldOpinions(report);
  const counted = how !== 'voices';
  const labels = how === 'stars' ? t.opinionByStars : counted ? t.opinion : { theme: t.opinion.theme, quotes: t.opinion.quotes };
  const lead = { voices: t.opinionsFew, counts: t.opinionsLead, stars: t.opinionsLeadByStars }[how];
  const table: Content = {
    layout: 'headed',
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: counted ? [80, 44, 40, 52, '*'] : [80, '*'],
      body: [titlesOf(labels), ...report.opinions.filter(({ quotes }) => counted || quotes.length > 0).map((one) => rowOf(one, counted, ctx))],
    },
  };
  return [tabled(t.opinions, table, [...stars, { text: say(lead, MAX.sentence), style: 'side', margin: [0, 4, 0, 4] as Margin }])];
}
