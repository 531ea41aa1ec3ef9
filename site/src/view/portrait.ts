/** Stories and first screen as the portrait shows them. Pure. */
import { outletName, plainTitle, storyBalance } from '#contract/drawing/report-horizon.ts';
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

/** Their rows; the tone is what most of their texts have, neutral where as many praise as charge. */
export function storyRows(analysis: Pick<DashboardAnalysis, 'stories' | 'evidence'>): StoryRow[] {
  return analysis.stories.map((story) => {
    const balance = storyBalance(story, analysis.evidence);
    return {
      id: story.id,
      label: fewWords(story.headline.text.replace(/\.$/, ''), WORDS),
      from: story.from ?? '',
      to: story.to ?? '',
      texts: story.pages.length,
      tone: balance < 0 ? 'negative' : balance > 0 ? 'positive' : 'neutral',
    };
  });
}

export type Place = Ranked & { title: string; domain: string };

/** What stands on the first screen of a search for the name. */
export function screenPlaces(evidence: readonly Evidence[]): { seen: Place[]; last: number; own: number; good: number; bad: number } {
  const seen = evidence
    .flatMap((item): Place[] => {
      if (item.rank === null || item.rank > FIRST) return [];
      const { tone, own, uncertain, title, domain } = sourceHead(item, plainTitle(item));
      return [{ rank: item.rank, tone, own, uncertain, title, domain: outletName(domain) }];
    })
    .sort((a, b) => a.rank - b.rank);
  const of = (tone: string) => seen.filter((one) => one.tone === tone && !one.uncertain).length;
  return { seen, last: Math.max(0, ...seen.map(({ rank }) => rank)), own: seen.filter(({ own }) => own).length, good: of('positive'), bad: of('negative') };
}
