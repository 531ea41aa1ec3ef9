/** Assigns the sentences of a report to the blocks of the analysis dashboard, each sentence once. Pure. */
import type { AnalysisBlock, DashboardAnalysis } from '../contract/profile.ts';
import type { Claim, Report, SectionId } from '../contract/report.ts';

/** The block of each chapter's sentences; exceptions are in `ELSEWHERE`. Biography and timeline are separate fields. */
const CHAPTERS: Record<Exclude<SectionId, 'biography' | 'timeline'>, AnalysisBlock> = {
  first_impression: 'websiteSeo',
  sentiment: 'sentimentAnalysis',
  media: 'mediaCoverage',
  social: 'socialMedia',
  website: 'websiteSeo',
  audience: 'audienceAnalysis',
  commercial: 'marketValue',
  crisis: 'crisisReadiness',
  strengths: 'competitivePositioning',
  weaknesses: 'riskFactors',
};

/** Sentence patterns whose block is not their chapter's. Null: left out, as the KPI cards show it. */
export const ELSEWHERE: Readonly<Record<string, AnalysisBlock | null>> = {
  'FI-09': 'riskFactors',
  'FI-10': 'sentimentAnalysis',
  'FI-11': 'competitivePositioning',
  'FI-12': 'competitivePositioning',
  'SO-10': 'contentPerformance',
  'SO-14': 'contentPerformance',
  'AU-02': 'contentPerformance',
  'AU-06': 'contentPerformance',
  'AU-07': 'contentPerformance',
  'AU-12': 'contentPerformance',
  'AU-14': 'contentPerformance',
  'CO-04': 'partnershipPotential',
  'CO-13': 'partnershipPotential',
  'CO-14': 'partnershipPotential',
  'ST-02': 'sentimentAnalysis',
  'ST-05': 'mediaCoverage',
  'ST-09': 'partnershipPotential',
  'ST-10': 'crisisReadiness',
  'WE-03': 'socialMedia',
  'WE-04': 'mediaCoverage',
  'WE-06': 'websiteSeo',
  'WE-07': 'websiteSeo',
  'WE-08': 'partnershipPotential',
  'WE-09': 'contentPerformance',
};

/** Patterns of the summary that the page shows elsewhere: the first recommendation, the number of sources. */
const SHOWN_ELSEWHERE = new Set(['SU-01', 'SU-03']);

/** The sentences of a chapter in order; empty if the report does not have it. */
export const claimsOf = (report: Report, id: SectionId): Claim[] =>
  report.sections.find((section) => section.id === id)?.findings.flatMap((finding) => finding.claims) ?? [];

export const textOf = (claims: readonly Claim[]): string => claims.map((claim) => claim.text.trim()).join(' ');

/** The summary without the sentences that the page shows elsewhere. */
export const summaryOf = (report: Report): Claim[] => report.summary.filter((claim) => !SHOWN_ELSEWHERE.has(claim.pattern));

/** All sentences by block, in the order of the report. */
function allBlocks(report: Report): Record<AnalysisBlock, Claim[]> {
  const blocks: Record<AnalysisBlock, Claim[]> = {
    socialMedia: [],
    websiteSeo: [],
    mediaCoverage: [],
    contentPerformance: [],
    audienceAnalysis: [],
    marketValue: [],
    partnershipPotential: [],
    competitivePositioning: [],
    sentimentAnalysis: [],
    riskFactors: [],
    crisisReadiness: [],
  };
  for (const { id } of report.sections) {
    if (id === 'biography' || id === 'timeline') continue;
    for (const claim of claimsOf(report, id)) {
      const block = claim.pattern in ELSEWHERE ? ELSEWHERE[claim.pattern] : CHAPTERS[id];
      if (block) blocks[block].push(claim);
    }
  }
  return blocks;
}

/**
 * The blocks as texts and as sentences. `texts` contain every sentence; `claims` leave out those already shown in the headline,
 * summary, biography, risks or an earlier block, unless the block would be empty.
 */
export function blocksOf(report: Report): { claims: Record<AnalysisBlock, Claim[]>; texts: Record<AnalysisBlock, string> } {
  const blocks = allBlocks(report);
  const risks = report.risks.flatMap((risk) => [...risk.for, ...risk.against, ...risk.unknown]);
  const shown = new Set([report.headline, ...summaryOf(report), ...claimsOf(report, 'biography'), ...risks].map((claim) => claim.text));
  const entries = Object.entries(blocks) as [AnalysisBlock, Claim[]][];
  const notShown = (claims: Claim[]): Claim[] => {
    const left = claims.filter((claim) => !shown.has(claim.text));
    for (const claim of left) shown.add(claim.text);
    return left.length > 0 ? left : claims;
  };
  const texts = Object.fromEntries(entries.map(([block, claims]) => [block, textOf(claims)])) as Record<AnalysisBlock, string>;
  const named = report.risks.map((risk) => `${risk.name}. ${textOf(risk.for)}`);
  return {
    claims: Object.fromEntries(entries.map(([block, claims]) => [block, notShown(claims)])) as Record<AnalysisBlock, Claim[]>,
    texts: { ...texts, riskFactors: [...named, texts.riskFactors].filter(Boolean).join(' ') },
  };
}

/** Year and event of a timeline sentence: „2026 — nagroda roku (serwis.pl).” */
const EVENT = /^((?:19|20)\d\d)\s—\s(.+?)(?:\s\([^()]*\))?\.?$/u;

/** Achievements (TL-01) with their year, oldest first, without domain and full stop. Disputes (TL-02) are left out. */
export const achievementsOf = (report: Report): DashboardAnalysis['achievementTimeline'] =>
  claimsOf(report, 'timeline')
    .filter((claim) => claim.pattern === 'TL-01')
    .flatMap((claim) => {
      const [, year, what] = EVENT.exec(claim.text) ?? [];
      return year && what ? [{ year, achievement: what.charAt(0).toLocaleUpperCase('pl') + what.slice(1), refs: claim.refs }] : [];
    })
    .sort((a, b) => Number(a.year) - Number(b.year));
