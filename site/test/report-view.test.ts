import { describe, expect, it } from 'vitest';
import { partedCharges } from '#contract/charged.ts';
import { toneShares } from '#contract/figures.ts';
import { type Accusation, COVERAGE_STATUSES, type CoverageEntry } from '#contract/report.ts';
import { dashboardTone } from '#contract/rules.ts';
import { quotedWords } from '#contract/story-words.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { reportText } from '../src/text/report.ts';
import { analysisView, dashboardKpi, fewWords, fullName, startingWith } from '../src/view/dashboard.ts';
import { tallMirror } from '../src/view/mirror.ts';
import {
  coverageView,
  evidenceByNumber,
  MAX_QUOTES,
  markOf,
  platformRows,
  quotesBeside,
  safeHref,
  sourceRows,
  tells,
  textRows,
} from '../src/view/report-evidence.ts';
import { boardView } from '../src/view/report-kpi.ts';
import {
  chargeParts,
  claimView,
  knownNumbers,
  longestPart,
  MAX_CITES,
  nameWords,
  shareSegments,
  textParts,
  titleAndRest,
  withoutLabel,
} from '../src/view/report-text.ts';

const known = knownNumbers(sampleReport.evidence);

describe('words of sources in a story', () => {
  it('stand between quotation marks, and a number in brackets is no citation of the report', () => {
    expect(textParts(quotedWords('– „Nic”,\nmówi [12] Anna.'), new Set([12])).filter((part) => 'cite' in part)).toEqual([]);
    expect(quotedWords('– Tak „było”.')).toBe('„Tak »było«.”');
  });
});

describe('a charge that is told softly', () => {
  const place = '(gazeta.example, 4.03.2025)';

  it('is parted into who tells it, the words of the page and what to check, and loses none', () => {
    const told: [string, string, string][] = [
      [
        'AC-10',
        `Tekst o Annie Nowak opisuje taką sprawę: „Pracownia „Dach” milczy” ${place}. Kogo dokładnie dotyczy, trzeba sprawdzić w źródle.`,
        '„Pracownia „Dach” milczy”',
      ],
      [
        'AC-13',
        `Tekst o Annie Nowak opisuje taką sprawę: „Nie oddała klucza” ${place}. Fragment wskazał model językowy; trzeba sprawdzić.`,
        '„Nie oddała klucza”',
      ],
    ];
    for (const [pattern, text, quote] of told) {
      const parts = chargeParts({ pattern, text });
      expect(parts?.quote).toBe(quote);
      expect(`${parts?.before} ${parts?.quote} ${parts?.after}`).toBe(text);
    }
  });

  it('stays one text where its marks do not pair, and other sentences are never parted', () => {
    const text = `Tekst o Annie Nowak opisuje taką sprawę: „Pracownia „Dach milczy” ${place}. Kogo dokładnie dotyczy, trzeba sprawdzić w źródle.`;
    expect(chargeParts({ pattern: 'AC-10', text })).toBeNull();
    expect(chargeParts({ pattern: 'AC-10', text: text.replace('„Dach', 'Dach” i') })).toBeNull();
    expect(chargeParts({ pattern: 'SE-01', text: text.replace('„Dach', 'Dach') })).toBeNull();
  });
});

describe('charges that rules cannot judge', () => {
  const charge = (pattern: string, text: string) => ({ pattern, text, refs: [1] }) as unknown as Accusation;

  it('stand by themselves, without what their heading says for all of them', () => {
    const { told, unjudged } = partedCharges([
      charge('AC-07', 'Źródło pisze o karze: „Zapłaci 500 zł” (gazeta.example, 4.03.2025).'),
      charge(
        'AC-14',
        'Tekst „Czekam” (gazeta.example), w którym jest mowa o Annie Nowak, podaje: „Telefon milczy, podaje: „nie””. Czy to zarzut i kogo dotyczy, trzeba sprawdzić w źródle. Jest odpowiedź.',
      ),
      charge('AC-14b', 'Tekst „Plama” (gazeta.example) podaje: „Anna Nowak nie oddała”. Czy to zarzut, trzeba ocenić w źródle.'),
    ]);
    expect(told.map(({ text }) => text)).toEqual(['Źródło pisze o karze: „Zapłaci 500 zł” (gazeta.example, 4.03.2025).']);
    expect(unjudged.map(({ text }) => text)).toEqual([
      '„Czekam” (gazeta.example): „Telefon milczy, podaje: „nie””. Jest odpowiedź.',
      '„Plama” (gazeta.example): „Anna Nowak nie oddała”.',
    ]);
  });
});

describe('sentences and their citations', () => {
  it('turn the signs of known sources into citations and leave other brackets alone', () => {
    expect(textParts('Nagroda [12] i cięcie […] oraz [999] w [3].', new Set([3, 12]))).toEqual([
      { text: 'Nagroda' },
      { cite: 12 },
      { text: ' i\u00a0cięcie […] oraz [999] w' },
      { cite: 3 },
      { text: '.' },
    ]);
  });

  it('show a few signs and count the rest, never one twice', () => {
    const refs = [1, 2, 2, 3, 4, 5, 6, 7, 9999];
    const view = claimView({ text: 'Zdanie [1].', refs }, known);
    expect(view.cites).toEqual([2, 3, 4, 5, 6]);
    expect(view.cites).toHaveLength(MAX_CITES);
    expect(view.more).toBe(1);
    expect(view.refs).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keep double surnames and one-letter words on their line', () => {
    expect(textParts('W sieci: Anna Nowak-Kowalska', known)).toEqual([{ text: 'W\u00a0sieci: Anna Nowak-Kowalska' }]);
    expect(nameWords(' Anna  Nowak-Kowalska ')).toEqual([
      { word: 'Anna', whole: false },
      { word: 'Nowak-Kowalska', whole: true },
    ]);
    expect(nameWords('Konstantynopolitańska-Brzęczyszczykiewicz')[0]?.whole).toBe(false);
    expect(['Anna Nowak-Kowalska', 'Konstantynopolitańska-Brzęczyszczykiewicz', ''].map(longestPart)).toEqual([14, 21, 0]);
  });

  it('give a recommendation its first sentence as title', () => {
    expect(titleAndRest('Popraw opis na stronie m.in. tytuł. Zacznij od nazwy.')).toEqual({
      title: 'Popraw opis na stronie m.in. tytuł',
      rest: 'Zacznij od nazwy.',
    });
    expect(titleAndRest('Odpowiedz na pytanie')).toEqual({ title: 'Odpowiedz na pytanie', rest: '' });
    for (const step of sampleReport.recommendations) {
      const { title, rest } = titleAndRest(step.text);
      expect(`${title}. ${rest}`.trim()).toBe(step.text);
    }
  });

  it('do not repeat the heading they stand under', () => {
    expect(withoutLabel('Za: tekst jest na pozycji 3.', 'Za')).toBe('Tekst jest na pozycji 3.');
    expect(withoutLabel('Zalety są dwie.', 'Za')).toBe('Zalety są dwie.');
  });

  it('stand beside their quotes, each shown once in a chapter; where it would stand again, its source stands without words', () => {
    const byNumber = evidenceByNumber(sampleReport.evidence);
    const quotes = sampleReport.evidence.slice(0, 5).map((item) => ({ n: item.n, text: item.quote.text }));
    const [one, two, three, four] = quotes as [(typeof quotes)[0], (typeof quotes)[0], (typeof quotes)[0], (typeof quotes)[0]];
    const unknown = { n: 9999, text: 'nie ma takiego źródła' };
    const [alone, group] = quotesBeside(
      [[{ quotes: [unknown, one, two, three] }], [{ quotes: [one, four, three] }, { quotes: [one] }, { quotes: [] }]],
      byNumber,
    );
    const brief = (rows: typeof alone) => rows?.map((row) => row.map(({ n, quote }) => [n, quote]));
    expect(brief(alone)).toEqual([
      [
        [one.n, one.text],
        [two.n, two.text],
      ],
    ]);
    expect(alone?.[0]).toHaveLength(MAX_QUOTES);
    expect(brief(group)).toEqual([[[four.n, four.text]], [[one.n, null]], []]);
    expect(alone?.[0]?.[0]?.domain).toBe(sampleReport.evidence[0]?.domain);
  });

  it('that hold a quote do not say it twice, however its inner quotes are marked', () => {
    const claim = { text: 'Tekst podaje: „Dyrekcja zarzuca błąd. »Dzieci śpią w drugiej sali« – mówi dyrektorka”. Kogo dotyczy, trzeba sprawdzić.' };
    expect(tells(claim, 'Dyrekcja zarzuca błąd. „Dzieci śpią w\u00a0drugiej sali” – mówi dyrektorka.')).toBe(true);
    expect(tells(claim, 'Dyrekcja odpiera zarzut.')).toBe(false);
  });

  it('that quote a title keep it whole in their own title', () => {
    expect(titleAndRest('Podaj dalej tekst „Skargi. Co dalej? Nic” (x.example) dalej. Dopisz zdanie.')).toEqual({
      title: 'Podaj dalej tekst „Skargi. Co dalej? Nic” (x.example) dalej',
      rest: 'Dopisz zdanie.',
    });
  });
});

describe('scores on the report', () => {
  it('are x/10 with a word by the tone of the printed figure', () => {
    const board = boardView(sampleReport);
    expect(board.average).toBe('6,7');
    expect(board.kpis.map((kpi) => `${kpi.score} ${kpi.word}`)).toEqual([
      '7,4 mocny',
      '6,8 średni',
      '3,6 słaby',
      '6,1 średni',
      '8,2 mocny',
      '7,0 mocny',
      '7,8 mocny',
      '5,9 za mało danych',
      '6,6 średni',
      '7,2 mocny',
    ]);
    expect(board.thin).toEqual(['Gotowość do współpracy']);
    expect(board.kpis[7]?.interval).toBe('3,1–8,2');
  });

  it('at the edges follow the figure that is shown: 69,6 reads 7,0 and is good, 40,4 reads 4,0 and is weak', () => {
    const first = sampleReport.kpis[0] as (typeof sampleReport.kpis)[0];
    const tones = [69.6, 69.4, 40.4, 40.6].map((score) => boardView({ ...sampleReport, kpis: [{ ...first, score }] }).kpis[0]?.level);
    expect(tones).toEqual(['good', 'mid', 'weak', 'mid']);
  });

  it('name strongest and weakest areas in the order of the result', () => {
    const board = boardView(sampleReport);
    expect(board.strong.map((kpi) => kpi.id)).toEqual(sampleReport.dashboard_kpi.analiza_dashboard.najsilniejsze_obszary);
    expect(board.weak.map((kpi) => kpi.id)).toEqual(sampleReport.dashboard_kpi.analiza_dashboard.najslabsze_obszary);
  });
});

describe('shares and drawings', () => {
  it('of sentiment are shares of the sure ratings; mixed ones are left out only when there are none', () => {
    expect(toneShares({ positive: 0, neutral: 0, negative: 0, mixed: 0, uncertain: 0 }).shares).toEqual([]);
    expect(toneShares({ positive: 1, neutral: 0, negative: 0, mixed: 0, uncertain: 1 }).shares.map((share) => share.percent)).toEqual([100, 0, 0]);
    const both = toneShares({ positive: 1, neutral: 1, negative: 1, mixed: 1, uncertain: 0 }).shares;
    expect(both.map(({ tone, percent }) => [tone, percent])).toContainEqual(['mixed', 25]);
    expect(toneShares(sampleReport.sentiment).shares.map((share) => share.tone)).toEqual(['positive', 'neutral', 'negative']);
  });

  it('fill the bar exactly, whatever is empty', () => {
    const segments = shareSegments(toneShares({ positive: 3, neutral: 0, negative: 1, mixed: 0, uncertain: 0 }).shares, 300, 2);
    expect(segments.map((segment) => segment.tone)).toEqual(['positive', 'negative']);
    expect((segments[1]?.x ?? 0) + (segments[1]?.width ?? 0)).toBeCloseTo(300);
  });

  it('of the word mirror fit a phone, also with long words, and keep one scale', () => {
    const long = sampleReport.mirror.map((word, i) => ({ ...word, lemma: i % 2 ? 'odpowiedzialność' : word.lemma, others: word.others * 40 }));
    for (const words of [sampleReport.mirror, long]) {
      const { bars, width, horizon } = tallMirror(words);
      for (const bar of bars) {
        expect(bar.ownLabel.x).toBeGreaterThan(10);
        expect(bar.wordLabel.x + bar.word.length * 8.1 + 32).toBeLessThanOrEqual(width);
        if (bar.ownBox && bar.othersBox && bar.own > 2) expect(bar.othersBox.width / bar.others).toBeCloseTo(bar.ownBox.width / bar.own, 0);
      }
      expect(horizon).toBeGreaterThanOrEqual(96);
    }
  });

  it('of the word mirror without own texts have no upper half', () => {
    const drawing = tallMirror(sampleReport.mirror.map((word) => ({ ...word, own: 0 })));
    expect(drawing.horizon).toBe(1);
    expect(drawing.bars.every((bar) => bar.ownBox === null)).toBe(true);
  });
});

describe('sources, platforms and coverage', () => {
  it('list every source by its number and link only to web addresses', () => {
    const rows = sourceRows([...sampleReport.evidence].reverse());
    expect(rows.map((row) => row.n)).toEqual(sampleReport.evidence.map((item) => item.n));
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@b.pl', '']) expect(safeHref(bad)).toBeNull();
    expect(safeHref('/sandbox/web/a.example/')).toBe('/sandbox/web/a.example/');
  });

  it('are all told in the overview: what is about the subject first, with genre, role and excerpts; own words get no tone', () => {
    const rows = textRows(sampleReport.evidence);
    const places = rows.map(({ n }) => {
      const item = sampleReport.evidence.find((one) => one.n === n);
      return item?.own ? 'own' : item?.role;
    });
    expect(rows).toHaveLength(sampleReport.evidence.length);
    expect([...new Set(places)]).toEqual(['hero', 'party', 'own', 'passing']);
    expect(rows.find(({ n }) => n === 1)).toMatchObject({ words: ['treść własna'], mark: undefined });
    expect(rows.find(({ n }) => n === 3)).toMatchObject({ words: ['encyklopedia', 'wzmianka'], mark: 'neutral' });
    expect(rows.find(({ n }) => n === 1)?.excerpts).toEqual([{ text: sampleReport.evidence[0]?.quote.text, label: null }]);
    const many = sampleReport.evidence.slice(0, 1).map((item) => ({
      ...item,
      excerpts: [
        { text: 'Za drogo.', start: 0, end: 9, stars: 2 },
        { text: 'Oddaliśmy różnicę.', start: 20, end: 38, reply: true as const },
      ],
    }));
    expect(textRows(many)[0]?.excerpts.map(({ label }) => label)).toEqual(['ocena 2 z 5', 'odpowiedź właściciela']);
    expect(textRows(sampleReport.evidence.map((item) => ({ ...item, excerpts: [] })))).toEqual([]);
  });

  it('call a rating below 0,55 uncertain', () => {
    expect(markOf({ sentiment: { label: 'positive', score: 0.5, confidence: 0.54 } })).toBe('uncertain');
    expect(markOf({ sentiment: { label: 'positive', score: 0.5, confidence: 0.55 } })).toBe('positive');
    expect(markOf({ sentiment: null })).toBeNull();
  });

  it('tell what was not found from what was not seen', () => {
    const rows = platformRows(sampleReport.platforms);
    expect(rows.find((row) => row.platform === 'facebook')).toMatchObject({ followers: null, posts90: '5' });
    expect(rows.find((row) => row.platform === 'instagram')).toMatchObject({ posts90: '0', lastPost: '11.09.2025' });
  });

  it('keep what could not be read apart from what brought nothing', () => {
    const { sources, unread } = coverageView(sampleReport.coverage);
    expect(sources.flatMap((source) => source.queries)).toHaveLength(sampleReport.coverage.queries.length);
    expect(unread.every((page) => page.status !== 'ok')).toBe(true);
    const [entry] = sampleReport.coverage.queries;
    const outcomes = COVERAGE_STATUSES.map((status) => reportText.coverage.outcome({ ...(entry as CoverageEntry), status, found: 3 }));
    expect(new Set(outcomes).size).toBe(COVERAGE_STATUSES.length);
    expect(reportText.coverage.source('searxng')).toBe('SearXNG');
  });
});

describe('the dashboard figures', () => {
  const analysis = {
    orderId: 'o',
    subjectName: 'Anna Kowalska',
    summary: '',
    riskLevel: 'low' as const,
    overallSentimentScore: 0.41,
    analysisCompletedAt: '2026-11-05T23:30:00Z',
    kpiMetrics: sampleReport.kpis,
    sentiment: sampleReport.sentiment,
    recommendations: [],
    sources: 67,
    domains: 41,
  };

  it('are averages, an index from 0 to 100 and a Polish date of Polish time', () => {
    const view = analysisView(analysis);
    expect(view).toMatchObject({ scoring: 67, sentiment: 71 });
    expect(view.date.replaceAll('\u00a0', ' ')).toBe('06 listopada 2026');
    expect(analysisView({ ...analysis, kpiMetrics: [] }).scoring).toBe(0);
  });

  it('cut a long step where its sentence may end, and never say „zacznij od” twice', () => {
    expect(fewWords('Sprawdź, czy strona i profile mają w tytule pełną nazwę, i połącz je linkami')).toBe(
      'Sprawdź, czy strona i\u00a0profile mają w\u00a0tytule pełną nazwę',
    );
    const list = 'Zacznij od trzech miejsc: profilu w serwisie branżowym, wpisu w katalogu miasta, krótkiej strony i mapy';
    expect(startingWith(list).replaceAll('\u00a0', ' ')).toBe('trzech miejsc: profilu w serwisie branżowym, wpisu w katalogu miasta…');
    expect(startingWith('Odpowiedz na opinię')).toBe('Odpowiedz na opinię');
  });

  it('are coloured at 70 and 40', () => {
    expect([70, 69, 40, 39].map(dashboardTone)).toEqual(['good', 'fair', 'fair', 'weak']);
  });

  it('have the word of their colour, whatever the score', () => {
    const [kpi] = sampleReport.kpis;
    if (!kpi) throw new Error('no scores');
    const words = { good: 'mocny', fair: 'średni', weak: 'słaby' };
    for (let score = 0; score <= 100; score++) {
      const shown = dashboardKpi({ ...kpi, score, support: 9, thin: false });
      expect(shown.word, `${score}`).toBe(words[shown.tone]);
    }
    expect(dashboardKpi({ ...kpi, score: 40, support: 2, thin: true }).word).toBe('za mało danych');
  });

  it('name the user, or nobody', () => {
    expect(fullName({ firstName: 'Anna', lastName: 'Kowalska' })).toBe('Anna Kowalska');
    expect(fullName({ firstName: '', lastName: '' })).toBe('');
  });
});
