import { describe, expect, it } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { CONSENT_WAITING_VERSION } from '../../src/contract/consents.ts';
import { newId } from '../../src/ids.ts';
import { testApp } from './test-app.ts';

/** Call × who asks → status. A route without a row here fails the test. Tracking and reports are open to whoever has the id. */
const MATRIX: Record<string, { visitor: number; user: number; admin: number; body?: unknown; path?: (orderId: string) => string }> = {
  'GET /api/user': { visitor: 401, user: 200, admin: 200 },
  'GET /api/auth/user': { visitor: 401, user: 200, admin: 200 },
  'POST /api/login': { visitor: 401, user: 401, admin: 401, body: { email: 'x@example.com', password: 'x' } },
  'POST /api/login/code': { visitor: 410, user: 410, admin: 410, body: { ticket: 'x'.repeat(43), code: '123456' } },
  'POST /api/login/passkey/options': { visitor: 200, user: 200, admin: 200 },
  'POST /api/login/passkey': { visitor: 400, user: 400, admin: 400, body: {} },
  'GET /api/user/security': { visitor: 401, user: 200, admin: 200 },
  'POST /api/user/security/passkeys/options': { visitor: 401, user: 422, admin: 422, body: { password: 'x' } },
  'POST /api/user/security/passkeys': { visitor: 401, user: 400, admin: 400, body: {} },
  'POST /api/user/security/remove-passkey/:id': {
    visitor: 401,
    user: 422,
    admin: 422,
    body: { password: 'x' },
    path: () => '/api/user/security/remove-passkey/abc',
  },
  'POST /api/user/security/totp': { visitor: 401, user: 422, admin: 422, body: { password: 'x' } },
  'POST /api/user/security/totp/confirm': { visitor: 401, user: 422, admin: 422, body: { code: '123456' } },
  'POST /api/user/security/totp/remove': { visitor: 401, user: 422, admin: 422, body: { password: 'x' } },
  'POST /api/user/security/recovery-codes': { visitor: 401, user: 422, admin: 422, body: { password: 'x' } },
  'DELETE /api/user/security/sessions/:id': { visitor: 401, user: 404, admin: 404, path: () => `/api/user/security/sessions/${'0'.repeat(32)}` },
  'POST /api/user/security/sessions/end-others': { visitor: 401, user: 200, admin: 200 },
  'GET /api/logout': { visitor: 302, user: 302, admin: 302 },
  'POST /api/forgot-password': { visitor: 200, user: 200, admin: 200, body: { email: 'x@example.com' } },
  'GET /api/set-password': { visitor: 410, user: 410, admin: 410, path: () => `/api/set-password?token=${'x'.repeat(43)}` },
  'POST /api/set-password': { visitor: 410, user: 410, admin: 410, body: { token: 'x'.repeat(43), password: 'dwanaście znaków' } },
  'GET /api/user/dashboard': { visitor: 401, user: 200, admin: 200 },
  'PATCH /api/user/onboarding': { visitor: 401, user: 400, admin: 400, body: {} },
  'PATCH /api/user/profile': { visitor: 401, user: 200, admin: 200, body: { keywords: 'architektka' } },
  'GET /api/user/settings': { visitor: 401, user: 200, admin: 200 },
  'PUT /api/user/settings': { visitor: 401, user: 400, admin: 400, body: {} },
  'GET /api/user/export': { visitor: 401, user: 200, admin: 200 },
  'POST /api/user/export': { visitor: 401, user: 202, admin: 202 },
  'GET /api/user/export/:id': { visitor: 401, user: 404, admin: 404 },
  'POST /api/privacy-requests': { visitor: 400, user: 400, admin: 400, body: {} },
  'GET /api/user/webhook': { visitor: 401, user: 200, admin: 200 },
  'PUT /api/user/webhook': { visitor: 401, user: 400, admin: 400, body: {} },
  'POST /api/user/webhook/secret': { visitor: 401, user: 404, admin: 404 },
  'POST /api/user/webhook/test': { visitor: 401, user: 404, admin: 404 },
  'DELETE /api/user/webhook': { visitor: 401, user: 200, admin: 200 },
  'GET /api/user/feed': { visitor: 401, user: 200, admin: 200 },
  'POST /api/user/feed': { visitor: 401, user: 200, admin: 200 },
  'DELETE /api/user/feed': { visitor: 401, user: 200, admin: 200 },
  'GET /api/feed/:secret': { visitor: 404, user: 404, admin: 404, path: () => `/api/feed/${'x'.repeat(43)}` },
  'GET /api/user/delete': { visitor: 401, user: 200, admin: 200 },
  'POST /api/user/delete': { visitor: 401, user: 422, admin: 422, body: { password: 'nie to' } },
  'GET /api/subscriptions': { visitor: 401, user: 200, admin: 200 },
  'GET /api/subscriptions/active': { visitor: 401, user: 200, admin: 200 },
  'GET /api/user/orders': { visitor: 401, user: 200, admin: 200 },
  'GET /api/user/comparison': {
    visitor: 401,
    user: 404,
    admin: 404,
    path: () => `/api/user/comparison?orders=${'0'.repeat(32)},${'1'.repeat(32)}`,
  },
  'GET /api/user/comparison/pdf': {
    visitor: 401,
    user: 404,
    admin: 404,
    path: () => `/api/user/comparison/pdf?orders=${'0'.repeat(32)},${'1'.repeat(32)}`,
  },
  'POST /api/user/orders/:orderId/accept': { visitor: 401, user: 404, admin: 404, path: (id) => `/api/user/orders/${id}/accept` },
  'POST /api/user/orders/:orderId/choose': { visitor: 401, user: 404, admin: 404, path: (id) => `/api/user/orders/${id}/choose` },
  'GET /api/user/subjects': { visitor: 401, user: 200, admin: 200 },
  'POST /api/user/subjects': { visitor: 401, user: 400, admin: 400, body: {} },
  'POST /api/user/subjects/:id/choose': { visitor: 401, user: 404, admin: 404, path: () => `/api/user/subjects/${'0'.repeat(32)}/choose` },
  'DELETE /api/user/subjects/:id': { visitor: 401, user: 404, admin: 404, path: () => `/api/user/subjects/${'0'.repeat(32)}` },
  'PUT /api/user/subjects/:id': { visitor: 401, user: 400, admin: 400, body: {}, path: () => `/api/user/subjects/${'0'.repeat(32)}` },
  'POST /api/reports/create-order': { visitor: 400, user: 400, admin: 400, body: {} },
  'GET /api/reports/order/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/order/${id}` },
  'POST /api/reports/create-payment-intent': { visitor: 400, user: 400, admin: 400, body: {} },
  'POST /api/reports/verify-and-start/:orderId': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/verify-and-start/${id}` },
  'GET /api/reports/search-progress/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/search-progress/${id}` },
  'GET /api/reports/progress-events/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/progress-events/${id}` },
  'GET /api/reports/download/:orderId': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/download/${id}` },
  'GET /api/reports/sources/:orderId': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/sources/${id}?format=csv` },
  'GET /api/reports/calendar/:orderId': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/calendar/${id}` },
  'GET /api/reports/signed/:orderId': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/signed/${id}` },
  'GET /api/reports/signed/:orderId/first': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/signed/${id}/first` },
  'GET /api/orders/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/orders/${id}` },
  'GET /api/reports/download/:orderId/first': { visitor: 409, user: 409, admin: 409, path: (id) => `/api/reports/download/${id}/first` },
  'GET /api/orders/:orderId/first': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/orders/${id}/first` },
  'GET /api/reports/recount/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/recount/${id}` },
  'POST /api/reports/recount/:orderId': { visitor: 409, user: 409, admin: 409, body: { notMe: [1], me: [] }, path: (id) => `/api/reports/recount/${id}` },
  'GET /api/reports/shares/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/shares/${id}` },
  'POST /api/reports/shares/:orderId': {
    visitor: 409,
    user: 409,
    admin: 409,
    body: { sections: ['horizon'], days: 7 },
    path: (id) => `/api/reports/shares/${id}`,
  },
  'DELETE /api/reports/shares/:orderId/:shareId': {
    visitor: 200,
    user: 200,
    admin: 200,
    path: (id) => `/api/reports/shares/${id}/${'0'.repeat(32)}`,
  },
  'POST /api/shared': { visitor: 404, user: 404, admin: 404, body: { secret: 'x'.repeat(43) } },
  'POST /api/reports/claim-refund/:orderId': { visitor: 409, user: 409, admin: 409, body: {}, path: (id) => `/api/reports/claim-refund/${id}` },
  'GET /api/reports/outlook/:orderId': { visitor: 200, user: 200, admin: 200, path: (id) => `/api/reports/outlook/${id}` },
  'GET /api/reports/company/:nip': { visitor: 200, user: 200, admin: 200, path: () => '/api/reports/company/1111111111' },
  'POST /api/reports/correct-email/:orderId': {
    visitor: 409,
    user: 409,
    admin: 409,
    body: { email: 'x@example.com', key: 'x'.repeat(43) },
    path: (id) => `/api/reports/correct-email/${id}`,
  },
  'POST /api/reports/find-orders': { visitor: 200, user: 200, admin: 200, body: { email: 'nobody@example.com' } },
  'POST /api/reports/withdrawal-check': {
    visitor: 404,
    user: 404,
    admin: 404,
    body: { name: 'Anna', order: '0'.repeat(32), email: 'x@example.com' },
  },
  'POST /api/reports/withdraw': { visitor: 404, user: 404, admin: 404, body: { name: 'Anna', order: '0'.repeat(32), email: 'x@example.com' } },
  'GET /api/admin/withdrawals': { visitor: 401, user: 403, admin: 200 },
  'PATCH /api/admin/withdrawals/:id': { visitor: 401, user: 403, admin: 404, body: { note: 'x' }, path: () => '/api/admin/withdrawals/OD-1234' },
  'GET /api/admin/invoices': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/invoices/export': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/payouts/export': { visitor: 401, user: 403, admin: 200, path: () => '/api/admin/payouts/export?month=2026-11' },
  'POST /api/admin/invoices/:orderId/ksef': {
    visitor: 401,
    user: 403,
    admin: 404,
    body: { kind: 'invoice' },
    path: (id) => `/api/admin/invoices/${id}/ksef`,
  },
  'POST /api/admin/invoices/:orderId': {
    visitor: 401,
    user: 403,
    admin: 404,
    body: { kind: 'invoice', number: 'FV 1' },
    path: (id) => `/api/admin/invoices/${id}`,
  },
  'GET /api/admin/orders': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/orders/:orderId/events': { visitor: 401, user: 403, admin: 200, path: (id) => `/api/admin/orders/${id}/events` },
  'GET /api/admin/summary': { visitor: 401, user: 403, admin: 200 },
  'POST /api/admin/generate-report/:orderId': { visitor: 401, user: 403, admin: 404, path: () => `/api/admin/generate-report/${'0'.repeat(32)}` },
  'POST /api/admin/restart-search/:orderId': { visitor: 401, user: 403, admin: 409, path: (id) => `/api/admin/restart-search/${id}` },
  'POST /api/admin/restart-analysis/:orderId': { visitor: 401, user: 403, admin: 409, path: (id) => `/api/admin/restart-analysis/${id}` },
  'POST /api/admin/restart-pdf/:orderId': { visitor: 401, user: 403, admin: 409, path: (id) => `/api/admin/restart-pdf/${id}` },
  'POST /api/admin/refund/:orderId': { visitor: 401, user: 403, admin: 409, body: { reason: 'manual' }, path: (id) => `/api/admin/refund/${id}` },
  'POST /api/admin/refund/:orderId/by-hand': {
    visitor: 401,
    user: 403,
    admin: 409,
    body: { note: 'x' },
    path: (id) => `/api/admin/refund/${id}/by-hand`,
  },
  'POST /api/admin/refund/:orderId/refuse': {
    visitor: 401,
    user: 403,
    admin: 409,
    body: { note: 'x' },
    path: (id) => `/api/admin/refund/${id}/refuse`,
  },
  'GET /api/admin/letters': { visitor: 401, user: 403, admin: 200 },
  'POST /api/admin/letters/:id/retry': { visitor: 401, user: 403, admin: 404, path: () => '/api/admin/letters/1/retry' },
  'GET /api/admin/health': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/audit': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/privacy-requests': { visitor: 401, user: 403, admin: 200 },
  'PATCH /api/admin/privacy-requests/:id': { visitor: 401, user: 403, admin: 404, body: { answer: 'x' }, path: () => '/api/admin/privacy-requests/ZG-1234' },
  'POST /api/admin/privacy-requests/:id/restrict': {
    visitor: 401,
    user: 403,
    admin: 404,
    body: { orders: [] },
    path: () => '/api/admin/privacy-requests/ZG-1234/restrict',
  },
  'DELETE /api/admin/privacy-requests/:id/objection': {
    visitor: 401,
    user: 403,
    admin: 404,
    path: () => '/api/admin/privacy-requests/ZG-1234/objection',
  },
  'GET /api/admin/reviews': { visitor: 401, user: 403, admin: 200 },
  'POST /api/admin/reviews/:orderId': { visitor: 401, user: 403, admin: 409, body: { decision: 'make' }, path: (id) => `/api/admin/reviews/${id}` },
  'GET /api/admin/notices': { visitor: 401, user: 403, admin: 200 },
  'POST /api/admin/notices/:orderId': {
    visitor: 401,
    user: 403,
    admin: 404,
    body: { state: 'handed' },
    path: () => `/api/admin/notices/${'0'.repeat(32)}`,
  },
  'GET /api/alerts/active': { visitor: 401, user: 200, admin: 200 },
  'GET /api/alerts/closed': { visitor: 401, user: 200, admin: 200 },
  'GET /api/alerts/rules': { visitor: 401, user: 200, admin: 200 },
  'POST /api/alerts/rules': { visitor: 401, user: 200, admin: 200, body: { words: 'pasaż' } },
  'DELETE /api/alerts/rules/:id': { visitor: 401, user: 200, admin: 200, path: () => `/api/alerts/rules/${'0'.repeat(32)}` },
  'PATCH /api/alerts/:id/reopen': { visitor: 401, user: 404, admin: 404, path: () => `/api/alerts/${'0'.repeat(32)}/reopen` },
  'PATCH /api/alerts/:id/resolve': { visitor: 401, user: 404, admin: 404, path: () => `/api/alerts/${'0'.repeat(32)}/resolve` },
  'PATCH /api/alerts/:id/dismiss': { visitor: 401, user: 404, admin: 404, path: () => `/api/alerts/${'0'.repeat(32)}/dismiss` },
  'GET /api/unsubscribe': { visitor: 302, user: 302, admin: 302, path: () => `/api/unsubscribe?token=${'x'.repeat(43)}` },
  'POST /api/unsubscribe': { visitor: 410, user: 410, admin: 410, path: () => `/api/unsubscribe?token=${'x'.repeat(43)}` },
  'POST /api/resubscribe': { visitor: 410, user: 410, admin: 410, path: () => `/api/resubscribe?token=${'x'.repeat(43)}` },
  'GET /api/monitoring/stats': { visitor: 401, user: 200, admin: 200 },
  'GET /api/monitoring/results': { visitor: 401, user: 200, admin: 200 },
  'GET /api/monitoring/mentions': { visitor: 401, user: 200, admin: 200 },
  'GET /api/monitoring/mentions/export': { visitor: 401, user: 200, admin: 200, path: () => '/api/monitoring/mentions/export?format=csv' },
  'GET /api/monitoring/chart': { visitor: 401, user: 200, admin: 200 },
  'PATCH /api/monitoring/mentions/:id': { visitor: 401, user: 404, admin: 404, body: { notMe: true }, path: () => '/api/monitoring/mentions/1' },
  'POST /api/monitoring/run': { visitor: 401, user: 200, admin: 200 },
  'POST /api/monitoring/start-analysis': { visitor: 401, user: 200, admin: 200 },
  'GET /api/recommendations': { visitor: 401, user: 200, admin: 200 },
  'GET /api/monitoring/muted': { visitor: 401, user: 200, admin: 200 },
  'POST /api/monitoring/muted': { visitor: 401, user: 200, admin: 200, body: { domain: 'gazeta.example' } },
  'DELETE /api/monitoring/muted/:domain': { visitor: 401, user: 200, admin: 200, path: () => '/api/monitoring/muted/gazeta.example' },
  'POST /api/waiting-list': {
    visitor: 200,
    user: 200,
    admin: 200,
    body: { email: 'x@example.com', service: 'red-alert', consent: CONSENT_WAITING_VERSION },
  },
  'POST /api/waiting-list/confirm': { visitor: 410, user: 410, admin: 410, body: { token: 'x'.repeat(43) } },
  'GET /api/waiting-list/leave': { visitor: 302, user: 302, admin: 302, path: () => `/api/waiting-list/leave?token=${'x'.repeat(43)}` },
  'POST /api/waiting-list/leave': { visitor: 200, user: 200, admin: 200, path: () => `/api/waiting-list/leave?token=${'x'.repeat(43)}` },
  'GET /api/admin/waiting-list': { visitor: 401, user: 403, admin: 200 },
  'GET /api/admin/waiting-list/export': { visitor: 401, user: 403, admin: 200, path: () => '/api/admin/waiting-list/export?service=red-alert' },
  'DELETE /api/admin/waiting-list/:id': { visitor: 401, user: 403, admin: 404, path: () => `/api/admin/waiting-list/${'0'.repeat(32)}` },
  'POST /api/mail/bounces': { visitor: 404, user: 404, admin: 404, body: {} },
  'POST /api/payments/webhook': { visitor: 400, user: 400, admin: 400, body: {} },
};

describe('access', () => {
  it('every route has its row, and answers each asker as the row says', async () => {
    const t = await testApp();
    const routes = new Set(
      t.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/')).map(({ method, path }) => `${method} ${path}`),
    );
    expect([...routes].sort()).toEqual(Object.keys(MATRIX).sort());

    const { id: orderId } = await t.placeOrder();
    const cookies = { visitor: '', user: '', admin: '' };
    for (const who of ['user', 'admin'] as const) {
      const id = newId();
      t.deps.db
        .insert(users)
        .values({ id, email: `${who}@example.com`, firstName: 'A', lastName: 'B', isAdmin: who === 'admin', createdAt: t.clock() })
        .run();
      cookies[who] = `lustro=${await t.deps.sessions.create(id)}`;
    }
    for (const [route, row] of Object.entries(MATRIX)) {
      const [method = '', path = ''] = route.split(' ');
      for (const who of ['visitor', 'user', 'admin'] as const) {
        if (route === 'GET /api/logout' && who !== 'visitor') continue;
        const answer = await t.call(row.path?.(orderId) ?? path, { method, cookie: cookies[who], ...(row.body === undefined ? {} : { body: row.body }) });
        expect(answer.status, `${route} as ${who}`).toBe(row[who]);
      }
    }
  });
});
