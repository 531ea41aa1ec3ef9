/** Polish copy of the analysis dashboard. */
import type { Plan } from '#contract/auth.ts';
import { THIN_ITEMS } from '#contract/constants.ts';
import { NONE_WORD, THIN_WORD } from '#contract/figures.ts';
import { counted, dateLong, decimal, integer, plural } from '#contract/format.ts';
import type { AnalysisBlock } from '#contract/profile.ts';
import type { RiskLevel } from '#contract/report.ts';
import { countdown } from './countdown.ts';
import { typeset } from './typeset.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');
/** "+4", "−2", "0"; `digits` after the comma. */
const signed = (n: number, digits = 0) => `${n > 0 ? '+' : ''}${decimal(n, digits)}`;

/** Names of the plans on signed-in pages. */
export const PLAN_NAMES: Record<Plan, string> = { history: 'Twoja Historia', future: 'Twoja Przyszłość', alert: 'Red Alert', trial: 'Okres próbny' };

export const analysisText = typeset({
  risk: (level: string) => `Poziom Ryzyka: ${level}`,
  riskLevel: { low: 'NISKI', medium: 'ŚREDNI', high: 'WYSOKI', critical: 'KRYTYCZNY' } satisfies Record<RiskLevel, string>,
  riskMeaning: {
    low: 'Nie widać poważnego zagrożenia.',
    medium: 'Są treści warte odpowiedzi.',
    high: 'Treści mogą zaszkodzić. Zaplanuj reakcję w tym tygodniu.',
    critical: 'Szkodliwe treści szybko się rozchodzą. Reaguj dziś.',
  } satisfies Record<RiskLevel, string>,
  riskUnknown: 'Bez źródeł nie ma czego ocenić.',
  plan: (name: string) => `Plan: ${name}`,
  date: (text: string) => `Data analizy: ${text}`,
  basis: (n: number, domains: number) => `${sources(n)} z ${counted(domains, 'domeny', 'domen', 'domen')}`,
  readReport: 'Przeczytaj raport',
  download: 'Pobierz PDF',
  downloading: 'Pobieramy…',
  downloadError: 'Nie udało się pobrać pliku. Spróbuj ponownie za chwilę.',

  tiles: {
    scoring: 'Scoring Cyfrowy',
    scoringText: (n: number, few: boolean) =>
      n === 0 ? NONE_WORD : few ? `${THIN_WORD}: żaden wskaźnik nie ma pięciu źródeł` : `Średnia z ${counted(n, 'wskaźnika', 'wskaźników', 'wskaźników')}`,
    sentiment: 'Wskaźnik Sentymentu',
    sentimentText: (rated: number) =>
      rated === 0 ? NONE_WORD : rated < THIN_ITEMS ? `${THIN_WORD}: ${counted(rated, 'ocena', 'oceny', 'ocen')}` : '50 to równowaga',
    recommendations: 'Rekomendacje',
    recommendationsText: (n: number) => `${plural(n, 'krok', 'kroki', 'kroków')} do zrobienia`,
  },

  kpis: 'Wskaźniki KPI',
  kpi: {
    interval: (low: string, high: string) => `Prawdopodobnie między ${low} a ${high}`,
    sources,
    thin: (n: number) => `Za mało danych: ${sources(n)}. Wynik jest orientacyjny.`,
    left: 'Za mało danych:',
    leftHandle: (n: number) => `Za mało danych: ${counted(n, 'wskaźnik', 'wskaźniki', 'wskaźników')}`,
    none: 'Brak danych: żadne źródło nie stoi za tym wskaźnikiem, więc nie ma wyniku i nie wchodzi on do średniej.',
    h: { madeOf: 'Z czego powstał wynik', evidence: 'Co to pokazuje', raise: 'Co go podniesie' },
    points: 'Pola to punkty do zdobycia, razem 100. Pełne są zdobyte.',
    outOf: (most: string) => `z ${most}`,
    version: 'Wzór i wersja',
    change: (points: number) => `Od poprzedniej analizy: ${signed(points)} pkt`,
    uncertain: 'Różnica mieści się w granicach niepewności.',
    thinChange: 'Źródeł jest za mało, żeby to porównywać.',
    formula: (version: string) => `Wzór, wersja ${version}`,
    formulaLink: 'Zobacz wzór',
    steps: 'W rekomendacjach:',
    noEvidence: 'Żadne źródło nie stoi za tym wynikiem.',
    more: (n: number) => `Wszystkie źródła w raporcie (${integer(n)})`,
    close: 'Zamknij',
    cross: 'Zamknij opis wskaźnika',
  },

  biography: 'Biografia',
  timeline: 'Timeline Osiągnięć',

  presence: 'Obecność Cyfrowa',
  commercial: 'Wywiad Komercyjny',
  reputation: 'Analiza Reputacji',
  block: {
    socialMedia: 'Media społecznościowe',
    websiteSeo: 'Strona i SEO',
    mediaCoverage: 'Obecność w mediach',
    contentPerformance: 'Jak działają treści',
    audienceAnalysis: 'Odbiorcy',
    marketValue: 'Wartość rynkowa',
    partnershipPotential: 'Potencjał współpracy',
    competitivePositioning: 'Pozycja wobec innych',
    sentimentAnalysis: 'Wydźwięk',
    riskFactors: 'Ryzyka',
    crisisReadiness: 'Gotowość na kryzys',
  } satisfies Record<AnalysisBlock, string>,
  /** Kinds of pages in the bar of the readers. */
  kinds: { news: 'media', trade: 'branża', blog: 'blogi', voices: 'fora i opinie', social: 'społecznościowe', company: 'strony firm', other: 'inne' },
  /** How many squares of a row say what. */
  row: {
    own: (n: number) => counted(n, 'własne', 'własne', 'własnych'),
    positive: (n: number) => counted(n, 'przychylne', 'przychylne', 'przychylnych'),
    neutral: (n: number) => counted(n, 'neutralne', 'neutralne', 'neutralnych'),
    negative: (n: number) => counted(n, 'krytyczne', 'krytyczne', 'krytycznych'),
    mixed: (n: number) => counted(n, 'mieszane', 'mieszane', 'mieszanych'),
    uncertain: (n: number) => counted(n, 'niepewne', 'niepewne', 'niepewnych'),
    unrated: (n: number) => `${integer(n)} bez oceny`,
  },
  ofPoints: (won: string, most: string) => `${won} z ${most}`,
  why: 'Dlaczego',
  blockEmpty: 'Za mało danych:',

  recommendations: 'Rekomendacje Strategiczne',
  worst: 'Najgorzej',
  startWith: 'Zacznij od',
  doFirst: 'Zrób najpierw',
  otherSteps: (n: number) => `Dalsze ${counted(n, 'krok', 'kroki', 'kroków')}`,
  allAbove: 'Wszystkie kroki są wyżej, w „Zrób najpierw”.',
  noRecommendations: 'Nie ma teraz kroków do zrobienia.',
  contact: 'Skontaktuj się z nami',

  changes: {
    title: 'Co się zmieniło',
    since: (iso: string) => `od ${dateLong(iso)}`,
    scoring: 'Scoring Cyfrowy',
    sentiment: 'Wskaźnik Sentymentu',
    sources: 'Źródła',
    points: (n: number) => `${signed(n)} pkt`,
    count: signed,
    same: 'bez zmian',
    read: 'Poprzedni raport',
    compare: 'Porównaj wskaźnik po wskaźniku',
  },

  evidence: {
    one: (n: number) => `Źródło [${n}]`,
    title: (n: number) => `Dowody: ${sources(n)}`,
    cross: 'Zamknij dowody',
    close: 'Zamknij',
    full: 'Zobacz w raporcie',
  },

  teaser: {
    title: 'Content Strategy & Curation Guide',
    countdown: countdown.label,
    units: countdown.units,
    price: (price: string) => `Przewidywana cena: ${price}`,
    discount: '-50% dla early birds',
    join: 'Zapisz mnie na listę',
  },
});
