/** Results of the engine in `site/generated` for the landing page; empty before the first build. */
import type { ImageMetadata } from 'astro';
import type { SAMPLE } from '#contract/constants.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { reportHorizon } from '#contract/drawing/report-horizon.ts';
import { firstScreenStrip } from '#contract/drawing/small.ts';
import { byScore, shownKpi, tenText, toneShares } from '#contract/figures.ts';
import { firstSentence, polish } from '#contract/format.ts';
import { platformsHeading, risksHeading } from '#contract/headings.ts';
import { shownExcerpt } from '#contract/overview.ts';
import type { Report } from '#contract/report.ts';
import { reportText } from '../../text/report.ts';
import { firstScreen } from '../../view/first-screen.ts';
import { screenPlaces } from '../../view/portrait.ts';
import { weightiest } from '../../view/report-sources.ts';

const reports = import.meta.glob<Report>('/site/generated/raport.json', { eager: true, import: 'default' });
const pages = import.meta.glob<ImageMetadata>('/site/generated/strona-*.png', { eager: true, import: 'default' });

/** Number of the sample report's source whose address (without "http://") begins with `address`; null if there is none. */
export function sourceNumber(address: string): number | null {
  const found = Object.values(reports)[0]?.evidence.find(({ url }) => url.startsWith(`http://${address}`));
  return found?.n ?? null;
}

/** A sentence of the sample report that one source proves, with that source; null before the first build of the sample. */
export function provenSentence(): { text: string; n: number; domain: string } | null {
  const report = Object.values(reports)[0];
  const claim = report?.summary.find(({ refs }) => refs.length === 1);
  const source = report?.evidence.find(({ n }) => n === claim?.refs[0]);
  return claim && source ? { text: shownExcerpt(claim.text), n: source.n, domain: source.domain } : null;
}

/** The sample report's plan by weeks: when, and the first sentence of what; empty before the first build of the sample. */
export function samplePlan(): { title: string; steps: { when: string; text: string }[] }[] {
  return (Object.values(reports)[0]?.plan.weeks ?? []).map(({ title, steps }) => ({
    title,
    steps: steps.map((step) => {
      const [, when = '', text = step] = /^(Dzień \d+|Dni \d+–\d+): (.*)$/s.exec(step) ?? [];
      return { when, text: firstSentence(text.replace(/\s*\[\d[\d, –]*\]/g, '')) };
    }),
  }));
}

/** A page of the sample's PDF as a picture; null if it has not been made. */
export function pageOf(number: (typeof SAMPLE.shown)[number]): ImageMetadata | null {
  return pages[`/site/generated/strona-${String(number).padStart(2, '0')}.png`] ?? null;
}

/** The sample's Horizon for the first fold of a phone; '' before the first build of the sample. */
export function sampleLine(): string {
  const report = Object.values(reports)[0];
  if (!report) return '';
  return horizon(reportHorizon(report), { width: 328, mini: true, tray: false, unit: 6, up: 38, down: 22, now: report.method.generatedAt.slice(0, 10) }).svg;
}

/** The sample's first screen and Horizon, small, with the finding of the first; null before the first build of the sample. */
export function sampleGlimpse(): { heading: string; sources: number; screen: string; line: string } | null {
  const report = Object.values(reports)[0];
  const screen = report && firstScreen(report);
  if (!screen) return null;
  const { seen, last } = screenPlaces(report.evidence);
  return {
    heading: screen.heading,
    sources: report.evidence.length,
    screen: firstScreenStrip(seen, { last, cell: 30 }),
    line: horizon(reportHorizon(report), { width: 400, mini: true, now: report.method.generatedAt.slice(0, 10) }).svg,
  };
}

/** What a part of the report says in the sample: a finding, lines under it, and a drawing. */
export type Piece = { said: string; lines?: string[]; svg?: string };
const MORE = 3;

/** A piece of each part that the landing page names; empty before the first build of the sample. */
export function samplePieces(): Record<string, Piece> {
  const report = Object.values(reports)[0];
  if (!report) return {};
  const { seen, last } = screenPlaces(report.evidence);
  const measured = byScore(report.kpis).filter(({ thin }) => !thin);
  const kpis = [measured[0], measured.at(-1)].flatMap((kpi) => (kpi ? [kpi] : []));
  const { rated, shares } = toneShares(report.sentiment);
  const [week] = samplePlan();
  return {
    screen: { said: firstScreen(report)?.heading ?? '', svg: firstScreenStrip(seen, { last }) },
    kpi: {
      said: `${kpis.map((kpi) => `${kpi.name}: ${tenText(kpi.score)}, ${shownKpi(kpi).word}`).join('. ')}.`,
      lines: kpis.flatMap(({ raises }) => raises.slice(0, 1)),
    },
    horizon: {
      said: `${shares.map(({ tone, count }) => `${reportText.sentiment[tone]} ${count}`).join(', ')}; razem ${rated} ocenionych z pewnością.`,
      svg: horizon(reportHorizon(report), { width: 328, mini: true, now: report.method.generatedAt.slice(0, 10) }).svg,
    },
    platforms: { said: polish(`${platformsHeading(report.platforms, report.evidence)}.`) },
    risks: { said: polish(`${risksHeading(report)}.`), lines: report.risks.map(({ name }) => name) },
    plan: { said: week ? `Tydzień 1: ${week.title}` : '', lines: week?.steps.slice(0, MORE).map(({ when, text }) => `${when}: ${text}`) ?? [] },
    sources: {
      said: `„${weightiest(report)[0]?.quote ?? ''}”`,
      lines: weightiest(report)
        .slice(0, MORE)
        .map(({ title, domain }) => polish(`${title}, ${domain}`)),
    },
  };
}
