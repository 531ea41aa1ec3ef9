/** The small drawings of the dashboard's blocks: which sources each shows, with the words that it takes to read it. Pure. */
import { dayWords } from '#contract/drawing/dates.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { horizonSource } from '#contract/drawing/report-horizon.ts';
import { firstScreenStrip, lastPostRows, type Mark, partRows, partsBar, toneRow, withEnds } from '#contract/drawing/small.ts';
import { decimal } from '#contract/format.ts';
import type { KpiId } from '#contract/kpis.ts';
import { PLATFORM_NAMES } from '#contract/platforms.ts';
import type { AnalysisBlock, DashboardAnalysis } from '#contract/profile.ts';
import type { Evidence, SourceKind } from '#contract/report.ts';
import { analysisText as t } from '../text/analysis.ts';
import { portraitText } from '../text/portrait.ts';
import { toldText } from '../text/told.ts';
import { shortClaim, withoutBrackets, worstRisk } from './dashboard.ts';
import { daysAgo } from './platform.ts';
import { screenPlaces } from './portrait.ts';
import { sourceHead } from './report-evidence.ts';
import { riskViews } from './report-told.ts';

/** Fewer sources are no drawing; more squares fit no line of a phone. */
const SOURCES = { least: 3, most: 16 } as const;
/** Fewer texts have neither a course of time nor shares. */
const COURSE = 5;
/** Parts of a score that are drawn. */
const PARTS = 2;

type Draw = (width: number) => string;
type Data = Pick<DashboardAnalysis, 'evidence' | 'platforms' | 'kpiMetrics' | 'blocks' | 'risks' | 'analysisCompletedAt'>;

const KIND_GROUP: Record<SourceKind, keyof typeof t.kinds> = {
  news: 'news',
  trade: 'trade',
  blog: 'blog',
  forum: 'voices',
  review: 'voices',
  social: 'social',
  company: 'company',
  encyclopedia: 'other',
  register: 'other',
  other: 'other',
};

/** The search results that were read, by rank. */
function screen({ evidence }: Data): Draw | null {
  const { seen, last, own, good, bad } = screenPlaces(evidence);
  if (seen.length < SOURCES.least) return null;
  return () => firstScreenStrip(seen, { cell: 24, last, alt: portraitText.screenAlt(own, good, bad, last) });
}

/** Dated texts by time; the first day and today stand under the ends of the line. */
function course(items: readonly Evidence[], now: string, least: number): Draw | null {
  const dates = items.flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []).sort();
  const first = dates[0];
  if (!first || dates.length < least) return null;
  const sources = items.map((item) => ({ ...horizonSource(item), told: true, reach: 0 }));
  return (width) => {
    const drawn = horizon({ sources, stories: [] }, { width, now: now.slice(0, 10), mini: true, tray: false, unit: 8, up: 40, down: 40 });
    return withEnds(drawn, { width, from: dayWords(first), to: toldText.platforms.today });
  };
}

/** Texts of the media by time. */
const media = ({ evidence, analysisCompletedAt }: Data): Draw | null =>
  course(
    evidence.filter(({ kind, own }) => !own && (kind === 'news' || kind === 'trade')),
    analysisCompletedAt,
    COURSE,
  );

/** Kinds of the pages by others, the most frequent first. */
function kinds({ evidence }: Data): Draw | null {
  const counts = new Map<keyof typeof t.kinds, number>();
  for (const { kind, own } of evidence) if (!own) counts.set(KIND_GROUP[kind], (counts.get(KIND_GROUP[kind]) ?? 0) + 1);
  const parts = [...counts]
    .map(([kind, count]) => ({ label: t.kinds[kind], count, last: kind === 'other' }))
    .sort((a, b) => Number(a.last) - Number(b.last) || b.count - a.count);
  return parts.length < 2 || parts.reduce((sum, { count }) => sum + count, 0) < COURSE ? null : (width) => partsBar(parts, { width });
}

/** Last posts of the profiles, the newest first. */
function posts({ platforms, evidence, analysisCompletedAt }: Data): Draw | null {
  const read = new Set(evidence.map(({ n }) => n));
  const rows = platforms
    .filter(({ state, lastPost, refs }) => state === 'confirmed' && lastPost !== null && refs.some((n) => read.has(n)))
    .map(({ platform, lastPost }) => ({ name: PLATFORM_NAMES[platform], ago: daysAgo(lastPost as string, analysisCompletedAt) }))
    .sort((a, b) => a.ago - b.ago);
  const { yearAgo, today } = toldText.platforms;
  return rows.length < 2 ? null : (width) => lastPostRows(rows, { width: Math.min(width, 420), from: yearAgo, to: today });
}

/** Texts of one's own by time: those that the sentence counts, else all. */
function texts({ evidence, analysisCompletedAt, blocks }: Data): Draw | null {
  const dated = evidence.filter(({ own, kind, publishedAt }) => own && kind !== 'social' && publishedAt !== null);
  const refs = new Set(shortClaim(blocks.contentPerformance)?.refs);
  return (
    course(
      dated.filter(({ n }) => refs.has(n)),
      analysisCompletedAt,
      SOURCES.least,
    ) ?? course(dated, analysisCompletedAt, SOURCES.least)
  );
}

/** „5 własnych, 4 krytyczne”: the squares of a row by what they say, in the order in which they stand. */
function rowWords(marks: readonly Mark[]): string {
  const counts = new Map<keyof typeof t.row, number>();
  for (const { own, tone, uncertain } of marks) {
    const kind = own ? 'own' : uncertain ? 'uncertain' : (tone ?? 'unrated');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, n]) => t.row[kind](n)).join(', ');
}

const rowOf =
  (marks: readonly Mark[]): Draw =>
  (width) =>
    toneRow(marks, { said: rowWords(marks), width });

const row = (items: readonly Evidence[]): Draw | null =>
  items.length < SOURCES.least || items.length > SOURCES.most ? null : rowOf(items.map((item) => ({ ...sourceHead(item), own: item.own })));

/** The sources of a block's sentence. */
function cited({ evidence, blocks }: Data, block: AnalysisBlock): Draw | null {
  const refs = new Set(shortClaim(blocks[block])?.refs);
  return row(evidence.filter(({ n }) => refs.has(n)));
}

/** Where one can answer, before the critical texts that may need an answer. */
function answers({ evidence, blocks }: Data): Draw | null {
  const refs = new Set(shortClaim(blocks.crisisReadiness)?.refs);
  const own = evidence.filter(({ n, own: isOwn }) => isOwn && refs.has(n));
  const critical = evidence.filter((item) => !item.own && sourceHead(item).tone === 'negative' && !sourceHead(item).uncertain);
  return own.length === 0 ? null : row([...own, ...critical].slice(0, SOURCES.most));
}

/** For and against the gravest risk. */
function risk({ risks, evidence }: Data): Draw | null {
  const worst = worstRisk(risks);
  const { against = [], defending = [] } = (worst && riskViews({ risks: [worst], evidence })[0]) ?? {};
  const marks = [...against.map(() => ({ tone: 'negative' as const })), ...defending.map(() => ({ tone: 'positive' as const }))];
  return marks.length < 2 ? null : rowOf(marks.slice(0, SOURCES.most));
}

/** The heaviest parts of a score that a block tells of. */
function partsOf(id: KpiId): (data: Data) => Draw | null {
  return ({ kpiMetrics }) => {
    const kpi = kpiMetrics.find((one) => one.id === id);
    if (!kpi || kpi.thin) return null;
    const parts = kpi.inputs
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, PARTS)
      .map(({ label, weight, share }) => ({
        label: withoutBrackets(label),
        weight: weight * 100,
        share,
        said: t.ofPoints(decimal(share, 0), decimal(weight * 100, 0)),
      }));
    return parts.length < 2 ? null : (width) => partRows(parts, { width: Math.min(width, 600) });
  };
}

/** What stands under the sentence of a block; null where there is too little to draw. */
export function smallDrawing(block: AnalysisBlock, data: Data): Draw | null {
  if (block === 'websiteSeo') return screen(data);
  if (block === 'mediaCoverage') return media(data);
  if (block === 'audienceAnalysis') return kinds(data);
  const special: Partial<Record<AnalysisBlock, (of: Data) => Draw | null>> = {
    socialMedia: posts,
    contentPerformance: texts,
    // The sources that the sentence counts; the gravest risk may rest on others.
    riskFactors: (of) => cited(of, 'riskFactors') ?? risk(of),
    crisisReadiness: answers,
    marketValue: partsOf('commercial_potential'),
    competitivePositioning: partsOf('market_positioning'),
  };
  return special[block]?.(data) ?? cited(data, block);
}
