/**
 * `npm run evaluate -- found --everyday FOLDER --press FOLDER [--also FOLDER] [--list]`: how well identity tells the subject's pages
 * from strangers'. FOLDER holds `documents.jsonl`, `contexts.jsonl`, and for ordinary buyers `order.json` and `labels.jsonl`; `--also`
 * holds further documents of the press. `--list` names the pages that went wrong. Exit 1: a bad file; 2: usage.
 * `npm run evaluate -- extraction --everyday FOLDER [--list]`: how well whole pages (`html`) are read, by site template.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extraction } from './evaluate/extraction.ts';
import { found } from './evaluate/found.ts';

const USAGE = `Usage:
  npm run evaluate -- found [--everyday FOLDER] [--press FOLDER] [--also FOLDER] [--list]
  npm run evaluate -- extraction --everyday FOLDER [--list]`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { everyday: { type: 'string' }, press: { type: 'string' }, also: { type: 'string' }, list: { type: 'boolean', default: false } },
    });
    const part = positionals[0];
    const isGiven = part === 'extraction' ? values.everyday : part === 'found' && (values.everyday || values.press);
    return isGiven ? { ...values, part } : null;
  } catch {
    return null;
  }
}

const values = readArguments();
if (!values) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
// npm runs scripts at the root of the project; paths are those of the caller.
const from = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
try {
  if (values.part === 'extraction') extraction(from(values.everyday as string), values.list);
  else if (values.everyday) found('everyday', [from(values.everyday)], values.list);
  if (values.part === 'found' && values.press) found('press', [from(values.press), ...(values.also ? [from(values.also)] : [])], values.list);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
