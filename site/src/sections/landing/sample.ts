/** Results of the engine in `site/generated` for the landing page; empty before the first build. */
import type { ImageMetadata } from 'astro';
import type { SAMPLE } from '#contract/constants.ts';

type Sample = { evidence: readonly { n: number; url: string; domain: string }[]; summary: readonly { text: string; refs: readonly number[] }[] };
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

/** A page of the sample's PDF as a picture; null if it has not been made. */
export function pageOf(number: (typeof SAMPLE.shown)[number]): ImageMetadata | null {
  return pages[`/site/generated/strona-${String(number).padStart(2, '0')}.png`] ?? null;
}
