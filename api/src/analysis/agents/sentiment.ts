/** Sentiment analyst: praise and criticism by others, where they occur, and how certain the judgement is. */
import type { DocumentTone } from '../../contract/report.ts';
import { targetSentiment } from '../../language/index.ts';
import { wilson } from '../kpis/intervals.ts';
import type { LedgerItem } from '../ledger/types.ts';
import {
  type Agent,
  bearsCriticism,
  byDomain,
  byStrength,
  domainsOf,
  facetQuote,
  finding,
  itemQuote,
  leaningQuotes,
  percent,
  place,
  section,
  strongest,
  titledTopic,
  topicOf,
} from './agent.ts';

const MANY: Record<DocumentTone, string> = { positive: 'pozytywne', negative: 'negatywne', neutral: 'neutralne', mixed: 'mieszane' };
const ONE: Record<DocumentTone, string> = { positive: 'pozytywna', negative: 'negatywna', neutral: 'neutralna', mixed: 'mieszana' };

/** Widest range of a share that is printed: „między 1% a 30%” tells nobody anything. */
const WIDEST = 0.2;

export const sentimentAnalyst: Agent = {
  id: 'sentiment-analyst',
  run({ ledger, features, write }) {
    const { judged, positive, negative, neutral, mixed, uncertain } = features;
    const n = judged.length;
    const enough = n >= 5;
    const share = (items: LedgerItem[]) => percent(items.length, n);
    const all: [DocumentTone, LedgerItem[]][] = [
      ['positive', positive],
      ['negative', negative],
      ['neutral', neutral],
      ['mixed', mixed],
    ];
    const counts = all.filter(([, items]) => items.length > 0);
    const [only] = counts;
    const overall = [
      n === 1 && only
        ? write.claim('SE-01b', { tone: ONE[only[0]] }, judged)
        : write.claim('SE-01', { n, list: counts.map(([label, items]) => `${MANY[label]} — ${items.length}`).join(', ') }, judged),
    ];
    if (enough) {
      if (positive.length / n >= 0.6) overall.push(write.claim('SE-02', { share: share(positive), n }, positive));
      if (negative.length / n >= 0.4 && bearsCriticism(features)) overall.push(write.claim('SE-03', { share: share(negative), n }, negative));
      if (neutral.length / n >= 0.6 && neutral.length < n) overall.push(write.claim('SE-04', { share: share(neutral) }, neutral));
      const close = Math.abs(positive.length - negative.length) / n <= 0.1;
      if (close && positive.length >= 3 && negative.length >= 3)
        overall.push(write.claim('SE-05', { a: positive.length, b: negative.length }, [...positive, ...negative]));
      const { low, high } = wilson(positive.length / n, n);
      if (n >= 10 && positive.length > 0 && high - low <= WIDEST)
        overall.push(write.claim('SE-14', { low: Math.floor(low * 100), high: Math.ceil(high * 100) }, judged));
      if (negative.length + mixed.length === 0) overall.push(write.claim('SE-16', { n }, judged));
    }
    if (uncertain.length > 0) overall.push(write.claim('SE-10', { n: uncertain.length }, uncertain));

    const praise = [];
    const good = topicOf(features, positive, 3);
    const goodShown = good && leaningQuotes(byStrength(good.items), good.lemma, 'positive');
    const goodItem = goodShown?.[0]?.quoted.item;
    if (good && goodShown?.[0])
      praise.push(
        write.claim('SE-06', { topic: good.lemma, n: good.items.length, m: positive.length, quote: goodShown[0].text }, good.items, {
          quotes: goodShown.slice(0, 3).map((q) => q.quoted),
        }),
      );
    const best = strongest(voices(positive, 'positive', goodItem));
    if (best) praise.push(write.claim('SE-12', { quote: itemQuote(best), place: place(best.evidence) }, [best]));

    const criticism = [];
    const bad = titledTopic(features, negative);
    const badShown = bad && leaningQuotes(byStrength(bad.items), bad.lemma, 'negative');
    const badItem = badShown?.[0]?.quoted.item;
    if (bad && badShown?.[0])
      criticism.push(
        write.claim('SE-07', { topic: bad.lemma, n: bad.items.length, m: negative.length, quote: badShown[0].text }, bad.items, {
          quotes: badShown.slice(0, 3).map((q) => q.quoted),
        }),
      );
    const worst = strongest(voices(negative, 'negative', badItem));
    if (worst) criticism.push(write.claim('SE-13', { quote: itemQuote(worst), place: place(worst.evidence) }, [worst]));
    const loudest = byDomain(negative)[0];
    if (loudest && negative.length >= 5 && loudest.items.length / negative.length >= 0.5)
      criticism.push(write.claim('SE-11', { domain: loudest.domain, share: percent(loudest.items.length, negative.length) }, loudest.items));

    const between = [];
    const judgedOf = (items: LedgerItem[]) => items.filter((item) => judged.includes(item));
    const [media, social] = [judgedOf(features.media), judgedOf(features.social)];
    const good100 = (items: LedgerItem[]) => percent(items.filter((item) => positive.includes(item)).length, items.length);
    if (media.length >= 10 && social.length >= 10 && Math.abs(good100(media) - good100(social)) >= 20)
      between.push(write.claim('SE-08', { x: good100(media), y: good100(social) }, [...media, ...social]));
    const year = Number(ledger.now.slice(0, 4));
    const inYear = (y: number) => judged.filter((item) => item.evidence.publishedAt?.startsWith(String(y)));
    const [now, before] = [inYear(year), inYear(year - 1)];
    if (now.length >= 10 && before.length >= 10 && Math.abs(good100(now) - good100(before)) >= TREND)
      between.push(write.claim('SE-09', { yearA: year - 1, yearB: year, x: good100(before), y: good100(now) }, [...before, ...now]));
    const both = features.has('mixed').filter((item) => judged.includes(item));
    const mix = both[0] && facetQuote(features, both[0], 'mixed');
    if (mix) between.push(write.claim('SE-15', { n: both.length, quote: mix.text }, both, { quotes: [mix.quoted] }));
    const places = domainsOf(judged);
    if (places.length === 1 && n >= 2) between.push(write.claim('TH-12', { domain: places[0] as string }, judged));

    return {
      sections: [
        section(write, 'sentiment', [
          finding('Rozkład ocen', n === 0 ? 'thin' : 'neutral', ...overall),
          finding('Co chwalą źródła', 'positive', ...praise),
          finding('Co krytykują źródła', 'negative', ...criticism),
          finding('Gdzie i kiedy wydźwięk się różni', 'neutral', ...between),
        ]),
      ],
    };
  },
};

/** Least change of the share between two years that is reported, in percentage points. */
const TREND = 20;
/** Least confidence of a quoted sentence judged alone, without the rest of its page. */
const VOICE = 0.97;

/** Items whose quote names the subject and, judged alone, has the given label. Quotes where the name is a speaker line ("Name:") are left out. */
function voices(items: LedgerItem[], label: 'positive' | 'negative', told: LedgerItem | null | undefined): LedgerItem[] {
  return items.filter((item) => {
    const { start, end, text } = item.evidence.quote;
    const named = item.mentions.filter((mention) => mention.start >= start && mention.end <= end);
    if (item === told || named.length === 0 || named.some((mention) => item.document.article.text.slice(mention.end).startsWith(':'))) return false;
    const alone = targetSentiment(
      text,
      named.map((mention) => ({ start: mention.start - start, end: mention.end - start })),
    );
    return alone.label === label && alone.confidence >= VOICE;
  });
}
