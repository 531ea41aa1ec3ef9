/** The overview of all texts: what each says of the subject, word for word. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { dateShort } from '../../contract/format.ts';
import { excerptLabel, overviewOrder, shownExcerpt, textWords, UNRATED_GENRES, windowOf } from '../../contract/overview.ts';
import type { Evidence } from '../../contract/report.ts';
import { sheet } from './parts.ts';
import { outdated } from './quoted.ts';
import { toneOf } from './sources.ts';
import { COLOR, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { type Context, cite, clean, MAX, say, webLink } from './text.ts';
import { LEADS, NO_DATE, TITLES } from './words.ts';

const PAIR = (TEXT_WIDTH - PAIR_GAP) / 2;
/** Longest title and excerpt, in characters; the most telling excerpt stands for its text, the others are on the report's page. */
const TITLE = 60;
const EXCERPT = 170;
const FONT = 8.25;

function excerptOf(excerpt: Evidence['excerpts'][number], name: string): Content {
  const label = excerptLabel(excerpt);
  return {
    text: [`„${say(windowOf(shownExcerpt(excerpt.text), name, EXCERPT))}”`, ...(label ? [{ text: ` ${label}`, style: 'td', color: COLOR.ink2 }] : [])],
    style: 'excerpt',
    fontSize: FONT,
    margin: [0, 1, 0, 0],
  };
}

function textCell(item: Evidence, ctx: Context): TableCell {
  const link = webLink(item.href);
  // Own pages often have no date, so the missing date is not marked there.
  const date = item.publishedAt ? [dateShort(item.publishedAt)] : item.own ? [] : [NO_DATE];
  const about = [...date, ...textWords(item).slice(0, 1)].join(', ');
  return {
    style: 'td',
    fontSize: FONT,
    stack: [
      { text: [{ text: say(item.title, TITLE) || 'bez tytułu', bold: true }, { text: '\u00a0' }, ...cite([item.n], ctx, 8.6), ...outdated(item.n, ctx, FONT)] },
      {
        text: [
          { text: clean(item.domain, MAX.line), color: COLOR.accent, ...link },
          { text: `, ${about}`, color: COLOR.ink2 },
          ...(UNRATED_GENRES.has(item.genre) ? [] : [{ text: ', ', color: COLOR.ink2 }, toneOf(item)]),
        ],
      },
      ...item.excerpts.slice(0, 1).map((excerpt) => excerptOf(excerpt, ctx.report.subject.name)),
    ],
  };
}

/** Every text that has excerpts, two beside each other; nothing in reports made before there were excerpts. */
export function texts(ctx: Context): Content[] {
  const items = overviewOrder(ctx.report.evidence);
  if (items.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => items.slice(2 * i, 2 * i + 2));
  const table = (part: Evidence[][]): Content => ({
    tag: 'L',
    layout: 'pairs',
    table: {
      widths: [PAIR, PAIR],
      dontBreakRows: true,
      body: part.map(([left, right]): TableCell[] => [textCell(left as Evidence, ctx), right ? textCell(right, ctx) : '']),
    },
  });
  return [sheet('texts', TITLES.texts, TITLES.texts, LEADS.texts, [], 140), table(rows)];
}
