/** `npm test`: all checks and tests, the quickest first. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './lib/browser.ts';
import { run, tell } from './lib/run.ts';
import { build } from './site/build.ts';

let passed = 0;
let failed = 0;

async function step(name: string, command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  process.stdout.write(`\n== ${name}\n`);
  const result = await run(name, command, args, { env, show: true });
  if (result.status === 0) return true;
  tell({ ...result, output: '' });
  return false;
}

/** Adds up what a test runner counted in its JSON report. */
function count(file: string, read: (report: never) => [number, number]): void {
  const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  passed += good;
  failed += bad;
  rmSync(file);
}

const vitest = (report: { numPassedTests: number; numFailedTests: number }): [number, number] => [report.numPassedTests, report.numFailedTests];

const unitReport = join(tmpdir(), `lustro-unit-${process.pid}.json`);
const browserReport = join(tmpdir(), `lustro-browser-${process.pid}.json`);

let good = await step('check', 'node', ['api/scripts/check.ts']);
const unit = await step('unit tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
count(unitReport, vitest);
process.stdout.write('\n== build\n');
const built = await build();
if (built) {
  const processReport = join(tmpdir(), `lustro-process-${process.pid}.json`);
  const processes = await step('process tests', 'vitest', [
    'run',
    '--config',
    'api/test/crash/vitest.config.ts',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${processReport}`,
  ]);
  count(processReport, vitest);
  good &&= processes;

  const pagesReport = join(tmpdir(), `lustro-pages-${process.pid}.json`);
  const pages = await step('built pages', 'vitest', [
    'run',
    '--config',
    'site/test/built/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${pagesReport}`,
  ]);
  count(pagesReport, vitest);
  good &&= pages;

  const path = await chromium();
  const browsers = await step('browser tests', 'playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], {
    CHROMIUM_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  count(browserReport, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => [
    report.stats.expected + report.stats.flaky,
    report.stats.unexpected,
  ]);
  good &&= browsers;
}
good &&= unit && built;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(good ? 0 : 1);
