import type { Analysis } from '../analysis/ledger/types.ts';
import { aiMark } from '../contract/ai-mark.ts';
import { levelOf, onTen, shownMean } from '../contract/figures.ts';
import { dateShort, sentenceTitle } from '../contract/format.ts';
import type { KpiId } from '../contract/kpis.ts';
import { type Claim, type Kpi, type PlatformStat, type Report, reportSchema } from '../contract/report.ts';
import { isMeasured } from '../contract/rules.ts';

export type ReportMeta = {
  /** See `verificationCode`. */
  code: string;
  demo: boolean;
  /** ISO time of the analysis. */
  generatedAt: string;
  /** ISO time of the recount. */
  recountedAt?: string;
  /** ISO dates on which the report and the page copies are erased. */
  reportDate: string;
  sourcesDate: string;
};

/** Version of the formulas when no KPI names one. */
const METHOD_VERSION = '1.0';
const EXTREMES = 3;

/** Keys of `podzial_platform`: what the report page prints before each value. */
const STAT = {
  profile: 'profil',
  followers: 'obserwujący',
  lastPost: 'ostatni wpis',
  posts90: 'wpisy w 90 dni',
  mentions: 'wzmianki',
  note: 'uwagi',
} as const;

/**
 * Puts an analysis into the result JSON: the Polish keys of the specification and, beside them, the evidence.
 * Pure; the same analysis and meta give the same report.
 * @throws Error naming the first field that does not fit the contract
 */
export function composeReport(analysis: Analysis, meta: ReportMeta): Report {
  const { ledger, kpis } = analysis;
  const { totals } = ledger;
  const [strong, weak] = extremes(kpis);
  const isRead = (analysis.readings?.pages.length ?? 0) > 0;
  const report = {
    profil_kompleksowy: { streszczenie_wykonawcze: prose([analysis.headline, ...analysis.summary]) },
    dashboard_kpi: {
      metryki_liczbowe: Object.fromEntries(kpis.filter(isMeasured).map((k) => [k.id, onTen(k.score)])),
      analiza_dashboard: {
        srednia_ocena: onTen(shownMean(kpis)?.points ?? 0),
        najsilniejsze_obszary: strong,
        najslabsze_obszary: weak,
        rekomendacje_poprawy: analysis.recommendations.map((r) => r.text),
      },
    },
    analiza_obecnosci_cyfrowej: {
      metryki_social_media: { podzial_platform: Object.fromEntries(analysis.platforms.map((p) => [p.platform, platformStats(p)])) },
    },
    rekomendacje_strategiczne: strategy(analysis),

    subject: { name: ledger.subject.name, kind: ledger.subject.kind, description: ledger.subject.description },
    headline: analysis.headline,
    summary: analysis.summary,
    stories: analysis.stories,
    asides: analysis.asides,
    facts: analysis.facts,
    opinions: analysis.opinions,
    ratings: analysis.ratings,
    endings: analysis.endings,
    confusions: analysis.confusions,
    riskLevel: analysis.riskLevel,
    overallSentimentScore: analysis.overallSentimentScore,
    sentiment: sentimentCounts(analysis),
    kpis,
    mirror: analysis.mirror,
    mirrorNote: analysis.mirrorNote,
    sections: analysis.sections,
    risks: analysis.risks,
    accusations: analysis.accusations,
    ...(analysis.readings ? { readings: analysis.readings } : {}),
    recommendations: analysis.recommendations,
    plan: analysis.plan,
    platforms: analysis.platforms,
    evidence: [...ledger.items, ...ledger.records].map((item) => item.evidence),
    setAside: ledger.setAside,
    lostResults: analysis.lostResults,
    coverage: {
      ...(ledger.costs ? { costs: ledger.costs.map(({ amount, currency }) => ({ amount: Math.round(amount * 1e6) / 1e6, currency })) } : {}),
      queries: ledger.coverage,
      pages: ledger.pages,
      totals,
      enough: ledger.count.enough,
      ...(ledger.included ? { included: true } : {}),
      notes: analysis.notes,
      rounds: ledger.rounds,
    },
    method: {
      version: kpis[0]?.version ?? METHOD_VERSION,
      generatedAt: meta.generatedAt,
      ...(meta.recountedAt ? { recountedAt: meta.recountedAt } : {}),
      writer: isRead ? 'model' : 'rules',
      ai: aiMark(isRead ? 'model' : 'rules'),
      claimsPrinted: analysis.claimsPrinted,
      claimsDropped: analysis.claimsDropped,
      droppedFor: analysis.droppedFor,
      withheld: analysis.withheld,
      code: meta.code,
      demo: meta.demo,
      retention: { reportDate: meta.reportDate, sourcesDate: meta.sourcesDate },
    },
  };
  const checked = reportSchema.safeParse(report);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    throw new Error(`The report does not fit the contract at "${issue?.path.join('.')}": ${issue?.message}`);
  }
  return checked.data;
}

const prose = (claims: Claim[]): string => claims.map((c) => c.text.trim()).join(' ');

/**
 * The three strongest and the three weakest, never the same one twice; scores on thin evidence only when there are no others, none without any.
 * What is called weak is no strength, and what is called strong no weakness.
 */
function extremes(kpis: Kpi[]): [strong: KpiId[], weak: KpiId[]] {
  const solid = kpis.filter((k) => !k.thin);
  const ranked = [...(solid.length > 0 ? solid : kpis.filter(isMeasured))].sort((a, b) => b.score - a.score);
  const upper = Math.min(EXTREMES, Math.ceil(ranked.length / 2));
  const strong = ranked.slice(0, upper).filter(({ score }) => levelOf(score) !== 'weak');
  const weak = ranked.slice(upper).filter(({ score }) => levelOf(score) !== 'good');
  return [
    strong.map(({ id }) => id),
    weak
      .toReversed()
      .slice(0, EXTREMES)
      .map(({ id }) => id),
  ];
}

function sentimentCounts({ ledger }: Analysis): Report['sentiment'] {
  const counts = { positive: 0, neutral: 0, negative: 0, mixed: 0, uncertain: 0 };
  // Own and foreign pages are not rated, which is not the same as rated with doubt.
  for (const { evidence, uncertain } of ledger.items) if (evidence.sentiment) counts[uncertain ? 'uncertain' : evidence.sentiment.label]++;
  return counts;
}

function platformStats(stat: PlatformStat): Record<string, string | number> {
  const known: [string, string | number | null][] = [
    [STAT.profile, stat.profile],
    [STAT.followers, stat.followers],
    [STAT.lastPost, stat.lastPost && dateShort(stat.lastPost)],
    [STAT.posts90, stat.posts90],
    [STAT.mentions, stat.mentions],
    [STAT.note, stat.note || null],
  ];
  return Object.fromEntries(known.filter((entry): entry is [string, string | number] => entry[1] !== null));
}

/** One to three paragraphs: what to do first, what next, and the month's plan. */
function strategy({ recommendations, plan }: Analysis): string {
  const [first, ...rest] = recommendations;
  const titles = rest.slice(0, 3).map((r) => sentenceTitle(r.text));
  const weeks = plan.weeks.map((w) => `Tydzień ${w.week}: ${w.title.trim().replace(/\.$/, '')}.`).join(' ');
  return [
    first && `${first.text.trim()} Spodziewany efekt: ${first.effect}.`,
    titles.length > 0 && `Następnie: ${titles.join('. ')}.`,
    weeks && `${plan.lead} ${weeks}`,
  ]
    .filter((part): part is string => typeof part === 'string')
    .join('\n\n');
}
