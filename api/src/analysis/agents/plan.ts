/** The 30-day plan: the chosen recommendations as steps of up to four weeks. */
import type { Recommendation, Report } from '../../contract/report.ts';
import { fill } from '../words/grammar.ts';
import { PLAN, WEEKS } from '../words/plan.ts';
import { ADVICE, type Advice, type AdviceId } from '../words/recommendations.ts';
import type { Writer } from '../words/writer.ts';

const HOURS = { S: 1, M: 4, L: 12, C: 2 } as const;
const STEPS = 3;
/** With fewer sources and steps than these, the plan says why it is short. */
const FEW_SOURCES = 20;
const FEW_STEPS = 6;

export const adviceOf = ({ id }: Pick<Recommendation, 'id'>): Advice => ADVICE[id as AdviceId];
export const hoursOf = ({ effort }: Pick<Advice, 'effort'>): number => HOURS[effort];

/** Weeks without a step are left out. @param urgent ids of recommendations that cannot wait */
export function planOf(chosen: Recommendation[], urgent: ReadonlySet<string>, sources: number, speaker: Writer['speaker']): Report['plan'] {
  const byWeek: Recommendation[][] = [[], [], [], []];
  for (const recommendation of chosen) {
    const wanted = urgent.has(recommendation.id) ? 0 : adviceOf(recommendation).week - 1;
    const free = [wanted, wanted + 1, wanted - 1, wanted + 2, wanted - 2, 3, 0].find((w) => w >= 0 && w < 4 && (byWeek[w]?.length ?? STEPS) < STEPS);
    if (free !== undefined) byWeek[free]?.push(recommendation);
  }
  const weeks = WEEKS.flatMap(({ title, lead }, w) => {
    let day = w * 7 + 1;
    const steps = (byWeek[w] ?? []).map((recommendation) => {
      const { effort, check } = adviceOf(recommendation);
      const until = day + (effort === 'L' ? 2 : 1);
      const pattern = urgent.has(recommendation.id) ? PLAN.now : PLAN[effort];
      const step = fill(pattern, { d: day, d2: until, recText: recommendation.text }, speaker);
      day = until + (effort === 'S' || effort === 'C' ? 0 : 1);
      return check ? `${step} ${fill(PLAN.check, { check }, speaker)}` : step;
    });
    return steps.length > 0 ? [{ week: w + 1, title, lead, steps, check: fill(PLAN.weekChecks[w] as string, {}, speaker) }] : [];
  });
  const hours = chosen.reduce((sum, recommendation) => sum + hoursOf(recommendation), 0);
  const notes = [...(chosen.length < FEW_STEPS && sources < FEW_SOURCES ? [PLAN.few] : []), PLAN.closing];
  return { lead: hours > 0 ? fill(PLAN.lead, { hours }, speaker) : '', weeks, notes: notes.map((text) => fill(text, {}, speaker)) };
}
