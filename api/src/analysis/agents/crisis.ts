/** Crisis analyst: own channels to answer from, a contact for the media, and past answers to criticism. */

import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import { daysBetween } from '../ledger/features.ts';
import { list } from '../words/grammar.ts';
import { type Agent, byDate, facetQuotes, finding, section } from './agent.ts';
import { answersTo, criticism } from './answers.ts';
import { differingBios } from './social.ts';

export const crisisAnalyst: Agent = {
  id: 'crisis-analyst',
  run({ ledger, features, write }) {
    const alive = features.profiles.filter((p) => p.confirmed && p.lastPost && daysBetween(p.lastPost, ledger.now) <= 90);
    const channels = [...(features.site ? [`strona ${features.site.domain}`] : []), ...alive.map((p) => `profil ${PLATFORM_NAMES[p.platform]}`)];
    const items = [...(features.site ? [features.site.home] : []), ...alive.map((p) => p.item)];
    const from = [];
    if (channels.length > 0) from.push(write.claim('CR-01', { list: list(channels) }, items));
    else from.push(write.claim('CR-02', {}, [], { basis: 'coverage', quotes: [] }));
    if (!features.site?.pages.some((item) => features.facts.get(item)?.contact)) from.push(write.claim('CR-04', {}, [], { basis: 'coverage', quotes: [] }));
    const held = features.ranked.filter((entry) => entry.rank <= 10 && entry.item?.evidence.own).map((entry) => entry.item);
    if (held.length > 0)
      from.push(
        write.claim(
          'CR-05',
          { n: held.length },
          held.filter((item) => item !== null),
        ),
      );
    const confirmed = features.profiles.filter((p) => p.confirmed);
    if (!features.site && new Set(confirmed.map((p) => p.platform)).size === 1 && confirmed[0])
      from.push(
        write.claim(
          'CR-10',
          { platform: PLATFORM_NAMES[confirmed[0].platform] },
          confirmed.map((p) => p.item),
        ),
      );
    const told = confirmed.filter((p) => (p.facts.bio ?? '').length >= 15);
    if (told.length >= 2 && !differingBios(features.profiles))
      from.push(
        write.claim(
          'CR-11',
          {},
          told.map((p) => p.item),
        ),
      );

    const before = [];
    const { negative } = features;
    const answers = answersTo(features, negative);
    const { answered, unanswered } = criticism(features);
    const last = byDate(answers).at(-1);
    const slots = { n: answered.length, m: answered.length + unanswered.length };
    if (answered.length > 0) {
      const shownAnswers = { quotes: facetQuotes(features, answers, 'answer') };
      before.push(
        last
          ? write.claim('CR-06', { ...slots, date: last.evidence.publishedAt as string }, answers, shownAnswers)
          : write.claim('CR-06b', slots, answers, shownAnswers),
      );
    }
    if (ledger.items.length >= 20 && features.accusations.length === 0 && negative.length < 3)
      before.push(write.claim('RI-18', { n: ledger.items.length, date: ledger.now }, ledger.items, { basis: 'coverage', quotes: [] }));
    return {
      sections: [
        section(write, 'crisis', [
          finding('Skąd odpowiedzieć', channels.length > 0 ? 'positive' : 'negative', ...from),
          finding('Jak bywało dotąd', negative.length > 0 && answers.length === 0 ? 'negative' : 'neutral', ...before),
        ]),
      ],
    };
  },
};
