import { beforeAll, describe, expect, it } from 'vitest';
import { askAll, demoWeb, open, type Result } from './visit.ts';

const web = demoWeb();
let results: Result[] = [];
const urlOf = (part: string) => results.find((result) => result.url.includes(part))?.url ?? '';
beforeAll(async () => {
  results = await askAll(web, 'Tomasz Wiśniewski');
});

describe('pages that misbehave on purpose', () => {
  it('are missing, broken, empty, no page at all, or garbage', async () => {
    expect((await open(web, urlOf('usuniety-artykul'))).status).toBe(404);
    expect((await open(web, urlOf('/awaria.html'))).status).toBe(500);
    expect(await (await open(web, urlOf('/pusta.html'))).text()).toBe('');
    expect((await open(web, urlOf('/broszura.html'))).headers.get('content-type')).toBe('application/pdf');
    expect(await (await open(web, urlOf('/usterka.html'))).text()).toContain('</titel>');
  });

  it('stream thirty megabytes only as far as they are read', async () => {
    const reader = (await open(web, urlOf('/pelny-zapis.html'))).body?.getReader();
    let bytes = 0;
    for (let i = 0; i < 5; i++) bytes += (await reader?.read())?.value?.byteLength ?? 0;
    await reader?.cancel();
    expect(bytes).toBeGreaterThan(200_000);
    let whole = 0;
    for await (const chunk of (await open(web, urlOf('/pelny-zapis.html'))).body ?? []) whole += chunk.byteLength;
    expect(whole).toBeGreaterThanOrEqual(30 * 1024 * 1024);
  });

  it('answer slowly but let go as soon as the caller does', async () => {
    const gone = new AbortController();
    const pending = open(web, urlOf('/raport-roczny.html'), { signal: gone.signal });
    gone.abort();
    expect((await pending).status).toBe(499);
  });

  it('redirect for ever, or by a chain to the article', async () => {
    const loop = urlOf('/w-kolko.html');
    expect((await open(web, loop)).headers.get('location')).toBe(loop);
    let url = urlOf('stare-adresy.example/');
    url = results.find((result) => /\/r2-/.test(result.url))?.url ?? url;
    const steps: number[] = [];
    for (;;) {
      const response = await open(web, url);
      steps.push(response.status);
      const next = response.headers.get('location');
      if (!next) break;
      url = next;
    }
    expect(steps).toEqual([302, 301, 200]);
    expect(results.some((result) => result.url === url)).toBe(true);
  });

  it('are forbidden to robots', async () => {
    const rules = async (host: string) => (await open(web, `http://${host}/robots.txt`)).text();
    expect(await rules('zamkniete-archiwum.example')).toContain('Disallow: /\n');
    expect(await rules('kurier-krajowy.example')).toContain('Disallow: /private/');
    expect(results.filter((result) => new URL(result.url).pathname.startsWith('/private/')).length).toBeGreaterThanOrEqual(2);
  });

  it('repeat a page under a tracking address', async () => {
    const tracked = results.filter((result) => result.url.includes('utm_source'));
    expect(tracked.length).toBeGreaterThanOrEqual(3);
    for (const { url } of tracked) {
      const plain = url.replace(/\?.*$/, '');
      expect(results.some((result) => result.url === plain)).toBe(true);
      expect(await (await open(web, url)).text()).toBe(await (await open(web, plain)).text());
    }
  });

  it('leave other hosts alone and refuse other methods', async () => {
    expect(web.handleHost(new Request('http://lustro.pl/', { headers: { host: 'lustro.pl' } }))).toBeNull();
    expect((await open(web, 'http://kurier-krajowy.example/', { method: 'POST' })).status).toBe(405);
    expect((await open(web, 'http://kurier-krajowy.example/')).status).toBe(200);
    // A page answers on its own host only.
    expect((await open(web, urlOf('/raport-rynku.html').replace(/\/\/[^/]+/, '//kurier-krajowy.example'))).status).toBe(404);
  });
});
