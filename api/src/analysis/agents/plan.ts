/** The 30-day plan: the chosen recommendations as steps of up to four weeks. */
import type { Recommendation, Report } from '../../contract/report.ts';
import { fill, list } from '../words/grammar.ts';
import { PLAN, WEEKS } from '../words/plan.ts';
import { ADVICE, type Advice, type AdviceId } from '../words/recommendations.ts';
import type { Writer } from '../words/writer.ts';

const HOURS = { S: 1, M: 4, L: 12, C: 2 } as const;
const STEPS = 3;
/** With fewer sources and steps than these, the plan says why it is short. */
const FEW_SOURCES = 20;
const FEW_STEPS = 6;

export const adviceOf = ({ id }: Pick<Recommendation, 'id'>): Advice => ADVICE[id.replace(/-\d+$/, '') as AdviceId];
export const hoursOf = ({ effort }: Pick<Advice, 'effort'>): number => HOURS[effort];

/** A week: its steps, and the kinds of work that they are, by their places in `WEEKS`. */
type Week = { kinds: number[]; steps: Recommendation[] };

const cutIn = (steps: readonly Recommendation[]): Recommendation[][] =>
  Array.from({ length: Math.ceil(steps.length / STEPS) }, (_, i) => steps.slice(i * STEPS, (i + 1) * STEPS));

/** Neighbours that fit into one week become one, the smallest first; when none do, the steps are dealt out in their order. */
function joined(weeks: readonly Week[], kindOf: (one: Recommendation) => number): Week[] {
  if (weeks.length <= WEEKS.length) return [...weeks];
  const sizes = weeks.slice(1).map(({ steps }, i) => steps.length + (weeks[i]?.steps.length ?? 0));
  const at = sizes.indexOf(Math.min(...sizes));
  const [a, b] = [weeks[at], weeks[at + 1]];
  if (!a || !b || (sizes[at] ?? 0) > STEPS) {
    const all = weeks.flatMap(({ steps }) => steps);
    return cutIn(all).map((steps) => ({ kinds: [...new Set(steps.map(kindOf))], steps }));
  }
  const one = { kinds: [...new Set([...a.kinds, ...b.kinds])], steps: [...a.steps, ...b.steps] };
  return joined([...weeks.slice(0, at), one, ...weeks.slice(at + 2)], kindOf);
}

const titleOf = (kinds: readonly number[], before: readonly number[]): string => {
  const [first = '', ...more] = kinds.map((kind) => WEEKS[kind]?.title ?? '');
  const again = kinds.length === 1 && before.includes(kinds[0] as number);
  return again ? `${first}, ciąg dalszy` : list([first, ...more.map((title) => title.toLowerCase())]);
};

/**
 * Weeks of one kind of work each, from the first on without a gap. What the summary says to begin with opens the first week, whatever its kind.
 * @param urgent ids of recommendations that cannot wait
 */
export function planOf(chosen: Recommendation[], urgent: ReadonlySet<string>, sources: number, speaker: Writer['speaker']): Report['plan'] {
  const [first] = chosen;
  const ownKind = (one: Recommendation) => (urgent.has(one.id) ? 0 : adviceOf(one).week - 1);
  const kindOf = (one: Recommendation) => (one === first ? 0 : ownKind(one));
  const kindsOf = (steps: readonly Recommendation[]) => [...new Set(steps.map(ownKind))].sort((a, b) => a - b);
  const byKind = WEEKS.flatMap((_, kind) => cutIn(chosen.filter((one) => kindOf(one) === kind)).map((steps) => ({ kinds: kindsOf(steps), steps })));
  const planned = joined(byKind, kindOf);
  const weeks = planned.map((one, w) => {
    let day = w * 7 + 1;
    const steps = one.steps.map((recommendation) => {
      const { effort, check } = adviceOf(recommendation);
      const until = day + (effort === 'L' ? 2 : 1);
      const pattern = urgent.has(recommendation.id) ? PLAN.now : PLAN[effort];
      const step = fill(pattern, { d: day, d2: until, recText: recommendation.text }, speaker);
      day = until + (effort === 'S' || effort === 'C' ? 0 : 1);
      return check ? `${step} ${fill(PLAN.check, { check }, speaker)}` : step;
    });
    const [kind = 0] = one.kinds;
    const begins = first !== undefined && one.steps[0] === first && kind === 0 && ownKind(first) !== 0;
    const check = fill(PLAN.weekChecks[one.kinds.at(-1) ?? 0] as string, {}, speaker);
    return { week: w + 1, title: titleOf(one.kinds, planned[w - 1]?.kinds ?? []), lead: begins ? PLAN.begins : (WEEKS[kind]?.lead ?? ''), steps, check };
  });
  const hours = chosen.reduce((sum, recommendation) => sum + hoursOf(recommendation), 0);
  const notes = [...(chosen.length < FEW_STEPS && sources < FEW_SOURCES ? [PLAN.few] : []), PLAN.closing];
  return { lead: hours > 0 ? fill(PLAN.lead, { hours }, speaker) : '', weeks, notes: notes.map((text) => fill(text, {}, speaker)) };
}
