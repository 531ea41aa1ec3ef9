/** JSON-LD of the public pages (schema.org), from the same copy and constants that the pages show. Pure. */
import { COMPANY } from '#contract/company.ts';
import { CONTENT_STRATEGY, CURRENCY, PRICE_GROSZE, RED_ALERT } from '#contract/constants.ts';
import { landing } from '../text/landing.ts';
import { SEO } from '../text/seo.ts';

export type ArticleFacts = { published: string; updated: string; author: string };
/** `picture`: address of the picture for shared links. */
export type PageFacts = { path: string; title: string; description: string; picture: string; article?: ArticleFacts | undefined };
type Node = Record<string, unknown>;

/** Replaces no-break spaces by plain ones. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
/** A title without " — Lustro": search results show the site's name beside it. */
const withoutSiteName = (title: string): string => plain(title).replace(/ — Lustro$/, '');
const pln = (grosze: number): string => (grosze / 100).toFixed(2);

const IN_STOCK = 'https://schema.org/InStock';
/** Announced, cannot be bought yet. */
const NOT_YET = 'https://schema.org/OutOfStock';

type Offered = { price: number; availability: string; name?: string; monthly?: boolean };
/** Offers of the service pages by path. */
const OFFERS: Record<string, Offered[]> = {
  '/raport-wizerunku': [{ price: PRICE_GROSZE, availability: IN_STOCK }],
  '/analiza-obecnosci': [{ price: PRICE_GROSZE, availability: IN_STOCK }],
  '/content-strategy': [{ price: CONTENT_STRATEGY.priceGrosze, availability: NOT_YET }],
  '/red-alert': [
    { name: 'Basic', price: RED_ALERT.basic.priceGrosze, availability: NOT_YET, monthly: true },
    { name: 'Pro', price: RED_ALERT.pro.priceGrosze, availability: NOT_YET, monthly: true },
  ],
};

const offer = ({ price, availability, name, monthly }: Offered, url: string): Node => ({
  '@type': 'Offer',
  ...(name ? { name } : {}),
  price: pln(price),
  priceCurrency: CURRENCY,
  ...(monthly
    ? { priceSpecification: { '@type': 'UnitPriceSpecification', price: pln(price), priceCurrency: CURRENCY, unitCode: 'MON', valueAddedTaxIncluded: true } }
    : {}),
  availability,
  url,
});

/** Breadcrumbs from the landing page; null on the landing page itself. */
function breadcrumbs(page: PageFacts, at: (path: string) => string): Node | null {
  if (page.path === '/') return null;
  const parent = page.path.slice(0, page.path.lastIndexOf('/'));
  const steps = ['/', ...(SEO[parent] ? [parent] : []), page.path];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((path, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: plain(SEO[path]?.name ?? withoutSiteName(page.title)),
      item: at(path),
    })),
  };
}

/** The JSON-LD graph of one page. `site` is the address of the deployment. */
export function structuredData(page: PageFacts, site: URL): Node {
  const at = (path: string): string => new URL(path, site).href;
  const organization: Node = { '@type': 'Organization', '@id': at('/#organization'), name: COMPANY.brand, legalName: COMPANY.name, url: at('/') };
  const self = { '@id': at('/#organization') };
  const graph: Node[] = [];
  if (page.path === '/') {
    graph.push(
      { ...organization, logo: at('/apple-touch-icon.png'), email: COMPANY.email, areaServed: 'PL' },
      {
        '@type': 'WebSite',
        '@id': at('/#website'),
        url: at('/'),
        name: COMPANY.brand,
        description: plain(page.description),
        inLanguage: 'pl',
        publisher: self,
      },
      {
        '@type': 'FAQPage',
        inLanguage: 'pl',
        mainEntity: landing.faq.list.map(({ q, a }) => ({
          '@type': 'Question',
          name: plain(q),
          acceptedAnswer: { '@type': 'Answer', text: plain(a) },
        })),
      },
    );
  } else graph.push(organization);
  const offers = OFFERS[page.path];
  if (offers)
    graph.push({
      '@type': 'Service',
      name: plain(SEO[page.path]?.name ?? withoutSiteName(page.title)),
      description: plain(page.description),
      url: at(page.path),
      provider: self,
      areaServed: 'PL',
      offers: offers.map((one) => offer(one, at(page.path))),
    });
  if (page.article) {
    const { published, updated, author } = page.article;
    graph.push({
      '@type': 'Article',
      image: page.picture,
      headline: withoutSiteName(page.title),
      description: plain(page.description),
      datePublished: published,
      dateModified: updated,
      author: { '@type': 'Organization', name: author },
      publisher: self,
      mainEntityOfPage: at(page.path),
      inLanguage: 'pl',
    });
  }
  const crumbs = breadcrumbs(page, at);
  if (crumbs) graph.push(crumbs);
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON for a script element, with "<" escaped so that it cannot close the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');
