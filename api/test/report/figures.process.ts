/** One number everywhere: page, board, PDF, letter, progress and JSON of ten subjects, read as a reader reads them. */
import { parseHTML } from 'linkedom';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Analysis } from '../../../site/src/islands/dashboard/Analysis.tsx';
import { KpiSheet, type Scale } from '../../../site/src/islands/report/KpiSheet.tsx';
import { SampleReport } from '../../../site/src/islands/report/SampleReport.tsx';
import { tracking } from '../../../site/src/text/tracking.ts';
import { type KpiDetail, kpiDetail, reportKpi } from '../../../site/src/view/kpi-detail.ts';
import { NONE_FOUND } from '../../src/contract/figures.ts';
import { KPI_IDS, KPI_NAMES, type KpiId } from '../../src/contract/kpis.ts';
import type { Report } from '../../src/contract/report.ts';
import { reportReady } from '../../src/mail/letters.ts';
import { judgedPages } from '../../src/orders/live-pages.ts';
import { analysisOf } from '../../src/profile/analysis-of.ts';
import { composeReport } from '../../src/report/compose.ts';
import { renderPdf } from '../../src/report/index.ts';
import type { Document } from '../../src/research/types.ts';
import { ARCHITECT, judge, NOW, page, web } from '../analysis/factory.ts';
import { PdfFile, structureOf } from './pdf-file.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const meta = { code: 'AAAA-BBBB', demo: false, generatedAt: NOW, reportDate: '2027-11-21', sourcesDate: '2026-12-21' };

/** The engine's report on a person of that surname, from the factory's web. */
function person(surname: string, documents: Document[]): Report {
  const named = JSON.parse(JSON.stringify(documents).replaceAll('Kowalsk', surname)) as Document[];
  return composeReport(judge(named, { ...ARCHITECT, name: `Jan ${surname}i` }), meta);
}

const FIRM = [
  'Klienci chwalą Stolarnię Modrzew z Pucka za świetne, solidne stoły i szybką dostawę.',
  'Stolarnia Modrzew z Pucka otrzymała nagrodę rzemiosła za krzesło z jesionu.',
  'Stolarnia Modrzew z Pucka rozczarowała klientkę: szafa dotarła uszkodzona, a reklamacja trwała miesiąc.',
  'W Pucku działa Stolarnia Modrzew, która robi meble na wymiar.',
];
const firm = (n: number): Report =>
  composeReport(
    judge(
      Array.from({ length: n }, (_, i) =>
        page({
          url: `https://dziennik-${i}.test/${i}`,
          title: `Wiadomość ${i}`,
          text: `${FIRM[i % FIRM.length]} Numer zlecenia ${i * 37} obejmował ${['stół', 'szafę', 'ławę', 'regał', 'drzwi'][i % 5]} ${String.fromCharCode(97 + i)}${i}.`,
          date: i % 3 === 0 ? null : `2026-0${1 + (i % 9)}-1${i % 9}`,
          rank: i < 10 ? i + 1 : null,
        }),
      ),
      { name: 'Stolarnia Modrzew', kind: 'brand', description: 'meble, Puck', keywords: [], links: [] },
    ),
    meta,
  );

/** Scores at the edges, where two ways to round part. */
const edges = (): Report => {
  const scores = [69.6, 69.4, 40.4, 40, 39.6, 55.5, 4.96, 99.96, 70, 44.45];
  const analysis = judge(web(40));
  const kpis = analysis.kpis.map((kpi, i) => {
    const score = scores[i] as number;
    return { ...kpi, score, low: Math.max(0, score - 0.3), high: Math.min(100, score + 0.3), support: 9, thin: false };
  });
  return composeReport({ ...analysis, kpis }, meta);
};

const SUBJECTS: [string, () => Report][] = [
  ['a person with many sources', () => person('Wilczewsk', web(64))],
  ['a person with forty sources on few sites', () => person('Zdrojewsk', web(40, 9))],
  ['a person with twelve sources', () => person('Borowsk', web(12))],
  ['a person with eight sources', () => person('Lipowsk', web(8))],
  ['a person with three sources', () => person('Jaworsk', web(3))],
  ['a person without sources', () => person('Olszewsk', [])],
  ['a firm', () => firm(24)],
  ['a firm with six sources', () => firm(6)],
  ['scores at the edges', edges],
  [
    'a person without a date',
    () =>
      person(
        'Sadowsk',
        web(20).map((one) => ({ ...one, article: { ...one.article, publishedAt: null } })),
      ),
  ],
];

/** A row of the scores: the figure in points of 100 and its word. */
type Row = { points: number; word: string };
/** What stands with a score: the ends of its interval in points of 100, its sources, and its word again. */
type Support = { low: number; high: number; sources: number; word: string };
const WORDS = /(mocny|średni|słaby|za mało danych|brak danych)/;
const rowOf = (figure: string, of: 10 | 100, words: string): Row => ({
  points: Math.round(Number(figure.replace(',', '.')) * (of === 10 ? 10 : 1)),
  word: WORDS.exec(words)?.[1] ?? words,
});
const idOf = new Map(Object.entries(KPI_NAMES).map(([id, name]) => [name, id as KpiId]));

function axisOf(element: ReactElement, of: 10 | 100): { rows: Map<KpiId, Row>; document: globalThis.Document } {
  const { document } = parseHTML(`<html><body>${renderToStaticMarkup(element)}</body></html>`);
  const rows = new Map<KpiId, Row>();
  for (const row of document.querySelectorAll('.kp-row')) {
    const text = (selector: string) => plain(row.querySelector(selector)?.textContent ?? '');
    const id = idOf.get(text('.nm'));
    if (id && /\d/.test(text('.v'))) rows.set(id, rowOf(text('.v'), of, text('.wd b')));
  }
  return { rows, document };
}

const tenth = (figure: string): number => Math.round(Number(figure.replace(',', '.')) * 10);

/** The dialog of a score, as it opens on the page (of 10) and on the board (of 100). */
function dialogOf(kpi: KpiDetail, scale: Scale): Support {
  const { document } = parseHTML(
    `<html><body>${renderToStaticMarkup(createElement(KpiSheet, { kpi, scale, onClose: () => undefined, more: null }))}</body></html>`,
  );
  const text = plain(document.body.textContent ?? '');
  const [, low = '', high = ''] = /Prawdopodobnie między ([\d,]+) a ([\d,]+)\./.exec(text) ?? [];
  const of = (figure: string) => (scale === 'ten' ? tenth(figure) : Number(figure));
  const word = WORDS.exec(plain(document.querySelector('.kd-score b')?.textContent ?? ''))?.[1] ?? '';
  return { low: of(low), high: of(high), sources: Number(/, (\d+) źród/.exec(text)?.[1]), word };
}

async function pdfOf(report: Report): Promise<{ rows: Map<KpiId, Row>; support: Map<KpiId, Support>; text: string }> {
  const text = plain(structureOf(new PdfFile(await renderPdf(report, { compress: false }))).text);
  const found = KPI_IDS.flatMap((id) => {
    const row = new RegExp(`${KPI_NAMES[id]} ?(\\d+,\\d) ?${WORDS.source} ?(\\d+,\\d)–(\\d+,\\d), (\\d+) źród`).exec(text);
    if (!row) return [];
    const [, score = '', word = '', low = '', high = '', sources] = row;
    return [{ id, at: row.index, row: rowOf(score, 10, word), support: { low: tenth(low), high: tenth(high), sources: Number(sources), word } }];
  });
  found.sort((x, y) => x.at - y.at);
  return { rows: new Map(found.map(({ id, row }) => [id, row])), support: new Map(found.map(({ id, support }) => [id, support])), text };
}

const TONES = { positive: /Pozytywne\D*(\d+)/i, neutral: /Neutralne\D*(\d+)/i, negative: /Negatywne\D*(\d+)/i } as const;

/** Ten scores, their mean, tones and sources of one report in six places. */
describe.each(SUBJECTS)('the figures of %s', (_, make) => {
  const report = make();
  const { sources, domains } = report.coverage.totals;
  const mean = report.dashboard_kpi.analiza_dashboard.srednia_ocena;
  const analysis = analysisOf('0'.repeat(32), new Date(NOW), report, 'history');
  const reportPage = axisOf(createElement(SampleReport, { report, pdf: '/raport.pdf' }), 10);
  const board = axisOf(createElement(Analysis, { title: 'Konto', analysis }), 100);
  const pageText = plain(reportPage.document.body.textContent ?? '');
  const boardText = plain(board.document.body.textContent ?? '');
  const result = judgedPages(report).result as NonNullable<ReturnType<typeof judgedPages>['result']>;

  let made: ReturnType<typeof pdfOf> | undefined;
  const pdfText = () => (made ??= pdfOf(report));

  it('are the same scores and words on page, board, PDF and in the JSON', async () => {
    const pdf = await pdfText();
    const json = new Map(Object.entries(report.dashboard_kpi.metryki_liczbowe).map(([id, value]) => [id as KpiId, Math.round(value * 10)]));
    // Page, board and PDF leave out what is too thin, with one rule; the board still opens it.
    expect([...pdf.rows.keys()]).toEqual([...reportPage.rows.keys()]);
    expect([...board.rows.keys()]).toEqual([...reportPage.rows.keys()]);
    const named = [...board.document.querySelectorAll('#kpis button')].map((button) => plain(button.textContent ?? ''));
    for (const name of Object.values(KPI_NAMES)) expect(named.some((text) => text.startsWith(name))).toBe(true);
    for (const [id, row] of reportPage.rows) {
      expect(row.points).toBe(json.get(id));
      // At exactly 40 the specification gives the board a limit of its own, and its word goes with its colour.
      expect(board.rows.get(id)).toEqual(row.points === 40 ? { ...row, word: 'średni' } : row);
      expect(pdf.rows.get(id)).toEqual(row);
    }
  });

  it('are the same intervals, sources and words of each score in the PDF and in the dialogs of page and board', async () => {
    const { support } = await pdfText();
    for (const [id, printed] of support) {
      expect(dialogOf(reportKpi(report, id) as KpiDetail, 'ten'), id).toEqual(printed);
      // The board's word of exactly 40 is its own, in its dialog as in its row.
      const word = board.rows.get(id)?.word;
      expect(dialogOf(kpiDetail(analysis, id) as KpiDetail, 'hundred'), id).toEqual({ ...printed, word });
    }
  });

  it('are one mean on page, board, PDF, letter, tracking and in the JSON', async () => {
    const { text } = await pdfText();
    const letter = plain(
      reportReady({ siteUrl: 'https://lustro.test', mailFrom: 'Lustro <a@lustro.test>' } as never, {
        orderId: '0'.repeat(32),
        subjectName: report.subject.name,
        sources,
        domains,
        refund: false,
        unread: 0,
        keptUntil: new Date(NOW),
        headline: report.headline.text,
        score: result.score === null ? null : result.score * 10,
        squares: [],
      }).text,
    );
    if (result.score === null) {
      expect(mean).toBe(0);
      // Without sources neither a score nor a tone is a figure.
      for (const tile of board.document.querySelectorAll('.an-tiles .score')) expect(plain(tile.textContent ?? '')).toMatch(/^(–|\d+)$/);
      expect(letter).not.toContain('Średnia');
      expect(reportPage.document.querySelector('#summary .score')).toBeNull();
      // All say first that nothing was found, none draws a risk without sources on its map, and no formula has won a point.
      for (const place of [pageText, boardText, text, result.headline]) expect(place).toContain(NONE_FOUND);
      for (const place of [pageText, text]) expect(place).not.toMatch(/0 źródeł(,| za)|do 5 tys\./);
      expect(text).not.toMatch(/ [1-9][\d,]*\/\d+/);
      return;
    }
    const printed = String(mean.toFixed(1)).replace('.', ',');
    expect(result.score).toBe(mean);
    expect(tracking.outOf(result.score)).toBe(printed);
    expect(letter).toContain(`Średnia wskaźników: ${printed}/10`);
    expect(text).toContain(`${printed} /10`);
    expect(plain(reportPage.document.querySelector('#summary .score')?.textContent ?? '')).toBe(`${printed}/10`);
    expect(plain(board.document.querySelector('.an-tiles .score')?.textContent ?? '')).toBe(`${Math.round(mean * 10)}%`);
    const of = `z ${result.kpis} wskaźnik`;
    const sure = report.kpis.some(({ thin }) => !thin);
    expect(text).toContain(`Średnia ${of}`);
    // A mean of scores that all rest on too little says so.
    expect(boardText).toContain(sure ? `Średnia ${of}` : 'za mało danych: żaden wskaźnik nie ma pięciu źródeł');
  });

  it('are the same tones, of the surely rated alone', async () => {
    const { text } = await pdfText();
    const { uncertain, ...counts } = report.sentiment;
    const rated = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const split = plain(reportPage.document.querySelector('.sum .split')?.textContent ?? '');
    if (rated === 0) {
      expect(split).toBe('');
      return;
    }
    for (const place of [pageText, text]) expect(place).toMatch(new RegExp(`Wydźwięk ${rated} oceni`));
    const shares = plain(board.document.querySelector('.shares')?.textContent ?? '');
    for (const [tone, pattern] of Object.entries(TONES)) {
      const n = String(counts[tone as keyof typeof TONES]);
      expect(pattern.exec(split)?.[1]).toMatch(new RegExp(`^${n}`));
      expect(pattern.exec(shares)?.[1]).toBe(n);
      expect(pattern.exec(text.slice(text.indexOf('Wydźwięk')))?.[1]).toBe(n);
      expect(split).toContain(`${n}${Math.round((Number(n) / rated) * 100)}%`);
    }
    if (uncertain > 0) expect(pageText).toContain(`${uncertain} ocen`);
  });

  it('are as many sources from as many sites', async () => {
    const { text } = await pdfText();
    if (sources === 0) return;
    expect(sources).toBe(report.evidence.length);
    expect(pageText).toMatch(new RegExp(`${sources} źród\\S+ z ${domains} domen`));
    expect(text).toMatch(new RegExp(`${sources} źród\\S+ z ${domains} domen`));
  });
});
