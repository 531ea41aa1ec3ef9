/** `npm run bench -- report pdf landing json`: the server beside what it is compared with. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/contract/report.ts';
import { freePort, Server, until } from '../../test/crash/server.ts';
import { benchJson } from './json.ts';
import { benchLanding } from './landing.ts';
import { median, show } from './tools.ts';

const REPORTS = 5;

/** Paid to PDF on the demo web, with the longest gap of the main loop during each report. Returns the last report. */
async function reports(server: Server, loopFile: string): Promise<Report> {
  const seconds: number[] = [];
  const gaps: number[] = [];
  let last = '';
  for (const [i, name] of ['Jan Kowalski', 'Anna Zielińska-Nowak', 'Piotr Wiśniewski', 'Maria Lewandowska', 'Tomasz Dąbrowski'].slice(0, REPORTS).entries()) {
    const { orderId, clientSecret } = await server.order(name, `bench${i}@example.com`);
    await server.pay(clientSecret);
    await until(async () => (await server.status(orderId))?.paymentStatus === 'paid', 10_000);
    const started = performance.now();
    server.signal('SIGUSR1');
    await until(async () => (await server.status(orderId))?.reportStatus === 'completed', 120_000);
    seconds.push((performance.now() - started) / 1000);
    rmSync(loopFile, { force: true });
    server.signal('SIGUSR2');
    await until(() => existsSync(loopFile), 5_000);
    gaps.push((JSON.parse(readFileSync(loopFile, 'utf8')) as { max: number }).max);
    last = orderId;
  }
  show('paid to PDF on the demo web, median', `${median(seconds).toFixed(2)} s (first ${seconds[0]?.toFixed(2)} s)`, 'under 10 s');
  show('longest main-loop gap during a report, median / worst', `${median(gaps).toFixed(1)} ms / ${Math.max(...gaps).toFixed(1)} ms`, 'under 50 ms');
  const { crewaiResult } = (await (await server.get(`/api/orders/${last}`)).json()) as { crewaiResult: Report };
  return crewaiResult;
}

/** Our rendering against bare pdfmake on the same definition. */
async function pdf(report: Report): Promise<void> {
  const { buildDocument, renderPdf } = await import('../../src/report/pdf/document.ts');
  const { engine } = await import('../../src/report/pdf/fonts.ts');
  const ours: number[] = [];
  const bare: number[] = [];
  for (let i = 0; i < 8; i++) {
    let started = performance.now();
    await renderPdf(report);
    if (i > 0) ours.push(performance.now() - started);
    const definition = buildDocument(report);
    started = performance.now();
    await engine().createPdf(definition).getBuffer();
    if (i > 0) bare.push(performance.now() - started);
  }
  show(
    'PDF: ours / bare pdfmake on the same definition',
    `${median(ours).toFixed(0)} ms / ${median(bare).toFixed(0)} ms = ${(median(ours) / median(bare)).toFixed(2)}×`,
    'near 1×',
  );
}

/**
 * What needs a server in demo mode: report, pdf, landing and json.
 * @param folder for the server's data and log
 * @param wants whether a measurement was asked for by its name
 */
export async function benchServer(folder: string, wants: (name: string) => boolean): Promise<void> {
  const loopFile = join(folder, 'loop.json');
  const server = new Server(
    await freePort(),
    join(folder, 'data'),
    undefined,
    {
      LOOP_FILE: loopFile,
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import ${new URL('./loop.ts', import.meta.url).href}`,
    },
    join(folder, 'server.log'),
  );
  try {
    await server.ready();
    if (wants('report') || wants('pdf')) {
      const report = await reports(server, loopFile);
      if (wants('pdf')) await pdf(report);
    }
    if (wants('landing')) await benchLanding(server, folder);
    if (wants('json')) await benchJson(server, (await server.order('Jan Kowalski', 'bench@example.com')).orderId);
  } finally {
    await server.kill('SIGTERM');
  }
}
