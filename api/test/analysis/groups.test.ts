/** Pages about one person fall into the stories that they tell. */
import { describe, expect, it } from 'vitest';
import { storiesOf } from '../../src/analysis/index.ts';
import type { Document } from '../../src/research/types.ts';
import { ARCHITECT, page, web } from './factory.ts';

const BRIDGE = ['Most zwodzony zaciął się podczas próby', 'Zwodzony most znów stanął', 'Kierowcy czekali, bo most zwodzony się nie opuścił'];
const LIBRARY = ['Biblioteka w parku otwarta', 'Czytelnia nowej biblioteki w parku pełna', 'Dzieci mają czytelnię: biblioteka w parku działa'];
const OPENING = 'Architekt Jan Kowalski z Gdyni odpowiedział na pytania.';
const tell = (title: string, i: number): Document =>
  page({
    url: `https://gazeta-${i}.test/${title.length}`,
    title,
    text: `${title}. ${OPENING} Kronika ${i} zapisała to ${'jeszcze '.repeat(i)}raz.`,
    date: `2026-0${1 + i}-11`,
  });
const PAGES = [...BRIDGE, ...LIBRARY].map((title, i) => tell(title, i));
const titlesOf = (documents: Document[]) => storiesOf(ARCHITECT, documents).map((story) => story.documents.map(({ article }) => article.title).sort());

describe('groups of pages', () => {
  it('are told by pages that share their words, the name and the towns aside, and named by the most telling of them', () => {
    const stories = storiesOf(ARCHITECT, PAGES);
    expect(titlesOf(PAGES)).toEqual([[...BRIDGE].sort(), [...LIBRARY].sort()]);
    expect(stories[0]?.words.slice(0, 3).join(' ')).toMatch(/most/i);
    expect(stories[1]?.words.slice(0, 3).join(' ')).toMatch(/bibliotek/i);
    for (const { words } of stories) expect(words.join(' ')).not.toMatch(/Jan|Kowalsk|Gdyni/);
  });

  it('come out the same each time, and leave out pages about nobody or somebody else', () => {
    expect(JSON.stringify(storiesOf(ARCHITECT, PAGES))).toBe(JSON.stringify(storiesOf(ARCHITECT, PAGES)));
    const strangers = [
      page({ url: 'https://obcy.test/1', title: 'Most zwodzony dentysty', text: 'Dentysta Jan Kowalski z Kielc naprawił most zwodzony w gabinecie.' }),
      page({ url: 'https://obcy.test/2', title: 'Most zwodzony', text: 'Most zwodzony bez nazwisk.' }),
    ];
    expect(titlesOf([...PAGES, ...strangers])).toEqual(titlesOf(PAGES));
  });

  it('have no words for a single page, and are none without pages', () => {
    expect(storiesOf(ARCHITECT, [])).toEqual([]);
    expect(storiesOf(ARCHITECT, PAGES.slice(0, 1)).map(({ words }) => words)).toEqual([[]]);
  });

  it('take pages by the hundred, and no more than 220', () => {
    const many = web(240);
    const stories = storiesOf(ARCHITECT, many);
    expect(stories.reduce((sum, story) => sum + story.documents.length, 0)).toBe(220);
  });
});
