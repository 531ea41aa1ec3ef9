/** Polish copy about whom an account watches. */
import { counted } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const subjectsText = typeset({
  title: 'Kogo obserwujesz',
  lead: 'Tej osoby albo marki szukamy w monitoringu. Jej dotyczą wykres, alerty i listy.',
  who: 'Kogo mamy szukać?',
  relation: {
    legend: 'Kto to jest?',
    options: [
      { value: 'self', label: 'Ja' },
      { value: 'represented', label: 'Osoba, w której imieniu działam' },
      { value: 'other', label: 'Inna osoba' },
      { value: 'brand', label: 'Marka, firma albo organizacja' },
    ],
  },
  name: { person: 'Imię i nazwisko', brand: 'Nazwa marki lub firmy' },
  description: {
    person: { label: 'Po czym ją poznać', hint: 'Zawód, miasto, firma, od kiedy działa. To odróżnia osoby o tym samym nazwisku.' },
    brand: { label: 'Czym zajmuje się marka', hint: 'Branża, miasto, od kiedy działa i kto ją prowadzi. To odróżnia firmy o podobnej nazwie.' },
    self: { label: 'Dodatkowy opis', hint: 'Na przykład z zamówienia. Stanowisko i firmę wpisz niżej.' },
  },
  keywords: {
    person: { label: 'Słowa kluczowe', hint: 'Wyrażenia, które pojawiają się obok nazwiska. Oddziel je przecinkami.' },
    brand: { label: 'Słowa kluczowe', hint: 'Produkty, miejsca, nazwiska założycieli. Oddziel je przecinkami.' },
  },
  links: {
    person: { label: 'Profile i strony tej osoby', hint: 'Po jednym adresie w wierszu.' },
    brand: { label: 'Strona i profile marki', hint: 'Po jednym adresie w wierszu. To, co marka pisze o sobie, liczymy osobno.' },
  },
  kinds: { self: 'to Ty', represented: 'osoba, w której imieniu działasz', other: 'inna osoba', brand: 'marka, firma lub organizacja' },
  unconfirmed: 'Do potwierdzenia: sami zaczniemy szukać, gdy to potwierdzisz.',
  edit: 'Zmień',
  of: (name: string) => ` (${name})`,
  save: 'Zapisz',
  saving: 'Zapisujemy…',
  cancel: 'Anuluj',
  switch: 'Obserwujesz',
  shown: 'w panelu',
  show: 'Pokaż w panelu',
  add: 'Dodaj osobę lub markę',
  adding: 'Kogo jeszcze obserwować',
  limit: (n: number) => `Twój plan obejmuje ${counted(n, 'osobę lub markę', 'osoby lub marki', 'osób lub marek')}.`,
  found: (mentions: number) => counted(mentions, 'wzmianka', 'wzmianki', 'wzmianek'),
  remove: 'Usuń',
  ask: {
    title: (name: string) => `Przestać obserwować: ${name}?`,
    text: (mentions: number, alerts: number) =>
      `Usuniemy na zawsze to, co znaleźliśmy: ${counted(mentions, 'wzmiankę', 'wzmianki', 'wzmianek')} i ${counted(alerts, 'aktywny alert', 'aktywne alerty', 'aktywnych alertów')}. Raporty i zamówienia zostaną.`,
    yes: 'Usuń',
    no: 'Anuluj',
    cross: 'Zamknij pytanie',
  },
  loading: 'Wczytujemy, kogo obserwujesz',
});

export const subjectToasts = {
  saved: { title: 'Zapisano', text: 'Od teraz szukamy według nowego opisu.' },
  added: { title: 'Dodano', text: 'Już szukamy. Pierwsze wzmianki pojawią się za chwilę.' },
  removed: { title: 'Usunięto', text: 'Nie obserwujemy już tej osoby ani marki.' },
  failed: { title: 'Błąd', text: 'Nie udało się zapisać zmian. Spróbuj ponownie.' },
};
