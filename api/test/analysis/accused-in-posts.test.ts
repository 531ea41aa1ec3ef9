/** What reviews and posts of employees lay at a subject's door, and what stands in them beside it. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { judge, thread } from './factory.ts';

const FARM: Subject = { name: 'Pod Kasztanem', kind: 'brand', description: 'agroturystyka, Wierzbowo', keywords: [], links: [] };
const HEAD: Subject = { name: 'Piotr Maj', kind: 'person', description: 'dyrektor szkoły podstawowej nr 2, Rypin', keywords: [], links: [] };

const accused = (subject: Subject, title: string, ...posts: string[]): string[] => {
  const document = thread({ url: 'https://opinie.example/1', title, posts });
  const reviews = { ...document, article: { ...document.article, kind: 'reviews' as const } };
  return judge([reviews], subject)
    .accusations.filter(({ state }) => !['denied', 'dropped', 'acquitted', 'corrected'].includes(state))
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));
};
const ofFarm = (post: string) => accused(FARM, 'Agroturystyka Pod Kasztanem, Wierzbowo – opinie', post, 'Ładnie i cicho.');
const ofHead = (post: string) => accused(HEAD, 'Szkoła Podstawowa nr 2 w Rypinie', 'Dyrektor Piotr Maj zna każde dziecko.', post);

describe('a review', () => {
  it.each([
    'GRYZĄCE PSY, NIE POLECAM',
    'ZŁODZIEJE I OSZUŚCI',
    'Złodzieje, nie oddali zadatku.',
    'Czytam umowę i co, właściciel to oszust.',
    'Miało być 8 godzin, było 12, bez dodatkowej kasy.',
    'Dwa miesiące czekałam na wypłatę.',
    'Za lipiec zapłacili dopiero w październiku.',
    'W niedziele sprzątanie, nikt za to nie płacił.',
    'Na rusztowaniu bez kasków, bo szybciej.',
    'Wstawili zdjęcia mojej córki bez pytania.',
  ])('accuses: %s', (post) => expect(ofFarm(post)).not.toEqual([]));

  it.each([
    'Złodziej ukradł mi rower sprzed bramy, a gospodarz pomógł szukać.',
    'POLECAM KAŻDEMU, CUDOWNE MIEJSCE',
    'Przyjęli nas w nocy bez zapowiedzi.',
    'Dziewczyny, czytam ze właściciel to oszust, a jedziemy w sobotę.',
    'Podobno nie oddali komuś zadatku.',
    'Dwa miesiące czekałam na ten urlop.',
    'Dzieci jeździły na kucyku w kaskach.',
    'Nadgodziny zapłacone co do grosza, także za niedziele.',
    'W innym pensjonacie dwa miesiące czekałam na wypłatę.',
    'Za lipiec zapłacili w lipcu.',
    'Można płacić kartą, bez żadnych dopłat.',
  ])('accuses of nothing: %s', (post) => expect(ofFarm(post)).toEqual([]));
});

describe('a quote', () => {
  it('takes along what was given back in the sentence behind it, where that is there', () => {
    expect(ofFarm('Nie oddali mi zadatku przez pół roku. Oddali dopiero po piśmie od rzecznika.')).toEqual([
      'Nie oddali mi zadatku przez pół roku. Oddali dopiero po piśmie od rzecznika.',
    ]);
    expect(ofFarm('Nie oddali mi zadatku przez pół roku. Śniadania dobre.')).toEqual(['Nie oddali mi zadatku przez pół roku.']);
  });
});

describe('a post on a school under its own name', () => {
  it.each(['dyrektor bije dzieci!!!', 'Pan dyrektor szarpał ucznia za ucho.'])('accuses its head by his office: %s', (post) =>
    expect(ofHead(post)).not.toEqual([]),
  );

  it.each([
    'Poprzedni dyrektor bił dzieci.',
    'Woźny bije dzieci!!!',
    'Dyrektor dba o dzieci.',
    'Dyrektor nie bije dzieci, to plotka.',
    'Dyrektor Kos z gimnazjum bił dzieci.',
  ])('does not: %s', (post) => expect(ofHead(post)).toEqual([]));
});
