/** What reviewers say of the subject, by theme: how many well and how many badly, and a voice of each sign. */
import type { Opinion } from '../../contract/report.ts';
import type { PageItem } from '../../research/types.ts';
import { isOfWork } from '../ledger/at-work.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { type Said, themesIn } from '../reading/opinions.ts';
import { settledOn } from '../reading/settled.ts';
import { readable } from '../reading/text.ts';
import { THEMES } from '../reading/themes.ts';
import { best, type Coverage, type Passage } from './passages.ts';
import { NOBODY } from './voices.ts';

type Review = { item: LedgerItem; review: PageItem; themes: Map<string, Said> };

/** Items that are read, themes that are told, items of a theme at least, quotes of all themes. */
const ITEMS = 300;
const THEMES_MOST = 5;
const LEAST = 2;
const QUOTES = 4;
/** What a voice is worth in a theme's row that says the contrary of another theme. */
const TWO_SIDED = 0.5;

/** Reviews on pages about the subject; those of its own pages are nobody's opinion, and posts talk with each other. */
function reviewsOf(items: readonly LedgerItem[], name: string): Review[] {
  return items
    .filter((item) => item.evidence.role === 'hero' && !item.evidence.own && item.document.article.kind === 'reviews' && !isOfWork(item))
    .flatMap((item) =>
      item.document.article.items.map((review) => ({
        item,
        review,
        themes: themesIn(readable(item.document).slice(review.start, review.end), review.stars, name),
      })),
    )
    .slice(0, ITEMS);
}

/** Votes of those who voted again on the same page and otherwise: „Podnoszę na 4”. Neither alone is what they think. */
function changedMind(reviews: readonly Review[]): Set<Review> {
  const votes = Map.groupBy(
    reviews.filter(({ review: { who, stars } }) => who !== null && stars !== null && !NOBODY.test(who)),
    ({ item, review }) => `${item.evidence.n} ${review.who}`,
  );
  return new Set([...votes.values()].filter((own) => own.some(({ review }) => review.stars !== own[0]?.review.stars)).flat());
}

/** Items of a page under which the owner says what was put right. */
const answered = ({ document }: LedgerItem): Set<PageItem> => new Set(settledOn(document).flatMap(({ by, item }) => (by === 'reply' ? [item] : [])));

/** A table of opinions, the theme of most items first; empty where no theme has two items. */
export function opinionsOf(items: readonly LedgerItem[], passages: readonly Passage[], coverage: Coverage, name: string): Opinion[] {
  const reviews = reviewsOf(items, name);
  const byReview = new Map<PageItem, Passage[]>();
  for (const passage of passages) if (passage.review) byReview.set(passage.review, [...(byReview.get(passage.review) ?? []), passage]);
  const rows = THEMES.map(({ label }) => ({ label, told: reviews.filter(({ themes }) => themes.has(label)) }))
    .filter(({ told }) => told.length >= LEAST)
    .sort((a, b) => b.told.length - a.told.length)
    .slice(0, THEMES_MOST);
  const changed = changedMind(reviews);
  let left = QUOTES;
  const quotesOf = (label: string, told: readonly Review[]): Opinion['quotes'] =>
    (['good', 'bad'] as const).flatMap((sign) => {
      if (left === 0) return [];
      let found: { passage: Passage; review: PageItem; blames: boolean } | null = null;
      let most = 0;
      for (const one of told) {
        const { review } = one;
        if (one.themes.get(label) !== sign || changed.has(one)) continue;
        for (const passage of byReview.get(review) ?? []) {
          const said = passage.reply ? null : themesIn(passage.text, review.stars, name);
          if (said?.get(label) !== sign || !coverage.isFresh(passage)) continue;
          const twoSided = [...said.values()].some((other) => other !== sign);
          const gain = coverage.gain(passage) * (twoSided ? TWO_SIDED : 1);
          if (gain > most) [found, most] = [{ passage, review, blames: sign === 'bad' || twoSided }, gain];
        }
      }
      if (!found) return [];
      const { passage, review, blames } = found;
      const replies = (byReview.get(review) ?? []).filter(({ reply }) => reply);
      const reply = blames && left > 1 ? best(replies, coverage) : null;
      // What the owner has put right is told with the reply or not at all.
      if (!reply && blames && answered(passage.item).has(review)) return [];
      coverage.print(passage);
      left -= 1;
      const voice = { n: passage.item.evidence.n, text: passage.text, who: review.who, stars: review.stars, sign };
      if (!reply) return [voice];
      coverage.print(reply);
      left -= 1;
      return [voice, { n: reply.item.evidence.n, text: reply.text, who: null, stars: null, sign: 'reply' as const }];
    });
  const count = (told: readonly Review[], label: string, sign: Said) => told.filter(({ themes }) => themes.get(label) === sign).length;
  return rows.map(({ label, told }) => ({
    theme: label,
    byWords: true,
    good: count(told, label, 'good'),
    middle: count(told, label, 'middle'),
    bad: count(told, label, 'bad'),
    unrated: 0,
    refs: [...new Set(told.map(({ item }) => item.evidence.n))].sort((a, b) => a - b),
    quotes: quotesOf(label, told),
  }));
}
