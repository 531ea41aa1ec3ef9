/** Polish copy of /dane-w-raporcie and of /wypisz. */
import { COMPANY } from '#contract/company.ts';
import { dateLong } from '#contract/format.ts';
import type { PrivacyKind } from '#contract/privacy.ts';
import { typeset } from './typeset.ts';

const kinds: { value: PrivacyKind; label: string }[] = [
  { value: 'access', label: 'Chcę wiedzieć, co o mnie przechowujecie (dostęp)' },
  { value: 'objection', label: 'Nie zgadzam się na przetwarzanie (sprzeciw)' },
  { value: 'erasure', label: 'Chcę usunięcia danych' },
  { value: 'rectification', label: 'Coś się nie zgadza (sprostowanie)' },
  { value: 'restriction', label: 'Chcę wstrzymać przetwarzanie (ograniczenie)' },
];

export const rights = typeset({
  title: 'Raport dotyczy Ciebie?',
  lead: 'Jeśli ktoś zamówił raport o Tobie albo tak przypuszczasz, masz prawo wiedzieć, co przechowujemy, sprzeciwić się temu i żądać usunięcia. Bezpłatnie, bez konta i bez podawania powodu przy pytaniu o dostęp.',
  kind: 'Czego potrzebujesz?',
  kinds,
  kindEmpty: 'Zaznacz, czego potrzebujesz.',
  name: 'Imię i nazwisko',
  nameEmpty: 'Podaj imię i nazwisko.',
  otherNames: { label: 'Inne formy nazwiska', hint: 'np. wcześniejsze nazwisko' },
  context: { label: 'Co pomoże Cię odróżnić?', hint: 'zawód, firma, miasto' },
  email: 'E-mail do odpowiedzi',
  reason: { label: 'Co w Twojej sytuacji przemawia przeciw przetwarzaniu?', hint: 'wystarczy jedno zdanie' },
  reasonEmpty: 'Napisz choć jedno zdanie: przepisy wymagają, żeby sprzeciw wskazywał na Twoją sytuację.',
  what: { label: 'Co trzeba poprawić i jak jest naprawdę?' },
  whatEmpty: 'Napisz, co się nie zgadza i jak jest naprawdę.',
  evidence: 'Adres strony lub raportu',
  forWhom: 'Kto pisze?',
  whose: [
    { value: 'self', label: 'Piszę w swoim imieniu' },
    { value: 'other', label: 'Działam jako pełnomocnik lub opiekun' },
  ],
  identity: 'Dane ujawniamy tylko osobie, której dotyczą. Możemy poprosić o dodatkową informację, nigdy o skan dowodu.',
  submit: 'Wyślij zgłoszenie',
  submitting: 'Wysyłamy…',
  sentTitle: 'Dziękujemy',
  sent: (o: { caseId: string; deadline: string; email: string }) =>
    `Zgłoszenie ${o.caseId} przyjęte. Odpowiemy najpóźniej ${dateLong(o.deadline)} Potwierdzenie wysłaliśmy na ${o.email}.`,
  error: `Nie udało się wysłać zgłoszenia. Tekst został w formularzu. Spróbuj ponownie albo napisz na ${COMPANY.privacyEmail}.`,
  way: [
    { name: 'Prośba', text: 'jej numer masz w e-mailu' },
    { name: 'Człowiek', text: 'sprawdza, co dotyczy Ciebie' },
    { name: 'List', text: 'w ciągu miesiąca: co znaleźliśmy i co zrobiliśmy' },
  ],
  after: {
    title: 'Co daje sprzeciw',
    text: [
      'Wstrzymamy raporty, gdy tylko ustalimy, które dotyczą Ciebie.',
      'Uznany sprzeciw pamiętamy: nowe zamówienie o osobie Twojego nazwiska nie ruszy, dopóki nie sprawdzi go człowiek.',
    ],
  },
  cannot: {
    title: 'Czego nie możemy zrobić',
    text: [
      'Nie usuniemy treści z cudzych stron — możemy tylko wskazać, do kogo się zwrócić.',
      'Nie ujawnimy danych osoby zamawiającej, jeśli naruszałoby to jej prawa.',
    ],
  },
  child: 'Zgłoszenia dotyczące dzieci rozpatrujemy w pierwszej kolejności; takie dane usuwamy.',
  legal: [
    `Administratorem danych ze zgłoszenia jest ${COMPANY.name}; przetwarzamy je, żeby na nie odpowiedzieć (art. 6 ust. 1 lit. c RODO). Szczegóły: `,
    'Polityka prywatności',
    '.',
  ] as const,
  noScript: `Formularz wymaga JavaScriptu. Zgłoszenie możesz też wysłać e-mailem: ${COMPANY.privacyEmail}.`,
});

export const unsubscribeText = typeset({
  pageTitle: 'Wypisanie z listy',
  opening: 'Otwieramy link…',
  ask: 'Wypisać Cię z tych listów?',
  askText: 'Listy dotyczące zamówień i bezpieczeństwa konta nadal będą przychodzić.',
  leave: 'Wypisz mnie',
  leaving: 'Wypisujemy…',
  title: 'Wypisano',
  text: (list: string) => `Nie będziemy już wysyłać: ${list}. Listy dotyczące zamówień i bezpieczeństwa konta nadal będą przychodzić.`,
  undo: 'To pomyłka — włącz ponownie',
  undoing: 'Włączamy…',
  backTitle: 'Włączono ponownie',
  back: (list: string) => `Znowu będziemy wysyłać: ${list}.`,
  expiredTitle: 'Ten link już nie działa',
  expired: `Listy wyłączysz w ustawieniach konta albo pisząc na ${COMPANY.email}.`,
  settings: 'Ustawienia konta',
});
