import { describe, expect, it } from 'vitest';
import { asPhrases } from '../../src/analysis/reading/asked-phrase.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { PageItem } from '../../src/research/types.ts';
import { judge, type Page, page, web } from './factory.ts';

const OWNER: Subject = { name: 'Hanna Dobosz', kind: 'person', description: 'dentystka, Kielce', keywords: [], links: ['https://gabinetdobosz.test/'] };
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

/** Other pages about the dentist, so that the words of a matter are rarer than those of the trade. */
const AROUND =
  'gazetka szkolna o szczotkach|festyn przy rynku i loteria|maraton charytatywny i wolontariat|wykład o próchnicy w bibliotece|remont elewacji kamienicy|zbiórka na schronisko|nowy mikroskop w gabinecie|konkurs rysunkowy dla dzieci';
const around = AROUND.split('|').map(
  (what, i): Page => ({ url: `https://okolica-${i}.test/1`, title: `Co nowego: ${what}`, text: `Dentystka Hanna Dobosz z Kielc i ${what}. Wstęp wolny.` }),
);

/** Recommendations as „text | reason”, by id. */
function advise(pages: Page[], subject = OWNER): Map<string, string> {
  const { recommendations } = judge([...pages, ...(subject === OWNER ? around : [])].map(page), subject);
  return new Map(recommendations.map(({ id, text, reason }) => [id, plain(`${text} | ${reason}`)]));
}

/** A page of reviews: who, stars, words, the owner's reply. */
function reviews(voices: [who: string, stars: number, words: string, reply?: string][], more: Partial<Page> = {}): Page {
  let text = '';
  const items = voices.map(([who, stars, words, reply], i): PageItem => {
    const start = text.length;
    text += `${words}\n\n`;
    const from = text.length;
    if (reply) text += `${reply}\n\n`;
    return {
      who,
      stars,
      when: `2026-0${(i % 9) + 1}-10`,
      start,
      end: start + words.length,
      quoted: null,
      reply: reply ? { start: from, end: from + reply.length } : null,
    };
  });
  return { url: 'https://oceny.test/dobosz', title: 'Dentystka Hanna Dobosz, Kielce – opinie', kind: 'review', layout: 'reviews', text, items, ...more };
}

const story = 'Dentystka Hanna Dobosz z Kielc miała pobrać od emerytki Leokadii Wrony dziewięć tysięcy złotych za most, który pękł po tygodniu.';
const gazette: Page = {
  url: 'https://gazeta-kielecka.test/most',
  title: 'Most pękł po tygodniu. Emerytka liczy straty',
  text: `${story} Leokadia Wrona mówi, że gabinet odmówił reklamacji mostu, i czuje się oszukana.`,
  date: '2025-03-04',
};
const correction: Page = {
  url: 'https://gazeta-kielecka.test/sprostowanie',
  title: 'Sprostowanie',
  text: 'W tekście „Most pękł po tygodniu. Emerytka liczy straty” podaliśmy nieścisłą kwotę. Leokadia Wrona zapłaciła dwa tysiące złotych, a dentystka Hanna Dobosz z Kielc uznała reklamację mostu.',
  date: '2025-03-11',
};
const settled: Page = {
  url: 'https://kurier-kielecki.test/ugoda',
  title: 'Most naprawiony, strony się pogodziły',
  text: 'Dentystka Hanna Dobosz z Kielc i emerytka Leokadia Wrona zawarły ugodę w sprawie mostu. Gabinet wykonał pęknięty most od nowa.',
  date: '2025-09-01',
};
const column: Page = {
  url: 'https://przeglad.test/zeby',
  title: 'Ile kosztuje uśmiech',
  text: 'Ceny rosną. W Kielcach emerytka Leokadia Wrona skarży Hannę Dobosz, bo most pękł jej po tygodniu. Dentystka Hanna Dobosz fatalnie zawiodła i oszukała emerytkę. Poradnik mówi, jak czytać cennik i kiedy prosić o rachunek.',
  date: '2026-01-15',
};

describe('a recommendation on a matter', () => {
  it('names the own place that no result shows, also for somebody whom many outlets write of', () => {
    const outlets = around.map((one, i): Page => ({ ...one, kind: 'news', rank: i + 2 }));
    const { recommendations } = judge(outlets.map(page), { ...OWNER, links: [] });
    const given = recommendations.find(({ id }) => id === 'R06b');
    expect(plain(given?.reason ?? '')).toContain('najwyżej stoi „Co nowego: gazetka szkolna o szczotkach” (okolica-0.test');
    expect(given?.refs).toHaveLength(1);
    const own: Page = {
      url: 'https://gabinetdobosz.test/',
      title: 'Hanna Dobosz',
      text: 'Dentystka Hanna Dobosz, Kielce. Zapraszam do gabinetu.',
      kind: 'company',
    };
    expect(advise([own]).has('R06b'), 'a page of the site in the order').toBe(false);
  });

  it('asks the outlet to put its own correction under the old text, and names both with their dates', () => {
    const told = advise([gazette, correction]).get('R47');
    expect(told).toContain('redakcję serwisu gazeta-kielecka.test, żeby pod tekstem „Most pękł po tygodniu. Emerytka liczy straty” (04.03.2025)');
    expect(told).toContain('„Sprostowanie” (11.03.2025)');
    const elses = 'Radny Nowak, zobowiązany przez sąd do sprostowania słów o rywalu, pytał o most Leokadii Wrony i dentystkę Hannę Dobosz z Kielc.';
    expect(advise([gazette, { ...correction, title: 'Debata w radiu', text: elses }]).has('R47'), 'somebody else’s correction').toBe(false);
    const fined =
      'Izba ukarała dentystkę Hannę Dobosz z Kielc za most Leokadii Wrony. Zaświadczenie technika, na które się powołała, okazało się nieprawdziwe.';
    expect(advise([gazette, { ...correction, title: 'Kara za most emerytki', text: fined }]).has('R47'), 'a paper that was false').toBe(false);
    expect(
      advise([gazette, { ...correction, url: 'https://inna.test/s', title: 'Kronika', text: 'Dentystka Hanna Dobosz z Kielc otworzyła okno.' }]).has('R47'),
    ).toBe(false);
  });

  it('names the text that lacks the end, whoever repeats it later before the first day’s news, and the text that proves it', () => {
    const told = advise([gazette, settled, column]).get('R48') ?? '';
    const news = '„Most pękł po tygodniu. Emerytka liczy straty” (gazeta-kielecka.test, 04.03.2025)';
    expect(told).not.toContain(news);
    expect(advise([gazette, settled]).get('R48')).toContain(news);
    expect(told).toContain('„Ile kosztuje uśmiech” (przeglad.test, 15.01.2026)');
    expect(told).toContain('Dowód: „Most naprawiony, strony się pogodziły” (kurier-kielecki.test, 01.09.2025)');
    expect(told).toMatch(/o którym mówi dowód: „Dentystka Hanna Dobosz .+ zawarły ugodę w sprawie mostu”/);
    const { stories } = judge([gazette, settled, column, ...around].map(page), OWNER);
    expect(stories.map(({ ending }) => ending?.text)).toContainEqual(expect.stringMatching(/zawarły ugodę w sprawie mostu/));
    const titled = (title: string, open = gazette) =>
      judge([open, { ...settled, title }, column, ...around].map(page), OWNER).stories.map(({ headline }) => headline.text);
    const old = { ...gazette, title: 'Hanna Dobosz: most emerytki Wrony pękł po tygodniu' };
    expect(titled('Hanna Dobosz i most emerytki: ugoda', old), 'a title that tells the end').toEqual(['Hanna Dobosz i most emerytki: ugoda']);
    expect(titled('Notka wspólna'), 'a title that says nothing').toEqual([gazette.title]);
  });

  it('is silent when each text tells the end, and when a text is about something else', () => {
    const knows = { ...gazette, text: `${gazette.text} Jesienią strony zawarły ugodę.` };
    expect(advise([knows, settled]).has('R48')).toBe(false);
    const other = {
      ...gazette,
      title: 'Złe oznakowanie',
      text: 'Dentystka Hanna Dobosz z Kielc oburza się na fatalne oznakowanie ulicy, dziury i korki.',
    };
    expect(advise([other, settled]).has('R48')).toBe(false);
    const hoped = { ...settled, text: settled.text.replace('zawarły ugodę', 'może zawrą ugodę').replace('Gabinet', 'Jeśli tak, gabinet') };
    expect(advise([gazette, hoped]).has('R48')).toBe(false);
    const older = { ...settled, text: settled.text.replace('zawarły ugodę', 'w 2017 r. zawarły ugodę') };
    expect(advise([gazette, older]).has('R48'), 'an end of years before').toBe(false);
    const notes = `${correction.text.replace('podaliśmy nieścisłą kwotę', 'pisaliśmy o moście')} Sprostowania przyjmujemy w redakcji.`;
    const desk = { ...correction, title: 'Od redakcji', text: notes };
    expect(advise([gazette, desk]).has('R47'), 'where corrections are taken').toBe(false);
  });

  it('has the end added to the older own text, and the own answer shown where people talk of it', () => {
    const own: Page = {
      url: 'https://gabinetdobosz.test/oswiadczenie',
      title: 'Oświadczenie w sprawie mostu',
      kind: 'company',
      layout: 'own',
      text: 'Emerytka Leokadia Wrona zgłosiła reklamację mostu, który pękł. Gabinet rozpatrzy ją do końca miesiąca. Hanna Dobosz, dentystka, Kielce',
      date: '2025-03-06',
    };
    expect(advise([own, gazette, settled]).get('R49')).toContain('„Oświadczenie w sprawie mostu” (gabinetdobosz.test, 06.03.2025)');
    const apology = {
      ...own,
      title: 'Przeprosiny',
      text: `Zwróciłam pani całą kwotę za most. ${own.text.replace('Gabinet rozpatrzy ją', 'Naprawiłam most')}`,
      date: '2025-08-01',
    };
    const forum: Page = {
      url: 'https://pogaduszki.test/1',
      title: 'Hanna Dobosz, dentystka, Kielce – warto?',
      kind: 'forum',
      layout: 'forum',
      text: 'Emerytka Leokadia Wrona mówiła, że most jej pękł. A co z reklamacją?',
      date: '2026-02-02',
    };
    expect(advise([apology, gazette, forum]).get('R50')).toMatch(
      /„Przeprosiny” \(gabinetdobosz\.test, 01\.08\.2025\).+„Hanna Dobosz, dentystka, Kielce – warto\?” \(pogaduszki\.test/,
    );
  });
});

describe('a recommendation on a critic', () => {
  const rally = 'Radna Stefania Kubiak skrytykowała dentystkę Hannę Dobosz z Kielc za wycinkę lip przy gabinecie: „To skandal, te lipy miały sto lat”.';
  const affair: Page[] = [
    { url: 'https://gazeta-kielecka.test/lipy', title: 'Spór o lipy', text: rally, date: '2026-05-04' },
    {
      url: 'https://kurier-kielecki.test/lipy',
      title: 'Lipy pod topór',
      text: `Mieszkańcy bronią lip. ${rally.replace('skrytykowała', 'krytykuje')}`,
      date: '2026-05-06',
    },
  ];

  it('names the text that quotes him, and none when nobody criticises', () => {
    const told = advise(affair).get('R53');
    expect(told).toMatch(/krytykę w tekście „(Spór o lipy|Lipy pod topór)” \((gazeta|kurier)-kielecki?a?\.test, 0[46]\.05\.2026\).+Stefania Kubiak/);
    const calm = affair.map((one) => ({
      ...one,
      text: one.text
        .replace(/skrytykowała dentystkę|krytykuje dentystkę/, 'spotkała dentystkę')
        .replace('za wycinkę', 'przed wycinką')
        .replace(/: „To.+”/, ''),
    }));
    expect(advise(calm).has('R53')).toBe(false);
  });

  it('sends nobody to answer the text that tells how the matter ended', () => {
    const told = (outcome: string) =>
      advise([
        {
          url: 'https://kurier-kielecki.test/lipy',
          title: 'Lipy pod topór',
          text: 'Mieszkańcy bronią lip, które stały przy gabinecie dentystki Hanny Dobosz z Kielc. Wycinka lip oburzyła ulicę.',
          date: '2026-05-06',
        },
        { url: 'https://gazeta-kielecka.test/lipy', title: 'Spór o lipy', text: `${rally} ${outcome}`, date: '2026-05-20' },
      ]);
    const open = told('Prokuratura prowadzi śledztwo przeciwko Hannie Dobosz w sprawie wycinki lip przy gabinecie.');
    expect(open.get('R53')).toContain('„Spór o lipy”');
    expect(told('Prokuratura umorzyła śledztwo przeciwko Hannie Dobosz w sprawie wycinki lip przy gabinecie.').has('R53')).toBe(false);
  });
});

describe('a recommendation on a voice', () => {
  it('quotes the newest bad review without a reply, who waits for an answer first', () => {
    const page = reviews([
      ['Olga', 1, 'Wizyta odwołana rano bez słowa, a dojechałam z Jędrzejowa na darmo.'],
      ['Piotr', 1, 'Wypełnienie wypadło i napisałem w maju, do dziś nikt nie odpisał na reklamację.'],
      ['Zofia', 1, 'Bardzo długo czekałam w poczekalni, a potem liczył się tylko pośpiech.', 'Pani Zofio, przepraszam, to był zły dzień.'],
      ['Ewa', 5, 'Spokojnie, dokładnie i z uśmiechem, polecam.'],
    ]);
    const told = advise([page]);
    expect(told.get('R16b')).toMatch(/„.*do dziś nikt nie odpisał na reklamację” \(Piotr, 1\/5, oceny\.test, 10\.02\.2026\)/);
    expect(told.get('R16')).toContain('„Wizyta odwołana rano bez słowa, a dojechałam z Jędrzejowa na darmo” (Olga, 1/5, oceny.test, 10.01.2026)');
    expect([...told.values()].join(' ')).not.toContain('Zofia');
    // A taunt states nothing that could be answered by a fact.
    const taunt = advise([reviews([['Grzegorz', 1, 'Typowa naciągaczka, szkoda słów, omijać szerokim łukiem i tyle.']])]);
    expect([...taunt.values()].join(' ')).not.toContain('Typowa naciągaczka');
  });

  it('has a name of its own where two are of one kind, so that a story and the plan mean the right one', () => {
    const told = advise([
      reviews([
        ['Olga', 1, 'Wizyta odwołana rano bez słowa, a dojechałam z Jędrzejowa na darmo.'],
        ['Irena', 1, 'Korona wypadła po miesiącu, a za nową policzono mi drugi raz.'],
      ]),
    ]);
    expect([told.get('R16'), told.get('R16-2')].map((text) => /Olga|Irena/.exec(text ?? '')?.[0]).sort()).toEqual(['Irena', 'Olga']);
  });

  it('dates a voice by about when it was said where the page says „rok temu” or „4 miesiące temu”', () => {
    const page = reviews([['Olga', 1, 'Wizyta odwołana rano bez słowa, a dojechałam z Jędrzejowa na darmo.']]);
    const ago = (when: string) => advise([{ ...page, items: page.items?.map((item) => ({ ...item, when })) }]).get('R16');
    expect(ago('2025-11-21')).toContain('(Olga, 1/5, oceny.test, ok. 2025 r.)');
    expect(ago('2026-07-24')?.replace(/\u00a0/g, ' ')).toContain('(Olga, 1/5, oceny.test, ok. lipca 2026)');
    expect(ago('2026-07-23')).toContain('(Olga, 1/5, oceny.test, 23.07.2026)');
  });

  it('tells a review of somebody who was not there from one of a visit that was called off', () => {
    const away = advise([reviews([['Leon', 1, 'Po tym, co piszą w gazetach: nie byłem i nie będę.']])]);
    expect(away.get('R51')).toContain('nie byłem i nie będę” (Leon, 1/5, oceny.test');
    const off = advise([reviews([['Leon', 1, 'Nie byłem, odwołali wizytę rano, a nowego terminu nie dali przez miesiąc.']])]);
    expect(off.has('R51')).toBe(false);
    expect(off.get('R16')).toContain('Leon');
  });

  it('asks patients of a dentist and guests of a café, in their words, for more reviews on the page that has few', () => {
    expect(advise([reviews([['Ewa', 5, 'Dokładnie i z uśmiechem, polecam wszystkim.']])]).get('R15')).toContain(
      'Poproś trzech zadowolonych pacjentów o opinię na stronie „Dentystka Hanna Dobosz',
    );
    const cafe: Subject = { name: 'Pod Zegarem', kind: 'brand', description: 'kawiarnia, Kielce', keywords: [], links: [] };
    const told = advise([reviews([['Ewa', 5, 'Dobra kawa i ciasto, polecam.']], { title: 'Kawiarnia Pod Zegarem, Kielce – opinie' })], cafe);
    expect(told.get('R15')).toContain('Poproś trzech stałych gości o opinię na stronie „Kawiarnia Pod Zegarem');
  });
});

describe('recommendations', () => {
  it('name who else bears the name, with a page, the one in trouble first', () => {
    const namesake: Page = {
      url: 'https://tarnow.test/sad',
      title: 'Księgowa skazana',
      text: 'Księgowa Hanna Dobosz z Tarnowa została skazana za przywłaszczenie pieniędzy.',
    };
    const told = advise([gazette, namesake]).get('R21');
    expect(told).toContain('„Hanna Dobosz, dentystka, Kielce”');
    expect(told).toContain('(„Księgowa skazana”, tarnow.test)');
  });

  it.each([
    ['sołtys wsi pod Ełkiem', ['sołtys', 'wieś', 'Ełk'], ['sołtys wsi pod Ełkiem']],
    ['dentystka Kielce', ['dentystka', 'Kielce'], ['dentystka', 'Kielce']],
    ['dentystka z Kielc, społeczniczka', ['dentystka', 'społeczniczka', 'Kielce'], ['dentystka z Kielc', 'społeczniczka']],
    ['prowadzi kino', ['kinooperator'], ['kinooperator']],
  ])('call the subject by the phrase of the order, „%s”', (description, marks, told) => {
    expect(asPhrases(description, marks)).toEqual(told);
  });

  it('are none where the sources give no ground, and the plan says so', () => {
    const quiet: Page = { url: 'https://miasto.test/1', title: 'Dzień otwarty', text: 'Dentystka Hanna Dobosz z Kielc opowie o szczotkach.' };
    const { recommendations, plan } = judge([page(quiet)], { ...OWNER, links: [] });
    expect(recommendations.map(({ id }) => id)).toEqual(['R45']);
    expect(plan.notes.join(' ')).toContain('nie mamy podstaw do dalszych rad');
    expect(judge(web(40)).recommendations.every(({ text, reason }) => /„.+”|\p{L}+\.test/u.test(`${text} ${reason}`))).toBe(true);
  });
});

describe('whoever is in danger', () => {
  const ABOUT = [
    'Jan Kowalski, architekt z Gdyni, {said} od dnia głosowania nad mostem. Kładkę wybrała rada dzielnicy, a tramwaj pojedzie nabrzeżem.',
    'Sąsiedzi mówią, że Jan Kowalski {said}. Architekt z Gdyni nie przyszedł na otwarcie wystawy w muzeum portu, choć zaproszenia wysłano w maju.',
  ];
  const advised = (said: string) =>
    judge([
      ...web(6),
      ...ABOUT.map((text, i) =>
        page({ url: `https://dziennik-${i}.test/most`, title: `Most i wystawa, odcinek ${i}`, date: `2026-0${i + 3}-03`, text: text.replace('{said}', said) }),
      ),
    ]).recommendations.map(({ id }) => id);

  it('is not told to show where to be found', () => {
    expect(advised('rysuje balustrady')).toContain('R06b');
    expect(advised('ukrywa się z rodziną')).not.toContain('R06b');
  });
});
