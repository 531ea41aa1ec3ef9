/** Results of the engine in `site/generated` for the landing page; empty before the first build. */
import type { ImageMetadata } from 'astro';
import type { SAMPLE } from '#contract/constants.ts';

const reports = import.meta.glob<{ evidence: readonly { n: number; url: string }[] }>('/site/generated/raport.json', { eager: true, import: 'default' });
const pages = import.meta.glob<ImageMetadata>('/site/generated/strona-*.png', { eager: true, import: 'default' });

/** Number of the sample report's source whose address (without "http://") begins with `address`; null if there is none. */
export function sourceNumber(address: string): number | null {
  const found = Object.values(reports)[0]?.evidence.find(({ url }) => url.startsWith(`http://${address}`));
  return found?.n ?? null;
}

/** A page of the sample's PDF as a picture; null if it has not been made. */
export function pageOf(number: (typeof SAMPLE.shown)[number]): ImageMetadata | null {
  return pages[`/site/generated/strona-${String(number).padStart(2, '0')}.png`] ?? null;
}
