/** How the slots of a sentence are proved: counts by recounting, dates by reading them, names and words on the pages that it cites. */
import type { DropReason } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { type At, datedOf, dayOf, daysTo, type Ground, type Pick } from './ground.ts';
import { callsSo, holdsWord, isNamedAt, leansTo, plain, says } from './shows.ts';
import { flat, numberIn } from './template.ts';

/** What a sentence failed to prove. */
export type Reason = DropReason;

export type Proof = { reason: Reason; holds: (value: string, at: At) => boolean };
export type Test = (at: At) => boolean;
/** A template's proof: one for each slot, and what its fixed words say. */
export type Rule<Slot extends string = string> = { slots: Record<Slot, Proof>; says?: Partial<Record<Reason, Test>> };

export const MONTHS = 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ');
export const MONTH_NAMES = 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' ');

/** A printed day as `YYYY-MM-DD`: „8 lutego 2021 r.”, „08.02.2021”. */
export function readDay(text: string): string | null {
  const short = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  if (short) return `${short[3]}-${short[2]}-${short[1]}`;
  const long = /^(\d{1,2}) (\p{L}+) (\d{4}) r\.$/u.exec(flat(text));
  const month = MONTHS.indexOf(long?.[2] ?? '') + 1;
  return long && month > 0 ? `${long[3]}-${String(month).padStart(2, '0')}-${(long[1] as string).padStart(2, '0')}` : null;
}

/** Without the marks of a cut. */
const uncut = (text: string): string => text.replace(/\[…\]/g, ' ');
const isCut = (text: string): boolean => /\[…\]\s*$/.test(text);

/** A printed title is the page's own, or its beginning. */
export const isTitle = (value: string, item: LedgerItem): boolean => isTitleOf(value, item.evidence.title);
export const isTitleOf = (value: string, title: string): boolean => {
  const [printed, whole] = [plain(uncut(value)), plain(title)];
  return printed !== '' && (isCut(value) ? whole.startsWith(printed) : whole === printed);
};

/** The item whose quote is printed. */
export const quotedAs = (value: string, { quoted }: At): LedgerItem | undefined =>
  quoted.find(({ text }) => plain(text) !== '' && plain(text) === plain(uncut(value)))?.item;

/** Whether a list is made of the given words, and of nothing else. */
export function madeOf(value: string, words: readonly string[]): boolean {
  let rest = flat(value);
  let used = 0;
  for (const word of [...new Set(words.map(flat))].filter(Boolean).sort((a, b) => b.length - a.length)) {
    if (!rest.includes(word)) continue;
    rest = rest.replace(word, ';');
    used += 1;
  }
  return used > 0 && /^(?:[\s,;]|(?<=;) i (?=;))*$/.test(rest);
}

export const same = (a: readonly LedgerItem[], b: readonly LedgerItem[]): boolean => a.length === b.length && a.every((item) => b.includes(item));
export const all: Pick = ({ items }) => items;
export const of =
  (pick: Pick, test: (item: LedgerItem, ground: Ground) => boolean): Pick =>
  (ground) =>
    pick(ground).filter((item) => test(item, ground));

// Slots.
export const number = (count: (at: At) => number): Proof => ({ reason: 'number', holds: (value, at) => numberIn(value) === count(at) });
export const size = (pick: Pick): Proof => number(({ ground }) => pick(ground).length);
export const cited: Proof = number(({ refs }) => refs.length);
export const share = (part: Pick, whole: Pick): Proof =>
  number(({ ground }) => {
    const n = whole(ground).length;
    return n === 0 ? -1 : Math.round((100 * part(ground).length) / n);
  });
export const date = (of: (at: At) => string | null | undefined): Proof => ({
  reason: 'date',
  holds: (value, at) => readDay(value) === of(at) && of(at) != null,
});
export const year = (of: (at: At) => string | null | undefined): Proof => ({ reason: 'date', holds: (value, at) => value === of(at)?.slice(0, 4) });
export const newest = (pick: (at: At) => LedgerItem[]) => (at: At) => datedOf(pick(at)).at(-1)?.day;
export const refsOf = ({ refs }: At): LedgerItem[] => refs;
export const title: Proof = { reason: 'quote', holds: (value, { refs }) => refs.some((item) => isTitle(value, item)) };
export const quote: Proof = { reason: 'quote', holds: (value, at) => quotedAs(value, at) !== undefined };
export const quoteOrTitle: Proof = {
  reason: 'quote',
  holds: (value, at) => quotedAs(value, at) !== undefined || at.refs.some((item) => isTitle(value, item)),
};
export const domain: Proof = { reason: 'source', holds: (value, { refs }) => refs.some(({ evidence }) => evidence.domain === value) };
export const words = (of: (at: At) => readonly string[], reason: Reason = 'words'): Proof => ({ reason, holds: (value, at) => madeOf(value, of(at)) });
export const one = (of: (at: At) => readonly (string | undefined)[], reason: Reason = 'words'): Proof => ({
  reason,
  holds: (value, at) => of(at).some((word) => word !== undefined && flat(word) === flat(value)),
});
/** „domena, 21.11.2026”, or the domain of a page without a date. */
export const isPlace = (value: string, { evidence }: LedgerItem): boolean => {
  const parts = /^(.*?)(?:, (\d{2}\.\d{2}\.\d{4}))?$/.exec(flat(value));
  return parts?.[1] === evidence.domain && (parts[2] ? readDay(parts[2]) : null) === dayOf(evidence.publishedAt);
};
/** The place of the page whose quote or title stands beside it. */
export const place: Proof = {
  reason: 'source',
  holds: (value, at) => {
    const { quote: said, title: called } = at.slots;
    const [first] = at.refs;
    const titled = called === undefined ? undefined : at.refs.filter((item) => isTitle(called, item));
    const cited = said === undefined ? undefined : at.quoted.filter(({ text }) => plain(text) === plain(uncut(said))).map(({ item }) => item);
    const quoted = said !== undefined && cited?.length === 0 ? at.refs.filter((item) => isTitle(said, item)) : cited;
    return (titled ?? quoted ?? (first ? [first] : [])).some((item) => isPlace(value, item));
  },
};
/** A word that every cited page has. */
export const topic: Proof = { reason: 'words', holds: (value, { refs, ground }) => refs.length > 0 && refs.every((item) => ground.words(item).has(value)) };
/** A word that at least some of the cited pages have. */
export const topicOfSome = (least: number): Proof => ({
  reason: 'words',
  holds: (value, { refs, ground }) => refs.filter((item) => ground.words(item).has(value)).length >= least,
});
/** A role that every cited page puts beside the name. */
export const role: Proof = { reason: 'words', holds: (value, { refs }) => refs.length > 0 && refs.every((item) => callsSo(item, value)) };
export const fixed = (...allowed: string[]): Proof => ({ reason: 'template', holds: (value) => allowed.includes(value) });

// What fixed words say.
export const refsAre =
  (pick: Pick): Test =>
  ({ refs, ground }) =>
    same(refs, pick(ground));
export const refsIn =
  (pick: Pick): Test =>
  ({ refs, ground }) => {
    const picked = new Set(pick(ground));
    return refs.length > 0 && refs.every((item) => picked.has(item));
  };
/** The printed quote leans to one side by itself. */
export const quoteLeans =
  (label: 'positive' | 'negative'): Test =>
  (at) =>
    leansTo(uncut(at.slots.quote ?? ''), label);
export const quoteSays =
  (cue: RegExp): Test =>
  (at) =>
    says(uncut(at.slots.quote ?? ''), cue);
export const quoteHolds: Test = ({ slots }) => holdsWord(slots.quote ?? '', slots.topic ?? '');
/** The subject is named in the printed quote, or just before it on its page. */
export const quoteNames =
  (near?: number): Test =>
  (at) => {
    const value = at.slots.quote ?? '';
    return at.quoted.some(({ item, text }) => plain(text) === plain(uncut(value)) && isNamedAt(item, text, near));
  };
/** Every quote beside the sentence leans so and has its topic. */
export const quotesShow =
  (label: 'positive' | 'negative'): Test =>
  ({ quoted, slots }) =>
    quoted.length > 0 && quoted.every(({ text }) => holdsWord(text, slots.topic ?? '') && leansTo(text, label));
/** The day of the last post on the cited profiles. */
export const lastPost = date(({ refs, ground }) =>
  refs
    .flatMap(({ document }) => document.article.page.profile?.posts ?? [])
    .flatMap(({ date }) => (daysTo(date, ground.ledger.now) >= 0 ? [dayOf(date) ?? ''] : []))
    .sort()
    .at(-1),
);
