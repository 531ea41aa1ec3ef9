/** The one sentence that opens a report. */
import { describe, expect, it } from 'vitest';
import { tellsNothing } from '../../src/analysis/stories/titles.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page, web } from './factory.ts';

const BLAMED = [
  'Architekt Jan Kowalski z Gdyni zawiódł inwestora, a schody są fatalnie wykończone.',
  'Mieszkańcy Gdyni skarżą się, że architekt Jan Kowalski zaprojektował okropny, ciemny dworzec.',
  'Gdyński architekt Jan Kowalski skandalicznie spóźnił się z planami i rozczarował radę.',
  'Okropna robota: architekt Jan Kowalski z Gdyni zaprojektował fatalny, niebezpieczny most.',
];
const PRAISED = 'Mieszkańcy Gdyni chwalą architekta Jana Kowalskiego za świetną, wygodną i piękną bibliotekę.';
const PLAIN = 'W Gdyni odbył się wykład, który poprowadził architekt Jan Kowalski.';

const pages = (texts: readonly string[]): Document[] => texts.map((text, i) => page({ url: `https://gazeta-${i}.test/${i}`, title: `Tekst numer ${i}`, text }));

const BRIDGE = [
  'Kładka nad Kaczą w Gdyni stoi zamknięta trzeci tydzień. Projekt kładki przygotował architekt Jan Kowalski. Kładkę obejrzał prezydent Rafał Zimny, który zapowiedział nowe przęsła jeszcze w marcu.',
  'Przęsła kładki nad Kaczą mają pęknięcia, więc kładka jest zamknięta. Gdyński architekt Jan Kowalski mówi, że przęsła kładki wymieni wykonawca. Mieszkańcy chodzą do szkoły przez wiadukt.',
  'Prezydent Rafał Zimny powtórzył na sesji, że kładka nad Kaczą poczeka na nowe przęsła. Autorem kładki jest architekt Jan Kowalski z Gdyni. Radni pytali o koszt przęseł i o termin otwarcia kładki.',
];

const OTHER = [
  'Wykład o świetle w czytelni poprowadził w liceum architekt Jan Kowalski z Gdyni.',
  'W konkursie rysunku dziecięcego jurorem był gdyński architekt Jan Kowalski.',
  'Kamienica przy Abrahama dostała windę według planów, które sporządził architekt Jan Kowalski z Gdyni.',
  'Na zjeździe absolwentów politechniki wystąpił gdyński architekt Jan Kowalski i pokazał makiety.',
  'Architekt Jan Kowalski z Gdyni przeprowadził pracownię na ulicę Starowiejską.',
  'Spacer śladem modernizmu poprowadzi w niedzielę architekt Jan Kowalski, gdynianin z Orłowa.',
  'Katalog wystawy w muzeum napisał architekt Jan Kowalski z Gdyni, liczy osiemdziesiąt stron.',
  'Rada dzielnicy zaprosiła architekta Jana Kowalskiego z Gdyni na zebranie o parkingach.',
  'Studenci mierzyli domy rybackie, a opiekunem był architekt Jan Kowalski z Gdyni.',
  'Archiwum miejskie przyjęło rysunki, które oddał gdyński architekt Jan Kowalski.',
];

/** The same matter in `n` outlets, beside ten pages that have nothing in common; the first outlets give the titles. */
function matter(titles: readonly string[]): Document[] {
  const told = titles.map((title, i) =>
    page({
      url: `https://portal-${i}.test/most`,
      title,
      text: BRIDGE[i] as string,
      date: `2026-03-0${i + 1}`,
    }),
  );
  const rest = OTHER.map((text, i) => page({ url: `https://kronika-${i}.test/${i}`, title: `Kronika ${i}`, text, date: `202${i % 5}-0${(i % 8) + 1}-11` }));
  return [...told, ...rest];
}

describe('the headline', () => {
  it('counts criticism where it prevails', () => {
    const some = judge(pages([...BLAMED, PRAISED, PLAIN]));
    expect(some.headline).toMatchObject({ pattern: 'HL-14' });
    expect(some.headline.text.replaceAll('\u00a0', ' ')).toMatch(/^Krytyka przeważa: wśród \d+ ocenionych tekstów są \d krytyczne, a 1 pochwalny\.$/u);
    const none = judge(pages([...BLAMED, PLAIN]));
    expect(none.headline.text.replaceAll('\u00a0', ' ')).toMatch(
      /^Krytyka przeważa: wśród \d+ ocenionych tekstów są \d krytyczne, a pochwalnego nie ma ani jednego\.$/u,
    );
  });

  it('says how few sources have a clear tone, and does not tell how they speak from fewer than five', () => {
    const doubtful = [
      OTHER[1] as string,
      OTHER[5] as string,
      'Nie wszyscy lubią dworzec, który narysował architekt Jan Kowalski z Gdyni, ale pociągi tam stają.',
    ];
    const few = judge(pages([PRAISED, ...doubtful, OTHER[0] as string]));
    expect(few.headline).toMatchObject({ pattern: 'HL-16' });
    expect(few.headline.text.replaceAll('\u00a0', ' ')).toBe(
      'Wydźwięk widać wyraźnie tylko w 3 źródłach z 5; to za mało, żeby powiedzieć, jak źródła mówią o tej osobie.',
    );
    expect(few.headline.refs).toHaveLength(3);
    // Three critical texts are counted, and claim nothing beyond their number.
    expect(judge(pages([...BLAMED.slice(0, 3), ...doubtful])).headline).toMatchObject({ pattern: 'HL-15' });
    // A few sure tones among many unsure ones say nothing of the whole.
    const things = [
      ['dworzec', 'autobusy tam zajeżdżają'],
      ['szpital przy rondzie', 'chorych przybywa, a parking jest duży'],
      ['halę targową', 'kupcy sprzedają tam śledzie i kwiaty'],
    ];
    const more = things.map(([what, but]) => `Nie wszyscy lubią ${what}, projekt architekta Jana Kowalskiego z Gdyni, ale ${but}.`);
    const unsure = judge(pages([...BLAMED.slice(0, 3), ...doubtful.slice(0, 1), ...more]));
    expect(unsure.headline).toMatchObject({ pattern: 'HL-16' });
  });

  it('names the matter that a tenth of the sources tell, by a title that names nobody else', () => {
    const { headline, stories } = judge(matter(['Prezydent Zimny na kładce nad Kaczą', 'Kładka nad Kaczą zamknięta', 'Zimny: kładka nad Kaczą poczeka']));
    expect(stories[0]?.headline.text).toBe('Kładka nad Kaczą zamknięta');
    expect(headline.text.replaceAll('\u00a0', ' ')).toContain('Najwięcej źródeł (3 z 13) pisze o jednej sprawie: „Kładka nad Kaczą zamknięta”');
  });

  it('says of no matter that most tell it where another is told by as many', () => {
    const swum = [
      ['Basen przy Wzgórzu bez wody', 'Pękniętą nieckę basenu przy Wzgórzu znaleźli ratownicy; spuszczono wodę i zamknięto szatnie.'],
      ['Woda wraca na basen przy Wzgórzu', 'Nową folię w niecce basenu przy Wzgórzu ułożyła firma z Tczewa, pływacy wracają z Sopotu po feriach.'],
      ['Basen przy Wzgórzu: niecka i rachunki', 'Za nieckę basenu przy Wzgórzu miasto zapłaciło z rezerwy, radni pytali o gwarancję i o cenę biletów.'],
    ] as const;
    const pool = swum.map(([title, said], i) =>
      page({
        url: `https://basen-${i}.test/`,
        title,
        date: `2026-05-1${i}`,
        text: `${said} Basen zaprojektował Jan Kowalski, architekt z Gdyni.`,
      }),
    );
    const { headline, stories } = judge([
      ...matter(['Prezydent Zimny na kładce nad Kaczą', 'Kładka nad Kaczą zamknięta', 'Zimny: kładka nad Kaczą poczeka']),
      ...pool,
    ]);
    expect(stories.map(({ pages: own }) => own.length).slice(0, 2)).toEqual([3, 3]);
    expect(headline.text.replaceAll('\u00a0', ' ')).toMatch(/^O jednej sprawie piszą 3 źródła z/);
  });

  it.each([
    'Kładka nad Kaczą: poradnik dla mieszkańców',
    'Przęsła kładki nad Kaczą krok po kroku',
    'Jak bezpiecznie ominąć kładkę nad Kaczą',
    'Kładka nad Kaczą: co warto wiedzieć o przęsłach',
    'Czy kładka nad Kaczą i jej przęsła są bezpieczne?',
    'Pięć najlepszych przęseł kładki nad Kaczą',
  ])('names no matter by a guide, a question or a list: %s', (title) => {
    const { stories } = judge(matter([title, 'Miasto zamyka przejście', 'Kładka nad Kaczą stoi trzeci tydzień']));
    expect(stories[0]?.headline.text).toBe('Kładka nad Kaczą stoi trzeci tydzień');
    // Nor where the others share no word with the rest.
    expect(judge(matter([title, 'Zawiedli wszyscy', 'Koniec czekania'])).stories.map(({ headline }) => headline.text)).not.toContain(title);
  });

  it('knows lists, too, and what only looks like one', () => {
    for (const title of [
      'TOP 7 stomatologów w Gliwicach',
      'Kelner / kelnerka – Opole',
      'Najlepsze kawiarnie w Rzeszowie',
      'Jak bezpiecznie kupić auto używane? Pięć porad',
      'Dach szkoły: kto zawinił',
    ])
      expect(tellsNothing(title), title).toBe(true);
    for (const title of [
      '250 lotów odwołanych przez strajk',
      'Kto podpalił komis? Prokuratura umarza',
      'Jak doszło do pożaru',
      'Sąd: kto zwlekał, ten zapłaci',
      'Pierwsza w rankingu',
    ])
      expect(tellsNothing(title), title).toBe(false);
  });

  it.each(['Jak miasto zamknęło kładkę nad Kaczą', 'Kładka nad Kaczą bez kontroli? Prezydent zamyka przęsła', '3 przęsła kładki nad Kaczą pękły'])(
    'names a matter by what tells it, whatever it begins with: %s',
    (title) => {
      const { stories } = judge(matter([title, 'Miasto i przejście', 'Prezydent na sesji']));
      expect(stories[0]?.headline.text).toBe(title);
    },
  );
});

describe('a namesake’s trouble among the first three results', () => {
  const dentist = (rank: number, title = 'Wyrok dla dentysty. Jan Kowalski skazany w Kielcach') =>
    page({
      url: 'https://zeby.test/wyrok',
      title,
      rank,
      text: 'Dentysta Jan Kowalski z Kielc został skazany. Stomatolog Jan Kowalski leczył zęby w Kielcach bez uprawnień.',
    });
  const said = (...pages: ReturnType<typeof page>[]) =>
    judge([...web(12).filter((_, i) => i !== 1), ...pages]).summary.map(({ text }) => text.replaceAll('\u00a0', ' '));

  it('is told in the summary as somebody else’s', () => {
    expect(said(dentist(2)).join(' ')).toContain('Na pozycji 2 wyników dla hasła „Jan Kowalski” stoi tekst o kimś innym');
  });

  it('is not where it stands lower, or where the title tells of none', () => {
    for (const one of [dentist(7), dentist(2, 'Gabinet Jana Kowalskiego w Kielcach')]) expect(said(one).join(' ')).not.toContain('Na pozycji');
  });
});
