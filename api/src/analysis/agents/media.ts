/** Media analyst: who writes, when, and what the subject's part in it is. */
import { monthName } from '../../contract/format.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { shownTitle } from '../reading/text.ts';
import { type Agent, byDate, byDomain, facetQuote, facetQuotes, finding, place, section } from './agent.ts';

/** Nationwide newsrooms by domain; any other newsroom counts as local or trade. */
const NATIONAL =
  /^(onet|wp|interia|gazeta|wyborcza|rp|polsatnews|tvn24|tvp|polskieradio|rmf24|radiozet|newsweek|polityka|wprost|fakt|se|dziennik|gazetaprawna|money|bankier|pb|forbes|businessinsider|pap|natemat|o2|polskatimes|tokfm|oko|krytykapolityczna|tygodnikpowszechny|niezalezna|wpolityce|dorzeczy)\.(pl|com|com\.pl|press)$/;

export const mediaAnalyst: Agent = {
  id: 'media-analyst',
  run({ ledger, features, write }) {
    const { media } = features;
    const who = [];
    const outlets = byDomain(media);
    if (media.length > 0) who.push(write.claim('ME-01', { n: media.length, m: outlets.length }, media));
    else {
      who.push(write.claim('ME-12', { n: ledger.totals.fetched }, [], { basis: 'coverage', quotes: [] }));
    }
    const national = outlets.filter(({ domain }) => NATIONAL.test(domain));
    if (national.length > 0 && national.length < outlets.length)
      who.push(write.claim('ME-02', { a: national.length, b: outlets.length - national.length }, media));
    const top = outlets[0];
    if (top && media.length >= 5 && top.items.length / media.length >= 0.4)
      who.push(write.claim('ME-04', { n: top.items.length, outlet: top.domain }, top.items));
    const reprints = ledger.items.reduce((sum, { evidence }) => sum + evidence.copies.length, 0);
    if (reprints > 0) who.push(write.claim('ME-11', { n: reprints }, [], { basis: 'rule', quotes: [] }));

    const when = [];
    const dated = byDate(media);
    const [oldest, newest] = [dated[0], dated.at(-1)];
    if (oldest && newest && oldest !== newest)
      when.push(write.claim('ME-05', { date: oldest.evidence.publishedAt as string, date2: newest.evidence.publishedAt as string }, [oldest, newest]));
    const peak = peakMonth(dated);
    if (peak) {
      const [year, month] = peak.key.split('-').map(Number) as [number, number];
      const slots = { n: peak.items.length, month: monthName(month), year };
      when.push(write.claim('ME-06', slots, peak.items));
    }
    const undated = media.length - dated.length;
    if (media.length >= 3 && undated > media.length / 2)
      when.push(
        write.claim(
          'TH-10',
          { n: undated },
          media.filter((item) => !dated.includes(item)),
        ),
      );

    const how = [];
    const titled = media.filter((item) => features.facts.get(item)?.titled);
    if (titled.length > 0 && titled.length < media.length) how.push(write.claim('ME-07', { n: titled.length }, titled));
    const passing = media.filter((item) => features.facts.get(item)?.passing);
    if (media.length >= 3 && passing.length > media.length / 2) how.push(write.claim('ME-08', { n: passing.length, m: media.length }, passing));
    const spoken = features.has('speech').filter((item) => media.includes(item));
    const quote = spoken[0] && facetQuote(features, spoken[0], 'speech');
    if (quote && ledger.subject.kind === 'person')
      how.push(write.claim('ME-09', { n: spoken.length, quote: quote.text }, spoken, { quotes: facetQuotes(features, spoken, 'speech') }));
    const interview = byDate(features.has('interview').filter((item) => !item.evidence.own)).at(-1);
    if (interview) how.push(write.claim('ME-10', { title: shownTitle(interview.evidence.title), place: place(interview.evidence) }, [interview]));
    const answer = features.has('answer').find((item) => !item.evidence.own && /sprostowan|oświadczen|odpowied/iu.test(item.evidence.title));
    if (answer) how.push(write.claim('ME-14', { title: shownTitle(answer.evidence.title), place: place(answer.evidence) }, [answer]));

    return {
      sections: [
        section(write, 'media', [
          finding('Kto pisze', media.length === 0 ? 'thin' : 'neutral', ...who),
          finding('Kiedy', 'neutral', ...when),
          finding('W jakiej roli pada nazwa', 'neutral', ...how),
        ]),
      ],
    };
  },
};

function peakMonth(dated: LedgerItem[]): { key: string; items: LedgerItem[] } | null {
  const months = new Map<string, LedgerItem[]>();
  for (const item of dated) {
    const key = (item.evidence.publishedAt as string).slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), item]);
  }
  const sorted = [...months].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? 1 : -1));
  const [top, second] = sorted;
  return top && top[1].length >= 3 && top[1].length > (second?.[1].length ?? 0) && dated.length > top[1].length ? { key: top[0], items: top[1] } : null;
}
