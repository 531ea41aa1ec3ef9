/** Risk analyst: each risk with evidence for, evidence against, and what is not known. Allegations stay allegations. */

import { integer } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Accusation, AccusationState, Claim, Risk, RiskKind, RiskLevel } from '../../contract/report.ts';
import { stemsOf, tellingWords } from '../accusations/findings.ts';
import type { Features } from '../ledger/features.ts';
import { unclearPages } from '../ledger/identity.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { documentSentences, quoteFrom, readable, shown, shownTitle } from '../reading/text.ts';
import { accusationClaims } from './accusations.ts';
import { type Agent, type AgentInput, byStrength, criticalQuote, domainsOf, facetQuote, isCriticised, leaningQuotes, place, titledTopic } from './agent.ts';
import { answersTo } from './answers.ts';
import { disclaimers } from './told-apart.ts';

const NAMES: Record<RiskKind, string> = {
  charge: 'Poważny zarzut',
  recurring: 'Powracająca krytyka',
  // Not „sprawa”, which reads as a case: accusations are told apart. Of various reasons only where two of them are quoted.
  scattered: 'Głosy krytyczne',
  old: 'Dawna krytyka',
  confusion: 'Pomyłka z kimś innym',
  impersonation: 'Podszywanie się',
  emptiness: 'Pustka w wynikach',
};
const kindOf = (kind: RiskKind): Pick<Risk, 'kind' | 'name'> => ({ kind, name: NAMES[kind] });

const YEAR = 365;
const quotedIn = ({ quotes }: Claim): string[] => quotes.map(({ text }) => text);
const once = (...parts: Claim[][]): Claim[] => parts.flat();

/** A charge older than this counts one level lower. */
const OLD_DAYS = 3 * YEAR;
/** Results of the first page, which people look at. */
const FIRST_PAGE = 10;
/** Least reach that is printed as an argument for a risk, in reads a month. */
const WIDE_REACH = 2000;

/** What a shared word must tell, 0 to 1: „pracownik” is of every matter of an employer. */
const RARE_WORD = 0.25;
/** Words that somebody else's text needs, which tells of much beside the answer. */
const SHARED_WORDS = 2;

/** The sentence that answers, with the one behind it: an apology says first that it is one. */
function answerOn(features: Features, item: LedgerItem): string {
  const said = features.facts.get(item)?.found.answer?.sentence ?? '';
  const sentences = documentSentences(item.document);
  return `${said} ${sentences[sentences.findIndex(({ text }) => text === said) + 1]?.text ?? ''}`;
}

/** A public answer to the quoted words of a risk: it shares a word of the matter with them, in its title or where it answers. */
function answerClaims({ features, write, ledger }: AgentInput, items: LedgerItem[], charges: readonly string[]): Claim[] {
  const name = stemsOf(ledger.subject.name);
  const charged = tellingWords(charges.join(' '), name);
  const meets = (item: LedgerItem) => {
    const said = tellingWords(`${item.evidence.title} ${answerOn(features, item)}`, name);
    const shared = [...said].filter(([word, weight]) => weight >= RARE_WORD && charged.has(word));
    return shared.length >= (item.evidence.own ? 1 : SHARED_WORDS);
  };
  const answer = answersTo(features, items).find(meets);
  const quote = answer && facetQuote(features, answer, 'answer');
  if (!answer || !quote) return [];
  const slots = { title: shownTitle(answer.evidence.title), place: place(answer.evidence), quote: quote.text };
  return write.claim('RI-06', slots, [answer], { quotes: [quote.quoted], repeat: true });
}

/** What was put right in the matter of a charge. */
function redressClaims({ features, write }: AgentInput, charge: LedgerItem): Claim[] {
  const redress = features.accusations.find((one) => !one.loose && !one.end && one.redress && one.told.some(({ item }) => item === charge))?.redress;
  if (!redress) return [];
  const { item, start, text } = redress;
  const quote = quoteFrom(readable(item.document), { start, end: start + text.length }).text;
  return write.claim('RI-21', { quote: shown(quote, text), place: place(item.evidence) }, [item], { quotes: [{ item, text: quote }], repeat: true });
}

/** Sources that speak well of the same matter. */
function praiseOf({ features, write }: AgentInput, topic: string | undefined, items: LedgerItem[]): Claim[] {
  const kind = features.topics.find((t) => t.lemma === topic)?.positive.filter((item) => !items.includes(item)) ?? [];
  const shown = topic ? leaningQuotes(kind, topic, 'positive') : [];
  if (!shown[0]) return [];
  return write.claim('RI-07', { n: kind.length, quote: shown[0].text }, kind, { quotes: shown.slice(0, 3).map((q) => q.quoted), repeat: true });
}

function visible({ write }: AgentInput, items: LedgerItem[]): Claim[] {
  const ranked = items
    .filter((item) => item.evidence.rank !== null && item.evidence.rank <= FIRST_PAGE)
    .sort((a, b) => (a.evidence.rank as number) - (b.evidence.rank as number))[0];
  if (!ranked) return [];
  return write.claim('RI-05', { title: shownTitle(ranked.evidence.title), rank: ranked.evidence.rank as number }, [ranked], { repeat: true });
}

/** The matter of the criticism: a topic of at least two critical items, with the sentences that show it. */
type Matter = { lemma: string; items: LedgerItem[] };

function matterClaims({ write }: AgentInput, matter: Matter): Claim[] {
  const quotes = leaningQuotes(matter.items, matter.lemma, 'negative').map((q) => q.quoted);
  return quotes.length > 0
    ? write.claim('RI-01', { n: matter.items.length, topic: matter.lemma }, matter.items, { quotes: quotes.slice(0, 3), repeat: true })
    : [];
}

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);

/** Whether all that a page tells was answered later by an end: its words are no open question. */
const isSettled = ({ accusations }: Features, page: LedgerItem): boolean => {
  const told = accusations.filter((one) => one.told.some(({ item }) => item === page));
  return told.length > 0 && told.every(({ end }) => end !== null && DECIDED.has(end.state));
};

/** The words of the strongest critic among the items that criticise by themselves, of a matter that is still open. */
function criticClaims({ features, write }: AgentInput, items: LedgerItem[]): Claim[] {
  for (const item of byStrength(items.filter((one) => !isSettled(features, one)))) {
    const quote = criticalQuote(item);
    if (quote) return write.claim('RI-02', { quote: quote.text, place: place(item.evidence) }, [item], { quotes: [quote.quoted], repeat: true });
  }
  return [];
}

/** The charge that is printed and advised on: of those bound by the name and without an end, the one with the largest reach. */
export function worstCharge(features: Features): LedgerItem | undefined {
  return features.has('serious').sort((a, b) => b.evidence.reach.value - a.evidence.reach.value || a.evidence.n - b.evidence.n)[0];
}

function chargeRisk(input: AgentInput, items: LedgerItem[], matter: Matter | null): Risk[] {
  const { features, write } = input;
  const worst = worstCharge(features);
  const quote = worst && facetQuote(features, worst, 'serious');
  if (!worst || !quote) return [];
  const recent = items.filter((item) => (features.ageDays(item) ?? 9999) <= 30).length;
  const early = items.some((item) => (item.evidence.rank ?? 99) <= 10);
  const old = items.every((item) => (features.ageDays(item) ?? 0) > OLD_DAYS);
  const weight = (items.length >= 5 && recent >= 3 && early ? 3 : items.length >= 3 ? 2 : 1) - (old ? 1 : 0);
  const stands = features.accusations.some(({ end, redress, told }) => !end && !redress && told.some(({ item }) => item === worst));
  // As in the level of the whole: what nothing ended or put right is never low.
  const level = (['low', 'medium', 'high', 'critical'] as const)[Math.max(weight, stands ? 1 : 0)] as RiskLevel;
  const all = [...new Set([...items, ...(matter?.items ?? [])])];
  const against = once(redressClaims(input, worst), answerClaims(input, all, [quote.text]), praiseOf(input, matter?.lemma, all));
  const reach = worst.evidence.reach.value;
  const answered = features.accusations.some(({ answer, told }) => answer && told.some(({ item }) => item === worst));
  return [
    {
      ...kindOf('charge'),
      level,
      for: once(
        write.claim('RI-02', { quote: quote.text, place: place(worst.evidence) }, [worst], { quotes: [quote.quoted], repeat: true }),
        matter ? matterClaims(input, matter) : [],
        visible(input, all),
        reach >= WIDE_REACH ? write.claim('RI-03', { reach: integer(Number(reach.toPrecision(1))) }, [worst]) : [],
      ),
      against,
      unknown: once(
        write.claim('RI-11', {}, [], { basis: 'rule', quotes: [] }),
        against.length === 0 && !answered ? write.claim('RI-12', { n: input.ledger.items.length }, [], { basis: 'coverage', quotes: [] }) : [],
      ),
    },
  ];
}

/** The name of scattered criticism whose sentences show two reasons. */
const VARIOUS = 'Krytyka z różnych powodów';

/** Scattered criticism by its proved sentences: those of two critics give it the name of various reasons. */
export const namedByProof = (risk: Risk): Risk =>
  risk.kind === 'scattered' && new Set(risk.for.filter(({ pattern }) => pattern === 'RI-02').flatMap(({ refs }) => refs)).size > 1
    ? { ...risk, name: VARIOUS }
    : risk;

/** Two critics of different matters: no noun that could be a topic stands beside the subject on both of their pages. */
function apart({ features }: AgentInput, items: LedgerItem[]): LedgerItem[] {
  const critics = byStrength(items).filter((item) => criticalQuote(item) !== null);
  const nouns = (item: LedgerItem) => new Set([...(features.context.get(item) ?? [])].filter((word) => features.isMatter(word)));
  const [first] = critics;
  const second = first && critics.find((item) => item !== first && ![...nouns(item)].some((word) => nouns(first).has(word)));
  return first && second ? [first, second] : [];
}

/** The words of two critics of different matters, or how many criticise. */
function scatteredClaims(input: AgentInput, items: LedgerItem[]): Claim[] {
  const two = apart(input, items).flatMap((item) => criticClaims(input, [item]));
  return two.length === 2 ? two : once(criticClaims(input, items), input.write.claim('RI-22', { n: items.length }, items, { repeat: true }));
}

function recurring(input: AgentInput, critical: LedgerItem[]): Risk[] {
  const { features, write } = input;
  // What an end answered is no criticism that comes back, nor is a page that is graded bad for what it reports of others.
  const rest = critical.filter((item) => !isSettled(features, item));
  if (!isCriticised(features, rest)) return [];
  const { positive, negative, judged } = features;
  const topic = titledTopic(features, rest);
  if (rest.length < (topic ? 2 : 3)) return [];
  const share = negative.length / Math.max(1, judged.length);
  const level: RiskLevel = rest.length >= 5 && share >= 0.3 ? 'high' : rest.length >= 3 ? 'medium' : 'low';
  const domains = domainsOf(rest);
  const against = once(
    topic ? answerClaims(input, topic.items, criticClaims(input, rest).flatMap(quotedIn)) : [],
    praiseOf(input, topic?.lemma, rest),
    positive.length > negative.length ? write.claim('RI-20', { a: positive.length, b: negative.length }, [...positive, ...negative]) : [],
    domains.length === 1 ? write.claim('RI-09', { domain: domains[0] as string }, rest) : [],
  );
  return [
    {
      ...kindOf(topic ? 'recurring' : 'scattered'),
      level,
      for: once(topic ? once(matterClaims(input, topic), criticClaims(input, rest)) : scatteredClaims(input, rest), visible(input, rest)),
      against,
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
      ...kindOf('old'),
      level: 'low',
      for: once(criticClaims(input, [only]), visible(input, [only])),
      against: write.claim('RI-08', { year: Number(only.evidence.publishedAt?.slice(0, 4)) }, [only]),
      unknown: [],
    },
  ];
}

/** Risks of charges, then of the remaining criticism; no item is used in both. */
function fromCriticism(input: AgentInput): Risk[] {
  const { features } = input;
  const serious = features.has('serious');
  if (serious.length === 0) return features.negative.length > 1 ? recurring(input, features.negative) : oldMatter(input);
  const topic = titledTopic(features, features.negative);
  const matter = topic?.items.some((item) => serious.includes(item)) ? topic : null;
  const rest = features.negative.filter((item) => !serious.includes(item) && !matter?.items.includes(item));
  return [...chargeRisk(input, serious, matter), ...recurring(input, rest)];
}

function confusion(input: AgentInput): Risk[] {
  const { features, ledger, write } = input;
  const shown = features.ranked.find((entry) => entry.item === null && entry.rank <= 10 && entry.label);
  const claims: Risk[] = [];
  if (shown) {
    const unclear = unclearPages(features.identity);
    claims.push({
      ...kindOf('confusion'),
      level: shown.rank <= 3 ? 'medium' : 'low',
      for: write.claim(ledger.items.length > 0 ? 'RI-14' : 'RI-14b', { label: shown.label as string }, [], { basis: 'coverage', quotes: [] }),
      against: disclaimers(input, shown.label as string),
      unknown: unclear > 0 ? write.claim('RI-13', { n: unclear }, [], { basis: 'coverage', quotes: [] }) : [],
    });
  }
  const foreign = features.profiles.find((profile) => !profile.confirmed);
  if (foreign && ledger.subject.links.length > 0) {
    claims.push({
      ...kindOf('impersonation'),
      level: 'low',
      for: write.claim('RI-17', { profileName: foreign.facts.handle, platform: PLATFORM_NAMES[foreign.platform] }, [foreign.item]),
      against: [],
      unknown: [],
    });
  }
  return claims;
}

function emptiness({ ledger, write }: AgentInput): Risk[] {
  if (ledger.items.length >= 10 || (ledger.items.length === 0 && ledger.totals.setAside > 0)) return [];
  return [
    { ...kindOf('emptiness'), level: 'low', for: write.claim('TH-06', {}, [], { basis: 'coverage', quotes: [], repeat: true }), against: [], unknown: [] },
  ];
}

const ORDER: RiskLevel[] = ['critical', 'high', 'medium', 'low'];
/** Reproaches that lift the level: one may be none. */
const REPROACHES = 2;
const isStanding = ({ end, redress, state }: Accusation): boolean => end === null && !redress && !ANSWERED.has(state);
const ANSWERED: ReadonlySet<AccusationState> = new Set(['denied', 'dropped', 'acquitted', 'corrected']);

/** The highest level; a charge that nothing ended or put right is never low, whether or not the tone of its page is sure. */
export function worstLevel(risks: readonly Risk[], accusations: readonly Accusation[]): RiskLevel {
  const level = ORDER.find((one) => risks.some((risk) => risk.level === one)) ?? 'low';
  const standing = accusations.filter(isStanding);
  const charges = standing.filter(({ pattern }) => !REPROACH.has(pattern));
  return level === 'low' && (charges.length > 0 || standing.length >= REPROACHES) ? 'medium' : level;
}
const REPROACH: ReadonlySet<string> = new Set(['AC-14']);

export const riskAnalyst: Agent = {
  id: 'risk-analyst',
  run(input) {
    const risks = [...fromCriticism(input), ...confusion(input), ...emptiness(input)];
    return { risks: risks.sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level)), accusations: accusationClaims(input) };
  },
};
