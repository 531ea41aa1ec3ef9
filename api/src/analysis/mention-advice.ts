/** Recommendations from watched mentions alone, by the words of the report's. Pure. */
import { dateShort } from '../contract/format.ts';
import type { Sentiment, SourceKind } from '../contract/report.ts';
import type { Subject } from '../contract/subject.ts';
import { nameForms } from '../language/index.ts';
import { shown, shownTitle } from './reading/text.ts';
import { fill, fillPlain, type Slots } from './words/grammar.ts';
import { ADVICE, type AdviceId } from './words/recommendations.ts';

/** A mention as far as advice needs it. `at`: when it appeared, in milliseconds. */
export type AdvisedMention = {
  id: number;
  domain: string;
  title: string;
  content: string;
  kind: SourceKind;
  sentiment: Sentiment | null;
  own: boolean;
  reach: number;
  at: number;
};
export type MentionAdvice = { text: string; reason: string; ids: number[] };

const DAY_MS = 86_400_000;
const RECENT_DAYS = 90;
const MAX = 6;
const MAX_REFS = 5;
/** Shortest review that tells something to answer. */
const SHORT = 40;

const widest = (mentions: AdvisedMention[]): AdvisedMention | undefined => [...mentions].sort((a, b) => b.reach - a.reach || b.at - a.at)[0];
const dateOf = ({ at }: AdvisedMention): string => dateShort(new Date(at).toISOString());
const placeOf = (mention: AdvisedMention): string => `${mention.domain}, ${dateOf(mention)}`;

/** Groups by domain, largest first. */
function byDomain(mentions: AdvisedMention[]): { domain: string; mentions: AdvisedMention[] }[] {
  const groups = Map.groupBy(mentions, ({ domain }) => domain);
  return [...groups].map(([domain, list]) => ({ domain, mentions: list })).sort((a, b) => b.mentions.length - a.mentions.length);
}

/**
 * Advice whose condition holds, most pressing first, one a cause; each names the mention that it is about.
 * @param mentions visible ones, newest first
 */
export function adviseOnMentions(subject: Subject, mentions: AdvisedMention[], now: Date): MentionAdvice[] {
  const speaker = { name: subject.name, kind: subject.kind, forms: nameForms(subject.name, subject.kind) };
  const out: { id: AdviceId; slots: Slots; refs: AdvisedMention[] }[] = [];
  const add = (id: AdviceId, slots: Slots, refs: AdvisedMention[]) => out.push({ id, slots, refs });
  const recent = mentions.filter(({ own, at }) => !own && now.getTime() - at <= RECENT_DAYS * DAY_MS);
  const fresh = recent.filter(({ sentiment }) => sentiment === 'negative');

  const [loudest] = byDomain(fresh);
  const [text] = loudest?.mentions ?? [];
  if (loudest && text && fresh.length >= 4 && loudest.mentions.length > fresh.length / 2)
    add('R42', { domain: loudest.domain, title: shownTitle(text.title) }, loudest.mentions);
  const review = fresh.find(({ kind, content }) => kind === 'review' && content.trim().length >= SHORT);
  if (review) add('R16', { quote: shown(review.content.trim()), who: placeOf(review) }, [review]);
  const question = recent.find(({ kind, content }) => kind === 'forum' && /\?["”]?$/.test(content.trim()));
  if (question) add('R30', { quote: shown(question.content.trim()), place: placeOf(question) }, [question]);
  const praise = widest(recent.filter(({ sentiment }) => sentiment === 'positive'));
  if (praise) add('R43', { where: 'we własnych miejscach', title: shownTitle(praise.title), place: placeOf(praise) }, [praise]);

  const causes = new Set<string>();
  return out
    .filter(({ id }) => !causes.has(ADVICE[id].cause) && causes.add(ADVICE[id].cause))
    .slice(0, MAX)
    .map(({ id, slots, refs }) => ({
      text: fill(ADVICE[id].text, slots, speaker),
      reason: fillPlain(ADVICE[id].reason, slots, speaker),
      ids: refs.slice(0, MAX_REFS).map((mention) => mention.id),
    }));
}
