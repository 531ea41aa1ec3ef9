/** The only door of research: from a subject to documents. */
export { AddressRefusedError, createAddressGuard, type Lookup } from './address-guard.ts';
export { costInGrosze, inGrosze } from './budget.ts';
export { canonicalUrl, domainOf, pageKey } from './canonical.ts';
export { extractArticle, extractPage } from './extract.ts';
export { isFactPurpose } from './facts.ts';
export { type FeedItem, feedItems } from './feed.ts';
export { createFetcher, type FetcherOptions } from './fetcher.ts';
export { type Glance, glance, textsNaming } from './glance.ts';
export { createGuardedAgent } from './http-get.ts';
export { platformOf, sourceKind } from './kinds.ts';
export { planQueries, storyQueries } from './queries.ts';
export { type ReadPage, readPage } from './read-page.ts';
export { MAX_PAGES, type ResearchDeps, ResearchError, readPages, research } from './research.ts';
export { retryAfter } from './retry-after.ts';
export { researchFurther } from './second-round.ts';
export { type StoredPage, storedDocument } from './stored-page.ts';
export type * from './types.ts';
