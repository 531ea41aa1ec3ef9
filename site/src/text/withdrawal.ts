/** Polish copy of /odstapienie. */
import { COMPANY } from '#contract/company.ts';
import { GUARANTEE } from '#contract/constants.ts';
import { dateLong, time } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const withdrawal = typeset({
  title: 'Odstąpienie od umowy',
  lead: 'Nie musisz podawać powodu. Wypełnij trzy pola i potwierdź.',
  way: [
    { name: 'Trzy pola', text: 'i od razu widzisz treść oświadczenia' },
    { name: 'Wysyłasz', text: 'tę samą treść dostajesz e-mailem' },
    { name: 'Zwracamy', text: 'całą cenę, jeśli prawo nie wygasło' },
  ],
  name: 'Imię i nazwisko',
  nameEmpty: 'Podaj imię i nazwisko.',
  nameInvalid: 'Podaj samo imię i nazwisko albo nazwę, bez adresów.',
  order: { label: 'Numer zamówienia', hint: 'Stoi w liście z potwierdzeniem; wystarczy pierwszych osiem znaków.' },
  orderEmpty: 'Podaj numer zamówienia z listu z potwierdzeniem.',
  email: 'E-mail, na który wyślemy potwierdzenie',
  emailHint: 'Ten sam, co w zamówieniu.',
  submit: 'Dalej',
  checking: 'Sprawdzamy…',
  statementTitle: 'Twoje oświadczenie',
  signed: (name: string) => `Składa: ${name}`,
  unpaid: 'To zamówienie nie jest opłacone, więc niczego nie pobraliśmy. Po potwierdzeniu anulujemy je.',
  open: 'Po potwierdzeniu zatrzymamy analizę i zlecimy zwrot całej ceny tą samą drogą, którą przyszła płatność.',
  kept: 'Po potwierdzeniu usuniemy raport i zlecimy zwrot całej ceny tą samą drogą, którą przyszła płatność.',
  confirm: 'Potwierdź odstąpienie',
  sending: 'Wysyłamy…',
  back: 'Wróć i popraw',
  delivered: (at: string) =>
    `Raport z tego zamówienia dostarczyliśmy ${dateLong(at)} na Twoje życzenie przed upływem 14 dni, więc prawo do odstąpienia wygasło. Nadal działa gwarancja: jeśli raport Cię nie zadowolił, poproś o zwrot 100% ceny.`,
  deliveredButton: 'Poproś o zwrot z gwarancji',
  refunded: (at: string) => `Zwrot za to zamówienie zleciliśmy już ${dateLong(at)} Nie musisz nic robić.`,
  late: (delivered: string, end: string) => [
    `Raport z tego zamówienia dostarczyliśmy ${dateLong(delivered)}, więc prawo do odstąpienia wygasło. Termin na prośbę o zwrot z gwarancji minął ${dateLong(end)} Jeśli raport ma wadę, złóż reklamację: `,
    COMPANY.email,
    '.',
  ],
  notFoundTitle: 'Nie ma takiego zamówienia',
  notFound:
    'Nie znaleźliśmy zamówienia z takim numerem i adresem e-mail. Sprawdź oba w liście z potwierdzeniem. Jeśli chcesz, wyślij oświadczenie i tak — rozpatrzy je człowiek.',
  anyway: 'Wyślij oświadczenie i tak',
  doneTitle: 'Przyjęliśmy oświadczenie',
  done: (at: string, email: string) =>
    `Przyjęliśmy Twoje oświadczenie ${dateLong(at)} o ${time(at)}. Potwierdzenie z jego treścią jest w drodze na adres ${email}.`,
  claimed: `Mamy Twoją prośbę. Zwrot zlecimy w ciągu ${GUARANTEE.refundWorkDays} dni roboczych.`,
  number: (id: string) => `Numer oświadczenia: ${id}.`,
  track: 'Status zamówienia',
  failed: `Nie udało się wysłać oświadczenia. Dane zostały w formularzu. Spróbuj ponownie albo napisz na ${COMPANY.email}.`,
  other: {
    title: 'Inne drogi',
    text: [
      `Oświadczenie możesz też wysłać e-mailem na ${COMPANY.email} albo listem na adres: ${COMPANY.name}, ${COMPANY.address}.`,
      'Możesz skorzystać ze wzoru formularza, ale nie musisz.',
    ],
    form: 'Wzór formularza (PDF)',
    terms: 'Zasady odstąpienia: Regulamin, § 8',
  },
  noScript: `Ten formularz wymaga JavaScriptu. Oświadczenie możesz wysłać e-mailem: ${COMPANY.email}. Wystarczy numer zamówienia i zdanie, że odstępujesz od umowy.`,
});
