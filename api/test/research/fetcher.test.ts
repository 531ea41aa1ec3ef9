import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher, type FetcherOptions } from '../../src/research/index.ts';
import type { Fetcher } from '../../src/research/types.ts';
import { bytesOf, fixedClock, LOOPBACK, serve, UA } from './web.ts';

const open: Fetcher[] = [];
const fetcherWith = (options: Partial<FetcherOptions> = {}) => {
  const fetcher = createFetcher({ userAgent: UA, allow: LOOPBACK, perHostDelayMs: 0, timeoutMs: 2_000, ...options });
  open.push(fetcher);
  return fetcher;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((fetcher) => fetcher.close()));
});

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('manners', () => {
  it('reads robots.txt once per host, identifies itself, and keeps out of forbidden folders', async () => {
    const asked: string[] = [];
    const origin = await serve((request, response) => {
      asked.push(`${request.url} ${request.headers['user-agent']}`);
      if (request.url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /\n\nUser-agent: LustroBot\nDisallow: /prywatne/\n');
      response.writeHead(200, html).end('<p>Witaj</p>');
    });
    const fetcher = fetcherWith();
    expect(await fetcher.fetch(`${origin}/a`)).toMatchObject({ status: 'ok', html: '<p>Witaj</p>', contentType: 'text/html', bytes: 12 });
    expect(await fetcher.fetch(`${origin}/prywatne/b`)).toMatchObject({ status: 'robots', detail: 'zabrania robots.txt' });
    expect(asked).toEqual([`/robots.txt ${UA}`, `/a ${UA}`]);
  });

  it.each([
    [404, 'ok'],
    [403, 'ok'],
    [500, 'robots'],
    [429, 'robots'],
  ])('takes a robots.txt that answers %i as %s', async (status, expected) => {
    const origin = await serve((request, response) => response.writeHead(request.url === '/robots.txt' ? status : 200, html).end('<p>a</p>'));
    expect((await fetcherWith().fetch(`${origin}/a`)).status).toBe(expected);
  });

  it('asks one host one page at a time with a pause between, and honours a Crawl-delay up to ten seconds', async () => {
    let busy = 0;
    let most = 0;
    const listen = (robots: string) =>
      serve(async (request, response) => {
        if (request.url === '/robots.txt') return void response.end(robots);
        most = Math.max(most, ++busy);
        await new Promise((done) => setTimeout(done, 10));
        busy--;
        response.writeHead(200, html).end('<p>a</p>');
      });
    const clock = fixedClock();
    const fetcher = fetcherWith({ clock, perHostDelayMs: 1_000 });
    const plain = await listen('');
    await Promise.all(['/1', '/2', '/3'].map((path) => fetcher.fetch(plain + path)));
    expect(clock.slept).toEqual([1_000, 1_000]);
    expect(most).toBe(1);
    clock.slept.length = 0;
    const slow = await listen('User-agent: *\nCrawl-delay: 4\n');
    const slower = await listen('User-agent: *\nCrawl-delay: 3600\n');
    for (const origin of [slow, slower]) for (const path of ['/1', '/2']) await fetcher.fetch(origin + path);
    expect(clock.slept).toEqual([4_000, 10_000]);
  });

  it('keeps the number of connections over all hosts under its limit', async () => {
    let busy = 0;
    let most = 0;
    const origins = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        serve(
          async (_request, response) => {
            most = Math.max(most, ++busy);
            await new Promise((done) => setTimeout(done, 10));
            busy--;
            response.writeHead(200, html).end('a');
          },
          `127.0.1.${i + 1}`,
        ),
      ),
    );
    const fetcher = fetcherWith({ concurrency: 3 });
    await Promise.all(origins.map((origin) => fetcher.fetch(`${origin}/a`)));
    expect(most).toBe(3);
  });
});

describe('addresses', () => {
  it('refuses what is not an ordinary web address without asking anyone', async () => {
    const fetcher = fetcherWith();
    for (const url of [
      'ftp://127.0.0.1/a',
      'file:///etc/passwd',
      'http://user:pass@127.0.0.1/',
      'javascript:alert(1)',
      'nic',
      '',
      'http://'.padEnd(5_000, 'a'),
    ]) {
      expect(await fetcher.fetch(url), url).toMatchObject({ status: 'refused_address', url });
    }
  });

  it('refuses loopback and metadata without an allow list, however they are spelt', async () => {
    const fetcher = fetcherWith({ allow: [] });
    for (const url of [
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/',
    ]) {
      expect((await fetcher.fetch(url)).status, url).toBe('refused_address');
    }
  });

  it('refuses a redirect to a private address and never connects there', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(302, { location: request.url === '/a' ? 'http://169.254.169.254/latest/meta-data' : 'file:///etc/passwd' }).end();
    });
    const fetcher = fetcherWith();
    expect((await fetcher.fetch(`${origin}/a`)).status).toBe('refused_address');
    expect((await fetcher.fetch(`${origin}/b`)).status).toBe('refused_address');
  });

  it('is not fooled by a name that answers well first and with a private address later', async () => {
    let reached = 0;
    const origin = await serve((_request, response) => {
      reached++;
      response.writeHead(200, { ...html, connection: 'close' }).end();
    });
    let answer = '127.0.0.1';
    const fetcher = fetcherWith({ allow: ['127.0.0.1/32'], lookup: async () => [{ address: answer, family: 4 }] });
    const site = `http://zmienny.example:${new URL(origin).port}`;
    expect((await fetcher.fetch(`${site}/a`)).status).toBe('ok');
    expect(reached).toBe(2);
    answer = '127.0.0.2';
    expect((await fetcher.fetch(`${site}/b`)).status).toBe('refused_address');
    expect(reached).toBe(2);
  });

  it('reaches mapped hosts at their stand-in and shows them their own name', async () => {
    const hosts: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      hosts.push(request.headers.host);
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, html).end('<p>a</p>');
    });
    const port = Number(new URL(origin).port);
    const fetcher = fetcherWith({ allow: [], hostMap: (host) => (host.endsWith('.example') ? { address: '127.0.0.1', port } : null) });
    expect(await fetcher.fetch('http://glos-wybrzeza.example/a')).toMatchObject({ status: 'ok', finalUrl: 'http://glos-wybrzeza.example/a' });
    expect(await fetcher.fetch('https://linkedin.example/in/jan')).toMatchObject({ status: 'ok' });
    expect(new Set(hosts)).toEqual(new Set(['glos-wybrzeza.example', 'linkedin.example']));
    expect((await fetcher.fetch(`${origin}/a`)).status).toBe('refused_address');
  });

  it('follows redirects to the final address, but neither in circles nor for ever', async () => {
    const origin = await serve((request, response) => {
      const url = request.url ?? '';
      if (url === '/robots.txt') return void response.writeHead(404).end();
      if (url === '/stary') return void response.writeHead(301, { location: '/nowy#x' }).end();
      if (url === '/petla') return void response.writeHead(302, { location: '/petla2' }).end();
      if (url === '/petla2') return void response.writeHead(302, { location: '/petla' }).end();
      const step = /^\/dalej\/(\d+)$/.exec(url);
      if (step) return void response.writeHead(307, { location: `/dalej/${Number(step[1]) + 1}` }).end();
      response.writeHead(200, html).end('<p>Nowy adres</p>');
    });
    const fetcher = fetcherWith();
    expect(await fetcher.fetch(`${origin}/stary`)).toMatchObject({ status: 'ok', url: `${origin}/stary`, finalUrl: `${origin}/nowy` });
    expect(await fetcher.fetch(`${origin}/petla`)).toMatchObject({ status: 'redirect_loop', detail: 'przekierowanie w kółko' });
    expect(await fetcher.fetch(`${origin}/dalej/1`)).toMatchObject({ status: 'redirect_loop', detail: 'ponad 5 przekierowań' });
  });
});

describe('pages that misbehave', () => {
  it('gives each kind of failure its own status', async () => {
    const origin = await serve((request, response) => {
      const url = request.url ?? '';
      if (url === '/robots.txt') return void response.writeHead(404).end();
      const status = Number(url.slice(1));
      if (status) return void response.writeHead(status, html).end('<p>tekst</p>');
      if (url === '/pdf') return void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
      if (url === '/udaje') return void response.writeHead(200, html).end(Buffer.from([0x89, 0x50, 0, 0, 1, 2]));
      if (url === '/urwane') {
        response.writeHead(200, { ...html, 'content-length': '1000' }).write('<p>początek');
        return void setTimeout(() => response.destroy(), 20);
      }
      if (url === '/zepsuty-gzip') return void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('to nie gzip');
      if (url === '/dziwny') return void response.writeHead(200, { ...html, 'content-encoding': 'rot13' }).end('tekst');
      // "/wolno" never answers.
    });
    const fetcher = fetcherWith({ timeoutMs: 300 });
    const statusOf = async (path: string) => (await fetcher.fetch(origin + path)).status;
    expect(await statusOf('/404')).toBe('missing');
    expect(await statusOf('/410')).toBe('missing');
    expect(await statusOf('/403')).toBe('forbidden');
    expect(await statusOf('/503')).toBe('error');
    expect(await statusOf('/pdf')).toBe('not_text');
    expect(await statusOf('/udaje')).toBe('not_text');
    expect(await statusOf('/dziwny')).toBe('not_text');
    expect(await statusOf('/urwane')).toBe('error');
    expect(await statusOf('/zepsuty-gzip')).toBe('error');
    expect(await statusOf('/wolno')).toBe('timeout');
    expect(await fetcher.fetch('http://127.0.9.9:9/a')).toMatchObject({ status: 'error', detail: 'błąd połączenia (ECONNREFUSED)' });
  });

  it('stops early on pages that are too large, announced or not, packed or not', async () => {
    let sent = 0;
    const bomb = gzipSync(Buffer.alloc(30_000_000, 'a'));
    const origin = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      if (request.url === '/bomba') return void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
      if (request.url === '/zapowiedziana') return void response.writeHead(200, { ...html, 'content-length': '9000000' }).write('<p>');
      response.writeHead(200, html);
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 100_000;
          if (!response.write('x'.repeat(100_000))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    const fetcher = fetcherWith({ maxBytes: 500_000 });
    expect((await fetcher.fetch(`${origin}/bez-konca`)).status).toBe('too_large');
    expect(sent).toBeLessThan(10_000_000);
    expect((await fetcher.fetch(`${origin}/bomba`)).status).toBe('too_large');
    expect((await fetcher.fetch(`${origin}/zapowiedziana`)).status).toBe('too_large');
  });

  it('stops when told to', async () => {
    const origin = await serve(() => undefined);
    const stop = new AbortController();
    const fetcher = fetcherWith({ timeoutMs: 60_000 });
    const pending = [fetcher.fetch(`${origin}/a`, stop.signal), fetcher.fetch(`${origin}/b`, stop.signal)];
    setTimeout(() => stop.abort(), 30);
    for (const outcome of await Promise.all(pending)) expect(outcome).toMatchObject({ status: 'error', detail: 'przerwano' });
  });
});

describe('charsets', () => {
  const text = 'Zażółć gęślą jaźń: Łódź, Kraków, „środa” i święto źrebiąt';
  const page = (charset: string | null) => `<html><head>${charset ? `<meta charset="${charset}">` : ''}</head><body><p>${text}</p></body></html>`;
  const iso = (s: string) => bytesOf(s.replace(/[„”]/g, '"'), 'iso-8859-2');

  it.each<[string, Buffer, string, boolean]>([
    ['windows-1250 by header', bytesOf(page(null), 'windows-1250'), 'text/html; charset=windows-1250', true],
    ['ISO-8859-2 by header', iso(page(null)), 'text/html; charset=ISO-8859-2', false],
    ['windows-1250 by meta', bytesOf(page('windows-1250'), 'windows-1250'), 'text/html', true],
    ['ISO-8859-2 by meta', iso(page('iso-8859-2')), 'text/html', false],
    ['windows-1250 by its bytes alone', bytesOf(page(null), 'windows-1250'), 'text/html', true],
    ['ISO-8859-2 by its bytes alone', iso(page(null)), 'text/html', false],
    ['windows-1250 that says ISO-8859-2', bytesOf(page('iso-8859-2'), 'windows-1250'), 'text/html', true],
    ['windows-1250 that says UTF-8', bytesOf(page('utf-8'), 'windows-1250'), 'text/html', true],
    ['UTF-8 by its bytes alone', Buffer.from(page(null)), 'text/html', true],
    ['UTF-8 that says ISO-8859-1', Buffer.from(page(null)), 'text/html; charset=iso-8859-1', true],
    ['UTF-8 with a byte order mark and a wrong label', Buffer.from(`\uFEFF${page('windows-1250')}`), 'text/html; charset=windows-1250', true],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${page(null)}`, 'utf16le'), 'text/html', true],
    ['a label nobody knows', Buffer.from(page('x-nieznany')), 'text/html', true],
  ])('reads %s', async (_name, body, contentType, typographic) => {
    const origin = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': contentType }).end(body);
    });
    const outcome = await fetcherWith().fetch(`${origin}/a`);
    expect(outcome.status === 'ok' && outcome.html).toContain(typographic ? text : text.replace(/[„”]/g, '"'));
  });
});
