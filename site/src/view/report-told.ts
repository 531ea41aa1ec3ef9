/** The points under the lead, the rows of the axis and the risks of the report's main part. Pure. */
import { refsOf, riskSides } from '#contract/charged.ts';
import { RISK_LEVELS } from '#contract/choices.ts';
import { axisKpis } from '#contract/figures.ts';
import { polish, sentenceTitle } from '#contract/format.ts';
import { shownExcerpt } from '#contract/overview.ts';
import type { Report, Risk, RiskLevel } from '#contract/report.ts';
import { reportText } from '../text/report.ts';
import { toldText as t } from '../text/told.ts';
import { boardView, type KpiView } from './report-kpi.ts';

const levelOf = (level: RiskLevel): number => RISK_LEVELS.indexOf(level);
const byLevel = (a: Risk, b: Risk) => levelOf(b.level) - levelOf(a.level);

/** Who put the text together: rules alone, rules with a model that read pages for them, or with one that told the stories. */
export function madeBy({ stories, method }: Pick<Report, 'stories' | 'method'>): keyof typeof t.madeBy {
  if (method.writer === 'rules') return 'rules';
  return stories.some(({ told = [] }) => told.length > 0) ? 'told' : 'read';
}

/** Rows of the axis, and the names of what is left to a sentence. */
export function kpiRows(report: Pick<Report, 'kpis' | 'dashboard_kpi'>): { rows: KpiView[]; left: string[] } {
  const { rows, left } = axisKpis(report.kpis);
  const view = (kpis: Report['kpis']) => boardView({ ...report, kpis }).kpis;
  return { rows: view(rows), left: view(left).map(({ name }) => name) };
}

export type Point = { title: string; text: string };

/** A risk that comes before a matter told without its end: of what is laid at the subject's door, not of namesakes or of what is old. */
const isGrave = (risk: Report['risks'][number] | undefined): boolean =>
  risk !== undefined &&
  (risk.level === 'high' || risk.level === 'critical' || (risk.level === 'medium' && (risk.kind === 'charge' || risk.kind === 'recurring')));

/** Three points under the lead: what to build on, what burdens, what to begin with. One without data is left out. */
export function summaryPoints(report: Pick<Report, 'summary' | 'risks' | 'stories' | 'accusations' | 'recommendations' | 'kpis' | 'dashboard_kpi'>): Point[] {
  const points: Point[] = [];
  const praise = report.summary.find(({ pattern }) => pattern.startsWith('ST-'));
  // What rests on too little to be a row is no strength.
  const rows = new Set(kpiRows(report).rows.map(({ name }) => name));
  const strong = boardView(report).strong.flatMap(({ name }) => (rows.has(name) ? [name] : []));
  if (praise) points.push({ title: t.build, text: polish(praise.text) });
  else if (strong.length > 0) points.push({ title: t.build, text: t.strongest(strong) });
  const risk = [...report.risks].sort(byLevel)[0];
  const open = report.stories.find(({ ending, stillShown }) => ending && stillShown.length > 0);
  if (open && !isGrave(risk)) points.push({ title: t.burden, text: t.oldVersion(polish(shownExcerpt(open.headline.text)), open.stillShown.length) });
  else if (risk) points.push({ title: t.burden, text: t.riskPoint(risk.name, risk.level, refsOf(risk.for).length) });
  else if (report.accusations[0]) points.push({ title: t.burden, text: t.charge(report.accusations[0].end !== null, report.accusations[0].stillShown.length) });
  const step = report.recommendations[0];
  if (step) points.push({ title: t.start, text: t.startPoint(polish(sentenceTitle(step.text)), reportText.rec.effort[step.effort]) });
  return points;
}

export type RiskView = {
  name: string;
  level: RiskLevel;
  against: number[];
  defending: number[];
  unknown: string | null /** The first sentence about it. */;
  said: string | null;
  column: 0 | 1 | 2;
};

/** Risks with the sources on both sides; `column` by the monthly reach of those that speak for it. */
export function riskViews({ risks, evidence }: Pick<Report, 'risks' | 'evidence'>): RiskView[] {
  const reach = new Map(evidence.map(({ n, reach: { value } }) => [n, value]));
  return [...risks].sort(byLevel).map((risk): RiskView => {
    const { charging: against, defending } = riskSides(risk, evidence);
    const sum = against.reduce((all, n) => all + (reach.get(n) ?? 0), 0);
    const unknown = risk.unknown[0]?.text.replace(/^Czego nie wiemy:\s*/u, '') ?? null;
    const said = risk.for[0]?.text || null;
    return { name: risk.name, level: risk.level, against, defending, unknown, said, column: sum > 10_000 ? 2 : sum > 5_000 ? 1 : 0 };
  });
}
