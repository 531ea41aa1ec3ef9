/** How matters ended, and which pages still tell them without the end: what a letter to an editor or a note on the own site rests on. */
import type { AccusationState, Genre } from '../../contract/report.ts';
import { lemma, tokenize } from '../../language/index.ts';
import { stemsOf, tellingWords } from '../accusations/findings.ts';
import type { Features } from '../ledger/features.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { amountsIn } from '../reading/amounts.ts';
import { isPending, pendingAfter } from '../reading/pending.ts';
import { quoteFrom, readable, shown } from '../reading/text.ts';
import { isMendedSince } from '../reading/updates.ts';
import { saysOver } from '../tone/cleared.ts';
import { createWeigh, pagesOf, type Weigh } from './same-matter.ts';
import { retellsSince, TALK, type Told, tellsEnd, toldOn } from './told-ends.ts';

/** A page that tells how a matter ended, or corrects another page, and the pages that tell the matter without it. */
export type Closing = {
  item: LedgerItem;
  kind: 'correction' | 'end';
  /** What proves it, word for word and as printed; empty where only the title does. */
  raw: string;
  quote: string;
  /** The page says that the end may still be changed: it is told, and proves nothing yet. */
  pending: boolean;
  /** Pages of others that say nothing of the end; those of the same outlet first, then the newest. */
  open: LedgerItem[];
  /** Own pages about the matter that stop before its end. */
  ownOpen: LedgerItem[];
  /** Of an own page: forums and reviews in which people speak of the matter. */
  talk: LedgerItem[];
};

/** Texts that an editor can add a line to. */
const EDITED: ReadonlySet<Genre> = new Set(['news', 'opinion', 'interview', 'announcement', 'list', 'other']);
/** What an editor's place printed can get a line, whatever its genre but talk; the subject asks nobody to note what it said itself. */
const isEdited = ({ evidence, statement }: LedgerItem): boolean =>
  !statement && (EDITED.has(evidence.genre) || (MEDIA.has(evidence.kind) && !TALK.has(evidence.genre)));
const MEDIA = new Set(['news', 'trade', 'blog']);
const DAY = 86_400_000;
/** A correction comes soon after the page it corrects. */
const CORRECTED_DAYS = 400;

const time = ({ evidence }: LedgerItem): number | null => {
  const at = Date.parse((evidence.publishedAt ?? '').slice(0, 10));
  return Number.isNaN(at) ? null : at;
};
const daysFrom = (a: LedgerItem, b: LedgerItem): number | null => {
  const [from, to] = [time(a), time(b)];
  return from === null || to === null ? null : (to - from) / DAY;
};

/** A correction shares less with the page that it corrects, which its outlet printed not long before; talk of a matter uses few words, too. */
const LOOSE_WORDS = 3;
const LOOSE_WEIGHT = 1.2;
/** More pages without an end tell a theme, not a matter. */
const OPEN_MOST = 4;

/** Neighbouring words of a text that can tell something, as pairs; no words of the name. */
function pairsIn(text: string, skip: ReadonlySet<string>): Set<string> {
  const words = tokenize(text).map(({ lower }) => lemma(lower));
  const pairs = words.flatMap((word, at) => [[word, words[at + 1] ?? '']]).filter((pair) => pair.every((word) => word.length > 3 && !skip.has(word)));
  return new Set(pairs.map((pair) => pair.join(' ')));
}

/**
 * Whether a page that is newer than an end tells it in other words: the subject itself speaks on it, or it repeats two neighbouring words of the
 * end's title that no page had before the end.
 */
function tellsAnew(page: LedgerItem, { evidence }: LedgerItem, all: readonly LedgerItem[], skip: ReadonlySet<string>): boolean {
  const [ended, told] = [evidence.publishedAt, page.evidence.publishedAt];
  if (!ended || !told || told <= ended) return false;
  if (page.evidence.genre === 'interview' && page.evidence.role === 'hero') return true;
  const before = all.filter((one) => (one.evidence.publishedAt ?? '') < ended).map((one) => pairsIn(`${one.evidence.title}. ${readable(one.document)}`, skip));
  const fresh = [...pairsIn(evidence.title, skip)].filter((pair) => !before.some((pairs) => pairs.has(pair)));
  const said = pairsIn(readable(page.document), skip);
  return fresh.some((pair) => said.has(pair));
}

/** Whether a page speaks ill of the subject, as far as can be told; only such a page needs the end. */
function speaksIll({ accusations }: Features, item: LedgerItem): boolean {
  const tone = item.evidence.sentiment?.label;
  return tone === 'negative' || tone === 'mixed' || accusations.some(({ told }) => told.some((one) => one.item === item));
}

/** The page that a correction corrects: the one whose title it quotes, else the one of its outlet that shares most with it. */
function correctedBy(pages: readonly LedgerItem[], item: LedgerItem, { words }: Told, weigh: Weigh): LedgerItem[] {
  const ranked = pages
    .filter((page) => isEdited(page) && !page.evidence.own)
    .map((page) => {
      const shared = [...words].filter((word) => page.lemmas.has(word));
      const isQuoted = item.document.article.text.includes(page.evidence.title.slice(0, 60));
      return { page, shared: shared.length, weight: weigh.of(shared), isQuoted };
    })
    .filter(({ shared, weight, isQuoted }) => isQuoted || (shared >= LOOSE_WORDS && weight >= LOOSE_WEIGHT * weigh.unit))
    .sort((a, b) => Number(b.isQuoted) - Number(a.isQuoted) || b.weight - a.weight);
  return ranked.slice(0, 1).map(({ page }) => page);
}

/** A page that another outlet printed shortly before it wrote of a sum, or under the title, that a correction takes back: a reprint of what was false. */
const REPRINTED_DAYS = 60;
function reprintedBy(all: readonly LedgerItem[], item: LedgerItem, told: Told, weigh: Weigh): LedgerItem[] {
  const sums = amountsIn(readable(item.document));
  const near = all.filter((page) => {
    const days = daysFrom(page, item) ?? -1;
    const isQuoted = item.document.article.text.includes(page.evidence.title.slice(0, 60));
    // Who tells how the matter ended tells nothing that was false.
    return (
      days > 0 &&
      days <= REPRINTED_DAYS &&
      !(tellsEnd(page) || saysOver(page.evidence.title)) &&
      (isQuoted || [...amountsIn(readable(page.document))].some((sum) => sums.has(sum)))
    );
  });
  return correctedBy(near, item, told, weigh);
}

/** Nobody can answer in it any more. */
const CLOSED_THREAD =
  /(?<!\p{sc=Latn})(?:(?:wątek|temat|dyskusja) (?:został[aoy]? |jest |[–—-] )?(?:automatycznie )?(?:zamknięt|zablokowan|zarchiwizowan)\p{sc=Latn}*|zamykam (?:wątek|temat)|możliwość (?:odpowiadania|komentowania) (?:została )?wyłączon\p{sc=Latn}*)/iu;
/** „Na forach głosu zabierać nie będziemy”: whoever says so would break its word. */
const KEEPS_SILENT =
  /(?<!\p{sc=Latn})(?:nie będ(?:ę|ziemy)[^.!?]{0,60}(?:zabierać głosu|komentować|wypowiadać|odpowiadać|pisać)|(?:głosu|głos) zabierać nie będ(?:ę|ziemy)|zabierać głosu nie będ(?:ę|ziemy)|(?:komentować|wypowiadać się) nie będ(?:ę|ziemy))/iu;

/** Forums and reviews that speak of the matter, can still be answered in and do not tell its end; people tell it in few words. */
const talkOf = (features: Features, all: readonly LedgerItem[], words: ReadonlySet<string>, weigh: Weigh): LedgerItem[] =>
  all.filter((page) => {
    const shared = [...words].filter((word) => page.lemmas.has(word));
    const isTalk = !page.evidence.own && TALK.has(page.evidence.genre);
    return (
      isTalk &&
      !tellsEnd(page) &&
      !CLOSED_THREAD.test(readable(page.document)) &&
      shared.some(features.isMatter) &&
      shared.length >= LOOSE_WORDS &&
      weigh.of(shared) >= LOOSE_WEIGHT * weigh.unit
    );
  });

const IN_YEAR = /(?<!\p{L})w (?:\p{L}+ )?((?:19|20)\d\d)(?!\d)/gu;
/** „Karę z 2015 r. uchylono w 2017 r.” ends nothing that a page years later tells, unless the page goes back as far. */
function isAfter(page: LedgerItem, raw: string): boolean {
  const ended = Math.max(...[...raw.matchAll(IN_YEAR)].map(([, year]) => Number(year)));
  const years = [...readable(page.document).matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  return ended > 0 && new Date(time(page) ?? 0).getUTCFullYear() - ended > 1 && years.every((year) => year > ended);
}

/** „Umorzył postępowanie w sprawie poziomu hałasu”: what the words that end a matter say it was. */
const OF_MATTER = /(?<!\p{sc=Latn})w sprawie ((?:\p{sc=Latn}+ ){0,4}\p{sc=Latn}+)/iu;
/** Whether a page can be of that matter: it has all of these words but one. Two decisions of one office share all others. */
function isOfMatter(page: LedgerItem, raw: string, skip: ReadonlySet<string>): boolean {
  const words = tokenize(OF_MATTER.exec(raw)?.[1] ?? '')
    .map(({ lower }) => lemma(lower))
    .filter((word) => word.length > 3 && !skip.has(word));
  return words.length < 2 || words.filter((word) => page.lemmas.has(word)).length >= words.length - 1;
}

/** Whether an end is told with the word that it is not final, in its sentence or behind it. */
function mayChange(item: LedgerItem, raw: string): boolean {
  if (raw === '') return isPending(item.evidence.title);
  const start = readable(item.document).indexOf(raw);
  return isPending(raw) || (start >= 0 && pendingAfter(item.document, { start, end: start + raw.length }) !== null);
}

function closingOf(features: Features, all: readonly LedgerItem[], item: LedgerItem, told: Told, weigh: Weigh, skip: ReadonlySet<string>): Closing {
  const isMended = (page: LedgerItem) => isMendedSince(page.document, item.evidence.publishedAt);
  const same = pagesOf(features, all, item, told.words, weigh, skip).filter(
    (page) => !tellsEnd(page) && !retellsSince(page, item, told.raw || item.evidence.title) && !isMended(page),
  );
  const before = (page: LedgerItem) => (daysFrom(page, item) ?? -1) > 0;
  const others = same.filter((page) => !page.evidence.own && isEdited(page) && page.evidence.kind !== 'register');
  const isOfOutlet = (page: LedgerItem) => page.evidence.domain === item.evidence.domain && before(page) && (daysFrom(page, item) ?? 0) <= CORRECTED_DAYS;
  const ofOutlet = others.filter(isOfOutlet);
  const corrected = told.kind === 'correction' ? correctedBy(all.filter(isOfOutlet), item, told, weigh) : [];
  const open =
    told.kind === 'correction'
      ? corrected.length > 0
        ? corrected
        : reprintedBy(all, item, told, weigh)
      : others.filter(
          (page) =>
            time(page) !== null &&
            speaksIll(features, page) &&
            isOfMatter(page, told.raw, skip) &&
            !isAfter(page, told.raw) &&
            !tellsAnew(page, item, all, skip),
        );
  return {
    item,
    kind: told.kind,
    raw: told.raw,
    quote: told.quote,
    pending: mayChange(item, told.raw),
    open:
      open.length > OPEN_MOST ? [] : [...open].sort((a, b) => Number(ofOutlet.includes(b)) - Number(ofOutlet.includes(a)) || (time(b) ?? 0) - (time(a) ?? 0)),
    ownOpen: same.filter((page) => page.evidence.own && before(page)),
    talk: item.evidence.own && !KEEPS_SILENT.test(readable(item.document)) ? talkOf(features, all, told.words, weigh) : [],
  };
}

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);

/** Ends of accusations, with the pages that still show the accusation alone. */
const endsOfAccusations = (features: Features): Closing[] =>
  features.accusations.flatMap(({ end, stillShown }): Closing[] => {
    if (!end || !DECIDED.has(end.state)) return [];
    const quote = end.start < 0 ? '' : quoteFrom(readable(end.item.document), { start: end.start, end: end.start + end.text.length }).text;
    const open = stillShown.filter((page) => !page.evidence.own && isEdited(page) && time(page) !== null);
    const pending = mayChange(end.item, quote);
    return [{ item: end.item, kind: 'end', raw: quote, quote: quote === '' ? '' : shown(quote, end.text), pending, open, ownOpen: [], talk: [] }];
  });

/** Ends and corrections that some page lacks, each page that tells one once. */
export function closingsOf(features: Features, all: readonly LedgerItem[], name: string): Closing[] {
  const skip = new Set(tokenize(name).flatMap(({ lower }) => [lower, lemma(lower)]));
  const weigh = createWeigh(all);
  const read = all.flatMap((item) => {
    const told = toldOn(item, skip);
    return told ? [closingOf(features, all, item, told, weigh, skip)] : [];
  });
  // A page of a matter that ended later proves no end of it.
  const superseded = new Set(features.accusations.flatMap(({ end, told }) => (end ? told.map(({ item }) => item).filter((item) => item !== end.item) : [])));
  // Nor does one that was taken back.
  const takenBack = new Set(read.flatMap(({ kind, open }) => (kind === 'correction' ? open : [])));
  const byItem = new Map<LedgerItem, Closing>();
  for (const closing of [
    ...read.filter(({ item, kind }) => kind === 'correction' || !(superseded.has(item) || takenBack.has(item))),
    ...endsOfAccusations(features),
  ]) {
    const known = byItem.get(closing.item);
    // A page tells older ends, too: the one that ends an accusation counts.
    const proof = known?.kind === 'end' && closing.raw !== '' ? { raw: closing.raw, quote: closing.quote, pending: closing.pending } : {};
    byItem.set(closing.item, known ? { ...known, ...proof, open: [...new Set([...known.open, ...closing.open])] } : closing);
  }
  const proofs = proofsOf(features);
  const { accusations } = features;
  /** A page that tells nothing but another charge, where the end is known to be of one that the page does not tell. */
  const isElses = (page: LedgerItem, item: LedgerItem) => {
    const told = accusations.filter((one) => one.told.some((telling) => telling.item === page));
    const ended = accusations.filter(({ end }) => end?.item === item);
    return told.length > 0 && ended.length > 0 && !told.some((one) => ended.includes(one));
  };
  return [...byItem.values()]
    .map((one) => ({
      ...one,
      open: one.open.filter((page) => !proofs.has(page) && (one.kind === 'correction' || !isElses(page, one.item))),
      ownOpen: one.ownOpen.filter((page) => !proofs.has(page)),
    }))
    .filter(({ open, ownOpen, talk }) => open.length + ownOpen.length + talk.length > 0);
}

/** Pages that prove the end of a charge: no other matter's end is asked of them. */
const proofsOf = ({ accusations }: Pick<Features, 'accusations'>): ReadonlySet<LedgerItem> =>
  new Set(accusations.flatMap(({ end }) => (end && DECIDED.has(end.state) ? [end.item] : [])));

/** A charge that stands on no page but those which their own newsroom took back ends with that, where the words that do so speak of it. */
function withCorrection(one: Features['accusations'][number], closings: readonly Closing[], skip: ReadonlySet<string>): Features['accusations'][number] {
  const pages = one.told.map(({ item }) => item);
  const charged = tellingWords(one.told.map(({ text }) => text).join(' '), skip);
  const speaksOf = (raw: string) => [...tellingWords(raw, skip).keys()].some((word) => charged.has(word));
  const found = closings.find(({ kind, raw, open }) => kind === 'correction' && speaksOf(raw) && pages.every((page) => open.includes(page)));
  if (one.end || !found) return one;
  const { item, raw } = found;
  const end = { item, state: 'corrected' as const, detail: null, text: raw, start: readable(item.document).indexOf(raw), date: item.evidence.publishedAt };
  return end.start < 0 ? one : { ...one, end, stillShown: [...new Set(pages)] };
}

/**
 * Accusations with one list of the pages that show the old version, for every chapter: those that closings found to lack the same end with them,
 * and no page that proves an end.
 */
export function withOneList(accusations: Features['accusations'], closings: readonly Closing[], name: string): Features['accusations'] {
  const skip = stemsOf(name);
  const proofs = proofsOf({ accusations });
  return accusations.map((told) => {
    const one = withCorrection(told, closings, skip);
    if (!one.end || !DECIDED.has(one.end.state)) return one;
    const lacking = closings.filter(({ item }) => item === one.end?.item).flatMap(({ open }) => open);
    const own = one.stillShown.filter((page) => !proofs.has(page));
    // Where the page of the end alone was read to tell the charge, those that lack the end still tell it.
    const isToldElsewhere = one.told.some(({ item }) => item !== one.end?.item);
    return { ...one, stillShown: one.stillShown.length > 0 || !isToldElsewhere ? [...new Set([...own, ...lacking])] : own };
  });
}
