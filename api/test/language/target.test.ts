/** Sentiment towards a subject: who did what to whom, clause by clause, and what must not change it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubjectIndex, guessKind, nameForms, targetClauses, targetSentiment } from '../../src/language/index.ts';

function towards(name: string, text: string) {
  const index = createSubjectIndex();
  index.add({ id: 's', name, kind: guessKind(name) });
  return targetSentiment(text, index.find(text));
}
const label = (name: string, text: string) => towards(name, text).label;

describe('one person named', () => {
  it.each([
    ['Jan Kowalski nigdy mnie nie zawiódł.', 'positive'],
    ['Nie sposób nie docenić tego, co Jan Kowalski zrobił dla biblioteki.', 'positive'],
    ['Gdyby nie Jan Kowalski, szkoła byłaby dziś pustostanem.', 'positive'],
    ['Lepszego stolarza niż Jan Kowalski nie znam.', 'positive'],
    ['Śledztwo w sprawie Jana Kowalskiego umorzono, zarzuty okazały się bezpodstawne.', 'positive'],
    ['Jan Kowalski spłacił wszystkie długi spółki.', 'positive'],
    ['Trudno nazwać Jana Kowalskiego fachowcem.', 'negative'],
    ['Na Jana Kowalskiego nie można liczyć.', 'negative'],
    ['Jan Kowalski, którego sąd skazał za oszustwo, nie skomentował wyroku.', 'negative'],
    ['Klienci masowo odchodzą od Jana Kowalskiego.', 'negative'],
    ['Janowi Kowalskiemu grozi pięć lat więzienia.', 'negative'],
    ['Janowi Kowalskiemu brak profesjonalizmu.', 'negative'],
    ['No brawo, Jan Kowalski znowu spóźnił się o godzinę.', 'negative'],
    ['Jan Kowalski skrytykował ministra za kłamstwo.', 'neutral'],
    ['Jan Kowalski padł ofiarą oszustwa.', 'neutral'],
    ['Oszuści podszywają się pod Jana Kowalskiego.', 'neutral'],
    ['Podejrzanego o szantaż przesłuchał prokurator Jan Kowalski.', 'neutral'],
    ['„Straty po powodzi są ogromne” – powiedział Jan Kowalski.', 'neutral'],
    ['(Oklaski) Marszałek Jan Kowalski: Dziękuję serdecznie za znakomite wystąpienie.', 'neutral'],
    ['Burmistrz Jan Kowalski (Nasza Gmina): To skandal i hańba.', 'neutral'],
    ['Dziękuję bardzo panu posłowi Janowi Kowalskiemu.', 'neutral'],
    ['W 1998 roku Jan Kowalski wrócił do Łodzi, gdzie uczył matematyki.', 'neutral'],
    ['Jan Kowalski mieszka przy długiej ulicy nad rzeką.', 'neutral'],
    ['Mecz o Puchar Polski sędziował Jan Kowalski.', 'neutral'],
    ['Klienci skarżą się na Jana Kowalskiego: brak kontaktu.', 'negative'],
  ])('„%s” is %s', (text, expected) => {
    expect(label('Jan Kowalski', text)).toBe(expected);
  });
});

describe('two people named', () => {
  it.each([
    ['Joanna Maj oszukała Jana Kowalskiego.', 'negative', 'neutral'],
    ['Joanna Maj została oszukana przez Jana Kowalskiego.', 'neutral', 'negative'],
    ['Joanna Maj pochwaliła Jana Kowalskiego.', 'neutral', 'positive'],
    ['Jan Kowalski został pochwalony przez Joannę Maj.', 'neutral', 'positive'],
    ['Joanna Maj jest o klasę lepsza od Jana Kowalskiego.', 'positive', 'negative'],
    ['Wolę pójść do Joanny Maj niż do Jana Kowalskiego.', 'positive', 'negative'],
    ['Sąd uniewinnił Joannę Maj, skazał natomiast Jana Kowalskiego.', 'positive', 'negative'],
    ['Joanna Maj twierdzi, że Jan Kowalski sfałszował dokumenty.', 'neutral', 'negative'],
    ['To nie Joanna Maj wygrała konkurs, lecz Jan Kowalski.', 'neutral', 'positive'],
    ['Joanna Maj nie dorasta Janowi Kowalskiemu do pięt.', 'negative', 'positive'],
    ['Joanna Maj pokonała Jana Kowalskiego w finale.', 'positive', 'negative'],
  ])('are told apart: „%s”', (text, maj, kowalski) => {
    expect([label('Joanna Maj', text), label('Jan Kowalski', text)]).toEqual([maj, kowalski]);
  });
});

describe('a firm, whose name looks the same as subject and as object,', () => {
  it.each([
    ['Sanepid oczyścił Mięsoplon z zarzutów.', 'positive'],
    ['Sąd ukarał Mięsoplon grzywną.', 'negative'],
    ['Wierzyciele oskarżają Mięsoplon.', 'negative'],
    ['Joanna Maj pozwała wydawnictwo Mięsoplon.', 'negative'],
    ['Klienci uciekają ze spółki Mięsoplon.', 'negative'],
    ['Szczerze polecam Mięsoplon.', 'positive'],
    ['Wczoraj Mięsoplon oszukał dostawców.', 'negative'],
    ['Mięsoplon oskarżył Joannę Maj.', 'neutral'],
  ])('is judged by what is done to it: „%s”', (text, expected) => {
    expect(label('Mięsoplon', text)).toBe(expected);
  });
});

it.each([
  ['Jan Kowalski słowa nie dotrzymał, odebrano mu koncesję.', 'negative'],
  ['Na podium stanął wczoraj Jan Kowalski.', 'positive'],
  ['Jan Kowalski cieszy się zaufaniem mieszkańców.', 'positive'],
])('phrases are found in either order and in any case: „%s”', (text, expected) => {
  expect(label('Jan Kowalski', text)).toBe(expected);
});

it('a turn of speech says nothing of the speaker, nor do the sentences around it; an address does', () => {
  expect(label('Jan Kowalski', 'To skandal i hańba. Marszałek Jan Kowalski: Proszę o spokój. Afera goni aferę.')).toBe('neutral');
  expect(label('Jan Kowalski', 'Fatalna robota, Jan Kowalski: wstyd i hańba.')).toBe('negative');
});

it('keeps the clause that is about the subject, word for word', () => {
  const text = 'Klienci chwalą Joannę Maj, ale Jan Kowalski oszukał wspólników.';
  const at = text.indexOf('Jan');
  expect(targetClauses(text, [{ start: at, end: at + 12 }])).toEqual(['ale Jan Kowalski oszukał wspólników.']);
});

const PEOPLE = ['Jan Kowalski', 'Piotr Nowak', 'Tomasz Kołodziej', 'Krzysztof Dudek', 'Marek Zając', 'Andrzej Fredro'];
const pair = fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 2, maxLength: 2 });
const SYMMETRIC = [
  (a: string, b: string) => `${a} i ${b} zawiedli klientów.`,
  (a: string, b: string) => `${a} oraz ${b} odebrali nagrodę za odwagę.`,
  (a: string, b: string) => `W spotkaniu wzięli udział ${a} i ${b}.`,
];

it('what is said of two alike is read alike, whoever is named first and whoever else is watched', () => {
  fc.assert(
    fc.property(pair, fc.constantFrom(...SYMMETRIC), ([a, b], text) => {
      expect(towards(a as string, text(a as string, b as string)).label).toBe(towards(a as string, text(b as string, a as string)).label);
      const sentence = text(a as string, b as string);
      const index = createSubjectIndex();
      for (const name of PEOPLE) index.add({ id: name, name, kind: 'person' });
      const own = index.find(sentence).filter(({ subjectId }) => subjectId === a);
      expect(targetSentiment(sentence, own)).toEqual(towards(a as string, sentence));
    }),
    { numRuns: 30 },
  );
});

const ACTS = ['oszukał klientów', 'pomógł powodzianom', 'zawiódł wyborców', 'dotrzymał słowa', 'uratował firmę', 'zaniedbał dzieci', 'wygrał proces'];
it('the name changes nothing, and a negation never leaves a strong sentiment as it was', () => {
  fc.assert(
    fc.property(pair, fc.constantFrom(...ACTS), ([a, b], act) => {
      const plain = towards(a as string, `${a} ${act}.`);
      expect(towards(b as string, `${b} ${act}.`)).toEqual(plain);
      expect(Math.abs(plain.score)).toBeGreaterThan(0.4);
      expect(Math.sign(plain.score) * towards(a as string, `${a} nie ${act}.`).score).toBeLessThan(Math.abs(plain.score) - 0.3);
    }),
    { numRuns: 30 },
  );
});

it('the case of the name decides who is blamed, not the order of words', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const accusative = nameForms(b as string, 'person').forms.acc;
      for (const text of [`${a} okradł ${accusative}.`, `${accusative} okradł ${a}.`]) {
        expect([label(a as string, text), label(b as string, text)]).toEqual(['negative', 'neutral']);
      }
    }),
    { numRuns: 20 },
  );
});
