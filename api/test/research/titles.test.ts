import { describe, expect, it } from 'vitest';
import { extractPage } from '../../src/research/index.ts';

const TEXT = '<p>Miejska biblioteka w Pniewach otworzyła wypożyczalnię narzędzi. Sprzęt kupiono w okolicznych sklepach i oznaczono numerami.</p>';
const read = (title: string, body: string) =>
  extractPage({
    html: `<!doctype html><html lang="pl"><head><title>${title}</title></head><body>${body}</body></html>`,
    finalUrl: 'https://strona.example/p/1',
    contentType: 'text/html',
    fetchedAt: '2026-03-18T11:00:00.000Z',
  });

describe('the title of a page', () => {
  it.each([
    [
      'a forum whose h1 is its own name',
      'Forum Pniew • Zobacz temat - Skąd wiertarka?',
      `<div id="page-header"><h1>Forum Pniew</h1></div><h2>Skąd wiertarka?</h2>${TEXT}`,
      'Skąd wiertarka?',
    ],
    [
      'an office whose h1 stands behind the dash',
      'Wiertarka z biblioteki - Urząd Gminy Pniewy',
      `<div><h1>Urząd Gminy Pniewy</h1><h2>Wiertarka z biblioteki</h2>${TEXT}</div>`,
      'Wiertarka z biblioteki',
    ],
    [
      'a school that calls every page by its name',
      'Szkoła nr 5',
      `<div id="baner"><h1>Szkoła nr 5</h1></div><div><h4>Wiertarka z biblioteki</h4>${TEXT}</div>`,
      'Wiertarka z biblioteki',
    ],
    [
      'a page without headings, by the line that repeats it',
      'Kurier - Wiertarka z biblioteki',
      `<table><tr><td>Kurier</td></tr><tr><td><p><strong>Wiertarka z biblioteki</strong></p>${TEXT}</td></tr></table>`,
      'Wiertarka z biblioteki',
    ],
    [
      'large print where each page is called „artykuł”',
      'Kurier Pniewski - artykuł',
      `<center><font size="5"><b>Kurier Pniewski</b></font></center><font size="4"><b>Wiertarka z biblioteki</b></font><br><br>${TEXT}`,
      'Wiertarka z biblioteki',
    ],
    ['large print of an old page', 'Kurier Pniewski', `<font size="5"><b>Wiertarka z biblioteki</b></font><br><br>${TEXT}`, 'Wiertarka z biblioteki'],
    [
      'a firm whose name stands before the dash',
      'Szprycha – o firmie',
      `<div class="logo">Szprycha</div><div class="t">Szprycha – o firmie</div>${TEXT}`,
      'Szprycha – o firmie',
    ],
    ['a file of plain text', 'x-10.pdf', `<pre>SPRAWOZDANIE ZA ROK 2024\n\nW roku udzielono stu porad.</pre>`, 'SPRAWOZDANIE ZA ROK 2024'],
  ])('is its own: %s', (_, title, body, expected) => {
    const page = read(title, body);
    expect(page.title).toBe(expected);
    expect(page.text).not.toContain('Wiertarka z biblioteki');
  });
});

describe('lines of a page that are not its text', () => {
  it.each([
    '<div>Włącz powiadomienia i nie przegap ważnych informacji.</div>',
    '<p>Dodano: 3 marca 2026, odsłon: 612</p>',
    '<p>CZYTAJ TAKŻE: Nowy rozkład jazdy autobusów</p>',
    '<p>Dalsza część artykułu pod materiałem wideo</p>',
    '<p>Jesteś właścicielem tej firmy? Przejmij wizytówkę</p>',
    '<p>Dane mają charakter informacyjny i mogą być nieaktualne.</p>',
    '<table class="metryka"><tr><th>Wytworzył</th><td>Jan Kos</td></tr><tr><th>Liczba odwiedzin</th><td>12</td></tr></table>',
    '<dl><dt>Data publikacji</dt><dd>2026-03-03</dd><dt>Osoba odpowiedzialna:</dt><dd>Jan Kos</dd></dl>',
    '<p>Opinie · Informacje · Zdjęcia · Wyznacz trasę · Udostępnij</p>',
    '<p>Realizacja: Studio WWW</p>',
  ])('are left out: %s', (line) => {
    expect(read('Wiertarka', `<h1>Wiertarka</h1>${TEXT}${line}`).text).toBe(read('Wiertarka', `<h1>Wiertarka</h1>${TEXT}`).text);
  });
});
