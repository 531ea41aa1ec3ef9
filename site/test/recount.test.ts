import { describe, expect, it } from 'vitest';
import { recountDifference } from '../../api/src/contract/recount.ts';
import type { Evidence, Report, Story } from '../../api/src/contract/report.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { recountText as t } from '../src/text/recount.ts';
import { changeRows, markKey, mostLeft, NO_MARKS, pageMark, sourceFilters, withAll } from '../src/view/recount.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const base = sampleReport.evidence[0] as Evidence;
const source = (n: number, domain: string): Evidence => ({ ...base, n, domain, url: `https://${domain}/${n}`, title: `Tekst ${n}` });
const story = { headline: { text: 'Most bez barierek' }, pages: [1, 4] } as Story;
const report: Report = {
  ...sampleReport,
  evidence: [source(1, 'a.example'), source(2, 'b.example'), source(3, 'b.example'), source(4, 'c.example'), source(5, 'b.example')],
  stories: [story],
};

describe('marking', () => {
  it('offers stories, and places with more than one source, the largest first', () => {
    const { stories, domains } = sourceFilters({ ...report, evidence: [...report.evidence, source(6, 'c.example')] });
    expect(stories.map(({ label, refs }) => [label, refs])).toEqual([['Most bez barierek', [1, 4]]]);
    expect(domains.map(({ label, refs }) => [label, refs])).toEqual([
      ['b.example', [2, 3, 5]],
      ['c.example', [4, 6]],
    ]);
  });

  it('sends what was marked, and counts what can be left at most', () => {
    const marks = { notMe: withAll(NO_MARKS.notMe, [2, 3], true), me: withAll(NO_MARKS.me, [markKey([0, 1])], true) };
    expect([...marks.me].map(pageMark)).toEqual([[0, 1]]);
    expect(mostLeft(report, marks)).toBe(4);
    expect([...withAll(marks.notMe, [2], false)]).toEqual([3]);
    expect(plain(t.marked(2, 1))).toBe('Zaznaczono: 2 źródła do odłożenia i 1 strona do przywrócenia.');
    expect(plain(t.ask.what(0, 5))).toContain('Przywrócimy 5 stron, a potem');
  });
});

describe('the difference', () => {
  const [first, ...others] = report.kpis;
  const kpi = first as Report['kpis'][number];

  it('names pages and figures that differ, and leaves out what prints the same', () => {
    const after = { ...report, evidence: report.evidence.slice(1), kpis: [{ ...kpi, score: Math.abs(kpi.score - 30) }, ...others] };
    const difference = recountDifference(report, after);
    expect(difference.out.map(({ title }) => title)).toEqual(['Tekst 1']);
    expect(difference.back).toEqual([]);
    const { rows, kpisChanged } = changeRows(difference);
    expect(kpisChanged).toBe(1);
    expect(rows.map(({ name }) => name)).toEqual([t.sources, t.average, kpi.name]);
  });

  it('says of a score that no source supports any more that there is none', () => {
    const after = { ...report, kpis: report.kpis.map((one) => ({ ...one, support: 0, refs: [] })) };
    const { rows } = changeRows(recountDifference(report, after));
    expect(rows.find(({ name }) => name === t.average)?.to).toBe(t.none);
    expect(rows.find(({ name }) => name === kpi.name)?.to).toBe(t.none);
  });
});
