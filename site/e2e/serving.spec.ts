import { expect, test } from './fixtures.ts';
import { finished, MADE_UP } from './support/orders.ts';

const PUBLIC = ['/', '/raport-wizerunku', '/regulamin', '/privacy-policy'];
const PRIVATE = ['/checkout', '/tracking', '/thank-you', `/report/${MADE_UP}`, '/dashboard', '/auth', '/nowe-haslo'];

for (const path of [...PUBLIC, ...PRIVATE]) {
  test(`${path} carries the security headers and lets no inline script run @once`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
    expect(headers['x-powered-by']).toBeUndefined();

    const html = await response.text();
    const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:(?!\/\/(\*\.)?js\.stripe\.com)|data:/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
}

for (const path of PRIVATE) {
  test(`${path} is kept out of caches, search engines and other sites' logs @once`, async ({ request }) => {
    // A visitor is led from /dashboard to the sign-in page: the answer that says so is looked at.
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['cache-control']).toBe('no-store');
    // The sign-in page is in the sitemap; what its address may name is not in its canonical address.
    if (path !== '/auth') expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
}

test('an inserted inline script does not run @once', async ({ page, noise }) => {
  noise.allow(/Content Security Policy/);
  await page.goto('/raport-wizerunku');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

test('pages are compressed, revalidated by ETag, and their assets never asked for twice @once', async ({ request }) => {
  const first = await request.get('/raport-wizerunku', { headers: { 'accept-encoding': 'br' } });
  const { etag = '', ...headers } = first.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await request.get('/raport-wizerunku', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);

  const asset = /\/_astro\/[^"']+\.js/.exec(await first.text())?.[0] ?? '';
  expect(asset).not.toBe('');
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
});

test('the API answers errors in Polish with a number to quote, and never from a cache @once', async ({ request }) => {
  const response = await request.get(`/api/orders/${MADE_UP}`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toEqual({ code: 'order_not_found', message: expect.stringContaining('Nie znaleźliśmy'), requestId: response.headers()['x-request-id'] });
});

test('the PDF comes with its name, its size and its type @once', async ({ request }) => {
  const response = await request.get(`/api/reports/download/${finished().orderId}`);
  const headers = response.headers();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain("filename*=UTF-8''raport-wizerunku-Maria%20Wi%C5%9Bniewska.pdf");
  expect(Number(headers['content-length'])).toBe((await response.body()).length);
  expect(headers['cache-control']).toBe('no-store');
});

test('health and readiness answer @once', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});
