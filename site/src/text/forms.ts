/** Errors of form fields, and the summary above the form. */
import { counted, plural } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const forms = typeset({
  summary: (n: number) => `${n} ${plural(n, 'pole wymaga', 'pola wymagają', 'pól wymaga')} poprawki:`,
  required: 'Uzupełnij to pole.',
  purposeText: 'Napisz, jaki jest cel zamówienia.',
  firstName: 'Podaj imię.',
  lastName: 'Podaj nazwisko.',
  emailEmpty: 'Podaj adres e-mail.',
  emailInvalid: 'Sprawdź adres e-mail — powinien wyglądać tak: imie@example.com.',
  /** Asked under a field; the button takes the answer over. */
  meant: (text: string) => `Czy chodziło o ${text}?`,
  takeMeant: 'Popraw',
  phone: 'Sprawdź numer telefonu — wystarczy 9 cyfr, a spoza Polski także numer kierunkowy z plusem.',
  subject: 'Podaj imię i nazwisko albo nazwę, której mamy szukać.',
  description: 'Napisz w kilku słowach, o kogo lub o co chodzi.',
  tooLong: (max: number, now: number) => `Skróć ten tekst do ${max} ${max === 1 ? 'znaku' : 'znaków'}. Teraz ma ${counted(now, 'znak', 'znaki', 'znaków')}.`,
  adultLabel: 'Ta osoba ma co najmniej 18 lat.',
  adultWhy: (sign: string) => `Jest tu „${sign}”. Dzieci i nastolatków nie opisujemy ani nie obserwujemy, także na prośbę rodziców.`,
  adult: 'Potwierdź, że ta osoba jest pełnoletnia, albo popraw opis.',
  vague: {
    title: 'Kogo mamy szukać?',
    name: 'Samo imię albo samo nazwisko nosi wiele osób: w raporcie znalazłyby się strony o kimś innym. Dopisz drugie z nich, a jeśli to nazwa, zaznacz wyżej „Marki, firmy lub organizacji”.',
    context: 'Z opisu nie wynika, która to osoba: imienników nie odróżnimy po tym, kim ktoś jest dla Ciebie. Dopisz zawód, miejscowość albo firmę.',
    contextBrand: 'Z opisu nie wynika, która to firma. Dopisz branżę, miejscowość albo adres strony.',
    label: 'Nie wiem więcej. Szukajcie mimo to.',
    error: 'Dopisz, o kogo chodzi, albo zaznacz, że szukamy mimo to.',
  },
  purpose: 'Wybierz cel zamówienia.',
  relation: 'Zaznacz, kogo dotyczy raport.',
  terms: 'Żeby zamówić, zaakceptuj regulamin.',
  startNow: 'Zaznacz prośbę o rozpoczęcie przed upływem 14 dni: bez niej nie możemy zacząć po płatności.',
  nip: 'Ten NIP się nie zgadza. Sprawdź cyfry.',
  company: 'Podaj nazwę firmy.',
  address: 'Podaj adres firmy: ulicę, numer, kod pocztowy i miejscowość.',
  url: 'Sprawdź adres strony — powinien zaczynać się od https://.',
  links: (max: number) => `Podaj najwyżej ${max} adresów.`,
});
