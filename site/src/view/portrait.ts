/** Stories and first screen as the portrait shows them. Pure. */
import { reportHorizon } from '#contract/drawing/report-horizon.ts';
import type { Ranked } from '#contract/drawing/small.ts';
import { FIRST } from '#contract/first-screen.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Evidence } from '#contract/report.ts';
import { fewWords } from './dashboard.ts';
import { sourceHead } from './report-evidence.ts';

/** Stories that fit a line of the sheet. */
const STORIES = 4;
const WORDS = 8;

type Stories = DashboardAnalysis['stories'];

/** The largest stories that have a place on the line of time. */
export const toldStories = ({ stories }: { stories: Stories }): Stories => stories.filter(({ from, to }) => from && to).slice(0, STORIES);

export type StoryRow = { id: string; label: string; from: string; to: string; texts: number; tone: 'positive' | 'negative' | 'neutral' };

/** Their rows; the tone is the side of their bracket. */
export function storyRows(analysis: Pick<DashboardAnalysis, 'stories' | 'evidence' | 'risks'>): StoryRow[] {
  const sides = new Map(reportHorizon(analysis).stories.map(({ id, tone }) => [id, tone]));
  return analysis.stories.map(({ id, headline, from, to, pages }) => ({
    id,
    label: fewWords(headline.text.replace(/\.$/, ''), WORDS),
    from: from ?? '',
    to: to ?? '',
    texts: pages.length,
    tone: sides.get(id) === 'negative' ? 'negative' : sides.get(id) === 'positive' ? 'positive' : 'neutral',
  }));
}

/** What stands on the first screen of a search for the name. */
export function screenPlaces(evidence: readonly Evidence[]): { seen: Ranked[]; last: number; own: number; good: number; bad: number } {
  const seen = evidence
    .flatMap((item): Ranked[] => {
      if (item.rank === null || item.rank > FIRST) return [];
      const { tone, own, uncertain } = sourceHead(item);
      return [{ rank: item.rank, tone, own, uncertain }];
    })
    .sort((a, b) => a.rank - b.rank);
  const of = (tone: string) => seen.filter((one) => one.tone === tone && !one.uncertain).length;
  return { seen, last: Math.max(0, ...seen.map(({ rank }) => rank)), own: seen.filter(({ own }) => own).length, good: of('positive'), bad: of('negative') };
}
