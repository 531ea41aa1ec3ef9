/** Strengths and weaknesses, each from the same features as the formulas. */

import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Claim } from '../../contract/report.ts';
import { daysBetween } from '../ledger/features.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, type AgentInput, byDate, byDomain, domainsOf, facetQuote, facetQuotes, finding, percent, place, section, topicOf } from './agent.ts';
import { answersTo, criticism } from './answers.ts';
import { EVENT_KINDS } from './biography.ts';

function strengths({ ledger, features, write }: AgentInput): Claim[][] {
  const { others, positive, negative, judged } = features;
  const good = [];
  const fromPositive = domainsOf(positive);
  const award = features.has('award').find((item) => EVENT_KINDS.has(item.evidence.kind));
  const prize = award && facetQuote(features, award, 'award');
  if (award && prize) good.push(write.claim('ST-07', { quote: prize.text, place: place(award.evidence) }, [award], { quotes: [prize.quoted] }));
  if (judged.length >= 5 && positive.length / judged.length >= 0.5 && fromPositive.length >= 3)
    good.push(write.claim('ST-02', { list: list(fromPositive.slice(0, 3)) }, positive));
  const reviews = features.reviews.filter((item) => positive.includes(item));
  const topic = reviews.length >= 5 ? topicOf(features, reviews, 3) : null;
  if (topic) good.push(write.claim('ST-09', { topic: topic.lemma, n: topic.items.length }, topic.items));
  const fresh = ledger.items.filter((item) => (features.ageDays(item) ?? 999) <= 90);
  if (fresh.length >= 3) good.push(write.claim('ST-05', { n: fresh.length }, fresh));
  const answers = answersTo(features, negative);
  const { answered, unanswered } = criticism(features);
  if (answers[0] && answered.length >= unanswered.length)
    good.push(
      write.claim('ST-10', { title: shownTitle(answers[0].evidence.title), place: place(answers[0].evidence) }, [answers[0]], {
        quotes: facetQuotes(features, [answers[0]], 'answer'),
      }),
    );
  const entry = others.find((item) => features.facts.get(item)?.encyclopedia && features.facts.get(item)?.titled);
  if (entry) good.push(write.claim('ST-12', { title: shownTitle(entry.evidence.title), domain: entry.evidence.domain }, [entry]));
  if (features.identity.aside.length === 0 && others.length >= 10) good.push(write.claim('ST-11', {}, [], { basis: 'coverage', quotes: [] }));
  return good;
}

function weaknesses({ ledger, features, write }: AgentInput): Claim[][] {
  const { answered, unanswered } = criticism(features);
  const weak = [];
  if (unanswered.length > 0)
    weak.push(
      answered.length > 0
        ? write.claim('WE-05', { n: unanswered.length, m: answered.length + unanswered.length }, unanswered, { basis: 'coverage' })
        : write.claim('WE-05b', { n: unanswered.length }, unanswered, { basis: 'coverage' }),
    );
  const biggest = byDomain(ledger.items)[0];
  if (biggest && ledger.items.length >= 5 && biggest.items.length / ledger.items.length >= 0.25)
    weak.push(write.claim('WE-04', { share: percent(biggest.items.length, ledger.items.length), domain: biggest.domain }, biggest.items));
  const first = features.ranked[0];
  if (first && first.rank <= 3 && first.item === null) weak.push(write.claim('WE-07', {}, [], { basis: 'coverage', quotes: [] }));
  for (const profile of features.profiles) {
    if (profile.confirmed && profile.lastPost && daysBetween(profile.lastPost, ledger.now) >= 180)
      weak.push(write.claim('WE-03', { platform: PLATFORM_NAMES[profile.platform], date: profile.lastPost }, [profile.item], { repeat: true }));
  }
  const screen = byDate(features.ranked.filter((entry2) => entry2.rank <= 10 && entry2.item).map((entry2) => entry2.item as never));
  const newest = screen.at(-1);
  if (newest && screen.length >= 3 && (features.ageDays(newest) ?? 0) > 365)
    weak.push(write.claim('WE-06', { date: newest.evidence.publishedAt as string }, [newest]));
  const offers = features.has('offer');
  const contact = ledger.items.some((item) => features.facts.get(item)?.contact);
  if (offers.length > 0 && !contact) weak.push(write.claim('WE-08', { n: offers.length }, offers));
  if (features.ownTexts.length === 0 && !ledger.items.some((item) => isOwnVoice(item) || item.profile))
    weak.push(write.claim('WE-09', {}, [], { basis: 'coverage', quotes: [] }));
  return weak;
}

export const strengthsAnalyst: Agent = {
  id: 'strengths-analyst',
  run(input) {
    const good = strengths(input);
    const weak = weaknesses(input);
    const { write } = input;
    return {
      sections: [
        section(write, 'strengths', [finding('Na czym budować', 'positive', ...good)]),
        section(write, 'weaknesses', [finding('Co poprawić', 'negative', ...weak)]),
      ],
    };
  },
};
