/** What a report says that reviewers say: the clause on a theme decides, not the stars of the whole. */
import { describe, expect, it } from 'vitest';
import { ratingWords, toldOpinions } from '../../src/contract/story-words.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { extractArticle } from '../../src/research/extract.ts';
import { judge, page } from './factory.ts';

const FIRM: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
type Said = readonly [string, number | null, string, string?];

function reviews(said: readonly Said[], head = 'Piekarnia Złoty Kłos, Rzeszów – opinie', more: Partial<Parameters<typeof page>[0]> = {}) {
  let text = `${head}\n\n`;
  const items = said.map(([who, stars, words, reply]) => {
    const start = text.length;
    text += words;
    const end = text.length;
    text += '\n\n';
    const replied = reply ? { start: text.length, end: text.length + reply.length } : null;
    if (reply) text += `${reply}\n\n`;
    return { who, stars, when: null, start, end, quoted: null, reply: replied };
  });
  return page({ url: 'https://oceny.test/1', kind: 'review', title: head.split('\n')[0] as string, text, layout: 'reviews', items, ...more });
}

const report = (...said: Said[]) => judge([reviews(said)], FIRM);
const rowOf = (theme: string, ...said: Said[]) => {
  const { good = 0, bad = 0, middle = 0 } = report(...said).opinions.find((one) => one.theme === theme) ?? {};
  return { good, bad, middle };
};
/** Two voices on price, so that there is a table at all. */
const PRICED: Said[] = [
  ['Ewa', 5, 'Ceny uczciwe, chleb tani.'],
  ['Jan', 1, 'Drożyzna, cena z kosmosu.'],
];

describe('an opinion on a theme', () => {
  it('is bad where its clause says so, whatever the stars', () => {
    const late: Said[] = [
      ['Ola', 5, 'Tort jak marzenie. Spóźnił się trzy tygodnie, ale warto było.'],
      ['Edek', 3, 'Dwa razy przekładali odbiór tortu.'],
      ['Iga', 5, 'Tort gotowy dzień przed terminem.'],
    ];
    expect(rowOf('czas i terminy', ...PRICED, ...late)).toEqual({ good: 1, bad: 2, middle: 0 });
  });

  it('is both where the next clause says what is lacking, and none where a thing is not made there', () => {
    const mixed: Said[] = [
      ['Ola', 4, 'Chleb ładny, choć za mało z makiem.'],
      ['Edek', 5, 'Chleb ładny, chrupie.'],
      ['Iga', 5, 'Chleb bez glutenu to nie tutaj.'],
    ];
    expect(rowOf('jakość', ...PRICED, ...mixed)).toEqual({ good: 2, bad: 0, middle: 1 });
  });

  it('is of the contract where money was kept, whoever called the order off and when', () => {
    const kept: Said[] = [
      ['Ola', 2, 'Odwołaliśmy tort cztery miesiące przed. Zatrzymali 400 zł.'],
      ['Edek', 1, 'Nie oddali zaliczki.'],
      ['Iga', 5, 'Oddali zaliczkę bez słowa.'],
    ];
    expect(rowOf('umowa i pieniądze', ...PRICED, ...kept)).toEqual({ good: 1, bad: 2, middle: 0 });
    expect(rowOf('czas i terminy', ...PRICED, ...kept)).toEqual({ good: 0, bad: 0, middle: 0 });
  });

  it('is no praise of the price where it says „drogo, ale”', () =>
    expect(rowOf('cena', ...PRICED, ['Ida', 5, 'Drogo, ale chleb pyszny.'], ['Ula', 4, 'Chleb pyszny, tylko doliczyli 3 zł za krojenie.'])).toEqual({
      good: 1,
      bad: 3,
      middle: 0,
    }));

  it('is taken back by a word that denies it', () =>
    expect(
      rowOf(
        'uczciwość',
        ...PRICED,
        ['Ida', 3, 'Nikogo nie oszukali, reklamację przyjęli.'],
        ['Ula', 4, 'To nie są oszuści, byłam w błędzie.'],
        ['Leon', 1, 'Oszuści i naciągacze.'],
      ),
    ).toMatchObject({
      bad: 1,
    }));

  it('follows the stars only where its clause is silent, and three stars say nothing then', () =>
    expect(
      rowOf(
        'obsługa',
        ...PRICED,
        ['Ida', 5, 'Obsługa jak w każdy poniedziałek.'],
        ['Ula', 1, 'Obsługa jak w każdy wtorek.'],
        ['Leon', 3, 'Obsługa jak w każdy czwartek.'],
      ),
    ).toEqual({
      good: 1,
      bad: 1,
      middle: 0,
    }));

  it('is of no theme by a word that means something else', () =>
    expect(
      rowOf('kontakt', ...PRICED, ['Ida', 5, 'Odebrałam tort w środę.'], ['Ula', 4, 'Odebrałem zamówienie o ósmej, przez telefon mówili o dziewiątej.']),
    ).toEqual({
      good: 0,
      bad: 0,
      middle: 0,
    }));

  it('stands with a voice that says of the theme what the row says', () => {
    const { opinions } = report(
      ...PRICED,
      ['Ola', 5, 'Obsługa w piekarni jest miła, choć na odbiór tortu czekałam godzinę i dziesięć minut.'],
      ['Edek', 2, 'Czekałem na chleb pół godziny, obsługa opryskliwa i nikt nie przeprosił.'],
    );
    const said = Object.fromEntries(opinions.map(({ theme, quotes }) => [theme, quotes.map(({ who, sign }) => `${who} ${sign}`)]));
    expect(said['czas i terminy'] ?? []).not.toContain('Ola good');
    expect(said.obsługa).toContain('Edek bad');
  });
});

describe('the stars of a page', () => {
  const TEN: Said[] = Array.from({ length: 10 }, (_, i) => [
    `Gość ${i}`,
    i < 6 ? 5 : 1,
    i < 6 ? 'Chleb smaczny, obsługa miła.' : 'Obsługa opryskliwa, chleb niesmaczny.',
  ]);

  it('are told first, with the mean of all reviews that the page states in words', () => {
    const [rating] = judge([reviews(TEN, 'Piekarnia Złoty Kłos, Rzeszów – opinie\n\nOcena: 3,4 (98 opinii)')], FIRM).ratings;
    expect(rating).toMatchObject({ stars: [4, 0, 0, 0, 6], mean: 3.4, of: 98 });
    expect(ratingWords(rating as NonNullable<typeof rating>)).toBe('10 z 98\u00a0opinii (5/5: 6, 1/5: 4); serwis podaje średnią 3,4');
  });

  it('are read from structured data, too, and not where a page rates several things', () => {
    const rated = (name: string, mean: string, of: number) => ({
      '@type': 'LocalBusiness',
      name,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: of },
    });
    const read = (...things: object[]) =>
      extractArticle(
        `<html><head><title>Złoty Kłos</title>${things.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')}</head><body><main><h1>Złoty Kłos</h1><p>Piekarnia przy rynku w Rzeszowie, czynna od szóstej rano.</p></main></body></html>`,
        'https://oceny.test/1',
      ).page.rating;
    expect(read(rated('Złoty Kłos', '3,4', 98))).toEqual({ mean: 3.4, of: 98 });
    expect(read(rated('Złoty Kłos', '3.4', 98), rated('Rogal', '4.4', 8))).toBeNull();
  });

  it('count by theme from ten reviews on, below that only voices are shown', () => {
    expect(toldOpinions(judge([reviews(TEN)], FIRM))).toBe('counts');
    expect(toldOpinions(report(...PRICED))).toBe('voices');
    expect(toldOpinions({ opinions: [{ byWords: false }] as never, ratings: [] })).toBe('stars');
  });
});

describe('a market place', () => {
  const OFFER = 'Złoty Kłos, piekarnia z Rzeszowa. Sprzedajemy chleb i rogale, zapraszamy do naszego sklepu przy rynku.';
  const shop = (end: string) =>
    judge([page({ url: 'https://targ.test/zloty-klos', kind: 'other', title: 'Złoty Kłos', date: null, text: `${OFFER}${end}` })], {
      ...FIRM,
      links: ['https://targ.test/zloty-klos'],
    });

  it('is not the firm that sells there, though the order gives its link, and its buyers’ mean is told', () => {
    expect(shop('').ledger.items[0]?.evidence.own).toBe(true);
    const told = shop('\n\nOcena sprzedającego: 4,1 (37 ocen). Informacje pochodzą od sprzedającego i nie były weryfikowane.');
    expect(told.ledger.items[0]?.evidence.own).toBe(false);
    expect(told.ratings[0] && ratingWords(told.ratings[0])).toBe('serwis podaje średnią 4,1 z 37\u00a0ocen, samych opinii nie widać');
  });
});

it('a complaint stands in the overview with the owner’s reply to it, not with another', () => {
  const told = report(
    [
      'Ola',
      1,
      'Płatność kartą tylko od 20 zł, gotówki brak, odeszłam z niczym po godzinie czekania w kolejce.',
      'Karta już od złotówki, terminal był w naprawie.',
    ],
    ['Ewa', 5, 'Chleb żytni pachnie na całą ulicę, bułki chrupiące do wieczora.'],
    ['Jan', 4, 'Ciasto drożdżowe dobre.', 'Dziękujemy, zapraszamy znowu.'],
  );
  const texts = told.ledger.items.flatMap(({ evidence }) => evidence.excerpts.map(({ text }) => text));
  const at = texts.findIndex((text) => text.includes('od 20 zł'));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(texts[at + 1]).toContain('od złotówki');
});

describe('what a review says of the price and of the time', () => {
  const [ewa, jan] = PRICED as [Said, Said];
  it.each([
    ['cena', { good: 1, bad: 2, middle: 0 }, 1, 'W cenniku 310, na fakturze 338, bo „mąka podrożała”.'],
    ['cena', { good: 1, bad: 2, middle: 0 }, 2, 'Skasowali mi 150 zł za odwołane zamówienie.'],
    ['cena', { good: 2, bad: 1, middle: 0 }, 5, 'Przez telefon mówili 300, zapłaciłam 280.'],
    ['cena', { good: 1, bad: 1, middle: 0 }, 5, 'Zaprosili nas na rocznicę na swój koszt.'],
    ['czas i terminy', { good: 1, bad: 2, middle: 0 }, 2, 'Dwie godziny w kolejce po chleb.'],
    ['czas i terminy', { good: 1, bad: 1, middle: 0 }, 1, 'Skasowali mi 150 zł za odwołane zamówienie.'],
    ['czas i terminy', { good: 1, bad: 1, middle: 0 }, 5, 'Dojazd z miasta czterdzieści minut, ale warto.'],
    ['obsługa', { good: 1, bad: 1, middle: 0 }, 3, 'Obok w kolejce dziecko, które krzyczało.'],
  ])('%s: %o with %i stars for „%s”', (theme, row, stars, said) => {
    const others: Said[] = [
      ['Ola', 1, 'Spóźnili się z tortem, obsługa opryskliwa.'],
      ['Iga', 4, 'Obsługa miła, tort na czas.'],
    ];
    expect(rowOf(theme, ewa, jan, ...others, ['Leon', stars, said])).toEqual(row);
  });

  it('counts nothing against the firm that its author has since given more stars for', () =>
    expect(
      rowOf(
        'obsługa',
        ...PRICED,
        ['Ola', 5, 'Obsługa miła.'],
        ['Ida', 5, 'Rok temu dałam jedynkę za opryskliwą obsługę. Zmieniam na pięć.'],
        ['Ula', 4, 'Obsługa uprzejma.'],
      ),
    ).toEqual({
      good: 2,
      bad: 0,
      middle: 0,
    }));
});

describe('a review of another firm of the name', () => {
  const wrong = 'Zapłaciłem 500 zł zaliczki za tort, cukiernia zamknięta na kłódkę.';
  const rest: Said[] = [...PRICED, ['Ola', 5, 'Chleb smaczny.'], ['Iga', 1, 'Drogo i niesmaczny chleb.']];
  const told = (reply: string) => report(...rest, ['Zbyszek', 1, wrong, reply]);

  it('is not read where the owner’s reply says whose it is', () => {
    const { accusations, ledger, ratings } = told('U nas otwarte. Złote Kłosy były w Jaśle, to nie my, proszę pisać do syndyka.');
    expect(accusations).toEqual([]);
    expect(ledger.items.flatMap(({ evidence }) => evidence.excerpts.map(({ text }) => text)).join(' ')).not.toContain('kłódkę');
    expect(ratings[0]?.stars[0]).toBe(2);
  });

  it('stands where the owner denies it and no more', () => {
    expect(told('To nie my.').ratings[0]?.stars[0]).toBe(3);
  });
});

it('what a page tells of the health of a named child is not quoted, what it tells of the firm is', () => {
  const text =
    'Piekarnia Złoty Kłos w Rzeszowie wycofała rogale z orzechem. Antoś ma pięć lat i trafił do szpitala z wysypką po rogalu z piekarni Złoty Kłos. Antosiowi podano leki na alergię. Piekarnia Złoty Kłos oznaczyła orzechy na etykiecie. Trzy lata temu w Rzeszowie 41-letni Adam Biel, klient piekarni Złoty Kłos, też trafił do szpitala.';
  const { ledger, stories } = judge([page({ url: 'https://gazeta.test/rogale', title: 'Złoty Kłos wycofuje rogale', text })], FIRM);
  const printed = JSON.stringify([stories, ledger.items.map(({ evidence }) => [evidence.excerpts, evidence.quote])]);
  expect(printed).not.toMatch(/Anto[sś]/u);
  expect(printed).toContain('wycofała rogale');
  expect(printed).toContain('Adam Biel');
});
