import { COMMERCIAL_BLOCKS, PRESENCE_BLOCKS, REPUTATION_BLOCKS } from '../contract/choices.ts';
import type { AnalysisBlock, DashboardAnalysis } from '../contract/profile.ts';
import type { Report } from '../contract/report.ts';
import { achievementsOf, blocksOf, claimsOf, summaryOf, textOf } from './blocks.ts';

/** A report in the shape of the dashboard. `comparison` is null; the caller adds it. Pure. */
export function analysisOf(orderId: string, completedAt: Date, report: Report, plan: DashboardAnalysis['plan']): DashboardAnalysis {
  const { claims, texts } = blocksOf(report);
  const pick = <B extends AnalysisBlock>(blocks: readonly B[]) => Object.fromEntries(blocks.map((block) => [block, texts[block]])) as Record<B, string>;
  const biographyClaims = claimsOf(report, 'biography');
  return {
    orderId,
    subjectName: report.subject.name,
    summary: report.profil_kompleksowy.streszczenie_wykonawcze,
    riskLevel: report.riskLevel,
    overallSentimentScore: report.overallSentimentScore,
    analysisCompletedAt: completedAt.toISOString(),
    biography: textOf(biographyClaims) || null,
    achievementTimeline: achievementsOf(report),
    kpiMetrics: report.kpis,
    digitalPresence: pick(PRESENCE_BLOCKS),
    commercialIntelligence: pick(COMMERCIAL_BLOCKS),
    reputationAnalysis: pick(REPUTATION_BLOCKS),
    recommendations: report.recommendations.map((recommendation) => recommendation.text),
    plan,
    headline: report.headline,
    summaryClaims: summaryOf(report),
    biographyClaims,
    blocks: claims,
    risks: report.risks,
    stories: report.stories,
    advice: report.recommendations,
    evidence: report.evidence,
    platforms: report.platforms,
    sentiment: report.sentiment,
    sources: report.coverage.totals.sources,
    domains: report.coverage.totals.domains,
    comparison: null,
  };
}
