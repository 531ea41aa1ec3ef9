/** Proofs of the recommendations: what stands in text and reason, from the pages that each names and from the proved stories and opinions. */
import { PLATFORM_NAMES } from '../../../contract/platforms.ts';
import type { Opinion, Story } from '../../../contract/report.ts';
import type { PageItem } from '../../../research/types.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { readable } from '../../reading/text.ts';
import type { SlotNames } from '../../words/grammar.ts';
import type { ADVICE, AdviceId } from '../../words/recommendations.ts';
import { WORDINGS } from '../../words/trades.ts';
import { type Absent, ANSWER, isAbsent, olderThan, tellsNot } from '../absence.ts';
import { dayOf, outletsOf, pageText, type At as Told } from '../ground.ts';
import * as p from '../proofs.ts';
import { accuses, plain } from '../shows.ts';
import { numberIn } from '../template.ts';
import { provenVoice } from '../told.ts';
import { asked } from './media.ts';

/** What passed the gate before and is counted on. */
export type Heard = { stories: readonly Story[]; opinions: readonly Opinion[] };
type At = Told & Partial<Heard>;
type Texts<Id extends AdviceId> = (typeof ADVICE)[Id]['text' | 'reason'];
type Proved = { [Id in AdviceId]: p.Rule<SlotNames<Texts<Id>>> };

const titledIn = ({ refs, slots }: Told, slot: string): LedgerItem[] => refs.filter((item) => p.isTitle(slots[slot] ?? '', item));
const placeOf = (slot: string): p.Proof => ({ reason: 'source', holds: (value, at) => titledIn(at, slot).some((item) => p.isPlace(value, item)) });
const dateOf = (slot: string): p.Proof => ({
  reason: 'date',
  holds: (value, at) => titledIn(at, slot).some(({ evidence }) => evidence.publishedAt !== null && p.readDay(value) === dayOf(evidence.publishedAt)),
});
const titledDomain: p.Proof = { reason: 'source', holds: (value, at) => titledIn(at, 'title').some(({ evidence }) => evidence.domain === value) };
const ownDomain: p.Proof = { reason: 'source', holds: (value, { ground }) => sitePages(ground, value).length > 0 };
const sitePages = ({ own }: Told['ground'], domain: string): LedgerItem[] =>
  own.filter(({ evidence, document }) => evidence.domain === domain && document.article.page.profile === null);
const onSite = ({ refs, slots, ground }: Told): boolean => {
  const pages = sitePages(ground, slots.domain ?? '');
  return refs.length > 0 && refs.every((item) => pages.includes(item));
};
const absent = (what: Absent) => ({ absence: ({ ground }: Told) => isAbsent(ground, what) });

const LISTED = /„([^”]*)” \(([^()]*)\)/gu;
/** The pages of a list of titles with their places; null when it holds anything else. */
function listed(value: string, refs: readonly LedgerItem[]): LedgerItem[] | null {
  const pages = [...value.matchAll(LISTED)].map(([, title = '', place = '']) => refs.find((item) => p.isTitle(title, item) && p.isPlace(place, item)));
  const rest = value.replace(LISTED, ';');
  const found = pages.filter((item) => item !== undefined);
  return found.length > 0 && found.length === pages.length && /^;(?:(?:,| i) ?;)*$/.test(rest.replace(/(,| i) ;/g, '$1;')) ? found : null;
}
const pagesList: p.Proof = { reason: 'source', holds: (value, { refs }) => listed(value, refs) !== null };

const nameOf = ({ document }: LedgerItem): string => {
  const profile = document.article.page.profile;
  return profile ? PLATFORM_NAMES[profile.platform] : '';
};
const platform: p.Proof = p.one(({ refs }) => refs.map(nameOf), 'source');
const bioOf = (slot: string): p.Proof => ({
  reason: 'quote',
  holds: (value, { refs, slots }) =>
    refs.some((item) => {
      const bio = plain(item.document.article.page.profile?.bio ?? '');
      const said = plain(value.replace(/\[…\]/g, ' '));
      return item.evidence.own && nameOf(item) === slots[slot] && said !== '' && (/\[…\]$/.test(value) ? bio.startsWith(said) : bio === said);
    }),
});
/** An address without what differs between two ways to write it. */
const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[#?].*$|\/+$/g, '');
const where: p.Proof = p.one(
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
const who: p.Proof = {
  reason: 'speaker',
  holds(value, at) {
    const voice = voiceIn(at);
    if (!voice) return false;
    const { item, review } = voice;
    const named = [review.who ?? 'bez podpisu', ...(review.stars === null ? [] : [`${review.stars}/5`]), item.evidence.domain].join(', ');
    const day = dayOf(review.when)?.split('-').reverse().join('.');
    return [named, ...(day ? [`${named}, ${day}`] : [])].some((one) => plain(one) === plain(value));
  },
};
/** Neither the page's marks nor the words under the voice tell of an answer. */
const unanswered = (at: Told): boolean => {
  const voice = voiceIn(at);
  return voice !== null && voice.review.reply === null && !ANSWER.test(voice.after);
};
const quoteIs = (cue: RegExp) => (at: Told) => cue.test(at.slots.quote ?? '');
const WAITS = /(?<!\p{L})(?:cisz|odzew|odpowie|kontakt|czeka|dosta|odda|zwróc|odpis|oddzwo|zadzwo|przepros)/iu;
const NOT_THERE = /(?<!\p{L})nie by(?:łem|łam)/iu;
const CORRECTS = /(?<!\p{L})(?:sprostow|prostuj|korekt|przepros|popraw|błęd|nie (?:był|potwierdz|stwierdz))/iu;

const lacksEnd = (pages: (at: Told) => readonly LedgerItem[] | null) => (at: Told) => {
  const [proof] = titledIn(at, 'proof');
  return proof !== undefined && (pages(at) ?? []).every((item) => tellsNot(item, proof, at.slots.quote ?? ''));
};
const tailQuote: p.Proof = {
  reason: 'quote',
  holds: (value, { quoted }) => value === '' || quoted.some(({ text }) => plain(value).includes(plain(text))),
};

const story = ({ stories = [], slots, refs }: At): Story[] =>
  stories.filter(
    ({ pages, voices }) =>
      refs.every(({ evidence }) => pages.includes(evidence.n)) &&
      voices.some(({ side, speaker }) => side === 'critic' && plain(speaker) === plain(slots.speaker ?? '')),
  );

/** Stories called by the printed title, all of whose cited pages are theirs. */
const told = ({ stories = [], slots, refs }: At): Story[] =>
  stories.filter(
    ({ headline, pages }) =>
      refs.every(({ evidence }) => pages.includes(evidence.n)) &&
      refs.some((item) => headline.refs[0] === item.evidence.n && p.isTitle(slots.title ?? '', item)),
  );
const onScreen = ({ ground }: Told, { pages }: Story): number => ground.screen.filter(({ evidence }) => pages.includes(evidence.n)).length;

export const ADVISED: Proved = {
  R01: {
    slots: {
      list: p.words(({ ground }) => ground.profiles.filter(({ item }) => item.evidence.own).map(({ item }) => nameOf(item)), 'source'),
      platformA: platform,
      platformB: platform,
      a: bioOf('platformA'),
      b: bioOf('platformB'),
    },
    says: { words: ({ slots }) => plain(slots.a ?? '') !== plain(slots.b ?? '') },
  },
  R03: { slots: { platform, date: p.lastPost }, says: { source: ({ refs }) => refs.every(({ evidence }) => evidence.own) } },
  R05: {
    slots: {
      domain: ownDomain,
      list: p.words(({ refs }) => refs.map(nameOf), 'source'),
      n: { reason: 'number', holds: (_, { refs, claim }) => /ten profil/.test(claim.text) === (refs.length === 1) },
    },
    says: {
      absence: ({ refs, slots }) =>
        refs.length > 0 &&
        refs.every(({ evidence, document }) => evidence.own && !document.article.page.profile?.links.some((link) => link.includes(slots.domain ?? ''))),
    },
  },
  R06: { slots: { contents: p.fixed(...WORDINGS.contents), title: p.title, place: p.place }, says: { absence: ({ ground }) => isAbsent(ground, 'channel') } },
  R06b: {
    slots: { n: p.size(p.all), title: p.title, place: p.place },
    says: {
      ...absent('channel'),
      number: ({ refs, ground }) => {
        const ranks = ground.others.flatMap(({ evidence }) => evidence.rank ?? []);
        return refs.length === 1 && refs[0]?.evidence.rank != null && refs[0].evidence.rank === Math.min(...ranks);
      },
    },
  },
  R07: { slots: { domain: ownDomain }, says: { source: onSite, absence: ({ refs }) => refs.every(({ document }) => !document.article.page.description) } },
  R08: {
    slots: { domain: ownDomain, title: p.title },
    says: { source: onSite, absence: ({ refs, ground }) => refs.every(({ document }) => !ground.names(document.article.title)) },
  },
  R09: {
    slots: { domain: ownDomain, schema: p.one(({ ground }) => [ground.ledger.subject.kind === 'person' ? 'Person' : 'Organization']) },
    says: {
      absence: ({ ground, slots }) => sitePages(ground, slots.domain ?? '').every(({ document }) => document.article.page.structuredTypes.length === 0),
    },
  },
  R12: { slots: { domain: ownDomain }, says: absent('contact') },
  R13: { slots: { domain: ownDomain, offer: p.fixed(...WORDINGS.offer) }, says: { source: onSite, ...absent('ownOffer') } },
  R15: {
    slots: {
      customers: p.fixed(...WORDINGS.customers),
      title: p.title,
      domain: titledDomain,
      n: p.number((at) => titledIn(at, 'title')[0]?.document.article.items.length ?? -1),
    },
  },
  R16: { slots: { quote: p.quote, who }, says: { absence: unanswered } },
  R16b: { slots: { quote: p.quote, who }, says: { absence: unanswered, state: quoteIs(WAITS) } },
  R18: {
    slots: { title: p.title, place: p.place, quote: p.quote },
    says: { state: ({ quoted }) => quoted.every(({ text }) => accuses(text)), name: p.quoteNames(400) },
  },
  R19: { slots: { title: p.title, place: p.place, where }, says: absent('end') },
  R21: {
    slots: {
      tag: asked,
      label: p.one(({ ground }) => ground.ledger.setAside.flatMap(({ kind, label }) => (kind === 'other' ? [label] : [])), 'name'),
      title: { reason: 'quote', holds: (value, at) => strangers(at).some(({ title }) => isBeginning(value, title)) },
      domain: {
        reason: 'source',
        holds: (value, at) => strangers(at).some(({ title, domain }) => isBeginning(at.slots.title ?? '', title) && domain === value),
      },
    },
  },
  R23: {
    slots: { profileName: p.one(({ refs }) => refs.map(({ document }) => document.article.page.profile?.handle), 'name'), platform },
    says: { source: ({ refs }) => refs.length > 0 && refs.every(({ evidence }) => !evidence.own) },
  },
  R27: {
    slots: { domain: ownDomain, title: p.title, n: p.cited },
    says: {
      absence: ({ refs, ground }) =>
        refs.every(({ evidence, document }) => evidence.own && (dayOf(evidence.publishedAt) === null || !ground.names(document.article.author ?? ''))),
    },
  },
  R30: {
    slots: { quote: p.quote, place: p.place },
    says: { speaker: ({ refs, slots }) => /\?/.test(slots.quote ?? '') && refs.every(({ evidence }) => !evidence.own) },
  },
  R42: {
    slots: { domain: titledDomain, title: p.title },
    says: {
      tone: ({ refs, slots, ground }) => {
        const negative = ground.toned('negative');
        const here = negative.filter(({ evidence }) => evidence.domain === slots.domain);
        return p.same(refs, here) && outletsOf(refs).size === 1 && here.length * 2 >= negative.length;
      },
    },
  },
  R43: {
    slots: { where, title: p.title, place: p.place },
    says: {
      tone: p.refsIn((ground) => ground.toned('positive')),
      absence: ({ refs, ground }) => {
        const links = new Set(ground.own.flatMap(({ document }) => document.article.page.links.map(bare)));
        return refs.every(({ evidence }) => !links.has(bare(evidence.url)));
      },
    },
  },
  R45: { slots: {}, says: { absence: ({ ground }) => ground.items.length < 5 && isAbsent(ground, 'channel') } },
  R47: {
    slots: { outlet: titledDomain, title: p.title, date: dateOf('title'), proof: p.title, proofDate: dateOf('proof') },
    says: {
      source: (at) => outletsOf(at.refs).size === 1 && titledIn(at, 'title')[0] !== titledIn(at, 'proof')[0],
      state: (at) => titledIn(at, 'proof').some((item) => CORRECTS.test(pageText(item))),
    },
  },
  R48: {
    slots: {
      n: { reason: 'number', holds: (_, { refs, slots, claim }) => /pod tekstem:/.test(claim.text) === (listed(slots.list ?? '', refs)?.length === 1) },
      list: pagesList,
      proof: p.title,
      proofPlace: placeOf('proof'),
      quote: tailQuote,
    },
    says: { absence: lacksEnd(({ slots, refs }) => listed(slots.list ?? '', refs)) },
  },
  R49: {
    slots: { title: p.title, place: placeOf('title'), proof: p.title, proofPlace: placeOf('proof') },
    says: {
      source: (at) => titledIn(at, 'title').every((item) => item.evidence.own),
      absence: lacksEnd((at) => titledIn(at, 'title')),
      date: (at) => titledIn(at, 'title').every((item) => titledIn(at, 'proof').every((proof) => olderThan(item, proof))),
    },
  },
  R50: {
    slots: { title: p.title, place: placeOf('title'), list: pagesList },
    says: {
      source: (at) =>
        titledIn(at, 'title').some((item) => item.evidence.own) && (listed(at.slots.list ?? '', at.refs) ?? []).every(({ evidence }) => !evidence.own),
    },
  },
  R51: { slots: { domain: p.domain, quote: p.quote, who }, says: { state: (at) => quoteIs(NOT_THERE)(at) || saysNotThere(at) } },
  R53: {
    slots: {
      title: p.title,
      place: placeOf('title'),
      quote: p.quote,
      n: { reason: 'number', holds: (value, at: At) => story(at).some(({ pages }) => pages.length === numberIn(value)) },
      speaker: {
        reason: 'speaker',
        holds: (value, { quoted, ground }) =>
          quoted.some(({ item, text }) => provenVoice(ground, { side: 'critic', speaker: value, quotes: [{ n: item.evidence.n, text }] })?.side === 'critic'),
      },
    },
  },
  R54: {
    slots: {
      title: p.title,
      place: placeOf('title'),
      n: { reason: 'number', holds: (value, at: At) => told(at).some(({ pages }) => pages.length === numberIn(value)) },
    },
    says: { absence: (at: At) => told(at).some(({ pages }) => pages.every((n) => at.ground.byNumber.get(n)?.evidence.own === false)) },
  },
  R55: {
    slots: {
      title: p.title,
      list: p.words(({ ground }) => ground.media.map(({ evidence }) => evidence.domain), 'source'),
      n: { reason: 'number', holds: (value, at: At) => told(at).some((one) => onScreen(at, one) === numberIn(value)) },
      m: p.number(({ ground }) => ground.screen.length),
    },
    says: { number: (at: At) => told(at).some((one) => onScreen(at, one) * 2 >= at.ground.screen.length) },
  },
  R52: {
    slots: {
      themes: {
        reason: 'number',
        holds: (value, { opinions = [] }: At) =>
          p.madeOf(
            value,
            opinions.map(({ theme, bad, good }) => `${theme} (głosy złe: ${bad}, dobre: ${good})`),
          ),
      },
      quote: p.quote,
      who,
    },
  },
};

function saysNotThere(at: Told): boolean {
  const voice = voiceIn(at);
  return voice !== null && NOT_THERE.test(readable(voice.item.document).slice(voice.review.start, voice.review.end));
}
const strangers = ({ ground, slots }: Told) => ground.ledger.setAside.flatMap(({ label, pages }) => (plain(label) === plain(slots.label ?? '') ? pages : []));
const isBeginning = (value: string, title: string): boolean => {
  const said = plain(value.replace(/\[…\]/g, ' '));
  return said !== '' && (/\[…\]\s*$/.test(value) ? plain(title).startsWith(said) : plain(title) === said);
};
