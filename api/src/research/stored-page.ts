import type { SourceKind } from '../contract/report.ts';
import { canonicalUrl, documentId, domainOf, hostOf, sha256 } from './canonical.ts';
import { platformOf } from './kinds.ts';
import type { Document } from './types.ts';

/** What is stored of a page. `text`: of the article, paragraphs divided by a blank line. */
export type StoredPage = { url: string; title: string; text: string; kind: SourceKind; lang: string; publishedAt: Date | null; fetchedAt: Date };

/** A stored page as research would hand it on; what its markup said is not known any more. */
export function storedDocument({ url, title, text, kind, lang, publishedAt, fetchedAt }: StoredPage): Document {
  const canonical = canonicalUrl(url) ?? url;
  return {
    id: documentId(canonical),
    url,
    canonicalUrl: canonical,
    host: hostOf(url),
    domain: domainOf(url),
    sha256: sha256(text),
    fetchedAt: fetchedAt.toISOString(),
    kind,
    platform: platformOf(hostOf(url)),
    lang,
    article: {
      kind: 'text',
      items: [],
      title,
      text,
      author: null,
      publishedAt: publishedAt?.toISOString() ?? null,
      siteName: null,
      canonicalUrl: canonical,
      lang,
      page: { description: null, structuredTypes: [], links: [], hasContact: false, profile: null },
    },
    hits: [],
  };
}
