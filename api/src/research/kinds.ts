/** What kind of source a page is, by its host, address and structured data. */

import { PLATFORMS, type Platform } from '../contract/platforms.ts';
import type { SourceKind } from '../contract/report.ts';
import { domainOf, hostOf, parseWebUrl } from './canonical.ts';
import { KIND_HOSTS, KIND_WORDS, PLATFORM_HOSTS } from './hosts.ts';

/** Names reserved for documents and tests (RFC 2606): there the first label alone names the site. */
const RESERVED = /\.(?:example|test|invalid)$/;

const labelOf = (domain: string) => domain.split('.')[0] ?? '';

/** The host itself, its parents, and for reserved names the label, each looked up. */
function lookup<T>(table: Map<string, T>, labels: Map<string, T>, host: string): T | null {
  const clean = host.toLowerCase().replace(/^www\./, '');
  if (RESERVED.test(clean)) return labels.get(labelOf(domainOf(`http://${clean}/`))) ?? null;
  for (let at = clean; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const found = table.get(at);
    if (found !== undefined) return found;
  }
  return null;
}

const platformByHost = new Map<string, Platform>();
const platformByLabel = new Map<string, Platform>();
for (const platform of PLATFORMS) {
  for (const host of PLATFORM_HOSTS[platform]) {
    platformByHost.set(host, platform);
    platformByLabel.set(labelOf(host), platform);
  }
}
const kindByHost = new Map<string, SourceKind>();
const kindByLabel = new Map<string, SourceKind>();
for (const [kind, hosts] of Object.entries(KIND_HOSTS) as [SourceKind, string[]][]) {
  for (const host of hosts) {
    kindByHost.set(host, kind);
    if (labelOf(host).length > 2) kindByLabel.set(labelOf(host), kind);
  }
}

/** Social platform of a host ("www.linkedin.com", "pl.linkedin.com"), or null. */
export function platformOf(host: string): Platform | null {
  return lookup(platformByHost, platformByLabel, host);
}

export type KindFacts = { url: string; structuredTypes: string[]; ogType?: string | null };

/** Kind by the page's own structured data; null when that does not decide. */
function kindOfTypes(types: string[]): SourceKind | null {
  const has = (...names: string[]) => names.some((name) => types.includes(name));
  if (has('NewsArticle', 'ReportageNewsArticle', 'AnalysisNewsArticle', 'OpinionNewsArticle', 'LiveBlogPosting')) return 'news';
  if (has('DiscussionForumPosting', 'QAPage')) return 'forum';
  if (has('BlogPosting', 'Blog')) return 'blog';
  if (has('TechArticle', 'ScholarlyArticle')) return 'trade';
  if (has('SocialMediaPosting')) return 'social';
  if (has('Review', 'EmployerReview', 'UserReview', 'CriticReview') && !has('Article')) return 'review';
  return null;
}

const COMPANY_TYPES =
  /^(?:Organization|Corporation|LocalBusiness|ProfessionalService|Store|Restaurant|MedicalBusiness|Physician|Dentist|LegalService|Attorney|NGO|EducationalOrganization|Product|Service|AboutPage|ContactPage)$/;
const FRAME_TYPES = /^(?:WebSite|WebPage|CollectionPage|BreadcrumbList|ListItem|ImageObject|SearchAction|EntryPoint)$/;
const KIND_PATHS: [SourceKind, RegExp][] = [
  ['forum', /\/(?:forum|watek|temat|thread|viewtopic|topic)(?:[/.,-]|$)/],
  ['review', /\/(?:opinie|opinia|recenzje|oceny|reviews?)(?:[/.,-]|$)/],
  ['blog', /\/blog(?:[/.,-]|$)/],
  ['company', /\/(?:o-nas|o-firmie|kontakt|oferta|zespol|nasz-zespol|uslugi|realizacje|kariera|about|team)(?:[/.,-]|$)/],
  ['news', /\/(?:wiadomosci|aktualnosci|news|artykul|sport|kultura|gospodarka|region)(?:[/.,-]|$)|\/\d{4}\/\d{2}\//],
];

/** Kind of a source: platform, known host, the page's own types, words in its host name, its path. `other` when none of these decides. */
export function sourceKind(facts: KindFacts): SourceKind {
  const host = hostOf(facts.url);
  if (platformOf(host)) return 'social';
  const path = parseWebUrl(facts.url)?.pathname.toLowerCase() ?? '/';
  const known = lookup(kindByHost, kindByLabel, host);
  // A blog or forum inside a portal is a blog or forum.
  if (/^blogi?\./.test(host)) return 'blog';
  if (/^forum\./.test(host)) return 'forum';
  if (known === 'news' && KIND_PATHS[0]?.[1].test(path)) return 'forum';
  if (known) return known;
  const byTypes = kindOfTypes(facts.structuredTypes);
  const label = labelOf(domainOf(facts.url));
  const byWords = KIND_WORDS.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
  // Trade papers mark their texts as NewsArticle too; a trade word in the host's name decides.
  if (byTypes) return byTypes === 'news' && byWords === 'trade' ? 'trade' : byTypes;
  const isArticle = facts.structuredTypes.includes('Article') || facts.ogType === 'article';
  // The outer item speaks for the page: the publisher of an event or article is an organisation too.
  const [outer = ''] = facts.structuredTypes;
  const isCompany = COMPANY_TYPES.test(outer) || (FRAME_TYPES.test(outer) && facts.structuredTypes.some((type) => COMPANY_TYPES.test(type)));
  if (!isArticle && isCompany) return byWords ?? 'company';
  return byWords ?? KIND_PATHS.find(([, pattern]) => pattern.test(path))?.[0] ?? (isArticle ? 'news' : 'other');
}
