/** The overview of all texts: what each says of the subject, word for word. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { dateShort } from '../../contract/format.ts';
import { excerptLabel, overviewOrder, shownExcerpt, textWords, UNRATED_GENRES } from '../../contract/overview.ts';
import type { Evidence } from '../../contract/report.ts';
import { opening, runHeading } from './parts.ts';
import { COLOR, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { toneOf } from './tables.ts';
import { type Context, cite, clean, MAX, say, webLink } from './text.ts';
import { LEADS, NO_DATE, TITLES } from './words.ts';

const PAIR = (TEXT_WIDTH - PAIR_GAP) / 2;
/** Longest title and excerpt, in characters, and most excerpts of a text. */
const TITLE = 90;
const EXCERPT = 340;
const EXCERPTS = 2;
/** So many rows stay with the heading. */
const FEW = 1;

function excerptOf(excerpt: Evidence['excerpts'][number]): Content {
  const label = excerptLabel(excerpt);
  return {
    text: [`„${say(shownExcerpt(excerpt.text), EXCERPT)}”`, ...(label ? [{ text: ` ${label}`, style: 'td', color: COLOR.ink2 }] : [])],
    style: 'excerpt',
    margin: [0, 2, 0, 0],
  };
}

function textCell(item: Evidence, ctx: Context): TableCell {
  const link = webLink(item.href);
  // Own pages often have no date, so the missing date is not marked there.
  const date = item.publishedAt ? [dateShort(item.publishedAt)] : item.own ? [] : [NO_DATE];
  const about = [...date, ...textWords(item)].join(', ');
  return {
    style: 'td',
    stack: [
      { text: [{ text: say(item.title, TITLE) || 'bez tytułu', bold: true }, { text: '\u00a0' }, ...cite([item.n], ctx, 8.6)] },
      {
        text: [
          { text: clean(item.domain, MAX.line), color: COLOR.accent, ...link },
          { text: `, ${about}`, color: COLOR.ink2 },
          ...(UNRATED_GENRES.has(item.genre) ? [] : [{ text: ', ', color: COLOR.ink2 }, toneOf(item)]),
        ],
      },
      ...item.excerpts.slice(0, EXCERPTS).map(excerptOf),
    ],
  };
}

/** Every text that has excerpts, two beside each other; nothing in reports made before there were excerpts. */
export function texts(ctx: Context): Content[] {
  const items = overviewOrder(ctx.report.evidence);
  if (items.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => items.slice(2 * i, 2 * i + 2));
  const table = (layout: string, part: Evidence[][]): Content => ({
    layout,
    margin: [0, layout === 'pairs' ? 6 : 0, 0, 0],
    table: {
      widths: [PAIR, PAIR],
      dontBreakRows: true,
      body: part.map(([left, right]): TableCell[] => [textCell(left as Evidence, ctx), right ? textCell(right, ctx) : '']),
    },
  });
  const opened = opening([...runHeading('texts', TITLES.texts, LEADS.texts), table('pairs', rows.slice(0, FEW))]);
  return rows.length > FEW ? [opened, table('pairsNext', rows.slice(FEW))] : [opened];
}
