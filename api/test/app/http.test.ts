import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { Answer } from '../../src/http/answer.ts';
import { pageGates } from '../../src/http/gates.ts';
import { createListener } from '../../src/http/listener.ts';
import { staticSite } from '../../src/http/static.ts';
import { redact } from '../../src/log.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

/** The app with a small built site behind it, as `compose.ts` puts them together. */
async function withPages(env: Record<string, string> = {}, socket = false): Promise<TestApp & { get(path: string, init?: RequestInit): Promise<Response> }> {
  const t = await testApp({ env });
  const dir = mkdtempSync(join(tmpdir(), 'lustro-pages-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const name of ['index', 'auth', 'checkout', 'report', '404']) writeFileSync(join(dir, `${name}.html`), `<h1>${name}</h1>`);
  mkdirSync(join(dir, '_astro'));
  writeFileSync(join(dir, '_astro/a.css'), 'a{}');
  const app = createApp(t.deps);
  app.route('/', pageGates(t.deps));
  app.all('*', staticSite(dir));
  if (!socket) return { ...t, get: async (path, init) => app.fetch(new Request(`http://localhost:4321${path}`, init)) };
  const server = createListener(app.fetch);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ...t, get: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }) };
}

describe('every answer', () => {
  it.each([
    ['in process', false],
    ['over a socket', true],
  ])('carries the security headers: pages, files, errors, redirects and refusals (%s)', async (_, socket) => {
    const t = await withPages({ SITE_URL: 'https://lustro.example' }, socket);
    const answers: [string, number, RequestInit?][] = [
      ['/', 200],
      ['/_astro/a.css', 200],
      ['/nie-ma', 404],
      ['/404', 404],
      ['/404.html', 404],
      ['/auth/', 308],
      ['/auth', 405, { method: 'POST' }],
      ['/auth', 405, { method: 'OPTIONS' }],
      ['/api/nie-ma', 404],
      ['/api/user', 401],
      ['/api/reports/create-order', 400, { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
      ['/api/reports/create-order', 413, { method: 'POST', body: 'x'.repeat(70_000), headers: { 'Content-Type': 'application/json' } }],
      ['/api/login', 403, { method: 'POST', body: '{}', headers: { Origin: 'null' } }],
      ['/healthz', 200],
      ['/readyz', 200],
    ];
    for (const [path, status, init] of answers) {
      const { status: got, headers } = await t.get(path, init);
      expect(got, path).toBe(status);
      for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy', 'strict-transport-security'])
        expect(headers.get(name), `${path} ${name}`).toBeTruthy();
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      if (!path.startsWith('/_astro')) expect(headers.get('cache-control') ?? 'no-store', path).toMatch(/no-store|no-cache/);
    }
  });

  it('over a socket says each thing once: what it says itself replaces what is said of every answer', async () => {
    const server = createListener((_, { outgoing }) => {
      if (outgoing instanceof Answer) outgoing.preset({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
      return new Response('a', { headers: { 'Cache-Control': 'no-cache', 'Set-Cookie': 'a=1' } });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(['cache-control', 'x-frame-options', 'set-cookie'].map((name) => headers.get(name))).toEqual(['no-cache', 'DENY', 'a=1']);
  });

  it('is found by one expression for all paths, not by walking a tree', async () => {
    const app = createApp((await testApp()).deps);
    await app.request('/healthz');
    expect(app.router.name).toContain('RegExpRouter');
  });

  it('about an order is kept by no cache and gives no referrer', async () => {
    const t = await withPages();
    const { id } = await t.placeOrder();
    for (const path of [`/report/${id}`, `/checkout?order_id=${id}`, `/api/orders/${id}`, `/api/reports/search-progress/${id}`]) {
      const { headers } = await t.get(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      if (!path.startsWith('/api')) expect([headers.get('referrer-policy'), headers.get('x-robots-tag')], path).toEqual(['no-referrer', 'noindex, nofollow']);
    }
  });
});

describe('security.txt', () => {
  it('says where faults are reported, and for less than a year ahead', async () => {
    const t = await withPages({ SITE_URL: 'https://lustro.example' });
    const answer = await t.get('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
    expect(fields.get('Canonical')).toBe('https://lustro.example/.well-known/security.txt');
    const ahead = Date.parse(fields.get('Expires') ?? '') - t.clock().getTime();
    expect(ahead).toBeGreaterThan(86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  });
});

describe('odd requests', () => {
  it('leave this site by no redirect and put nothing into a header', async () => {
    const t = await withPages();
    for (const path of [
      '//evil.example/',
      '//evil.example/auth/',
      '/\\evil.example/',
      '/report/a%0d%0aSet-Cookie:x=1/',
      '/report/%5Cevil.example/',
      '/auth//',
    ]) {
      const answer = await t.get(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
      expect(answer.headers.get('set-cookie'), path).toBeNull();
    }
  });

  it('of another type, with a key twice or a slash in disguise are refused as input', async () => {
    const t = await withPages();
    const body = JSON.stringify(goodOrder);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
      expect((await t.call('/api/reports/create-order', { raw: body, headers: { 'Content-Type': type } })).status, type).toBe(400);
    const token = 'x'.repeat(43);
    expect((await t.call(`/api/set-password?token=${token}&token=${token}`)).status).toBe(400);
    for (const path of ['/api/orders/%2e%2e%2fuser', '/api//user', '/api/reports/download/..%2f..%2fapp.db', '/api/user/', '/api/%00', '/api/%ff'])
      expect(await t.call(path).then(({ status, json }) => [status, (json as { code: string }).code.endsWith('not_found')]), path).toEqual([404, true]);
  });

  it('for the head of a PDF open no file', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.fulfil(id);
    const head = await t.call(`/api/reports/download/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-type'), head.text]).toEqual([200, '13', 'application/pdf', '']);
  });

  it('from many addresses of one IPv6 network count as one, behind a proxy by the address that the proxy saw', async () => {
    const t = await testApp({ env: { TRUST_PROXY: '1' } });
    const ask = async (address: string) =>
      (await t.call('/api/forgot-password', { body: { email: `${Math.random()}@example.com` }, headers: { 'X-Forwarded-For': address } })).status;
    for (let i = 0; i < 10; i++) expect(await ask(`10.0.0.${i}, 2001:db8:0:1::${i}`)).toBe(200);
    expect(await ask('2001:db8:0:1:ffff:ffff:ffff:1')).toBe(429);
    expect(await ask('2001:db8:0:2::1')).toBe(200);
    expect(await ask('198.51.100.7')).toBe(200);
  });

  it('with a path of many signs take no longer than others to log', () => {
    // By the work, not by the clock: a pattern tried at each of 200 000 signs would not end within the test's time.
    for (const sign of ['a', 'a.', 'f', 'a@', '%40']) expect(redact(sign.repeat(200_000))).toHaveLength(sign.length * 200_000);
    expect(redact('/api/anna.kowalska+x@example.com/anna%40example.com')).toBe('/api/[email]/[email]');
  });
});

describe('a full disk', () => {
  it('answers 503 with the time to come back, stores nothing by half, and is over when there is room again', async () => {
    const t = await testApp();
    const client = t.deps.db.$client;
    const pages = Number(client.pragma('page_count', { simple: true }));
    client.pragma(`max_page_count = ${pages}`);
    const count = () =>
      client.prepare('select (select count(*) from orders) + (select count(*) from order_events) + (select count(*) from outbox)').pluck().get();
    // The last free bytes of the file's pages go first.
    let answer = await t.call('/api/reports/create-order', { body: goodOrder });
    let before = count();
    for (let i = 0; i < 200 && answer.status === 200; i++) {
      before = count();
      t.passTime(3_600_000);
      answer = await t.call('/api/reports/create-order', { body: { ...goodOrder, description: `${'Prowadzi pracownię w Gdyni. '.repeat(8)}${i}` } });
    }
    expect([answer.status, answer.headers.get('retry-after'), answer.json]).toEqual([
      503,
      '60',
      { code: 'cannot_store', message: expect.stringContaining('Chwilowo nie możemy niczego zapisać'), requestId: expect.any(String) },
    ]);
    expect(count()).toBe(before);
    expect(t.logged.join('')).toContain('nothing can be stored');
    client.pragma(`max_page_count = ${pages + 1_000}`);
    expect((await t.call('/api/reports/create-order', { body: goodOrder })).status).toBe(200);
  });
});

describe('an operator', () => {
  it('reads in the log why a payment could not be prepared', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    t.deps.payments.retrieveIntent = () => Promise.reject(new Error('Invalid API Key provided: sk_test_abc'));
    const answer = await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } });
    expect(answer.status).toBe(502);
    expect(t.logged.join('')).toContain('Invalid API Key provided: [key]');
  });

  it('is told that the server is ready although runs queue for longer than one takes', async () => {
    const t = await testApp();
    for (const [age, status] of [
      [20 * 60_000, 200],
      [2 * 3_600_000, 503],
    ] as const) {
      t.deps.workflows.queueAgeMs = () => age;
      expect((await t.call('/readyz')).status).toBe(status);
    }
  });
});
