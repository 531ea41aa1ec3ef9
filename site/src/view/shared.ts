/** A shared report as the components of the report draw it. Pure. */
import { DIGITAL_SOURCE_TYPES } from '#contract/ai-mark.ts';
import type { Report } from '#contract/report.ts';
import type { SharedReport } from '#contract/sharing.ts';

/** Opens the dialog of links on a report's page. */
export const SHARE_FRAGMENT = '#udostepnij';

/** A report that has what the link shows, and is empty where it shows nothing. */
export function reportOf(shared: SharedReport): Report {
  const { subject, headline, totals, method, stories = [], kpis, risks = [], platforms = [], plan, evidence } = shared;
  const claim = <C extends { text: string; refs: number[] }>(said: C) => ({ pattern: '', basis: 'evidence' as const, quotes: [], ...said });
  return {
    profil_kompleksowy: { streszczenie_wykonawcze: '' },
    dashboard_kpi: {
      metryki_liczbowe: {},
      analiza_dashboard: { srednia_ocena: 0, najsilniejsze_obszary: kpis?.strong ?? [], najslabsze_obszary: kpis?.weak ?? [], rekomendacje_poprawy: [] },
    },
    analiza_obecnosci_cyfrowej: { metryki_social_media: { podzial_platform: {} } },
    rekomendacje_strategiczne: '',
    subject: { name: subject.name, kind: 'person', description: '' },
    headline: claim(headline),
    summary: [],
    stories: stories.map((story) => ({
      ...story,
      headline: claim(story.headline),
      told: story.told?.map(claim),
      excerpts: story.excerpts.map(claim),
      ending: story.ending && claim(story.ending),
      reason: story.reason && claim(story.reason),
      stillShown: [],
      background: [],
    })),
    asides: [],
    lostResults: [],
    facts: [],
    opinions: [],
    ratings: [],
    endings: [],
    confusions: [],
    riskLevel: 'low',
    overallSentimentScore: 0,
    sentiment: { positive: 0, neutral: 0, negative: 0, mixed: 0, uncertain: 0 },
    kpis: (kpis?.list ?? []).map((kpi) => ({ ...kpi, note: '', description: '', raises: [] })),
    mirror: [],
    mirrorNote: '',
    sections: [],
    risks: risks.map((risk) => ({
      ...risk,
      for: risk.for.map(({ refs }) => claim({ text: '', refs })),
      against: risk.against.map(({ refs }) => claim({ text: '', refs })),
      unknown: risk.unknown.map(({ text }) => claim({ text, refs: [] })),
    })),
    accusations: [],
    recommendations: (plan?.steps ?? []).map((step) => ({ ...step, effect: '', raises: [], reason: '', refs: [] })),
    plan: { lead: plan?.lead ?? '', weeks: (plan?.weeks ?? []).map((week) => ({ ...week, lead: '', check: '' })), notes: [] },
    platforms: platforms.map((platform) => ({ ...platform, profile: null, href: null, note: '', refs: [] })),
    evidence: evidence.map((item) => ({
      ...item,
      url: '',
      fetchedAt: '',
      sha256: '',
      platform: null,
      lang: '',
      matched: { form: '', start: 0, end: 0, reason: '' },
      quote: { ...item.quote, start: 0, end: 0 },
      excerpts: [],
      reach: { ...item.reach, formula: '' },
      copies: [],
    })),
    setAside: [],
    coverage: {
      queries: [],
      pages: [],
      totals: {
        hits: 0,
        addresses: 0,
        fetched: 0,
        failed: 0,
        duplicates: 0,
        setAside: 0,
        named: 0,
        offTopic: 0,
        empty: 0,
        foreign: 0,
        topDomainShare: 0,
        ...totals,
      },
      enough: true,
      notes: [],
      rounds: [],
    },
    method: {
      version: '',
      writer: 'rules',
      claimsPrinted: 0,
      claimsDropped: 0,
      droppedFor: {},
      withheld: 0,
      retention: { reportDate: '', sourcesDate: '' },
      ...method,
    },
  };
}

/** What the shown words were made with, as machines read it: a story told by a model, or a tone that one read, is shown with the rules' own. */
export const sourceTypeOf = ({ stories = [], evidence }: SharedReport): string =>
  DIGITAL_SOURCE_TYPES[stories.some(({ told = [] }) => told.length > 0) || evidence.some(({ sentiment }) => sentiment?.by === 'model') ? 'model' : 'rules'];
