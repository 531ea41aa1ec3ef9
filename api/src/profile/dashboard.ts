import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { AnalysisBlock, Dashboard, DashboardAnalysis } from '../contract/profile.ts';
import type { Claim, Report, SectionId } from '../contract/report.ts';
import type { Deps } from '../deps.ts';
import { newestReport } from '../orders/newest-report.ts';

/** Which chapter of the report each block of the dashboard is cut from. */
const CHAPTERS: Record<AnalysisBlock, SectionId> = {
  socialMedia: 'social',
  websiteSeo: 'website',
  mediaCoverage: 'media',
  contentPerformance: 'audience',
  audienceAnalysis: 'audience',
  marketValue: 'commercial',
  partnershipPotential: 'commercial',
  competitivePositioning: 'commercial',
  sentimentAnalysis: 'sentiment',
  riskFactors: 'weaknesses',
  crisisReadiness: 'crisis',
};

const claimsOf = (report: Report, id: SectionId): Claim[] =>
  report.sections.find((section) => section.id === id)?.findings.flatMap((finding) => finding.claims) ?? [];
const textOf = (claims: Claim[]): string => claims.map((claim) => claim.text).join(' ');

/** A report in the shape of the dashboard. */
function analysisOf(orderId: string, completedAt: Date, report: Report, user: User): DashboardAnalysis {
  const blocks = Object.fromEntries(Object.entries(CHAPTERS).map(([block, id]) => [block, claimsOf(report, id)])) as Record<AnalysisBlock, Claim[]>;
  const text = (block: AnalysisBlock) => textOf(blocks[block]);
  const biographyClaims = claimsOf(report, 'biography');
  return {
    orderId,
    subjectName: report.subject.name,
    summary: report.profil_kompleksowy.streszczenie_wykonawcze,
    riskLevel: report.riskLevel,
    overallSentimentScore: report.overallSentimentScore,
    analysisCompletedAt: completedAt.toISOString(),
    biography: textOf(biographyClaims) || null,
    achievementTimeline: claimsOf(report, 'timeline').map((claim) => ({
      year: /\b(?:19|20)\d\d\b/.exec(claim.text)?.[0] ?? '',
      achievement: claim.text,
      refs: claim.refs,
    })),
    kpiMetrics: report.kpis,
    digitalPresence: {
      socialMedia: text('socialMedia'),
      websiteSeo: text('websiteSeo'),
      mediaCoverage: text('mediaCoverage'),
      contentPerformance: text('contentPerformance'),
      audienceAnalysis: text('audienceAnalysis'),
    },
    commercialIntelligence: {
      marketValue: text('marketValue'),
      partnershipPotential: text('partnershipPotential'),
      competitivePositioning: text('competitivePositioning'),
    },
    reputationAnalysis: { sentimentAnalysis: text('sentimentAnalysis'), riskFactors: text('riskFactors'), crisisReadiness: text('crisisReadiness') },
    recommendations: report.recommendations.map((recommendation) => recommendation.text),
    plan: user.plan,
    headline: report.headline,
    summaryClaims: report.summary,
    biographyClaims,
    blocks,
    risks: report.risks,
    advice: report.recommendations,
    evidence: report.evidence,
    sentiment: report.sentiment,
    sources: report.coverage.totals.sources,
    domains: report.coverage.totals.domains,
    comparison: null,
  };
}

/** The user and the newest finished analysis. */
export async function dashboard(deps: Deps, user: User): Promise<Dashboard> {
  const newest = await newestReport(deps, user.id);
  return { user: currentUser(user), analysis: newest ? analysisOf(newest.orderId, newest.completedAt, newest.report, user) : null };
}
