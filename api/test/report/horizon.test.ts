import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, timeScale } from '../../src/contract/drawing/dates.ts';
import { horizon } from '../../src/contract/drawing/horizon.ts';
import { printSvg } from '../../src/contract/drawing/print.ts';
import { reportHorizon, storyBalance, storyHorizon } from '../../src/contract/drawing/report-horizon.ts';
import { firstScreenStrip, scoreTrack, toneGlyph, toneRow, weightsBar } from '../../src/contract/drawing/small.ts';
import { textWidth } from '../../src/contract/drawing/text-width.ts';
import type { HorizonData, HorizonOptions, HorizonSource, HorizonStory } from '../../src/contract/drawing/types.ts';
import { sampleReport } from './fixture.ts';

type Rect = { x: number; y: number; w: number; h: number };
const number = (tag: string, name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0);

/** Squares, texts and size of a drawing, as a browser would lay them out. */
function drawn(svg: string) {
  const groups = [...svg.matchAll(/<g class="(hz-q[^"]*)" data-n="(\d+)"[^>]*>(.*?)<\/g>/g)];
  const squares = groups.map(([, className = '', n, inner = '']) => {
    const rect = inner.slice(0, inner.indexOf('/>'));
    return { n: Number(n), className, x: number(rect, 'x') - 0.5, y: number(rect, 'y') - 0.5, w: number(rect, 'width') + 1, h: number(rect, 'height') + 1 };
  });
  const texts = [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const display = tag.includes('hz-s');
    const size = tag.includes('hz-big') ? 30 : display ? number(tag, 'font-size') : 13;
    const w = textWidth(text.replace(/&[a-z]+;/g, '&'), size, display || tag.includes('hz-big'));
    const x = tag.includes('"end"') ? number(tag, 'x') - w : tag.includes('"middle"') ? number(tag, 'x') - w / 2 : number(tag, 'x');
    return { text, className: /class="([^"]*)"/.exec(tag)?.[1] ?? '', x, y: number(tag, 'y') - size * 0.72, w, h: size * 0.72 };
  });
  return { squares, texts, width: number(svg, 'width'), height: number(svg, 'height') };
}

const apart = (a: Rect, b: Rect, slack = 0) => a.x + a.w <= b.x + slack || b.x + b.w <= a.x + slack || a.y + a.h <= b.y + slack || b.y + b.h <= a.y + slack;
const day = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10);
const START = dayNumber('2023-12-01') - 0.5;

const square = (n: number, more: Partial<HorizonSource> = {}): HorizonSource => ({
  n,
  date: '2026-05-05',
  tone: 'neutral',
  reach: 300,
  label: 'Biblioteka na Zaspie',
  ...more,
});
const story = (id: string, refs: number[], from: string, to: string, more: Partial<HorizonStory> = {}): HorizonStory => ({
  id,
  tone: 'negative',
  label: 'Spór o altany nad Kanałem Raduni',
  refs,
  from,
  to,
  ...more,
});

const tones = fc.constantFrom('positive', 'neutral', 'negative', 'mixed', null);
const source = (span: number) =>
  fc.record({
    date: fc.option(
      fc.integer({ min: 0, max: span }).map((at) => day(START + at)),
      { freq: 12, nil: null },
    ),
    tone: tones,
    uncertain: fc.boolean(),
    own: fc.constantFrom(false, false, false, true),
    reach: fc.constantFrom(300, 500, 2_000, 5_200, 400_000),
    risk: fc.boolean(),
    label: fc.constantFrom('Nagroda dla pracowni', 'gazeta-portowa', 'Bardzo długi tytuł o otwarciu skrzydła biblioteki w obiecanym terminie', 'Łódź'),
  });

type Case = { data: HorizonData; options: HorizonOptions };
/** Any report or month of mentions: 3–240 sources, a day to eleven years, all widths, up to five stories. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    span: fc.constantFrom(0, 3, 29, 90, 300, 800, 1_090, 4_000),
    count: fc.oneof(fc.integer({ min: 3, max: 14 }), fc.integer({ min: 15, max: 110 }), fc.integer({ min: 111, max: 240 })),
    width: fc.integer({ min: 288, max: 1_210 }),
    told: fc.array(
      fc.record({
        picks: fc.array(fc.nat(), { minLength: 2, maxLength: 7 }),
        tone: fc.constantFrom('positive' as const, 'negative' as const),
        label: fc.constantFrom(
          'Otwarcie',
          'Spór o altany nad kanałem',
          'Nagroda Miasta i Złoty Znak Jakości',
          'Postępowanie w sprawie wpłat od jedenaściorga klientów, zakończone ugodą',
        ),
      }),
      { maxLength: 5 },
    ),
    now: fc.boolean(),
    mini: fc.constantFrom(false, false, false, false, true),
  })
  .chain(({ span, count, width, told, now, mini }) =>
    fc.array(source(span), { minLength: count, maxLength: count, size: 'max' }).map((list): Case => {
      const sources = list.map((item, i): HorizonSource => ({ ...item, n: i + 1, tone: item.own ? null : item.tone }));
      const stories = told.flatMap(({ picks, tone, label }, i): HorizonStory[] => {
        const dated = [...new Set(picks.map((pick) => pick % count))].flatMap((at) => sources[at] ?? []).filter(({ date }) => date !== null);
        const days = dated.map(({ date }) => date as string).sort();
        const [from, to] = [days[0], days.at(-1)];
        return from && to ? [{ id: `s${i}`, tone, label, refs: dated.map(({ n }) => n), from, to, end: { n: dated[0]?.n ?? 1, label: 'koniec' } }] : [];
      });
      return { data: { sources, stories }, options: { width, mini, ...(now ? { now: day(START + span + 20) } : {}) } };
    }),
  );

describe('the Horizon', () => {
  it('draws every source once, inside the frame, with no square upon another, whatever there is', () => {
    fc.assert(
      fc.property(cases, ({ data, options }) => {
        const { svg, height, line, alt, counts } = horizon(data, options);
        const { squares, texts, width } = drawn(svg);
        if (!data.sources.some(({ date }) => date !== null)) return;
        expect(squares.map(({ n }) => n).sort((a, b) => a - b)).toEqual(data.sources.map(({ n }) => n));
        const wrong = (what: string, ...which: unknown[]) => {
          throw new Error(`${what}: ${which.join(', ')}`);
        };
        const inside = (box: Rect, slack: number) => box.x >= -slack && box.x + box.w <= width + slack && box.y >= 0 && box.y + box.h <= height;
        // A sweep by columns keeps the check short: squares that share one must not share a row.
        const sorted = [...squares].sort((a, b) => a.x - b.x);
        const by = new Map(squares.map((one) => [one.n, one]));
        for (const [i, a] of sorted.entries()) {
          if (!inside(a, 0)) wrong('leaves the frame', a.n);
          for (let k = i + 1; k < sorted.length && (sorted[k] as Rect).x < a.x + a.w; k++)
            if (!apart(a, sorted[k] as Rect)) wrong('overlap', a.n, sorted[k]?.n);
        }
        for (const { n, tone, own, uncertain, date } of data.sources) {
          const { y, h } = by.get(n) as Rect;
          if (own || date === null) continue;
          if (uncertain) {
            // Others may be piled with it about the line, so it is near and not always across it.
            if (!svg.includes(`hz-q x u" data-n="${n}"`) && !svg.includes(`hz-q x u st" data-n="${n}"`)) wrong('an uncertain tone has a colour', n);
            continue;
          }
          if (tone === 'positive' && y + h > line + 1) wrong('praise under the line', n);
          if (tone === 'negative' && y < line) wrong('a charge above the line', n);
        }
        for (const word of texts.filter(({ className }) => /hz-[smn]/.test(className))) {
          if (!inside(word, 6)) wrong('a word leaves the frame', word.text);
          if (word.className === 'hz-s' && squares.some((one) => !apart(word, one))) wrong('a word on a square', word.text);
        }
        const { positive, neutral, negative, mixed, own, uncertain, unrated, sum } = counts;
        expect(positive + neutral + negative + mixed + own + uncertain + unrated).toBe(sum);
        expect(alt).toContain(`Nad linią ${positive} `);
        if ((options.width ?? 1200) >= 560 && !options.mini && uncertain > 0 && data.sources.some(({ date }) => date !== null))
          expect(svg).toMatch(new RegExp(`>(?:na linii: )?${uncertain} niepewn`));
        expect(alt).toContain(`pod linią ${negative} `);
        // Those without a date are among the others, not besides them.
        if (counts.undated > 0) expect(alt).toContain(`Bez daty: ${counts.undated} z nich.`);
        for (const { label } of data.stories) expect(alt).toContain(label);
      }),
      { numRuns: 300, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    );
  });

  it('is the same drawing every time', () => {
    const once = horizon(reportHorizon(sampleReport), { width: 955, now: '2026-11-20' });
    expect(horizon(reportHorizon(sampleReport), { width: 955, now: '2026-11-20' })).toEqual(once);
  });

  it('shows a report of 67 sources with its stories, and counts as the report does', () => {
    // Own pages of this report are judged too; the engine judges none, and the Horizon shows them as own.
    const report = { ...sampleReport, evidence: sampleReport.evidence.map((item) => ({ ...item, own: false })) };
    const { alt, counts, numbered, svg } = horizon(reportHorizon(report), { width: 955, now: '2026-11-20' });
    const { positive, neutral, negative, mixed, uncertain } = counts;
    expect({ positive, neutral, negative, mixed, uncertain }).toEqual(sampleReport.sentiment);
    expect(counts.sum).toBe(sampleReport.evidence.length);
    expect(numbered).toBe(false);
    for (const { id } of sampleReport.stories) expect(svg).toContain(`data-story="${id}"`);
    expect(alt.replace(/\u00a0/g, ' ')).toMatch(/^Horyzont reputacji: 67 źródeł z /);
  });

  it('sides with what is surely rated; uncertain tones decide only where those are as many', () => {
    const marked = (...tones: [label: 'positive' | 'negative', confidence: number][]) =>
      tones.map(
        ([label, confidence], i) =>
          ({ ...sampleReport.evidence[0], n: i + 1, own: false, sentiment: { label, score: 0, confidence } }) as (typeof sampleReport.evidence)[0],
      );
    const of = (...tones: Parameters<typeof marked>) => storyBalance({ pages: tones.map((_, i) => i + 1) }, marked(...tones));
    expect(of(['negative', 0.99], ['positive', 0.54], ['positive', 0.54])).toBeLessThan(0);
    expect(of(['negative', 0.5], ['negative', 0.5], ['positive', 0.5])).toBeLessThan(0);
    expect(of(['negative', 0.9], ['positive', 0.9])).toBe(0);
  });

  it('puts numbers at the brackets where words find no room, as on a phone', () => {
    for (const width of [328, 288]) {
      const { numbered, stories, svg } = horizon(reportHorizon(sampleReport), { width, now: '2026-11-20' });
      expect(numbered).toBe(true);
      expect(stories).toHaveLength(sampleReport.stories.length);
      expect(
        drawn(svg)
          .texts.filter(({ className }) => className === 'hz-n')
          .map(({ text }) => text),
      ).toEqual(stories.map((_, i) => String(i + 1)));
    }
  });

  it.each(['positive', 'negative'] as const)('marks an end that stands on the line on the side of its own story, a %s one', (tone) => {
    const days = Array.from({ length: 24 }, (_, i) => day(dayNumber('2024-01-10') + 30 * i));
    const sources = days.map((date, i) => square(i + 1, { date }));
    const { svg, line } = horizon(
      { sources, stories: [story('s1', [1, 9], days[0] ?? '', days[8] ?? '', { tone, end: { n: 9, label: 'koniec' } })] },
      { width: 955 },
    );
    const tag = drawn(svg).texts.find(({ text }) => text === 'koniec');
    expect(Math.sign((tag?.y ?? line) - line)).toBe(tone === 'negative' ? 1 : -1);
  });

  it('gives every square its own words where there are few', () => {
    const sources = Array.from({ length: 8 }, (_, i) =>
      square(i + 1, { date: `2026-0${i + 1}-12`, tone: (['positive', 'negative', 'neutral'] as const)[i % 3] ?? null, label: `Wzmianka ${i + 1}` }),
    );
    const { svg } = horizon({ sources, stories: [] }, { width: 900 });
    const words = drawn(svg).texts.filter(({ className }) => className === 'hz-m');
    expect(words.map(({ text }) => text).sort()).toEqual(sources.map(({ label }) => label));
    for (const [i, a] of words.entries()) for (const b of words.slice(i + 1)) expect(apart(a, b)).toBe(true);
  });

  it('is the line alone while nothing is dated', () => {
    const { svg, counts, alt } = horizon({ sources: [], stories: [] }, { width: 600 });
    expect(drawn(svg).squares).toEqual([]);
    expect(svg).toContain('hz-line');
    expect(counts.sum).toBe(0);
    expect(alt).toBe('Pusty horyzont: nie ma na nim żadnego źródła.');
  });

  it('marks days where all came within a month, and puts half without a date aside', () => {
    const month = Array.from({ length: 70 }, (_, i) =>
      square(i + 1, { date: `2026-10-${String(1 + ((i * 7) % 28)).padStart(2, '0')}`, tone: i % 3 ? 'positive' : 'negative' }),
    );
    expect(horizon({ sources: month, stories: [] }, { width: 955 }).svg).toMatch(/>\d+\u00a0paź</u);
    const half = month.map((item, i) => (i % 2 ? { ...item, date: null } : item));
    const { svg, counts } = horizon({ sources: half, stories: [] }, { width: 955 });
    expect(counts.undated).toBe(35);
    expect(svg).toContain('bez daty 35');
  });

  it('cuts at most two long gaps and says how long they were', () => {
    const days = ['2018-03-01', '2018-04-02', '2021-06-01', '2021-07-01', '2026-01-01'].map(dayNumber);
    const scale = timeScale(days, 0, 600, 240);
    expect(scale.cuts).toHaveLength(2);
    const xs = days.map((at) => scale.x(at));
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(scale.x(days.at(-1) ?? 0)).toBeCloseTo(600);
    expect(horizon({ sources: days.map((at, i) => square(i + 1, { date: day(at - 0.5) })), stories: [] }, { width: 700 }).svg).toContain('\u00a0l.');
  });

  it('writes titles of pages as text, never as markup', () => {
    const evil = '"><script>alert(1)</script>&\u0001';
    const sources = [square(1, { label: evil, tone: 'positive' }), square(2, { date: '2026-06-01', label: evil })];
    const { svg } = horizon({ sources, stories: [story('a" onclick="x', [1, 2], '2026-05-05', '2026-06-01', { label: evil })] }, { width: 700, direct: false });
    expect(svg).not.toMatch(/<script|onclick="/);
    expect(svg).not.toContain('\u0001');
    expect(horizon({ sources, stories: [] }, { width: 700 }).svg).not.toContain('<script');
  });

  it('keeps sizes to four steps of reach, and a hundred thousand is no larger than the fourth', () => {
    const sizes = (reach: number) =>
      drawn(horizon({ sources: [square(1, { reach }), square(2, { date: '2026-08-01' })], stories: [] }, { width: 700, unit: 6 }).svg).squares.find(
        ({ n }) => n === 1,
      )?.w;
    expect([999, 1_000, 4_000, 25_000, 900_000].map(sizes)).toEqual([5, 11, 17, 23, 23]);
  });

  it('draws one story on its own days with outlets as words', () => {
    const told = sampleReport.stories[0];
    if (!told) throw new Error('the fixture tells a story');
    const data = storyHorizon(sampleReport, told);
    expect(data.sources.map(({ n }) => n).sort()).toEqual([...told.pages].sort());
    expect(data.sources.every(({ label }) => !label.endsWith('.example'))).toBe(true);
  });
});

describe('drawings in print', () => {
  it('have colours as attributes and neither class nor property', () => {
    const svgs = [
      horizon(reportHorizon(sampleReport), { width: 650 }).svg,
      firstScreenStrip([
        { rank: 1, tone: 'positive' },
        { rank: 2, tone: null, own: true },
        { rank: 4, tone: 'mixed' },
      ]),
      weightsBar([{ weight: 60, share: 30 }]),
      scoreTrack({ score: 56, low: 40, high: 70, thin: false, tone: 'l', before: 50 }),
      toneGlyph('negative'),
    ];
    for (const svg of svgs) {
      const printed = printSvg(svg);
      expect(printed).not.toMatch(/class=|var\(|data-|aria-|role=/);
      expect(printed).toContain('xmlns="http://www.w3.org/2000/svg"');
      expect(printed).toMatch(/#[0-9a-f]{6}/);
      expect(printed.match(/<rect/g)?.length).toBe(svg.match(/<rect/g)?.length);
    }
  });
});

describe('small drawings', () => {
  it('stand on the side that their tone says', () => {
    const middle = (svg: string) => number(svg.slice(svg.indexOf('<rect')), 'y') + 3.5;
    const line = (svg: string) => Number(/M0 ([\d.]+)h16/.exec(svg)?.[1]);
    expect(middle(toneGlyph('positive'))).toBeLessThan(line(toneGlyph('positive')));
    expect(middle(toneGlyph('negative'))).toBeGreaterThan(line(toneGlyph('negative')));
    expect(middle(toneGlyph('neutral'))).toBe(line(toneGlyph('neutral')));
    expect(middle(toneGlyph('negative', true))).toBe(line(toneGlyph('negative', true)));
  });

  it('show ten places, those that could not be read as gaps', () => {
    const svg = firstScreenStrip([
      { rank: 1, tone: 'positive' },
      { rank: 3, tone: 'negative' },
    ]);
    expect(svg.match(/hz-q gone/g)).toHaveLength(8);
    expect(firstScreenStrip([{ rank: 1, tone: 'positive' }], { last: 1 })).not.toContain('gone');
  });

  it('show what both praises and charges in both colours, on the first screen as in a row', () => {
    const mixed = { tone: 'mixed' } as const;
    for (const svg of [firstScreenStrip([{ rank: 1, ...mixed }], { last: 1 }), toneRow([mixed])]) expect(svg.match(/class="half st"/g)).toHaveLength(1);
    // A reader takes a colour or a side as said: an uncertain tone has neither, whatever it would be.
    expect(new Set((['positive', 'negative', 'mixed', 'neutral'] as const).map((tone) => printSvg(toneRow([{ tone, uncertain: true }])))).size).toBe(1);
    for (const mark of [{ ...mixed, uncertain: true }, { ...mixed, own: true }, { tone: 'positive' } as const]) expect(toneRow([mark])).not.toContain('half');
  });

  it('give each part of a formula its width of a hundred points', () => {
    const bars = [
      ...weightsBar(
        [
          { weight: 40, share: 40 },
          { weight: 60, share: 15 },
          { weight: -10, share: -4 },
        ],
        { width: 200 },
      ).matchAll(/class="wg-v"[^>]* width="([\d.]+)"/g),
    ];
    expect(bars.map(([, w]) => Number(w))).toEqual([77, 27]);
  });

  it('show an earlier score only when it differs by two points', () => {
    const track = { score: 56, low: 40, high: 70, thin: false, tone: 'l' } as const;
    expect(scoreTrack({ ...track, before: 55 })).not.toContain('tk-p');
    expect(scoreTrack({ ...track, before: 51 })).toContain('tk-p');
  });
});

it('knows the widths of the letters of the two typefaces', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyząćęłńóśźżABCDEFGHIJKLMNOPQRSTUVWXYZŁŚŻ0123456789 .,–„”()%';
  for (const [file, display] of [
    ['brygada-1918/500Medium/Brygada1918_500Medium.ttf', true],
    ['hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf', false],
  ] as const) {
    const advance = advances(readFileSync(`node_modules/@expo-google-fonts/${file}`));
    for (const letter of letters) expect(Math.abs(textWidth(letter, 1, display) - advance(letter)), letter).toBeLessThanOrEqual(0.011);
  }
});

/** Advance of a letter in em, from a TrueType file: tables cmap (format 4), head, hhea and hmtx. */
function advances(font: Buffer): (letter: string) => number {
  const table = (name: string) => {
    for (let i = 0; i < font.readUInt16BE(4); i++) if (font.toString('latin1', 12 + 16 * i, 16 + 16 * i) === name) return font.readUInt32BE(20 + 16 * i);
    throw new Error(name);
  };
  const [cmap, hmtx] = [table('cmap'), table('hmtx')];
  const widths = font.readUInt16BE(table('hhea') + 34);
  const em = font.readUInt16BE(table('head') + 18);
  const offsets = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i));
  const map = offsets.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const half = font.readUInt16BE(map + 6);
  const glyph = (code: number): number => {
    for (let i = 0; i < half; i += 2) {
      if (font.readUInt16BE(map + 14 + i) < code) continue;
      const start = font.readUInt16BE(map + 16 + half + i);
      const delta = font.readUInt16BE(map + 16 + 2 * half + i);
      const at = map + 16 + 3 * half + i;
      const range = font.readUInt16BE(at);
      if (start > code) return 0;
      return (range === 0 ? code + delta : font.readUInt16BE(at + range + 2 * (code - start)) + delta) & 0xffff;
    }
    return 0;
  };
  return (letter) => font.readUInt16BE(hmtx + 4 * Math.min(glyph(letter.codePointAt(0) ?? 0), widths - 1)) / em;
}
