/** The evidence ledger: from the documents about the subject to numbered items with quotes, sentiment and reach. */
import { CERTAIN, type Guarantee } from '../../contract/constants.ts';
import { UNRATED_GENRES } from '../../contract/overview.ts';
import type { DocumentTone, Evidence, Genre, SetAsideKind } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import type { MatchReason } from '../../language/index.ts';
import type { Document, Research } from '../../research/types.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { ownPosts } from '../reading/own-posts.ts';
import { isProfileOf, isStatementOf } from '../reading/statements.ts';
import { compare, documentSentences, documentTokens, isPolish, lemmaCounts, readable } from '../reading/text.ts';
import { areLocal, pageTone } from '../tone/index.ts';
import type { Answer } from '../tone/model.ts';
import { copyOf, distinct, titleOf } from './copies.ts';
import { pageGenre } from './genre.ts';
import type { Identity } from './identity.ts';
import { setAsideOf } from './identity.ts';
import { ME } from './marks.ts';
import { kindOf, markPress } from './press.ts';
import { bestQuote, bioQuote, quoteAt } from './quote.ts';
import { rankOf, reachOf } from './reach.ts';
import { pageRole } from './role.ts';
import { countSources } from './sources.ts';
import type { Ledger, LedgerItem, ProvenReading } from './types.ts';

const REASONS: Record<MatchReason, string> = {
  exact: 'pełna nazwa',
  inflected: 'odmieniona nazwa',
  reversed: 'nazwisko przed imieniem',
  initial: 'inicjał i nazwisko',
  surname: 'samo nazwisko, potwierdzone kontekstem',
  folded: 'nazwa bez polskich znaków',
  brand: 'nazwa',
  acronym: 'skrót',
  signs: 'inny zapis nazwy',
};

const SHORT = 'skrócona nazwa, potwierdzona kontekstem';

function relevance({ document, mentions, titled }: MatchedDocument, own: boolean): number {
  const rank = rankOf(document);
  return (rank ? 3 / Math.sqrt(rank) : 0) + (titled ? 1.5 : 0) + Math.min(mentions.length, 6) * 0.25 + (own ? 1 : 0);
}

/** Pages that name the subject in passing come last, wherever a search shows them. */
const inPassing = ({ evidence }: LedgerItem): number => Number(evidence.role === 'passing');

/** Score of a tone that a model read, −1 to 1. */
const READ_SCORE: Record<DocumentTone, number> = { positive: 0.6, neutral: 0, mixed: 0, negative: -0.6 };

/** Whether a page's tone is judged: a profile or a statement holds its owner's own words, and what somebody paid for or sent out is nobody's opinion. */
export const isJudged = (document: Document, own: boolean, genre: Genre): boolean =>
  isPolish(document.lang) && !own && document.article.page.profile === null && !UNRATED_GENRES.has(genre) && readable(document).trim() !== '';

/** The tone that a model read, where the rules are unsure and its quotes stand: no surer than the least sure that is shown. */
function toneRead(ruled: Answer, reading: ProvenReading | undefined): (Answer & { by?: 'model' }) | null {
  if (!reading?.tone || ruled.confidence >= CERTAIN) return null;
  return { label: reading.tone, score: READ_SCORE[reading.tone], confidence: CERTAIN, by: 'model' };
}

/**
 * @param reading what a language model read on the page and the page shows
 * @param local whether the subject's texts are local pages, where that is known
 * @param subject whose own words are looked for on the page
 */
export function itemOf(
  matched: MatchedDocument,
  own: boolean,
  href: (url: string) => string,
  reading?: ProvenReading,
  local?: boolean,
  subject?: Pick<Subject, 'name' | 'kind'>,
): LedgerItem {
  const { document, mentions, titled } = matched;
  const statement = subject !== undefined && isStatementOf(document, mentions, subject.name);
  const profile = subject !== undefined && isProfileOf(document, subject.name);
  const posts = subject ? ownPosts(document, mentions, subject.name, subject.kind === 'person') : null;
  const text = readable(document);
  const polish = isPolish(document.lang);
  const genre = pageGenre(document, own);
  // A profile of its own is one on whatever place, known or not.
  const kind = own ? (profile || document.article.kind === 'profile' ? 'social' : document.kind) : kindOf(document, genre);
  const ruled = isJudged(document, own || statement, genre) ? pageTone(matched, genre, local) : null;
  const read = ruled && toneRead(ruled, reading);
  const sentiment: (Answer & { by?: 'model' }) | null = read ?? ruled;
  const shown = read && (read.label === 'negative' ? reading?.bad : reading?.good)?.[0];
  const uncertain = sentiment !== null && sentiment.confidence < CERTAIN;
  const sign = sentiment && !uncertain ? { positive: 1, neutral: 0, mixed: 0, negative: -1 }[sentiment.label] : 0;
  const first = mentions.find((mention) => mention.full) ?? mentions[0];
  const reasonOf = (reason: string) => (matched.claimed ? ME : reason);
  const rank = rankOf(document);
  const evidence: Evidence = {
    n: 1,
    url: document.url,
    href: href(document.url),
    domain: document.domain,
    title: titleOf(document),
    publishedAt: document.article.publishedAt,
    fetchedAt: document.fetchedAt,
    sha256: document.sha256,
    kind,
    platform: document.platform,
    own,
    role: pageRole(matched, own),
    genre,
    lang: document.lang,
    matched: first
      ? { form: first.form, start: first.start, end: first.end, reason: reasonOf(first.full || first.reason === 'surname' ? REASONS[first.reason] : SHORT) }
      : { form: titled?.form ?? '', start: 0, end: 0, reason: reasonOf(titled ? 'nazwa w tytule strony' : 'adres podany w zamówieniu') },
    sentiment: sentiment && {
      label: sentiment.label,
      score: Math.max(-1, Math.min(1, sentiment.score)),
      confidence: Math.max(0, Math.min(1, sentiment.confidence)),
      ...(sentiment.by ? { by: sentiment.by } : {}),
    },
    quote: bioQuote(document, text) ?? quoteAt(text, shown) ?? bestQuote(text, documentSentences(document), mentions, sign),
    excerpts: [],
    reach: reachOf(kind, rank),
    rank,
    copies: [],
  };
  const lemmas: LedgerItem['lemmas'] = polish ? lemmaCounts(documentTokens(document), mentions) : new Map();
  return {
    evidence,
    document,
    mentions,
    lemmas,
    uncertain,
    ...(reading ? { told: reading.told } : {}),
    ...(statement ? { statement } : {}),
    ...(profile ? { profile } : {}),
    ...(posts && posts.size > 0 ? { posts } : {}),
  };
}

export type LedgerInput = {
  research: Research;
  identity: Identity;
  own: Set<string>;
  offTopic: number;
  now: string;
  href: (url: string) => string;
  guarantee: Guarantee;
  included: boolean;
  /** What a language model read, by the document's id. */
  readings?: ReadonlyMap<string, ProvenReading>;
};

/** The ledger of a subject: what was kept, copies as references of their originals, numbered by relevance, with its counts. */
export function buildLedger({ research, identity, own, offTopic, now, href, guarantee, included, readings }: LedgerInput): Ledger {
  const { originals, copies, duplicates } = distinct(identity.kept, own);
  const local = areLocal(originals);
  const items = originals
    .map((matched) => ({
      item: itemOf(matched, own.has(matched.document.id), href, readings?.get(matched.document.id), local, research.subject),
      weight: relevance(matched, own.has(matched.document.id)),
    }))
    .sort((a, b) => inPassing(a.item) - inPassing(b.item) || b.weight - a.weight || compare(a.item.document.canonicalUrl, b.item.document.canonicalUrl))
    .map(({ item }) => item);
  markPress(items);
  for (const [i, item] of items.entries()) {
    item.evidence.n = i + 1;
    item.evidence.copies = (copies.get(item.document.id) ?? []).map((document) => copyOf(document, href));
  }
  const confirmed = new Set(identity.kept.map(({ document }) => document.id));
  const setAside = setAsideOf(identity, href);
  const pagesOf = (is: (kind: SetAsideKind) => boolean) => setAside.reduce((sum, group) => sum + (is(group.kind) ? group.pages.length : 0), 0);
  const empty = research.pages.filter(({ status, detail }) => status === 'ok' && detail !== null).length;
  const count = countSources(
    items.map((item) => item.evidence.domain),
    guarantee,
  );
  return {
    subject: research.subject,
    items,
    records: [],
    setAside,
    coverage: research.coverage,
    ...(research.costs.length > 0 ? { costs: research.costs } : {}),
    pages: research.pages,
    queries: research.queries,
    rounds: (research.rounds ?? []).map(({ queries, addresses, documents }) => ({
      queries,
      addresses,
      confirmed: documents.filter((id) => confirmed.has(id)).length,
    })),
    totals: {
      hits: research.totals.hits,
      addresses: research.totals.distinct,
      fetched: research.totals.fetched,
      failed: research.totals.failed,
      // Several addresses may lead to one page: they are read, and give one document.
      duplicates: duplicates + Math.max(0, research.totals.fetched - empty - research.documents.length),
      setAside: pagesOf((kind) => kind === 'other'),
      named: pagesOf((kind) => kind !== 'other'),
      offTopic,
      empty,
      foreign: items.filter((item) => !isPolish(item.evidence.lang)).length,
      sources: items.length,
      domains: count.domains,
      // If the guarantee is met after capping each domain, report the capped share, else the raw one.
      topDomainShare: count.enough ? count.countedShare : count.topDomainShare,
    },
    count,
    guarantee,
    now,
    included,
  };
}
