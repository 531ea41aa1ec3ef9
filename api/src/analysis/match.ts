/** Which documents speak of the subject, and where. */
import type { Subject } from '../contract/subject.ts';
import { createSubjectIndex } from '../language/index.ts';
import type { Mention } from '../language/types.ts';
import type { Document } from '../research/types.ts';
import { readable } from './text.ts';
import type { Matched } from './types.ts';

/** A document that names the subject. `mentions` lie in the article's text; `titled` when the title has the full name. */
export type MatchedDocument = Matched & { titled: Mention | null; full: boolean };

const SUBJECT_ID = 'subject';

/**
 * Splits documents into those that mention the subject and those that do not. A surname alone counts as a mention only as a
 * candidate (`full` false); identity decides.
 */
export function matchDocuments(subject: Subject, documents: Document[]): { matched: MatchedDocument[]; offTopic: Document[] } {
  const index = createSubjectIndex();
  index.add({ id: SUBJECT_ID, name: subject.name, kind: subject.kind });
  const matched: MatchedDocument[] = [];
  const offTopic: Document[] = [];
  for (const document of documents) {
    const titled = index.find(document.article.title.slice(0, 500)).find((mention) => mention.full) ?? null;
    const mentions = index.find(readable(document), { surnames: true });
    const profileName = document.article.page.profile !== null && titled !== null;
    const full = titled !== null || mentions.some((mention) => mention.full);
    if (mentions.length === 0 && !(titled && (document.article.text.trim() !== '' || profileName))) offTopic.push(document);
    else matched.push({ document, mentions, titled, full });
  }
  return { matched, offTopic };
}
