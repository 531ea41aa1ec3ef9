/** `npm run pictures`: the pictures of the README, taken of the real pages and of a real PDF, and every public page at four widths. Needs pdftoppm for the PDF. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chosen } from '../../site/e2e/support/consent.ts';
import { freePort, Server, until } from '../test/crash/server.ts';
import { CHROMIUM_FLAGS, chromium } from './lib/browser.ts';
import { ROOT, run, tell } from './lib/run.ts';
import { build } from './site/build.ts';
import { takePages } from './site/page-pictures.ts';

const PICTURES = join(ROOT, 'docs/pictures');
/** Pages of the PDF worth a picture, by their number. */
const PDF_PAGES = { cover: 1, summary: 2, kpi: 3 } as const;

if (!(await build())) process.exit(1);
mkdirSync(PICTURES, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'lustro-pictures-'));
const server = new Server(await freePort(), join(folder, 'data'));
try {
  await server.ready();
  const { orderId, clientSecret } = await server.order('Jan Kowalski', 'jan@example.com');
  await server.pay(clientSecret);
  await until(async () => (await server.status(orderId))?.reportStatus === 'completed', 120_000);

  const executablePath = await chromium();
  const browser = await browserType.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
  const storageState = chosen(`http://127.0.0.1:${server.port}`);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: 'pl-PL', storageState })).newPage();
  for (const [name, path] of Object.entries({
    landing: '/',
    order: '/raport-wizerunku',
    tracking: `/tracking?orderId=${orderId}`,
    report: `/report/${orderId}`,
  })) {
    await page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 78 });
  }
  await takePages(browser, `http://127.0.0.1:${server.port}`, join(PICTURES, 'pages'));
  await browser.close();

  for (const [name, number] of Object.entries(PDF_PAGES)) {
    const prefix = join(folder, name);
    const result = await run('pdftoppm', 'pdftoppm', [
      '-jpeg',
      '-r',
      '70',
      '-f',
      String(number),
      '-l',
      String(number),
      join(folder, 'data/reports', `${orderId}.pdf`),
      prefix,
    ]);
    if (result.status !== 0) tell(result);
    const made = readdirSync(folder).find((file) => file.startsWith(`${name}-`));
    if (made) renameSync(join(folder, made), join(PICTURES, `pdf-${name}.jpg`));
  }
} finally {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
