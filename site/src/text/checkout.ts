/** Copy of /checkout. */
import { GUARANTEE, PRICE_GROSZE } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import type { InvoiceData, Missing, Outlook } from '#contract/orders.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const list = new Intl.ListFormat('pl');
const LACKS: Record<Missing, string> = { forename: 'imienia', surname: 'nazwiska', town: 'miejscowości', trade: 'zawodu lub branży' };

export const checkout = typeset({
  pageTitle: 'Płatność — Lustro',
  title: 'Płatność',
  back: 'Wróć do formularza',
  summary: 'Twoje zamówienie',
  rows: {
    subject: 'Raport dotyczy',
    description: 'Opis',
    keywords: 'Słowa kluczowe',
    buyer: 'Zamawia',
    email: 'E-mail',
    phone: 'Telefon',
    invoice: 'Faktura na',
    total: 'Razem',
  },
  invoiceFor: ({ companyName, companyAddress, nip }: InvoiceData) => `${companyName}, ${companyAddress}, NIP ${nip}`,
  phoneTotal: ['Raport wizerunku: ', money(PRICE_GROSZE), ', ', 'zobacz podsumowanie'],
  reassure: [
    { icon: 'lock' as const, text: 'Płatność obsługuje Stripe — numeru karty nie widzimy' },
    { icon: 'clock' as const, text: `Raport w ciągu ${GUARANTEE.deliveryHours} godzin albo zwrot całej kwoty` },
    { icon: 'refund' as const, text: 'Płacisz raz, nic się nie odnawia' },
  ],
  ahead: {
    looking: 'Sprawdzamy, ile stron znają wyszukiwarki…',
    enough: ({ pages, domains }: Pick<Outlook, 'pages' | 'domains'>) =>
      `Pierwsze odpowiedzi wyszukiwarek: ${counted(pages, 'strona', 'strony', 'stron')} w ${counted(domains, 'domenie', 'domenach', 'domenach')}. Ile z nich dotyczy tej nazwy, pokaże raport.`,
    few: ({ from, to }: { from: number; to: number }) => (from > 0 ? `Znajdziemy raczej ${from}–${to} źródeł` : `Znajdziemy raczej mniej niż ${to} źródeł`),
    promise: `Obiecujemy co najmniej ${GUARANTEE.minSources}. Jeśli będzie ich mniej, całą kwotę zwrócimy bez proszenia, a raport z tego, co jest, zostanie u Ciebie.`,
    choice: 'Możesz zapłacić mimo to albo dopisać w zamówieniu miejscowość, zawód lub firmę — czasem to pomaga.',
    change: 'Popraw zamówienie',
    vague: {
      title: 'To zamówienie pasuje do wielu osób lub firm',
      lacks: (missing: readonly Missing[]) =>
        `Brakuje w nim ${list.format(missing.map((what) => LACKS[what]))}. Dopisz, co wiesz — inaczej w raporcie mogą się znaleźć strony o kimś innym.`,
      choice: 'Możesz też zapłacić bez zmian.',
    },
  },
  methods: 'Metoda płatności: karta, BLIK lub Przelewy24',
  loading: 'Wczytujemy bezpieczny formularz płatności…',
  leaving: 'Przechodzimy do strony zamówienia…',
  pay: `Zapłać ${money(PRICE_GROSZE, true)}`,
  paying: 'Przetwarzamy płatność…',
  blikHint: 'Potwierdź płatność w aplikacji banku. Masz na to około minuty.',
  blocked: {
    title: 'Formularz płatności się nie wczytał',
    text: 'Sprawdź, czy nie blokuje go rozszerzenie przeglądarki, i spróbuj ponownie. Nic nie pobraliśmy.',
  },
  success: {
    title: 'Płatność zakończona sukcesem!',
    text: 'Rozpoczynamy przygotowanie Twojego raportu wizerunku. Za 3 sekundy przejdziesz do statusu zamówienia.',
    link: 'Przejdź od razu',
  },
  paid: { title: 'Zapłacone', text: 'To zamówienie jest już opłacone. Drugi raz nic nie pobierzemy.' },
  processing: { title: 'Płatność w trakcie', text: 'Bank jeszcze nie potwierdził płatności. Możesz zamknąć tę stronę — damy znać e-mailem.' },
  unknown: { title: 'Status płatności nieznany', text: 'Nie płać drugi raz. Sprawdź status zamówienia albo napisz do nas.' },
  status: 'Sprawdź status zamówienia',
});

/** Error code of the provider or of BLIK → Polish sentence. */
export const refusals: Record<string, string> = typeset({
  card_declined: 'Bank odrzucił płatność. Spróbuj innej karty albo zapłać BLIK-iem.',
  insufficient_funds: 'Na koncie brakuje środków. Możesz wybrać inną metodę.',
  expired_card: 'Karta jest nieważna. Użyj innej.',
  incorrect_cvc: 'Kod CVC się nie zgadza. To trzy cyfry z tyłu karty.',
  authentication_required: 'Bank prosi o potwierdzenie. Spróbuj ponownie i zatwierdź płatność w aplikacji.',
  payment_intent_authentication_failure: 'Bank prosi o potwierdzenie. Spróbuj ponownie i zatwierdź płatność w aplikacji.',
  code_invalid: 'Nieprawidłowy kod BLIK. Wygeneruj nowy w aplikacji banku.',
  code_expired: 'Kod BLIK wygasł. Wygeneruj nowy — każdy działa 2 minuty.',
  customer_declined: 'Płatność odrzucona w aplikacji banku. Jeśli to pomyłka, spróbuj jeszcze raz.',
  payment_limit_exceeded: 'Kwota przekracza Twój limit BLIK. Zmień go w banku albo zapłać kartą.',
  partner_generic_decline: 'Bank odrzucił płatność i nie podał powodu. Spróbuj innej metody.',
  p24_cancelled: 'Przelew nie doszedł do skutku. Nic nie pobraliśmy — możesz spróbować ponownie.',
});

/** Fixed by the specification; the titles „Błąd” of the first three are ours. */
export const checkoutToasts = {
  missing: { style: 'error', title: ERROR_TITLE, text: 'Brak informacji o płatności. Przekierowujemy do strony zamówienia.' },
  setup: { style: 'error', title: ERROR_TITLE, text: 'Nie można przygotować płatności. Spróbuj ponownie.' },
  notReady: { style: 'error', title: ERROR_TITLE, text: 'Stripe nie zostało jeszcze załadowane. Spróbuj ponownie.' },
  invalid: (message?: string) => ({ style: 'error' as const, title: 'Błąd walidacji', text: message || 'Sprawdź wprowadzone dane płatności' }),
  failed: (text: string) => ({ style: 'error' as const, title: 'Błąd płatności', text }),
  succeeded: { style: 'ok', title: 'Płatność zakończona sukcesem!', text: 'Rozpoczynamy przygotowanie Twojego raportu wizerunku.' },
  processing: { style: 'info', title: 'Płatność w trakcie', text: 'Przetwarzamy Twoją płatność. Proszę czekać...' },
  unknown: { style: 'error', title: 'Status płatności nieznany' },
} as const;

/** Texts of „Błąd płatności” by kind, when the provider's code is not in the table above. */
export const paymentErrors = {
  card: 'Problem z kartą płatniczą',
  validation: 'Sprawdź wprowadzone dane',
  connection: 'Problem z połączeniem. Spróbuj ponownie.',
  other: 'Nieoczekiwany błąd płatności',
  fallback: 'Wystąpił błąd podczas przetwarzania płatności',
  exception: (message: string) => `Wystąpił nieoczekiwany błąd: ${message}`,
};
