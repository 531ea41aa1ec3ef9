/**
 * `npm run sources -- check ["Jan Kowalski"]`: asks every source of the contract one question and prints how each answered.
 * Registers are asked about a public bank's numbers, the archive about a public site.
 * Keys and addresses are those of the server (.env). Paid sources are charged for one answer each.
 */
import { ConfigError, readConfig } from '../src/config.ts';
import { isFactSource, noteText, SEARCH_SOURCES, sourceLabel } from '../src/contract/sources.ts';
import type { SearchSource } from '../src/research/index.ts';
import { createSources } from '../src/research/sources/index.ts';
import { loadSettings } from './lib/run.ts';

/** What every register and archive can answer. */
const KNOWN = { krs: 'KRS 0000026438', nip: 'NIP 5250007738', site: 'gov.pl' } as const;
const questionTo = ({ name: source, pages }: SearchSource): string =>
  isFactSource(source) ? KNOWN[pages.krs ? 'krs' : pages.site ? 'site' : 'nip'] : `"${name}"`;

const USAGE = 'Usage: npm run sources -- check ["Jan Kowalski"]';
const [command, name = 'Jan Kowalski', ...rest] = process.argv.slice(2);

async function check(): Promise<void> {
  loadSettings();
  const { research, siteUrl } = readConfig(process.env);
  const row = (cells: string[]) => process.stdout.write(`${cells.map((cell, i) => (i < 4 ? cell.padEnd([24, 8, 6, 9][i] ?? 0) : cell)).join(' ')}\n`);
  row(['source', 'status', 'found', 'ms', 'note']);
  let answered = 0;
  for (const source of createSources({ ...research, sources: SEARCH_SOURCES }, { fetch, userAgent: `LustroBot/1.0 (+${siteUrl}/)` })) {
    const start = performance.now();
    const answer = await source.search(questionTo(source), 1, new AbortController().signal);
    const ok = answer.status === 'ok';
    if (ok) answered++;
    const notes = ok ? answer.notes.map(noteText).join('; ') : noteText(answer.note);
    row([sourceLabel(source.name), answer.status, ok ? String(answer.hits.length) : '-', String(Math.round(performance.now() - start)), notes]);
  }
  if (answered === 0) process.exitCode = 1;
}

if (command !== 'check' || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  await check().catch((error) => {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
