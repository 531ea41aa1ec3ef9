/**
 * `npm run evaluate -- MEASURE… [--everyday FOLDER] [--press FOLDER] [--also FOLDER] [--list]` on labelled pages outside the repository.
 * MEASURE: `found` (whether the right pages are found, read whole and kept apart: `identity`, `asked`, `extraction` where the set has whole
 * pages, and names with signs of a table given by `--signs FILE`), `identity` (how well the subject's pages are told from strangers'),
 * `extraction` (how well whole pages are read, by site template), `texts` (role and genre of a text), `tone` (how often a page's tone is judged right), `accusations` (how well they are
 * found), `statements` (how sentences of one half of a subject's pages are marked against the other half, as answers of a model are),
 * `told` (what whole reports of the subjects tell, beside the bars; `--reports FOLDER` scores reports that are there, `--out FOLDER` keeps
 * new ones, `--save` writes the file from which the site states its accuracy), `asked` (how many of the pages that matter the search
 * finds; `--server ORIGIN`: by another search than the local one, which serves the documents in this order). FOLDER holds `documents.jsonl`,
 * `contexts.jsonl`, `labels.jsonl`, and for ordinary buyers `order.json`; `--also` holds further documents of the press. `--list` names
 * the pages.
 *
 * `npm run evaluate -- --mind` with the same folders asks the model of `MODEL_*` about each judged page (answers are kept in `--answers FOLDER`, so
 * that none is asked twice; new ones cost `--budget` grosze at most, where prices are set) and prints tone and accusations by the rules, by the model, and by both as in a report.
 *
 * `npm run evaluate -- outlook` with any of the folders: what is said before paying beside the sources of the report, on the demo web and on
 * the pages of all folders, served together.
 *
 * `npm run evaluate -- metamorphic [--count N] [--seed N]`: whether sentences stand N changes of invented pages.
 * Exit 1: a bad file, or a sentence that stood; 2: usage.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { accusations } from './evaluate/accusations.ts';
import { asked } from './evaluate/asked.ts';
import { extraction } from './evaluate/extraction.ts';
import { identity } from './evaluate/identity.ts';
import { metamorphic } from './evaluate/metamorphic.ts';
import { byMind } from './evaluate/mind.ts';
import { outlook } from './evaluate/outlook.ts';
import { signs } from './evaluate/signs.ts';
import { statements } from './evaluate/statements.ts';
import { texts } from './evaluate/texts.ts';
import { saveAccuracy, told } from './evaluate/told.ts';
import { tone } from './evaluate/tone.ts';

type Measure = (set: string, folders: string[], list: boolean, server: string) => unknown;
const results: Record<string, Awaited<ReturnType<typeof told>>> = {};
const MEASURES: Record<string, Measure> = {
  extraction,
  identity,
  found: async (set, folders, list, server) => {
    identity(set, folders, list);
    await asked(set, folders, list, server);
    if (set === 'everyday') extraction(set, folders, list);
  },
  texts,
  tone,
  accusations,
  statements,
  asked,
  told: async (set, folders) => {
    results[set] = await told(set, folders, { reports: values?.reports && from(values.reports), out: values?.out && from(values.out) });
  },
};
const METAMORPHIC = 'metamorphic';
/** Needs no set: the demo web is always asked. */
const OUTLOOK = 'outlook';
const USAGE = `Usage: npm run evaluate -- ${[...Object.keys(MEASURES), METAMORPHIC, OUTLOOK].join('|')} … [--everyday FOLDER] [--press FOLDER] [--also FOLDER] [--server ORIGIN] [--signs FILE] [--reports FOLDER] [--out FOLDER] [--mind [--answers FOLDER] [--budget GROSZE]] [--save] [--list] [--count N] [--seed N]`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        everyday: { type: 'string' },
        press: { type: 'string' },
        also: { type: 'string' },
        server: { type: 'string', default: '' },
        signs: { type: 'string' },
        reports: { type: 'string' },
        out: { type: 'string' },
        mind: { type: 'boolean', default: false },
        answers: { type: 'string', default: 'data/model-answers' },
        budget: { type: 'string', default: '100' },
        save: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        count: { type: 'string', default: '20000' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [count, seed] = [Number(values.count), Number(values.seed)];
    if (!/^\d{1,6}$/.test(values.budget)) return null;
    if (positionals.join() === METAMORPHIC)
      return Number.isInteger(count) && count > 0 && Number.isInteger(seed) ? { ...values, measures: [], count, seed } : null;
    if (positionals.join() === OUTLOOK) return { ...values, measures: [], count: 0, seed, outlook: true };
    const measures = positionals.map((name) => MEASURES[name]).filter((measure) => measure !== undefined);
    if ((measures.length === 0 && !values.mind) || measures.length < positionals.length) return null;
    return values.everyday || values.press ? { ...values, measures, count: 0, seed } : null;
  } catch {
    return null;
  }
}

const values = readArguments();
if (!values) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
/** Asks the configured model about the pages of each set. @throws Error where none is configured */
async function mind(): Promise<void> {
  const settings = readConfig(process.env).minds?.models[0];
  if (!settings) throw new Error('No model is configured: set MODEL_NAME and what goes with it (docs/operations.md).');
  const answers = from(values?.answers ?? '');
  const grosze = Number(values?.budget);
  if (values?.everyday) await byMind('everyday', [from(values.everyday)], settings, answers, grosze);
  if (values?.press) await byMind('press', [from(values.press), ...(values.also ? [from(values.also)] : [])], settings, answers, grosze);
}

// npm runs scripts at the root of the project; paths are those of the caller.
const from = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
try {
  if (values.count > 0 && metamorphic(values.count, values.seed) > 0) process.exitCode = 1;
  if ('outlook' in values)
    await outlook([values.everyday, values.press, ...(values.also ? [values.also] : [])].flatMap((folder) => (folder ? [from(folder)] : [])));
  for (const measure of values.measures) {
    if (values.everyday) await measure('everyday', [from(values.everyday)], values.list, values.server);
    if (values.press) await measure('press', [from(values.press), ...(values.also ? [from(values.also)] : [])], values.list, values.server);
  }
  if (values.signs) signs(from(values.signs), values.list);
  if (values.mind) await mind();
  if (values.save && values.press && values.everyday && results.press && results.everyday)
    saveAccuracy(results, [values.press, ...(values.also ? [values.also] : [])].map(from));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
