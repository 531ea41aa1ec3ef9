/** Polish copy of the cookie banner, the link that reopens it, and the choice of the theme. */
import { typeset } from './typeset.ts';

/** The consent text. A change of its meaning must raise CONSENT_COOKIES_VERSION, so that everybody is asked again. */
export const cookies = typeset({
  title: 'Cookies: Ty wybierasz',
  text: 'Niezbędne zapisy w przeglądarce utrzymują logowanie i zamówienie. Pozostałe włączymy tylko za Twoją zgodą.',
  change: 'Zmienisz ją w każdej chwili w stopce. Szczegóły:',
  policy: 'Polityka cookies',
  accept: 'Akceptuję wszystkie',
  necessary: 'Tylko niezbędne',
  settings: 'Ustawienia',
  hide: 'Zwiń ustawienia',
  save: 'Zapisz mój wybór',
  close: 'Zamknij',
  categories: 'Kategorie',
  category: {
    necessary: { name: 'Niezbędne', text: 'Logowanie, zamówienie, zapamiętanie tego wyboru. Zawsze włączone.' },
    preferences: { name: 'Preferencje', text: 'Motyw i ustawienia wyglądu, 12 miesięcy.' },
    analytics: { name: 'Analityczne', text: 'Które strony pomagają, a które nie, do 24 miesięcy.' },
    marketing: { name: 'Marketingowe', text: 'Skąd do nas trafiasz, do 90 dni.' },
  },
  unused: 'Obecnie niczego tu nie zapisujemy.',
  chosen: (date: string) => `Twój obecny wybór pochodzi z ${date}.`,
  saved: 'Zapisano Twój wybór.',
  notSaved: 'Przeglądarka nie pozwala zapisać wyboru. Na następnej stronie zapytamy ponownie.',
});

export const theme = typeset({
  label: 'Wygląd',
  system: 'Jak w systemie',
  light: 'Jasny',
  dark: 'Ciemny',
  kept: 'Zapamiętaliśmy Twój wybór.',
  pageOnly: 'Ten wygląd zniknie po przejściu na inną stronę. Żeby go zapamiętać, włącz „Preferencje” w ustawieniach cookies.',
});
