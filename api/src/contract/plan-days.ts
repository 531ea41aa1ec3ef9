/** The days of the plan's steps, which begin with them. Pure. */
import type { Report } from './report.ts';

const STEP = /^(?:Dzień|Dni)\s+(\d{1,2})(?:–(\d{1,2}))?:\s*(.+)$/su;

/** First and last day of a step, from 1 to 30, and its text without them. */
export type PlanStep = { from: number; to: number; text: string };

/** The plan is of four weeks; one with fewer is called by its own days. */
const WEEKS = 4;
export const planTitle = ({ weeks }: Pick<Report['plan'], 'weeks'>): string =>
  `Plan na ${weeks.length >= WEEKS || weeks.length === 0 ? 30 : 7 * weeks.length} dni`;

/** Null for a step that names no day. */
export function planStep(step: string): PlanStep | null {
  const [, from, to, text] = STEP.exec(step) ?? [];
  return from && text ? { from: Number(from), to: Number(to ?? from), text } : null;
}

/** The steps that name their days, in order. */
export const planSteps = ({ weeks }: Pick<Report['plan'], 'weeks'>): PlanStep[] => weeks.flatMap(({ steps }) => steps.flatMap((step) => planStep(step) ?? []));
