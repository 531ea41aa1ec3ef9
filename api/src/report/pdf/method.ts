import type { Content, TableCell } from 'pdfmake/interfaces';
import { COMPANY } from '../../contract/company.ts';
import { counted, dateLong, plural, time } from '../../contract/format.ts';
import type { Report } from '../../contract/report.ts';
import { AI_NOTICE, DEMO_NOTICE, LEADS, TITLES } from '../words.ts';
import { heading, rule } from './parts.ts';
import { COLOR, COLUMN, TEXT_WIDTH } from './styles.ts';
import { type Context, clean, say } from './text.ts';

/** How the report was made: the AI label (AI Act, art. 50), counts, formulas, retention, what is not here. */
export function method(ctx: Context): Content[] {
  const { report } = ctx;
  const { totals } = report.coverage;
  const { method: made } = report;
  const how = [
    `Wyszukiwarki wskazały ${counted(totals.hits, 'adres', 'adresy', 'adresów')}; przeczytano ${counted(totals.fetched, 'stronę', 'strony', 'stron')}. Po odłożeniu powtórzeń, kopii i innych osób lub marek zostało ${counted(totals.sources, 'źródło', 'źródła', 'źródeł')}.`,
    'Dla każdego źródła oceniono wydźwięk wobec opisywanej osoby, marki lub firmy, a nie ogólny ton tekstu.',
  ];
  const paragraphs: [string, string[]][] = [
    ['Skąd są źródła', how],
    [
      'Jak liczymy',
      [
        `Każdy wskaźnik ma jawny wzór (wersja ${made.version}): cechy źródeł, wagi i zakres. Jedno źródło przesuwa wynik najwyżej o 1 punkt na 10. Przedział to przedział Wilsona, 95%. Wskaźnik z mniej niż 5 źródłami oznaczamy słowami „za mało danych”.`,
      ],
    ],
    [
      'Czego tu nie ma',
      [
        'Treści za logowaniem, profili prywatnych, danych o zdrowiu, poglądach i życiu rodzinnym. Nie zbieramy informacji o niepełnoletnich. Raport opisuje to, co mówią źródła; nie rozstrzyga, czy mówią prawdę.',
      ],
    ],
  ];
  const notes: [string, string[]][] = [
    ['Etykieta AI', [AI_NOTICE, `${dateLong(made.generatedAt)}, ${time(made.generatedAt)}.`, writer(report), dropped(report)]],
    ['Liczby', counts(report)],
    ['Przechowywanie', [`Raport usuniemy ${dateLong(made.retention.reportDate)}, kopie źródeł ${dateLong(made.retention.sourcesDate)}`]],
    ['Sprawdzenie', [`Ten sam kod (${made.code}) widać na stronie raportu; jej adres jest w liście „Raport jest gotowy”.`]],
    ['Sprostowanie', [`Osoba opisana może się sprzeciwić: ${COMPANY.privacyEmail}`]],
    ...(made.demo ? [['Tryb demonstracyjny', [DEMO_NOTICE]] as [string, string[]]] : []),
  ];
  return [
    {
      unbreakable: true,
      margin: [0, 34, 0, 0],
      stack: [
        ...heading('method', TITLES.method, LEADS.method),
        {
          margin: [0, 14, 0, 0],
          layout: 'evidenceFirst',
          table: {
            widths: [COLUMN.main, COLUMN.side],
            body: [
              [
                {
                  stack: paragraphs.flatMap(([title, texts], i): Content[] => [
                    { text: title, style: 'h3', margin: [0, i === 0 ? 0 : 12, 0, 3] },
                    ...texts.map((text): Content => ({ text: say(text), margin: [0, 0, 0, 4] })),
                  ]),
                },
                {
                  stack: notes.map(
                    ([title, lines], i): Content => ({
                      text: [{ text: title, bold: true, color: COLOR.ink }, ...lines.filter(Boolean).map((line) => `\n${say(line)}`)],
                      style: 'side',
                      margin: [0, i === 0 ? 1 : 8, 0, 0],
                    }),
                  ),
                },
              ],
            ],
          },
        },
      ],
    },
    ...formulas(report),
  ];
}

function writer({ method: made }: Report): string {
  if (made.writer === 'model') return `Opisy redagował model językowy ${clean(made.model ?? '', 60)}; każde zdanie o faktach sprawdziliśmy z cytatem.`;
  if (made.writer === 'fallback') return 'Model językowy nie odpowiadał, więc opisy powstały według reguł.';
  return 'Opisy powstały bez modelu językowego, według reguł.';
}

/** The sentence on claims whose quote did not check. */
const dropped = ({ method: made }: Report): string =>
  made.claimsDropped > 0
    ? `Odrzucono ${counted(made.claimsDropped, 'zdanie', 'zdania', 'zdań')}, bo cytatu nie udało się potwierdzić w źródle.`
    : 'Każdy cytat w tym raporcie występuje słowo w słowo w zapisanej kopii strony.';

function counts({ coverage: { totals } }: Report): string[] {
  const rows: [number, string, string, string][] = [
    [totals.hits, 'wynik wyszukiwania', 'wyniki wyszukiwania', 'wyników wyszukiwania'],
    [totals.fetched, 'przeczytana strona', 'przeczytane strony', 'przeczytanych stron'],
    [totals.failed, 'strona nieodczytana', 'strony nieodczytane', 'stron nieodczytanych'],
    [totals.duplicates, 'powtórzenie lub kopia', 'powtórzenia lub kopie', 'powtórzeń i kopii'],
    [totals.setAside, 'strona o kimś innym', 'strony o kimś innym', 'stron o kimś innym'],
    [totals.offTopic, 'strona nie na temat', 'strony nie na temat', 'stron nie na temat'],
    [totals.foreign, 'strona w innym języku', 'strony w innym języku', 'stron w innym języku'],
    [totals.sources, 'źródło w raporcie', 'źródła w raporcie', 'źródeł w raporcie'],
  ];
  return rows.filter(([n], i) => n > 0 || i === rows.length - 1).map(([n, one, few, many]) => `${n}\u00a0${plural(n, one, few, many)}`);
}

/** The ten formulas, in small type: a number without its formula would ask for belief. */
function formulas({ kpis }: Report): Content[] {
  const rows = kpis.map((k): TableCell[] => [
    {
      text: [
        { text: say(k.name, 60), bold: true },
        { text: `\nwersja ${clean(k.version, 20)}`, color: COLOR.ink2 },
      ],
      style: 'td',
    },
    {
      stack: [
        { text: say(k.description, 260), style: 'td' },
        { text: clean(k.formula, 700), style: 'td', color: COLOR.ink2, margin: [0, 2, 0, 0] },
        ...(k.raises.length > 0
          ? [
              {
                text: say(
                  `Co podniesie wynik: ${k.raises
                    .slice(0, 3)
                    .map((r) => r.replace(/[.;]$/, ''))
                    .join('; ')}`,
                  320,
                ),
                style: 'td',
                margin: [0, 2, 0, 0] as [number, number, number, number],
              },
            ]
          : []),
      ],
    },
  ]);
  const widths = [138, TEXT_WIDTH - 147];
  return [
    {
      unbreakable: true,
      stack: [
        rule(22, 12),
        { text: 'Wzory wskaźników', style: 'h3', margin: [0, 0, 0, 6] },
        { layout: 'rowsTight', table: { widths, dontBreakRows: true, body: rows.slice(0, 1) } },
      ],
    },
    { layout: 'rowsTight', table: { widths, dontBreakRows: true, body: rows.slice(1) } },
  ];
}
