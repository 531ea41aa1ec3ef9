/** What a page of many voices shows to be settled: taken back by its author, paid since, or put right in the owner's reply. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document, PageItem } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const FARM: Subject = { name: 'Pod Kasztanem', kind: 'brand', description: 'agroturystyka, Wierzbowo', keywords: [], links: [] };

type Post = [who: string, text: string, stars?: number | null, reply?: string];

function reviews(...posts: Post[]): Document {
  const items: PageItem[] = [];
  let text = 'Agroturystyka Pod Kasztanem w Wierzbowie. Opinie gości i pracowników.';
  for (const [who, said, stars = null, reply] of posts) {
    const start = text.length + 2;
    text += `\n\n${said}`;
    const end = text.length;
    if (reply) text += `\n\n${reply}`;
    items.push({ who, stars, when: '2026-05-04', start, end, quoted: null, reply: reply ? { start: end + 2, end: text.length } : null });
  }
  return page({ url: 'https://opinie.example/1', title: 'Agroturystyka Pod Kasztanem, Wierzbowo – opinie', text, layout: 'reviews', kind: 'review', items });
}

const report = (...posts: Post[]) => judge([reviews(...posts)], FARM);
const accused = (...posts: Post[]): string[] =>
  report(...posts)
    .accusations.filter(({ state }) => state === 'alleged')
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));
const UNPAID = 'Robiłam tam całe lato, nie wypłacili mi 740 zł wynagrodzenia za sierpień.';
const GUEST: Post = ['Hanka z Mławy', 'Ładnie i cicho, dzieci nie chciały wracać.', 5];

describe('a post whose author takes it back later', () => {
  it('stands as it is while nothing came after it', () => {
    expect(accused(['sezonowa_7', UNPAID], GUEST)).not.toEqual([]);
  });

  it.each([
    'Przyszło 740. Tytuł przelewu: przepraszamy.',
    'Cofam moją opinię, wszystko dostałam.',
    'Zwracam honor, to był błąd banku.',
    'Odszczekuję.',
    'Zadzwoniłam, oddadzą 600 w piątek, uczciwie.',
    'To jednak nie oni, uffff.',
    'Aktualizacja: sąd przyznał rację gospodarzom.',
    'Szczerze? Dostałam 50 zł za tę opinię od konkurencji.',
  ])('accuses of nothing once he writes: %s', (later) => {
    expect(accused(['sezonowa_7', UNPAID], GUEST, ['sezonowa_7', later])).toEqual([]);
    expect(accused(['sezonowa_7', `${UNPAID} EDIT: ${later}`], GUEST)).toEqual([]);
  });

  it.each([
    ['sezonowa_7', 'Nie cofam opinii ani słowa.'],
    ['sezonowa_7', 'Przyszło 200.'],
    ['sezonowa_7', 'Obiecali, że oddadzą 600.'],
    ['sezonowa_7', 'Może oddadzą 600, może nie.'],
    ['sezonowa_7', 'Cofam opinię, jak oddadzą.'],
    ['sezonowa_7', 'Dostałam z powrotem część pieniędzy, reszty nadal nie ma.'],
    ['kucharz', 'Cofam moją opinię, wszystko dostałem.'],
    ['anonim', 'Odszczekuję.'],
  ] as const)('goes on accusing where %s writes: %s', (who, later) => {
    expect(accused([who === 'anonim' ? 'anonim' : 'sezonowa_7', UNPAID], GUEST, [who, later])).not.toEqual([]);
  });
});

describe('a post whose author tells what was given back', () => {
  it.each([
    [
      ['sezonowa_7', UNPAID],
      ['sezonowa_7', 'Napisałam jeszcze raz i dostałam przelew za sierpień, z odsetkami.'],
    ],
    [['sezonowa_7', `${UNPAID} EDIT: Napisałam jeszcze raz i dostałam przelew za sierpień, z odsetkami.`]],
  ] as Post[][])('is told with it', (...posts) => {
    const [accusation] = report(...posts, GUEST).accusations;
    expect(accusation?.redress?.quote).toContain('dostałam przelew za sierpień');
  });
});

describe('a post that the owner answers', () => {
  const said = 'Oszuści, nie oddali zadatku 300 zł za odwołany pobyt, choć dzwoniłam dwa razy.';

  it('is told with what the reply says was given back', () => {
    const [accusation] = report(['Irena', said, 1, 'Pani Ireno, zwróciliśmy zadatek 300 zł w poniedziałek przelewem.'], GUEST).accusations;
    expect(accusation?.redress?.quote).toContain('zwróciliśmy zadatek 300 zł');
  });

  it('accuses of nothing where it is another matter by the word of others, not by the owner alone', () => {
    expect(accused(['Irena', said, 1, 'Ta sprawa nie dotyczyła naszego gospodarstwa, gazeta przeprosiła w lutym.'], GUEST)).toEqual([]);
    expect(accused(['Irena', said, 1, 'Ta sprawa nie dotyczyła naszego gospodarstwa.'], GUEST)).not.toEqual([]);
  });
});

describe('the overview of a page of many voices', () => {
  const excerptsOf = (...posts: Post[]) => report(...posts).ledger.items.flatMap(({ evidence }) => evidence.excerpts);
  const said = 'W Pod Kasztanem doliczyli nam 90 zł za pakiet ręczników przy wyjeździe, na stronie ani słowa.';
  const GUESTS: Post[] = [GUEST, ['Ewa', 'Pod Kasztanem mają dobre śniadania i czyste pokoje, polecam każdemu.', 4]];

  it.each([
    ['author', 'żabka_12', 'Aktualizacja: oddali 90 zł przelewem i przeprosili listem.'],
    ['other', 'Kazik z Iławy', 'Od marca pakietów nie ma, jest jedna cena.'],
  ])('prints right behind a complaint what came of it by its %s', (by, who, later) => {
    const printed = excerptsOf(['żabka_12', said, 1], ...GUESTS, [who, later]);
    const at = printed.findIndex(({ text }) => text === said);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(printed[at + 1]).toMatchObject({ text: later, later: by });
  });

  it('and so do the quotations beside the stories', () => {
    const later = 'Od marca pakietów nie ma, jest jedna cena.';
    // More is said than there is room for.
    const things =
      'pomost rower kajak sauna basen ognisko kominek taras hamak ogród kuchnia stajnia bryczka wędka łódka plaża boisko huśtawka parking garaż'.split(' ');
    const rest = things.flatMap((thing, i): Post[] => [
      [`gość z pokoju ${i}`, `Pod Kasztanem w Wierzbowie oszukali nas na rachunku o ${i + 2}0 zł za ${thing}, właściciel krzyczał.`, 1],
      [`sąsiad ${i}`, `Pod Kasztanem w Wierzbowie zachwycił nas ${thing}, ${things[(i + 7) % 20]} i obsługa przez ${i + 3} dni.`, 5],
    ]);
    const { asides, stories } = report(['żabka_12', said, 1], ...rest, ['Kazik z Iławy', later]);
    const quoted = [...stories.flatMap(({ excerpts }) => excerpts), ...asides].map(({ text }) => text);
    expect(quoted).toContain(said);
    expect(quoted[quoted.indexOf(said) + 1]).toBe(later);
  });

  it.each([
    ['żabka_12', 'Aktualna cena pokoju to 200 zł.'],
    ['Kazik z Iławy', 'Od marca mają jedną cenę za pakiet.'],
    ['Kazik z Iławy', 'Aktualizacja: oddali 90 zł przelewem i przeprosili listem.'],
  ])('calls nothing a later word on it where %s writes: %s', (who, text) => {
    expect(excerptsOf(['żabka_12', said, 1], ...GUESTS, [who, text]).filter(({ later }) => later)).toEqual([]);
  });

  it('prints behind the owner’s post what whom he answers says to it, but no taunt', () => {
    const owner: Post = ['gospodarz', 'Dzień dobry, tu właściciel Pod Kasztanem. Cennik ręczników dostali Państwo przed przyjazdem, jest na nim 90 zł.'];
    const answered = (text: string) => excerptsOf(['żabka_12', said], owner, ['żabka_12', text], ...GUESTS).find(({ later }) => later === 'answer');
    expect(answered('Cennik dostaliśmy w kopercie z kluczem, już po wpłacie.')?.text).toContain('już po wpłacie');
    expect(answered('Jasne, a świnie latają?')).toBeUndefined();
  });
});

describe('the table of opinions', () => {
  const rowOf = (theme: string, ...posts: Post[]) => report(...posts).opinions.find((one) => one.theme === theme);
  const rest: Post[] = [
    ['Irena', 'Czekać trzeba było godzinę, kolejka do śniadania.', 2],
    ['Adam', 'Cena uczciwa, rachunek się zgadza.', 5],
    ['Ewa', 'Cena jak na stronie, tanio.', 5],
    ['Roman', 'Termin dogodny, bez czekania i punktualnie.', 5],
  ];

  it('counts no flaw that is called one as a good voice of its theme', () => {
    expect(rowOf('czas i terminy', ...rest, ['Teresa', 'Pięknie i cicho. Czekało się na termin pięć tygodni, to minus.', 4])).toMatchObject({
      good: 1,
      bad: 2,
    });
    expect(rowOf('czas i terminy', ...rest, ['Teresa', 'Pięknie i cicho. Termin był na poniedziałek.', 4])).toMatchObject({ good: 2, bad: 1 });
  });

  it('counts a price that was named by phone as a price', () => {
    expect(rowOf('kontakt', ...rest, ['Zofia', 'Na telefonie mówili 400.', 1], ['Jan', 'Na telefonie mówili 300, a było 500.', 1])).toBeUndefined();
  });
});

describe('advice on what opinions complain of', () => {
  const bad = (who: string, text: string, reply?: string): Post => [who, text, 1, reply];
  const advised = (reply?: string): string[] =>
    report(
      bad('Irena', 'Cena w rachunku wyższa o 200 zł niż na stronie, a dopłata za pościel na miejscu.', reply),
      bad('Zofia', 'Za dopłatą wszystko, cena z kosmosu, rachunek na kartce z zeszytu i nikt nie umie go wyjaśnić.', reply),
      bad('Roman', 'Telefon milczy, nikt nie odbiera, a mail wraca, kontakt żaden.', reply),
      bad('Adam', 'Kontakt fatalny, na mail odpisali po trzech tygodniach jednym słowem.', reply),
    )
      .recommendations.map(({ text }) => text)
      .filter((text) => text.includes('co się zmieniło'));

  it('names a voice that waits for an answer', () => {
    expect(advised()).not.toEqual([]);
  });

  it('does not ask for answers where every such voice has one', () => {
    expect(advised('Dziękujemy za te słowa, poprawiliśmy to w czerwcu i napisaliśmy o tym na stronie.')).toEqual([]);
  });
});

describe('a local text on money that a firm owes', () => {
  const told = (speech: string): string[] =>
    judge(
      [
        page({
          url: 'https://gazeta.example/zadatki',
          title: 'Zadatki w Pod Kasztanem',
          text: `Goście agroturystyki Pod Kasztanem w Wierzbowie przyszli w sobotę z umowami. ${speech}`,
        }),
      ],
      FARM,
    )
      .accusations.filter(({ state }) => state === 'alleged')
      .flatMap(({ quotes }) => quotes.map(({ text }) => text));

  it('lays nothing at its door by what its new head says of herself', () => {
    expect(told('W maju gospodarstwo przejęła Elwira Drozd. – Dostałam klucze i zeszyt, pieniędzy nie dostałam – mówi.')).toEqual([]);
    expect(told('– Czekam od maja, zadzwoniłam osiem razy i pieniędzy nie dostałam – mówi.')).not.toEqual([]);
  });
});
