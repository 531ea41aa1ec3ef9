/** Polish copy of /sprawdz and of the same page as one file. */
import { RETENTION } from '#contract/constants.ts';
import { dateLong, time } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { typeset } from './typeset.ts';

const sources = (numbers: number[]): string => `${numbers.length === 1 ? 'źródło' : 'źródła'} ${numbers.join(', ')}`;

/** Every member of a report by its name on the page. */
const PARTS: Record<keyof Report, string> = {
  profil_kompleksowy: 'streszczenie',
  dashboard_kpi: 'oceny wskaźników',
  analiza_obecnosci_cyfrowej: 'zestawienie platform',
  rekomendacje_strategiczne: 'strategia',
  subject: 'kogo dotyczy raport',
  headline: 'najważniejsze zdanie',
  summary: 'podsumowanie',
  asked: 'co mówi AI',
  stories: 'sprawy',
  asides: 'zdania spoza spraw',
  facts: 'fakty i liczby',
  opinions: 'opinie',
  ratings: 'gwiazdki opinii',
  endings: 'zakończenia spraw',
  confusions: 'osoby i marki o tej samej nazwie',
  readings: 'strony odczytane przez model językowy',
  riskLevel: 'poziom ryzyka',
  overallSentimentScore: 'średni wydźwięk',
  sentiment: 'wydźwięk źródeł',
  kpis: 'wskaźniki',
  mirror: 'lustro słów',
  mirrorNote: 'opis lustra słów',
  sections: 'rozdziały',
  risks: 'ryzyka',
  accusations: 'zarzuty',
  recommendations: 'rekomendacje',
  plan: 'plan',
  platforms: 'platformy',
  evidence: 'źródła i cytaty',
  setAside: 'odłożone strony',
  lostResults: 'pierwsze wyniki spoza raportu',
  coverage: 'przebieg wyszukiwania',
  method: 'data, kod i metoda',
};

export const checkText = typeset({
  title: 'Sprawdź raport',
  lead: 'Czy ten raport wyszedł z Lustra i czy nikt go nie zmienił? Odpowie Twoja przeglądarka. Plik nigdzie nie zostanie wysłany.',
  noScript: 'Plik sprawdza skrypt w przeglądarce. Włącz JavaScript, żeby sprawdzić raport.',
  way: [
    { name: 'Plik', text: 'PDF albo raport.json z Twojego urządzenia' },
    { name: 'Podpis', text: 'przeglądarka porównuje go z naszym kluczem' },
    { name: 'Wynik', text: 'bez zmian, zmieniony albo nie nasz' },
  ],
  choose: 'Wybierz plik raportu',
  another: 'Sprawdź inny plik',
  drop: 'albo upuść go tutaj: raport.json lub PDF',
  busy: 'Sprawdzamy…',
  file: (name: string) => `Plik: ${name}`,
  valid: {
    title: 'Raport jest autentyczny',
    signed: (at: string, key: string) =>
      `Tak podpisało go Lustro ${dateLong(at)} o ${time(at)} (klucz ${key}). Od tego czasu nikt nie zmienił w danych raportu ani znaku.`,
    pages: (copies: number, all: number, quotes: number) =>
      `Kopie stron w pliku zgadzają się z odczytanymi: ${copies}, przy ${all} źródłach raportu. Cytaty znalezione w nich znak w znak: ${quotes}.`,
    withoutPages: `W tym pliku nie ma kopii stron, więc cytatów z nimi nie porównano. Kopie są w pliku raport.json, który ze strony raportu pobiera jego właściciel (przez ${RETENTION.sourcesMonths} miesięcy).`,
    compareTitle: 'Porównaj z tym, co masz przed sobą',
    compare: 'Podpis obejmuje dane raportu, nie wygląd stron PDF ani wydruk. Jeżeli dokument mówi coś innego niż poniższe zestawienie, ktoś go przerobił.',
  },
  changed: {
    title: 'Ten raport zmieniono',
    text: 'Nie jest taki, jaki wyszedł z Lustra. Nie polegaj na nim i poproś o plik jego właściciela.',
    signature: 'Podpis nie pasuje do tego, co obejmuje: zmieniono podpis, jego datę albo spis części raportu.',
    part: (names: string[]) =>
      `Zmieniona część raportu: ${names.map((name) => (Object.hasOwn(PARTS, name) ? PARTS[name as keyof Report] : `dopisane „${name.slice(0, 40)}”`)).join('; ')}.`,
    snapshot: (numbers: number[]) => `Kopia strony nie jest tą, którą odczytano: ${sources(numbers)}.`,
    extra: 'Dołączono kopię strony, której raport nie cytuje.',
    quote: (numbers: number[]) => `Cytatu nie ma w kopii strony: ${sources(numbers)}.`,
  },
  unknownKey: {
    title: 'Nie znamy klucza tego podpisu',
    text: (key: string) => `Klucza ${key.slice(0, 40)} nie ma wśród kluczy Lustra. Raport może być podrobiony.`,
    offline: 'Jeżeli sprawdzasz bez internetu, pobierz ze strony Lustra nowszy plik do sprawdzania: mógł przybyć nowy klucz.',
  },
  unsigned: {
    title: 'Ten raport nie ma podpisu',
    text: 'Tak jest z raportem przykładowym i z raportami sprzed wprowadzenia podpisów. Nie da się sprawdzić, czy ktoś go zmienił.',
  },
  notReport: {
    title: 'To nie jest plik raportu',
    text: 'Nie ma w nim danych raportu Lustra. Wybierz raport.json albo PDF pobrany ze strony raportu. PDF zapisany na nowo w innym programie mógł te dane zgubić.',
  },
  unable: {
    title: 'Ta przeglądarka nie sprawdzi podpisu',
    text: 'Potrzebny jest Chrome lub Edge 137, Firefox 129, Safari 17 albo nowszy, a strona musi mieć adres z https. Nie wiemy, czy raport jest autentyczny.',
  },
  noKeys: {
    title: 'Nie udało się pobrać kluczy publicznych',
    text: 'Bez nich podpisu nie da się sprawdzić. Sprawdź połączenie i wybierz plik jeszcze raz.',
  },
  facts: {
    subject: 'Kogo dotyczy',
    date: 'Data analizy',
    recounted: 'Przeliczono ponownie',
    code: 'Kod na okładce',
    sources: 'Źródła',
    headline: 'Najważniejsze zdanie',
    kpis: 'Wskaźniki',
    noScore: 'bez oceny',
    demo: 'Raport powstał w trybie demonstracyjnym, z wymyślonych źródeł.',
  },
  meaning: {
    title: 'Co znaczy podpis',
    text: [
      'Podpis potwierdza, że raport zrobiło Lustro i że nikt go potem nie zmienił. Nie potwierdza, że źródła mówią prawdę.',
      'Kod na okładce pomaga dopasować wydruk do pliku. Sam niczego nie dowodzi, bo można go przepisać.',
    ],
  },
  offline: {
    title: 'Bez internetu i bez nas',
    text: 'Pobierz tę stronę jako jeden plik HTML. Ma w sobie klucze publiczne i zakazuje przeglądarce łączyć się z siecią.',
    link: 'Pobierz plik do sprawdzania',
    keys: 'Klucze publiczne',
  },
});
