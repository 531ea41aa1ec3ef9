/** Proofs of the sentences on risks, accusations, answers, strengths and weaknesses, and of the summary. */
import { PLATFORM_NAMES } from '../../../contract/platforms.ts';
import type { Accusation } from '../../../contract/report.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { hasNoEnd, isAbsent, mayAnswer, nearName, repliesOn } from '../absence.ts';
import { type At, datedOf, dayOf, daysTo, type Ground, outletsOf, type Pick } from '../ground.ts';
import * as p from '../proofs.ts';
import { accuses, CUES, isNamedAt, STATES, says } from '../shows.ts';
import { numberIn } from '../template.ts';
import { defends, isSaidBy } from '../told.ts';
import { accusesNear, CASES, mayReply } from './cases.ts';
import { how, namesOfEnd, sameWriter } from './ends.ts';

const negative: Pick = (ground) => ground.toned('negative');
const positive: Pick = (ground) => ground.toned('positive');
const absent = (what: Parameters<typeof isAbsent>[1]) => ({ absence: ({ ground }: At) => isAbsent(ground, what) });
const sources: p.Proof = p.size(p.all);
const now = p.date(({ ground }) => dayOf(ground.ledger.now));
const free: p.Proof = { reason: 'words', holds: (value) => value !== '' };

/** Each quote is an answer, in the subject's own words or with its name beside it. */
const answers = ({ quoted }: At): boolean =>
  quoted.length > 0 &&
  quoted.every(({ item, text }) => (says(text, CUES.answer) || says(item.evidence.title, CUES.answer)) && (item.evidence.own || isNamedAt(item, text, 60)));
const answersIn: Pick = (ground) => ground.items.filter((item) => mayAnswer(item));
const isUnanswered = (item: LedgerItem, ground: Ground): boolean =>
  !mayAnswer(item) && !ground.own.some((own) => mayAnswer(own)) && !ground.items.some((other) => repliesOn(other));
const unanswered = { absence: (at: At) => p.refsIn(negative)(at) && at.refs.every((item) => isUnanswered(item, at.ground)) };
/** Critical texts that an answer among the cited pages may answer: one on the page itself, or a later one. */
const answered = ({ refs, ground }: At): number =>
  negative(ground).filter(
    (item) => mayAnswer(item) || refs.some((ref) => ref !== item && (ref.evidence.publishedAt ?? '9') >= (item.evidence.publishedAt ?? '')),
  ).length;
const answeredOf = {
  slots: {
    n: { reason: 'number', holds: (value: string, at: At) => numberIn(value) <= Math.min(at.refs.length, answered(at)) } satisfies p.Proof,
    m: p.size(negative),
  },
  says: { speaker: answers },
};

const reach: p.Proof = p.number(({ refs }) => Number((refs[0]?.evidence.reach.value ?? -1).toPrecision(1)));
const rank: p.Proof = {
  reason: 'number',
  holds: (value, { refs, slots }) => refs.some((item) => item.evidence.rank === Number(value) && p.isTitle(slots.title ?? '', item)),
};
const subjectLabel: p.Proof = p.one(({ ground }) => ground.ledger.setAside.map(({ label }) => label), 'name');
const platform: p.Proof = p.one(
  ({ refs }) => refs.map(({ evidence }) => evidence.platform && PLATFORM_NAMES[evidence.platform]).filter((name) => name !== null),
  'source',
);
const handle: p.Proof = p.one(({ refs }) => refs.map(({ document }) => document.article.page.profile?.handle), 'name');
const recent: Pick = p.of(p.all, ({ evidence }, ground) => daysTo(evidence.publishedAt ?? '', ground.ledger.now) <= 90);
const single = {
  absence: ({ refs, ground }: At) =>
    refs.length === 1 &&
    ground.items.every((item) => item === refs[0] || ((item.evidence.sentiment?.label ?? 'neutral') !== 'negative' && !nearName(item, 'charge'))),
};

/** Each quote speaks in defence. */
const inDefence = ({ quoted }: At): boolean => quoted.length > 0 && quoted.every(({ item, text }) => defends(item, text));

/** A title that is printed as the page's own words names the subject itself. */
const titleNames = ({ slots, refs, ground }: At): boolean => refs.some((item) => p.isTitle(slots.quote ?? '', item) && ground.names(item.evidence.title));
/** Further quotes tell the accusation, too; the one of its end or answer is proved by its own sentence. */
const tellsToo = ({ quoted, claim }: At, id: string): boolean => {
  const { end, redress } = claim as Partial<Accusation>;
  return (
    id === 'AC-11' ||
    quoted.every(
      ({ item, text }) => text === end?.quote || text === redress?.quote || text.search(CUES.pending) >= 0 || (accuses(text) && isNamedAt(item, text)),
    )
  );
};
const accusation = (id: string) => ({
  slots: { quote: p.quoteOrTitle, place: p.place },
  says: {
    state: (at: At) => p.quoteSays(STATES[id] ?? /(?!)/g)(at) && tellsToo(at, id),
    name: (at: At) => p.quoteNames(400)(at) || titleNames(at),
  },
});
/** The quote tells of something given back, put right or changed, on a page of somebody else. */
const redress = {
  state: ({ slots: { quote = '' } }: At) => quote.search(CUES.redress) >= 0,
  source: (at: At) => p.quotedAs(at.slots.quote ?? '', at)?.evidence.own === false,
};
/** Text of a list of places, each of a page that is said to show the old version. */
const stillPlaces: p.Proof = {
  reason: 'source',
  holds: (value, { claim, ground }) => {
    const shown = 'stillShown' in claim ? (claim.stillShown as number[]) : [];
    const items = shown.flatMap((n) => ground.byNumber.get(n) ?? []);
    const places = items.map((item) => item).flatMap((item) => [placeOf(item)]);
    return p.madeOf(value, [...places, ...(items.length > 3 ? ['inne'] : [])]);
  },
};
const placeOf = ({ evidence }: LedgerItem): string => [evidence.domain, dayOf(evidence.publishedAt)?.split('-').reverse().join('.')].filter(Boolean).join(', ');

/** The place of one of the quoted pages, where a sentence quotes two. */
const quotedPlace: p.Proof = { reason: 'source', holds: (value, { quoted }) => quoted.some(({ item }) => placeOf(item) === value) };

/** The pages that a sentence on further sources may leave out: the first, and those that tell the end and the redress. */
const laterOf = (claim: Partial<Accusation>): number[] => [1, ...(claim.end ? [2] : []), ...(claim.redress ? [2, 3] : [])];

/** Cited pages that tell the charge beside the first; one that may tell an end need not be among them. */
function countsMore(value: string, { refs, claim }: At): boolean {
  const more = numberIn(value);
  const ends = refs.filter((item) => nearName(item, 'end')).length;
  return more > 0 && laterOf(claim).some((first) => refs.length - more >= first && refs.length - more <= first + ends);
}

/** Cited pages beside the one that tells the end. */
const stillShown = p.number(({ refs, quoted }) => refs.filter((item) => quoted.every((one) => one.item !== item)).length);
const endElsewhere = {
  name: p.quoteNames(600),
  state: ({ refs, quoted }: At) => refs.every((item) => quoted.some((one) => one.item === item) || accusesNear(item)),
};

/** A quoted sentence says that the ruling may still be changed. */
const pending: p.Proof = { reason: 'quote', holds: (value, at) => value.search(CUES.pending) >= 0 && p.quote.holds(value, at) };
const mayChange = ({ quoted }: At): boolean => quoted.some(({ text }) => text.search(CUES.pending) >= 0);
const headlineEnd = {
  slots: {
    n: stillShown,
    how: { reason: 'state', holds: (value, at) => at.quoted.some(({ text }) => how.holds(value, { ...at, slots: { quote: text } })) } satisfies p.Proof,
  },
  says: { ...endElsewhere, name: ({ quoted }: At) => quoted.some(({ item, text }) => isNamedAt(item, text, 600)) },
};

/** What tells two of one name apart: a denial beside a word of names, of ties or of mistaking. */
const TELLS_APART =
  /(?<!\p{sc=Latn})(?:to nie (?:ja|my|ta sama|ten sam)|nie jest(?:em|eśmy)? t(?:ą|ym|ymi)|nie m(?:a|am|ają|amy|iał\p{sc=Latn}*|iel\p{sc=Latn}*) (?:\p{sc=Latn}+ ){0,4}(?:wspólneg|związk|powiąza)|nie (?:jest|są|byl?[aiy]?) (?:\p{sc=Latn}+ ){0,2}(?:związan|powiązan)|(?:po)?myl(?:ić|i|ą|ono|on[aey]|ił|ili|ony)|imienni(?:k|c)|zbieżność|t(?:ym|ego|o|ej|akiej|akim) sam\p{sc=Latn}* (?:\p{sc=Latn}+ )?nazw|podobn\p{sc=Latn}+ nazw|nazw\p{sc=Latn}+ podobn)/iu;

export const MATTERS = {
  ...CASES,
  'RI-01': { slots: { n: p.cited, topic: p.topic }, says: { tone: (at: At) => p.refsIn(negative)(at) && p.quotesShow('negative')(at) } },
  'RI-02': {
    slots: { quote: p.quote, place: p.place },
    says: { tone: ({ quoted }: At) => quoted.every(({ text }) => accuses(text)), name: p.quoteNames() },
  },
  'RI-03': { slots: { reach } },
  'RI-05': { slots: { title: p.title, rank } },
  'RI-06': { slots: { title: p.title, place: p.place, quote: p.quote }, says: { speaker: answers } },
  'RI-21': { slots: { quote: p.quote, place: p.place }, says: redress },
  'RI-07': { slots: { n: p.cited, quote: p.quote }, says: { tone: (at: At) => p.refsIn(positive)(at) && p.quoteLeans('positive')(at) } },
  'RI-08': { slots: { year: p.year((at) => dayOf(at.refs[0]?.evidence.publishedAt ?? null)) }, says: single },
  'RI-09': { slots: { domain: p.one(({ refs }) => (outletsOf(refs).size === 1 ? [...outletsOf(refs)] : []), 'source') }, says: { tone: p.refsIn(negative) } },
  'RI-11': { slots: {} },
  'RI-12': { slots: { n: sources }, says: absent('end') },
  'RI-13': { slots: { n: p.number(({ ground }) => ground.ledger.totals.named) } },
  'RI-14': { slots: { label: subjectLabel } },
  'RI-14b': { slots: { label: subjectLabel }, says: { absence: ({ ground }: At) => ground.items.length === 0 } },
  'RI-27': {
    slots: { quote: p.quote, place: p.place },
    says: { state: ({ quoted }: At) => quoted.length > 0 && quoted.every(({ text }) => TELLS_APART.test(text)) },
  },
  'RI-17': { slots: { profileName: handle, platform }, says: { source: ({ refs }: At) => refs.every(({ evidence }) => !evidence.own) } },
  'RI-18': { slots: { n: sources, date: now }, says: { absence: ({ ground }: At) => isAbsent(ground, 'charge') && isAbsent(ground, 'critical') } },
  'RI-19': { slots: {} },
  'RI-23': {
    slots: { speaker: { reason: 'speaker' as const, holds: (value: string, { quoted }: At) => quoted.some(({ item, text }) => isSaidBy(item, text, value)) } },
    says: { tone: inDefence },
  },
  'RI-23b': {
    slots: {
      list: {
        reason: 'speaker' as const,
        holds: (value: string, { quoted }: At) => value.split(/, | i /).every((name) => quoted.some(({ item, text }) => isSaidBy(item, text, name))),
      },
    },
    says: { tone: inDefence },
  },
  'RI-22': { slots: { n: p.cited }, says: { tone: p.refsIn(negative) } },
  'RI-20': {
    slots: { a: p.size(positive), b: p.size(negative) },
    says: { tone: (at: At) => numberIn(at.slots.a ?? '') > numberIn(at.slots.b ?? '') && p.refsAre((g) => [...positive(g), ...negative(g)])(at) },
  },

  'AC-01': accusation('AC-01'),
  'AC-02': accusation('AC-02'),
  'AC-03': accusation('AC-03'),
  'AC-04': accusation('AC-04'),
  'AC-05': accusation('AC-05'),
  'AC-06': accusation('AC-06'),
  'AC-07': accusation('AC-07'),
  'AC-08': accusation('AC-08'),
  'AC-09': accusation('AC-09'),
  'AC-10': { slots: { quote: p.quoteOrTitle, place: p.place } },
  'AC-10b': { slots: { quote: p.quoteOrTitle, place: p.place }, says: { name: (at: At) => p.quoteNames(0)(at) || titleNames(at) } },
  'AC-15': { slots: { title: p.title, place: p.place, quote: p.quote } },
  'AC-11': accusation('AC-11'),
  'AC-12': { slots: { quote: p.quote, place: p.place, how }, says: { state: p.quoteSays(STATES['AC-12'] as RegExp), name: p.quoteNames(400) } },
  'AC-13': { slots: { quote: p.quoteOrTitle, place: p.place } },
  'AC-14': { slots: { title: p.title, place: p.place, quote: p.quote } },
  'AC-14b': { slots: { title: p.title, place: p.place, quote: p.quote }, says: { name: p.quoteNames(0) } },
  'AC-20': { slots: { quote: p.quote, place: p.place, how }, says: { name: namesOfEnd } },
  'AC-20b': { slots: { quote: p.quote, place: p.place, how, pending }, says: { name: namesOfEnd } },
  'AC-21': { slots: { quote: p.quote, place: p.place }, says: { state: mayReply } },
  'AC-26': {
    slots: { quote: p.quote, place: p.place },
    says: { state: ({ slots: { quote = '' } }: At) => quote.search(CUES.recant) >= 0, speaker: sameWriter },
  },
  'AC-25': { slots: { quote: p.quote }, says: { state: ({ slots: { quote = '' } }: At) => quote.search(CUES.pending) >= 0 } },
  'AC-27': { slots: {}, says: { absence: ({ ground, refs, quoted }: At) => hasNoEnd(ground, refs, quoted.map(({ text }) => text).join(' ')) } },
  'AC-24': { slots: { quote: p.quote, place: p.place }, says: redress },
  'AC-22': { slots: { n: p.number(({ claim }) => ('stillShown' in claim ? (claim.stillShown as number[]).length : -1)), list: stillPlaces } },
  'AC-23': {
    slots: {
      n: { reason: 'number', holds: countsMore },
    },
  },

  'CR-06': {
    slots: { ...answeredOf.slots, date: p.date(p.newest(p.refsOf)) },
    says: answeredOf.says,
  },
  'CR-06b': answeredOf,

  'ST-02': { slots: { list: p.words(({ refs }) => [...outletsOf(refs)], 'source') }, says: { tone: p.refsAre(positive) } },
  'ST-05': { slots: { n: p.size(recent) }, says: { date: p.refsAre(recent) } },
  'ST-07': {
    slots: { quote: p.quote, place: p.place },
    says: {
      state: (at: At) => p.quoteSays(CUES.prize)(at) && p.quoteSays(CUES.got)(at) && !/(?<!\p{sc=Latn})nie(?! tylko)\s/iu.test(at.slots.quote ?? ''),
      name: p.quoteNames(0),
    },
  },
  'ST-09': { slots: { topic: p.topic, n: p.cited }, says: { tone: p.refsIn(positive) } },
  'ST-10': { slots: { title: p.title, place: p.place }, says: { speaker: answers } },
  'ST-11': { slots: {}, says: absent('namesake') },
  'ST-12': { slots: { title: p.title, domain: p.domain }, says: { source: ({ refs }: At) => refs.every(({ evidence }) => evidence.kind === 'encyclopedia') } },

  'WE-03': { slots: { platform, date: p.lastPost } },
  'WE-04': {
    slots: { share: p.number(({ refs, ground }) => Math.round((100 * refs.length) / ground.items.length)), domain: p.domain },
    says: { source: ({ refs }: At) => outletsOf(refs).size === 1 },
  },
  'WE-05': { slots: { n: p.cited, m: p.size(negative) }, says: unanswered },
  'WE-05b': { slots: { n: p.cited }, says: { ...unanswered, number: p.refsAre(negative) } },
  'WE-06': {
    slots: { date: p.date(({ ground }) => datedOf(ground.screen).at(-1)?.day) },
    says: { absence: ({ ground }: At) => datedOf(ground.screen).every(({ day }) => daysTo(day, ground.ledger.now) > 360) },
  },
  'WE-07': { slots: {}, says: { source: ({ ground }: At) => [1, 2, 3].some((at) => ground.strangers.has(at)) } },
  'WE-08': { slots: { n: p.cited }, says: absent('contact') },
  'WE-09': { slots: {}, says: absent('ownText') },

  'SU-01': { slots: { recTitle: free } },
  'SU-01b': { slots: { recTitle: free } },
  'SU-02': { slots: { riskName: free, level: p.fixed('niski', 'średni', 'wysoki', 'krytyczny') } },
  'SU-02b': {
    slots: { riskName: free, level: p.fixed('niski', 'średni', 'wysoki', 'krytyczny'), quote: p.quote, place: p.place },
    says: { tone: ({ quoted }: At) => quoted.every(({ text }) => accuses(text)), name: p.quoteNames() },
  },
  'SU-02c': {
    slots: { riskName: free, level: p.fixed('niski', 'średni', 'wysoki', 'krytyczny'), quote: p.quote, place: p.place },
    says: {
      tone: ({ quoted }: At) => quoted.every(({ text }) => accuses(text)),
      name: p.quoteNames(),
      speaker: ({ ground }: At) => answersIn(ground).length > 0,
    },
  },
  'SU-02d': {
    slots: {
      riskName: free,
      level: p.fixed('niski', 'średni', 'wysoki', 'krytyczny'),
      quote: p.quote,
      place: quotedPlace,
      given: p.quote,
      givenPlace: quotedPlace,
    },
    says: {
      tone: ({ quoted }: At) => quoted.some(({ text }) => accuses(text)),
      state: ({ quoted }: At) => quoted.some(({ item, text }) => text.search(CUES.redress) >= 0 && !item.evidence.own),
    },
  },
  'SU-03': { slots: { n: sources, m: p.number(({ ground }) => outletsOf(ground.items).size), date: now } },
  'SU-05': { slots: { n: stillShown, quote: p.quote, place: p.place, how }, says: endElsewhere },
  'HL-12': headlineEnd,
  'SU-05b': { slots: { n: stillShown, quote: p.quote, place: p.place, how }, says: { ...endElsewhere, number: mayChange } },
  'HL-12b': { ...headlineEnd, says: { ...headlineEnd.says, number: mayChange } },
  'SU-04b': { slots: { n: p.cited, m: sources, title: p.title, place: p.place } },
  'HL-13b': { slots: { n: p.cited, m: sources, title: p.title, place: p.place } },
  'SU-04': { slots: { n: p.cited, m: sources, title: p.title, place: p.place } },
  'HL-13': { slots: { n: p.cited, m: sources, title: p.title, place: p.place } },
} satisfies Record<string, p.Rule>;
