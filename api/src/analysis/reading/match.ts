/** Which documents speak of the subject, and where. */
import type { Subject } from '../../contract/subject.ts';
import { createSubjectIndex, type Mention, type SubjectIndex, type WatchedSubject } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { readable } from './text.ts';

/** A document that names the subject. `mentions` lie in the article's text; `titled` when the title has the full name. */
export type MatchedDocument = { document: Document; mentions: Mention[]; titled: Mention | null; full: boolean };

const SUBJECT_ID = 'subject';
const TITLE_MAX = 500;

/** The full name in a page's title and the mentions in its text, of every subject of an index, by the subject's id. */
function readMentions(index: SubjectIndex, document: Document, surnames: boolean): Map<string, { titled: Mention | null; mentions: Mention[] }> {
  const found = new Map<string, { titled: Mention | null; mentions: Mention[] }>();
  const of = (id: string) => {
    const known = found.get(id) ?? { titled: null, mentions: [] };
    found.set(id, known);
    return known;
  };
  for (const mention of index.find(document.article.title.slice(0, TITLE_MAX))) if (mention.full) of(mention.subjectId).titled ??= mention;
  for (const mention of index.find(readable(document), { surnames })) of(mention.subjectId).mentions.push(mention);
  return found;
}

/** The page with its mentions; null when it does not name the subject, or only in the title of an empty page. */
function matchedBy(document: Document, found: { titled: Mention | null; mentions: Mention[] } | undefined): MatchedDocument | null {
  if (!found) return null;
  const { titled, mentions } = found;
  const profileName = document.article.page.profile !== null && titled !== null;
  if (mentions.length === 0 && !(titled && (document.article.text.trim() !== '' || profileName))) return null;
  return { document, mentions, titled, full: titled !== null || mentions.some((mention) => mention.full) };
}

/**
 * Splits documents into those that mention the subject and those that do not. A surname alone counts as a mention only as a
 * candidate (`full` false); identity decides.
 */
export function matchDocuments(subject: Subject, documents: Document[]): { matched: MatchedDocument[]; offTopic: Document[] } {
  const index = createSubjectIndex();
  index.add({ id: SUBJECT_ID, name: subject.name, kind: subject.kind, description: subject.description });
  const matched: MatchedDocument[] = [];
  const offTopic: Document[] = [];
  for (const document of documents) {
    const one = matchedBy(document, readMentions(index, document, true).get(SUBJECT_ID));
    if (one) matched.push(one);
    else offTopic.push(document);
  }
  return { matched, offTopic };
}

/** Reads each document once for many subjects: the pages that have a subject's full name, by the subject's id. */
export function matchMany(subjects: WatchedSubject[], documents: Document[]): Map<string, MatchedDocument[]> {
  const index = createSubjectIndex();
  for (const subject of subjects) index.add(subject);
  const matched = new Map<string, MatchedDocument[]>();
  for (const document of documents)
    for (const [id, found] of readMentions(index, document, false)) {
      const one = matchedBy(document, found);
      if (!one?.full) continue;
      const pages = matched.get(id);
      if (pages) pages.push(one);
      else matched.set(id, [one]);
    }
  return matched;
}
