import { LENGTH } from '#contract/constants.ts';

/** Adds "https://" to an address without a scheme. */
export const withScheme = (link: string): string => (/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`);

/** Whether an address (with its scheme) may be stored: http or https, a host with a dot, not too long. */
export function isWebAddress(link: string): boolean {
  if (link.length > LENGTH.url || !URL.canParse(link)) return false;
  const url = new URL(link);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** Splits typed addresses at whitespace, commas and semicolons; adds a missing "https://". */
export function linksOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(withScheme);
}
