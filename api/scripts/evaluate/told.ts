/** Whole reports of a set's subjects over a small local web of its documents, and what they tell. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectKind } from '../../src/analysis/index.ts';
import { readConfig } from '../../src/config.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { openEngine } from '../lib/engine.ts';
import { ROOT } from '../lib/run.ts';
import { type Figures, figures, type Scored, scoreReport } from './score.ts';
import { serveDocuments } from './served.ts';
import { briefsOf, casesOf, type FullLabel, labelsOf, ordersOf, type Row, rowsOf } from './sets.ts';

/** Committed results, from which the site tells how accurate its judgements are. */
export const ACCURACY = join(ROOT, 'api/src/contract/accuracy.json');
/** What reports are to reach on sets that anybody may look at. */
const BARS: Record<string, Partial<Figures>> = {
  press: {
    told: 0.82,
    points: 0.6,
    pointsMain: 0.45,
    quotes: 30,
    strict: 0.65,
    lenient: 0.88,
    macroF1: 0.56,
    opposite: 0,
    accusationsMissed: 3,
    accusationsWrong: 0,
  },
  everyday: {
    told: 0.76,
    points: 0.55,
    pointsMain: 0.35,
    quotes: 30,
    strict: 0.62,
    lenient: 0.84,
    macroF1: 0.56,
    opposite: 0,
    accusationsMissed: 3,
    accusationsWrong: 0,
  },
};
/** How often two readers give a page the same tone; from the description of each set. */
const READERS_AGREE = { press: 0.91, everyday: 0.76 };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The orders of a set: what its buyers type, or each brief's subject with its true context. */
function subjectsOf(folder: string, rows: Row[], address: (n: number) => string): Subject[] {
  const orders = ordersOf(folder);
  if (orders.length > 0)
    return orders.map(({ subject, kind, context, links }) => ({
      name: subject,
      kind: kind ?? subjectKind(subject, context),
      description: context,
      keywords: [],
      links: links.map((id) => address(rows.findIndex((row) => row.id === id))),
    }));
  const cases = casesOf(folder);
  return briefsOf(folder).map(({ subject }) => {
    const description = cases.find((one) => one.subject === subject && one.same)?.context ?? '';
    return { name: subject, kind: subjectKind(subject, description), description, keywords: [], links: [] };
  });
}

/** Reports of a set's subjects as plain data. */
async function reportsOf(folder: string, rows: Row[]): Promise<{ subject: string; report: object }[]> {
  const web = await serveDocuments(rows);
  const { research } = readConfig({ RESEARCH: 'live', SEARXNG_URL: web.search, ADDRESS_GUARD_ALLOW: '127.0.0.0/8' });
  const engine = await openEngine({ siteUrl: 'http://localhost', research });
  try {
    const made = [];
    for (const subject of subjectsOf(folder, rows, web.address)) {
      const found = await engine.analysts.research(subject, () => undefined, new AbortController().signal);
      const now = new Date().toISOString();
      const report = await engine.analysts.judge(subject, found, { seed: '0'.repeat(64), now, demo: false, reportDate: now, sourcesDate: now });
      made.push({ subject: subject.name, report: JSON.parse(JSON.stringify(report)) as object });
    }
    return made;
  } finally {
    await engine.close();
    web.close();
  }
}

/** Accusations that rest on a page which the set says is about somebody else; sets without `about` have none. */
function ofOthers(report: object, subject: string, rows: readonly Row[], labels: readonly FullLabel[]): number {
  const aboutOf = new Map(rows.map(({ id, about }) => [id, about]));
  const own = new Set(labels.filter((label) => label.subject === subject).map(({ doc }) => aboutOf.get(doc)));
  const { evidence = [], accusations = [] } = report as { evidence?: { n: number; url: string }[]; accusations?: { refs: number[] }[] };
  const isStrange = (n: number) => {
    const about = rows[Number(/\/d\/(\d+)/.exec(evidence.find((item) => item.n === n)?.url ?? '')?.[1])]?.about;
    return Boolean(about) && !own.has(about);
  };
  return accusations.filter(({ refs }) => refs.some(isStrange)).length;
}

const savedReports = (folder: string): { subject: string; report: object }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { subject: { name: string } })
    .map((report) => ({ subject: report.subject.name, report }));

const LINES: [keyof Figures, string][] = [
  ['told', 'documents told (hero, party; one excerpt)'],
  ['points', 'points of the brief by weight, whole'],
  ['pointsMain', 'points of the brief by weight, main part'],
  ['quotes', 'quotes of the main part'],
  ['strict', 'tone, strict'],
  ['lenient', 'tone, lenient'],
  ['macroF1', 'tone, macro-F1'],
  ['stated', 'tone printed: stated confidence'],
  ['right', 'tone printed: right'],
  ['opposite', 'opposite sign printed'],
  ['accusationsMissed', 'accusations missed'],
  ['accusationsWrong', 'accusations false'],
];

export type ToldOptions = {
  /** Reports that are there already, instead of new ones. */
  reports?: string | undefined;
  /** Where to leave the reports. */
  out?: string | undefined;
};

/** Figures of a set, printed beside the bars. @param folders the set, then folders with further documents. @throws Error at a missing file */
export async function told(name: string, folders: string[], { reports, out }: ToldOptions): Promise<Figures> {
  const [folder] = folders as [string];
  const rows = rowsOf(folders);
  const labels = labelsOf(folder) as FullLabel[];
  const briefs = briefsOf(folder);
  const wanted = new Set(briefs.map(({ subject }) => subject));
  const made = (reports ? savedReports(reports) : await reportsOf(folder, rows)).filter(({ subject }) => wanted.has(subject));
  if (out) mkdirSync(out, { recursive: true });
  for (const { subject, report } of out ? made : [])
    writeFileSync(join(out as string, `${subject.replace(/[^\p{L}\p{N}]+/gu, '_')}.json`), JSON.stringify(report));
  const ids = rows.map(({ id }) => id);
  const texts = new Map(rows.map((row) => [row.id, row.sentences ? row.sentences.join(' ') : `${row.title}\n${(row.paragraphs ?? []).join('\n')}`]));
  const scored: Scored[] = made.map(({ report }) => scoreReport(report as never, ids, texts, labels, briefs));
  const result = figures(scored);
  say(`${name}: ${result.reports} reports${' '.repeat(30)}now    bar`);
  for (const [key, words] of LINES) {
    const bar = BARS[name]?.[key];
    const show = (x: number) => (Number.isInteger(x) && x !== 1 ? String(x) : x.toFixed(3));
    say(`  ${words.padEnd(45)} ${show(result[key]).padStart(6)} ${bar === undefined ? '' : show(bar).padStart(6)}`);
  }
  const strange = made.reduce((sum, { subject, report }) => sum + ofOthers(report, subject, rows, labels), 0);
  say(`  accusations on pages about somebody else      ${String(strange).padStart(6)}      0`);
  const withheld = made.map(({ report }) => (report as { method?: { withheld?: number } }).method?.withheld ?? 0);
  say(`  sentences on private life left out            ${String(withheld.reduce((sum, n) => sum + n, 0)).padStart(6)}`);
  return result;
}

type Shares = { strict: number; lenient: number };

/** Shares right, strict and lenient, of press pages whose topic the tone model had not seen. */
function toneLeftOut(press: string[]): Shares {
  const { stdout } = spawnSync(process.execPath, ['api/scripts/train/tone.ts', '--press', press.join(','), '--check'], { cwd: ROOT, encoding: 'utf8' });
  const found = /^press, leaving.*\n\s+strict \S+ \(([\d.]+) %\), lenient \S+ \(([\d.]+) %\)/m.exec(stdout);
  if (!found) throw new Error('train/tone.ts printed nothing for the press');
  return { strict: Number(found[1]) / 100, lenient: Number(found[2]) / 100 };
}

/** Writes the committed file: numbers alone, with commit and date. The tone model never sees the everyday set, so its reports' shares stand for it. */
export function saveAccuracy(results: Record<string, Figures>, press: string[]): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const { strict, lenient } = results.everyday as Figures;
  const toneUnseen: Record<string, Shares> = { press: toneLeftOut(press), everyday: { strict, lenient } };
  const saved = { commit: git('rev-parse', '--short', 'HEAD'), date: git('log', '-1', '--format=%cs'), results, toneUnseen, readersAgree: READERS_AGREE };
  writeFileSync(ACCURACY, `${JSON.stringify(saved, null, 2)}\n`);
}
