/** Proofs of what reviews say: stars and themes are counted again on the pages that are cited. */
import type { Opinion, Rating } from '../../contract/report.ts';
import { type Said, themesIn } from '../reading/opinions.ts';
import { starsOn, statedRating } from '../reading/ratings.ts';
import { readable } from '../reading/text.ts';
import type { Ground } from './ground.ts';
import { isOn, itemAt } from './told.ts';

/**
 * A theme's row: no more reviews of a sign than its pages have, and the voices whose author and stars are those of the review that they stand
 * in, and whose words say of the theme what the row says.
 */
export function provenOpinion(ground: Ground, opinion: Opinion): Opinion | null {
  const { name } = ground.ledger.subject;
  const { theme } = opinion;
  const documents = opinion.refs.flatMap((n) => ground.byNumber.get(n)?.document ?? []);
  const signs = documents.flatMap((document) =>
    document.article.items.map(({ start, end, stars }) => themesIn(readable(document).slice(start, end), stars, name).get(theme)),
  );
  const most = (sign: Said) => signs.filter((one) => one === sign).length;
  if (opinion.good > most('good') || opinion.middle > most('middle') || opinion.bad > most('bad') || opinion.unrated > 0) return null;
  return {
    ...opinion,
    quotes: opinion.quotes.filter(({ n, text, who, stars, sign }) => {
      const item = isOn(ground, n, text);
      if (!item) return false;
      const { review, reply } = itemAt(item, text);
      if (sign === 'reply') return reply;
      return review !== null && !reply && review.who === who && review.stars === stars && themesIn(text, stars, name).get(theme) === sign;
    }),
  };
}

/** Stars as the page has them, and a mean that it states. */
export function provenRating(ground: Ground, { n, stars, mean, of }: Rating): boolean {
  const item = ground.byNumber.get(n);
  if (!item || item.evidence.own) return false;
  const shown = starsOn(item.document);
  const stated = statedRating(item.document);
  return stars.every((count, i) => count <= (shown[i] ?? 0)) && (mean === null ? of === null : stated?.mean === mean && stated.of === of);
}
