/** The look before paying: what the first answers hold, without reading a page. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { glance, textsNaming } from '../../src/research/index.ts';
import { createSearxng } from '../../src/research/sources/index.ts';
import type { SearchHit, SearchSource } from '../../src/research/types.ts';
import { UA } from './web.ts';

const subject: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'architekt, Gdynia', keywords: [], links: [] };
const hit = (url: string, title: string, snippet = ''): SearchHit => ({ url, title, snippet, publishedAt: null, source: 'searxng', query: '', rank: 1 });

/** A search that gives these hits to every question. */
const answering = (hits: SearchHit[]): SearchSource => ({
  ...createSearxng({ baseUrl: 'http://127.0.0.1', fetch, userAgent: UA }),
  pace: { delayMs: 0, parallel: 4 },
  search: async () => ({ status: 'ok', hits, more: false, notes: [] }),
});

const look = (hits: SearchHit[]) => glance(subject, [answering(hits)], AbortSignal.timeout(5_000), (texts) => textsNaming(subject, texts));

describe('the look before paying', () => {
  it('counts a page once, and apart those whose title or snippet has the whole name in any form', async () => {
    const found = await look([
      hit('https://gazeta.example/biblioteka?utm_source=x', 'Nowa biblioteka w Gdyni', 'Projekt Jana Kowalskiego wygrał konkurs.'),
      hit('https://gazeta.example/biblioteka', 'Nowa biblioteka w Gdyni', 'Projekt Jana Kowalskiego wygrał konkurs.'),
      hit('https://portal.example/kowalscy', 'Kowalski, Nowak, Wiśniewska: skąd te nazwiska', 'Jan to imię biblijne.'),
      hit('https://forum.example/t/1', 'Kto zna dobrego architekta?', 'Polecam Kowalskiego Jana, Gdynia.'),
      hit('https://sklep.example/lampy', 'Lampy dla architekta, Gdynia'),
    ]);
    expect(found).toEqual({ pages: 4, named: 2, domains: 4 });
  });

  it('says nothing where no source answered', async () => {
    const silent: SearchSource = { ...answering([]), search: async () => ({ status: 'error', note: { code: 'timeout' } }) };
    expect(await glance(subject, [silent], AbortSignal.timeout(5_000), () => [])).toBeNull();
  });
});
