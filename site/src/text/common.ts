/** Words used on every page: navigation, footer, ribbon, common buttons. */
import { COMPANY } from '#contract/company.ts';
import { typeset } from './typeset.ts';

export const common = typeset({
  back: 'Wróć',
  home: 'Wróć na stronę główną',
  retry: 'Spróbuj ponownie',
  close: 'Zamknij',
  loading: 'Ładowanie…',
  optional: '(opcjonalnie)',
  newTab: 'otwiera się w nowej karcie',
  network: 'Nie udało się połączyć z serwerem. Sprawdź internet i spróbuj ponownie.',
  unknown: `Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to się powtórzy, napisz na ${COMPANY.email}.`,
  noScript: `Ta część strony wymaga JavaScriptu. Zamówienie możesz też złożyć e-mailem: ${COMPANY.email}.`,
});

export const nav = typeset({
  skip: 'Przejdź do treści',
  label: 'Główna',
  menu: 'Menu',
  brand: 'Lustro — strona główna',
  home: 'Strona główna',
  login: 'Zaloguj się',
  features: 'Usługi',
  pricing: 'Cennik',
  contact: 'Kontakt',
  order: 'Zamów raport',
});

export const demo = typeset({
  label: 'Tryb demonstracyjny',
  text: 'Źródła, płatności i e-maile są na niby. Nie podawaj prawdziwych danych karty.',
});

export const footer = typeset({
  label: 'Stopka',
  privacy: 'Polityka prywatności',
  terms: 'Regulamin',
  rights: 'Raport dotyczy Ciebie?',
  services: 'Usługi',
  report: 'Raport wizerunku',
  rules: 'Zasady',
  order: 'Zamówienie',
  status: 'Sprawdź status zamówienia',
  slogan: 'Dowiedz się, zanim zrobią to inni',
  company: `${COMPANY.name}, ${COMPANY.address} · NIP ${COMPANY.nip} · KRS ${COMPANY.krs}`,
  copy: (year: number) => `© ${year} Lustro. Raporty tworzy system AI; każdy fakt ma podane źródło.`,
});

export const toaster = {
  region: 'Powiadomienia ({hotkey})',
  close: 'Zamknij powiadomienie',
};

/** Names of toast titles shared by several screens. */
export const ERROR_TITLE = 'Błąd';
