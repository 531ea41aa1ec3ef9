/** The search sources by name: which are asked is chosen in the configuration. */
import { isFactSource, type SourceName } from '../../contract/sources.ts';
import type { SearchSource } from '../types.ts';
import type { Service } from './answer.ts';
import { failure } from './ask-json.ts';
import { createBrave } from './brave.ts';
import { createCeidg } from './ceidg.ts';
import { createHackerNews } from './hacker-news.ts';
import { createKrs } from './krs.ts';
import { createMastodon } from './mastodon.ts';
import { createWikidata, createWikipedia } from './mediawiki.ts';
import { createSearxng } from './searxng.ts';
import { createSerper } from './serper.ts';
import { createWayback } from './wayback.ts';
import { createWhiteList } from './white-list.ts';
import { createWykop } from './wykop.ts';
import { createYoutube } from './youtube.ts';

export { createSearxng } from './searxng.ts';

/** What the connectors need; null where the operator has set nothing. */
export type SourceSettings = {
  sources: readonly SourceName[];
  searxngUrl: string | null;
  braveKey: string | null;
  serperKey: string | null;
  youtubeKey: string | null;
  mastodon: { baseUrl: string; token: string } | null;
  wykop: { key: string; secret: string } | null;
  ceidgToken: string | null;
  /** Other origins for sources with a fixed address, for trials against a local server. */
  sourceUrls: Readonly<Partial<Record<SourceName, string>>>;
};

/** Makes each source, or null when its key or address is missing. */
const CONNECTORS: Record<SourceName, (settings: SourceSettings, http: Service) => SearchSource | null> = {
  searxng: ({ searxngUrl }, http) => (searxngUrl === null ? null : createSearxng({ ...http, baseUrl: searxngUrl })),
  brave: ({ braveKey }, http) => (braveKey === null ? null : createBrave({ ...http, key: braveKey })),
  serper: ({ serperKey }, http) => (serperKey === null ? null : createSerper({ ...http, key: serperKey })),
  wikipedia: (_settings, http) => createWikipedia(http),
  wikidata: (_settings, http) => createWikidata(http),
  youtube: ({ youtubeKey }, http) => (youtubeKey === null ? null : createYoutube({ ...http, key: youtubeKey })),
  mastodon: ({ mastodon }, http) => (mastodon === null ? null : createMastodon({ ...http, ...mastodon })),
  hackernews: (_settings, http) => createHackerNews(http),
  wykop: ({ wykop }, http) => (wykop === null ? null : createWykop({ ...http, ...wykop })),
  krs: (_settings, http) => createKrs(http),
  whitelist: (_settings, http) => createWhiteList(http),
  ceidg: ({ ceidgToken }, http) => (ceidgToken === null ? null : createCeidg({ ...http, token: ceidgToken })),
  wayback: (_settings, http) => createWayback(http),
};

/** Stands for a source that is named but not connected: each question is logged as `no_key`, and nothing is sent. */
export const unconnected = (name: SourceName): SearchSource => ({
  name,
  pages: {
    ...(isFactSource(name) ? { nip: 1 } : { context: 1, name: 1, form: 1, variant: 1, topic: 1, platform: 1, story: 1 }),
    inAll: Number.POSITIVE_INFINITY,
    kept: 0,
  },
  pace: { delayMs: 0, parallel: 1 },
  cost: null,
  search: async () => failure('no_key', { code: 'no_key' }),
});

/** The same calls at another origin. */
const at = (origin: string, { fetch, ...rest }: Service): Service => ({
  ...rest,
  fetch: (address, init) => {
    const { pathname, search } = new URL(String(address));
    return fetch(`${origin}${pathname}${search}`, init);
  },
});

/** The sources that the configuration names, in its order; one without a key answers `no_key`. */
export const createSources = (settings: SourceSettings, http: Service): SearchSource[] =>
  [...new Set(settings.sources)].map((name) => {
    const origin = settings.sourceUrls[name];
    return CONNECTORS[name](settings, origin === undefined ? http : at(origin, http)) ?? unconnected(name);
  });
