/** The chronicle's pages of the last half year, with the counts that the demo account shows. */
import type { SourceKind } from '../../contract/report.ts';
import { anytimeTexts, CHRONICLE_TEXTS, type ChroniclePage, chroniclePage, minuteOf } from './chronicle.ts';
import type { Chapter, ChronicleText, Tone } from './data/chronicle/type.ts';
import { feedItems } from './feed.ts';
import { hash } from './seed.ts';

type Counts = Record<Tone, number>;
/** Pages by tone in the last 90 days and in the 90 before: positive +8 %, negative −2 %, neutral +3 %, all +12 %. */
const NEW: Counts = { positive: 108, negative: 40, neutral: 34, own: 17, foreign: 5 };
const OLD: Counts = { positive: 100, negative: 41, neutral: 33, own: 6, foreign: 2 };

/** The recurring story: number of texts per chapter, and their time span in days before now. */
const CHAPTERS: readonly { chapter: Chapter | 'award'; count: number; from: number; to: number }[] = [
  { chapter: 'appeal', count: 8, from: 124, to: 108 },
  { chapter: 'dismissed', count: 6, from: 99, to: 95 },
  { chapter: 'returns', count: 11, from: 17.7, to: 15.4 },
  { chapter: 'award', count: 13, from: 9.8, to: 9.1 },
  { chapter: 'big', count: 1, from: 6.2, to: 6 },
  { chapter: 'allegation', count: 1, from: 3.2, to: 3.1 },
];
/** Days of each half. */
const HALF = 90;
/** Days around the boundary of the halves without texts, so that the counts do not change at midnight. */
const MARGIN = 1.6;
const DAY_MS = 86_400_000;
/** Texts of the spike of praise. */
const AWARD = ['nagroda', 'gratulacje', 'rok-po', 'jury', 'dziekuje-wpis'];
/** Days before now in which only the chapters have criticism on news sites: each such text raises an alert. */
const CALM_DAYS = 34;

const TONE_OF = new Map(CHRONICLE_TEXTS.map((text) => [text.id, text.tone]));

/** The `i`-th of `n` moments, spread evenly with some jitter from `from` to `to` days before now. */
function moment(now: Date, from: number, to: number, i: number, n: number, key: string): Date {
  const days = from - ((i + 0.15 + (hash(`at:${key}:${i}`) % 700) / 1_000) / n) * (from - to);
  return minuteOf(now.getTime() - days * DAY_MS);
}

/**
 * Pages about the person from the half year before `now`, oldest first; those of the last days are the feed's. Each sentence
 * with the name is on one page only.
 */
export function history(now: Date): ChroniclePage[] {
  const used = new Map<string, number>();
  const page = (text: ChronicleText, at: Date): ChroniclePage => {
    const n = used.get(text.id) ?? 0;
    used.set(text.id, n + 1);
    return chroniclePage(text.id, 2 * n + 1, at) as ChroniclePage;
  };
  const pages = feedItems(now).filter((item) => TONE_OF.has(item.id));
  const left = { old: { ...OLD }, new: { ...NEW } };
  for (const { id } of pages) left.new[TONE_OF.get(id) as Tone] -= 1;
  for (const { chapter, count, from, to } of CHAPTERS) {
    const texts = CHRONICLE_TEXTS.filter((text) => (chapter === 'award' ? AWARD.includes(text.id) : text.chapter === chapter));
    for (let i = 0; i < count; i++) {
      const text = texts[i % texts.length] as ChronicleText;
      left[from > HALF ? 'old' : 'new'][text.tone] -= 1;
      pages.push(page(text, moment(now, from, to, i, count, chapter)));
    }
  }
  // The texts below end where the feed's items begin.
  const fresh = (now.getTime() - Math.min(...pages.map(({ at }) => at.getTime()).filter((at) => now.getTime() - at < 4 * DAY_MS))) / DAY_MS;
  const spans = { old: [2 * HALF - MARGIN, HALF + MARGIN], new: [HALF - MARGIN, Math.max(fresh, 2.5)] } as const;
  for (const half of ['old', 'new'] as const)
    for (const [tone, count] of Object.entries(left[half]) as [Tone, number][]) {
      const [all, quiet] = [anytimeTexts(tone), anytimeTexts(tone).filter((text) => text.on !== 'news')];
      for (let i = 0; i < count; i++) {
        const at = moment(now, spans[half][0], spans[half][1], i, count, `${half}:${tone}`);
        const texts = tone === 'negative' && now.getTime() - at.getTime() < CALM_DAYS * DAY_MS ? quiet : all;
        pages.push(page(texts[(i * 7 + (half === 'new' ? 3 : 0)) % texts.length] as ChronicleText, at));
      }
    }
  return pages.sort((a, b) => a.at.getTime() - b.at.getTime());
}

const KINDS: Record<ChroniclePage['place'], SourceKind> = {
  news: 'news',
  trade: 'trade',
  blog: 'blog',
  forum: 'forum',
  social: 'social',
  site: 'blog',
  profile: 'social',
  foreign: 'news',
};

/** A page of the history as plain data. */
export type HistoryPage = { url: string; at: Date; title: string; text: string; kind: SourceKind; lang: string; own: boolean };
export const historyPages = (now: Date): HistoryPage[] =>
  history(now).map(({ url, at, title, paragraphs, place, lang, own }) => ({ url, at, title, text: paragraphs.join('\n\n'), kind: KINDS[place], lang, own }));
