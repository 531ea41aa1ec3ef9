import { describe, expect, it } from 'vitest';
import { countSources } from '../../src/analysis/index.ts';
import { claimsOf, judge, page, web } from './factory.ts';

describe('the ledger', () => {
  it('counts near-copies of a story once, keeps the earliest and names the others beside it', () => {
    const story =
      'Architekt Jan Kowalski z Gdyni otrzymał nagrodę miasta za bibliotekę przy parku. Jury doceniło jasne wnętrza, proste detale i szacunek dla sąsiadów. Gala odbyła się w piątek wieczorem w ratuszu.';
    const copies = ['a', 'b', 'c'].map((name, i) =>
      page({ url: `https://${name}.test/1`, text: i ? `${story} Czytaj też inne nasze teksty.` : story, date: `2026-03-0${3 - i}` }),
    );
    const analysis = judge([...web(5), ...copies]);
    expect(analysis.ledger.items.filter((item) => /^[abc]\.test$/.test(item.evidence.domain)).map((item) => item.evidence.domain)).toEqual(['c.test']);
    expect(analysis.ledger.totals.duplicates).toBe(2);
    const original = analysis.ledger.items.find((item) => item.evidence.domain === 'c.test');
    expect(original?.evidence.copies.map(({ url, domain, publishedAt }) => [url, domain, publishedAt])).toEqual([
      ['https://b.test/1', 'b.test', '2026-03-02'],
      ['https://a.test/1', 'a.test', '2026-03-03'],
    ]);
    expect(analysis.ledger.items.filter((item) => item.evidence.copies.length > 0)).toHaveLength(1);
    expect(claimsOf(analysis).find((claim) => claim.pattern === 'ME-11')?.text).toContain('2\u00a0przedruków');
  });

  it('accounts for every page that was read, once', () => {
    const text = 'Architekt Jan Kowalski z Gdyni otworzył czytelnię przy porcie. Mieszkańcy chwalą światło, ciszę i widok na wodę z każdego okna.';
    const pages = [
      ...web(7),
      ...['x', 'y'].map((name) => page({ url: `https://${name}.test/1`, text })),
      page({ url: 'https://inny.test/1', text: 'Dentysta Jan Kowalski z Kielc przyjmuje w nowym gabinecie przy rynku.' }),
      page({ url: 'https://sama-nazwa.test/1', text: 'Na zebraniu był Jan Kowalski. Mówiono o remoncie dachu i o śmietniku za blokiem.' }),
      page({ url: 'https://nie-na-temat.test/1', text: 'Pogoda na weekend będzie dobra, choć wietrzna.' }),
    ];
    const { totals } = judge(pages).ledger;
    expect(totals).toMatchObject({ fetched: 12, sources: 8, duplicates: 1, setAside: 1, named: 1, offTopic: 1, empty: 0 });
  });

  it('says of each of the first results that is no source what became of it', () => {
    const text = 'Architekt Jan Kowalski z Gdyni otworzył czytelnię przy porcie. Mieszkańcy chwalą światło, ciszę i widok na wodę z każdego okna.';
    const analysis = judge([
      page({ url: 'https://a.test/1', text, rank: 1, date: '2026-02-01' }),
      page({ url: 'https://b.test/1', text, rank: 2 }),
      page({ url: 'https://inny.test/1', title: 'Nasz zespół', text: 'Dentysta Jan Kowalski z Kielc przyjmuje w nowym gabinecie przy rynku.', rank: 3 }),
      page({
        url: 'https://sama-nazwa.test/1',
        title: 'Zebranie',
        text: 'Na zebraniu był Jan Kowalski. Mówiono o remoncie dachu i o śmietniku za blokiem.',
        rank: 4,
      }),
      page({ url: 'https://nie-na-temat.test/1', text: 'Pogoda na weekend będzie dobra, choć wietrzna.', rank: 5 }),
      page({ url: 'https://c.test/1', text: 'Architekt Jan Kowalski z Gdyni zaprojektował przystań. Mieszkańcy czekają na otwarcie od trzech lat.', rank: 7 }),
      page({ url: 'https://daleki.test/1', text: 'Dentysta Jan Kowalski z Kielc leczy także dzieci w szkole podstawowej.', rank: 12 }),
      ...web(5).map((document) => ({ ...document, hits: document.hits.map((hit) => ({ ...hit, purpose: 'topic' as const })) })),
    ]);
    const source = analysis.ledger.items.find(({ evidence }) => evidence.domain === 'a.test')?.evidence.n;
    expect(analysis.lostResults.map(({ rank, why, of, label, title }) => [rank, why, of, label, title])).toEqual([
      [2, 'copy', source, null, null],
      [3, 'other', null, 'dentysta, Kielce', 'Nasz zespół'],
      [4, 'name', null, null, 'Zebranie'],
      [5, 'off_topic', null, null, null],
      [6, 'unread', null, null, null],
      ...[8, 9, 10].map((rank) => [rank, 'unread', null, null, null]),
    ]);
  });

  it('keeps foreign pages without judging their sentiment, and says so', () => {
    const english = page({ url: 'https://abroad.test/1', lang: 'en', text: 'The architect Jan Kowalski from Gdynia gave a terrible, awful talk in Berlin.' });
    const analysis = judge([...web(6), english]);
    const item = analysis.ledger.items.find((i) => i.evidence.domain === 'abroad.test');
    expect(item?.evidence.sentiment).toBeNull();
    expect(analysis.ledger.totals.foreign).toBe(1);
    expect(analysis.notes.join(' ')).toContain('angielski');
  });

  it('quotes at most 200 characters, word for word, at the offsets it states', () => {
    const long = `${'bardzo '.repeat(60)}długie zdanie o tym, że architekt Jan Kowalski z Gdyni buduje bibliotekę ${'i jeszcze coś '.repeat(40)}.`;
    const analysis = judge([...web(4), page({ url: 'https://dlugie.test/1', text: `Wstęp. ${long}` })]);
    for (const { evidence, document } of analysis.ledger.items) {
      expect(evidence.quote.text.length).toBeLessThanOrEqual(200);
      expect(document.article.text.slice(evidence.quote.start, evidence.quote.end)).toBe(evidence.quote.text);
      expect(evidence.quote.text).toContain('Kowalski');
    }
  });

  it('numbers the items from 1 and states how each reach was estimated', () => {
    const { items } = judge(web(9)).ledger;
    expect(items.map((item) => item.evidence.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const first = items.find((item) => item.evidence.rank === 1);
    expect(first?.evidence.reach).toEqual({ value: 10_000, formula: '5000 (media) × (1 + 1/1) za pozycję 1 w wynikach; szacunek odsłon na miesiąc' });
  });
});

describe('the promise of fifty sources', () => {
  const domains = (...sizes: number[]) => sizes.flatMap((size, i) => Array.from({ length: size }, () => `d${i}`));
  it('holds for fifty sources of fifty domains', () => {
    expect(countSources(domains(...Array.from({ length: 50 }, () => 1)))).toMatchObject({ counted: 50, domains: 50, enough: true });
  });
  it('counts of a domain no more than a quarter of the total', () => {
    // 30 of one site beside 27 others: 9 of the 30 make a quarter of 36.
    expect(countSources(domains(30, ...Array.from({ length: 27 }, () => 1)))).toMatchObject({ counted: 36, enough: false });
    expect(countSources(domains(30, ...Array.from({ length: 40 }, () => 1)))).toMatchObject({ counted: 53, enough: true });
  });
  it('needs fifteen domains', () => {
    expect(countSources(domains(...Array.from({ length: 14 }, () => 5)))).toMatchObject({ counted: 70, enough: false });
  });
  it('says plainly that there are too few', () => {
    const analysis = judge(web(7));
    expect(analysis.summary.map((claim) => claim.text).join(' ')).toContain('mniej niż obiecane');
    expect(analysis.notes.join(' ')).toContain('mniej niż obiecane');
  });
  it('says of nothing that nothing was found, not that all is well', () => {
    const analysis = judge([]);
    expect(analysis.ledger.items).toEqual([]);
    expect(analysis.headline.text).toMatch(/^W\ssprawdzonych miejscach jest mało śladów/);
    expect(analysis.kpis.every((kpi) => kpi.thin && kpi.low === 0 && kpi.high === 100)).toBe(true);
    expect(analysis.kpis[0]?.note).toMatch(/więc nie ma wyniku/);
    expect(claimsOf(analysis).every((claim) => claim.basis !== 'evidence')).toBe(true);
  });
});
