/** What happened to the subject, told in the words of its sources. */
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../src/analysis/stories/stance.ts';
import { stillWords } from '../../src/contract/story-words.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { ARCHITECT, judge, page, web } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };

/** Two outlets tell of a leaking library, two of a prize, one of neither. */
const LIBRARY: Document[] = [
  page({
    url: 'https://gazeta-portowa.test/dach',
    title: 'Dach gdyńskiej biblioteki przecieka, spór o winę projektanta',
    date: '2025-02-03',
    text: 'Dach nowej biblioteki w Gdyni przecieka od jesieni. Projekt przygotował architekt Jan Kowalski. Radna Alina Mazur powiedziała, że Jan Kowalski nie dopilnował dachu i że to skandal.\n\nRemont dachu biblioteki ma kosztować 240 tysięcy złotych. Miasto zażądało naprawy dachu w ciągu miesiąca.',
  }),
  page({
    url: 'https://kurier-nadmorski.test/dach',
    title: 'Biblioteka z przeciekającym dachem. Architekt broni projektu',
    date: '2025-02-20',
    text: 'Gdyński architekt Jan Kowalski odpowiada na krytykę w sprawie dachu biblioteki. Jan Kowalski oświadczył, że projekt dachu jest poprawny, a wykonawca użył innej papy.\n\nBurmistrz Piotr Lis stwierdził, że Jan Kowalski ma rację w sprawie dachu biblioteki. Ekspertyza dachu ma być gotowa w maju.',
  }),
  page({
    url: 'https://trojmiasto.test/nagroda',
    title: 'Nagroda sezonu dla pawilonu na plaży',
    date: '2026-05-10',
    text: 'Architekt Jan Kowalski z Gdyni odebrał nagrodę sezonu za pawilon na plaży. Jury nagrody doceniło drewnianą konstrukcję pawilonu i jego okna.\n\nPawilon na plaży stoi od czerwca i służy ratownikom.',
  }),
  page({
    url: 'https://drewno.test/pawilon',
    title: 'Pawilon ratowników nagrodzony w konkursie sezonu',
    date: '2026-05-12',
    text: 'Konkurs sezonu wygrał pawilon ratowników na plaży. Autorem pawilonu jest Jan Kowalski, architekt z Gdyni. Nagroda sezonu to także wystawa w muzeum drewna.',
  }),
  page({
    url: 'https://szkola.test/wyklad',
    title: 'Wykład o świetle w liceum',
    date: '2024-03-01',
    text: 'Uczniowie wysłuchali wykładu o świetle. Poprowadził go Jan Kowalski, architekt z Gdyni, który przyniósł sześć lamp.',
  }),
];

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const everyQuote = (told: ReturnType<typeof judge>) => [
  ...told.stories.flatMap(({ excerpts, voices, ending }) => [...excerpts, ...voices, ...(ending ? [ending] : [])].flatMap(({ quotes }) => quotes)),
  ...told.asides.flatMap(({ quotes }) => quotes),
  ...told.facts.flatMap(({ rows }) => rows),
  ...told.opinions.flatMap(({ quotes }) => quotes),
  ...told.endings,
];

describe('stories', () => {
  const analysis = judge(LIBRARY);
  const story = (word: string) => analysis.stories.find(({ headline }) => headline.text.includes(word));

  it('are matters that two outlets tell, named by a title of theirs, with their span', () => {
    expect(analysis.stories).toHaveLength(2);
    expect(story('dach')).toMatchObject({ from: '2025-02-03', to: '2025-02-20', pages: [1, 2] });
    const titles = LIBRARY.map(({ article }) => article.title);
    for (const { headline } of analysis.stories) expect(titles).toContain(headline.text);
    expect(analysis.asides.map(({ text }) => text).join()).toContain('sześć lamp');
  });

  it('are not named by what somebody says of the matter where another title tells it', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const claimed = { ...second, article: { ...second.article, title: 'Jan Kowalski: Dach biblioteki przecieka, spór o winę wygram' } };
    const titles = judge([first, claimed, ...rest]).stories.map(({ headline }) => headline.text);
    expect(titles).toContain(first.article.title);
  });

  it('quote their pages word for word, each quote once, and no more than thirty', () => {
    const text = new Map(analysis.ledger.items.map(({ evidence, document }) => [evidence.n, document.article.text]));
    const quotes = everyQuote(analysis);
    expect(quotes.length).toBeGreaterThan(4);
    expect(quotes.length).toBeLessThanOrEqual(30);
    for (const quote of quotes) expect(text.get(quote.n)).toContain(quote.text);
    expect(new Set(quotes.map((quote) => quote.text)).size).toBe(quotes.length);
  });

  it('print what they quote of one page together, as it stands there', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const more = [
      'Czytelnicy odkładali książki pod foliami. Dach biblioteki przecieka nad działem dziecięcym.',
      'Biegły z politechniki obejrzał papę na dachu biblioteki. Jan Kowalski był przy oględzinach.',
      'Sąd nakazał Janowi Kowalskiemu zapłacić za naprawę dachu biblioteki 90 tysięcy złotych.',
    ];
    const text = `${first.article.text}\n\n${more.join('\n\n')}`;
    const told = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]);
    const texts = new Map(told.ledger.items.map(({ evidence, document }) => [evidence.n, document.article.text]));
    const places = told.stories.flatMap(({ excerpts }) => {
      const found = excerpts.map((one) => ({ n: one.quotes[0]?.n ?? 0, at: texts.get(one.quotes[0]?.n ?? 0)?.indexOf(one.text) ?? -1 }));
      return found.map((one, k) => ({ ...one, before: found.slice(0, k) }));
    });
    expect(places.filter(({ n, before }) => before.some((one) => one.n === n)).length).toBeGreaterThan(0);
    for (const { n, at, before } of places) {
      const ofPage = before.filter((one) => one.n === n);
      expect(ofPage.every((one) => one.at < at)).toBe(true);
      if (ofPage.length > 0) expect(before.at(-1)?.n).toBe(n);
    }
  });

  it('say who speaks and on which side, where the quoted sentence shows both', () => {
    const voices = story('dach')?.voices ?? [];
    const of = (side: string) => voices.filter((voice) => voice.side === side).map(({ speaker }) => speaker);
    expect(of('critic')).toEqual(['Radna Alina Mazur']);
    expect(of('defender')).toEqual(['Burmistrz Piotr Lis']);
    expect(of('own')).toEqual(['Jan Kowalski']);
    for (const { side, speaker, quotes } of voices) if (side !== 'own') expect(quotes[0]?.text).toContain(speaker);
  });

  it('take „sam” before the surname for no first name, and name no story by words of somebody whom its title does not name', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const text = first.article.text.replace('Remont dachu', 'Sam Kowalski powiedział, że dach biblioteki zbada biegły z politechniki.\n\nRemont dachu');
    const told = judge([{ ...first, article: { ...first.article, text, title: 'Dach biblioteki przecieka. „Żałuję tego projektu dachu”' } }, second, ...rest]);
    const roof = told.stories.find(({ headline }) => headline.text.includes('dach'));
    expect(roof?.headline.text).toBe(second.article.title);
    expect(roof?.voices.find(({ quotes }) => quotes[0]?.text.startsWith('Sam Kowalski'))).toMatchObject({ side: 'own', speaker: 'Jan Kowalski' });
  });

  it('say what happened by the beginning of a text that tells it, not by who judges it, advertises it or speaks for the subject', () => {
    const site = 'https://www.kowalski-projekty.test/oswiadczenie';
    const own = page({
      url: site,
      title: 'Oświadczenie w sprawie dachu biblioteki',
      date: '2025-02-01',
      text: 'Architekt Jan Kowalski z Gdyni nie ponosi winy za dach biblioteki, papa dachu biblioteki przecieka od jesieni z winy wykonawcy.',
    });
    const told = judge([own, ...LIBRARY], { ...ARCHITECT, links: [site] });
    const said = told.stories.map(({ headline, excerpts, happened }) => [headline.text, excerpts[happened ?? -1]?.text]);
    expect(said.find(([title]) => title?.includes('dach'))?.[1]).toMatch(/^Dach nowej biblioteki w Gdyni przecieka od jesieni/);
    expect(said.find(([title]) => title?.toLowerCase().includes('pawilon'))?.[1]).toMatch(/nagrodę sezonu|Konkurs sezonu/);
  });

  it('quote no question together with its answer, which read as one voice', () => {
    const [first, ...rest] = LIBRARY as [Document, ...Document[]];
    const asked = 'Czy architekt Jan Kowalski z Gdyni żałuje przeciekającego dachu biblioteki? To była niemądra oszczędność na papie i blasze.';
    const told = judge([{ ...first, article: { ...first.article, text: `${asked}\n\n${first.article.text}` } }, ...rest]);
    const quoted = [...told.stories.flatMap(({ excerpts }) => excerpts), ...told.asides].map(({ text }) => text);
    expect(quoted.filter((text) => text.startsWith('Czy architekt'))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(1);
  });

  it('take for the speaker neither an agency that was told nor whom a critic’s clause quotes', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const said = (sentence: string) => {
      const text = `${first.article.text}\n\n${sentence}`;
      const told = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]).stories.find(({ headline }) => headline.text.includes('dach'));
      return (told?.voices ?? []).map(({ side, speaker }) => `${side} ${speaker}`).join();
    };
    const told = said('Dach biblioteki zbada jesienią politechnika, a Jan Kowalski dostał pytania – poinformowała PIA rzeczniczka Beata Sum.');
    expect(told).toContain('rzeczniczka Beata Sum');
    expect(told).not.toContain('PIA');
    expect(said('Dach biblioteki naprawią ci, których Jan Kowalski przez lata nazywał „darmozjadami papy”.').match(/own/g)).toHaveLength(1);
  });

  it('count as critics those whom the page names around their words, and nobody who reproaches somebody else or tells what others say', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const critics = (said: string) => {
      const text = `${first.article.text.replace(/ Radna.*?skandal\./u, '')}\n\n${said}`;
      const told = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]).stories.find(({ headline }) => headline.text.includes('dach'));
      return (told?.voices ?? []).filter(({ side }) => side === 'critic').map(({ speaker }) => speaker);
    };
    const before = 'Wojewoda Adam Pył oglądał dach biblioteki, który rysował Jan Kowalski. "Dach biblioteki czeka na papę" - powiedział wojewoda.';
    expect(critics(`${before} Dodał też, że "Jan Kowalski się kompromituje i szkodzi całej bibliotece w Gdyni".`)).toEqual(['Wojewoda Adam Pył']);
    expect(critics('– Woda kapie na regały biblioteki. Jan Kowalski powinien się wstydzić tego dachu – mówi Bułat z czytelni.')).toEqual(['Bułat']);
    expect(critics('– Jan Kowalski rysował dach biblioteki, ale kompromituje się wykonawca z papą – mówi Bułat z czytelni.')).toEqual([]);
    expect(critics('– Niektórzy mówią, że Jan Kowalski powinien się wstydzić tego dachu biblioteki – mówi Bułat z czytelni.')).toEqual([]);
  });

  it('take a side for said of the group on a page about the subject, not for what is said of somebody else or handed on by an agency', () => {
    const roof = (said: string) => {
      const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
      const text = `Dach nowej biblioteki w Gdyni przecieka. Wśród jej autorów są architekci: Ewa Rój i Jan Kowalski z Gdyni. Jan Kowalski milczy o dachu.\n\n${said}`;
      const told = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]).stories.find(({ headline }) => headline.text.includes('dach'));
      return (told?.voices ?? []).map(({ side, speaker }) => `${side} ${speaker}`);
    };
    expect(roof('Prezydent Anna Wrona podkreśliła, że artyści nie są winni przecieku dachu biblioteki.')).toContain('defender Prezydent Anna Wrona');
    expect(roof('Prezydent Anna Wrona podkreśliła, że za przeciek dachu biblioteki winna jest Inspekcja Nadzoru.').join()).not.toContain('critic Prezydent');
    expect(roof('Dach biblioteki to skandal i kompromitacja gdyńskich władz – podaje agencja Reuters.').join()).not.toContain('Reuters');
    const asked = 'artyści są winni przecieku dachu biblioteki';
    expect(roof(`Prezydent Anna Wrona zapytała, czy ${asked}?`).join()).not.toContain('Wrona');
    expect(roof(`Prezydent Anna Wrona podkreśliła, że ${asked}.`).join()).toContain('Wrona');
  });

  it('take nobody for a defender whose good words are of something else, or whose office charges the subject on the page', () => {
    const sides = (said: string) => {
      const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
      const text = `${first.article.text}\n\nDach biblioteki bada od marca prokuratura. Prokuratura postawiła zarzut kierownikowi budowy dachu.\n\n${said}`;
      const told = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]).stories.find(({ headline }) => headline.text.includes('dach'));
      return (told?.voices ?? []).map(({ side, speaker }) => `${side} ${speaker}`).join();
    };
    expect(sides('– Jan Kowalski rysował dach biblioteki uczciwie – podkreślił senator Paweł Wilk.')).toContain('defender Paweł Wilk');
    const rules = (aim: string) => sideOf(`– Normy dla dachów są ${aim} mieć zaufanie do sufitu – podkreślił senator Paweł Wilk.`, 'podkreślić');
    expect(rules('jasne: można')).toBe('defender');
    expect(rules('po to, żeby czytelnicy mogli')).toBe('neutral');
    expect(sides('– Jan Kowalski rysował dach biblioteki uczciwie – podkreślił rzecznik prokuratury Paweł Wilk.')).not.toContain('defender Paweł');
  });

  it('leave what another firm on the page did, and rows of prices, behind what is told of the subject', () => {
    const mixed = page({
      url: 'https://sady.test/1',
      title: 'Z sali sądowej',
      date: '2025-01-10',
      text: 'Architekt Jan Kowalski z Gdyni wygrał spór o prawa do projektu molo w Orłowie.\n\nTego samego dnia salon Meblex z Tczewa przegrał spór o kanapę, która nie mieściła się w drzwiach klientki.\n\nPogoda była ładna.',
    });
    const prices = page({
      url: 'https://cennik.test/1',
      title: 'Cennik',
      date: '2025-01-11',
      text: 'Architekt Jan Kowalski, Gdynia: projekt domu 9000 zł, projekt garażu 3000 zł, nadzór 500 zł, konsultacja 200 zł, mapa 90 zł.',
    });
    const { asides } = judge([mixed, prices]);
    const at = (words: string) => asides.findIndex(({ text }) => text.includes(words));
    expect(at('molo')).toBe(0);
    for (const words of ['Meblex', 'garażu']) expect(at(words) === -1 || at(words) > at('molo')).toBe(true);
  });

  it('come out the same, byte for byte, and none is told from one outlet or of many matters', () => {
    expect(JSON.stringify(judge([...LIBRARY].reverse()).stories)).toBe(JSON.stringify(analysis.stories));
    const [first] = LIBRARY as [Document, ...Document[]];
    expect(judge([first]).stories).toEqual([]);
    for (const { outlets } of judge(web(20)).stories) expect(outlets.length).toBeGreaterThan(1);
  });

  it('quote; what follows cites by number, quotes only what a sentence hands on itself, and the whole report has thirty quotes at most', () => {
    for (const report of [analysis, judge(web(60))]) {
      const told = everyQuote(report);
      const inChapters = report.sections.flatMap(({ findings }) => findings.flatMap(({ claims }) => claims));
      const claims = [...report.summary, ...inChapters, ...report.risks.flatMap((risk) => [...risk.for, ...risk.against])];
      const later = claims.flatMap((claim) => claim.quotes.map(({ text }) => ({ text, claim })));
      expect(told.length + later.length).toBeLessThanOrEqual(30);
      for (const { text, claim } of later) expect(letters(claim.text)).toContain(letters(text));
      const repeated = inChapters
        .flatMap(({ quotes }) => quotes)
        .filter(({ n, text }) => text.length >= 20 && told.some((quote) => quote.n === n && quote.text.includes(text)));
      expect(repeated).toEqual([]);
      expect(claims.filter(({ basis, refs }) => basis === 'evidence' && refs.length > 0).length).toBeGreaterThan(5);
    }
  });
});

describe('the tables beside them', () => {
  it('count opinions by theme from the reviews, with a voice of each sign', () => {
    const said = [
      ['Ola', 5, 'Złoty Kłos ma świetną obsługę, a ceny są uczciwe jak na piekarnię w Rzeszowie.'],
      ['Edek', 1, 'W piekarni Złoty Kłos obsługa niemiła, a cena chleba wyższa niż na półce.'],
      ['Zyta', 4, 'Obsługa szybka, chleb jeszcze ciepły, Złoty Kłos to dobra piekarnia.'],
    ] as const;
    let text = 'Opinie o piekarni Złoty Kłos, Rzeszów\n\n';
    const items = said.map(([who, stars, words]) => {
      text += `${who}\n\n`;
      const start = text.length;
      text += words;
      const end = text.length;
      text += '\n\n';
      return { who, stars, when: null, start, end, quoted: null, reply: null };
    });
    const { opinions } = judge([page({ url: 'https://opinie.test/1', title: 'Złoty Kłos', text, kind: 'review', layout: 'reviews', items })], BAKERY);
    expect(opinions.map(({ theme, good, bad }) => [theme, good, bad])).toEqual([
      ['obsługa', 2, 1],
      ['cena', 1, 1],
    ]);
    expect(opinions[0]?.quotes.map(({ who, sign }) => [who, sign])).toContainEqual(['Edek', 'bad']);
  });

  it('put the end of a matter to its story, or in a line with who still shows the old version', () => {
    const told = judge([
      page({
        url: 'https://gazeta.test/wyrok',
        title: 'Wyrok za kosztorysy szpitala',
        date: '2023-04-10',
        text: 'Jan Kowalski to architekt z Gdyni. Sąd rejonowy skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.',
      }),
      page({
        url: 'https://kurier.test/koniec',
        title: 'Szpital: kosztorysy były rzetelne',
        date: '2024-11-20',
        text: 'Jan Kowalski to architekt z Gdyni. Sąd apelacyjny uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.',
      }),
      ...LIBRARY,
    ]);
    const ends = [...told.stories.flatMap(({ ending }) => ending?.text ?? []), ...told.endings.map(({ text }) => text)];
    expect(ends).toEqual(['Sąd apelacyjny uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.']);
    const old = told.ledger.items.find(({ evidence }) => evidence.title.startsWith('Wyrok'))?.evidence.n;
    expect([...told.stories, ...told.endings].flatMap(({ stillShown }) => stillShown)).toEqual([old]);
    expect(stillWords(1)).toBe('1\u00a0strona podaje jeszcze starą wersję:');
    expect(stillWords(4)).toBe('4\u00a0strony podają jeszcze starą wersję:');
  });

  it('leave a matter that ended out of the words of a risk', () => {
    const critic = (n: number, text: string) => page({ url: `https://krytyk-${n}.test/`, title: `Felieton ${n}`, date: '2025-03-10', text });
    const cleared = page({
      url: 'https://kurier.test/koniec',
      title: 'Szpital: kosztorysy były rzetelne',
      date: '2025-11-20',
      text: 'Jan Kowalski to architekt z Gdyni. Sąd apelacyjny uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.',
    });
    const told = judge([
      critic(
        1,
        'Architekt Jan Kowalski z Gdyni lekceważy sąsiadów i jest aroganckim oszustem. Sąd rejonowy skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.',
      ),
      critic(2, 'Architekt Jan Kowalski z Gdyni projektuje brzydko i źle. Jan Kowalski zawiódł mieszkańców.'),
      critic(3, 'Schody, które narysował architekt Jan Kowalski z Gdyni, są fatalne. Jan Kowalski rozczarował radę.'),
      critic(4, 'Fasada odpada. Architekt Jan Kowalski z Gdyni jest niedbały.'),
      cleared,
    ]);
    const reasons = told.risks.flatMap((risk) => risk.for.map(({ text }) => text));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((text) => /oszustem|skazał/.test(text))).toEqual([]);
  });

  it('tell a case that a single local paper followed, with the end that its later text gives', () => {
    const paper = (path: string, title: string, date: string, text: string) => page({ url: `https://kurier-rzeszowski.test/${path}`, title, date, text });
    const told = judge(
      [
        paper(
          'kontrola',
          'Inspekcja zamknęła piekarnię Złoty Kłos',
          '2024-05-06',
          'Inspekcja handlowa ukarała piekarnię Złoty Kłos z Rzeszowa grzywną za stare oznaczenia mąki. Klienci skarżyli się na pleśń w bochenkach.',
        ),
        paper(
          'wyniki',
          'Pleśni w piekarni Złoty Kłos nie było',
          '2024-05-20',
          'Piekarnia Złoty Kłos z Rzeszowa znów piecze. W próbkach z bochenków nie wykryto pleśni. Za oznaczenia mąki inspekcja handlowa ukarała piekarnię Złoty Kłos grzywną.',
        ),
        ...[
          'Święto chleba na rynku otworzyła orkiestra. Bochenki rozdawała piekarnia Złoty Kłos z Rzeszowa.',
          'Przedszkolaki lepiły drożdżówki. Do kuchni zaprosiła je piekarnia Złoty Kłos z Rzeszowa.',
          'Nowy piec opalany drewnem ma sklepienie z cegły. Rzeszowska piekarnia Złoty Kłos paliła w nim całą noc.',
        ].map((text, i) => page({ url: `https://portal-${i}.test/`, title: text.slice(0, 20), date: `2025-0${i + 1}-10`, text })),
      ],
      BAKERY,
    );
    expect(told.stories.map(({ outlets, ending }) => [outlets, ending?.text])).toEqual([
      [['kurier-rzeszowski.test'], expect.stringMatching(/^W próbkach z bochenków nie wykryto pleśni\./u)],
    ]);
  });

  it('tell a matter of one newspaper, and one that the subject’s minutes answer, but not two threads of a forum', () => {
    const BAKED = 'Rzeszowska piekarnia Złoty Kłos';
    const others = ['Przedszkolaki lepiły drożdżówki. Do kuchni zaprosiła je', 'Nowy piec opalany drewnem ma sklepienie z cegły. Paliła w nim całą noc'].map(
      (text, i) =>
        page({ url: `https://portal-${i}.test/`, title: text.slice(0, 20), date: `2025-0${i + 1}-10`, text: `${text} rzeszowska piekarnia Złoty Kłos.` }),
    );
    const pair = (urls: [string, string], kinds: ['news' | 'forum', 'news' | 'forum' | 'other'], second = 'Komisja targu przyjęła protokół: neon zgaszony') =>
      judge(
        [
          page({
            url: urls[0],
            kind: kinds[0],
            title: 'Neon piekarni Złoty Kłos świeci w okna',
            date: '2025-04-01',
            text: `${BAKED} powiesiła nad targiem neon z kłosem. Lokatorzy zbierają podpisy, neon świeci im w okna do rana.`,
          }),
          page({
            url: urls[1],
            kind: kinds[1],
            title: second,
            date: '2025-05-02',
            text: `${BAKED} gasi neon z kłosem o dwudziestej drugiej. Lokatorzy wycofali podpisy.`,
          }),
          ...others,
        ],
        BAKERY,
      ).stories.map(({ pages }) => pages.length);
    expect(pair(['https://kurier.test/1', 'https://kurier.test/2'], ['news', 'news'], 'Neon piekarni gaśnie przed nocą')).toEqual([2]);
    expect(pair(['https://kurier.test/1', 'https://zloty-klos.test/protokol'], ['news', 'other'], 'Protokół z sesji Rady Osiedla: neon piekarni')).toEqual([2]);
    expect(pair(['https://forum.test/1', 'https://forum.test/2'], ['forum', 'forum'], 'Neon nad targiem gaśnie')).toEqual([]);
  });

  it('begin with a dated text of somebody else, not with an offer and a paid article, and go on to the last page that is counted', () => {
    const others = ['Przedszkolaki lepiły drożdżówki. Do kuchni zaprosiła je', 'Nowy piec opalany drewnem ma sklepienie z cegły. Paliła w nim całą noc'].map(
      (text, i) =>
        page({ url: `https://portal-${i}.test/`, title: text.slice(0, 20), date: `2025-0${i + 1}-10`, text: `${text} rzeszowska piekarnia Złoty Kłos.` }),
    );
    const stories = (...pages: Document[]) =>
      judge([...pages, ...others], BAKERY).stories.map(({ pages: told, from, to }) => [told.length, from?.slice(0, 10), to?.slice(0, 10)]);
    const BAKED = 'Rzeszowska piekarnia Złoty Kłos';
    const first = (paid: string) =>
      page({
        url: 'https://kurier.test/neon',
        title: 'Neon piekarni Złoty Kłos świeci w okna',
        date: '2025-04-01',
        text: `${BAKED} powiesiła nad targiem neon z kłosem. Lokatorzy zbierają podpisy, neon świeci im w okna do rana.${paid}`,
      });
    const second = (date: string | null, kind: 'news' | 'other') =>
      page({
        url: 'https://spis.test/klos',
        kind,
        title: 'Neon nad targiem gaśnie przed nocą',
        date,
        text: `${BAKED} gasi neon z kłosem o dwudziestej drugiej. Lokatorzy wycofali podpisy.`,
      });
    expect(stories(first('\n\nMateriał sponsorowany'), second(null, 'other'))).toEqual([]);
    const aside = page({
      url: 'https://targ.test/',
      title: 'Sto lat targu',
      date: '2026-03-01',
      text: `${'Handlarki pamiętają konie i bryczki, bryczki i konie, konie handlarek i bryczki handlarek, a konie bryczek pamiętają handlarki. '.repeat(5)}Nad targiem wisi neon z kłosem, który powiesiła rzeszowska piekarnia Złoty Kłos, lokatorzy zbierali wtedy podpisy, bo neon świecił im w okna do rana.`,
    });
    expect(stories(first(''), second('2025-05-02', 'news'), aside)).toEqual([[3, '2025-04-01', '2026-03-01']]);
  });

  it('leave out a page that names the subject in passing and tells of a party whom no other text of the matter names', () => {
    const FINED = 'Inspekcja Handlowa ukarała za krzywe wagi sklepikowe.';
    const fine = page({
      url: 'https://kurier.test/wagi',
      title: 'Piekarnia ukarana przez Inspekcję Handlową za wagi',
      date: '2025-04-01',
      text: `${FINED} Rzeszowska piekarnia Złoty Kłos zapłaci karę za wagi sklepikowe. Piekarnia Złoty Kłos wagi wymieni.`,
    });
    const other = (title: string) =>
      page({
        url: 'https://echo.test/wagi',
        title,
        date: '2025-05-20',
        text: `${FINED} Najwięcej zapłaci ${title.split(' ')[0]} przy Wisłoku, karę za wagi sklepikowe nałożono w maju. ${'Klienci skarżyli się na gramaturę i paragony, a inspektorzy ważyli bułki na straganach. '.repeat(9)}Wcześniej Inspekcja Handlowa ukarała za wagi sklepikowe rzeszowską piekarnię Złoty Kłos.`,
      });
    const quiet = ['Drożdżówki w przedszkolu lepi', 'Piec z cegły opalany drewnem ma'].map((text, i) =>
      page({ url: `https://portal-${i}.test/`, title: text.slice(0, 18), date: `2025-0${i + 1}-10`, text: `${text} rzeszowska piekarnia Złoty Kłos.` }),
    );
    const pagesOf = (title: string) => judge([fine, other(title), ...quiet], BAKERY).stories.map(({ pages }) => pages.length);
    expect(pagesOf('Zapiecek ukarany przez Inspekcję Handlową za wagi')).toEqual([]);
    expect(pagesOf('Ukarani przez Inspekcję Handlową za wagi')).toEqual([2]);
  });

  it('tell what a newsroom took back by its correction, whose proof is the sentence that says what was not so', () => {
    const paper = (path: string, date: string, title: string, text: string) => page({ url: `https://kurier.test/${path}`, title, date, text });
    const false_ = paper(
      'mrozonki',
      '2024-05-06',
      'Oszukany chleb. Mrożonki w miejskich piekarniach',
      'Rzeszowska piekarnia Złoty Kłos przywoziła zamrożone bochenki i dopiekała je w sklepie. Klienci są oszukani i wściekli.',
    );
    const taken = paper(
      'sprostowanie',
      '2024-05-09',
      'Sprostowanie do tekstu o chlebie',
      'W artykule „Oszukany chleb. Mrożonki w miejskich piekarniach” podaliśmy nieprawdziwą informację dotyczącą piekarni Złoty Kłos z Rzeszowa.\n\nNieprawdą jest, że piekarnia Złoty Kłos przywoziła zamrożone bochenki. Za pomyłkę przepraszamy.\n\nInspekcja w piekarni Złoty Kłos poprawiła jedną etykietę, na której brakowało drożdży.',
    );
    const fair = ['orkiestra grała pod piecem', 'drożdżówki lepiły przedszkolaki', 'mąkę mielił stary młyn'].map((what, n) =>
      page({
        url: `https://targ-${n}.test/`,
        title: `Święto chleba: ${what}`,
        date: `2025-0${n + 1}-10`,
        text: `Na rynku ${what}. Chleb upiekła rzeszowska piekarnia Złoty Kłos.`,
      }),
    );
    const told = judge([false_, taken, ...fair], BAKERY);
    const old = told.ledger.items.find(({ evidence }) => evidence.url.endsWith('mrozonki'))?.evidence.n;
    const story = told.stories.find(({ pages }) => pages.includes(old ?? 0));
    expect(story?.ending?.text).toMatch(/^Nieprawdą jest, że piekarnia Złoty Kłos przywoziła zamrożone bochenki\./u);
    expect(story?.stillShown).toEqual([old]);
    expect(everyQuote(told).map(({ n }) => n)).not.toContain(old);
  });

  it('leave what happened in another town behind what happened to the subject', () => {
    const [first, second, ...rest] = LIBRARY as [Document, Document, ...Document[]];
    const elsewhere = 'W Kołobrzegu dach muzeum zawalił się pod śniegiem i remont pochłonął trzy miliony złotych z kasy miasta.';
    const here = ['Czytelnicy odkładali książki pod foliami i wiadrami.', 'Biegły z politechniki obejrzał papę oraz rynny nad działem dziecięcym.'];
    const text = [first.article.text, elsewhere, ...here].join('\n\n');
    const there = judge([{ ...first, article: { ...first.article, text } }, second, ...rest]);
    const texts = there.stories.flatMap(({ excerpts }) => excerpts.map(({ text }) => text));
    expect(texts.findIndex((text) => text.includes('240 tysięcy'))).toBeGreaterThanOrEqual(0);
    expect(texts.filter((text) => text.includes('Kołobrzegu'))).toEqual([]);
  });

  it('name other bearers of the name', () => {
    const dentist = (n: number) =>
      page({
        url: `https://zeby-${n}.test/`,
        title: 'Jan Kowalski, dentysta w Kielcach',
        text: `Dentysta Jan Kowalski przyjmuje w Kielcach, gabinet numer ${n}. Stomatolog Jan Kowalski leczy zęby w Kielcach.`,
      });
    const { confusions } = judge([...LIBRARY, dentist(1), dentist(2)]);
    expect(confusions).toHaveLength(1);
    expect(confusions[0]).toMatchObject({ pages: 2, domain: 'zeby-1.test' });
    expect(confusions[0]?.label).toContain('Kielce');
  });
});

describe('opinions on a page', () => {
  const SAID = [
    ['Ala', 5, 'Obsługa w piekarni Złoty Kłos jest miła i pomocna.'],
    ['Olek', 1, 'Na rachunek w piekarni Złoty Kłos czekałyśmy pół godziny.'],
    ['Zyta', 1, 'Obsługa opryskliwa, w Złotym Kłosie nikt nie powiedział dzień dobry.'],
    ['Emil', 5, 'Ceny w Złotym Kłosie są uczciwe, chleb kosztuje sześć zł.'],
    ['Iwo', 2, 'Cena bułki w Złotym Kłosie to żart.'],
  ] as const;
  const reviews = (host: string, title: string) => {
    const text = [`${title}`, ...SAID.map(([, , words]) => words)].join('\n\n');
    const items = SAID.map(([who, stars, words]) => ({
      who,
      stars,
      when: null,
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
      quoted: null,
      reply: null,
    }));
    return page({ url: `https://${host}.test/1`, kind: 'review', title, text, layout: 'reviews', items });
  };
  const rowOf = (title: string, theme: string) => judge([reviews('oceny', title)], BAKERY).opinions.find((one) => one.theme === theme);
  const GUESTS = 'Piekarnia Złoty Kłos, Rzeszów – opinie';

  it('take the wait for a bill for service, not for a price', () => {
    expect(rowOf(GUESTS, 'cena')).toMatchObject({ good: 1, bad: 1 });
    expect(rowOf(GUESTS, 'obsługa')).toMatchObject({ good: 1, bad: 2 });
  });

  it('are not those of people who work there', () => {
    expect(rowOf('Piekarnia Złoty Kłos, Rzeszów – opinie pracowników', 'cena')).toBeUndefined();
  });
});
