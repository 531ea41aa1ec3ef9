/** What sort of text a page is where only its own words tell: paid for, made up, a column, an entry. */
import { describe, expect, it } from 'vitest';
import { pageGenre } from '../../src/analysis/ledger/genre.ts';
import { ARCHITECT, judge, page } from './factory.ts';

const genreOf = (title: string, text: string, author: string | null = null) =>
  pageGenre(page({ url: 'https://a.test/1', title, text, author, kind: 'other' }), false);
const LONG =
  'Zapytaliśmy pracownię w Gdyni, ile kosztuje projekt domu i kiedy warto zacząć. Odpowiedź zależy od działki, gruntu i pory roku, a także od gminy.';

describe('a text that somebody paid for', () => {
  it.each([
    ['says so at the head of its first paragraph', `Artykuł sponsorowany. ${LONG}`, null],
    ['says so in its byline', LONG, 'materiał partnera'],
    ['says so at its foot', `${LONG}\n\nMateriał płatny`, null],
  ])('%s', (_, text, author) => {
    expect(genreOf('Dom pod lasem', text, author)).toBe('paid');
  });

  it('is none where a text tells of such texts', () => {
    expect(genreOf('Ukryte reklamy', `Artykuł sponsorowany w gazecie gminnej kosztował 900 zł. ${LONG}\n\n${LONG} ${LONG}`)).toBe('news');
  });
});

describe('a satire', () => {
  const TOLD = 'Architekt Jan Kowalski z Gdyni oświadczył, że odtąd będzie rysować wyłącznie niewidzialne ściany.';
  it.each([
    ['Ściany przyszłości', `${TOLD}\n\nWszystko na tej stronie zmyśliliśmy przy kawie.`],
    ['Ściany przyszłości', `${TOLD}\n\nTekst ma charakter satyryczny.`],
    ['Satyra: ściany przyszłości', TOLD],
  ])('is known by what it says of itself: %s', (title, text) => {
    expect(genreOf(title, text)).toBe('satire');
  });

  it('is not what somebody calls one', () => {
    expect(genreOf('Spór o bibliotekę', `${TOLD} Radni mówią, że zarzuty są zmyślone, a satyra w gazecie była nietaktem.`)).toBe('news');
  });

  it('gives the subject no words and no charge', () => {
    const made = page({
      url: 'https://zgrywa.test/1',
      title: 'Kowalski oskarżony o kradzież okna',
      text: `${TOLD} Prokuratura oskarżyła architekta Jana Kowalskiego z Gdyni o kradzież okna.\n\nTekst ma charakter satyryczny.`,
    });
    const plain = page({ url: 'https://gazeta.test/2', text: 'Architekt Jan Kowalski z Gdyni otworzył pracownię przy porcie.' });
    const read = judge([made, plain], ARCHITECT);
    expect(read.accusations).toEqual([]);
    expect(read.stories.flatMap(({ voices }) => voices)).toEqual([]);
    expect(read.ledger.items.find(({ document }) => document === made)?.evidence).toMatchObject({ genre: 'satire', sentiment: null });
  });
});

describe('a column', () => {
  it('is known by an author who speaks of himself', () => {
    expect(
      genreOf('Most i chrzan', 'Piszę to w kuchni, mąż obiera chrzan. Nasz burmistrz otworzył most. Mojej sąsiadce odśnieżył próg. Nie wiem, czy go lubię.'),
    ).toBe('opinion');
  });

  it('is none where only those who are quoted do', () => {
    const quoted = '– Nie wiem, lubię mój most i wolę kładkę – mówi pani Ewa.\n\n„Pamiętam stary most, byłam tam z mamą” – pisze pan Jan.';
    expect(genreOf('Nowy most', `Burmistrz otworzył most.\n\n${quoted}`)).toBe('news');
  });
});

it('an entry of an encyclopedia says what its title is and what else to look up', () => {
  expect(
    genreOf('Kanał Szuwarski', 'Kanał Szuwarski (niem. Schilfkanal) – kanał żeglugowy na Mazurach.\n\nZbudowany w 1854 roku.\n\nZobacz też: śluza, pochylnia'),
  ).toBe('encyclopedia');
  expect(genreOf('Kanał zamknięty', 'Kanał Szuwarski jest zamknięty od środy.\n\nZobacz też: zdjęcia')).toBe('news');
});
