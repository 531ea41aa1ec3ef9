import { describe, expect, it } from 'vitest';
import { askAll, demoWeb, isSlowOrHuge } from './visit.ts';

describe('a person opens pages of the demo web under /sandbox/web', () => {
  it('sees every page in UTF-8, links kept inside, nothing inline, the mark on it', async () => {
    const { web, ...rest } = demoWeb();
    const results = await askAll({ web, ...rest }, 'Zielona Łyżka');
    for (const { url } of results) {
      const { host, pathname } = new URL(url);
      const response = await web.request(`/${host}${pathname}`);
      const html = await response.text();
      expect([200, 404], url).toContain(response.status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).not.toMatch(/ style="|<style|<script(?! type="application\/ld\+json")|href="http|\ufffd/);
      for (const [, to] of html.matchAll(/ href="([^"]+)"/g)) expect(to).toMatch(/^\/sandbox\/web\//);
      expect(html).toContain('Strona demonstracyjna');
    }
    expect(results.some((result) => isSlowOrHuge(result.url))).toBe(true);
  });

  it('gets a stylesheet for every layout, and a 404 for hosts that are not ours', async () => {
    const { web } = demoWeb();
    for (const layout of ['portal', 'classic', 'blog', 'forum', 'review', 'reference', 'site', 'profile']) {
      const response = await web.request(`/-/${layout}.css`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/css');
    }
    expect((await web.request('/-/constructor.css')).status).toBe(404);
    expect((await web.request('/lustro.pl/cokolwiek')).status).toBe(404);
  });

  it('finds the viewer also when it is mounted under a prefix', async () => {
    const { Hono } = await import('hono');
    const demo = demoWeb();
    const app = new Hono().route('/sandbox/web', demo.web).route('/sandbox/searxng', demo.searxng);
    expect((await app.request('/sandbox/searxng/search?format=json&q=Jan+Kowalski')).status).toBe(200);
    const page = await app.request('/sandbox/web/jan-kowalski-architekt.example/Jan_Kowalski,architekt,Gdynia/o-mnie.html');
    expect(await page.text()).toContain('Jestem absolwentem');
  });
});
