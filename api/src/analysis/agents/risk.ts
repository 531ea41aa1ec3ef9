/** Risk analyst: each risk with evidence for, evidence against, and what is not known. Allegations stay allegations. */

import { integer } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Claim, Risk, RiskLevel } from '../../contract/report.ts';
import type { Features } from '../features.ts';
import type { LedgerItem } from '../types.ts';
import { list } from '../words/grammar.ts';
import { type Agent, type AgentInput, byDate, domainsOf, facetQuote, itemQuote, place, strongest, topicOf, topicQuotes } from './agent.ts';

const YEAR = 365;
const once = (...parts: Claim[][]): Claim[] => parts.flat();

/** A word says which matter is meant only when few items use it. */
const RARE = 0.12;

/** Public answers that share the matter with the given items: a rare word around the name, and not older than the oldest of them. */
export function answersTo(features: Features, items: LedgerItem[]): LedgerItem[] {
  const limit = Math.max(3, features.others.length * RARE);
  const rare = new Set(
    features.topics.filter((topic) => topic.items.length <= limit && topic.items.some((item) => items.includes(item))).map((topic) => topic.lemma),
  );
  const first = byDate(items)[0]?.evidence.publishedAt;
  return features.has('answer').filter((item) => {
    if (item.document.article.page.profile) return false;
    const words = item.evidence.own ? item.lemmas.keys() : (features.context.get(item) ?? []);
    const date = item.evidence.publishedAt;
    return !items.includes(item) && (!first || !date || Date.parse(date) >= Date.parse(first)) && [...words].some((word) => rare.has(word));
  });
}

function answerClaims({ features, write }: AgentInput, items: LedgerItem[]): Claim[] {
  const answer = answersTo(features, items)[0];
  const quote = answer && facetQuote(features, answer, 'answer');
  if (!answer || !quote) return [];
  const options = { quotes: [quote.quoted], repeat: true };
  return answer.evidence.publishedAt
    ? write.claim('RI-06', { date: answer.evidence.publishedAt, quote: quote.text }, [answer], options)
    : write.claim('RI-06b', { quote: quote.text }, [answer], options);
}

/** Names of search sources as readers know them. */
const SOURCE_NAMES: Record<string, string> = { searxng: 'wyszukiwarka SearXNG', own: 'podane adresy' };
const sourceName = (source: string): string => SOURCE_NAMES[source] ?? source;

function notFound({ ledger, write }: AgentInput): Claim[] {
  const places = [...new Set(ledger.coverage.filter((entry) => entry.status === 'ok' || entry.status === 'zero').map((entry) => entry.source))];
  return places.length > 0 ? write.claim('RI-10', { list: list(places.slice(0, 5).map(sourceName)) }, [], { basis: 'coverage', quotes: [], repeat: true }) : [];
}

function visible({ write }: AgentInput, items: LedgerItem[]): Claim[] {
  const ranked = items
    .filter((item) => item.evidence.rank !== null && item.evidence.rank <= 20)
    .sort((a, b) => (a.evidence.rank as number) - (b.evidence.rank as number))[0];
  return ranked ? write.claim('RI-05', { rank: ranked.evidence.rank as number }, [ranked], { repeat: true }) : [];
}

function seriousRisk(input: AgentInput): Risk[] {
  const { features, write } = input;
  const items = features.has('serious').filter((item) => features.negative.includes(item));
  const worst = [...items].sort((a, b) => b.evidence.reach.value - a.evidence.reach.value || a.evidence.n - b.evidence.n)[0];
  const quote = worst && facetQuote(features, worst, 'serious');
  if (!worst || !quote) return [];
  const recent = items.filter((item) => (features.ageDays(item) ?? 9999) <= 30).length;
  const early = items.some((item) => (item.evidence.rank ?? 99) <= 10);
  const level: RiskLevel = items.length >= 5 && recent >= 3 && early ? 'critical' : items.length >= 3 || early ? 'high' : 'medium';
  const answered = answerClaims(input, items);
  return [
    {
      name: 'Poważny zarzut',
      level,
      for: once(
        write.claim('RI-02', { quote: quote.text, place: place(worst.evidence) }, [worst], { quotes: [quote.quoted], repeat: true }),
        visible(input, items),
        write.claim('RI-03', { reach: `${integer(worst.evidence.reach.value)} odsłon miesięcznie` }, [worst]),
      ),
      against: answered.length > 0 ? answered : notFound(input),
      unknown: once(
        write.claim('RI-11', {}, [], { basis: 'rule', quotes: [] }),
        answered.length === 0 ? write.claim('RI-12', {}, [], { basis: 'coverage', quotes: [] }) : [],
      ),
    },
  ];
}

function recurring(input: AgentInput): Risk[] {
  const { features, write } = input;
  const { negative, judged } = features;
  if (negative.length < 2) return [];
  const topic = topicOf(features, negative);
  const worst = strongest(negative);
  const share = negative.length / Math.max(1, judged.length);
  const level: RiskLevel = negative.length >= 5 && share >= 0.3 ? 'high' : negative.length >= 3 ? 'medium' : 'low';
  const kind = topic ? features.topics.find((t) => t.lemma === topic.lemma)?.positive.filter((item) => !negative.includes(item)) : [];
  const counter = topic && kind ? topicQuotes(kind, topic.lemma) : [];
  const domains = domainsOf(negative);
  const answered = answerClaims(input, topic?.items ?? negative);
  const against = once(
    answered,
    counter[0] && kind ? write.claim('RI-07', { n: kind.length, quote: counter[0].text }, kind, { quotes: counter.slice(0, 3).map((q) => q.quoted) }) : [],
    domains.length === 1 ? write.claim('RI-09', { domain: domains[0] as string }, negative) : [],
  );
  return [
    {
      name: 'Powracająca krytyka',
      level,
      for: once(
        topic
          ? write.claim('RI-01', { n: topic.items.length, topic: topic.lemma }, topic.items, {
              quotes: topicQuotes(topic.items, topic.lemma).map((q) => q.quoted),
            })
          : [],
        worst ? write.claim('RI-02', { quote: itemQuote(worst), place: place(worst.evidence) }, [worst], { repeat: true }) : [],
        visible(input, negative),
      ),
      against: against.length > 0 ? against : notFound(input),
      unknown: write.claim('RI-19', {}, [], { basis: 'rule', quotes: [] }),
    },
  ];
}

function oldMatter(input: AgentInput): Risk[] {
  const { features, write } = input;
  const [only] = features.negative;
  if (!only || features.negative.length !== 1 || (features.ageDays(only) ?? 0) < 2 * YEAR) return [];
  return [
    {
      name: 'Dawna sprawa',
      level: 'low',
      for: once(write.claim('RI-02', { quote: itemQuote(only), place: place(only.evidence) }, [only], { repeat: true }), visible(input, [only])),
      against: write.claim('RI-08', { year: Number(only.evidence.publishedAt?.slice(0, 4)) }, [only]),
      unknown: [],
    },
  ];
}

function confusion({ features, ledger, write }: AgentInput): Risk[] {
  const shown = features.ranked.find((entry) => entry.item === null && entry.rank <= 10 && entry.label);
  const claims: Risk[] = [];
  if (shown) {
    const unclear = features.identity.aside.filter((group) => group.kind === 'unclear').reduce((sum, group) => sum + group.documents.length, 0);
    claims.push({
      name: 'Pomyłka z kimś innym',
      level: shown.rank <= 3 ? 'medium' : 'low',
      for: write.claim('RI-14', { label: shown.label as string }, [], { basis: 'coverage', quotes: [] }),
      against: [],
      unknown: unclear > 0 ? write.claim('RI-13', { n: unclear }, [], { basis: 'coverage', quotes: [] }) : [],
    });
  }
  const foreign = features.profiles.find((profile) => !profile.confirmed);
  if (foreign && ledger.subject.links.length > 0) {
    claims.push({
      name: 'Podszywanie się',
      level: 'low',
      for: write.claim('RI-17', { profileName: foreign.facts.handle, platform: PLATFORM_NAMES[foreign.platform] }, [foreign.item]),
      against: [],
      unknown: [],
    });
  }
  return claims;
}

function emptiness({ ledger, write }: AgentInput): Risk[] {
  if (ledger.items.length >= 10) return [];
  return [
    { name: 'Pustka w wynikach', level: 'low', for: write.claim('TH-06', {}, [], { basis: 'coverage', quotes: [], repeat: true }), against: [], unknown: [] },
  ];
}

const ORDER: RiskLevel[] = ['critical', 'high', 'medium', 'low'];
export const worstLevel = (risks: Risk[]): RiskLevel => ORDER.find((level) => risks.some((risk) => risk.level === level)) ?? 'low';

export const riskAnalyst: Agent = {
  id: 'risk-analyst',
  run(input) {
    const risks = [...seriousRisk(input), ...recurring(input), ...oldMatter(input), ...confusion(input), ...emptiness(input)];
    return { risks: risks.sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level)) };
  },
};
