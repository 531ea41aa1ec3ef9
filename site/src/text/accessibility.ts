/** Polish copy of /dostepnosc. */
import { COMPANY } from '#contract/company.ts';
import { TOAST_HOTKEY } from '#contract/constants.ts';
import { dateLong } from '#contract/format.ts';
import { typeset } from './typeset.ts';

/** Date of the last check of the list below against the pages. */
const REVIEWED = '2026-11-21';

export const accessibility = typeset({
  title: 'Deklaracja dostępności',
  reviewed: `Ostatni przegląd: ${dateLong(REVIEWED)}`,
  lead: 'Chcemy, żeby z Lustra mógł korzystać każdy: klawiaturą, z czytnikiem ekranu, w powiększeniu i bez rozróżniania kolorów.',
  state: {
    title: 'Stan',
    text: 'Serwis tworzymy według WCAG 2.2 na poziomie AA i normy EN 301 549. Stan zgodności: w trakcie oceny.',
  },
  how: {
    title: 'Jak to działa',
    list: [
      'Każdą czynność wykonasz klawiaturą; fokus jest zawsze widoczny.',
      `Powiadomienia odczytuje czytnik ekranu. Klawisz ${TOAST_HOTKEY} przenosi do ich listy.`,
      'Kolor nigdy nie jest jedyną informacją: obok stoi słowo lub znak.',
      'Wykresy mają opis lub tabelę o tej samej treści.',
      'Pliki PDF mają znaczniki struktury: nagłówki, listy, tabele i opisy rysunków.',
      'Stronę powiększysz do 400% bez utraty treści.',
      'Animacja siedmiu sekund zatrzymuje się przyciskiem i nie uruchamia się, gdy system ma ograniczony ruch.',
    ],
  },
  pictures: {
    keyboard: 'Obwódka pokazuje, gdzie jest fokus.',
    large: 'Przy 400% dwie kolumny stają się jedną.',
    signs: 'Bez koloru: nad linią przychylne, na linii neutralne, pod linią krytyczne.',
  },
  not: {
    title: 'Co jeszcze nie jest dostępne',
    list: ['Formularz płatności dostarcza Stripe; za jego wnętrze odpowiada dostawca.'],
  },
  barrier: {
    title: 'Trafiasz na barierę?',
    text: [
      'Napisz na ',
      COMPANY.email,
      ` lub zadzwoń: ${COMPANY.phone} (${COMPANY.hours}). Podaj adres strony i opisz, co nie działa. Odpowiemy w ciągu 7 dni, a raport lub zamówienie załatwimy w tym czasie inną drogą — e-mailem albo telefonicznie.`,
    ],
  },
  complaint: {
    title: 'Skarga',
    text: 'Jeśli odpowiedź Cię nie zadowoli, możesz zawiadomić Prezesa Zarządu PFRON, który nadzoruje stosowanie ustawy z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.',
  },
});
