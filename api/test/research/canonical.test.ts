import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, domainOf, platformOf, sourceKind } from '../../src/research/index.ts';

describe('one spelling per page', () => {
  it.each([
    ['HTTP://Glos.PL:80/Artykul?utm_source=fb&id=3&fbclid=x#komentarze', 'http://glos.pl/Artykul?id=3'],
    ['https://glos.pl:443/a/', 'https://glos.pl/a'],
    ['https://glos.pl', 'https://glos.pl/'],
    ['https://glos.pl/dzial/index.html', 'https://glos.pl/dzial'],
    ['https://glos.pl/index.php?b=2&a=1', 'https://glos.pl/?a=1&b=2'],
    ['https://glos.pl./a?', 'https://glos.pl/a'],
    ['https://żółw.pl/ścieżka', 'https://xn--w-uga1v8h.pl/%C5%9Bcie%C5%BCka'],
    ['http://127.0.1.7:8899/d/3?gclid=1', 'http://127.0.1.7:8899/d/3'],
  ])('%s', (given, expected) => {
    expect(canonicalUrl(given)).toBe(expected);
  });

  it('has no answer for what is no web address, and is stable on any text', () => {
    for (const address of ['mailto:a@b.pl', 'javascript:1', 'http://jan:haslo@glos.pl/', '//', '', 'x'.repeat(3_000)]) expect(canonicalUrl(address)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (text) => {
        const once = canonicalUrl(text);
        if (once !== null) expect(canonicalUrl(once)).toBe(once);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('counts domains as a reader would', () => {
    expect(domainOf('https://www.trojmiasto.pl/a')).toBe('trojmiasto.pl');
    expect(domainOf('https://sport.trojmiasto.com.pl/a')).toBe('trojmiasto.com.pl');
    expect(domainOf('https://jan.blogspot.com/')).toBe('jan.blogspot.com');
    expect(domainOf('http://www.glos-wybrzeza.example/a')).toBe('glos-wybrzeza.example');
    expect(domainOf('http://127.0.1.7:8899/')).toBe('127.0.1.7');
    expect(domainOf('nic')).toBe('');
  });
});

describe('kinds of sources', () => {
  it.each([
    ['pl.linkedin.com', 'linkedin'],
    ['www.facebook.com', 'facebook'],
    ['m.youtube.com', 'youtube'],
    ['twitter.com', 'x'],
    ['linkedin.example', 'linkedin'],
    ['x.example', 'x'],
    ['notlinkedin.com', null],
    ['linkedin.com.zly.pl', null],
    ['facebook-forum.example', null],
  ])('%s is the platform %s', (host, platform) => {
    expect(platformOf(host)).toBe(platform);
  });

  it.each<[string, string[], string]>([
    ['https://www.trojmiasto.pl/wiadomosci/x.html', [], 'news'],
    ['https://forum.trojmiasto.pl/x', [], 'forum'],
    ['https://www.bryla.pl/x', ['NewsArticle'], 'trade'],
    ['https://jan.blogspot.com/2020/01/x.html', [], 'blog'],
    ['https://www.gowork.pl/opinie', ['Organization'], 'review'],
    ['https://pl.wikipedia.org/wiki/Gdynia', ['Article'], 'encyclopedia'],
    ['https://rejestr.io/krs/1', [], 'register'],
    ['https://www.instagram.com/jan', ['ProfilePage'], 'social'],
    ['https://pracownia-kowalski.pl/o-nas', [], 'company'],
    ['https://pracownia-kowalski.pl/', ['ProfessionalService'], 'company'],
    ['http://glos-wybrzeza.example/2026/03/nagroda.html', ['NewsArticle'], 'news'],
    ['http://wikipedia.example/wiki/Jan', [], 'encyclopedia'],
    ['http://opinie-o-firmach.example/jan', [], 'review'],
    ['http://cos.example/temat/12', [], 'forum'],
    ['http://cos.example/a', ['BlogPosting'], 'blog'],
    ['http://cos.example/a', ['WebPage', 'Person', 'Organization'], 'company'],
    ['http://cos.example/a', ['Event', 'Organization'], 'other'],
    ['http://cos.example/a', [], 'other'],
    ['nic', [], 'other'],
  ])('%s with %j is %s', (url, structuredTypes, kind) => {
    expect(sourceKind({ url, structuredTypes })).toBe(kind);
  });
});
