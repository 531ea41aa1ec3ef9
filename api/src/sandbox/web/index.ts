/** The demo web: a stand-in for the outside web at the network boundary. See README.md in this folder. */
import type { Hono } from 'hono';
import { type HistoryPage, historyPages } from './history.ts';
import { answer } from './render.ts';
import { createSearch } from './search.ts';
import { createViewer } from './viewer.ts';

export type DemoWeb = {
  /** Mounted at /sandbox/searxng: GET /search in SearXNG's JSON format. */
  searxng: Hono;
  /** Mounted at /sandbox/web: GET /:host/* for human readers. */
  web: Hono;
  /** For requests whose Host header ends in ".example"; null for every other host. */
  handleHost(request: Request): Response | Promise<Response> | null;
  /** Pages about the demo account's person from the half year before `now`. */
  history(now: Date): HistoryPage[];
};

/** Creates a demo web. Pages are stateless; only the search caches the context words of a name. */
export function createDemoWeb(options: { now?: () => Date } = {}): DemoWeb {
  const now = options.now ?? (() => new Date());
  return {
    searxng: createSearch(now),
    web: createViewer(now),
    history: historyPages,
    handleHost(request) {
      const stated = request.headers.get('host') ?? new URL(request.url).host;
      const host = stated.toLowerCase().replace(/:\d+$/, '');
      return /^[a-z0-9.-]+\.example$/.test(host) ? answer(request, host, now()) : null;
    },
  };
}
