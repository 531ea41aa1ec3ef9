/** An invented month of mentions with two days of criticism, for the page of Red Alert. Pure. */
import type { HorizonData, HorizonSource } from '#contract/drawing/types.ts';

/** Mentions of each of thirty days: p(raise), f(acts), c(riticism). The days of criticism are 5 and 6 November. */
const DAYS = 'f p  ff p f  c p f p  f  ccccc cccccf f pf  f p f  p  c f p  f'.split(' ');
const FIRST = Date.UTC(2026, 9, 22);
const DAY = 86_400_000;
const TONES = { p: 'positive', f: 'neutral', c: 'negative' } as const;
/** So many criticisms on one day raise the alert. */
const MANY = 5;

const dayOf = (i: number): string => new Date(FIRST + i * DAY).toISOString().slice(0, 10);

/** The drawing's data, with a bracket over the days that raise the alert, and the counts that its words state. */
export function alertExample(words: { story: (n: number) => string; usual: string }): {
  data: HorizonData;
  from: string;
  to: string;
  bad: number;
  all: number;
} {
  const sources = DAYS.flatMap((mentions, i) =>
    [...mentions].map((sign): Omit<HorizonSource, 'n'> => {
      const many = sign === 'c' && mentions.split('c').length > MANY;
      return { date: dayOf(i), tone: TONES[sign as keyof typeof TONES], reach: 100, told: many, label: '' };
    }),
  ).map((source, i): HorizonSource => ({ ...source, n: i + 1 }));
  const spike = sources.filter(({ told }) => told);
  const [first, last] = [spike[0]?.date ?? '', spike.at(-1)?.date ?? ''];
  return {
    data: {
      sources,
      stories: [{ id: 'alert', tone: 'negative', label: words.story(spike.length), meta: words.usual, from: first, to: last, refs: spike.map(({ n }) => n) }],
    },
    from: dayOf(0),
    to: dayOf(DAYS.length - 1),
    bad: spike.length,
    all: sources.length,
  };
}
