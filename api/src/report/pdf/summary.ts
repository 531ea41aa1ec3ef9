import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { REPORT_SCORE } from '../../contract/constants.ts';
import { counted, dateLong, decimal, firstSentence } from '../../contract/format.ts';
import { averageSentences, KPI_NAMES, type KpiId } from '../../contract/kpis.ts';
import type { DocumentTone, Kpi } from '../../contract/report.ts';
import { isMeasured, reportScoreTone } from '../../contract/rules.ts';
import { heading, horizon, opening, rule, runHeading } from './parts.ts';
import { COLOR, DISPLAY, FILL, PAIR_GAP, SIZE, TEXT_WIDTH, TONE } from './styles.ts';
import { scoreBar, sentimentSign, shareBar } from './svg.ts';
import { type Context, cite, claimText, say } from './text.ts';
import { AI_NOTICE, EFFORT, LEADS, SCORE_WORD, SENTIMENT_WORD, TITLES } from './words.ts';

const SCORE_COLUMN = 138;
const RIGHT_COLUMN = TEXT_WIDTH - SCORE_COLUMN - 24;

/** Claims of the summary that are printed elsewhere on its page: the first step under its own heading, the basis in a line. */
const PRINTED_APART = new Set(['SU-01', 'SU-03']);

/** „Najważniejsze na jednej stronie”: what to know when nothing else is read. */
export function summary(ctx: Context): Content[] {
  const { report } = ctx;
  const measured = report.kpis.filter(isMeasured);
  const first = report.recommendations.slice(0, 3);
  const told = report.summary.filter((c) => !PRINTED_APART.has(c.pattern)).slice(0, 6);
  return [
    ...heading('summary', TITLES.summary),
    { text: claimText(report.headline, ctx, { fontSize: 17.5 }, 4), style: 'headline', margin: [0, 4, 0, 16] },
    horizon(),
    {
      margin: [0, 14, 0, 0],
      columnGap: 24,
      columns: [
        {
          width: SCORE_COLUMN,
          stack: [
            bigScore(ctx, 74),
            {
              text: say(
                averageSentences(
                  measured.length,
                  measured.filter((k) => k.thin).map((k) => k.name),
                  report.kpis.filter((k) => !isMeasured(k)).map((k) => k.name),
                ),
              ),
              style: 'side',
              margin: [0, 11, 0, 0],
            },
          ],
        },
        {
          width: RIGHT_COLUMN,
          stack: [
            sentimentShare(ctx),
            ...told.map((claim): Content => ({ text: claimText(claim, ctx, { fontSize: 10.3 }, 3), fontSize: 10.3, margin: [0, 5, 0, 0] })),
          ],
        },
      ],
    },
    {
      text: say(
        report.coverage.totals.sources === 0
          ? `Nie znaleziono źródeł, stan na ${dateLong(report.method.generatedAt)}`
          : `Na podstawie ${counted(report.coverage.totals.sources, 'źródła', 'źródeł', 'źródeł')} z ${counted(report.coverage.totals.domains, 'domeny', 'domen', 'domen')}, stan na ${dateLong(report.method.generatedAt)}`,
      ),
      style: 'side',
      margin: [0, 10, 0, 0],
    },
    ...(first.length > 0
      ? [
          rule(14, 11),
          { text: 'Co zrobić najpierw', style: 'h3', fontSize: 17 },
          ...first.map(
            (rec, i): Content => ({
              unbreakable: true,
              columns: [
                { width: 30, text: String(i + 1), font: DISPLAY, fontSize: 22, lineHeight: 0.9 },
                {
                  width: TEXT_WIDTH - 30,
                  text: [
                    { text: say(firstSentence(rec.text).replace(/\s*\([^)]*\)/g, ''), 170), bold: true },
                    { text: ' ' },
                    { text: `Czas: ${EFFORT[rec.effort]}`, color: COLOR.ink2, fontSize: SIZE.side },
                    { text: '\u00a0' },
                    ...cite(rec.refs.slice(0, 4), ctx, SIZE.side),
                  ],
                },
              ],
              margin: [0, 7, 0, 0],
            }),
          ),
        ]
      : []),
    {
      unbreakable: true,
      stack: [
        rule(14, 9),
        {
          columnGap: 26,
          columns: [
            extremeList('Najmocniejsze strony', report.dashboard_kpi.analiza_dashboard.najsilniejsze_obszary, report.kpis),
            extremeList('Do poprawy', report.dashboard_kpi.analiza_dashboard.najslabsze_obszary, report.kpis),
          ],
        },
        {
          text: [
            say(
              `${AI_NOTICE} Liczby pochodzą z jawnych wzorów (wersja ${report.method.version}), każde zdanie o faktach ma sprawdzony cytat. Więcej w rozdziale`,
            ),
            ' ',
            { text: `„${TITLES.method}”`, linkToDestination: 'method', color: COLOR.accent },
            '.',
          ],
          style: 'small',
          margin: [0, 12, 0, 0],
        },
      ],
    },
  ];
}

/** The mean of the measured scores, or a sentence when none of them has a source. */
function bigScore({ report }: Context, fontSize: number, alignment: 'left' | 'right' = 'left'): Content {
  if (!report.kpis.some(isMeasured)) return { text: 'brak danych', font: DISPLAY, fontSize: 21, alignment };
  return {
    text: [
      { text: decimal(report.dashboard_kpi.analiza_dashboard.srednia_ocena), font: DISPLAY, fontSize, fontFeatures: ['pnum'], characterSpacing: -1 },
      { text: '\u00a0/10', fontSize: fontSize * 0.21, color: COLOR.ink2 },
    ],
    lineHeight: 0.82,
    alignment,
  };
}

function sentimentShare({ report }: Context): Content {
  const { uncertain, ...counts } = report.sentiment;
  const rated = counts.positive + counts.neutral + counts.negative + counts.mixed;
  if (rated === 0) return { text: 'Brak wzmianek, których wydźwięk dałoby się ocenić.', bold: true, margin: [0, 0, 0, 6] };
  const unrated = report.evidence.length - rated - uncertain;
  const beside = [
    ...(uncertain > 0 ? [`ocena niepewna: ${counted(uncertain, 'źródło', 'źródła', 'źródeł')}`] : []),
    ...(unrated > 0 ? [`bez oceny (własne, profile, obcojęzyczne): ${counted(unrated, 'źródło', 'źródła', 'źródeł')}`] : []),
  ];
  const labels: DocumentTone[] = ['positive', 'neutral', 'negative', ...(counts.mixed > 0 ? (['mixed'] as const) : [])];
  const share = (n: number) => (rated < 5 ? String(n) : `${n}\u00a0(${Math.round((n / rated) * 100)}%)`);
  return {
    stack: [
      { text: `Wydźwięk ${counted(rated, 'źródła', 'źródeł', 'źródeł')}`, bold: true, margin: [0, 2, 0, 5] },
      shareBar(counts, RIGHT_COLUMN),
      {
        margin: [0, 5, 0, 3],
        columns: labels.map((label) => ({
          width: '*',
          columnGap: 5,
          columns: [
            sentimentSign(label, 1.5),
            {
              width: '*',
              text: [{ text: `${SENTIMENT_WORD[label]}\u00a0`, bold: true, color: FILL[label][1] }, { text: share(counts[label]) }],
              style: 'small',
            },
          ],
        })),
      },
      ...(beside.length > 0 ? [{ text: say(`${beside.join('; ')}.`.replace(/^\p{L}/u, (letter) => letter.toUpperCase())), style: 'small' }] : []),
    ],
  };
}

function extremeList(title: string, ids: KpiId[], kpis: Kpi[]): Column {
  const score = new Map(kpis.map((k) => [k.id, k.score / 10]));
  return {
    width: '*',
    fontSize: 9.8,
    stack: [
      { text: title, bold: true, margin: [0, 0, 0, 2] },
      ...(ids.length === 0 ? [{ text: 'za mało danych', color: COLOR.ink2 }] : []),
      ...ids.map(
        (id): Content => ({
          columns: [
            { width: '*', text: KPI_NAMES[id] },
            { width: 40, text: decimal(score.get(id) ?? 0), font: DISPLAY, fontSize: 12, lineHeight: 1.05, alignment: 'right' },
          ],
        }),
      ),
    ],
  };
}

export type ContentsEntry = { id: string; title: string; note: string };

/** Contents by hairlines, no dots, in two columns; each line links to its page. */
export function contents(entries: ContentsEntry[]): Content[] {
  const half = Math.ceil(entries.length / 2);
  const width = (TEXT_WIDTH - PAIR_GAP) / 2;
  const column = (part: ContentsEntry[]): Column => ({
    tag: 'TOC',
    width,
    layout: 'contents',
    table: {
      widths: [width - 41, 32],
      dontBreakRows: true,
      body: part.map(({ id, title, note }): TableCell[] => [
        {
          text: [
            { text: title, linkToDestination: id, font: DISPLAY, fontSize: 10.4, lineHeight: 1 },
            ...(note ? [{ text: `\u00a0\u00a0 ${say(note)}`, fontSize: SIZE.small, color: COLOR.ink2 }] : []),
          ],
        },
        { text: '', pageReference: id, alignment: 'right', fontSize: 9 } as never,
      ]),
    },
  });
  return [
    opening([
      ...runHeading('contents', TITLES.contents, LEADS.contents),
      { margin: [0, 4, 0, 0], columnGap: PAIR_GAP, columns: [entries.slice(0, half), entries.slice(half)].map(column) },
    ]),
  ];
}

/** Ten scores, each with its interval, word and basis. */
export function kpiPage(ctx: Context): Content[] {
  const { report } = ctx;
  const notes = new Map<string, string[]>();
  for (const k of report.kpis.filter((k) => k.thin && k.note)) notes.set(k.note, [...(notes.get(k.note) ?? []), say(k.name, 60)]);
  return [
    ...heading('kpi', TITLES.kpi, undefined, true),
    {
      columns: [
        {
          width: 320,
          text: say(`${LEADS.kpi} Kreska na słupku to przedział, w którym wynik leży z 95-procentową pewnością. Im mniej źródeł, tym dłuższa.`),
          style: 'lead',
        },
        { width: '*', stack: [bigScore(ctx, 48, 'right')], margin: [0, -8, 0, 0] },
      ],
    },
    {
      margin: [0, 12, 0, 0],
      layout: 'rows',
      table: { widths: [138, 160, 50, TEXT_WIDTH - 138 - 160 - 50 - 27], dontBreakRows: true, body: report.kpis.map(kpiRow) },
    },
    {
      text: say(
        `Zielony: od ${REPORT_SCORE.good}. Czerwony: do ${REPORT_SCORE.weak}. Niebieski: pomiędzy. Wzory w wersji ${report.method.version} są w rozdziale „${TITLES.method}”.`,
      ),
      style: 'small',
      margin: [0, 10, 0, 0],
    },
    ...[...notes]
      .slice(0, 4)
      .map(([note, names]): Content => ({ text: [{ text: `${names.join(', ')}. `, bold: true }, say(note, 260)], style: 'small', margin: [0, 4, 0, 0] })),
  ];
}

function kpiRow(kpi: Kpi): TableCell[] {
  const tone = reportScoreTone(kpi.score / 10);
  const word: Content = !isMeasured(kpi) ? { text: 'brak danych', bold: true } : { text: `${SCORE_WORD[tone]}\n`, bold: true, color: TONE[tone][1] };
  const basis = !isMeasured(kpi)
    ? ''
    : `${kpi.thin ? 'za mało danych\n' : ''}${decimal(kpi.low / 10)}–${decimal(kpi.high / 10)}, ${counted(kpi.support, 'źródło', 'źródła', 'źródeł')}`;
  return [
    { text: say(kpi.name, 60), bold: true, fontSize: 10.1, lineHeight: 1.02, verticalAlignment: 'middle' } as TableCell,
    { ...(scoreBar(kpi, 158) as object), verticalAlignment: 'middle' } as TableCell,
    { text: isMeasured(kpi) ? decimal(kpi.score / 10) : '–', style: 'figure', noWrap: true, alignment: 'right', verticalAlignment: 'middle' } as TableCell,
    {
      text: [word, { text: basis, color: COLOR.ink2 }],
      style: 'td',
      verticalAlignment: 'middle',
    } as TableCell,
  ];
}
