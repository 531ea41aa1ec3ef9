/** News about other invented people and things, for the feed. Same `[one|other]` choices as in the chronicle. */
export const OTHERS: readonly { id: string; title: string; body: readonly string[] }[] = [
  {
    id: 'tramwaj',
    title: '[Nowy|Zmieniony] rozkład linii [4|7|12]',
    body: [
      'Od [poniedziałku|środy|soboty] tramwaje linii [4|7|12] będą kursować co [osiem|dziesięć|dwanaście] minut.',
      'Zmianę przygotował zespół, którym kieruje Hubert Mach.',
      'Bilety pozostają bez zmian.',
    ],
  },
  {
    id: 'piekarnia',
    title: 'Piekarnia [Kłos|Bochen|Ziarno] świętuje',
    body: [
      'Piekarnia [Kłos|Bochen|Ziarno], którą prowadzi Celina Zych, ma już [dwadzieścia|trzydzieści] lat.',
      'Chleb na zakwasie rozeszedł się w godzinę.',
      'Kolejny piknik odbędzie się wiosną.',
    ],
  },
  {
    id: 'zegluga',
    title: 'Regaty o puchar [latarni|zatoki|portu]',
    body: [
      'W regatach o puchar [latarni|zatoki|portu] najszybszy był Tymon Walczak przed Igorem Sadowskim.',
      'Na starcie stanęło [trzydzieści|czterdzieści] łodzi.',
      'Wiatr ucichł dopiero wieczorem.',
    ],
  },
  {
    id: 'biblioteka',
    title: 'Nocne czytanie w [filii|bibliotece]',
    body: [
      'Do [północy|drugiej w nocy] czytano na głos w bibliotece, a gościem była Olga Ratajczak.',
      'Przyszło [siedemdziesiąt|dziewięćdziesiąt] osób.',
      'Następne czytanie za miesiąc.',
    ],
  },
  {
    id: 'most',
    title: 'Remont kładki potrwa [dłużej|krócej]',
    body: [
      'Kładka nad torami będzie zamknięta do [końca miesiąca|piątku|połowy kwartału], podał Bogdan Wrona z zarządu dróg.',
      'Objazd prowadzi ulicą Wodną.',
      'Piesi mogą korzystać z przejścia podziemnego.',
    ],
  },
  {
    id: 'nowakowie',
    title: 'Koncert rodziny Nowaków',
    body: [
      'Marta Nowak i Piotr Nowak zagrali [wiosenny|jesienny|świąteczny] koncert w domu kultury.',
      'W programie były pieśni [kaszubskie|morskie].',
      'Wstęp był wolny.',
    ],
  },
  {
    id: 'zielinski',
    title: 'Zieliński: [mecz|turniej] bez niespodzianek',
    body: [
      'Trener Kornel Zieliński ocenił [mecz|turniej] jako wyrównany i zapowiedział [dwie|trzy] zmiany w składzie.',
      'Trybuny były pełne.',
      'Rewanż za dwa tygodnie.',
    ],
  },
  {
    id: 'targ',
    title: 'Targ [rybny|kwiatowy|śniadaniowy] wraca',
    body: [
      'Targ [rybny|kwiatowy|śniadaniowy] znów działa w soboty, zapowiada Lucyna Mazur ze stowarzyszenia kupców.',
      'Stoisk będzie ponad [czterdzieści|sześćdziesiąt].',
      'Plac zamknięto dla samochodów.',
    ],
  },
  {
    id: 'pogoda',
    title: 'Pogoda na [weekend|jutro|noc]',
    body: [
      'Synoptyk Cezary Lis zapowiada [wiatr do sześciu stopni|mgłę nad zatoką|przelotny deszcz].',
      'Temperatura bez większych zmian.',
      'W porcie obowiązuje pierwszy stopień ostrzeżenia.',
    ],
  },
  {
    id: 'muzeum',
    title: 'Wystawa [map|latarni|modeli] otwarta',
    body: [
      'Kustoszka Wanda Piekarska otworzyła wystawę [map|latarni|modeli] z [trzech|czterech] wieków.',
      'Oprowadzania odbywają się w niedziele.',
      'Katalog kosztuje dwadzieścia złotych.',
    ],
  },
];
