/** Posts in which an author takes back, in a thread of its own, what it wrote in another thread of the same place: „Rower się znalazł. Przepraszam”. */
import { isAnybody, type Stretch } from '../reading/settled.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { eventDate, isAccusing, isDecided, type Told } from './findings.ts';
import { hitAt } from './read.ts';
import type { Page, Source } from './types.ts';

/** What takes a charge back, the clearest words first; each is what the quote must hold. `next`: how the sentence behind must begin. */
const TAKES_BACK: readonly { cue: RegExp; next?: RegExp }[] = [
  {
    cue: /(?<!\p{sc=Latn})(?:cofam|wycofuj[ęe]|odwołuj[ęe]|odszczekuj[ęe]) (?:\p{sc=Latn}+ ){0,3}(?:słow|opini|ocen|zarzut|oskarż|pomówie|wpis|to,? co|wszystk)\p{sc=Latn}*/iu,
  },
  { cue: /(?<!\p{sc=Latn})(?:napisał[ae]m|pisał[ae]m),? (?:że|iż)(?!\p{sc=Latn})/iu, next: /^(?:A |Ale |Tymczasem )?(?:On[aio]?|To|Nie|Nikt)(?!\p{sc=Latn})/u },
  { cue: /(?<!\p{sc=Latn})(?:pomyli|myli)(?:łam|łem|liśmy) się(?!\p{sc=Latn})/iu },
  { cue: /(?<!\p{sc=Latn})(?:niesłusznie|niepotrzebnie) (?:\p{sc=Latn}+ ){0,2}(?:oskarży|posądzi|obwini)(?:łam|łem|liśmy)/iu },
];
/** What takes something back only under a title that says so. */
const SORRY = { cue: /(?<!\p{sc=Latn})(?:przepraszam(?:y)?(?! (?:nie|że pytam|za (?:błędy|pisownię|literów|off|chaos)))|zwracam honor)/iu };
const UNREAL = /(?<!\p{sc=Latn})(?:nie|jeśli|jeżeli|gdyby|żeby|aby|niech|powinn\p{sc=Latn}+|ma|mają|musi)(?: \p{sc=Latn}+){0,2} $/iu;
/** Titles by which a thread says that it takes something back. */
const TITLED = /(?<!\p{sc=Latn})(?:sprostowani[ea]|przepraszam|odwołuję|cofam|odszczekuję|jednak (?:nie|się)|znalazł[ayo]? się|pomyłka)(?!\p{sc=Latn})/iu;
/** Longest quote of what takes back, with the sentence before or behind it. */
const LONG = 300;
const SHORT = 60;

const wordsIn = (text: string, { start, end }: Stretch): string => text.slice(start, end);
const isReal = (text: string, cue: RegExp): boolean => {
  const found = cue.exec(text);
  return found !== null && !UNREAL.test(text.slice(0, found.index)) && !text.trimEnd().endsWith('?');
};

/** A short sentence with the one behind it, else the one before it, in its paragraph. */
function spanOf(text: string, own: readonly Stretch[], at: number): Stretch {
  const { start, end } = own[at] as Stretch;
  const [before, next] = [own[at - 1], own[at + 1]];
  const isOneParagraph = (span: Stretch) => !wordsIn(text, span).includes('\n');
  if (end - start >= SHORT) return { start, end };
  if (next && isOneParagraph({ start, end: next.end })) return { start, end: next.end };
  return before && isOneParagraph({ start: before.start, end }) ? { start: before.start, end } : { start, end };
}

/** A post that takes back what its author wrote elsewhere, with the words that do; `at`: its sentence, `span` and `text`: what is quoted, `post`: all that its author says in it. */
export type Recanting<Item extends Source> = { item: Item; who: string; page: Page; at: number; span: Stretch; text: string; post: string };

/** The post of a thread that takes something back: by its title and its first author, or by the words of a signed post. */
export function recantingOn<Item extends Source>(item: Item, page: Page): Recanting<Item> | null {
  const { items, title } = item.document.article;
  const [first] = items;
  if (!first || item.document.article.kind === 'reviews' || item.evidence.own) return null;
  const text = readable(item.document);
  const sentences = documentSentences(item.document);
  const own = sentences.filter(({ start }) => start >= first.start && start < first.end);
  if (!first.who || isAnybody(first.who)) return null;
  for (const { cue, next } of [...TAKES_BACK, ...(TITLED.test(title) ? [SORRY] : [])] as typeof TAKES_BACK) {
    const found = own.findIndex((one, n) => isReal(one.text, cue) && (!next || next.test(own[n + 1]?.text ?? '')));
    const at = page.sentences.findIndex(({ start }) => found >= 0 && start === own[found]?.start);
    if (at < 0) continue;
    const span = spanOf(text, own, found);
    return wordsIn(text, span).length <= LONG ? { item, who: first.who, page, at, span, text: wordsIn(text, span), post: wordsIn(text, first) } : null;
  }
  return null;
}

/** Who wrote the words at a place of a page. */
const writerAt = ({ item, hit }: Told<Source>): string | null =>
  item.document.article.items.find(({ start, end }) => hit.sentence.start >= start && hit.sentence.start < end)?.who ??
  (hit.sentence.start < 0 ? (item.document.article.items[0]?.who ?? null) : null);

/** The same place on the web: a nickname says who writes there, and nowhere else. */
const isSamePlace = (a: Source, b: Source): boolean => a.document.host === b.document.host;

/** The later thread in which whoever wrote the charge takes it back; `shares`: whether both speak of one thing. */
export function recantedBy<Item extends Source>(
  charge: Told<Item>,
  all: readonly Recanting<Item>[],
  shares: (one: Recanting<Item>, charge: Told<Item>) => boolean,
): Told<Item> | null {
  const who = writerAt(charge);
  if (!who || isAnybody(who) || isDecided(charge.hit) || !isAccusing(charge.hit)) return null;
  const day = (item: Item) => item.evidence.publishedAt?.slice(0, 10) ?? '';
  const found = all.find(
    (one) => one.item !== charge.item && one.who === who && isSamePlace(one.item, charge.item) && day(one.item) >= day(charge.item) && shares(one, charge),
  );
  if (!found) return null;
  const hit = hitAt(found.page, found.at, 'corrected', 'page', 'recanted');
  const told = { ...hit, date: null, sentence: { ...found.span, text: found.text } };
  return { ...charge, item: found.item, hit: told, date: eventDate(told, found.item.evidence.publishedAt) };
}
