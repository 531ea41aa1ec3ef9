/** Polish copy of the report page. */

import { COMPANY } from '#contract/company.ts';
import { droppedWords, writerWords } from '#contract/dropped.ts';
import { counted, dateLong, dateTime, integer, plural } from '#contract/format.ts';
import { averageSentences } from '#contract/kpis.ts';
import type { ReportStatus } from '#contract/orders.ts';
import { PLATFORM_NAMES } from '#contract/platforms.ts';
import type { CoverageEntry, Recommendation, Report, RiskLevel } from '#contract/report.ts';
import { SOURCE_KIND_WORDS } from '#contract/source-words.ts';
import { OUTCOME_SENTENCES, PAGE_LABELS, roundSentence, sourceLabel, totalsSentences } from '#contract/sources.ts';
import { typeset } from './typeset.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');

export const reportText = typeset({
  pageTitle: 'Raport wizerunku',
  titleOf: (subject: string) => `Raport wizerunku: ${subject} — ${COMPANY.brand}`,
  kind: 'Raport wizerunku',
  loading: 'Otwieramy raport…',

  badge: {
    pending: 'Oczekujący',
    processing: 'Przetwarzanie',
    analyzing: 'Analiza',
    generating: 'Generowanie',
    completed: 'Ukończony',
    failed: 'Błąd',
  } satisfies Record<ReportStatus, string>,
  message: {
    pending: 'Czekamy na potwierdzenie płatności. Potem zaczniemy od razu.',
    processing: 'Przygotowujemy analizę: ustalamy, gdzie i pod jakimi nazwami szukać.',
    analyzing: 'Czytamy źródła, odkładamy wyniki o innych osobach i oceniamy wydźwięk.',
    generating: 'Składamy raport. Za chwilę będzie gotowy do pobrania.',
    completed: 'Składamy raport. Za chwilę będzie gotowy do pobrania.',
    failed: '',
  } satisfies Record<ReportStatus, string>,
  progress: (percent: number, status: string) => `Postęp: ${percent}%. Stan: ${status}.`,
  progressLabel: 'Postęp raportu',
  wait: 'To może potrwać kilka minut. Gdy raport będzie gotowy, dostaniesz e-mail.',
  track: 'Zobacz szczegóły zamówienia',
  failed: 'Niestety, wystąpił błąd podczas generowania Twojego raportu. Prosimy o kontakt z naszym zespołem wsparcia.',
  missing: 'Raport nie został znaleziony',
  missingText: 'Sprawdź, czy link jest cały. Jeśli minął czas przechowywania albo raport został usunięty, nie da się go odtworzyć.',
  keptBack: {
    refused: 'Raport jest wstrzymany',
    review: 'Sprawdzamy zamówienie',
    declined: 'Zamówienie odrzucone',
    erased: 'Raport został usunięty',
  },
  unreachable: 'Nie udało się otworzyć raportu',
  unreachableText: 'Sprawdź połączenie i spróbuj ponownie. Raport jest bezpieczny.',
  stale: 'Chwilowo nie możemy odświeżyć stanu raportu. Próbujemy dalej.',
  retry: 'Spróbuj ponownie',
  home: 'Wróć na stronę główną',

  h: {
    summary: 'Podsumowanie',
    sentiment: (n: number) => `Wydźwięk ${counted(n, 'ocenionej wzmianki', 'ocenionych wzmianek', 'ocenionych wzmianek')}`,
    mirror: 'Lustro słów',
    kpi: 'Wskaźniki',
    strong: 'Najmocniejsze strony',
    weak: 'Do poprawy',
    improve: 'Co poprawić, po kolei',
    social: 'Platforma po platformie',
    socialLead: 'Media społecznościowe: tylko publiczne profile i tylko to, co widać bez logowania.',
    risks: 'Ryzyka',
    risksLead: 'Każde z dowodami za i przeciw.',
    strategy: 'Rekomendacje strategiczne',
    texts: 'Przegląd tekstów',
    sources: 'Źródła',
    others: 'Inne osoby i marki pod tą nazwą',
    coverage: 'Czego szukaliśmy i gdzie',
    method: 'Jak powstał ten raport',
  },

  sentiment: { positive: 'Pozytywne', neutral: 'Neutralne', negative: 'Negatywne', mixed: 'Mieszane', uncertain: 'Ocena niepewna' },
  mark: { positive: 'pozytywne', neutral: 'neutralne', negative: 'negatywne', mixed: 'mieszane', uncertain: 'ocena niepewna' },
  noMark: 'bez oceny',
  unsure: (n: number) => `Poza tym ${counted(n, 'ocena niepewna', 'oceny niepewne', 'ocen niepewnych')}.`,
  noSentiment: 'Nie oceniliśmy wydźwięku żadnego źródła.',

  mirrorCount: (own: number, others: number) => `Własne teksty: ${integer(own)}, cudze: ${integer(others)}`,
  mirrorUp: 'własne teksty',
  mirrorDown: 'internet',
  mirrorEmpty: 'Za mało tekstów, żeby porównać słowa.',
  mirrorWord: (word: string, own: number, others: number) => `${word}: we własnych tekstach ${own}, w sieci ${others}`,

  averageNote: averageSentences,
  outOf: '/10',
  sourcesCount: sources,
  formulas: (version: string) => `Wzory i wagi, wersja ${version}`,

  cite: (n: number) => `źródło ${n}`,
  moreCites: (n: number) => `+${n}`,
  moreCitesLabel: (n: number) => `jeszcze ${counted(n, 'źródło', 'źródła', 'źródeł')}: pokaż na liście`,
  sentenceSources: 'Źródła wybranego zdania',
  evidence: 'Dowody',
  newTab: 'otwiera się w nowej karcie',
  fromCoverage: 'Podstawa: dziennik wyszukiwań.',
  fromRule: 'Podstawa: reguła opisana w metodzie.',

  platform: PLATFORM_NAMES,
  social: {
    columns: { platform: 'Platforma', followers: 'Obserwujący', last: 'Ostatni wpis', posts: 'Wpisy, 90 dni', mentions: 'Wzmianki', source: 'Źródło' },
    none: 'Nie znaleźliśmy publicznego profilu na tej platformie.',
    unchecked: 'Tej platformy nie udało się sprawdzić.',
    unconfirmed: 'profil niepotwierdzony',
    unknown: 'nie widać',
    empty: 'Nie sprawdzaliśmy profili społecznościowych.',
  },

  risk: {
    level: { low: 'Niskie', medium: 'Średnie', high: 'Wysokie', critical: 'Krytyczne' } satisfies Record<RiskLevel, string>,
    for: 'Za',
    against: 'Przeciw',
    unknown: 'Czego nie wiemy',
    nothing: 'W zebranych źródłach niczego takiego nie rozpoznano.',
    accusations: 'Zarzuty i jak się skończyły',
    accusationsLead: 'Tak podają źródła. Raport nie rozstrzyga, czy mają rację.',
    empty: 'W zebranych źródłach nie widać zagrożenia, które warto opisać.',
  },

  rec: {
    lead: 'Od tego, co daje najwięcej za najmniej. Przy każdej: ile to zajmie, po co i który wskaźnik podniesie.',
    effort: { S: 'do godziny', M: 'pół dnia', L: '1–2 dni', C: 'stale, po trochu' } satisfies Record<Recommendation['effort'], string>,
    time: (effort: string) => `Czas: ${effort}`,
    effect: (effect: string) => `Efekt: ${effect}`,
    raises: (names: readonly string[]) => `Podniesie: ${names.join(', ')}`,
    reason: (reason: string) => `Dlaczego: ${reason}`,
  },
  noStrategy: 'Za mało danych, żeby ułożyć rekomendacje strategiczne.',

  week: (n: number, title: string) => `Tydzień ${n}. ${title}`,
  check: (check: string) => (/^\p{Lu}/u.test(check) ? check : `Po czym poznasz, że gotowe: ${check.replace(/\.$/, '')}.`),

  sources: {
    next: (n: number, left: number) => `Pokaż ${n < left ? `następne ${n} z ${left}` : counted(n, 'ostatnie źródło', 'ostatnie źródła', 'ostatnich źródeł')}`,
    lead: 'Odrębne adresy, po usunięciu powtórzeń.',
    columns: { n: 'Nr', page: 'Strona', date: 'Data', mark: 'Wydźwięk' },
    snapshot: (iso: string) => `Stan strony z ${dateLong(iso)}`,
    noDate: 'brak daty',
    own: 'własne',
    copies: 'Ten sam tekst także: ',
    empty: 'Nie znaleźliśmy żadnego źródła, które na pewno dotyczy tej nazwy.',
    filtered: (n: number, what: string) => `Pokazujemy ${counted(n, 'źródło', 'źródła', 'źródeł')}. ${what}.`,
    all: 'Pokaż wszystkie',
    kpi: (name: string) => `Wskaźnik „${name}”`,
    kind: SOURCE_KIND_WORDS,
  },

  texts: {
    lead: 'Fragmenty słowo w słowo. Najpierw teksty o tej nazwie, na końcu te, które tylko ją wymieniają.',
    more: (n: number) => `Pokaż ${counted(n, 'kolejny tekst', 'kolejne teksty', 'kolejnych tekstów')}`,
  },

  others: {
    lead: 'Odłożone na bok, bez wpływu na wyniki.',
    pages: (n: number) => counted(n, 'strona', 'strony', 'stron'),
    named: 'Strony z samą nazwą',
    namedLead: 'Nic ich nie łączy z opisem z zamówienia i nic mu nie przeczy. Nie ocenialiśmy ich.',
    empty: 'Nie znaleźliśmy nikogo innego pod tą nazwą.',
  },

  coverage: {
    lead: 'Brak wyniku to co innego niż brak sprawdzenia, dlatego zapisujemy jedno i drugie.',
    totals: totalsSentences,
    kept: (t: Report['coverage']['totals']) =>
      `${plural(t.sources, 'Zostało', 'Zostały', 'Zostało')} ${sources(t.sources)} z ${counted(t.domains, 'domeny', 'domen', 'domen')}; największa domena daje ${Math.round(t.topDomainShare * 100)}%.`,
    round: roundSentence,
    queries: (n: number) => `${counted(n, 'zapytanie', 'zapytania', 'zapytań')} do wyszukiwarek`,
    unread: (n: number) => `${counted(n, 'strona', 'strony', 'stron')}, ${plural(n, 'której', 'których', 'których')} nie udało się odczytać`,
    outcome: ({ status, found }: CoverageEntry) => (status === 'ok' ? `${OUTCOME_SENTENCES.ok} ${integer(found)}` : OUTCOME_SENTENCES[status]),
    source: sourceLabel,
    page: PAGE_LABELS,
  },

  method: {
    made: (iso: string, version: string) => `Ten raport utworzył system AI ${dateTime(iso)}. Liczby pochodzą z jawnych wzorów (wersja ${version}).`,
    writer: writerWords,
    dropped: droppedWords,
    demo: 'Raport demonstracyjny. Źródła syntetyczne.',
    retention: (report: string, copies: string) => `Raport usuniemy ${dateLong(report)}, kopie źródeł ${dateLong(copies)}`,
    objection: ['Ten raport dotyczy Ciebie, a nie Ty go zamawiasz? ', 'Poznaj swoje prawa'] as const,
    how: 'Jak to zrobiono',
    formulas: 'Wzory wskaźników',
  },

  claim: ['Raport Cię nie zadowolił? ', 'Poproś o zwrot'] as const,
  withdrawn: 'Umowa rozwiązana',
  withdrawnText: 'Przyjęliśmy odstąpienie od umowy, więc ten raport nie powstanie.',
  download: 'Pobierz PDF',
  downloading: 'Pobieramy…',
  takeSources: 'Źródła do arkusza:',
  compareEarlier: 'Porównaj z poprzednim raportem',
  takePlan: 'Plan i terminy do kalendarza:',
  downloadJson: 'Pobierz dane (JSON)',
  signed: ['Dane są podpisane. ', 'Sprawdź, czy ktoś ich nie zmienił'],
  downloadError: 'Nie udało się pobrać pliku. Spróbuj ponownie za chwilę.',
});

export const reportToast = { ready: { title: 'Raport jest gotowy', text: 'Możesz go przeczytać lub pobrać PDF.' } };
