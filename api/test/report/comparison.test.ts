/** Reports side by side in words and as a PDF. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KPI_IDS, KPI_NAMES } from '../../src/contract/kpis.ts';
import { differenceOf, type SideBySide, type SideScore } from '../../src/contract/side-by-side.ts';
import { differenceWord, sideVerdicts } from '../../src/contract/side-words.ts';
import { renderComparisonPdf } from '../../src/report/index.ts';
import { all, contentOf, PdfFile, structureOf } from './pdf-file.ts';

const score = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30 }))
    .map(([points, margin]): SideScore => ({ points, low: Math.max(0, points - margin), high: Math.min(100, points + margin), sources: 3, thin: true })),
  { nil: null },
);

const NAMES = ['Piekarnia Sowa', 'Piekarnia Kłos', 'Cukiernia Żar'];

const comparisons = fc
  .tuple(fc.constantFrom<SideBySide['kind'][]>('time', 'subjects'), fc.boolean(), fc.integer({ min: 2, max: 3 }))
  .chain(([kind, comparable, n]) =>
    fc.array(fc.array(score, { minLength: n, maxLength: n }), { minLength: KPI_IDS.length, maxLength: KPI_IDS.length }).map(
      (scores): SideBySide => ({
        kind,
        comparable,
        sides: Array.from({ length: n }, (_, i) => ({
          orderId: String(i).repeat(32),
          subjectName: kind === 'time' ? 'Piekarnia Sowa' : (NAMES[i] as string),
          analysedAt: `2026-0${i + 1}-03T10:00:00.000Z`,
          sources: 12 + i,
          domains: 5,
          headline: 'Źródła częściej podają fakty, niż oceniają.',
          method: '1.0',
        })),
        kpis: KPI_IDS.map((id, k) => ({
          id,
          name: KPI_NAMES[id],
          scores: scores[k] as SideScore[],
          differences: (scores[k] as SideScore[]).slice(1).map((one) => differenceOf(scores[k]?.[0] ?? null, one)),
        })),
        added: [],
        gone: [],
        demo: false,
        unchanged: false,
      }),
    ),
  );

describe('a comparison in words', () => {
  it('names exactly what the intervals prove, and nothing where reports do not compare', () => {
    fc.assert(
      fc.property(comparisons, (data) => {
        const verdicts = sideVerdicts(data);
        if (!data.comparable) {
          expect(verdicts).toHaveLength(1);
          expect(data.kpis.every((kpi) => data.sides.every((_, side) => differenceWord(data, kpi, side) === ''))).toBe(true);
          return;
        }
        expect(verdicts).toHaveLength(data.sides.length - 1);
        for (const [i, verdict] of verdicts.entries())
          for (const { name, differences } of data.kpis) {
            const low = name.charAt(0).toLocaleLowerCase('pl') + name.slice(1);
            const [up, down] = [/wyraźnie wyżej: ([^;.]+)/.exec(verdict)?.[1] ?? '', /wyraźnie niżej: ([^;.]+)/.exec(verdict)?.[1] ?? ''];
            expect(up.split(', ').includes(low)).toBe(differences[i] === 'higher');
            expect(down.split(', ').includes(low)).toBe(differences[i] === 'lower');
          }
      }),
      { numRuns: 200 },
    );
  });

  it('is a PDF with every score and word of the page, tagged from its first heading on', async () => {
    const [data] = fc.sample(
      comparisons.filter(({ comparable, kind, sides }) => comparable && kind === 'subjects' && sides.length === 3),
      { numRuns: 1, seed: 7 },
    ) as [SideBySide];
    const file = new PdfFile(await renderComparisonPdf(data, { compress: false }));
    const root = structureOf(file);
    const text = root.text.replace(/[\u00a0\u200b]/g, ' ');
    for (const kpi of data.kpis) {
      expect(text).toContain(kpi.name);
      for (const [side, scored] of kpi.scores.entries()) if (scored) expect(text).toContain(differenceWord(data, kpi, side));
    }
    for (const { subjectName } of data.sides) expect(text).toContain(subjectName);
    expect(all(root).filter(({ tag }) => tag === 'H1')).toHaveLength(1);
    expect(file.pages.flatMap((page) => contentOf(file, page).stray)).toEqual([]);
  });
});
