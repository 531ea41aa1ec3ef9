import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { quotedWords } from '../../src/contract/story-words.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { pagesUnder, parted } from './parted.ts';
import { all, filled, PdfFile, structureOf } from './pdf-file.ts';
import { rendered } from './rendered.ts';
import { grown, thinned } from './sizes.ts';

/** The sample whose first matter is told by quotes of as many pages, each longer by so many words. */
function largeMatter(quotes = 10, longer = 0): Report {
  const report = structuredClone(sampleReport);
  const [first] = report.stories;
  if (!first) throw new Error('The sample tells a matter.');
  const told = report.evidence.filter(({ quote }) => quote.text.length > 60).slice(0, quotes);
  first.pages = told.map(({ n }) => n);
  first.excerpts = told.map(({ n, quote }, i) => {
    const text = `Zdanie ${i + 1} w tej sprawie${' i dalej'.repeat(longer)}: ${quote.text}`;
    return { pattern: 'HI-02', text, refs: [n], basis: 'evidence', quotes: [{ n, text }] };
  });
  return report;
}

describe('the sheets of the PDF', () => {
  const reports: [string, Report][] = [
    ['the sample', sampleReport],
    ['eight sources', thinned(sampleReport, 8)],
    ['three sources', thinned(sampleReport, 3)],
    ['160 sources', grown(sampleReport, 160)],
    ['what models say', { ...sampleReport, asked: sampleAsked }],
  ];
  it.each(reports)('are at least 70 % full, and end where nothing is torn: %s', async (_, report) => {
    const file = new PdfFile(await rendered(report));
    const shares = filled(file);
    expect(shares.length).toBeGreaterThan(4);
    expect(shares.filter((share) => share < 0.7)).toEqual([]);
    expect(parted(file)).toEqual([]);
    expect(report.stories.map(({ headline }) => pagesUnder(file, headline.text, 'H3').length).filter((pages) => pages !== 1)).toEqual([]);
    // All formulas stand on one sheet.
    expect(pagesUnder(file, 'Jak liczymy')).toHaveLength(1);
  });

  it.each([
    [4, 24],
    [9, 0],
  ])('never begin with an end that does not say of which matter: %i quotes', async (quotes, longer) => {
    const file = new PdfFile(await rendered(largeMatter(quotes, longer)));
    expect(parted(file)).toEqual([]);
    expect(filled(file).filter((share) => share < 0.7)).toEqual([]);
  });

  it('tell a large matter by all its quotes, parting none of them', async () => {
    const report = largeMatter();
    const file = new PdfFile(await rendered(report));
    const text = all(structureOf(file)).find(({ tag }) => tag === 'Document')?.text ?? '';
    const flat = (words: string) => words.replace(/[\s\u00a0\u2060]+/g, '');
    const missing = report.stories[0]?.excerpts.filter((one) => !flat(text).includes(flat(quotedWords(one.text))));
    expect(missing).toEqual([]);
    expect(filled(file).filter((share) => share < 0.7)).toEqual([]);
    expect(parted(file)).toEqual([]);
  });
});
