/** Polish copy of the monitoring dashboard. */
import { counted, dateLong, integer } from '#contract/format.ts';
import type { Sentiment } from '#contract/report.ts';
import type { SentimentLabel } from '#contract/rules.ts';
import { typeset } from './typeset.ts';

const mentions = (n: number) => counted(n, 'wzmianka', 'wzmianki', 'wzmianek');

export const monitoring = typeset({
  tabs: { label: 'Widok', analysis: 'Analiza', monitoring: 'Monitoring' },
  fallbackTitle: 'Panel użytkownika',
  updated: (ago: string) => `Ostatnia aktualizacja: ${ago}`,
  never: 'Jeszcze bez aktualizacji',
  running: 'Właśnie sprawdzamy, co nowego.',
  ago: {
    now: 'przed chwilą',
    minutes: (n: number) => `${counted(n, 'minutę', 'minuty', 'minut')} temu`,
    hours: (n: number) => `${counted(n, 'godzinę', 'godziny', 'godzin')} temu`,
    yesterday: (time: string) => `wczoraj o ${time}`,
  },
  refresh: 'Odśwież',
  refreshing: 'Odświeżanie...',
  redAlert: (n: number) => `Red Alert (${n})`,
  start: {
    title: 'Zacznijmy od pierwszego przeglądu',
    text: 'Nie mamy jeszcze żadnej wzmianki. Uruchom analizę, a przeszukamy media, blogi i serwisy, które masz włączone w ustawieniach.',
    empty: (ago: string) => `Szukaliśmy ${ago} i nic nie znaleźliśmy. Dodaj w profilu słowa kluczowe — zawód, firmę, miasto — i spróbuj ponownie.`,
    button: 'Rozpocznij analizę',
    pending: 'Analizuję...',
  },
  fromReport: (iso: string, sources: number) =>
    `Na razie pokazujemy wzmianki z raportu z dnia ${dateLong(iso)} (${counted(sources, 'źródło', 'źródła', 'źródeł')}, także spoza wybranego okresu). Pierwszy przegląd dopisze nowe strony, a tych samych nie policzy drugi raz.`,
  /** While a case of the person described is open; the server says why. */
  refused: 'Wzmianki są wstrzymane',
  fromReportLink: 'Otwórz raport',
  figures: 'Wzmianki w liczbach',
  onePeriod: (days: number) =>
    `Ostatnie ${counted(days, 'dzień', 'dni', 'dni')} wobec poprzednich ${integer(days)}. Ten sam okres ma wykres, kafelki i sentyment.`,
  otherSubject: (watched: string, reported: string) => `Monitorujemy: ${watched}. Raport w panelu dotyczy kogoś innego: ${reported}.`,
  emptyLine: 'Pusta linia: nie ma jeszcze wzmianek',
  cards: { total: 'Wszystkie wzmianki', positive: 'Pozytywne', negative: 'Negatywne', neutral: 'Neutralne' },
  trend: {
    change: (percent: string) => `${percent}%`,
    period: (days: number) => `względem poprzednich ${counted(days, 'dnia', 'dni', 'dni')}`,
    none: 'bez zmian',
    unknown: 'brak porównania',
    help: 'Porównujemy ostatni okres z takim samym okresem przed nim.',
  },
  recent: {
    title: 'Ostatnie wzmianki w sieci',
    all: (n: number) => `Zobacz wszystkie (${integer(n)})`,
    empty: 'Tu pojawią się najnowsze wzmianki.',
    found: (date: string) => `Znaleziono ${date}`,
    loading: 'Wczytujemy wzmianki',
  },
  sentiment: { positive: 'Pozytywna', negative: 'Negatywna', neutral: 'Neutralna' } satisfies Record<Sentiment, string>,
  recs: {
    title: 'Rekomendacje treści',
    empty: 'Rekomendacje przygotujemy, gdy zbierze się co najmniej 5 wzmianek.',
    why: 'Dlaczego:',
    whyHandle: 'Dlaczego',
    loading: 'Wczytujemy rekomendacje',
  },
  loadError: 'Nie udało się wczytać danych. Spróbuj ponownie; Twoje wzmianki są bezpieczne.',
  loading: 'Wczytujemy dane monitoringu',
  partial: (n: number) =>
    `${counted(n, 'źródło nie odpowiedziało', 'źródła nie odpowiedziały', 'źródeł nie odpowiedziało')} podczas ostatniego przeglądu. Wynik może być niepełny.`,
});

export const sentimentText = typeset({
  title: 'Analiza sentymentu',
  label: { excellent: 'Doskonały', positive: 'Pozytywny', mixed: 'Mieszany', negative: 'Negatywny' } satisfies Record<SentimentLabel, string>,
  empty: 'Brak danych do analizy',
  hint: 'Uruchom monitoring, aby zobaczyć analizę sentymentu',
  slices: { positive: 'Pozytywne', negative: 'Negatywne', neutral: 'Neutralne' } satisfies Record<Sentiment, string>,
  unrated: 'Bez oceny',
  tooltip: (n: number, percent: number) => `${mentions(n)} (${percent}%)`,
  share: (percent: number) => `${percent}% pozytywnych`,
  of: (positive: number, total: number) =>
    `${integer(positive)} ${total >= 100 && total < 200 ? 'ze' : 'z'} ${counted(total, 'ocenionej wzmianki', 'ocenionych wzmianek', 'ocenionych wzmianek')}`,
  explain: (percent: number) =>
    `${percent}% ocenionych wzmianek jest przychylnych. Oceniamy, co napisano o osobie lub marce, której szukamy, a nie wydźwięk całego tekstu.`,
  few: 'Mniej niż 5 wzmianek — traktuj ten wynik jako wskazówkę.',
  table: (positive: number, negative: number, neutral: number) => `Wydźwięk wzmianek: pozytywne ${positive}, negatywne ${negative}, neutralne ${neutral}.`,
  columns: { kind: 'Wydźwięk', count: 'Wzmianki', share: 'Udział' },
  loading: 'Wczytujemy analizę sentymentu',
});

/** Fixed by the specification, except the last two. */
export const monitoringToasts = {
  run: {
    done: { title: 'Monitoring uruchomiony', text: 'Sprawdzamy najnowsze wzmianki o Tobie w sieci' },
    failed: { title: 'Błąd monitoringu', text: 'Nie udało się uruchomić monitoringu. Spróbuj ponownie.' },
  },
  start: {
    done: { title: 'Analiza rozpoczęta!', text: 'Rozpoczęliśmy kompleksową analizę Twojego wizerunku w internecie.' },
    failed: { title: 'Błąd analizy', text: 'Nie udało się rozpocząć analizy. Spróbuj ponownie.' },
  },
  already: { title: 'Monitoring już trwa', text: 'Wyniki pojawią się za chwilę.' },
  limit: 'To na razie wszystko',
};
