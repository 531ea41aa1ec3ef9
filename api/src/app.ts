/** The HTTP app: one chain of routes over one set of guards. `AppType` is what the site's typed client knows. */
import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { authRoutes } from './auth/routes.ts';
import { MAX_BODY } from './contract/constants.ts';
import type { Deps } from './deps.ts';
import { AppError, answerError } from './http/errors.ts';
import { middleware, router } from './http/factory.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { sameOrigin } from './http/origin.ts';
import { readSession } from './http/session.ts';
import { orderRoutes, reportRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { profileRoutes } from './profile/routes.ts';

const WEBHOOK = '/api/payments/webhook';
const MAX_WEBHOOK = 512 * 1024;

/** Request id, address and log line; the path is logged without query and without ids. */
const requestContext = (deps: Deps) =>
  middleware(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    const forwarded = deps.config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('address', forwarded ?? remoteAddress(c));
    const started = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    if (c.req.path.startsWith('/api/'))
      c.get('log').info({ method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - started) });
  });

/** The socket's address; in-process tests have no socket. */
function remoteAddress(c: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

const noStore = middleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large');
    },
  });

/** The API alone, chained so that its type holds every call. */
function api(deps: Deps) {
  return router()
    .route('/api', authRoutes(deps))
    .route('/api/user', profileRoutes(deps))
    .route('/api/reports', reportRoutes(deps))
    .route('/api/orders', orderRoutes(deps))
    .route('/api/payments', paymentRoutes(deps));
}

export type AppType = ReturnType<typeof api>;

/**
 * The whole server-side app but the static pages and the stand-ins, which `main.ts` mounts beside it.
 * Errors are `{code, message, requestId}` with a Polish message.
 */
export function createApp(deps: Deps) {
  const app = router();
  app.use(requestContext(deps));
  app.use(securityHeaders(deps.config));
  app.use('/api/*', noStore);
  app.use(WEBHOOK, limitBody(MAX_WEBHOOK));
  app.use('/api/*', async (c, next) => (c.req.path === WEBHOOK ? next() : limitBody(MAX_BODY)(c, next)));
  app.use('/api/*', sameOrigin([WEBHOOK]));
  app.use('/api/*', readSession(deps));
  // A report is the one answer worth compressing.
  app.use('/api/orders/*', compress());
  app.route('/', api(deps));
  app.route('/', health(deps));
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.onError(answerError);
  return app;
}
