import { describe, expect, it } from 'vitest';
import { ask, askAll, demoWeb, open, segmentIn } from './visit.ts';

const hostsOf = (urls: string[]) => new Set(urls.map((url) => new URL(url).host));

describe('the search answers in SearXNG’s wire format', () => {
  it('gives pages of ten with all fields, and other pages on the next number', async () => {
    const web = demoWeb();
    const first = await ask(web, 'Jan Kowalski');
    expect(first).toMatchObject({ query: 'Jan Kowalski', answers: [], corrections: [], infoboxes: [], suggestions: [] });
    expect(first.results).toHaveLength(10);
    expect(first.number_of_results).toBeGreaterThanOrEqual(105);
    for (const result of first.results) {
      expect(result.parsed_url).toHaveLength(6);
      expect(result.parsed_url[1]).toBe(new URL(result.url).host);
      expect(result).toMatchObject({
        template: 'default.html',
        category: 'general',
        title: expect.any(String),
        content: expect.any(String),
        score: expect.any(Number),
      });
      expect(result.engines.length).toBeGreaterThan(0);
    }
    const second = await ask(web, 'Jan Kowalski', 2);
    expect(second.results.some((result) => first.results.some((other) => other.url === result.url))).toBe(false);
    expect((await ask(web, 'Jan Kowalski', 99)).results).toEqual([]);
  });

  it('behaves like an instance whose HTML and other formats are off, and refuses nonsense', async () => {
    const { searxng } = demoWeb();
    for (const format of ['', '&format=html', '&format=rss']) {
      const response = await searxng.request(`/search?q=Jan+Kowalski${format}`);
      expect(response.status).toBe(403);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
    expect((await searxng.request('/search?format=json')).status).toBe(400);
    expect((await searxng.request('/search?format=json&q=x&pageno=-1')).status).toBe(400);
  });

  it('sometimes reports an engine that did not answer', async () => {
    const web = demoWeb();
    const answers = await Promise.all(
      'opinie wywiad nagroda kontakt spór projekt blog forum sąd afera profil strona'.split(' ').map((word) => ask(web, `"Jan Kowalski" ${word}`)),
    );
    const silent = answers.filter((answer) => answer.unresponsive_engines.length > 0);
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.length).toBeLessThan(answers.length);
  });
});

describe('every subject has a stable, varied web', () => {
  const names = [
    ['Jan Kowalski', 'architekt Gdynia'],
    ['Anna Nowicka-Wójcik', 'pisarka Szczecin'],
    ['Ziarno', 'kawiarnia Toruń'],
    ['Fundacja Nowe Media', ''],
    ['Bzura sp. z o.o.', 'transport Łódź'],
    ['Nguyen Van An', 'programista Kraków'],
    ['<script>alert(1)</script> "; DROP TABLE--', ''],
    ['🦊🦊🦊', '<b>😀</b>'],
  ] as const;

  it.each(names)('%s (%s): at least 105 pages on 25 hosts, the same after a restart', async (name, context) => {
    const seen = await Promise.all(
      [demoWeb(), demoWeb()].map(async (web) => {
        await ask(web, `"${name.replaceAll('"', ' ')}" ${context}`);
        return (await askAll(web, name.replaceAll('"', ' '))).map((result) => result.url);
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(new Set(seen[0]).size).toBeGreaterThanOrEqual(105);
    expect(hostsOf(seen[0] as string[]).size).toBeGreaterThanOrEqual(25);
    for (const url of seen[0] as string[]) expect(new URL(url).host).toMatch(/\.example$/);
  });

  it('gives a thin web to Niewidoczny and no search to Awaryjny', async () => {
    const web = demoWeb();
    for (const name of ['Jan Niewidoczny', 'Anna Niewidoczna']) {
      const all = await askAll(web, name);
      expect(all.length).toBeGreaterThanOrEqual(10);
      expect(all.length).toBeLessThanOrEqual(15);
    }
    for (const name of ['Jan Awaryjny', '"Anna Awaryjna" opinie', '"Jana Awaryjnego"']) {
      expect((await web.searxng.request(`/search?format=json&q=${encodeURIComponent(name)}`)).status).toBe(503);
    }
  });
});

describe('the search knows whom a query means', () => {
  it('remembers the context of a name, also for inflected forms and topics', async () => {
    const web = demoWeb();
    await ask(web, '"Jan Kowalski" architekt Gdynia');
    for (const query of ['Jan Kowalski', '"Jana Kowalskiego"', '"Janem Kowalskim"', '"Jan Kowalski" opinie', 'Jan Kowalski linkedin', 'Jan Kowalski projekt']) {
      const { results } = await ask(web, query);
      expect(results.filter((result) => segmentIn(result.url) === 'Jan_Kowalski,architekt,Gdynia').length, query).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds the nominative of an inflected name it has never heard', async () => {
    for (const [query, name] of [
      ['"Anny Nowak"', 'Anna_Nowak'],
      ['"Piotrowi Zielińskiemu"', 'Piotr_Zieliński'],
      ['"Marka Dudka"', 'Marek_Dudek'],
    ] as const) {
      const { results } = await ask(demoWeb(), query);
      expect(
        results.some((result) => segmentIn(result.url).startsWith(`${name},`)),
        query,
      ).toBe(true);
    }
  });

  it('takes another context of the same name for another person, and reduces a long one to a few words', async () => {
    const web = demoWeb();
    await ask(web, '"Jan Kowalski" architekt Gdynia');
    await ask(web, '"Jan Kowalski" dentysta Kielce');
    expect((await ask(web, 'Jan Kowalski')).results.filter((result) => segmentIn(result.url) === 'Jan_Kowalski,dentysta,Kielce').length).toBeGreaterThanOrEqual(
      5,
    );
    const long = `<script>x()</script> 😀 ${'bardzo długi opis '.repeat(100)} fotografka z Poznania`;
    await ask(web, `"Maria Lis" ${long.slice(-1000)}`);
    const segment = segmentIn((await ask(web, 'Maria Lis')).results[0]?.url ?? '');
    expect(segment.length).toBeLessThan(60);
  });

  it('puts the asked platform first and understands site:', async () => {
    const web = demoWeb();
    expect(new URL((await ask(web, '"Ewa Zielińska" linkedin')).results[0]?.url ?? '').host).toBe('linkedin.example');
    const only = await askAll(web, '"Ewa Zielińska" site:linkedin.com');
    expect([...hostsOf(only.map((result) => result.url))]).toEqual(['linkedin.example']);
  });

  it('shows nearly the whole web to a reader who asks the usual questions', async () => {
    const web = demoWeb();
    const seen = new Set<string>();
    const take = async (query: string, pages: number) => {
      for (let page = 1; page <= pages; page++) for (const result of (await ask(web, query, page)).results) seen.add(result.url);
    };
    await take('"Jan Kowalski" architekt Gdynia', 2);
    await take('Jan Kowalski', 5);
    for (const form of ['Jana Kowalskiego', 'Janem Kowalskim', 'Janowi Kowalskiemu']) await take(`"${form}"`, 1);
    for (const word of 'opinie wywiad nagroda kontakt problem spór projekt konferencja instagram linkedin facebook youtube x tiktok wykop'.split(' '))
      await take(`"Jan Kowalski" ${word}`, 1);
    expect(seen.size).toBeGreaterThanOrEqual(120);
  });

  it('declines the noun that opens a brand’s name, and takes its namesakes for the same kind of place', async () => {
    for (const [name, genitive] of [
      ['Restauracja Pod Dębem', 'Restauracji Pod Dębem'],
      ['Fundacja Nowe Media', 'Fundacji Nowe Media'],
      ['Ziarno', '(?:kawiarni|marki|firmy|kliniki|fundacji) Ziarno'],
    ] as const) {
      const titles = (await askAll(demoWeb(), name)).map((result) => result.title);
      expect(
        titles.some((title) => new RegExp(`^Nagroda Miasta dla ${genitive}$`).test(title)),
        name,
      ).toBe(true);
    }
  });

  it('leads to pages that open without the search, after a restart', async () => {
    const { results } = await ask(demoWeb(), 'Jan Kowalski');
    const url = results.find((result) => result.url.includes('strona-glowna'))?.url ?? '';
    expect((await open(demoWeb(), url)).status).toBe(200);
  });
});
