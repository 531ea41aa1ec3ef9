/** The list of sources, 26 a sheet; each row has the anchor that its citations link to. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, dateShort, percent } from '../../contract/format.ts';
import { GENRE_LABELS, UNRATED_GENRES } from '../../contract/overview.ts';
import type { Evidence } from '../../contract/report.ts';
import { isRated, quiet, sheet } from './parts.ts';
import { COLOR, FILL, TEXT_WIDTH } from './styles.ts';
import { box, markOf, sign } from './svg.ts';
import { anchor, type Context, clean, MAX, say, webLink } from './text.ts';
import { NO_DATE, NOT_RATED, SAME_TEXT, SENTIMENT_WORD, TITLES, UNCERTAIN_WORD } from './words.ts';

const WIDTHS = [18, 14, 0, 52, 30, 28];
const WIDTH = TEXT_WIDTH - WIDTHS.reduce((sum, each) => sum + each, 0) - 5 * 9;
const ROW = 17.4;
/** Longest title in one line, in characters. */
const TITLE = 58;
const COPIES_SHOWN = 3;
const FONT = 8.25;

/** A source's tone in words. */
export function toneOf(item: Evidence): { text: string; color: string; bold?: boolean } {
  if (isRated(item)) return { text: SENTIMENT_WORD[item.sentiment.label], color: FILL[item.sentiment.label][1], bold: true };
  const unrated = UNRATED_GENRES.has(item.genre) ? (GENRE_LABELS[item.genre] ?? NOT_RATED) : NOT_RATED;
  return { text: item.own ? 'własne' : item.sentiment ? UNCERTAIN_WORD : unrated, color: COLOR.ink2 };
}

/** Side of the square in points, by the four sizes of reach. */
const side = (reach: number): number => (reach >= 25_000 ? 11 : reach >= 4_000 ? 8.5 : reach >= 1_000 ? 6 : 3.5);

/** „Ten sam tekst także: …” with each domain once; nothing without copies. */
function sameText({ copies }: Evidence) {
  const byDomain = [...new Map(copies.map((copy) => [copy.domain, copy])).values()];
  const more = byDomain.length - COPIES_SHOWN;
  if (byDomain.length === 0) return [];
  return [
    { text: `. ${SAME_TEXT}` },
    ...byDomain
      .slice(0, COPIES_SHOWN)
      .flatMap(({ domain, href }, i) => [{ text: i > 0 ? ', ' : '' }, { text: clean(domain, MAX.line), color: COLOR.accent, ...webLink(href) }]),
    ...(more > 0 ? [{ text: ` i jeszcze ${counted(more, 'domena', 'domeny', 'domen')}` }] : []),
  ];
}

function row(item: Evidence): TableCell[] {
  const link = webLink(item.href);
  const { rank, reach } = item;
  return [
    { text: String(item.n), style: 'td', id: anchor(item.n) },
    { columns: [sign(markOf(item), 0)] },
    {
      stack: [
        { text: say(clean(item.title, TITLE)) || 'bez tytułu', bold: true, fontSize: FONT, lineHeight: 0.95, noWrap: true, ...link },
        {
          text: [{ text: clean(item.domain, 46), color: COLOR.accent, ...link }, { text: ', ' }, toneOf(item), ...sameText(item)],
          style: 'small',
          fontSize: FONT,
          lineHeight: 0.95,
        },
      ],
    },
    // Own pages often have no date, so the missing date is not marked there.
    { text: item.publishedAt ? dateShort(item.publishedAt) : item.own ? '–' : NO_DATE, style: 'td', alignment: 'right' },
    { text: rank === null ? '–' : String(rank), style: 'td', alignment: 'right' },
    {
      columns: [
        { width: '*', text: '' },
        { width: 12, stack: [box(side(reach.value), (11 - side(reach.value)) / 2)] },
      ],
    },
  ];
}

const head: TableCell[] = ['Nr', 'Ton', 'Źródło', 'Data', 'Wynik', 'Zasięg'].map((text, i) => ({
  text,
  style: 'th',
  noWrap: true,
  ...(i > 2 ? { alignment: 'right' as const } : {}),
}));

export function sources(ctx: Context): Content[] {
  const { evidence, coverage, method } = ctx.report;
  const { totals } = coverage;
  if (evidence.length === 0) return [sheet('sources', TITLES.sources, TITLES.sources, '', [quiet('Nie znaleziono żadnego źródła o tej nazwie.')])];
  const lead = `${counted(evidence.length, 'adres', 'adresy', 'adresów')} z ${counted(new Set(evidence.map(({ domain }) => domain)).size, 'domeny', 'domen', 'domen')}, po kolei jak w przypisach; z jednej najwyżej ${percent(totals.topDomainShare)}. Odczyt ${dateShort(evidence[0]?.fetchedAt ?? method.generatedAt)}`;
  const table: Content = {
    layout: 'sources',
    table: {
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      heights: (i) => (i === 0 ? 10 : ROW),
      widths: WIDTHS.map((width, i) => (i === 2 ? WIDTH : width)),
      body: [head, ...evidence.map(row)],
    },
  };
  return [sheet('sources', TITLES.sources, TITLES.sources, lead, [], 160), table];
}
