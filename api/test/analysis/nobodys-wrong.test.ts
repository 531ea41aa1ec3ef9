/** Local pages on which the wrong is somebody else's, or nobody's, beside the like of them on which it is the subject's; and what a subject owns up to. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const ACCUSING = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);
const order = (name: string, kind: Subject['kind'], description: string, links: string[] = []): Subject => ({ name, kind, description, keywords: [], links });
const news = (text: string, title = 'Wieści z miasteczka'): Document => page({ url: 'https://gazeta.example/1', title, text });
/** Quotes of what the report lays at the subject's door. */
const accusing = (subject: Subject, document: Document): string[] =>
  judge([document], subject)
    .accusations.filter(({ state }) => ACCUSING.has(state))
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));

describe('a local page', () => {
  const turek = order('Alicja Turek', 'person', 'rzeczniczka izby lekarskiej, Chełm');
  const golec = order('Maria Golec', 'person', 'pracownica urzędu, Chełm');
  const klos = order('Kłosek', 'company', 'zakład pogrzebowy, Ostróda');
  const hajduk = order('Leon Hajduk', 'person', 'komendant straży miejskiej, Ostróda');

  it('accuses the owner whom an office inspects, not the officer who says so', () => {
    expect(accusing(turek, news('Rzecznik odpowiedzialności zawodowej, doktor Alicja Turek z Chełma, mówi, że badani są biegli i lekarz.'))).toEqual([]);
    expect(accusing(turek, news('Alicja Turek z Chełma leczyła bez uprawnień. Sprawę Alicji Turek bada rzecznik odpowiedzialności zawodowej.'))).not.toEqual(
      [],
    );
  });

  it('tells of a reprimand that stands, not of one that the next sentence takes back', () => {
    const told = (end: string) => accusing(golec, news(`Maria Golec pracuje w urzędzie w Chełmie. W maju Maria Golec dostała naganę za spóźnienia. ${end}`));
    expect(told('Potem wróciła do biurka.')).not.toEqual([]);
    expect(told('Potem wójt naganę cofnął.')).toEqual([]);
  });

  it('tells of smoke that neighbours complain of, not of smoke that they fear', () => {
    const told = (verb: string) =>
      accusing(klos, news(`Zakład Kłosek z Ostródy ma piec. Część mieszkańców ${verb}. Starosta czeka na pomiary.`, 'Zakład Kłosek w Ostródzie'));
    expect(told('skarży się na dym')).not.toEqual([]);
    expect(told('boi się dymu')).toEqual([]);
  });

  it('leaves complaints of others to those whom they are of', () => {
    const told = (whom: string) => accusing(hajduk, news(`Dane przedstawił komendant Leon Hajduk z Ostródy. Skarg na ${whom} wpłynęło dziewiętnaście.`));
    expect(told('komendanta')).not.toEqual([]);
    expect(told('strażników')).toEqual([]);
  });

  it('is fined by the notice of an office whose sentence before names it, unless the fine was lifted or several were inspected', () => {
    const told = (then: string) =>
      accusing(klos, news(`W maju skontrolowano zakład Kłosek z Ostródy. ${then} Termin płatności upływa w lipcu.`, 'Komunikat z kontroli'));
    expect(told('Wydano decyzję o nałożeniu kary pieniężnej w wysokości 600 zł.').join()).toContain('o nałożeniu kary');
    expect(told('Wykonawcę ukarano grzywną 600 zł.').join()).toContain('grzywną');
    expect(told('Przedsiębiorca został ukarany mandatem 600 zł.').join()).toContain('ukarany');
    expect(told('Brakowało badań. Mandat 600 zł opłacono.').join()).toContain('Mandat');
    expect(told('Pracodawcę Jana K. ukarano mandatem 600 zł.').join()).toContain('ukarano');
    expect(told('Sąd na wniosek inspektora wymierzył prowadzącemu zakład J. K. grzywnę 600 zł.').join()).toContain('wymierzył');
    expect(told('Zakład Wafelek z Iławy miał brudną halę. Mandat 600 zł opłacono.')).toEqual([]);
    expect(told('Klienta Jana K. ukarano mandatem 600 zł.')).toEqual([]);
    expect(told('W obu przypadkach nałożono mandaty.')).toEqual([]);
    expect(told('Kary pieniężnej nie nałożono.')).toEqual([]);
    expect(told('Nałożono karę pieniężną na pięć innych zakładów.')).toEqual([]);
  });

  it('was fined and has its end where a higher office lowers the fine', () => {
    const text = (what: string) => `Zakład Kłosek z Ostródy odwołał się od decyzji. Wojewódzki inspektor ${what} dla zakładu Kłosek. Sprawę zamknięto.`;
    const states = (what: string) =>
      judge([news(text(what), 'Zakład Kłosek przed inspektorem')], klos).accusations.map(({ state, end, text: said }) => [
        state,
        end?.state,
        said.includes('obniżenie kary'),
      ]);
    expect(states('zmienił decyzję i obniżył karę z 3 000 do 600 zł')).toEqual([['fined', 'dropped', true]]);
    // Kept as it was, it stands.
    expect(states('podtrzymał karę 3 000 zł')).toEqual([['fined', undefined, false]]);
  });

  it('counts the complaints of which so many are of the subject', () => {
    const told = (many: string) =>
      accusing(
        klos,
        news(`Rzecznik policzył w tym roku 40 skarg na usługi. ${many} zakładu Kłosek z Ostródy. Rzecznik wystąpił o wyjaśnienia.`, 'Sprawozdanie rzecznika'),
      );
    expect(told('Siedem z nich dotyczyło').join()).toContain('Siedem z nich');
    expect(told('Żadna z nich nie dotyczyła')).toEqual([]);
  });
});

describe('a subject that owns up to a penalty', () => {
  const coach = order('Jan Wirski', 'person', 'trener juniorów, Mława', ['https://wirski.example/o-mnie']);
  const own = (text: string) =>
    accusing(
      coach,
      page({ url: 'https://wirski.example/o-mnie', title: 'Jan Wirski, trener', text: `Nazywam się Jan Wirski i trenuję juniorów w Mławie. ${text}` }),
    );

  it('is told to have been fined, in its own words', () => {
    expect(own('W 2022 roku dostałem naganę i dostałem ją słusznie.').join()).toContain('dostałem naganę');
    expect(own('Za brak apteczki zapłaciłem mandat 500 zł.').join()).toContain('zapłaciłem mandat');
  });

  it('is not, where it denies, supposes, quotes a client, or the penalty was taken back', () => {
    expect(own('Przez dwadzieścia lat nie dostałem nagany.')).toEqual([]);
    expect(own('Gdybym dostał naganę, odszedłbym z klubu.')).toEqual([]);
    expect(own('„Dostałem mandat, a trener mnie pocieszył” – pisze jeden z ojców.')).toEqual([]);
    expect(own('W 2022 roku dostałem naganę. Po miesiącu zarząd ją uchylił.')).toEqual([]);
  });
});
