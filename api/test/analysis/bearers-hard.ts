/** Bearers whom buyers describe in the hardest way: by one word, a rarer or a broader one, a region, small letters, a synonym; with own pages on what happened elsewhere. */
import type { World } from './bearers.ts';

export const WORLDS: readonly World[] = [
  {
    name: 'Pierwiosnka',
    kind: 'brand',
    pages: [
      [
        'A',
        'Pierwiosnka otwiera setny sklep',
        'Sieć drogerii Pierwiosnka z Krosna otworzyła setny sklep. Spółka sprzedaje kosmetyki, perfumy i chemię domową w pięciu województwach.',
      ],
      ['A', 'Promocja na kremy', 'W drogeriach Pierwiosnka do niedzieli kremy i szampony są tańsze o połowę. Kasjerki mówią o kolejkach od otwarcia.'],
      [
        'A',
        'Wyrok po wypadku w magazynie',
        'Sąd w Tarnowie skazał kierownika magazynu Pierwiosnki w Głogowie Małopolskim. Pracownik spadł z regału. Spółka zawarła z wdową ugodę.',
      ],
      [
        'A',
        'Choroba chłopca bez związku z kremem',
        'Chłopiec, który trafił do szpitala w Sanoku, nie zachorował od kremu z drogerii Pierwiosnka. Szpital wykluczył związek. Spółkę Pierwiosnka przepraszamy.',
      ],
      [
        'A',
        'UOKiK: 4,3 mln zł kary dla sieci',
        'Urząd ukarał sieć Pierwiosnka za ceny, których klient nie znajdował przy kasie. Drogerie Pierwiosnka miały na półkach stare etykiety. Kara wynosi 4,3 mln zł.',
      ],
      [
        'A',
        'Targi urody w Augustowie',
        'Na targach w Augustowie stoisko miała też Pierwiosnka. To ona zapłaciła 4,3 mln zł za etykiety na półkach, przypomniał prowadzący z Augustowa.',
      ],
      ['B', 'Zespół Pierwiosnka wyśpiewał złoto', 'Zespół ludowy Pierwiosnka z Łowicza wygrał przegląd pieśni. Soliści zespołu ćwiczą w remizie pod Łowiczem.'],
      ['C', 'Jacht „Pierwiosnka” na mieliźnie', 'Jacht Pierwiosnka osiadł na mieliźnie pod Węgorzewem. Żeglarze czekali na pomoc do rana.'],
    ],
    orders: [
      ['drogerie Krosno', 'A'],
      ['sklepy z kosmetykami podkarpackie', 'A'],
      ['sieć drogerii', 'A'],
      ['kosmetyki', 'A'],
      ['zespół ludowy łódzkie', 'B'],
    ],
  },
  {
    name: 'Czarna Wilga',
    kind: 'brand',
    pages: [
      ['A', 'Browar Czarna Wilga ma nowe piwo', 'Browar Czarna Wilga spod Giżycka uwarzył piwo z dodatkiem miodu. Piwowar dobierał chmiel przez rok.'],
      ['A', 'Złoto za porter', 'Porter z Czarnej Wilgi zdobył złoty medal na festiwalu piwa w Poznaniu. Jury chwaliło słód i pianę.'],
      ['a', 'Cofnięta partia', 'Czarna Wilga wycofała z lokali we Wrocławiu partię piwa, w której znaleziono szkło. Warzelnia oddaje pieniądze.'],
      ['a', 'Kto pije rzemieślnicze?', 'Goście pubu w Krakowie pytają o Czarną Wilgę i inne mazurskie browary. Najlepiej schodzi lager i piwo pszeniczne.'],
      ['B', 'Stadnina Czarna Wilga uczy jazdy', 'Stadnina Czarna Wilga w Zamościu zaprasza dzieci na konie. Instruktorka prowadzi jazdy od środy.'],
      ['B', 'Konie z Zamościa', 'Klacz ze stadniny Czarna Wilga wygrała zawody jeździeckie. Trening w Zamościu trwał całą zimę.'],
    ],
    orders: [
      ['browar mazury', 'A'],
      ['piwo rzemieślnicze', 'A'],
      ['browar', 'A'],
      ['stajnia lubelskie', 'B'],
      ['jazda konna Zamość', 'B'],
    ],
  },
  {
    name: 'Kasztelik',
    kind: 'brand',
    pages: [
      ['A', 'Bank Kasztelik podnosi opłaty', 'Bank Kasztelik od maja pobiera opłatę za konto. Klienci mogą zamknąć rachunek bez kosztów.'],
      ['A', 'Awaria w Kaszteliku', 'Klienci banku Kasztelik nie mogli się zalogować do aplikacji ani zrobić przelewu. Awaria trwała sześć godzin.'],
      ['A', 'Wygrał z bankiem o kredyt', 'Sąd w Łodzi unieważnił umowę kredytu, którą pan Adam zawarł z Kasztelikiem. Bank odda mu raty.'],
      [
        'A',
        'Fałszywy konsultant',
        'Oszust podał się za pracownika Kasztelika i wyłudził od emerytki z Elbląga oszczędności. Bank zwrócił jej pieniądze z konta.',
      ],
      ['A', 'Prezes odchodzi', 'Prezes Kasztelika odchodzi po dziesięciu latach. Zysk z lokat i kredytów spadł o jedną piątą.'],
      ['B', 'Zamek w piasku', 'Przedszkole Kasztelik z Piły ogłasza nabór. Przedszkolaki mają ogród i własną kuchnię.'],
      ['B', 'Nabór do przedszkoli', 'W Pile najwięcej chętnych ma przedszkole Kasztelik. Rodzice przedszkolaków czekają na listy.'],
    ],
    orders: [
      ['bank', 'A'],
      ['konta i kredyty', 'A'],
      ['finanse Warszawa', 'A'],
      ['przedszkole wielkopolska', 'B'],
      ['opieka nad dziećmi Piła', 'B'],
    ],
  },
  {
    name: 'Gończyk',
    kind: 'brand',
    pages: [
      ['A', 'Kurierzy Gończyka chcą podwyżek', 'Kurierzy firmy Gończyk stanęli w Sosnowcu. Za paczkę dostają trzy złote, mniej niż rok temu.'],
      ['A', 'Paczka w śniegu', 'Kurier Gończyka zostawił przesyłkę na płocie w Ełku. Klient czekał na paczkę tydzień.'],
      ['A', 'Gończyk buduje sortownię', 'Gończyk stawia sortownię pod Strykowem. Przesyłki z całego kraju trafią do niej nocą.'],
      ['A', 'Kara dla operatora', 'Urząd ukarał Gończyka za opóźnienia w doręczeniach. Operator obsługuje paczkomaty w całym kraju.'],
      ['B', 'Pies Gończyk wrócił', 'Pies Gończyk wrócił do schroniska w Opolu. Weterynarz opatrzył mu łapę.'],
      ['B', 'Schronisko szuka domów', 'Wolontariusze schroniska w Opolu piszą, że Gończyk lubi dzieci i długie spacery. Pies jest po szczepieniu.'],
    ],
    orders: [
      ['kurier', 'A'],
      ['firma kurierska', 'A'],
      ['przesyłki, paczki', 'A'],
      ['dostawa paczek śląskie', 'A'],
    ],
  },
  {
    name: 'Mokre Zapałki',
    kind: 'brand',
    pages: [
      ['A', 'Mokre Zapałki wydały trzecią płytę', 'Zespół Mokre Zapałki z Cieszyna wydał płytę. Gitarzysta pisał piosenki w garażu.'],
      [
        'A',
        'Awantura po koncercie',
        'Po koncercie Mokrych Zapałek w Mielcu ochrona wyprowadziła basistę. Organizator festiwalu mówi o zniszczonej garderobie.',
      ],
      ['A', 'Wokalista przeprasza', 'Wokalista Mokrych Zapałek przeprosił fanów za odwołaną trasę. Bilety na koncerty zachowują ważność.'],
      ['A', 'Dni Miasta: kto zagra', 'W parku w Żarach wystąpi zespół Mokre Zapałki. Koncert i bis trwały rok temu do północy, gitarzysta zerwał strunę.'],
      ['B', 'Kabaret Mokre Zapałki rozbawił Sandomierz', 'Kabaret Mokre Zapałki z Sandomierza dał skecze o sąsiadach. Aktorzy kabaretu ćwiczą w piwnicy.'],
      ['B', 'Noc skeczy', 'Nagrodę publiczności dostał kabaret Mokre Zapałki. Skecz o urzędzie w Sandomierzu bawił najbardziej.'],
    ],
    orders: [
      ['kapela rockowa', 'A'],
      ['zespół Cieszyn', 'A'],
      ['muzyka, śląskie', 'A'],
      ['kabaret świętokrzyskie', 'B'],
    ],
  },
  {
    name: 'Zdrojowa Lipa',
    kind: 'brand',
    pages: [
      ['A', 'Przychodnia Zdrojowa Lipa ma rezonans', 'Przychodnia Zdrojowa Lipa w Koszalinie kupiła rezonans. Lekarze przyjmują pacjentów także w sobotę.'],
      ['A', 'Kolejki do kardiologa', 'Do kardiologa w Zdrojowej Lipie czeka się pół roku. Pacjenci z Koszalina jeżdżą na wizyty do Słupska.'],
      ['A', 'Proces o błąd lekarski', 'Sąd w Gdańsku zasądził 80 tysięcy od przychodni Zdrojowa Lipa. Lekarz nie skierował pacjentki z Białogardu na badanie.'],
      ['A', 'Zdrojowa Lipa – opinie pacjentów', 'Rejestracja w Zdrojowej Lipie nie odbiera telefonu. Doktor miły, badanie USG dokładne.'],
      ['B', 'Hotel Zdrojowa Lipa po remoncie', 'Hotel Zdrojowa Lipa w Busku ma nowe pokoje i basen. Goście chwalą śniadania.'],
      ['B', 'Weekend w Busku', 'Hotel Zdrojowa Lipa kusi noclegiem ze śniadaniem. Pokój z widokiem na park kosztuje 300 zł.'],
    ],
    orders: [
      ['przychodnia Koszalin', 'A'],
      ['prywatna klinika zachodniopomorskie', 'A'],
      ['lekarze', 'A'],
      ['noclegi Busko', 'B'],
      ['hotel świętokrzyskie', 'B'],
    ],
  },
  {
    name: 'Piąta Klasa',
    kind: 'brand',
    pages: [
      ['A', 'Piąta Klasa uczy angielskiego', 'Szkoła językowa Piąta Klasa z Leszna uczy angielskiego dzieci. Lektorki prowadzą lekcje w małych grupach.'],
      [
        'A',
        'Kursy odwołane, pieniędzy brak',
        'Rodzice z Gostynia zapłacili szkole językowej Piąta Klasa za kurs, który się nie odbył. Lektorka odeszła w maju.',
      ],
      ['A', 'Sąd: umowa kursu nieważna', 'Sąd w Poznaniu uznał, że Piąta Klasa nie mogła zatrzymać opłaty za kurs niemieckiego. Szkoła oddała zaliczki.'],
      ['A', 'Piąta Klasa – opinie', 'Syn mówi po angielsku jak z nut. Piąta Klasa to dobry wybór, choć lektor się zmieniał.'],
      ['B', 'Pub Piąta Klasa z mandatem', 'Pub Piąta Klasa w Kaliszu dostał mandat za hałas. Barman mówi, że muzyka grała cicho.'],
    ],
    orders: [
      ['szkoła językowa Leszno', 'A'],
      ['angielski dla dzieci wielkopolska', 'A'],
      ['kursy językowe', 'A'],
      ['lokal Kalisz', 'B'],
    ],
  },
];
