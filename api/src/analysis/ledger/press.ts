/** Which pages are a newsroom's though nothing of their host says so. One answer for the counts, the chapters and the reach. */
import type { Evidence, Genre, SourceKind } from '../../contract/report.ts';
import type { Document } from '../../research/types.ts';
import { readable } from '../reading/text.ts';
import { reachOf } from './reach.ts';

const EDITED = new Set<Genre>(['news', 'interview', 'opinion', 'poll']);
/** What a school, a parish or a club prints of itself. */
const OF_ITS_OWN = /^\P{L}*(?:podziękowani|dziękujemy|śp\.|odszedł|odeszła|żegnamy|ogłoszeni|zapraszamy|z życia)/iu;
/** Who signs for an organisation is no newsroom. */
const ORGANISATION = /materiał|stowarzyszen|fundacj|izb[ay](?!\p{sc=Latn})|związ[ek]|klub|urząd|gmin|parafi|szkoł|biuro/iu;
/** „Anna Nowak 8 marca 2024”, „Red. 5 marca 2026”: the line under a headline. */
const BYLINE =
  /^(?:\(?red\.?\)?|redakcja|oprac\. \p{sc=Latn}+|\p{Ll}{2,3}|\p{Lu}\p{sc=Latn}+ \p{Lu}\p{sc=Latn}+(?:-\p{Lu}\p{sc=Latn}+)?),? ?(?:\d{1,2} \p{sc=Latn}+ 20\d\d|\d{1,2}\.\d{2}\.20\d\d)/iu;
/** Somebody's words with who says them, or what a newsroom heard. */
const REPORTS =
  /[–—-] (?:mówi|powiedział|podkreśla|przyznaj|przyznał|twierdzi|dodaj|dodał|tłumaczy|wyjaśnia|komentuj|zapewnia|opowiada|uważa|pyta|wspomina|odpowiada)\p{sc=Latn}*|(?:powiedział\p{sc=Latn}*|mówi|odpisał\p{sc=Latn}*|odpowiedział\p{sc=Latn}*|pokazał\p{sc=Latn}*) nam(?!\p{sc=Latn})|(?:usłyszeliśmy|zapytaliśmy|pytaliśmy|dowiedzieliśmy się|dzwoniliśmy|pisaliśmy|przypomnijmy|poinformujemy|rozmawiał\p{sc=Latn}* \p{Lu})|(?:naszej|do) redakcj|szanowna redakcjo|w następnym numerze|(?:jak ustalił|dowiedział)\p{sc=Latn}* (?:się )?(?:nasz|„)/iu;

/** Whether a page may be press where its host is a newsroom's: a dated text that nobody signs for an organisation. */
const mayBePress = ({ article }: Document, genre: Genre): boolean =>
  EDITED.has(genre) && article.publishedAt !== null && !OF_ITS_OWN.test(article.title) && !ORGANISATION.test(article.author ?? '');

/** Gives all texts of a host the kind of the one by which it is known to be a newsroom's: one answer a host. */
export function markPress(items: readonly { document: Document; evidence: Pick<Evidence, 'kind' | 'genre' | 'own' | 'reach' | 'rank'> }[]): void {
  const isFound = ({ document, evidence }: (typeof items)[number]) => evidence.kind === 'news' && document.kind === 'other' && !evidence.own;
  const hosts = new Set(items.filter((one) => isFound(one) || one.document.kind === 'news').map(({ document }) => document.host));
  for (const { document, evidence } of items) {
    if (evidence.kind !== 'other' || evidence.own || !hosts.has(document.host) || !mayBePress(document, evidence.genre)) continue;
    evidence.kind = 'news';
    evidence.reach = reachOf('news', evidence.rank);
  }
}

/** What kind of source a page is: as its host says, and press where it is a dated text that somebody signs or that reports what others say. */
export function kindOf(document: Document, genre: Genre): SourceKind {
  const { kind, article } = document;
  if (kind !== 'other' || !EDITED.has(genre) || article.publishedAt === null || OF_ITS_OWN.test(article.title)) return kind;
  if (article.author !== null) return ORGANISATION.test(article.author) ? kind : 'news';
  const text = readable(document);
  return BYLINE.test(text) || REPORTS.test(text) ? 'news' : kind;
}
