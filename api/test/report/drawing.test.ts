import { describe, expect, it } from 'vitest';
import { MIXED_SIGN, mirrorGeometry, SENTIMENT_SIGN, shareGeometry } from '../../src/contract/drawing.ts';
import type { MirrorWord } from '../../src/contract/report.ts';
import { rowOfSigns } from '../../src/report/pdf/svg.ts';
import { sampleReport } from './fixture.ts';

const word = (lemma: string, own: number, others: number): MirrorWord => ({ lemma, own, others, sentiment: 'neutral', refs: [] });

describe('the word mirror', () => {
  it('draws own and others’ uses on one scale, from the horizon', () => {
    const { bars, horizon, height } = mirrorGeometry(sampleReport.mirror);
    const bulwar = bars.find((b) => b.word.lemma === 'bulwar');
    expect(bulwar && bulwar.down / bulwar.up).toBeCloseTo(26 / 7);
    for (const bar of bars) {
      expect(bar.ownY).toBeLessThanOrEqual(horizon);
      expect(bar.wordY).toBeGreaterThan(horizon + bar.down);
      expect(bar.othersY).toBeLessThan(height);
    }
  });

  it('lets no two words run into each other, nor out of the figure', () => {
    const words = ['odpowiedzialność', 'współpraca', 'zagospodarowanie', 'dom', 'przedsiębiorczość', 'urbanistyka', 'konserwatorka', 'kontrowersje'].map(
      (lemma, i) => word(lemma, i === 0 ? 30 : 0, 22 - i),
    );
    const { bars, width } = mirrorGeometry(words);
    const half = (i: number) => ((bars[i]?.wordSize ?? 0) * 0.53 * (bars[i]?.word.lemma.length ?? 0)) / 2;
    for (const [i, a] of bars.entries()) {
      expect(a.wordX - half(i)).toBeGreaterThanOrEqual(0);
      expect(a.wordX + half(i)).toBeLessThanOrEqual(width + 0.01);
      const b = bars[i + 1];
      if (b && Math.abs(a.wordY - b.wordY) < 30) expect(b.wordX - a.wordX).toBeGreaterThanOrEqual(half(i) + half(i + 1));
    }
  });

  it('is still a figure with no word, one word, or no use at all', () => {
    expect(mirrorGeometry([]).bars).toEqual([]);
    expect(mirrorGeometry([word('morze', 0, 1)]).bars[0]?.up).toBe(0);
    const [bar] = mirrorGeometry([word('morze', 0, 0)]).bars;
    expect(Number.isFinite(bar?.wordY)).toBe(true);
  });
});

describe('small figures', () => {
  it('cut a share bar without losing width', () => {
    const slices = shareGeometry({ positive: 41, neutral: 17, negative: 9, mixed: 0 }, 300);
    const last = slices.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(300);
    expect(shareGeometry({ positive: 0, neutral: 3, negative: 0, mixed: 0 }, 300)).toEqual([{ label: 'neutral', x: 0, width: 300, count: 3 }]);
    expect(shareGeometry({ positive: 0, neutral: 0, negative: 0, mixed: 0 }, 300)).toEqual([]);
  });

  it('tell the tones apart by place alone, a mixed one by a square on either side', () => {
    const side = (s: { square: number; line: number }) => Math.sign(Math.round(s.square + 3.5 - s.line));
    expect([SENTIMENT_SIGN.positive, SENTIMENT_SIGN.neutral, SENTIMENT_SIGN.negative].map(side)).toEqual([-1, 0, 1]);
    const { good, bad, side: size, line } = MIXED_SIGN;
    expect(good.y + size).toBeLessThan(line);
    expect(bad.y).toBeGreaterThan(line);
    expect(bad.x).toBeGreaterThan(good.x + size);
  });

  it.each([4, 13, 15])('draw a mixed source in a row of the PDF in both colours, %d wide', (cell) => {
    const [green, red] = ['#10b981', '#ef4444'];
    const drawn = (tone: 'mixed' | 'positive') => JSON.stringify(rowOfSigns([{ tone }], 260, cell));
    expect([green, red].map((colour) => drawn('mixed').includes(colour))).toEqual([true, true]);
    expect(drawn('positive')).not.toContain(red);
  });

  it('draw every source of a year within the page, however many there are', () => {
    const svgsOf = (content: object): string[] =>
      'stack' in content ? (content.stack as object[]).flatMap(svgsOf) : 'svg' in content ? [String(content.svg)] : [];
    for (const n of [1, 30, 60, 99, 160, 400]) {
      const squares = Array.from({ length: n }, () => ({ tone: 'negative' as const }));
      const drawn = svgsOf({ stack: [rowOfSigns(squares, 462, 13)] });
      expect(drawn.join('').match(/<rect/g), `${n} sources`).toHaveLength(n);
      for (const svg of drawn) expect(Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]), `${n} sources`).toBeLessThanOrEqual(462);
    }
  });
});
