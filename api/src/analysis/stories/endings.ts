/** How matters ended, and who else bears the name. */
import { byPlace } from '../../contract/letters.ts';
import type { Accusation, AccusationState, Claim, Confusion, Ending, SetAside } from '../../contract/report.ts';
import { informationOf, isStopword, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { pendingAfter } from '../reading/pending.ts';
import { tellsRedress } from '../reading/redress.ts';
import { tellsClosing, tellsReopening } from '../reading/reopened.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { compare, readable } from '../reading/text.ts';
import type { Closing } from './closings.ts';
import { best, type Coverage, type Passage } from './passages.ts';

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
/** Whether each quotation mark has its other: a piece of a sentence that was cut inside a quoted title proves nothing. */
export const isWhole = (quote: string): boolean => (quote.match(/[„“"]/gu)?.length ?? 0) % 2 === (quote.match(/[”]/gu)?.length ?? 0) % 2;

const decided = ({ end }: Accusation): Accusation['end'] => (end && DECIDED.has(end.state) && isWhole(end.quote) ? end : null);

/** Ends of accusations in the order of their dates, each once; those without a date last. An answer is no end. */
export function endingsOf(accusations: readonly Accusation[]): Ending[] {
  const seen = new Set<string>();
  return accusations
    .flatMap((accusation): Ending[] => {
      const end = decided(accusation);
      if (!end || seen.has(`${end.n} ${end.quote}`)) return [];
      seen.add(`${end.n} ${end.quote}`);
      return [{ n: end.n, text: end.quote, date: end.date, stillShown: accusation.stillShown }];
    })
    .sort((a, b) => compare(a.date ?? '9', b.date ?? '9') || a.n - b.n || compare(a.text, b.text));
}

/**
 * Ends that none of the stories tells: not one whose page and most of whose accusation's pages stand in a story with an end, which says the same
 * in other words.
 */
export function endingsBeside(accusations: readonly Accusation[], stories: readonly { pages: readonly number[]; end: Claim | null }[]): Ending[] {
  const isTold = ({ n, text }: Ending) =>
    stories.some(({ pages, end }) => {
      if (!end) return false;
      const of = accusations.filter((one) => one.end?.n === n && one.end.quote === text);
      return end.text === text || (pages.includes(n) && of.some(({ refs }) => refs.filter((ref) => pages.includes(ref)).length * 2 >= refs.length));
    });
  return endingsOf(accusations).filter((ending) => !isTold(ending));
}

/** How a story ended, and which pages tell it without that. */
export type End = { claim: Claim; stillShown: number[] };

/**
 * The last end that is told on a page of the story, of an accusation that its pages make; null when it is not surely the story's.
 * @param share of the accusation's pages that are the story's, at least
 */
export function endOf(pages: readonly LedgerItem[], accusations: readonly Accusation[], share: number): End | null {
  const numbers = new Set(pages.map(({ evidence }) => evidence.n));
  const ends = accusations
    .filter((one) => numbers.has(decided(one)?.n ?? 0) && one.refs.filter((n) => numbers.has(n)).length >= share * one.refs.length)
    .sort((a, b) => compare(b.end?.date ?? '', a.end?.date ?? ''));
  const [last] = ends;
  if (!last?.end) return null;
  const { n, quote } = last.end;
  return { claim: { pattern: 'HI-03', text: quote, refs: [n], basis: 'evidence', quotes: [{ n, text: quote }] }, stillShown: last.stillShown };
}

/**
 * An end with all pages of its story that were found to tell the old version, by accusations and by closings alike: one truth for every chapter.
 * Not the page of the end itself.
 */
export function stillBeside(end: End, pages: readonly LedgerItem[], accusations: readonly Accusation[]): End {
  const numbers = new Set(pages.map(({ evidence }) => evidence.n));
  const telling = new Set(accusations.flatMap((one) => decided(one)?.n ?? []));
  // Pages outside the story show the old version, too, where the accusation is mainly the story's.
  const isMainly = ({ refs }: Accusation) => refs.filter((n) => numbers.has(n)).length * 2 > refs.length;
  const accused = accusations.flatMap((one) => {
    if (!numbers.has(decided(one)?.n ?? 0)) return [];
    return isMainly(one) ? one.stillShown : one.stillShown.filter((n) => numbers.has(n));
  });
  const still = [...new Set([...end.stillShown, ...accused])].filter((n) => n !== end.claim.refs[0] && !telling.has(n));
  return { ...end, stillShown: still.sort((a, b) => a - b) };
}

/** A decision, a settlement, an apology or a finding that ends a matter; verbs in the past, and the short forms of headlines. */
export const ENDED = new RegExp(
  byPlace`(?<!\p{sc=Latn})(?:(?:zawar(?:ł|ła|ło|li|ły|to|liśmy)|podpisa(?:ł|ła|ło|li|ły|no|liśmy)) (?:\p{sc=Latn}+ ){0,3}ugod\p{sc=Latn}*|ugod\p{sc=Latn}{1,3} (?:\p{sc=Latn}+ ){0,2}(?:zawart|podpisan)\p{sc=Latn}*|umorz(?:ył|yła|yło|ono|ona|one)|oddali(?:ł|ła|ło)|oddalono|uchyli(?:ł|ła|ło)|uchylono|zmieni(?:ł|ła|ło) (?:wyrok|orzeczenie|decyzję)|zmieniono (?:wyrok|orzeczenie|decyzję|karę)|obniży(?:ł|ła|li|ło|ono) (?:[\p{sc=Latn}\d,.]+ ){0,8}(?:kar[ęy]|grzywn[ęy])|nie stwierdz(?:ił|iła|ili|ono)|nie wykry(?:ł|ła|li|to)|nie potwierdzi(?:ł|ła|ło|li|ły) się|nie złamał(?:a)?|nie naruszył(?:a|o)?|nie doszło do (?:naruszenia|złamania)|nie dopatrzy(?:ł|ła|li|ono) się|odmówi(?:ł|ła|ono) wszczęcia|śledztwa nie będzie|uniewinni(?:ł|ła|ono|ony|ona)|wycof(?:ał|ała|ali|ały|aliśmy|uje|ują|ujemy) (?:się )?(?:z )?(?:pozew|pozwu|żądani|zarzut|skarg)\p{sc=Latn}*|(?:pana?|panią|pacjent\p{sc=Latn}*|klient\p{sc=Latn}*|gości) (?:\p{sc=Latn}+ ){0,2}przepraszam|przepr(?:osił|osiła|osili) (?:pan|pacjent|klient|gości)\p{sc=Latn}*|przepraszam(?:y)? (?:pan|pacjent|klient|gości)\p{sc=Latn}*|zwróci(?:ł|ła|li|łem|łam|liśmy) (?:\p{sc=Latn}+ ){0,2}(?:kwot|pieniądz|opłat|koszt)\p{sc=Latn}*)(?!\p{sc=Latn})`,
  'iu',
);
/** What else a court or the parties decided. */
const DECISION = new RegExp(
  byPlace`(?<!\p{sc=Latn})(?:(?:zawar(?:ł|ła|li|ły|to)|podpisa(?:ł|ła|li|ły|no)) (?:\p{sc=Latn}+ ){0,3}(?:porozumieni|umow)\p{sc=Latn}*|porozumieni\p{sc=Latn}{1,3} (?:\p{sc=Latn}+ ){0,2}(?:zawart|podpisan)\p{sc=Latn}*|odrzuci(?:ł|ła) (?:skarg|wniosek|pozew)\p{sc=Latn}*|nie znalaz(?:ł|ła) podstaw|przeprosi(?:ł|ła|li)|orzek(?:ł|ła|li)|zasądzi(?:ł|ła)|rozliczy(?:ł|ła|li|ły)|(?:dosta|otrzyma)(?:ł|ła|li|ły) zwrot|wypłaci(?:ł|ła|li|ły) (?:\p{sc=Latn}+ ){0,2}(?:odszkodowani|kwot|pieniądz|zaliczk|należnoś)\p{sc=Latn}*|odda(?:ł|ła|li|ły) (?:\p{sc=Latn}+ ){0,2}(?:pieniądz|zaliczk|kwot)\p{sc=Latn}*|wygra(?:ł|ła) (?:\p{sc=Latn}+ ){0,2}(?:proces|spraw|spór|przetarg)\p{sc=Latn}*)(?!\p{sc=Latn})`,
  'iu',
);
const UNREAL = /(?<!\p{sc=Latn})(?:jeśli|jeżeli|gdyby|czy|żeby|oby|może|mógłby|zapowiada|zamierza|chce)(?!\p{sc=Latn})/iu;

/** What the words tell that the sentence shares with another page of its story, at least; bits beyond those of a common word. */
const SHARED = 8;
const COMMON = 8;

/** A text on the subject, by which its story is called, opens with what ended: its first so many characters. */
const OPENING = 500;

/** Other cases that a page tells beside: „w ubiegłym roku uchylił pięć podobnych”. */
const ELSES = /(?<!\p{sc=Latn})(?:podobn(?:y|e|ych|ą|ej|ie)|inn(?:y|ych|ej|ego)|kolejn(?:y|ych|ej)|tymczasem w) /iu;

/**
 * The decision or end that the newest page of a story tells, in one sentence. It names the subject or what it is, or stands on a page
 * about the subject and ends what another page of the story tells. It may not be the last one.
 * @param titled the page whose title names the story: an end is of what that title tells
 * @param kinds words for what the subject is
 */
export function outcomeOf(passages: readonly Passage[], coverage: Coverage, titled: LedgerItem, kinds: ReadonlySet<string>): End | null {
  const items = [...new Set(passages.map(({ item }) => item))];
  const closing = items.filter((item) => tellsClosing(item.evidence.title));
  const isReopened = ({ item, text, sentences }: Passage) =>
    sentences <= 2 && closing.some((other) => other !== item && isOlder(other, item)) && sentencesIn(text).some(tellsReopening);
  const heads = headsOf(items, titled, kinds);
  /** Ends what the story is called by: told on that page, or in words of its title or of two titles. */
  const isOfHeadline = ({ item, words }: Passage) => item === titled || heads.size === 0 || [...words].some((word) => heads.has(word));
  const isOfStory = ({ item, words, start }: Passage): boolean => {
    const shared = [...words].filter((word) => items.some((other) => other !== item && other.lemmas.has(word)));
    if (item.evidence.role === 'hero' && item === titled && start < OPENING) return true;
    return item.evidence.role === 'hero' && shared.reduce((sum, word) => sum + informationOf(word) - COMMON, 0) >= SHARED;
  };
  const told = passages.filter(
    (one) =>
      isReopened(one) ||
      (one.sentences === 1 &&
        !one.review &&
        !UNREAL.test(one.text) &&
        (one.named || !ELSES.test(one.text)) &&
        isOfHeadline(one) &&
        ((one.about && (ENDED.test(one.text) || DECISION.test(one.text) || tellsRedress(one.text))) || (ENDED.test(one.text) && isOfStory(one)))),
  );
  const newestFirst = items.sort((a, b) => compare(b.evidence.publishedAt ?? '', a.evidence.publishedAt ?? '') || a.evidence.n - b.evidence.n);
  for (const item of newestFirst) {
    const found = best(
      told.filter((one) => one.item === item),
      coverage,
    );
    if (!found) continue;
    coverage.print(found);
    const { n } = item.evidence;
    return {
      claim: { pattern: 'HI-05', text: found.text, refs: [n], basis: 'evidence', quotes: [{ n, text: found.text }] },
      stillShown: isReopened(found) ? closedOn(closing, item) : [],
    };
  }
  return null;
}

/** The next row of a list: „3. Firma …”. */
const LISTED = /(?:^|\s)(?:\d{1,2}[.)]|[•*–—-]) \p{Lu}/u;
/** Sentences of an end with its reason, at most. */
const REASON_SENTENCES = 3;

/**
 * An end with the sentences after it that say why, or what was paid: „Rzecznik umorzył sprawę. Zabieg wykonano prawidłowo.” Not with those on another
 * case, nor with those that open it again.
 */
export function withReason(end: End, passages: readonly Passage[]): End {
  const { text, refs } = end.claim;
  const [n] = refs;
  const tellsOn = ({ item, sentences, review, text: all }: Passage) => {
    const rest = all.slice(text.length);
    return (
      item.evidence.n === n &&
      !review &&
      sentences <= REASON_SENTENCES &&
      all.startsWith(text) &&
      !ELSES.test(rest) &&
      !LISTED.test(rest) &&
      !tellsReopening(rest) &&
      isWhole(all)
    );
  };
  const [longest] = passages.filter(tellsOn).sort((a, b) => b.text.length - a.text.length);
  const page = passages.find(({ item }) => item.evidence.n === n)?.item;
  if (n === undefined) return end;
  const told = withPending(page, longest?.text ?? text) ?? withPending(page, text) ?? longest?.text ?? text;
  return told === text ? end : { ...end, claim: { ...end.claim, text: told, quotes: [{ n, text: told }] } };
}

/** Longest quote of an end with the sentence that says that it is not final. */
const PENDING_MOST = 480;

/** An end up to the sentence behind it that says that it may still be changed: without it the quote says too much. */
function withPending(page: LedgerItem | undefined, text: string): string | null {
  const whole = page ? readable(page.document) : '';
  const start = whole.indexOf(text);
  const sentence = page && start >= 0 ? pendingAfter(page.document, { start, end: start + text.length }) : null;
  const told = sentence ? whole.slice(start, sentence.end).trim() : '';
  return told !== '' && told.length <= PENDING_MOST ? told : null;
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?…]) (?=[\p{Lu}„"–—])/u);
const isOlder = ({ evidence: a }: LedgerItem, { evidence: b }: LedgerItem): boolean =>
  a.publishedAt !== null && b.publishedAt !== null && a.publishedAt < b.publishedAt;

/** Older pages whose title tells the closing and whose text no reopening. */
const closedOn = (closing: readonly LedgerItem[], end: LedgerItem): number[] =>
  closing
    .filter((page) => page !== end && !isOwnVoice(page) && isOlder(page, end) && !sentencesIn(readable(page.document)).some(tellsReopening))
    .map(({ evidence }) => evidence.n);

/** Words of courts and of news, which every case has. */
const OF_ANY_CASE = new Set(
  'sąd wyrok sprawa spór proces orzeczenie decyzja prokuratura policja śledztwo pozew skarga klient firma właściciel spółka marka restauracja nowy rok znowu kolejny'.split(
    ' ',
  ),
);

/**
 * An end that shares a word with what its story is called by, or whose own words another page of the story has: what stands beside them may tell of
 * the story while they end another case.
 */
export function ofHeadline(end: End | null, items: readonly LedgerItem[], titled: LedgerItem, kinds: ReadonlySet<string>): End | null {
  if (!end) return null;
  const page = items.find(({ evidence }) => evidence.n === end.claim.refs[0]);
  const heads = headsOf(items, titled, kinds);
  const own = new Set(titled.mentions.flatMap(({ form }) => lemmasOf(form)));
  const words = tellingOf(end.claim.text).filter((word) => !own.has(word) && !kinds.has(word) && !OF_ANY_CASE.has(word) && !ENDED.test(word));
  const isShared = (word: string) => heads.has(word) || items.some((item) => item !== page && item.lemmas.has(word));
  return page === titled || heads.size === 0 || words.some(isShared) ? end : null;
}

/** Telling words of a story's title, and those that two of its titles have, without those for what the subject is. */
function headsOf(items: readonly LedgerItem[], titled: LedgerItem, kinds: ReadonlySet<string>): Set<string> {
  const count = new Map<string, number>();
  for (const item of items) for (const word of new Set(tellingOf(item.evidence.title))) count.set(word, (count.get(word) ?? 0) + 1);
  const own = new Set(titled.mentions.flatMap(({ form }) => lemmasOf(form)));
  const heads = [...tellingOf(titled.evidence.title), ...[...count].flatMap(([word, n]) => (n >= 2 ? [word] : []))];
  return new Set(heads.filter((word) => !own.has(word) && !kinds.has(word) && !OF_ANY_CASE.has(word)));
}
const tellingOf = (title: string): string[] => lemmasOf(title).filter((word) => word.length > 2 && !isStopword(word) && informationOf(word) > COMMON);

/**
 * The newest end, of those that pages of the ledger tell word for word, of a matter that pages of the story tell without it. It is told in
 * the story with most of these pages, the first of equals; the end of a page that stands in another story is that story's.
 * @param open pages of each story that has no end yet
 */
export function closedBy(
  at: number,
  stories: readonly (readonly LedgerItem[])[],
  open: readonly (readonly LedgerItem[])[],
  closings: readonly Closing[],
): End | null {
  const openIn = (one: Closing, of: readonly LedgerItem[]) => [...one.open, ...one.ownOpen].filter((page) => of.includes(page));
  const [last] = closings
    .filter(({ item }) => stories.every((of, i) => i === at || !of.includes(item)))
    .map((one) => ({ ...one, told: open.map((of) => openIn(one, of)) }))
    .filter(({ raw, told }) => raw !== '' && told.findIndex((open) => open.length > 0 && told.every((other) => other.length <= open.length)) === at)
    .sort((a, b) => compare(b.item.evidence.publishedAt ?? '', a.item.evidence.publishedAt ?? '') || a.item.evidence.n - b.item.evidence.n);
  if (!last) return null;
  const { n } = last.item.evidence;
  const claim: Claim = { pattern: 'HI-05', text: last.raw, refs: [n], basis: 'evidence', quotes: [{ n, text: last.raw }] };
  return { claim, stillShown: (last.told[at] ?? []).map(({ evidence }) => evidence.n) };
}

/** Namesakes by the number of their pages, at most. */
const NAMESAKES = 5;

/** Other bearers of the name, of whom something is known. */
export const confusionsOf = (setAside: readonly SetAside[]): Confusion[] =>
  setAside
    .filter(({ kind, pages }) => kind === 'other' && pages.length > 0)
    .slice(0, NAMESAKES)
    .map(({ label, pages }) => ({ label, pages: pages.length, domain: pages[0]?.domain ?? '' }));
