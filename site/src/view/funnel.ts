/** How many addresses became sources, as bars on one scale with the promise marked. Pure. */
import { GUARANTEE } from '#contract/constants.ts';
import { path, px, svgOf, textAt } from '#contract/drawing/svg.ts';
import type { Funnel } from '#contract/live.ts';
import { funnelText as t } from '../text/tracking.ts';

type Row = { name: string; n: number; kind: 'kept' | 'goal' | 'left' };

/** What is not known before the judgement has no row: an empty bar would say that nothing was found. */
export function funnelRows({ addresses, read, sources, others, repeats, offTopic }: Funnel): Row[] {
  const left = [
    [t.others, others],
    [t.repeats, repeats],
    [t.offTopic, offTopic],
  ] as const;
  return [
    { name: t.addresses, n: addresses, kind: 'kept' },
    { name: t.read, n: read, kind: sources === null ? 'goal' : 'kept' },
    ...(sources === null ? [] : [{ name: t.sources, n: sources, kind: 'goal' as const }]),
    ...left.flatMap(([name, n]) => (n === null ? [] : [{ name, n, kind: 'left' as const }])),
  ];
}

/** Room for a figure and its words beyond the longest bar. */
const WORDS = 150;

export function funnelDrawing(funnel: Funnel, width: number): string {
  const { sources } = funnel;
  const rows = funnelRows(funnel);
  const narrow = width < 460;
  const x0 = narrow ? 0 : 150;
  const pitch = narrow ? 46 : 34;
  const most = Math.max(GUARANTEE.minSources, ...rows.map(({ n }) => n));
  const x = (n: number) => (n / most) * (width - x0 - WORDS);
  const drawn = rows.flatMap(({ name, n, kind }, i) => {
    const y = i * pitch + (narrow ? 18 : 0);
    const end = x0 + Math.max(2, x(n));
    const goal = x0 + x(GUARANTEE.minSources);
    const words = kind !== 'goal' ? String(n) : sources === null ? `${n}${t.promise}` : `${n} ${n >= GUARANTEE.minSources ? t.kept : t.promised}`;
    return [
      textAt(0, narrow ? y - 4 : y + 17, name, 'hz-a b'),
      `<rect class="fn ${kind === 'left' ? 'left' : ''}" x="${x0 + 0.5}" y="${y + 4.5}" width="${px(end - x0 - 1)}" height="17"/>`,
      ...(kind === 'goal' ? [path('fn-goal', `M${px(goal)} ${y}v26`)] : []),
      textAt((kind === 'goal' ? Math.max(end, goal) : end) + 8, y + 18, words, 'hz-a b'),
    ];
  });
  return svgOf('hz', width, rows.length * pitch + 4, rows.map(({ name, n }) => `${name}: ${n}`).join(', '), drawn.join(''));
}
