/** Polish copy of the signed-in area (first version). */
import { counted } from '#contract/format.ts';
import type { RiskLevel } from '#contract/report.ts';
import { typeset } from './typeset.ts';

const thirds = (n: number) => counted(n, 'krok', 'kroki', 'kroków');

export const dashboardText = typeset({
  pageTitle: 'Dashboard',
  fallbackTitle: 'Panel użytkownika',
  title: 'Dashboard Wizerunku',
  subject: (name: string) => `Analiza dotyczy: ${name}`,
  loading: 'Ładowanie analizy...',
  empty: {
    title: 'Brak danych analizy',
    text: 'Twoja analiza jeszcze nie została zakończona. Skontaktuj się z nami aby uzyskać więcej informacji.',
    contact: 'Skontaktuj się z nami',
    retry: 'Spróbuj ponownie',
  },
  risk: (level: string) => `Poziom Ryzyka: ${level}`,
  riskLevel: { low: 'NISKI', medium: 'ŚREDNI', high: 'WYSOKI', critical: 'KRYTYCZNY' } satisfies Record<RiskLevel, string>,
  riskMeaning: {
    low: 'W zebranych źródłach nie widać poważnego zagrożenia.',
    medium: 'Są treści, które warto mieć na oku i na które warto odpowiedzieć.',
    high: 'Są treści, które mogą realnie zaszkodzić. Zaplanuj reakcję w tym tygodniu.',
    critical: 'Szkodliwe treści są widoczne i szybko się rozchodzą. Reaguj dziś.',
  } satisfies Record<RiskLevel, string>,
  date: (text: string) => `Data analizy: ${text}`,
  basis: (sources: number, domains: number) =>
    `Na podstawie ${counted(sources, 'źródła', 'źródeł', 'źródeł')} z ${counted(domains, 'domeny', 'domen', 'domen')}`,
  tiles: {
    scoring: 'Scoring Cyfrowy',
    scoringText: (n: number) => `Średnia z ${counted(n, 'wskaźnika', 'wskaźników', 'wskaźników')}`,
    sentiment: 'Wskaźnik Sentymentu',
    sentimentText: '0 to sama krytyka, 50 równowaga, 100 same pochwały',
    recommendations: 'Rekomendacje',
    recommendationsText: (n: number) => `${thirds(n)} do zrobienia`,
  },
  kpis: 'Wskaźniki KPI',
  kpisLead: 'Zielony od 70, żółty od 40, czerwony poniżej.',
  kpiWord: { good: 'mocny', fair: 'średni', weak: 'słaby' },
  thin: (n: number) => `za mało danych, ${counted(n, 'źródło', 'źródła', 'źródeł')}`,
  sources: (n: number) => counted(n, 'źródło', 'źródła', 'źródeł'),
  recommendations: 'Rekomendacje Strategiczne',
  recommendationsLead: 'Zacznij od pierwszej.',
  noRecommendations: 'Nie ma teraz kroków do zrobienia.',
  readReport: 'Przeczytaj raport',
  download: 'Pobierz PDF',
  downloading: 'Pobieramy…',
  downloadError: 'Nie udało się pobrać pliku. Spróbuj ponownie za chwilę.',
});
