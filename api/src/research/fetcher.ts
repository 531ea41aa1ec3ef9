/** Polite HTTP: robots.txt, one request at a time per host with a delay, limits, charsets, address guard. */
import { PAGE_NOTES } from '../contract/sources.ts';
import { AddressRefusedError, createAddressGuard, type Lookup } from './address-guard.ts';
import { parseWebUrl } from './canonical.ts';
import { decodePage } from './charset.ts';
import { type Clock, createHostQueue, createSemaphore, systemClock } from './host-queue.ts';
import { createGuardedAgent, EncodingError, type HostMap, header, httpGet, type RawResponse, TooLargeError } from './http-get.ts';
import { retryAfter } from './retry-after.ts';
import { ALLOW_ALL, ALLOW_NONE, parseRobots, ROBOTS_MAX_BYTES, type RobotsRules } from './robots.ts';
import type { FeedOutcome, FeedReader, Fetcher, FetchOutcome } from './types.ts';

export type FetcherOptions = {
  /** Sent with every request; the part before "/" is the name that robots.txt rules are looked up by. */
  userAgent: string;
  /** CIDR ranges let through although not public. */
  allow: readonly string[];
  hostMap?: HostMap;
  lookup?: Lookup;
  perHostDelayMs?: number;
  /** Limit of one page with its redirects, waiting for the host's turn not counted. */
  timeoutMs?: number;
  maxBytes?: number;
  maxRedirects?: number;
  concurrency?: number;
  clock?: Clock;
};

type Failure = Exclude<FetchOutcome, { status: 'ok' }>;
type Fault = Omit<Failure, 'url'>;
/** Content types worth reading, and headers beside the usual ones. */
type Wanted = { types: ReadonlySet<string>; headers: Record<string, string> };
type Robots = { rules: RobotsRules } | { fault: Fault };

const MAX_CRAWL_DELAY_MS = 10_000;
const ROBOTS_TTL_MS = 24 * 3_600_000;
const ROBOTS_RETRY_MS = 5 * 60_000;
const MAX_ROBOTS_HOSTS = 2_000;
const TEXT_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);
/** Feeds come under many names; some servers call them plain text or a page. */
const FEED_TYPES = new Set([
  ...TEXT_TYPES,
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'application/feed+json',
  'application/json',
]);
const FEED_ACCEPT = 'application/rss+xml,application/atom+xml,application/xml;q=0.9,application/feed+json;q=0.9,*/*;q=0.1';

/** Media type and charset of a Content-Type header; an absent header counts as HTML to be looked at. */
function contentTypeOf(value: string | null): { type: string; charset: string | null } {
  if (value === null) return { type: 'text/html', charset: null };
  const [type = '', ...rest] = value.split(';');
  const charset = /charset\s*=\s*["']?([\w-]{2,30})/i.exec(rest.join(';'))?.[1] ?? null;
  return { type: type.trim().toLowerCase(), charset };
}

/** A stray NUL is a slip, many are a file that is no text. */
const isBinary = (text: string) => text.includes('\u0000') && text.split('\u0000').length - 1 > text.length / 200;

const isRedirect = (status: number) => status === 301 || status === 302 || status === 303 || status === 307 || status === 308;

/** What a status code means for the page log; null when the body is to be read. */
function faultOfStatus(status: number): Fault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return { status: 'missing', detail: PAGE_NOTES.http(status) };
  if (status === 401 || status === 403 || status === 407 || status === 451) return { status: 'forbidden', detail: PAGE_NOTES.http(status) };
  return { status: 'error', detail: PAGE_NOTES.http(status) };
}

/** Turns an error into an outcome. `timedOut`: our own deadline, not the caller's abort. */
function faultOfError(error: unknown, timedOut: boolean, aborted: boolean): Fault {
  if (error instanceof AddressRefusedError) return { status: 'refused_address', detail: error.message };
  if (error instanceof TooLargeError) return { status: 'too_large', detail: error.message };
  if (error instanceof EncodingError) return { status: 'not_text', detail: error.message };
  if (aborted) return { status: 'error', detail: PAGE_NOTES.aborted };
  // The parser of broken HTTP has an error whose code is undefined.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (timedOut || code.includes('TIMEOUT') || code === 'ETIMEDOUT') return { status: 'timeout', detail: PAGE_NOTES.timeout };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return { status: 'error', detail: PAGE_NOTES.unknownHost };
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__')) return { status: 'error', detail: PAGE_NOTES.brokenCompression };
  return { status: 'error', detail: PAGE_NOTES.noConnection(code || null) };
}

/** Never throws: every way a page can fail is an outcome with a status of the page log. */
export function createFetcher(options: FetcherOptions): Fetcher & FeedReader {
  const { userAgent, timeoutMs = 15_000, maxBytes = 2 * 1024 * 1024, maxRedirects = 5, clock = systemClock } = options;
  const guard = createAddressGuard({ allow: options.allow, ...(options.lookup ? { lookup: options.lookup } : {}) });
  const dispatcher = createGuardedAgent({ guard, connectTimeoutMs: timeoutMs, ...(options.hostMap ? { hostMap: options.hostMap } : {}) });
  const queue = createHostQueue({ delayMs: options.perHostDelayMs ?? 1_000, clock });
  const slots = createSemaphore(options.concurrency ?? 8);
  const robotsCache = new Map<string, { robots: Robots; until: number }>();
  const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,text/plain;q=0.8', 'accept-language': 'pl,en;q=0.5' };

  async function readRobots(origin: string, signal: AbortSignal): Promise<Robots> {
    let address = `${origin}/robots.txt`;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await httpGet(address, {
        dispatcher,
        headers,
        maxBytes: ROBOTS_MAX_BYTES,
        cut: true,
        signal,
        wantsBody: (r) => r.status >= 200 && r.status < 300,
      });
      if (isRedirect(response.status)) {
        const next = parseWebUrl(header(response, 'location') ?? '', address);
        if (!next) return { rules: ALLOW_ALL };
        address = next.href;
        continue;
      }
      if (response.status >= 500 || response.status === 429) return { rules: ALLOW_NONE };
      if (response.status >= 400) return { rules: ALLOW_ALL };
      return { rules: parseRobots(`${origin}/robots.txt`, response.body.toString('utf8'), userAgent) };
    }
    return { rules: ALLOW_ALL };
  }

  async function robotsOf(origin: string, caller: AbortSignal | undefined): Promise<Robots> {
    const known = robotsCache.get(origin);
    if (known && known.until > clock.now()) return known.robots;
    const robots = await withDeadline(caller, (signal) => readRobots(origin, signal)).catch((fault: Fault): Robots => ({ fault }));
    if (!caller?.aborted) {
      if (robotsCache.size >= MAX_ROBOTS_HOSTS) robotsCache.delete(robotsCache.keys().next().value as string);
      const sure = 'rules' in robots && robots.rules !== ALLOW_NONE;
      robotsCache.set(origin, { robots, until: clock.now() + (sure ? ROBOTS_TTL_MS : ROBOTS_RETRY_MS) });
    }
    return robots;
  }

  /** Runs network work under our deadline and the caller's signal; rejects with a `Fault`. */
  async function withDeadline<T>(caller: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      return await work(caller ? AbortSignal.any([caller, deadline.signal]) : deadline.signal);
    } catch (error) {
      throw faultOfError(error, deadline.signal.aborted, caller?.aborted ?? false);
    } finally {
      clearTimeout(timer);
    }
  }

  /** One hop: the host's turn, its robots.txt, the request. */
  function hop(url: URL, wanted: Wanted, caller: AbortSignal | undefined): Promise<RawResponse> {
    const turn = async (pause: (ms: number) => void) => {
      const robots = await robotsOf(url.origin, caller);
      if ('fault' in robots) throw robots.fault;
      if (robots.rules.crawlDelayMs !== null) pause(Math.min(robots.rules.crawlDelayMs, MAX_CRAWL_DELAY_MS));
      if (!robots.rules.allows(url.href)) {
        const detail = robots.rules === ALLOW_NONE ? PAGE_NOTES.robotsUnavailable : PAGE_NOTES.robotsForbids;
        throw { status: 'robots', detail } satisfies Fault;
      }
      const wantsBody = (r: Omit<RawResponse, 'body'>) => faultOfStatus(r.status) === null && wanted.types.has(contentTypeOf(header(r, 'content-type')).type);
      return withDeadline(caller, (signal) => httpGet(url.href, { dispatcher, headers: { ...headers, ...wanted.headers }, maxBytes, signal, wantsBody }));
    };
    return queue.run(url.host, (pause) => slots.run(() => turn(pause)), caller);
  }

  function pageOf(url: string, finalUrl: string, response: RawResponse): FetchOutcome {
    const fault = faultOfStatus(response.status);
    if (fault) return { url, ...fault };
    const { type, charset } = contentTypeOf(header(response, 'content-type'));
    if (!TEXT_TYPES.has(type)) return { url, status: 'not_text', detail: type.slice(0, 80) || PAGE_NOTES.unknownType };
    const { text } = decodePage(response.body, charset);
    if (isBinary(text)) return { url, status: 'not_text', detail: PAGE_NOTES.binary };
    return { status: 'ok', url, finalUrl, fetchedAt: new Date(clock.now()).toISOString(), contentType: type, html: text, bytes: response.body.length };
  }

  /** Follows redirects to the answer; every hop waits its host's turn and asks its robots.txt. Rejects with a `Fault`. */
  async function follow(url: string, wanted: Wanted, signal: AbortSignal | undefined): Promise<{ finalUrl: string; response: RawResponse }> {
    let current = parseWebUrl(url);
    if (!current) throw { status: 'refused_address', detail: PAGE_NOTES.addressRefused } satisfies Fault;
    const seen = new Set<string>();
    for (let step = 0; step <= maxRedirects; step++) {
      current.hash = '';
      seen.add(current.href);
      const response: RawResponse = await hop(current, wanted, signal);
      if (!isRedirect(response.status)) return { finalUrl: current.href, response };
      const location = header(response, 'location');
      const next: URL | null = location === null ? null : parseWebUrl(location, current.href);
      if (!next) throw { status: location === null ? 'error' : 'refused_address', detail: PAGE_NOTES.redirectRefused } satisfies Fault;
      next.hash = '';
      if (seen.has(next.href)) throw { status: 'redirect_loop', detail: PAGE_NOTES.redirectLoop } satisfies Fault;
      current = next;
    }
    throw { status: 'redirect_loop', detail: PAGE_NOTES.tooManyRedirects(maxRedirects) } satisfies Fault;
  }

  const faultOf = (error: unknown, signal: AbortSignal | undefined): Fault =>
    signal?.aborted ? { status: 'error', detail: PAGE_NOTES.aborted } : isFault(error) ? error : faultOfError(error, false, false);

  return {
    async fetch(url, signal) {
      try {
        const { finalUrl, response } = await follow(url, { types: TEXT_TYPES, headers: {} }, signal);
        return pageOf(url, finalUrl, response);
      } catch (error) {
        return { url, ...faultOf(error, signal) };
      }
    },
    async feed(url, { etag, lastModified }, signal): Promise<FeedOutcome> {
      try {
        const conditions = { ...(etag ? { 'if-none-match': etag } : {}), ...(lastModified ? { 'if-modified-since': lastModified } : {}) };
        const { finalUrl, response } = await follow(url, { types: FEED_TYPES, headers: { accept: FEED_ACCEPT, ...conditions } }, signal);
        if (response.status === 304) return { status: 'unchanged' };
        const wait = retryAfter(header(response, 'retry-after'), header(response, 'date')) ?? null;
        const fault = faultOfStatus(response.status);
        if (fault) return { status: 'failed', detail: fault.detail, retryAfterMs: wait };
        const { type, charset } = contentTypeOf(header(response, 'content-type'));
        if (!FEED_TYPES.has(type)) return { status: 'failed', detail: PAGE_NOTES.notFeed(type), retryAfterMs: wait };
        const body = decodePage(response.body, charset).text;
        return { status: 'ok', finalUrl, body, etag: header(response, 'etag'), lastModified: header(response, 'last-modified') };
      } catch (error) {
        return { status: 'failed', detail: faultOf(error, signal).detail, retryAfterMs: null };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'status' in value && 'detail' in value;
