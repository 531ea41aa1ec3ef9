import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { analyse } from '../../src/analysis/index.ts';
import { isFactSource, SEARCH_SOURCES, type SourceName } from '../../src/contract/sources.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { planQueries, type Research, research } from '../../src/research/index.ts';
import { createSources } from '../../src/research/sources/index.ts';
import { createWhiteList } from '../../src/research/sources/white-list.ts';
import type { Fetcher, Query, SearchAnswer } from '../../src/research/types.ts';
import { fixedClock, serve, UA } from './web.ts';

const NIP = '3563457932';
const KRS = '0000424242';
const NAMES = ['krs', 'whitelist', 'ceidg', 'wayback'] as const satisfies SourceName[];
type Fact = (typeof NAMES)[number];
const QUESTIONS: Record<Fact, string> = { krs: `KRS ${KRS}`, whitelist: `NIP ${NIP}`, ceidg: `NIP ${NIP}`, wayback: 'zielonydom.example' };

/** The documented answers, with everything in them that must not be taken. */
const krs = {
  odpis: {
    rodzaj: 'Aktualny',
    naglowekA: {
      rejestr: 'RejP',
      numerKRS: KRS,
      dataCzasOdpisu: '15.05.2024 20:20:16',
      stanZDnia: '22.08.2023',
      dataRejestracjiWKRS: '08.07.2012',
      numerOstatniegoWpisu: 79,
      dataOstatniegoWpisu: '14.07.2023',
      stanPozycji: 1,
    },
    dane: {
      dzial1: {
        danePodmiotu: {
          formaPrawna: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
          identyfikatory: { regon: '88888888800000', nip: NIP },
          nazwa: 'ZIELONY DOM SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        },
        siedzibaIAdres: {
          siedziba: { kraj: 'POLSKA', wojewodztwo: 'ŚLĄSKIE', miejscowosc: 'BIELSKO-BIAŁA' },
          adres: { ulica: 'POLNA', nrDomu: '7', kodPocztowy: '43-300', poczta: 'BIELSKO-BIAŁA' },
        },
      },
      dzial2: { prokurenci: [{ nazwisko: { nazwiskoICzlon: 'P********' }, imiona: { imie: 'M******' }, identyfikator: { pesel: '7**********' } }] },
      dzial3: {
        przedmiotDzialalnosci: { przedmiotPrzewazajacejDzialalnosci: [{ kodDzial: '81', kodKlasa: '30', kodPodklasa: 'Z', opis: 'ZAGOSPODAROWANIE ZIELENI' }] },
      },
    },
  },
};
const whitelist = {
  result: {
    subject: {
      name: 'ZIELONY DOM SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      nip: NIP,
      statusVat: 'Czynny',
      regon: '888888888',
      pesel: null,
      krs: KRS,
      residenceAddress: null,
      workingAddress: 'POLNA 7, 43-300 BIELSKO-BIAŁA',
      representatives: [{ firstName: 'Bogusława', lastName: 'Tajna', pesel: '70010112345' }],
      authorizedClerks: [],
      partners: [],
      registrationLegalDate: '2014-01-01',
      removalDate: null,
      accountNumbers: ['20030040000005556667779998'],
    },
    requestDateTime: '22-11-2026 08:00:00',
    requestId: 'd2n10-84df1a1',
  },
};
const sole = {
  id: '9D2531B1-6DED-4538-95EA-22FF2C7D2E01',
  nazwa: 'Zielony Dom Ogrody',
  adresDzialalnosci: { ulica: 'ul. Zwierzyniecka', budynek: '1', miasto: 'Białystok', wojewodztwo: 'PODLASKIE', kod: '15-333' },
  wlasciciel: { imie: 'Bogusława', nazwisko: 'Tajna', nip: NIP, regon: '618155359' },
  dataRozpoczecia: '2014-07-29',
  status: 'WYKRESLONY',
  email: 'tajna@ogrody.example',
  telefon: '600700800',
};
const ceidg = { firmy: [sole], count: 1, links: {} };
const wayback = [
  ['urlkey', 'timestamp', 'original', 'mimetype', 'statuscode', 'digest', 'length'],
  ['example,zielonydom)/', '20150101120000', 'http://zielonydom.example/', 'text/html', '200', 'Q4YU', '1234'],
];
const ANSWERS: Record<Fact, unknown> = { krs, whitelist, ceidg, wayback };
const SECRETS = /Tajna|Bogusława|PESEL|7\*|P\*|70010112345|2003004|@|600700800|Zwierzyniecka|undefined/u;

type Answer = (response: ServerResponse) => void;
const says =
  (status: number, body?: unknown): Answer =>
  (response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

type Asked = { path: string; query: Record<string, string>; token: string | undefined; agent: string | undefined };
let asked: Asked[] = [];
beforeEach(() => {
  asked = [];
});

/** The registers as the configuration makes them, over one local server in the place of all. */
async function made(names: readonly SourceName[], answer: (path: string) => Answer, ceidgToken: string | null = 'token-testowy') {
  const origin = await serve((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const { authorization: token, 'user-agent': agent } = request.headers;
    asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), token, agent });
    answer(url.pathname)(response);
  });
  const none = { searxngUrl: origin, braveKey: null, serperKey: null, youtubeKey: null, mastodon: null, wykop: null };
  const sourceUrls = Object.fromEntries(names.map((name) => [name, origin]));
  return createSources({ ...none, sources: names, ceidgToken, sourceUrls }, { fetch, userAgent: UA });
}
const of = (path: string): Answer => {
  if (path.startsWith('/search')) return says(200, { results: [{ url: 'http://gazeta.example/ogrody' }] });
  return says(200, ANSWERS[path.includes('/krs/') ? 'krs' : path.includes('/nip/') ? 'whitelist' : path.includes('/ceidg/') ? 'ceidg' : 'wayback']);
};
async function ask(name: Fact, answer: Answer, question = QUESTIONS[name]): Promise<SearchAnswer> {
  const [source] = await made([name], () => answer);
  return (await source?.search(question, 1, new AbortController().signal)) as SearchAnswer;
}

describe('registers and archives', () => {
  it.each<[Fact, object, string, string]>([
    [
      'krs',
      { path: `/api/krs/OdpisAktualny/${KRS}`, query: { rejestr: 'P', format: 'json' } },
      `https://api-krs.ms.gov.pl/api/krs/OdpisAktualny/${KRS}?rejestr=P&format=json`,
      `ZIELONY DOM sp. z o.o. widnieje w Krajowym Rejestrze Sądowym pod numerem KRS 0000424242. Forma prawna: spółka z ograniczoną odpowiedzialnością. Data rejestracji w KRS: 8 lipca 2012 r.

Siedziba: Bielsko-Biała, województwo śląskie. Adres: Polna 7, 43-300 Bielsko-Biała. NIP: 3563457932.

REGON: 888888888. Przeważająca działalność: zagospodarowanie zieleni (PKD 81.30.Z). Data ostatniego wpisu: 14 lipca 2023 r.

Źródło: Krajowy Rejestr Sądowy, odpis aktualny`,
    ],
    [
      'whitelist',
      { path: `/api/search/nip/${NIP}`, query: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
      `https://www.podatki.gov.pl/wykaz-podatnikow-vat-wyszukiwarka?nip=${NIP}`,
      `ZIELONY DOM sp. z o.o. widnieje w wykazie podatników VAT pod numerem NIP 3563457932. Status podatnika VAT: czynny. Data rejestracji jako podatnik VAT: 1 stycznia 2014 r.

Numer KRS: 0000424242. REGON: 888888888.

Źródło: wykaz podatników VAT Krajowej Administracji Skarbowej`,
    ],
    [
      'ceidg',
      { path: '/api/ceidg/v3/firmy', query: { nip: NIP, page: '1', limit: '25' }, token: 'Bearer token-testowy' },
      'https://aplikacja.ceidg.gov.pl/CEIDG/CEIDG.Public.UI/SearchDetails.aspx?Id=9D2531B1-6DED-4538-95EA-22FF2C7D2E01',
      `Firma „Zielony Dom Ogrody” widnieje w rejestrze CEIDG. Status wpisu: wykreślony. Data rozpoczęcia działalności: 29 lipca 2014 r.

Miejscowość: Białystok, województwo podlaskie. NIP: 3563457932.

Źródło: Centralna Ewidencja i Informacja o Działalności Gospodarczej (CEIDG)`,
    ],
    [
      'wayback',
      { path: '/cdx/search/cdx', query: { url: 'zielonydom.example', output: 'json', limit: '1' } },
      'https://web.archive.org/web/20150101120000/http://zielonydom.example/',
      `Najstarsza kopia strony zielonydom.example w archiwum internetu pochodzi z dnia 1 stycznia 2015 r. Strona istniała pod tym adresem co najmniej od tego dnia, ale mogła wtedy należeć do kogoś innego.

Źródło: Internet Archive, Wayback Machine`,
    ],
  ])('%s: the documented question, and the facts of the answer in sentences without people', async (name, request, url, text) => {
    const answer = await ask(name, says(200, ANSWERS[name]));
    expect(asked).toEqual([expect.objectContaining({ ...request, agent: UA })]);
    expect(answer).toMatchObject({ status: 'ok', more: false, notes: [], hits: [{ url, source: name, query: QUESTIONS[name], rank: 1, publishedAt: null }] });
    if (answer.status !== 'ok') throw new Error('no answer');
    expect(answer.hits[0]?.record?.text).toBe(`${text}, ${url}`);
    expect(JSON.stringify(answer)).not.toMatch(SECRETS);
  });

  it('a person who pays VAT under their own name stays without it, and fields that are missing leave no gap', async () => {
    const subject = { ...whitelist.result.subject, name: 'BOGUSŁAWA TAJNA', krs: null, pesel: '70010112345', regon: null, registrationLegalDate: null };
    const alone = await ask('whitelist', says(200, { result: { ...whitelist.result, subject } }));
    expect(alone).toMatchObject({
      hits: [{ title: `Wykaz podatników VAT: NIP ${NIP}`, record: { text: expect.stringMatching(/^Firma z zamówienia widnieje/), numbers: [] } }],
    });
    expect(JSON.stringify(alone)).not.toMatch(/TAJNA|70010112345|REGON/u);
    const bare = structuredClone(krs) as { odpis: { dane: { dzial1: object; dzial3?: object } } };
    bare.odpis.dane = { dzial1: { danePodmiotu: { nazwa: 'Fundacja Zielony Dom' } } };
    const short = await ask('krs', says(200, bare));
    expect(JSON.stringify(short)).not.toMatch(/undefined|Siedziba|NIP/u);
    expect(short).toMatchObject({ hits: [{ title: 'Krajowy Rejestr Sądowy: Fundacja Zielony Dom' }] });
  });

  it('a foundation is looked for in the second register', async () => {
    const [source] = await made(
      ['krs'],
      () => (response) => says(asked.length === 1 ? 404 : 200, asked.length === 1 ? { title: 'Not Found', status: 404 } : krs)(response),
    );
    const answer = await source?.search(`KRS ${KRS}`, 1, new AbortController().signal);
    expect(asked.map(({ query }) => query.rejestr)).toEqual(['P', 'S']);
    expect(answer).toMatchObject({ hits: [{ url: expect.stringContaining('rejestr=S') }] });
  });

  it.each<[string, Fact, Answer]>([
    ['404 in both registers', 'krs', says(404, { title: 'Not Found', status: 404 })],
    ["another firm's extract", 'krs', says(200, { odpis: { ...krs.odpis, naglowekA: { ...krs.odpis.naglowekA, numerKRS: '0000000001' } } })],
    ['an unknown number', 'whitelist', says(200, { result: { ...whitelist.result, subject: null } })],
    ['204', 'ceidg', (response) => response.writeHead(204).end()],
    ["another person's firm", 'ceidg', says(200, { firmy: [{ ...sole, wlasciciel: { nip: '1111111111' } }] })],
    ['an empty list', 'wayback', says(200, [])],
    ['names without a copy', 'wayback', says(200, wayback.slice(0, 1))],
  ])('%s at %s is "nothing found"', async (_what, name, answer) => {
    expect(await ask(name, answer)).toEqual({ status: 'ok', hits: [], more: false, notes: [] });
  });

  const refused = (reason: string) => ({ status: 'error', note: { code: 'refused', reason } });
  it.each<[string, Fact, Answer, object]>([
    ['maintenance, 200 with HTML', 'krs', says(200, '<html><h1>Przerwa techniczna</h1></html>'), { status: 'error', note: { code: 'html' } }],
    ['a wrong number', 'whitelist', says(400, { code: 'WL-115', message: 'Nieprawidłowy NIP.' }), refused('WL-115')],
    ['the limit of the day', 'whitelist', says(429, { code: 'WL-191' }), { note: { code: 'rate_limited', http: 429 }, retryAfterMs: 3_600_000 }],
    ['a wrong token', 'ceidg', says(401, { message: 'Unauthorized' }), { status: 'blocked', note: { code: 'key_refused', http: 401 } }],
    ['too many', 'ceidg', says(429, '<html>'), { status: 'blocked', note: { code: 'rate_limited', http: 429 }, retryAfterMs: 180_000 }],
    ['a copy without a date', 'wayback', says(200, [wayback[0], ['x', 'dawno', 'http://x.example/']]), { note: { code: 'unknown_format' } }],
    ['a firm of another form', 'ceidg', says(200, { firmy: [{ nazwa: 'X' }] }), { note: { code: 'unknown_format' } }],
  ])('%s at %s', async (_what, name, answer, expected) => {
    expect(await ask(name, answer)).toMatchObject(expected);
  });

  it.each(NAMES)('%s: an answer that is none is said to be none', async (name) => {
    for (const [body, code] of [
      ['{"a":1}', 'unknown_format'],
      ['null', name === 'krs' || name === 'ceidg' ? undefined : 'unknown_format'],
      ['{"result":', 'broken_json'],
      [`"${'x'.repeat(5 * 1024 * 1024)}"`, 'too_large'],
    ]) {
      const answer = await ask(name, says(200, body));
      expect(answer, body?.slice(0, 20)).toMatchObject(code ? { status: 'error', note: { code } } : { status: 'ok', hits: [] });
    }
    expect(await ask(name, says(503, 'x'))).toMatchObject({ status: 'error', note: { code: 'down' } });
    expect(await ask(name, (response) => response.destroy())).toMatchObject({ note: { code: 'no_connection' } });
  });

  it('the white list is asked about the day in Poland', async () => {
    const days: (string | null)[] = [];
    const origin = await serve((request, response) => {
      days.push(new URL(request.url ?? '', 'http://x').searchParams.get('date'));
      says(200, whitelist)(response);
    });
    for (const now of ['2026-01-15T22:59:00Z', '2026-01-15T23:01:00Z', '2026-07-15T22:01:00Z']) {
      const local: typeof fetch = (url, init) => fetch(origin + new URL(String(url)).pathname + new URL(String(url)).search, init);
      await createWhiteList({ fetch: local, userAgent: UA, now: () => new Date(now) }).search(`NIP ${NIP}`, 1, new AbortController().signal);
    }
    expect(days).toEqual(['2026-01-15', '2026-01-16', '2026-07-16']);
  });

  it('a register that keeps silent is given up at its deadline', async () => {
    const origin = await serve(() => undefined);
    const source = createWhiteList({ fetch: (url, init) => fetch(origin + new URL(String(url)).pathname, init), userAgent: UA, timeoutMs: 60 });
    expect(await source.search(`NIP ${NIP}`, 1, new AbortController().signal)).toMatchObject({ note: { code: 'timeout' } });
  });
});

const firm: Subject = { name: 'Zielony Dom', kind: 'company', description: 'ogrody i zieleń', keywords: [], links: [] };
const facts = (subject: Partial<Subject>) =>
  planQueries({ ...firm, ...subject })
    .filter(({ purpose }) => purpose === 'nip' || purpose === 'krs' || purpose === 'site')
    .map(({ text }) => text);

describe('what is looked up', () => {
  it.each<[string, Partial<Subject>, string[]]>([
    ['a labelled tax number', { description: 'Ogrody, NIP: 356-345-79-32, Bielsko' }, [`NIP ${NIP}`]],
    ['one with the country', { description: 'nip PL 3563457932' }, [`NIP ${NIP}`]],
    ['a number as a keyword', { keywords: ['356 345 79 32'] }, [`NIP ${NIP}`]],
    ['a number in an address', { links: [`https://katalog.example/firma?nip=${NIP}`] }, [`NIP ${NIP}`]],
    ['a court number', { description: 'KRS 0000424242' }, [`KRS ${KRS}`]],
    ['one as a keyword', { keywords: [KRS] }, [`KRS ${KRS}`]],
    ['one of an address, without its zeros', { links: ['https://rejestr.example/krs/424242/zielony-dom'] }, [`KRS ${KRS}`]],
    ['a wrong checksum', { description: 'NIP 3563457933', keywords: ['3563457933'] }, []],
    ['a bare number in running text, which may be a phone', { description: 'tel. 3563457932' }, []],
    ['a longer number', { description: `NIP ${NIP}1` }, []],
    ['both, once each', { description: `NIP ${NIP}, KRS ${KRS}`, keywords: [NIP, KRS] }, [`NIP ${NIP}`, `KRS ${KRS}`]],
    ['an own site, not a page or a profile', { links: ['zielonydom.example', 'https://www.facebook.com/', 'https://b.example/o/nas'] }, ['zielonydom.example']],
    ["no number of a private person's order", { kind: 'person', description: `pracuje w firmie, NIP ${NIP}` }, []],
  ])('%s', (_what, subject, expected) => {
    expect(facts(subject)).toEqual(expected);
  });

  it('a number is no word of the search', () => {
    const plain = planQueries({ ...firm, description: 'ogrody i zieleń, Bielsko', keywords: ['tarasy'] });
    const numbered = planQueries({ ...firm, description: `ogrody i zieleń, NIP nr 356-345-79-32, Bielsko`, keywords: ['tarasy', `KRS: ${KRS}`] });
    expect(numbered.slice(0, plain.length)).toEqual(plain);
    expect(numbered.slice(plain.length).map(({ purpose }) => purpose)).toEqual(['nip', 'krs']);
  });
});

const nowhere: Fetcher = {
  fetch: async (url) => ({
    status: 'ok',
    url,
    finalUrl: url,
    fetchedAt: '2026-11-22T08:00:00.000Z',
    contentType: 'text/html',
    bytes: 100,
    html: url.includes('gazeta')
      ? '<html lang="pl"><title>Nagroda dla ogrodników</title><article><p>Firma Zielony Dom za ogrody i zieleń w mieście odebrała w sobotę nagrodę burmistrza.</p></article></html>'
      : '<html lang="pl"><title>Zielony Dom</title><article><p>Projektujemy tarasy, sadzimy drzewa i dbamy o trawniki przez cały rok.</p></article></html>',
  }),
  close: async () => undefined,
};
const queries = (subject: Subject): Query[] => planQueries(subject).filter(({ purpose }) => purpose !== 'platform' && purpose !== 'topic');

describe('a report on a firm with its number', () => {
  const subject: Subject = { ...firm, description: `ogrody i zieleń, NIP ${NIP}`, links: ['https://zielonydom.example/'] };
  const over = async (names: readonly SourceName[], answer = of, token: string | null = 'token-testowy', about = subject): Promise<Research> =>
    research(about, {
      sources: await made(names, answer, token),
      queries: queries(about),
      fetcher: nowhere,
      now: () => new Date('2026-11-22T08:00:00Z'),
      clock: fixedClock(),
      limits: { pages: 2 },
    });
  const judged = (found: Research) => analyse({ subject: found.subject, research: found, now: '2026-11-22T08:00:00Z', href: (url) => url });

  it('follows the tax number to the court register, and shows each record as evidence that the promise does not count', async () => {
    const found = await over(['searxng', ...NAMES]);
    const records = found.coverage.filter(({ source }) => isFactSource(source));
    expect(records.map(({ source, query, status }) => [source, query, status])).toEqual([
      ['whitelist', `NIP ${NIP}`, 'ok'],
      ['ceidg', `NIP ${NIP}`, 'ok'],
      ['wayback', 'zielonydom.example', 'ok'],
      ['krs', `KRS ${KRS}`, 'ok'],
    ]);
    const { ledger, kpis, notes } = judged(found);
    const shown = ledger.records.map(({ evidence }) => evidence);
    expect(shown.map(({ domain }) => domain).sort()).toEqual(['archive.org', 'ceidg.gov.pl', 'ms.gov.pl', 'podatki.gov.pl']);
    expect(shown.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
    for (const { own, sentiment, genre, quote, excerpts, matched, sha256 } of shown) {
      expect([own, sentiment, genre, matched.reason]).toEqual([false, null, 'record', 'numer lub strona z zamówienia']);
      const text = found.documents.find((document) => document.sha256 === sha256)?.article.text ?? '';
      for (const cut of [quote, ...excerpts]) expect(text.slice(cut.start, cut.end)).toBe(cut.text);
      expect(excerpts.at(-1)?.text).not.toContain('Źródło');
    }
    expect(notes.join(' ').replaceAll('\u00a0', ' ')).toContain('Po źródłach stoją 4 zapisy z rejestrów i archiwów');
    // All else is what it would be without the registers: the promise, the indicators, the counts of pages.
    const without = await over(['searxng']);
    const plain = judged(without);
    expect([found.totals, found.pages, found.rounds]).toEqual([without.totals, without.pages, without.rounds]);
    expect([ledger.totals, ledger.count, kpis]).toEqual([plain.ledger.totals, plain.ledger.count, plain.kpis]);
    expect(ledger.totals).toMatchObject({ sources: 2, fetched: 2, setAside: 0, offTopic: 0, duplicates: 0 });
    // The same registers on another day give the same texts.
    expect((await over(['searxng', ...NAMES])).documents.map(({ sha256 }) => sha256)).toEqual(found.documents.map(({ sha256 }) => sha256));
  });

  it('says of a source without a token that it has none, and asks nobody about a number that the order does not have', async () => {
    const found = await over(['searxng', 'krs', 'ceidg'], of, null);
    expect(found.coverage.filter(({ source }) => isFactSource(source))).toEqual([
      { source: 'ceidg', query: `NIP ${NIP}`, status: 'no_key', found: 0, detail: 'brak klucza dostępu' },
    ]);
    asked = [];
    const without = await over(['searxng', ...NAMES], of, 'token-testowy', firm);
    expect(without.coverage.every(({ source }) => source === 'searxng')).toBe(true);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/search']));
  });

  it('does not take a register for a search: when nobody searches, the run is tried again', async () => {
    await expect(over(['searxng', ...NAMES], (path) => (path.startsWith('/search') ? says(503, 'x') : of(path)))).rejects.toThrow('HTTP 503');
  });

  it('leaves CEIDG alone for three minutes after its refusal, over all reports', async () => {
    const sources = await made(['searxng', 'ceidg'], (path) => (path.startsWith('/search') ? of(path) : says(429)));
    const clock = fixedClock();
    const run = () => research(subject, { sources, queries: queries(subject), fetcher: nowhere, now: () => new Date(), clock });
    const refusals = () => asked.filter(({ path }) => path.includes('/ceidg/')).length;
    await run();
    await run();
    expect(refusals()).toBe(1);
    expect((await run()).coverage.find(({ source }) => source === 'ceidg')).toMatchObject({ status: 'blocked', detail: 'HTTP 429: zbyt wiele zapytań' });
    clock.tick(180_000);
    await run();
    expect(refusals()).toBe(2);
  });

  it('names every register in the list of sources', () => expect(SEARCH_SOURCES.filter(isFactSource)).toEqual(NAMES));
});
