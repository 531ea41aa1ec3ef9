import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderPdf } from '../../src/report/index.ts';
import { engine } from '../../src/report/pdf/fonts.ts';
import { print } from '../../src/report/pdf/tagged/print.ts';
import { definitionOf, footOf, read, readReport } from './definition.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { rendered } from './rendered.ts';

const changed = (change: (report: Report) => void): Report => {
  const report = structuredClone(sampleReport);
  change(report);
  return report;
};
const bytesOf = async (report: Report) => (await rendered(report)).toString('latin1');
/** A short message instead of forty pages of text. */
const says = (text: string, part: string) => expect(text.includes(part), `the report says "${part}"`).toBe(true);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const allClaims = (report: Report) => [
  report.headline,
  ...report.summary,
  ...report.sections.flatMap((s) => s.findings.flatMap((f) => f.claims)),
  ...report.risks.flatMap((r) => [...r.for, ...r.against, ...r.unknown]),
];

describe('the PDF that a buyer keeps', () => {
  it('tells what language models say with marks, shares and the quotes that decide, where they were asked', () => {
    const words = readReport({ ...sampleReport, asked: sampleAsked }).text;
    for (const part of [
      'AI podaje 2 rzeczy sprzeczne ze źródłami',
      'claude-haiku-5-5: 30 odpowiedzi na 30 pytań',
      'w 10 z 30 odpowiedzi (33%, przedział 19–51%)',
    ])
      says(words, part);
    for (const part of ['nie zgadza się', 'zgadza się', 'źródła milczą', 'siatkarka, Rzeszów', 'Izba oddaliła odwołanie w całości', 'dalej nie odpowiadał'])
      says(words, part);
    expect(readReport(sampleReport).text).not.toContain('Co mówi AI');
  });
  it('is a Polish A4 document with embedded fonts, bookmarks and working links', async () => {
    const pdf = await bytesOf(sampleReport);
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    says(pdf, '/Lang (pl-PL)');
    says(pdf, '/PageMode /UseOutlines');
    says(pdf, '\n(Lustro)\n');
    expect(count(pdf, /\/FontFile2 /g)).toBe(4);
    expect(count(pdf, /\/BaseFont \/[A-Z]+\+(Brygada1918|HankenGrotesk)/g)).toBeGreaterThanOrEqual(4);
    expect(count(pdf, /\/Type \/Page\n/g)).toBeGreaterThanOrEqual(12);
    const destinations = new Set(Array.from(pdf.matchAll(/\/Dest \(([^)]+)\)/g), (m) => m[1]));
    for (const { n } of sampleReport.evidence) says(pdf, `(zrodlo-${n})`);
    expect(destinations.size).toBeGreaterThan(20);
  });

  it('says on the cover, beside the code and in its data when it was counted again', async () => {
    const again = changed((report) => {
      report.method.recountedAt = '2026-12-05T10:00:00.000Z';
    });
    const words = 'Przeliczony 5 grudnia 2026 r. po oznaczeniach „to nie ja” i „to jednak ja”.';
    says(footOf(again, 1), words);
    says(readReport(again).text, words);
    expect((await renderPdf(again)).includes('D:20261205')).toBe(true);
    expect(`${footOf(sampleReport, 1)}${readReport(sampleReport).text}`).not.toContain('Przeliczony');
  });

  it('comes out the same, byte for byte, each time', async () => {
    const [first, second] = [await rendered(sampleReport), await renderPdf(sampleReport, { compress: false })];
    expect(first.equals(second)).toBe(true);
    expect(first.includes('D:20261120')).toBe(true);
  });

  it('has a bookmark and a line of contents for every section', () => {
    const { bookmarks, jumps, anchors, text } = readReport(sampleReport);
    const titles = [
      'Streszczenie',
      'Dziesięć wskaźników',
      'Horyzont i rok po roku',
      'Pierwszy ekran',
      'Sprawy, o których pisano',
      'Ryzyka',
      'Profile i teksty',
      'Rekomendacje',
      'Plan na 30 dni',
      'Źródła',
      'Przegląd tekstów',
      'Jak liczymy',
      'Z czego powstał ten raport',
      'Jak powstał ten raport',
      'Protokół: rozdział po rozdziale',
      'Gdzie szukaliśmy',
    ];
    for (const title of titles) expect(bookmarks.map((b) => b.replace(/\u00a0/g, ' '))).toContain(title);
    for (const id of ['summary', 'kpi', 'horizon', 'first-screen', 'risks', 'recommendations', 'plan', 'sources', 'identity', 'coverage', 'method']) {
      expect(jumps).toContain(id);
      expect(anchors).toContain(id);
    }
    for (const { title } of sampleReport.sections) says(text, title);
    says(text, '67 adresów');
  });

  it('lets no citation lead nowhere: every number jumps to a source that is listed', () => {
    const { jumps, anchors } = readReport(sampleReport);
    for (const jump of jumps) expect(anchors).toContain(jump);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('cites every sentence that rests on evidence, before its full stop', () => {
    const { text } = readReport(sampleReport);
    for (const claim of allClaims(sampleReport).filter((c) => c.refs.length === 1)) {
      const body = claim.text.replace(/(?<!r)\.$/, '').replace(/” \(/g, '” \u200b(');
      says(text, `${body} [${claim.refs[0]}]`);
    }
  });

  it('prints the quote of a risk under its sentence, with place and date, and only once', () => {
    const quote = { n: 23, text: 'Tego zdania nie ma nigdzie indziej' };
    const report = changed((r) => {
      const [risk] = r.risks;
      const claim = risk?.for[0];
      if (!risk || !claim) throw new Error('The sample has a risk with evidence.');
      risk.for = [
        { ...claim, quotes: [quote] },
        { ...claim, quotes: [quote] },
      ];
    });
    const { text } = readReport(report);
    says(text, '„Tego zdania nie ma nigdzie indziej” glos-wybrzeza.example, 14.03.2026 [23]');
    expect(count(text, /Tego zdania nie ma nigdzie indziej/g)).toBe(1);
    const holding = changed((r) => {
      const claim = r.risks[0]?.for[0];
      if (claim)
        Object.assign(claim, { text: 'Przykład: „Tego zdania nie ma nigdzie indziej”.', quotes: [{ n: 23, text: 'Tego zdania nie ma nigdzie indziej.' }] });
    });
    expect(count(readReport(holding).text, /Tego zdania nie ma nigdzie indziej/g)).toBe(1);
  });

  it('tells the first screen place by place, with what each means, and counts a page that could not be read', () => {
    const report = changed((r) => {
      for (const item of r.evidence) item.rank = null;
      for (const [i, item] of r.evidence
        .filter(({ own }) => !own)
        .slice(0, 9)
        .entries())
        item.rank = i + (i < 4 ? 1 : 2);
      const last = r.evidence.at(-1);
      if (last) last.rank = 14;
    });
    const { text } = readReport(report);
    const screen = text.slice(
      text.indexOf('Pierwsze wyniki dla „Marta Zielińska-Nowak”'),
      text.indexOf('Sprawy, o których pisano', text.indexOf('Pierwsze wyniki dla')),
    );
    says(screen, '5Tego wyniku nie ma w raporcie');
    expect(screen).not.toContain('11');
    expect(count(screen, /— /g)).toBeLessThanOrEqual(5);
    const none = changed((r) => {
      for (const item of r.evidence) item.rank = null;
    });
    expect(readReport(none).bookmarks).not.toContain('Pierwszy ekran');
  });

  it('puts the plan on a sheet to pin up: every day of four weeks, the steps on their days', () => {
    const { text } = readReport(sampleReport);
    const plan = text.slice(text.indexOf('Do powieszenia.'), text.indexOf('67 adresów'));
    for (const { title } of sampleReport.plan.weeks) says(plan, title);
    for (const day of [1, 7, 8, 14, 21, 28]) says(plan, String(day));
    for (const step of sampleReport.plan.weeks.flatMap(({ steps }) => steps)) says(plan, step.replace(/^(?:Dzień|Dni) [\d–-]+: /, '').slice(0, 25));
  });

  it('lists each source with its number, date and tone, linked to where it opens', () => {
    const report = changed((r) => {
      const [, second, , , , first] = r.evidence;
      if (!first || !second) throw new Error('The sample has evidence.');
      Object.assign(first, { sentiment: null, publishedAt: null, href: 'https://pierwsze.example/a?b=1' });
      second.href = 'javascript:alert(1)';
    });
    const { links, anchors, text } = readReport(report);
    expect(anchors.filter((a) => a.startsWith('zrodlo-'))).toHaveLength(67);
    expect(links).toContain('https://pierwsze.example/a?b=1');
    says(text, 'bez oceny');
    says(text, 'brak daty');
    says(text, 'Ten sam tekst także: wiesci-z-portu.example, brzeg24.example');
    expect(links).toContain('https://brzeg24.example/noc-muzeow-2');
    expect(links.every((l) => /^https?:/.test(l))).toBe(true);
  });

  it('tells every text in verbatim excerpts, and names what was paid for', () => {
    const report = changed((r) => {
      const [, , third] = r.evidence;
      if (!third) throw new Error('The sample has evidence.');
      const cut = `Zdanie ${'bardzo długie '.repeat(18)}i nieskończone`;
      Object.assign(third, { genre: 'paid', sentiment: null, excerpts: [{ text: cut, start: 0, end: cut.length }] });
    });
    const { text, bookmarks } = readReport(report);
    expect(bookmarks).toContain('Przegląd tekstów');
    says(text, 'materiał płatny„Zdanie bardzo długie');
    expect(text).toMatch(/„Zdanie (?:bardzo długie )+(?:bardzo )?\[…\]”/);
    says(text, '14.03.2026, wiadomość, negatywne„Czekamy na wyjaśnienia, mówi rzeczniczka miasta.”');
    const older = changed((r) => {
      for (const item of r.evidence) item.excerpts = [];
    });
    expect(readReport(older).bookmarks).not.toContain('Przegląd tekstów');
  });

  it('tells the stories after the summary, each quote with its own page first, and nothing in older reports', () => {
    const { text, bookmarks } = readReport(sampleReport);
    expect(bookmarks.indexOf('Sprawy, o których pisano')).toBeLessThan(bookmarks.indexOf('Ryzyka'));
    says(text, '18–30 cze 2026 · 3 źródła, 3 serwisy');
    says(text, 'otrzymał nagrodę roku.” [12] to samo: [13]');
    says(text, 'Przychylnie lub w obronieSłuchacze: „Wreszcie można usiąść tak blisko wody.” [17]');
    says(text, '2 strony podają jeszcze starą wersję: [23] [24]');
    says(text, '1 strona podaje jeszcze starą wersję: [31]');
    says(text, 'dentystka, Kielce (7 stron, zdrowy-usmiech-0.example)');
    const older = changed((r) => Object.assign(r, { stories: [], asides: [], facts: [], opinions: [], endings: [], confusions: [] }));
    expect(readReport(older).bookmarks).not.toContain('Sprawy, o których pisano');
  });

  it('says „za mało danych” beside a score that rests on fewer than five sources', () => {
    const { text } = readReport(sampleReport);
    says(text, 'Gotowość do współpracy5,9za mało danych\n3,1–8,2, 4 źródła');
    says(text, 'Średnia z 10 wskaźników. Wliczone, choć mają za mało danych: „Gotowość do współpracy”.');
    says(text, 'Ten rozdział opiera się na 4 źródłach; traktuj go jako wskazówkę.');
    const solid = changed((r) => {
      for (const k of r.kpis) k.thin = false;
      for (const s of r.sections) s.thin = null;
    });
    expect(count(readReport(solid).text.replace('oznaczamy słowami „za mało danych”', ''), /za mało danych|zbyt małej/g)).toBe(0);
  });

  it('says on every page that a demonstration report has synthetic sources, and never says it of a real one', () => {
    const real = changed((r) => {
      r.method.demo = false;
    });
    for (const page of [1, 2, 7, 20]) {
      says(footOf(sampleReport, page), 'Raport demonstracyjny — źródła syntetyczne.');
      expect(footOf(real, page)).not.toContain('demonstracyjny');
    }
    expect(count(readReport(real).text, /demonstracyjny/g)).toBe(0);
  });

  it('names subject, date, code and page in the foot of each page', () => {
    const foot = footOf(sampleReport, 6, 20);
    for (const part of ['Marta Zielińska-Nowak', '20 listopada 2026', 'LU-7K4M-93QX', 'ten sam co na stronie raportu', '6 z 20']) says(foot, part);
  });

  it('carries the AI label, the dropped sentences and the dates of erasure', () => {
    const { text } = readReport(sampleReport);
    says(text, 'Raport utworzył system AI.');
    says(text, 'Odrzucono 7 zdań, bo przy ponownym sprawdzeniu źródła ich nie potwierdziły: wydźwięk (4), liczba (2), czy czegoś naprawdę nie ma (1).');
    says(text, 'kopie źródeł 18 lutego 2027 r.');
    const clean = changed((r) => {
      r.method.claimsDropped = 0;
    });
    says(readReport(clean).text, 'Każde zdanie tego raportu sprawdzono ponownie');
  });

  it('says what each round of questions brought', () => {
    const { text } = readReport(sampleReport);
    says(text, 'Najpierw zadaliśmy 6 zapytań o nazwę i opis i znaleźliśmy 121 nowych adresów, w tym 104 strony, które na pewno dotyczą tej nazwy.');
    says(text, 'Potem zadaliśmy 2 zapytania o sprawy z tych stron i znaleźliśmy 26 nowych adresów, w tym 1 stronę, która na pewno dotyczy tej nazwy.');
    const none = changed((r) => {
      r.coverage.rounds = [
        { queries: 1, addresses: 2, confirmed: 0 },
        { queries: 5, addresses: 0, confirmed: 0 },
      ];
    });
    says(readReport(none).text, 'i znaleźliśmy 2 nowe adresy, ale o żadnej z tych stron nie wiadomo na pewno, że dotyczy tej nazwy.');
    says(readReport(none).text, 'Potem zadaliśmy 5 zapytań o sprawy z tych stron i nie znaleźliśmy żadnych nowych adresów.');
  });

  it('tells „not found” from „not checked”', () => {
    const { text } = readReport(sampleReport);
    says(text, 'marta zielińska-nowak tiktok0, sprawdzono');
    says(text, 'marta zielińska-nowak55brak klucza');
    says(text, 'strona nie pozwala na odczyt automatyczny');
  });
});

describe('a difficult report', () => {
  const HOSTILE = [
    '\u202Ekoniec\u0000\u0007 שלום مرحبا 👩‍👩‍👧 \ud800x\udfff',
    'a'.repeat(5000),
    '<svg onload="x">&\'</svg>',
    'Привет, co słychać? 漢字',
    'słowo '.repeat(900),
    '',
    '\n\n\t',
  ];
  /** Puts hostile text wherever the web or a buyer may have written something. */
  const poisoned = (): Report => {
    let i = 0;
    const free = new Set([
      'text',
      'title',
      'lead',
      'name',
      'description',
      'domain',
      'url',
      'href',
      'label',
      'reason',
      'detail',
      'query',
      'source',
      'note',
      'profile',
      'lemma',
      'effect',
      'check',
      'mirrorNote',
      'thin',
      'formula',
    ]);
    const spoil = (node: unknown): void => {
      if (!node || typeof node !== 'object') return;
      for (const [key, value] of Object.entries(node)) {
        if (typeof value === 'string' && free.has(key) && !['positive', 'neutral', 'negative'].includes(value))
          (node as Record<string, unknown>)[key] = HOSTILE[i++ % HOSTILE.length];
        else spoil(value);
      }
    };
    const report = structuredClone(sampleReport);
    spoil(report);
    return report;
  };

  it('is set all the same when every text is hostile', async () => {
    const pdf = await renderPdf(poisoned());
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    const { text } = readReport(poisoned());
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed
    expect(count(text, /[\u0000-\u0008\u202a-\u202e\u2066-\u2069]|\p{Extended_Pictographic}|\p{Script=Hebrew}/gu)).toBe(0);
    expect(text.isWellFormed()).toBe(true);
    says(text, '[…], co słychać? […]');
    // An address of a page that was not read may have 160 letters without a blank, other words 80.
    expect(count(text, /a{161}/g)).toBe(0);
  });

  it('reads well when nothing was found', async () => {
    const empty = changed((r) => {
      const nothing = {
        pattern: 'TH-06',
        text: 'W sprawdzonych miejscach prawie nie ma śladów pod nazwą „Jan Niewidoczny”.',
        refs: [],
        basis: 'coverage' as const,
        quotes: [],
      };
      Object.assign(r, {
        evidence: [],
        mirror: [],
        stories: [],
        asides: [],
        facts: [],
        opinions: [],
        endings: [],
        confusions: [],
        sections: [],
        risks: [],
        accusations: [],
        recommendations: [],
        setAside: [],
        platforms: [],
        summary: [nothing],
        headline: nothing,
      });
      Object.assign(r, { plan: { lead: '', weeks: [], notes: [] }, sentiment: { positive: 0, neutral: 0, negative: 0, mixed: 0, uncertain: 0 } });
      r.kpis = r.kpis.map((k) => ({ ...k, score: 0, low: 0, high: 79, support: 0, refs: [], thin: true }));
      r.coverage.totals = { ...r.coverage.totals, sources: 0, domains: 0, setAside: 0 };
    });
    const { text, jumps, anchors } = readReport(empty);
    says(text, 'Nie znaleziono żadnego źródła o tej nazwie.');
    says(text, 'Za mało danych, żeby mówić o ryzykach.');
    expect(count(text, /NaN|słabo/g)).toBe(0);
    for (const jump of jumps) expect(anchors).toContain(jump);
    expect(count(await bytesOf(empty), /\/Type \/Page\n/g)).toBeLessThanOrEqual(9);
  });

  it('keeps a very long double-barrelled name and 130 sources on the page', async () => {
    const large = changed((r) => {
      r.subject.name = 'Maria Magdalena Konstantynowicz-Wierzchosławska i Fundacja Rozwoju Przestrzeni Publicznych Pomorza';
      r.evidence = [...r.evidence, ...r.evidence.map((e) => ({ ...e, n: e.n + 67, domain: `${'bardzo-dluga-'.repeat(6)}nazwa.example` }))].slice(0, 130);
    });
    const { anchors, text } = readReport(large);
    expect(anchors.filter((a) => a.startsWith('zrodlo-'))).toHaveLength(130);
    says(text, 'Maria Magdalena Konstantynowicz-Wierzchosławska i');
    expect(count(await bytesOf(large), /\/Type \/Page\n/g)).toBeLessThan(40);
  });

  it('opens no file and no address, whatever the definition asks for', async () => {
    const rendering = async (definition: object) =>
      print({ defaultStyle: { font: 'Hanken' }, info: { creationDate: new Date(0) }, ...definition } as TDocumentDefinitions);
    await expect(rendering({ content: [{ image: '/etc/hostname' }] })).rejects.toThrow(/denied/);
    await expect(rendering({ images: { a: 'http://127.0.0.1:9/a.png' }, content: [{ image: 'a' }] })).rejects.toThrow(/denied/);
    await expect(
      engine()
        .createPdf({ defaultStyle: { font: 'Hanken' }, content: [{ image: '/etc/hostname' }] })
        .getBuffer(),
    ).rejects.toThrow(/denied/);
  });

  it('says how the list of a page goes on without printing thirty numbers', () => {
    const report = changed((r) => {
      const claim = r.sections[0]?.findings[0]?.claims[0];
      if (claim) claim.refs = Array.from({ length: 30 }, (_, i) => 1 + 2 * i);
    });
    const { text, jumps } = read(definitionOf(report).content);
    says(text, '[1] [3] [5] i 27 innych');
    expect(jumps).toContain('sources');
  });
});
