import { AppError } from './errors.ts';
import { middleware } from './factory.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser says that a request was caused by another site. Requests without these headers come from no page. */
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

/** Refuses unsafe methods that another site caused. Hono's csrf() lets cross-origin JSON through, so this is ours. */
export const sameOrigin = (except: readonly string[]) =>
  middleware(async (c, next) => {
    if (!SAFE.has(c.req.method) && !except.includes(c.req.path) && isCrossSite(c.req.raw)) throw new AppError('cross_origin');
    await next();
  });
