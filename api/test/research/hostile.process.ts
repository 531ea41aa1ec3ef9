import { describe, expect, it } from 'vitest';
import { parseBounded } from '../../src/research/bounded-parse.ts';
import { elementsOf, isTooDeep } from '../../src/research/dom.ts';
import { extractPage } from '../../src/research/index.ts';
import { parseRobots } from '../../src/research/robots.ts';
import { HOSTILE, mixedPage as hostilePage, numbers } from './hostile-pages.ts';

const read = (html: string) => extractPage({ html, finalUrl: 'https://a.example/', contentType: 'text/html', fetchedAt: '2026-03-18T11:00:00.000Z' });
const cost = (pages: string[]) => {
  const start = process.cpuUsage().user;
  for (const page of pages) read(page);
  return process.cpuUsage().user - start;
};

describe('a page made to be expensive', () => {
  const SEEDS = Array.from({ length: 6 }, (_, i) => i + 1);

  it('is given back whatever it is made of, the same each time', () => {
    for (const seed of SEEDS) {
      const page = hostilePage(seed, 2_000);
      expect(JSON.stringify(read(page)), `seed ${seed}`).toBe(JSON.stringify(read(page)));
    }
  });

  it('costs no more than its size: four times the page is far from sixteen times the work', () => {
    const [small, large] = [4_000, 16_000].map((size) => SEEDS.map((seed) => hostilePage(seed, size))) as [string[], string[]];
    cost(small);
    expect(cost(large) / Math.min(cost(small), cost(small))).toBeLessThan(10);
  });

  it('becomes a tree of bounded size and depth, which keeps the words', () => {
    const { body } = parseBounded(`${'<div>'.repeat(30_000)}Słowo na dnie`);
    expect([isTooDeep(body, 110), elementsOf(body).length <= 25_000]).toEqual([false, true]);
    expect(parseBounded(`${'<div>'.repeat(3_000)}Słowo na dnie`).body.textContent).toContain('Słowo na dnie');
    const attributes = Array.from({ length: 5_000 }, (_, i) => `a${i}="x"`).join(' ');
    expect(parseBounded(`<p class="c" ${attributes}>a`).body.firstElementChild?.attributes.length).toBe(1);
  });

  it.each(Object.entries(HOSTILE))('of its own kind is given back with a tree within bounds: %s', (_kind, page) => {
    const html = page(25_000, numbers(3));
    const { body } = parseBounded(html);
    expect([isTooDeep(body, 110), elementsOf(body).length <= 25_000]).toEqual([false, true]);
    expect(read(html).text.length).toBeLessThanOrEqual(200_000);
  });
});

describe('a robots.txt made to be expensive', () => {
  const rulesOf = (text: string) => parseRobots('https://a.example/robots.txt', text, 'Lustro/1.0 (x)');
  const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');

  it('with very many names of one group costs no memory for the rules of others, and the rule for this program holds', () => {
    // Stored once for each name these would be 240 million rules.
    const crowd = lines(12_000, (i) => `User-agent: x${i}\n`);
    const rules = rulesOf(`${crowd}User-agent: Lustro\n${lines(20_000, () => 'Disallow: /a\n')}`);
    expect([rules.allows('https://a.example/a'), rules.allows('https://a.example/b')]).toEqual([false, true]);
    expect(rulesOf(`${crowd}${lines(20_000, () => 'Disallow: /a\n')}`).allows('https://a.example/a')).toBe(true);
  });

  it('with very many wildcards is read within bounds, its first rules as they are', () => {
    const rules = rulesOf(`User-agent: *\nDisallow: /prywatne/*.pdf$\n${lines(25_000, (i) => `Disallow: /a*a*a*a*a*a*a*b${i}\n`)}`);
    for (let i = 0; i < 5; i++) expect(rules.allows(`https://a.example/${'a'.repeat(2_000)}${i}`)).toBe(true);
    expect(rules.allows('https://a.example/prywatne/x.pdf')).toBe(false);
  });

  it('keeps the meaning of groups: several names, names after rules, names in other letters', () => {
    const text = 'User-agent: Inny\nUser-agent: LUSTRO/2.0 # my\nDisallow: /a # tu\nCrawl-delay: 3\nUser-agent: Inny\nDisallow: /b\nUser-agent: *\nDisallow: /';
    const rules = rulesOf(text);
    expect(['/a', '/b', '/c'].map((path) => rules.allows(`https://a.example${path}`))).toEqual([false, true, true]);
    expect(rules.crawlDelayMs).toBe(3_000);
    expect(rulesOf('User-agent: Inny\nDisallow: /\nUser-agent: *\nDisallow: /a').allows('https://a.example/a')).toBe(false);
    expect(rulesOf('User-agent: Lustro\nDisallow:\nUser-agent: *\nDisallow: /').allows('https://a.example/a')).toBe(true);
  });
});
