/** How well a text's role and genre are told: by the labels of a set, subject and document by row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectKind } from '../../src/analysis/index.ts';
import { pageGenre } from '../../src/analysis/ledger/genre.ts';
import { pageRole } from '../../src/analysis/ledger/role.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import { sourceKind } from '../../src/research/kinds.ts';
import type { Document } from '../../src/research/types.ts';
import { pagesOf } from './sets.ts';

type Row = { subject: string; context: string; doc: string; role: string; genre: string };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, all: number): string => `${part}/${all} (${all === 0 ? '–' : ((100 * part) / all).toFixed(1)} %)`;

/** The labels know no role of its own for who is only quoted, and call what is paid for or sent out an announcement. */
const roleOf = (label: string): string => (label === 'quoted' ? 'passing' : label);
const genreOf = (genre: string): string => (genre === 'paid' || genre === 'release' ? 'announcement' : genre);

/** The kind of source by the page itself; a set's plain text, which has no markup, counts as news. */
function kindOf({ url, article, kind }: Document): Document['kind'] {
  const { structuredTypes, ogType, links } = article.page;
  const told = links.length > 0 ? sourceKind({ url, structuredTypes, ogType: ogType ?? null }) : kind;
  return told === 'other' ? kind : told;
}

const counted = (pairs: [string, string][]): string => {
  const counts = new Map<string, number>();
  for (const [label, given] of pairs) if (label !== given) counts.set(`${label} as ${given}`, (counts.get(`${label} as ${given}`) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
};

/** Prints a set's measures. @param folders the set, then folders with further documents. @throws Error at a missing file */
export function texts(name: string, folders: string[], list: boolean): void {
  const pages = pagesOf(folders);
  const rows = readFileSync(join(folders[0] as string, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const roles: [string, string][] = [];
  const genres = new Map<string, [string, string]>();
  for (const { subject, context, doc, role, genre } of rows) {
    const page = pages.get(doc)?.document;
    if (!page) continue;
    const own = page.article.kind === 'own';
    genres.set(doc, [genre, genreOf(pageGenre({ ...page, kind: kindOf(page) }, own))]);
    const [matched] = matchDocuments({ name: subject, kind: subjectKind(subject, context), description: context, keywords: [], links: [] }, [page]).matched;
    if (!matched) continue;
    const given = pageRole(matched, own);
    roles.push([roleOf(role), given]);
    if (list && given !== roleOf(role)) say(`  role ${subject} | ${doc} | ${role} as ${given}`);
  }
  const same = (pairs: [string, string][]) => pairs.filter(([label, given]) => label === given).length;
  const passing = roles.filter(([label, given]) => (label === 'passing') === (given === 'passing')).length;
  say(`${name}: ${rows.length} rows, ${rows.length - roles.length} without a mention`);
  say(`  role: about it or not ${share(passing, roles.length)}, hero, party or passing ${share(same(roles), roles.length)}`);
  say(`    ${counted(roles)}`);
  say(`  genre: ${share(same([...genres.values()]), genres.size)} of the documents`);
  say(`    ${counted([...genres.values()])}`);
}
