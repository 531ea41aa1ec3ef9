/** Strategist: at most ten recommendations, one per cause, and the 30-day plan made of them. */
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Kpi, Recommendation, Report, Risk } from '../../contract/report.ts';
import { meanScore } from '../../contract/rules.ts';
import { daysBetween, type Profile } from '../ledger/features.ts';
import type { AgentOutput, LedgerItem } from '../ledger/types.ts';
import { shownTitle } from '../reading/text.ts';
import { fill, fillPlain, list, type Slots } from '../words/grammar.ts';
import { PLAN, WEEKS } from '../words/plan.ts';
import { REASONS } from '../words/reasons.ts';
import { ADVICE, type Advice, type AdviceId } from '../words/recommendations.ts';
import { type AgentInput, byDomain, facetQuote, itemQuote, strongest } from './agent.ts';
import { answersTo } from './answers.ts';
import { QUESTION_DAYS } from './audience.ts';
import { worstCharge, worstLevel } from './risk.ts';
import { differingBios, linksTo } from './social.ts';

const MAX = 10;
const YEAR = 365;
const HOURS = { S: 1, M: 4, L: 12, C: 2 } as const;

type Candidate = { id: AdviceId; slots: Slots; items: LedgerItem[]; urgent?: boolean };

/** What the conditions are asked of, and where the recommendations are gathered. */
type Ground = {
  ledger: AgentInput['ledger'];
  features: AgentInput['features'];
  /** Profiles that are surely the subject's. */
  confirmed: Profile[];
  add: (id: AdviceId, slots: Slots, items: LedgerItem[], urgent?: boolean) => void;
};

const namesOf = (profiles: Profile[]): string => list(profiles.map((profile) => PLATFORM_NAMES[profile.platform]));
const itemsOf = (profiles: Profile[]): LedgerItem[] => profiles.map((profile) => profile.item);

/** What to do about charges and criticism. */
function onCriticism({ ledger, features, add }: Ground, risks: Risk[]): void {
  const { negative } = features;
  const serious = worstCharge(features);
  const age = serious ? (features.ageDays(serious) ?? 0) : 0;
  const settled = serious && (age > 3 * YEAR || (age > YEAR && answersTo(features, [serious]).length > 0));
  if (serious && settled) add('R19', {}, [serious], true);
  else if (serious) add('R18', { title: shownTitle(serious.evidence.title), domain: serious.evidence.domain }, [serious], true);
  if (worstLevel(risks) !== 'low') {
    const refs = risks.flatMap((risk) => risk.for.flatMap((claim) => claim.refs));
    const cited = refs.flatMap((n) => ledger.items.filter((item) => item.evidence.n === n));
    add('R40', {}, cited.slice(0, 10));
  }
  const loudest = byDomain(negative)[0];
  if (loudest && negative.length >= 4 && loudest.items.length / negative.length >= 0.5) add('R42', { domain: loudest.domain }, loudest.items);
  const unanswered = strongest(features.reviews.filter((item) => negative.includes(item) && answersTo(features, [item]).length === 0));
  if (unanswered) add('R16', { quote: itemQuote(unanswered), domain: unanswered.evidence.domain }, [unanswered]);
  const old = negative.filter((item) => (features.ageDays(item) ?? 0) > 2 * YEAR);
  if (!serious && old.length > 0 && old.length === negative.length) add('R19', {}, old);
  // A matter that ended, while old pages still show it as open.
  const unended = features.accusations.flatMap(({ end, stillShown }) => (end ? stillShown : [])).filter((item) => (features.ageDays(item) ?? 0) > YEAR);
  if (!serious && unended.length > 0) add('R19', {}, [...new Set(unended)]);
}

/** A profile that nobody has written on for half a year. */
const staleProfile = ({ ledger, confirmed }: Ground): Profile | undefined =>
  confirmed.find((profile) => profile.lastPost && daysBetween(profile.lastPost, ledger.now) >= 180);

/** What to do about profiles that disagree, are left alone or lead nowhere. */
function onProfiles(ground: Ground): void {
  const { features, confirmed, add } = ground;
  const { site } = features;
  const differ = differingBios(features.profiles);
  if (differ) add('R01', { list: namesOf(confirmed) }, itemsOf(differ));
  const stale = staleProfile(ground);
  if (stale) add('R03', { platform: PLATFORM_NAMES[stale.platform] }, [stale.item]);
  const unlinked = site ? confirmed.filter((profile) => !linksTo(profile, site.host)) : [];
  if (site && unlinked.length > 0) add('R05', { domain: site.domain, list: namesOf(unlinked) }, itemsOf(unlinked));
}

/** What to do when there is little of the subject's own: first places, a site, a second channel. */
function onAbsence({ ledger, features, confirmed, add }: Ground): void {
  const only = new Set(confirmed.map((profile) => profile.platform)).size === 1 ? confirmed[0] : undefined;
  if (ledger.items.length < 10) add('R45', {}, [], true);
  else if (features.site) return;
  else if (only) add('R25', { platform: PLATFORM_NAMES[only.platform] }, [only.item]);
  else add('R06', {}, []);
}

/** What to mend on the own site. */
function onSite({ ledger, features, add }: Ground): void {
  const { site } = features;
  if (!site) return;
  const { home } = site;
  const schema = ledger.subject.kind === 'person' ? 'Person' : 'Organization';
  const contact = ledger.items.some((item) => item.evidence.own && features.facts.get(item)?.contact);
  if (home.document.article.page.description === null) add('R07', { domain: site.domain }, [home]);
  if (!features.facts.get(home)?.titled) add('R08', {}, [home]);
  if (site.pages.every((item) => item.document.article.page.structuredTypes.length === 0)) add('R09', { schema }, [home]);
  const forMedia = site.pages.some((item) => /dla mediów|dla prasy|press/iu.test(item.document.article.text));
  if (!contact) add('R12', {}, [home]);
  else if (features.media.length > 0 && !forMedia) add('R37', {}, [home]);
}

/** What to add about services, work done and reviews. */
function onOffer({ ledger, features, add }: Ground): void {
  const { kind } = ledger.subject;
  const trades = kind === 'person' ? (['offer', 'service', 'review'] as const).some((facet) => features.has(facet).length > 0) : kind !== 'organisation';
  const sells = ledger.items.length >= 10 && trades;
  if (sells && features.has('offer').length === 0) add('R13', {}, []);
  if (features.site && !features.has('project').some((item) => item.evidence.own)) add('R14', {}, []);
  if (sells && features.reviews.length < 5) add('R15', {}, features.reviews);
}

/** What to do about others who are seen under the name. */
function onOthers({ features, confirmed, add }: Ground): void {
  const shown = features.ranked.find((entry) => entry.rank <= 10 && entry.item === null);
  const tag = features.identity.marks.slice(0, 2).join(', ');
  if (shown && tag) add('R21', { tag }, []);
  const foreign = features.profiles.find((profile) => !profile.confirmed);
  if (foreign && confirmed.length > 0) add('R23', { profileName: foreign.facts.handle, platform: PLATFORM_NAMES[foreign.platform] }, [foreign.item]);
}

/** Questions that are not addressed to the subject. */
const OPEN_QUESTION = /czy ktoś|polecacie|co sądzicie|jakie macie/iu;

/** What to publish, and how often. */
function onPublishing(ground: Ground): void {
  const { features, confirmed, add } = ground;
  const topic = features.topics[0];
  if (features.ownTexts.length === 0 && topic && topic.items.length >= 3) add('R26', { topic: topic.lemma }, topic.items.slice(0, 10));
  const undated = features.ownTexts.filter((item) => item.evidence.publishedAt === null || !features.facts.get(item)?.signed);
  if (undated.length >= 2 && features.site) add('R27', { domain: features.site.domain }, undated);
  if (!staleProfile(ground) && confirmed.length > 0 && confirmed.every((profile) => profile.posts90 < 4)) add('R28', {}, itemsOf(confirmed));
  const isOpen = (item: LedgerItem) => OPEN_QUESTION.test(facetQuote(features, item, 'question')?.text ?? '');
  const asking = features.has('question').find((item) => (features.ageDays(item) ?? 999) <= QUESTION_DAYS && !isOpen(item));
  const question = asking && facetQuote(features, asking, 'question');
  if (asking && question) add('R30', { quote: question.text, domain: asking.evidence.domain }, [asking]);
  const talks = features.has('talk').filter((item) => !item.evidence.own);
  if (talks.length >= 2) add('R36', {}, talks);
}

/** What to do with newsrooms, directories and good texts. */
function onReach({ ledger, features, confirmed, add }: Ground): void {
  const { media, negative, positive } = features;
  const topic = features.topics[0];
  const enough = ledger.items.length >= 10;
  const quoted = features.has('speech').find((item) => media.includes(item) && !negative.includes(item));
  if (quoted) add('R35', { outlet: quoted.evidence.domain }, [quoted]);
  else if (media.length === 0 && topic && enough) add('R33', { topic: topic.lemma }, topic.items.slice(0, 5));
  if (enough && !ledger.items.some((item) => features.facts.get(item)?.register)) add('R39', {}, []);
  const praise = strongest(media.filter((item) => positive.includes(item) && features.facts.get(item)?.titled && (features.ageDays(item) ?? 999) <= YEAR));
  if (praise && confirmed.length > 0) add('R43', { title: shownTitle(praise.evidence.title), domain: praise.evidence.domain }, [praise]);
}

/** Every recommendation whose condition holds, with its evidence. */
function candidates({ ledger, features }: AgentInput, risks: Risk[]): Candidate[] {
  const out: Candidate[] = [];
  const ground: Ground = {
    ledger,
    features,
    confirmed: features.profiles.filter((profile) => profile.confirmed),
    add: (id, slots, items, urgent = false) => out.push({ id, slots, items, urgent }),
  };
  onCriticism(ground, risks);
  onProfiles(ground);
  onAbsence(ground);
  onSite(ground);
  onOffer(ground);
  onOthers(ground);
  onPublishing(ground);
  onReach(ground);
  return out;
}

/** Expected gain for the effort: room left in the scores it raises, over the square root of hours. */
function worth(advice: Advice, kpis: Kpi[]): number {
  const room = advice.raises.reduce((sum, id) => sum + (100 - (kpis.find((kpi) => kpi.id === id)?.score ?? 50)), 0);
  return room / Math.sqrt(HOURS[advice.effort]);
}

/** Sort key: charges 2, other urgent advice 1, the rest 0. */
const urgency = ({ id, urgent }: Candidate): number => (urgent ? (id === 'R18' || id === 'R19' ? 2 : 1) : 0);

function recommend(input: AgentInput, risks: Risk[]): { chosen: Recommendation[]; urgent: Set<string> } {
  const { kpis, write } = input;
  const all = candidates(input, risks).sort(
    (a, b) => urgency(b) - urgency(a) || worth(ADVICE[b.id], kpis) - worth(ADVICE[a.id], kpis) || (a.id < b.id ? -1 : 1),
  );
  const causes = new Set<string>();
  const kept = all.filter(({ id }) => {
    const fresh = !causes.has(ADVICE[id].cause);
    causes.add(ADVICE[id].cause);
    return fresh;
  });
  const chosen = [...kept.slice(0, MAX - 1), { id: 'R46' as AdviceId, slots: {}, items: [] as LedgerItem[] }];
  return {
    chosen: chosen.map(({ id, slots, items }) => {
      const advice: Advice = ADVICE[id];
      const refs = [...new Set(items.map((item) => item.evidence.n))].sort((a, b) => a - b);
      const reason = fillPlain(REASONS[id], {}, write.speaker);
      return { id, text: fill(advice.text, slots, write.speaker), effort: advice.effort, effect: advice.effect, raises: [...advice.raises], reason, refs };
    }),
    urgent: new Set(kept.filter((candidate) => candidate.id === 'R18').map((candidate) => candidate.id)),
  };
}

export function planOf(chosen: Recommendation[], urgent: Set<string>, kpis: Kpi[], items: number, speaker: AgentInput['write']['speaker']): Report['plan'] {
  const byWeek: Recommendation[][] = [[], [], [], []];
  for (const recommendation of chosen) {
    const wanted = urgent.has(recommendation.id) ? 0 : ADVICE[recommendation.id as AdviceId].week - 1;
    const free = [wanted, wanted + 1, wanted - 1, wanted + 2, wanted - 2, 3, 0].find((w) => w >= 0 && w < 4 && (byWeek[w]?.length ?? 3) < 3);
    if (free !== undefined) byWeek[free]?.push(recommendation);
  }
  const weeks = WEEKS.map(({ title, lead }, w) => {
    let day = w * 7 + 1;
    const steps = (byWeek[w] ?? []).map((recommendation) => {
      const advice: Advice = ADVICE[recommendation.id as AdviceId];
      const until = day + (advice.effort === 'L' ? 2 : 1);
      const pattern = urgent.has(recommendation.id) ? PLAN.now : PLAN[advice.effort];
      const step = fill(pattern, { d: recommendation.id === 'R46' ? 30 : day, d2: until, recText: recommendation.text }, speaker);
      day = until + (advice.effort === 'S' || advice.effort === 'C' ? 0 : 1);
      return advice.check ? `${step} ${fill(PLAN.check, { check: advice.check }, speaker)}` : step;
    });
    return {
      week: w + 1,
      title,
      lead,
      steps: steps.length > 0 ? steps : [PLAN.empty],
      check: fill(steps.length > 0 ? (PLAN.weekChecks[w] as string) : PLAN.emptyCheck, {}, speaker),
    };
  });
  const hours = chosen.reduce((sum, recommendation) => sum + HOURS[recommendation.effort], 0);
  const mean = meanScore(kpis) ?? 0;
  const notes = [...(chosen.length < 6 ? [PLAN.few] : []), ...(items < 10 ? [PLAN.thin] : mean >= 70 ? [PLAN.strong] : []), PLAN.closing];
  return { lead: fill(PLAN.lead, { hours }, speaker), weeks, notes: notes.map((text) => fill(text, {}, speaker)) };
}

export function strategist(input: AgentInput, risks: Risk[]): AgentOutput & { plan: Report['plan']; recommendations: Recommendation[] } {
  const { chosen, urgent } = recommend(input, risks);
  return { recommendations: chosen, plan: planOf(chosen, urgent, input.kpis, input.ledger.items.length, input.write.speaker) };
}
