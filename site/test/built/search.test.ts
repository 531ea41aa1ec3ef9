/** Compares what search engines, feed readers and other sites read about the built pages with the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { parseHTML } from 'linkedom';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPages, DIST } from '../../../api/scripts/site/built-pages.ts';
import { KEY_PAGES, SIGNED_IN_PAGES } from '../../../api/src/contract/addresses.ts';
import { CONTENT_STRATEGY, PRICE_GROSZE, RED_ALERT } from '../../../api/src/contract/constants.ts';
import { SEO } from '../../src/text/seo.ts';
import { robots } from '../../src/view/robots.ts';
import { scriptJson } from '../../src/view/structured-data.ts';

type Node = { '@type': string } & Record<string, unknown>;
const pages = builtPages().map((page) => ({ ...page, document: parseHTML(page.html).document as unknown as Document }));
const listed = pages.filter((page) => page.listed);
const content = (document: Document, selector: string): string | null => {
  const element = document.querySelector(selector);
  return element ? (element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent) : null;
};
const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const site = new URL(content(listed[0]?.document as Document, 'link[rel="canonical"]') ?? '').origin;
const plain = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim();
const graph = (path: string): Node[] => {
  const found = content(pages.find((page) => page.path === path)?.document as Document, 'script[type="application/ld+json"]');
  return (JSON.parse(found ?? 'null') as { '@graph': Node[] })['@graph'];
};
const article = (path: string): boolean => path.startsWith('/aktualnosci/');

test('each listed page says the title and description of its row, its one address and its language', () => {
  for (const { path, document } of listed) {
    const row = SEO[path];
    if (!article(path))
      expect([content(document, 'head > title'), content(document, 'meta[name="description"]')], path).toEqual([row?.title, row?.description]);
    const address = `${site}${path}`;
    expect(content(document, 'link[rel="canonical"]')).toBe(address);
    expect(content(document, 'link[hreflang="pl"]')).toBe(address);
    expect(content(document, 'meta[property="og:url"]')).toBe(address);
    expect(content(document, 'meta[property="og:title"]')).toBe(content(document, 'head > title'));
    expect(content(document, 'meta[property="og:type"]')).toBe(article(path) ? 'article' : 'website');
  }
  for (const path of Object.keys(SEO))
    expect(
      listed.some((page) => page.path === path),
      `${path} is built`,
    ).toBe(true);
});

test('pages that are not listed are named nowhere', () => {
  for (const { path, document } of pages.filter((page) => !page.listed))
    expect(document.querySelector('link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]'), path).toBeNull();
});

test('each listed page has a picture of its own for shared links, 1200 × 630 and light', async () => {
  const pictures = new Set<string>();
  for (const { path, document } of listed) {
    const address = new URL(content(document, 'meta[property="og:image"]') ?? '');
    pictures.add(address.href);
    const file = readFileSync(join(DIST, address.pathname));
    const { width, height, format } = await sharp(file).metadata();
    expect([address.origin, width, height, format], path).toEqual([site, 1200, 630, 'png']);
    expect(file.length, path).toBeLessThan(100_000);
  }
  expect(pictures.size).toBe(listed.length);
});

test('sitemap, robots and pages agree', () => {
  const map = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1]);
  expect(map.sort()).toEqual(listed.map(({ path }) => `${site}${path}`).sort());
  const text = read('robots.txt');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  const rules = robotsParser(`${site}/robots.txt`, text);
  for (const { path, listed: open } of pages.filter((page) => page.path !== '/404')) expect(rules.isAllowed(site + path, 'SomeBot') ?? true, path).toBe(open);
  for (const path of SIGNED_IN_PAGES) expect(rules.isAllowed(site + path, 'Googlebot'), path).toBe(false);
  // They see the noindex of the answer; an address that they may not ask for could be listed all the same.
  for (const path of KEY_PAGES) expect(rules.isAllowed(site + path, 'Googlebot'), path).toBe(true);
});

test('a demo under a real name is closed to robots', () => {
  const rules = { demo: true, signedIn: ['/dashboard'], keys: ['/report'] };
  expect(robots({ ...rules, site: new URL('https://lustro.pl') })).toBe('User-agent: *\nDisallow: /\n');
  expect(robots({ ...rules, site: new URL('http://localhost:4321') })).not.toMatch(/^Disallow: \/$/m);
  expect(robots({ ...rules, demo: false, site: new URL('https://lustro.pl') })).not.toMatch(/^Disallow: \/$/m);
});

test('the feed holds every article, whole', () => {
  const feed = parseRssFeed(read('aktualnosci/rss.xml'));
  const articles = listed.filter(({ path }) => article(path));
  expect(articles.length).toBeGreaterThanOrEqual(3);
  expect(feed.items?.map((item) => item.link).sort()).toEqual(articles.map(({ path }) => `${site}${path}`).sort());
  for (const item of feed.items ?? []) {
    const document = articles.find(({ path }) => item.link === site + path)?.document as Document;
    expect(plain(item.title)).toBe(plain(document.querySelector('h1')?.textContent));
    const words = plain(document.querySelector('.prose')?.textContent);
    expect(plain(parseHTML(`<!doctype html><html><body>${item.content?.encoded}</body></html>`).document.body.textContent)).toBe(words);
    expect(words.split(' ').length).toBeGreaterThan(700);
    expect(Number.isNaN(Date.parse(String(item.pubDate)))).toBe(false);
  }
  for (const { document, path } of listed) expect(content(document, 'link[type="application/rss+xml"]'), path).toBe('/aktualnosci/rss.xml');
});

test('the landing page tells who we are and the questions that it shows', () => {
  const nodes = graph('/');
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  const shown = plain(pages.find(({ path }) => path === '/')?.document.body.textContent);
  const questions = nodes[2]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(5);
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(plain(name));
    expect(shown).toContain(plain(acceptedAnswer.text));
  }
});

test('offers cost what the constants say, and rate nobody', () => {
  const prices = (path: string) => {
    const service = graph(path).find((node) => node['@type'] === 'Service') as unknown as { offers: { price: string; priceCurrency: string }[] };
    return service.offers.map(({ price, priceCurrency }) => [Number(price) * 100, priceCurrency]);
  };
  expect(prices('/raport-wizerunku')).toEqual([[PRICE_GROSZE, 'PLN']]);
  expect(prices('/analiza-obecnosci')).toEqual([[PRICE_GROSZE, 'PLN']]);
  expect(prices('/content-strategy')).toEqual([[CONTENT_STRATEGY.priceGrosze, 'PLN']]);
  expect(prices('/red-alert')).toEqual([RED_ALERT.basic, RED_ALERT.pro].map(({ priceGrosze }) => [priceGrosze, 'PLN']));
  for (const { path } of listed) expect(JSON.stringify(graph(path)), path).not.toMatch(/rating|review"/i);
});

test('each inner page stands in a trail from the landing page', () => {
  for (const { path } of listed.filter((page) => page.path !== '/')) {
    const items = graph(path).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as { item: string; name: string }[];
    expect(
      items.map(({ item }) => item),
      path,
    ).toEqual([...new Set(['/', ...(article(path) ? ['/aktualnosci'] : []), path])].map((step) => site + step));
    expect(items.every(({ name }) => name.length > 2)).toBe(true);
  }
});

test('no text can end the element that holds the data', () => {
  expect(scriptJson({ text: '</script><script>alert(1)</script>' })).not.toContain('<');
});

test('the browser’s own frame has the colour of the paper, and the home screen an icon', () => {
  const paper = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync(join(DIST, '../src/styles/tokens.css'), 'utf8'));
  const colours = [...(listed[0]?.document.querySelectorAll('meta[name="theme-color"]') ?? [])].map((meta) => meta.getAttribute('content'));
  expect(colours).toEqual([paper?.[1], paper?.[2]]);
  expect(existsSync(join(DIST, 'apple-touch-icon.png'))).toBe(true);
});
