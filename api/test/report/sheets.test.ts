import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { pagesUnder, parted } from './parted.ts';
import { all, filled, PdfFile, structureOf } from './pdf-file.ts';
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
    // The formulas fill one sheet; where two must do, neither has fewer than four.
    const names = all(structureOf(file)).filter(
      ({ tag, text, lines }) => tag === 'P' && lines.length > 0 && report.kpis.some(({ name }) => name === text.replaceAll('\u00a0', ' ')),
    );
    const sheetsOfFormulas = pagesUnder(file, 'Jak liczymy');
    for (const page of sheetsOfFormulas.length > 1 ? sheetsOfFormulas : [])
      expect(names.filter(({ lines }) => lines[0]?.page === page).length).toBeGreaterThanOrEqual(4);
  });
});
