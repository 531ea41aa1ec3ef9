/**
 * How sentences of one half of a subject's pages are marked against the other half's, as answers of a model are marked against a report:
 * pages seldom contradict each other, so what is marked false is nearly always a fault, and what is marked true has to be read. Then what
 * pages say of another subject, as if it were said of this one: there, true is a fault.
 */

import { groundOf, markOf } from '../../src/analysis/asking/marks.ts';
import { createReader, type Fact } from '../../src/analysis/asking/statements.ts';
import { analyse, subjectKind } from '../../src/analysis/index.ts';
import { STATEMENT_KINDS, STATEMENT_MARKS, type StatementKind, type StatementMark } from '../../src/contract/asked.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { composeReport } from '../../src/report/index.ts';
import type { Document } from '../../src/research/types.ts';
import { labelsOf, ordersOf, pagesOf } from './sets.ts';

const NOW = '2026-11-24T10:00:00.000Z';
/** Fewer pages make no halves. */
const LEAST = 5;

function reportOf(subject: Subject, documents: Document[]): Report {
  const n = documents.length;
  const research = { subject, queries: [], documents, coverage: [], pages: [], totals: { hits: n, distinct: n, fetched: n, failed: 0 }, costs: [] };
  const analysis = analyse({ subject, research, now: NOW, href: (url) => url });
  return composeReport(analysis, { code: '', demo: false, generatedAt: NOW, reportDate: NOW, sourcesDate: NOW });
}

type Told = { text: string; fact: Fact };
type Case = { subject: Subject; documents: Document[]; read: ReturnType<typeof createReader> };

const toldBy = ({ read }: Case, documents: Document[]): Told[] =>
  documents.flatMap(({ article }) => read(article.text)).flatMap(({ text, facts }) => facts.map((fact) => ({ text, fact })));

/** Subjects with enough pages, in the order of the labels. */
function casesOf(folders: string[]): Case[] {
  const [folder] = folders as [string];
  const pages = pagesOf(folders);
  const orders = new Map(ordersOf(folder).map((order) => [order.subject, order]));
  const labels = labelsOf(folder).filter(({ doc }) => pages.has(doc));
  return [...Map.groupBy(labels, (label) => label.subject)].flatMap(([name, own]): Case[] => {
    if (own.length < LEAST) return [];
    const order = orders.get(name);
    const description = order?.context ?? own[0]?.context ?? '';
    const subject: Subject = { name, kind: order?.kind ?? subjectKind(name, description), description, keywords: [], links: [] };
    return [{ subject, documents: own.flatMap(({ doc }) => pages.get(doc)?.document ?? []), read: createReader(subject) }];
  });
}

/** Marks by kind, as a table. */
class Tally {
  readonly #counts = new Map<string, number>();
  readonly #list: boolean;

  constructor(list: boolean) {
    this.#list = list;
  }

  /** Counts a half's or a stranger's statements against a report. */
  hold(subject: Subject, told: Told[], ground: ReturnType<typeof groundOf>): void {
    for (const { text, fact } of told) {
      const { mark, quotes } = markOf(fact, ground);
      this.#counts.set(`${fact.kind} ${mark}`, this.#of(fact.kind, mark) + 1);
      if (this.#list && mark !== 'unknown')
        process.stdout.write(`   ${mark} ${subject.name}, ${fact.kind} ${fact.what}: ${text} | ${quotes.map((quote) => quote.text).join(' | ')}\n`);
    }
  }

  #of(kind: StatementKind, mark: StatementMark): number {
    return this.#counts.get(`${kind} ${mark}`) ?? 0;
  }

  print(heading: string): void {
    const line = (name: string, of: (mark: StatementMark) => number) =>
      `  ${name.padEnd(8)}${STATEMENT_MARKS.map((mark) => String(of(mark)).padStart(9)).join('')}\n`;
    process.stdout.write(`${heading}; columns ${STATEMENT_MARKS.join(', ')}\n`);
    for (const kind of STATEMENT_KINDS) process.stdout.write(line(kind, (mark) => this.#of(kind, mark)));
    process.stdout.write(line('all', (mark) => STATEMENT_KINDS.reduce((sum, kind) => sum + this.#of(kind, mark), 0)));
  }
}

/** Prints both tables. @param list names what is marked true or false. @throws Error at a missing file */
export function statements(name: string, folders: string[], list: boolean): void {
  const cases = casesOf(folders);
  const [own, others] = [new Tally(list), new Tally(list)];
  for (const [i, one] of cases.entries()) {
    const half = (which: number) => one.documents.filter((_, at) => at % 2 === which);
    for (const which of [0, 1]) own.hold(one.subject, toldBy(one, half(1 - which)), groundOf(reportOf(one.subject, half(which)), one.read));
    const pages = new Set(one.documents);
    const next = [...cases.slice(i + 1), ...cases.slice(0, i)].find(({ documents }) => !documents.some((document) => pages.has(document)));
    if (next) others.hold(one.subject, toldBy(next, next.documents), groundOf(reportOf(one.subject, one.documents), one.read));
  }
  own.print(`${name}: ${cases.length} subjects, one half of the pages against the other`);
  others.print(`${name}: what is said of the next subject that shares no page`);
}
