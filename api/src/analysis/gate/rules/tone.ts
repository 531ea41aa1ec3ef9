/** Proofs of the headline and of the sentences on tone. */
import { type At, type Ground, outletsOf, type Pick } from '../ground.ts';
import * as p from '../proofs.ts';
import { CUES, says } from '../shows.ts';

const judged: Pick = ({ judged: items }) => items;
const toned =
  (label: string): Pick =>
  (ground) =>
    ground.toned(label);
const [positive, negative, neutral, mixed] = ['positive', 'negative', 'neutral', 'mixed'].map(toned) as [Pick, Pick, Pick, Pick];
const part = (pick: Pick, ground: Ground): number => (ground.judged.length > 0 ? pick(ground).length / ground.judged.length : 0);
const within = (pick: Pick, kind: 'media' | 'voices'): Pick => p.of(pick, (item, ground) => ground[kind].includes(item));
const inYear = (pick: Pick, year: string): Pick => p.of(pick, ({ evidence }) => evidence.publishedAt?.startsWith(year) ?? false);
const shareIn = (slot: string): p.Proof =>
  p.number(({ ground, slots }) => {
    const year = slots[slot] ?? '';
    const whole = inYear(judged, year)(ground).length;
    return whole === 0 ? -1 : Math.round((100 * inYear(positive, year)(ground).length) / whole);
  });
const CALLED: Record<string, Pick> = { pozytywne: positive, negatywne: negative, neutralne: neutral, mieszane: mixed };
const CALLED_ONE: Record<string, Pick> = { pozytywna: positive, negatywna: negative, neutralna: neutral, mieszana: mixed };
/** „negatywne — 3” */
const recounts = (part: string, ground: Ground): boolean => {
  const [, name, n] = /^(\p{L}+) — (\d+)$/u.exec(part) ?? [];
  return Number(n) > 0 && CALLED[name ?? '']?.(ground).length === Number(n);
};
/** Also if all the tones that are unsure were judgements. */
const mostlyFacts = ({ ground }: At): boolean => neutral(ground).length > 0 && 2 * neutral(ground).length >= ground.judged.length + ground.uncertain.length;
const mostlyGood = ({ ground }: At): boolean => part(positive, ground) >= 0.5;
/** Twice as many critical texts as good ones, and three in ten of all. */
const prevails = ({ ground }: At): boolean => negative(ground).length >= 2 * positive(ground).length && part(negative, ground) >= 0.3;
/** Wilson's interval of the positive share, from the counts. */
function bound({ ground }: At, sign: 1 | -1): number {
  const n = ground.judged.length;
  if (n === 0) return -1;
  const [share, z] = [part(positive, ground), 1.959964];
  const centre = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const limit = (100 * (centre + sign * half)) / (1 + z ** 2 / n);
  return sign > 0 ? Math.ceil(Math.max(100 * share, limit) - 1e-9) : Math.floor(Math.min(100 * share, limit) + 1e-9);
}
const toneOnly = (pick: Pick) => ({ tone: p.refsAre(pick) });
/** A word of good pages and a word of critical ones. */
const topicIn = (pick: Pick, least: number): p.Proof => ({
  reason: 'words',
  holds: (value, { ground }) => pick(ground).filter((item) => ground.words(item).has(value)).length >= least,
});
const example = (label: 'positive' | 'negative') => ({
  tone: (at: At) => p.refsIn(toned(label))(at) && p.quoteLeans(label)(at),
  name: p.quoteNames(),
});
const onTopic = (label: 'positive' | 'negative') => ({
  tone: (at: At) => p.refsIn(toned(label))(at) && p.quoteLeans(label)(at),
  words: p.quoteHolds,
});
const top = (at: At): string => [...outletsOf(at.refs)].join();

export const TONE = {
  'HL-01': { slots: { topic: p.topicOfSome(3) }, says: { tone: mostlyGood } },
  'HL-02': {
    slots: { topicA: topicIn(positive, 2), topicB: topicIn(negative, 2) },
    says: { tone: (at: At) => positive(at.ground).length > negative(at.ground).length },
  },
  'HL-03': { slots: { topic: p.topicOfSome(3) }, says: { tone: mostlyFacts } },
  'HL-04': { slots: {}, says: { tone: (at: At) => mostlyGood(at) && p.refsIn(positive)(at) } },
  'HL-05': { slots: {}, says: { tone: ({ ground }: At) => part(negative, ground) > 0 && part(negative, ground) >= part(positive, ground) } },
  'HL-06': {
    slots: {},
    says: { tone: ({ ground }: At) => [positive, negative, neutral].filter((pick) => part(pick, ground) > 0).length + Number(part(mixed, ground) > 0) >= 2 },
  },
  'HL-07': { slots: {}, says: { number: ({ ground }: At) => ground.items.length < 5 } },
  'HL-08': { slots: { topic: topicIn(negative, 2) }, says: { tone: mostlyGood } },
  'HL-09': { slots: {}, says: { tone: (at: At) => mostlyFacts(at) && p.refsIn(neutral)(at) } },
  'HL-09b': {
    slots: { m: p.size(judged), n: p.size(({ uncertain }) => uncertain) },
    says: { tone: (at: At) => part(neutral, at.ground) > 0.5 && p.refsIn(neutral)(at) },
  },
  'HL-10': { slots: { topic: topicIn(negative, 2) }, says: { tone: (at: At) => positive(at.ground).length > negative(at.ground).length } },
  'HL-14': { slots: { m: p.size(judged), n: p.size(negative), a: p.size(positive) }, says: { tone: prevails } },
  'HL-15': { slots: { m: p.size(judged), n: p.size(negative) }, says: { tone: (at: At) => prevails(at) && positive(at.ground).length === 0 } },
  'HL-16': { slots: { n: p.size(judged), m: p.size(({ items }) => items) } },
  'HL-16b': { slots: { m: p.size(({ items }) => items) }, says: { tone: ({ ground }: At) => ground.judged.length === 0 } },
  'HL-11': {
    slots: {
      labels: p.words(({ ground }) => ground.ledger.setAside.map(({ label }) => label)),
      title: {
        reason: 'quote',
        holds: (value: string, { ground }: At) =>
          ground.ledger.setAside.some(({ pages }) => pages.some((page) => p.isTitle(value, { evidence: { title: page.title } } as never))),
      },
      domain: p.one(({ ground }) => ground.ledger.setAside.flatMap(({ pages }) => pages.map((page) => page.domain)), 'source'),
    },
    says: { absence: ({ ground }: At) => ground.items.length === 0 },
  },

  'SE-01': {
    slots: {
      n: p.size(judged),
      list: { reason: 'number' as const, holds: (value: string, { ground }: At) => value.split(', ').every((part) => recounts(part, ground)) },
    },
    says: toneOnly(judged),
  },
  'SE-01b': {
    slots: { tone: { reason: 'tone' as const, holds: (value: string, { ground }: At) => (CALLED_ONE[value]?.(ground).length ?? 0) === 1 } },
    says: { number: ({ ground }: At) => judged(ground).length === 1 },
  },
  'SE-02': { slots: { share: p.share(positive, judged), n: p.size(judged) }, says: { tone: (at: At) => p.refsAre(positive)(at) && mostlyGood(at) } },
  'SE-03': { slots: { share: p.share(negative, judged), n: p.size(judged) }, says: toneOnly(negative) },
  'SE-04': {
    slots: { share: p.share(neutral, judged) },
    says: { tone: (at: At) => p.refsAre(neutral)(at) && part(neutral, at.ground) > 0.5 },
  },
  'SE-05': {
    slots: { a: p.size(positive), b: p.size(negative) },
    says: {
      tone: (at: At) => Math.abs(part(positive, at.ground) - part(negative, at.ground)) <= 0.1 && p.refsAre((g) => [...positive(g), ...negative(g)])(at),
    },
  },
  'SE-06': { slots: { topic: p.topic, n: p.cited, m: p.size(positive), quote: p.quote }, says: onTopic('positive') },
  'SE-07': { slots: { topic: p.topic, n: p.cited, m: p.size(negative), quote: p.quote }, says: onTopic('negative') },
  'SE-08': {
    slots: { x: p.share(within(positive, 'media'), within(judged, 'media')), y: p.share(within(positive, 'voices'), within(judged, 'voices')) },
    says: { tone: p.refsAre((g) => [...within(judged, 'media')(g), ...within(judged, 'voices')(g)]) },
  },
  'SE-09': {
    slots: {
      yearA: {
        reason: 'date',
        holds: (value: string, { slots, ground }: At) => Number(value) === Number(slots.yearB) - 1 && inYear(judged, value)(ground).length > 0,
      },
      yearB: p.year(({ ground }) => ground.ledger.now),
      x: shareIn('yearA'),
      y: shareIn('yearB'),
    },
  },
  'SE-10': { slots: { n: p.size(({ uncertain }) => uncertain) }, says: { tone: p.refsAre(({ uncertain }) => uncertain) } },
  'SE-11': {
    slots: {
      domain: p.one((at) => [top(at)], 'source'),
      share: p.number(({ refs, ground }) => Math.round((100 * refs.length) / Math.max(1, negative(ground).length))),
    },
    says: { tone: (at: At) => p.refsAre(p.of(negative, ({ evidence }) => evidence.domain === at.slots.domain))(at) },
  },
  'SE-12': { slots: { quote: p.quote, place: p.place }, says: example('positive') },
  'SE-13': { slots: { quote: p.quote, place: p.place }, says: example('negative') },
  'SE-14': { slots: { low: p.number((at) => bound(at, -1)), high: p.number((at) => bound(at, 1)) }, says: toneOnly(judged) },
  'SE-15': {
    slots: { n: p.cited, quote: p.quote },
    says: { tone: (at: At) => p.refsIn(judged)(at) && says(at.slots.quote ?? '', CUES.but), name: p.quoteNames() },
  },
  'SE-16': {
    slots: { n: p.size(judged) },
    says: {
      absence: ({ ground }: At) =>
        ground.judged.length > 0 && ['negative', 'mixed'].every((label) => ground.others.every(({ evidence }) => evidence.sentiment?.label !== label)),
    },
  },
} satisfies Record<string, p.Rule>;
