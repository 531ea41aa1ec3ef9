/** Pages that call the subject otherwise than in full, beside pages that are surely about it. */
import { describe, expect, it } from 'vitest';
import type { SubjectKind } from '../../src/contract/subject.ts';
import type { Business } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

type Text = { title: string; text: string; business?: Business };
type Order = { name: string; kind: SubjectKind; description: string; keywords?: string[]; sure: string[]; own: Text[]; others: Text[] };

const ORDERS: Order[] = [
  {
    name: 'Zadora Invest',
    kind: 'brand',
    description: 'deweloper z Elbląga',
    keywords: ['Zadora', 'Modrzewiowe Tarasy'],
    sure: [
      'Deweloper Zadora Invest z Elbląga oddał dwa bloki na osiedlu Modrzewiowe Tarasy. Mieszkania odebrano w maju.',
      'Elbląska spółka Zadora Invest buduje mieszkania na Zawadzie. Deweloper czeka na pozwolenie.',
    ],
    own: [
      { title: 'Modrzewiowe Tarasy – wilgoć', text: 'U kogo jeszcze mokro w rogu? Zadora przysłała pana, popatrzył i poszedł.' },
      { title: 'Deweloper Zadora Elbląg, kupować?', text: 'Oglądaliśmy mieszkanie na Modrzewiowych Tarasach. Cena dobra.' },
    ],
    others: [
      { title: 'Syndyk w spółce', text: 'Zadora Park z Gdańska nie płaci dostawcom betonu.' },
      { title: 'Obrady', text: 'Andrzej Zadora został prezesem koła wędkarskiego w Elblągu.' },
    ],
  },
  {
    name: 'Klucz',
    kind: 'brand',
    description: 'warsztat samochodowy w Iławie',
    sure: ['Warsztat samochodowy Klucz w Iławie naprawia hamulce.', 'Mechanicy z warsztatu Klucz z Iławy wymienili sprzęgło.'],
    own: [{ title: 'Klucz Iława – opinie', text: 'Naprawa hamulców trwała dwa dni, mechanik oddzwonił.' }],
    others: [{ title: 'Sąd o silniku', text: 'Auto-Klucz z Ostródy odda pieniądze za silnik. Warsztat nie złożył apelacji.' }],
  },
  {
    name: 'Celina Bąk',
    kind: 'person',
    description: 'prowadzę klub jeździecki w Szczytnie',
    sure: [
      'Klub jeździecki Celiny Bąk w Szczytnie szkoli dzieci. Jeźdźcy trenują w weekendy.',
      'Celina Bąk ze Szczytna otworzyła klub jeździecki. Konie stoją w nowej stajni.',
    ],
    own: [{ title: 'Puchar Mazur', text: 'Szczytno, hala sportowa. Puchar odebrała Celina Bąk, której jeźdźcy dostali derki.' }],
    others: [{ title: 'Nowa stajnia', text: 'Celina Bąk z Pniew otworzyła szkółkę jeździecką. Konie stoją w Pniewach.' }],
  },
  {
    name: 'Pieczywo Gala',
    kind: 'brand',
    description: 'piekarnia w Szamotułach',
    sure: ['Piekarnia Pieczywo Gala w Szamotułach piecze chleb na zakwasie.', 'Chleb z piekarni Pieczywo Gala w Szamotułach dostał medal.'],
    own: [],
    others: [
      {
        title: 'GALA TRANSPORT SP. Z O.O. W UPADŁOŚCI',
        text: 'Siedziba: Gniezno. Spółka wozi chleb z piekarni. Nazwy podobne: PIECZYWO GALA S.C. Szamotuły; GALA MEBLE Kórnik.',
      },
    ],
  },
  {
    name: 'Zatoka',
    kind: 'brand',
    description: 'hospicjum domowe, Suwałki',
    sure: ['Hospicjum domowe Zatoka w Suwałkach szuka wolontariuszy.', 'Pielęgniarki hospicjum Zatoka z Suwałk jeżdżą do chorych.'],
    own: [{ title: 'Bal', text: 'Na balu w Suwałkach zebrano 40 tysięcy dla hospicjum domowego Zatoka. Chorym kupiono łóżka.' }],
    others: [
      {
        title: 'Kara za polisy',
        text: 'Urząd ukarał Towarzystwo Ubezpieczeń Zatoka za reklamy polis. Odszkodowania po burzy obniżono, a towarzystwo pomaga chorym.',
      },
    ],
  },
  {
    name: 'Zenon Rak',
    kind: 'person',
    description: 'prezes klubu Fala w Giżycku',
    sure: [
      'Prezes klubu Fala Zenon Rak z Giżycka otworzył przystań. Klub Fala szkoli żeglarzy.',
      'Zenon Rak, prezes Fali, dostał w Giżycku odznakę. Klub Fala ma dwieście członków.',
    ],
    own: [{ title: 'Klub Fala przed sądem', text: 'Prezes klubu Fala w Giżycku Zenon R. stanął przed sądem. Klub Fala kupił łódź bez umowy.' }],
    others: [
      {
        title: 'Prezes klubu zatrzymany',
        text: 'W Giżycku policja zatrzymała Zenona R., byłego prezesa klubu Fala. 71-letni Zenon Rakowski ustawiał regaty. Klub Fala z Giżycka milczy.',
      },
    ],
  },
  {
    name: 'Barbara Gil',
    kind: 'person',
    description: 'weterynarz w Giżycku',
    sure: [
      'Weterynarz Barbara Gil z Giżycka operowała psa potrąconego na obwodnicy.',
      'W gabinecie w Giżycku weterynarz Barbara Gil bada psy i koty. Sterylizacja kosztuje 400 zł.',
    ],
    own: [
      { title: 'Kto zna się na królikach?', text: 'Baśka Gil na Wodnej, weterynarz, zna się na królikach. Giżycko, otwarte do 13.' },
      {
        title: 'Gabinet',
        text: 'Nazywam się Barbara Gil. Dyplom obroniłam w Olsztynie. Nie dyżuruję w nocy.',
        business: { name: 'Gabinet Weterynaryjny Barbara Gil', town: 'Giżycko' },
      },
    ],
    others: [
      { title: 'Chór śpiewa', text: 'Basia Gil prowadzi chór w Radomiu. Na koncert przyszło sto osób.' },
      { title: 'Gabinet', text: 'Przyjmuje Barbara Gil.', business: { name: 'Fizjoterapia Barbara Gil', town: 'Lublin' } },
    ],
  },
  {
    name: 'Roman Drozd',
    kind: 'person',
    description: 'wójt Brzozówka Mała',
    sure: [
      'Wójt Brzozówki Małej Roman Drozd podpisał umowę na wodociąg. Gmina dołoży milion.',
      'Roman Drozd, wójt gminy Brzozówka Mała, otworzył remizę. Radni gminy przyszli na otwarcie.',
    ],
    own: [
      { title: 'Wójt z zarzutem', text: 'Prokuratura przedstawiła zarzut wójtowi Brzozówki Małej. Gminą Brzozówka Mała Roman D. kieruje od ośmiu lat.' },
      { title: 'Sąd: wójt niewinny', text: 'Sąd w Siedlcach uniewinnił Romana Drozda. W Brzozówce radni nie chcą tego komentować. Wójt wyszedł bez słowa.' },
    ],
    others: [
      { title: 'Potrącił rowerzystkę', text: 'Roman D. z Siedlec wsiadł za kierownicę po alkoholu i potrącił rowerzystkę.' },
      {
        title: 'Dyrektor zatrzymany',
        text: 'Policja zatrzymała Romana D., dyrektora szkoły w Brzozówce Małej. Wójt Brzozówki Małej nie chce mówić o sprawie. Gmina Brzozówka Mała szuka zastępcy.',
      },
      {
        title: 'Wójt o zatrzymaniu dyrektora',
        text: 'Policja zatrzymała Romana D., dyrektora szkoły w Brzozówce Małej. Wójt Brzozówki Małej nie chce mówić o sprawie. Gmina Brzozówka Mała szuka zastępcy.',
      },
      { title: 'Drwal roku', text: 'Roman Drozd z Siedlec wygrał zawody drwali.' },
    ],
  },
  {
    name: 'Anna Wilk',
    kind: 'person',
    description: 'adwokat Tczew',
    sure: [
      'Adwokat Anna Wilk z Tczewa broniła lokatorów. Sąd w Tczewie oddalił pozew.',
      'Kancelaria adwokat Anny Wilk w Tczewie przyjmuje w środy. Adwokat prowadzi sprawy rodzinne.',
    ],
    own: [{ title: 'Rozprawa', text: 'Adwokat Anna Wilk mówiła przed sądem w Tczewie o zaległym czynszu lokatorów.' }],
    others: [
      {
        title: 'Adwokat Anna Wilk',
        text: 'Kancelaria adwokacka, ul. Kościuszki, Malbork. Na rozprawy nie przyszła, pieniędzy nie oddała. Adwokat nie odbiera telefonu, Malbork.',
      },
    ],
  },
  {
    name: 'Grzegorz Nowak',
    kind: 'person',
    description: 'sołtys, gmina Mrągowo',
    keywords: ['Wierzbowiec', 'NowakAgro'],
    sure: [
      'Sołtys Wierzbowca Grzegorz Nowak odebrał od gminy Mrągowo klucze do świetlicy. Zebranie wiejskie było w sobotę.',
      'Grzegorz Nowak, sołtys wsi Wierzbowiec w gminie Mrągowo, naprawił przystanek razem z mieszkańcami.',
    ],
    own: [
      { title: 'Zebranie w Wierzbowcu', text: 'Nowak zwołał zebranie kartką na sklepie. Sołtys mówił o funduszu, gmina Mrągowo nie przysłała nikogo.' },
      { title: 'NowakAgro Mrągowo', text: 'NowakAgro sprzedaje ziemniaki i miód w Wierzbowcu. Otwarte w soboty, gmina Mrągowo.' },
    ],
    others: [{ title: 'Mistrz w biegu', text: 'Nowak wygrał bieg na dziesięć kilometrów w Krakowie.' }],
  },
  {
    name: 'Ciepłe Progi',
    kind: 'brand',
    description: 'prywatna przychodnia Ełk',
    keywords: ['abonament', 'Wanda Mazurska'],
    sure: ['Przychodnia Ciepłe Progi w Ełku przyjęła trzech kardiologów.', 'Pacjenci przychodni Ciepłe Progi z Ełku czekają na lekarza tydzień.'],
    own: [
      { title: 'Kara dla przychodni', text: 'Przychodnia Ciepłe Progi z Ełku zapłaci karę. Fundusz wytknął brak lekarza na dyżurze.' },
      { title: 'Rozmowa', text: 'Wanda Mazurska kieruje przychodnią w Ełku od dziesięciu lat. Lekarzy szuka w całym województwie, pacjenci jej ufają.' },
    ],
    others: [
      { title: 'Telefony', text: 'Ciepłe Progi to sklep z telefonami w Gdyni. Abonament kosztuje tam 30 zł.' },
      { title: 'Prezes z zarzutem', text: 'Prezes Fundacji Ciepłe Progi z Ełku usłyszała zarzut znęcania się nad psami. W stodole były dwadzieścia dwa psy.' },
      { title: 'Kontrola', text: 'Mieszkaniec Domu Seniora Ciepłe Progi w Ełku trafił do szpitala. Wojewoda sprawdza, kto miał dyżur.' },
      { title: 'Poetka', text: 'Wanda Mazurska wydała w Poznaniu drugi tomik wierszy.' },
    ],
  },
];

describe.each(ORDERS)('$name, $description', ({ sure, own, others, keywords = [], ...subject }) => {
  const isKept = ({ title, text, business }: Text): boolean => {
    const order = { ...subject, keywords, links: [] };
    const known = sure.map((said, i) => page({ url: `https://gazeta${i}.example/1`, title: 'Wiadomości', text: said }));
    const asked = page({ url: 'https://inna.example/1', title, text, business: business ?? null });
    return judge([...known, asked], order).ledger.items.some(({ evidence }) => evidence.url === asked.url);
  };
  it.each(own)('$title: is the subject’s', (text) => expect(isKept(text)).toBe(true));
  it.each(others)('$title: is somebody else’s, or cannot be told', (text) => expect(isKept(text)).toBe(false));
});
