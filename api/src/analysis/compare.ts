/** Compares an analysis with the previous one of the same subject: differences in figures, and sentences supported by both reports. */

import { provenDifference, shownKpi, shownMean, sourcesIn, toneShares } from '../contract/figures.ts';
import { sentenceTitle } from '../contract/format.ts';
import type { Comparison } from '../contract/profile.ts';
import type { Evidence, Report, Risk } from '../contract/report.ts';
import { isMeasured, sentimentIndex } from '../contract/rules.ts';
import { isFactSource, sourceLabel } from '../contract/sources.ts';
import { canonicalUrl, pageKey } from '../research/canonical.ts';
import { shownTitle } from './reading/text.ts';
import { COMPARISON } from './words/comparison.ts';
import { fill, type SlotNames, type SlotValue, type Speaker } from './words/grammar.ts';

type Dated = { completedAt: Date; report: Report };
type Patterns = typeof COMPARISON;

/** Least change of the share of positive mentions that is reported, in percentage points. */
const SHARE_POINTS = 3;
/** Most sentences of one kind. */
const MOST = 2;
/** Positions on the first page of a search. */
const FIRST_SCREEN = 10;

// The CM patterns use no form of the subject's name, so the speaker is empty.
const NOBODY = { name: '', kind: 'person' } as Speaker;
const say = <P extends keyof Patterns>(pattern: P, slots: Record<SlotNames<Patterns[P]>, SlotValue>): string => fill(COMPARISON[pattern], slots, NOBODY);

const keyOf = ({ url }: Evidence): string => pageKey(canonicalUrl(url) ?? url);
const keysOf = (report: Report): Map<string, Evidence> => new Map(sourcesIn(report).map((item) => [keyOf(item), item]));
const scoringOf = (report: Report): number => shownMean(report.kpis)?.points ?? 0;

/** Share of positive mentions among the judged ones, in percent; null without any. */
const positiveShare = ({ sentiment }: Report): number | null => toneShares(sentiment).shares.find(({ tone }) => tone === 'positive')?.percent ?? null;

const figureOf = (kpi: Report['kpis'][number]) => ({ ...shownKpi(kpi), thin: kpi.thin });

const kpiChanges = (before: Report, now: Report): Comparison['kpis'] =>
  now.kpis.flatMap((to) => {
    const from = before.kpis.find(({ id }) => id === to.id);
    if (!from || !isMeasured(from) || !isMeasured(to)) return [];
    const [was, is] = [figureOf(from), figureOf(to)];
    return [{ id: to.id, from: was.points, to: is.points, certain: provenDifference(was, is) !== null, thin: was.thin || is.thin }];
  });

function kpiSentences(now: Report, changes: Comparison['kpis']): string[] {
  const name = (id: string) => now.kpis.find((kpi) => kpi.id === id)?.name ?? '';
  const moved = changes.filter(({ from, to }) => from !== to).sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return [
    ...moved.filter(({ certain }) => certain).map(({ id, from, to }) => say(to > from ? 'CM-02' : 'CM-03', { kpiName: name(id), a: from, b: to })),
    ...moved
      .filter(({ certain }) => !certain)
      .slice(0, MOST)
      .map(({ id, from, to, thin }) => say(thin ? 'CM-05' : 'CM-04', { kpiName: name(id), a: from, b: to })),
  ];
}

const citedBy = (risk: Risk, report: Report): Evidence[] => {
  const refs = new Set(risk.for.flatMap((claim) => claim.refs));
  return report.evidence.filter(({ n }) => refs.has(n));
};

function riskSentences(before: Report, now: Report): string[] {
  const kinds = (report: Report) => new Set(report.risks.map(({ kind }) => kind));
  const [old, present] = [kinds(before), kinds(now)];
  const here = keysOf(now);
  const fresh = now.risks.flatMap((risk) => {
    const [first] = citedBy(risk, now).sort((a, b) => (a.publishedAt ?? '9999').localeCompare(b.publishedAt ?? '9999'));
    if (old.has(risk.kind) || !first) return [];
    const slots = { riskName: risk.name, domain: first.domain };
    return [first.publishedAt ? say('CM-08', { ...slots, date: first.publishedAt }) : say('CM-08b', slots)];
  });
  const gone = before.risks
    .filter((risk) => !present.has(risk.kind))
    .filter((risk) => {
      const cited = citedBy(risk, before);
      return cited.length > 0 && cited.every((item) => (here.get(keyOf(item))?.rank ?? FIRST_SCREEN + 1) > FIRST_SCREEN);
    })
    .map((risk) => say('CM-09', { riskName: risk.name }));
  return [...fresh, ...gone];
}

const ownRank = (report: Report): number | null => {
  const ranks = report.evidence.flatMap(({ own, platform, rank }) => (own && platform === null && rank !== null ? [rank] : []));
  return ranks.length > 0 ? Math.min(...ranks) : null;
};

/** Places where the search differed: searched now and not then, or the other way round. */
function otherSources(before: Report, now: Report): string[] {
  const of = (report: Report) => new Set(report.coverage.queries.map(({ source }) => source).filter((source) => !isFactSource(source)));
  const [then, present] = [of(before), of(now)];
  return [...new Set([...then, ...present])].filter((source) => !then.has(source) || !present.has(source)).sort();
}

function sentencesOf(before: Dated, now: Report, kpis: Comparison['kpis'], added: number, gone: number): string[] {
  const then = before.report;
  const [x, y] = [positiveShare(then), positiveShare(now)];
  const [rankThen, rankNow] = [ownRank(then), ownRank(now)];
  const still = now.recommendations.filter(({ id }) => then.recommendations.some((old) => old.id === id)).slice(0, MOST);
  const others = otherSources(then, now);
  const news = [
    ...kpiSentences(now, kpis),
    ...(x !== null && y !== null && Math.abs(x - y) >= SHARE_POINTS ? [say('CM-06', { x, y })] : []),
    ...riskSentences(then, now),
    ...(rankThen !== null && rankNow !== null && rankThen !== rankNow ? [say('CM-12', { a: rankThen, b: rankNow, query: now.subject.name })] : []),
  ];
  return [
    say('CM-01', { previousDate: before.completedAt.toISOString(), n: added, m: gone }),
    ...(news.length > 0 ? news : [say('CM-07', {})]),
    ...still.map(({ text }) => say('CM-11', { recTitle: shownTitle(sentenceTitle(text)) })),
    ...(then.method.version === now.method.version ? [] : [say('CM-13', { a: then.method.version, b: now.method.version })]),
    ...(others.length > 0 ? [say('CM-14', { list: others.map(sourceLabel).join(', ') })] : []),
  ];
}

/**
 * What changed since the report before. Differences are in points of 100 (`sources`: in sources); a KPI's change is certain when
 * its two 95% intervals lie apart and neither rests on too few sources. Pure.
 */
export function compareReports(before: Dated & { orderId: string }, now: Report): Comparison {
  const then = before.report;
  const [old, present] = [keysOf(then), keysOf(now)];
  const added = [...present.keys()].filter((key) => !old.has(key)).length;
  const gone = [...old.keys()].filter((key) => !present.has(key)).length;
  const kpis = kpiChanges(then, now);
  return {
    orderId: before.orderId,
    completedAt: before.completedAt.toISOString(),
    scoring: scoringOf(now) - scoringOf(then),
    sentiment: sentimentIndex(now.overallSentimentScore) - sentimentIndex(then.overallSentimentScore),
    sources: now.coverage.totals.sources - then.coverage.totals.sources,
    kpis,
    sentences: sentencesOf(before, now, kpis, added, gone),
  };
}
