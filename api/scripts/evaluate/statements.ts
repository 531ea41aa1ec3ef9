/**
 * How sentences of one half of a subject's pages are marked against the other half's, as answers of a model are marked against a report:
 * pages seldom contradict each other, so what is marked false is nearly always a fault, and what is marked true has to be read.
 */

import { groundOf, markOf } from '../../src/analysis/asking/marks.ts';
import { createReader, type Fact } from '../../src/analysis/asking/statements.ts';
import { analyse } from '../../src/analysis/index.ts';
import { STATEMENT_KINDS, STATEMENT_MARKS, type StatementMark } from '../../src/contract/asked.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { guessKind } from '../../src/language/index.ts';
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

/** Prints how many statements of each kind are marked how. @param list names those marked true or false. @throws Error at a missing file */
export function statements(name: string, folders: string[], list: boolean): void {
  const [folder] = folders as [string];
  const pages = pagesOf(folders);
  const orders = new Map(ordersOf(folder).map((order) => [order.subject, order]));
  const labels = labelsOf(folder).filter(({ doc }) => pages.has(doc));
  const counts = new Map<string, number>();
  const line = (kind: string, of: (mark: StatementMark) => number) =>
    `  ${kind.padEnd(8)}${STATEMENT_MARKS.map((mark) => String(of(mark)).padStart(9)).join('')}\n`;
  let subjects = 0;
  for (const [subjectName, own] of Map.groupBy(labels, (label) => label.subject)) {
    if (own.length < LEAST) continue;
    subjects += 1;
    const order = orders.get(subjectName);
    const description = order?.context ?? own[0]?.context ?? '';
    const subject: Subject = { name: subjectName, kind: order?.kind ?? guessKind(subjectName), description, keywords: [], links: [] };
    const documents = own.flatMap(({ doc }) => pages.get(doc)?.document ?? []);
    const read = createReader(subject);
    for (const half of [0, 1]) {
      const ground = groundOf(
        reportOf(
          subject,
          documents.filter((_, i) => i % 2 === half),
        ),
        read,
      );
      const told = documents.filter((_, i) => i % 2 !== half).flatMap(({ article }) => read(article.text));
      for (const { text, fact } of told.flatMap(({ text: sentence, facts }) => facts.map((one: Fact) => ({ text: sentence, fact: one })))) {
        const { mark, quotes } = markOf(fact, ground);
        counts.set(`${fact.kind} ${mark}`, (counts.get(`${fact.kind} ${mark}`) ?? 0) + 1);
        if (list && mark !== 'unknown')
          process.stdout.write(`   ${mark} ${subjectName}, ${fact.kind} ${fact.what}: ${text} | ${quotes.map((quote) => quote.text).join(' | ')}\n`);
      }
    }
  }
  const count = (kind: string) => (mark: StatementMark) => counts.get(`${kind} ${mark}`) ?? 0;
  process.stdout.write(`${name}: ${subjects} subjects with ${LEAST} pages or more; columns ${STATEMENT_MARKS.join(', ')}\n`);
  for (const kind of STATEMENT_KINDS) process.stdout.write(line(kind, count(kind)));
  process.stdout.write(line('all', (mark) => STATEMENT_KINDS.reduce((sum, kind) => sum + count(kind)(mark), 0)));
}
