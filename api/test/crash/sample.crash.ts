/** The sample that the built site shows is the engine's, and has the figures that the pages state. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import { GUARANTEE, SAMPLE } from '../../src/contract/constants.ts';
import { PLAN_TITLE } from '../../src/contract/plan-days.ts';
import { type Report, reportSchema } from '../../src/contract/report.ts';
import { renderPdf } from '../../src/report/index.ts';
import { pagesUnder } from '../report/parted.ts';
import { filled, PdfFile } from '../report/pdf-file.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const generated = (name: string) => readFileSync(join(ROOT, 'site/generated', name));
const report: Report = reportSchema.parse(JSON.parse(generated('raport.json').toString()));

it('has as many sources as the pages say, and keeps the promise made to buyers', () => {
  const { totals, enough } = report.coverage;
  expect(report.evidence.length).toBe(SAMPLE.sources);
  expect(totals.sources).toBe(SAMPLE.sources);
  expect(new Set(report.evidence.map(({ url }) => url)).size).toBe(SAMPLE.sources);
  expect(totals.domains).toBeGreaterThanOrEqual(GUARANTEE.minDomains);
  expect(enough).toBe(true);
  expect(totals.sources + totals.duplicates + totals.setAside + totals.named + totals.offTopic + totals.empty).toBe(totals.fetched);
  expect(totals.fetched + totals.failed).toBe(report.coverage.pages.length);
  expect(report.method.demo).toBe(true);
});

it('has a PDF of as many pages, each source linked to its place on the page of the sample', async () => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(generated('raport.pdf'));
  expect(document.getPageCount()).toBe(SAMPLE.pages);
  document.destroy();
  library.destroy();
  const readable = (await renderPdf(report, { compress: false })).toString('latin1');
  const links = new Set(Array.from(readable.matchAll(/\/URI \([^)]*\/przykladowy-raport#source-(\d+)\)/g), (match) => Number(match[1])));
  expect([...links].sort((a, b) => a - b)).toEqual(report.evidence.map(({ n }) => n));
});

it('shows as pictures the sheets that their captions name', async () => {
  const file = new PdfFile(await renderPdf(report, { compress: false }));
  const [, summary, , , stories, plan] = SAMPLE.shown;
  expect(pagesUnder(file, 'Streszczenie')).toContain(summary);
  expect(pagesUnder(file, 'Sprawy, o których pisano')).toContain(stories);
  expect(pagesUnder(file, PLAN_TITLE)).toEqual([plan]);
});

it('has no sheet that is more than three tenths empty', async () => {
  const shares = filled(new PdfFile(await renderPdf(report, { compress: false })));
  expect(shares.filter((share) => share < 0.7)).toEqual([]);
});

it('is that report and no other: set again it gives the same file, which the site serves', async () => {
  const again = await renderPdf(report);
  expect(again.equals(generated('raport.pdf'))).toBe(true);
  expect(readFileSync(join(ROOT, 'site/dist', SAMPLE.pdf)).equals(again)).toBe(true);
});
