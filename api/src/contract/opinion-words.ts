/** What reviewers say, in a line: shared by page and PDF. Pure. */
import { counted } from './format.ts';
import type { Opinion, Report } from './report.ts';
import { toldOpinions } from './story-words.ts';

type Reviewed = Pick<Report, 'opinions' | 'ratings'>;

/** Voices from which a theme is said to be praised or blamed. */
const LEAST = 2;

export type Extremes = { praised: Opinion | null; blamed: Opinion | null };

/** The theme with most more praise than blame, and the one with most more blame; none where opinions are too few to count. */
export function extremes(report: Reviewed): Extremes {
  if (toldOpinions(report) !== 'counts') return { praised: null, blamed: null };
  const most = (of: 'good' | 'bad', than: 'good' | 'bad'): Opinion | null =>
    report.opinions.filter((one) => one[of] >= LEAST && one[of] > one[than]).sort((a, b) => b[of] - b[than] - (a[of] - a[than]))[0] ?? null;
  return { praised: most('good', 'bad'), blamed: most('bad', 'good') };
}

/** „Opinie: na plus jakość, na minus cena” */
export function opinionsHeading(report: Reviewed): string {
  const { praised, blamed } = extremes(report);
  const said = [praised ? `na plus ${praised.theme}` : null, blamed ? `na minus ${blamed.theme}` : null].filter(Boolean);
  return said.length > 0 ? `Opinie: ${said.join(', ')}` : 'Opinie w serwisach';
}

const decimal = (value: number): string => String(value).replace('.', ',');

/** „2 serwisy z opiniami, średnie 3,3 i 3,5. Na plus: jakość (8 głosów). Na minus: cena (3 głosy).”; null without reviews. */
export function opinionsInShort(report: Reviewed): string | null {
  if (report.ratings.length === 0) return null;
  const means = report.ratings.flatMap(({ mean }) => (mean === null ? [] : [decimal(mean)]));
  const sites = counted(report.ratings.length, 'strona z opiniami', 'strony z opiniami', 'stron z opiniami');
  const mean = means.length === 0 ? '' : `, ${means.length === 1 ? 'średnia' : 'średnie'} ${new Intl.ListFormat('pl').format(means)}`;
  const voices = (n: number) => counted(n, 'głos', 'głosy', 'głosów');
  const { praised, blamed } = extremes(report);
  return [
    `${sites}${mean}.`,
    ...(praised ? [`Na plus: ${praised.theme} (${voices(praised.good)}).`] : []),
    ...(blamed ? [`Na minus: ${blamed.theme} (${voices(blamed.bad)}).`] : []),
  ].join(' ');
}

/** Most themes drawn. */
const THEMES = 5;
/** Themes by how many speak of them, most first. */
export const topThemes = ({ opinions }: Pick<Report, 'opinions'>): Opinion[] =>
  [...opinions].sort((a, b) => b.good + b.bad + b.middle - (a.good + a.bad + a.middle)).slice(0, THEMES);
