/** `npm run report -- verify raport.json`: what a report's file proves, without a server and without the network. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../../src/config.ts';
import { readReportFile } from '../../src/contract/read-report-file.ts';
import { keyIdOf, type PublishedKey, publishedKeysSchema } from '../../src/contract/signed-report.ts';
import { type Change, type Verdict, verifyReport } from '../../src/contract/verify-report.ts';
import { keysFile } from '../../src/signing/signer.ts';
import { loadSettings } from './run.ts';

export const VERIFY_USAGE = 'npm run report -- verify raport.json|raport.pdf [--key lustro-keys.json|PUBLIC_KEY]';

/** Keys from a file like the published one, or one key as base64url; without either, those of the data folder. */
async function keysFor(given: string | undefined): Promise<PublishedKey[]> {
  if (given && /^[\w-]{43}$/.test(given) && !existsSync(given))
    return [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: await keyIdOf(given), x: given, createdAt: '', retiredAt: null }];
  loadSettings();
  const file = given ?? keysFile(readConfig(process.env).dataDir);
  if (!existsSync(file)) throw new Error(`There are no keys in ${file}. Name the published ones with --key.`);
  const keys = publishedKeysSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!keys.success) throw new Error(`${file} holds no public keys.`);
  return keys.data.keys;
}

function changeWords(change: Change): string {
  if (change.kind === 'signature') return 'the signature does not fit what it signs';
  if (change.kind === 'part') return `changed parts of the report: ${change.names.join(', ')}`;
  const sources = change.sources.map((n) => (n === 0 ? 'one that no source has' : n)).join(', ');
  return change.kind === 'snapshot'
    ? `copies of pages that are not those that were read, of sources: ${sources}`
    : `quotes that their page does not hold, of sources: ${sources}`;
}

function words(verdict: Verdict): string {
  const { about } = 'about' in verdict ? verdict : { about: null };
  const whose = about ? `${about.subject.name}, ${about.method.generatedAt.slice(0, 10)}, ${about.method.code}: ` : '';
  switch (verdict.state) {
    case 'valid':
      return `VALID. ${whose}signed ${verdict.signedAt} with key ${verdict.key.kid}. ${verdict.sources} sources; ${verdict.snapshots} copies of pages fit their sums; ${verdict.quotes} quotes stand in them word for word.`;
    case 'changed':
      return `CHANGED. ${whose}${verdict.changes.map(changeWords).join('; ')}.`;
    case 'unknown_key':
      return `UNKNOWN KEY. ${whose}signed with key ${verdict.keyId}, which is not among the given ones.`;
    case 'unsigned':
      return `NOT SIGNED. ${whose}this is a report without a signature.`;
    case 'unable':
      return 'NOT CHECKED. This program knows no Ed25519.';
    case 'not_a_report':
      return 'NOT A REPORT. The file holds no report of Lustro.';
  }
}

/** @returns the exit status: 0 for a report as it was signed */
export async function verifyFile(args: string[]): Promise<0 | 1> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { key: { type: 'string' } } });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(`Usage: ${VERIFY_USAGE}`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const text = await readReportFile(Uint8Array.from(readFileSync(file)));
  const verdict: Verdict = text === null ? { state: 'not_a_report' } : await verifyReport(text, await keysFor(values.key));
  process.stdout.write(`${words(verdict)}\n`);
  return verdict.state === 'valid' ? 0 : 1;
}
