/** The ledger sorted for the analysts and the formulas: voices, places, topics, ranks, profiles, site. Computed once. */

import type { Platform } from '../../contract/platforms.ts';
import type { AccusationState } from '../../contract/report.ts';
import { createSubjectIndex } from '../../language/index.ts';
import type { ProfileFacts } from '../../research/types.ts';
import { type AccusationFound, accusationsOf } from '../accusations/index.ts';
import { isPolish, quoteFrom, readable } from '../reading/text.ts';
import { type Facet, type Facts, factsOf } from './facts.ts';
import type { Identity } from './identity.ts';
import { siteHost } from './own.ts';
import { blockedWords, contextLemmas, findTopics, isTopicWord, type Topic } from './topics.ts';
import type { Ledger, LedgerItem } from './types.ts';
import { voicesOf } from './voices.ts';

export type Ranked = { rank: number; item: LedgerItem | null; title: string; domain: string; label: string | null };
export type Profile = { platform: Platform; item: LedgerItem; facts: ProfileFacts; confirmed: boolean; lastPost: string | null; posts90: number };
export type Site = { host: string; domain: string; home: LedgerItem; pages: LedgerItem[] };

export type Features = {
  facts: Map<LedgerItem, Facts>;
  own: LedgerItem[];
  others: LedgerItem[];
  /** Others' items with a sentiment that may support a sentence. */
  judged: LedgerItem[];
  positive: LedgerItem[];
  neutral: LedgerItem[];
  negative: LedgerItem[];
  mixed: LedgerItem[];
  uncertain: LedgerItem[];
  media: LedgerItem[];
  social: LedgerItem[];
  reviews: LedgerItem[];
  ownTexts: LedgerItem[];
  /** What the search for the bare name shows, best first, with pages about others. */
  ranked: Ranked[];
  topics: Topic[];
  /** Lemmas around the subject, by item. */
  context: Map<LedgerItem, Set<string>>;
  profiles: Profile[];
  site: Site | null;
  roles: { role: string; items: LedgerItem[] }[];
  towns: { town: string; items: LedgerItem[] }[];
  identity: Identity;
  /** What is laid at the subject's door, with its end; gravest first. */
  accusations: AccusationFound<LedgerItem>[];
  /** Whether a lemma can be a topic: a noun that is not a name, town, profession or generic word. */
  isMatter(word: string): boolean;
  has(facet: Facet): LedgerItem[];
  /** Whole days between the item's date and the analysis; null without a date. */
  ageDays(item: LedgerItem): number | null;
};

const DAY = 86_400_000;
export const daysBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / DAY);

function profilesOf(ledger: Ledger): Profile[] {
  const profiles: Profile[] = [];
  for (const item of ledger.items) {
    const facts = item.document.article.page.profile;
    if (!facts) continue;
    const dates = facts.posts.map((post) => post.date).filter((date) => !Number.isNaN(Date.parse(date)) && daysBetween(date, ledger.now) >= 0);
    const lastPost = dates.length > 0 ? dates.reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b)) : null;
    const posts90 = dates.filter((date) => daysBetween(date, ledger.now) <= 90).length;
    profiles.push({ platform: facts.platform, item, facts, confirmed: item.evidence.own, lastPost, posts90 });
  }
  return profiles;
}

function rankedOf(ledger: Ledger, identity: Identity): Ranked[] {
  const best = new Map<number, Ranked>();
  for (const item of ledger.items) {
    const { rank, title, domain } = item.evidence;
    if (rank && !best.has(rank)) best.set(rank, { rank, item, title, domain, label: null });
  }
  for (const group of identity.aside) {
    if (group.kind !== 'other') continue;
    for (const { document } of group.documents) {
      const ranks = document.hits.filter((hit) => hit.purpose === 'name').map((hit) => hit.rank);
      if (ranks.length === 0) continue;
      const rank = Math.min(...ranks);
      if (!best.has(rank)) best.set(rank, { rank, item: null, title: document.article.title, domain: document.domain, label: group.label });
    }
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank);
}

function siteOf(own: LedgerItem[]): Site | null {
  const host = siteHost(own.map((item) => item.document));
  if (!host) return null;
  const pages = own.filter((item) => item.document.host === host);
  const front = (item: LedgerItem) => /[^/]\/(index[^/]*|strona-glowna[^/]*|home[^/]*)?$/.test(item.document.canonicalUrl.split(/[?#]/)[0] ?? '');
  const depth = (item: LedgerItem) =>
    (front(item) ? 0 : 10_000) + item.document.canonicalUrl.replace(/\/+$/, '').split('/').length * 100 + item.document.canonicalUrl.length;
  const home = [...pages].sort((a, b) => depth(a) - depth(b))[0] as LedgerItem;
  return { host, domain: home.evidence.domain, home, pages };
}

function tally(items: LedgerItem[], of: (item: LedgerItem) => string[]): [string, LedgerItem[]][] {
  const groups = new Map<string, LedgerItem[]>();
  for (const item of items) for (const key of of(item)) groups.set(key, [...(groups.get(key) ?? []), item]);
  return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

/** Puts the facet of a serious charge to the items of an accusation that is bound by the name and has no end: once all ends are known. */
export function markSerious({ facts, accusations }: Pick<Features, 'facts' | 'accusations'>): void {
  for (const { told, loose, end, state } of accusations) {
    if (loose || end || ANSWERS.has(state)) continue;
    for (const { item, text, start } of told) {
      const found = facts.get(item)?.found;
      if (start >= 0 && found && !found.serious)
        found.serious = { text: quoteFrom(readable(item.document), { start, end: start + text.length }).text, sentence: text };
    }
  }
}
const ANSWERS: ReadonlySet<AccusationState> = new Set(['denied', 'dropped', 'acquitted', 'corrected']);

export function featuresOf(ledger: Ledger, identity: Identity): Features {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: ledger.subject.name, kind: ledger.subject.kind });
  const isSubjectName = (text: string) => index.find(text.slice(0, 300)).some((mention) => mention.full);
  const people = voicesOf(ledger).map(({ name }) => name);
  const facts = new Map(ledger.items.map((item) => [item, factsOf(item, isSubjectName, ledger.subject.kind === 'person', people)]));
  const accusations = accusationsOf(
    ledger.items.filter(({ evidence }) => evidence.genre !== 'satire'),
    ledger.subject,
  );
  const names = blockedWords(ledger);
  const of = (item: LedgerItem) => facts.get(item) as Facts;
  const own = ledger.items.filter((item) => item.evidence.own);
  const others = ledger.items.filter((item) => !item.evidence.own);
  const judged = others.filter((item) => item.evidence.sentiment && !item.uncertain);
  const context = new Map(ledger.items.map((item) => [item, contextLemmas(item)]));
  const labelled = (label: string) => judged.filter((item) => item.evidence.sentiment?.label === label);
  const roles = tally(
    others.filter((item) => isPolish(item.evidence.lang)),
    (item) => of(item).roles,
  );
  const towns = tally(others, (item) => of(item).towns);
  return {
    facts,
    own,
    others,
    judged,
    positive: labelled('positive'),
    neutral: labelled('neutral'),
    negative: labelled('negative'),
    mixed: labelled('mixed'),
    uncertain: others.filter((item) => item.uncertain),
    // What somebody paid for is no text of a newsroom.
    media: others.filter(
      ({ evidence: { kind, genre }, statement, profile }) =>
        (kind === 'news' || kind === 'trade') && genre !== 'paid' && genre !== 'satire' && !statement && !profile,
    ),
    social: others.filter((item) => item.evidence.kind === 'social' || item.evidence.kind === 'forum'),
    reviews: judged.filter((item) => of(item).found.review !== undefined),
    ownTexts: ledger.items.filter((item) => of(item).ownText),
    ranked: rankedOf(ledger, identity),
    topics: findTopics(ledger, others, context),
    context,
    profiles: profilesOf(ledger),
    site: siteOf(own),
    roles: roles.map(([role, items]) => ({ role, items })),
    towns: towns.map(([town, items]) => ({ town, items })),
    identity,
    accusations,
    isMatter: (word) => isTopicWord(word, names),
    has: (facet) => ledger.items.filter((item) => of(item).found[facet] !== undefined),
    ageDays: (item) =>
      item.evidence.publishedAt && !Number.isNaN(Date.parse(item.evidence.publishedAt)) ? daysBetween(item.evidence.publishedAt, ledger.now) : null,
  };
}
