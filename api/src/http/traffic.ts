/** Counts requests by what was asked for and how it was answered. No path is kept: paths hold ids. */

/** `webhook`: called by servers of others. `asset`: files that pages need. `probe`: health and metrics. */
export const TRAFFIC_CLASSES = ['page', 'asset', 'api', 'admin', 'webhook', 'probe'] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];
/** Upper bounds of the histogram's buckets, in seconds. */
export const BOUNDS = [0.01, 0.05, 0.25, 1, 5] as const;

/** `buckets[i]`: requests that took at most `BOUNDS[i]`. */
export type Traffic = { statuses: Map<string, number>; buckets: number[]; count: number; seconds: number };
export type TrafficCounter = {
  note(path: string, status: number, seconds: number): void;
  read(): ReadonlyMap<TrafficClass, Traffic>;
};

const PROBES = new Set(['/healthz', '/healthz/address', '/readyz', '/metrics']);

function classOf(path: string, webhooks: readonly string[]): TrafficClass {
  if (webhooks.includes(path)) return 'webhook';
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/api/')) return 'api';
  if (PROBES.has(path)) return 'probe';
  return path.startsWith('/_astro/') || (/\.\w{2,5}$/.test(path) && !path.endsWith('.html')) ? 'asset' : 'page';
}

/** @param webhooks paths of the calls for servers of others */
export function createTraffic(webhooks: readonly string[]): TrafficCounter {
  const counts = new Map<TrafficClass, Traffic>(
    TRAFFIC_CLASSES.map((name) => [name, { statuses: new Map(), buckets: BOUNDS.map(() => 0), count: 0, seconds: 0 }]),
  );
  return {
    note(path, status, seconds) {
      const seen = counts.get(classOf(path, webhooks)) as Traffic;
      const kind = `${Math.floor(status / 100)}xx`;
      seen.statuses.set(kind, (seen.statuses.get(kind) ?? 0) + 1);
      seen.count += 1;
      seen.seconds += seconds;
      for (let at = BOUNDS.length - 1; at >= 0 && seconds <= (BOUNDS[at] as number); at--) seen.buckets[at] = (seen.buckets[at] ?? 0) + 1;
    },
    read: () => counts,
  };
}
