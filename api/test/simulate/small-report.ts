/** The report of a schedule: every part of a whole one, from its first ten pages alone, so that a schedule is about its course and not about size. */
import { type Report, reportSchema } from '../../src/contract/report.ts';
import { sampleReport } from '../report/fixture.ts';

const PAGES = 10;
const isKept = (item: unknown): boolean =>
  typeof item === 'number' ? item <= PAGES : typeof item !== 'object' || item === null || !('n' in item) || (item.n as number) <= PAGES;

/** Without what rests on pages that are left out. */
function without(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return (/^(refs|quotes|evidence)$/.test(key) ? value.filter(isKept) : value).map((item) => without(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, without(member, name)]));
}

export const smallReport: Report = reportSchema.parse(without(sampleReport));
