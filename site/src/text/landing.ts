/** Copy of the landing page. */
import { COMPANY } from '#contract/company.ts';
import { GUARANTEE, PRICE_GROSZE } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const price = money(PRICE_GROSZE, true);

export const landing = typeset({
  hero: {
    eyebrow: 'Raport wizerunku w internecie',
    title: 'Zobacz siebie tak, jak widzi Cię internet',
    lead: 'Zanim ktoś Cię zatrudni, podpisze z Tobą umowę albo przyjdzie na spotkanie, wpisze Twoje nazwisko w wyszukiwarkę. Sprawdzamy, co wtedy zobaczy, i oddajemy Ci to w raporcie, w którym każdy fakt ma źródło.',
    order: `Zamów raport za ${price}`,
    free: 'Zacznij za darmo',
    demo: 'Zobacz demo',
    note: `Konto i okres próbny nic nie kosztują; zakładamy je razem z pierwszym raportem. Raport: ${price}, jednorazowo.`,
  },
  seven: {
    title: 'Siedem sekund, zanim ktoś kliknie',
    lead: 'Nikt nie czyta o Tobie wszystkiego. Ktoś wpisuje nazwisko, przebiega wzrokiem pierwszy ekran wyników i już coś o Tobie myśli. Siedem sekund to nasza umowna miara tej chwili, nie wynik badania naukowego.',
    seconds: [
      'Ktoś wpisuje imię i nazwisko.',
      'Czyta pierwszy tytuł. Czy to na pewno o Tobie?',
      'Mija profil z dawnym stanowiskiem.',
      'Zatrzymuje się na artykule sprzed lat.',
      'Trafia na osobę o tym samym nazwisku.',
      'Sprawdza, czy te wyniki do siebie pasują.',
      'Ma pierwsze wrażenie. Ty jeszcze o tym nie wiesz.',
    ],
    after: {
      title: 'Te same wyniki po przejściu przez Lustro',
      text: 'Co jest o Tobie, a co o kimś innym. Co Ci pomaga, a co szkodzi. Co się zestarzało i co warto poprawić najpierw. Przy każdym zdaniu o faktach numer źródła.',
    },
  },
  features: {
    title: 'Trzy sposoby, żeby mieć to pod kontrolą',
    lead: 'Pierwszy działa już dziś. Nad dwoma kolejnymi pracujemy i nie udajemy, że są gotowe.',
    first: {
      badge: 'Bestseller',
      title: 'Analiza obecności',
      subtitle: 'Pierwsze wrażenie w 7 sekund',
      text: 'Patrzymy na Ciebie jak ktoś, kto widzi Cię po raz pierwszy, a potem czytamy dalej — także to, na co ta osoba nie ma czasu.',
      points: [
        'Audyt wyszukiwarek i mediów społecznościowych',
        'Sprawdzenie, czy Twoje profile mówią to samo',
        'Mapa obecności w sieci z rekomendacjami',
        'Raport PDF w ciągu 24 godzin',
      ],
      price,
      priceNote: 'jednorazowo',
      button: 'Zamów raport',
    },
    soon: 'Wkrótce',
    others: [
      {
        title: 'Content Strategy & Curation',
        text: 'Wiesz już, jak Cię widać. Teraz plan, co i kiedy publikować, żeby było widać to, na czym Ci zależy.',
        points: ['Indywidualny plan publikacji', 'Pomysły na posty', 'Wybrane treści z Twojej branży, gotowe do udostępnienia'],
      },
      {
        title: 'Red Alert',
        text: 'Gdy robi się głośno z niewłaściwego powodu, trzeba wiedzieć od razu. Red Alert ma dawać taki sygnał i kierować sprawę do prawników.',
        points: ['Monitoring z natychmiastowymi alertami', 'Interwencja prawna w kryzysie wizerunkowym'],
      },
    ],
  },
  how: {
    title: 'Od zamówienia do raportu',
    steps: [
      {
        title: 'Mówisz, kogo szukamy',
        text: 'Imię i nazwisko albo nazwa marki, do tego kilka słów opisu: zawód, firma, miasto. To po nich odróżnimy Cię od innych osób o tym samym nazwisku.',
      },
      { title: `Płacisz ${price}`, text: 'Kartą, BLIK-iem albo przez Przelewy24. Płacisz raz, nic się nie odnawia.' },
      {
        title: 'Szukamy, czytamy, sprawdzamy',
        text: 'Przeszukujemy co najmniej 50 źródeł, odrzucamy powtórzenia i cudze historie, a każde zdanie o faktach zestawiamy z cytatem. Postęp widzisz na żywo.',
      },
      {
        title: 'Czytasz raport',
        text: 'Najpóźniej po 24 godzinach od płatności; sama analiza trwa zwykle 5–15 minut. Raport jest na stronie i w PDF-ie, a na e-mail przychodzi link.',
      },
    ],
  },
  inside: {
    title: 'Co jest w raporcie',
    lead: 'Ile ma stron, zależy od tego, ile jest do powiedzenia.',
    parts: [
      { title: 'Pierwsze wrażenie', text: 'Co widać na początku i jak to brzmi.' },
      { title: 'Dziesięć wskaźników', text: 'Każdy z wynikiem, wyjaśnieniem i odpowiedzią na pytanie, co go podniesie.' },
      { title: 'Wydźwięk wzmianek', text: 'Ile jest pozytywnych, negatywnych i neutralnych — i które to.' },
      { title: 'Media, strony i profile', text: 'Kto pisze, gdzie Cię widać, które profile nie zgadzają się ze sobą.' },
      { title: 'Ryzyka', text: 'Z dowodami za i przeciw, bez straszenia.' },
      { title: 'Plan na 30 dni', text: 'Co zrobić najpierw, ile to zajmie i czego się spodziewać.' },
      { title: 'Źródła', text: 'Adres, data i wydźwięk każdego. Osobno: czego nie udało się sprawdzić.' },
    ],
  },
  trust: {
    title: 'Nie musisz wierzyć nam na słowo',
    reasons: [
      {
        title: 'Każdy fakt ma źródło',
        text: 'Zdanie o faktach trafia do raportu tylko wtedy, gdy stoi za nim cytat ze strony, którą możesz otworzyć. Cytatu nie ma w źródle? Zdania nie ma w raporcie.',
      },
      {
        title: 'Mało danych? Mówimy wprost',
        text: 'Gdy wskaźnik opiera się na mniej niż pięciu źródłach, piszemy „za mało danych” i pokazujemy, jak szeroki jest przedział niepewności. Nie dopowiadamy.',
      },
      {
        title: 'Pilnujemy, żeby nie pomylić Cię z kimś innym',
        text: 'Wyniki o innych osobach odkładamy do osobnego załącznika. Nie wpływają na żaden wskaźnik.',
      },
      {
        title: 'Pieniądze wracają same',
        text: `Mniej niż ${GUARANTEE.minSources} różnych źródeł albo brak raportu po ${GUARANTEE.deliveryHours} godzinach? Zwrot 100% uruchamia się automatycznie, bez pisania do nas. Raport, nawet skromny, i tak dostaniesz.`,
      },
      { title: 'Wzory są jawne', text: 'Wyniki liczymy według wzorów, które podajemy w raporcie. Te same źródła dają zawsze ten sam wynik.' },
    ],
  },
  pricing: {
    title: 'Cennik',
    lead: 'Ceny brutto. Jednorazowe są naprawdę jednorazowe.',
    plans: [
      {
        name: 'Twoja Historia',
        badge: '',
        text: 'Co sieć o Tobie pamięta.',
        price: 'od 299 zł',
        period: 'jednorazowo',
        points: ['Analiza przeszłości: 1 miesiąc, 6 miesięcy lub pełna historia', 'Raport PDF'],
      },
      {
        name: 'Twoja Przyszłość',
        badge: 'Najpopularniejszy',
        text: 'Co pojawia się o Tobie teraz.',
        price: '199 zł',
        period: 'miesięcznie',
        points: ['Codzienny monitoring', 'Powiadomienia e-mail', 'Analiza sentymentu AI', 'Raporty miesięczne'],
      },
      {
        name: 'Red Alert',
        badge: '',
        text: 'Kiedy trzeba działać natychmiast.',
        price: '999 zł',
        period: 'miesięcznie',
        points: ['Monitoring w czasie rzeczywistym', 'Natychmiastowe alerty SMS i e-mail', 'Interwencja prawników', 'Usuwanie treści bezprawnych'],
      },
    ],
    preparing: 'Ten plan przygotowujemy. Dziś możesz zamówić raport.',
    trial: 'Okres próbny jest bezpłatny. Zaczyna się z kontem, które zakładamy przy zamówieniu raportu. Nie wymaga karty i nie przechodzi sam w płatny plan.',
    today: `Raport wizerunku: ${price}, jednorazowo`,
  },
  faq: {
    title: 'Zanim zapytasz',
    list: [
      {
        q: 'Nazywam się tak samo jak ktoś inny. Co wtedy?',
        a: 'Dlatego prosimy o opis: zawód, firmę, miasto, czasem adres profilu. Wyniki dzielimy na grupy i w raporcie zostają tylko te, które pasują do opisu. Resztę znajdziesz w załączniku „Inne osoby i marki pod tą nazwą”, bez wpływu na wyniki.',
      },
      {
        q: 'A jeśli prawie nic o mnie nie ma?',
        a: `To też jest odpowiedź, i to ważna: ktoś, kto Cię szuka, też prawie nic nie znajdzie. Dostaniesz raport z tym, co jest, z listą sprawdzonych miejsc i z podpowiedzią, od czego zacząć. A jeśli znajdziemy mniej niż ${GUARANTEE.minSources} różnych źródeł, oddamy Ci 100% ceny automatycznie.`,
      },
      {
        q: 'Czy to legalne?',
        a: 'Tak, o ile przestrzega się zasad. Czytamy wyłącznie strony dostępne publicznie, bez logowania i bez omijania zabezpieczeń. Pytamy o cel zamówienia i o to, czy raport dotyczy Ciebie. Nie badamy dzieci ani nie zgadujemy niczyjego zdrowia, poglądów, wyznania czy orientacji.',
      },
      {
        q: 'Kto zobaczy mój raport?',
        a: 'Ty i każdy, komu dasz jego adres. Adres jest długi i losowy, więc nie da się go odgadnąć, a wyszukiwarki go nie indeksują. Raportów nie publikujemy i nie sprzedajemy danych.',
      },
      {
        q: 'Kiedy oddajecie pieniądze?',
        a: `Automatycznie i w całości w dwóch przypadkach: gdy znajdziemy mniej niż ${GUARANTEE.minSources} różnych źródeł albo gdy raport nie powstanie w ${GUARANTEE.deliveryHours} godziny. A jeśli raport po prostu Cię nie zadowoli, napisz do nas w ciągu ${GUARANTEE.claimDays} dni od jego otrzymania — też oddamy 100%.`,
      },
      {
        q: 'Czy zapłacę BLIK-iem?',
        a: 'Tak. Przyjmujemy BLIK, karty i Przelewy24 (P24). Płatność obsługuje Stripe; numeru Twojej karty nie widzimy ani nie przechowujemy.',
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
  },
  contact: {
    title: 'Napisz albo zadzwoń',
    text: 'Odpisuje człowiek.',
    rows: [
      { term: 'E-mail', value: COMPANY.email, href: `mailto:${COMPANY.email}` },
      { term: 'Telefon', value: `${COMPANY.phone} (${COMPANY.hours})`, href: `tel:${COMPANY.phone.replaceAll(' ', '')}` },
      { term: 'Dane osobowe', value: COMPANY.privacyEmail, href: `mailto:${COMPANY.privacyEmail}` },
      { term: 'Poczta', value: `${COMPANY.name}, ${COMPANY.address}`, href: '' },
    ],
  },
});
