/** The same report says the same on its page and in its PDF: both print what the contract's headings say. */
import { expect, it } from 'vitest';
import { outdatedCharges } from '../../src/contract/charged.ts';
import { horizonCounts } from '../../src/contract/drawing/horizon.ts';
import { plainTitle, reportHorizon } from '../../src/contract/drawing/report-horizon.ts';
import { firstScreen } from '../../src/contract/first-screen.ts';
import { horizonHeading, platformsHeading, risksHeading } from '../../src/contract/headings.ts';
import type { Evidence, Report } from '../../src/contract/report.ts';
import { dayOfQuote } from '../../src/contract/story-words.ts';
import { buildDocument } from '../../src/report/pdf/document.ts';
import { coverSentence } from '../../src/report/pdf/headings.ts';
import { whoWrites } from '../../src/report/pdf/platforms.ts';
import { read, readReport } from './definition.ts';
import { sampleReport } from './fixture.ts';

const changed = (change: (report: Report) => void): Report => {
  const report = structuredClone(sampleReport);
  change(report);
  return report;
};
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
const printed = (report: Report) => plain(readReport(report).text);

const unsure = changed(({ evidence }) => {
  for (const { sentiment } of evidence) if (sentiment && sentiment.label !== 'neutral') sentiment.confidence = 0.4;
});
const quiet = changed(({ platforms }) => {
  for (const platform of platforms) if (platform.state === 'confirmed') platform.posts90 = 0;
});

it.each([
  ['with praise and charges', sampleReport],
  ['whose charges are all unsure', unsure],
  ['whose profiles have posted nothing for ninety days', quiet],
])('prints the headings and notes of its page for a report %s', (_, report) => {
  const text = printed(report);
  const { sources, stories } = reportHorizon(report);
  const charged = stories.filter(({ tone }) => tone === 'negative').length;
  expect(text).toContain(plain(horizonHeading(horizonCounts(sources), charged, report.headline.text)));
  expect(text).toContain(plain(platformsHeading(report.platforms, report.evidence)));
  expect(text).toContain(plain(risksHeading(report)));
  const screen = firstScreen(report);
  expect(text).toContain(plain(screen?.heading ?? 'none'));
  for (const { note } of [...(screen?.rows ?? []), ...(screen?.under ?? [])]) if (note) expect(text).toContain(plain(note));
});

it('counts as critical only what the report is sure of', () => {
  expect(printed(unsure)).not.toMatch(/tekst\S* krytyczn/);
  expect(printed(sampleReport)).toMatch(/tekst\S* krytyczn/);
});

it('calls no result the only critical one beside results that it is unsure of', () => {
  const [first] = sampleReport.evidence;
  if (!first?.sentiment) throw new Error('no source');
  const tone = (label: 'negative' | 'neutral', confidence: number) => ({ ...(first.sentiment as object), label, confidence });
  const screenOf = (open: number | null) =>
    changed((report) => {
      Object.assign(report, { stories: [], endings: [], accusations: [], risks: [] });
      report.evidence = Array.from(
        { length: 10 },
        (_, i) =>
          ({
            ...first,
            n: i + 1,
            rank: i + 1,
            own: false,
            sentiment: i === 3 ? tone('negative', 0.9) : tone('neutral', i === open ? 0.4 : 0.9),
          }) as typeof first,
      );
    });
  const notes = (report: Report) => firstScreen(report)?.rows.flatMap(({ note }) => note ?? []) ?? [];
  expect(firstScreen(screenOf(null))?.heading).toBe('Pierwszy ekran: jeden z 10 wyników krytykuje');
  expect(notes(screenOf(null))).toContain('Jedyny krytyczny wynik na tym ekranie.');
  expect(firstScreen(screenOf(7))?.heading).toBe('Pierwszy ekran: krytykuje co najmniej jeden z 10 wyników');
  expect(notes(screenOf(7))).toContain('Krytykuje; ocena jednego innego wyniku jest niepewna.');
});

it.each([
  [{ positive: 0, negative: 3, neutral: 8, uncertain: 9 }, 'Pod linią stoją co najmniej trzy źródła krytyczne. 9 ocen jest niepewnych.'],
  [{ negative: 3, uncertain: 9 }, 'Wydźwięk jest pewny w 3 z 12 źródeł. Z pozostałych 9 nie wyciągamy wniosków.'],
  [{ neutral: 1, uncertain: 2 }, 'Wydźwięk jest pewny w 1 z 3 źródeł. Z pozostałych 2 nie wyciągamy wniosków.'],
  [{ uncertain: 4 }, 'Wydźwięk żadnego z 4 źródeł nie jest pewny, więc nie wyciągamy z nich wniosków.'],
  [{ positive: 2, negative: 1 }, 'Nad linią stoją dwa źródła przychylne, pod linią jedno źródło krytyczne.'],
  [
    { mixed: 4, neutral: 5, uncertain: 8 },
    'Żadne źródło nie jest na pewno przychylne ani krytyczne; cztery źródła mają wydźwięk mieszany. 8 ocen jest niepewnych.',
  ],
  [{ positive: 3, neutral: 5, uncertain: 1 }, 'Nad linią stoją co najmniej trzy źródła przychylne. 1 ocena jest niepewna.'],
  [{ negative: 1, neutral: 5 }, 'Nad linią nie stoi żadne przychylne źródło, pod linią jedno źródło krytyczne.'],
  [{ neutral: 5 }, 'Nad linią nie stoi żadne przychylne źródło, pod linią żadne krytyczne.'],
])('says on the cover what is sure: %o', (some, said) => {
  expect(plain(coverSentence({ positive: 0, neutral: 0, negative: 0, mixed: 0, own: 0, uncertain: 0, unrated: 0, undated: 0, sum: 20, ...some }))).toBe(said);
});

it('ends what it cuts at a word, and parts an address from the words before it', () => {
  const long = changed(({ recommendations, evidence }) => {
    const seen = evidence.find(({ rank }) => rank !== null && rank <= 10);
    for (const step of recommendations)
      Object.assign(step, { text: `Poproś o dopisek pod tekstami: ${'„Dach przedszkola” i '.repeat(20)}tym`, refs: [seen?.n] });
  });
  const text = printed(long);
  expect(text.slice(text.lastIndexOf('Co zmieni pierwszy ekran')).slice(0, 300)).toMatch(
    /Poproś o dopisek pod tekstami: („Dach przedszkola” i )+(„Dach( przedszkola”)?( i)?)?…/,
  );
  const signed = plain(read(buildDocument(sampleReport, { checkAt: 'https://lustro.example/sprawdz' }).content).text);
  expect(signed).toContain('pokaże, bez wysyłania pliku, strona lustro.example/sprawdz');
});

it('says of a plan how many of its thirty days its steps take', () => {
  const of = (weeks: number) => printed(changed(({ plan }) => plan.weeks.splice(weeks)));
  for (const weeks of [3, 4]) expect(of(weeks)).toContain('Do powieszenia.');
  expect(of(3)).toContain('Kroki zajmują pierwsze 21 dni, reszta jest zapasem.');
  expect(of(4)).not.toContain('Kroki zajmują');
  const alone = printed(
    changed(({ plan }) => {
      const steps = ['Odpisz gazecie', ...Array.from({ length: 4 }, (_, i) => `Krok ${i + 1}`)].map((step) => `Dzień 2: ${step}.`);
      plan.weeks.splice(0, 4, { week: 1, title: 'Porządek', lead: '', steps, check: '' });
    }),
  );
  expect(alone, 'days without a step are not drawn').toMatch(/tydzień 12Odpisz gazecieKrok 1Efekty/);
});

it('says on the first sheets that the price is given back where sources are short of the promise', () => {
  const note = 'Znaleziono 19 różnych źródeł. To mniej niż obiecane 50, dlatego należy się zwrot całej ceny.';
  const short = printed(changed(({ coverage }) => coverage.notes.push(note)));
  expect(short.indexOf('należy się zwrot')).toBeGreaterThan(0);
  expect(short.indexOf('należy się zwrot')).toBeLessThan(short.indexOf('Rok po roku'));
  expect(printed(sampleReport)).not.toContain('należy się zwrot');
});

it('lets the mean be counted again: an index without a row of its own says its score', () => {
  const text = printed(
    changed(({ kpis }) => {
      for (const [i, kpi] of kpis.entries()) Object.assign(kpi, i < 6 ? { support: 3, thin: true, score: 46 } : {});
    }),
  );
  expect(text).toMatch(/za mało danych: [^.]*\p{Ll} 4,6/u);
});

it('tells of each year all that it has, and how much stands before the last five', () => {
  const text = printed(
    changed(({ evidence }) => {
      for (const [i, item] of evidence.entries()) item.publishedAt = `${2018 + (i % 7)}-03-04`;
    }),
  );
  expect(text).toMatch(/Wcześniej: 2018 \(\d+ źród\p{L}+\), 2019 \(\d+ źród/u);
  const years = text.slice(text.indexOf('Rok po roku'), text.indexOf('Wcześniej: 2018'));
  expect(years).toMatch(/własn/u);
});

it('sets quotation marks of a title inside others as inner ones, and says of no chapter that is absent what it rests on', () => {
  const text = printed(
    changed((report) => {
      for (const story of report.stories) story.headline.text = '„Dach po terminie”. Spór w Gdyni';
      for (const section of report.sections)
        Object.assign(section, { findings: [], thin: 'Ten rozdział opiera się na 2 źródłach; traktuj go jako wskazówkę.' });
    }),
  );
  const years = text.slice(text.indexOf('Rok po roku'));
  expect(years).toContain('„»Dach po terminie«. Spór w Gdyni”');
  expect(text).not.toMatch(/za mało danych [^.]*\. Ten rozdział/u);
});

it('counts a critical text as one of an ended matter where the story has its outcome later, charges that are none beside it', () => {
  const report = changed(({ stories, evidence, accusations, endings }) => {
    accusations.length = 0;
    endings.length = 0;
    const [early, late] = evidence.filter(({ own }) => !own) as [Evidence, Evidence];
    stories.splice(1);
    Object.assign(stories[0] as object, {
      pages: [early.n, late.n],
      stillShown: [],
      ending: { pattern: 'HI-05', text: '', refs: [late.n], basis: 'evidence', quotes: [] },
    });
    for (const item of evidence) item.sentiment = { label: 'neutral', score: 0, confidence: 1 };
    Object.assign(early, { publishedAt: '2025-03-04', sentiment: { label: 'negative', score: -1, confidence: 1 } });
    Object.assign(late, { publishedAt: '2025-06-04' });
  });
  expect(outdatedCharges(report)).toBe(1);
  const [late] = report.stories.flatMap(({ ending }) => ending?.refs ?? []);
  const open = structuredClone(report);
  for (const item of open.evidence) if (item.n === late) item.publishedAt = '2025-01-04';
  expect(outdatedCharges(open)).toBe(0);
});

it('dates no voice of a thread by the day of its page', () => {
  const item = { publishedAt: '2025-03-04', genre: 'news' } as const;
  const pages = new Map<number, Pick<Evidence, 'publishedAt' | 'genre'>>([
    [1, item],
    [2, { ...item, genre: 'forum' as const }],
    [3, { ...item, genre: 'review' as const }],
  ]);
  expect([1, 2, 3].map((n) => dayOfQuote({ refs: [n] }, pages))).toEqual(['04.03.2025', null, null]);
});

it.each([
  ['Warsztat Pod Dębem - praca, opinie pracowników', 'gowork.test', 'Warsztat Pod Dębem - praca, opinie pracowników'],
  ['Warsztaty w okolicy - lista dobrych i złych', 'auta.test', 'Warsztaty w okolicy - lista dobrych i złych'],
  ['Nowy dach warsztatu - Dziennik Łódzki', 'dzienniklodzki.test', 'Nowy dach warsztatu'],
  ['Nowy dach warsztatu – Głos Wiadomości', 'glos.test', 'Nowy dach warsztatu'],
  ['Nowy dach warsztatu | Portal miasta', 'inny.test', 'Nowy dach warsztatu'],
])('takes off a title nothing but the name of its site: %s', (title, domain, shown) => expect(plainTitle({ title, domain })).toBe(shown));

it('counts the texts of newsrooms as the chapter on media does: undated ones, too, and none that somebody paid for', () => {
  const isPress = ({ own, kind }: Evidence) => !own && (kind === 'news' || kind === 'trade');
  const all = sampleReport.evidence.filter(isPress);
  const report = changed(({ evidence }) => {
    const [paid, undated] = evidence.filter(isPress);
    Object.assign(paid as Evidence, { genre: 'paid' });
    Object.assign(undated as Evidence, { publishedAt: null });
  });
  const words = (one: Report) => {
    const said = whoWrites({ report: one } as never).map(({ content }) => read(content).text);
    return /(\d+) tekst\S* z \d+ redakcji(, w tym \d+ bez daty)?\./u.exec(plain(said.join(' ')))?.slice(1);
  };
  expect(words(sampleReport)?.[0]).toBe(String(all.length));
  expect(words(report)).toEqual([String(all.length - 1), ', w tym 1 bez daty']);
});

/** A report with the given dated and surely rated sources alone. */
const rated = (...tones: [label: 'positive' | 'negative', day: string][]) =>
  changed((report) => {
    report.evidence = report.evidence.slice(0, tones.length).map((item, i) => ({
      ...item,
      own: false,
      publishedAt: tones[i]?.[1] ?? null,
      sentiment: { label: tones[i]?.[0] ?? 'neutral', score: 0, confidence: 0.99 },
    }));
  });

it('calls no square the largest that is the only one of its side', () => {
  const one = printed(rated(['positive', '2026-01-10'], ['negative', '2026-02-10'], ['negative', '2026-03-10']));
  expect(one).toContain('Nad linią stoi jeden tekst: „');
  expect(one).toContain('Największy kwadrat pod linią to „');
  expect(one).not.toContain('Największy kwadrat nad linią');
});

it('names every matter of a year, however many there are', () => {
  const report = rated(['positive', '2026-01-10'], ['negative', '2026-02-10'], ['negative', '2026-03-10']);
  const [sample] = report.stories;
  const titles = ['Most na Wapiennej', 'Szkoła w Dąbrowie', 'Zimna woda'];
  report.stories = titles.map((text, i) => ({
    ...(sample as (typeof report.stories)[0]),
    id: `story-${i + 1}`,
    headline: { pattern: 'HI-01', text, refs: [i + 1], basis: 'evidence', quotes: [] },
    pages: [i + 1],
    ending: null,
  }));
  for (const title of titles) expect(printed(report)).toMatch(new RegExp(`Sprawy: [^.]*„${title}”`));
});
