import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderPdf } from '../../src/report/index.ts';
import { sampleReport } from './fixture.ts';
import { contentOf, PdfFile } from './pdf-file.ts';
import { grown, thinned } from './sizes.ts';

/** A4 without the margins of a sheet, in points. */
const PAGE = { top: 841.89 - 57, height: 841.89 - 57 - 69 };

/** Share of each sheet that is used, from its top to its lowest line of text; the cover has no body. */
async function filled(report: Report): Promise<number[]> {
  const file = new PdfFile(await renderPdf(report, { compress: false }));
  return file.pages.slice(1).map((page) => Math.round(((PAGE.top - contentOf(file, page).lowest) / PAGE.height) * 100) / 100);
}

describe('the sheets of the PDF', () => {
  const reports: [string, Report][] = [
    ['the sample', sampleReport],
    ['eight sources', thinned(sampleReport, 8)],
    ['three sources', thinned(sampleReport, 3)],
    ['160 sources', grown(sampleReport, 160)],
  ];
  it.each(reports)('are at least 70 % full: %s', async (_, report) => {
    const shares = await filled(report);
    expect(shares.length).toBeGreaterThan(4);
    expect(shares.filter((share) => share < 0.7)).toEqual([]);
  });
});
