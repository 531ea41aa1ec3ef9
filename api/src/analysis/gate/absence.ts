/**
 * Sentences that deny: each needs a search that was answered, and a scan of every page that was kept, by cues wider than those that find.
 * One doubtful hit is enough to print nothing. Each scan is made once.
 */
import { informationOf, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { readable } from '../reading/text.ts';
import { type Ground, pageText } from './ground.ts';

const CONTACT = /[\w.+-]+@[\w-]+\.\w|(?<!\p{sc=Latn})(?:kontakt|telefon|tel\.|e-mail|napisz do nas|zadzwoń|formularz)/iu;
export const ANSWER =
  /(?<!\p{sc=Latn})(?:oświadcz|wyjaśni(?:ł|a|en)|sprostow|dementu|zdementow|prostuj|odpowia|odpowiedzi|odpowiedź|odnosi się|odni(?:ósł|osł)|przeprasza|przepros|zaprzecz|tłumacz|komentuj|skomentow|odpisa|zapowiada|zapewnia|zapewni(?:ł|a)|przyzna(?:je|ł)|twierdzi|zabra(?:ł|ła) głos|wyra(?:ża|zi)|stwierdzi|powiedzia|podkreśl|przedstawiciel\p{sc=Latn}* |(?:biuro prasowe|rzeczni(?:k|czka)) )/iu;
/** „Nie wzięliśmy”, „to nie my”: on the subject's own page and under its name any denial may answer. */
const DENIES = /(?<!\p{sc=Latn})(?:nie (?:\p{sc=Latn}+ ){0,2}\p{sc=Latn}+(?:liśmy|łyśmy|łem|łam|my)(?!\p{sc=Latn})|nieprawd|to nie (?:my|ja))/iu;
const END =
  /(?<!\p{sc=Latn})(?:umorz|umarz|oddali|oddalon|wycof[au]|uniewinn|uchyli|uchylon|ugod|porozumieni|sprostow|nie potwierdzi|nie stwierdzi|zakończ|przepros|prawomocn|wyrok|orzek|oczyszcz|odmówi|korekt|zwróci|dostali z powrotem|dostało z powrotem)/iu;
const CHARGE =
  /(?<!\p{sc=Latn})(?:zarzu[ct]|oskarż|prokurat|śledztw|dochodzeni|pozew|pozw[aeui]|skaza|wyrok|areszt|zatrzyman|podejrzan|grzywn|mandat|ukaran|oszust|oszuk|afer|naduży|mobbing|molest|skarg|korup|łapów|wyłudz|nieprawidłow)/iu;
const OFFER = /(?<!\p{sc=Latn})(?:cennik|ofer[tcu]|usług|menu|rezerwac|zamówieni|zakres prac|w sprzedaży|zniżk|\d+ ?zł(?!\p{sc=Latn}))/iu;
const PRICES = /(?<!\p{sc=Latn})(?:ofer[tcu]|cennik|usłu[gd])/iu;
const NAMESAKE =
  /(?<!\p{sc=Latn})(?:nie mylić z|imienni(?:k|c)|zbieżność (?:imion|imienia|nazwisk|nazw)|ujednoznaczni|nazywa(?:ją)? się tak samo|o (?:tym|takim) samym (?:imieniu|nazwisku)|t(?:o|a|ak)\p{sc=Latn}* sam\p{sc=Latn}* (?:imię i )?(?:nazwisk|nazw)\p{sc=Latn}*)/iu;
/** Characters on both sides of a name within which a cue may be about it. */
const NEAR = 300;

/** Whether a page of some kind holds a cue anywhere. */
const found = (items: readonly LedgerItem[], pattern: RegExp): boolean => items.some((item) => pattern.test(pageText(item)));

/** In whatever words a page may say that it was otherwise, or that all is well again. */
const RETOLD =
  /(?<!\p{sc=Latn})(?:okaza\p{sc=Latn}+ się,? (?:\p{sc=Latn}+ ){0,2}(?:że|iż|pomył|nieprawd|kłam|plotk)|przeprasza|przepros|pomyli|sprostow|dogada|doszl|podpisał\p{sc=Latn}* ugod)/iu;

const WIDE = { charge: CHARGE, answer: ANSWER, end: END, price: PRICES, retold: RETOLD } as const;

/** Whether a wide cue stands near the subject's name on a page; on one that it is the topic of, anywhere. */
export function nearName(item: LedgerItem, what: keyof typeof WIDE): boolean {
  const pattern = WIDE[what];
  if (pattern.test(item.document.article.title) || item.evidence.role === 'hero' || item.evidence.own) return pattern.test(pageText(item));
  const text = readable(item.document);
  return item.mentions.some(({ start, end }) => pattern.test(text.slice(Math.max(0, start - NEAR), end + NEAR)));
}

/** Whether the subject may speak for itself on a page: words of an answer near the name, or a reply under an opinion. */
export const mayAnswer = (item: LedgerItem): boolean => nearName(item, 'answer') || repliesOn(item) || (item.evidence.own && DENIES.test(pageText(item)));
/** Whether the owner replies under an opinion, or writes in a thread. */
export const repliesOn = (item: LedgerItem): boolean => (item.posts?.size ?? 0) > 0 || item.document.article.items.some(({ reply }) => reply !== null);

const SCANS = {
  /** Nothing beyond an answered search; the sentence itself says what was looked at. */
  search: () => false,
  /** Nobody lays anything at the subject's door. */
  charge: ({ items }) => items.some((item) => nearName(item, 'charge')),
  /** Nobody spoke for the subject: no answer on any page, and no reply of an owner under an opinion. */
  answer: ({ items }) => items.some(mayAnswer),
  end: ({ items }) => items.some((item) => nearName(item, 'end')),
  contact: ({ own }) => own.some((item) => item.document.article.page.hasContact) || found(own, CONTACT),
  offer: ({ own, others }) => found(own, OFFER) || others.some((item) => nearName(item, 'price')),
  ownOffer: ({ own }) => found(own, OFFER),
  site: ({ own }) => own.some(({ document }) => document.article.page.profile === null),
  ownText: ({ own, items, names }) =>
    own.some(({ document }) => document.article.page.profile === null && readable(document).length > 0) ||
    items.some(({ document, statement, profile }) => statement === true || profile === true || names(document.article.author ?? '')),
  channel: ({ own }) => own.length > 0,
  profile: ({ profiles, items }) => profiles.some(({ item }) => item.evidence.own) || items.some(({ profile }) => profile === true),
  namesake: ({ ledger, items }) => ledger.setAside.length > 0 || found(items, NAMESAKE),
  media: ({ media }) => media.length > 0,
  critical: ({ items }) => items.some(({ evidence }) => evidence.sentiment?.label === 'negative' || evidence.sentiment?.label === 'mixed'),
} as const satisfies Record<string, (ground: Ground) => boolean>;

export type Absent = keyof typeof SCANS;

const scanned = new WeakMap<Ground, Map<Absent, boolean>>();

/** Whether the search was answered and no page shows the thing. */
export function isAbsent(ground: Ground, what: Absent): boolean {
  if (!ground.ledger.coverage.some(({ status }) => status === 'ok' || status === 'zero')) return false;
  const known = scanned.get(ground) ?? new Map<Absent, boolean>();
  scanned.set(ground, known);
  const there = known.get(what) ?? SCANS[what](ground);
  known.set(what, there);
  return !there;
}

/** Whether a page is known to be older than another. */
export const olderThan = ({ evidence }: LedgerItem, proof: LedgerItem): boolean =>
  evidence.publishedAt !== null && proof.evidence.publishedAt !== null && evidence.publishedAt < proof.evidence.publishedAt;

/** A page of before the end cannot tell it; a later one holds none of the words that tell it in the proof's title and quote. */
export function tellsNot(item: LedgerItem, proof: LedgerItem, quote: string): boolean {
  if (item === proof || olderThan(item, proof)) return item !== proof;
  if (nearName(item, 'retold')) return false;
  const cues = [...`${proof.evidence.title} ${quote}`.matchAll(new RegExp(END, 'giu'))].map(([word]) => word.toLowerCase());
  if (cues.length === 0) return !nearName(item, 'end');
  const text = pageText(item).toLowerCase();
  return !cues.some((word) => text.includes(word));
}

/** Bits from which a word is rare enough to tie a page to a charge. */
const RARE = 9;
const mayEnd = (text: string): boolean => END.test(text) || RETOLD.test(text);

/**
 * Whether no page tells how a charge ended: none that tells the charge holds a word of an end, nor any other that has two rare words of it,
 * nor the title of a page that was set aside, with one.
 */
export function hasNoEnd({ ledger, items, words }: Ground, telling: readonly LedgerItem[], charge: string): boolean {
  if (!ledger.coverage.some(({ status }) => status === 'ok' || status === 'zero') || telling.some((item) => mayEnd(pageText(item)))) return false;
  const own = new Set(lemmasOf(ledger.subject.name));
  const rare = [...new Set(lemmasOf(charge))].filter((word) => !own.has(word) && informationOf(word) >= RARE);
  const shares = (has: ReadonlySet<string>, least: number) => rare.filter((word) => has.has(word)).length >= least;
  return (
    rare.length > 0 &&
    !items.some((item) => !telling.includes(item) && shares(words(item), Math.min(2, rare.length)) && mayEnd(pageText(item))) &&
    !ledger.setAside.some(({ pages }) => pages.some(({ title }) => mayEnd(title) && shares(new Set(lemmasOf(title)), 1)))
  );
}
