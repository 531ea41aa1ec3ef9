/** Editor: the headline and the one-page summary, made of sentences that passed the gate. */
import { THIN_ITEMS } from '../../contract/constants.ts';
import { sentenceTitle } from '../../contract/format.ts';
import type { Claim, Recommendation, Risk, RiskLevel, Section, Story } from '../../contract/report.ts';
import { sentenceSentiment } from '../../language/index.ts';
import { shortfalls } from '../ledger/sources.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { shown, shownTitle } from '../reading/text.ts';
import { endedMatter } from './accusations.ts';
import { type AgentInput, bearsCriticism, place, topicOf } from './agent.ts';

const LEVELS: Record<RiskLevel, string> = { low: 'niski', medium: 'średni', high: 'wysoki', critical: 'krytyczny' };

/** Headlines that say little: where there is a matter to tell, it comes first. */
const PLAIN: ReadonlySet<string> = new Set(['HL-03', 'HL-05', 'HL-06', 'HL-09', 'HL-16', 'HL-16b']);
/** Least share of the sources that the matter of a headline has, by what would open the report else; any where that says nothing. */
const LEADING: Record<string, number> = { 'HL-05': 0.2, 'HL-06': 0, 'HL-16': 0, 'HL-16b': 0 };
const LEADS = 0.1;
/** Confidence from which a title is too harsh to open the report. */
const HARSH = 0.8;

/** The one sentence of the report: the ended matter that is still shown as open, the matter that leads, or how the sources speak. */
export function headline(input: AgentInput, stories: readonly Story[]): Claim[] {
  const told = toneHeadline(input);
  if (!told.some(({ pattern }) => PLAIN.has(pattern))) return told;
  const ended = endedMatter(input, true);
  const least = Math.max(...told.map(({ pattern }) => LEADING[pattern] ?? LEADS));
  return [...ended, ...(ended.length > 0 ? [] : leadingStory(input, stories, least)), ...told];
}

function toneHeadline({ features, ledger, write }: AgentInput): Claim[] {
  const { judged, positive, negative, neutral, uncertain } = features;
  const rule = { basis: 'rule' as const, quotes: [] };
  const others = features.identity.aside.filter((group) => group.kind === 'other');
  const example = others[0]?.documents[0]?.document;
  if (ledger.items.length === 0 && example) {
    const slots = { labels: others.map((group) => group.label).join('; '), title: shownTitle(example.article.title), domain: example.domain };
    return write.claim('HL-11', slots, [], { ...rule, basis: 'coverage' });
  }
  if (ledger.items.length < THIN_ITEMS) return write.claim('HL-07', {}, ledger.items, ledger.items.length === 0 ? { ...rule, basis: 'coverage' } : {});
  if (judged.length < THIN_ITEMS && !prevails(features)) {
    const counts = { n: judged.length, m: ledger.items.length };
    return judged.length > 0 ? write.claim('HL-16', counts, judged) : write.claim('HL-16b', counts, ledger.items);
  }
  const topic = features.topics.find((t) => t.items.length >= 3);
  const good = positive.length / Math.max(1, judged.length);
  const bad = negative.length / Math.max(1, judged.length);
  const critical = negative.length >= 2 ? topicOf(features, negative) : null;
  const praised = topicOf(features, positive, 3);
  if (good >= 0.5 && bad >= 0.12 && critical && praised && praised.lemma !== critical.lemma)
    return write.claim('HL-02', { topicA: praised.lemma, topicB: critical.lemma }, [...praised.items, ...critical.items]);
  if (good >= 0.5 && bad >= 0.12 && critical) return write.claim('HL-08', { topic: critical.lemma }, [...positive, ...critical.items]);
  const calm = good >= 0.5 && bad < 0.2;
  if (calm && topic) return write.claim('HL-01', { topic: topic.lemma }, [...new Set([...positive, ...topic.items])]);
  if (calm) return write.claim('HL-04', {}, positive);
  if (critical && positive.length >= 2 * negative.length) return write.claim('HL-10', { topic: critical.lemma }, [...new Set([...positive, ...negative])]);
  // Where most tones are unsure, a few sure ones say nothing of the whole.
  if (bad > 0 && bad >= good && bad >= 0.3)
    return !bearsCriticism(features) ? write.claim('HL-16', { n: judged.length, m: ledger.items.length }, judged) : criticalHeadline({ features, write });
  if (2 * neutral.length > judged.length && 2 * neutral.length < judged.length + uncertain.length)
    return write.claim('HL-09b', { m: judged.length, n: uncertain.length }, neutral);
  if (neutral.length / Math.max(1, judged.length) >= 0.5)
    return topic ? write.claim('HL-03', { topic: topic.lemma }, [...new Set([...neutral, ...topic.items])]) : write.claim('HL-09', {}, neutral);
  return write.claim('HL-06', {}, judged.length > 0 ? judged : ledger.items);
}

/** Texts from which counted criticism opens the report. */
const CRITICAL = 3;

/** Enough critical texts to count them, and twice as many as good ones. */
const prevails = (features: AgentInput['features']): boolean =>
  features.negative.length >= CRITICAL && features.negative.length >= 2 * features.positive.length && bearsCriticism(features);

function criticalHeadline({ features, write }: Pick<AgentInput, 'features' | 'write'>): Claim[] {
  const { judged, positive, negative } = features;
  if (!prevails(features)) return write.claim('HL-05', {}, [...negative, ...positive]);
  const counts = { m: judged.length, n: negative.length };
  return positive.length > 0 ? write.claim('HL-14', { ...counts, a: positive.length }, judged) : write.claim('HL-15', counts, judged);
}

/** A recommendation begins with a verb in the imperative, so it can follow a colon. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const pick = (section: Section | undefined, wanted: string[]): Claim[] => {
  const claims = section?.findings.flatMap((f) => f.claims) ?? [];
  for (const id of wanted) {
    const found = claims.find((claim) => claim.pattern === id);
    if (found) return [found];
  }
  return [];
};

/** The first risk in one sentence with its quote; says also whether there is a public answer. */
function riskLine({ ledger, features, write }: AgentInput, risk: Risk): Claim[] {
  const slots = { riskName: risk.name, level: LEVELS[risk.level] };
  const said = risk.for.find((claim) => claim.pattern === 'RI-02');
  const item = said && ledger.items.find(({ evidence }) => evidence.n === said.quotes[0]?.n);
  const text = said?.quotes[0]?.text;
  if (!item || !text) return write.claim('SU-02', slots, [], { basis: 'coverage', quotes: [] });
  const sentence = facetSentence(features, item, text);
  const answered = risk.against.some((claim) => claim.pattern === 'RI-06');
  const given = risk.against.find((claim) => claim.pattern === 'RI-21');
  const givenOn = given && ledger.items.find(({ evidence }) => evidence.n === given.quotes[0]?.n);
  const givenText = given?.quotes[0]?.text;
  // What was put right goes along with the charge.
  if (givenOn && givenText) {
    const both = {
      ...slots,
      quote: shown(text, sentence),
      place: place(item.evidence),
      given: shown(givenText, givenText),
      givenPlace: place(givenOn.evidence),
    };
    const quotes = [
      { item, text },
      { item: givenOn, text: givenText },
    ];
    return [...write.claim('SU-02d', both, [item, givenOn], { quotes })];
  }
  return write.claim(answered ? 'SU-02c' : 'SU-02b', { ...slots, quote: shown(text, sentence), place: place(item.evidence) }, [item], {
    quotes: [{ item, text }],
  });
}

/** The whole sentence from which a quote was cut, so that the cut can be marked. */
const facetSentence = (features: AgentInput['features'], item: LedgerItem, text: string): string => {
  const serious = features.facts.get(item)?.found.serious;
  return serious?.text === text ? serious.sentence : text;
};

/** Strengths that only count sources. */
const COUNTS: ReadonlySet<string> = new Set(['ST-05', 'ST-11']);

/** Least pages of a story that the summary names. */
const STORY = 3;

/** The matter that most texts tell, by the title of its most central one. */
function largestStory({ ledger, write }: AgentInput, stories: readonly Story[], pattern: 'SU-04' | 'HL-13' = 'SU-04'): Claim[] {
  const largest = [...stories].sort((a, b) => b.pages.length - a.pages.length)[0];
  const titled = ledger.items.find(({ evidence }) => evidence.n === largest?.headline.refs[0]);
  if (!largest || !titled || largest.pages.length < STORY) return [];
  const pages = new Set(largest.pages);
  const items = ledger.items.filter(({ evidence }) => pages.has(evidence.n));
  const slots = { n: items.length, m: ledger.items.length, title: shownTitle(titled.evidence.title), place: place(titled.evidence) };
  // Of two stories that are as large none has most.
  const isTied = stories.some((story) => story !== largest && story.pages.length === largest.pages.length);
  return write.claim(isTied ? `${pattern}b` : pattern, slots, items, { quotes: [] });
}

/** The same as the headline, when it is a large part of what is written and its title lays nothing at anybody's door. */
function leadingStory(input: AgentInput, stories: readonly Story[], least: number): Claim[] {
  const accused = new Set(input.features.accusations.flatMap(({ told }) => told.map(({ item }) => item.evidence.title)));
  return largestStory(input, stories, 'HL-13').filter(({ text, refs }) => {
    const title = input.ledger.items.find(({ evidence }) => refs.includes(evidence.n) && text.includes(shownTitle(evidence.title)))?.evidence.title ?? '';
    const { label, confidence } = sentenceSentiment(title);
    return refs.length >= least * input.ledger.items.length && !accused.has(title) && !(label === 'negative' && confidence >= HARSH);
  });
}

/** The first recommendation as a sentence. */
function firstStep({ write }: AgentInput, { text }: Recommendation): Claim[] {
  const rule = { basis: 'rule' as const, quotes: [] };
  const title = sentenceTitle(text);
  return /^zacznij/i.test(title) ? write.claim('SU-01b', { recTitle: title }, [], rule) : write.claim('SU-01', { recTitle: lowerFirst(title) }, [], rule);
}

/** The page of what matters most, in the order in which it is read. */
export function summary(
  input: AgentInput,
  sections: Section[],
  risks: Risk[],
  recommendations: Recommendation[],
  stories: readonly Story[],
  top: Claim,
): Claim[] {
  const { ledger, write } = input;
  const of = (id: Section['id']) => sections.find((s) => s.id === id);
  const strengths = of('strengths')?.findings[0]?.claims.find(({ pattern }) => !COUNTS.has(pattern));
  const risk = risks.find(({ kind }) => kind !== 'emptiness');
  const first = recommendations[0];
  const [short] = shortfalls(ledger.count, ledger.items.length, ledger.included, ledger.guarantee);
  const rule = { basis: 'rule' as const, quotes: [] };
  const calm = pick(of('crisis'), ['RI-18']);
  return [
    ...pick(of('sentiment'), ['SE-01']),
    ...endedMatter(input),
    ...(top.pattern.startsWith('HL-13') ? [] : largestStory(input, stories)),
    ...(strengths ? [strengths] : []),
    ...(risk ? riskLine(input, risk) : calm),
    ...pick(of('first_impression'), ['FI-18', 'FI-02', 'FI-15', 'FI-16']),
    ...(first ? firstStep(input, first) : []),
    ...(short ? write.claim(short.id, short.slots, [], rule) : []),
    ...write.claim('SU-03', { n: ledger.items.length, m: ledger.count.domains, date: ledger.now }, [], rule),
  ];
}
