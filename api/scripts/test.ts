/** `npm test`: all checks and tests, the quickest first. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './lib/browser.ts';
import { run, tell } from './lib/run.ts';
import { build } from './site/build.ts';

let passed = 0;
let failed = 0;

/** `aside`: beside another step, so that its output is kept and shown when it fails. */
async function step(name: string, command: string, args: string[], options: { env?: Record<string, string>; aside?: boolean } = {}): Promise<boolean> {
  if (!options.aside) process.stdout.write(`\n== ${name}\n`);
  const result = await run(name, command, args, { env: options.env ?? {}, show: !options.aside });
  if (options.aside) tell(result);
  else tell({ ...result, output: '' });
  return result.status === 0;
}

/** Adds up what a test runner counted in its JSON report. One that was ended before it wrote any counts as a failure. */
function count(file: string, read: (report: never) => [number, number]): void {
  if (!existsSync(file)) {
    failed++;
    return;
  }
  const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  passed += good;
  failed += bad;
  rmSync(file);
}

const vitest = (report: { numPassedTests: number; numFailedTests: number }): [number, number] => [report.numPassedTests, report.numFailedTests];

const unitReport = join(tmpdir(), `lustro-unit-${process.pid}.json`);
const browserReport = join(tmpdir(), `lustro-browser-${process.pid}.json`);

/** Processes that are killed and started again, threads, whole reports and PDFs: the longest part that needs no browser. */
async function processStories(): Promise<boolean> {
  const report = join(tmpdir(), `lustro-process-${process.pid}.json`);
  const args = ['run', '--config', 'api/test/crash/vitest.config.ts', '--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const passes = await step('process stories', 'vitest', args, { aside: true });
  count(report, vitest);
  return passes;
}

async function builtPages(): Promise<boolean> {
  const report = join(tmpdir(), `lustro-pages-${process.pid}.json`);
  const args = ['run', '--config', 'site/test/built/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passes = await step('built pages', 'vitest', args, { aside: true });
  count(report, vitest);
  return passes;
}

async function browserTests(path: string): Promise<boolean> {
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const passes = await step('browser tests', 'playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], { env });
  count(browserReport, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => [
    report.stats.expected + report.stats.flaky,
    report.stats.unexpected,
  ]);
  return passes;
}

async function unitTests(): Promise<boolean> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const passes = await step('unit tests', 'vitest', args, { aside: true });
  count(unitReport, vitest);
  return passes;
}

// Where no Chromium is, it is downloaded beside the first steps.
const browser = chromium();
browser.catch(() => undefined);
let good = await step('check', 'node', ['api/scripts/check.ts']);
// The build keeps one core busy for half a minute, and writes nothing that a unit test reads.
process.stdout.write('\n== build and unit tests\n');
const unit = unitTests();
const built = await build();
if (built) {
  const path = await browser;
  // Browser stories take longest and begin as soon as they can. They wait for much of their time, as do process stories: others fill the waits.
  const stages = await Promise.all([unit.then(processStories), unit.then(builtPages), browserTests(path)]);
  good &&= stages.every(Boolean);
}
good = (await unit) && built && good;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(good ? 0 : 1);
