/** Questions and answers of the landing page. */
import { GUARANTEE, RETENTION, USUAL_TIME } from '#contract/constants.ts';

const after = (months: number) => `po ${months} ${months === 1 ? 'miesiącu' : 'miesiącach'}`;

export const faq = {
  title: 'Zanim zapytasz',
  /** Questions that a phone shows at once; the rest after a press. */
  first: 3,
  more: 'Więcej pytań',
  list: [
    {
      q: 'Nazywam się tak samo jak ktoś inny. Co wtedy?',
      a: `Dlatego prosimy o opis: zawód, firmę, miasto, czasem adres profilu. Wyniki dzielimy na grupy i w raporcie zostają tylko te, które pasują do opisu. Resztę znajdziesz w załączniku „Inne osoby i marki pod tą nazwą”, bez wpływu na wyniki. Jeśli mimo to trafi się cudza historia, zaznacz „to nie ja”, a policzymy raport od nowa, bez dopłaty.`,
    },
    {
      q: 'A jeśli prawie nic o mnie nie ma?',
      a: `To też jest odpowiedź, i to ważna: ktoś, kto Cię szuka, też prawie nic nie znajdzie. Dostaniesz raport z tym, co jest, z listą sprawdzonych miejsc i z podpowiedzią, od czego zacząć. A jeśli znajdziemy mniej niż ${GUARANTEE.minSources} różnych źródeł, oddamy Ci 100% ceny automatycznie.`,
    },
    {
      q: 'Czy to legalne?',
      a: 'Tak, o ile przestrzega się zasad. Czytamy wyłącznie strony dostępne publicznie, bez logowania i bez omijania zabezpieczeń. Pytamy o cel zamówienia i o to, czy raport dotyczy Ciebie. Nie badamy dzieci ani nie zgadujemy niczyjego zdrowia, poglądów, wyznania czy orientacji. Każda opisana osoba może zgłosić sprzeciw na stronie „Raport dotyczy Ciebie?”.',
    },
    {
      q: 'Czy mogę zamówić raport o kimś innym?',
      a: 'Możesz, jeśli masz uczciwy powód: na przykład sprawdzasz przyszłego wspólnika albo dbasz o wizerunek osoby, którą reprezentujesz. Zapytamy o ten powód w formularzu. Raportów o dzieciach nie sporządzamy: gdy opis na to wskazuje, formularz się zatrzyma i zapyta o wiek. Zamówienie, które ma służyć nękaniu, odrzucimy i oddamy pieniądze, gdy tylko się o tym dowiemy.',
    },
    {
      q: 'Kto zobaczy mój raport?',
      a: 'Ty i każdy, komu dasz jego adres. Adres jest długi i losowy, więc nie da się go odgadnąć, a wyszukiwarki go nie indeksują. Po naszej stronie może go otworzyć tylko osoba, która zajmuje się zamówieniami, na przykład przy reklamacji. Raportów nie publikujemy i nie sprzedajemy danych.',
    },
    {
      q: 'Ile to trwa?',
      a: `Analiza zajmuje zwykle ${USUAL_TIME}. Obiecujemy ${GUARANTEE.deliveryHours} godziny od płatności, bo czasem źródła odpowiadają powoli. Postęp widzisz na stronie zamówienia, a gdy raport jest gotowy, wysyłamy e-mail.`,
    },
    {
      q: 'Kiedy oddajecie pieniądze?',
      a: `Automatycznie i w całości w dwóch przypadkach: gdy znajdziemy mniej niż ${GUARANTEE.minSources} różnych źródeł albo gdy raport nie powstanie w ${GUARANTEE.deliveryHours} godziny. A jeśli raport po prostu Cię nie zadowoli, napisz do nas w ciągu ${GUARANTEE.claimDays} dni od jego otrzymania — też oddamy 100%. Pieniądze wracają tą samą drogą, którą przyszły.`,
    },
    {
      q: 'Czy zapłacę BLIK-iem?',
      a: 'Tak. Przyjmujemy BLIK, karty i Przelewy24 (P24). Płatność obsługuje Stripe; numeru Twojej karty nie widzimy ani nie przechowujemy.',
    },
    {
      q: 'Czy dostanę fakturę?',
      a: 'Tak. Zaznacz w zamówieniu „Potrzebuję faktury na firmę” i podaj NIP, a fakturę wystawimy po zaksięgowaniu płatności. Jeśli kupujesz prywatnie i potrzebujesz faktury imiennej, napisz do nas.',
    },
    {
      q: 'Czy usuniecie niekorzystne treści?',
      a: 'Sam raport niczego nie usuwa. Pokazuje, co i gdzie jest, i podpowiada drogę: prośbę do autora, sprostowanie, zgłoszenie do serwisu, prawo do bycia zapomnianym. Pomoc prawników obejmie plan Red Alert, nad którym pracujemy. Rzetelnej krytyki nie usuwa się żądaniem — na nią się odpowiada.',
    },
    {
      q: 'Skąd bierzecie dane i jak długo je trzymacie?',
      a: `Z publicznych stron, które znajdują wyszukiwarki: mediów, blogów, forów, encyklopedii, rejestrów i otwartych profili. Pełną listę, także stron, których nie udało się przeczytać, znajdziesz na końcu raportu. Raport usuwamy ${after(RETENTION.reportMonths)}, a kopie stron ${after(RETENTION.sourcesMonths)}. Możesz usunąć je wcześniej razem z kontem, w ustawieniach.`,
    },
    {
      q: 'Czy raport pisze sztuczna inteligencja?',
      a: 'Raport tworzy system AI i mówimy o tym na każdej jego stronie. Liczby pochodzą z jawnych wzorów, nie z modelu językowego. Jeśli model językowy redagował opis, raport to zaznacza, a każde zdanie o faktach i tak przechodzi to samo sprawdzenie cytatu.',
    },
    {
      q: 'Jak bardzo mogę na tym polegać?',
      a: 'Źródła i cytaty możesz sprawdzić co do słowa. Ocena wydźwięku bywa zawodna, zwłaszcza przy ironii. Nie widzimy zamkniętych grup, treści za logowaniem ani tego, co skasowano. Raport opisuje internet z dnia, w którym powstał.',
    },
  ],
};
