import { describe, expect, it } from 'vitest';
import { parseBounded } from '../../src/research/bounded-parse.ts';
import { elementsOf, isTooDeep } from '../../src/research/dom.ts';
import { extractPage } from '../../src/research/index.ts';

/** Numbers that are the same on every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  '<div>',
  '<b>',
  '</i>',
  '</div>',
  '<p>Tekst akapitu',
  '<h2><h3>',
  '<table><tr><td>',
  '<select><option>',
  '<svg><g>',
  '</svg>',
  '&amp;&lt;',
  '<br>',
  '< < <',
  '<a href="/kontakt">dalej',
  '<div style="color:#fff;background:#111">',
  '<div class="a b related">',
  '<div class="review"><b class="author">Jan K.</b> 12.03.2025 <i class="star"></i>',
  '<blockquote class="post">',
  '<span itemprop="author">a</span>',
  '<b itemscope itemtype="https://schema.org/Review" itemprop="review">',
  '<time datetime="2025-03-12">',
  '<x-a><form><label><button>',
  '<b>Czytaj też</b>',
  '<dl><dt><dd><li>',
  '<style>.a .b{display:none}</style>',
  '<!-- a -->',
];

/** A page of the size that repeats a few pieces, so that something nests, stays open or piles up. */
function hostilePage(seed: number, size: number): string {
  const below = numbers(seed);
  const few = Array.from({ length: 1 + below(4) }, () => PIECES[below(PIECES.length)] as string);
  let html = '<html><body>';
  while (html.length < size) html += few[below(few.length)];
  return html;
}

const read = (html: string) => extractPage({ html, finalUrl: 'https://a.example/', contentType: 'text/html', fetchedAt: '2026-03-18T11:00:00.000Z' });
const cost = (pages: string[]) => {
  const start = process.cpuUsage().user;
  for (const page of pages) read(page);
  return process.cpuUsage().user - start;
};

describe('a page made to be expensive', () => {
  const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

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
});
