import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/contract/consents.ts';
import { PRICES } from '../../src/contract/constants.ts';
import { lowestBefore, lowestWords } from '../../src/contract/prices.ts';
import { ANNEXES, CURRENT_TERMS, LEGAL_DOCUMENTS, runsOf, TERMS, type Terms } from '../../src/contract/terms/index.ts';
import { renderLegalPdf } from '../../src/report/index.ts';

/** The words of each version that was ever in force. A change of a word, a price or a period needs a new version, not a new digest. */
const DIGESTS: Record<string, string> = {
  '2026-11-24': '5963bc1e55dcd28460f4a5ccc12cca59f5abb17c64dc15b109a28e24c1a4f5a2',
  '2026-11-23': '511f54fb2dc8a33de9aaf285ef4ca047debda40630956ab9395c44c39856d60d',
  '2026-11-21': '32243e54120cba690ac7ea827307092150d00271af6a84c0d8b9817b38ca2120',
};

const COMPANY = new Proxy({} as Record<string, string>, { get: (_, field) => `{${String(field)}}` }) as Parameters<(typeof TERMS)[0]>[0];
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const wordsOf = ({ clauses }: Pick<Terms, 'clauses'>): string[] =>
  clauses.flatMap(({ title, items = [], text = [] }) =>
    [title, ...items, ...text].map((each) =>
      runsOf(each)
        .map((run) => run.text)
        .join(''),
    ),
  );

async function read(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const foot = /Lustro sp\.\sz\so\.o\.\s·[\s\S]*$/;
  const pages = [...document.pages()].map((page) => page.getText());
  expect(pages.filter((page) => !foot.exec(page)?.[0].includes(`wersja ${TERMS_VERSION}`))).toEqual([]);
  const text = pages.map((page) => page.replace(foot, '')).join('\n');
  document.destroy();
  library.destroy();
  return text;
}

describe('the Regulamin', () => {
  it('offers no later start, as none can be ordered, and no page or form does', async () => {
    expect(wordsOf(CURRENT_TERMS).join(' ')).toContain('późniejszego rozpoczęcia nie oferujemy');
    const folder = new URL('../../../site/src/text/', import.meta.url);
    const copy = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);
    const promising = copy.filter(([, text]) => /zaczniemy (dopiero )?po|zachować 14 dni|po ich upływie/iu.test(text));
    expect(promising.map(([file]) => file)).toEqual([]);
  });

  it('keeps the words of every version that somebody accepted, and the order page names the newest', () => {
    const digests = TERMS.map((make) => [
      make(COMPANY).version,
      createHash('sha256')
        .update(JSON.stringify(make(COMPANY).clauses))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(digests)).toEqual(DIGESTS);
    expect(TERMS_VERSION).toBe(CURRENT_TERMS.version);
    expect(CURRENT_TERMS.clauses).toHaveLength(16);
  });

  it('says the same as a PDF, word for word, with its version on every page; the form holds the annexes alone', async () => {
    for (const name of LEGAL_DOCUMENTS) {
      const pdf = await renderLegalPdf({ name, version: TERMS_VERSION }, 'https://lustro.example');
      const text = letters(await read(pdf));
      const annexes = CURRENT_TERMS.clauses.filter(({ id }) => (ANNEXES as readonly string[]).includes(id));
      const missing = wordsOf(name === 'regulamin' ? CURRENT_TERMS : { clauses: annexes }).filter((words) => !text.includes(letters(words)));
      expect(missing).toEqual([]);
      expect(text.includes(letters('§ 4. Zamówienie'))).toBe(name === 'regulamin');
    }
    await expect(renderLegalPdf({ name: 'regulamin', version: '1999-01-01' }, '')).rejects.toThrow('no version');
  });

  it('is marked with bold and links alone', () => {
    expect(runsOf('Zobacz **to** i [to](/x) [nie to] **[oba](/y)**.')).toEqual([
      { text: 'Zobacz ', bold: false, href: null },
      { text: 'to', bold: true, href: null },
      { text: ' i ', bold: false, href: null },
      { text: 'to', bold: false, href: '/x' },
      { text: ' ', bold: false, href: null },
      { text: '[', bold: false, href: null },
      { text: 'nie to] ', bold: false, href: null },
      { text: 'oba', bold: true, href: '/y' },
      { text: '.', bold: false, href: null },
    ]);
  });
});

describe('a reduced price', () => {
  const prices = (...all: [since: string, grosze: number, reduced?: true][]) =>
    all.map(([since, grosze, reduced]) => ({ since, grosze, ...(reduced ? { reduced } : {}) }));

  it('is told with the lowest one of the thirty days before it, and no other is', () => {
    expect(lowestBefore(prices(['2027-01-01', 5000]))).toBeNull();
    expect(lowestBefore(prices(['2027-01-01', 5000], ['2027-03-01', 4000]))).toBeNull();
    expect(lowestBefore(prices(['2027-01-01', 5000], ['2027-03-01', 4000, true]))).toBe(5000);
    // Asked for a week within the thirty days, and for a week before them.
    expect(lowestBefore(prices(['2027-01-01', 3000], ['2027-01-08', 6000], ['2027-02-20', 4500], ['2027-02-27', 6000], ['2027-03-01', 4000, true]))).toBe(4500);
    expect(lowestWords(prices(['2027-01-01', 5000], ['2027-03-01', 4000, true])).replace(/\u00a0/g, ' ')).toBe(
      ' Najniższa cena z 30 dni przed obniżką: 50,00 zł.',
    );
    expect([lowestWords(), PRICES.map(({ since }) => since)]).toEqual(['', [...PRICES.map(({ since }) => since)].sort()]);
  });
});
