import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubjectIndex, nameForms, type WatchedSubject } from '../../src/language/index.ts';
import { CASES } from '../../src/language/words/types.ts';

type Row = { name: string; kind: WatchedSubject['kind']; text: string; label: 0 | 1; group: string };
const rows: Row[] = readFileSync(new URL('./sets/names.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const indexOf = (subjects: WatchedSubject[]) => {
  const index = createSubjectIndex();
  for (const subject of subjects) index.add(subject);
  return index;
};
const person = (name: string): WatchedSubject => ({ id: name, name, kind: 'person' });

/** Of any text of code units: halves of pairs, right-to-left letters and emoji among Polish ones. */
const garbage = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(...'Jan Kowalski, Żabka@#_-.\u00ad\u2060’')), { maxLength })
    .map((units) => units.map((unit) => (typeof unit === 'number' ? String.fromCharCode(unit) : unit)).join(''));

describe('names of our own rows', () => {
  const wrongIn = (group: (row: Row) => boolean) =>
    rows.filter(group).filter(({ name, kind, text, label }) => indexOf([{ id: 's', name, kind }]).find(text).length > 0 !== (label === 1));

  it('are read as a reader reads them where a name can be told by its form', () => {
    expect(wrongIn((row) => !row.group.startsWith('homograph')).map(({ name, text }) => [name, text])).toEqual([]);
  });

  it('are told from common nouns in nine of ten sentences', () => {
    expect(wrongIn((row) => row.group.startsWith('homograph')).length).toBeLessThan(rows.filter((row) => row.group.startsWith('homograph')).length / 10);
  });
});

const FIRST_M = ['Jan', 'Marek', 'Paweł', 'Jerzy', 'Kuba', 'Aleksander', 'Wojciech', 'Antoni', 'Maciej', 'Józef', 'Lew', 'Bartosz'];
const FIRST_F = ['Anna', 'Maja', 'Maria', 'Jadwiga', 'Małgorzata', 'Zofia', 'Sonia', 'Beata', 'Łucja', 'Róża'];
const LAST_M =
  'Kowalski Nowak Zięba Dudek Wróbel Mróz Gołąb Kwiecień Szczęsny Fredro Lis Żak Bąk Ziobro Batory Linde Kocioł Gwóźdź Styczeń Cichy Stępień Wąż Sokół Szewc Dąb Kos'.split(
    ' ',
  );
const LAST_F = 'Kowalska Nowak Zięba Dudek Wróbel Mróz Wiśnia Cicha Długa Sowa Szydło Lis-Zawadzka Kania Mąka'.split(' ');
const fullName = fc.oneof(
  fc.tuple(fc.constantFrom(...FIRST_M), fc.constantFrom(...LAST_M)).map(([first, last]) => `${first} ${last}`),
  fc.tuple(fc.constantFrom(...FIRST_F), fc.constantFrom(...LAST_F)).map(([first, last]) => `${first} ${last}`),
);
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
const stems = (name: string) =>
  fold(name)
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => word.slice(0, 2));
const turned = (name: string) => name.replace(/^(\S+) (.+)$/, '$2 $1');
const SPELLINGS: ((name: string) => string)[] = [
  (name) => name,
  turned,
  fold,
  (name) => name.toUpperCase(),
  (name) => turned(fold(name)),
  (name) => name.normalize('NFD'),
];

describe('a declined name', () => {
  it('matches its base in every case, order and spelling', () => {
    fc.assert(
      fc.property(fullName, fc.constantFrom(...CASES), fc.constantFrom(...SPELLINGS), (name, item, spelling) => {
        const text = `Wczoraj ${spelling(nameForms(name, 'person').forms[item])} w Gdyni.`;
        return indexOf([person(name)])
          .find(text)
          .some((mention) => mention.full);
      }),
      { numRuns: 400 },
    );
  });

  it('is found in a hashtag, in every case, alone or in a slogan, and no other name is', () => {
    const tagged = (text: string) => `#${text.replace(/[ -]/g, '')}`;
    fc.assert(
      fc.property(fullName, fullName, fc.constantFrom(...CASES), fc.constantFrom('', 'MuremZa', 'Stop'), fc.boolean(), (name, other, item, slogan, plain) => {
        const tag = tagged(slogan + nameForms(name, 'person').forms[item]);
        const text = `Czytaj ${plain ? fold(tag) : tag} w sieci.`;
        const [mention] = indexOf([person(name)]).find(text);
        expect(mention?.full).toBe(true);
        expect(text.slice(mention?.start, mention?.end)).toBe(mention?.form);
        expect(text.slice(mention?.end)).toBe(' w sieci.');
        if (stems(name).every((stem) => !stems(other).includes(stem))) expect(indexOf([person(other)]).find(text)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['Aleksander Lis', 'Aleksandra Lisa'],
    ['Kacper Wieczorek', 'Kacpra Wieczorka'],
    ['Lew Rywin', 'Lwa Rywina'],
    ['Jan Kot', 'Jana Kota'],
    ['Jan Szydło', 'Jana Szydły'],
    ['Ruta Wiśnia', 'Ruty Wiśni'],
    ['Julia Kania', 'Julii Kani'],
    ['Zofia Nowak', 'Zofii Nowak'],
    ['Adam Niedźwiedź', 'Adama Niedźwiedzia'],
    ['Jan Cieśla', 'Jana Cieśli'],
    ['Maja Duda', 'Mai Dudy'],
    ['Ben Urban', 'Bena Urbana'],
  ])('%s is printed „%s” in the genitive', (name, genitive) => {
    expect(nameForms(name, 'person')).toMatchObject({ certain: true, forms: { gen: genitive } });
  });

  it.each(['Celina Cicha', 'Róża Dobra', 'Anna Długa', 'Harry Lis', 'Jan Żołądź', 'Filip Król', 'Zofia Biała'])(
    '%s is not printed declined: two ways are in use',
    (name) => {
      expect(nameForms(name, 'person').certain).toBe(false);
    },
  );
});

describe('a mention', () => {
  const only = (name: string, text: string, kind: WatchedSubject['kind'] = 'person') => indexOf([{ id: 's', name, kind }]).find(text);

  it.each([
    ['Jan Kowalski', 'Wręczono Janowi Kowalskiemu medal.', 'dat'],
    ['Jan Kowalski', 'Nie ma Jana Kowalskiego.', null],
    ['Jan Kowalski', 'Odpowiedź dla Jana Kowalskiego.', 'gen'],
    ['Anna Nowak', 'Wybory z Anną Nowak.', 'inst'],
    ['Marek Dudek', 'Artykuł o Marku Dudku.', 'loc'],
    ['Jan Kowalski', 'Jan i Anna Kowalscy przyszli.', 'nom'],
    ['Jan Kowalski', 'Pisano o Janie i Annie Kowalskich.', 'loc'],
  ])('of %s in „%s” has the case %s', (name, text, expected) => {
    expect(only(name, text)[0]?.case).toBe(expected);
  });

  it.each([
    ['Jan Kowalski', 'Brawo #JanKowalski!', 'JanKowalski'],
    ['Ewa Lipska', 'Dzięki @ewa_lipska za rozmowę', 'ewa_lipska'],
    ['Jan Kowalski', 'Jan „Kowal” Kowalski wyszedł.', 'Jan „Kowal” Kowalski'],
    ['Jan Kowalski', 'Anna i Jan Kowalscy wyszli.', 'Jan Kowalscy'],
    ['Jan Kowalski', 'Pytano Ja\u00adna Kowal\u00adskiego.', 'Ja\u00adna Kowal\u00adskiego'],
  ])('of %s in „%s” spans „%s”', (name, text, form) => {
    const [mention] = only(name, text);
    expect(mention?.form).toBe(form);
    expect(text.slice(mention?.start, mention?.end)).toBe(form);
  });

  it('of a common word that opens a sentence counts once the name stands surely elsewhere, but not where an animal acts', () => {
    const text = 'Widziałem to w Żabce na rogu. Żabka wyglądała na zamkniętą. Żabka wskoczyła do stawu i usiadła na liściu.';
    expect(only('Żabka', text, 'brand').map((mention) => mention.start)).toEqual([text.indexOf('Żabce'), text.indexOf('Żabka')]);
  });
});

describe('an index', () => {
  const subjects: WatchedSubject[] = [
    ...FIRST_M.flatMap((first) => ['Nowak', 'Kowalski', 'Lis'].map((last) => person(`${first} ${last}`))),
    ...FIRST_F.flatMap((first) => ['Nowak', 'Kowalska', 'Nowak-Lis'].map((last) => person(`${first} ${last}`))),
    { id: 'żabka', name: 'Żabka', kind: 'brand' },
    { id: 'fundacja', name: 'Fundacja Nowe Media', kind: 'organisation' },
    { id: 'pko', name: 'PKO', kind: 'company' },
    { id: 'nowak', name: 'Nowak', kind: 'person' },
    { id: 'twin', name: 'Jan Nowak', kind: 'person' },
  ];
  const pieces = [
    ...[
      'Jan Nowak',
      'Jana Nowaka',
      'J. Nowak',
      'Nowak Anna',
      'Annę Nowak-Lis',
      'jan kowalski',
      'Kowalskim',
      'Nowakowi',
      'Lisa',
      'Marek i Anna Nowakowie',
      'Paweł „Lis” Nowak',
    ],
    ...[
      'Zofią Kowalską',
      '#JanNowak',
      '@maria_nowak',
      'Fundacji Nowe Media',
      'Żabce',
      'PKO-wi',
      'i',
      'oraz',
      ',',
      '.',
      'w sklepie',
      'Beata',
      'Kuba Maria Lis',
      'JERZY LIS',
      "Jan'a Nowak'a",
    ],
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(' '));
  const surnames = fc.boolean();

  it('finds of each subject what it would find of it alone', () => {
    fc.assert(
      fc.property(text, surnames, fc.subarray(subjects, { minLength: 1 }), (sample, wide, watched) => {
        const found = indexOf(watched).find(sample, { surnames: wide });
        for (const subject of watched)
          expect(found.filter((mention) => mention.subjectId === subject.id)).toEqual(indexOf([subject]).find(sample, { surnames: wide }));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same whatever the order, and whatever was added and removed before', () => {
    fc.assert(
      fc.property(text, surnames, fc.shuffledSubarray(subjects), fc.shuffledSubarray(subjects), (sample, wide, watched, former) => {
        const fresh = indexOf(watched);
        const used = indexOf(former);
        for (const subject of [...watched].reverse()) used.add(subject);
        for (const { id } of former) if (!watched.some((subject) => subject.id === id)) used.remove(id);
        expect(used.size).toBe(fresh.size);
        expect(used.find(sample, { surnames: wide })).toEqual(fresh.find(sample, { surnames: wide }));
      }),
      { numRuns: 60 },
    );
  });

  it('never throws, and its spans hold what it says', () => {
    fc.assert(
      fc.property(garbage(80), garbage(300), (name, sample) => {
        const index = createSubjectIndex();
        for (const kind of ['person', 'brand', 'organisation', 'company'] as const) {
          index.add({ id: kind, name, kind });
          nameForms(name, kind);
        }
        const whole = `${sample} ${name}`;
        for (const mention of index.find(whole, { surnames: true })) {
          expect(mention.end).toBeGreaterThan(mention.start);
          expect(whole.slice(mention.start, mention.end)).toBe(mention.form);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('takes for four times the text no sixteenfold work, as it would if words were compared with one another', () => {
    const index = indexOf(subjects);
    // Processor time, so that a busy machine changes little; it is counted in steps of some milliseconds.
    const workOf = (sample: string) => {
      const before = process.threadCpuUsage();
      index.find(sample);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    for (const unit of ['Żabka ', 'a@a.', '#a_', 'J. ', 'Nowak„', '\ud800', 'שלום ', "l'", '👩‍💻', 'Kowalski, Jan i ', 'i Nowakowie ']) {
      const short = unit.repeat(Math.ceil(8_000 / unit.length));
      expect(workOf(short.repeat(4)), unit).toBeLessThan(9 * workOf(short) + 100);
    }
  });

  it('reads a line of a megabyte', () => {
    const line = `${'x'.repeat(1_000_000)} Jan Nowak`;
    expect(indexOf([person('Jan Nowak')]).find(line)).toHaveLength(1);
  });
});
