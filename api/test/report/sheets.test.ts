import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderPdf } from '../../src/report/index.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { filled, PdfFile } from './pdf-file.ts';
import { grown, thinned } from './sizes.ts';

describe('the sheets of the PDF', () => {
  const reports: [string, Report][] = [
    ['the sample', sampleReport],
    ['eight sources', thinned(sampleReport, 8)],
    ['three sources', thinned(sampleReport, 3)],
    ['160 sources', grown(sampleReport, 160)],
    ['what models say', { ...sampleReport, asked: sampleAsked }],
  ];
  it.each(reports)('are at least 70 % full: %s', async (_, report) => {
    const shares = filled(new PdfFile(await renderPdf(report, { compress: false })));
    expect(shares.length).toBeGreaterThan(4);
    expect(shares.filter((share) => share < 0.7)).toEqual([]);
  });
});
