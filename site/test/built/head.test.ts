import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPages } from '../../../api/scripts/site/built-pages.ts';

const pages = builtPages().map((page) => ({ ...page, document: parseHTML(page.html).document as unknown as Document }));
const listed = pages.filter((page) => page.listed);
const titleOf = (document: Document) => document.querySelector('head > title')?.textContent ?? '';
const descriptionOf = (document: Document) => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

test('every page has one heading of the first level or waits for its island, a language and a title', () => {
  const odd = pages.filter(({ document }) => document.documentElement.lang !== 'pl' || titleOf(document) === '' || document.querySelectorAll('h1').length > 1);
  expect(odd.map(({ path }) => path)).toEqual([]);
  expect(listed.filter(({ document }) => document.querySelectorAll('h1').length !== 1).map(({ path }) => path)).toEqual([]);
});

test('titles and descriptions of listed pages fit a search result and differ', () => {
  const long = listed.filter(({ document }) => titleOf(document).length > 60 || descriptionOf(document).length > 155 || descriptionOf(document).length < 50);
  expect(long.map(({ path, document }) => `${path}: ${titleOf(document).length} ${descriptionOf(document).length}`)).toEqual([]);
  expect(new Set(listed.map(({ document }) => titleOf(document))).size).toBe(listed.length);
  expect(new Set(listed.map(({ document }) => descriptionOf(document))).size).toBe(listed.length);
});

test('structured data can be read and names its vocabulary', () => {
  for (const { path, document } of pages)
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent ?? '') as Record<string, unknown>;
      expect(data['@context'], path).toBe('https://schema.org');
    }
});

test('headings descend without leaving a level out', () => {
  const jumps = listed.flatMap(({ path, document }) => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1]));
    return levels.flatMap((level, i) => (level > (levels[i - 1] ?? 0) + 1 ? [`${path}: h${levels[i - 1]} -> h${level}`] : []));
  });
  expect(jumps).toEqual([]);
});
