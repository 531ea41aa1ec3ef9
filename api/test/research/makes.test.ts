import { describe, expect, it } from 'vitest';
import { decodePage } from '../../src/research/charset.ts';
import { extractPage } from '../../src/research/index.ts';
import { FETCHED, MAKES, PARAGRAPHS } from './makes.ts';

const squeeze = (text: string) => text.replace(/\s+/g, ' ');
const read = (html: string, finalUrl = 'https://strona.example/wiertarka') => extractPage({ html, finalUrl, contentType: 'text/html', fetchedAt: FETCHED });

describe('a page of any make', () => {
  it.each(MAKES)('$name', (make) => {
    const found = read(`<!doctype html><html lang="pl"><head>${make.head ?? ''}</head><body>${make.body}</body></html>`, make.url);
    const text = squeeze(found.text);
    for (const paragraph of PARAGRAPHS) expect(text).toContain(paragraph);
    for (const part of make.with ?? []) expect(text).toContain(part);
    for (const part of ['OBCE', ...(make.without ?? [])]) expect(text).not.toContain(part);
    if (make.title !== undefined) expect(found.title).toBe(make.title);
    if (make.author !== undefined) expect(found.author).toBe(make.author);
    if (make.published !== undefined) expect(found.publishedAt).toBe(make.published);
    if (make.canonical !== undefined) expect(found.canonicalUrl).toBe(make.canonical);
  });

  it.each(['iso-8859-2', 'windows-1250'])('is read alike in %s, declared or not', (charset) => {
    const bytesOf = new Map<string, number>();
    for (let byte = 128; byte < 256; byte += 1) bytesOf.set(new TextDecoder(charset).decode(Uint8Array.of(byte)), byte);
    for (const head of [`<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`, '']) {
      const html = `<html><head>${head}</head><body><h1>Wiertarka</h1>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}</body></html>`;
      const { text } = decodePage(
        Uint8Array.from(html, (char) => bytesOf.get(char) ?? char.charCodeAt(0)),
        null,
      );
      for (const paragraph of PARAGRAPHS) expect(read(text).text).toContain(paragraph);
    }
  });
});
