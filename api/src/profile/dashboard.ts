import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { Dashboard } from '../contract/auth.ts';
import type { Deps } from '../deps.ts';
import { newestReport } from '../orders/newest-report.ts';

/** The user and the key figures of the newest finished analysis. */
export async function dashboard(deps: Deps, user: User): Promise<Dashboard> {
  const newest = await newestReport(deps, user.id);
  if (!newest) return { user: currentUser(user), analysis: null };
  const { orderId, completedAt, report } = newest;
  return {
    user: currentUser(user),
    analysis: {
      orderId,
      subjectName: report.subject.name,
      summary: report.profil_kompleksowy.streszczenie_wykonawcze,
      riskLevel: report.riskLevel,
      overallSentimentScore: report.overallSentimentScore,
      analysisCompletedAt: completedAt.toISOString(),
      kpiMetrics: report.kpis.map(({ id, name, score, description, support, thin }) => ({ id, name, score, description, support, thin })),
      recommendations: report.recommendations.map(({ text }) => text),
      sources: report.coverage.totals.sources,
      domains: report.coverage.totals.domains,
    },
  };
}
