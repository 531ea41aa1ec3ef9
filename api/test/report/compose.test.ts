import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../src/analysis/ledger/types.ts';
import { GUARANTEE } from '../../src/contract/constants.ts';
import { reportSchema } from '../../src/contract/report.ts';
import { composeReport, type ReportMeta, verificationCode } from '../../src/report/index.ts';
import { sampleReport } from './fixture.ts';

const meta: ReportMeta = {
  code: 'LU-7K4M-93QX',
  demo: true,
  generatedAt: sampleReport.method.generatedAt,
  reportDate: sampleReport.method.retention.reportDate,
  sourcesDate: sampleReport.method.retention.sourcesDate,
};

/** The analysis behind the sample report. */
const analysis = (): Analysis => {
  const r = structuredClone(sampleReport);
  return {
    ledger: {
      subject: { ...r.subject, keywords: [], links: [] },
      items: r.evidence.map((evidence) => ({ evidence, document: {} as never, mentions: [], lemmas: new Map(), uncertain: false })),
      records: [],
      setAside: r.setAside,
      coverage: r.coverage.queries,
      pages: r.coverage.pages,
      rounds: r.coverage.rounds,
      queries: [],
      totals: r.coverage.totals,
      count: { counted: r.coverage.totals.sources, domains: r.coverage.totals.domains, topDomainShare: 0.1, countedShare: 0.1, enough: r.coverage.enough },
      guarantee: GUARANTEE,
      now: r.method.generatedAt,
      included: false,
    },
    kpis: r.kpis,
    headline: r.headline,
    summary: r.summary,
    stories: r.stories,
    asides: r.asides,
    facts: r.facts,
    opinions: r.opinions,
    ratings: r.ratings,
    endings: r.endings,
    confusions: r.confusions,
    sections: r.sections,
    risks: r.risks,
    accusations: r.accusations,
    riskLevel: r.riskLevel,
    overallSentimentScore: r.overallSentimentScore,
    recommendations: r.recommendations,
    plan: r.plan,
    platforms: r.platforms,
    mirror: r.mirror,
    mirrorNote: r.mirrorNote,
    notes: r.coverage.notes,
    claimsPrinted: r.method.claimsPrinted,
    droppedFor: {},
    withheld: 0,
    lostResults: r.lostResults,
    claimsDropped: r.method.claimsDropped,
  };
};

it('says to machines that a program made it, in the words that the PDF carries', () => {
  expect(composeReport(analysis(), meta).method.ai).toEqual({
    generated: true,
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    system: 'Lustro',
  });
});

describe('the result JSON', () => {
  it('lets a KPI without sources into no average and no order of strength', () => {
    const whole = analysis();
    const best = whole.kpis.reduce((top, kpi) => (kpi.score > top.score ? kpi : top));
    const kpis = whole.kpis.map((kpi) => (kpi === best ? { ...kpi, support: 0, refs: [], thin: true } : kpi));
    const { analiza_dashboard: board, metryki_liczbowe: metrics } = composeReport({ ...whole, kpis }, meta).dashboard_kpi;
    expect(Object.keys(metrics)).toHaveLength(9);
    expect(metrics).not.toHaveProperty(best.id);
    const others = whole.kpis.filter((kpi) => kpi !== best).map(({ score }) => score / 10);
    expect(board.srednia_ocena).toBeCloseTo(others.reduce((a, b) => a + b, 0) / others.length, 1);
    expect([...board.najsilniejsze_obszary, ...board.najslabsze_obszary]).not.toContain(best.id);
    const none = composeReport({ ...whole, kpis: whole.kpis.map((kpi) => ({ ...kpi, support: 0, refs: [], thin: true })) }, meta);
    expect(none.dashboard_kpi.analiza_dashboard).toMatchObject({ srednia_ocena: 0, najsilniejsze_obszary: [], najslabsze_obszary: [] });
  });

  it('calls no weak score a strength and no strong one a weakness', () => {
    const whole = analysis();
    const all = (score: number) =>
      composeReport({ ...whole, kpis: whole.kpis.map((kpi, i) => ({ ...kpi, score: score - i, thin: false, support: 9 })) }, meta).dashboard_kpi
        .analiza_dashboard;
    expect(all(39)).toMatchObject({
      najsilniejsze_obszary: [],
      najslabsze_obszary: whole.kpis
        .slice(-3)
        .map(({ id }) => id)
        .reverse(),
    });
    expect(all(95)).toMatchObject({ najsilniejsze_obszary: whole.kpis.slice(0, 3).map(({ id }) => id), najslabsze_obszary: [] });
  });

  it('takes no score of few sources for an extreme where there is any other', () => {
    const whole = analysis();
    const kpis = whole.kpis.map((kpi, i) => ({ ...kpi, score: 90 - i, thin: i !== 4, support: i === 4 ? 9 : 2 }));
    const board = composeReport({ ...whole, kpis }, meta).dashboard_kpi.analiza_dashboard;
    expect([board.najsilniejsze_obszary, board.najslabsze_obszary]).toEqual([[kpis[4]?.id], []]);
  });

  it('says that a report is part of a plan only where it is, so that its page promises no refund', () => {
    const bought = analysis();
    expect(composeReport(bought, meta).coverage).not.toHaveProperty('included');
    expect(composeReport({ ...bought, ledger: { ...bought.ledger, included: true } }, meta).coverage.included).toBe(true);
  });

  it('fills the Polish keys of the specification from the analysis', () => {
    const report = composeReport(analysis(), meta);
    expect(reportSchema.parse(report)).toEqual(report);
    const { metryki_liczbowe: metrics, analiza_dashboard: board } = report.dashboard_kpi;
    expect(Object.keys(metrics)).toHaveLength(10);
    expect(metrics.industry_influence).toBe(8.2);
    expect(board.srednia_ocena).toBe(6.7);
    expect(board.najsilniejsze_obszary).toEqual(['industry_influence', 'reputation_strength', 'digital_presence_score']);
    expect(board.rekomendacje_poprawy[1]).toContain('Popraw nazwę pracowni');
    expect(report.analiza_obecnosci_cyfrowej.metryki_social_media.podzial_platform.instagram).toMatchObject({
      profil: 'marta.zielinska.nowak',
      obserwujący: 1840,
      'ostatni wpis': '11.09.2025',
      wzmianki: 9,
    });
    expect(report.analiza_obecnosci_cyfrowej.metryki_social_media.podzial_platform.youtube).not.toHaveProperty('obserwujący');
    expect(report.rekomendacje_strategiczne.split('\n\n')).toHaveLength(3);
    expect(report.profil_kompleksowy.streszczenie_wykonawcze).toContain('Przeważają wzmianki przychylne');
    expect(report.sentiment).toEqual({ positive: 41, neutral: 17, negative: 9, mixed: 0, uncertain: 0 });
  });

  it('names a score on thin evidence neither strongest nor weakest while others are to be had', () => {
    const input = analysis();
    input.kpis = input.kpis.map((k) => (k.id === 'partnership_readiness' ? { ...k, score: 1 } : k));
    const { najslabsze_obszary: weakest } = composeReport(input, meta).dashboard_kpi.analiza_dashboard;
    expect(weakest[0]).toBe('social_media_activity');
    expect(weakest).not.toContain('partnership_readiness');
  });

  it('counts an uncertain tone apart from the good, the bad and the plain', () => {
    const input = analysis();
    for (const item of input.ledger.items.slice(0, 5)) item.uncertain = true;
    expect(composeReport(input, meta).sentiment).toEqual({ positive: 41, neutral: 12, negative: 9, mixed: 0, uncertain: 5 });
  });

  it('keeps the promise when the ledger counted enough', () => {
    for (const enough of [true, false]) {
      const input = analysis();
      input.ledger.count = { ...input.ledger.count, enough };
      expect(composeReport(input, meta).coverage.enough).toBe(enough);
    }
  });

  it('keeps what the search cost, and says nothing when it was free', () => {
    const input = analysis();
    expect(composeReport(input, meta).coverage).not.toHaveProperty('costs');
    input.ledger.costs = [{ amount: 0.0750000001, currency: 'USD' }];
    expect(composeReport(input, meta).coverage.costs).toEqual([{ amount: 0.075, currency: 'USD' }]);
  });

  it('refuses an analysis that does not fit the contract, and says where', () => {
    const input = analysis();
    const [first] = input.kpis;
    if (first) first.score = 140;
    expect(() => composeReport(input, meta)).toThrow(/"kpis\.0\.score"/);
  });

  it('makes a report of an analysis that found nothing', () => {
    const input = analysis();
    Object.assign(input, { recommendations: [], platforms: [], sections: [], risks: [], mirror: [], plan: { lead: '', weeks: [], notes: [] } });
    input.ledger.items = [];
    const report = composeReport(input, meta);
    expect(report.rekomendacje_strategiczne).toBe('');
    expect(report.evidence).toEqual([]);
  });
});

describe('the verification code', () => {
  it('is the same for the same order, another for another, and cannot be misread', () => {
    const codes = Array.from({ length: 300 }, (_, i) => verificationCode(`zamówienie-${i}`));
    expect(codes[7]).toBe(verificationCode('zamówienie-7'));
    expect(new Set(codes).size).toBe(300);
    for (const code of codes) expect(code).toMatch(/^LU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
