/** What the proofs of recommendations are made of: titles with their places, voices, own places, and the proved stories. */
import { PLATFORM_NAMES } from '../../../contract/platforms.ts';
import type { Opinion, Story } from '../../../contract/report.ts';
import type { PageItem } from '../../../research/types.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { readable } from '../../reading/text.ts';
import { type Absent, ANSWER, isAbsent, tellsNot } from '../absence.ts';
import { dayOf, pageText, type At as Told } from '../ground.ts';
import * as p from '../proofs.ts';
import { CUES, plain } from '../shows.ts';

/** What passed the gate before and is counted on. */
export type Heard = { stories: readonly Story[]; opinions: readonly Opinion[] };
export type At = Told & Partial<Heard>;

export const titledIn = ({ refs, slots }: Told, slot: string): LedgerItem[] => refs.filter((item) => p.isTitle(slots[slot] ?? '', item));
export const placeOf = (slot: string): p.Proof => ({ reason: 'source', holds: (value, at) => titledIn(at, slot).some((item) => p.isPlace(value, item)) });
export const dateOf = (slot: string): p.Proof => ({
  reason: 'date',
  holds: (value, at) => titledIn(at, slot).some(({ evidence }) => evidence.publishedAt !== null && p.readDay(value) === dayOf(evidence.publishedAt)),
});
export const titledDomain: p.Proof = { reason: 'source', holds: (value, at) => titledIn(at, 'title').some(({ evidence }) => evidence.domain === value) };
export const ownDomain: p.Proof = { reason: 'source', holds: (value, { ground }) => sitePages(ground, value).length > 0 };
export const sitePages = ({ own }: Told['ground'], domain: string): LedgerItem[] =>
  own.filter(({ evidence, document }) => evidence.domain === domain && document.article.page.profile === null);
export const onSite = ({ refs, slots, ground }: Told): boolean => {
  const pages = sitePages(ground, slots.domain ?? '');
  return refs.length > 0 && refs.every((item) => pages.includes(item));
};
export const absent = (what: Absent) => ({ absence: ({ ground }: Told) => isAbsent(ground, what) });

const LISTED = /„([^”]*)” \(([^()]*)\)/gu;
/** The pages of a list of titles with their places; null when it holds anything else. */
export function listed(value: string, refs: readonly LedgerItem[]): LedgerItem[] | null {
  const pages = [...value.matchAll(LISTED)].map(([, title = '', place = '']) => refs.find((item) => p.isTitle(title, item) && p.isPlace(place, item)));
  const rest = value.replace(LISTED, ';');
  const found = pages.filter((item) => item !== undefined);
  return found.length > 0 && found.length === pages.length && /^;(?:(?:,| i) ?;)*$/.test(rest.replace(/(,| i) ;/g, '$1;')) ? found : null;
}
export const pagesList: p.Proof = { reason: 'source', holds: (value, { refs }) => listed(value, refs) !== null };

export const nameOf = ({ document }: LedgerItem): string => {
  const profile = document.article.page.profile;
  return profile ? PLATFORM_NAMES[profile.platform] : '';
};
export const platform: p.Proof = p.one(({ refs }) => refs.map(nameOf), 'source');
export const bioOf = (slot: string): p.Proof => ({
  reason: 'quote',
  holds: (value, { refs, slots }) =>
    refs.some((item) => {
      const bio = plain(item.document.article.page.profile?.bio ?? '');
      const said = plain(value.replace(/\[…\]/g, ' '));
      return item.evidence.own && nameOf(item) === slots[slot] && said !== '' && (/\[…\]$/.test(value) ? bio.startsWith(said) : bio === said);
    }),
});
/** An address without what differs between two ways to write it. */
export const bare = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[#?].*$/, '')
    .replace(/\/+$/, '');
export const where: p.Proof = p.one(
  ({ ground }) => [
    'we własnym miejscu',
    ...ground.own.map((item) => (item.document.article.page.profile ? `w profilu na platformie ${nameOf(item)}` : `na stronie ${item.evidence.domain}`)),
  ],
  'source',
);

/** The voice of a cited page that holds the printed quote. */
function voiceIn({ refs, slots }: Told): { item: LedgerItem; review: PageItem; after: string } | null {
  const said = plain((slots.quote ?? '').replace(/\[…\]/g, ' '));
  for (const item of refs) {
    const text = readable(item.document);
    const { items } = item.document.article;
    const review = items.find(({ start, end }) => said !== '' && plain(text.slice(start, end)).includes(said));
    if (!review) continue;
    const next = items.find(({ start }) => start >= review.end)?.start ?? text.length;
    return { item, review, after: text.slice(review.end, Math.min(next, review.end + 600)) };
  }
  return null;
}
export const who: p.Proof = {
  reason: 'speaker',
  holds(value, at) {
    const voice = voiceIn(at);
    if (!voice) return false;
    const { item, review } = voice;
    const named = [review.who ?? 'bez podpisu', ...(review.stars === null ? [] : [`${review.stars}/5`]), item.evidence.domain].join(', ');
    const day = dayOf(review.when)?.split('-').reverse().join('.');
    const about = day ? [`ok. ${p.MONTHS[Number(day.slice(3, 5)) - 1]} ${day.slice(-4)}`, `ok. ${day.slice(-4)} r.`] : [];
    return [named, ...(day ? [day, ...about].map((when) => `${named}, ${when}`) : [])].some((one) => plain(one) === plain(value));
  },
};
/** Neither the page's marks nor the words under the voice tell of an answer. */
export const unanswered = (at: Told): boolean => {
  const voice = voiceIn(at);
  return voice !== null && voice.review.reply === null && !ANSWER.test(voice.after);
};
export const quoteIs = (cue: RegExp) => (at: Told) => cue.test(at.slots.quote ?? '');
export const WAITS = /(?<!\p{sc=Latn})(?:cisz|odzew|odpowie|kontakt|czeka|dosta|odda|zwróc|odpis|oddzwo|zadzwo|przepros)/iu;
/** „Nie byłem zadowolony” is no absence. */
export const NOT_THERE =
  /(?<!\p{sc=Latn})(?:nie by(?:łem|łam) (?:tam|na miejscu|nigdy|ani razu|i nie|u (?:nich|was|niego|niej))|nigdy (?:\p{sc=Latn}+ ){0,4}nie by(?:łem|łam)(?! tak| bardziej| zadowol))(?!\p{sc=Latn})/iu;
export const CORRECTS = /(?<!\p{sc=Latn})(?:sprostow|prostuj|korekt|przepros|popraw|błęd|nie (?:był|potwierdz|stwierdz))/iu;

export const lacksEnd = (pages: (at: Told) => readonly LedgerItem[] | null) => (at: Told) => {
  const [proof] = titledIn(at, 'proof');
  return proof !== undefined && (pages(at) ?? []).every((item) => tellsNot(item, proof, at.slots.quote ?? ''));
};
export const tailQuote: p.Proof = {
  reason: 'quote',
  holds: (value, { quoted }) => value === '' || quoted.some(({ text }) => plain(value).includes(plain(text))),
};

/** A letter to whoever tells a matter without its end: the texts, the page that proves it, and the words that do. */
export const letter = {
  slots: {
    n: { reason: 'number', holds: (_, { refs, slots, claim }) => /pod tekstem:/.test(claim.text) === (listed(slots.list ?? '', refs)?.length === 1) },
    list: pagesList,
    proof: p.title,
    proofPlace: placeOf('proof'),
    quote: tailQuote,
  },
  says: { absence: lacksEnd(({ slots, refs }) => listed(slots.list ?? '', refs)) },
} satisfies { slots: Record<string, p.Proof>; says: Record<string, (at: Told) => boolean> };
/** The page of the proof says that what it tells may still be changed. */
export const mayStillChange = (at: Told): boolean => titledIn(at, 'proof').some((item) => pageText(item).search(CUES.pending) >= 0);

/** „Zwróciliśmy się do redakcji o uzupełnienie”: the subject asked before, in words of an own page. */
const ASKS =
  /(?<!\p{sc=Latn})(?:zwróci|wystąpi|prosi|poprosi|napisa|wezwa)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,5}(?:redakcj|portal|gazet|serwis|autor|wydawc|dziennik)/iu;
export const askedBefore: p.Proof = {
  reason: 'quote',
  holds: (value, { refs }) => ASKS.test(value) && refs.some((item) => item.evidence.own && plain(pageText(item)).includes(plain(value))),
};
export const ownPlace: p.Proof = { reason: 'source', holds: (value, { refs }) => refs.some((item) => item.evidence.own && p.isPlace(value, item)) };

export const story = ({ stories = [], slots, refs }: At): Story[] =>
  stories.filter(
    ({ pages, voices }) =>
      refs.every(({ evidence }) => pages.includes(evidence.n)) &&
      voices.some(({ side, speaker }) => side === 'critic' && plain(speaker) === plain(slots.speaker ?? '')),
  );

/** Stories called by the printed title, all of whose cited pages are theirs. */
export const told = ({ stories = [], slots, refs }: At): Story[] =>
  stories.filter(
    ({ headline, pages }) =>
      refs.every(({ evidence }) => pages.includes(evidence.n)) &&
      refs.some((item) => headline.refs[0] === item.evidence.n && p.isTitle(slots.title ?? '', item)),
  );
export const onScreen = ({ ground }: Told, { pages }: Story): number => ground.screen.filter(({ evidence }) => pages.includes(evidence.n)).length;

export function saysNotThere(at: Told): boolean {
  const voice = voiceIn(at);
  return voice !== null && NOT_THERE.test(readable(voice.item.document).slice(voice.review.start, voice.review.end));
}
export const strangers = ({ ground, slots }: Told) =>
  ground.ledger.setAside.flatMap(({ label, pages }) => (plain(label) === plain(slots.label ?? '') ? pages : []));
export const isBeginning = (value: string, title: string): boolean => {
  const said = plain(value.replace(/\[…\]/g, ' '));
  return said !== '' && (/\[…\]\s*$/.test(value) ? plain(title).startsWith(said) : plain(title) === said);
};

/** Whether a page has a link to another, or its address in the text. */
export const leadsTo = ({ document }: LedgerItem, { evidence }: LedgerItem): boolean =>
  document.article.page.links.map(bare).includes(bare(evidence.url)) || readable(document).includes(bare(evidence.url));
/** Of a penalty less is left, or a part stays and another is gone. */
export const inPart = ({ slots: { quote = '' } }: Told): boolean =>
  !/(?<!\p{sc=Latn})(?:w całości|całkowicie|wszystki)/iu.test(quote) &&
  (/(?<!\p{sc=Latn})(?<!nie )(?:obniż|zmniejsz|złagodz)/iu.test(quote) ||
    (/(?<!\p{sc=Latn})(?<!nie )(?:utrzyma|częściowo|w pozostał|w częś)/iu.test(quote) &&
      /(?<!\p{sc=Latn})(?<!nie )(?:oczyś|uniewinn|uchyl|oddal|umorz|cofn)/iu.test(quote)));
