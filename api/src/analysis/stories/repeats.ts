/**
 * Pages that repeat a charge in passing after it came to its end: lists, profiles, background paragraphs. Nobody wrote them about the charge, so no
 * frame reads it there; whoever reads them still takes it for open.
 */
import type { AccusationState } from '../../contract/report.ts';
import { informationOf, isFirstNameForm, isStopword, lemma, tokenize } from '../../language/index.ts';
import type { AccusationFound } from '../accusations/index.ts';
import { refutedIn } from '../accusations/plain-ends.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { amountsIn, speltIn } from '../reading/amounts.ts';
import { retellsEnd } from '../reading/retold-ends.ts';
import { documentSentences, isPolish, overlaps, readable } from '../reading/text.ts';
import { isMendedSince } from '../reading/updates.ts';
import { ENDED } from './endings.ts';
import { TALK } from './told-ends.ts';

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
/** What says that somebody stands accused or was punished. */
const CHARGE =
  /(?<!\p{sc=Latn})(?:zarzut(?:em|ami|y|u|ów)?|podejrzan\p{sc=Latn}+|oskarżon\p{sc=Latn}+|skazan\p{sc=Latn}+|ukaran\p{sc=Latn}+|(?:akt|aktem) oskarżenia|pozwan\p{sc=Latn}+|śledztw[oaue]\p{sc=Latn}*|kar[aęyą]|grzywn\p{sc=Latn}+|mandat\p{sc=Latn}*|mobbing\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** In whatever words a page may know how it went: where one stands near, the page is left alone. */
const MAY_KNOW =
  /(?<!\p{sc=Latn})(?:umorz|umarz|oddal|uniewinn|oczyszcz|uchyl|unieważn|wycof|cofn|sprostow|niewinn|prawomocn|ugod|porozumi|nie potwierdz|nie stwierdz|niesłuszn|bezpodstawn|bezzasadn|pomówi|rzekom|przepros|przeprasza|zakończ|wygra|obniż|zamiast|nieprawd|nie by|były zarzut|dawn)/iu;
/** „Nadal ciąży zarzut”: told as how things stand. */
const STANDS = /(?<!\p{sc=Latn})(?:nadal|wciąż|ciągle|do dziś|do dzisiaj|do tej pory)(?!\p{sc=Latn})/iu;
/** Telling words of the charge that stand beside it, at least, and bits from which a word tells. */
const WORDS = 2;
const TELLING = 8;
/** Words that more pages have tell no charge from another. */
const OFTEN = 0.5;
/** Words of law, which every charge has. */
const OF_LAW = new Set(
  'zarzut podejrzany oskarżony oskarżenie skazany ukarany akt śledztwo kara grzywna mandat prokuratura prokurator sąd sprawa wyrok proces postępowanie usłyszeć postawić umorzyć umorzenie śledczy'.split(
    ' ',
  ),
);

/** What a page tells of the charge: words of its own sentences, not those of the name or of half of the pages. */
function wordsOf({ told, end }: AccusationFound<LedgerItem>, all: readonly LedgerItem[], skip: ReadonlySet<string>): Set<string> {
  const text = [...told.map((one) => one.text), end?.text ?? ''].join(' ');
  const words = tokenize(text).map(({ lower }) => lemma(lower));
  const often = (word: string) => all.filter((item) => item.lemmas.has(word)).length;
  const tells = (word: string) =>
    word.length > 3 && !isStopword(word) && !skip.has(word) && !OF_LAW.has(word) && informationOf(word) > TELLING && often(word) <= OFTEN * all.length;
  return new Set([...new Set(words)].filter(tells));
}

const sumsIn = (text: string): number[] => [...amountsIn(text), ...speltIn(text)];
/** Sums that the matter tells, with its end. */
const sumsOf = ({ told, end }: AccusationFound<LedgerItem>): ReadonlySet<number> => new Set([...told.map(({ text }) => text), end?.text ?? ''].flatMap(sumsIn));
/** A penalty of another sum is another matter. */
const isOtherSum = (text: string, sums: ReadonlySet<number>): boolean => {
  const own = sumsIn(text);
  return own.length > 0 && sums.size > 0 && own.every((sum) => !sums.has(sum));
};

/** Somebody with a first name and a surname: the charge of a sentence may be theirs. */
const namesSomebody = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}+) (?=\p{Lu}\p{Ll})/gu)].some(([, first]) => isFirstNameForm((first ?? '').toLowerCase()));

/** „Lista, o którą pytacie”: a title that says so, and rows of others. */
const LISTS = /(?<!\p{sc=Latn})(?:list[aęy]|zestawieni[ea]|wykaz\p{sc=Latn}*|przegląd\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const ROWS = 2;
const isList = ({ evidence, document, mentions }: LedgerItem): boolean =>
  evidence.genre === 'list' ||
  (LISTS.test(evidence.title) &&
    documentSentences(document).filter((one) => namesSomebody(one.text) && !mentions.some((mention) => overlaps(one, mention))).length >= ROWS);
/** Whether a page is brought up to date, so that its date says nothing. */
const isKept = ({ evidence }: LedgerItem): boolean => evidence.genre === 'profile' || evidence.publishedAt === null;

/**
 * Whether a sentence that names the subject tells the charge as one that stands; on a page about it also one that names nobody. Of a page of before the
 * end only what is brought up to date or says „nadal” counts: news tells what was known on its day.
 */
function repeats(page: LedgerItem, words: ReadonlySet<string>, sums: ReadonlySet<number>, since: string, until: string): boolean {
  const date = page.evidence.publishedAt;
  if (date !== null && date.slice(0, 10) < since) return false;
  const isRows = isList(page);
  const isLate = isRows || isKept(page) || (date ?? '') > until;
  const sentences = documentSentences(page.document);
  return sentences.some((sentence, at) => {
    const { text } = sentence;
    const names = page.mentions.filter((mention) => overlaps(sentence, mention));
    if (!CHARGE.test(text) || isOtherSum(text, sums) || text.trimEnd().endsWith('?') || (names.length === 0 && page.evidence.role !== 'hero')) return false;
    if (namesSomebody(names.reduce((rest, { form }) => rest.replace(form, '…'), text))) return false;
    // Of a list, the sentence before is somebody else's row, and perhaps the one behind.
    const before = isRows ? undefined : sentences[at - 1];
    const isBeside = before && !readable(page.document).slice(before.end, sentence.start).includes('\n');
    const next = sentences[at + 1]?.text ?? '';
    const around = [isBeside ? before.text : '', text, isRows && namesSomebody(next) ? '' : next];
    if (MAY_KNOW.test(around.join(' ')) || !(isLate || STANDS.test(text))) return false;
    const said = new Set(tokenize(text).map(({ lower }) => lemma(lower)));
    return [...words].filter((word) => said.has(word)).length >= WORDS;
  });
}

/** „Nie salmonella”, „nie z kremem”: takes the cause back itself. */
const isTakenBack = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{sc=Latn})(?:nie|ani|rzekom\\p{sc=Latn}+|podejrze\\p{sc=Latn}+) (?:\\p{sc=Latn}+ )?${word}`, 'iu').test(text);
/** Letters of a word that its cases share. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/**
 * Whether a page of after the end still names what was found not to be so, in a sentence on the subject. No word of a charge need stand there, and the page
 * may be a list that names the subject once.
 */
function repeatsRefuted(page: LedgerItem, refuted: readonly string[], until: string): boolean {
  if ((page.evidence.publishedAt ?? '').slice(0, 10) <= until) return false;
  return documentSentences(page.document).some((sentence) => {
    const { text } = sentence;
    if (text.trimEnd().endsWith('?') || MAY_KNOW.test(text) || !page.mentions.some((mention) => overlaps(sentence, mention))) return false;
    return refuted.some((word) => text.toLowerCase().includes(stemOf(word)) && !isTakenBack(text, stemOf(word)));
  });
}

/** Whether a page can tell a charge without its end: not the subject's own, no talk, nothing that tells or may know an end. */
function isOpen(page: LedgerItem, until: string): boolean {
  const { own, genre, lang, role, title } = page.evidence;
  if (own || TALK.has(genre) || genre === 'record' || !isPolish(lang) || isMendedSince(page.document, until)) return false;
  // The subject itself speaks.
  if (genre === 'interview' && role === 'hero') return false;
  const text = `${title}. ${readable(page.document)}`;
  return isList(page) || !(ENDED.test(text) || retellsEnd(text));
}

/** The charges, each with the pages that repeat it after its end beside those that were read to tell it. */
export function withRepeats(accusations: readonly AccusationFound<LedgerItem>[], all: readonly LedgerItem[], name: string): AccusationFound<LedgerItem>[] {
  const skip = new Set(tokenize(name).flatMap(({ lower }) => [lower, lemma(lower)]));
  const accusing = new Set(accusations.flatMap(({ told, also }) => [...told.map(({ item }) => item), ...also]));
  const ending = new Set(accusations.flatMap(({ end }) => end?.item ?? []));
  return accusations.map((one) => {
    const since = one.date?.slice(0, 10);
    const until = one.end?.date?.slice(0, 10);
    if (!one.end || !DECIDED.has(one.end.state) || !since || !until) return one;
    const refuted = one.end.detail === 'refuted' ? refutedIn(one.end.text) : [];
    // What is told softly is nobody's charge in passing; a cause that was ruled out is the same wherever it stands.
    if (one.loose && refuted.length === 0) return one;
    const words = wordsOf(one, all, skip);
    const sums = sumsOf(one);
    const isRepeated = (page: LedgerItem) => (!one.loose && repeats(page, words, sums, since, until)) || repeatsRefuted(page, refuted, until);
    const more = all.filter((page) => !accusing.has(page) && !ending.has(page) && isOpen(page, until) && isRepeated(page));
    return more.length === 0 ? one : { ...one, stillShown: [...one.stillShown, ...more] };
  });
}
