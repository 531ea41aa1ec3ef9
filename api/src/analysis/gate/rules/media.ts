/** Proofs of the sentences on the first screen, the media, where things are said, and who the subject is. */
import type { LedgerItem } from '../../ledger/types.ts';
import { readable } from '../../reading/text.ts';
import { isAbsent } from '../absence.ts';
import { type At, datedOf, dayOf, daysTo, type Ground, outletsOf, type Pick } from '../ground.ts';
import * as p from '../proofs.ts';
import { CUES, callsSo, holdsWord, says } from '../shows.ts';

const media: Pick = ({ media: items }) => items;
const screen: Pick = ({ screen: items }) => items;
const rank: p.Proof = { reason: 'number', holds: (value, { refs }) => refs.some(({ evidence }) => evidence.rank === Number(value)) };
const isFirst = ({ refs }: At): boolean => refs[0]?.evidence.rank === 1;
const ranked = p.refsIn(screen);
const onMedia = { source: p.refsAre(media) };
const named = (item: LedgerItem, ground: Ground): boolean =>
  ground.names(item.document.article.title) || item.evidence.matched.start === item.evidence.matched.end;
const critical = (ground: Ground): LedgerItem[] => ground.toned('negative');
const screenCritical: Pick = (ground) => critical(ground).filter((item) => ground.screen.includes(item));
const screenUnsure: Pick = (ground) => ground.uncertain.filter((item) => ground.screen.includes(item));
const screenJudged: Pick = (ground) => ground.judged.filter((item) => ground.screen.includes(item));

/** Newsrooms of the whole country, by domain; a list of the gate's own. */
const NATIONWIDE =
  /^(?:onet|wp|interia|gazeta|wyborcza|rp|polsatnews|tvn24|tvp|polskieradio|rmf24|radiozet|newsweek|polityka|wprost|fakt|se|dziennik|gazetaprawna|money|bankier|pb|forbes|businessinsider|pap|natemat|o2|polskatimes|tokfm|oko|krytykapolityczna|tygodnikpowszechny|niezalezna|wpolityce|dorzeczy)\.(?:pl|com|com\.pl|press)$/;
const nationwide = (ground: Ground): string[] => [...outletsOf(ground.media)].filter((domain) => NATIONWIDE.test(domain));

/** Kinds of page by the words in which they are told. */
const KINDS: Record<string, string[]> = {
  news: ['teksty z mediów', 'mediów'],
  trade: ['teksty branżowe', 'serwisów branżowych'],
  blog: ['wpisy na blogach', 'blogów'],
  forum: ['wątki na forach', 'forów'],
  social: ['profile i wpisy w serwisach społecznościowych', 'serwisów społecznościowych'],
  review: ['opinie', 'serwisów z opiniami'],
  company: ['strony firmowe', 'stron firmowych'],
  encyclopedia: ['hasło w encyklopedii', 'encyklopedii'],
  register: ['wpisy w rejestrach', 'rejestrów'],
};
const wordOf = (item: LedgerItem, form: 0 | 1): string | undefined =>
  form === 0 && item.evidence.own && item.document.article.page.profile === null ? 'własną stronę' : KINDS[item.evidence.kind]?.[form];

/** The listed kinds are the most frequent ones among the pages. */
const kinds = (form: 0 | 1, pick: (at: At) => LedgerItem[]): p.Proof => ({
  reason: 'words',
  holds(value, at) {
    const counts = new Map<string, number>();
    for (const item of pick(at)) {
      const word = wordOf(item, form);
      if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const listed = [...counts.keys()].filter((word) => value.includes(word));
    const least = Math.min(...listed.map((word) => counts.get(word) ?? 0));
    return p.madeOf(value, listed) && [...counts].every(([word, n]) => listed.includes(word) || n <= least);
  },
});

const inMonth =
  (key: string): Pick =>
  (ground) =>
    datedOf(ground.media).flatMap(({ item, day }) => (day.startsWith(key) ? [item] : []));
const monthKey = ({ slots }: At): string => `${slots.year}-${String(p.MONTH_NAMES.indexOf(slots.month ?? '') + 1).padStart(2, '0')}`;
const isPeak = (at: At): boolean => {
  const counts = new Map<string, number>();
  for (const { day } of datedOf(at.ground.media)) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1);
  return counts.get(monthKey(at)) === Math.max(...counts.values());
};
const passing: Pick = p.of(media, (item, ground) => item.mentions.length <= 1 && item.evidence.role !== 'hero' && !named(item, ground));
const speaks = ({ document, mentions }: LedgerItem): boolean => {
  const text = readable(document);
  return mentions.some(({ start, end }) => says(text.slice(Math.max(0, start - 200), end + 200), CUES.speech));
};
const titleSays =
  (cue: RegExp) =>
  ({ refs }: At): boolean =>
    refs.every(({ evidence }) => says(evidence.title, cue));
const ends = (wanted: 'first' | 'last', pick: Pick) => p.date((at) => datedOf(pick(at.ground)).at(wanted === 'first' ? 0 : -1)?.day);
const roleAt = (slot: 'domainA' | 'domainB'): p.Proof => ({
  reason: 'words',
  holds: (value, { refs, slots }) => refs.some((item) => item.evidence.domain === slots[slot] && callsSo(item, value)),
});
export const asked: p.Proof = {
  reason: 'name',
  holds: (value, { ground: { ledger, items } }) =>
    value.split(', ').every(
      (mark) =>
        // A phrase is the order's own, word for word.
        (mark.includes(' ') && ledger.subject.description.includes(mark)) ||
        holdsWord(`${ledger.subject.description} ${ledger.subject.keywords.join(' ')}`, mark) ||
        items.filter((item) => holdsWord(readable(item.document), mark)).length > 0,
    ),
};
const labels: p.Proof = p.words(({ ground }) => ground.ledger.setAside.flatMap(({ kind, label }) => (kind === 'other' ? [label] : [])), 'name');
const lang = (item: LedgerItem): boolean => item.evidence.lang.startsWith('pl') || item.evidence.lang === 'und' || item.evidence.lang === '';
const languages = new Intl.DisplayNames('pl', { type: 'language', fallback: 'none' });
/** A slot that begins with a word of grammar. */
const after = (opening: RegExp, proof: p.Proof): p.Proof => ({
  reason: proof.reason,
  holds: (value, at) => opening.test(value) && proof.holds(value.replace(opening, ''), at),
});
const town: p.Proof = {
  reason: 'name',
  holds: (value, { refs }) => value.split(/, | i /).every((name) => refs.filter((item) => holdsWord(readable(item.document), name)).length >= 2),
};

const strangerAt = ({ ground, slots }: At) => ground.strangers.get(Number(slots.rank));

export const MEDIA = {
  'FI-01': { slots: { domain: p.domain }, says: { number: isFirst } },
  'FI-02': { slots: { rank }, says: { absence: ({ ground }: At) => ground.strangers.has(1) } },
  'FI-18': {
    slots: {
      rank: { reason: 'number' as const, holds: (value: string, { ground }: At) => ground.strangers.has(Number(value)) },
      title: { reason: 'quote' as const, holds: (value: string, at: At) => p.isTitleOf(value, strangerAt(at)?.article.title ?? '') },
      domain: { reason: 'source' as const, holds: (value: string, at: At) => strangerAt(at)?.domain === value },
    },
    says: { absence: (at: At) => strangerAt(at) !== undefined },
  },
  'FI-03': { slots: { n: p.number(({ ground }) => ground.screen.length + ground.strangers.size), m: p.size(screen) }, says: { number: p.refsAre(screen) } },
  'FI-05': { slots: {}, says: { absence: ({ ground }: At) => ground.screen.every(({ evidence }) => !evidence.own) && isAbsent(ground, 'search') } },
  'FI-06': {
    slots: {
      topic: { reason: 'words' as const, holds: (value: string, { refs }: At) => refs.every(({ evidence }) => holdsWord(evidence.title, value)) },
      n: p.cited,
    },
    says: { number: ranked },
  },
  'FI-09': {
    slots: { n: p.size(screenCritical), title: p.title, place: p.place },
    says: { tone: p.refsAre(screenCritical), absence: ({ ground }: At) => screenUnsure(ground).length === 0 },
  },
  'FI-09b': {
    slots: { title: p.title, place: p.place },
    says: {
      tone: p.refsAre(screenCritical),
      number: ({ refs }: At) => refs.length === 1,
      absence: ({ ground }: At) => screenUnsure(ground).length === 0,
    },
  },
  'FI-09c': {
    slots: { n: p.size(screenCritical), title: p.title, place: p.place, m: p.size(screenUnsure) },
    says: { tone: p.refsAre(screenCritical) },
  },
  'FI-10': {
    slots: { n: p.size(screenJudged) },
    says: {
      absence: ({ ground }: At) => ground.screen.every(({ evidence }) => evidence.sentiment?.label !== 'negative' && evidence.sentiment?.label !== 'mixed'),
    },
  },
  'FI-11': { slots: { role: p.role }, says: { number: (at: At) => at.refs.length >= 3 && ranked(at) } },
  'FI-12': { slots: { roleA: roleAt('domainA'), roleB: roleAt('domainB'), domainA: p.domain, domainB: p.domain }, says: { number: ranked } },
  'FI-13': {
    slots: {
      platform: { reason: 'source' as const, holds: (value: string, { refs }: At) => refs.every(({ evidence }) => evidence.platform === value.toLowerCase()) },
      rank,
    },
    says: { number: ranked },
  },
  'FI-14': { slots: { labels, list: asked } },
  'FI-14b': { slots: { labels } },
  'FI-15': { slots: { list: kinds(0, ({ ground }) => ground.screen) }, says: { number: p.refsAre(screen) } },
  'FI-16': { slots: { list: kinds(0, ({ ground }) => ground.screen) }, says: { number: p.refsAre(screen) } },

  'ME-01': { slots: { n: p.size(media), m: p.number(({ ground }) => outletsOf(ground.media).size) }, says: onMedia },
  'ME-02': {
    slots: {
      a: p.number(({ ground }) => nationwide(ground).length),
      b: p.number(({ ground }) => outletsOf(ground.media).size - nationwide(ground).length),
    },
    says: onMedia,
  },
  'ME-04': {
    slots: { n: p.cited, outlet: p.domain },
    says: {
      source: (at: At) =>
        p.refsAre(p.of(media, ({ evidence }) => evidence.domain === at.slots.outlet))(at) && at.refs.length * 2 >= at.ground.media.length * 0.8,
    },
  },
  'ME-05': { slots: { date: ends('first', media), date2: ends('last', media) }, says: { source: p.refsIn(media) } },
  'ME-06': {
    slots: { n: p.cited, month: p.one(() => p.MONTH_NAMES, 'date'), year: p.year((at) => datedOf(at.refs)[0]?.day) },
    says: { date: (at: At) => p.refsAre(inMonth(monthKey(at)))(at) && isPeak(at) },
  },
  'ME-07': { slots: { n: p.size(p.of(media, named)) }, says: { source: p.refsAre(p.of(media, named)) } },
  'ME-08': {
    slots: { n: p.size(passing), m: p.size(media) },
    says: { number: (at: At) => p.refsAre(passing)(at) && passing(at.ground).length * 2 > at.ground.media.length },
  },
  'ME-09': {
    slots: { n: p.cited, quote: p.quote },
    says: { speaker: (at: At) => at.refs.every(speaks) && p.quoteSays(CUES.speech)(at) && p.quoteNames(0)(at) },
  },
  'ME-10': { slots: { title: p.title, place: p.place }, says: { state: titleSays(CUES.interview) } },
  'ME-11': { slots: { n: p.number(({ ground }) => ground.items.reduce((sum, { evidence }) => sum + evidence.copies.length, 0)) } },
  'ME-12': { slots: { n: p.number(({ ground }) => ground.ledger.totals.fetched) }, says: { absence: ({ ground }: At) => isAbsent(ground, 'media') } },
  'ME-14': {
    slots: { title: p.title, place: p.place },
    says: { speaker: (at: At) => titleSays(CUES.answer)(at) && at.refs.every(({ mentions }) => mentions.length > 0) },
  },

  'AU-02': {
    slots: { n: p.cited },
    says: { source: ({ refs, ground }: At) => refs.every((item) => item.evidence.own || ground.names(item.document.article.author ?? '')) },
  },
  'AU-06': {
    slots: {
      n: p.number(({ refs, ground }) => new Set(datedOf(refs).flatMap(({ day }) => (daysTo(day, ground.ledger.now) <= 365 ? [day.slice(0, 7)] : []))).size),
    },
  },
  'AU-07': {
    slots: {
      n: p.number(({ refs }) => {
        const [from, to] = datedOf(refs);
        return from && to ? Math.floor((Date.parse(to.day) - Date.parse(from.day)) / (30.44 * 86_400_000)) : -1;
      }),
    },
  },
  'AU-10': {
    slots: {
      share: p.share(p.of(p.all, lang), p.all),
      list: p.words(({ ground }) =>
        ground.items.filter((item) => !lang(item)).map(({ evidence }) => languages.of(evidence.lang.slice(0, 2)) ?? `inny (${evidence.lang})`),
      ),
    },
    says: { number: p.refsAre(p.of(p.all, (item) => !lang(item))) },
  },
  'AU-11': {
    slots: {
      kinds: after(
        /^ze? /,
        kinds(1, ({ ground }) => ground.others),
      ),
    },
  },
  'AU-12': { slots: { n: p.number(({ refs }) => outletsOf(refs).size) }, says: { source: p.refsIn(({ others }) => others) } },
  'AU-13': {
    slots: { quote: p.quote, place: p.place },
    says: {
      speaker: ({ refs, slots }: At) =>
        /\?\W*$/.test(slots.quote ?? '') && refs.every(({ evidence }) => !evidence.own && (evidence.kind === 'forum' || evidence.kind === 'social')),
    },
  },
  'AU-14': { slots: { n: p.cited }, says: { date: ({ refs }: At) => refs.every(({ evidence }) => dayOf(evidence.publishedAt) === null) } },

  'BI-01': { slots: { role: p.role, n: p.cited } },
  'BI-02': { slots: { list: town } },
  'BI-03': { slots: { quote: p.quote, domain: p.domain }, says: { speaker: p.refsIn(({ own }) => own) } },
  'TL-01': { slots: { year: p.year((at) => dayOf(at.refs[0]?.evidence.publishedAt ?? null)), title: p.title, domain: p.domain } },
  'TL-02': { slots: { year: p.year((at) => dayOf(at.refs[0]?.evidence.publishedAt ?? null)), title: p.title, domain: p.domain } },
} satisfies Record<string, p.Rule>;
