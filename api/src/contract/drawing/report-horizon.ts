/** A report as the Horizon shows it. */
import { CERTAIN } from '../constants.ts';
import type { Evidence, Report, Story } from '../report.ts';
import { shortened } from './text-width.ts';
import type { HorizonData, HorizonSource, HorizonStory } from './types.ts';

const LABEL = 64;
/** As many brackets as can bear words; the squares of further stories are solid too. */
const BRACKETS = 5;

/** A host in a drawing: without „www.”, and without the ending of the invented web. */
export const outletName = (domain: string): string => domain.replace(/^www\./, '').replace(/\.example$/, '');

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** A title without the name of its outlet at the end: after a bar, or after a dash where the address says so, too. What else follows a dash is said of the page. */
export function plainTitle({ title, domain }: Pick<Evidence, 'title' | 'domain'>): string {
  const [end = '', sign = '', tail = ''] = /\s+([|–—-])\s+([^|–—-]{2,40})$/u.exec(title) ?? [];
  const [host, name] = [letters(domain.replace(/^www\.|\.[^.]+$/g, '')), letters(tail)];
  const isSite = sign === '|' || (name !== '' && (host.includes(name) || (host.length > 2 && name.includes(host))));
  return (end !== '' && isSite ? title.slice(0, -end.length) : title).trim() || outletName(domain);
}

type HorizonReport = Pick<Report, 'evidence' | 'stories' | 'risks'>;

export const horizonSource = (item: Evidence): HorizonSource => ({
  n: item.n,
  date: item.publishedAt?.slice(0, 10) ?? null,
  tone: item.own ? null : (item.sentiment?.label ?? null),
  uncertain: !item.own && item.sentiment !== null && item.sentiment.confidence < CERTAIN,
  own: item.own,
  reach: item.reach.value,
  label: plainTitle(item),
});

/** More praise (above 0) or more charges among a story's texts: the surely rated decide, the others where those are as many. */
export function storyBalance({ pages }: Pick<Story, 'pages'>, evidence: readonly Evidence[]): number {
  const marks = evidence.filter(({ n }) => pages.includes(n)).map(horizonSource);
  const balance = (of: readonly HorizonSource[]) => of.reduce((sum, { tone }) => sum + Number(tone === 'positive') - Number(tone === 'negative'), 0);
  return balance(marks.filter(({ uncertain }) => !uncertain)) || balance(marks);
}

/** Squares and brackets of a report. Stories without a date have no bracket. */
export function reportHorizon({ evidence, stories, risks }: HorizonReport): HorizonData {
  const told = new Set(stories.flatMap(({ pages }) => pages));
  const risky = new Set(risks.flatMap((risk) => risk.for.flatMap(({ refs }) => refs)));
  const sources = evidence.map((item): HorizonSource => ({ ...horizonSource(item), told: told.has(item.n), risk: risky.has(item.n) }));
  const drawn = stories.flatMap((story): HorizonStory[] => {
    if (!story.from || !story.to) return [];
    const end = story.ending?.refs[0];
    return [
      {
        id: story.id,
        // With as many on both sides the bracket stands above the line.
        tone: storyBalance(story, evidence) < 0 ? 'negative' : 'positive',
        label: shortened(story.headline.text.replace(/\.$/, ''), LABEL),
        from: story.from,
        to: story.to,
        refs: story.pages,
        ...(end === undefined ? {} : { end: { n: end, label: 'koniec' } }),
      },
    ];
  });
  return { sources, stories: drawn.slice(0, BRACKETS) };
}

/** The horizon of one story, on its own days, with outlets as words. */
export function storyHorizon({ evidence, risks }: HorizonReport, { pages }: Story): HorizonData {
  const own = new Set(pages);
  const risky = new Set(risks.flatMap((risk) => risk.for.flatMap(({ refs }) => refs)));
  const sources = evidence
    .filter(({ n }) => own.has(n))
    .map((item): HorizonSource => ({ ...horizonSource(item), told: true, risk: risky.has(item.n), label: outletName(item.domain) }));
  return { sources, stories: [] };
}
