/** Commercial analyst: what someone who considers working with or buying from the subject finds. Never a valuation. */
import { shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, facetQuote, facetQuotes, finding, place, roleQuotes, section } from './agent.ts';

export const commercialAnalyst: Agent = {
  id: 'commercial-analyst',
  run({ features, write }) {
    const frame = [write.claim('CO-01', {}, [], { basis: 'rule', quotes: [] })];
    const offers = features.has('offer').sort((a, b) => Number(b.evidence.own) - Number(a.evidence.own) || a.evidence.n - b.evidence.n);
    const offer = offers[0];
    const quote = offer && facetQuote(features, offer, 'offer');
    if (offer && quote)
      frame.push(write.claim('CO-02', { quote: quote.text, domain: offer.evidence.domain }, offers, { quotes: facetQuotes(features, offers, 'offer') }));
    else frame.push(write.claim('CO-03', {}, [], { basis: 'coverage', quotes: [] }));
    const contact =
      features.site?.pages.filter((item) => features.facts.get(item)?.contact && /współprac|dla mediów|zleceni/iu.test(item.document.article.text)) ?? [];
    if (contact[0]) frame.push(write.claim('CO-13', { domain: contact[0].evidence.domain }, contact));

    const voices = [];
    const { reviews } = features;
    const good = reviews.filter((item) => features.positive.includes(item)).length;
    const bad = reviews.filter((item) => features.negative.includes(item)).length;
    if (reviews.length >= 5)
      voices.push(write.claim('CO-04', { n: reviews.length, a: good, b: bad }, reviews, { quotes: facetQuotes(features, reviews, 'review') }));
    else if (reviews.length > 0) voices.push(write.claim('CO-05', { n: reviews.length }, reviews, { quotes: facetQuotes(features, reviews, 'review') }));

    const special = [];
    const roles = features.roles.filter(({ items }) => new Set(items.map((item) => item.evidence.domain)).size >= 3);
    const rivals = features.roles.filter(({ items }) => items.length >= 2);
    if (roles[0] && (rivals[1]?.items.length ?? 0) < roles[0].items.length)
      special.push(write.claim('CO-11', { topic: roles[0].role }, roles[0].items, { quotes: roleQuotes(features, roles[0].items, roles[0].role) }));
    else if (rivals.length >= 3)
      special.push(
        write.claim(
          'CO-12',
          { list: list(rivals.slice(0, 3).map((r) => `„${r.role}”`)) },
          rivals.slice(0, 3).flatMap((r) => r.items.slice(0, 2)),
        ),
      );
    const offerRank = Math.min(...offers.map((item) => item.evidence.rank ?? Number.POSITIVE_INFINITY));
    const above = features.negative.find((item) => item.evidence.rank !== null && item.evidence.rank < offerRank);
    if (above && offer) special.push(write.claim('CO-14', { title: shownTitle(above.evidence.title), place: place(above.evidence) }, [above]));
    return {
      sections: [
        section(write, 'commercial', [
          finding('Oferta i kontakt', quote ? 'positive' : 'negative', ...frame),
          finding('Opinie', bad > good ? 'negative' : 'neutral', ...voices),
          finding('Specjalizacja', 'neutral', ...special),
        ]),
      ],
    };
  },
};
