/** How matters ended, and which pages still tell them without the end: what a letter to an editor or a note on the own site rests on. */
import type { AccusationState, Genre } from '../../contract/report.ts';
import { lemma, tokenize } from '../../language/index.ts';
import type { Features } from '../ledger/features.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { documentSentences, isPolish, overlaps, quoteFrom, readable, type Sentence, shown } from '../reading/text.ts';
import { isMendedSince } from '../reading/updates.ts';
import { ENDED, isWhole } from './endings.ts';

/** A page that tells how a matter ended, or corrects another page, and the pages that tell the matter without it. */
export type Closing = {
  item: LedgerItem;
  kind: 'correction' | 'end';
  /** What proves it, word for word and as printed; empty where only the title does. */
  raw: string;
  quote: string;
  /** Pages of others that say nothing of the end; those of the same outlet first, then the newest. */
  open: LedgerItem[];
  /** Own pages about the matter that stop before its end. */
  ownOpen: LedgerItem[];
  /** Of an own page: forums and reviews in which people speak of the matter. */
  talk: LedgerItem[];
};

/** A newsroom that takes back its own words: what it says so with, and how a sentence opens. */
const TAKES_BACK = String.raw`prostujemy|(?:publikujemy|zamieszczamy|drukujemy|poniżej) (?:\p{L}+ ){0,3}sprostowani[ea]|(?:podaliśmy|napisaliśmy|informowaliśmy|napisałem|napisałam) (?:\p{L}+ ){0,3}(?:błędn|nieprawdziw|nieścisł|omyłkow|mylnie)\p{L}*|(?:okaza|by)(?:ła|ły|ło) (?:się )?(?:błędn|nieprawdziw|nieścisł)\p{L}*`;
const CORRECTION = new RegExp(`^\\P{L}*sprostowani[ea](?!\\p{L}| (?:przyjm|prosi|można|należy|kierow|przysył))|(?<!\\p{L})(?:${TAKES_BACK})(?!\\p{L})`, 'iu');
/** What a correction proves first: what was not so, then that it takes something back. */
const NOT_SO = /(?<!\p{L})(?:nieprawdą (?:jest|było)|nie jest prawdą|nigdy nie|w rzeczywistości)(?!\p{L})/iu;
const MISTAKEN = /(?<!\p{L})(?:pomyliliśmy|(?:błędnie|mylnie|omyłkowo) (?:podaliśmy|napisaliśmy)|przepraszamy)(?!\p{L})/iu;
/** „Ta informacja okazała się nieprawdziwa” does not say which. */
const POINTING = /^\P{L}*(?:Ta|To|Ten|Te|Było to|Jest to)(?!\p{L})/u;
/** „Radnemu nakazano sprostowanie” tells of somebody else's; a title speaks for its page. */
const CORRECTION_TITLE = /(?<!\p{L})sprostowani[ea](?!\p{L})/iu;
/** Not yet, not surely, or not for good. */
const UNREAL =
  /(?<!\p{L})(?:jeśli|jeżeli|gdyby|czy|żeby|oby|może|mógłby|mogłaby|zapowiada|zamierza|chce|wniosek|domaga|zażalenie|odwołanie|(?:wniesion|złożon)\p{L}+ przez)(?!\p{L})/iu;

/** Texts that an editor can add a line to. */
const EDITED: ReadonlySet<Genre> = new Set(['news', 'opinion', 'interview', 'announcement', 'list', 'other']);
const TALK: ReadonlySet<Genre> = new Set(['forum', 'review']);
/** What an editor's place printed can get a line, whatever its genre but talk. */
const isEdited = ({ evidence }: LedgerItem): boolean => EDITED.has(evidence.genre) || (MEDIA.has(evidence.kind) && !TALK.has(evidence.genre));
const MEDIA = new Set(['news', 'trade', 'blog']);
const DAY = 86_400_000;
/** Shortest quote that proves something. */
const SHORT = 30;
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

/** Words of a text that can tell a matter: no function words, no words of the subject's name. */
function wordsIn(text: string, item: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const words = tokenize(text).map(({ lower }) => lemma(lower));
  return new Set(words.filter((word) => word.length > 3 && !skip.has(word) && item.lemmas.has(word)));
}

/** Least weight of the words that a page shares with the end: in words that two pages of all have, and of all words of the end. */
const SHARED_WEIGHT = 2.6;
const SHARED_PART = 0.18;
/** Least words that a page which is about something else shares, where it names the subject, with a title of the matter, and their weight. */
const SAID_WORDS = 3;
const SAID_WEIGHT = 1;
/** What needs no name of the matter beside its words: so much of them, or so large a part. */
const MUCH_WEIGHT = 4;
const MUCH_PART = 0.3;
/** A name that most pages of the subject have, as its town, is of no matter. */
const NAME_WEIGHT = 0.5;
/** A correction shares less with the page that it corrects, which its outlet printed not long before; talk of a matter uses few words, too. */
const LOOSE_WORDS = 3;
const LOOSE_WEIGHT = 1.2;
/** More pages without an end tell a theme, not a matter. */
const OPEN_MOST = 4;

/** Words of money, which every matter has. */
const OF_MONEY: ReadonlySet<string> = new Set(['tysiąc', 'milion', 'złoty', 'zapłacić', 'wypłacić', 'kwota']);

type Weigh = { of(words: Iterable<string>): number; unit: number };

/** Words by how few pages have them. */
function createWeigh(all: readonly LedgerItem[]): Weigh {
  const often = new Map<string, number>();
  for (const item of all) for (const word of item.lemmas.keys()) often.set(word, (often.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(all.length / (often.get(word) ?? 1));
  return {
    of: (words) => [...words].reduce((sum, word) => sum + weight(word), 0),
    unit: Math.log(Math.max(2, all.length / 2)),
  };
}

const isCorrectionTitle = (title: string): boolean => CORRECTION_TITLE.test(title) || CORRECTION.test(title);

type Told = { words: Set<string> } & Pick<Closing, 'raw' | 'quote' | 'kind'>;

/** „Ja: …”, „Oni: …”: what each side of a settlement does stands in a sentence or two of its own. */
const SIDE = /^\p{Lu}\p{L}{0,14}(?: \p{L}{1,14})?: \p{Ll}/u;
/** Longest quote of both sides, and how far back the other may stand. */
const BOTH = 340;
const BACK = 4;

/** Both sides of a settlement, where a sentence tells one of them: half of it makes the other look beaten. */
function bothSides(item: LedgerItem, sentences: readonly Sentence[], sentence: Sentence): string | null {
  if (!SIDE.test(sentence.text)) return null;
  const at = sentences.indexOf(sentence);
  const other = sentences.slice(Math.max(0, at - BACK), at).find(({ text }) => SIDE.test(text));
  const text = other && readable(item.document).slice(other.start, sentence.end).trim();
  return text && text.length <= BOTH ? text : null;
}

/** What the page tells of an end, or takes back; the words beside it say of which matter. */
function toldOn(item: LedgerItem, skip: ReadonlySet<string>): Told | null {
  const { genre, role, own, lang, title } = item.evidence;
  if (TALK.has(genre) || !isPolish(lang) || (genre === 'record' && role !== 'hero') || (genre === 'list' && role !== 'hero')) return null;
  const sentences = documentSentences(item.document).slice(0, 200);
  const find = (cue: RegExp) => sentences.findIndex(({ text }) => cue.test(text) && !UNREAL.test(text) && text.length < 400);
  const isCorrection = !own && (isCorrectionTitle(title) || find(CORRECTION) >= 0) && genre !== 'record';
  const titled = ENDED.test(title) && !UNREAL.test(title);
  const proofOf = (sentence: Sentence) => {
    const quote = bothSides(item, sentences, sentence) ?? quoteFrom(readable(item.document), sentence).text;
    return quote.length >= SHORT && isWhole(quote) ? quote : '';
  };
  const proves = (cue: RegExp) => sentences.findIndex((one) => cue.test(one.text) && !POINTING.test(one.text) && one.text.length < 400 && proofOf(one) !== '');
  const cues = [NOT_SO, CORRECTION, MISTAKEN];
  const at = isCorrection ? ([...cues.map(proves), find(CORRECTION)].find((n) => n >= 0) ?? 0) : find(ENDED);
  const sentence = sentences[at];
  if (!sentence && !titled) return null;
  const near = titled ? [] : sentences.slice(Math.max(0, at - 1), at + 2);
  const beside = titled || isCorrection ? [...sentences.slice(0, 3), ...near] : near;
  const words = wordsIn(`${title} ${beside.map(({ text }) => text).join(' ')}`, item, skip);
  if (titled || !sentence) return { words, raw: '', quote: '', kind: 'end' };
  const raw = isCorrection && at === 0 && !CORRECTION.test(sentence.text) ? '' : proofOf(sentence);
  return { words, raw, quote: raw === '' ? '' : shown(raw, sentence.text).replace(/\s+/g, ' '), kind: isCorrection ? 'correction' : 'end' };
}

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

const tellsEnd = (item: LedgerItem): boolean => ENDED.test(`${item.evidence.title}. ${readable(item.document)}`) || isCorrectionTitle(item.evidence.title);

/** Whether a page speaks ill of the subject, as far as can be told; only such a page needs the end. */
function speaksIll({ accusations }: Features, item: LedgerItem): boolean {
  const tone = item.evidence.sentiment?.label;
  return tone === 'negative' || tone === 'mixed' || accusations.some(({ told }) => told.some((one) => one.item === item));
}

/** Words of the sentences that name the subject. */
function saidOn(page: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const sentences = documentSentences(page.document).filter((sentence) => page.mentions.some((mention) => overlaps(sentence, mention)));
  return wordsIn(sentences.map(({ text }) => text).join(' '), page, skip);
}

/** Words that a page writes with a capital where no sentence begins: whom and where a matter happened to. */
function namesIn(item: LedgerItem, skip: ReadonlySet<string>): Set<string> {
  const text = `${item.evidence.title}. ${readable(item.document)}`;
  const found = [...text.matchAll(/(?<=[\p{L}\d,;:)”"»–—-] )[„"«(]?(\p{Lu}\p{Ll}{2,})/gu)].map(([, word]) => lemma((word ?? '').toLowerCase()));
  return new Set(found.filter((word) => !skip.has(word)));
}

/** Of a list of many: the words of the sentences that name it, with those beside them. */
function besideName(page: LedgerItem, skip: ReadonlySet<string>): ReadonlySet<string> {
  const sentences = documentSentences(page.document);
  const named = sentences.flatMap((sentence, at) => (page.mentions.some((mention) => overlaps(sentence, mention)) ? [at] : []));
  const near = new Set(named.flatMap((at) => [at - 1, at, at + 1]));
  return wordsIn([page.evidence.title, ...sentences.flatMap(({ text }, at) => (near.has(at) ? [text] : []))].join(' '), page, skip);
}

/**
 * Whether what a page shares with an end says that both tell the same matter. A list of many counts by what it says beside the name
 * alone; little in common counts where a person, place or thing with a name is part of it.
 */
function isOfMatter(page: LedgerItem, item: LedgerItem, words: ReadonlySet<string>, weigh: Weigh, skip: ReadonlySet<string>): boolean {
  const whole = weigh.of(words);
  const said = page.evidence.genre === 'list' ? besideName(page, skip) : page.lemmas;
  const shared = [...words].filter((word) => said.has(word));
  const weight = weigh.of(shared);
  if (weight < SHARED_WEIGHT * weigh.unit || weight < SHARED_PART * whole) return false;
  if (weight >= MUCH_WEIGHT * weigh.unit || weight >= MUCH_PART * whole) return true;
  const [here, there] = [namesIn(page, skip), namesIn(item, skip)];
  return shared.some((word) => here.has(word) && there.has(word) && weigh.of([word]) >= NAME_WEIGHT * weigh.unit);
}

/** Pages of the matter whose end a page tells, and pages that speak of it in what they say of the subject. */
function pagesOf(
  features: Features,
  all: readonly LedgerItem[],
  item: LedgerItem,
  words: ReadonlySet<string>,
  weigh: Weigh,
  skip: ReadonlySet<string>,
): LedgerItem[] {
  const near = all.filter(
    (page) => page !== item && [...words].some((word) => page.lemmas.has(word) && features.isMatter(word)) && isOfMatter(page, item, words, weigh, skip),
  );
  const heads = [words, ...near.map((page) => wordsIn(page.evidence.title, page, skip))];
  const isSpoken = (page: LedgerItem) => {
    const said = saidOn(page, skip);
    return heads.some((head) => {
      const shared = [...head].filter((word) => said.has(word));
      return shared.length >= SAID_WORDS && weigh.of(shared.filter((word) => !OF_MONEY.has(word))) >= SAID_WEIGHT * weigh.unit;
    });
  };
  const spoken = near.length > 0 ? all.filter((page) => page !== item && page.evidence.role !== 'hero' && isSpoken(page)) : [];
  return [...new Set([...near, ...spoken])];
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

/** Nobody can answer in it any more. */
const CLOSED_THREAD =
  /(?<!\p{L})(?:(?:wątek|temat|dyskusja) (?:został[aoy]? |jest |[–—-] )?(?:automatycznie )?(?:zamknięt|zablokowan|zarchiwizowan)\p{L}*|zamykam (?:wątek|temat)|możliwość (?:odpowiadania|komentowania) (?:została )?wyłączon\p{L}*)/iu;
/** „Na forach głosu zabierać nie będziemy”: whoever says so would break its word. */
const KEEPS_SILENT =
  /(?<!\p{L})(?:nie będ(?:ę|ziemy)[^.!?]{0,60}(?:zabierać głosu|komentować|wypowiadać|odpowiadać|pisać)|(?:głosu|głos) zabierać nie będ(?:ę|ziemy)|zabierać głosu nie będ(?:ę|ziemy)|(?:komentować|wypowiadać się) nie będ(?:ę|ziemy))/iu;

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

function closingOf(features: Features, all: readonly LedgerItem[], item: LedgerItem, told: Told, weigh: Weigh, skip: ReadonlySet<string>): Closing {
  const isMended = (page: LedgerItem) => isMendedSince(page.document, item.evidence.publishedAt);
  const same = pagesOf(features, all, item, told.words, weigh, skip).filter((page) => !tellsEnd(page) && !isMended(page));
  const before = (page: LedgerItem) => (daysFrom(page, item) ?? -1) > 0;
  const others = same.filter((page) => !page.evidence.own && isEdited(page) && page.evidence.kind !== 'register');
  const isOfOutlet = (page: LedgerItem) => page.evidence.domain === item.evidence.domain && before(page) && (daysFrom(page, item) ?? 0) <= CORRECTED_DAYS;
  const ofOutlet = others.filter(isOfOutlet);
  const open =
    told.kind === 'correction'
      ? correctedBy(all.filter(isOfOutlet), item, told, weigh)
      : others.filter((page) => time(page) !== null && speaksIll(features, page) && !isAfter(page, told.raw) && !tellsAnew(page, item, all, skip));
  return {
    item,
    kind: told.kind,
    raw: told.raw,
    quote: told.quote,
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
    return [{ item: end.item, kind: 'end', raw: quote, quote: quote === '' ? '' : shown(quote, end.text), open, ownOpen: [], talk: [] }];
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
  const byItem = new Map<LedgerItem, Closing>();
  for (const closing of [...read.filter(({ item, kind }) => kind === 'correction' || !superseded.has(item)), ...endsOfAccusations(features)]) {
    const known = byItem.get(closing.item);
    // A page tells older ends, too: the one that ends an accusation counts.
    const proof = known?.kind === 'end' && closing.raw !== '' ? { raw: closing.raw, quote: closing.quote } : {};
    byItem.set(closing.item, known ? { ...known, ...proof, open: [...new Set([...known.open, ...closing.open])] } : closing);
  }
  return [...byItem.values()].filter(({ open, ownOpen, talk }) => open.length + ownOpen.length + talk.length > 0);
}
