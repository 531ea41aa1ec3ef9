import type { Column, Content } from 'pdfmake/interfaces';
import { COMPANY } from '../../contract/company.ts';
import { THIN_ITEMS } from '../../contract/constants.ts';
import { droppedWords } from '../../contract/dropped.ts';
import { counted, dateLong, firstSentence, plural, time } from '../../contract/format.ts';
import type { Report } from '../../contract/report.ts';
import { totalsSentences } from '../../contract/sources.ts';
import { opening, rule, runHeading } from './parts.ts';
import { COLOR } from './styles.ts';
import { type Context, clean, say } from './text.ts';
import { AI_NOTICE, DEMO_NOTICE, LEADS, TITLES } from './words.ts';

/** How the report was made: the AI label (AI Act, art. 50), counts, formulas, retention, what is not here. */
export function method(ctx: Context): Content[] {
  const { report } = ctx;
  const { totals } = report.coverage;
  const { method: made } = report;
  const how = [
    `${totalsSentences(totals)} ${plural(totals.sources, 'Zostało', 'Zostały', 'Zostało')} ${counted(totals.sources, 'źródło', 'źródła', 'źródeł')}.`,
    'Dla każdego źródła oceniono wydźwięk wobec opisywanej osoby, marki lub firmy, a nie ogólny ton tekstu.',
  ];
  const paragraphs: [string, string[]][] = [
    ['Skąd są źródła', how],
    [
      'Jak liczymy',
      [
        `Każdy wskaźnik ma jawny wzór (wersja ${made.version}): cechy źródeł, wagi i zakres. Jedno źródło przesuwa wynik najwyżej o 1 punkt na 10. Przedział obejmuje 95% i pasuje do tego, co liczymy: dla liczb Poissona, dla udziałów Wilsona, dla średnich z ich błędu. Wskaźnik z mniej niż ${THIN_ITEMS} źródłami oznaczamy słowami „za mało danych”, a bez źródeł nie podajemy wyniku.`,
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
    ['Etykieta AI', [AI_NOTICE, `${dateLong(made.generatedAt)}, ${time(made.generatedAt)}.`, WRITER[made.writer], droppedWords(made)]],
    ['Liczby', [`${counts(report).join(', ')}.`]],
    ['Przechowywanie', [`Raport usuniemy ${dateLong(made.retention.reportDate)}, kopie źródeł ${dateLong(made.retention.sourcesDate)}`]],
    ['Sprawdzenie', [`Ten sam kod (${made.code}) widać na stronie raportu; jej adres jest w liście „Raport jest gotowy”.`]],
    ['Sprostowanie', [`Osoba opisana może się sprzeciwić: ${COMPANY.privacyEmail}`]],
    ...(made.demo ? [['Tryb demonstracyjny', [DEMO_NOTICE]] as [string, string[]]] : []),
  ];
  const third = (title: string, lines: string[], margin: number): Content => ({
    text: [{ text: `${title}\n`, bold: true, color: COLOR.ink }, say(lines.filter(Boolean).join(' '))],
    style: 'side',
    margin: [0, 0, 0, margin],
  });
  return [
    opening([
      ...runHeading('method', TITLES.method, LEADS.method),
      rule(4, 6),
      { columnGap: 20, columns: paragraphs.map(([title, texts]): Column => ({ width: '*', stack: [third(title, texts, 0)] })) },
    ]),
    {
      unbreakable: true,
      stack: [
        rule(6, 6),
        {
          columnGap: 20,
          columns: [0, 1, 2].map((at): Column => ({ width: '*', stack: notes.filter((_, i) => i % 3 === at).map(([title, lines]) => third(title, lines, 5)) })),
        },
      ],
    },
    ...formulas(report),
  ];
}

const WRITER: Record<Report['method']['writer'], string> = { rules: 'Opisy powstały bez modelu językowego, według reguł.' };

function counts({ coverage: { totals } }: Report): string[] {
  const rows: [number, string, string, string][] = [
    [totals.hits, 'wynik wyszukiwania', 'wyniki wyszukiwania', 'wyników wyszukiwania'],
    [totals.addresses, 'różny adres', 'różne adresy', 'różnych adresów'],
    [totals.fetched, 'przeczytana strona', 'przeczytane strony', 'przeczytanych stron'],
    [totals.failed, 'strona nieodczytana', 'strony nieodczytane', 'stron nieodczytanych'],
    [totals.duplicates, 'powtórzenie lub kopia', 'powtórzenia lub kopie', 'powtórzeń i kopii'],
    [totals.setAside, 'strona o kimś innym', 'strony o kimś innym', 'stron o kimś innym'],
    [totals.named, 'strona z samą nazwą', 'strony z samą nazwą', 'stron z samą nazwą'],
    [totals.offTopic, 'strona nie na temat', 'strony nie na temat', 'stron nie na temat'],
    [totals.empty, 'strona bez tekstu', 'strony bez tekstu', 'stron bez tekstu'],
    [totals.sources, 'źródło w raporcie', 'źródła w raporcie', 'źródeł w raporcie'],
    [totals.foreign, 'z nich w innym języku', 'z nich w innym języku', 'z nich w innym języku'],
  ];
  return rows.filter(([n], i) => n > 0 || i === rows.length - 2).map(([n, one, few, many]) => `${n}\u00a0${plural(n, one, few, many)}`);
}

/** The ten formulas, in small type, so that each number can be checked. What raises them is in the recommendations. */
function formulas({ kpis }: Report): Content[] {
  const [first, ...rest] = kpis.map(
    (k, i): Content => ({
      unbreakable: true,
      stack: [
        ...(i === 0 ? [] : [rule(2, 2)]),
        {
          text: [
            { text: `${say(k.name, 60)}. `, bold: true },
            `${firstSentence(say(k.description, 260))} `,
            { text: `Wzór ${clean(k.version, 20)}: ${clean(k.formula, 700)}.`, color: COLOR.ink2 },
          ],
          style: 'formula',
        },
      ],
    }),
  );
  const top: Content[] = [rule(10, 8), { text: 'Wzory wskaźników', style: 'h3', margin: [0, 0, 0, 4] }];
  return [{ unbreakable: true, stack: [...top, ...(first ? [first] : [])] }, ...rest];
}
