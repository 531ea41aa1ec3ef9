/** Whose a page is that an order gives: a link says what is worth reading, the page says who writes it. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const MAYOR: Subject = { name: 'Roman Dereń', kind: 'person', description: 'burmistrz Łobza', keywords: [], links: [] };
const BAKERY: Subject = { name: 'Pieczywko u Lidki', kind: 'brand', description: 'piekarnia, Łobez', keywords: [], links: [] };
const ownHosts = (documents: Document[], subject: Subject, links: readonly string[]): string[] =>
  judge(documents, { ...subject, links: [...links] })
    .ledger.items.filter(({ evidence }) => evidence.own)
    .map(({ evidence }) => evidence.url);

const at = (url: string, title: string, text: string, more: Partial<Parameters<typeof page>[0]> = {}) => page({ url, title, text, kind: 'other', ...more });

const APOLOGY = at(
  'https://kurier.test/5',
  'Przepraszamy',
  'W piątek napisaliśmy, że burmistrz Łobza Roman Dereń dostał mandat. To nieprawda. Mandat dostał jego imiennik. Pana burmistrza przepraszamy.',
);
const TALK = at(
  'https://tydzien.test/9',
  '„Most będzie”',
  'Burmistrz Łobza Roman Dereń o moście i szkole.\n\nKiedy most? – W maju, mam umowę.\n\nA szkoła? – Szkoła zostaje, obiecałem.\n\nBoi się pan wyborów? – Nie, śpię dobrze.',
  { author: 'Iga Sowa' },
);
const REPORT = at(
  'https://tydzien.test/12',
  'Burmistrz otworzył most',
  'Burmistrz Łobza Roman Dereń otworzył w piątek most. Budowa trwała dwa lata, a miasto dopłaciło milion.',
);
const OURS = at(
  'https://lobez.test/rada/derenia',
  'Burmistrz odpowiada',
  'Roman Dereń, burmistrz Łobza. Nie dostałem żadnego mandatu i nie znam tego kierowcy. Proszę mnie o to nie pytać.',
);
const BLOG = at('https://lobez.test/blog/2', 'Most po dwóch latach', 'Most w Łobzie stoi. Budowa trwała dwa lata, a dopłaciliśmy milion z kasy miasta.', {
  author: 'Roman Dereń',
});

describe('a page that an order gives', () => {
  it.each([
    ['a newsroom’s apology', APOLOGY],
    ['an interview', TALK],
    ['a report in the third person', REPORT],
    ['somebody else’s column', at('https://kurier.test/7', 'Felieton: Mosty', 'Lubię mosty. Burmistrz Łobza Roman Dereń też, a ja mu nie wierzę.')],
  ])('is not the subject’s own: %s', (_, document) => {
    expect(ownHosts([document, REPORT], MAYOR, [document.url])).toEqual([]);
  });

  it.each([
    ['in its first person', OURS],
    ['signed by it', BLOG],
    [
      'without a date, where nothing says that a newsroom wrote it',
      at('https://lobez.test/rada/r', 'Roman Dereń', 'Roman Dereń, burmistrz Łobza, lat 50.', { date: null }),
    ],
  ])('is its own: %s', (_, document) => {
    expect(ownHosts([document, REPORT], MAYOR, [document.url])).toEqual([document.url]);
  });

  it('is a firm’s own where it apologises for itself, and its front page whatever stands there', () => {
    const sorry = at(
      'https://rynek.test/lidka/1',
      'Przeprosiny',
      'Piekarnia Pieczywko u Lidki z Łobza zamknięta do środy. Za brak chleba przepraszamy naszych klientów.',
    );
    const front = at('https://chlebki.test/', 'Piekarnia w Łobzie', 'Pieczywko u Lidki, piekarnia z Łobza, piecze chleb od trzech pokoleń.');
    expect(ownHosts([sorry, front], BAKERY, [sorry.url, front.url]).sort()).toEqual([front.url, sorry.url]);
  });

  it('makes no host its site that carries others’ texts on it', () => {
    const note = at('https://tydzien.test/3', 'Od burmistrza', 'Roman Dereń, burmistrz Łobza. Zapraszam mieszkańców na most, będę od rana.');
    expect(ownHosts([note, TALK, REPORT], MAYOR, [note.url])).toEqual([note.url]);
    expect(
      ownHosts([note, at('https://tydzien.test/4', 'Dyżury', 'Burmistrz Łobza Roman Dereń przyjmuje w środy.', { date: null })], MAYOR, [note.url]),
    ).toHaveLength(2);
  });
});
