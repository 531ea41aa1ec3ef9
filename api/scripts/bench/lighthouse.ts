/** Lighthouse on a throttled phone and at a desk, for every page that search engines may list and for the demo account's pages, beside their bars. */
import { cpus } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright';
import type { AccountOrder } from '../../src/contract/orders.ts';
import { freePort, RARELY_MS, Server, until } from '../../test/crash/server.ts';
import { CHROMIUM_FLAGS, chromium } from '../lib/browser.ts';
import { builtPages } from '../site/built-pages.ts';
import { median } from './tools.ts';

const RUNS = 3;
const TRIES = 4;
/** Pages of an account, opened as the demo's; their bar is on performance alone. */
const ACCOUNT = ['/dashboard', '/report', '/tracking'];
const ACCOUNT_BAR = 95;
const DEMO = { email: 'demo@lustro.example', password: 'lustro-demo' };
/** A processor this idle over a second lets a visit begin; it waits for that no longer than so many seconds. */
const IDLE = 0.8;
const PATIENCE = 20;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARS = { score: 100, lcp: 1_200, shift: 0, landing: 100_000, script: 15_000, scriptAfter: 0 };

type Request = { transferSize: number; resourceType?: string };
type Visit = { scores: number[]; lcp: number; shift: number; bytes: number; script: number; machine: number; failed: string[] };

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
    machine: lhr.environment.benchmarkIndex,
    failed,
  };
}

/** Others' work on the same processors is read as this page's blocking time. */
async function quiet(): Promise<void> {
  const times = () =>
    cpus().reduce((sum, { times: { idle, ...busy } }) => ({ idle: sum.idle + idle, all: sum.all + idle + busy.user + busy.nice + busy.sys + busy.irq }), {
      idle: 0,
      all: 0,
    });
  for (let second = 0; second < PATIENCE; second++) {
    const before = times();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) >= IDLE) return;
  }
}

type Launched = { browser: Browser; port: number };

async function launch(): Promise<Launched> {
  const port = await freePort();
  const executablePath = await chromium();
  return {
    browser: await playwright.launch({
      handleSIGTERM: false,
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
      ...(executablePath ? { executablePath } : {}),
    }),
    port,
  };
}

/** One visit in a browser of its own: a busy machine may lose a trace, or a tab, and with it whatever else the browser does. */
async function visit(address: string, cookie: string | null, desk: boolean, tries = TRIES): Promise<Visit | null> {
  await quiet();
  const { browser, port } = await launch();
  try {
    const settings = {
      port,
      logLevel: 'silent' as const,
      onlyCategories: [...CATEGORIES],
      // The 404 page is measured, too.
      ignoreStatusCode: true,
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    };
    const result = await lighthouse(address, settings, desk ? desktopConfig : undefined).catch(() => undefined);
    if (result && !result.lhr.runtimeError) return read(result.lhr);
  } finally {
    await browser.close().catch(() => undefined);
  }
  return tries > 1 ? visit(address, cookie, desk, tries - 1) : null;
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

async function refuseAndReload(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: /niezbędne/i }).first();
  // It comes after the first paint. By key: a pointer left over a form would load that form's code.
  await refuse.press('Enter', { timeout: 10_000 }).catch(() => undefined);
  return scriptBytes(page, () => page.reload({ waitUntil: 'networkidle' }));
}

/** Bytes of script on a visit after the choice of cookies; none when the page cannot be opened. */
async function afterConsent(address: string): Promise<number> {
  const { browser } = await launch();
  try {
    return await refuseAndReload(await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, locale: 'pl-PL' }), address);
  } catch {
    return Number.NaN;
  } finally {
    await browser.close();
  }
}

/** The demo account's session, as a `Cookie` header says it. */
async function signIn(server: Server): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Where a page of the account stands: a report and the way of an order are addressed by the newest order whose report can be read. */
async function accountAddress(server: Server, session: string, path: string): Promise<string> {
  if (path === '/dashboard') return path;
  let order: AccountOrder | undefined;
  // The demo's past is made after the server has begun to answer.
  await until(
    async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/user/orders`, { headers: { Cookie: session } });
      order = ((await response.json()) as AccountOrder[]).find(({ readable }) => readable);
      return order !== undefined;
    },
    120_000,
    RARELY_MS,
  );
  return path === '/report' ? `/report/${order?.orderId}` : `${path}?orderId=${order?.orderId}`;
}

function row(path: string, visits: Visit[], after: number, account: boolean): string {
  if (visits.length === 0) return `${path.padEnd(44)}   not measured: ${TRIES} tries failed\n`;
  const of = (key: 'lcp' | 'shift' | 'bytes' | 'script') => median(visits.map((visit) => visit[key]));
  const scores = CATEGORIES.map((_, i) => median(visits.map((visit) => visit.scores[i] ?? 0)));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const cells = [...scores.map((score) => String(score)), (of('lcp') / 1000).toFixed(2), of('shift').toFixed(3), kB(of('bytes')), kB(of('script')), kB(after)];
  const misses = account
    ? (scores[0] ?? 0) < ACCOUNT_BAR
      ? ['performance']
      : []
    : [
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
  return misses.length > 0
    ? `${line}    machine ${visits.map(({ machine }) => Math.round(machine)).join(', ')} (benchmarkIndex)\n${failed.map((audit) => `    ${audit}\n`).join('')}`
    : line;
}

/**
 * Serves the built site and prints the medians of three visits a page with the bars beside them. A visit waits for a quiet machine; one that
 * fails is tried anew in a new browser, and a page that never succeeds is said to be unmeasured.
 * @param folder for the server's data and log
 * @param only paths of the pages to judge; none means all
 */
export async function benchLighthouse(folder: string, only: string[]): Promise<void> {
  const paths = builtPages()
    .filter(({ path, listed }) => (only.length > 0 ? only.includes(path) : listed || ACCOUNT.includes(path)))
    .map(({ path }) => path);
  const demo = paths.some((path) => ACCOUNT.includes(path)) ? 'on' : 'off';
  const server = new Server(
    await freePort(),
    join(folder, 'data-lighthouse'),
    undefined,
    { LOG_LEVEL: 'error', DEMO_HISTORY: demo },
    join(folder, 'lighthouse.log'),
  );
  try {
    await server.ready();
    const session = paths.some((path) => ACCOUNT.includes(path)) ? await signIn(server) : null;
    const heads = ['perf', 'access', 'best', 'seo', 'LCP s', 'CLS', 'kB', 'script', 'after'];
    process.stdout.write(`${'page (Lighthouse, simulated)'.padEnd(44)}${heads.map((head) => head.padStart(8)).join('')}   misses\n`);
    process.stdout.write(`${'goal'.padEnd(44)}${['100', '100', '100', '100', '1.20', '0', '/ 100', '15', '0'].map((bar) => bar.padStart(8)).join('')}\n`);
    for (const path of paths) {
      const account = session !== null && ACCOUNT.includes(path);
      const address = `http://localhost:${server.port}${account ? await accountAddress(server, session, path) : path}`;
      for (const desk of [false, true]) {
        const visits: Visit[] = [];
        for (let n = 0; n < RUNS; n++) {
          const seen = await visit(address, account ? session : null, desk);
          if (seen) visits.push(seen);
        }
        process.stdout.write(row(desk ? `${path} at a desk` : path, visits, account || desk ? Number.NaN : await afterConsent(address), account));
      }
    }
  } finally {
    await server.kill('SIGTERM');
  }
}
