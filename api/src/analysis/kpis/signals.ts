/** What the KPI formulas see of an item: plain figures and yes/no signs, nothing else. */
import type { Sentiment, SourceKind } from '../../contract/report.ts';
import { lemma, tokenize } from '../../language/index.ts';
import type { Facet, Facts } from '../ledger/facts.ts';
import { daysBetween, type Features } from '../ledger/features.ts';
import { blockedWords, isTopicWord } from '../ledger/topics.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { signsOf as contextSigns } from '../reading/context.ts';
import { documentTokens } from '../reading/text.ts';
import type { Printed } from './printed.ts';

export type Signal = {
  n: number;
  own: boolean;
  kind: SourceKind;
  domain: string;
  /** Who speaks: author, else domain. */
  voice: string;
  /** Sentiment of others' items that is sure enough to count; mixed counts as neither good nor bad. */
  tone: Sentiment | null;
  confidence: number;
  /** Estimated monthly readers. */
  reach: number;
  ageDays: number | null;
  fullName: boolean;
  facets: Set<Facet>;
  /** An interview with the subject, by its title or by how the page about it is built. */
  interview: boolean;
  contact: boolean;
  bio: boolean;
  directory: boolean;
  ownSite: boolean;
  profile: { fresh: number; rhythm: number; reactions: number; agrees: boolean | null } | null;
  ownText: { long: number; dated: boolean; signed: boolean; readable: boolean; sourced: boolean } | null;
  topics: string[];
  /** Whether the text uses a word of the buyer's description. */
  describes: boolean;
  /** An own page or profile with something quick to mend. */
  defect: boolean;
  /** A page of a matter in which something is laid at the subject's door. */
  charging: boolean;
};

/** Features of the web around the items. */
export type World = { setAside: number };

const clamp = (x: number) => Math.max(0, Math.min(1, x));

function profileSignal(item: LedgerItem, features: Features, now: string, siteHost: string | null): { signal: Signal['profile']; defect: boolean } {
  const profile = features.profiles.find((p) => p.item === item && p.confirmed);
  if (!profile) return { signal: null, defect: false };
  const age = profile.lastPost ? daysBetween(profile.lastPost, now) : null;
  const fresh = age === null ? 0 : age <= 30 ? 1 : age <= 90 ? 0.6 : age <= 180 ? 0.3 : 0;
  const rhythm = clamp(profile.posts90 / 12);
  const most = Math.max(0, ...profile.facts.posts.map((post) => post.reactions ?? 0));
  const reactions = clamp(most / 50);
  const bio = (profile.facts.bio ?? '').toLowerCase();
  const words = [...features.identity.context.words];
  const agrees = bio === '' || words.length === 0 ? null : bio.split(/[^\p{L}]+/u).some((word) => word.length > 2 && words.includes(lemma(word)));
  const links = siteHost !== null && !profile.facts.links.some((link) => link.includes(siteHost));
  return { signal: { fresh, rhythm, reactions, agrees }, defect: links || age === null || age > 180 || bio === '' };
}

/** Whether the text uses a word, a profession or a town of the buyer's description. */
function describes(item: LedgerItem, features: Features): boolean {
  const { words, roles, towns } = features.identity.context;
  if ([...words, ...roles].some((word) => item.lemmas.has(word))) return true;
  return (
    towns.size > 0 &&
    [tokenize(item.evidence.title), documentTokens(item.document)].some((tokens) => [...contextSigns(tokens).towns.keys()].some((town) => towns.has(town)))
  );
}

/** What a page shows, with what the report prints of it: it quotes the subject from there, or a charge that has no end. */
function facetsOf({ found }: Facts, n: number, { quoted, open }: Printed): Set<Facet> {
  const facets = new Set(Object.keys(found) as Facet[]);
  if (quoted.has(n)) facets.add('speech');
  if (open.has(n)) facets.add('serious');
  else facets.delete('serious');
  return facets;
}

export function signalsOf(ledger: Ledger, features: Features, printed: Printed): Signal[] {
  const names = blockedWords(ledger);
  const host = features.site?.host ?? null;
  return ledger.items.map((item) => {
    const { evidence, document } = item;
    const facts = features.facts.get(item) as Facts;
    const { signal: profile, defect } = profileSignal(item, features, ledger.now, host);
    const ownSite = features.site?.pages.includes(item) ?? false;
    const home = features.site?.home === item;
    return {
      n: evidence.n,
      own: evidence.own,
      kind: evidence.kind,
      domain: evidence.domain,
      voice: document.article.author ?? evidence.domain,
      tone: evidence.own || item.uncertain || !evidence.sentiment ? null : evidence.sentiment.label === 'mixed' ? 'neutral' : evidence.sentiment.label,
      confidence: evidence.sentiment?.confidence ?? 0,
      reach: evidence.reach.value,
      ageDays: features.ageDays(item),
      fullName: facts.titled || item.mentions.some((mention) => mention.full),
      facets: facetsOf(facts, evidence.n, printed),
      interview: facts.found.interview !== undefined || (evidence.genre === 'interview' && evidence.role === 'hero'),
      contact: facts.contact && (evidence.own || facts.register || evidence.kind === 'company'),
      bio: facts.bio,
      directory: facts.encyclopedia || facts.register,
      ownSite,
      profile,
      ownText: facts.ownText
        ? { long: clamp(facts.length / 1500), dated: evidence.publishedAt !== null, signed: facts.signed, readable: facts.readableText, sourced: facts.sourced }
        : null,
      topics: evidence.own ? [] : [...(features.context.get(item) ?? [])].filter((word) => isTopicWord(word, names)),
      describes: describes(item, features),
      charging: printed.charging.has(evidence.n),
      defect: defect || (home && (document.article.page.description === null || !facts.contact)),
    };
  });
}
