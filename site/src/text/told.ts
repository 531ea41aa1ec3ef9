/** Polish copy of the report's main part: its sections, headings that are findings, notes on the first screen. */
import { LEVEL_WORDS, NONE_FOUND, THIN_WORD } from '#contract/figures.ts';
import { counted, estimate, integer, plural } from '#contract/format.ts';
import { LEVEL_ONE } from '#contract/headings.ts';
import type { RiskLevel } from '#contract/report.ts';
import { capital, lower, spelled } from '#contract/spelled.ts';
import { typeset } from './typeset.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');

const list = new Intl.ListFormat('pl');

export const toldText = typeset({
  rail: 'Spis raportu',
  sheet: 'Spis',
  at: (n: number, all: number) => `Spis: ${n} z ${all}`,
  pdf: 'PDF',
  sections: {
    summary: 'Streszczenie',
    horizon: 'Horyzont',
    screen: 'Pierwszy ekran',
    stories: 'Sprawy',
    opinions: 'Opinie',
    kpi: 'Wskaźniki',
    risks: 'Ryzyka',
    ai: 'Co mówi AI',
    platforms: 'Platformy',
    plan: 'Plan 30 dni',
    sources: 'Źródła',
    protocol: 'Pełny protokół',
  },

  average: 'średnia ocena',
  averageThin: `średnia, ${THIN_WORD}`,
  build: 'Na czym budować',
  burden: 'Co ciąży',
  start: 'Od czego zacząć',
  strongest: (names: readonly string[]) => `${names.length === 1 ? 'Najmocniejszy wskaźnik' : 'Najmocniejsze wskaźniki'}: ${list.format(names.map(lower))}.`,
  riskPoint: (name: string, level: RiskLevel, n: number) => `${name}: ryzyko ${LEVEL_ONE[level]}${n > 0 ? `, ${sources(n)}` : ''}.`,
  oldVersion: (title: string, shown: number) =>
    `Sprawa „${title}” ma zakończenie, a ${counted(shown, 'źródło podaje', 'źródła podają', 'źródeł podaje')} ją bez niego.`,
  charge: (ended: boolean, shown: number) =>
    ended ? `Zarzut, który ma zakończenie${shown > 0 ? `; bez niego podaje go nadal ${sources(shown)}` : ''}.` : 'Zarzut, którego zakończenia nie znaleźliśmy.',
  startPoint: (title: string, effort: string) => `${title}. Czas: ${effort}.`,
  aside: (n: number) => `${counted(n, 'stronę', 'strony', 'stron')} o kimś innym odłożono`,
  code: (code: string) => `Kod ${code}`,
  madeBy: {
    rules: 'Tekst ułożyły reguły, każde zdanie ma podstawę.',
    told: 'Relacje ze spraw ułożył model językowy, resztę reguły; każde zdanie ma podstawę.',
    read: 'Tekst ułożyły reguły, część stron odczytał model językowy; każde zdanie ma podstawę.',
  },
  few: (n: number) => `W sieci jest mało: ${sources(n)}.`,
  none: NONE_FOUND,
  // The report is read before the money is back and after: neither sentence tells when.
  refund: ({ minSources, minDomains }: { minSources: number; minDomains: number }) =>
    `Obiecujemy co najmniej ${minSources} źródeł z ${minDomains} domen. Ten raport tego nie spełnia: należy się zwrot całej kwoty, raport zostaje.`,
  refundNote: 'Zwrot zlecamy sami, bank księguje go zwykle w ciągu 5–\u206010 dni. Jego stan podaje strona zamówienia.',

  horizon: {
    lead: 'Każdy kwadrat to jedno źródło. Nad linią przychylne, pod linią krytyczne, na linii pozostałe.',
    hint: 'Strzałki prowadzą od kwadratu do kwadratu, Enter pokazuje źródło.',
    table: 'Te same dane w tabeli',
    csv: 'Pobierz tabelę (CSV)',
    file: 'horyzont.csv',
    columns: { date: 'Data', source: 'Źródło', tone: 'Ton', reach: 'Zasięg mies.' },
    noDate: 'bez daty',
    own: 'własne',
    unrated: 'bez oceny',
    tone: { positive: 'przychylne', neutral: 'neutralne', negative: 'krytyczne', mixed: 'mieszane' },
    unsure: (tone: string) => `${tone}, niepewne`,
    card: (domain: string, n: number, reach: number) => `${domain} · źródło ${n} · ok.\u00a0${integer(estimate(reach))} odsłon mies.`,
    key: {
      handle: 'Co znaczą kwadraty',
      reach: 'zasięg: do 1 tys., do 4 tys., powyżej 4 tys. odsłon miesięcznie (szacunek)',
      own: 'własne',
      told: 'część sprawy',
      rest: 'pozostałe',
      mixed: 'mieszane',
      unsure: 'ocena niepewna',
      unrated: 'bez oceny',
      risk: 'źródło ryzyka',
    },
    stories: 'Sprawy na rysunku',
    undated: (n: number) => `${plural(n, 'Źródło nie ma daty', 'Źródła nie mają daty', 'Źródła nie mają daty')}, więc osi czasu nie ma.`,
  },

  opinions: {
    lead: 'Kwadrat to jeden głos: nad linią pochwała, pod linią uwaga. Rozstrzyga zdanie o temacie, nie gwiazdki.',
    counts: (good: number, bad: number, both: number) =>
      [good > 0 ? `${good} dobrze` : null, bad > 0 ? `${bad} źle` : null, both > 0 ? `${both} i tak, i tak` : null].filter(Boolean).join(', '),
    good: (theme: string) => `Głos na plus: ${theme}`,
    bad: (theme: string) => `Głos na minus: ${theme}`,
    short: 'Opinie:',
  },

  screen: {
    lead: (n: number, name: string) => `${n === 1 ? 'Pierwszy wynik' : `Pierwsze wyniki (${integer(n)})`} dla „${name}”.`,
    fold: 'tu kończy się pierwszy ekran',
    own1: 'własne',
    more: 'Co to znaczy',
  },

  stories: {
    heading: (n: number) => `${capital(spelled(n, 'f'))} ${plural(n, 'sprawa, o której pisano', 'sprawy, o których pisano', 'spraw, o których pisano')}`,
    lead: 'Sprawa to co najmniej dwa teksty o tym samym. Słowa źródeł są dosłowne.',
    critics: 'Kto zarzuca',
    defenders: 'Kto broni',
    praising: 'Kto chwali',
    others: 'Kto się wypowiada',
    nobody: 'Nie znaleźliśmy nikogo.',
    newest: 'Najnowszy tekst w tej sprawie',
    titled: (title: string, place: string) => `${title} (${place})`,
    todo: (when: string) => (when ? `Co zrobić (${when})` : 'Co zrobić'),
    week: (week: number, effort: string) => `tydzień ${week}, ${effort}`,
    source: (n: number) => `źródło ${n}`,
    tones: (good: number, bad: number, unsure: number) =>
      list.format([
        ...(good > 0 ? [counted(good, 'przychylny', 'przychylne', 'przychylnych')] : []),
        ...(bad > 0 ? [counted(bad, 'krytyczny', 'krytyczne', 'krytycznych')] : []),
        ...(unsure > 0 ? [`${integer(unsure)} z oceną niepewną`] : []),
      ]),
    leadOf: (texts: number, outlets: number, days: number) =>
      `${capital(counted(texts, 'tekst', 'teksty', 'tekstów'))} w ${counted(outlets, 'serwisie', 'serwisach', 'serwisach')}${days > 1 ? ` w ciągu ${counted(days, 'dnia', 'dni', 'dni')}` : ''}`,
    ranks: (from: number, to: number) => `Najwyżej z zarzutem stoi ${from}. wynik, zakończenie jest na miejscu ${to}.`,
    rest: (n: number) => `Jeszcze ${spelled(n, 'f')} ${plural(n, 'sprawa', 'sprawy', 'spraw')}`,
    whole: 'Wszystkie cytaty o tych sprawach są w pełnym protokole',
    figure: (label: string, what: string) => `${label}: ${what}.`,
  },

  kpi: {
    areas: (strong: readonly string[], weak: readonly string[]) =>
      [
        strong.length > 0 ? `${strong.length === 1 ? 'Najmocniejsza strona' : 'Najmocniejsze strony'}: ${list.format(strong.map(lower))}.` : '',
        weak.length > 0 ? `Do poprawy: ${list.format(weak.map(lower))}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    scored: 'wynik',
    interval: 'prawdopodobny przedział',
    word: LEVEL_WORDS,
    thinRow: (interval: string, n: number) => `${interval}, ${sources(n)}`,
    others: (names: readonly string[]) => `Za mało danych: ${list.format(names.map(lower))}.`,
    sources,
  },

  risks: {
    columns: ['do 5 tys.', 'do 10 tys.', 'ponad 10 tys.'],
    rows: { critical: 'krytyczne', high: 'wysokie', medium: 'średnie', low: 'niskie' } satisfies Record<RiskLevel, string>,
    axis: 'Zasięg źródeł, odsłony miesięcznie',
    reach: (column: string) => `Zasięg: ${column} odsłon miesięcznie.`,
    matrix: 'Poziom ryzyka i miesięczny zasięg źródeł, które za nim stoją',
    cell: (i: number, level: RiskLevel, reach: string) => `ryzyko ${i}: ${LEVEL_ONE[level]}, zasięg ${reach}`,
    sides: (against: number, defending: number) => `Za tym ryzykiem: ${sources(against)}, przeciw niemu: ${defending > 0 ? integer(defending) : 'żadnego'}.`,
    unknown: (text: string) => `Czego nie wiemy: ${lower(text)}`,
  },

  platforms: {
    followers: 'obserwujący',
    last: 'ostatni wpis',
    posts: 'wpisy w 90 dni',
    yearAgo: 'rok temu',
    today: 'dziś',
    silence: (months: number) => `${counted(months, 'miesiąc', 'miesiące', 'miesięcy')} ciszy`,
    unseen: 'nie widać',
    absent: (names: readonly string[], mentions: number) =>
      `${list.format(names)}: profilu nie znaleziono${mentions > 0 ? `, ${counted(mentions, 'cudza wzmianka', 'cudze wzmianki', 'cudzych wzmianek')}` : ''}.`,
  },

  plan: {
    heading: (title: string, steps: number) => `${title}: ${spelled(steps, 'm')} ${plural(steps, 'krok', 'kroki', 'kroków')}`,
    lead: 'Rekomendacje strategiczne w kolejności, w jakiej warto je robić.',
    week: (n: number) => `tydzień ${n}`,
    short: 'do godziny',
    long: 'pół dnia i więcej',
    all: 'Rekomendacje w całości',
    next: 'Co dalej',
  },

  sources: {
    heading: (n: number, domains: number) => `${counted(n, 'źródło', 'źródła', 'źródeł')} z ${counted(domains, 'domeny', 'domen', 'domen')}`,
    lead: (shown: number, all: number, dated: boolean) =>
      `${shown < all ? `${capital(spelled(shown, 'n'))} najważniejszych z ${integer(all)}.` : 'Wszystkie, od najważniejszego.'}${dated ? '' : ' Żadne nie podaje daty, dlatego nie ma ich na osi czasu.'}`,
    filter: 'Pokaż źródła',
    groups: {
      all: 'Wszystkie',
      positive: 'przychylne',
      neutral: 'neutralne',
      negative: 'krytyczne',
      mixed: 'mieszane',
      own: 'własne',
      media: 'Media',
      forum: 'Fora i opinie',
    },
    rank: (n: number) => `${n}. wynik`,
    all: (n: number) => `Pokaż wszystkie ${integer(n)}`,
    records: (n: number) =>
      `Do tego ${counted(n, 'zapis', 'zapisy', 'zapisów')} z rejestrów i archiwów. Pytamy je o numery i strony z zamówienia, dlatego nie wliczamy ich do liczby źródeł.`,
    rest: (n: number) => `${plural(n, 'Pozostałe źródło', 'Pozostałe źródła', 'Pozostałe źródła')} (${integer(n)})`,
    dialog: {
      one: (n: number) => `Źródło [${n}]`,
      many: (n: number) => `Dowody: ${sources(n)}`,
      cross: 'Zamknij źródła',
      close: 'Zamknij',
      full: 'W pełnej liście',
    },
  },

  protocol: {
    lead: 'wszystkie zdania z dowodami, zapytania, wzory i strony odłożone na bok',
    summary: 'Podsumowanie w całości',
  },
});
