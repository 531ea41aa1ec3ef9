/** The Horizon with its key, and the same year by year. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { horizon, horizonCounts } from '../../contract/drawing/horizon.ts';
import { reportHorizon } from '../../contract/drawing/report-horizon.ts';
import { counted, plural } from '../../contract/format.ts';
import { horizonHeading } from '../../contract/headings.ts';
import { innerMarks } from '../../contract/overview.ts';
import type { Evidence, Report, Story } from '../../contract/report.ts';
import { isRated, type Margin, paragraph, sheet, wholePart } from './parts.ts';
import { COLOR, DISPLAY, DRAWN, PX, SIZE, TEXT_WIDTH } from './styles.ts';
import { box, figure, markOf, rowOfSigns } from './svg.ts';
import { type Context, cite, clean, MAX, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

/** Pixels that squares may take above the line. */
const UP = 170;
/** The lower half of a mixed square in the key; made anew for each document, as the layout writes into what it sets. */
const mixedHalf = () => ({ type: 'rect', x: 0.9, y: 4.5, w: 7.2, h: 3.6, color: COLOR.negative });
/** So many dated sources make a drawing; fewer are a list elsewhere. */
const DRAWABLE = 3;
const YEARS = 5;

/** One line of signs with their words, in place of a legend. */
const key = (report: Report): Content => {
  const has = (of: (item: Evidence) => boolean) => report.evidence.some(of);
  const entry = (drawn: Content, words: string) => [
    { ...(drawn as object), width: 'auto', margin: [0, 1, 4, 0] as Margin },
    { width: 'auto', text: words, style: 'small', margin: [0, 0, 11, 0] as Margin },
  ];
  const solid = { color: COLOR.positive, lineColor: '#08694a' };
  const square = (style: object): Content => ({ canvas: [{ type: 'rect', x: 0.5, y: 0.5, w: 8, h: 8, lineWidth: 0.8, lineColor: COLOR.ink, ...style }] });
  return {
    margin: [0, 7, 0, 0],
    columns: [
      ...entry(
        { columnGap: 2, columns: [3, 5.5, 8, 11].map((side) => ({ width: side + 1, stack: [box(side, (11 - side) / 2)] })) } as Content,
        'zasięg: do 1, 4, 25 tys. odsłon, więcej',
      ),
      ...(report.stories.length > 0 ? entry(square(solid), 'część sprawy') : []),
      ...(has(({ own }) => own) ? entry(square({ color: COLOR.ink }), 'własne') : []),
      ...(has((item) => !item.own && isRated(item) && item.sentiment.label === 'mixed')
        ? entry({ canvas: [...(square({ color: COLOR.positive, lineColor: COLOR.ink3 }) as { canvas: object[] }).canvas, mixedHalf()] } as Content, 'mieszane')
        : []),
      ...(has((item) => !item.own && item.sentiment !== null && !isRated(item))
        ? entry(square({ lineColor: COLOR.ink3, dash: { length: 1.6, space: 1.2 } }), 'ocena niepewna')
        : []),
    ],
  } as Content;
};

export function horizonSheet(ctx: Context): Content[] {
  const { report } = ctx;
  if (report.evidence.length === 0) return [];
  const dated = report.evidence.filter(({ publishedAt }) => publishedAt !== null);
  const data = reportHorizon(report);
  const charged = data.stories.filter(({ tone }) => tone === 'negative').length;
  const heading = horizonHeading(horizonCounts(data.sources), charged, report.headline.text);
  if (dated.length < DRAWABLE) return [sheet('horizon', TITLES.horizon, heading, '', [paragraph(few(dated.length))], 60)];
  const drawn = horizon(data, { width: DRAWN, now: report.method.generatedAt.slice(0, 10), unit: 10, up: UP });
  const stories: Content[] = drawn.numbered
    ? drawn.stories.map((story, i) => ({ text: say(`${i + 1}. ${story.label}`, MAX.title), style: 'side', margin: [0, 2, 0, 0] }))
    : [];
  return [
    sheet('horizon', TITLES.horizon, heading, LEADS.horizon, [figure(drawn.svg, DRAWN, drawn.alt), key(report), ...stories], drawn.height * PX + 80),
    ...years(report),
    ...largest(ctx),
  ];
}

const few = (n: number): string =>
  n === 0
    ? 'Żadne źródło nie ma daty, więc nie ma czego ułożyć w czasie.'
    : `Tylko ${counted(n, 'źródło ma', 'źródła mają', 'źródeł ma')} datę, za mało na rysunek w czasie.`;

/** Each year's texts as squares, then in words; of years before the last ones the number alone. */
function years(report: Report): Content[] {
  const byYear = Map.groupBy(
    report.evidence.filter(({ publishedAt }) => publishedAt !== null),
    ({ publishedAt }) => (publishedAt as string).slice(0, 4),
  );
  const all = [...byYear.keys()].sort();
  const before = all.slice(0, -YEARS).map((year) => `${year} (${counted(byYear.get(year)?.length ?? 0, 'źródło', 'źródła', 'źródeł')})`);
  // One line that belongs to the rows: alone on the next page it would say nothing.
  const earlier: Content[] =
    before.length > 0 ? [{ ifRoom: 24, stack: [{ text: say(`Wcześniej: ${before.join(', ')}.`), style: 'side', margin: [0, 4, 0, 0] }] }] : [];
  const rows = all.slice(-YEARS).map((year): TableCell[] => {
    const items = byYear.get(year) as Evidence[];
    const order = (item: Evidence) => ['positive', 'mixed', 'neutral', 'negative'].indexOf(item.sentiment?.label ?? '') + (isRated(item) ? 0 : 0.5);
    return [
      { text: year, font: DISPLAY, fontSize: 16.5, lineHeight: 0.9, margin: [0, 3, 0, 0] },
      {
        stack: [
          rowOfSigns(items.toSorted((a, b) => order(a) - order(b) || a.n - b.n).map(markOf), DRAWN - 70, 13),
          { text: say(yearWords(items, year, report)), style: 'side', margin: [0, 2, 0, 0] },
        ],
      },
    ];
  });
  if (rows.length === 0) return [];
  const table = (body: TableCell[][]): Content => ({
    layout: 'tight',
    table: { widths: [42, TEXT_WIDTH - 51], dontBreakRows: true, body },
  });
  return wholePart('Rok po roku', table(rows.slice(0, 1)), rows.length > 1 ? [table(rows.slice(1))] : [], 13).concat(earlier);
}

/** Every story that has a source of the year, the largest first, with the end in the year of the end. */
function mattersOf(items: Evidence[], year: string, stories: readonly Story[], evidence: readonly Evidence[]): string {
  const numbers = new Set(items.map(({ n }) => n));
  const endedIn = ({ ending }: Story) => evidence.find(({ n }) => n === ending?.refs[0])?.publishedAt?.slice(0, 4) === year;
  const inYear = ({ pages }: Story) => pages.filter((n) => numbers.has(n)).length;
  const told = stories
    .filter((story) => inYear(story) > 0 || endedIn(story))
    .sort((a, b) => Number(endedIn(b)) - Number(endedIn(a)) || inYear(b) - inYear(a))
    .map((story) => `„${innerMarks(story.headline.text.replace(/\.$/, ''))}”${endedIn(story) ? ' (w tym roku jej zakończenie)' : ''}`);
  return told.length > 0 ? ` ${told.length === 1 ? 'Sprawa' : 'Sprawy'}: ${told.join(', ')}.` : '';
}

function yearWords(items: Evidence[], year: string, { stories, evidence }: Report): string {
  const rated = items.filter((item) => !item.own).filter(isRated);
  const of = (label: string) => rated.filter(({ sentiment }) => sentiment.label === label).length;
  const own = items.filter((item) => item.own).length;
  const unrated = items.filter((item) => !item.own && item.sentiment === null).length;
  const unsure = items.length - rated.length - own - unrated;
  const parts = [
    [of('positive'), plural(of('positive'), 'przychylne', 'przychylne', 'przychylnych')],
    [of('mixed'), plural(of('mixed'), 'mieszane', 'mieszane', 'mieszanych')],
    [of('neutral'), plural(of('neutral'), 'neutralne', 'neutralne', 'neutralnych')],
    [of('negative'), plural(of('negative'), 'krytyczne', 'krytyczne', 'krytycznych')],
    [unsure, plural(unsure, 'niepewne', 'niepewne', 'niepewnych')],
    [own, plural(own, 'własne', 'własne', 'własnych')],
    [unrated, 'bez oceny'],
  ] as const;
  const matters = mattersOf(items, year, stories, evidence);
  return `${parts
    .filter(([n]) => n > 0)
    .map(([n, words]) => `${n} ${words}`)
    .join(', ')}.${matters}`;
}

/** The largest squares above and below the line, by name: of those alone that the report is sure of. One that stands alone is the largest of none. */
function largest(ctx: Context): Content[] {
  const { evidence } = ctx.report;
  const by = (label: string) =>
    evidence.filter((item) => !item.own && isRated(item) && item.sentiment?.label === label && item.publishedAt).sort((a, b) => b.reach.value - a.reach.value);
  const name = (item: Evidence) => `„${innerMarks(clean(item.title, 90))}” (${clean(item.domain, MAX.line)})`;
  const told = ([first, second]: Evidence[], where: string) =>
    first ? [`${second ? `Największy kwadrat ${where.toLowerCase()} to` : `${where} stoi jeden tekst:`} ${name(first)}.`] : [];
  const [praised, charging] = [by('positive'), by('negative')];
  const words = [...told(praised, 'Nad linią'), ...told(charging, 'Pod linią')].join(' ');
  if (!words) return [];
  const [praise, charge] = [praised[0], charging[0]];
  const refs = [praise, charge].flatMap((item) => item?.n ?? []);
  const text = [{ text: say(words) }, { text: '\u00a0' }, ...cite(refs, ctx, SIZE.side)];
  // Two lines that belong to the drawing: alone on the next page they would say nothing.
  return [{ ifRoom: 40, stack: [{ text, style: 'side', margin: [0, 6, 0, 0] }] }];
}
