import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTopics, isStopword, keywords, topics } from '../../src/language/index.ts';

const found = (texts: string[], limit = 10, except?: Set<string>) => keywords(texts, limit, except).map(({ lemma }) => lemma);

const readRows = <Row>(name: string): Row[] =>
  readFileSync(new URL(`./sets/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('names with a conjunction', () => {
  const rows = readRows<{ texts: string[]; names: string[]; not: string[] }>('names-and');

  it('are one where an office, a firm or the texts show it, and two otherwise', () => {
    const missing = rows.flatMap(({ texts, names }) => names.filter((name) => !found(texts, 200).includes(name)));
    const wrong = rows.flatMap(({ texts, not }) => not.filter((name) => found(texts, 200).includes(name)));
    // One text writes „fundacja” in lower case, so only „Dom i Ogród” is surely part of the name.
    expect({ missing, wrong }).toEqual({ missing: ['Fundacja Dom i Ogród'], wrong: [] });
  });

  it('are two again once one half stands alone', () => {
    const texts = ['Widzowie chwalą Rodzinę i Zdrowie.', 'Nowy sezon: Rodzina i Zdrowie w czwartek.'];
    expect(found(texts)).toContain('Rodzina i Zdrowie');
    expect(found([...texts, 'Reklamę kupiło pismo Zdrowie z Łodzi.'])).not.toContain('Rodzina i Zdrowie');
  });
});

describe('topics', () => {
  const rows = readRows<{ id: string; texts: string[]; together: [string, string][]; apart: [string, string][] }>('topics');
  const groups = (texts: string[], limit = 30) => topics(texts, limit).map(({ lemma, terms }) => [lemma, ...terms]);
  const one = (all: string[][], a: string, b: string) => all.some((group) => group.includes(a) && group.includes(b));
  const listed = (all: string[][], word: string) => all.flat().includes(word);

  it('hold words of one matter together and others apart', () => {
    const parted = rows.flatMap(({ id, texts, together }) => {
      const all = groups(texts);
      return together.filter(([a, b]) => listed(all, a) && listed(all, b) && !one(all, a, b)).map((pair) => `${id}: ${pair}`);
    });
    const mixed = rows.flatMap(({ id, texts, apart }) => apart.filter(([a, b]) => one(groups(texts), a, b)).map((pair) => `${id}: ${pair}`));
    // Two texts of ten are too few to be no chance.
    expect({ parted, mixed }).toEqual({ parted: ['wave: kredyt,hipoteka'], mixed: [] });
  });

  it('are called by the longer name where it stands in half of their texts', () => {
    const texts = ['Anna Zielińska wydała powieść. Anna pisze.', 'Anna Zielińska gra. Anna śpiewa, Anna tańczy.', 'O Annie mówią wszyscy, Anna milczy.'];
    expect(topics(texts, 1)).toEqual([{ lemma: 'Anna Zielińska', count: 7, documents: 3, terms: ['Anna'] }]);
  });

  it('are parted or joined by the documents alone where no word is shared, each matter in one group and the first leading it', () => {
    const of = (...numbers: number[]) => ({ words: [`w${numbers}`], documents: new Set(numbers) });
    const lead = (matters: ReturnType<typeof of>[], total: number) => groupTopics(matters, (matter) => matter, total).map((group) => group.length);
    expect(lead([of(1, 2, 3, 4), of(1, 2, 3), of(5, 6, 7)], 30)).toEqual([2, 1]);
    // Nine of ten documents are common to nearly anything.
    expect(lead([of(1, 2, 3, 4, 5, 6, 7, 8, 9), of(1, 2, 3, 4, 5, 6, 7, 8, 10)], 10)).toEqual([1, 1]);
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 6 }), { maxLength: 12 }), (sets) => {
        const matters = sets.map((numbers, i) => ({ words: [`w${i}`], documents: new Set(numbers) }));
        const all = groupTopics(matters, (matter) => matter, 10);
        expect(all.flat().sort((a, b) => matters.indexOf(a) - matters.indexOf(b))).toEqual(matters);
        const order = all.flatMap((group) => group.map((matter) => matters.indexOf(matter)));
        for (const group of all) expect(Math.min(...group.map((matter) => matters.indexOf(matter)))).toBe(matters.indexOf(group[0]));
        expect(new Set(order).size).toBe(matters.length);
        for (const [first, ...rest] of all) for (const matter of rest) expect([...matter.documents].some((n) => first.documents.has(n))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('hold each keyword once, and are the same whatever the order of the texts', () => {
    const word = fc.constantFrom(
      'biblioteka',
      'Jan Nowak',
      'Nowak',
      'i',
      'prezes',
      'zarządu',
      'Prawo',
      '&',
      'UE',
      '.',
      'Gdyni',
      '👍',
      '\ud800',
      'Zielonej Góry',
      '#',
    );
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 10 }), { maxLength: 12 }), fc.nat(8), (parts, limit) => {
        const texts = parts.map((list) => list.join(' '));
        const all = groups(texts, limit);
        expect(all.length).toBeLessThanOrEqual(limit);
        expect(new Set(all.flat()).size).toBe(all.flat().length);
        const ranked = new Set(found(texts, 60));
        expect(all.flat().every((label) => ranked.has(label))).toBe(true);
        expect(topics([...texts].reverse(), limit).map(({ lemma, count, documents }) => [lemma, count, documents])).toEqual(
          topics(texts, limit).map(({ lemma, count, documents }) => [lemma, count, documents]),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('keywords', () => {
  it('are lemmas in how many texts speak of them, without function words', () => {
    expect(keywords(['Architekt zaprojektował bibliotekę.', 'Nowa biblioteka jest piękna, a architekt dumny.', 'O bibliotece piszą gazety.'], 2)).toEqual([
      { lemma: 'biblioteka', count: 3, documents: 3 },
      { lemma: 'architekt', count: 2, documents: 2 },
    ]);
    expect([isStopword('być'), isStopword('architekt')]).toEqual([true, false]);
  });

  it('put what is rare in Polish before what every text has', () => {
    const texts = ['Człowiek ma pracę i oczyszczalnię.', 'Praca człowieka w oczyszczalni.'];
    expect(found(texts, 1)).toEqual(['oczyszczalnia']);
  });

  it.each([
    ['Spór o licencje Creative Commons trwa. Twórcy lubią Creative Commons.', 'Creative Commons'],
    ['Wczoraj pytano Stefana Niesiołowskiego o głosowanie.', 'Stefan Niesiołowski'],
    ['Wniosek złożono do Ministerstwa Sprawiedliwości w maju.', 'Ministerstwo Sprawiedliwości'],
    ['Fundusze z Unii Europejskiej wydano na drogę.', 'Unia Europejska'],
    ['Nagrodę odebrała Anna Zielińska, a potem Zielińska wyszła.', 'Anna Zielińska'],
    ['Spotkanie z Anną Zielińską odwołano.', 'Anna Zielińska'],
  ])('„%s” has the name %s as one', (text, name) => {
    expect(found([text])).toContain(name);
  });

  it('count a surname alone for the full name', () => {
    const [first] = keywords(['Rozmawiał z nim Piotr Babinetz. Zdaniem posła Babinetza to za mało, a Babinetz nie ustąpi.'], 1);
    expect(first).toEqual({ lemma: 'Piotr Babinetz', count: 3, documents: 1 });
  });

  it('leave the subject out, whichever form stands in the text', () => {
    const texts = ['O Janie Kowalskim mówi biblioteka.', 'Kowalski otworzył bibliotekę, Jan Kowalski ją zaprojektował.'];
    expect(found(texts)).toContain('Jan Kowalski');
    expect(found(texts, 10, new Set(['jan', 'kowalski']))[0]).toBe('biblioteka');
    expect(found(texts, 10, new Set(['jan', 'kowalski'])).join(' ')).not.toMatch(/kowalsk/i);
  });

  it('read a text in capitals without taking it for one name', () => {
    expect(found(['OTWARTO NOWĄ BIBLIOTEKĘ W GDYNI']).every((word) => !word.includes(' '))).toBe(true);
  });

  it('are no more than asked for, without repeats, and the same whatever the order of equal texts', () => {
    const word = fc.constantFrom('Biblioteka', 'Jan Nowak', 'i', 'droga', 'UE', 'PKO', '.', 'Gdyni', '👍', '\ud800', 'ש', 'Zielonej Góry');
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 12 }), { maxLength: 4 }), fc.nat(6), (parts, limit) => {
        const texts = parts.map((list) => list.join(' '));
        const first = keywords(texts, limit);
        expect(first.length).toBeLessThanOrEqual(limit);
        expect(first.every(({ count, documents }) => count >= documents && documents >= 1 && documents <= texts.length)).toBe(true);
        expect(keywords([...texts].reverse(), limit).map(({ count }) => count)).toEqual(first.map(({ count }) => count));
      }),
      { numRuns: 60 },
    );
  });
});
