/** Which pages tell one matter, and whose stand on it is quoted. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { PageItem } from '../../src/research/types.ts';
import { ARCHITECT, judge, page, thread } from './factory.ts';

const POOLS: Subject = { name: 'Baseny Turkus', kind: 'brand', description: 'budowa basenów, Kutno', keywords: [], links: [] };
const paper = (path: string, date: string, title: string, text: string, host = 'kurier.test') => page({ url: `https://${host}/${path}`, title, date, text });

/** Reviews of a firm, each an item. */
function reviews(url: string, voices: [string, number, string][]) {
  const text = voices.map(([, , said]) => said).join('\n\n');
  const items = voices.map(([who, stars, said]): PageItem => {
    const start = text.indexOf(said);
    return { who, stars, when: null, start, end: start + said.length, quoted: null, reply: null };
  });
  return page({ url, title: 'Baseny Turkus', text, kind: 'review', layout: 'reviews', items, date: null });
}

const FLOOD = [
  paper(
    'wykop',
    '2023-05-10',
    'Wykopali dół i zniknęli. Rodzina spod Kutna mieszka nad wodą',
    'Ekipa firmy Baseny Turkus z Kutna rozkopała ogród Wrońskich w Leszczynku i przestała przyjeżdżać. Wykop zalała woda gruntowa.\n\nWłaściciel firmy Adam Lipka odebrał telefon dopiero wieczorem. - Niecka stoi w porcie, a koparkę zabrał mi leasing. W sobotę przywiozę pompę.\n\nWrońscy zapłacili firmie Baseny Turkus zaliczkę, 47 tysięcy złotych. W Kutnie Baseny Turkus kopią od pięciu lat.',
  ),
  paper(
    'zgoda',
    '2023-09-01',
    'Basen w Leszczynku gotowy. Wrońscy pogodzili się z wykonawcą',
    'Firma Baseny Turkus dokończyła basen Wrońskich w Leszczynku i wypompowała wodę z wykopu. Strony podpisały ugodę w sierpniu.',
  ),
];
const OTHERS = ['Zielona szkoła nad Bzurą dostała nowe kajaki', 'Turniej szachowy zakończył wakacje w bibliotece', 'Most na Ochni zamknięty do zimy'].map(
  (title, n) => paper(`inne-${n}`, `2024-0${n + 2}-01`, title, `${title}. Wśród sponsorów jest firma Baseny Turkus z Kutna.`, `portal-${n}.test`),
);

describe('a matter', () => {
  const pool = thread({
    url: 'https://forum.test/turkus',
    kind: 'forum',
    title: 'Baseny Turkus Kutno - ktoś zna?',
    date: '2023-05-02',
    posts: ['Wzięli 47 z 90 tys. zaliczki, wykop zalany po brzegi, koparka odjechała i Baseny Turkus nie odbiera.', 'Dzwoń do właściciela, u mnie przyjechał.'],
  });
  const card = reviews('https://oceny.test/turkus', [
    ['Iwona T', 1, 'Wykop pod nieckę krzywy, woda stoi, zaliczka przepadła.'],
    ['Marian', 5, 'Wykop równy, niecka szczelna, woda czysta, zaliczka niska.'],
  ]);
  const told = judge([...FLOOD, ...OTHERS, pool, card], POOLS);
  const story = told.stories.find(({ headline }) => /Wykopali|Leszczynku/.test(headline.text));
  const at = (host: string) => told.ledger.items.find(({ evidence }) => evidence.domain === host)?.evidence.n;

  it('has the thread that tells it in other words with its amount, and no page of many clients', () => {
    expect(story?.pages).toContain(at('forum.test'));
    expect(story?.pages).not.toContain(at('oceny.test'));
    expect(story?.headline.text).not.toContain('ktoś zna');
  });

  it('has the stand of who runs the firm, opened by the sentence that names them', () => {
    expect(story?.voices.filter(({ side }) => side === 'own').map(({ speaker }) => speaker)).toEqual(['Właściciel firmy Adam Lipka']);
  });
});

describe('an event that many tell within weeks', () => {
  const FACTS =
    'stypendium konkurs kapituła mecenas skarbnik fundacja wiolonczela harfa klawesyn obój przesłuchanie komisja partytura pulpit futerał księga dyrygent batuta chórzysta próba klarnecista medal filharmonia festiwal sponsor przelew prokurator bibliotekarka magazyn krewny orkiestra fagot waltornia skrzypce altówka puzon klarnet'.split(
      ' ',
    );
  /** The facts of the event, each page in an order of its own, so that none is a copy. */
  const factsBy = (n: number) => FACTS.map((_, i) => FACTS[(i * (n + 2)) % FACTS.length]).join(', ');
  const leads = [
    'Kapituła milczy od świtu',
    'Skarbnik oddał klucze',
    'Harfa wróciła do magazynu',
    'Festiwal przepadł',
    'Chórzyści piszą list',
    'Dyrygent wyjechał',
  ];
  const event = leads.map((lead, n) =>
    paper(
      `orkiestra-${n}`,
      `2025-02-0${n + 1}`,
      `Stypendia poza konkursem. ${lead}`,
      `${lead}, podaje ${n + 3}. wydanie gazety. Architekt Jan Kowalski z Gdyni i jego stypendia, a w nich: ${factsBy(n)}.`,
      `gazeta-${n}.test`,
    ),
  );
  const said = (date: string) =>
    paper(
      'senator',
      date,
      'Senator Bąk broni architekta. Wyspiarski obyczaj',
      `Senator Bąk wrócił z rejsu po fiordach i staje po stronie wyspiarzy. Według senatora latarnicy, rybacy i szyprowie zawsze dzielili się połowem przy ognisku, a Jan Kowalski zrobił to samo. Konkurs, kapituła, mecenas, skarbnik, wiolonczela, harfa, klawesyn, obój, partytury, dyrygent, klarnecista i filharmonia to dla niego śledzie.`,
      'wyspa.test',
    );
  const storiesWith = (date: string) =>
    judge([
      ...event,
      said(date),
      ...OTHERS.map(({ article, url }) =>
        page({ url, title: article.title, date: '2019-01-01', text: `${article.title}. Był tam Jan Kowalski, architekt z Gdyni.` }),
      ),
    ]).stories.map(({ outlets }) => outlets.filter((outlet) => /gazeta|wyspa/.test(outlet)).length);

  it('is one with what somebody says of it, and not with what was said years later', () => {
    expect(storiesWith('2025-02-12')).toEqual([7]);
    expect(storiesWith('2028-02-12')).toEqual([6]);
  });
});

describe('two matters', () => {
  const APPEAL = paper(
    'apel',
    '2023-02-01',
    'Fundacja Suchy Próg zbiera pompy dla powodzian',
    'Fundacja Suchy Próg apeluje o pompy dla powodzian z Leszczynka. Dary zbiera Łucja Sroka. Pompy wypożycza też firma Baseny Turkus z Kutna.',
    'dary.test',
  );
  const fraud = (last: string) =>
    paper(
      'zarzut',
      '2023-04-01',
      'Prezes stowarzyszenia z zarzutem',
      `Prokurator oskarżył byłego prezesa stowarzyszenia Nurt o zabranie datków. Datki wpłacała firma Baseny Turkus. ${last}`,
      'echo.test',
    );
  const told = (last: string) => judge([APPEAL, fraud(last), ...OTHERS], POOLS).stories.map(({ outlets }) => outlets);

  it('are not one because the second page says that the first’s people had no part in it', () => {
    expect(told('Z fundacją Suchy Próg, która zbiera pompy dla powodzian, prezes spotkał się w sądzie.')).toEqual([['dary.test', 'echo.test']]);
    expect(told('Nie miała z tym nic wspólnego fundacja Suchy Próg, która zbiera pompy dla powodzian.')).toEqual([]);
  });
});

describe('the subject’s stand', () => {
  const heard = (said: string) =>
    judge([
      paper('tama', '2025-02-03', 'Tama w Gdyni pęka, spór o projekt tamy', `Tama w Gdyni pęka od jesieni. ${said} Radni żądają kontroli tamy.`),
      paper('kontrola', '2025-02-20', 'Kontrola tamy w Gdyni', 'Gdyński architekt Jan Kowalski czeka na kontrolę tamy. Tama pęka dalej.', 'echo.test'),
      ...OTHERS.slice(0, 2).map(({ article, url }) =>
        page({ url, title: article.title, date: '2024-01-01', text: `${article.title}. Był tam Jan Kowalski, architekt z Gdyni.` }),
      ),
    ]).stories.flatMap(({ voices }) => voices);
  const dam = (said: string) =>
    heard(said)
      .filter(({ side }) => side === 'own')
      .map(({ quotes }) => quotes[0]?.text);

  it('is no reporter’s sentence on what it did', () => {
    expect(ARCHITECT.name).toBe('Jan Kowalski');
    expect(dam('Jan Kowalski poinformował w czwartek, że zamówił nowe pomiary tamy.')).toEqual([]);
    expect(dam('Jan Kowalski poinformował w czwartek, że tama nie pęka z winy projektu.')).toHaveLength(1);
  });

  it('is what the subject claims, and closes with the sentence that names the speaker', () => {
    expect(dam('Jan Kowalski twierdzi, że tamę zbudowano z innego betonu niż w projekcie.')).toHaveLength(1);
    const speakers = heard('- Tama Jana Kowalskiego pęka od jesieni. Czekałam na pomiary, to skandal - mówi burmistrz Ewa Sowa. Tama stoi nad portem.').map(
      ({ speaker }) => speaker,
    );
    expect(speakers.filter((name) => /[.!?]/.test(name))).toEqual([]);
    expect(speakers).toContain('burmistrz Ewa Sowa');
  });

  it('is read from words that a clause with where they were said closes', () => {
    const words = '„Jestem spokojny o projekt tamy i czekam na pomiary” - napisał w mediach społecznościowych architekt i wykładowca Jan Kowalski.';
    expect(dam(words)).toEqual([words]);
  });
});

describe('pages that share an agency’s paragraphs', () => {
  const BACKGROUND =
    'Tama w Gdyni została oddana do użytku we wrześniu ubiegłego roku po trzech latach budowy i kosztowała dwadzieścia osiem milionów złotych. W listopadzie nurkowie znaleźli pierwszą rysę przy wschodnim przyczółku, a kolejną miesiąc później pod jezdnią. Projekt przygotował architekt Jan Kowalski z Gdyni razem z pracownią hydrologów z Tczewa. Nadzór budowlany zamknął przejazd dla ciężarówek i zlecił pomiary, których wyniki mają być znane w maju.';
  const news = (host: string, title: string, lead: string) =>
    page({ url: `https://${host}.test/1`, title, date: '2025-02-03', text: `${lead}\n\n${BACKGROUND}` });
  const copiesOf = (...pages: ReturnType<typeof news>[]) => judge(pages).ledger.items.map(({ evidence }) => evidence.copies.length);

  it('are different news when they begin with different people', () => {
    const minister = news(
      'stolica',
      'Minister pyta o pieniądze',
      'Minister infrastruktury zapowiedział w środę kontrolę wydatków i rozmowę z wojewodą. Poinformował o tym dziennikarzy podczas konferencji w Warszawie, na którą przyjechał z dwoma wiceministrami. Pytany o terminy odesłał do inspektorów, a o odpowiedzialność do sądu; dodał, że województwo dostało już jedną taką zaliczkę i nie rozliczyło jej do dziś.',
    );
    const divers = news(
      'kurier',
      'Nurkowie: rysa ma już trzy metry',
      'Ekipa nurków zeszła pod wodę czwarty raz w tym miesiącu. Szczelina urosła od świąt o kilkadziesiąt centymetrów, mówi szef ekipy, który pracuje w porcie od dwudziestu lat i widział niejedno pęknięcie. Zdjęcia trafiły wieczorem do inspektorów, a rano do rady miejskiej, która zwołała posiedzenie i zaprosiła na nie wędkarzy, hydrologów oraz sołtysów z obu brzegów zalewu.',
    );
    expect(copiesOf(minister, divers)).toEqual([0, 0]);
  });

  it('are one text when they begin alike, whatever the title', () => {
    const lead = 'Minister infrastruktury zapowiedział w środę kontrolę wydatków i rozmowę z wojewodą. Poinformował o tym dziennikarzy podczas konferencji.';
    expect(copiesOf(news('stolica', 'Minister pyta o pieniądze', lead), news('kurier', 'Będzie kontrola na tamie', lead))).toEqual([1]);
  });
});
