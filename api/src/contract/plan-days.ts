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
