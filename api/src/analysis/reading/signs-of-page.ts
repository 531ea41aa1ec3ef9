/** Signs of a page: domains of life, towns and words beside the name, in its sentences, and in the whole text. */
import { isStopword, type Mention, type Span, tokenize } from '../../language/index.ts';
import { addAround, addBeside, addKind, type Beside, bump, firstAfter } from './beside.ts';
import { isCapital } from './context.ts';
import { senseOf } from './domains.ts';
import type { MatchedDocument } from './match.ts';
import { type Word, wordsOf } from './page-words.ts';
import { isOfDistrict } from './passing-towns.ts';
import { type Place, placeOf } from './places.ts';
import { isPostcode } from './seats.ts';
import { addApart, addDisowned, apartIn, type Told } from './telling-apart.ts';
import { documentSentences, documentTokens, lemmaCounts, readable, type Sentence } from './text.ts';
import { townInHost, townNamed } from './towns.ts';

const MENTIONS = 12;
/** As how many mentions the town in a host's name counts. */
const HOST_COUNTS = 2;

export type Reading = {
  matched: MatchedDocument;
  beside: Beside;
  /** Sentences with the name: their words, and how often each domain is named. */
  sentence: { words: Set<string>; domains: Map<number, number>; towns: Set<string> };
  /** The whole text, title and host: words, capitalised words, towns, and the different words of each domain. */
  whole: { words: Set<string>; names: Set<string>; domains: Map<number, Set<string>>; towns: Map<string, number> };
  /** Towns of the whole text that are only others' or an event's. */
  passing: Set<string>;
  /** Lemmas with their counts, without the name and towns. */
  words: Map<string, number>;
  /** Lemmas of the title. */
  titleWords: Set<string>;
  titleTowns: Set<string>;
  /** The title begins with the full name: the page is about its bearer. */
  headed: boolean;
  /** The person named is told to be dead. */
  late: boolean;
  /** The page names the order's bearer only to tell somebody else from it: „proszę nie mylić z X”. */
  onlyApart: boolean;
  /** What the page says that its bearer of the name is not: lemmas, and domains of life. */
  denied: Told;
  /** What it says of another bearer of the name: „politykiem o tym samym nazwisku”. */
  namesake: Told;
};

function empty(matched: MatchedDocument): Reading {
  return {
    matched,
    beside: {
      words: new Set(),
      domains: new Set(),
      people: new Map(),
      offices: new Set(),
      kinds: new Map(),
      callings: new Set(),
      parts: new Set(),
      towns: new Map(),
      office: false,
    },
    sentence: { words: new Set(), domains: new Map(), towns: new Set() },
    whole: { words: new Set(), names: new Set(), domains: new Map(), towns: new Map() },
    passing: new Set(),
    words: new Map(),
    titleWords: new Set(),
    titleTowns: new Set(),
    headed: matched.full && matched.titled?.start === 0,
    late: false,
    onlyApart: false,
    denied: { words: new Set(), domains: new Set() },
    namesake: { words: new Set(), domains: new Set() },
  };
}

/** „Śp.” or „zmarła” shortly before the name, „odszedł” at once before it. */
const LATE =
  /(?<!\p{sc=Latn})(?:(?:ś\. ?p\.|śp\.?|świętej pamięci|zmarła?|żegnamy)(?: \p{sc=Latn}+\.?){0,2}|(?:roku|chorobą|od nas|nagle),? (?:odszedł|odeszła)) $/iu;

function addMentions(reading: Reading, words: Word[], text: string, sentences: Sentence[], mentions: Mention[], person: boolean): void {
  const read = new Set<Sentence>();
  for (const mention of mentions.slice(0, MENTIONS)) {
    const sentence = sentences.find(({ start, end }) => start <= mention.start && mention.start < end);
    if (!sentence) continue;
    addAround(reading, words, text, sentence, mention, person);
    if (read.has(sentence)) continue;
    read.add(sentence);
    for (let i = firstAfter(words, sentence.start); i < words.length; i += 1) {
      const { token, base, sense, town, ofName, passing } = words[i] as Word;
      if (token.start >= sentence.end) break;
      if (ofName) continue;
      if (town && !passing) reading.sentence.towns.add(town);
      reading.sentence.words.add(base);
      for (const domain of sense?.domains ?? []) bump(reading.sentence.domains, domain);
    }
  }
}

function addWhole({ whole, passing: others }: Reading, words: Word[]): void {
  for (const [i, { token, base, sense, town, ofName, passing }] of words.entries()) {
    // However often it is named, where others are from is not where the page is.
    if (town && passing && !whole.towns.has(town)) others.add(town);
    else if (town && !passing) others.delete(town);
    if (town && !(passing && whole.towns.has(town))) bump(whole.towns, town);
    // „Bydgoska prokuratura”: an office of a district says where it happened, not whom it names in passing.
    if (town && !passing && isOfDistrict(words, i)) bump(whole.towns, town);
    // „82-200 Malbork”: an address says where its bearer sits.
    if (town && isPostcode(words, i - 1)) bump(whole.towns, town);
    if (ofName || token.lower.length < 3 || (!sense && isStopword(token.lower))) continue;
    whole.words.add(base);
    const capital = isCapital(token);
    if (capital) whole.names.add(base);
    // Two words with capitals are a name, whatever the second one means.
    if (!sense || (capital && isCapital(words[i - 1]?.token))) continue;
    for (const domain of sense.domains) {
      const seen = whole.domains.get(domain);
      if (seen) seen.add(base);
      else whole.domains.set(domain, new Set([base]));
    }
  }
}

/** Words up to which a title that ends with a town is a profile's. */
const PROFILE_TITLE = 8;
/** „Jan Lis – usługi stolarskie, Żnin”: the one town at the end of a profile's title is that of the name at its beginning. */
function townOfProfile(words: readonly Word[], title: string): string | undefined {
  const towns = words.filter(({ town, ofName, passing }) => town && !ofName && !passing);
  const [one] = towns;
  if (!one || towns.length > 1 || words.filter(({ ofName }) => !ofName).length > PROFILE_TITLE) return undefined;
  return /[,(|–—-]\s*$/.test(title.slice(0, one.token.start)) && /^(?:[ -]\p{Lu}\p{L}+)?\s*\)?$/u.test(title.slice(one.token.end)) ? one.town : undefined;
}

/** „Śrem: prezeska z zarzutami”, „Nowa Ruda. Dyrektor …”: where a text or its title says at once that it happened. */
const DATELINE = /^\s*(?=\p{Lu})(?:[\p{L}-]+ ){0,1}[\p{L}-]+(?=\s?[.:–—(/|]|\s-\s)/u;
function datelineOf(text: string): string | undefined {
  const [head] = DATELINE.exec(text.slice(0, 80)) ?? [];
  if (!head) return undefined;
  const [first, second, more] = tokenize(head);
  const town = first && townNamed(first, second);
  // „Kielce” is one, „Kielce dziś” is none.
  return more || (second && town && !town.includes(' ') && !town.includes('-')) ? undefined : town;
}

/** „Gabinet Weterynaryjny Katarzyna Lis”, Suwałki: how a page's markup calls the firm that bears the name. */
function addBusiness(reading: Reading, nameWords: Set<string>, places: readonly Place[], person: boolean): void {
  const { business } = reading.matched.document.article.page;
  if (!business) return;
  const words = wordsOf(business.name, tokenize(business.name), nameWords, places);
  const called = new Set(words.filter(({ ofName }) => ofName).flatMap(({ token, base }) => [token.lower, base]));
  if (![...nameWords].every((word) => called.has(word))) return;
  addBeside(reading, words);
  if (!person)
    addKind(
      reading,
      words.slice(
        0,
        Math.max(
          0,
          words.findIndex(({ ofName }) => ofName),
        ),
      ),
    );
  addWhole(reading, words);
  const located = tokenize(business.town ?? '');
  for (const [i, token] of located.entries()) {
    const town = townNamed(token, located[i + 1]) ?? placeOf(token, places);
    if (!town) continue;
    bump(reading.beside.towns, town);
    bump(reading.whole.towns, town);
  }
}

/**
 * Reads a document around the first twelve mentions of the name.
 * @param allNameWords words of the name, which say nothing
 * @param places towns of the order that the list of towns lacks
 */
export function read(matched: MatchedDocument, person: boolean, allNameWords: Set<string>, places: readonly Place[]): Reading {
  // „Malwa” of „Kwiaciarnia Malwa”: beside a shorter name the kind of firm is no part of the name.
  const nameWords = matched.full || person ? allNameWords : new Set([...allNameWords].filter((word) => (senseOf(word, word)?.kinds.length ?? 0) === 0));
  const { document, titled } = matched;
  const reading = empty(matched);
  const text = readable(document);
  const sentences = documentSentences(document);
  const apart = apartIn(sentences);
  const isSaid = ({ start }: Span) => !apart.some((sentence) => sentence.start <= start && start < sentence.end);
  const mentions = apart.length === 0 ? matched.mentions : matched.mentions.filter(isSaid);
  const tokens = documentTokens(document);
  const words = wordsOf(text, tokens, nameWords, places).filter(({ token }) => apart.length === 0 || isSaid(token));
  for (const sentence of apart) addApart(reading, sentence, ['text', 'questions'].includes(document.article.kind), person);
  if (!person) addDisowned(reading.denied, sentences);
  reading.onlyApart = mentions.length === 0 && matched.mentions.length > 0 && !titled;
  reading.late = person && mentions.some(({ start }) => LATE.test(text.slice(Math.max(0, start - 40), start)));
  // The words before an acronym are those of a sentence, not of the firm's name: „rektor ABC”, „szpital ABC”.
  const named = person || !matched.full ? mentions : mentions.filter(({ full }) => full);
  addMentions(reading, words, text, sentences, named, person);
  addWhole(reading, words);
  const title = document.article.title.slice(0, 500);
  const titleWords = wordsOf(title, tokenize(title), nameWords, places, true);
  if (titled) addMentions(reading, titleWords, title, [{ start: 0, end: title.length, text: title }], [titled], person);
  addWhole(reading, titleWords);
  // „Dyrektorka przedszkola w Brzegu z zarzutami”: what the title places is not named in passing.
  for (const { town, ofName, passing } of titleWords) if (town && !ofName && !passing) reading.titleTowns.add(town);
  const ofProfile = reading.headed ? townOfProfile(titleWords, title) : undefined;
  if (ofProfile) bump(reading.beside.towns, ofProfile);
  reading.titleWords = new Set(titleWords.map(({ base }) => base));
  const bio = document.article.page.profile?.bio;
  if (bio) {
    const bioWords = wordsOf(bio, tokenize(bio), nameWords, places);
    addBeside(reading, bioWords);
    addWhole(reading, bioWords);
  }
  addBusiness(reading, nameWords, places, person);
  const local = townInHost(document.host);
  // A local paper stands in its town, whatever else it names.
  for (const town of [local, datelineOf(title) ?? datelineOf(text)])
    for (let i = 0; town && i < HOST_COUNTS; i += 1) {
      bump(reading.whole.towns, town);
      reading.passing.delete(town);
    }
  const site = (document.article.siteName ?? '').slice(0, 100);
  for (const { town } of wordsOf(site, tokenize(site), nameWords, places, true)) if (town) bump(reading.whole.towns, town);
  reading.words = lemmaCounts(tokens, matched.mentions);
  return reading;
}
