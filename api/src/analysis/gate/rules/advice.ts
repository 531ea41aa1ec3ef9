/** Proofs of the recommendations: what stands in text and reason, from the pages that each names and from the proved stories and opinions. */
import type { SlotNames } from '../../words/grammar.ts';
import type { ADVICE, AdviceId } from '../../words/recommendations.ts';
import { WORDINGS } from '../../words/trades.ts';
import { isAbsent, olderThan } from '../absence.ts';
import { outletsOf, pageText } from '../ground.ts';
import * as p from '../proofs.ts';
import { accuses, CUES, plain } from '../shows.ts';
import { numberIn } from '../template.ts';
import { provenVoice } from '../told.ts';
import {
  type At,
  absent,
  askedBefore,
  bare,
  bioOf,
  CORRECTS,
  dateOf,
  inPart,
  isBeginning,
  lacksEnd,
  leadsTo,
  letter,
  listed,
  mayStillChange,
  NOT_THERE,
  nameOf,
  onScreen,
  onSite,
  ownDomain,
  ownPlace,
  pagesList,
  placeOf,
  platform,
  quoteIs,
  saysNotThere,
  sitePages,
  story,
  strangers,
  titledDomain,
  titledIn,
  told,
  unanswered,
  WAITS,
  where,
  who,
} from './advice-proofs.ts';
import { sameWriter } from './ends.ts';
import { asked } from './media.ts';

type Texts<Id extends AdviceId> = (typeof ADVICE)[Id]['text' | 'reason'];
type Proved = { [Id in AdviceId]: p.Rule<SlotNames<Texts<Id>>> };

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
        refs.every(
          ({ evidence, document }) => evidence.own && document.article.page.profile?.links.some((link) => link.includes(slots.domain ?? '')) === false,
        ),
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
    says: { source: ({ refs }) => refs.every(({ evidence }) => !evidence.own) },
  },
  R27: {
    slots: { domain: ownDomain, title: p.title, n: p.cited },
    says: {
      absence: ({ refs, ground }) => refs.every(({ evidence, document }) => evidence.own && !ground.names(document.article.author ?? '')),
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
        return p.same(refs, here) && here.length * 2 > negative.length;
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
  R48: letter,
  R48b: { ...letter, says: { ...letter.says, state: mayStillChange } },
  R48c: { ...letter, slots: { ...letter.slots, asked: askedBefore, askedPlace: ownPlace } },
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
        titledIn(at, 'title').every((item) => item.evidence.own) && listed(at.slots.list ?? '', at.refs)?.every(({ evidence }) => !evidence.own) === true,
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
    says: { state: ({ stories = [], refs }: At) => stories.every(({ ending }) => refs.every(({ evidence }) => !ending?.refs.includes(evidence.n))) },
  },
  R54: {
    slots: {
      title: p.title,
      place: placeOf('title'),
      n: { reason: 'number', holds: (value, at: At) => told(at).some(({ pages }) => pages.length === numberIn(value)) },
    },
    says: {
      absence: (at: At) =>
        told(at).some(({ pages }) => pages.every((n) => at.ground.byNumber.get(n)?.evidence.own === false && at.ground.byNumber.get(n)?.statement !== true)),
    },
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
  R56: {
    slots: { outlet: titledDomain, title: p.title, proof: p.title, proofPlace: placeOf('proof'), quote: p.quote },
    says: {
      speaker: sameWriter,
      source: (at) => titledIn(at, 'proof').some((item) => p.quotedAs(at.slots.quote ?? '', at) === item),
      state: ({ slots: { quote = '' } }) => quote.search(CUES.recant) >= 0,
      absence: (at) => titledIn(at, 'title').every((item) => titledIn(at, 'proof').every((proof) => item !== proof && !leadsTo(item, proof))),
    },
  },
  R57: {
    slots: { title: p.title, place: placeOf('title'), quote: p.quote },
    says: { state: inPart, name: p.quoteNames(600), source: ({ refs }) => refs.every(({ evidence }) => !evidence.own) },
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
