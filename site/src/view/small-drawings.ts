/** The small drawings of the dashboard's blocks: which sources each shows, and the line under it that says how to read it. Pure. */
import { spanWords } from '#contract/drawing/dates.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { horizonSource } from '#contract/drawing/report-horizon.ts';
import { firstScreenStrip, lastPostRows, type Mark, partRows, partsBar, toneRow } from '#contract/drawing/small.ts';
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
/** A drawing and its caption; an empty one where the drawing carries its own words. */
export type SmallDrawing = { draw: Draw; caption: string };
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
function screen({ evidence }: Data): SmallDrawing | null {
  const { seen, last, own, good, bad } = screenPlaces(evidence);
  if (seen.length < SOURCES.least) return null;
  return { draw: () => firstScreenStrip(seen, { cell: 24, last, alt: portraitText.screenAlt(own, good, bad, last) }), caption: t.caption.screen };
}

/** Dated texts by time, and the first and last day of them. */
function course(items: readonly Evidence[], now: string, caption: (dated: number, span: string) => string, least: number): SmallDrawing | null {
  const dates = items.flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || dates.length < least) return null;
  const sources = items.map((item) => ({ ...horizonSource(item), told: true, reach: 0 }));
  const draw: Draw = (width) => horizon({ sources, stories: [] }, { width, now: now.slice(0, 10), mini: true, tray: false, unit: 8, up: 40, down: 40 }).svg;
  return { draw, caption: caption(dates.length, spanWords(first, last)) };
}

/** Texts of the media by time. */
const media = ({ evidence, analysisCompletedAt }: Data): SmallDrawing | null =>
  course(
    evidence.filter(({ kind, own }) => !own && (kind === 'news' || kind === 'trade')),
    analysisCompletedAt,
    (_, span) => span,
    COURSE,
  );

/** Kinds of the pages by others, the most frequent first. */
function kinds({ evidence }: Data): SmallDrawing | null {
  const counts = new Map<keyof typeof t.kinds, number>();
  for (const { kind, own } of evidence) if (!own) counts.set(KIND_GROUP[kind], (counts.get(KIND_GROUP[kind]) ?? 0) + 1);
  const parts = [...counts]
    .map(([kind, count]) => ({ label: t.kinds[kind], count, last: kind === 'other' }))
    .sort((a, b) => Number(a.last) - Number(b.last) || b.count - a.count);
  return parts.length < 2 || parts.reduce((sum, { count }) => sum + count, 0) < COURSE ? null : { draw: (width) => partsBar(parts, { width }), caption: '' };
}

/** Last posts of the profiles, the newest first. */
function posts({ platforms, evidence, analysisCompletedAt }: Data): SmallDrawing | null {
  const read = new Set(evidence.map(({ n }) => n));
  const rows = platforms
    .filter(({ state, lastPost, refs }) => state === 'confirmed' && lastPost !== null && refs.some((n) => read.has(n)))
    .map(({ platform, lastPost }) => ({ name: PLATFORM_NAMES[platform], ago: daysAgo(lastPost as string, analysisCompletedAt) }))
    .sort((a, b) => a.ago - b.ago);
  const { yearAgo, today } = toldText.platforms;
  return rows.length < 2 ? null : { draw: (width) => lastPostRows(rows, { width: Math.min(width, 420), from: yearAgo, to: today }), caption: t.caption.posts };
}

/** Texts of one's own by time. */
const texts = ({ evidence, analysisCompletedAt }: Data): SmallDrawing | null =>
  course(
    evidence.filter(({ own, kind, publishedAt }) => own && kind !== 'social' && publishedAt !== null),
    analysisCompletedAt,
    t.caption.ownTexts,
    SOURCES.least,
  );

type Marks = readonly (Mark & { own: boolean })[];

/** „5 własnych, 4 krytyczne”: the squares of a row by what they say, in the order in which they stand. */
function rowCaption(marks: Marks): string {
  const counts = new Map<keyof typeof t.caption.row, number>();
  for (const { own, tone, uncertain } of marks) {
    const kind = own ? 'own' : uncertain ? 'uncertain' : (tone ?? 'unrated');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, n]) => t.caption.row[kind](n)).join(', ');
}

const rowOf = (marks: Marks): SmallDrawing => ({ draw: () => toneRow(marks), caption: rowCaption(marks) });

const row = (items: readonly Evidence[]): SmallDrawing | null =>
  items.length < SOURCES.least || items.length > SOURCES.most ? null : rowOf(items.map((item) => ({ ...sourceHead(item), own: item.own })));

/** The sources of a block's sentence. */
function cited({ evidence, blocks }: Data, block: AnalysisBlock): SmallDrawing | null {
  const refs = new Set(shortClaim(blocks[block])?.refs);
  return row(evidence.filter(({ n }) => refs.has(n)));
}

/** Where one can answer, before the critical texts that may need an answer. */
function answers({ evidence, blocks }: Data): SmallDrawing | null {
  const refs = new Set(shortClaim(blocks.crisisReadiness)?.refs);
  const own = evidence.filter(({ n, own: isOwn }) => isOwn && refs.has(n));
  const critical = evidence.filter((item) => !item.own && sourceHead(item).tone === 'negative' && !sourceHead(item).uncertain);
  return own.length === 0 ? null : row([...own, ...critical].slice(0, SOURCES.most));
}

/** For and against the gravest risk. */
function risk({ risks, evidence }: Data): SmallDrawing | null {
  const worst = worstRisk(risks);
  const { against = [], defending = [] } = (worst && riskViews({ risks: [worst], evidence })[0]) ?? {};
  const marks = [...against.map(() => ({ tone: 'negative' as const, own: false })), ...defending.map(() => ({ tone: 'positive' as const, own: false }))];
  return marks.length < 2 ? null : rowOf(marks.slice(0, SOURCES.most));
}

/** The heaviest parts of a score that a block tells of. */
function partsOf(id: KpiId): (data: Data) => SmallDrawing | null {
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
    return parts.length < 2 ? null : { draw: (width) => partRows(parts, { width: Math.min(width, 600) }), caption: t.caption.parts };
  };
}

/** What stands under the sentence of a block; null where there is too little to draw. */
export function smallDrawing(block: AnalysisBlock, data: Data): SmallDrawing | null {
  if (block === 'websiteSeo') return screen(data);
  if (block === 'mediaCoverage') return media(data);
  if (block === 'audienceAnalysis') return kinds(data);
  const special: Partial<Record<AnalysisBlock, (of: Data) => SmallDrawing | null>> = {
    socialMedia: posts,
    contentPerformance: texts,
    riskFactors: risk,
    crisisReadiness: answers,
    marketValue: partsOf('commercial_potential'),
    competitivePositioning: partsOf('market_positioning'),
  };
  return special[block]?.(data) ?? cited(data, block);
}
