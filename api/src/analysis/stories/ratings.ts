/** The stars of each page of reviews about the subject, before anything is said of what the reviews speak of. */
import type { Rating } from '../../contract/report.ts';
import { isOfWork } from '../ledger/at-work.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { starsOn, statedRating } from '../reading/ratings.ts';

const MOST = 6;
/** Texts that retell somebody's mean, or list the means of several. */
const NOT_RATED = new Set(['news', 'opinion', 'interview', 'list', 'paid', 'release', 'forum', 'own']);

export function ratingsIn(items: readonly LedgerItem[]): Rating[] {
  return items
    .filter((item) => item.evidence.role === 'hero' && !item.evidence.own && !NOT_RATED.has(item.evidence.genre) && !isOfWork(item))
    .flatMap(({ evidence, document }) => {
      const stars = document.article.kind === 'reviews' ? starsOn(document) : ([0, 0, 0, 0, 0] satisfies Rating['stars']);
      const stated = statedRating(document);
      const shown = stars.reduce((sum, one) => sum + one, 0);
      return shown > 0 || stated ? [{ n: evidence.n, stars, mean: stated?.mean ?? null, of: stated?.of ?? null }] : [];
    })
    .slice(0, MOST);
}
