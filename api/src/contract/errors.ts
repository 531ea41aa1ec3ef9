/** Every error the API answers with: `{code, message, requestId}`; the message is a Polish sentence. */

import { COMPANY } from './company.ts';
import { plural } from './format.ts';

export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_json: 400,
  bad_signature: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  cross_origin: 403,
  not_found: 404,
  order_not_found: 404,
  mention_not_found: 404,
  alert_not_found: 404,
  export_not_found: 404,
  letter_not_found: 404,
  case_not_found: 404,
  entry_not_found: 404,
  withdrawal_not_found: 404,
  report_not_ready: 409,
  wrong_price: 409,
  already_paid: 409,
  order_withdrawn: 409,
  not_paid: 409,
  wrong_stage: 409,
  not_refundable: 409,
  claim_late: 409,
  research_missing: 409,
  analysis_missing: 409,
  case_closed: 409,
  invoice_issued: 409,
  invoice_number_taken: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_media: 415,
  common_password: 422,
  wrong_password: 422,
  restricted: 451,
  too_many_attempts: 429,
  too_many_logins: 429,
  monitoring_limit: 429,
  payment_unavailable: 502,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type ApiError = { code: ErrorCode; message: string; requestId: string; fields?: string[] };

const minutes = (n: number) =>
  n < 120 ? `${n} ${plural(n, 'minutę', 'minuty', 'minut')}` : `${Math.ceil(n / 60)} ${plural(Math.ceil(n / 60), 'godzinę', 'godziny', 'godzin')}`;

/** The Polish sentence for a code. `minutes` is the waiting time of the two `too_many` codes. */
export function errorMessage(code: ErrorCode, requestId: string, wait = 1): string {
  switch (code) {
    case 'invalid_input':
      return 'Niektóre pola wymagają poprawki. Sprawdź je i wyślij jeszcze raz.';
    case 'invalid_json':
      return 'Nie udało się odczytać wysłanych danych. Odśwież stronę i spróbuj ponownie.';
    case 'bad_signature':
      return 'Podpis powiadomienia się nie zgadza.';
    case 'unauthenticated':
      return 'Zaloguj się, żeby to zobaczyć.';
    case 'wrong_credentials':
      return 'Nieprawidłowy e-mail lub hasło.';
    case 'forbidden':
      return 'To konto nie ma do tego uprawnień.';
    case 'cross_origin':
      return 'To żądanie przyszło z innej strony, więc je odrzuciliśmy.';
    case 'not_found':
      return 'Nie ma takiego adresu.';
    case 'order_not_found':
      return 'Nie znaleźliśmy takiego zamówienia. Sprawdź, czy link jest cały.';
    case 'mention_not_found':
      return 'Nie znaleźliśmy takiej wzmianki na Twoim koncie.';
    case 'alert_not_found':
      return 'Nie znaleźliśmy takiego alertu na Twoim koncie.';
    case 'export_not_found':
      return 'Nie ma takiego archiwum albo jego termin minął. Przygotuj nowe w ustawieniach.';
    case 'letter_not_found':
      return 'Nie ma takiego listu wśród niewysłanych.';
    case 'case_not_found':
      return 'Nie ma takiego zgłoszenia.';
    case 'entry_not_found':
      return 'Tego adresu nie ma już na liście.';
    case 'withdrawal_not_found':
      return 'Nie znaleźliśmy zamówienia z takim numerem i adresem e-mail. Sprawdź oba w liście z potwierdzeniem. Jeśli chcesz, wyślij oświadczenie i tak — rozpatrzy je człowiek.';
    case 'order_withdrawn':
      return 'To zamówienie zostało anulowane. Jeśli raport jest Ci jednak potrzebny, złóż nowe.';
    case 'wrong_stage':
      return 'W tym stanie zamówienia nie można tego zrobić. Odśwież listę.';
    case 'not_refundable':
      return 'Za to zamówienie nie ma czego zwrócić: nie jest opłacone albo zwrot jest już zlecony.';
    case 'claim_late':
      return `Termin na prośbę o zwrot minął. Jeśli raport ma wadę, złóż reklamację: ${COMPANY.email}.`;
    case 'research_missing':
      return 'Nie ma już stron zebranych dla tego zamówienia. Wznów wyszukiwanie.';
    case 'analysis_missing':
      return 'Nie ma aktualnego wyniku analizy tego zamówienia. Wznów analizę albo wyszukiwanie.';
    case 'case_closed':
      return 'To zgłoszenie jest już zamknięte.';
    case 'invoice_issued':
      return 'Ten dokument jest już wystawiony pod innym numerem. Odśwież listę.';
    case 'invoice_number_taken':
      return 'Pod tym numerem jest już wystawiony inny dokument. Sprawdź numer.';
    case 'restricted':
      return `Ten raport wstrzymaliśmy do czasu rozpatrzenia zgłoszenia osoby, której dotyczy. Pytania: ${COMPANY.email}.`;
    case 'wrong_password':
      return 'Hasło się nie zgadza.';
    case 'monitoring_limit':
      return `Na razie wystarczy: ręcznie można odświeżyć znowu za ${minutes(wait)}.`;
    case 'report_not_ready':
      return 'Raport nie został jeszcze wygenerowany.';
    case 'wrong_price':
      return 'Cena w zamówieniu nie zgadza się z naszą. Odśwież stronę i spróbuj ponownie.';
    case 'already_paid':
      return 'To zamówienie jest już opłacone. Drugi raz nic nie pobierzemy.';
    case 'not_paid':
      return 'Płatność nie została jeszcze potwierdzona. Nic nie przepadło — zaczniemy, gdy tylko dotrze.';
    case 'link_expired':
      return 'Ten link wygasł albo ktoś już z niego skorzystał.';
    case 'too_large':
      return 'Wysłane dane są za duże. Skróć tekst i spróbuj ponownie.';
    case 'unsupported_media':
      return 'Wysłane dane mają nieznany format.';
    case 'common_password':
      return 'To hasło jest na listach, których używają włamywacze. Wybierz inne.';
    case 'too_many_attempts':
      return `Za dużo prób w krótkim czasie. Odczekaj ${minutes(wait)} i spróbuj ponownie.`;
    case 'too_many_logins':
      return `Za dużo prób logowania. Odczekaj ${minutes(wait)} albo ustaw nowe hasło.`;
    case 'payment_unavailable':
      return 'Operator płatności chwilowo nie odpowiada. Nic nie pobraliśmy. Spróbuj ponownie za chwilę.';
    case 'unavailable':
      return 'Serwis właśnie się uruchamia albo zatrzymuje. Spróbuj ponownie za chwilę.';
    case 'internal':
      return `Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to się powtórzy, napisz na ${COMPANY.email} i podaj numer ${requestId}.`;
  }
}
