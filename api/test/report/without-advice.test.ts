/** A report without recommendations says that there are no grounds only where no chapter shows something to look at. */
import { expect, it } from 'vitest';
import { hasCalendar } from '../../src/contract/plan-days.ts';
import type { Accusation, Opinion, Report } from '../../src/contract/report.ts';
import { withoutAdvice } from '../../src/contract/without-advice.ts';
import { readReport } from './definition.ts';
import { sampleReport } from './fixture.ts';

const NO_GROUNDS = 'Zebrane źródła nie dają podstaw do konkretnej rady.';
const [page] = sampleReport.evidence as [Report['evidence'][0]];
const bare = { ...sampleReport, recommendations: [], accusations: [], opinions: [], evidence: [{ ...page, own: false }] };
const charge: Accusation = { ...(sampleReport.accusations[0] as Accusation), pattern: 'AC-10', refs: [4], end: null };
const opinion: Opinion = { theme: 'terminy', byWords: true, good: 0, middle: 0, bad: 2, unrated: 0, refs: [7], quotes: [] };

it.each<[what: string, more: Partial<Report>, said: RegExp]>([
  ['nothing to look at', {}, /nie dają podstaw/],
  ['an open charge', { accusations: [charge] }, /nie podają zakończenia \[4\]/],
  ['a charge with its end', { accusations: [{ ...charge, end: { state: 'dropped', quote: 'Umorzono.', n: 9, date: null } }] }, /jego zakończenie \[4\] \[9\]/],
  ['an own page that nobody finds', { evidence: [{ ...page, own: true, n: 3, rank: 18 }] }, /poza pierwszą dziesiątką wyników \[3\]/],
  ['an own page on the first screen', { evidence: [{ ...page, own: true, rank: 2 }] }, /nie dają podstaw/],
  ['a complaint of two guests', { opinions: [opinion] }, /skargi, które się powtarzają: terminy \[7\]/],
  ['a complaint of one', { opinions: [{ ...opinion, bad: 1 }] }, /nie dają podstaw/],
])('a report with %s', (_, more, said) => {
  const lines = withoutAdvice({ ...bare, ...more });
  expect(lines.join('\n')).toMatch(said);
  expect(lines.includes(NO_GROUNDS)).toBe(lines.length === 1);
});

it('prints a calendar for five steps or more, and says that fewer are the plan', () => {
  const few = structuredClone(sampleReport);
  few.plan.weeks = few.plan.weeks.slice(0, 1);
  expect([sampleReport, few].map(({ plan }) => hasCalendar(plan))).toEqual([true, false]);
  expect(readReport(few).text).not.toContain('Do powieszenia.');
  expect(readReport(few).text).toContain('Plan na 30 dni to te same kroki');
  expect(readReport(sampleReport).text).toContain('Do powieszenia.');
});
