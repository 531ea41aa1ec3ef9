/** Which words of a page that reproaches are quoted: those that tell the deed, so that who reads the quote alone knows what it was. */
import { describe, expect, it } from 'vitest';
import { deedTold, isForOrOfElse } from '../../src/analysis/accusations/deeds-told.ts';
import { readPage } from '../../src/analysis/accusations/read.ts';
import { isAnswer } from '../../src/analysis/accusations/reproach.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import { readable } from '../../src/analysis/reading/text.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { page, thread } from './factory.ts';

const TAILOR: Subject = { name: 'Złota Igła', kind: 'brand', description: 'pracownia krawiecka, Sanok', keywords: [], links: [] };

/** The words of the page that tell the deed; null where none does. */
function deedOf(text: string): string | null {
  const { matched } = matchDocuments(TAILOR, [page({ url: 'https://kurier.example/1', title: 'Igła w stogu', text })]);
  const [one] = matched;
  if (!one) throw new Error('not matched');
  const span = deedTold(readPage(one.document, one.mentions, [], TAILOR), () => true);
  return span && readable(one.document).slice(span.start, span.end);
}

describe('the words that tell the deed', () => {
  it.each<[what: string, holds: string, not: string, text: string]>([
    [
      'a demand, not what its witness keeps at home',
      'żeby sąd nakazał',
      'papugę',
      '– Ja mam papugę i dwa fikusy – mówi pan Ksawery.\n\nSąsiedzi chcą, żeby sąd nakazał pracowni wynieść maszyny. Złota Igła szyje tu od dekady.',
    ],
    [
      'money kept, not what somebody advises',
      'zatrzymała 900 zł',
      'Proszę zapytać',
      'Złota Igła zatrzymała 900 zł zadatku za suknię.\n\nProszę zapytać radcę. To zależy od umowy.',
    ],
    [
      'what was done without leave, not where the shop is',
      'bez zgody',
      'przy rynku',
      'Złota Igła mieści się przy rynku.\n\nPracownia bez zgody klientki skróciła kożuch po babci. Kożuch wisi w szafie.',
    ],
    [
      'who decided, with what was decided',
      'Sąd pracy przywrócił',
      'paprotkę',
      'Krojcza dostała pismo na schodach. Sąd pracy przywrócił ją w środę do pracy. Uznał, że Złota Igła nie umiała podać powodu.\n\nKrojcza przyniosła paprotkę.',
    ],
  ])('are %s', (_, holds, not, text) => {
    const told = deedOf(text) ?? '';
    expect(told).toContain(holds);
    expect(told).not.toContain(not);
  });

  it.each([
    ['a page tells none', 'Złota Igła szyje płaszcze. W oknie stoi manekin. W środę jest nieczynne.'],
    ['it is somebody else’s case', 'Złota Igła szyje płaszcze. Podobny spór w Krośnie trwał rok: sąd kazał firmie oddać 900 zł.'],
    ['it has ended there', 'Złota Igła zwróciła zadatek. Klientka wycofała pozew o 900 zł i przyszła na przymiarkę.'],
    ['somebody speaks up for it', 'Złota Igła szyje płaszcze.\n\nJa tej pracowni nie bronię, bo bez zgody skróciła mi kożuch. Ale Złota Igła nie kradnie.'],
    [
      'who was there before it did so',
      'Złota Igła szyje płaszcze. Poprzedni krawiec, w tej samej sieni, zatrzymał 900 zł zadatku i bez zgody skracał kożuchy.',
    ],
    ['the subject is far from it', 'Złota Igła szyje płaszcze.\n\nLato było suche. Padało raz. Rzeka opadła. Rolnicy skarżą się na sarny.'],
  ])('are none where %s', (_, text) => {
    expect(deedOf(text)).toBe(null);
  });
});

describe('a page of questions', () => {
  it.each<['questions' | 'forum', boolean]>([
    ['questions', true],
    ['forum', false],
  ])('reproaches by what was asked alone: %s', (kind, is) => {
    const posts = ['Złota Igła zatrzymała zadatek, co robić?', 'Zależy, czy to zadatek, czy kara umowna.'];
    const document = thread({ url: 'https://pytania.example/1', title: 'Zadatek w pracowni', posts });
    const item = { document: { ...document, article: { ...document.article, kind } } };
    expect(isAnswer(item, document.article.text.indexOf('zatrzymała'))).toBe(false);
    expect(isAnswer(item, document.article.text.indexOf('Zależy'))).toBe(is);
  });
});

describe('words that reproach the subject with nothing', () => {
  it.each<[boolean, string]>([
    [true, 'Poprzednia krojcza, świeć Panie, też skracała bez pytania.'],
    [true, 'Nie głosowałam na nią. Ale ona nie bierze łapówek.'],
    [false, 'Poprzedni rok był dobry, w tym skróciła mi kożuch.'],
    [false, 'Obiecała, ale nie oddała zadatku.'],
    [false, 'Nie lubię, jak mi ktoś skraca kożuch bez pytania.'],
  ])('are such that speak up for it or tell of who was there before: %s, %s', (are, text) => {
    expect(isForOrOfElse(text)).toBe(are);
  });
});
