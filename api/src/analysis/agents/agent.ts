/** What every analyst gets and how it hands on. A language-model mind takes the same input and must pass the same gate. */

import { THIN_ITEMS } from '../../contract/constants.ts';
import { dateShort } from '../../contract/format.ts';
import type { Claim, Evidence, Finding, Section, SectionId } from '../../contract/report.ts';
import { sentenceSentiment } from '../../language/index.ts';
import type { Facet, Shown } from '../ledger/facts.ts';
import type { Features } from '../ledger/features.ts';
import { addressKey } from '../ledger/own.ts';
import { topicQuote } from '../ledger/topics.ts';
import type { AgentOutput, Ledger, LedgerItem } from '../ledger/types.ts';
import { documentSentences, quoteFrom, readable, sentenceAt, shown } from '../reading/text.ts';
import { SECTION_WORDS } from '../words/patterns.ts';
import type { Quoted, Writer } from '../words/writer.ts';

export type AgentInput = { ledger: Ledger; features: Features; write: Writer };
export type Agent = { id: string; run(input: AgentInput): AgentOutput };

/** Most sentences under one heading. */
const MAX_CLAIMS = 4;

/** A headed group of claims, most important first; those beyond `MAX_CLAIMS` are left out. */
export function finding(title: string, tone: Finding['tone'], ...claims: Claim[][]): Finding {
  return { title, tone, claims: claims.flat().slice(0, MAX_CLAIMS) };
}

/** A section, with the thin-evidence sentence when its claims cite fewer than `THIN_ITEMS` items. */
export function section(write: Writer, id: SectionId, findings: Finding[]): Section {
  const [title, lead] = SECTION_WORDS[id];
  const full = findings.filter((f) => f.claims.length > 0);
  const refs = new Set(full.flatMap((f) => f.claims.flatMap((claim) => claim.refs)));
  const told = full.some((f) => f.claims.some((claim) => claim.basis === 'coverage'));
  const thin = refs.size === 0 ? (told ? null : write.text('TH-16', {})) : refs.size < THIN_ITEMS ? write.text('TH-03', { n: refs.size }) : null;
  return { id, title, lead, findings: full, thin };
}

/** „domena, 21.11.2026” or the domain alone when there is no date. */
export const place = ({ domain, publishedAt }: Pick<Evidence, 'domain' | 'publishedAt'>): string =>
  publishedAt && !Number.isNaN(Date.parse(publishedAt)) ? `${domain}, ${dateShort(publishedAt)}` : domain;

export const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((100 * part) / whole) : 0);

/** The sentence that shows a facet of an item, as a quote beside a claim and as printed. */
export function facetQuote(features: Features, item: LedgerItem, facet: Facet): { quoted: Quoted; text: string } | null {
  const found: Shown | undefined = features.facts.get(item)?.found[facet];
  if (!found || found.text === '') return null;
  return { quoted: { item, text: found.text }, text: shown(found.text, found.sentence) };
}

export const facetQuotes = (features: Features, items: LedgerItem[], facet: Facet): Quoted[] =>
  items.slice(0, 3).flatMap((item) => facetQuote(features, item, facet)?.quoted ?? []);

/** Sentences of the items that show the topic; items without one are left out. */
export function topicQuotes(items: LedgerItem[], topic: string): { quoted: Quoted; text: string }[] {
  return items.slice(0, 6).flatMap((item) => {
    const found = topicQuote(item, topic);
    return found && found.text.length >= 20 ? [{ quoted: { item, text: found.text }, text: shown(found.text, found.sentence) }] : [];
  });
}

/** Least confidence of a quote that is judged without its page. */
const ALONE = 0.8;

/** Sentences of the items that show the topic and, by themselves, praise or criticise. */
export const leaningQuotes = (items: LedgerItem[], topic: string, label: 'positive' | 'negative'): { quoted: Quoted; text: string }[] =>
  topicQuotes(items, topic).filter(({ quoted }) => {
    const alone = sentenceSentiment(quoted.text);
    return alone.label === label && alone.confidence >= ALONE;
  });

/** What somebody does for those who were harmed is no criticism of them, however bad the harm that the sentence names. */
const REMEDY = /(?<!\p{sc=Latn})(?:zaoferowa|oferuj|zaproponowa|przeprosi|przeprasza|zwróci(?:ł|ła|li)|wypłaci(?:ł|ła|li)|odda(?:ł|ła|li) )\p{sc=Latn}*/iu;

/**
 * The sentence of an item that names the subject and criticises most by itself; null without one.
 * @param sure least confidence with which it does
 */
export function criticalQuote(item: LedgerItem, sure = ALONE): { quoted: Quoted; text: string } | null {
  const text = readable(item.document);
  const sentences = documentSentences(item.document);
  let best: { quoted: Quoted; text: string } | null = null;
  let least = 0;
  for (const mention of item.mentions.slice(0, 12)) {
    const sentence = sentences[sentenceAt(sentences, mention)];
    const quote = sentence && quoteFrom(text, sentence, mention).text;
    if (!sentence || !quote || quote.length < 25) continue;
    const { label, score, confidence } = sentenceSentiment(quote);
    if (REMEDY.test(quote)) continue;
    if (label === 'negative' && confidence >= sure && score < least)
      [best, least] = [{ quoted: { item, text: quote }, text: shown(quote, sentence.text) }, score];
  }
  return best;
}

/** Confidence from which a sentence that names the subject is aimed at it, on a page that is surely critical. */
const LEANS = 0.5;
/** Critical items whose own words speak of the subject: a page that reports a court, a disaster or somebody else's fault may be graded bad, too. */
export const aimedAt = (features: Features, items: readonly LedgerItem[]): LedgerItem[] =>
  items.filter((item) => features.facts.get(item)?.found.serious !== undefined || criticalQuote(item, LEANS) !== null);

/** Texts aimed at the subject from which a sentence speaks of criticism as a whole. */
const AIMED = 2;
/** So many sure critical texts need no sentence that criticises by itself: the fault is told in the text around the name. */
const MANY = 10;
/** Whether enough of these critical texts are aimed at the subject. */
export const isCriticised = (features: Features, critical: readonly LedgerItem[]): boolean =>
  critical.length >= MANY || aimedAt(features, critical).length >= AIMED;
/** Whether criticism may be spoken of as a whole: most grades are sure, and enough texts are aimed at the subject. */
export const bearsCriticism = (features: Features): boolean => features.uncertain.length <= features.judged.length && isCriticised(features, features.negative);

/** Sentences in which the role is beside the name. */
export const roleQuotes = (features: Features, items: LedgerItem[], role: string): Quoted[] =>
  items
    .flatMap((item) => {
      const text = features.facts.get(item)?.roleQuotes.get(role);
      return text ? [{ item, text }] : [];
    })
    .slice(0, 3);

/** The item's own quote as printed. */
export const itemQuote = (item: LedgerItem): string =>
  shown(item.evidence.quote.text, item.document.article.text.slice(item.evidence.quote.start, item.evidence.quote.end + 1).trimEnd());

export const byDate = (items: LedgerItem[]): LedgerItem[] =>
  items
    .filter((item) => item.evidence.publishedAt && !Number.isNaN(Date.parse(item.evidence.publishedAt)))
    .sort((a, b) => Date.parse(a.evidence.publishedAt as string) - Date.parse(b.evidence.publishedAt as string) || a.evidence.n - b.evidence.n);

export const domainsOf = (items: LedgerItem[]): string[] => [...new Set(items.map((item) => item.evidence.domain))];

/** Domains by number of items, most first. */
export function byDomain(items: LedgerItem[]): { domain: string; items: LedgerItem[] }[] {
  const groups = new Map<string, LedgerItem[]>();
  for (const item of items) groups.set(item.evidence.domain, [...(groups.get(item.evidence.domain) ?? []), item]);
  return [...groups].map(([domain, list]) => ({ domain, items: list })).sort((a, b) => b.items.length - a.items.length || (a.domain < b.domain ? -1 : 1));
}

export const byStrength = (items: LedgerItem[]): LedgerItem[] => [...items].sort((a, b) => strength(b) - strength(a) || a.evidence.n - b.evidence.n);

/** The item with the largest |score| × confidence among those whose quote has at least 25 characters. */
export const strongest = (items: LedgerItem[]): LedgerItem | undefined =>
  [...items].filter((item) => item.evidence.quote.text.length >= 25).sort((a, b) => strength(b) - strength(a) || a.evidence.n - b.evidence.n)[0];
const strength = (item: LedgerItem): number => Math.abs(item.evidence.sentiment?.score ?? 0) * (item.evidence.sentiment?.confidence ?? 0);

/** Whether the title of an item has the word, in any of its forms. */
export const titleHas = ({ evidence }: LedgerItem, word: string): boolean => evidence.title.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2)));

/** A role that the order names, or any where it names none: another one is told of somebody else on the page. */
export const isOrdered = ({ identity }: Features, role: string): boolean => identity.context.roles.size === 0 || identity.context.roles.has(role);

/** Home, or the front page of a site: what is missing on a page within it says nothing of the site. */
const FRONT = /^[^/]+(?:\/(?:index[^/]*|strona-glowna[^/]*|home[^/]*)?)?$/;
export const isFront = ({ document }: LedgerItem): boolean => FRONT.test(addressKey(document.canonicalUrl)) || FRONT.test(addressKey(document.url));

/** The topic of criticism: one that at least one of its titles names. */
export const titledTopic = (features: Features, items: LedgerItem[]): ReturnType<typeof topicOf> => {
  const topic = topicOf(features, items);
  return topic?.items.some((item) => titleHas(item, topic.lemma)) ? topic : null;
};

/** The topic that is most typical of these items: frequent among them and rarer in the rest. Null without one in `least` items. */
export function topicOf(features: Features, items: LedgerItem[], least = 2): { lemma: string; items: LedgerItem[] } | null {
  const inside = new Set(items);
  const rest = features.others.length - inside.size;
  let best: { lemma: string; items: LedgerItem[]; score: number } | null = null;
  for (const topic of features.topics) {
    const here = topic.items.filter((item) => inside.has(item));
    if (here.length < least) continue;
    const outside = topic.items.length - here.length;
    const share = here.length / inside.size;
    const score = share * (share / (share + (rest > 0 ? outside / rest : 0) + 0.05));
    if (!best || score > best.score + 1e-9) best = { lemma: topic.lemma, items: here, score };
  }
  return best;
}
