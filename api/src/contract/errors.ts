/** Every error the API answers with: `{code, message, requestId}`; the message is a Polish sentence. */
import { COMPANY } from './company.ts';
import { SHARES_MAX } from './constants.ts';
import { plural } from './format.ts';

const minutes = (n: number) =>
  n < 120 ? `${n} ${plural(n, 'minutę', 'minuty', 'minut')}` : `${Math.ceil(n / 60)} ${plural(Math.ceil(n / 60), 'godzinę', 'godziny', 'godzin')}`;

/** What a text may name: the id of the request, and the minutes to wait of the codes with status 429. */
type Details = { requestId: string; wait: number };

/** HTTP status and Polish text of each error code. */
export const ERRORS = {
  invalid_input: { status: 400, text: 'Niektóre pola wymagają poprawki. Sprawdź je i wyślij jeszcze raz.' },
  invalid_json: { status: 400, text: 'Nie udało się odczytać wysłanych danych. Odśwież stronę i spróbuj ponownie.' },
  bad_signature: { status: 400, text: 'Podpis powiadomienia się nie zgadza.' },
  unauthenticated: { status: 401, text: 'Zaloguj się, żeby to zobaczyć.' },
  wrong_credentials: { status: 401, text: 'Nieprawidłowy e-mail lub hasło.' },
  wrong_code: { status: 422, text: 'Ten kod się nie zgadza albo już wygasł. Poczekaj na następny i spróbuj jeszcze raz.' },
  wrong_passkey: { status: 422, text: 'Nie udało się potwierdzić klucza dostępu. Spróbuj jeszcze raz albo zaloguj się inaczej.' },
  step_expired: { status: 410, text: 'To logowanie trwało zbyt długo. Zacznij od hasła.' },
  passkey_not_found: { status: 404, text: 'Nie ma takiego klucza dostępu na tym koncie.' },
  session_not_found: { status: 404, text: 'To urządzenie jest już wylogowane.' },
  forbidden: { status: 403, text: 'To konto nie ma do tego uprawnień.' },
  cross_origin: { status: 403, text: 'To żądanie przyszło z innej strony, więc je odrzuciliśmy.' },
  not_found: { status: 404, text: 'Nie ma takiego adresu.' },
  order_not_found: { status: 404, text: 'Nie znaleźliśmy takiego zamówienia. Sprawdź, czy link jest cały.' },
  mention_not_found: { status: 404, text: 'Nie znaleźliśmy takiej wzmianki na Twoim koncie.' },
  alert_not_found: { status: 404, text: 'Nie znaleźliśmy takiego alertu na Twoim koncie.' },
  export_not_found: { status: 404, text: 'Nie ma takiego archiwum albo jego termin minął. Przygotuj nowe w ustawieniach.' },
  webhook_not_found: { status: 404, text: 'Na tym koncie nie ma jeszcze webhooka. Podaj adres i zapisz.' },
  letter_not_found: { status: 404, text: 'Nie ma takiego listu wśród niewysłanych.' },
  case_not_found: { status: 404, text: 'Nie ma takiego zgłoszenia.' },
  entry_not_found: { status: 404, text: 'Tego adresu nie ma już na liście.' },
  withdrawal_not_found: {
    status: 404,
    text: 'Nie znaleźliśmy zamówienia z takim numerem i adresem e-mail. Sprawdź oba w liście z potwierdzeniem. Jeśli chcesz, wyślij oświadczenie i tak — rozpatrzy je człowiek.',
  },
  share_not_found: { status: 404, text: 'Ten link wygasł, został wyłączony albo nie jest cały. O nowy poproś osobę, od której go masz.' },
  report_not_ready: { status: 409, text: 'Raport nie został jeszcze wygenerowany.' },
  wrong_price: { status: 409, text: 'Cena w zamówieniu nie zgadza się z naszą. Odśwież stronę i spróbuj ponownie.' },
  already_paid: { status: 409, text: 'To zamówienie jest już opłacone. Drugi raz nic nie pobierzemy.' },
  order_withdrawn: { status: 409, text: 'To zamówienie zostało anulowane. Jeśli raport jest Ci jednak potrzebny, złóż nowe.' },
  not_paid: { status: 409, text: 'Płatność nie została jeszcze potwierdzona. Nic nie przepadło — zaczniemy, gdy tylko dotrze.' },
  wrong_stage: { status: 409, text: 'W tym stanie zamówienia nie można tego zrobić. Odśwież listę.' },
  email_fixed: { status: 409, text: `Tego adresu nie można już zmienić na tej stronie. Napisz do nas: ${COMPANY.email}.` },
  not_refundable: { status: 409, text: 'Za to zamówienie nie ma czego zwrócić: nie jest opłacone albo zwrot jest już zlecony.' },
  not_claimed: { status: 409, text: 'Przy tym zamówieniu nie ma otwartej prośby o zwrot. Odśwież listę.' },
  claim_late: { status: 409, text: `Termin na prośbę o zwrot minął. Jeśli raport ma wadę, złóż reklamację: ${COMPANY.email}.` },
  recount_used: { status: 409, text: 'Ten raport został już przeliczony. Przeliczyć można raz.' },
  recount_closed: { status: 409, text: 'Kopii stron tego raportu już nie ma, więc nie da się go przeliczyć.' },
  research_missing: { status: 409, text: 'Nie ma już stron zebranych dla tego zamówienia. Wznów wyszukiwanie.' },
  analysis_missing: { status: 409, text: 'Nie ma aktualnego wyniku analizy tego zamówienia. Wznów analizę albo wyszukiwanie.' },
  subject_not_found: { status: 404, text: 'Nie obserwujesz tej osoby ani marki. Odśwież stronę.' },
  subjects_limit: { status: 409, text: 'Obserwujesz już tyle osób i marek, ile obejmuje Twój plan. Usuń jedną z nich w ustawieniach albo zmień plan.' },
  subject_last: { status: 409, text: 'To jedyna obserwowana osoba lub marka. Możesz ją zmienić albo najpierw dodać inną.' },
  rules_limit: { status: 409, text: 'Masz już tyle reguł, ile obejmuje Twój plan. Usuń jedną z nich albo zmień plan.' },
  shares_limit: { status: 409, text: `Ten raport ma już ${SHARES_MAX} działających linków. Wyłącz któryś, żeby zrobić nowy.` },
  totp_set: { status: 409, text: 'Kody z aplikacji są już włączone. Najpierw je wyłącz.' },
  objected: {
    status: 409,
    text: 'Ktoś tego nazwiska wniósł sprzeciw, który uznaliśmy. Po opłaceniu zamówienie poczeka na decyzję w „Zgłoszeniach osób opisanych”.',
  },
  review_over: { status: 409, text: 'To zamówienie nie czeka już na decyzję. Odśwież listę.' },
  case_closed: { status: 409, text: 'To zgłoszenie jest już zamknięte.' },
  invoice_issued: { status: 409, text: 'Ten dokument jest już wystawiony pod innym numerem. Odśwież listę.' },
  invoice_number_taken: { status: 409, text: 'Pod tym numerem jest już wystawiony inny dokument. Sprawdź numer.' },
  link_expired: { status: 410, text: 'Ten link wygasł albo ktoś już z niego skorzystał.' },
  too_large: { status: 413, text: 'Wysłane dane są za duże. Skróć tekst i spróbuj ponownie.' },
  unsupported_media: { status: 415, text: 'Wysłane dane mają nieznany format.' },
  minor: {
    status: 422,
    text: 'Opis mówi o wieku albo o szkole. Osób niepełnoletnich nie opisujemy ani nie obserwujemy. Jeśli ta osoba jest dorosła, zaznacz to w formularzu.',
  },
  vague: {
    status: 422,
    text: 'To zamówienie pasuje do wielu osób lub firm. Dopisz drugie z nazwisk lub imion, miejscowość albo zawód, albo zaznacz, że szukamy mimo to.',
  },
  webhook_not_https: { status: 422, text: 'Adres webhooka musi zaczynać się od https://, bo wysyłamy na niego dane o wzmiankach.' },
  common_password: { status: 422, text: 'To hasło jest na listach, których używają włamywacze. Wybierz inne.' },
  wrong_password: { status: 422, text: 'Hasło się nie zgadza.' },
  restricted: { status: 451, text: `Ten raport wstrzymaliśmy do czasu rozpatrzenia zgłoszenia osoby, której dotyczy. Pytania: ${COMPANY.email}.` },
  in_review: {
    status: 451,
    text: `Płatność dotarła. Zanim zaczniemy, ktoś z nas sprawdza to zamówienie; odpowiemy listem, zwykle w ciągu doby. Jeśli nie przygotujemy raportu, oddamy całą cenę. Nie musisz nic robić. Pytania: ${COMPANY.email}.`,
  },
  order_declined: {
    status: 410,
    text: `Nie przygotujemy tego raportu: nie pozwala na to ochrona danych osób opisanych (§ 13 Regulaminu). Całą cenę oddajemy tą samą drogą, którą przyszła płatność. Pytania: ${COMPANY.email}.`,
  },
  report_erased: {
    status: 410,
    text: `Usunęliśmy ten raport na żądanie osoby, której dotyczy. Nie da się go odtworzyć. Pytania, także o zwrot: ${COMPANY.email}.`,
  },
  watching_objected: {
    status: 451,
    text: `Zanim zaczniemy szukać wzmianek o osobie tego nazwiska, ktoś z nas musi to sprawdzić. Napisz na ${COMPANY.email}, o kogo chodzi.`,
  },
  watching_restricted: {
    status: 451,
    text: `Wzmianki wstrzymaliśmy, dopóki nie rozpatrzymy zgłoszenia osoby, której dotyczą: nie szukamy nowych i nie pokazujemy znalezionych. Pytania: ${COMPANY.email}.`,
  },
  too_many_attempts: { status: 429, text: ({ wait }) => `Za dużo prób w krótkim czasie. Odczekaj ${minutes(wait)} i spróbuj ponownie.` },
  too_many_logins: { status: 429, text: ({ wait }) => `Za dużo prób logowania. Odczekaj ${minutes(wait)} albo ustaw nowe hasło.` },
  monitoring_limit: { status: 429, text: ({ wait }) => `Na razie wystarczy: ręcznie można odświeżyć znowu za ${minutes(wait)}.` },
  register_unavailable: { status: 502, text: 'Wykaz podatników VAT chwilowo nie odpowiada. Wpisz dane firmy ręcznie.' },
  payment_unavailable: { status: 502, text: 'Operator płatności chwilowo nie odpowiada. Nic nie pobraliśmy. Spróbuj ponownie za chwilę.' },
  internal: {
    status: 500,
    text: ({ requestId }) =>
      `Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to się powtórzy, napisz na ${COMPANY.email} i podaj numer ${requestId}.`,
  },
  cannot_store: { status: 503, text: 'Chwilowo nie możemy niczego zapisać. Spróbuj ponownie za kilka minut.' },
  overloaded: { status: 503, text: 'Mamy teraz więcej odwiedzin, niż zdążymy obsłużyć. Spróbuj ponownie za kilka sekund.' },
  unavailable: { status: 503, text: 'Serwis właśnie się uruchamia albo zatrzymuje. Spróbuj ponownie za chwilę.' },
} as const satisfies Record<string, { status: number; text: string | ((details: Details) => string) }>;

export type ErrorCode = keyof typeof ERRORS;

export type ApiError = { code: ErrorCode; message: string; requestId: string; fields?: string[] };

/** The Polish sentence for a code. @param wait minutes to wait, for the codes with status 429 */
export function errorMessage(code: ErrorCode, requestId: string, wait = 1): string {
  const { text } = ERRORS[code];
  return typeof text === 'string' ? text : text({ requestId, wait });
}
