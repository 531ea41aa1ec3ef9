/** Strategist: at most ten recommendations, one per cause, and the 30-day plan made of them. */
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Kpi, Recommendation, Report, Risk } from '../../contract/report.ts';
import { daysBetween } from '../features.ts';
import { shownTitle } from '../text.ts';
import type { AgentOutput, LedgerItem } from '../types.ts';
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

/** Every recommendation whose condition holds, with its evidence. */
function candidates({ ledger, features }: AgentInput, risks: Risk[]): Candidate[] {
  const out: Candidate[] = [];
  const add = (id: AdviceId, slots: Slots, items: LedgerItem[], urgent = false) => out.push({ id, slots, items, urgent });
  const { site, negative, positive, media } = features;
  const confirmed = features.profiles.filter((profile) => profile.confirmed);
  const person = ledger.subject.kind === 'person';
  const topic = features.topics[0];

  const serious = worstCharge(features);
  const age = serious ? (features.ageDays(serious) ?? 0) : 0;
  const settled = serious && (age > 3 * YEAR || (age > YEAR && answersTo(features, [serious]).length > 0));
  if (serious && settled) add('R19', {}, [serious], true);
  else if (serious) add('R18', { title: shownTitle(serious.evidence.title), domain: serious.evidence.domain }, [serious], true);
  const level = worstLevel(risks);
  if (level !== 'low')
    add(
      'R40',
      {},
      risks
        .flatMap((risk) => risk.for.flatMap((claim) => claim.refs))
        .flatMap((n) => ledger.items.filter((item) => item.evidence.n === n))
        .slice(0, 10),
    );
  const loudest = byDomain(negative)[0];
  if (loudest && negative.length >= 4 && loudest.items.length / negative.length >= 0.5) add('R42', { domain: loudest.domain }, loudest.items);
  const unanswered = strongest(features.reviews.filter((item) => negative.includes(item) && answersTo(features, [item]).length === 0));
  if (unanswered) add('R16', { quote: itemQuote(unanswered), domain: unanswered.evidence.domain }, [unanswered]);
  const old = negative.filter((item) => (features.ageDays(item) ?? 0) > 730);
  if (!serious && old.length > 0 && old.length === negative.length) add('R19', {}, old);

  const differ = differingBios(features.profiles);
  if (differ)
    add(
      'R01',
      { list: list(confirmed.map((p) => PLATFORM_NAMES[p.platform])) },
      differ.map((p) => p.item),
    );
  const stale = confirmed.find((profile) => profile.lastPost && daysBetween(profile.lastPost, ledger.now) >= 180);
  if (stale) add('R03', { platform: PLATFORM_NAMES[stale.platform] }, [stale.item]);
  const unlinked = site ? confirmed.filter((profile) => !linksTo(profile, site.host)) : [];
  if (site && unlinked.length > 0)
    add(
      'R05',
      { domain: site.domain, list: list(unlinked.map((p) => PLATFORM_NAMES[p.platform])) },
      unlinked.map((p) => p.item),
    );
  const contact = ledger.items.some((item) => item.evidence.own && features.facts.get(item)?.contact);
  if (ledger.items.length < 10) add('R45', {}, [], true);
  else if (!site) {
    const only = new Set(confirmed.map((p) => p.platform)).size === 1 ? confirmed[0] : undefined;
    if (only) add('R25', { platform: PLATFORM_NAMES[only.platform] }, [only.item]);
    else add('R06', {}, []);
  }
  if (site) {
    const { home } = site;
    const page = home.document.article.page;
    if (page.description === null) add('R07', { domain: site.domain }, [home]);
    const named = features.facts.get(home)?.titled;
    if (!named) add('R08', {}, [home]);
    if (site.pages.every((item) => item.document.article.page.structuredTypes.length === 0)) add('R09', { schema: person ? 'Person' : 'Organization' }, [home]);
    if (!contact) add('R12', {}, [home]);
    else if (media.length > 0 && !site.pages.some((item) => /dla mediów|dla prasy|press/iu.test(item.document.article.text))) add('R37', {}, [home]);
  }
  const trade = ledger.subject.kind === 'brand' || ledger.subject.kind === 'company';
  const sells = ledger.items.length >= 10 && (trade || (person && (['offer', 'service', 'review'] as const).some((facet) => features.has(facet).length > 0)));
  if (sells && features.has('offer').length === 0) add('R13', {}, []);
  if (features.has('project').filter((item) => item.evidence.own).length === 0 && site) add('R14', {}, []);
  if (sells && features.reviews.length < 5) add('R15', {}, features.reviews);
  const shown = features.ranked.find((entry) => entry.rank <= 10 && entry.item === null);
  const tag = features.identity.marks.slice(0, 2).join(', ');
  if (shown && tag) add('R21', { tag }, []);
  const foreign = features.profiles.find((profile) => !profile.confirmed);
  if (foreign && confirmed.length > 0) add('R23', { profileName: foreign.facts.handle, platform: PLATFORM_NAMES[foreign.platform] }, [foreign.item]);
  if (features.ownTexts.length === 0 && topic && topic.items.length >= 3) add('R26', { topic: topic.lemma }, topic.items.slice(0, 10));
  const undated = features.ownTexts.filter((item) => item.evidence.publishedAt === null || !features.facts.get(item)?.signed);
  if (undated.length >= 2 && site) add('R27', { domain: site.domain }, undated);
  if (!stale && confirmed.length > 0 && confirmed.every((p) => p.posts90 < 4))
    add(
      'R28',
      {},
      confirmed.map((p) => p.item),
    );
  const asking = features
    .has('question')
    .find(
      (item) =>
        (features.ageDays(item) ?? 999) <= QUESTION_DAYS &&
        !/czy ktoś|polecacie|co sądzicie|jakie macie/iu.test(facetQuote(features, item, 'question')?.text ?? ''),
    );
  const question = asking && facetQuote(features, asking, 'question');
  if (asking && question) add('R30', { quote: question.text, domain: asking.evidence.domain }, [asking]);
  const talks = features.has('talk').filter((item) => !item.evidence.own);
  if (talks.length >= 2) add('R36', {}, talks);
  const quoted = features.has('speech').filter((item) => media.includes(item) && !negative.includes(item))[0];
  if (quoted) add('R35', { outlet: quoted.evidence.domain }, [quoted]);
  else if (media.length === 0 && topic && ledger.items.length >= 10) add('R33', { topic: topic.lemma }, topic.items.slice(0, 5));
  if (ledger.items.length >= 10 && !ledger.items.some((item) => features.facts.get(item)?.register)) add('R39', {}, []);
  const praise = strongest(media.filter((item) => positive.includes(item) && features.facts.get(item)?.titled && (features.ageDays(item) ?? 999) <= YEAR));
  if (praise && confirmed.length > 0) add('R43', { title: shownTitle(praise.evidence.title), domain: praise.evidence.domain }, [praise]);
  return out;
}

/** Expected gain for the effort: room left in the scores it raises, over the square root of hours. */
function worth(advice: Advice, kpis: Kpi[]): number {
  const room = advice.raises.reduce((sum, id) => sum + (100 - (kpis.find((kpi) => kpi.id === id)?.score ?? 50)), 0);
  return room / Math.sqrt(HOURS[advice.effort]);
}

/** What cannot wait comes first, and of that a charge before all. */
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
  const mean = kpis.reduce((sum, kpi) => sum + kpi.score, 0) / Math.max(1, kpis.length);
  const notes = [...(chosen.length < 6 ? [PLAN.few] : []), ...(items < 10 ? [PLAN.thin] : mean >= 70 ? [PLAN.strong] : []), PLAN.closing];
  return { lead: fill(PLAN.lead, { hours }, speaker), weeks, notes: notes.map((text) => fill(text, {}, speaker)) };
}

export function strategist(input: AgentInput, risks: Risk[]): AgentOutput & { plan: Report['plan']; recommendations: Recommendation[] } {
  const { chosen, urgent } = recommend(input, risks);
  return { recommendations: chosen, plan: planOf(chosen, urgent, input.kpis, input.ledger.items.length, input.write.speaker) };
}
