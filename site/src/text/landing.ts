/** Copy of the landing page. */
import { COMPANY } from '#contract/company.ts';
import { CONTENT_STRATEGY, GUARANTEE, PLAN_PRICES, PRICE_GROSZE, SAMPLE, USUAL_TIME } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import { KPI_IDS } from '#contract/kpis.ts';
import { lowestWords } from '#contract/prices.ts';
import { faq } from './landing-faq.ts';
import { typeset } from './typeset.ts';

const price = money(PRICE_GROSZE, true);
const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');
const pages = (n: number) => counted(n, 'strona', 'strony', 'stron');

export const landing = typeset({
  covers: (name: string) => `Co obejmuje ${name}`,
  explain: (title: string) => `Pokaż: ${title}`,
  hero: {
    eyebrow: 'Raport wizerunku w internecie',
    // No-break space, so that the line breaks after the comma.
    title: 'Zobacz siebie tak, jak\u00a0widzi Cię internet',
    lead: 'Zanim ktoś Cię zatrudni, podpisze z Tobą umowę albo przyjdzie na spotkanie, wpisze Twoje nazwisko w wyszukiwarkę. Sprawdzamy, co wtedy zobaczy, i oddajemy Ci to w raporcie, w którym każdy fakt ma źródło.',
    line: 'Z przykładu: nad linią przychylne, pod nią krytyczne.',
    order: `Zamów raport za ${price}`,
    free: 'Zacznij za darmo',
    demo: 'Zobacz demo',
    note: `Konto i okres próbny nic nie kosztują; zakładamy je razem z pierwszym raportem. Raport: ${price}, jednorazowo.`,
  },
  features: {
    title: 'Trzy sposoby, żeby mieć to pod kontrolą',
    lead: 'Pierwszy działa już dziś. Nad dwoma kolejnymi pracujemy i nie udajemy, że są gotowe.',
    demo: `Demo: cały przykładowy raport, ${pages(SAMPLE.pages)} i ${sources(SAMPLE.sources)}`,
    figures: {
      title: 'Przykładowy raport w liczbach',
      list: [
        { figure: SAMPLE.sources, text: 'źródeł, każde z adresem' },
        { figure: KPI_IDS.length, text: 'wskaźników z przedziałem' },
        { figure: SAMPLE.pages, text: 'stron PDF' },
        { figure: 0, text: 'zdań o faktach bez dowodu' },
      ],
    },
    first: {
      badge: 'Bestseller',
      title: 'Analiza obecności',
      subtitle: 'Pierwsze wrażenie w 7 sekund',
      text: 'Patrzymy na Ciebie jak ktoś, kto widzi Cię po raz pierwszy, a potem czytamy dalej — także to, na co ta osoba nie ma czasu.',
      points: [
        'Audyt wyszukiwarek i mediów społecznościowych',
        'Sprawdzenie, czy Twoje profile mówią to samo',
        'Mapa obecności w sieci z rekomendacjami',
        `Raport PDF w ciągu ${GUARANTEE.deliveryHours} godzin`,
      ],
      price,
      priceNote: `jednorazowo; co najmniej ${sources(GUARANTEE.minSources)} albo zwrot pieniędzy`,
      order: 'Zamów raport',
      more: 'Zobacz, co obejmuje analiza',
    },
    soon: 'Wkrótce',
    strategy: {
      title: 'Content Strategy & Curation',
      text: 'Wiesz już, jak Cię widać. Teraz plan, co i kiedy publikować, żeby było widać to, na czym Ci zależy.',
      points: ['Indywidualny plan publikacji', 'Pomysły na posty', 'Wybrane treści z Twojej branży, gotowe do udostępnienia'],
      price: money(CONTENT_STRATEGY.priceGrosze, true),
      priceNote: `planowana cena, −${CONTENT_STRATEGY.earlyPercent}% dla pierwszych`,
      more: 'Zobacz zapowiedź Content Strategy',
    },
    alert: {
      title: 'Red Alert',
      text: 'Gdy robi się głośno z niewłaściwego powodu, trzeba wiedzieć od razu. Red Alert ma dawać taki sygnał i kierować sprawę do prawników.',
      points: ['Monitoring z natychmiastowymi alertami', 'Interwencja prawna w kryzysie wizerunkowym'],
      price: '',
      priceNote: 'w dwóch wariantach, miesięcznie',
      more: 'Zobacz zapowiedź Red Alert',
    },
  },
  inside: {
    title: 'Co jest w raporcie',
    lead: `Przykładowy raport ma ${pages(SAMPLE.pages)} i ${sources(SAMPLE.sources)}. Twój może być krótszy lub dłuższy: zależy od tego, ile jest do powiedzenia.`,
    caption: 'Prawdziwe strony przykładowego raportu, bez retuszu; każda otwiera się w pełnym rozmiarze. Osoba i źródła są wymyślone.',
    pictures: {
      1: { alt: 'Okładka przykładowego raportu: imię i nazwisko, na linii czasu kwadraty: źródła przychylne nad nią, krytyczne pod nią.', caption: 'Okładka.' },
      3: {
        alt: 'Strona przykładowego raportu: dziesięć wskaźników z wynikiem, słowem i przedziałem na jednej osi.',
        caption: 'Wskaźniki. Kreska to przedział, w którym wynik prawdopodobnie leży.',
      },
      6: {
        alt: 'Strona przykładowego raportu: sprawy, o których pisano, każda na swojej linii czasu i w cytatach z numerami źródeł.',
        caption: 'Sprawy. Każde zdanie to cytat z numerem źródła.',
      },
    },
    parts: [
      { id: 'screen', title: 'Pierwsze wrażenie', text: 'Co widać na początku i jak to brzmi.' },
      { id: 'kpi', title: 'Dziesięć wskaźników', text: 'Każdy z wynikiem, wyjaśnieniem i odpowiedzią na pytanie, co go podniesie.' },
      { id: 'horizon', title: 'Wydźwięk wzmianek', text: 'Ile jest pozytywnych, negatywnych i neutralnych — i które to.' },
      { id: 'platforms', title: 'Media, strony i profile', text: 'Kto pisze, gdzie Cię widać, które profile nie zgadzają się ze sobą.' },
      { id: 'risks', title: 'Ryzyka', text: 'Z dowodami za i przeciw, bez straszenia.' },
      { id: 'plan', title: 'Plan na 30 dni', text: 'Co zrobić najpierw, ile to zajmie i czego się spodziewać.' },
      { id: 'sources', title: 'Źródła', text: 'Adres, data i wydźwięk każdego. Osobno: czego nie udało się sprawdzić.' },
    ],
    example: 'Z przykładowego raportu:',
    whole: 'Ta część w raporcie',
    button: 'Otwórz przykładowy raport',
  },
  how: {
    title: 'Od zamówienia do raportu',
    lead: 'Bez rozmowy handlowej. Konto zakładamy razem z raportem.',
    steps: [
      {
        when: '3 minuty',
        title: 'Mówisz, kogo szukamy',
        text: 'Imię i nazwisko albo nazwa marki, do tego kilka słów opisu: zawód, firma, miasto. To po nich odróżnimy Cię od innych osób o tym samym nazwisku.',
      },
      { when: 'chwila', title: `Płacisz ${price}`, text: 'Kartą, BLIK-iem albo przez Przelewy24. Płacisz raz, nic się nie odnawia.' },
      {
        when: USUAL_TIME,
        title: 'Szukamy, czytamy, sprawdzamy',
        text: `Sięgamy po co najmniej ${sources(GUARANTEE.minSources)}, odrzucamy powtórzenia i cudze historie, a każde zdanie o faktach zestawiamy z cytatem. Postęp widzisz na żywo.`,
      },
      {
        when: `do ${GUARANTEE.deliveryHours} godzin`,
        title: 'Czytasz raport',
        text: 'Tyle najpóźniej od płatności, zwykle dużo krócej. Raport jest na stronie i w PDF-ie, a na e-mail przychodzi link.',
      },
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
        text: 'Wyniki o innych osobach odkładamy do osobnego załącznika. Jeśli coś przeoczymy, zaznaczasz „to nie ja”, a raport liczy się od nowa, bez dopłaty.',
      },
      {
        title: 'Pieniądze wracają same',
        text: `Mniej niż ${GUARANTEE.minSources} różnych źródeł albo brak raportu po ${GUARANTEE.deliveryHours} godzinach? Zwrot 100% uruchamia się automatycznie, bez pisania do nas. Raport, nawet skromny, i tak dostaniesz.`,
      },
      { title: 'Wzory są jawne', text: 'Wyniki liczymy według opublikowanych wzorów. Te same źródła dają zawsze ten sam wynik.' },
    ],
    link: 'Przeczytaj metodologię',
  },
  pricing: {
    title: 'Cennik',
    lead: 'Ceny brutto. Jednorazowe są naprawdę jednorazowe.',
    today: {
      name: 'Raport wizerunku',
      price,
      text: `jednorazowo, w ciągu ${GUARANTEE.deliveryHours} godzin${lowestWords() && `.${lowestWords()}`}`,
      button: 'Zamów raport',
    },
    plans: [
      {
        name: 'Twoja Historia',
        badge: '',
        text: 'Co sieć o Tobie pamięta.',
        price: `od ${money(PLAN_PRICES.history, true)}`,
        period: 'jednorazowo',
        points: ['Analiza przeszłości: 1 miesiąc, 6 miesięcy lub pełna historia', 'Raport PDF'],
        href: '/raport-wizerunku',
        button: 'Wybieram: Twoja Historia',
        note: `Zaczyna się od raportu za ${price}. Dalszą historię przygotowujemy i dziś jej nie sprzedajemy.`,
      },
      {
        name: 'Twoja Przyszłość',
        badge: 'Najpopularniejszy',
        text: 'Co pojawia się o Tobie teraz.',
        price: money(PLAN_PRICES.future, true),
        period: 'miesięcznie',
        points: ['Codzienny monitoring', 'Powiadomienia e-mail', 'Analiza sentymentu AI', 'Raporty miesięczne'],
        href: '/lista-oczekujacych?usluga=przyszlosc',
        button: 'Zapisz mnie na listę',
        note: 'Ten plan przygotowujemy. Damy znać, gdy ruszy — wtedy zdecydujesz.',
      },
      {
        name: 'Red Alert',
        badge: '',
        text: 'Kiedy trzeba działać natychmiast.',
        price: money(PLAN_PRICES.alert, true),
        period: 'miesięcznie',
        points: ['Monitoring w czasie rzeczywistym', 'Natychmiastowe alerty SMS i e-mail', 'Interwencja prawników', 'Usuwanie treści'],
        href: '/lista-oczekujacych?usluga=red-alert',
        button: 'Zapisz mnie na listę',
        note: 'Ten plan przygotowujemy. Usuwanie dotyczy treści bezprawnych. Nikt uczciwie nie zagwarantuje, że zniknie wszystko.',
      },
    ],
    trial: {
      name: 'Okres próbny',
      text: 'Bezpłatny: codzienny monitoring i alerty e-mail. Zaczyna się z kontem, które zakładamy przy zamówieniu raportu. Nie wymaga karty, na razie nie ma daty końca i nie przechodzi sam w płatny plan.',
      button: 'Zacznij za darmo',
    },
  },
  quote: {
    sample: 'Zdanie z przykładowego raportu',
    proof: (domain: string) => `Stoi za nim cytat ze strony ${domain}.`,
    open: 'Otwórz to źródło',
    label: 'Przykładowa opinia',
    text: 'W raporcie znalazłam siebie, swoją imienniczkę z Gdyni i wywiad sprzed dziewięciu lat, o którym nie pamiętałam. Imienniczka trafiła do załącznika, a wywiad na listę rzeczy do zaktualizowania. Najbardziej podobało mi się to, że każde zdanie dało się sprawdzić.',
    author: 'Anna, radczyni prawna z Poznania (postać wymyślona)',
    note: 'Ten tekst napisaliśmy sami, żeby pokazać, gdzie staną opinie. Prawdziwą opinię opublikujemy dopiero wtedy, gdy sprawdzimy, że jej autor lub autorka kupili raport, i dostaniemy zgodę na publikację.',
  },
  faq,
  closing: {
    title: 'Dowiedz się, zanim zrobią to inni',
    text: `${price}, jeden raport, źródła do sprawdzenia.`,
    button: 'Zacznij chronić swój wizerunek',
    link: 'albo od razu zamów raport',
  },
  contact: {
    title: 'Napisz albo zadzwoń',
    text: 'Odpisuje człowiek.',
    rows: [
      { term: 'E-mail', value: COMPANY.email, note: '', href: `mailto:${COMPANY.email}` },
      { term: 'Telefon', value: COMPANY.phone, note: COMPANY.hours, href: `tel:${COMPANY.phone.replaceAll(' ', '')}` },
      { term: 'Dane osobowe', value: COMPANY.privacyEmail, note: '', href: `mailto:${COMPANY.privacyEmail}` },
      { term: 'Poczta', value: `${COMPANY.name}, ${COMPANY.address}`, note: '', href: '' },
    ],
  },
});
