/** Commercial analyst: what someone who considers working with or buying from the subject finds. Never a valuation. */
import { isOfWork } from '../ledger/at-work.ts';
import { shownTitle } from '../reading/text.ts';
import { type Agent, facetQuote, facetQuotes, finding, place, section } from './agent.ts';

export const commercialAnalyst: Agent = {
  id: 'commercial-analyst',
  run({ features, write }) {
    const frame = [];
    const offers = features.has('offer').sort((a, b) => Number(b.evidence.own) - Number(a.evidence.own) || a.evidence.n - b.evidence.n);
    const offer = offers[0];
    const quote = offer && facetQuote(features, offer, 'offer');
    if (offer && quote)
      frame.push(write.claim('CO-02', { quote: quote.text, domain: offer.evidence.domain }, offers, { quotes: facetQuotes(features, offers, 'offer') }));
    else if (features.site) frame.push(write.claim('CO-03', {}, [], { basis: 'coverage', quotes: [] }));
    const contact =
      features.site?.pages.filter((item) => features.facts.get(item)?.contact && /współprac|dla mediów|zleceni/iu.test(item.document.article.text)) ?? [];
    if (contact[0]) frame.push(write.claim('CO-13', { domain: contact[0].evidence.domain }, contact));

    const voices = [];
    const { reviews } = features;
    const good = reviews.filter((item) => features.positive.includes(item)).length;
    const bad = reviews.filter((item) => features.negative.includes(item)).length;
    // Of customers: what people say of their employer is no opinion of whoever buys.
    const pages = features.others.filter((item) => item.evidence.genre === 'review' && item.document.article.items.length > 0 && !isOfWork(item));
    const heard = pages.reduce((sum, { document }) => sum + document.article.items.length, 0);
    if (pages.length > 0) voices.push(write.claim('CO-04', { n: pages.length, m: heard }, pages));

    const special = [];
    const offerRank = Math.min(...offers.map((item) => item.evidence.rank ?? Number.POSITIVE_INFINITY));
    const above = features.negative.find((item) => item.evidence.rank !== null && item.evidence.rank < offerRank);
    if (above && offer) special.push(write.claim('CO-14', { title: shownTitle(above.evidence.title), place: place(above.evidence) }, [above]));
    return {
      sections: [
        section(write, 'commercial', [
          finding('Oferta i kontakt', quote ? 'positive' : 'negative', ...frame),
          finding('Opinie', bad > good ? 'negative' : 'neutral', ...voices),
          finding('Co stoi wyżej niż oferta', 'negative', ...special),
        ]),
      ],
    };
  },
};
