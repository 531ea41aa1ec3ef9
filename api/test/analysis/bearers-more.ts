/** More invented bearers of one name, as in bearers.ts: offices, clubs, builders, family firms. */
import type { World } from './bearers.ts';

export const WORLDS: readonly World[] = [
  {
    name: 'Paweł Kamiński',
    kind: 'person',
    pages: [
      [
        'A',
        'Prezes banku spółdzielczego odchodzi',
        'Paweł Kamiński, prezes banku spółdzielczego w Szczytnie, złożył rezygnację. Rada nadzorcza szuka następcy. Bank miał w tym roku stratę.',
      ],
      [
        'A',
        'Kredytobiorcy skarżą bank',
        'Rolnicy spod Szczytna mówią, że bank podniósł marżę bez uprzedzenia. Prezes Kamiński odpiera zarzuty. Paweł Kamiński twierdzi, że umowy na to pozwalały.',
      ],
      [
        'A',
        'Bal charytatywny: zebrano 40 tysięcy',
        'Licytację poprowadził Paweł Kamiński z banku spółdzielczego. Pieniądze trafią do hospicjum. Najdroższy był obraz mazurskiego malarza.',
      ],
      [
        'B',
        'Prezes klubu żeglarskiego o sezonie',
        'Paweł Kamiński, prezes klubu żeglarskiego w Giżycku, mówi, że marina się nie zapełni. Żeglarze wybierają Chorwację.',
      ],
      [
        'C',
        'Prezes spółdzielni mleczarskiej przed sądem',
        'Paweł Kamiński, prezes spółdzielni mleczarskiej z Rypina, nie przyznał się do winy. Dostawcy mleka czekają na pieniądze.',
      ],
      ['D', 'Hydraulik poleca', 'Paweł Kamiński, hydraulik, radzi, jak odkamienić kran. Wystarczy ocet i chwila cierpliwości.'],
    ],
    orders: [
      ['prezes banku spółdzielczego szczytno', 'A'],
      ['prezes banku w Szczytnie', 'A'],
      ['prezes klubu żeglarskiego Giżycko', 'B'],
      ['prezes spółdzielni mieszkaniowej Koło', null],
      ['geodeta, Szczytno', null],
    ],
  },
  {
    name: 'Dom-Bud',
    kind: 'brand',
    pages: [
      [
        'A',
        'Szeregówki od Dom-Budu z wilgocią',
        'Mieszkańcy szeregówek w Radomiu pokazują zagrzybione ściany. Firma budowlana Dom-Bud przysłała murarzy dopiero po pozwie.',
      ],
      ['A', 'Remont szkoły skończony', 'Remont dachu szkoły w Radomiu wykonała firma Dom-Bud. Odbiór był bez uwag, kosztował 800 tysięcy.'],
      ['A', 'Kto budował z Dom-Bud?', 'Stawiali mi dom pod klucz. Beton dobry, terminy gorsze. Kierownik budowy odbierał telefon nawet w niedzielę.'],
      ['B', 'Dom-Bud Ostrołęka – skład budowlany', 'Cement, styropian, dachówki. Skład budowlany Dom-Bud w Ostrołęce dowozi towar w promieniu 50 km.'],
      ['C', 'Dom-Bud Nieruchomości – mieszkania w Krakowie', 'Dom-Bud Nieruchomości sprzedaje mieszkania na Ruczaju. Dom-Bud Nieruchomości działa od roku.'],
    ],
    orders: [
      ['firma budowlana Radom', 'A'],
      ['firma budowlana w Radomiu, domy i remonty', 'A'],
      ['firma budowlana Zakopane', null],
    ],
  },
  {
    name: 'Jan Mazur',
    kind: 'person',
    pages: [
      ['A', 'Sołtys walczy o chodnik', 'Sołtys Lipówki Jan Mazur od trzech lat prosi powiat o chodnik. Dzieci chodzą do szkoły poboczem.'],
      ['a', 'Dożynki w Lipówce', 'Mieszkańcy Lipówki upletli wieniec. Jan Mazur podziękował rolnikom i kołu gospodyń. Chleb kroił wójt.'],
      ['a', 'Kłótnia o fundusz sołecki', 'Na zebraniu zarzucono sołtysowi, że kupił kosiarkę bez uchwały. Jan Mazur pokazał rachunki.'],
      ['B', 'Leśniczy dokarmia żubry', 'Jan Mazur, leśniczy z Hajnówki, zimą wozi siano żubrom. Opowiada o tym dzieciom.'],
      ['C', 'Rzeźby z lipy', 'Wystawę rzeźb otworzył jej autor. Jan Mazur, rzeźbiarz ludowy, dłubie w lipie od dziecka.'],
      ['D', 'Sołtys z Drawska znów wybrany', 'Jan Mazur będzie sołtysem Zarańska piątą kadencję. Wieś leży pod Drawskiem Pomorskim.'],
    ],
    orders: [
      ['sołtys wsi Lipówka', 'A'],
      ['jestem sołtysem w Lipówce', 'A'],
      ['leśniczy Hajnówka', 'B'],
      ['leśniczy, Goleniów', null],
      ['sołtys wsi Brzezinki', null],
    ],
  },
  {
    name: 'Kuźnia Smaku',
    kind: 'brand',
    pages: [
      ['A', 'Restauracja Kuźnia Smaku – Nowy Sącz', 'Kuchnia regionalna, pstrąg, kwaśnica. Nowy Sącz, rynek. Rezerwacja stolików telefonicznie.'],
      ['A', 'Zatrucie po weselu', 'Osiemnastu gości trafiło do szpitala w Nowym Sączu. Restauracja „Kuźnia Smaku” zamknięta na czas kontroli sanepidu.'],
      ['A', 'Recenzja: zjedliśmy tam obiad', 'Kuźnia Smaku podaje najlepszą kwaśnicę w mieście. Kelner pamiętał, kto zamawiał pstrąga. Deser za słodki.'],
      [
        'A',
        'Nagroda dla Haliny Rogal',
        'Halina Rogal, właścicielka restauracji „Kuźnia Smaku” w Nowym Sączu, została kobietą roku. Gotuje od szesnastego roku życia.',
      ],
      ['B', 'Food truck Kuźnia Smaku rusza we Wrocławiu', 'Food truck „Kuźnia Smaku” stanie na placu Solnym. Burgery i frytki będą do północy.'],
      ['C', 'Warsztaty kulinarne: zapisy', 'Studio kulinarne Kuźnia Smaku z Tczewa uczy dzieci piec chleb. Zapisy w bibliotece.'],
    ],
    orders: [
      ['restauracja Nowy Sącz', 'A'],
      ['restauracja nowy sącz', 'A'],
      ['restauracja Hel', null],
      ['restauracja, Szklarska Poręba', null],
      ['hurtownia stali Nowy Sącz', null],
    ],
  },
  {
    name: 'Agnieszka Król',
    kind: 'person',
    pages: [
      ['A', 'Dyrektorka przedszkola odwołana', 'Prezydent Ełku odwołał Agnieszkę Król, dyrektorkę przedszkola nr 4. Rodzice protestowali pod ratuszem.'],
      ['a', 'Przedszkole ma ogród', 'Dzieci posadziły porzeczki. – Będą jadły swoje – cieszy się dyrektorka Agnieszka Król. Ogród pomogli zrobić strażacy.'],
      ['A', 'Sąd: odwołanie bezprawne', 'Sąd administracyjny uznał, że dyrektorkę przedszkola w Ełku odwołano bez powodu. Agnieszka Król wraca do pracy.'],
      [
        'B',
        'Dyrektorka przedszkola z Gdańska wśród nagrodzonych',
        'Medale wręczono w urzędzie wojewódzkim. Agnieszka Król kieruje przedszkolem na Oruni w Gdańsku.',
      ],
      ['C', 'Jazz w klubie', 'W sobotę zaśpiewa Agnieszka Król. Wokalistka z Ełku wystąpi z triem. Bilety po 30 zł.'],
      ['D', 'Agnieszka Król – tłumacz przysięgły', 'Tłumaczenia z niemieckiego, dokumenty samochodowe, akty. Ełk, ul. Wojska Polskiego 7.'],
    ],
    orders: [
      ['dyrektorka przedszkola ełk', 'A'],
      ['dyrektor przedszkola w Ełku', 'A'],
      ['dyrektorka przedszkola Police', null],
      ['księgowa Ełk', null],
      ['tłumaczka niemieckiego, Ełk', 'D'],
    ],
  },
  {
    name: 'Stolarnia Kornik',
    kind: 'brand',
    pages: [
      ['A', 'Stolarnia Kornik: kuchnie i szafy', 'Meble na wymiar, schody, drzwi. Pracujemy w dębie i jesionie. Przyjedziemy zmierzyć.'],
      [
        'A',
        'Kuchnia bez frontów',
        'Klient z Żnina zapłacił zaliczkę i czeka rok. Stolarnia Kornik tłumaczy, że zachorował stolarz. Sąd kazał oddać 9 tysięcy.',
      ],
      ['A', 'Stolarz ze Żnina uczy młodych', 'Adam Bielik, właściciel stolarni „Kornik”, przyjął dwóch uczniów. W Żninie brakuje stolarzy.'],
      ['A', 'Adam Bielik na targach', 'Adam Bielik ze swoją stolarnią pokazał schody bez gwoździ. Stolarnia Kornik dostała wyróżnienie.'],
      ['B', 'Kornik zjada puszczę', 'Kornik drukarz zaatakował świerki. Leśnicy wycinają chore drzewa, a ekolodzy protestują.'],
      ['C', 'Stolarnia Kornik, Limanowa – okna i domy z bali', 'Stolarnia Kornik z Limanowej stawia domy z bali na Podhalu. Pracuje tu dwunastu cieśli.'],
    ],
    orders: [
      ['stolarz Żnin', 'A'],
      ['stolarnia żnin, meble na wymiar', 'A'],
      ['stolarz, Świecie', null],
    ],
  },
  {
    name: 'Bułkomat',
    kind: 'brand',
    pages: [
      ['A', 'Bułkomat stanie na dworcu', 'Kielecka sieć Bułkomat uruchomiła setny automat z pieczywem. – Chcemy być na każdym osiedlu – mówi prezeska spółki.'],
      [
        'A',
        '„Piekliśmy po czternaście godzin”',
        'Pod piekarnią Bułkomatu w Radomiu stanęło trzydzieści osób. Piekarze i kierowcy chcą podwyżek i wolnych niedziel.',
      ],
      [
        'A',
        'Awaria po aktualizacji',
        'Automaty Bułkomatu w Łodzi wydawały po dwa chleby za cenę jednego. Spółka straciła 80 tysięcy złotych, klienci żartują.',
      ],
      ['A', 'Bułka o połowę lżejsza', 'Inspekcja z Kielc ukarała spółkę Bułkomat. Pieczywo z automatów ważyło mniej, niż podano na ekranie.'],
      ['A', 'Nowy magazyn pod Strykowem', 'Magazyn Bułkomat obsłuży centralną Polskę. W hali w Strykowie pracę znajdą głównie kierowcy.'],
      [
        'B',
        'Bułkomat w teatrze lalek',
        'W niedzielę premiera „Bułkomatu” w teatrze lalek w Wałbrzychu. Bajka opowiada o maszynie, która zakochała się w piekarzu.',
      ],
      ['C', 'Bieg „Bułkomat” po raz piąty', 'W Suwałkach dwustu biegaczy wystartowało w biegu „Bułkomat”. Na mecie czekały drożdżówki. Wygrał Jan Rusak.'],
    ],
    orders: [
      ['automaty z pieczywem, Kielce', 'A'],
      ['sieć automatów z pieczywem', 'A'],
      ['spektakl dla dzieci Wałbrzych', 'B'],
      ['sklep zoologiczny Koszalin', null],
    ],
  },
  {
    name: 'Kasomir',
    kind: 'brand',
    pages: [
      ['A', 'Kasomir zamyka placówki', 'Bank Kasomir zamknie czterdzieści placówek. Klienci będą obsługiwani w aplikacji, zwolnienia obejmą trzysta osób.'],
      ['A', 'Legnica: kolejka po gotówkę', 'Przed oddziałem Kasomiru w Legnicy stało sto osób. Wpłatomat połknął pieniądze i nie oddał kart. Bank przeprasza.'],
      ['A', 'Kara za kredyty', 'Komisja nałożyła na Kasomir karę 4 mln złotych za źle policzone oprocentowanie kredytów. Decyzja nie jest ostateczna.'],
      ['A', 'Biegli w barwach sponsora', 'Sponsorem maratonu w Poznaniu został Kasomir. Bank dał pół miliona na nagrody i wodę dla biegaczy.'],
      ['A', 'Fundacja dała tablety', 'Fundacja Kasomir przekazała szkole w Zgierzu trzydzieści tabletów. Dzieci uczą się na nich, jak działa bank.'],
      [
        'B',
        'Kasomir i smocze jajo',
        'Drugi tom sagi o rycerzu. Kasomir rusza na północ, czytelnik nie odłoży książki. Powieść wydało małe wydawnictwo z Torunia.',
      ],
      ['C', 'Gonitwa dnia', 'Ogier Kasomir wygrał o dwie długości. Dżokej chwalił konia za finisz, trener zapowiada start w derbach.'],
    ],
    orders: [
      ['bank, Wrocław', 'A'],
      ['bank internetowy i aplikacja', 'A'],
    ],
  },
  {
    name: 'Adam Kowal',
    kind: 'person',
    pages: [
      [
        'A',
        'Adwokat Adam Kowal – Płock',
        'Jestem adwokatem w Płocku. Prowadzę sprawy spadkowe. Nie jestem tym Adamem Kowalem, który jest notariuszem w Ciechanowie.',
      ],
      ['A', 'Wygrany spadek', 'Adwokat Adam Kowal z Płocka wygrał spór o spadek. Sąd w Płocku oddalił apelację.'],
      [
        'A',
        'Przepraszamy mecenasa',
        'Zdjęcie kancelarii adwokata Adama Kowala z Płocka daliśmy do tekstu o zatrzymaniu za łapówkę. Zatrzymany adwokat Adam K. nosi inne nazwisko.',
      ],
      ['C', 'Płock: zatrzymany adwokat', 'Za łapówkę zatrzymano adwokata Adama K. z Płocka. Zdjęcie kancelarii pokazała policja.'],
      [
        'B',
        'Notariusz Adam Kowal z Ciechanowa z zarzutem',
        'Notariusz Adam Kowal poświadczył nieprawdę. Poszkodowana rodzina mieszka w Płocku, sprawę opisał portal z Płocka.',
      ],
    ],
    orders: [
      ['adwokat Płock', 'A'],
      ['prawnik z Płocka', 'A'],
      ['notariusz Ciechanów', 'B'],
    ],
  },
  {
    name: 'Ewa Wilk',
    kind: 'person',
    pages: [
      ['A', 'Nowa kardiolożka w szpitalu', 'Ewa Wilk, kardiolożka, przyjmuje w szpitalu w Kielcach. Prowadzi też poradnię serca.'],
      [
        'B',
        'Bańki bez uprawnień',
        'Gabinet w Kielcach prowadzi Ewa Wilk, masażystka, która podpisywała się jako fizjoterapeutka. Pacjentka trafiła do szpitala, prokuratura w Kielcach postawiła zarzut. Nie chodzi o kardiolożkę o tym samym imieniu i nazwisku, która pracuje w szpitalu.',
      ],
    ],
    orders: [['kardiolog Kielce', 'A']],
  },
  {
    name: 'Kret-Bud',
    kind: 'brand',
    pages: [
      ['A', 'Kret-Bud Płock', 'Firma Kret-Bud z Płocka stawia domy i kładzie dachy. Murarz i dekarz od ręki.'],
      ['A', 'Dach szkoły', 'Dach szkoły w Płocku kładzie Kret-Bud. Budowa potrwa miesiąc, dekarze pracują w Płocku.'],
      ['A', 'Opinie', 'Kret-Bud postawił nam dom w Płocku. Murarze z Płocka, fundament suchy.'],
      ['A', 'Wyróżnienie', 'Kret-Bud najlepszą firmą budowlaną Płocka. Nagrodę dał prezydent Płocka.'],
      ['B', 'Zniknęli z pieniędzmi', 'Nyska prokuratura postawiła zarzuty prezesowi Kret-Bud. Budowa domów nie ruszyła, dach nie powstał.'],
    ],
    orders: [['budowa domów, Płock', 'A']],
  },
];
