/** Which public answers go with which criticism: the same matter, and not long after it. One judgement for every chapter. */
import type { Features } from '../ledger/features.ts';
import type { LedgerItem } from '../ledger/types.ts';

/** A shared word links an answer to a criticism only if it is rare: used by at most this share of items, or by three. */
const RARE = 0.12;
const RARE_LEAST = 3;
/** Days after the criticism within which one shared word is enough, and within which two are. */
const SOON_DAYS = 90;
const ANSWER_DAYS = 365;
const DAY = 86_400_000;

const counts = new WeakMap<Features, Map<string, number>>();

/** Number of others' items that use each word near the subject. */
function frequencies(features: Features): Map<string, number> {
  const known = counts.get(features);
  if (known) return known;
  const found = new Map<string, number>();
  for (const item of features.others) for (const word of features.context.get(item) ?? []) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(features, found);
  return found;
}

const time = (item: LedgerItem): number => Date.parse((item.evidence.publishedAt ?? '').slice(0, 10));

/** Whether `answer` came after `criticism` and shares rare words with it: one within `SOON_DAYS`, otherwise two, also without a date. */
function answers(features: Features, answer: LedgerItem, criticism: LedgerItem): boolean {
  const days = (time(answer) - time(criticism)) / DAY;
  if (days < 0 || days > ANSWER_DAYS) return false;
  const often = frequencies(features);
  const limit = Math.max(RARE_LEAST, features.others.length * RARE);
  const words = answer.evidence.own ? answer.lemmas : (features.context.get(answer) ?? new Set<string>());
  const shared = [...(features.context.get(criticism) ?? [])].filter((word) => features.isMatter(word) && (often.get(word) ?? 0) <= limit && words.has(word));
  return shared.length >= (days <= SOON_DAYS ? 1 : 2);
}

/** „Jej oświadczenie przeczytałem”: somebody else's column is no answer of the subject's, whatever it quotes. */
const isColumn = ({ evidence }: LedgerItem): boolean => !evidence.own && evidence.genre === 'opinion';
/** Nor is a text that surely criticises, which may report an answer only to what it criticises itself. */
const mayCarry = (features: Features, item: LedgerItem): boolean => !isColumn(item) && !features.negative.includes(item);

/** Public answers to any of the given critical items. */
export function answersTo(features: Features, items: LedgerItem[]): LedgerItem[] {
  return features.has('answer').filter((answer) => mayCarry(features, answer) && items.some((item) => item !== answer && answers(features, answer, item)));
}

/** Critical items, the answered and the rest. A page that itself reports an answer counts as answered. */
export function criticism(features: Features): { answered: LedgerItem[]; unanswered: LedgerItem[] } {
  const reports = new Set(features.has('answer').filter((item) => !isColumn(item)));
  const answered = features.negative.filter((item) => reports.has(item) || answersTo(features, [item]).length > 0);
  return { answered, unanswered: features.negative.filter((item) => !answered.includes(item)) };
}
