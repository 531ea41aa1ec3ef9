import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/language/index.ts';
import { anyCharacter } from '../any-character.ts';

type Row = { id: string; lang: string; kind: string; text: string };
const rows = readFileSync(new URL('./sets/langid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const isPolish = (text: string) => detectLanguage(text).lang === 'pl';

describe('language', () => {
  it.each([
    ['Jan Kowalski zaprojektował nową bibliotekę w Gdyni.', 'pl'],
    ['Dzien dobry, nie polecam tego sklepu, bo obsluga jest slaba.', 'pl'],
    ['WYPRZEDAŻ DO KOŃCA TYGODNIA', 'pl'],
    ['The architect designed a new library in Gdynia.', 'en'],
    ['Der Architekt hat eine neue Bibliothek entworfen.', 'de'],
    ['Architekt navrhl novou knihovnu, která stojí v centru města.', 'cs'],
    ['Architekt navrhol novú knižnicu, ktorá stojí v centre mesta.', 'sk'],
    ['Архитектор спроектировал новую библиотеку.', 'ru'],
    ['Архітектор спроєктував нову бібліотеку в місті.', 'uk'],
    ['Ο αρχιτέκτονας σχεδίασε μια νέα βιβλιοθήκη.', 'el'],
    ['建築家は新しい図書館を設計した。', 'ja'],
    ['האדריכל תכנן ספרייה חדשה', 'he'],
    ['12 345 !!!', 'und'],
    ['https://www.example.pl/zazolc?q=1', 'und'],
  ])('„%s” is %s', (text, lang) => {
    expect(detectLanguage(text).lang).toBe(lang);
  });

  it('is told of short texts of other makes: folded, slang, names, neighbours', () => {
    const hits = rows.filter(({ lang, text }) => lang === 'pl' && isPolish(text)).length;
    const polish = rows.filter(({ lang }) => lang === 'pl').length;
    const wrong = rows.filter(({ lang, text }) => lang !== 'pl' && isPolish(text)).length;
    expect((2 * hits) / (polish + hits + wrong)).toBeGreaterThan(0.97);
  });

  it('a Polish sentence stays Polish without diacritics and in capitals', () => {
    const sentences = rows.filter(({ lang, kind, text }) => lang === 'pl' && kind === 'sentence' && text.length > 40);
    fc.assert(
      fc.property(fc.constantFrom(...sentences), ({ text }) => {
        const folded = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L');
        expect([text, text.normalize('NFD'), folded, text.toUpperCase()].map(isPolish)).toEqual([true, true, true, true]);
      }),
    );
  });

  it('is less sure of a short text, and sure within 0 and 1 of any', () => {
    expect(detectLanguage('Cena').confidence).toBeLessThan(detectLanguage('Cena biletu wzrosła od stycznia o dwa złote.').confidence);
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const { lang, confidence } = detectLanguage(text);
        expect(lang).toMatch(/^[a-z]{2,3}$/);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reads the start of a text: what stands after its first part changes nothing', () => {
    const start = 'Rada miasta przyjęła budżet na przyszły rok. '.repeat(40);
    expect(detectLanguage(start + 'The council met. '.repeat(60_000))).toEqual(detectLanguage(start));
  });
});
