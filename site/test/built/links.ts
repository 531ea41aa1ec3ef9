/** Finds every address in a page and checks that it exists. */
import { parseHTML } from 'linkedom';

export type Source = { path: string; html: string };
export type Links = { broken: string[]; external: Set<string> };

const ADDRESSES: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['area[href]', 'href'],
  ['link[href]', 'href'],
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['iframe[src]', 'src'],
  ['form[action]', 'action'],
  ['astro-island[component-url]', 'component-url'],
  ['astro-island[renderer-url]', 'renderer-url'],
  ['meta[property="og:image"]', 'content'],
  ['meta[property="og:url"]', 'content'],
];

function* addresses(document: Document): Generator<string> {
  for (const [selector, attribute] of ADDRESSES) for (const element of document.querySelectorAll(selector)) yield element.getAttribute(attribute) ?? '';
  for (const element of document.querySelectorAll('[srcset]'))
    for (const candidate of (element.getAttribute('srcset') ?? '').split(/,\s+/)) yield candidate.trim().split(/\s+/)[0] ?? '';
}

/**
 * @param pages built pages by their paths
 * @param has whether the server answers at a path that is not a page
 * @param site origin of the site, as canonical addresses name it
 * @returns broken links ("from -> to"), and all addresses outside the site
 */
export function checkLinks(pages: Source[], has: (path: string) => boolean, site: string): Links {
  const documents = new Map(pages.map(({ path, html }) => [path, parseHTML(html).document as unknown as Document]));
  const broken = new Set<string>();
  const external = new Set<string>();
  for (const [path, document] of documents) {
    for (const address of addresses(document)) {
      if (/^(mailto:[^@\s]+@[^@\s]+\.[a-z]+(\?.*)?|tel:\+?\d+|data:image\/.*)$/.test(address)) continue;
      const url = URL.canParse(address, site + path) ? new URL(address, site + path) : null;
      if (url?.protocol === 'https:' && url.origin !== site) external.add(url.href);
      else if (url?.origin !== site) broken.add(`${path} -> ${address}`);
      else {
        const page = documents.get(url.pathname);
        const missing = page ? url.hash.length > 1 && !page.getElementById(decodeURIComponent(url.hash.slice(1))) : !has(url.pathname);
        if (missing) broken.add(`${path} -> ${address}`);
      }
    }
  }
  return { broken: [...broken], external };
}
