/** Editor: the sentence under the name and the page that one reads in two minutes, made of sentences that passed the gate. */
import type { Claim, Recommendation, Risk, RiskLevel, Section } from '../../contract/report.ts';
import { countSources } from '../sources.ts';
import { firstSentence } from '../words/grammar.ts';
import { type AgentInput, topicOf } from './agent.ts';

const LEVELS: Record<RiskLevel, string> = { low: 'niski', medium: 'średni', high: 'wysoki', critical: 'krytyczny' };

export function headline({ features, ledger, write }: AgentInput): Claim[] {
  const { judged, positive, negative, neutral } = features;
  const rule = { basis: 'rule' as const, quotes: [] };
  if (ledger.items.length < 5) return write.claim('HL-07', {}, ledger.items, ledger.items.length === 0 ? { ...rule, basis: 'coverage' } : {});
  const topic = features.topics.find((t) => t.items.length >= 3);
  const good = positive.length / Math.max(1, judged.length);
  const bad = negative.length / Math.max(1, judged.length);
  const critical = negative.length >= 2 ? topicOf(features, negative) : null;
  const praised = positive.length >= 2 ? topicOf(features, positive) : null;
  if (good >= 0.5 && bad >= 0.12 && critical && praised && praised.lemma !== critical.lemma)
    return write.claim('HL-02', { topicA: praised.lemma, topicB: critical.lemma }, [...praised.items, ...critical.items]);
  if (good >= 0.5 && bad >= 0.12 && critical) return write.claim('HL-08', { topic: critical.lemma }, [...positive, ...critical.items]);
  const calm = good >= 0.5 && bad < 0.2;
  if (calm && topic) return write.claim('HL-01', { topic: topic.lemma }, [...new Set([...positive, ...topic.items])]);
  if (calm) return write.claim('HL-04', {}, positive);
  if (critical && positive.length >= 2 * negative.length) return write.claim('HL-10', { topic: critical.lemma }, [...new Set([...positive, ...negative])]);
  if (bad > 0 && bad >= good && bad >= 0.3) return write.claim('HL-05', {}, [...negative, ...positive]);
  if (neutral.length / Math.max(1, judged.length) >= 0.5)
    return topic ? write.claim('HL-03', { topic: topic.lemma }, [...new Set([...neutral, ...topic.items])]) : write.claim('HL-09', {}, neutral);
  return write.claim('HL-06', {}, judged.length > 0 ? judged : ledger.items);
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

export function summary(input: AgentInput, sections: Section[], risks: Risk[], recommendations: Recommendation[]): Claim[] {
  const { ledger, write } = input;
  const of = (id: Section['id']) => sections.find((s) => s.id === id);
  const strengths = of('strengths')?.findings[0]?.claims[0];
  const risk = risks[0];
  const first = recommendations[0];
  const count = countSources(ledger.items.map((item) => item.evidence.domain));
  const rule = { basis: 'rule' as const, quotes: [] };
  const coverage = { basis: 'coverage' as const, quotes: [] };
  const refsOf = (claims: Claim[]) => ledger.items.filter((item) => claims.some((claim) => claim.refs.includes(item.evidence.n)));
  const riskItems = risk ? refsOf(risk.for) : [];
  const calm = pick(of('crisis'), ['RI-18']);
  return [
    ...pick(of('first_impression'), ['FI-15', 'FI-16', 'FI-02', 'FI-01', 'FI-03', 'FI-05']),
    ...pick(of('sentiment'), ['SE-02', 'SE-03', 'SE-05', 'SE-04', 'SE-01']),
    ...(strengths ? [strengths] : []),
    ...(risk ? write.claim('SU-02', { riskName: risk.name, level: LEVELS[risk.level] }, riskItems, riskItems.length > 0 ? {} : coverage) : calm),
    ...(first ? write.claim(/^zacznij/i.test(first.text) ? 'SU-01b' : 'SU-01', { recTitle: lowerFirst(firstSentence(first.text)) }, [], rule) : []),
    ...(count.enough
      ? []
      : ledger.items.length < 50
        ? write.claim('TH-04', { n: ledger.items.length }, [], rule)
        : count.counted < 50
          ? write.claim('TH-04b', { n: count.counted }, [], rule)
          : write.claim('TH-05', { n: count.domains }, [], rule)),
    ...write.claim('SU-03', { n: ledger.items.length, m: count.domains, date: ledger.now }, [], rule),
  ];
}
