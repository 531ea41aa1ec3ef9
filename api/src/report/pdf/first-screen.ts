/** The first ten results for the bare name, what lies under them, and what each means. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { MONTHS } from '../../contract/drawing/dates.ts';
import { plainTitle } from '../../contract/drawing/report-horizon.ts';
import { counted, dateLong, sentenceTitle } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Evidence, Report } from '../../contract/report.ts';
import { paragraph, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, FILL, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { markOf, sign } from './svg.ts';
import { type Context, clean, MAX, say, webLink } from './text.ts';
import { TITLES } from './words.ts';

const PLACES = 10;
const BELOW = 2;
const NOTES = 5;
const WIDTH = { edge: 3, rank: 22, sign: 18, title: 200, date: 50 };
const NOTE = TEXT_WIDTH - WIDTH.edge - WIDTH.rank - WIDTH.sign - WIDTH.title - WIDTH.date - 16;

/** A profile is named by its service, not by its handle. */
const titleOf = (item: Evidence): string =>
  item.platform && item.own ? `${plainTitle(item).replace(/ \(@[^)]*\)/, '')} – ${PLATFORM_NAMES[item.platform]}` : plainTitle(item);
const month = (iso: string): string => `${MONTHS[Number(iso.slice(5, 7)) - 1]}\u00a0${iso.slice(0, 4)}`;
const tone = (item: Evidence) => (item.own ? null : (item.sentiment?.label ?? null));

/** Endings that lie under the fold, and pages on the first screen that tell a matter without its end. */
function endsOf({ stories, endings, accusations }: Report): { ends: Set<number>; without: Set<number> } {
  const ends = new Set([
    ...stories.flatMap(({ ending }) => ending?.refs[0] ?? []),
    ...endings.map(({ n }) => n),
    ...accusations.flatMap(({ end }) => end?.n ?? []),
  ]);
  const told = stories.filter(({ ending }) => ending).flatMap(({ pages }) => pages);
  const without = new Set(
    [...told, ...endings.flatMap(({ stillShown }) => stillShown), ...accusations.flatMap(({ stillShown }) => stillShown)].filter((n) => !ends.has(n)),
  );
  return { ends, without };
}

/** What a result means for who looks: at most five notes. */
function notesOf(shown: Evidence[], below: Evidence[], report: Report): Map<number, string> {
  const { ends, without } = endsOf(report);
  const notes = new Map<number, string>();
  const own = shown.filter((item) => item.own);
  if (own[0]) notes.set(own[0].n, `Własne miejsca: ${own.length} z ${shown.length}.`);
  const best = shown.filter((item) => tone(item) === 'positive').sort((a, b) => b.reach.value - a.reach.value)[0];
  if (best) notes.set(best.n, 'Najszerzej widoczna pochwała.');
  for (const item of [...shown, ...below]) {
    const kind = tone(item);
    const place = (item.rank ?? 0) - PLACES;
    if (ends.has(item.n)) notes.set(item.n, place > 0 ? `Koniec sprawy, ${counted(place, 'miejsce', 'miejsca', 'miejsc')} niżej.` : 'Koniec sprawy.');
    else if (!item.own && without.has(item.n) && kind !== 'positive') notes.set(item.n, 'O sprawie, bez jej końca.');
    else if (kind === 'negative' || kind === 'mixed') notes.set(item.n, item.publishedAt ? `Krytyka, ${month(item.publishedAt)}.` : 'Krytyka bez daty.');
  }
  return new Map([...notes].slice(0, NOTES));
}

function heading(shown: Evidence[], below: Evidence[]): string {
  const of = (label: string) => shown.filter((item) => tone(item) === label).length;
  const charged = of('negative') + of('mixed');
  if (charged > 0 && below.length > 0) return 'Pierwszy ekran: zarzut widać, zakończenia nie';
  if (charged > 0) return 'Pierwszy ekran: widać krytykę';
  return of('positive') > 0 ? 'Pierwszy ekran: pochwały widać, krytyki nie' : 'Pierwszy ekran: fakty i własne miejsca';
}

function row(rank: number, item: Evidence | undefined, note: string | undefined, under = false): TableCell[] {
  const fill = under ? { fillColor: '#f3eee3' } : {};
  const number = { text: String(rank), font: DISPLAY, fontSize: 15, alignment: 'center' as const, lineHeight: 0.9, ...fill };
  if (!item)
    return [
      { text: '', ...fill },
      number,
      { text: '', ...fill },
      {
        colSpan: 2,
        stack: [
          { text: 'Strony nie udało się odczytać', color: COLOR.ink2, fontSize: 10.5 },
          { text: 'albo nie dotyczy tej nazwy', style: 'small' },
        ],
        ...fill,
      },
      '',
      '',
    ];
  const kind = tone(item);
  const edge = item.own ? COLOR.ink : kind ? FILL[kind][0] : COLOR.line2;
  return [
    { text: '', fillColor: edge },
    number,
    { columns: [sign(markOf(item), 1.5)], ...fill },
    {
      stack: [
        { text: say(titleOf(item), 90), fontSize: 10.9, lineHeight: 0.98, ...webLink(item.href) },
        { text: `${clean(item.domain, MAX.line)}${item.own ? ' · własne' : ''}`, style: 'small' },
      ],
      ...fill,
    },
    { text: item.publishedAt ? month(item.publishedAt) : '', style: 'small', alignment: 'right', margin: [0, 1.5, 0, 0], ...fill },
    note ? { text: say(`— ${note}`), font: DISPLAY, fontSize: 11.6, lineHeight: 1, margin: [0, 0.5, 0, 0] } : '',
  ];
}

const table = (body: TableCell[][]): Content => ({
  layout: 'results',
  table: { widths: [WIDTH.edge, WIDTH.rank, WIDTH.sign, WIDTH.title, WIDTH.date, NOTE], dontBreakRows: true, body },
});

export function firstScreen(ctx: Context): Content[] {
  const { report } = ctx;
  const ranked = report.evidence.filter(({ rank }) => rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const byRank = new Map(ranked.map((item) => [item.rank ?? 0, item]));
  const shown = ranked.filter(({ rank }) => (rank ?? 0) <= PLACES);
  const name = clean(report.subject.name, 60);
  if (shown.length === 0) return [];
  const { ends } = endsOf(report);
  const below = ranked.filter(({ n, rank }) => (rank ?? 0) > PLACES && ends.has(n)).slice(0, BELOW);
  const notes = notesOf(shown, below, report);
  // With fewer results there are fewer rows; a gap between two is a page that could not be read.
  const last = Math.min(PLACES, Math.max(...ranked.map(({ rank }) => rank ?? 0)));
  const rows = Array.from({ length: last }, (_, i) => {
    const item = byRank.get(i + 1);
    return row(i + 1, item, item && notes.get(item.n));
  });
  const fold: Content[] =
    below.length > 0
      ? [
          {
            margin: [0, 0, NOTE + 4, 0],
            stack: [
              { canvas: [{ type: 'line', x1: 0, y1: 0.6, x2: TEXT_WIDTH - NOTE - 4, y2: 0.6, lineWidth: 1.1, lineColor: COLOR.ink }] },
              { text: 'tu kończy się pierwszy ekran', style: 'small', margin: [WIDTH.edge + WIDTH.rank + WIDTH.sign + 8, 4, 0, 4] },
            ],
          },
          table(below.map((item) => row(item.rank ?? 0, item, notes.get(item.n), true))),
        ]
      : [];
  return [
    sheet(
      'first-screen',
      TITLES.firstScreen,
      heading(shown, below),
      `Pierwsze wyniki dla „${name}”, ${dateLong(report.method.generatedAt)}`,
      [table(rows.slice(0, 3))],
      190,
    ),
    ...(rows.length > 3 ? [table(rows.slice(3))] : []),
    ...fold,
    ...changes(report, new Set([...shown, ...below].map(({ n }) => n))),
  ];
}

/** Recommendations that rest on what is seen there. */
function changes({ recommendations }: Report, seen: Set<number>): Content[] {
  const about = recommendations.filter(({ refs }) => refs.some((n) => seen.has(n)));
  const chosen = (about.length > 0 ? about : recommendations).slice(0, 3);
  if (chosen.length === 0) return [];
  const columns = chosen.map((rec) => ({ width: '*', ...(paragraph(`${sentenceTitle(rec.text)}.`.slice(0, 240)) as object) }));
  return part('Co zmieni pierwszy ekran', { columnGap: PAIR_GAP, columns } as Content);
}
