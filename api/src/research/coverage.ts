/** Log of each query at each source and its outcome, so that "nothing found" differs from "not checked". */
import type { CoverageEntry } from '../contract/report.ts';
import { noteText, type SourceNote } from '../contract/sources.ts';
import type { SearchAnswer } from './types.ts';

export type QueryLog = {
  /** Notes the answer to one page of a query. */
  add(page: number, answer: SearchAnswer): void;
  /** Notes that a query was not asked at all. */
  skip(note: SourceNote): void;
  entry(): CoverageEntry;
};

/** Log of one query at one source over its pages: a later page's failure does not undo the hits of the first. */
export function createQueryLog(source: string, query: string): QueryLog {
  let found = 0;
  let answered = false;
  let failed: CoverageEntry['status'] | null = null;
  const notes = new Set<string>();
  return {
    add(page, answer) {
      if (answer.status === 'ok') {
        answered = true;
        found += answer.hits.length;
        for (const note of answer.notes) notes.add(noteText(note));
      } else {
        failed ??= answer.status;
        notes.add(page > 1 ? `strona ${page}: ${noteText(answer.note)}` : noteText(answer.note));
      }
    },
    skip(note) {
      failed ??= 'error';
      notes.add(noteText(note));
    },
    entry: () => ({
      source,
      query,
      status: found > 0 ? 'ok' : answered ? 'zero' : (failed ?? 'error'),
      found,
      detail: notes.size > 0 ? [...notes].join('; ').slice(0, 500) : null,
    }),
  };
}
