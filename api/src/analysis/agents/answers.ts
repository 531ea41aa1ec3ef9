/** Which public answers go with which criticism: the same matter, and not long after it. One judgement for every chapter. */
import type { Features } from '../features.ts';
import type { LedgerItem } from '../types.ts';

/** A word says which matter is meant only when few items use it: at most this share, or three. */
const RARE = 0.12;
const RARE_LEAST = 3;
/** One shared word tells an answer within a quarter of the criticism; two, within a year. */
const SOON_DAYS = 90;
const ANSWER_DAYS = 365;
const DAY = 86_400_000;

const counts = new WeakMap<Features, Map<string, number>>();

/** In how many of others' items each word stands around the subject. */
function frequencies(features: Features): Map<string, number> {
  const known = counts.get(features);
  if (known) return known;
  const found = new Map<string, number>();
  for (const item of features.others) for (const word of features.context.get(item) ?? []) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(features, found);
  return found;
}

const time = (item: LedgerItem): number => Date.parse((item.evidence.publishedAt ?? '').slice(0, 10));

/** Whether `answer` speaks of the matter of `criticism` and came after it; the further apart, or without a date, two words must meet. */
function answers(features: Features, answer: LedgerItem, criticism: LedgerItem): boolean {
  const days = (time(answer) - time(criticism)) / DAY;
  if (days < 0 || days > ANSWER_DAYS) return false;
  const often = frequencies(features);
  const limit = Math.max(RARE_LEAST, features.others.length * RARE);
  const words = answer.evidence.own ? answer.lemmas : (features.context.get(answer) ?? new Set<string>());
  const shared = [...(features.context.get(criticism) ?? [])].filter((word) => features.isMatter(word) && (often.get(word) ?? 0) <= limit && words.has(word));
  return shared.length >= (days <= SOON_DAYS ? 1 : 2);
}

/** Public answers to any of the given critical items. */
export function answersTo(features: Features, items: LedgerItem[]): LedgerItem[] {
  return features.has('answer').filter((answer) => items.some((item) => item !== answer && answers(features, answer, item)));
}

/** Critical items, the answered and the rest. A page that itself reports an answer counts as answered. */
export function criticism(features: Features): { answered: LedgerItem[]; unanswered: LedgerItem[] } {
  const reports = new Set(features.has('answer'));
  const answered = features.negative.filter((item) => reports.has(item) || answersTo(features, [item]).length > 0);
  return { answered, unanswered: features.negative.filter((item) => !answered.includes(item)) };
}
