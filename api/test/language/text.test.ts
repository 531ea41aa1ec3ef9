import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containment, createNearDuplicateIndex, detectLanguage, keywords, lemma, splitSentences, tokenize } from '../../src/language/index.ts';

const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['Prof. dr hab. Jan Kowalski urodził się w 1970 r. w Łodzi. Mieszka przy ul. Morskiej 5.', 2],
    ['Otwarcie odbyło się 12.05.2020 r. m.in. z udziałem J. Nowaka i św. Mikołaja. Było głośno!', 2],
    ['Zajął 3. miejsce. Potem wyjechał.', 2],
    ['„Nie wiem!” – powiedział prezes. Wyszedł.', 2],
    ['Spółka z o.o. zarobiła 5 mln zł. Zysk wzrósł.', 2],
    ['Nagłówek bez kropki\nPierwsze zdanie. Drugie', 3],
  ])('„%s” holds %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('cover every word once, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Ż', '.', '!', ' ', '\n', '5', '„', 'r.', '\ud83d') }), (text) => {
        const spans = splitSentences(text);
        expect(
          spans
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('words', () => {
  it('keep their offsets and apostrophe endings', () => {
    const text = "Wpis z Facebook'a, biało-czerwony.";
    expect(tokenize(text).map((token) => text.slice(token.start, token.end))).toEqual(['Wpis', 'z', "Facebook'a", 'biało', 'czerwony']);
  });

  it.each([
    ['prowadziła', 'prowadzić'],
    ['ludzi', 'człowiek'],
    ['zarzutów', 'zarzut'],
    ['leczenia', 'leczenie'],
    ['Gdyni', 'gdynia'],
    ['Kowalskiego', 'kowalski'],
    ['najładniejsze', 'ładny'],
    ['zblurbowanego', 'zblurbować'],
    ['Nieabdykujący', 'nieabdykować'],
    ['Castoramą', 'castorama'],
    ["Spotify'owi", 'spotify'],
    ['Newcastle', 'newcastle'],
  ])('%s is a form of %s', (form, base) => {
    expect(lemma(form)).toBe(base);
  });

  it('of names that no dictionary has are put in the nominative, four in five', () => {
    const rows: { form: string; lemma: string }[] = readFileSync(new URL('./sets/lemma-names.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const right = rows.filter((row) => lemma(row.form) === row.lemma).length;
    expect(right / rows.length).toBeGreaterThan(0.8);
  });

  it('of the dictionary have one lemma, with a capital or without', () => {
    const text = 'Burmistrz zapowiedział przekładanie nieważnych uchwał, a warszawskiej szkole w Gdyni przyznano najlepsze stypendia Kowalskiego.';
    for (const { lower } of tokenize(text)) expect(lemma(lower.charAt(0).toUpperCase() + lower.slice(1))).toBe(lemma(lower));
  });
});

describe('near-duplicates', () => {
  const story = 'Jan Kowalski odebrał w piątek nagrodę za projekt nowej biblioteki w Gdyni, którą otwarto wiosną tego roku.';
  const copy = 'JAN KOWALSKI odebral w piatek nagrode za projekt nowej biblioteki w Gdyni.';
  const other = 'Jan Kowalski prowadzi od dziesięciu lat pracownię architektoniczną i uczy studentów politechniki.';

  it('a shortened copy without diacritics is a copy, another story is not', () => {
    expect(containment(story, copy)).toBeGreaterThan(0.56);
    expect(containment(story, other)).toBeLessThan(0.1);
    expect(containment('', '')).toBe(0);
  });

  it('the index answers with the copies it holds, best first, and an id added again is replaced', () => {
    const index = createNearDuplicateIndex();
    index.add('story', story);
    index.add('other', other);
    expect(index.query(copy).map((found) => found.id)).toEqual(['story']);
    index.add('story', other);
    expect(index.query(copy)).toEqual([]);
    expect(index.size).toBe(2);
  });
});

/** Any UTF-16 code unit, lone surrogates among them (fast-check takes seconds to prepare its own `binary`). */
const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

it('garbage never throws anywhere', () => {
  const nasty = [
    '\ud800',
    '\udc00\ud800',
    '👍🏽'.repeat(50),
    'א ב ג',
    'a'.repeat(1_000_000),
    ' '.repeat(100_000),
    '. '.repeat(20_000),
    '\u0000\uffff',
    "'".repeat(99),
  ];
  const read = (text: string) => {
    splitSentences(text);
    tokenize(text);
    lemma(text);
    detectLanguage(text);
    keywords([text], 5);
    containment(text, text);
  };
  for (const text of nasty) expect(() => read(text)).not.toThrow();
  fc.assert(
    fc.property(fc.string({ unit: codeUnit }), (text) => read(text)),
    { numRuns: 40 },
  );
});
