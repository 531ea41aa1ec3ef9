/** The chronicle of the demo account's person: pages at any time, the half year, the feed. */
import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/research/index.ts';
import { sourceKind } from '../../src/research/kinds.ts';
import { CHRONICLE_TEXTS, streamItem } from '../../src/sandbox/web/chronicle.ts';
import { feedItems } from '../../src/sandbox/web/feed.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import { judgeDemoPages } from '../../src/workflows/tasks.ts';

const NAME = 'Marta Zielińska-Nowak';
const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const at = (now: Date) => createDemoWeb({ now: () => now });
const open = async (url: string, now = NOW, headers: Record<string, string> = {}) =>
  (await at(now).handleHost(new Request(url, { headers: { host: new URL(url).host, ...headers } }))) as Response;
const toneOf = new Map(CHRONICLE_TEXTS.map((text) => [text.id, text.tone]));
const idOf = (url: string) => /\d{4}-([a-z-]+)-\d+\.html$/.exec(url)?.[1] ?? '';

describe('the half year up to now', () => {
  const moments = [NOW, new Date('2027-03-29T00:30:00Z'), new Date('2028-02-29T22:59:00Z')];

  it.each(moments)('has sentences that the language core judges as they are meant, each on one page only (%s)', (now) => {
    const pages = at(now).history(now);
    expect(pages).toHaveLength(386);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(386);
    // The core judges the half year of one moment whole; the others have the same sentences on other days.
    const read = now === NOW ? pages : pages.filter((_, i) => i % 4 === 0);
    const judged = judgeDemoPages({ name: NAME, pages: read });
    expect(judged).toHaveLength(read.length);
    expect(new Set(judged.map(({ pageKey }) => pageKey)).size).toBe(read.length);
    expect(new Set(judged.map(({ content }) => content)).size).toBe(read.length);
    for (const { url, sentiment, own, publishedAt } of judged) {
      const tone = toneOf.get(idOf(url));
      expect(own ? 'own' : (sentiment?.label ?? 'foreign'), url).toBe(tone);
      expect(publishedAt?.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(publishedAt?.getTime()).toBeGreaterThan(now.getTime() - 180 * DAY);
    }
  });

  it('opens for a reader as it was told: the same text, date, kind and language', async () => {
    const pages = at(NOW).history(NOW);
    const oneOfEach = [...new Map(pages.map((page) => [idOf(page.url), page])).values()];
    expect(oneOfEach.length).toBeGreaterThan(45);
    for (const page of oneOfEach) {
      const html = await (await open(page.url)).text();
      const read = readPage({
        status: 'ok',
        url: page.url,
        finalUrl: page.url,
        fetchedAt: NOW.toISOString(),
        contentType: 'text/html',
        html,
        bytes: html.length,
      });
      const { structuredTypes, ogType } = read.article.page;
      expect(read.article.text, page.url).toBe(page.text);
      expect([read.article.title, read.article.publishedAt, read.lang], page.url).toEqual([page.title, page.at.toISOString(), page.lang]);
      expect(sourceKind({ url: page.url, structuredTypes, ogType: ogType ?? null }), page.url).toBe(page.kind);
      for (const { content } of judgeDemoPages({ name: NAME, pages: [page] })) expect(read.article.text).toContain(content);
    }
  });

  it('gives the same bytes for ever, also to people, and nothing under another host, text or date', async () => {
    const [page] = at(NOW).history(NOW);
    const { url } = page as { url: string };
    const html = await (await open(url)).text();
    expect(await (await open(url, new Date('2031-01-01T00:00:00Z'))).text()).toBe(html);
    const shown = await at(NOW).web.request(`/${url.replace('http://', '')}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain((page?.text ?? '').split('\n\n')[0]);
    const bad = [
      url.replace(/\d+\.html$/, 'x.html'),
      url.replace(new URL(url).host, 'inny.example'),
      url.replace(/\/20\d\d\//, '/1999/'),
      url.replace(/\d{4}-/, '9999-'),
    ];
    for (const address of bad) expect((await open(address)).status, address).toBe(404);
  });
});

describe('her own front pages', () => {
  it('open under the addresses that the account gives, and the old studio is gone', async () => {
    for (const url of ['http://zielinska-nowak.example/', 'http://linkedin.example/in/marta-zielinska-nowak']) {
      const answer = await open(url);
      expect([answer.status, (await answer.text()).includes(NAME)], url).toEqual([200, true]);
    }
    expect((await open('http://zn-studio.example/o-pracowni.html')).status).toBe(404);
  });
});

describe('the feed', () => {
  const FEED = 'http://wiadomosci-demo.example/kanal.xml';

  it('is RSS with the newest thirty items, and says when nothing is new', async () => {
    const answer = await open(FEED);
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const items = xml.split('<item>').slice(1);
    expect(items).toHaveLength(30);
    const dates = items.map((item) => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates[0]).toBeLessThanOrEqual(NOW.getTime());
    const etag = answer.headers.get('etag') ?? '';
    expect((await open(FEED, NOW, { 'if-none-match': etag })).status).toBe(304);
    expect((await open(FEED, new Date(NOW.getTime() + 5 * 3_600_000), { 'if-none-match': etag })).status).toBe(200);
    for (const item of items) expect((await open(/<link>(.*?)<\/link>/.exec(item)?.[1] ?? '')).status).toBe(200);
  });

  it('brings something new about her every few hours, between news about others, and the half year ends with it', () => {
    const hers = (now: Date) => feedItems(now).filter(({ id }) => toneOf.has(id));
    expect(hers(NOW).length).toBeGreaterThanOrEqual(5);
    expect(hers(NOW).length).toBeLessThanOrEqual(10);
    const told = new Set(
      at(NOW)
        .history(NOW)
        .map(({ url }) => url),
    );
    for (const { url } of hers(NOW)) expect(told).toContain(url);
    const later = hers(new Date(NOW.getTime() + DAY)).filter(({ url }) => !told.has(url));
    expect(later.length).toBeGreaterThanOrEqual(2);
    expect(later.every((item) => judgeDemoPages({ name: NAME, pages: [{ ...item, text: item.paragraphs.join('\n\n'), kind: 'news' }] }).length === 1)).toBe(
      true,
    );
  });

  it('never repeats a sentence of the half year in the year that follows', () => {
    // As her own pages: which sentence is shown does not depend on the sentiment, which costs most of a judgement.
    const first = (text: string) =>
      judgeDemoPages({ name: NAME, pages: [{ url: 'http://a.example/', at: NOW, title: '', text, kind: 'news', lang: 'pl', own: true }] })[0]?.content;
    const told = new Set(
      at(NOW)
        .history(NOW)
        .map(({ text }) => first(text)),
    );
    const slot = Math.ceil(NOW.getTime() / 7_200_000);
    const coming = Array.from({ length: 12 * 60 }, (_, i) => streamItem(slot + i, 7_200_000)).filter(({ id }) => toneOf.has(id));
    expect(coming.length).toBe(180);
    for (const { paragraphs, url } of coming) expect(told.has(first(paragraphs.join('\n\n'))), url).toBe(false);
  });
});
