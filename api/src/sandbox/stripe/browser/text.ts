/** Copy of the payment form. Declines have the same wording as on the checkout page. */
export const TEXT = {
  methods: 'Sposób płatności',
  tabs: { card: 'Karta', blik: 'BLIK', p24: 'Przelewy24' } as Record<string, string>,
  loading: 'Wczytujemy formularz płatności…',
  loadError: 'Nie udało się wczytać formularza płatności. Odśwież stronę.',
  number: 'Numer karty',
  expiry: 'Ważna do',
  expiryHint: 'MM / RR',
  cvc: 'Kod CVC',
  cvcHint: '3 cyfry',
  cardName: 'Imię i nazwisko na karcie',
  blik: 'Kod BLIK',
  blikHint: 'Sześć cyfr z aplikacji banku, ważne 2 minuty. Potwierdzisz płatność w telefonie.',
  blikWaiting: 'Potwierdź płatność w aplikacji banku. Czekamy na odpowiedź…',
  email: 'E-mail',
  p24Hint: 'Przejdziesz na stronę Przelewy24, wybierzesz bank i wrócisz tutaj.',
  demo: {
    card: 'Płatność demonstracyjna: żadna karta nie zostanie obciążona. Karta testowa: 4242\u00a04242\u00a04242\u00a04242, dowolna przyszła data i trzy cyfry.',
    blik: 'Płatność demonstracyjna: zadziała każde sześć cyfr, np. 123\u00a0456.',
    p24: 'Płatność demonstracyjna: zamiast banku zobaczysz stronę z dwoma przyciskami.',
  } as Record<string, string>,
  challenge: {
    notice: 'Tryb demonstracyjny: piaskownica płatności, nie prawdziwy bank.',
    title: 'Potwierdź płatność',
    text: 'Tak bank pyta o zgodę przy płatności kartą (3-D Secure). Zdecyduj za niego.',
    approve: 'Potwierdź płatność',
    reject: 'Odrzuć',
  },
} as const;

const MESSAGES: Record<string, string> = {
  incomplete_number: 'Numer karty jest niepełny.',
  invalid_number: 'Numer karty jest nieprawidłowy.',
  incorrect_number: 'Numer karty jest nieprawidłowy.',
  incomplete_expiry: 'Data ważności karty jest niepełna.',
  invalid_expiry_month: 'Miesiąc ważności karty jest nieprawidłowy.',
  invalid_expiry_year: 'Rok ważności karty jest nieprawidłowy.',
  invalid_expiry_year_past: 'Karta straciła już ważność.',
  incomplete_cvc: 'Kod CVC jest niepełny.',
  invalid_cvc: 'Kod CVC jest nieprawidłowy.',
  incomplete_name: 'Wpisz imię i nazwisko z karty.',
  incomplete_blik_code: 'Kod BLIK ma sześć cyfr.',
  incomplete_email: 'Wpisz adres e-mail.',
  invalid_email: 'Adres e-mail jest nieprawidłowy.',
  email_invalid: 'Adres e-mail jest nieprawidłowy.',
  card_declined: 'Bank odrzucił płatność. Spróbuj innej karty albo zapłać BLIK-iem.',
  insufficient_funds: 'Na koncie brakuje środków. Możesz wybrać inną metodę.',
  expired_card: 'Karta jest nieważna. Użyj innej.',
  incorrect_cvc: 'Kod CVC się nie zgadza. To trzy cyfry z tyłu karty.',
  processing_error: 'Bank nie mógł teraz przetworzyć płatności. Spróbuj za chwilę.',
  test_mode_live_card: 'To jest tryb demonstracyjny: przyjmujemy tylko karty testowe, np. 4242\u00a04242\u00a04242\u00a04242.',
  payment_intent_authentication_failure: 'Płatność nie została potwierdzona w banku. Spróbuj ponownie albo wybierz inną metodę.',
  payment_intent_payment_attempt_failed: 'Przelew nie doszedł do skutku. Nic nie pobraliśmy — możesz spróbować ponownie.',
  payment_intent_unexpected_state: 'Ta płatność jest już rozstrzygnięta. Odśwież stronę.',
  code_invalid: 'Nieprawidłowy kod BLIK. Wygeneruj nowy w aplikacji banku.',
  code_expired: 'Kod BLIK wygasł. Wygeneruj nowy — każdy działa 2 minuty.',
  customer_declined: 'Płatność odrzucona w aplikacji banku. Jeśli to pomyłka, spróbuj jeszcze raz.',
  payment_limit_exceeded: 'Kwota przekracza Twój limit BLIK. Zmień go w banku albo zapłać kartą.',
  partner_generic_decline: 'Bank odrzucił płatność i nie podał powodu. Spróbuj innej metody.',
  api_connection_error: 'Problem z połączeniem. Sprawdź internet i spróbuj ponownie.',
};

/** The Polish sentence for an error code, or `fallback`. */
export const messageFor = (code: string | undefined, fallback: string): string =>
  code !== undefined && Object.hasOwn(MESSAGES, code) ? (MESSAGES[code] as string) : fallback;

/** Whether messages are shown in Polish: by `locale`, or without one by the language of the page or the browser. */
export function speaksPolish(locale: string | undefined): boolean {
  if (locale && locale !== 'auto') return locale.toLowerCase().startsWith('pl');
  return (document.documentElement.lang || navigator.language).toLowerCase().startsWith('pl');
}
