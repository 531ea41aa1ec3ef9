import { describe, expect, it } from 'vitest';
import { shortQuote } from '#contract/story-words.ts';
import { horizonCounts } from '../../api/src/contract/drawing/horizon.ts';
import { kpiHeading } from '../../api/src/contract/figures.ts';
import { horizonHeading, platformsHeading, risksHeading } from '../../api/src/contract/headings.ts';
import type { Claim, Evidence, Report, Story } from '../../api/src/contract/report.ts';
import { byDay, dayOfQuote } from '../../api/src/contract/story-words.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { toldText } from '../src/text/told.ts';
import { firstScreen } from '../src/view/first-screen.ts';
import { horizonCsv, horizonItems, horizonRows, nearest, stepTo } from '../src/view/horizon-table.ts';
import { planCalendar, weekOf } from '../src/view/report-plan.ts';
import { recordsIn, sourceGroups, weightiest } from '../src/view/report-sources.ts';
import { storiesInShort, storyViews } from '../src/view/report-stories.ts';
import { kpiRows, madeBy, riskViews, summaryPoints } from '../src/view/report-told.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const base = sampleReport.evidence[0] as Evidence;
const page = (n: number, more: Partial<Evidence> = {}): Evidence => ({
  ...base,
  n,
  title: `Tekst ${n}`,
  domain: `gazeta-${n}.example`,
  own: false,
  rank: null,
  publishedAt: `2026-03-0${(n % 9) + 1}`,
  sentiment: { label: 'neutral', score: 0, confidence: 0.9 },
  ...more,
});
const good = { sentiment: { label: 'positive' as const, score: 0.7, confidence: 0.9 } };
const bad = { sentiment: { label: 'negative' as const, score: -0.7, confidence: 0.9 } };
const unsure = { sentiment: { label: 'negative' as const, score: -0.2, confidence: 0.4 } };
const claim = (text: string, refs: number[]) => ({ pattern: 'HI-02', text, refs, basis: 'evidence' as const, quotes: [] });
const story = (more: Partial<Story> = {}): Story => ({
  id: 's1',
  headline: claim('Altany nad kanałem bez pozwolenia', [1]),
  from: '2026-03-02',
  to: '2026-03-11',
  outlets: ['gazeta-1.example', 'gazeta-2.example'],
  pages: [1, 2],
  stillShown: [],
  excerpts: [claim('Altany stoją bez pozwolenia.', [1]), claim('Sąsiedzi czekają na decyzję.', [2])],
  happened: 0,
  voices: [],
  ending: null,
  background: [],
  advice: null,
  ...more,
});
const report = (more: Partial<Report>): Report => ({ ...sampleReport, stories: [], accusations: [], risks: [], endings: [], asides: [], ...more });
const counts = (positive: number, neutral: number, negative: number) => ({ ...horizonCounts([]), positive, neutral, negative });

describe('records of registers', () => {
  it('are told apart from the sources by their numbers', () => {
    const { coverage } = sampleReport;
    const totals = { ...coverage.totals, sources: 2 };
    expect(recordsIn({ evidence: [page(1), page(2), page(3), page(4)], coverage: { ...coverage, totals } })).toBe(2);
    // A shared report may hold some of the sources alone.
    expect(recordsIn({ evidence: [page(2)], coverage: { ...coverage, totals } })).toBe(0);
    expect(plain(toldText.sources.records(2))).toMatch(/^Do tego 2 zapisy z rejestrów i archiwów\. /);
  });
});

describe('quotes of a story', () => {
  const evidence = [page(1, { publishedAt: '2026-04-02' }), page(2, { publishedAt: null }), page(3, { publishedAt: '2025-11-20' })];

  it('stand in the order of their days, whatever weighs most; those without a day last', () => {
    const quotes = [claim('Pozew oddalono.', [1]), claim('Sąsiedzi czekają.', [2]), claim('Altany stanęły.', [3])];
    const byNumber = new Map(evidence.map((item) => [item.n, item]));
    expect(byDay(quotes, byNumber).map(({ refs }) => refs[0])).toEqual([3, 1, 2]);
    expect(quotes.map((quote) => dayOfQuote(quote, byNumber))).toEqual(['02.04.2026', null, '20.11.2025']);
    const [view] = storyViews(report({ evidence, stories: [story({ pages: [1, 3], excerpts: [quotes[0] as Claim, quotes[2] as Claim] })] }));
    expect(view?.quotes.map(({ n }) => n)).toEqual([3, 1]);
  });
});

describe('headings of the report', () => {
  it('say what the counts bear, and nothing where they are few or close', () => {
    const heading = (...of: [number, number, number]) => horizonHeading(counts(...of), 0, '');
    expect(heading(12, 5, 3)).toBe('Źródeł przychylnych jest więcej niż krytycznych');
    expect(heading(3, 5, 12)).toBe('Źródeł krytycznych jest więcej niż przychylnych');
    expect(plain(heading(2, 9, 1))).toBe('Źródła częściej podają fakty, niż oceniają');
    expect(plain(heading(6, 3, 5))).toBe('Źródeł przychylnych i krytycznych jest prawie tyle samo');
    for (const few of [heading(3, 0, 0), heading(0, 0, 0), heading(5, 0, 3), heading(6, 2, 3)])
      expect(plain(few)).toBe('Wszystko, co znaleźliśmy, na jednej linii');
  });

  it('name one returning matter only when one story charges, and never repeat the sentence above', () => {
    expect(plain(horizonHeading(counts(12, 5, 3), 1, ''))).toBe('Dobrego jest więcej, a wraca jedna sprawa');
    expect(plain(horizonHeading(counts(12, 5, 3), 2, ''))).toBe('Źródeł przychylnych jest więcej niż krytycznych');
    expect(plain(horizonHeading(counts(2, 9, 1), 0, 'Źródła częściej podają fakty, niż oceniają; najczęściej wraca „kanał”.'))).toBe(
      'Wszystko, co znaleźliśmy, na jednej linii',
    );
  });

  it('count risks in words that agree', () => {
    const risk = (level: 'low' | 'medium' | 'high') => ({ kind: 'old' as const, name: level, level, for: [], against: [], unknown: [] });
    expect(plain(risksHeading({ risks: [], accusations: [] }))).toBe('Nie widać ryzyka, które warto opisać');
    expect(plain(risksHeading({ risks: [risk('high')], accusations: [] }))).toBe('Jedno ryzyko, wysokie');
    expect(plain(risksHeading({ risks: [risk('medium'), risk('medium')], accusations: [] }))).toBe('Dwa ryzyka, oba średnie');
    expect(plain(risksHeading({ risks: [risk('low'), risk('medium'), risk('low')], accusations: [] }))).toBe('Trzy ryzyka, najwyższe średnie');
  });

  it('compare the strongest score with the weakest only where their intervals lie apart', () => {
    const kpi = sampleReport.kpis.map((one, i) => ({ ...one, name: `Wskaźnik ${i}`, score: 90 - 5 * i, low: 85 - 5 * i, high: 95 - 5 * i, thin: false }));
    expect(kpiHeading(kpi)).toBe('Najwyżej wskaźnik 0, najniżej wskaźnik 9');
    const wide = kpi.map((one) => ({ ...one, low: 10, high: 95 }));
    expect(plain(kpiHeading(wide))).toMatch(/^Wskaźniki: średnia \d,\d na 10$/);
    expect(plain(kpiHeading(kpi.map((one) => ({ ...one, support: 0 }))))).toBe('Wskaźniki: za mało danych');
  });

  it('tell live profiles from silent ones', () => {
    const profile = (platform: 'x' | 'tiktok' | 'linkedin', posts90: number | null) => ({
      ...(sampleReport.platforms[0] as Report['platforms'][number]),
      platform,
      state: 'confirmed' as const,
      posts90,
    });
    expect(plain(platformsHeading([profile('x', 3), profile('tiktok', 1), profile('linkedin', 0)]))).toBe('Dwa profile żyją, LinkedIn milczy');
    expect(platformsHeading([profile('x', 0), profile('tiktok', 0)])).toBe('X i TikTok milczą');
    expect(platformsHeading([profile('x', null)])).toBe('Są profile bez widocznych wpisów');
    expect(plain(platformsHeading([]))).toBe('Nie znaleźliśmy publicznego profilu');
  });
});

describe('the line on who put the text together', () => {
  it('names a language model where one told the stories, or read pages for the rules', () => {
    const method = { ...sampleReport.method, writer: 'model' as const };
    expect(madeBy(report({ stories: [story()] }))).toBe('rules');
    expect(madeBy(report({ stories: [story()], method }))).toBe('read');
    expect(madeBy(report({ stories: [story({ told: [{ ...claim('Altany stoją.', [1]), writer: 'model' }] })], method }))).toBe('told');
    expect(toldText.madeBy.told).toContain('model językowy');
    expect(toldText.madeBy.read).toContain('model językowy');
    expect(toldText.madeBy.rules).not.toContain('model');
  });
});

describe('the points under the lead', () => {
  it('are left out one by one where there is nothing to say', () => {
    const none = report({
      summary: [],
      recommendations: [],
      dashboard_kpi: { ...sampleReport.dashboard_kpi, analiza_dashboard: { ...sampleReport.dashboard_kpi.analiza_dashboard, najsilniejsze_obszary: [] } },
    });
    expect(summaryPoints(none)).toEqual([]);
    const titles = summaryPoints(sampleReport).map(({ title }) => title);
    expect(titles.at(-1)).toBe('Od czego zacząć');
  });

  it('name an accusation with its end where no risk is described', () => {
    const accusation = {
      ...claim('Zarzut.', [1]),
      state: 'alleged' as const,
      date: null,
      loose: false,
      end: { state: 'dropped' as const, quote: 'Umorzono.', n: 2, date: null },
      stillShown: [1],
    };
    expect(plain(summaryPoints(report({ accusations: [accusation] })).find(({ title }) => title === 'Co ciąży')?.text ?? '')).toBe(
      'Zarzut, który ma zakończenie; bez niego podaje go nadal 1 źródło.',
    );
  });

  it('name the matter that pages show without its end, unless a grave risk comes first', () => {
    const ended = story({ headline: claim('Altany: „samowola” bez kary', [1]), ending: claim('Nadzór umorzył sprawę.', [2]), stillShown: [1, 3] });
    const [risk] = sampleReport.risks;
    if (!risk) throw new Error('The sample has no risk.');
    const burden = (of: Partial<Report>) => plain(summaryPoints(report({ stories: [ended], ...of })).find(({ title }) => title === 'Co ciąży')?.text ?? '');
    const told = 'Sprawa „Altany: »samowola« bez kary” ma zakończenie, a 2 źródła podają ją bez niego.';
    expect(burden({})).toBe(told);
    expect(burden({ risks: [{ ...risk, kind: 'confusion', level: 'medium' }] })).toBe(told);
    expect(burden({ risks: [{ ...risk, kind: 'charge', level: 'medium' }] })).toContain('ryzyko średnie');
    expect(burden({ risks: [{ ...risk, kind: 'old', level: 'high' }] })).toContain('ryzyko wysokie');
  });
});

describe('the first screen', () => {
  const ten = (special: Record<number, Partial<Evidence>> = {}) => Array.from({ length: 10 }, (_, i) => page(i + 1, { rank: i + 1, ...special[i + 1] }));

  it('shows as many rows as there are results, and says of a gap that it is one', () => {
    expect(firstScreen(report({ evidence: [page(1)] }))).toBeNull();
    const few = firstScreen(report({ evidence: [page(1, { rank: 1 }), page(2, { rank: 4 })] }));
    expect(plain(few?.heading ?? '')).toBe('Pierwszy ekran ma 4 wyniki');
    expect(few?.rows.map(({ rank, places, item }) => [rank, places, item?.n ?? null])).toEqual([
      [1, 1, 1],
      [2, 2, null],
      [4, 1, 2],
    ]);
  });

  it('says of a result that is no source what became of it', () => {
    const lost = { of: null, label: null, title: null, domain: null };
    const shown = firstScreen(
      report({
        evidence: [page(1, { rank: 1, title: 'Nagroda miasta' }), page(2, { rank: 9 })],
        lostResults: [
          { ...lost, rank: 2, why: 'other', label: 'hotel, Ustka', title: 'Hotel nad morzem', domain: 'hotel.example' },
          { ...lost, rank: 3, why: 'copy', of: 1, domain: 'przedruk.example' },
          { ...lost, rank: 4, why: 'unread' },
          { ...lost, rank: 5, why: 'unread' },
          { ...lost, rank: 6, why: 'off_topic', domain: 'pogoda.example' },
          { ...lost, rank: 7, why: 'name', title: 'Zebranie', domain: 'forum.example' },
          { ...lost, rank: 8, why: 'withheld' },
        ],
      }),
    );
    expect(shown?.rows.flatMap(({ rank, places, lost: said }) => (said ? [[rank, places, plain(said.title), plain(said.detail)]] : []))).toEqual([
      [2, 1, 'Hotel nad morzem', 'hotel.example · o kimś innym: hotel, Ustka'],
      [3, 1, 'Nagroda miasta', 'przedruk.example · powtarza źródło [1]'],
      [4, 2, 'Tych wyników nie ma w raporcie', 'stron nie udało się odczytać'],
      [6, 1, 'Tego wyniku nie ma w raporcie', 'pogoda.example · nie na temat'],
      [7, 1, 'Zebranie', 'forum.example · nosi tę nazwę, z opisem nic jej nie łączy'],
      [8, 1, 'Tego wyniku nie ma w raporcie', 'raport pomija treść tej strony'],
    ]);
  });

  it('finds a matter whose end stands lower, with how much lower', () => {
    const evidence = [...ten({ 3: bad }), page(11, { rank: 14, ...good })];
    const told = story({ pages: [3, 4, 11], ending: claim('Sąd oddalił pozew.', [11]), stillShown: [3] });
    const screen = firstScreen(report({ evidence, stories: [told] }));
    expect(screen?.heading).toContain('zarzut bez zakończenia');
    expect(screen?.rows[3]?.note ?? '', 'another page of the story may tell the end').not.toMatch(/nieaktualne/i);
    expect(plain(screen?.rows[2]?.note ?? '')).toMatch(/^(?:Nieaktualne|Sprzed zakończenia): żądanie oddalono \(źródło z /);
    expect(screen?.under.map(({ rank, note }) => [rank, plain(note ?? '')])).toEqual([[14, 'Koniec sprawy: 4 miejsca pod tym ekranem.']]);
    expect([...(screen?.rows ?? []), ...(screen?.under ?? [])].filter(({ note }) => note !== null).length).toBeLessThanOrEqual(4);
  });

  it('marks every result that is older than the end of its matter, and none that tells the end itself', () => {
    const days = { publishedAt: '2025-10-01' };
    const evidence = [...ten({ 2: days, 5: days, 6: { ...days, title: 'Sąd oddalił pozew kajakarzy' }, 8: { ...days, own: true } }), page(11, good)];
    const told = story({ pages: [2, 5, 6, 8, 11], ending: claim('Sąd oddalił pozew.', [11]) });
    const { rows = [] } = firstScreen(report({ evidence, stories: [told] })) ?? {};
    expect(rows.flatMap(({ rank, note }) => (/^Sprzed zakończenia: żądanie oddalono/.test(plain(note ?? '')) ? [rank] : []))).toEqual([2, 5]);
  });

  it('blames nobody on a tone that is not certain', () => {
    const screen = firstScreen(report({ evidence: ten({ 3: unsure, 5: unsure }) }));
    expect(screen?.heading).toBe('Pierwszy ekran wyników');
    expect(screen?.rows.map(({ note }) => note).join(' ')).not.toMatch(/krytyczn/);
  });

  it('counts critical and own results in words', () => {
    expect(plain(firstScreen(report({ evidence: ten({ 2: bad, 7: bad }) }))?.heading ?? '')).toBe('Pierwszy ekran: dwa z 10 wyników krytykują');
    const own = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, { own: true, sentiment: null }]));
    expect(plain(firstScreen(report({ evidence: ten(own) }))?.heading ?? '')).toBe('Pierwszy ekran: pięć z 10 miejsc jest własnych');
  });
});

describe('stories of the main part', () => {
  it('quote two pages, one from each side where there are two, word for word', () => {
    const excerpts = [
      claim('Altany stoją bez pozwolenia.', [1]),
      claim('Druga myśl tej samej strony.', [1]),
      claim('Inspektor niczego nie zakwestionował.', [2]),
    ];
    const [view] = storyViews(report({ evidence: [page(1, bad), page(2, good)], stories: [story({ excerpts })] }));
    expect(view?.quotes.map(({ n, text }) => [n, plain(text)])).toEqual([
      [1, '„Altany stoją bez pozwolenia.”'],
      [2, '„Inspektor niczego nie zakwestionował.”'],
    ]);
  });

  it('cut a long quote between sentences and mark the cut', () => {
    const long = `${'Pierwsze zdanie ma osiem słów i kończy się kropką. '.repeat(6)}`.trim();
    const cut = shortQuote(long);
    expect(cut.endsWith('. […]')).toBe(true);
    expect(cut.split(' ').length).toBeLessThanOrEqual(31);
    expect(long.startsWith(cut.replace(' […]', ''))).toBe(true);
    expect(shortQuote('Krótko.')).toBe('Krótko.');
    const one = `Linie ogłosiły w środę, że odwołują ${'loty na dwa dni lipca '.repeat(5)}z powodu strajku.`;
    expect(shortQuote(`${one} Pasażerowie dostaną zwrot.`), 'a sentence of 34 words stands whole').toBe(`${one} […]`);
    const office = `Do rzecznika wpłynęło 14 skarg na niezwracanie tzw. opłat ${'rezerwacyjnych w komisie '.repeat(12)}od lat.`;
    expect(shortQuote(office), 'an abbreviation ends no sentence').toMatch(/tzw\. opłat .* […[\]]+$/);
    const lawyer = `Prawnicy nie są w tej sprawie zgodni. Mec. Urszula Wrzosek uważa ${'wyrok za niebezpieczny i '.repeat(8)}długi.`;
    expect(shortQuote(lawyer)).toBe('Prawnicy nie są w tej sprawie zgodni. […]');
  });

  it('stands in short at the head of the report: what happened and how it ended, each with its source', () => {
    const evidence = [page(1, bad), page(2), page(3)];
    const ending = { ...claim('Decyzję uchylono.', [3]), pattern: 'HI-03' };
    const [told, older] = [story({ pages: [1, 2, 3], happened: 1, ending }), story({ id: 's2', happened: null })];
    expect(storiesInShort({ evidence, stories: [told, older], accusations: [] })).toEqual([
      {
        id: 's1',
        headline: 'Altany nad kanałem bez pozwolenia',
        happened: { text: '„Sąsiedzi czekają na decyzję.”', place: 'gazeta-2.example, 03.03.2026', n: 2 },
        ending: { title: 'Jak się skończyło', text: '„Decyzję uchylono.”', place: 'gazeta-3.example, 04.03.2026', n: 3 },
        open: '',
      },
    ]);
  });

  it('stand in short by the charge that came before its end, also of a text alone, and say where no end was found', () => {
    const evidence = [page(1), page(2), page(3), page(4), page(5), page(6)];
    const charge = (text: string, n: number, end: { text: string; n: number } | null, more = '') => ({
      ...{ pattern: 'AC-10', text: `Tekst opisuje taką sprawę: „${text}”.${more}`, refs: [n], basis: 'evidence' as const, quotes: [{ n, text }] },
      ...{ state: 'alleged' as const, date: null, loose: true, stillShown: [] },
      end: end ? { state: 'acquitted' as const, quote: end.text, n: end.n, date: null } : null,
    });
    const ending = { ...claim('Decyzję uchylono.', [2]), pattern: 'HI-03' };
    const excerpts = [claim('Biegły zmierzył ściany altany.', [2]), claim('Sąsiedzi czekają.', [3])];
    const [late, open] = [story({ pages: [1, 2], excerpts, ending }), story({ id: 's2', headline: claim('Płot', [3]), pages: [3], excerpts, happened: 1 })];
    const accusations = [
      charge('Altanę postawiono bez pozwolenia.', 1, { text: 'Decyzję uchylono.', n: 2 }),
      charge('Płot stoi na drodze gminnej.', 3, null, ' Zakończenia tej sprawy nie znaleźliśmy.'),
      charge('Ukradł mi taczkę.', 5, { text: 'Taczka się znalazła, cofam.', n: 6 }),
      charge('Hałasuje w niedzielę.', 4, null),
    ];
    const told = storiesInShort({ evidence, stories: [late, open], accusations });
    expect(told.map(({ happened, ending: end, open: words }) => [happened.text, plain(end?.text ?? words)])).toEqual([
      ['„Altanę postawiono bez pozwolenia.”', '„Decyzję uchylono.”'],
      ['„Sąsiedzi czekają.”', 'Zakończenia tej sprawy nie znaleźliśmy.'],
      ['„Ukradł mi taczkę.”', '„Taczka się znalazła, cofam.”'],
    ]);
    expect(told[2]?.headline).toBe('Tekst 5');
    const many = ['a', 'b', 'c', 'd'].map((id) => story({ id, pages: [3], excerpts, happened: 1 }));
    expect(storiesInShort({ evidence, stories: many, accusations }), 'four stories leave no room').toHaveLength(4);
  });

  it('have a column of defenders beside charges even when it is empty, else none', () => {
    const critic = { side: 'critic' as const, speaker: 'Sąsiedzi', quotes: [{ text: 'To samowola.', n: 1 }] };
    const [charged] = storyViews(report({ evidence: [page(1, bad), page(2)], stories: [story({ voices: [critic] })] }));
    expect(charged?.sides.map(({ title, voices }) => [title, voices.length])).toEqual([
      ['Kto zarzuca', 1],
      ['Kto broni', 0],
    ]);
    expect(plain(charged?.ending?.title ?? '')).toBe('Najnowszy tekst w tej sprawie');
    expect(plain(charged?.ending?.text ?? ''), 'what is not recognised is not denied').toBe('„Tekst 2” (gazeta-2.example, 03.03.2026)');
    const [quiet] = storyViews(report({ evidence: [page(1), page(2)], stories: [story()] }));
    expect(quiet?.sides).toEqual([]);
    expect(quiet?.ending).toBeNull();
  });

  it('end in one thing to do, with its week and effort', () => {
    const step = { id: 'R19', text: 'Napisz notatkę z datami. Reszta.', effort: 'M' as const, effect: '', raises: [], reason: '', refs: [] };
    const plan = {
      lead: '',
      notes: [],
      weeks: [{ week: 2, title: 'Odpowiedzi', lead: '', check: '', steps: ['Dni 9–10: Napisz notatkę z datami. Zarezerwuj pół dnia.'] }],
    };
    const [view] = storyViews(report({ evidence: [page(1), page(2)], stories: [story({ advice: 'R19' })], recommendations: [step], plan }));
    expect(plain(view?.todo?.title ?? '')).toBe('Co zrobić (tydzień 2, pół dnia)');
    expect(plain(view?.todo?.text ?? '')).toBe('Napisz notatkę z datami.');
    expect(weekOf(plan, 'Czego nie ma w planie.')).toBeNull();
  });
});

describe('the calendar', () => {
  const week = (week: number, steps: string[]) => ({ week, title: `Tydzień ${week}`, lead: '', steps, check: '' });

  it('has seven days a week; a step of two days takes two, and the thirtieth stands in the last', () => {
    const rows = planCalendar({
      weeks: [
        week(1, ['Dzień 1: Zrób porządek. Zajmie to do godziny.', 'Dni 3–4: Napisz notatkę. Zarezerwuj pół dnia.']),
        week(4, ['Dzień 30: Zapisz termin. Zajmie to do godziny.']),
      ],
    });
    expect(rows?.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0))).toEqual([7, 7]);
    expect(rows?.[0]?.cells.filter(({ step }) => step).map(({ days, span, long }) => [days, span, long])).toEqual([
      ['1', 1, false],
      ['3–4', 2, true],
    ]);
    expect(rows?.[1]?.cells.at(-1)).toMatchObject({ days: '30', step: 'Zapisz termin' });
  });

  it('a step is cut where a clause ends, never inside a quotation that stays open', () => {
    const cells = planCalendar({
      weeks: [
        week(1, [
          'Dzień 1: Używaj stałego dopisku przy nazwie: „Ewa Nowicka, stolarka, Ełk” we wszystkich opisach. Zajmie to do godziny.',
          'Dzień 2: Odpowiedz na opinię „Termin minął, a telefon milczał przez dwa tygodnie, zanim” wprost. Zajmie to do godziny.',
          'Dzień 4: Odezwij się do osoby, która pisze „to ja jestem trzecia, cisza” (Ola, forum.example), i odpowiedz jej publicznie. Zajmie to do godziny.',
          'Dzień 5: Zapisz wszystkie miejsca w których pojawia się nazwa i raz w miesiącu sprawdź każde. Zajmie to do godziny.',
          'Dzień 3: Poproś trzy osoby, które skorzystały z usług w tym roku, o opinię. Zajmie to do godziny.',
        ]),
      ],
    })?.[0]?.cells;
    // A phone has room for what a cell at a desk cuts.
    expect(cells?.flatMap(({ whole }) => (whole ? plain(whole) : []))).toEqual([
      'Zapisz wszystkie miejsca w których pojawia się nazwa i raz w miesiącu sprawdź każde',
    ]);
    expect(cells?.flatMap(({ step }) => (step ? plain(step) : []))).toEqual([
      'Używaj stałego dopisku przy nazwie: „Ewa Nowicka…”',
      'Odpowiedz na opinię „Termin minął, a telefon milczał…”',
      'Poproś trzy osoby, które skorzystały z usług w tym roku',
      'Odezwij się do osoby, która pisze „to ja jestem trzecia…”',
      'Zapisz wszystkie miejsca w których pojawia się nazwa i raz…',
    ]);
  });

  it('gives way to a list when a day is missing, wrong or taken', () => {
    for (const steps of [['Zrób coś.'], ['Dzień 9: Zrób coś.'], ['Dzień 1: A. Zajmie to do godziny.', 'Dni 1–2: B.']])
      expect(planCalendar({ weeks: [week(1, steps)] })).toBeNull();
    expect(planCalendar({ weeks: [] })).toBeNull();
  });
});

describe('risks, scores and sources of the main part', () => {
  it('place a risk by the reach of the sources that speak for it', () => {
    const risk = {
      kind: 'charge' as const,
      name: 'Zarzut',
      level: 'high' as const,
      for: [claim('a', [1, 2]), claim('b', [2])],
      against: [claim('c', [3])],
      unknown: [claim('Czego nie wiemy: czy sprawa trwa.', [])],
    };
    const evidence = [page(1, { reach: { value: 4_000, formula: '' } }), page(2, { reach: { value: 3_000, formula: '' } }), page(3)];
    expect(riskViews({ risks: [risk], evidence })).toEqual([
      { name: 'Zarzut', level: 'high', against: [1, 2], defending: [3], unknown: 'czy sprawa trwa.', said: 'a', column: 1 },
    ]);
  });

  it('count no charge among what stands against a risk, though the sentence against it cites both', () => {
    const risk = {
      kind: 'charge' as const,
      name: 'Zarzut',
      level: 'low' as const,
      for: [claim('a', [1])],
      against: [claim('2 wobec 2', [1, 2, 3, 4])],
      unknown: [],
    };
    const toned = (n: number, label: 'positive' | 'negative') =>
      page(n, { own: false, sentiment: { ...sampleReport.evidence.flatMap((item) => item.sentiment ?? [])[0], label, confidence: 1 } as never });
    const evidence = [toned(1, 'negative'), toned(2, 'negative'), toned(3, 'positive'), toned(4, 'positive')];
    expect(riskViews({ risks: [risk], evidence })[0]).toMatchObject({ against: [1], defending: [3, 4] });
  });

  it('rank scores from the best, thin ones last; where most are thin they are a sentence', () => {
    const { rows, left } = kpiRows(sampleReport);
    expect(rows.at(-1)?.thin).toBe(true);
    const sure = rows.filter(({ thin }) => !thin).map(({ score }) => Number(score?.replace(',', '.')));
    expect(sure).toEqual([...sure].sort((a, b) => b - a));
    expect(left).toEqual([]);
    const thin = kpiRows({ ...sampleReport, kpis: sampleReport.kpis.map((kpi, i) => ({ ...kpi, thin: i > 1 })) });
    expect([thin.rows.length, thin.left.length]).toEqual([2, 8]);
  });

  it('put told and widely read sources first, and count each group as the list shows it', () => {
    const evidence = [page(1), page(2, { ...bad, reach: { value: 9_000, formula: '' } }), page(3, { own: true, sentiment: null }), page(4, unsure)];
    expect(weightiest({ evidence, stories: [] })[0]?.n).toBe(2);
    const groups = sourceGroups(evidence);
    for (const { group, count } of groups) expect(weightiest({ evidence, stories: [] }, group)).toHaveLength(count);
    expect(groups.find(({ group }) => group === 'negative')?.count).toBe(1);
    expect(groups.some(({ group }) => group === 'positive')).toBe(false);
  });
});

describe('the data under the Horizon', () => {
  const items = horizonItems(
    report({
      evidence: [
        page(1, { publishedAt: null, title: '=SUM(A1)' }),
        page(2, { publishedAt: '2026-05-04', ...unsure }),
        page(3, { publishedAt: '2026-06-04', own: true, sentiment: null }),
      ],
    }),
  ).sources;

  it('is a table from the latest to the undated, with the tone in words', () => {
    expect(horizonRows(items).map(({ n, tone }) => [n, tone])).toEqual([
      [3, 'własne'],
      [2, 'krytyczne, niepewne'],
      [1, 'neutralne'],
    ]);
  });

  it('is a file in which no title is a formula', () => {
    const lines = horizonCsv(items).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toContain(`"'=SUM(A1)"`);
  });

  it('is walked by time, and up and down within a column', () => {
    const nodes = [
      { x: 10, y: 50 },
      { x: 12, y: 30 },
      { x: 60, y: 50 },
    ];
    expect(stepTo(nodes, -1, 'ArrowRight')).toBe(0);
    expect(stepTo(nodes, 0, 'ArrowUp')).toBe(1);
    expect(stepTo(nodes, 2, 'ArrowUp')).toBe(2);
    expect(stepTo(nodes, 2, 'ArrowRight')).toBe(2);
    expect(stepTo(nodes, 0, 'a')).toBeNull();
    expect(nearest(nodes, 58, 45)).toBe(2);
    expect(nearest(nodes, 200, 200)).toBe(-1);
  });
});
