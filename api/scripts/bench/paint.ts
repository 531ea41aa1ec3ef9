/** The first paint of the monitoring dashboard with real data, as a slow phone sees it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright';
import { createSessions } from '../../src/auth/sessions.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freePort, Server } from '../../test/crash/server.ts';
import { CHROMIUM_FLAGS, chromium } from '../lib/browser.ts';
import { fill } from './fill.ts';
import { median, show } from './tools.ts';

const MENTIONS = 10_000;
const VISITS = 7;
/** Slow 4G as Lighthouse has it (round trip in ms, bytes a second), and a processor four times slower. */
const NETWORK = { latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8, offline: false };
const SLOWER = 4;

type Visit = { paint: number; largest: number; figures: number; shift: number };
type Watched = typeof globalThis & { seen: Visit };

/** Runs in the page: notes the paints, the shifts, and when the total of mentions is on screen. */
function watch(): void {
  const seen: Visit = { paint: 0, largest: 0, figures: 0, shift: 0 };
  (globalThis as Watched).seen = seen;
  new PerformanceObserver((list) => {
    seen.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.paint;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const shown = [...document.querySelectorAll('.stat')].some((figure) => figure.checkVisibility() && /Wszystkie wzmianki\s*\d/.test(figure.textContent));
    requestAnimationFrame(shown ? (painted) => (seen.figures = painted) : look);
  };
  look();
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as Watched).seen.figures > 0, undefined, { timeout: 60_000 });
  // Late shifts and a later largest paint belong to the visit.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => (globalThis as Watched).seen);
  await page.close();
  return seen;
}

async function visits(browser: Browser, server: Server, cookie: [string, string]): Promise<void> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const address = `http://127.0.0.1:${server.port}/dashboard#monitoring`;
  for (let n = 0; n < VISITS; n++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'pl-PL' });
    await context.addCookies([{ name: cookie[0], value: cookie[1], url: address }]);
    cold.push(await visit(context, address));
    warm.push(await visit(context, address));
    await context.close();
  }
  for (const [name, list] of [
    ['first visit', cold],
    ['files in the cache', warm],
  ] as const) {
    const of = (key: keyof Visit, digits = 0) => median(list.map((each) => each[key])).toFixed(digits);
    show(
      `dashboard on a slow phone, ${name}: first paint, largest paint, figures`,
      `${of('paint')}, ${of('largest')}, ${of('figures')} ms`,
      `under 1000 ms (layout shift ${of('shift', 3)})`,
    );
  }
}

/** Serves a filled database and opens the dashboard in Chromium, slowed down; medians. */
export async function benchPaint(folder: string): Promise<void> {
  const dataDir = join(folder, 'data-paint');
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.db');
  const { heavy } = await fill(file, MENTIONS);
  const db = openDatabase(file);
  const sessions = createSessions(db, false, () => new Date());
  const token = await sessions.create(heavy);
  db.$client.close();
  const server = new Server(await freePort(), dataDir, undefined, { LOG_LEVEL: 'error' }, join(folder, 'paint.log'));
  const executablePath = await chromium();
  const browser = await playwright.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    await server.ready();
    await visits(browser, server, [sessions.cookieName, token]);
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
  }
}
