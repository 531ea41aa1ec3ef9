/** Lighthouse on a throttled phone for every page that search engines may list, beside the bars of the public face. */
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { freePort, Server } from '../../test/crash/server.ts';
import { CHROMIUM_FLAGS, chromium } from '../lib/browser.ts';
import { builtPages } from '../site/built-pages.ts';
import { median } from './tools.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARS = { score: 100, lcp: 1_200, shift: 0, landing: 100_000, script: 15_000, scriptAfter: 0 };

type Request = { transferSize: number; resourceType?: string };
type Visit = { scores: number[]; lcp: number; shift: number; bytes: number; script: number; failed: string[] };

function read(lhr: Result): Visit {
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as unknown as Request[]) : [];
  const sum = (list: Request[]) => list.reduce((bytes, request) => bytes + request.transferSize, 0);
  const failed = CATEGORIES.flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, lhr.audits[id]?.displayValue, lhr.audits[id]?.explanation].filter(Boolean).join(' '));
  return {
    scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    bytes: sum(requests),
    script: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    failed,
  };
}

/** One visit; tried again twice, since a busy machine may lose a trace. */
async function visit(address: string, port: number, tries = 3): Promise<Visit> {
  // The 404 page is measured, too.
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES], ignoreStatusCode: true });
  if (result && !result.lhr.runtimeError) return read(result.lhr);
  if (tries > 1) return visit(address, port, tries - 1);
  throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
}

/** Bytes of scripts over the wire while the page loads. */
async function scriptBytes(page: Page, load: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await load();
  await devtools.detach();
  return bytes;
}

/** Bytes of script on a visit after the choice of cookies. */
async function afterConsent(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: /niezbędne/i }).first();
  if (await refuse.isVisible()) await refuse.click();
  const bytes = await scriptBytes(page, () => page.reload({ waitUntil: 'networkidle' }));
  await context.close();
  return bytes;
}

function row(path: string, visits: Visit[], after: number): string {
  const of = (key: 'lcp' | 'shift' | 'bytes' | 'script') => median(visits.map((visit) => visit[key]));
  const scores = CATEGORIES.map((_, i) => median(visits.map((visit) => visit.scores[i] ?? 0)));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const cells = [...scores.map((score) => String(score)), (of('lcp') / 1000).toFixed(2), of('shift').toFixed(3), kB(of('bytes')), kB(of('script')), kB(after)];
  const misses = [
    ...CATEGORIES.filter((_, i) => (scores[i] ?? 0) < BARS.score),
    ...(of('lcp') > BARS.lcp ? ['LCP'] : []),
    // Three decimals, as browsers report it.
    ...(Math.round(of('shift') * 1000) > BARS.shift ? ['CLS'] : []),
    ...(path === '/' && of('bytes') > BARS.landing ? ['weight'] : []),
    ...(of('script') > BARS.script ? ['script'] : []),
    ...(after > BARS.scriptAfter ? ['script after consent'] : []),
  ];
  const line = `${path.padEnd(44)}${cells.map((cell) => cell.padStart(8)).join('')}   ${misses.join(', ') || 'met'}\n`;
  const failed = [...new Set(visits.flatMap((visit) => visit.failed))];
  return misses.length > 0 ? line + failed.map((audit) => `    ${audit}\n`).join('') : line;
}

/**
 * Serves the built site and prints the medians of three visits a page with the bars beside them.
 * @param folder for the server's data and log
 * @param only paths of the pages to judge; none means all
 */
export async function benchLighthouse(folder: string, only: string[]): Promise<void> {
  const paths = builtPages()
    .filter(({ path, listed }) => (only.length > 0 ? only.includes(path) : listed))
    .map(({ path }) => path);
  const server = new Server(await freePort(), join(folder, 'data-lighthouse'), undefined, { LOG_LEVEL: 'error' }, join(folder, 'lighthouse.log'));
  const port = await freePort();
  const executablePath = await chromium();
  const browser = await playwright.launch({ args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`], ...(executablePath ? { executablePath } : {}) });
  try {
    await server.ready();
    const heads = ['perf', 'access', 'best', 'seo', 'LCP s', 'CLS', 'kB', 'script', 'after'];
    process.stdout.write(`${'page (Lighthouse, mobile, simulated)'.padEnd(44)}${heads.map((head) => head.padStart(8)).join('')}   misses\n`);
    process.stdout.write(`${'goal'.padEnd(44)}${['100', '100', '100', '100', '1.20', '0', '/ 100', '15', '0'].map((bar) => bar.padStart(8)).join('')}\n`);
    for (const path of paths) {
      const address = `http://localhost:${server.port}${path}`;
      const visits: Visit[] = [];
      for (let n = 0; n < RUNS; n++) {
        visits.push(await visit(address, port));
      }
      process.stdout.write(row(path, visits, await afterConsent(browser, address)));
    }
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
  }
}
