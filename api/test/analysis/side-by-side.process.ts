import { addDays } from 'date-fns/addDays';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../scripts/lib/random.ts';
import type { Report } from '../../src/contract/report.ts';
import { differenceOf, type SideScore, sideBySide } from '../../src/contract/side-by-side.ts';
import { scoreWord, sideVerdicts } from '../../src/contract/side-words.ts';
import { sampleReport } from '../report/fixture.ts';
import { NOW } from './factory.ts';
import { invent } from './invented.ts';
import { compared, reportOf, rerunFaults } from './rerun.ts';

const score = (points: number, low: number, high: number): SideScore => ({ points, low, high, sources: 12, thin: false });
const copy = (edit: (report: Report) => void): Report => {
  const report = structuredClone(sampleReport);
  edit(report);
  return report;
};

describe('the same subject over time', () => {
  it('shows no change on an unchanged web, in 20 generated pairs (more among the process tests)', () => {
    expect(rerunFaults(20)).toEqual([]);
  });

  it('claims no change of a score a month later, when pages are only older', () => {
    const later = addDays(new Date(NOW), 30).toISOString();
    for (let seed = 1; seed <= 10; seed++) {
      const invented = invent(seeded(seed));
      const { added, gone, kpis } = compared(reportOf(invented, invented.documents), reportOf(invented, invented.documents, later));
      expect([added, gone]).toEqual([[], []]);
      expect(kpis.flatMap(({ differences }) => differences).filter((difference) => difference === 'higher' || difference === 'lower')).toEqual([]);
    }
  });

  it('shows which page went, and that something has changed', () => {
    const invented = invent(seeded(7));
    const before = reportOf(invented, invented.documents);
    const lost = before.evidence[0] as Report['evidence'][number];
    const after = reportOf(
      invented,
      invented.documents.filter(({ url }) => url !== lost.url),
      addDays(new Date(NOW), 1).toISOString(),
    );
    const both = compared(before, after);
    expect(both.gone).toEqual([{ title: lost.title, domain: lost.domain, href: lost.href }]);
    expect([both.added, both.unchanged, both.kind]).toEqual([[], false, 'time']);
    // Given the other way round it is the same: the older report comes first.
    expect(compared(after, before)).toEqual({
      ...both,
      sides: both.sides.map((side) => ({ ...side, orderId: side.orderId === 'before' ? 'after' : 'before' })),
    });
  });

  it('tells a score as moved only where its intervals lie apart', () => {
    expect(differenceOf(score(50, 40, 60), score(50, 40, 60))).toBe('same');
    expect(differenceOf(score(50, 40, 60), score(58, 48, 68))).toBe('unclear');
    expect(differenceOf(score(50, 40, 60), score(70, 60, 80))).toBe('unclear');
    expect(differenceOf(score(50, 40, 60), score(71, 61, 81))).toBe('higher');
    expect(differenceOf(score(71, 61, 81), score(50, 40, 60))).toBe('lower');
    expect(differenceOf({ points: 50, low: 40, high: 60, sources: 3, thin: true }, score(71, 61, 81)), 'too few sources prove nothing').toBe('unclear');
    expect(differenceOf(score(50, 40, 60), null)).toBe('none');
    expect(differenceOf(null, null)).toBe('same');
  });
});

describe('subjects side by side', () => {
  it('are told by the same indicators, the first against the others, in the order in which they were chosen', () => {
    const rival = copy((report) => {
      report.subject.name = 'Studio Brzeg';
      report.kpis = report.kpis.map((kpi) =>
        kpi.id === 'industry_influence' ? { ...kpi, score: 20, low: 12, high: 30, support: 3, thin: true } : { ...kpi, support: 0, thin: true },
      );
    });
    const both = sideBySide([
      { orderId: 'mine', report: sampleReport },
      { orderId: 'theirs', report: rival },
    ]);
    expect([both.kind, both.comparable, both.unchanged, both.added, both.gone]).toEqual(['subjects', true, false, [], []]);
    expect(both.sides.map(({ subjectName }) => subjectName)).toEqual([sampleReport.subject.name, 'Studio Brzeg']);
    const [influence, others] = [both.kpis.find(({ id }) => id === 'industry_influence'), both.kpis.filter(({ id }) => id !== 'industry_influence')];
    // A figure of too few sources says so beside itself, and is not called lower, in the verdict neither.
    expect(influence?.differences).toEqual(['unclear']);
    expect(influence && [0, 1].map((side) => scoreWord(both, influence, side))).toEqual(['', 'bez wyraźnej różnicy, za mało danych']);
    expect(sideVerdicts(both)).toEqual(['Studio Brzeg — bez wyraźnej różnicy: źródeł jest za mało, żeby porównywać.']);
    for (const kpi of others) expect(scoreWord(both, kpi, 1), kpi.id).toBe('brak danych');
    expect(both.kpis.filter(({ differences }) => differences[0] === 'none')).toHaveLength(9);
  });

  it('are not comparable by other formulas or other searches', () => {
    const older = copy((report) => {
      report.method.version = '0.9';
    });
    const elsewhere = copy((report) => {
      report.coverage.queries.push({ source: 'brave', query: 'x', status: 'ok', found: 1, detail: null });
    });
    for (const other of [older, elsewhere]) expect(compared(sampleReport, other).comparable).toBe(false);
  });
});
