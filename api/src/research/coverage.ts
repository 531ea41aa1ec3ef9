/** Log of what was asked where and how it ended, so that "nothing found" differs from "not checked". */
import type { CoverageEntry } from '../contract/report.ts';
import type { SearchAnswer } from './types.ts';

export type QueryLog = {
  /** Notes the answer to one page of a query. */
  add(page: number, answer: SearchAnswer): void;
  /** Notes that a query was not asked at all. */
  skip(detail: string): void;
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
        if (answer.detail) notes.add(answer.detail);
      } else {
        failed ??= answer.status;
        notes.add(page > 1 ? `strona ${page}: ${answer.detail}` : answer.detail);
      }
    },
    skip(detail) {
      failed ??= 'error';
      notes.add(detail);
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
