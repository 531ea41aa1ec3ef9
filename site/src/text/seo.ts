/**
 * Titles (at most 60 characters) and descriptions (at most 155) of public pages, for search results and link previews; a
 * test checks lengths and built pages. A page without a row sets its own title and is not in the sitemap.
 */
import { GUARANTEE, PRICE_GROSZE, SAMPLE } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export type SeoRow = {
  title: string;
  description: string;
  /** The page's name in breadcrumbs of search results. */
  name: string;
};

const price = money(PRICE_GROSZE, true);
const hours = GUARANTEE.deliveryHours;

export const SEO: Record<string, SeoRow> = typeset({
  '/': {
    name: 'Lustro',
    title: 'Lustro — zobacz siebie tak, jak widzi Cię internet',
    description: `Sprawdzamy, co internet mówi o Tobie lub Twojej marce. Raport ze źródłami w ${hours} godziny za ${price}. Za mało źródeł? Pieniądze wracają same.`,
  },
  '/raport-wizerunku': {
    name: 'Raport wizerunku',
    title: `Raport wizerunku w internecie za ${price} — Lustro`,
    description: `Zamów raport: co najmniej ${GUARANTEE.minSources} źródeł, dziesięć wskaźników, plan na 30 dni i PDF w ${hours} godziny. Karta, BLIK lub Przelewy24, z gwarancją zwrotu.`,
  },
  '/analiza-obecnosci': {
    name: 'Analiza obecności',
    title: 'Analiza obecności: pierwsze wrażenie w 7 sekund — Lustro',
    description: 'Audyt wyszukiwarek i mediów społecznościowych, spójność profili, mapa obecności w sieci i rekomendacje w raporcie PDF.',
  },
  '/content-strategy': {
    name: 'Content Strategy & Curation',
    title: 'Content Strategy & Curation: plan publikacji — Lustro',
    description: 'Indywidualny plan publikacji na cztery tygodnie, pomysły na posty i 10–15 źródeł, które warto śledzić. Zapisz się na listę oczekujących.',
  },
  '/red-alert': {
    name: 'Red Alert',
    title: 'Red Alert: monitoring i szybka reakcja — Lustro',
    description: 'Alerty o kryzysie wizerunkowym e-mailem i SMS-em. Plany Basic i Pro w przygotowaniu. Zapisz się na listę oczekujących.',
  },
  '/lista-oczekujacych': {
    name: 'Lista oczekujących',
    title: 'Lista oczekujących — Lustro',
    description:
      'Zostaw adres e-mail, a damy znać, gdy plan ruszy. Zapis niczego nie zamawia, potwierdzasz go jednym listem i wypiszesz się jednym kliknięciem.',
  },
  '/auth': {
    name: 'Logowanie',
    title: 'Logowanie — Lustro',
    description: 'Zaloguj się do Lustra. Konto zakładamy razem z pierwszym raportem wizerunku, a dane logowania przychodzą e-mailem.',
  },
  '/metodologia': {
    name: 'Metodologia',
    title: 'Metodologia: skąd biorą się wyniki — Lustro',
    description: 'Jak szukamy, jak odróżniamy osoby o tym samym nazwisku i z czego składa się każdy z dziesięciu wskaźników. Wzory są jawne.',
  },
  '/przykladowy-raport': {
    name: 'Przykładowy raport',
    title: 'Przykładowy raport wizerunku — Lustro',
    description: `${SAMPLE.pages} stron, ${SAMPLE.sources} źródeł, wymyślona bohaterka. Zobacz, co dokładnie dostaniesz, zanim zapłacisz.`,
  },
  '/aktualnosci': {
    name: 'Aktualności',
    title: 'Aktualności: o reputacji w sieci — Lustro',
    description: 'Praktyczne teksty o tym, jak sprawdzić, co widać po wpisaniu nazwiska, kiedy odpowiadać na krytykę i jakie masz prawa.',
  },
  '/regulamin': {
    name: 'Regulamin',
    title: 'Regulamin — Lustro',
    description: 'Zasady zamawiania raportów i planów: cena, termin, gwarancja zwrotu, odstąpienie od umowy i reklamacje.',
  },
  '/privacy-policy': {
    name: 'Polityka prywatności',
    title: 'Polityka prywatności — Lustro',
    description: 'Jakie dane przetwarzamy, po co, jak długo i jakie masz prawa. Także wtedy, gdy nie kupujesz raportu, ale raport dotyczy Ciebie.',
  },
  '/cookie-policy': {
    name: 'Polityka cookies',
    title: 'Polityka cookies — Lustro',
    description: 'Co zapisujemy w Twojej przeglądarce, po co i na jak długo. Bez Twojej zgody zapisujemy tylko to, co niezbędne.',
  },
  '/dostepnosc': {
    name: 'Dostępność',
    title: 'Deklaracja dostępności — Lustro',
    description: 'Jak dbamy o dostępność serwisu i raportów, co jeszcze poprawiamy i jak zgłosić barierę.',
  },
  '/sprawdz': {
    name: 'Sprawdź raport',
    title: 'Sprawdź, czy raport jest autentyczny — Lustro',
    description: 'Przeglądarka sprawdzi podpis, cytaty i kopie stron w raporcie Lustra. Plik nigdzie nie zostanie wysłany. Działa też bez internetu.',
  },
  '/odstapienie': {
    name: 'Odstąpienie od umowy',
    title: 'Odstąpienie od umowy — Lustro',
    description: 'Odstąp od umowy online. Wystarczą numer zamówienia i adres e-mail. Potwierdzenie przyjdzie od razu.',
  },
  '/dane-w-raporcie': {
    name: 'Raport dotyczy Ciebie?',
    title: 'Raport dotyczy Ciebie? Twoje prawa — Lustro',
    description: 'Sprawdź, co o Tobie przechowujemy, zgłoś sprzeciw albo poproś o usunięcie danych. Bezpłatnie i bez zakładania konta.',
  },
});
