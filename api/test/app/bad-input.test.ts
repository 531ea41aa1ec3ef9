import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../src/app.ts';
import { CONSENT_WAITING_VERSION } from '../../src/contract/consents.ts';
import { outbox } from '../../src/mail/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { goodOrder, testApp } from './test-app.ts';

const long = 'a'.repeat(70_000);
const foreign = '0'.repeat(32);

const waiting = { email: 'a@b.pl', service: 'red-alert', consent: CONSENT_WAITING_VERSION };

/** Every call that takes something, with things it must refuse. */
const CALLS: { path: string; method: 'GET' | 'POST'; bodies?: unknown[]; raw?: string[] }[] = [
  {
    path: '/api/reports/create-order',
    method: 'POST',
    bodies: [
      {},
      [],
      null,
      'text',
      5,
      ...['firstName', 'lastName', 'email', 'subjectName', 'description'].flatMap((field) => [
        { ...goodOrder, [field]: '' },
        { ...goodOrder, [field]: '   ' },
        { ...goodOrder, [field]: undefined },
        { ...goodOrder, [field]: 7 },
        { ...goodOrder, [field]: { $ne: '' } },
        { ...goodOrder, [field]: 'a'.repeat(5_000) },
      ]),
      { ...goodOrder, email: 'nie-email' },
      { ...goodOrder, email: 'a@b.pl\r\nBcc: x@y.pl' },
      { ...goodOrder, phone: 'zadzwoń' },
      { ...goodOrder, links: ['javascript:alert(1)'] },
      { ...goodOrder, links: Array(50).fill('https://example.com') },
      { ...goodOrder, subjectName: '—!?' },
      { ...goodOrder, invoice: { nip: '1234567890', companyName: 'X', companyAddress: 'Y' } },
      { ...goodOrder, relation: 'wróg' },
      { ...goodOrder, consents: 'tak' },
    ],
    raw: ['', '{', '{"firstName":', `{"firstName":"${long}"}`, `${'['.repeat(20_000)}`],
  },
  {
    path: `/api/reports/shares/${foreign}`,
    method: 'POST',
    bodies: [{}, [], null, { sections: ['horizon'], days: 7 }, { sections: { length: 1 }, days: 7 }, { sections: ['toString'], days: 7 }],
    raw: ['{', long],
  },
  { path: '/api/shared', method: 'POST', bodies: [{}, [], null, { secret: 5 }, { secret: '' }, { secret: long }, { secret: { $ne: '' } }], raw: ['{', long] },
  {
    path: '/api/reports/create-payment-intent',
    method: 'POST',
    bodies: [
      {},
      { orderId: foreign },
      { orderId: foreign, amount: 5000 },
      { orderId: '../x', amount: 5000 },
      { orderId: foreign, amount: '5000' },
      { orderId: foreign, amount: 50.5 },
      { orderId: foreign, amount: -1 },
    ],
    raw: ['{', long],
  },
  {
    path: '/api/login',
    method: 'POST',
    bodies: [
      {},
      { email: '', password: '' },
      { email: 'a@b.pl' },
      { email: ['a@b.pl'], password: 'x' },
      { email: 'a@b.pl', password: { $gt: '' } },
      { email: 'a@b.pl', password: 'a'.repeat(1_000) },
    ],
    raw: ['{', long],
  },
  {
    path: `/api/reports/correct-email/${foreign}`,
    method: 'POST',
    bodies: [{}, { email: 'a@b.pl' }, { email: 'x', key: 'x'.repeat(43) }, { email: 'a@b.pl', key: 'x'.repeat(43) }, { email: 'a@b.pl', key: { $ne: '' } }],
    raw: ['{', long],
  },
  ...['/api/forgot-password', '/api/reports/find-orders'].map((path) => ({
    path,
    method: 'POST' as const,
    bodies: [{}, { email: 'x' }, { email: 5 }, { email: ['a@b.pl'] }, { email: 'a@b.pl\r\nBcc: x@y.pl' }],
    raw: ['{', long],
  })),
  {
    path: '/api/login/code',
    method: 'POST',
    bodies: [{}, { ticket: 'x', code: '1' }, { ticket: 'x'.repeat(43), code: '123456' }, { ticket: {}, code: [] }],
    raw: ['{', long],
  },
  {
    path: '/api/login/passkey',
    method: 'POST',
    bodies: [
      {},
      { response: {} },
      {
        response: {
          id: 'abc',
          rawId: 'abc',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    ],
    raw: ['{', long],
  },
  {
    path: '/api/set-password',
    method: 'POST',
    bodies: [
      {},
      { token: 'x', password: 'y' },
      { token: 'x'.repeat(43), password: 'dwanaście znaków co najmniej' },
      { token: 'x'.repeat(43), password: 'krótkie' },
    ],
    raw: ['{', long],
  },
  ...['/api/reports/order/', '/api/reports/search-progress/', '/api/reports/download/', '/api/orders/'].flatMap((path) =>
    [foreign, 'x', '..%2f..%2fetc%2fpasswd', "' or 1=1 --", 'a'.repeat(3_000), '%00', 'A'.repeat(32)].map((id) => ({
      path: `${path}${encodeURIComponent(id)}`,
      method: 'GET' as const,
    })),
  ),
  ...['1234567890', '0000000000', '111111111', 'x', '..%2f1', '%00', '1'.repeat(3_000)].map((nip) => ({
    path: `/api/reports/company/${nip}`,
    method: 'GET' as const,
  })),
  ...[foreign, 'x', '%F0%9F%98%80'].map((id) => ({ path: `/api/reports/verify-and-start/${id}`, method: 'POST' as const })),
  { path: `/api/reports/claim-refund/${foreign}`, method: 'POST', bodies: [{}, { reason: 5 }, { reason: 'a'.repeat(5_000) }], raw: ['{', long] },
  ...['withdraw', 'withdrawal-check'].map((act) => ({
    path: `/api/reports/${act}`,
    method: 'POST' as const,
    bodies: [
      {},
      [],
      { name: 'Anna Kowalska', order: foreign, email: 'a@b.pl' },
      { name: 'Anna Kowalska', order: '%_%_%_%_', email: 'a@b.pl' },
      { name: 'Anna Kowalska', order: '— !', email: 'a@b.pl' },
      { name: 'Wygrana! https://x.pl', order: foreign, email: 'a@b.pl', anyway: true },
      { name: 'wejdź na zly.example', order: foreign, email: 'a@b.pl', anyway: true },
      { name: 'Anna', order: foreign, email: 'a@b.pl', anyway: 'tak' },
      { name: { $ne: '' }, order: [foreign], email: 'a@b.pl\r\nBcc: x@y.pl' },
    ],
    raw: ['{', long],
  })),
  {
    path: '/api/privacy-requests',
    method: 'POST',
    bodies: [
      {},
      [],
      { kind: 'access', name: 'Anna', email: 'x', onBehalf: false },
      { kind: 'objection', name: 'Anna', email: 'a@b.pl', onBehalf: false },
      { kind: 'access', name: { $ne: '' }, email: 'a@b.pl', onBehalf: false },
      { kind: 'access', name: 'a'.repeat(200), email: 'a@b.pl\r\nBcc: x@y.pl', onBehalf: 'nie' },
    ],
    raw: ['{', long],
  },
  { path: '/api/set-password?token=krótki', method: 'GET' },
  { path: `/api/set-password?token=${'x'.repeat(43)}`, method: 'GET' },
  { path: '/api/set-password', method: 'GET' },
  ...['unsubscribe', 'resubscribe'].flatMap((act) =>
    ['', '?token=', '?token=krótki', `?token=${'x'.repeat(43)}`, `?token=${'a'.repeat(3_000)}`, '?token=%00'].map((query) => ({
      path: `/api/${act}${query}`,
      method: 'POST' as const,
      raw: ['', 'List-Unsubscribe=One-Click', long],
    })),
  ),
  { path: '/api/unsubscribe?token=krótki', method: 'GET' },
  {
    path: '/api/waiting-list',
    method: 'POST',
    bodies: [
      {},
      [],
      { ...waiting, email: 'x' },
      { ...waiting, email: 'a@b.pl\r\nBcc: x@y.pl' },
      { ...waiting, email: { $ne: '' } },
      { ...waiting, email: `${'a'.repeat(300)}@b.pl` },
      { ...waiting, service: 'historia' },
      { ...waiting, service: '__proto__' },
      { ...waiting, consent: true },
      { ...waiting, consent: '2020-01-01' },
      { email: waiting.email, service: waiting.service },
    ],
    raw: ['{', long, 'email=a%40b.pl&service=red-alert'],
  },
  {
    path: '/api/waiting-list/confirm',
    method: 'POST',
    bodies: [{}, { token: 'krótki' }, { token: 'x'.repeat(43) }, { token: 'a'.repeat(3_000) }, { token: ['x'.repeat(43)] }],
    raw: ['{', long],
  },
  ...['', '?token=', '?token=krótki', `?token=${'a'.repeat(3_000)}`, '?token=%00'].flatMap((query) =>
    (['GET', 'POST'] as const).map((method) => ({ path: `/api/waiting-list/leave${query}`, method })),
  ),
  { path: '/api/nie-ma-takiego', method: 'GET' },
  { path: '/api/reports/create-order', method: 'GET' },
];

describe('bad input', () => {
  it('gets a 4xx with a Polish sentence on every call, changes nothing and leaks nothing', async () => {
    const t = await testApp();
    for (const { path, method, bodies = [undefined], raw = [] } of CALLS) {
      const tries = [...bodies.map((body) => (body === undefined ? { method } : { method, body })), ...raw.map((text) => ({ method, raw: text }))];
      for (const init of tries) {
        const answer = await t.call(path, init);
        const what = `${method} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 120)}`;
        expect(answer.status, what).toBeGreaterThanOrEqual(400);
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.json, what).toMatchObject({
          code: expect.any(String),
          message: expect.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻ].{8,200}[.!?]$/),
          requestId: expect.any(String),
        });
        expect(answer.text, what).not.toMatch(/zod|sqlite|stack|node_modules|Error:/i);
      }
    }
    expect(t.deps.db.select().from(orders).all()).toEqual([]);
    expect(t.deps.db.select().from(outbox).all()).toEqual([]);
  });

  it('names the fields that are wrong', async () => {
    const t = await testApp();
    const { json } = await t.call('/api/reports/create-order', { body: { ...goodOrder, email: 'x', phone: 'y' } });
    expect(json).toMatchObject({ code: 'invalid_input', fields: ['email', 'phone'] });
  });

  it('of a megabyte is refused before it is read', async () => {
    const t = await testApp();
    const answer = await t.call('/api/reports/create-order', { body: { ...goodOrder, description: 'x'.repeat(1_048_576) } });
    expect([answer.status, answer.json]).toMatchObject([413, { code: 'too_large' }]);
  });

  it('of a megabyte ends its connection, so that the next call of the same client is answered', async () => {
    const t = await testApp();
    const server = serve({ fetch: createApp(t.deps).fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void server.close());
    if (!server.listening) await once(server, 'listening');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const { port } = server.address() as AddressInfo;
    const call = (method: string, path: string, body?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request({ agent, port, method, path, headers: { 'Content-Type': 'application/json' } }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        asked.on('error', reject).end(body);
      });
    expect(await call('POST', '/api/reports/create-order', Buffer.alloc(1_048_576, 'x'))).toBe(413);
    expect(await call('GET', '/healthz')).toBe(200);
  });

  it('takes hostile but legal text as text', async () => {
    const t = await testApp();
    const subjectName = `O'Brien <script>alert(1)</script> "; DROP TABLE orders; -- 😀`;
    const { id } = await t.placeOrder({ subjectName });
    expect(t.order(id)?.subjectName).toBe(subjectName);
  });

  it('of an unexpected fault stays opaque, with a number to quote', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    t.deps.payments.retrieveIntent = () => Promise.reject(new Error('secret sk_test_abc'));
    const upstream = await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } });
    expect([upstream.status, upstream.json]).toMatchObject([502, { code: 'payment_unavailable' }]);
    expect(upstream.text).not.toContain('sk_test');
  });
});

describe('logs', () => {
  it('hold no e-mail, order id, token or key', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await t.call(`/api/orders/${id}`);
    await t.call('/api/login', { body: { email: 'anna@example.com', password: 'jakieś hasło' } });
    await t.call('/api/reports/download/ffffffffffffffffffffffffffffffff');
    const log = t.logged.join('');
    expect(log).toContain('/api/orders/[id]');
    for (const secret of [id, intent, 'anna@example.com', 'jakieś hasło', 'Kowalska']) expect(log).not.toContain(secret);
  });
});
