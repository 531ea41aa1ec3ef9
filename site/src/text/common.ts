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
  method: 'Metodologia',
  contact: 'Kontakt',
  order: 'Zamów raport',
});

export const demo = typeset({
  label: 'Tryb demonstracyjny',
  text: 'Źródła, płatności i e-maile są na niby. Nie podawaj prawdziwych danych karty.',
  more: 'Co to znaczy?',
  dialog:
    'To pokazowa wersja Lustra. Działa tak jak prawdziwa, ale przeszukuje wymyślony internet, nie pobiera pieniędzy, a listy trafiają do lokalnej skrzynki. Raporty z tego trybu mają na każdej stronie napis „Źródła syntetyczne”.',
  close: 'Rozumiem',
});

export const head = typeset({
  site: 'Lustro',
  feed: 'Lustro — aktualności',
  pictureAlt: (title: string) => `Tytuł strony na papierze, nad linią horyzontu: ${title}`,
});

/** Links of both footers. */
const TO = {
  report: { href: '/dane-w-raporcie', text: 'Raport dotyczy Ciebie?' },
  terms: { href: '/regulamin', text: 'Regulamin' },
  privacy: { href: '/privacy-policy', text: 'Polityka prywatności' },
  tracking: { href: '/tracking', text: 'Sprawdź status zamówienia' },
};

export const footer = typeset({
  label: 'Stopka',
  groups: [
    {
      title: 'Usługi',
      links: [
        { href: '/raport-wizerunku', text: 'Raport wizerunku' },
        { href: '/analiza-obecnosci', text: 'Analiza obecności' },
        { href: '/content-strategy', text: 'Content Strategy' },
        { href: '/red-alert', text: 'Red Alert' },
      ],
    },
    {
      title: 'Zaufanie',
      links: [
        { href: '/metodologia', text: 'Metodologia' },
        { href: '/przykladowy-raport', text: 'Przykładowy raport' },
        { href: '/sprawdz', text: 'Sprawdź raport' },
        TO.report,
        { href: '/aktualnosci', text: 'Aktualności' },
        { href: '/aktualnosci/rss.xml', text: 'RSS' },
      ],
    },
    {
      title: 'Zasady',
      links: [TO.terms, TO.privacy, { href: '/cookie-policy', text: 'Polityka cookies' }, { href: '/dostepnosc', text: 'Dostępność' }],
    },
    {
      title: 'Zamówienie',
      links: [TO.tracking, { href: '/odstapienie', text: 'Odstąp od umowy tutaj' }],
    },
  ],
  slim: [TO.privacy, TO.terms, TO.report, TO.tracking, { href: '/odstapienie', text: 'Odstąp od umowy tutaj' }],
  cookies: 'Ustawienia cookies',
  about: 'Raport o tym, co internet mówi o Tobie lub Twojej marce. Każdy fakt ma źródło.',
  company: `${COMPANY.name}, ${COMPANY.address}, NIP\u00a0${COMPANY.nip}, KRS\u00a0${COMPANY.krs}`,
  copy: (year: number) => `© ${year} Lustro. Raporty tworzy system AI; każdy fakt ma podane źródło.`,
});

export const toaster = {
  region: 'Powiadomienia ({hotkey})',
  close: 'Zamknij powiadomienie',
};

/** Toast title shared by several screens. */
export const ERROR_TITLE = 'Błąd';

/** Copying an address or a secret that is shown once. */
export const copying = {
  copy: 'Kopiuj',
  done: 'Skopiowano',
  failed: 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.',
};
