/** Which sentences cannot open a quote, and where one that is too long may stop. */
import { describe, expect, it } from 'vitest';
import { bestQuote } from '../../src/analysis/ledger/quote.ts';
import { lacksSubject, pointsBack } from '../../src/analysis/overview/openings.ts';
import { sentencesOf } from '../../src/analysis/reading/text.ts';
import { cutAt } from '../../src/contract/cut.ts';
import { windowOf } from '../../src/contract/overview.ts';

describe('a sentence that opens a quote', () => {
  it.each([
    'Za te pieniądze stanęła wieża.',
    'Po tym wyroku studnię zasypano.',
    'Żadnemu z nich nie odebrano łodzi.',
    'Obie ukarane pralnie zapłaciły.',
    'Przewiduje on nową opłatę.',
    'Uznał, że płot stoi krzywo.',
    'Sąd przyznał jej trzy owce.',
    'Ufa im odpowiednio 30 i 7 proc. badanych.',
  ])('points back: %s', (text) => {
    expect(pointsBack(text)).toBe(true);
  });

  it.each(['W tym roku stanęła wieża.', 'Na ten moment nie ma studni.', 'Klienci i ich dzieci dostali lody.', 'Sąd przyznał wdowie trzy owce.'])(
    'does not: %s',
    (text) => {
      expect(pointsBack(text)).toBe(false);
    },
  );

  it.each(['Posługiwał się cudzą pieczątką.', 'Uznał wieżę za zbędną.', 'Twierdzi, że wieży nie widać.', 'Nie zapłacili ani grosza.'])(
    'does not say whose deed it tells: %s',
    (text) => {
      expect(lacksSubject(text)).toBe(true);
    },
  );

  it.each([
    'Zapłacił sąsiad.',
    'Zapłacił Jan Kowalski.',
    'Doszło do pożaru wieży.',
    'Okazało się, że płot stoi krzywo.',
    'Twierdzi tak mieszkaniec wsi.',
    'Wieża runęła.',
  ])('says it, or tells nobody’s: %s', (text) => {
    expect(lacksSubject(text)).toBe(false);
  });
});

describe('words that are too long', () => {
  const cut = (text: string, most: number) => text.slice(0, cutAt(text, most));

  it('stop at the end of a sentence, else of a clause, and not at a number or a preposition', () => {
    expect(cut('Wieża stoi od roku. Studnię zasypano w maju.', 30)).toBe('Wieża stoi od roku.');
    expect(cut('Urząd ukarał młyn, który stał nad rzeką, choć młynarz prosił o zwłokę', 55)).toBe('Urząd ukarał młyn, który stał nad rzeką');
    expect(cut('Urząd nałożył na młyn karę równą 10 procentom obrotu', 35)).toBe('Urząd nałożył na młyn karę');
  });

  it('never stop before what is said or complained of', () => {
    const text = 'Rada po sesji, która trwała do nocy, narzekała, że młynarz nie przyszedł, i odroczyła głosowanie';
    expect(cut(text, 60)).toBe('Rada po sesji, która trwała do nocy');
    expect(cut(text, 80)).toBe('Rada po sesji, która trwała do nocy, narzekała, że młynarz nie przyszedł');
  });

  it('are shown with what limits them, where both fit', () => {
    const text = 'Było to dawno i mało kto pamięta tamtą wieżę nad rzeką. Kowalski przegrał w sądzie z gminą. Wyrok jest nieprawomocny. Gmina się cieszy.';
    expect(windowOf(text, 'Kowalski', 70)).toBe('[…] Kowalski przegrał w sądzie z gminą. Wyrok jest nieprawomocny. […]');
  });
});

it('a page is not represented by a question where it has an answer', () => {
  const text = 'Czy Kowalski ma jeszcze pieniądze na taką wieżę? Kowalski ma pieniądze na wieżę i na studnię.';
  const mentions = [...text.matchAll(/Kowalski/gu)].map(({ index }) => ({
    start: index,
    end: index + 8,
    form: 'Kowalski',
    full: true,
    reason: 'full',
    case: 'nom',
  }));
  expect(bestQuote(text, sentencesOf(text), mentions as never, 0).text).toMatch(/^Kowalski ma/);
});

it('„64 proc. Polaków” is one sentence', () => {
  expect(sentencesOf('Młynarzom ufa 64 proc. Polaków. Kowalom 6 proc. badanych. Rzecz dotyczy 3 proc. Młyn stoi.').map(({ text }) => text)).toEqual([
    'Młynarzom ufa 64 proc. Polaków.',
    'Kowalom 6 proc. badanych.',
    'Rzecz dotyczy 3 proc.',
    'Młyn stoi.',
  ]);
});
