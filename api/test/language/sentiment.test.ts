import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubjectIndex, guessKind, sentenceSentiment, targetSentiment, textSentiment } from '../../src/language/index.ts';
import { anyCharacter } from '../any-character.ts';

function towards(name: string, text: string) {
  const index = createSubjectIndex();
  index.add({ id: 's', name, kind: guessKind(name) });
  return targetSentiment(text, index.find(text)).label;
}

describe('a sentence', () => {
  it.each([
    ['Polecam, świetny fachowiec.', 'positive'],
    ['Nie polecam, strata czasu i pieniędzy.', 'negative'],
    ['Obsługa miła, a jedzenie przepyszne!', 'positive'],
    ['Brudno, głośno i bez klimatyzacji.', 'negative'],
    ['Recepcja jest czynna od ósmej do szesnastej.', 'neutral'],
  ])('„%s” is %s', (text, label) => {
    expect(sentenceSentiment(text).label).toBe(label);
  });

  it('turns with a negation', () => {
    expect(sentenceSentiment('Jestem zadowolony z tego lekarza.').score).toBeGreaterThan(0);
    expect(sentenceSentiment('Nie jestem zadowolony z tego lekarza.').score).toBeLessThan(0);
  });

  it('says how sure it is', () => {
    const strong = sentenceSentiment('Fatalna obsługa, zdecydowanie odradzam!');
    expect(strong.confidence).toBeGreaterThan(0.9);
    expect(sentenceSentiment('Zobaczymy.').confidence).toBeLessThan(strong.confidence);
  });

  it('does not depend on the name in it', () => {
    const of = (name: string) => sentenceSentiment(`Wczoraj ${name} otworzył wystawę w bibliotece.`);
    expect(of('Jan Kowalski')).toEqual(of('Tomasz Wójcik'));
  });
});

describe('a review', () => {
  it('is judged as a whole', () => {
    expect(textSentiment('Byliśmy tydzień. Pokoje czyste, jedzenie pyszne. Windy czasem nie działały. Na pewno wrócimy!').label).toBe('positive');
    expect(textSentiment('Jedzenie zimne. Pokój brudny, obsługa niemiła. Jedyny plus to plaża. Nigdy więcej.').label).toBe('negative');
  });
});

describe('sentiment towards somebody in the news', () => {
  it.each([
    ['Prokuratura postawiła Janowi Kowalskiemu zarzuty oszustwa.', 'negative'],
    ['Sąd uniewinnił Jana Kowalskiego.', 'positive'],
    ['Sąd prawomocnie oczyścił Jana Kowalskiego z wszystkich zarzutów.', 'positive'],
    ['Jan Kowalski odebrał nagrodę za projekt biblioteki.', 'positive'],
    ['Radni krytykują Jana Kowalskiego za opóźnienia.', 'negative'],
    ['Unikajcie Jana Kowalskiego jak ognia.', 'negative'],
  ])('„%s” is %s', (text, label) => {
    expect(towards('Jan Kowalski', text)).toBe(label);
  });

  it.each([
    'Jan Kowalski mieszka w Gdyni i prowadzi pracownię.',
    'Jan Kowalski jest architektem.',
    'Spotkanie z Janem Kowalskim odbędzie się we wtorek o 18.',
    'Zgodnie z KRS udziałowcem spółki jest Jan Kowalski.',
    'Jan Kowalski (ur. 1970) – polski architekt.',
    'Autorem projektu jest Jan Kowalski z Gdyni.',
  ])('a plain fact is neutral: „%s”', (text) => {
    expect(towards('Jan Kowalski', text)).toBe('neutral');
  });

  it.each([
    ['Joanna Maj pomagała ofiarom pożaru, a Jan Kowalski w tym czasie niszczył dokumenty.', 'positive', 'negative'],
    ['Publiczność oklaskiwała Joannę Maj, natomiast Jana Kowalskiego wygwizdano.', 'positive', 'negative'],
    ['Joanna Maj zeznała, że Jan Kowalski przyjmował łapówki.', 'neutral', 'negative'],
    ['To nie Joanna Maj zawiniła, tylko Jan Kowalski.', 'neutral', 'negative'],
    ['Joanna Maj skrytykowała Jana Kowalskiego za bałagan w urzędzie.', 'neutral', 'negative'],
    ['Zdaniem Joanny Maj Jan Kowalski jest oszustem.', 'neutral', 'negative'],
    ['Joanna Maj została okradziona przez Jana Kowalskiego.', 'neutral', 'negative'],
    ['W przeciwieństwie do Jana Kowalskiego, Joanna Maj dotrzymuje słowa.', 'positive', 'negative'],
  ])('two people are told apart: „%s”', (text, maj, kowalski) => {
    expect([towards('Joanna Maj', text), towards('Jan Kowalski', text)]).toEqual([maj, kowalski]);
  });

  it('goes on to the next sentence that is about the same person', () => {
    expect(towards('Jan Kowalski', 'Remont robił Jan Kowalski. Nie polecam, fuszerka i wieczne opóźnienia.')).toBe('negative');
  });

  it('is neutral when nothing names the subject', () => {
    expect(targetSentiment('Fatalna obsługa.', [])).toMatchObject({ label: 'neutral', score: 0 });
  });
});

it('nothing read as text ever throws, and probabilities stay probabilities', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), fc.nat(120), fc.nat(50), (text, start, length) => {
      for (const result of [sentenceSentiment(text), textSentiment(text), targetSentiment(text, [{ start, end: start + length }])]) {
        expect(result.confidence).toBeGreaterThan(0);
        expect(result.confidence).toBeLessThanOrEqual(1);
        expect(Math.abs(result.score)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 40 },
  );
});
