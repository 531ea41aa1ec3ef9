/** What the report was made of: the way to its sources, others of the name, what is not here, and where was searched. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { COMPANY } from '../../contract/company.ts';
import { droppedWords, writerWords } from '../../contract/dropped.ts';
import { counted, dateLong, integer, time } from '../../contract/format.ts';
import { recountedWords } from '../../contract/recount-words.ts';
import type { Kpi, Report } from '../../contract/report.ts';
import { isMeasured } from '../../contract/rules.ts';
import { type Margin, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { lengthBar } from './svg.ts';
import type { Filler } from './tagged/layout.ts';
import { type Context, clean, MAX, say, webLink } from './text.ts';
import { AI_NOTICE, bearsName, DEMO_NOTICE, setAsideOf, TITLES } from './words.ts';

const NAME = 150;
const BAR = TEXT_WIDTH - NAME - 60;

/** The counts of the report, from results to sources, then what was put aside. */
function funnel({ coverage: { totals: t } }: Report): Content {
  const rows: [n: number, words: string, aside?: true][] = [
    [t.hits, 'wyniki wyszukiwań'],
    [t.addresses, 'różne adresy'],
    [t.fetched, 'odczytane strony'],
    [t.sources, 'źródła raportu'],
    [t.duplicates, 'powtórzenia i kopie', true],
    [t.setAside, 'inne osoby lub marki', true],
    [t.named, 'sama nazwa', true],
    [t.offTopic, 'nie na temat', true],
    [t.empty, 'bez tekstu', true],
    [t.failed, 'nie odpowiedziały', true],
  ];
  const most = Math.max(1, ...rows.map(([n]) => n));
  const body = rows
    .filter(([n], i) => n > 0 || i === 3)
    .map(([n, words, aside]): TableCell[] => [
      { text: words, style: 'side', bold: !aside, color: COLOR.ink },
      {
        columnGap: 6,
        columns: [
          { width: Math.max(2, (n / most) * BAR), stack: [lengthBar(1, Math.max(2, (n / most) * BAR), aside ?? false)] },
          { width: 'auto', text: integer(n), style: 'side', bold: true, color: COLOR.ink },
        ],
      },
    ]);
  return { layout: 'narrow', table: { widths: [NAME, TEXT_WIDTH - NAME - 9], dontBreakRows: true, body } };
}

export function scope(ctx: Context): Content[] {
  const { report } = ctx;
  const { totals, queries } = report.coverage;
  const asked = new Set(queries.map(({ query }) => query)).size;
  const lead = `${counted(asked, 'zapytanie', 'zapytania', 'zapytań')}, ${counted(totals.hits, 'wynik', 'wyniki', 'wyników')}, ${counted(totals.addresses, 'adres', 'adresy', 'adresów')}. Każdy ma tu swój los.`;
  return [sheet('scope', TITLES.scope, TITLES.scope, lead, [funnel(report)], 210), ...identities(report)];
}

const PAGES_PER_IDENTITY = 6;
const SHOWN = 40;

/** Other people and brands of the same name: kept apart, shown so that the reader can object. */
function identities(report: Report): Content[] {
  if (report.setAside.length === 0) return [];
  const pagesOf = (other: boolean) => report.setAside.reduce((sum, { kind, pages }) => sum + ((kind === 'other') === other ? pages.length : 0), 0);
  const counts = [
    { n: pagesOf(true), about: setAsideOf(report.subject.kind) },
    { n: pagesOf(false), about: bearsName(pagesOf(false)) },
  ].filter(({ n }) => n > 0);
  const intro = `Odłożono ${counts.map(({ n, about }) => `${counted(n, 'stronę', 'strony', 'stron')} ${about}`).join(' oraz ')}, bez wpływu na wyniki.`;
  const rows = report.setAside.slice(0, SHOWN).map((other): TableCell[] => {
    const shown = other.pages.slice(0, PAGES_PER_IDENTITY);
    const more = other.pages.length - shown.length;
    return [
      { text: say(other.label, 120), bold: true, fontSize: 10.1 },
      {
        stack: [
          { text: say(other.reason, 160), style: 'side', color: COLOR.ink },
          {
            style: 'small',
            text: [
              ...shown.flatMap((page, i) => [
                { text: say(page.title, 110) || 'bez tytułu', ...webLink(page.href) },
                { text: `, ${clean(page.domain, MAX.line)}`, color: COLOR.accent, ...webLink(page.href) },
                i < other.pages.length - 1 ? '; ' : '',
              ]),
              ...(more > 0 ? [{ text: `i jeszcze ${counted(more, 'strona', 'strony', 'stron')}` }] : []),
            ],
          },
        ],
      },
      { text: counted(other.pages.length, 'strona', 'strony', 'stron'), style: 'side', alignment: 'right' },
    ];
  });
  const table = (body: TableCell[][]): Content => ({ layout: 'lines', table: { widths: [126, TEXT_WIDTH - 126 - 18 - 52, 52], dontBreakRows: true, body } });
  const heading: Content = { text: say(TITLES.identity), style: 'h3', id: 'identity', margin: [0, 20, 0, 3] };
  const [first, ...rest] = rows;
  return [
    { unbreakable: true, stack: [heading, { text: say(intro), style: 'side', margin: [0, 0, 0, 5] }, ...(first ? [table([first])] : [])] },
    ...(rest.length > 0 ? [table(rest)] : []),
  ];
}

const block = (title: string, text: string, link?: string): Content => ({
  unbreakable: true,
  stack: [
    { text: title, style: 'h3', fontSize: 13.5, margin: [0, 0, 0, 3] },
    {
      text: [link ? `${say(text)} ` : say(text), ...(link ? [{ text: link.replace(/^https?:\/\//, ''), color: COLOR.accent, ...webLink(link) }] : [])],
      style: 'side',
      margin: [0, 0, 0, 9],
    },
  ],
});

const WAY = [
  'Zapytania w kilku formach nazwy',
  'Strona i jej odcisk SHA-256',
  'Cytat znak w znak',
  'Zdanie, które cytat potwierdza',
  'Wzór, który liczy zdania',
];

/** How the report was made: the AI label (AI Act, art. 50), what is not here, retention, objection. */
export function method({ report, checkAt }: Context): Content[] {
  const { method: made, coverage } = report;
  const way: Content = {
    stack: [
      { text: 'Droga zdania', style: 'h3', margin: [0, 0, 0, 4] },
      {
        tag: 'L',
        layout: 'lines',
        table: {
          widths: ['*'],
          body: WAY.map((text, i): TableCell[] => [
            {
              columnGap: 8,
              columns: [
                { width: 14, text: String(i + 1), font: DISPLAY, fontSize: 13, lineHeight: 0.9 },
                { width: '*', text, fontSize: 10.1, lineHeight: 1 },
              ],
            },
          ]),
        },
      },
    ],
  };
  const { totals } = coverage;
  const foreign =
    totals.foreign > 0 ? ` ${counted(totals.foreign, 'źródło jest', 'źródła są', 'źródeł jest')} w językach, w których nie oceniamy wydźwięku.` : '';
  const left = [
    way,
    {
      ...(block('Ocena', `Dla każdego źródła oceniono wydźwięk wobec opisywanej osoby, marki lub firmy, a nie ogólny ton tekstu.${foreign}`) as object),
      margin: [0, 12, 0, 0] as Margin,
    } as Content,
    block('Sprawdzenie', `Ten sam kod (${made.code}) widać na stronie raportu; jej adres jest w liście „Raport jest gotowy”.`),
    ...(checkAt
      ? [block('Podpis', 'Dane raportu są podpisane i leżą w tym pliku PDF. Czy ktoś je zmienił, pokaże, bez wysyłania pliku, strona', checkAt)]
      : []),
  ];
  const right = [
    block(
      'Czego tu nie ma',
      'Treści zza logowania i profili prywatnych. O zdrowie, poglądy i życie rodzinne nie pytamy; jeśli piszą o nich media, cytat może je zawierać. Nie zbieramy informacji o niepełnoletnich. Raport opisuje to, co mówią źródła; nie rozstrzyga, czy mówią prawdę.',
    ),
    block(
      'Kto to napisał',
      `${AI_NOTICE} ${writerWords(made)} ${dateLong(made.generatedAt)}, ${time(made.generatedAt)}. ${made.recountedAt ? `${recountedWords(made.recountedAt)} ` : ''}Ten plik ma znak maszynowy. ${counted(made.claimsPrinted, 'zdanie', 'zdania', 'zdań')} w raporcie. ${droppedWords(made)}`,
    ),
    block('Jak długo', `Raport usuniemy ${dateLong(made.retention.reportDate)}, kopie źródeł ${dateLong(made.retention.sourcesDate)}`),
    block('Sprostowanie', `Osoba opisana może się sprzeciwić: ${COMPANY.privacyEmail}`),
    ...(made.demo ? [block('Tryb demonstracyjny', DEMO_NOTICE)] : []),
  ];
  const width = (TEXT_WIDTH - PAIR_GAP - 10) / 2;
  return [
    sheet(
      'method',
      TITLES.method,
      TITLES.method,
      '',
      [{ layout: 'plain', table: { widths: [width, PAIR_GAP + 10, width], body: [[{ stack: left }, '', { stack: right }]] } }],
      100,
    ),
  ];
}

/** Indexes of which advice is given, at most, and those whose advice fits a person without own places. */
const RAISED = 3;
const FOR_ALL: ReadonlySet<string> = new Set(['reputation_strength']);

/** Some indexes, each with a line of words, as far as there is room for them. */
function filler(title: string, kpis: readonly Kpi[], wordsOf: (kpi: Kpi) => string): Filler {
  const table: Content = {
    layout: 'lines',
    table: {
      widths: [126, TEXT_WIDTH - 135],
      dontBreakRows: true,
      body: kpis.map((kpi): TableCell[] => [
        { text: say(kpi.name, 60), bold: true, style: 'side', color: COLOR.ink },
        { text: say(wordsOf(kpi), 300), style: 'side' },
      ]),
    },
  };
  return { height: 44 + kpis.length * 34, optional: true, content: { stack: part(title, table) } };
}

/** Indexes that rest on sources, the weakest first: of the others nothing is known. */
const byScore = ({ kpis }: Report): Report['kpis'] => kpis.filter(isMeasured).toSorted((a, b) => a.score - b.score);
/** Half of the ten indexes. */
const WEAKEST = 5;

/** What raises the weakest indexes, as far as it fits the subject and there is room for it. */
export function raises({ report }: Context): Filler[] {
  // Of an index without a source nothing is known but that, and advice on offers and profiles fits nobody who has none.
  const hasOwn = report.evidence.some(({ own }) => own);
  const fits = ({ id, support, raises: how }: Report['kpis'][number]) =>
    how.length > 0 && support > 0 && (hasOwn || report.subject.kind !== 'person' || FOR_ALL.has(id));
  const rows = report.kpis
    .filter(fits)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, RAISED);
  if (rows.length === 0) return [];
  const wordsOf = ({ raises: ways }: Kpi) =>
    `${ways
      .slice(0, 4)
      .map((text) => text.replace(/\.$/u, ''))
      .join('; ')}.`;
  const weakest = new Set(byScore(report).slice(0, WEAKEST));
  return [filler(rows.every((kpi) => weakest.has(kpi)) ? 'Co podniesie najsłabsze wskaźniki' : 'Co podniesie wskaźniki', rows, wordsOf)];
}

/** What the weakest indexes measure, as far as there is room for it: of most use where few sources leave most of them low. */
export function measures({ report }: Context): Filler[] {
  const measured = byScore(report);
  const make = (rows: Report['kpis'], title: string): Filler[] => (rows.length > 0 ? [filler(title, rows, ({ description }) => description)] : []);
  if (measured.length === 0) return make(report.kpis.slice(0, 4), 'Co mierzą wskaźniki');
  return [...make(measured.slice(0, 4), 'Co mierzą najsłabsze wskaźniki'), ...make(measured.slice(4, 7), 'Co mierzą kolejne wskaźniki')];
}

const TERMS: [string, string][] = [
  ['Źródło', 'Jedna strona, którą przeczytaliśmy i która na pewno dotyczy tej nazwy. Przedruki tego samego tekstu liczą się raz.'],
  ['Wydźwięk', 'Czy źródło mówi o opisywanej osobie lub marce dobrze, źle, czy podaje fakty. Niepewny znaczy: ocena poniżej progu pewności.'],
  ['Zasięg', 'Szacunek, ile osób może zobaczyć stronę w miesiącu, z rodzaju serwisu i miejsca w wynikach.'],
  ['Przedział', 'Zakres, w którym wynik prawdopodobnie leży; im mniej źródeł, tym szerszy.'],
  ['Sprawa', 'Co najmniej dwa teksty o tym samym. Jeden tekst to wzmianka.'],
];

/** Words of the report explained, as far as there is room. */
export function glossary(): Filler[] {
  const table: Content = {
    layout: 'lines',
    table: {
      widths: [72, TEXT_WIDTH - 81],
      dontBreakRows: true,
      body: TERMS.map(([term, text]): TableCell[] => [
        { text: term, bold: true, style: 'side', color: COLOR.ink },
        { text: say(text), style: 'side' },
      ]),
    },
  };
  return [{ height: 215, optional: true, content: { stack: part('Słowniczek', table) } }];
}
