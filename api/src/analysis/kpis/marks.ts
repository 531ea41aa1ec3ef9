/** What an item counts as in the formulas: its tone as a number, its weight, its age, the questions that choose among items. */
import type { Facet } from '../ledger/facts.ts';
import type { Test } from './inputs.ts';
import { meanError } from './intervals.ts';
import type { Signal } from './signals.ts';

const TONE = { positive: 1, neutral: 0.5, negative: 0 } as const;
export const toneMark = (signal: Signal): number => TONE[signal.tone ?? 'neutral'];
export const others: Test = (signal) => !signal.own;
export const has =
  (...facets: Facet[]): Test =>
  (signal) =>
    facets.some((facet) => signal.facets.has(facet));
export const press: Test = (signal) => signal.kind === 'news' || signal.kind === 'trade' || signal.kind === 'blog';
export const kindGroup = (signal: Signal): string => (signal.kind === 'news' || signal.kind === 'trade' ? 'media' : signal.kind);

/** The parts of an item's weight, as the methodology prints them. Ages in days; an item without a date is as the oldest. */
export const WEIGHT = { base: 0.5, reach: 0.25, fresh: 0.25, new: { days: 90, mark: 1 }, year: { days: 365, mark: 0.8 }, old: 0.5, unsure: 0.5 } as const;

/** 0.5–1: more read and fresher items weigh more, none more than twice another. */
export const itemWeight = (signal: Signal): number => {
  const reach = Math.min(1, Math.log10(1 + signal.reach) / 4);
  const age = signal.ageDays ?? Number.POSITIVE_INFINITY;
  const fresh = age <= WEIGHT.new.days ? WEIGHT.new.mark : age <= WEIGHT.year.days ? WEIGHT.year.mark : WEIGHT.old;
  return Math.min(1, WEIGHT.base + WEIGHT.reach * reach + WEIGHT.fresh * fresh) * (WEIGHT.unsure + (1 - WEIGHT.unsure) * signal.confidence);
};

/** The charges that the report prints without an end, whatever the tone of their page: no input says there is none beside a chapter that tells one. */
export const serious: Test = (signal) => signal.facets.has('serious');
export const RECENT_DAYS = 180;
export const recent: Test = (signal) => signal.ageDays !== null && signal.ageDays <= RECENT_DAYS;
export const before: Test = (signal) => signal.ageDays !== null && signal.ageDays > RECENT_DAYS && signal.ageDays <= 2 * RECENT_DAYS;
export const toneOf = (signals: Signal[], test: Test) => {
  const chosen = signals.filter((signal) => test(signal) && signal.tone !== null);
  return meanError(
    chosen.map((signal) => ({ mark: toneMark(signal), weight: 1 })),
    10,
    0.5,
  );
};
export type Toned = ReturnType<typeof toneOf>;
export const topTopic = (signals: Signal[]): number => {
  const counts = new Map<string, number>();
  // What most pages share on a scandal is no field in which the subject works.
  for (const signal of signals.filter(({ charging }) => !charging)) for (const topic of new Set(signal.topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};
export const commercial = (signal: Signal): boolean => others(signal) && signal.tone !== null && has('review', 'service')(signal);
