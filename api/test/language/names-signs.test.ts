import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubjectIndex, type WatchedSubject } from '../../src/language/index.ts';

const find = (name: string, text: string, more: Partial<WatchedSubject> = {}) => {
  const index = createSubjectIndex();
  index.add({ id: 's', name, kind: 'brand', ...more });
  return index.find(text);
};
const forms = (name: string, text: string, more: Partial<WatchedSubject> = {}) => find(name, text, more).map(({ form }) => form);

describe('a name with signs', () => {
  it.each([
    ['Sól & Pieprz', 'Szef Soli i Pieprzu odszedł.', 'Soli i Pieprzu'],
    ['Sól & Pieprz', 'W Soli & Pieprzu było pusto.', 'Soli & Pieprzu'],
    ['Sól & Pieprz', 'Lokal Sól&Pieprz zamknięto.', 'Sól&Pieprz'],
    ['Sól & Pieprz', 'Lokal Sól\u00a0&\u00a0Pieprz zamknięto.', 'Sól\u00a0&\u00a0Pieprz'],
    ['Sól & Pieprz', 'Lokal Sól &amp; Pieprz zamknięto.', 'Sól &amp; Pieprz'],
    ['Sól & Pieprz', 'Lokal SÓL ORAZ PIEPRZ zamknięto.', 'SÓL ORAZ PIEPRZ'],
    ['Sól & Pieprz', 'Lokal Sol + Pieprz zamknięto.', 'Sol + Pieprz'],
    ['Sól & Pieprz', 'The owner of Sól and Pieprz is proud.', 'Sól and Pieprz'],
    ['Wronn & Kosk', 'Raport Wronn&Koska zaskoczył rynek.', 'Wronn&Koska'],
    ['Wronn & Co.', 'Spółka Wronn & Co. rośnie.', 'Wronn & Co'],
    ['B&W', 'Kupiła kurtkę w B&W-ie.', 'B&W-ie'],
    ['B&W', 'Kurtka z B & W jest lekka.', 'B & W'],
    ['B&W', 'Obsługa B&W’u milczy.', 'B&W’u'],
    ['B&W', 'klienci b&w narzekają', 'b&w'],
    ['Teledom+', 'Mecz pokaże Teledom+.', 'Teledom+'],
    ['Teledom+', 'Platforma TELEDOM+ podnosi ceny.', 'TELEDOM+'],
    ['Teledom+', 'Dziennikarz Teledom Plus odszedł.', 'Teledom Plus'],
    ['z-meb', 'Zamówił fotel w Z-mebie.', 'Z-mebie'],
    ['z-meb', 'Salon z‑mebu zamknięto.', 'z‑mebu'],
    ["Wiatrak'21", 'Poseł Wiatrak’21 zabrał głos.', 'Wiatrak’21'],
    ["Wiatrak'21", 'Poseł Wiatrakʼ21 zabrał głos.', 'Wiatrakʼ21'],
    ["Wiatrak'21", 'Posłowie Wiatrak 21 wyszli.', 'Wiatrak 21'],
    ['Dr. Zorvek', 'Apteki Dr.Zorvek są otwarte.', 'Dr.Zorvek'],
    ['Dr. Zorvek', 'Farmaceutka z dr Zorveka odeszła.', 'dr Zorveka'],
    ['7G', 'Marka 7g ubrała kadrę.', '7g'],
    ['RDK48', 'W RDK 48 mówiono o tym.', 'RDK 48'],
    ['Auto-Wron 8', 'Komis Auto‑Wron 8 oszukał klienta.', 'Auto‑Wron 8'],
    ['Meblaro.pl', 'Zarząd Meblaro.pl, po namyśle, milczy.', 'Meblaro.pl'],
    ['Meblaro.pl', 'Adres www.meblaro.pl nie działa.', 'meblaro.pl'],
    ['Meblaro.pl', 'Kupił fotel w Meblarze.', 'Meblarze'],
  ])('%s is met in „%s”', (name, text, form) => {
    const [mention, ...rest] = find(name, text);
    expect(mention).toMatchObject({ form, full: true });
    expect(text.slice(mention?.start, mention?.end)).toBe(form);
    expect(rest).toEqual([]);
  });

  it.each([
    ['Sól & Pieprz', 'Sól & pieprz to podstawa kuchni.'],
    ['Sól & Pieprz', 'Potrzebna sól i pieprz.'],
    ['Sól & Pieprz', 'Sól Pieprz'],
    ['B&W', 'Litery B i W są ważne.'],
    ['B&W', 'BW to skrót.'],
    ['Wronn & Kosk', 'Wronn Kosk to nazwisko.'],
    ['Teledom+', 'Teledom zwalnia ludzi.'],
    ['Teledom+', 'Razem Teledom + Radiodom mają połowę rynku.'],
    ['z-meb', 'Pan Z meb nie zna.'],
    ['RDK48', 'W RDK mówiono o RDK47.'],
    ['7G', 'Sala 7 g jest pusta.'],
    ["Wiatrak'21", 'Nad rzeką stoi wiatrak.'],
    ['Meblaro.pl', 'Opis: https://meblaro.pl/oferta i biuro@meblaro.pl, a także praca.meblaro.pl.'],
    ['Zdrowie.pl', 'Zdrowie jest ważne.'],
  ])('%s is not met in „%s”', (name, text) => {
    expect(forms(name, text)).toEqual([]);
  });

  it('is no mention inside the longer name of others', () => {
    for (const text of ['Sól & Pieprz Resorts ogłasza nabór.', 'Dom Chleb & Sól & Pieprz', 'Sól & Pieprz & Chleb rośnie.'])
      expect(forms('Sól & Pieprz', text)).toEqual([]);
    expect(forms('Teledom+', 'Mecz pokaże Teledom+ 2.')).toEqual([]);
    expect(forms('Teledom+', 'Teledom+ 2 pokaże mecz.')).toEqual([]);
  });

  it('is one before a word of its description and a noun for its sort, and not behind another trade', () => {
    expect(forms('Teledom+', 'Teledom+ Stalowa Wola milczy', { description: 'telewizja, Stalowa Wola' })).toEqual(['Teledom+']);
    expect(forms('Teledom+', 'Teledom+ Stalowa Wola milczy')).toEqual([]);
    expect(forms('Sól & Pieprz', 'Sól & Pieprz Ośrodek Szkolenia')).toEqual(['Sól & Pieprz']);
    expect(forms('Sól & Pieprz', 'Instruktor ośrodka Sól & Pieprz', { description: 'szkoła jazdy' })).toEqual(['Sól & Pieprz']);
    expect(forms('Sól & Pieprz', 'Kelner restauracji Sól & Pieprz', { description: 'szkoła jazdy' })).toEqual([]);
  });

  it('is one before its town, its country, a person, a verb of a headline or a number that counts', () => {
    for (const after of ['Łódź', 'Polska', 'Anna Nowak', 'Zamyka Lokale', '2 maja', '12 procent'])
      expect(forms('Sól & Pieprz', `Wczoraj Sól & Pieprz ${after}`)).toEqual(['Sól & Pieprz']);
  });

  it('is told from a firm of another trade by the noun before it, once the subject’s trade is known', () => {
    const hotel = 'Hotel „Sól i Pieprz” zaprasza nad jezioro.';
    expect(forms('Sól & Pieprz', hotel, { description: 'restauracja, Radom' })).toEqual([]);
    expect(forms('Sól & Pieprz', hotel, { description: 'hotel i restauracja, Radom' })).toEqual(['Sól i Pieprz']);
    expect(forms('Sól & Pieprz', hotel)).toEqual(['Sól i Pieprz']);
    expect(forms('Sól & Pieprz', 'Restauracja Sól i Pieprz zaprasza.', { description: 'restauracja, Radom' })).toEqual(['Sól i Pieprz']);
  });

  it('tells its case and how its signs are spelt', () => {
    expect(find('B&W', 'Byli w B&W-ie.')[0]).toMatchObject({ case: 'loc', reason: 'inflected' });
    expect(find('Sól & Pieprz', 'Tu jest Sól i Pieprz.')[0]).toMatchObject({ case: 'nom', reason: 'signs' });
    expect(find('Sól & Pieprz', 'Tu jest Sól & Pieprz.')[0]).toMatchObject({ case: 'nom', reason: 'exact' });
  });
});

describe('a second apostrophe', () => {
  it.each(["Patryka O'Tandy'ego", 'Patrykiem O’Tandy’m', 'O’Tandy’emu Patrykowi'])('belongs to the ending: „%s”', (form) => {
    expect(forms("Patryk O'Tandy", `Mowa: ${form} i inni.`, { kind: 'person' })).toEqual([form]);
  });
});

describe('an acronym of a name’s own words', () => {
  const office: Partial<WatchedSubject> = { kind: 'organisation' };

  it('is a mention where the text has the name in full', () => {
    const mentions = find('Wojewódzki Ośrodek Ruchu', 'Wojewódzki Ośrodek Ruchu (WOR) milczy. Dyrektor WOR-u rozmawiał z WOR-em.', office);
    expect(mentions.map(({ form, reason, full }) => [form, reason, full])).toEqual([
      ['Wojewódzki Ośrodek Ruchu', 'exact', true],
      ['WOR', 'acronym', false],
      ['WOR-u', 'acronym', false],
      ['WOR-em', 'acronym', false],
    ]);
    expect(forms('Rada Kajaków i Żagli Mazur', 'Rada Kajaków i Żagli Mazur: RKiŻM chwalą, RKŻM też.', office)).toHaveLength(3);
  });

  it('is none in another text, in small letters, of two letters, or in a text in capitals', () => {
    expect(forms('Wojewódzki Ośrodek Ruchu', 'WOR milczy.', office)).toEqual([]);
    expect(forms('Wojewódzki Ośrodek Ruchu', 'Wojewódzki Ośrodek Ruchu kupił wor i Wor.', office)).toHaveLength(1);
    expect(forms('Ośrodek Ruchu', 'Ośrodek Ruchu, czyli OR, milczy.', office)).toHaveLength(1);
    expect(forms('Wojewódzki Ośrodek Ruchu', 'WOJEWÓDZKI OŚRODEK RUCHU KUPIŁ WOR.', office)).toHaveLength(1);
  });
});

describe('any name with signs', () => {
  const word = fc.constantFrom('Wronn', 'Kosk', 'Lumbar', 'Tezko', 'Brzeg', 'Meblar', 'Ogrodo', 'Dym', 'Sarn');
  const short = fc.constantFrom('x', 'e', 'go');
  const letter = fc.constantFrom(...'BCDFGHKLMNPRST');
  const name = fc.oneof(
    fc.tuple(word, word).map(([a, b]) => `${a} & ${b}`),
    fc.tuple(word, word).map(([a, b]) => `${a}+${b}`),
    fc.tuple(letter, letter).map(([a, b]) => `${a}&${b}`),
    word.map((a) => `${a}+`),
    word.map((a) => `${a} & Co.`),
    fc.tuple(short, word).map(([a, b]) => `${a}-${b.toLowerCase()}`),
    fc.tuple(word, fc.integer({ min: 10, max: 99 })).map(([a, n]) => `${a}'${n}`),
    fc.tuple(word, fc.integer({ min: 10, max: 99 })).map(([a, n]) => `${a}${n}`),
    word.map((a) => `Dr. ${a}`),
    word.map((a) => `${a}.pl`),
  );
  const bare = (text: string) => text.replace(/\.$/, '');
  const hasTail = (text: string) => /[&+]|'\d|^Dr\.|^(?:x|e|go)-/.test(text);

  it('is found in its own spelling, once, whatever its signs', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(forms(given, `Wczoraj ${given} ogłosił wyniki.`)).toEqual([bare(given)]);
      }),
      { numRuns: 300 },
    );
  });

  it('is not found inside a longer capitalised name', () => {
    fc.assert(
      fc.property(name.filter(hasTail), fc.constantFrom('Resorts', 'Sun', 'Premium', 'Outlet'), (given, tail) => {
        expect(forms(given, `Wczoraj ${bare(given)} ${tail} ogłosił wyniki.`)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is found among others as alone, and is forgotten when removed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 12 }), (names) => {
        const index = createSubjectIndex();
        for (const one of names) index.add({ id: one, name: one, kind: 'brand' });
        const text = `Wczoraj ${names.map((one) => `${bare(one)} zyskał`).join(', ')}.`;
        for (const one of names)
          expect(index.find(text).filter(({ subjectId }) => subjectId === one)).toEqual(find(one, text).map((mention) => ({ ...mention, subjectId: one })));
        for (const one of names) index.remove(one);
        expect(index.size).toBe(0);
        expect(index.find(text)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('costs no more among thousands than a few times what it costs alone', () => {
    const letters = 'BCDFGHKLMNPRST';
    const names = Array.from({ length: 4_000 }, (_, k) => {
      const rare = `${letters[k % 14]}o${letters[(k >> 4) % 14]?.toLowerCase()}e${letters[(k >> 8) % 14]?.toLowerCase()}ax`;
      return [`${rare} & Synowie`, `${letters[k % 14]}&${letters[(k >> 4) % 14]}`, `${rare}+`, `e-${rare.toLowerCase()}`, `${rare}.pl`][k % 5] as string;
    });
    const text = 'W środę o ósmej Kowal & Synowie i B & Q z miasta A ogłosili, że w sklepie e-dom i w dom+ są kolejki. '.repeat(400);
    const workOf = (watched: string[]) => {
      const index = createSubjectIndex();
      watched.forEach((one, k) => {
        index.add({ id: String(k), name: one, kind: 'brand' });
      });
      index.find(text);
      const before = process.threadCpuUsage();
      for (let round = 0; round < 10; round += 1) index.find(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    expect(workOf(names)).toBeLessThan(4 * workOf(names.slice(0, 5)) + 100);
  });
});
