/** More of those whom buyers describe in the hardest way; pages that name them only to tell somebody else from them, and holders of offices. */
import type { World } from './bearers.ts';

export const WORLDS: readonly World[] = [
  {
    name: 'Tomasz Nowak',
    kind: 'person',
    pages: [
      ['A', 'Nowak obronił karnego', 'Bramkarz Tomasz Nowak z Puław obronił rzut karny w meczu z Avią. Wisła wygrała jeden do zera.'],
      ['A', 'Kontuzja kapitana', 'Tomasz Nowak, kapitan Wisły Puławy, nie zagra do końca rundy. Golkiper zerwał więzadło na treningu.'],
      [
        'A',
        'Zarzut korupcji w meczu',
        'Prokuratura we Wrocławiu przesłuchała piłkarza Tomasza Nowaka. Bramkarz Wisły miał wiedzieć o ustawionym meczu w Kielcach.',
      ],
      ['A', 'Wypożyczenie do Stali', 'Piłkarz Tomasz Nowak wraca z wypożyczenia do Stali. Klub z Puław nie ma drugiego golkipera.'],
      ['B', 'Radny pyta o drogę', 'Radny Tomasz Nowak z Chełma pytał na sesji o drogę. Burmistrz obiecał asfalt.'],
      ['C', 'Dentysta z Puław radzi', 'Dentysta Tomasz Nowak z Puław radzi, jak myć zęby. Gabinet stomatologiczny jest czynny do osiemnastej.'],
      ['D', 'Bramkarz hokeja z Oświęcimia', 'Hokeista Tomasz Nowak z Oświęcimia obronił trzydzieści strzałów. Hokej na lodzie ma w Oświęcimiu komplet widzów.'],
    ],
    orders: [
      ['bramkarz Puławy', 'A'],
      ['piłkarz bramkarz Puławy', 'A'],
      ['piłka nożna lubelskie', 'A'],
      ['golkiper Wisły Puławy', 'A'],
      ['stomatolog lubelskie', 'C'],
      ['radny lubelskie', 'B'],
    ],
  },
  {
    name: 'Maria Kowalska',
    kind: 'person',
    pages: [
      ['A', 'Wdowa po górniku walczy o rentę', 'Maria Kowalska, wdowa po górniku z Jastrzębia-Zdroju, od pięciu lat walczy o rentę. Mąż zginął w kopalni.'],
      [
        'A',
        'Sąd przyznał rentę rodzinną',
        'Wdowa Maria Kowalska wygrała z ZUS. Sąd w Gliwicach przyznał jej rentę po mężu, który zginął w kopalni pod ścianą.',
      ],
      ['a', 'Górnicy pamiętają', 'W rocznicę wybuchu w kopalni kwiaty złożyła Maria Kowalska. Jej mąż, górnik, zostawił dwoje dzieci.'],
      ['B', 'Krawcowa szyje stroje', 'Krawcowa Maria Kowalska z Krosna szyje stroje ludowe. W pracowni pomaga jej córka.'],
      ['C', 'Sołtyska prosi o chodnik', 'Sołtyska Maria Kowalska prosi wójta o chodnik. Droga pod Mławą jest wąska.'],
    ],
    orders: [
      ['wdowa', 'A'],
      ['wdowa po górniku', 'A'],
      ['żona górnika śląskie', 'A'],
      ['pracownia krawiecka podkarpackie', 'B'],
    ],
  },
  {
    name: 'Piotr Wiśniewski',
    kind: 'person',
    pages: [
      ['A', 'Pediatra przyjmie bez kolejki', 'Pediatra Piotr Wiśniewski z Ostrołęki przyjmuje dzieci bez kolejki. Poradnia jest czynna do zmierzchu.'],
      ['A', 'Doktor Wiśniewski – opinie', 'Piotr Wiśniewski zbadał synka dokładnie, przepisał antybiotyk. Lekarz cierpliwy, dzieci go lubią.'],
      [
        'A',
        'Sąd lekarski o szczepieniu',
        'Sąd lekarski w Warszawie upomniał pediatrę Piotra Wiśniewskiego za wpis o szczepieniach. Lekarz z Ostrołęki się odwołał.',
      ],
      ['B', 'Notariusz zmienia adres', 'Notariusz Piotr Wiśniewski z Ostrołęki przeniósł kancelarię. Akty można podpisać przy rynku.'],
      ['C', 'Pediatra z Torunia na emeryturze', 'Pediatra Piotr Wiśniewski z Torunia pożegnał się z pacjentami. W Toruniu leczył dzieci czterdzieści lat.'],
    ],
    orders: [
      ['lekarz dziecięcy Ostrołęka', 'A'],
      ['pediatra ostroleka', 'A'],
      ['doktor od dzieci, Ostrołęka', 'A'],
      ['rejent Ostrołęka', 'B'],
    ],
  },
  {
    name: 'Marek Lewandowski',
    kind: 'person',
    pages: [
      [
        'A',
        'Trener odchodzi po sezonie',
        'Marek Lewandowski, trener siatkarek z Bielska-Białej, odchodzi po sezonie. Drużyna spadła na ostatnie miejsce w lidze.',
      ],
      [
        'A',
        'Siatkarki skarżą się na trenera',
        'Trzy siatkarki opowiedziały o krzykach na treningach. Marek Lewandowski mówi, że wymagał od zawodniczek tyle co od siebie.',
      ],
      ['A', 'Nabór do drużyny', 'Na zajęcia do hali w Bielsku-Białej zaprasza trener siatkówki Marek Lewandowski. Trening jest we wtorki.'],
      ['A', 'Turniej w Pile', 'Na turnieju siatkówki w Pile drużyna Marka Lewandowskiego przegrała trzy sety. Szkoleniowiec chwalił blok.'],
      ['B', 'Trener biznesu', 'Marek Lewandowski prowadzi szkolenia ze sprzedaży. Trener biznesu z Gdyni uczy handlowców rozmów z klientem.'],
      ['C', 'Organista zagra Bacha', 'Organista Marek Lewandowski zagra w kościele w Bielsku-Białej. Koncert organowy zacznie się po mszy.'],
    ],
    orders: [
      ['trener siatkówki Bielsko-Biała', 'A'],
      ['trener siatkarek śląskie', 'A'],
      ['szkolenia dla firm Gdynia', 'B'],
      ['muzyk kościelny śląskie', 'C'],
    ],
  },
  {
    name: 'Ewa Zielińska',
    kind: 'person',
    pages: [
      ['A', 'Nowy kryminał Zielińskiej', 'Ewa Zielińska wydała nowy kryminał. Powieść dzieje się w Kazimierzu Dolnym, a śledztwo prowadzi emerytka.'],
      ['A', 'Spotkanie w bibliotece', 'W bibliotece w Pszczynie czytelnicy pytali Ewę Zielińską o bohaterów. Pisarka podpisała sto książek.'],
      ['A', 'Spór o plagiat', 'Wydawnictwo z Krakowa zarzuca Ewie Zielińskiej plagiat. Autorka mówi, że powieść napisała sama.'],
      ['A', 'Recenzja: martwy sad', 'Martwy sad to najsłabsza książka Ewy Zielińskiej. Fabuła stoi, a zakończenie powieści zdradza okładka.'],
      ['B', 'Położna roku', 'Położna Ewa Zielińska z Kazimierza Dolnego odebrała nagrodę. Pacjentki chwalą ją za spokój przy porodzie.'],
      ['C', 'Kolarka na podium', 'Ewa Zielińska stanęła na podium wyścigu. Kolarka z Leszna jechała w ucieczce.'],
    ],
    orders: [
      ['pisarka', 'A'],
      ['autorka kryminałów', 'A'],
      ['literatka, powieści', 'A'],
      ['pisze książki', 'A'],
      ['kolarstwo wielkopolska', 'C'],
    ],
  },
  {
    name: 'Anna Kamińska',
    kind: 'person',
    pages: [
      ['A', 'Radna chce żłobka', 'Radna Anna Kamińska z Żor chce nowego żłobka. Na sesji poparło ją jedenastu radnych.'],
      ['a', 'Oświadczenie majątkowe z błędem', 'Anna Kamińska nie wpisała do oświadczenia majątkowego działki pod Żywcem. Radna mówi o pomyłce.'],
      ['A', 'Proces o ulotki', 'Sąd w Rybniku oddalił pozew kandydata przeciw Annie Kamińskiej. Chodziło o ulotki przed wyborami do rady w Żorach.'],
      ['B', 'Fryzjerka z Żor', 'Fryzjerka Anna Kamińska otworzyła w Żorach salon. Strzyże też dzieci.'],
      ['C', 'Radna z Ustki', 'Radna Anna Kamińska z Ustki walczy o molo. Na sesji w Ustce mówiła godzinę.'],
    ],
    orders: [
      ['radna Żory', 'A'],
      ['samorządowiec śląskie', 'A'],
      ['rada miasta Żory', 'A'],
      ['salon fryzjerski śląskie', 'B'],
      ['radna pomorskie', 'C'],
    ],
  },
  {
    name: 'Leśne Echo',
    kind: 'brand',
    pages: [
      ['A', 'Wesele u Leśnego Echa', 'Dom weselny Leśne Echo w Brodnicy gościł sto par. Kucharka piecze tu torty sama.'],
      ['A', 'To nie my – Leśne Echo Brodnica', 'Leśne Echo, dom weselny w Brodnicy. Leśne Echa z Rypina to NIE my, nie mieliśmy z nimi żadnego związku.'],
      [
        'A',
        'Dziękujemy za gościnę',
        'Przez dwa miesiące rodzina ze spalonego domu mieszkała w Leśnym Echu. Gmina Brodnica dziękuje właścicielom za pokoje i obiady z sali weselnej.',
      ],
      [
        'B',
        'Leśne Echa z Rypina ogłosiły upadłość',
        'Dom weselny Leśne Echa w Rypinie nie odda zaliczek. Czterdzieści par zostało bez sali. Kilka osób dzwoniło do lokalu o podobnej nazwie koło Brodnicy. Jego właściciele nie mają ze sprawą nic wspólnego.',
      ],
      [
        'C',
        'Pensjonat Leśne Echo w Kudowie',
        'Pensjonat Leśne Echo w Kudowie-Zdroju ma basen. Goście czasem nas mylą: to inne Leśne Echo, pod Brodnicą, na drugim końcu Polski.',
      ],
    ],
    orders: [
      ['dom weselny Brodnica', 'A'],
      ['wesela kujawsko-pomorskie, Brodnica', 'A'],
      ['sala weselna brodnica', 'A'],
      ['pensjonat Kudowa', 'C'],
    ],
  },
  {
    name: 'Halina Wójcik',
    kind: 'person',
    pages: [
      ['A', 'Nowa sołtyska', 'Halina Wójcik została sołtyską Zagajnicy w gminie Rypin. Zebranie wiejskie wybrało ją jednym głosem.'],
      ['A', 'Sołtyska pyta o drogę', 'Sołtyska Halina Wójcik chce równej drogi do wsi. Gmina Rypin nie ma pieniędzy, radni odłożyli sprawę.'],
      [
        'A',
        'Śledztwa nie będzie',
        'Syn sołtyski Haliny Wójcik na ławkach nie zarobił, podano w Rypinie. Stolarz oddał deski, blat i szafę, meble kuchenne złożył za darmo, lakier i okleina były z tartaku.',
      ],
      ['B', 'Skrzypaczka gra w Rypinie', 'Skrzypaczka Halina Wójcik zagrała w Rypinie koncert. Orkiestra grała sonatę, dyrygent i soliści kłaniali się długo.'],
      ['C', 'Położna z Tczewa', 'Położna Halina Wójcik z Tczewa przyjęła dwa tysiące porodów. Szpital dał jej medal.'],
    ],
    orders: [
      ['sołtys, gmina Rypin', 'A'],
      ['sołtyska Rypin', 'A'],
      ['położna Tczew', 'C'],
    ],
  },
  {
    name: 'Apteka Miętowa',
    kind: 'brand',
    pages: [
      ['A', 'Apteka Miętowa ma dyżur', 'Apteka Miętowa w Pułtusku dyżuruje w nocy. Farmaceutka wydaje leki przez okienko.'],
      ['A', 'Opinie: Apteka Miętowa', 'Leki na miejscu, farmaceutka doradza, kolejka krótka. Apteka Miętowa, Pułtusk, Rynek 3.'],
      ['A', 'Nie jesteśmy siecią', 'Apteka Miętowa to apteka rodzinna z Pułtuska. Nie mamy nic wspólnego z apteką w Mławie. Leki robimy sami.'],
      [
        'B',
        'Apteka Mięta – Mława (zamknięta)',
        'Zezwolenie cofnięte. Kolejki były długie. Gość z Pułtuska dał trzy gwiazdki. Proszę nie mylić z Apteką Miętową w Pułtusku, która z wami nie ma nic wspólnego.',
      ],
    ],
    orders: [
      ['apteka Pułtusk', 'A'],
      ['apteka', 'A'],
    ],
  },
  {
    name: 'Piotr Wójcik',
    kind: 'person',
    pages: [
      ['A', 'Ławki jak nowe', 'Stolarz Piotr Wójcik z parafianami naprawił ławki kościoła w Łowiczu. Parafianie robili przy nich całe lato.'],
      ['A', 'Stolarz z Łowicza wygrał', 'Stolarz Piotr Wójcik z Łowicza zrobił najlepszą szafę. Jury chwaliło meble z dębu.'],
      ['A', 'Sąd: stolarz odda zaliczkę', 'Sąd w Łowiczu nakazał zwrot zaliczki za meble kuchenne. Stolarz Piotr Wójcik zapłacił tego samego dnia.'],
      ['A', 'Warsztat przy Łęczyckiej', 'Stolarz Piotr Wójcik przyjmuje w Łowiczu uczniów. Meble robią z odpadów.'],
      [
        'B',
        'Piotr Wójcik – usługi stolarskie, Słupsk',
        'Słupsk, ul. Morska. Szafa krzywa, meble po terminie, stolarz nie odbiera. Gość z Łowicza pyta, czy to ten sam.',
      ],
      ['C', 'Radny pyta o wiatę', 'Radny Piotr Wójcik z Płońska pyta o wiatę. Burmistrz odpowie na piśmie.'],
    ],
    orders: [
      ['jestem stolarzem, naprawiałem ławki kościoła z parafianami', 'A'],
      ['stolarz Łowicz', 'A'],
      ['stolarz Słupsk', 'B'],
    ],
  },
  {
    name: 'Adam Pawlak',
    kind: 'person',
    pages: [
      ['A', 'Budżet uchwalony', 'Burmistrz Adam Pawlak podziękował radnym z Gołdapi za budżet. Najwięcej pójdzie na szkołę.'],
      ['A', 'Burmistrz o moście', 'Most w Gołdapi będzie gotów jesienią, zapowiada burmistrz Adam Pawlak. Radni pytali o koszt.'],
      [
        'B',
        'Zderzak na parkingu',
        'Sąd ukarał grzywną 51-letniego Adama Pawlaka, przedsiębiorcę z branży drzewnej. Przez tydzień w Gołdapi myślano, że to burmistrz. Szkodę na parkingu naprawił.',
      ],
    ],
    orders: [
      ['burmistrz Gołdap', 'A'],
      ['burmistrz miasta', 'A'],
    ],
  },
  {
    name: 'Fafik & Kulfon',
    kind: 'brand',
    pages: [
      ['A', 'Nowy weterynarz w Śremie', 'Gabinet Fafik & Kulfon w Śremie zatrudnił weterynarza. Psy i koty przyjmuje się do wieczora.'],
      ['A', 'Szczepienia przeciw wściekliźnie', 'Fafik & Kulfon szczepi w Śremie psy za darmo. Weterynarz czeka w sobotę na rynku.'],
      ['A', 'Kot z drzewa', 'Strażacy ze Śremu zdjęli kota z drzewa. Zwierzę zbadał weterynarz gabinetu Fafik & Kulfon.'],
      ['A', 'Opinie o gabinecie', 'Fafik & Kulfon uratował mi psa po wypadku w Śremie. Weterynarz dzwonił trzy razy.'],
      [
        'B',
        'Fafik & Kulfon – hotel dla psów i kotów, Ełk',
        'Hotel dla zwierząt, spacery, strzyżenie. Pies wrócił z Ełku z pchłami. Kot schował się pod szafą.',
      ],
      ['C', 'Króliki w piwnicy', 'Policja znalazła króliki i psy w piwnicy sklepu zoologicznego „Fafik & Kulfon” w Radomiu. Zwierzęta trafiły do schroniska.'],
    ],
    orders: [
      ['weterynarz Śrem', 'A'],
      ['gabinet dla psów i kotów', 'A'],
      ['lecznica wielkopolskie', 'A'],
    ],
  },
];
