/** Stars on a page: how many reviews of each are shown, and what the page states of all reviews, in its markup or in words. */
import type { Rating } from '../../contract/report.ts';
import type { Document, StatedRating } from '../../research/types.ts';
import { readable } from './text.ts';

/** How far from its beginning a page states its mean; further down it speaks of others. */
const HEAD = 2_000;
/** „Ocena 4,1 (37 ocen)”, „3,4 na 5 z 98 opinii”, „4,8/5 · 212 opinii”; a whole number needs its scale. */
const WRITTEN =
  /(?<![\d.,/])(?:(?<mean>[1-5][.,]\d{1,2})(?:\s?(?:\/|na)\s?5(?:[.,]0)?(?![\d.,]))?|(?<whole>[1-5])\s?(?:\/|na)\s?5(?![\d.,]))\s*(?:gwiazd\p{sc=Latn}*|pkt|[★⭐]+)?[\s,;:·•|–—-]*(?:\(|na podstawie|w oparciu o|z|średnia z)?\s*(?<of>\d{1,3}(?:[ \u00a0]\d{3})+|\d{1,6})\s+(?:opini|ocen|głos|recenzj)\p{sc=Latn}*/iu;

/** The mean and the number of reviews that a page states; null where it states none. */
export function statedRating(document: Document): StatedRating | null {
  const { items, page } = document.article;
  if (page.rating) return page.rating;
  const first = Math.min(HEAD, ...items.map(({ start }) => start));
  const { mean, whole, of = '' } = WRITTEN.exec(readable(document).slice(0, first))?.groups ?? {};
  const count = Number(of.replace(/\D/gu, ''));
  return (mean ?? whole) && count > 0 ? { mean: Number((mean ?? whole ?? '').replace(',', '.')), of: count } : null;
}

/** Reviews that the page shows, by their stars, one star first. */
export function starsOn({ article }: Document): Rating['stars'] {
  const stars: Rating['stars'] = [0, 0, 0, 0, 0];
  for (const item of article.items) if (item.stars !== null) stars[(Math.min(5, Math.max(1, Math.round(item.stars))) - 1) as 0 | 1 | 2 | 3 | 4] += 1;
  return stars;
}
