/** Website and search analyst: the own site as a visitor and a search engine see it. */
import { createSubjectIndex } from '../../language/index.ts';
import { shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, byDate, finding, isFront, section } from './agent.ts';

export const websiteAnalyst: Agent = {
  id: 'website-analyst',
  run({ ledger, features, write }) {
    const { site } = features;
    const found = [];
    const works = [];
    const seen = [];
    if (site) {
      const { home, pages } = site;
      const page = home.document.article.page;
      const given = ledger.subject.links.some((link) => link.includes(site.host));
      const linked = features.profiles.filter((profile) => profile.confirmed && profile.facts.links.some((link) => link.includes(site.host)));
      const proofs = [
        ...(given ? ['adres z zamówienia'] : []),
        ...(linked.length > 0 ? ['link z profilu'] : []),
        ...(home.mentions.length > 0 ? ['nazwa w treści'] : []),
      ];
      if (proofs.length > 0) found.push(write.claim('WS-01', { domain: site.domain, list: list(proofs) }, [home, ...linked.map((profile) => profile.item)]));
      const index = createSubjectIndex();
      index.add({ id: 's', name: ledger.subject.name, kind: ledger.subject.kind });
      if (page.description) works.push(write.claim('WS-03', { title: shownTitle(home.evidence.title) }, [home]));
      else if (isFront(home)) works.push(write.claim('WS-04', {}, [home]));
      if (isFront(home) && !index.find(home.evidence.title).some((mention) => mention.full)) works.push(write.claim('WS-05', {}, [home]));
      if (/^https?:/.test(home.evidence.url) && !home.evidence.domain.endsWith('.example'))
        works.push(home.evidence.url.startsWith('https:') ? write.claim('WS-06', {}, [home]) : write.claim('WS-06b', {}, [home]));
      const contact = pages.filter((item) => item.document.article.page.hasContact);
      works.push(contact.length > 0 ? write.claim('WS-07', {}, contact) : write.claim('WS-07b', {}, pages, { basis: 'coverage' }));
      const types = [...new Set(pages.flatMap((item) => item.document.article.page.structuredTypes))].filter((type) =>
        /Person|Organization|LocalBusiness|Restaurant|Cafe|Store|ProfilePage/i.test(type),
      );
      works.push(types.length > 0 ? write.claim('WS-10', { list: list(types.slice(0, 3)) }, pages) : write.claim('WS-10b', {}, pages, { basis: 'coverage' }));
      const latest = byDate(pages).at(-1);
      if (latest) works.push(write.claim('WS-08', { date: latest.evidence.publishedAt as string }, [latest]));
      const ranks = pages.map((item) => item.evidence.rank).filter((rank) => rank !== null);
      if (ranks.length > 0)
        seen.push(
          write.claim(
            'WS-11',
            { query: ledger.subject.name, rank: Math.min(...ranks) },
            pages.filter((item) => item.evidence.rank !== null),
          ),
        );
      else seen.push(write.claim('WS-12', { query: ledger.subject.name }, [], { basis: 'coverage', quotes: [] }));
    } else {
      found.push(write.claim('WS-02', {}, [], { basis: 'coverage', quotes: [] }));
    }
    return {
      sections: [
        section(write, 'website', [
          finding('Własna strona', site ? 'positive' : 'negative', ...found),
          finding('Jak strona się przedstawia', 'neutral', ...works),
          finding('Miejsce w wynikach', 'neutral', ...seen),
        ]),
      ],
    };
  },
};
