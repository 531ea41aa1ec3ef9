/**
 * `npm run report -- --subject "Jan Kowalski" --context "architekt, Gdynia" --out raport.pdf --json raport.json`
 * A report without server and payment. RESEARCH=live and its variables work as for the server. `verify raport.json` checks one.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { addMonths } from 'date-fns/addMonths';
import { subjectKind } from '../src/analysis/index.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { LENGTH, RETENTION } from '../src/contract/constants.ts';
import { fileText } from '../src/contract/signed-report.ts';
import { subjectSchema } from '../src/contract/subject.ts';
import { makeFolder } from '../src/folder.ts';
import { personName } from '../src/language/index.ts';
import { openSigner } from '../src/signing/signer.ts';
import { loadSettings } from './lib/run.ts';
import { VERIFY_USAGE, verifyFile } from './lib/verify-file.ts';

const USAGE =
  'Usage: npm run report -- --subject "Jan Kowalski" [--context "architekt, Gdynia"] [--link https://…] [--out raport.pdf] [--json raport.json], or ' +
  VERIFY_USAGE;

/** A mistake of the caller or an outside fault, reported in one sentence. */
class ReportError extends Error {}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        subject: { type: 'string' },
        context: { type: 'string', default: '' },
        link: { type: 'string', multiple: true, default: [] },
        out: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(`${USAGE}\n`);
      process.exit(0);
    }
    if (!values.subject) throw new ReportError(USAGE);
    if (!values.out && !values.json) throw new ReportError(`Name a file to write: --out or --json. ${USAGE}`);
    const wrong = values.link.find((link) => !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(link));
    if (wrong) throw new ReportError(`--link needs an address that begins with https:// or http://, not "${wrong}".`);
    const name = personName(values.subject);
    const subject = subjectSchema.safeParse({
      name,
      kind: subjectKind(name, values.context),
      description: values.context,
      keywords: [],
      links: values.link,
    });
    if (!subject.success)
      throw new ReportError(
        `The subject needs a letter or a digit and at most ${LENGTH.subject} characters, the context at most ${LENGTH.description}, and at most ${LENGTH.links} links.`,
      );
    return { subject: subject.data, out: values.out, json: values.json };
  } catch (error) {
    throw error instanceof ReportError ? error : new ReportError(`${(error as Error).message} ${USAGE}`);
  }
}

function write(path: string, data: string | Uint8Array): void {
  try {
    makeFolder(dirname(resolve(path)));
    writeFileSync(path, data);
  } catch (error) {
    throw new ReportError(`${path} could not be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const some = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const { subject, out, json } = readArguments();
  loadSettings();
  const config = readConfig(process.env);
  // Only now: the engine takes most of a second to load, and a mistake is told without it.
  const { openEngine } = await import('./lib/engine.ts');
  const { analysts, demo, close } = await openEngine(config);
  const bar = new SingleBar({
    format: '{stage} [{bar}] {value}/{total}',
    clearOnComplete: false,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
    stream: process.stderr,
  });
  try {
    const now = new Date();
    bar.start(1, 0, { stage: 'reading pages ' });
    const found = await analysts.research(
      subject,
      (progress) => {
        bar.setTotal(Math.max(1, progress.found));
        bar.update(progress.read);
      },
      new AbortController().signal,
    );
    bar.update({ stage: 'weighing words' });
    const report = await analysts.judge(subject, found, {
      seed: createHash('sha256').update(JSON.stringify(subject)).digest('hex'),
      now: now.toISOString(),
      demo,
      reportDate: addMonths(now, RETENTION.reportMonths).toISOString(),
      sourcesDate: addMonths(now, RETENTION.sourcesMonths).toISOString(),
    });
    bar.update({ stage: 'setting PDF   ' });
    makeFolder(config.dataDir);
    const signature = await (await openSigner(config.dataDir, () => new Date())).sign(report);
    const cited = new Set(report.evidence.map(({ sha256 }) => sha256));
    const pages = found.documents.filter(({ sha256 }) => cited.has(sha256)).map(({ sha256, article }) => [sha256, article.text] as const);
    const data = JSON.stringify(report);
    if (json) write(json, fileText(data, signature, Object.fromEntries(pages)));
    if (out) write(out, await analysts.pdf(report, fileText(data, signature)));
    bar.stop();
    for (const { amount, currency } of found.costs) process.stderr.write(`The search cost ${amount.toFixed(2)} ${currency}.\n`);
    for (const { name, in: read, out: written, amount } of report.coverage.models ?? [])
      process.stderr.write(`${name} took ${read + written} tokens${amount === null ? '' : `, ${amount.toFixed(2)} USD`}.\n`);
    const { sources, domains } = report.coverage.totals;
    process.stderr.write(
      `${subject.name}: ${some(sources, 'source')} from ${some(domains, 'domain')}${report.coverage.enough ? '' : ' (fewer than promised, and the report says so)'}.\n`,
    );
    if (demo) process.stderr.write('The sources are synthetic: RESEARCH=demo asks the demo web.\n');
    process.stderr.write(`Written: ${[out, json].flatMap((file) => (file ? resolve(file) : [])).join(', ')}\n`);
  } finally {
    bar.stop();
    await close();
  }
}

const [command, ...rest] = process.argv.slice(2);

try {
  if (command === 'verify') process.exit(await verifyFile(rest));
  await main();
  process.exit(0);
} catch (error) {
  if (command === 'verify' || error instanceof ReportError || error instanceof ConfigError) process.stderr.write(`${(error as Error).message}\n`);
  else if (error instanceof Error && error.name === 'ResearchError')
    process.stderr.write(
      `No report: the search did not answer (${error.message}). Check the keys and addresses of RESEARCH_SOURCES, and that a SearXNG instance allows format=json.\n`,
    );
  else process.stderr.write(`No report: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
