/** What a sentence of a local page tells of whom it is about. */
import { describe, expect, it } from 'vitest';
import { sentenceTells, type TellKind } from '../../src/language/index.ts';

/** Sentences of nobody's training rows. */
const TOLD: [TellKind, string][] = [
  ['wrong', 'Wziął zaliczkę na dach, zerwał stary i już nie przyjechał, a telefon milczy od miesiąca.'],
  ['wrong', 'W chłodni leżało mięso z przebitą datą, a lodówka pokazywała czternaście stopni.'],
  ['wrong', 'Burmistrz zlecił remont firmie zięcia bez przetargu i zapłacił dwa razy za to samo.'],
  ['mishap', 'W nocy spłonęła hala, strażacy gasili ją do rana, nikomu nic się nie stało.'],
  ['mishap', 'Złodzieje wynieśli z warsztatu narzędzia warte trzydzieści tysięcy.'],
  ['praise', 'Polecam z całego serca, uśmiech, cierpliwość i robota jak marzenie.'],
  ['blame', 'Zupa letnia, kelner opryskliwy, a na kawę czekaliśmy czterdzieści minut.'],
  ['answer', 'Sąd oczyścił lekarza z zarzutu, biegli nie znaleźli błędu.'],
  ['neutral', 'Biuro jest czynne od poniedziałku do piątku w godzinach 8–16.'],
];

const most = (sentence: string): TellKind => {
  const tells = Object.entries(sentenceTells(sentence)) as [TellKind, number][];
  return tells.sort(([, a], [, b]) => b - a)[0]?.[0] as TellKind;
};

describe('what a sentence tells', () => {
  it.each(TOLD)('%s: „%s”', (kind, sentence) => expect(most(sentence)).toBe(kind));

  it('is the same whoever is named and whatever the figures are', () => {
    const told = (name: string, sum: string) => sentenceTells(`Zaliczki nie oddał nam ${name}, chodzi o ${sum} złotych.`);
    expect(told('Kowal', '900')).toEqual(told('Wilk', '1200'));
  });

  it('gives every kind a probability, for an empty sentence, too', () => {
    for (const sentence of ['', '…', 'x'.repeat(5_000)])
      for (const chance of Object.values(sentenceTells(sentence))) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
  });
});
