import type { Context } from 'hono';
import { AppError } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of another origin sent the request, by Sec-Fetch-Site or Origin. Without both headers no browser sent it. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  try {
    return new URL(origin).host !== (request.headers.get('host') ?? new URL(request.url).host);
  } catch {
    return true;
  }
}

/**
 * Rejects unsafe methods from another origin. Not Hono's csrf(), which lets cross-origin JSON pass.
 * @param except exact paths
 * @throws AppError cross_origin
 */
export function sameOrigin({ req }: Context, except: readonly string[]): void {
  if (!SAFE.has(req.method) && !except.includes(req.path) && isCrossSite(req.raw)) throw new AppError('cross_origin');
}
