import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceSentiment, targetSentiment, textSentiment } from '../../src/language/index.ts';
import { featuresOf, unitsOf } from '../../src/language/sentiment/features.ts';
import { anyCharacter } from '../any-character.ts';

const PRAISE =
  'świetny wspaniały doskonały znakomity genialny fantastyczny rewelacyjny uczciwy rzetelny solidny profesjonalny pomocny miły uprzejmy życzliwy godny\u00a0polecenia wybitny kompetentny punktualny przyjazny'.split(
    ' ',
  );
const BLAME =
  'fatalny okropny beznadziejny tragiczny koszmarny nieuczciwy arogancki chamski bezczelny kiepski niekompetentny oszustem niemiły nudny leniwy'.split(' ');
const SUBJECTS = ['Ten lekarz', 'Nasz przewodnik', 'Hotel', 'Właściciel serwisu'];
const VERBS = [
  'Polecam ten gabinet',
  'Wrócę tam',
  'Jestem zadowolony z usługi',
  'Ufam tej firmie',
  'Dotrzymali terminu',
  'Warto tam pojechać',
  'Obsługa zasługuje na uznanie',
];
const DENIED = [
  'Nie polecam tego gabinetu',
  'Nie wrócę tam',
  'Nie jestem zadowolony z usługi',
  'Nie ufam tej firmie',
  'Nie dotrzymali terminu',
  'Nie warto tam pojechać',
  'Obsługa nie zasługuje na uznanie',
];

describe('a negation never leaves strong sentiment as it was', () => {
  const pairs = SUBJECTS.flatMap((subject) => [...PRAISE, ...BLAME].map((word) => [`${subject} jest ${word}.`, `${subject} nie jest ${word}.`] as const));
  const verbs = VERBS.map((text, k) => [`${text}.`, `${DENIED[k]}.`] as const);

  it.each([...pairs, ...verbs])('„%s” / „%s”', (said, denied) => {
    const before = sentenceSentiment(said).score;
    const after = sentenceSentiment(denied).score;
    if (Math.abs(before) > 0.5) expect(Math.abs(before - after)).toBeGreaterThan(0.25);
  });

  it('and most of the praise here is strong', () => {
    const strong = PRAISE.filter((word) => sentenceSentiment(`Ten lekarz jest ${word}.`).score > 0.5);
    expect(strong.length).toBeGreaterThan(PRAISE.length * 0.8);
  });
});

describe('whatever is read as text', () => {
  const MEGABYTE = 1 << 20;
  it.each([
    ['one word of a megabyte', 'a'.repeat(MEGABYTE)],
    ['a line of a megabyte', 'bardzo zły hotel, '.repeat(MEGABYTE / 18)],
    ['quotation marks', '„"'.repeat(MEGABYTE / 8)],
    ['lone surrogates', '\ud83d \udc00'.repeat(5_000)],
    ['emoji', '😡👍🏽🤷‍♀️'.repeat(5_000)],
    ['right-to-left', 'שלום \u202eرائع\u202c '.repeat(5_000)],
    ['joined marks', 'a\u0301\u0328'.repeat(20_000)],
  ])('is judged: %s', (_, text) => {
    for (const result of [sentenceSentiment(text), textSentiment(text), targetSentiment(text, [{ start: 0, end: 3 }])]) {
      expect(['positive', 'negative', 'neutral']).toContain(result.label);
      expect(result.confidence).toBeGreaterThan(0.3);
    }
  });

  it('gives eight times the text at most about eight times the features', () => {
    const word = fc.constantFrom('hotel', 'nie', 'polecam', '!', '…', '„', 'Kowalski', 'bardzo', 'zły,', '12', '😀');
    const size = (words: string[]) => featuresOf(unitsOf(words.join(' '))).ids.length;
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        expect(size(Array.from({ length: 8 }, () => words).flat())).toBeLessThanOrEqual(10 * size(words) + 100);
      }),
      { numRuns: 30 },
    );
  });

  it('is told by the same bytes in the same way, whatever was read before', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), fc.string({ unit: anyCharacter, maxLength: 80 }), (text, other) => {
        const first = sentenceSentiment(text);
        sentenceSentiment(other);
        expect(sentenceSentiment(text)).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });
});

describe('praise that is none', () => {
  it.each([
    'Brawo wy, drugi tydzień bez odpowiedzi.',
    'Gratuluję organizacji :/',
    'Dzięki za nic!',
    'Ten „fachowiec” zostawił nas z zalaną łazienką.',
    'Taki z niego mistrz, jak ze mnie baletnica.',
  ])('„%s” is negative', (text) => {
    expect(sentenceSentiment(text).label).toBe('negative');
  });

  it('a title in quotation marks is no scare quote', () => {
    expect(sentenceSentiment('Program „Czyste powietrze” ruszy w maju.').label).toBe('neutral');
  });
});
