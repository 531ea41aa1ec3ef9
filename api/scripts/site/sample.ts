/**
 * The sample report that the site shows: made by the real engine over the demo web, at a fixed moment so that it is the
 * same each time, and left in `site/generated` (raport.json, raport.pdf, strona-NN.png).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths } from 'date-fns/addMonths';
import { readConfig } from '../../src/config.ts';
import { RETENTION, SAMPLE } from '../../src/contract/constants.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { openEngine } from '../lib/engine.ts';
import { fingerprint, ROOT } from '../lib/run.ts';
import { pdfPages } from './pdf-pages.ts';

const FOLDER = join(ROOT, 'site/generated');
const STAMP = join(FOLDER, '.made');
/** What the sample is made of. */
const INPUTS = [
  'analysis',
  'config.ts',
  'contract',
  'language',
  'report',
  'research',
  'sandbox/web',
  'workflows/compose-analysts.ts',
  'workflows/analysts.ts',
  'workflows/research-in-rounds.ts',
  'workflows/tasks.ts',
]
  .map((part) => `api/src/${part}`)
  .concat('api/scripts/site/sample.ts', 'api/scripts/lib/engine.ts', 'api/scripts/site/pdf-pages.ts', 'package-lock.json');

const SUBJECT: Subject = { name: 'Marta Zielińska-Nowak', kind: 'person', description: 'architektka, Gdynia', keywords: [], links: [] };
const NOW = new Date('2026-11-20T09:15:00+01:00');
/** Bitmap pixels for each point of the page: sharp at twice the size at which the site shows a page. */
const SCALE = 2;

/** Every source opens on the site's page of the sample, where its quote is: the demo web is not served with a built site. */
function withLinks(report: Report, siteUrl: string): Report {
  const page = `${siteUrl}${SAMPLE.page}`;
  return {
    ...report,
    evidence: report.evidence.map((item) => {
      const href = `${page}#source-${item.n}`;
      return { ...item, href, copies: item.copies.map((copy) => ({ ...copy, href })) };
    }),
    setAside: report.setAside.map((other) => ({ ...other, pages: other.pages.map((p) => ({ ...p, href: `${page}#others` })) })),
    platforms: report.platforms.map((platform) => ({ ...platform, href: platform.href && `${page}#platforms` })),
  };
}

/** The report of the invented subject and its PDF. The same inputs give the same bytes. */
export async function makeSample(siteUrl: string): Promise<{ report: Report; pdf: Uint8Array }> {
  const engine = await openEngine({
    siteUrl,
    clock: () => NOW,
    research: { ...readConfig({}).research, delayMs: 0, timeoutMs: 30_000 },
  });
  try {
    const found = await engine.analysts.research(SUBJECT, () => undefined, new AbortController().signal);
    const report = await engine.analysts.judge(SUBJECT, found, {
      seed: createHash('sha256').update(JSON.stringify(SUBJECT)).digest('hex'),
      now: NOW.toISOString(),
      demo: true,
      reportDate: addMonths(NOW, RETENTION.reportMonths).toISOString(),
      sourcesDate: addMonths(NOW, RETENTION.sourcesMonths).toISOString(),
    });
    const linked = withLinks(report, siteUrl);
    return { report: linked, pdf: await engine.analysts.pdf(linked) };
  } finally {
    await engine.close();
  }
}

/** Brings `site/generated` up to date; costs a moment when nothing has changed. */
export async function prepareSample(siteUrl: string): Promise<void> {
  const wanted = fingerprint({ siteUrl }, INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Making the sample report…\n');
  const { report, pdf } = await makeSample(siteUrl);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'raport.json'), JSON.stringify(report));
  writeFileSync(join(FOLDER, 'raport.pdf'), pdf);
  const shown = SAMPLE.shown.values();
  for await (const page of pdfPages(pdf, SCALE, SAMPLE.shown))
    await page.png({ compressionLevel: 6 }).toFile(join(FOLDER, `strona-${String(shown.next().value).padStart(2, '0')}.png`));
  writeFileSync(STAMP, wanted);
}
