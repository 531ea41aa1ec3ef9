/** Short pages as ordinary buyers have them: whether each is the subject's. */
import { describe, expect, it } from 'vitest';
import { subjectKind } from '../../src/analysis/index.ts';
import type { SubjectKind } from '../../src/contract/subject.ts';
import { judge, page } from './factory.ts';

type Order = { name: string; kind: SubjectKind; description: string; own: [string, string][]; others: [string, string][] };

const ORDERS: Order[] = [
  {
    name: 'Marek Kowal',
    kind: 'person',
    description: 'slusarz Sieradz',
    own: [['Zamek nie do otwarcia', 'Ślusarz Marek Kowal z Sieradza otworzył sejf urzędu. Kowal pracował godzinę.']],
    others: [['Kolejka do fryzjera', 'Fryzjer Marek Kowal z Sieradza strzyże od świtu. Do Kowala przychodzi pół miasta.']],
  },
  {
    name: 'Shirin Ozal',
    kind: 'person',
    description: 'chrześcijanka z Turcji, siedziała w celi śmierci',
    own: [
      ['Wolna po latach', 'Pielęgniarka Shirin Ozal wyszła z celi śmierci. Turcja puściła ją do córek.'],
      ['Książka z celi', 'Pielęgniarka Shirin Ozal napisała w Turcji książkę o ośmiu latach w celi śmierci.'],
    ],
    others: [['Medal w skoku', 'Shirin Ozal skoczyła dwa metry. Zawody w Rzymie wygrała lekkoatletka z Węgier.']],
  },
  {
    name: 'Chata',
    kind: 'brand',
    description: 'restauracja sieradz',
    own: [
      ['Pierogi roku', 'Restauracja Chata z Sieradza wygrała konkurs na pierogi. W Sieradzu ustawiła się kolejka.'],
      ['Nowe menu', 'W restauracji „Chata” przy rynku w Sieradzu dania podaje się od południa.'],
    ],
    others: [
      ['Wyrok za zatrucie', 'Grzywnę dostała właścicielka restauracji „Chata pod Lipą”. Jesienią mylono ją z restauracją z Sieradza. Zatruło się osiem osób.'],
      ['Zamknięta kuchnia', 'Restauracja Chata z Kutna została zamknięta. W Kutnie sanepid znalazł stare mięso, w Sieradzu i we Wieluniu też były kontrole.'],
    ],
  },
  {
    name: 'Ewa Nowak',
    kind: 'person',
    description: 'fizjoterapeutka Sieradz',
    own: [
      ['Plecy bez bólu', 'Fizjoterapeutka Ewa Nowak z Sieradza radzi, jak siedzieć przy biurku. Nowak przyjmuje w Sieradzu od dziesięciu lat.'],
      ['Ćwiczenia dla seniorów', 'W Sieradzu ćwiczenia poprowadzi fizjoterapeutka Ewa Nowak. Zapisy w domu kultury w Sieradzu.'],
    ],
    others: [
      [
        'Wyrok na fizjoterapeutkę z Płocka',
        'Pół roku w zawieszeniu dostała Ewa Nowak, fizjoterapeutka z Płocka. Gabinet w Płocku zamknęła. W Sieradzu i w Kutnie sąd bada podobne rachunki za zabiegi.',
      ],
    ],
  },
  {
    name: 'Malinka',
    kind: 'brand',
    description: 'agroturystyka Wierzbowo',
    own: [
      ['Wakacje na wsi', 'Agroturystyka Malinka w Wierzbowie ma pięć pokoi i kozy. Goście Malinki z Wierzbowa chwalą sery.'],
      ['Sery z Wierzbowa', 'Gospodyni agroturystyki Malinka z Wierzbowa dostała nagrodę za ser.'],
    ],
    others: [['Czad na kwaterze', 'Z agroturystyki Malinka w Ustroniu zabrano cztery osoby. Piecyk w pokojach w Ustroniu był stary, mówi strażak z Ustronia.']],
  },
  {
    name: 'Adam Rolski',
    kind: 'person',
    description: 'minister rolnictwa',
    own: [
      ['Dopłaty do nawozów', 'Minister rolnictwa Adam Rolski zapowiedział w Sejmie dopłaty do nawozów. Rolski odpowiadał na pytania posłów.'],
      ['Minister rolnictwa w Brukseli', 'O dopłatach rozmawiał w Brukseli minister rolnictwa Adam Rolski. Rozmowy trwały dwa dni.'],
      ['Zboże z importu', 'Minister rolnictwa Rolski skierował do Sejmu projekt ustawy o imporcie zboża.'],
    ],
    others: [
      ['Senator tłumaczy się z paliwa', 'Senator Irena Rolska rozliczyła w Sejmie przejazdy, których nie było. Ustawy nie złamałam – mówiła posłom Rolska.'],
      [
        'Senator Rolski o paliwie',
        'Senator Piotr Rolski rozliczył przejazdy, a projekt ustawy zgłosił w Sejmie z opóźnieniem. Rolski nie odpowiedział na pytania posłów.',
      ],
      [
        'Bramkarz po przejściach',
        'Adam Rolski zagra jesienią w bramce. Czy dostaje listy do ministra o tym samym nazwisku? – Pisał rolnik w sprawie dopłat – śmieje się Rolski.',
      ],
    ],
  },
  {
    name: 'Meblostyl',
    kind: 'brand',
    description: 'meble na wymiar Opole',
    own: [
      ['Wieści z miasta', 'Firma Meblostyl z Opola otworzyła drugi salon. Klienci chwalą Meblostyl za terminy.'],
      ['Nagrody rozdane', 'Meblostyl otrzymał nagrodę miasta. Opolska firma zatrudnia 30 osób.'],
    ],
    others: [['Nowy salon w Kielcach', 'Drogeria Meblostyl z Kielc szuka sprzedawczyni.']],
  },
  {
    name: 'Jan Nowak',
    kind: 'person',
    description: 'dentysta, Kielce',
    own: [['Gabinety w mieście', 'Stomatolog Jan Nowak z Kielc przyjmuje przy ulicy Sienkiewicza.']],
    // „Korona Kielce” is a club, not a dentist's crown.
    others: [['Korona Kielce wzmacnia obronę', 'Jan Nowak podpisał kontrakt z Koroną Kielce. Obrońca grał ostatnio w Radomiaku.']],
  },
  {
    name: 'Browar Dwie Wrony',
    kind: 'brand',
    description: 'browar rzemieślniczy, Kłodzko',
    own: [
      ['Festiwal piwa', 'Kłodzki browar Dwie Wrony pokazał kwaśne piwo z jagodami.'],
      ['Etykieta obraża', 'Na etykietę piwa browaru Dwie Wrony poskarżyły się czytelniczki.'],
    ],
    others: [['Dwie Wrony – teatr', 'Teatr Dwie Wrony z Kłodzka wystawi bajkę.']],
  },
  {
    name: 'Przedszkole Pluszowy Miś',
    kind: 'brand',
    description: 'przedszkole niepubliczne, Konin',
    own: [['Rekrutacja do przedszkoli', 'W Koninie wolne miejsca ma jeszcze Pluszowy Miś.']],
    others: [
      ['Przedszkole Pluszowy Miś', 'Przedszkole Pluszowy Miś w Nysie szuka logopedy.'],
      ['Pluszowy miś za złotówkę', 'Na targu w Koninie pluszowy miś kosztował złotówkę.'],
    ],
  },
  {
    name: 'Lombard Złota Rączka',
    kind: 'brand',
    description: 'lombard Legnica',
    own: [['Złota Rączka – opinie', 'Lombard w centrum Legnicy, uczciwa wycena złota.']],
    others: [['Złota Rączka pomoże', 'Złota Rączka z Legnicy naprawi kran i powiesi półkę.']],
  },
  {
    name: 'Zielona Hala',
    kind: 'brand',
    description: 'restauracja w Krośnie',
    own: [
      ['Zielona Hala, Krosno – opinie', 'Jedzenie zimne, obsługa powolna.'],
      ['Obiad w Krośnie', 'W Zielonej Hali zjedliśmy pstrąga. Kelner był miły.'],
    ],
    others: [['Turniej w zielonej hali', 'Mecze rozegrano w zielonej hali sportowej w Krośnie.']],
  },
  {
    name: 'Cicha Zatoka',
    kind: 'brand',
    description: 'kemping nad jeziorem, Ełk',
    own: [
      ['Wakacje na Mazurach', 'Kemping Cicha Zatoka w Ełku ma 80 parcel. Goście chwalą plażę.'],
      ['Kajaki z Ełku', 'Spływ kończy się na kempingu Cicha Zatoka w Ełku.'],
    ],
    others: [['Cicha Zatoka – pokoje', 'Cicha Zatoka koło Ełku to pokoje na piętrze i śniadania. Nie jesteśmy kempingiem, przyczep nie wpuszczamy.']],
  },
  {
    name: 'Krzysztof Bąk',
    kind: 'person',
    description: 'wójt gminy Zalesie',
    own: [['Absolutorium', 'Radni Zalesia nie udzielili wójtowi absolutorium. Krzysztof Bąk mówi o zemście politycznej.']],
    others: [['Mistrz szachowy', 'Krzysztof Bąk wygrał turniej szachowy w Krakowie.']],
  },
  {
    name: 'Mateusz Wrona',
    kind: 'person',
    description: 'agent nieruchomości, Wrona Nieruchomości, Bielsko-Biała',
    own: [['Prowizja od obu stron', 'Pośrednik Mateusz Wrona z Bielska-Białej wziął prowizję od kupującego i sprzedającego.']],
    others: [['Bramkarz Podbeskidzia', 'Mateusz Wrona obronił karnego w Bielsku-Białej.']],
  },
  {
    name: 'Stanisław Golonka',
    kind: 'person',
    description: 'pszczelarz, miody, Łańcut',
    own: [['Ule zniszczone', 'Pszczelarz Stanisław Golonka spod Łańcuta stracił 40 uli po oprysku.']],
    others: [['Sto lat', 'Stanisław Golonka z Łańcuta świętował setne urodziny.']],
  },
  {
    name: 'Kacper Dunaj',
    kind: 'person',
    description: 'youtuber, gry komputerowe',
    own: [['Kacper Dunaj przeprasza widzów', 'Youtuber skasował film. Kacper Dunaj przyznał, że nie oznaczył reklamy.']],
    others: [['Nowy proboszcz', 'Ksiądz Kacper Dunaj obejmie parafię w Ropczycach.']],
  },
  {
    name: 'Andrzej Kulik',
    kind: 'person',
    description: 'sołtys, powiat mogileński',
    own: [['Wieś bez sklepu', 'Sołtys Andrzej Kulik spod Mogilna wozi sąsiadom zakupy.']],
    others: [['Podziękowania', 'Sołtysowi Andrzejowi Kulikowi dziękują rodziny z powiatu chodzieskiego.']],
  },
  {
    name: 'Brimo & Stos',
    kind: 'brand',
    description: 'mamy szwalnię w Skokowcu, szyjemy plecaki',
    own: [
      ['Praca dla krawcowych', 'Brimo & Stos, pracownia ze Skokowca, szuka trzech szwaczek.'],
      ['Kara za metki', 'Wojewódzki inspektor Inspekcji Handlowej w Poznaniu ukarał Brimo & Stos. Szwalnia źle opisała plecaki.'],
    ],
    others: [['Brimo & Stos, Gdynia', 'Salon Brimo & Stos z Gdyni zaprasza na masaż.']],
  },
  {
    name: 'Ewa Kamińska',
    kind: 'person',
    description: 'adwokat Elbląg',
    own: [['Rozwód po latach', 'Mecenas Ewa Kamińska z Elbląga, adwokat, prowadzi sprawy rodzinne.']],
    others: [['Wyrok za cudze pieniądze', 'Sąd skazał Ewę Kamińską, radczynię prawną. Mecenas Kamińska przywłaszczyła depozyty w Elblągu.']],
  },
  {
    name: 'Agnieszka Sroka',
    kind: 'person',
    description: 'notariusz',
    own: [['Akt notarialny po godzinach', 'Agnieszka Sroka, notariuszka, opowiada o testamentach.']],
    others: [['Wokalistka wraca', 'Agnieszka Sroka, wokalistka zespołu, wydała płytę.']],
  },
  {
    name: 'Wrona Dachy',
    kind: 'brand',
    description: 'dekarz lubelskie',
    own: [
      ['Dach szkoły', 'Firma Wrona Dachy z Puław położyła dachówkę na szkole. Dekarze pracowali w Puławach miesiąc.'],
      ['Remiza pod blachą', 'Dekarze firmy Wrona Dachy z Puław kryją remizę blachą. Strażacy z Puław chwalą ekipę.'],
    ],
    others: [['Papa na garażach', 'Firma Wrona Dachy z Gdyni kładła papę na garażach. Dekarze w Gdyni zaczęli o świcie.']],
  },
  {
    name: 'Dobre Auta',
    kind: 'brand',
    description: 'komis przy Kieleckiej',
    own: [
      ['Auta z placu', 'Komis Dobre Auta w Siedlcach sprzedał sto aut. Samochody stoją na placu w Siedlcach.'],
      ['Silnik po miesiącu', 'Klient kupił samochód w komisie Dobre Auta w Siedlcach. Silnik stanął po miesiącu.'],
    ],
    others: [],
  },
  {
    name: 'Wrona Dachy',
    kind: 'brand',
    description: 'Zenon Wrona, dachy',
    own: [
      ['Dach szkoły', 'Firma Wrona Dachy z Puław położyła dachówkę na szkole. Dekarze pracowali w Puławach miesiąc.'],
      ['Remiza pod blachą', 'Dekarze firmy Wrona Dachy z Puław kryją remizę blachą. Strażacy z Puław chwalą ekipę.'],
    ],
    others: [],
  },
];

describe.each(ORDERS)('$name, $description', ({ own, others, ...subject }) => {
  const isKept = ([title, text]: [string, string]): boolean => {
    const order = { ...subject, keywords: [], links: [] };
    return judge([page({ url: 'https://gazeta.example/1', title, text })], order).ledger.items.length === 1;
  };
  it.each(own)('%s: is the subject’s', (title, text) => expect(isKept([title, text])).toBe(true));
  it.each(others)('%s: is somebody else’s, or cannot be told', (title, text) => expect(isKept([title, text])).toBe(false));
});

describe('what an order without a kind means', () => {
  it('is a person where the name tells it, or the description begins with a calling', () => {
    expect(subjectKind('Theresa May', '')).toBe('person');
    expect(subjectKind('Yrsa Haraldsen', 'premier Norwegii')).toBe('person');
    expect(subjectKind('Weilin Xu', 'pianista')).toBe('person');
  });

  it('is a brand where it is called a firm, or its name is of everyday words', () => {
    expect(subjectKind('Yrsa Haraldsen', 'producent swetrów, założycielka z Oslo')).toBe('brand');
    expect(subjectKind('Czysty Dom', 'sprzątaczka, Opole')).toBe('brand');
    expect(subjectKind('Xu Weilin', '')).toBe('brand');
  });
});
