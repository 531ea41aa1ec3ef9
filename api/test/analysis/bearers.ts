/** Invented bearers of one name each, with pages on them and what buyers would type: shared by the tests of identity. */
import type { SubjectKind } from '../../src/contract/subject.ts';

/** A page: whose it is by a letter („-” for nobody's; a small one where nothing on the page ties it to its bearer), title, text. */
export type BearerPage = readonly [string, string, string];
/** What a buyer types, and whose pages are then wanted; null when nobody of these is meant. */
export type BearerOrder = readonly [string, string | null];
export type World = { name: string; kind: SubjectKind; pages: readonly BearerPage[]; orders: readonly BearerOrder[] };

export const WORLDS: readonly World[] = [
  {
    name: 'Krzysztof Wójcik',
    kind: 'person',
    pages: [
      [
        'A',
        'Gabinet stomatologiczny Krzysztof Wójcik – Sieradz',
        'Gabinet czynny od poniedziałku do piątku. Leczenie zachowawcze, protetyka, chirurgia. Sieradz, ul. Polna 4.',
      ],
      [
        'A',
        'Wyrwał nie ten ząb? Pacjentka chce odszkodowania',
        'Pani Maria z Sieradza twierdzi, że dentysta Krzysztof Wójcik usunął jej zdrowy ząb. Lekarz odpowiada, że pacjentka podpisała zgodę. Sprawą zajmuje się rzecznik odpowiedzialności zawodowej.',
      ],
      [
        'A',
        'Opinie o: Krzysztof Wójcik, stomatolog',
        'Pan doktor delikatny, plomba trzyma trzeci rok. Czekałam godzinę, ale ząb uratowany. Polecam gabinet Krzysztof Wójcik każdemu, kto boi się bólu.',
      ],
      [
        'B',
        'Dentysta z Kutna przeszedł na emeryturę',
        'Krzysztof Wójcik leczył zęby mieszkańców Kutna przez czterdzieści lat. W poradni pożegnali go pacjenci i personel. Teraz chce łowić ryby.',
      ],
      [
        'C',
        'Sesja rady: spór o parking',
        'Radny Krzysztof Wójcik pytał, dlaczego parking przy szpitalu w Sieradzu jest płatny. Prezydent odparł, że umowę podpisano wcześniej. Głosowało piętnastu radnych.',
      ],
      [
        'D',
        'Nekrologi',
        'Z żalem zawiadamiamy, że zmarł śp. Krzysztof Wójcik, wieloletni pracownik cukrowni, ukochany mąż i dziadek. Pogrzeb odbędzie się w środę na cmentarzu w Łasku.',
      ],
      [
        '-',
        'Wyniki biegu na 10 km',
        '1. Adam Nowicki 33:12. 2. Piotr Sroka 34:05. 3. Krzysztof Wójcik 34:41. 4. Jan Lis 35:02. Bieg odbył się w Łowiczu, startowało 214 osób.',
      ],
    ],
    orders: [
      ['dentysta sieradz', 'A'],
      ['stomatolog, mam gabinet w Sieradzu', 'A'],
      ['dentysta, Zamość', null],
      ['weterynarz Sieradz', null],
      ['radny Sieradz', 'C'],
    ],
  },
  {
    name: 'Perła',
    kind: 'brand',
    pages: [
      ['A', 'Pralnia Perła – Łomża', 'Pralnia chemiczna i wodna. Pierzemy garnitury, suknie ślubne i kołdry. Łomża, ul. Długa 11, czynne do osiemnastej.'],
      [
        'A',
        'Suknia zniszczona w praniu',
        'Panna młoda z Łomży oddała suknię do pralni „Perła”. Wróciła poszarzała. Właścicielka zwróciła cenę prania, a za suknię zapłaciła połowę.',
      ],
      ['A', 'Gdzie oddać garnitur? – forum', 'Ja noszę do Perły i jestem zadowolony, plamy schodzą. W tej pralni kołdry też piorą. Drogo, ale czysto.'],
      [
        'A',
        'Łomża: pralnia da zajęcia niepełnosprawnym',
        'Dwie osoby z warsztatów terapii pracują od marca w „Perle”. – Prasują lepiej niż ja – mówi właścicielka. Umowę podpisano w ratuszu.',
      ],
      [
        'B',
        'Hotel Perła w Łomży – wesela i noclegi',
        'Hotel Perła zaprasza na wesela w sali balowej. Pokoje z łazienkami, śniadania, parking. Łomża, ul. Leśna 3.',
      ],
      ['C', 'Pralnia Perła – Brzeg', 'Pranie wodne i maglowanie pościeli. Odbieramy pranie od hoteli i szpitali. Telefon czynny całą dobę.'],
      [
        'D',
        'Otwarto nową pralnię',
        'W Gryfinie ruszyła pralnia „Perła”. Samoobsługowe pralki działają na monety. Właściciel, Robert Zych, zapowiada drugą w Policach.',
      ],
      ['E', 'Perła Bałtyku pęka w szwach', 'W weekend „Perła Bałtyku” przyjęła tysiąc gości. Ośrodek w Mielnie ma basen i pralnię dla wczasowiczów.'],
      [
        '-',
        'Perła architektury odzyska blask',
        'Dworek na skraju miasta to perła architektury drewnianej. Perła doczeka się remontu, bo konserwator dał pieniądze.',
      ],
    ],
    orders: [
      ['pralnia Łomża', 'A'],
      ['pralnia w Łomży, czyścimy garnitury i suknie', 'A'],
      ['pralnia brzeg', 'C'],
      ['pralnia Konin', null],
      ['jubiler Łomża', null],
    ],
  },
  {
    name: 'Marta Nowak',
    kind: 'person',
    pages: [
      [
        'A',
        'Salon kosmetyczny w Jaśle z nagrodą',
        'Kosmetyczka Marta Nowak z Jasła odebrała tytuł najlepszego salonu w powiecie. Robi makijaże ślubne i henny.',
      ],
      [
        'a',
        'Poparzone brwi po zabiegu',
        'Klientka skarży się na henny u kosmetyczki. Marta Nowak przeprosiła i oddała pieniądze. Sanepid skontrolował salon i nie miał uwag.',
      ],
      [
        'a',
        'Warsztaty dla seniorek',
        'Marta Nowak pokazała seniorkom z Jasła, jak dbać o skórę dłoni. Zajęcia w bibliotece były darmowe. Przyszło trzydzieści pań.',
      ],
      ['B', 'Fryzjerka z Krosna strzyże za darmo', 'Marta Nowak, fryzjerka z Krosna, raz w miesiącu strzyże bezdomnych. – Każdy chce wyglądać – mówi.'],
      ['C', 'Kosmetyczka z Mielca skazana', 'Sąd w Mielcu skazał kosmetyczkę Martę Nowak za podawanie botoksu bez uprawnień. Wyrok nie jest prawomocny.'],
      ['D', 'Rada rodziców wybrana', 'Przewodniczącą rady rodziców została Marta Nowak. Szkoła w Jaśle zbiera na nowe boisko. Skarbnikiem został Jan Kic.'],
    ],
    orders: [
      ['kosmetyczka jasło', 'A'],
      ['mam salon kosmetyczny w Jaśle', 'A'],
      ['kosmetyczka Olsztyn', null],
      ['kosmetyczka, Mielec', 'C'],
      ['adwokatka Jasło', null],
    ],
  },
  {
    name: 'Duet',
    kind: 'brand',
    pages: [
      ['A', 'Szkoła tańca Duet – zapisy', 'Kurs tańca towarzyskiego i salsy dla dorosłych w Pile. Szkoła tańca „Duet” zaprasza na parkiet od września.'],
      [
        'A',
        'Złoto dla tancerzy',
        'Tancerze szkoły „Duet” przywieźli z Poznania trzy medale. Instruktorka Beata Koc mówi, że trenują w sali przy Bydgoskiej. Prezydent Piły pogratulował.',
      ],
      [
        'A',
        'Rodzice: opłat nie zwrócono',
        'Szkoła tańca odwołała obóz, a zaliczek nie oddała. „Duet” tłumaczy się chorobą instruktorki. Rzecznik konsumentów w Pile prowadzi mediację.',
      ],
      ['B', 'Zakład fryzjerski Duet – Piła', 'Strzyżenie damskie i męskie, koloryzacja, upięcia. Zapraszamy na Rynek. Rezerwacja przez telefon.'],
      ['C', 'Szkoła tańca Duet – Turek', 'Taniec nowoczesny dla dzieci, hip hop, balet. Pierwsze zajęcia gratis. Zapisy w domu kultury.'],
      ['D', 'Duet z Kalisza w finale programu', 'Akordeonistki z Kalisza wystąpią w finale. „Duet” zagra tango. Muzycy ćwiczą po osiem godzin.'],
    ],
    orders: [
      ['szkoła tańca piła', 'A'],
      ['szkoła tańca w Pile', 'A'],
      ['szkoła tańca Nysa', null],
      ['fryzjer Piła', 'B'],
    ],
  },
  {
    name: 'Elżbieta Zając',
    kind: 'person',
    pages: [
      [
        'A',
        'Kancelaria notarialna w Chełmie',
        'Notariusz Elżbieta Zając. Akty notarialne, poświadczenia dziedziczenia. Chełm, ul. Lwowska 8, pierwsze piętro.',
      ],
      [
        'A',
        'Notariusz przed sądem dyscyplinarnym',
        'Izba notarialna zbada, czy notariusz Elżbieta Zając z Chełma pominęła spadkobierczynię. Sama mówi, że dokumenty były w porządku.',
      ],
      ['A', 'Forum: akt notarialny', 'Czy ktoś zna notariusz Elżbietę Zając? Wszystko wyjaśniła, akt był gotowy w dwa dni. Taksa jak wszędzie.'],
      ['b', 'Dzień pielęgniarki w szpitalu', 'W szpitalu w Chełmie odznaczono pielęgniarki. Medal dostała Elżbieta Zając, oddziałowa na internie.'],
      ['C', 'Kancelaria notarialna Elżbieta Zając – Świdnik', 'Notariusz w Świdniku zaprasza od ósmej. Akty także poza kancelarią, dojazd do chorych.'],
      ['-', 'Przyjęci na studia', 'Lista przyjętych: Ewa Zając, Elżbieta Zając, Adam Zbożny, Karol Zych. Chełm, Lublin, Zamość – tam można odebrać decyzje.'],
    ],
    orders: [
      ['notariusz Chełm', 'A'],
      ['notariusz, kancelaria w Chełmie', 'A'],
      ['notariusz Suwałki', null],
      ['pielęgniarka Chełm', 'B'],
    ],
  },
  {
    name: 'Zacisze',
    kind: 'brand',
    pages: [
      ['A', 'Agroturystyka „Zacisze” – Borki Małe', 'Pokoje dla gości, wędkowanie, konie. Borki Małe koło Mrągowa. Jaja i ser od gospodyni.'],
      [
        'a',
        'Goście bez wody',
        'W gospodarstwie „Zacisze” w Borkach Małych zabrakło wody na cały weekend. Gospodyni zwróciła gościom za noclegi i przeprosiła.',
      ],
      ['A', 'Opinie: agroturystyka Zacisze', 'Cisza, konie, las. Pokoje skromne, łazienka wspólna. Gospodyni częstuje serem, dzieci były zachwycone.'],
      [
        'B',
        'Dom weselny Zacisze w Kętrzynie',
        'Sala na dwieście osób, poprawiny, orkiestra. Dom weselny „Zacisze” w Kętrzynie przyjmuje rezerwacje na przyszły rok.',
      ],
      ['C', 'Korki na osiedlu Zacisze', 'Mieszkańcy osiedla Zacisze w Zielonej Górze chcą rond. Autobusy stoją po pół godziny. Radni obiecują projekt.'],
      ['D', 'Agroturystyka Zacisze w Bieszczadach', 'Agroturystyka „Zacisze” koło Leska ma nowe pokoje i bacówkę. Goście jeżdżą konno nad Solinę.'],
      ['E', 'Dom seniora „Zacisze” pod lupą', 'Kontrola w domu opieki „Zacisze” w Piasecznie wykazała brak pielęgniarek w nocy. Rodziny boją się o bliskich.'],
    ],
    orders: [
      ['agroturystyka Borki Małe', 'A'],
      ['agroturystyka koło Mrągowa', 'A'],
      ['agroturystyka Kazimierz Dolny', null],
      ['dom opieki Piaseczno', 'E'],
      ['przedszkole Kętrzyn', null],
    ],
  },
];
