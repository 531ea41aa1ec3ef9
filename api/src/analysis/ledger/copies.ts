/** Which pages are copies of one text: one of them is counted, the others are its references. */
import type { Evidence } from '../../contract/report.ts';
import { containment, createNearDuplicateIndex, lemmasOf } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { compare, readable } from '../reading/text.ts';

const byOrigin = (a: MatchedDocument, b: MatchedDocument): number => {
  const time = (m: MatchedDocument) => m.document.article.publishedAt ?? '9999';
  return (
    compare(time(a), time(b)) || b.document.article.text.length - a.document.article.text.length || compare(a.document.canonicalUrl, b.document.canonicalUrl)
  );
};

/** Characters of a text's beginning, and the least share of them that a copy has: newsrooms reword the first sentence of what an agency sends. */
const BEGINNING = 400;
const SHARED_BEGINNING = 0.3;
/** Share of the shorter title's words, and their number, from which two titles tell one thing. */
const SHARED_TITLE = 0.5;
const TITLE_WORDS = 2;

/**
 * Whether two texts with most sentences in common are one: they begin alike, or have one title. Different news of one matter share the paragraphs of
 * background that an agency sent, and speak with voices of their own.
 */
function isSameText(a: Document, b: Document): boolean {
  const wordsOf = ({ article }: Document) => new Set(lemmasOf(article.title.slice(0, 300)).filter((word) => word.length > 3));
  const [here, there] = [wordsOf(a), wordsOf(b)];
  const shared = [...here].filter((word) => there.has(word)).length;
  if (shared >= TITLE_WORDS && shared >= SHARED_TITLE * Math.min(here.size, there.size)) return true;
  const [text, other] = [readable(a), readable(b)];
  return Math.max(containment(text.slice(0, BEGINNING), other), containment(other.slice(0, BEGINNING), text)) >= SHARED_BEGINNING;
}

/** Keeps one document of each text: the earliest, then the longest. Own pages are always kept. `copies`: the others, by the original's id. */
export function distinct(kept: MatchedDocument[], own: Set<string>): { originals: MatchedDocument[]; copies: Map<string, Document[]>; duplicates: number } {
  const ordered = [...kept].sort((a, b) => Number(own.has(b.document.id)) - Number(own.has(a.document.id)) || byOrigin(a, b));
  const index = createNearDuplicateIndex();
  const documents = new Map(kept.map(({ document }) => [document.id, document]));
  const seen = new Set<string>();
  const originals: MatchedDocument[] = [];
  const copies = new Map<string, Document[]>();
  for (const matched of ordered) {
    const { id, canonicalUrl } = matched.document;
    const text = readable(matched.document);
    if (seen.has(canonicalUrl)) continue;
    seen.add(canonicalUrl);
    const original = own.has(id) ? undefined : index.query(text).find((one) => isSameText(documents.get(one.id) as Document, matched.document));
    if (original) {
      copies.set(original.id, [...(copies.get(original.id) ?? []), matched.document]);
      continue;
    }
    index.add(id, text);
    originals.push(matched);
  }
  return { originals, copies, duplicates: kept.length - originals.length };
}

export const titleOf = ({ article, url }: Document): string => article.title.replace(/\s+/g, ' ').trim().slice(0, 300) || url;

/** Pages with the same text, as references of the page that is counted. */
export const copyOf = (document: Document, href: (url: string) => string): Evidence['copies'][number] => ({
  url: document.url,
  href: href(document.url),
  domain: document.domain,
  title: titleOf(document),
  publishedAt: document.article.publishedAt,
});
