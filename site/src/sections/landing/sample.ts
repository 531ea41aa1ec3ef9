/** Results of the engine in `site/generated` for the landing page; empty before the first build. */
import type { ImageMetadata } from 'astro';
import type { SAMPLE } from '#contract/constants.ts';
import { firstSentence } from '#contract/format.ts';

type Sample = {
  evidence: readonly { n: number; url: string; domain: string }[];
  summary: readonly { text: string; refs: readonly number[] }[];
  plan: { weeks: readonly { title: string; steps: readonly string[] }[] };
};
const reports = import.meta.glob<Sample>('/site/generated/raport.json', { eager: true, import: 'default' });
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
  return claim && source ? { text: claim.text, n: source.n, domain: source.domain } : null;
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
