/** The sample report with fewer or more sources, as the engine would leave it. */
import { CERTAIN } from '../../src/contract/constants.ts';
import type { Claim, Evidence, Report } from '../../src/contract/report.ts';

const kept = (claims: Claim[], most: number): Claim[] =>
  claims.map((claim) => ({ ...claim, refs: claim.refs.filter((n) => n <= most) })).filter(({ refs, basis }) => refs.length > 0 || basis !== 'evidence');

/** A report on its first `most` sources: no risks, few stories, indices that rest on too little. */
export function thinned(report: Report, most: number): Report {
  const thin = structuredClone(report);
  thin.evidence = thin.evidence.slice(0, most);
  thin.headline = { ...thin.headline, refs: [] };
  thin.summary = kept(thin.summary, most).slice(0, 2);
  thin.stories = thin.stories.filter(({ pages }) => pages.every((n) => n <= most));
  thin.asides = kept(thin.asides, most);
  Object.assign(thin, { facts: [], opinions: [], endings: [], risks: [], accusations: [], mirror: [] });
  thin.recommendations = thin.recommendations.slice(0, 2).map((rec) => ({ ...rec, refs: rec.refs.filter((n) => n <= most) }));
  thin.kpis = thin.kpis.map((kpi, i) => {
    const support = i < 2 && most >= 5 ? most : Math.min(kpi.support, i % 4);
    return { ...kpi, support, thin: support < 5, refs: kpi.refs.filter((n) => n <= most) };
  });
  thin.sections = thin.sections.map((section) => ({
    ...section,
    thin: 'Za mało źródeł, żeby powiedzieć więcej.',
    findings: section.findings.map((finding) => ({ ...finding, claims: kept(finding.claims, most) })).filter(({ claims }) => claims.length > 0),
  }));
  thin.platforms = thin.platforms.map((stat) => ({ ...stat, refs: stat.refs.filter((n) => n <= most) }));
  const judged = thin.evidence.filter(({ own, sentiment }) => !own && sentiment);
  const of = (label: string) => judged.filter(({ sentiment }) => sentiment && sentiment.confidence >= CERTAIN && sentiment.label === label).length;
  thin.sentiment = {
    positive: of('positive'),
    neutral: of('neutral'),
    negative: of('negative'),
    mixed: of('mixed'),
    uncertain: judged.filter(({ sentiment }) => (sentiment?.confidence ?? 1) < CERTAIN).length,
  };
  Object.assign(thin.coverage.totals, { sources: most, domains: new Set(thin.evidence.map(({ domain }) => domain)).size, fetched: most + 4 });
  return thin;
}

/** A report on `all` sources: the same ones again, later. */
export function grown(report: Report, all: number): Report {
  const large = structuredClone(report);
  const { evidence } = report;
  const at = (i: number): Evidence => {
    const item = evidence[i % evidence.length] as Evidence;
    const again = Math.floor(i / evidence.length);
    const date = item.publishedAt && new Date(Date.parse(item.publishedAt) - again * 86_400_000 * 97).toISOString();
    return again === 0 ? item : { ...item, n: i + 1, publishedAt: date, rank: null, domain: `${again}.${item.domain}` };
  };
  large.evidence = Array.from({ length: all }, (_, i) => at(i));
  large.coverage.totals.sources = all;
  return large;
}
