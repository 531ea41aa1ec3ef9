import type { LedgerItem } from '../ledger/types.ts';
import { languageName, list } from '../words/grammar.ts';
import { type Agent, byDate, facetQuote, finding, percent, place, section } from './agent.ts';

/** Kinds of place in the genitive, as „trafiają do” needs. */
const PLACES: Record<string, string> = {
  news: 'mediów',
  trade: 'serwisów branżowych',
  blog: 'blogów',
  forum: 'forów',
  social: 'serwisów społecznościowych',
  review: 'serwisów z opiniami',
  company: 'stron firmowych',
  encyclopedia: 'encyklopedii',
  register: 'rejestrów',
};
/** „z mediów, forów i stron firmowych”; „ze stron firmowych i mediów” */
const fromPlaces = (names: string[]): string => `${/^[sz]t/.test(names[0] ?? '') ? 'ze' : 'z'} ${list(names)}`;
/** Questions older than this are not shown, in days. */
export const QUESTION_DAYS = 730;

export const audienceAnalyst: Agent = {
  id: 'audience-analyst',
  run({ ledger, features, write }) {
    const { ownTexts, others } = features;
    const frame = [];
    const kinds = new Map<string, LedgerItem[]>();
    for (const item of others) {
      const name = PLACES[item.evidence.kind];
      if (name) kinds.set(name, [...(kinds.get(name) ?? []), item]);
    }
    const top = [...kinds].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)).slice(0, 3);
    // Of most pages it may not be known what they are.
    const known = top.reduce((sum, [, items]) => sum + items.length, 0);
    if (others.length >= 5 && known * 2 > others.length)
      frame.push(
        write.claim(
          'AU-11',
          { kinds: fromPlaces(top.map(([name]) => name)) },
          top.flatMap(([, items]) => items),
        ),
      );
    const foreign = ledger.items.filter((item) => !item.evidence.lang.startsWith('pl') && item.evidence.lang !== 'und' && item.evidence.lang !== '');
    if (foreign.length > 0 && ledger.items.length >= 5) {
      const languages = [...new Set(foreign.map((item) => languageName(item.evidence.lang)))];
      frame.push(write.claim('AU-10', { share: percent(ledger.items.length - foreign.length, ledger.items.length), list: list(languages) }, foreign));
    }
    const own = [];
    if (ownTexts.length > 0) {
      own.push(write.claim('AU-02', { n: ownTexts.length }, ownTexts));
      const months = new Set(
        byDate(ownTexts)
          .filter((item) => (features.ageDays(item) ?? 999) <= 365)
          .map((item) => item.evidence.publishedAt?.slice(0, 7)),
      );
      if (months.size >= 6) own.push(write.claim('AU-06', { n: months.size }, byDate(ownTexts)));
      const gap = longestGap(byDate(ownTexts));
      if (gap && gap.months >= 4) own.push(write.claim('AU-07', { n: gap.months }, gap.items));
      const undated = ownTexts.filter((item) => item.evidence.publishedAt === null);
      if (undated.length >= 2) own.push(write.claim('AU-14', { n: undated.length }, undated));
      const host = features.site?.host;
      const linking = host ? others.filter((item) => item.document.article.page.links.some((link) => link.includes(host))) : [];
      const domains = new Set(linking.map((item) => item.evidence.domain)).size;
      if (domains > 0 && linking.length === domains) own.push(write.claim('AU-12', { n: domains }, linking));
    }

    const reactions = [];
    const asking = features.has('question').find((item) => (features.ageDays(item) ?? 999) <= QUESTION_DAYS);
    const question = asking && facetQuote(features, asking, 'question');
    if (asking && question)
      reactions.push(write.claim('AU-13', { quote: question.text, place: place(asking.evidence) }, [asking], { quotes: [question.quoted] }));
    return {
      sections: [
        section(write, 'audience', [
          finding('Gdzie pojawiają się treści', 'neutral', ...frame),
          finding('Własne publikacje', 'neutral', ...own),
          finding('Reakcje', 'neutral', ...reactions),
        ]),
      ],
    };
  },
};

function longestGap(dated: LedgerItem[]): { months: number; items: LedgerItem[] } | null {
  let best: { months: number; items: LedgerItem[] } | null = null;
  for (let i = 1; i < dated.length; i += 1) {
    const [a, b] = [dated[i - 1] as LedgerItem, dated[i] as LedgerItem];
    const months = Math.floor((Date.parse(b.evidence.publishedAt as string) - Date.parse(a.evidence.publishedAt as string)) / (30.44 * 86_400_000));
    if (!best || months > best.months) best = { months, items: [a, b] };
  }
  return best;
}
