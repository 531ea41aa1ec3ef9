/** Proofs of the sentences on profiles, the own site, offers and readiness. */
import { PLATFORM_NAMES } from '../../../contract/platforms.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { readable } from '../../reading/text.ts';
import { isAbsent } from '../absence.ts';
import { type At, datedOf, dayOf, daysTo, type Ground, type Pick } from '../ground.ts';
import * as p from '../proofs.ts';
import { CUES, plain } from '../shows.ts';
import { numberIn } from '../template.ts';

type Own = Ground['profiles'][number];
const ownProfiles = ({ profiles }: Ground): Own[] => profiles.filter(({ item }) => item.evidence.own);
const profilesIn = ({ refs, ground }: At): Own[] => ground.profiles.filter(({ item }) => refs.includes(item));
const nameOf = ({ facts }: Own): string => PLATFORM_NAMES[facts.platform];
const platform = p.one((at) => profilesIn(at).map(nameOf), 'source');
/** The cited profiles on the platform that the sentence names. */
const onPlatform = (at: At): Own[] => profilesIn(at).filter((one) => nameOf(one) === at.slots.platform);
const lastOf = ({ facts }: Own, now: string): string | null =>
  facts.posts
    .flatMap(({ date }) => {
      const day = dayOf(date);
      return day && daysTo(date, now) >= 0 ? [day] : [];
    })
    .sort()
    .at(-1) ?? null;
const recent = ({ facts }: Own, now: string): number => facts.posts.filter(({ date }) => daysTo(date, now) >= 0 && daysTo(date, now) <= 90).length;
const shortDay = (day: string): string => day.split('-').reverse().join('.');
const bios = ({ profiles }: Ground): Own[] => profiles.filter(({ item, facts }) => item.evidence.own && (facts.bio ?? '').length >= 15);
const bioAt = (slot: 'platformA' | 'platformB'): p.Proof => ({
  reason: 'quote',
  holds: (value, at) => profilesIn(at).some((one) => nameOf(one) === at.slots[slot] && plain(one.facts.bio ?? '').startsWith(plain(value.replace('[…]', '')))),
});
const handle = p.one((at) => onPlatform(at).map(({ facts }) => facts.handle), 'name');
const linksTo = ({ item, facts }: Own, domain: string): boolean => [...facts.links, ...item.document.article.page.links].some((link) => link.includes(domain));

const pagesOfSite: Pick = ({ own }) => own.filter(({ document }) => document.article.page.profile === null);
const home = ({ refs }: At): LedgerItem | undefined => refs[0];
const ofSite = p.refsIn(pagesOfSite);
const proofs: p.Proof = {
  reason: 'words',
  holds(value, at) {
    const page = home(at);
    const host = page?.document.host ?? '\u0000';
    const { subject } = at.ground.ledger;
    return p.madeOf(value, [
      ...(subject.links.some((link) => link.includes(host)) ? ['adres z zamówienia'] : []),
      ...(ownProfiles(at.ground).some((one) => linksTo(one, host)) ? ['link z profilu'] : []),
      ...(page && page.mentions.length > 0 ? ['nazwa w treści'] : []),
    ]);
  },
};
const contact = ({ document }: LedgerItem): boolean =>
  document.article.page.hasContact || /[\w.+-]+@[\w-]+\.\w|kontakt|tel\.|telefon|e-mail/iu.test(readable(document));
const ofHost = (at: At): LedgerItem[] => pagesOfSite(at.ground).filter(({ document }) => document.host === home(at)?.document.host);
const rankBest: p.Proof = p.number((at) => Math.min(...ofHost(at).map(({ evidence }) => evidence.rank ?? Number.POSITIVE_INFINITY)));
const subjectName: p.Proof = p.one(({ ground }) => [ground.ledger.subject.name], 'name');
const channels = p.words(
  ({ ground }) => [
    ...pagesOfSite(ground).map(({ evidence }) => `strona ${evidence.domain}`),
    ...ownProfiles(ground).flatMap((one) => ((lastOf(one, ground.ledger.now) ?? '') > '' ? [`profil ${nameOf(one)}`] : [])),
  ],
  'source',
);
const heldOnScreen: Pick = ({ screen }) => screen.filter(({ evidence }) => evidence.own);
const reviewKinds = ({ evidence }: LedgerItem): boolean => ['review', 'forum', 'social'].includes(evidence.kind) || evidence.genre === 'review';
const asked = ({ ground }: At): string[] =>
  Object.entries(PLATFORM_NAMES).flatMap(([id, name]) =>
    ground.ledger.coverage.some(
      ({ status, query }) =>
        (status === 'ok' || status === 'zero') &&
        query
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .includes(id),
    )
      ? [name]
      : [],
  );
const absent = (what: Parameters<typeof isAbsent>[1]) => ({ absence: ({ ground }: At) => isAbsent(ground, what) });

export const OWN = {
  'SO-01': {
    slots: {
      n: p.number(({ ground }) => ownProfiles(ground).length),
      list: p.words((at) => profilesIn(at).map((one) => `${nameOf(one)} („${one.facts.handle}”)`), 'name'),
    },
    says: { source: p.refsIn(({ own }) => own) },
  },
  'SO-02': { slots: { list: p.words(asked, 'source') }, says: absent('profile') },
  'SO-03': {
    slots: {
      n: p.cited,
      list: p.words((at) => profilesIn(at).map((one) => `${nameOf(one)} (${shortDay(lastOf(one, at.ground.ledger.now) ?? '')})`), 'date'),
    },
    says: { date: (at: At) => profilesIn(at).every((one) => daysTo(lastOf(one, at.ground.ledger.now) ?? '', at.ground.ledger.now) <= 31) },
  },
  'SO-05': { slots: { platform, n: p.number((at) => Math.max(...onPlatform(at).map((one) => recent(one, at.ground.ledger.now)))) } },
  'SO-06': { slots: { n: p.number(({ ground }) => bios(ground).length) }, says: { number: p.refsAre((ground) => bios(ground).map(({ item }) => item)) } },
  'SO-07': { slots: { platformA: platform, a: bioAt('platformA'), platformB: platform, b: bioAt('platformB') } },
  'SO-09': {
    slots: { platform, domain: p.one(({ ground }) => pagesOfSite(ground).map(({ evidence }) => evidence.domain), 'source') },
    says: { absence: (at: At) => profilesIn(at).every((one) => !linksTo(one, at.slots.domain ?? '')) },
  },
  'SO-09b': {
    slots: { domain: p.one(({ ground }) => pagesOfSite(ground).map(({ evidence }) => evidence.domain), 'source') },
    says: { absence: (at: At) => ownProfiles(at.ground).every((one) => !linksTo(one, at.slots.domain ?? '')) },
  },
  'SO-10': {
    slots: {
      n: p.number((at) => Math.max(...onPlatform(at).flatMap(({ facts }) => facts.posts.map(({ reactions }) => reactions ?? 0)))),
      title: {
        reason: 'quote',
        holds: (value: string, at: At) =>
          onPlatform(at).some(({ facts }) =>
            facts.posts.some(({ text, reactions }) => reactions === numberIn(at.slots.n ?? '') && plain(text).startsWith(plain(value.replace('[…]', '')))),
          ),
      },
      platform,
    },
  },
  'SO-12': { slots: { platform, profileName: handle }, says: { source: ({ refs }: At) => refs.every(({ evidence }) => !evidence.own) } },
  'SO-14': {
    slots: {
      a: p.number(
        ({ ground }) => ground.voices.filter(({ evidence }) => evidence.publishedAt !== null && daysTo(evidence.publishedAt, ground.ledger.now) <= 90).length,
      ),
      b: p.number(({ ground }) => ownProfiles(ground).reduce((sum, one) => sum + recent(one, ground.ledger.now), 0)),
    },
  },

  'WS-01': { slots: { domain: p.domain, list: proofs }, says: { source: (at: At) => home(at)?.evidence.own === true } },
  'WS-02': { slots: {}, says: absent('site') },
  'WS-03': { slots: { title: p.title }, says: { source: (at: At) => ofSite(at) && Boolean(home(at)?.document.article.page.description) } },
  'WS-04': { slots: {}, says: { absence: (at: At) => ofSite(at) && !home(at)?.document.article.page.description } },
  'WS-05': { slots: {}, says: { absence: (at: At) => ofSite(at) && !at.ground.names(home(at)?.document.article.title ?? '') } },
  'WS-06': { slots: {}, says: { source: (at: At) => ofSite(at) && home(at)?.evidence.url.startsWith('https:') === true } },
  'WS-06b': { slots: {}, says: { source: (at: At) => ofSite(at) && home(at)?.evidence.url.startsWith('http:') === true } },
  'WS-07': { slots: {}, says: { source: (at: At) => ofSite(at) && at.refs.some(contact) } },
  'WS-07b': { slots: {}, says: absent('contact') },
  'WS-08': {
    slots: { date: p.date((at) => datedOf(ofHost(at)).at(-1)?.day) },
    says: { source: ofSite },
  },
  'WS-10': { slots: { list: p.words(({ refs }) => refs.flatMap(({ document }) => document.article.page.structuredTypes)) }, says: { source: ofSite } },
  'WS-10b': {
    slots: {},
    says: {
      absence: ({ ground }: At) =>
        pagesOfSite(ground).every(({ document }) =>
          document.article.page.structuredTypes.every((type) => !/Person|Organization|LocalBusiness|Restaurant|Cafe|Store|ProfilePage/i.test(type)),
        ),
    },
  },
  'WS-11': { slots: { query: subjectName, rank: rankBest }, says: { source: ofSite } },
  'WS-12': {
    slots: { query: subjectName },
    says: { absence: ({ ground }: At) => isAbsent(ground, 'search') && pagesOfSite(ground).every(({ evidence }) => evidence.rank === null) },
  },

  'CO-02': { slots: { quote: p.quote, domain: p.domain }, says: { state: p.quoteSays(CUES.offer) } },
  'CO-03': { slots: {}, says: absent('offer') },
  'CO-04': {
    slots: { n: p.cited, m: p.number(({ refs }) => refs.reduce((sum, { document }) => sum + document.article.items.length, 0)) },
    says: { source: ({ refs }: At) => refs.every(reviewKinds) },
  },
  'CO-13': { slots: { domain: p.domain }, says: { source: (at: At) => ofSite(at) && at.refs.every(contact) } },
  'CO-14': { slots: { title: p.title, place: p.place }, says: { tone: p.refsIn((ground) => ground.toned('negative')) } },

  'CR-01': { slots: { list: channels } },
  'CR-02': { slots: {}, says: absent('channel') },
  'CR-04': { slots: {}, says: absent('contact') },
  'CR-05': { slots: { n: p.size(heldOnScreen) }, says: { source: p.refsAre(heldOnScreen) } },
  'CR-10': {
    slots: { platform },
    says: { source: ({ ground }: At) => pagesOfSite(ground).length === 0 && new Set(ownProfiles(ground).map(nameOf)).size === 1 },
  },
  'CR-11': { slots: {}, says: { source: p.refsAre((ground) => bios(ground).map(({ item }) => item)) } },
} satisfies Record<string, p.Rule>;
