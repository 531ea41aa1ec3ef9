import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { ARCHITECT, judge, page, web } from './factory.ts';

const dentist = (n: number) =>
  page({
    url: `https://kielce-${n}.test/dentysta`,
    title: 'Nowy gabinet',
    text: `Dentysta Jan Kowalski z Kielc otworzył gabinet numer ${n}. Pacjenci chwalą jego spokój i punktualność przy ulicy ${n}.`,
    rank: n === 1 ? 1 : null,
  });

/** Places of the texts that are kept, each a page of a host of its own. */
const keptTexts = (texts: readonly string[], subject: Subject): number[] =>
  judge(
    texts.map((text, n) => page({ url: `https://strona-${n}.test/1`, title: `Wieści ${n}`, text })),
    subject,
  )
    .ledger.items.map(({ evidence }) => Number(/-(\d)/.exec(evidence.url)?.[1]))
    .sort();

describe('who is who', () => {
  it('sets a namesake with another profession and town aside, says why, and never mixes him in', () => {
    const analysis = judge([...web(12), dentist(1), dentist(2)]);
    const [group] = analysis.ledger.setAside;
    expect(group?.label).toBe('dentysta, Kielce');
    expect(group?.reason).toContain('inny zawód');
    expect(group?.pages.map((p) => p.domain).sort()).toEqual(['kielce-1.test', 'kielce-2.test']);
    expect(analysis.ledger.items.some((item) => item.evidence.domain.startsWith('kielce'))).toBe(false);
    expect(analysis.ledger.totals.setAside).toBe(2);
  });

  it('tells whose an undecided page is by the town and trade of somebody else’s, and never calls anybody by a town alone', () => {
    const site = page({
      url: 'https://strona.test/1',
      title: 'Kontakt',
      text: 'Dentysta Jan Kowalski z Kielc leczy zęby dzieci. Gabinet mieści się przy Polnej.',
    });
    const verdict = page({
      url: 'https://wyrok.test/1',
      title: 'Wyrok za wyrwany ząb',
      text: 'Pół roku w zawieszeniu dostał Jan Kowalski, który leczył zęby przy Polnej. Sąd Rejonowy w Kielcach uznał, że dentysta nie zapytał pacjenta.',
    });
    const elsewhere = page({ url: 'https://rzeszow.test/1', text: 'Jan Kowalski z Rzeszowa znalazł na strychu mapę. W Rzeszowie oglądały ją tłumy.' });
    const { setAside } = judge([...web(10), site, verdict, elsewhere]).ledger;
    expect(setAside.map(({ label, pages }) => [label, pages.length])).toEqual([
      ['dentysta, Kielce', 2],
      ['inna osoba, Rzeszów', 1],
    ]);
  });

  it('sets aside a namesake of the same profession whose name stands beside another town', () => {
    const other = page({ url: 'https://rzeszow.test/1', text: 'Architekt Jan Kowalski z Rzeszowa otworzył biuro. Zapowiada trzy nowe przedszkola.' });
    const analysis = judge([...web(10), other]);
    expect(analysis.ledger.setAside).toMatchObject([{ label: 'architekt, Rzeszów', reason: 'inna miejscowość niż w opisie' }]);
  });

  it('of a firm whose pages are of one town keeps none of another town, however rare its name; of a chain it does', () => {
    const firm: Subject = { name: 'Jurg-Meb', kind: 'brand', description: 'stolarnia w Kole', keywords: ['Jurg Meb'], links: [] };
    const told = [
      'zrobiła schody do ratusza. Stolarz dobrał jesion, a poręcz wyszła równa.',
      'spóźnia się z kuchnią pani Heleny. Szafki miały stać w maju, blat przyjechał bez zlewu.',
      'dostała nagrodę rzemiosła. Jury chwaliło stół z dębu i ławy do przedszkola.',
      'szuka pomocnika do lakierni. Trzeba umieć szlifować drewno i nie bać się piły.',
      'wystawiła meble na jarmarku. Szafa z modrzewia znalazła kupca przed południem.',
      'ogłosiła upadłość. Czterdzieści rodzin czeka na meble, stolarz wziął zaliczki i wyjechał.',
    ];
    const one = (town: string, n: number) => page({ url: `https://strona-${n}.test/1`, title: `Zlecenie ${n}`, text: `Stolarnia Jurg-Meb ${town} ${told[n]}` });
    const keptOf = (towns: string[]) =>
      judge(towns.map(one), firm)
        .ledger.items.map(({ evidence }) => /-(\d)/.exec(evidence.url)?.[1])
        .sort();
    expect(keptOf(['z Koła', 'w Kole', 'z Koła', 'z Koła', 'w Kole', 'z Wałcza'])).toEqual(['0', '1', '2', '3', '4']);
    expect(keptOf(['w Kole', 'w Lublinie', 'w Gdańsku', 'w Radomiu', 'w Toruniu', 'z Wałcza'])).toHaveLength(6);
  });

  it('of a firm that says of another town „to nie my” keeps its own pages, though they name that town', () => {
    const inn: Subject = { name: 'Modra Zatoka', kind: 'brand', description: 'pensjonat, Ryn', keywords: [], links: [] };
    const own = [
      'Pensjonat Modra Zatoka w Rynie otworzył pomost. Goście pensjonatu pływają kajakami od maja.',
      'Pensjonat Modra Zatoka z Ryna szuka kucharza. Pokoje są zajęte do końca sierpnia.',
      'Pensjonat Modra Zatoka zaprasza na pomost i kajaki. Modra Zatoka z Iławy to nie my, choć jej goście dzwonią do nas co dnia.',
    ];
    expect(keptTexts(own, inn)).toEqual([0, 1, 2]);
  });

  it('of a chain called by a word of the dictionary keeps what is told of it in other towns, and no ship or choir of the name', () => {
    const chain: Subject = { name: 'Rzodkiewka', kind: 'brand', description: 'drogerie, Lublin', keywords: ['promocje'], links: [] };
    const news = [
      'Drogerie Rzodkiewka z Lublina mają nowego prezesa. Spółka otwiera drogerię co tydzień i zatrudnia kasjerki.',
      'Drogerie Rzodkiewka rozdawały kosmetyki i szampony. Klientki drogerii stały w kolejce po kremy. Najdłuższa była w Płocku.',
      'W drogeriach Rzodkiewka zabrakło kremów do twarzy. Kierowniczka drogerii przeprosiła klientki. Kosmetyki wrócą w piątek do Kutna.',
      'Strajk w drogeriach Rzodkiewka trwa. Pracownice drogerii chcą podwyżek i wolnych sobót. Pikieta stanęła w Radomiu.',
      'Drogerie Rzodkiewka wycofują krem z półek. Drogeria w Lublinie zwraca pieniądze za kosmetyki.',
      'Kierownik magazynu Rzodkiewki usłyszał wyrok w sprawie wypadku. Sąd w Zamościu uznał, że spółka zawarła ugodę z rodziną pracownika.',
      'Statek „Rzodkiewka” osiadł na mieliźnie pod Giżyckiem. Żeglarze czekali na holownik do rana.',
    ];
    expect(keptTexts(news, chain)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('of an order that names the owner, keeps what names him alone, and not the same surname of another town', () => {
    const firm: Subject = {
      name: 'Remonty Gawlik',
      kind: 'brand',
      description: 'remonty Kutno',
      keywords: ['Lech Gawlik', 'opinie'],
      links: ['https://gawlik.test/o-nas'],
    };
    const one = (host: string, title: string, text: string, path = '1') => page({ url: `https://${host}.test/${path}`, title, text });
    const own = ['kładzie płytki w łazience pani Ewy', 'maluje klatkę schodową bloku', 'szuka pomocnika z prawem jazdy'].map((does, n) =>
      one(`kutno-${n}`, `Wieści ${n}`, `Firma Remonty Gawlik z Kutna ${does}.`),
    );
    const { ledger } = judge(
      [
        ...own,
        one('gazeta', 'Rura pękła w piątek', 'Wykonawca Lech Gawlik tłumaczy, że zawór miał wadę. Lokatorzy dostali nowe podłogi, sprawa jest zamknięta.'),
        one('gawlik', 'Jak pracujemy', 'Nazywam się Lech Gawlik. Kładę płytki od dwudziestu lat. Cenę podpisujemy przed pracą.', 'o-nas'),
        one('inny', 'Upadłość', 'Remonty Gawlik z Sanoka ogłosiły upadłość. Wierzyciele z Sanoka czekają na syndyka.'),
      ],
      firm,
    );
    expect(ledger.items.map(({ evidence }) => evidence.domain).sort()).toEqual(['gawlik.test', 'gazeta.test', 'kutno-0.test', 'kutno-1.test', 'kutno-2.test']);
  });

  it('keeps nobody of another town in the title, of another calling behind an age, or who is taken for the subject', () => {
    const head: Subject = { name: 'Anna Nowak', kind: 'person', description: 'dyrektorka szkoły podstawowej Kutno', keywords: [], links: [] };
    const school = ['otworzyła salę gimnastyczną z drabinkami', 'odpiera skargę rodziców na obiady', 'odbiera nagrodę kuratora za czytelnię'].map((did, n) =>
      page({ url: `https://kutno-${n}.test/1`, title: `Kutno ${n}`, text: `Dyrektorka szkoły podstawowej w Kutnie Anna Nowak ${did}.` }),
    );
    const others = [
      [
        'brzeg',
        'Dyrektorka przedszkola w Brzesku z zarzutami',
        'Prokurator postawił zarzuty dyrektorce, którą jest Anna Nowak. Rodzice zabrali dzieci do domu, a szkoła obok milczy.',
      ],
      [
        'lista',
        'Kutno: listy kandydatów',
        '1. Julia Sobota, lat 39, prawniczka. 2. Anna Nowak, lat 58, pielęgniarka. Głosowanie w lokalach szkoły podstawowej w Kutnie.',
      ],
      [
        'nocna',
        'Nocna zmiana',
        'Anna Nowak, oddziałowa w szpitalu w Kutnie, pracuje nocami.\n\n– Mylą panią z dyrektorką szkoły?\n\n– Co tydzień. Dzwonią, że uczeń zaspał.',
      ],
    ].map(([host, title, text]) => page({ url: `https://${host}.test/1`, title: title as string, text: text as string }));
    expect(
      judge([...school, ...others], head)
        .ledger.items.map(({ evidence }) => evidence.domain)
        .sort(),
    ).toEqual(['kutno-0.test', 'kutno-1.test', 'kutno-2.test']);
  });

  it('calls another firm by its own, longer name, not by a town that its page names in passing', () => {
    const cafe: Subject = { name: 'Wrona & Spółka', kind: 'brand', description: 'kawiarnia, Toruń', keywords: [], links: [] };
    const own = [1, 2, 3].map((n) =>
      page({ url: `https://torun-${n}.test/1`, title: `Kawa ${n}`, text: `Kawiarnia Wrona & Spółka w Toruniu parzy kawę numer ${n} od rana do wieczora.` }),
    );
    const other = (n: number, text: string, title: string) => page({ url: `https://inni-${n}.test/1`, title, text });
    const { ledger } = judge(
      [
        ...own,
        other(
          1,
          'Byliśmy w sierpniu nad jeziorem. Wrona & Spółka ma pokoje. Mikołajki, ul. Wodna 2. Pisze senior z Bytowa: było cicho.',
          'Wrona & Spółka Mazury',
        ),
        other(
          2,
          'Kąpielisko Wrona & Spółka Mazury zamknięto. Goście obiektu Wrona & Spółka skarżyli się na wodę. Właścicielem jest grupa z Gdyni.',
          'Kąpielisko zamknięte',
        ),
      ],
      cafe,
    );
    const others = ledger.setAside.filter(({ kind }) => kind === 'other');
    expect(others).toHaveLength(1);
    expect(others[0]?.label).toContain('Wrona & Spółka Mazury');
    expect(others[0]?.label).not.toMatch(/Gdynia|Bytów/);
  });

  it('does not count a page with the surname alone unless context supports it', () => {
    const bare = page({ url: 'https://nic.test/1', text: 'Kowalski wygrał konkurs rzutu beretem i odebrał dyplom z rąk sołtysa.' });
    const supported = page({
      url: 'https://cos.test/1',
      text: 'Architekt Kowalski z Gdyni pokazał nowy projekt biblioteki. Rozmawiał z mieszkańcami o parku.',
    });
    const urls = judge([...web(6), bare, supported]).ledger.items.map((item) => item.evidence.url);
    expect(urls).toContain('https://cos.test/1');
    expect(urls).not.toContain('https://nic.test/1');
  });

  it('with nothing known of the subject takes the largest group and says that it is a guess', () => {
    const architects = web(9);
    const analysis = judge([...architects, dentist(1), dentist(2), dentist(3)], { ...ARCHITECT, description: 'x' });
    expect(analysis.ledger.items.every((item) => !item.evidence.domain.startsWith('kielce'))).toBe(true);
    expect(analysis.notes.join(' ')).toContain('nie wystarcza');
  });

  it('with a town alone keeps the pages of that town, and none of another', () => {
    const bare = page({ url: 'https://miasto.test/1', text: 'Jan Kowalski odebrał nagrodę. Wręczono ją w ratuszu, a w Gdyni długo o tym mówiono.' });
    const { ledger } = judge([...web(6), bare, dentist(1)], { ...ARCHITECT, description: 'Gdynia, od 2012 roku' });
    const domains = ledger.items.map(({ evidence }) => evidence.domain);
    expect(domains).toContain('miasto.test');
    expect(domains).not.toContain('kielce-1.test');
  });

  it('without any description follows the bearer that nearly all pages speak of', () => {
    const plain = page({ url: 'https://festyn.test/1', text: 'Na festynie Jan Kowalski rozdawał nagrody dzieciom z całej okolicy.' });
    const { ledger } = judge([...web(9), plain], { ...ARCHITECT, description: 'szukam informacji o sobie' });
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toContain('festyn.test');
  });

  it('knows a village of the order in other cases, and a village elsewhere', () => {
    const subject = { ...ARCHITECT, description: 'radny gminy Borowikowo' };
    const near = page({ url: 'https://gmina.test/1', text: 'Radny Jan Kowalski zaprosił na zebranie w Borowikowie. Mówił o drodze i o wodociągu.' });
    const far = page({ url: 'https://inna.test/1', text: 'Radny Jan Kowalski z Krosna głosował przeciw budżetowi miasta i wyszedł z sali.' });
    const { ledger } = judge([near, far], subject);
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toEqual(['gmina.test']);
  });

  it('counts a short name beside confirmed pages only', () => {
    const subject = { ...ARCHITECT, name: 'Moto-Zdun 7', kind: 'brand' as const, description: 'komis samochodowy, Płock' };
    const sale = (n: number) =>
      page({
        url: `https://auta-${n}.test/1`,
        text: `Komis Moto-Zdun 7 z Płocka sprzedaje samochody używane. Kupujący numer ${n} chwali stan auta, przegląd i obsługę.`,
      });
    const shorter = page({
      url: 'https://kronika.test/1',
      text: 'W komisie Moto-Zdun w Płocku ktoś uszkodził samochody. Kupujący pytają o stan auta i przegląd przed sprzedażą.',
    });
    const alone = page({ url: 'https://sport.test/1', text: 'Rajd wygrała załoga Moto-Zdun przed gospodarzami. Trasa prowadziła lasem.' });
    const numbered = page({ url: 'https://myjnia.test/1', text: 'Moto-Zdun 2 myje samochody w Płocku. Moto-Zdun zaprasza na przegląd auta przed sprzedażą.' });
    const { ledger } = judge([sale(1), sale(2), sale(3), shorter, alone, numbered], subject);
    const found = ledger.items.find(({ evidence }) => evidence.domain === 'kronika.test');
    expect(found?.evidence.matched).toMatchObject({ form: 'Moto-Zdun', reason: 'skrócona nazwa, potwierdzona kontekstem' });
    expect(ledger.setAside).toMatchObject([{ kind: 'surname', pages: [{ domain: 'sport.test' }] }]);
    expect(ledger.totals.offTopic).toBe(1);
    const signs = { ...subject, name: 'Zdun & Syn (Płock) 7' };
    expect(judge([numbered], signs).ledger.items).toEqual([]);
  });

  it('knows a name of several words that ends in a sign also without it', () => {
    const subject = { ...ARCHITECT, name: 'Murlat Bud+', kind: 'brand' as const, description: 'firma budowlana Iława' };
    const full = page({ url: 'https://budowa.test/1', text: 'Firma budowlana Murlat Bud+ z Iławy kończy remont szkoły. Dach jest gotowy.' });
    const bare = page({ url: 'https://forum.test/1', text: 'Murlat Bud z Iławy robił nam dach. Firma budowlana skończyła remont przed czasem.' });
    const { ledger } = judge([full, bare], subject);
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toEqual(['budowa.test', 'forum.test']);
  });

  it('keeps pages on an institution whose name says what and where it is, whatever else they tell of', () => {
    const subject = { ...ARCHITECT, name: 'Lubelski Uniwersytet Muzyczny', kind: 'organisation' as const, description: 'uczelnia w Lublinie' };
    const hospital = page({
      url: 'https://zdrowie.test/1',
      text: 'W szpitalu Lubelskiego Uniwersytetu Muzycznego w Lublinie lekarze badają słuch. Pacjentów leczą chirurdzy, pielęgniarki i lekarze z przychodni.',
    });
    const { ledger } = judge([hospital], subject);
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toEqual(['zdrowie.test']);
  });

  it('keeps a rare name in the town of the order, also where a page tells of a court and sums', () => {
    const subject = { ...ARCHITECT, name: 'Gil-Bud', kind: 'brand' as const, description: 'firma budowlana Ełk' };
    const ruling = page({
      url: 'https://sad.test/1',
      title: 'Gmina odda 815 tysięcy',
      text: 'Gmina potrąciła firmie Gil-Bud 1,2 miliona złotych kary. Sąd rozpoznał pozew, sędzia odczytała wyrok. Adwokat gminy złoży apelację. Za resztę Gil-Bud odpowiada sam, bo zabrał ekipę na osiedle w Ełku.',
    });
    const { ledger } = judge([ruling], subject);
    expect(ledger.items[0]?.evidence.matched).toMatchObject({ form: 'Gil-Bud' });
  });

  it('takes a clinic for the kind of firm where a physiotherapist works', () => {
    const subject = { ...ARCHITECT, name: 'Ciepła Dłoń', kind: 'brand' as const, description: 'rehabilitacja i masaż, pracuje u nas fizjoterapeuta' };
    const clinic = page({
      url: 'https://pacjent.test/1',
      text: 'Przychodnia Ciepła Dłoń przyjmuje na rehabilitację. Fizjoterapeuta prowadzi ćwiczenia, a masaż kręgosłupa trwa godzinę.',
    });
    expect(judge([clinic], subject).ledger.items).toHaveLength(1);
  });

  it('takes „Jan K.” for the subject only where trade, town and story fit', () => {
    const court = (place: string, url: string) =>
      page({ url, text: `Sąd zajął się sprawą architekta. Jan K. z ${place} projektował biblioteki i domy nad parkiem, mieszkańcy chwalą projekt.` });
    const { ledger } = judge([...web(9), court('Gdyni', 'https://sad.test/1'), court('Opola', 'https://obcy.test/1')], ARCHITECT);
    const domains = ledger.items.map(({ evidence }) => evidence.domain);
    expect(domains).toContain('sad.test');
    expect(domains).not.toContain('obcy.test');
  });

  it('marks given links, profiles that link to the own site and pages of that site as own', () => {
    const site = page({
      url: 'https://kowalski-pracownia.test/',
      kind: 'company',
      title: 'Jan Kowalski – architekt',
      text: 'Jan Kowalski, architekt z Gdyni. Projektujemy domy i biblioteki.',
    });
    const linking = (handle: string, links: string[]) =>
      page({
        url: `https://social.test/${handle}`,
        kind: 'social',
        title: `Jan Kowalski (@${handle})`,
        text: 'Jan Kowalski, architekt, Gdynia. Zdjęcia z budowy.',
        profile: { platform: 'instagram', handle, bio: 'architekt, Gdynia', followers: 10, posts: [], links },
      });
    const analysis = judge([...web(6), site, linking('swoj', ['https://kowalski-pracownia.test/']), linking('obcy', [])], {
      ...ARCHITECT,
      links: ['https://kowalski-pracownia.test'],
    });
    const own = analysis.ledger.items.filter((item) => item.evidence.own).map((item) => item.evidence.url);
    expect(own.sort()).toEqual(['https://kowalski-pracownia.test/', 'https://social.test/swoj']);
    expect(analysis.ledger.items.filter((item) => item.evidence.own).every((item) => item.evidence.sentiment === null)).toBe(true);
  });

  it('sets a page aside that nothing ties to the order, though it contradicts nothing, and counts it nowhere', () => {
    const bare = page({ url: 'https://zebranie.test/1', text: 'Na zebraniu był Jan Kowalski. Mówiono o remoncie dachu i o śmietniku za blokiem.' });
    const { ledger } = judge([bare], ARCHITECT);
    expect(ledger.items).toEqual([]);
    expect(ledger.setAside).toMatchObject([{ kind: 'name', label: 'nosi tę nazwę', pages: [{ domain: 'zebranie.test' }] }]);
    expect(ledger.totals.setAside).toBe(0);
  });

  it('knows the words of the order in all their forms, and broader ones', () => {
    const subject = { ...ARCHITECT, name: 'Pod Lipą', kind: 'brand' as const, description: 'prowadzę restaurację w Łodzi' };
    const own = page({ url: 'https://jedzenie.test/1', text: 'W lokalu Pod Lipą w Łodzi zjedliśmy zupę i pierogi. Kelnerka była miła, a kuchnia świetna.' });
    const hotel = page({
      url: 'https://nocleg.test/1',
      text: 'Hotel Pod Lipą nad jeziorem ma trzydzieści pokoi. Śniadanie podają do dziesiątej, a restauracja jest czynna wieczorem.',
    });
    const analysis = judge([own, hotel], subject);
    expect(analysis.ledger.items.map((item) => item.evidence.domain)).toEqual(['jedzenie.test']);
    expect(analysis.ledger.setAside).toMatchObject([{ kind: 'other', label: 'hotel' }]);
  });

  it('says who is seen when every page is about somebody else', () => {
    const { ledger, headline, notes } = judge([dentist(1), dentist(2)]);
    expect(ledger.items).toEqual([]);
    expect(headline).toMatchObject({ pattern: 'HL-11', basis: 'coverage' });
    expect(headline.text).toContain('wyłącznie kogoś innego (dentysta, Kielce), na przykład na stronie „Nowy gabinet” (kielce-1.test)');
    expect(notes.join(' ')).not.toContain('prawie nie ma śladów');
  });

  it('asks for the town or a word of the order with a common name, not with a rare one', () => {
    const text = (name: string) => `Nagrodę odebrał architekt ${name}. Gratulował mu prezes stowarzyszenia.`;
    const kept = (name: string, surname: string) =>
      judge([page({ url: 'https://konkurs.test/1', text: text(name) })], { ...ARCHITECT, name, description: `architekt, ${surname}` }).ledger.items.length;
    expect(kept('Jan Kowalski', 'Gdynia')).toBe(0);
    expect(kept('Jan Brzęczyszczykiewicz', 'Gdynia')).toBe(1);
  });

  it('gives the same bytes for the same pages', () => {
    const pages = [...web(8), dentist(1)];
    expect(JSON.stringify(judge(pages))).toBe(JSON.stringify(judge(pages)));
  });

  it('does not take the words before an acronym for the kind of the institution', () => {
    const institution = { ...ARCHITECT, name: 'Kaszubski Uniwersytet Morski', kind: 'organisation' as const, description: 'szkoła wyższa, Gdynia' };
    const text = 'Kaszubski Uniwersytet Morski przyjął tysiąc studentów. Nowy szpital KUM leczy od poniedziałku, a hotel KUM gości naukowców.';
    const found = judge(
      [1, 2, 3].map((n) => page({ url: `https://gdynia-${n}.test/`, text: `${text} Wydanie ${n}, strona ${n}.` })),
      institution,
    );
    expect(found.ledger.setAside).toEqual([]);
    expect(found.ledger.items.length).toBeGreaterThan(0);
  });

  const keptOf = (analysis: ReturnType<typeof judge>) => analysis.ledger.items.map(({ evidence }) => evidence.domain).sort();

  it('keeps a bearer of a common name apart who has the same trade in another town, or the town without the trade', () => {
    const subject = { ...ARCHITECT, name: 'Marek Zieliński', description: 'mam kancelarię adwokacką w Nowym Sączu' };
    const own = page({
      url: 'https://wlasna.test/1',
      text: 'Adwokat Marek Zieliński z Nowego Sącza prowadzi sprawy spadkowe. Klienci kancelarii czekają na wyrok i apelację.',
    });
    const elsewhere = page({
      url: 'https://ustka.test/1',
      text: 'Rybaka z kutra broni adwokat Marek Zieliński z Ustki. Kancelaria złożyła apelację od wyroku.',
    });
    const driver = page({ url: 'https://droga.test/1', text: 'W Nowym Sączu kierowca Marek Zieliński wjechał w rów. Policja wezwała pomoc drogową.' });
    expect(keptOf(judge([own, elsewhere, driver], subject))).toEqual(['wlasna.test']);
  });

  it('knows that a notary is no advocate and a guest farm no hotel', () => {
    const advocate = page({ url: 'https://adwokat.test/1', text: 'Adwokat Marek Zieliński wygrał proces. Klienci chwalą jego porady w sprawach spadkowych.' });
    expect(keptOf(judge([advocate], { ...ARCHITECT, name: 'Marek Zieliński', description: 'notariusz' }))).toEqual([]);
    const farm = page({ url: 'https://kozy.test/1', text: 'Agroturystyka Pod Czaplą ma cztery pokoje i ognisko. Gospodyni piecze chleb dla gości.' });
    expect(keptOf(judge([farm], { ...ARCHITECT, name: 'Pod Czaplą', kind: 'brand', description: 'hotel, Iława' }))).toEqual([]);
  });

  it('takes a region of the order for its towns, and a town in the middle of the order without „w”', () => {
    const near = page({ url: 'https://gory.test/1', text: 'Hydraulik Jan Kowalski z Zakopanego naprawił rurę i ogrzewanie w schronisku.' });
    const far = page({ url: 'https://morze.test/1', text: 'Hydraulik Jan Kowalski z Gdyni naprawił rurę i ogrzewanie w porcie.' });
    expect(keptOf(judge([near, far], { ...ARCHITECT, description: 'hydraulik na Podhalu' }))).toEqual(['gory.test']);
    const police = page({ url: 'https://police.test/1', text: 'Hydraulik Jan Kowalski z Polic naprawił rurę i ogrzewanie w szkole.' });
    expect(keptOf(judge([police, far], { ...ARCHITECT, description: 'hydraulik Police' }))).toEqual(['police.test']);
  });

  it('takes „lek. wet.” and „lekarka weterynarii” for the vet', () => {
    const subject = { ...ARCHITECT, name: 'Anna Wrona', description: 'weterynarz Krosno' };
    const own = page({ url: 'https://psy.test/1', text: 'Lekarka weterynarii Anna Wrona z Krosna leczy psy i koty. Przychodnia ma nowy rentgen.' });
    const corrected = page({ url: 'https://gazeta.test/1', text: 'Zabieg odbył się w przychodni lek. wet. Anny Wrony z Krosna. Kotka jest zdrowa, pies też.' });
    const midwife = page({ url: 'https://porod.test/1', text: 'Położna Anna Wrona z Krosna odebrała pięćsetny poród w szpitalu.' });
    expect(keptOf(judge([own, corrected, midwife], subject))).toEqual(['gazeta.test', 'psy.test']);
  });

  it('knows a town by its adjective, and a department of a firm for no other firm', () => {
    const firm: Subject = { name: 'Złoty Kłos', kind: 'company', description: 'piekarnia Wołów', keywords: ['Maryniak'], links: [] };
    const county = page({ url: 'https://a.test/1', text: 'Powiat wołowski kupuje chleb w piekarni. Złoty Kłos piecze dla szkół, piekarnia działa od lat.' });
    const workshop = page({
      url: 'https://b.test/2',
      text: 'Prokurator przesłuchał kierownika warsztatu Złotego Kłosa. Prezes Maryniak mówi, że piekarnia w Wołowie i wołowska piekarnia przy rynku pracują jak zwykle, chleb jest.',
    });
    const elsewhere = page({ url: 'https://c.test/3', text: 'Warsztat Złoty Kłos w Jaśle naprawia silniki. Mechanik wymienia olej i opony.' });
    const kept = judge([county, workshop, elsewhere], firm).ledger.items.map(({ evidence }) => evidence.domain);
    expect(kept.sort()).toEqual(['a.test', 'b.test']);
  });

  it('knows a firm by its trade in the title, and by its town on a page like those that are surely its own', () => {
    const subject = { ...ARCHITECT, name: 'Jasna Sień', kind: 'brand' as const, description: 'okna Pisz' };
    const pages = [
      page({
        url: 'https://zaliczki.test/1',
        title: 'Zapłacili zaliczki, okien nie ma',
        text: 'Trzydzieści rodzin z Pisza czeka na montaż. Wybrały firmę Jasna Sień, wpłaciły zaliczki na profile.',
      }),
      page({
        url: 'https://koniec.test/1',
        title: 'Okna wstawione wszystkim',
        text: 'Prokuratura w Piszu umorzyła śledztwo w sprawie zaliczek wpłaconych firmie Jasna Sień. Montaż się opóźnił, profile dotarły.',
      }),
      page({
        url: 'https://jak-pracujemy.test/',
        title: 'Jak pracujemy',
        text: 'Jasna Sień to ekipa montażowa z Pisza. Zaliczka na profile wynosi dwadzieścia procent, montaż trwa jeden dzień.',
      }),
      page({ url: 'https://chor.test/1', title: 'Próba chóru', text: 'Chór Jasna Sień śpiewał kolędy. Publiczność w Piszu biła brawo.' }),
      page({
        url: 'https://zarzuty.test/1',
        title: 'Zarzuty wobec firmy',
        text: 'Prokuratura w Tychach skierowała do sądu akt oskarżenia w sprawie, w której zarzuty usłyszała firma Jasna Sień. Chodzi o okna i zaliczki.',
      }),
      page({ url: 'https://opieka.test/1', title: 'Dom opieki', text: 'Jasna Sień, dom seniora w Kutnie, szuka opiekunek.' }),
    ];
    expect(keptOf(judge(pages, subject)).sort()).toEqual(['jak-pracujemy.test', 'koniec.test', 'zaliczki.test']);
  });

  it('sets aside pages that share one trade with the order when another page has all that it says', () => {
    const subject = { ...ARCHITECT, description: 'radny, sklep z nawozami, pasieka' };
    const whole = page({ url: 'https://wies.test/1', text: 'Radny Jan Kowalski prowadzi sklep z nawozami i pasiekę. Mieszkańcy kupują tam miód.' });
    const other = page({ url: 'https://miasto.test/1', text: 'Radny Jan Kowalski zapytał na sesji o tramwaj. Prezydent odpowiedział, że pieniędzy nie ma.' });
    expect(keptOf(judge([whole, other], subject))).toEqual(['wies.test']);
  });

  it('does not take longer names of other firms for the name', () => {
    const subject = { ...ARCHITECT, name: 'Nowa Fala', kind: 'brand' as const, description: 'restauracja, Hel' };
    const own = page({
      url: 'https://jedzenie.test/1',
      text: 'Restauracja Nowa Fala na Helu podaje zupę rybną. Kelner poleca śledzia, a Nowa Fala Polska ma już drugi lokal w Gdyni.',
    });
    const studio = page({ url: 'https://suknie.test/1', text: 'Nowa Fala Studio szyje suknie ślubne. W Nowa Fala Studio przymierza się trzy razy.' });
    const steady = page({ url: 'https://lodzie.test/1', text: 'Nowa Fala Wanoga zwodowała kuter. Załoga Nowa Fala Wanoga płynie na Hel.' });
    const { ledger } = judge([own, studio, steady], subject);
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toEqual(['jedzenie.test']);
    expect(ledger.totals.offTopic).toBe(2);
  });

  it('reads a short name after a longer one as short for that', () => {
    const subject = { ...ARCHITECT, name: 'Sad & Sól', kind: 'brand' as const, description: 'restauracja, Łódź' };
    const own = page({ url: 'https://smak.test/1', text: 'Restauracja Sad & Sól w Łodzi ma nowe menu. Kucharz gotuje zupę i mięso.' });
    const hotel = page({
      url: 'https://basen.test/1',
      title: 'Zamknięty basen',
      text: 'Basen zamknięto w hotelu Sad & Sól Mazury, gdzie byli goście z Łodzi. Dyrekcja Sadu & Soli przeprasza i odda pieniądze za noclegi.',
    });
    expect(keptOf(judge([own, hotel], subject))).toEqual(['smak.test']);
  });

  it('finds a surname after the trade in a title', () => {
    const subject = { ...ARCHITECT, name: 'Ewa Wrona-Osa', description: 'dentystka, Gdynia' };
    const own = (n: number) =>
      page({ url: `https://zab-${n}.test/1`, text: `Dentystka Ewa Wrona-Osa z Gdyni leczy zęby numer ${n}. Pacjenci chwalą jej spokój i leczenie.` });
    const listed = page({
      url: 'https://mapa.test/1',
      title: 'Gabinet Stomatologiczny Wrona-Osa',
      text: 'Stomatolog, Gdynia. Pacjenci chwalą leczenie zębów i spokój.',
    });
    expect(keptOf(judge([own(1), own(2), listed], subject))).toContain('mapa.test');
  });

  it('adds what people call the subject to pages that are surely about it, and keeps no page for that', () => {
    const subject = { ...ARCHITECT, name: 'Joanna Wrona-Osa', description: 'dentystka, Gdynia' };
    const own = page({
      url: 'https://zab.test/1',
      text: 'Dentystka Joanna Wrona-Osa z Gdyni leczy zęby od lat. Pani Asia jest spokojna. Do dr Wrony czeka się długo, a pacjenci chwalą leczenie.',
    });
    const alone = page({ url: 'https://inny.test/1', text: 'Pani Asia z Gdyni leczy zęby i dziąsła. Pacjenci chwalą leczenie i spokój.' });
    const { ledger } = judge([own, alone], subject);
    expect(ledger.items.map(({ evidence }) => evidence.domain)).toEqual(['zab.test']);
    expect(ledger.items[0]?.mentions.map(({ form }) => form)).toEqual(['Joanna Wrona-Osa', 'Asia', 'Wrony']);
    const two = page({
      url: 'https://dwie.test/1',
      text: 'Dentystka Joanna Wrona-Osa z Gdyni i Joanna Bąk leczą zęby. Pani Asia jest spokojna, mówią pacjenci.',
    });
    expect(judge([two], subject).ledger.items[0]?.mentions.map(({ form }) => form)).toEqual(['Joanna Wrona-Osa']);
  });

  it('takes the telling word of a firm for it on its pages', () => {
    const subject = { ...ARCHITECT, name: 'Moto-Mrug 7', kind: 'brand' as const, description: 'komis samochodowy, Płock' };
    const own = page({
      url: 'https://auta.test/1',
      text: 'Komis Moto-Mrug 7 z Płocka sprzedaje samochody używane. Kupiłem u Mruga opla i jestem zadowolony z auta.',
    });
    expect(judge([own], subject).ledger.items[0]?.mentions.map(({ form }) => form)).toEqual(['Moto-Mrug 7', 'Mruga']);
  });

  it('knows the town of an order in small letters, alone, after „w” and in two words', () => {
    const from = { opole: 'Opola', torun: 'Torunia', zielona: 'Zielonej Góry' };
    const pages = Object.entries(from).map(([host, town]) =>
      page({ url: `https://${host}.test/1`, text: `Architekt Jan Kowalski z ${town} odebrał nagrodę za nowy dom kultury.` }),
    );
    const kept = (description: string) => keptOf(judge(pages, { ...ARCHITECT, description }));
    expect(kept('architekt opole')).toEqual(['opole.test']);
    expect(kept('architekt, mieszkam w toruniu')).toEqual(['torun.test']);
    expect(kept('zielona góra, architekt')).toEqual(['zielona.test']);
  });

  it('sets an obituary aside, unless the subject is told to be dead', () => {
    const late = page({
      url: 'https://nekrologi.test/1',
      text: 'Z żalem żegnamy śp. Jana Kowalskiego, emerytowanego architekta z Gdyni. Pogrzeb odbędzie się w sobotę.',
    });
    const analysis = judge([...web(8), late]);
    expect(keptOf(analysis)).not.toContain('nekrologi.test');
    expect(analysis.ledger.setAside.find(({ pages }) => pages.some(({ domain }) => domain === 'nekrologi.test'))?.reason).toBe('strona pisze o osobie zmarłej');
    expect(keptOf(judge([late], { ...ARCHITECT, description: 'zmarły architekt, Gdynia' }))).toContain('nekrologi.test');
    const farewell = page({
      url: 'https://chor.test/1',
      text: 'W maju 2025 roku odszedł Jan Kowalski, architekt i chórzysta z Gdyni. Śpiewał w Gdyni czterdzieści lat i prowadził kronikę chóru.',
    });
    expect(keptOf(judge([...web(8), farewell]))).not.toContain('chor.test');
  });

  it('does not count what a page says only to tell two bearers of the name apart, and believes whom it does not mean', () => {
    const text = 'Kierowca Jan Kowalski z Gdyni stracił prawo jazdy. Mężczyzna nie jest architektem o tym samym imieniu i nazwisku.';
    expect(keptOf(judge([...web(8), page({ url: 'https://drogowka.test/1', text })]))).not.toContain('drogowka.test');
  });

  it('keeps an instructor of a driving school apart from an examiner of his town', () => {
    const subject = { ...ARCHITECT, description: 'nauka jazdy gdynia' };
    const school = page({
      url: 'https://szkola.test/1',
      text: 'Jan Kowalski prowadzi w Gdyni szkołę jazdy. Instruktor chwali kursantów, a kursanci chwalą jazdy.',
    });
    const examiner = page({ url: 'https://sad.test/1', text: 'Egzaminator Jan Kowalski z Gdyni brał łapówki za egzamin na prawo jazdy. Sąd go skazał.' });
    expect(keptOf(judge([school, examiner], subject))).toEqual(['szkola.test']);
  });

  it('takes a name that goes on behind a hyphen for another firm, and a shop for no hotel of the name', () => {
    const subject = { ...ARCHITECT, name: 'Modrzewol', kind: 'brand' as const, description: 'fabryka mebli, Opole' };
    const text = (name: string) => `${name} z Opola zatrudnia sto osób. Fabryka mebli robi stoły i krzesła z drewna.`;
    const [own, other] = [page({ url: 'https://meble.test/1', text: text('Modrzewol') }), page({ url: 'https://bud.test/1', text: text('Modrzewol-Bud') })];
    expect(keptOf(judge([own, other], subject))).toEqual(['meble.test']);
    const inn = { ...ARCHITECT, name: 'Dwie Sowy', kind: 'brand' as const, description: 'hotel dla psów, Opole' };
    const shop = page({ url: 'https://sklep.test/1', text: 'Sklep Dwie Sowy z Opola sprzedaje karmę dla psów i kotów. Psy ją lubią, a weterynarz poleca.' });
    const hotel = page({ url: 'https://hotel.test/1', text: 'Hotel Dwie Sowy z Opola przyjmuje psy na noc. Hotel dla psów ma wybieg.' });
    expect(keptOf(judge([shop, hotel], inn))).toEqual(['hotel.test']);
  });

  it('takes a link to an article for a sign of whom it is about, not for the subject’s own site', () => {
    const news = { kind: 'news' as const, structuredTypes: ['NewsArticle'] };
    const given = page({
      url: 'https://dziennik.test/kowalski',
      text: 'Architekt Jan Kowalski z Gdyni odebrał nagrodę. Miasto chwali jego projekt biblioteki.',
      ...news,
    });
    const other = page({
      url: 'https://dziennik.test/inny',
      text: 'Piekarz Jan Kowalski z Kielc piecze chleb od lat. Klienci chwalą bułki i chałki.',
      ...news,
    });
    const { ledger } = judge([given, other], { ...ARCHITECT, links: ['https://dziennik.test/kowalski'] });
    expect(ledger.items.map(({ evidence }) => [evidence.url, evidence.own])).toEqual([['https://dziennik.test/kowalski', false]]);
  });

  it('takes a town named in passing for no other town, and an address for one', () => {
    const subject = { ...ARCHITECT, name: 'Anna Nowak', description: 'notariusz, Opole' };
    const sure = ['Notariusz Anna Nowak z Opola spisała testament burmistrza.', 'W Opolu notariusz Anna Nowak otworzyła kancelarię przy rynku.'].map(
      (text, n) => page({ url: `https://akt-${n}.test/1`, text }),
    );
    const passing = page({
      url: 'https://wyklad.test/1',
      text: 'Seniorów odwiedziła notariusz Anna Nowak. Mówiła o testamentach. Na koniec goście z Kielc zaśpiewali, a notariusz biła brawo.',
    });
    const address = page({
      url: 'https://mapa.test/1',
      title: 'Notariusz Anna Nowak',
      text: 'Kancelaria przy ulicy Długiej, 82-200 Malbork. Notariusz przyjmuje we wtorki. Anna Nowak spisuje testamenty.',
    });
    expect(keptOf(judge([...sure, passing, address], subject)).sort()).toEqual(['akt-0.test', 'akt-1.test', 'wyklad.test']);
  });

  it('ties a page to the subject by two rare names that its confirmed pages bring up, too', () => {
    const subject = { ...ARCHITECT, name: 'Anna Nowak', description: 'weterynarz, Opole' };
    const sure = [
      'Weterynarz Anna Nowak z Opola nie uratowała psa. Skargę napisał Krzesimir Trzpiot.',
      'Izba bada skargę, którą złożyła rodzina Zbychowiak. Weterynarz Anna Nowak z Opola odpowie przed rzecznikiem.',
    ].map((content, n) => page({ url: `https://pies-${n}.test/1`, text: content }));
    const text = (who: string) => `${who} wycofał skargę. Anna Nowak przyjęła to ze spokojem, rodzina psa też. Zbychowiak milczy.`;
    const tied = page({ url: 'https://koniec.test/1', text: text('Krzesimir Trzpiot') });
    const bare = page({ url: 'https://obca.test/1', text: 'Jan Wójcik wycofał skargę. Anna Nowak przyjęła to ze spokojem, sąsiedzi też.' });
    expect(keptOf(judge([...sure, tied, bare], subject)).sort()).toEqual(['koniec.test', 'pies-0.test', 'pies-1.test']);
  });

  it('keeps the notice of an office of the firm’s town on an affair of the firm, though it says nothing of its trade', () => {
    const subject: Subject = { ...ARCHITECT, name: 'Lip-Drew', kind: 'brand', description: 'stolarnia Ostrołęka' };
    const sure = [
      'Stolarnia Lip-Drew z Ostrołęki pali lakierem, twierdzi Krzesimir Trzpiot. Sąsiadka Zbychowiak kaszle od rana, a stolarz milczy.',
      'Czy stolarz z Ostrołęki dymi? Krzesimir Trzpiot nagrał stolarnię Lip-Drew z balkonu. Film obejrzała rodzina Zbychowiak.',
      'Stolarnia Lip-Drew z Ostrołęki odpowiada: pieca nie mamy. Krzesimir Trzpiot nie przeprosił, pani Zbychowiak przestała kaszleć.',
    ].map((content, n) => page({ url: `https://dym-${n}.test/1`, text: content }));
    const rest =
      'Skontrolowano cztery posesje, w jednej zalecono czyszczenie przewodu. Koszt lotów drona pokryto z budżetu. Zgłoszenia anonimowe są przyjmowane, prosimy o podanie godziny. Od marca obowiązuje uchwała antysmogowa, dopłaty przyznaje wydział ochrony środowiska.';
    const notice = (town: string, more: string) =>
      page({
        url: 'https://straz.test/1',
        text: `Straż Miejska w ${town} informuje o ustaleniach. W zakładzie Lip-Drew ogrzewanie jest z sieci. ${more} ${rest}`,
      });
    const affair = 'Zgłaszał Krzesimir Trzpiot. Dymił kocioł obok; rodzina Zbychowiak dostała mandat.';
    expect(keptOf(judge([...sure, notice('Ostrołęce', affair)], subject))).toContain('straz.test');
    expect(keptOf(judge([...sure, notice('Wałczu', 'Dymił kocioł obok.')], subject))).not.toContain('straz.test');
  });

  it('understands schools, regions and trades as buyers write them', () => {
    const kept = (name: string, description: string, texts: string[], kind: Subject['kind'] = 'person') =>
      texts.map((text) => keptOf(judge([page({ url: 'https://gazeta.test/1', text })], { ...ARCHITECT, name, kind, description })).length === 1);
    expect(kept('Anna Nowak', 'SP 3 Giżycko', ['Szkoła podstawowa w Giżycku, którą kieruje Anna Nowak, ma nowy dach. Szkoła czekała na niego rok.'])).toEqual([
      true,
    ]);
    expect(kept('Ewa Dzięcielska', 'prowadzę szkołę rodzenia w Pile', ['Położna Ewa Dzięcielska z Piły odebrała setny poród.'])).toEqual([true]);
    expect(
      kept(
        'Miła Zagroda',
        'dom weselny na Dolnym Śląsku',
        ['W sali Miła Zagroda koło Świdnicy odbyło się wesele. Goście chwalą poprawiny.', 'W sali Miła Zagroda w Katowicach odbyło się szkolenie.'],
        'brand',
      ),
    ).toEqual([true, false]);
  });
});
