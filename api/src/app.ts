/** The HTTP app: middleware and one chain of routes. `AppType` types the site's client. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { adminRoutes } from './admin/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { readSession } from './auth/guards.ts';
import { authRoutes } from './auth/routes.ts';
import { securityRoutes } from './auth/security-routes.ts';
import { MAX_BODY } from './contract/constants.ts';
import { dashboardRoutes, recommendationRoutes } from './dashboard/routes.ts';
import type { Deps } from './deps.ts';
import { feedRoutes, readFeedRoutes } from './feed/routes.ts';
import { metrics } from './health/metrics.ts';
import { health } from './health/routes.ts';
import { AppError, answerErrors } from './http/errors.ts';
import { middleware, router } from './http/factory.ts';
import { presetHeaders, securityHeaders } from './http/headers.ts';
import { sameOrigin } from './http/origin.ts';
import { createOverload, type Overload } from './http/overload.ts';
import { securityTxtRoutes } from './http/security-txt.ts';
import { createTraffic, type TrafficCounter } from './http/traffic.ts';
import { mailRoutes } from './mail/routes.ts';
import { monitoringRoutes } from './monitoring/routes.ts';
import { paymentRoutes } from './orders/payment/routes.ts';
import { orderRoutes, reportRoutes } from './orders/routes.ts';
import { sharedRoutes, shareRoutes } from './orders/sharing/routes.ts';
import { heldDataRoutes, privacyRoutes } from './privacy/routes.ts';
import { profileRoutes, subscriptionRoutes } from './profile/routes.ts';
import { settingsRoutes, unsubscribeRoutes } from './settings/routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { waitingRoutes } from './waiting/routes.ts';
import { accountOrderRoutes, subjectRoutes } from './watching/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** Called by servers of others, from another origin, with larger bodies than a form's. */
const WEBHOOKS = ['/api/payments/webhook', '/api/mail/bounces'];
/** Mail programs post here from another origin (RFC 8058). */
const UNSUBSCRIBE = ['/api/unsubscribe', '/api/waiting-list/leave'];
const MAX_WEBHOOK = 512 * 1024;

/**
 * What every request passes: request id and client's address, the fixed headers, counting, and a line in the log for those of the API
 * (path without query, ids redacted by the logger). One function for all, as each further layer costs as much as a header.
 */
const requestContext = (deps: Deps, traffic: TrafficCounter) => {
  const setHeaders = securityHeaders(deps.config);
  return middleware(async (c, next) => {
    const { path, method } = c.req;
    const requestId = randomUUID();
    c.set('requestId', requestId);
    presetHeaders(c, { 'x-request-id': requestId });
    setHeaders(c);
    const forwarded = deps.config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('address', forwarded ?? remoteAddress(c));
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status } = c.res;
    traffic.note(path, status, ms / 1000);
    if (path.startsWith('/api/')) deps.log.request({ requestId, method, path, status, ms: Math.round(ms) });
  });
};

/** Address of the socket; 'unknown' in tests, which have no socket. */
const remoteAddress = (c: Context): string => (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large');
    },
  });

/** What every call of the API passes: nothing is kept by caches, no other origin writes, who is signed in, how large a body may be. */
const apiEntry = (deps: Deps, overload: Overload) => {
  const [ordinary, webhook] = [limitBody(MAX_BODY), limitBody(MAX_WEBHOOK)];
  return middleware(async (c, next) => {
    const { path, method } = c.req;
    // Before the handler, which may override it: headers set after it would disable the Node adapter's fast path.
    presetHeaders(c, { 'cache-control': 'no-store' });
    sameOrigin(c, [...WEBHOOKS, ...UNSUBSCRIBE]);
    const isWebhook = WEBHOOKS.includes(path);
    const leave = isWebhook ? null : overload.enter();
    try {
      const session = readSession(deps, c);
      c.set('user', session && (await session));
      // Reading the body of a GET would make the Node adapter build a full `Request`.
      if (method === 'GET' || method === 'HEAD') return await next();
      return await (isWebhook ? webhook : ordinary)(c, next);
    } finally {
      leave?.();
    }
  });
};

/** The API's routes in one chain, so that `AppType` contains every call. */
function api(deps: Deps) {
  return router()
    .route('/api', authRoutes(deps))
    .route('/api/user', profileRoutes(deps))
    .route('/api/user', settingsRoutes(deps))
    .route('/api/user', heldDataRoutes(deps))
    .route('/api/user', accountOrderRoutes(deps))
    .route('/api/user', subjectRoutes(deps))
    .route('/api/user', securityRoutes(deps))
    .route('/api/reports', reportRoutes(deps))
    .route('/api/reports', shareRoutes(deps))
    .route('/api/orders', orderRoutes(deps))
    .route('/api', sharedRoutes(deps))
    .route('/api/payments', paymentRoutes(deps))
    .route('/api/mail', mailRoutes(deps))
    .route('/api/user', feedRoutes(deps))
    .route('/api/user', webhookRoutes(deps))
    .route('/api', readFeedRoutes(deps))
    .route('/api/monitoring', dashboardRoutes(deps))
    .route('/api/monitoring', monitoringRoutes(deps))
    .route('/api/recommendations', recommendationRoutes(deps))
    .route('/api/alerts', alertRoutes(deps))
    .route('/api/subscriptions', subscriptionRoutes(deps))
    .route('/api/admin', adminRoutes(deps))
    .route('/api', unsubscribeRoutes(deps))
    .route('/api', privacyRoutes(deps))
    .route('/api/waiting-list', waitingRoutes(deps));
}

export type AppType = ReturnType<typeof api>;

/**
 * The API and the health checks; `compose.ts` adds the static pages. Errors are `{code, message, requestId}` with a Polish
 * message.
 * @param overload for tests with other bounds than the usual
 */
export function createApp(deps: Deps, overload = createOverload()) {
  const app = router();
  const traffic = createTraffic(WEBHOOKS);
  app.use(requestContext(deps, traffic));
  app.use('/api/*', apiEntry(deps, overload));
  // Only what holds a report is large enough for compression to pay: the dashboard's is some 140 kB, on a phone seven tenths of a second.
  for (const path of ['/api/orders/*', '/api/reports/signed/*', '/api/shared', '/api/user/dashboard']) app.use(path, compress());
  app.route('/', api(deps));
  app.route('/', health(deps));
  app.route('/', metrics(deps, traffic));
  app.route('/', signingRoutes(deps));
  app.route('/', securityTxtRoutes(deps));
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.onError(answerErrors(deps.log));
  return app;
}
