import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubjectIndex, guessGender, guessKind, nameForms } from '../../src/language/index.ts';
import { CASES } from '../../src/language/words/types.ts';

function mentionsOf(name: string, text: string, options?: { surnames?: boolean }) {
  const index = createSubjectIndex();
  index.add({ id: 's', name, kind: guessKind(name) });
  return index.find(text, options);
}
const finds = (name: string, text: string) => mentionsOf(name, text).some((mention) => mention.full);

describe('a person in a text', () => {
  it('is found in every case, with the span, the form and the case', () => {
    const text = 'Radni rozmawiali wczoraj z Janem Kowalskim o nowym porcie.';
    const [mention] = mentionsOf('Jan Kowalski', text);
    expect(mention).toMatchObject({ form: 'Janem Kowalskim', case: 'inst', reason: 'inflected', full: true });
    expect(text.slice(mention?.start, mention?.end)).toBe('Janem Kowalskim');
  });

  it.each([
    ['Marek Dudek', 'o Marku Dudku'],
    ['Adam Kwiecień', 'Adamowi Kwietniowi'],
    ['Jacek Mróz', 'Jacka Mroza'],
    ['Krzysztof Stępień', 'z Krzysztofem Stępniem'],
    ['Barbara Marzec', 'Barbary Marzec'],
    ['Katarzyna Zięba', 'Katarzynę Ziębę'],
    ['Agnieszka Wilk-Zawadzka', 'Agnieszki Wilk-Zawadzkiej'],
    ['Andrzej Fredro', 'u Andrzeja Fredry'],
    ['Michał Batory', 'na Michale Batorym'],
    ['Jean-Paul Sartre', 'z Jean-Paulem Sartre’em'],
    ['Wiktor Juszczenko', 'Wiktora Juszczenki'],
    ['Jerzy Gołąb', 'Jerzego Gołębia'],
    ['Ewa Nowak', 'Ewie Nowak'],
  ])('%s is met as „%s”', (name, text) => {
    expect(finds(name, text)).toBe(true);
  });

  it.each([
    ['Jan Kowalski', 'Kowalski Jan', 'reversed'],
    ['Jan Kowalski', 'J. Kowalskiego', 'initial'],
    ['Jan Kowalski', 'KOWALSKIEGO JANA', 'reversed'],
    ['Paweł Żółć', 'Pawla Zolcia', 'folded'],
  ])('%s is met as „%s” and the reason says so', (name, text, reason) => {
    expect(mentionsOf(name, text)[0]?.reason).toBe(reason);
  });

  it.each([
    ['Jan Kowalski', 'Janina Kowalska'],
    ['Jan Kowalski', 'Adam Kowalski, Jan Nowak'],
    ['Jan Kowalski', 'Jana Kowalskiego-Nowaka'],
    ['Marek Dudek', 'Marcina Dudka'],
    ['Joanna Maj', 'Joanna, maj 2020, zdjęcie z wakacji.'],
    ['Adam Zięba', 'Na gałęzi siedziała zięba, Adam robił zdjęcia.'],
    ['Jan Kowalski', 'napisz na Jan.Kowalski@poczta.pl albo https://firma.pl/Jan-Kowalski'],
  ])('%s is not met in „%s”', (name, text) => {
    expect(finds(name, text)).toBe(false);
  });

  it('is met by a surname that opens a sentence, unless the word is better known as a noun', () => {
    const found = (name: string, text: string) => mentionsOf(name, text, { surnames: true }).length;
    for (const surname of ['Nowak', 'Wiśniewski', 'Kowalczyk']) expect(found(`Jan ${surname}`, `${surname} wraca na stołek.`), surname).toBe(1);
    expect(found('Anna Kowalska', 'Kowalska wraca na stołek.')).toBe(1);
    expect(found('Jan Mróz', 'Mróz wraca w weekend.')).toBe(0);
  });

  it('is met by surname once the full name stands in the text, but not as somebody else of that surname', () => {
    const text = 'Jan Kowalski wygrał konkurs. Projekt Kowalskiego chwali jury. Władysław Kowalski i pani Kowalska milczą.';
    const mentions = mentionsOf('Jan Kowalski', text);
    expect(mentions.map(({ form, full }) => [form, full])).toEqual([
      ['Jan Kowalski', true],
      ['Kowalskiego', false],
    ]);
  });

  it('is not met by the surname of somebody whose first name is on no list, where that opens a sentence', () => {
    const found = (text: string) => mentionsOf('Igor Malinger', text, { surnames: true }).map(({ form }) => form);
    expect(found('Igor Malinger milczy. Brehm Malinger, jego brat, dostał mandat.')).toEqual(['Igor Malinger']);
    expect(found('Igor Malinger milczy. Lider Malinger wraca jutro. Zdaniem Malingera nic się nie stało.')).toHaveLength(3);
  });

  it('is met by surname alone only when asked for', () => {
    expect(mentionsOf('Jan Kowalski', 'Wczoraj widziano Kowalskiego w porcie.')).toEqual([]);
    expect(mentionsOf('Jan Kowalski', 'Wczoraj widziano Kowalskiego w porcie.', { surnames: true })).toHaveLength(1);
    expect(mentionsOf('Joanna Maj', 'Maj był ciepły.', { surnames: true })).toEqual([]);
  });

  it('gives the family the plural', () => {
    expect(finds('Kowalski', 'Kowalscy otworzyli piekarnię.')).toBe(true);
  });
});

describe('a brand in a text', () => {
  it.each([
    ['Facebook', "wpis z Facebook'a"],
    ['Facebook', 'na facebooku'],
    ['PKO', 'PKO-wi'],
    ['ZUS', 'z ZUS-em'],
    ['Fundacja Nowe Media', 'spotkanie w Fundacji Nowe Media'],
    ['Zielona Półka', 'w Zielonej Półce'],
    ['Bud-Max sp. z o.o.', 'umowę z Bud-Maxem podpisano'],
    ['Urząd Ochrony Konkurencji i Konsumentów', 'Urzędu Ochrony Konkurencji i Konsumentów'],
    ["McDonald's", 'w McDonaldzie'],
    ['Żabka', 'Kupiłem hot doga w żabce i zatrułem się.'],
    ['Orange', 'Orange podnosi ceny abonamentu.'],
  ])('%s is met in „%s”', (name, text) => {
    expect(finds(name, text)).toBe(true);
  });

  it.each([
    ['Żabka', 'Od dziecka pływam żabką, kraulem nie umiem.'],
    ['Zielona Półka', 'na zielonej półce stał wazon'],
    ['Orange', 'sukienka w kolorze orange'],
    ['Lidl', 'Lidii'],
  ])('%s is not met in „%s”', (name, text) => {
    expect(finds(name, text)).toBe(false);
  });

  it('keeps the ending of an acronym inside the mention', () => {
    expect(mentionsOf('PKO', 'Klienci PKO-wi ufają.')[0]).toMatchObject({ form: 'PKO-wi', reason: 'acronym' });
    for (const form of ['MPK-u Skawa', 'MPK-ie Skawa', 'MPK Skawy', 'MPK-em Skawą'])
      expect(mentionsOf('MPK Skawa', `Mówią o ${form} co dzień.`)[0]?.form).toBe(form);
    expect(mentionsOf('MPK Skawa', 'Rozkład MPK-Poznań i rzeka Skawa.')).toEqual([]);
  });
});

describe('an index of many subjects', () => {
  it('finds each in one pass and forgets the removed', () => {
    const index = createSubjectIndex();
    index.add({ id: 'jan', name: 'Jan Kowalski', kind: 'person' });
    index.add({ id: 'anna', name: 'Anna Kowalska', kind: 'person' });
    index.add({ id: 'lumina', name: 'Lumina', kind: 'brand' });
    const text = 'Anna Kowalska i Jan Kowalski kupili akcje Luminy.';
    expect(index.find(text).map((mention) => mention.subjectId)).toEqual(['anna', 'jan', 'lumina']);
    index.remove('jan');
    expect(index.size).toBe(2);
    expect(index.find(text).map((mention) => mention.subjectId)).toEqual(['anna', 'lumina']);
  });
});

describe('forms for printing', () => {
  it('declines a sure name and keeps quiet about a guess', () => {
    expect(nameForms('Anna Nowak-Zięba', 'person')).toMatchObject({ gender: 'f', certain: true, forms: { gen: 'Anny Nowak-Zięby', inst: 'Anną Nowak-Ziębą' } });
    expect(nameForms('dr Jan Kowalski', 'person').forms.loc).toBe('dr Janie Kowalskim');
    expect(nameForms('Fundacja Nowe Media', 'organisation')).toMatchObject({ certain: true, forms: { acc: 'Fundację Nowe Media' } });
    expect(nameForms('Xi Jinping', 'person').certain).toBe(false);
    expect(nameForms('Creative Commons', 'brand').certain).toBe(false);
  });

  it('tells kinds and genders apart', () => {
    expect(['Jan Kowalski', 'Elon Musk', 'Fundacja Nowe Media', 'Budimex S.A.', 'Żabka', 'Jan Kowalski Nieruchomości'].map(guessKind)).toEqual([
      'person',
      'person',
      'organisation',
      'company',
      'brand',
      'brand',
    ]);
    expect(['Kuba Wojda', 'Angela Merkel', 'Kowalska', 'Qwx'].map(guessGender)).toEqual(['m', 'f', 'f', 'unknown']);
  });
});

describe('any name', () => {
  const first = fc.constantFrom('Jan', 'Marek', 'Paweł', 'Jerzy', 'Kuba', 'Anna', 'Maja', 'Maria', 'Jadwiga', 'Małgorzata', 'Wojciech', 'Jacek', 'Antoni');
  const surname = fc.constantFrom(
    'Kowalski',
    'Nowak',
    'Zięba',
    'Dudek',
    'Wróbel',
    'Mróz',
    'Gołąb',
    'Kwiecień',
    'Szczęsny',
    'Fredro',
    'Wilk-Zawadzki',
    'Sikora',
    'Kozioł',
    'Lis',
    'Żak',
    'Bąk',
    'Ziobro',
    'Batory',
    'Linde',
  );
  const feminine = (name: string) => name.replace(/ski$/, 'ska');

  it('is found in each of its own declined forms', () => {
    fc.assert(
      fc.property(first, surname, fc.constantFrom(...CASES), (given, family, item) => {
        const name = `${given} ${guessGender(given) === 'f' ? feminine(family) : family}`;
        return finds(name, `Wczoraj ${nameForms(name, 'person').forms[item]} w Gdyni.`);
      }),
    );
  });
});

it('a firm whose name goes on with a number is another one; what is counted is not', () => {
  const named = ['Rurociąg Bałtyk Gaz 2 nie powstał.', 'Bałtyk Gaz 2 AG złożył wniosek.', 'W Bałtyk Gaz 2 maja stanęły pompy.', 'Bałtyk Gaz ma 2 oddziały.'];
  expect(named.map((text) => finds('Bałtyk Gaz', text))).toEqual([false, false, true, true]);
  expect(finds('Bałtyk Gaz 2', named[0] as string)).toBe(true);
});
