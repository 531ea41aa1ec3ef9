import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { pagesUnder, parted } from './parted.ts';
import { filled, PdfFile } from './pdf-file.ts';
import { rendered } from './rendered.ts';
import { grown, thinned } from './sizes.ts';

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
});
