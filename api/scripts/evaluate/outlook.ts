/** What is said before paying beside what came: pages of the first answers, how many of them name the subject, and the report's sources. */
import { readFileSync } from 'node:fs';
import { analyse, subjectKind } from '../../src/analysis/index.ts';
import { readConfig } from '../../src/config.ts';
import { GUARANTEE } from '../../src/contract/constants.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { outlookOf } from '../../src/orders/outlook.ts';
import { openEngine } from '../lib/engine.ts';
import { serveDocuments } from './served.ts';
import { briefsOf, casesOf, ordersOf, type Row, rowsOf } from './sets.ts';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const subjectOf = ([name, description, kind]: readonly [string, string, Subject['kind']?]): Subject => ({
  name,
  kind: kind ?? subjectKind(name, description),
  description,
  keywords: [],
  links: [],
});

/** Orders on the demo web: people and firms with many pages, few and hardly any. Invented. */
const DEMO = [
  ['Jan Kowalski', 'architekt, Gdynia'],
  ['Anna Nowak', 'skrzypaczka, Łódź'],
  ['Ewa Żak-Nowicka', 'stomatolog, Kraków'],
  ['Łukasz Żądło-Gżegżółka', 'radca prawny, Opole'],
  ['Palarnia Zorza', 'palarnia kawy, Gdańsk'],
  ['Meblostyl', 'meble na wymiar, Opole', 'brand'],
  ['Piekarnia Sowa', 'chleb na zakwasie, Gniezno'],
  ['Dym & Miód', 'restauracja, Łódź', 'brand'],
  ['H&M', 'sklepy odzieżowe', 'brand'],
  ['3M', 'taśmy i filtry', 'brand'],
  ['X', 'serwis społecznościowy', 'brand'],
  ['Jan Niewidoczny', 'stolarz, Suwałki'],
  ['Niewidoczny i Synowie', 'stolarnia, Ełk', 'company'],
  ['Maria Niewidoczna', 'krawcowa, Chełm'],
] as const;

/** Names that no page of the sets bears; one shares its surname with somebody who is written about. */
const STRANGERS = [
  ['Zenobia Trznadel', 'florystka, Ustka'],
  ['Kacper Obuchowicz', 'stolarz, Łomża'],
  ['Marek Wójcik', 'hydraulik, Radom'],
  ['Piekarnia Pod Kłosem', 'pieczywo, Nysa'],
] as const;

/** What is ordered of a set: a subject with the buyers' words, and again with each fair context. */
function subjectsOf(folder: string): Subject[] {
  const typed = ordersOf(folder).map(({ subject, kind, context, keywords }): Subject => ({ name: subject, kind, description: context, keywords, links: [] }));
  const cases = casesOf(folder);
  const briefs =
    typed.length > 0
      ? []
      : briefsOf(folder).map(({ subject }) => subjectOf([subject, cases.find((one) => one.subject === subject && one.same)?.context ?? '']));
  return [...typed, ...briefs];
}

type Looked = { warned: boolean; thin: boolean };
type Engine = Awaited<ReturnType<typeof openEngine>>;

/** Prints a line an order and returns how its outlook and its report stood to the promise. */
async function look({ analysts }: Engine, subjects: Subject[]): Promise<Looked[]> {
  const rows: Looked[] = [];
  for (const subject of subjects) {
    const first = await analysts.glance(subject, AbortSignal.timeout(60_000));
    if (!first) throw new Error(`The search did not answer about ${subject.name}.`);
    const research = await analysts.research(subject, () => undefined, new AbortController().signal);
    const { ledger } = analyse({ subject, research, now: new Date().toISOString(), href: (url) => url });
    const sources = ledger.items.length;
    const { expected } = outlookOf(first);
    const counts = [first.pages, first.named, sources].map((n) => String(n).padStart(7)).join(' ');
    say(`  ${`${subject.name} | ${subject.description}`.slice(0, 58).padEnd(58)} ${counts}   ${expected ? `${expected.from}–${expected.to}` : '–'}`);
    rows.push({ warned: expected !== null, thin: sources < GUARANTEE.minSources });
  }
  return rows;
}

/** Prints both tables and the sums. @param folders sets of pages, served together; none: the demo web alone @throws Error at a missing file */
export async function outlook(folders: string[]): Promise<void> {
  const rows: Looked[] = [];
  const head = `${' '.repeat(60)}  pages   named sources   said before`;
  say(`demo web\n${head}`);
  const demo = await openEngine({ siteUrl: 'http://localhost', research: readConfig({}).research });
  rows.push(...(await look(demo, DEMO.map(subjectOf))));
  await demo.close();
  if (folders.length > 0) {
    say(`served pages\n${head}`);
    const documents: Row[] = rowsOf(folders);
    const web = await serveDocuments(documents);
    const { research } = readConfig({ RESEARCH: 'live', SEARXNG_URL: web.search, ADDRESS_GUARD_ALLOW: '127.0.0.0/8' });
    const live = await openEngine({ siteUrl: 'http://localhost', research });
    rows.push(...(await look(live, [...folders.filter(hasOrders).flatMap(subjectsOf), ...STRANGERS.map(subjectOf)])));
    await live.close();
    web.close();
  }
  const count = (of: (row: (typeof rows)[number]) => boolean) => rows.filter(of).length;
  say(`thin reports ${count(({ thin }) => thin)} of ${rows.length}, told before paying ${count(({ thin, warned }) => thin && warned)}`);
  say(`enough sources ${count(({ thin }) => !thin)}, told that there are few ${count(({ thin, warned }) => !thin && warned)}`);
}

/** A folder that only adds documents has no orders. */
function hasOrders(folder: string): boolean {
  try {
    return readFileSync(`${folder}/contexts.jsonl`, 'utf8') !== '';
  } catch {
    return false;
  }
}
