/** Recommendations from watched mentions alone, by the rules and words of the report's. Pure. */
import type { Sentiment, SourceKind } from '../contract/report.ts';
import type { Subject } from '../contract/subject.ts';
import { keywords, lemma, nameForms, tokenize } from '../language/index.ts';
import { shown, shownTitle } from './reading/text.ts';
import { fill, fillPlain, type Slots } from './words/grammar.ts';
import { REASONS } from './words/reasons.ts';
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
const OLD_DAYS = 365;
const MAX = 6;
const MAX_REFS = 5;
/** Matters looked through for one that three mentions share. */
const MATTERS = 10;
const MEDIA = new Set<SourceKind>(['news', 'trade']);
const TALKS = new Set(['konferencja', 'wystąpienie', 'prelekcja', 'webinar', 'wykład', 'prelegent', 'prelegentka']);

const widest = (mentions: AdvisedMention[]): AdvisedMention | undefined => [...mentions].sort((a, b) => b.reach - a.reach || b.at - a.at)[0];

/** Groups by domain, largest first. */
function byDomain(mentions: AdvisedMention[]): { domain: string; mentions: AdvisedMention[] }[] {
  const groups = Map.groupBy(mentions, ({ domain }) => domain);
  return [...groups].map(([domain, list]) => ({ domain, mentions: list })).sort((a, b) => b.mentions.length - a.mentions.length);
}

/**
 * Advice whose condition holds, most pressing first, one a cause.
 * @param mentions visible ones, newest first
 * @param complete whether these are all: only then "not found" may be said
 */
export function adviseOnMentions(subject: Subject, mentions: AdvisedMention[], now: Date, complete: boolean): MentionAdvice[] {
  const speaker = { name: subject.name, kind: subject.kind, forms: nameForms(subject.name, subject.kind) };
  const out: { id: AdviceId; slots: Slots; refs: AdvisedMention[] }[] = [];
  const add = (id: AdviceId, slots: Slots, refs: AdvisedMention[]) => out.push({ id, slots, refs });
  const days = ({ at }: AdvisedMention) => (now.getTime() - at) / DAY_MS;
  const others = mentions.filter(({ own }) => !own);
  const own = mentions.filter((mention) => mention.own);
  const recent = others.filter((mention) => days(mention) <= RECENT_DAYS);
  const negative = others.filter(({ sentiment }) => sentiment === 'negative');
  const fresh = recent.filter(({ sentiment }) => sentiment === 'negative');

  const [loudest] = byDomain(fresh);
  if (loudest && fresh.length >= 4 && loudest.mentions.length > fresh.length / 2) add('R42', { domain: loudest.domain }, loudest.mentions);
  if (negative.length > 0 && negative.every((mention) => days(mention) > OLD_DAYS)) add('R19', {}, negative);
  const question = recent.find(({ kind, content }) => kind === 'forum' && /\?["”]?$/.test(content.trim()));
  if (question) add('R30', { quote: shown(question.content), domain: question.domain }, [question]);
  const praise = widest(recent.filter(({ sentiment }) => sentiment === 'positive'));
  if (praise) add('R43', { title: shownTitle(praise.title), domain: praise.domain }, [praise]);
  const newsroom = widest(others.filter(({ kind, sentiment, id }) => MEDIA.has(kind) && sentiment !== 'negative' && id !== praise?.id));
  if (newsroom) add('R35', { outlet: newsroom.domain }, [newsroom]);
  const talks = others.filter(({ content }) => tokenize(content).some(({ text }) => TALKS.has(lemma(text))));
  if (talks.length > 0) add('R36', {}, talks);

  const name = new Set(tokenize(subject.name).flatMap(({ text, lower }) => [lemma(text), lower]));
  const topic = keywords(
    others.map(({ title, content }) => `${title}\n${content}`),
    MATTERS,
    name,
  ).find((word) => word.documents >= 3);
  if (complete && own.length === 0 && topic) add('R26', { topic: topic.lemma }, others.slice(0, MAX_REFS));
  if (complete && !others.some(({ kind }) => MEDIA.has(kind)) && topic) add('R33', { topic: topic.lemma }, others.slice(0, MAX_REFS));
  const reviews = others.filter(({ kind }) => kind === 'review');
  if (complete && reviews.length < 3) add('R15', {}, reviews);
  if (complete && !others.some(({ kind }) => kind === 'register')) add('R39', {}, []);
  add('R46', {}, mentions.slice(0, 1));

  const causes = new Set<string>();
  return out
    .filter(({ id }) => !causes.has(ADVICE[id].cause) && causes.add(ADVICE[id].cause))
    .slice(0, MAX)
    .map(({ id, slots, refs }) => ({
      text: fill(ADVICE[id].text, slots, speaker),
      reason: fillPlain(REASONS[id], slots, speaker),
      ids: refs.slice(0, MAX_REFS).map((mention) => mention.id),
    }));
}
