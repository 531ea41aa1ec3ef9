/** How many of the pages that matter the search reads and the ledger holds, over a search that serves the set's documents. */
import { analyse, subjectKind } from '../../src/analysis/index.ts';
import { readConfig } from '../../src/config.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { openEngine } from '../lib/engine.ts';
import { serveDocuments } from './served.ts';
import { briefsOf, labelsOf, ordersOf, rowsOf } from './sets.ts';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** What is ordered, and the ids of the pages that should be found. */
type Wanted = { subject: Subject; ids: Set<string> };

function wantedOf(folder: string, address: (id: string) => string): Wanted[] {
  const orders = ordersOf(folder).map(({ subject: name, kind, context, keywords, links }): Wanted => {
    const ids = new Set(labelsOf(folder).flatMap(({ subject, doc }) => (subject === name ? [doc] : [])));
    return { subject: { name, kind, description: context, keywords, links: links.map(address) }, ids };
  });
  if (orders.length > 0) return orders;
  return briefsOf(folder).map(({ subject: name, context, must }) => ({
    subject: { name, kind: subjectKind(name, context), description: context, keywords: [], links: [] },
    ids: new Set(must.flatMap(({ docs }) => docs)),
  }));
}

/**
 * Prints a line a subject. @param folders the set, then folders with further documents
 * @param server origin of another search over the same documents, the one of index n at /d/n of any host @throws Error at a missing file
 */
export async function asked(name: string, folders: string[], list: boolean, server: string): Promise<void> {
  const rows = rowsOf(folders);
  const web = server ? null : await serveDocuments(rows);
  const ids = rows.map(({ id }) => id);
  const idAt = (url: string) => ids[Number(/\/d\/(\d+)/.exec(url)?.[1] ?? -1)];
  const addressOf = (id: string) => (web ? web.address(ids.indexOf(id)) : `${server}/d/${ids.indexOf(id)}`);
  const search = { searxngUrl: web?.search ?? server, guardAllow: ['127.0.0.0/8'], delayMs: 50, timeoutMs: 4_000 };
  const research = { ...readConfig({}).research, mode: 'live' as const, ...search };
  const engine = await openEngine({ siteUrl: server || 'http://localhost', research });
  const sums = [0, 0, 0, 0];
  say(`${`${name}: pages that matter`.padEnd(36)}wanted   read   items  + copies   questions`);
  for (const { subject, ids: wanted } of wantedOf(folders[0] as string, addressOf)) {
    const found = await engine.analysts.research(subject, () => undefined, new AbortController().signal);
    const { ledger } = analyse({ subject, research: found, now: new Date().toISOString(), href: (url) => url });
    const among = (urls: string[]) => new Set(urls.map(idAt).filter((id) => id !== undefined && wanted.has(id))).size;
    const read = found.pages.filter(({ status }) => status === 'ok').map(({ url }) => url);
    const items = ledger.items.map(({ evidence }) => evidence.url);
    const held = [...items, ...ledger.items.flatMap(({ evidence }) => evidence.copies.map(({ url }) => url))];
    const row = [wanted.size, among(read), among(items), among(held)];
    for (const [i, n] of row.entries()) sums[i] = (sums[i] as number) + n;
    say(
      `  ${subject.name}`.slice(0, 35).padEnd(36) +
        row.map((n) => String(n).padStart(6)).join('  ') +
        (found.rounds ?? []).map((round) => String(round.queries).padStart(8)).join(' +'),
    );
    if (list) say(`    not in the ledger: ${[...wanted].filter((id) => !held.some((url) => idAt(url) === id)).join(' ')}`);
  }
  say('  all'.padEnd(36) + sums.map((n) => String(n).padStart(6)).join('  '));
  await engine.close();
  web?.close();
}
