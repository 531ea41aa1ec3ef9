/** The evidence ledger: from the documents about the subject to numbered items with quotes, sentiment and reach. */
import { CERTAIN, type Guarantee } from '../../contract/constants.ts';
import type { DocumentTone, Evidence, Genre, SetAsideKind, SourceKind } from '../../contract/report.ts';
import { containment, createNearDuplicateIndex, lemmasOf, type MatchReason, type Mention, type Span, sentenceSentiment } from '../../language/index.ts';
import type { Document, Research } from '../../research/types.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { compare, documentSentences, documentTokens, isPolish, lemmaCounts, quoteFrom, readable, type Sentence, sentenceAt } from '../reading/text.ts';
import { areLocal, pageTone } from '../tone/index.ts';
import type { Answer } from '../tone/model.ts';
import { pageGenre } from './genre.ts';
import type { Identity } from './identity.ts';
import { setAsideOf } from './identity.ts';
import { ME } from './marks.ts';
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

/** Assumed monthly readers of one page by kind of place: orders of magnitude, stated with every figure. */
const REACH_BASE: Record<SourceKind, [number, string]> = {
  news: [5000, 'media'],
  trade: [2000, 'serwis branżowy'],
  encyclopedia: [3000, 'encyklopedia'],
  review: [800, 'serwis z opiniami'],
  forum: [500, 'forum'],
  social: [400, 'serwis społecznościowy'],
  blog: [300, 'blog'],
  company: [300, 'strona firmowa'],
  register: [200, 'rejestr'],
  other: [200, 'inna strona'],
};

/** The assumed bases with the Polish words of their places, for the methodology. */
export const reachBases = (): { place: string; base: number }[] => Object.values(REACH_BASE).map(([base, place]) => ({ place, base }));

/** Reach = base by kind × (1 + 1/rank), rank being the position for the bare name; without a rank × 1. */
export function reachOf(kind: SourceKind, rank: number | null): Evidence['reach'] {
  const [base, word] = REACH_BASE[kind];
  const value = Math.round(base * (rank ? 1 + 1 / rank : 1));
  const formula = rank
    ? `${base} (${word}) × (1 + 1/${rank}) za pozycję ${rank} w wynikach; szacunek odsłon na miesiąc`
    : `${base} (${word}); szacunek odsłon na miesiąc`;
  return { value, formula };
}

const rankOf = (document: Document): number | null => {
  const ranks = document.hits.filter((hit) => hit.purpose === 'name').map((hit) => hit.rank);
  return ranks.length > 0 ? Math.max(1, Math.min(...ranks)) : null;
};

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

function relevance({ document, mentions, titled }: MatchedDocument, own: boolean): number {
  const rank = rankOf(document);
  return (rank ? 3 / Math.sqrt(rank) : 0) + (titled ? 1.5 : 0) + Math.min(mentions.length, 6) * 0.25 + (own ? 1 : 0);
}

/** Pages that name the subject in passing come last, wherever a search shows them. */
const inPassing = ({ evidence }: LedgerItem): number => Number(evidence.role === 'passing');

/** Notes of a newsroom that nobody answered: a poor quote, as they judge nothing. */
const SILENCE = /nie odpowiedzia|zamknięcia wydania|nie udało się (nam )?skontaktować/iu;

/** A profile's own words about its owner. */
function bioQuote(document: Document, text: string): Evidence['quote'] | null {
  const bio = document.article.page.profile?.bio?.trim() ?? '';
  const start = bio === '' ? -1 : text.indexOf(bio);
  return start < 0 ? null : quoteFrom(text, { start, end: start + bio.length });
}

/** A quote that a model gave, as the page's. */
function quoteAt(text: string, quote: string | null | undefined): Evidence['quote'] | null {
  const start = quote ? text.indexOf(quote) : -1;
  return quote && start >= 0 ? quoteFrom(text, { start, end: start + quote.length }) : null;
}

/** Score of a tone that a model read, −1 to 1. */
const READ_SCORE: Record<DocumentTone, number> = { positive: 0.6, neutral: 0, mixed: 0, negative: -0.6 };

/** The sentence that best supports the label: among those with a mention, else (name only in the title) among the first twelve. */
function bestQuote(text: string, sentences: Sentence[], mentions: Mention[], sign: number): Evidence['quote'] {
  const anchored = mentions
    .map((anchor) => ({ anchor, at: sentenceAt(sentences, anchor) }))
    .filter(({ at }) => at >= 0)
    .slice(0, 12)
    .map(({ anchor, at }) => ({ sentence: sentences[at] as Sentence, anchor }));
  const candidates: { sentence: Sentence; anchor: Span }[] =
    anchored.length > 0 ? anchored : sentences.slice(0, 12).map((sentence) => ({ sentence, anchor: sentence }));
  let best: (typeof candidates)[number] | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [i, candidate] of candidates.entries()) {
    const { sentence } = candidate;
    const length = sentence.end - sentence.start;
    const tone = sign === 0 ? 0 : sentenceSentiment(sentence.text).score * sign * 2;
    const score =
      tone -
      (SILENCE.test(sentence.text) || (sign !== 0 && /\?\W*$/.test(sentence.text)) ? 1 : 0) +
      (length >= 40 ? 0.3 : 0) +
      (/[.!?…”"]$/.test(sentence.text) ? 0.2 : 0) -
      i * 0.01;
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  if (!best) return { text: '', start: 0, end: 0 };
  return quoteFrom(text, best.sentence, best.anchor);
}

const titleOf = ({ article, url }: Document): string => article.title.replace(/\s+/g, ' ').trim().slice(0, 300) || url;

/** Pages with the same text, as references of the page that is counted. */
const copyOf = (document: Document, href: (url: string) => string): Evidence['copies'][number] => ({
  url: document.url,
  href: href(document.url),
  domain: document.domain,
  title: titleOf(document),
  publishedAt: document.article.publishedAt,
});

/** Whether a page's tone is judged: a profile holds its owner's own words, and what somebody paid for or sent out is nobody's opinion. */
export const isJudged = (document: Document, own: boolean, genre: Genre): boolean =>
  isPolish(document.lang) && !own && document.article.page.profile === null && genre !== 'paid' && genre !== 'release' && readable(document).trim() !== '';

/** The tone that a model read, where the rules are unsure and its quotes stand: no surer than the least sure that is shown. */
function toneRead(ruled: Answer, reading: ProvenReading | undefined): (Answer & { by?: 'model' }) | null {
  if (!reading?.tone || ruled.confidence >= CERTAIN) return null;
  return { label: reading.tone, score: READ_SCORE[reading.tone], confidence: CERTAIN, by: 'model' };
}

/**
 * @param reading what a language model read on the page and the page shows
 * @param local whether the subject's texts are local pages, where that is known
 */
export function itemOf(matched: MatchedDocument, own: boolean, href: (url: string) => string, reading?: ProvenReading, local?: boolean): LedgerItem {
  const { document, mentions, titled } = matched;
  const text = readable(document);
  const polish = isPolish(document.lang);
  const genre = pageGenre(document, own);
  const ruled = isJudged(document, own, genre) ? pageTone(matched, genre, local) : null;
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
    kind: document.kind,
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
    reach: reachOf(document.kind, rank),
    rank,
    copies: [],
  };
  const lemmas: LedgerItem['lemmas'] = polish ? lemmaCounts(documentTokens(document), mentions) : new Map();
  return { evidence, document, mentions, lemmas, uncertain, ...(reading ? { told: reading.told } : {}) };
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
      item: itemOf(matched, own.has(matched.document.id), href, readings?.get(matched.document.id), local),
      weight: relevance(matched, own.has(matched.document.id)),
    }))
    .sort((a, b) => inPassing(a.item) - inPassing(b.item) || b.weight - a.weight || compare(a.item.document.canonicalUrl, b.item.document.canonicalUrl))
    .map(({ item }) => item);
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
