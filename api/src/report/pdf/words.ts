/** Polish words of the PDF that are not part of the shared contract. */

import type { DocumentTone, Recommendation, RiskLevel } from '../../contract/report.ts';
import type { SubjectKind } from '../../contract/subject.ts';

export const TITLES = {
  summary: 'Streszczenie',
  contents: 'Spis treści',
  kpi: 'Dziesięć wskaźników',
  horizon: 'Horyzont i rok po roku',
  firstScreen: 'Pierwszy ekran',
  risks: 'Ryzyka',
  asked: 'Co mówi AI',
  platforms: 'Profile i teksty',
  recommendations: 'Rekomendacje',
  sources: 'Źródła',
  texts: 'Przegląd tekstów',
  formulas: 'Jak liczymy',
  scope: 'Z czego powstał ten raport',
  identity: 'Inne osoby i marki pod tą nazwą',
  protocol: 'Protokół: rozdział po rozdziale',
  coverage: 'Gdzie szukaliśmy',
  method: 'Jak powstał ten raport',
} as const;

export const LEADS = {
  contents: 'Liczba w nawiasie, na przykład [12], to numer źródła i odsyłacz do spisu.',
  kpi: 'Od najmocniejszego; kreska to przedział, w którym wynik prawdopodobnie leży.',
  horizon: 'Każdy kwadrat to jedno źródło. Nad linią przychylne, pod linią krytyczne, na linii pozostałe.',
  risks: 'Poziom mówi, jak poważny jest zarzut; zasięg, ile osób może go zobaczyć w miesiącu.',
  platforms: 'Publiczne profile, bez logowania. Kwadrat to ostatni widoczny wpis na pasku dwunastu miesięcy.',
  recommendations: 'Od tych, które dają najwięcej za najmniej.',
  texts: 'Słowo w słowo; najpierw teksty o tej nazwie, na końcu wzmianki.',
  formulas: 'Każdy wskaźnik to suma części. Szerokość pola to punkty do zdobycia, czarne są zdobyte.',
  formulasNone: 'Wskaźnik to suma części, które liczy się ze źródeł. Tu nie ma źródeł, więc żaden wskaźnik nie ma wartości.',
  protocol: 'Każde zdanie raportu z numerami źródeł.',
  coverage: 'Znaleziono, nie znaleziono, nie udało się sprawdzić: to trzy różne rzeczy.',
} as const;

export const SENTIMENT_WORD: Record<DocumentTone, string> = { positive: 'pozytywne', neutral: 'neutralne', negative: 'negatywne', mixed: 'mieszane' };
export const UNCERTAIN_WORD = 'ocena niepewna';
export const NOT_RATED = 'bez oceny';
export const NO_DATE = 'brak daty';
export const SAME_TEXT = 'Ten sam tekst także: ';

export const EFFORT: Record<Recommendation['effort'], string> = { S: 'do godziny', M: 'pół dnia', L: '1–2 dni', C: 'stale, po trochu' };

export const RISK_LEVEL: Record<RiskLevel, string> = { low: 'niskie', medium: 'średnie', high: 'wysokie', critical: 'krytyczne' };

/** Where a side of a risk is empty: what was not recognised, never that there is nothing. */
export const RISK_SIDES = {
  noneFor: 'W zebranych źródłach nie rozpoznaliśmy na to dowodu.',
  noneAgainst: 'W zebranych źródłach nie rozpoznaliśmy odpowiedzi ani dowodu przeciw.',
  later: 'Nowsze teksty tej sprawy:',
} as const;

export const PLATFORM_STATE = { confirmed: 'potwierdzony', unconfirmed: 'niepotwierdzony', none: 'nie znaleziono', unchecked: 'nie sprawdzono' } as const;

export const setAsideOf = (kind: SubjectKind): string =>
  kind === 'person' ? 'o innych osobach o tym samym nazwisku' : 'o innych podmiotach o tej samej nazwie';

/** Pages that only bear the name, after their count. */
export const bearsName = (n: number): string => `z samą nazwą, ${n === 1 ? 'której' : 'których'} nic nie łączy z opisem`;

export const DEMO_NOTICE = 'Raport demonstracyjny — źródła syntetyczne.';
export const AI_NOTICE = 'Raport utworzył system AI.';

/** Heading above accusations and their ends. */
export const ACCUSATIONS = 'Zarzuty i jak się skończyły';
