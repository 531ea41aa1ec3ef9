/** The days of the plan's steps, which begin with them. Pure. */
import type { Report } from './report.ts';

const STEP = /^(?:Dzień|Dni)\s+(\d{1,2})(?:–(\d{1,2}))?:\s*(.+)$/su;

/** First and last day of a step, from 1 to 30, and its text without them. */
export type PlanStep = { from: number; to: number; text: string };

/** What every buyer was promised. */
export const PLAN_TITLE = 'Plan na 30 dni';
const WEEKS = 4;
/** That the steps end before the plan does; empty where they take its four weeks. */
export const planSpan = ({ weeks }: Pick<Report['plan'], 'weeks'>): string =>
  weeks.length > 0 && weeks.length < WEEKS ? `Kroki zajmują pierwsze ${7 * weeks.length} dni, reszta jest zapasem.` : '';

/** Null for a step that names no day. */
export function planStep(step: string): PlanStep | null {
  const [, from, to, text] = STEP.exec(step) ?? [];
  return from && text ? { from: Number(from), to: Number(to ?? from), text } : null;
}

/** The steps that name their days, in order. */
export const planSteps = ({ weeks }: Pick<Report['plan'], 'weeks'>): PlanStep[] => weeks.flatMap(({ steps }) => steps.flatMap((step) => planStep(step) ?? []));

/** Fewer steps are read faster in the list of recommendations than on a calendar that repeats them. */
const CALENDAR_STEPS = 5;
/** Whether the plan has steps enough for a calendar of its own. */
export const hasCalendar = ({ weeks }: Pick<Report['plan'], 'weeks'>): boolean => weeks.reduce((sum, { steps }) => sum + steps.length, 0) >= CALENDAR_STEPS;
/** What stands over the recommendations that are the whole plan. */
export const PLAN_IS_LIST = 'Plan na 30 dni to te same kroki, po kolei.';
