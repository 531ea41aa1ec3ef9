import { lowerOf, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/types.ts';
import { informationOf, UNKNOWN_BITS } from '../words/frequencies.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import { isStopword } from '../words/stopwords.ts';
import { joinNames, type ReadText } from './joins.ts';
import { baseForm, isAcronym, isShouted, type NameSpan, nameKey, nameSpans, opens } from './names.ts';
import type { Keyword } from './types.ts';

/** Words frequent in press and reference works whatever the subject: they count half. */
const GENERAL = new Set(
  (
    'artykuł autor autorka biuro brzmienie cel członek dana decyzja działalność działanie dziennikarz długość efekt forma funkcja głos grono grupa historia informacja instytucja inicjatywa jednostka kierunek kolej ' +
    'komunikat konferencja kwestia liczba list lista lit miejscowość miejsce mieszkaniec minister możliwość nazwa numer obiekt obszar odległość okazja okolica okres opinia organizacja osoba oświadczenie południe położenie ' +
    'portal powiat pozycja północ problem proces program prezes projekt przedstawiciel przygotowanie przypadek pytanie rozmowa rozwój rozwiązanie rzecz rzecznik rok serwis siedziba sprawozdanie stan stanowisko strona styczeń luty ' +
    'marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień system sytuacja szef środa świat teren temat tydzień uwaga województwo wschód wniosek współpraca wymiar wynik wzrost zachód zakres założenie ' +
    'zamiar zasada zdanie zespół zmiana związek źródło wieś gmina dystrykt kilometr metr centymetr tysiąc milion miliard procent'
  ).split(' '),
);
const GENERAL_WEIGHT = 0.5;
const LONGEST = 60;
/** Bits of information: at or below the first a lemma scores nothing, the second caps a name, the third any lemma. */
const [FLOOR_BITS, NAME_BITS, TOP_BITS] = [8, 17, 18];
/** Weights by word class: keywords are mostly nouns. */
const WEIGHTS = { noun: 1, adjective: 0.6, verb: 0.35, adverb: 0.3, unknown: 0.5 };
const VERB = /(?:[aąiyuó]ć|[^i]eć|[^ms]ieć|[oe]źć|[^o]jść|nieść|wieść|jeść|kłaść|móc|wlec|piec|rzec|siąść)$/;
const NOUN = /^(?:sieć|płeć|nić|pamięć|śmierć|pięć|część|złość|dać|postać|łódź)$/;
const CASE_ENDING = /^(?:a|u|owi|em|iem|ie|e|y|i|ów|om|ami|ach|ą|ę|ego|emu|ym)$/;

type Entry = { forms: Map<string, number>; count: number; capitals: number; documents: Set<number> };
/** A keyword with its key: lemmas parted by blanks. */
export type Found = { text: string; key: string; entry: Entry; score: number };

/**
 * Keywords of the texts, best first: lemmas of words in lower case, and names as they are written, of up to four words
 * („Creative Commons”), in the nominative where that is sure. Ranked by count and number of texts times the word's information
 * beyond general Polish. Stopwords, numbers, words under three letters and over 60 are left out.
 * @param except words that no keyword may contain, as lemmas or in lower case: those of the subject's name
 */
export function keywords(texts: readonly string[], limit: number, except: ReadonlySet<string> = new Set()): Keyword[] {
  return rankKeywords(texts, except)
    .slice(0, Math.max(0, limit))
    .map(({ text, entry }) => ({ lemma: text, count: entry.count, documents: entry.documents.size }));
}

/**
 * All keywords, best first.
 * @param neighbours filled with the number of times two words are neighbours, by „key key”
 */
export function rankKeywords(texts: readonly string[], except: ReadonlySet<string>, neighbours?: Map<string, number>): Found[] {
  const words = new Map<string, Entry>();
  const names = new Map<string, Entry>();
  const read = texts.map((text): ReadText => {
    const tokens = tokenize(text);
    return { text, tokens, spans: nameSpans(text, tokens) };
  });
  const joined = joinNames(read);
  read.forEach(({ text, tokens }, index) => {
    const spans = joined[index] as NameSpan[];
    const shouted = isShouted(tokens);
    let span = 0;
    let before = '';
    for (let i = 0; i < tokens.length; i += 1) {
      const found = spans[span];
      if (found && found.from === i) {
        const part = tokens.slice(found.from, found.to);
        const form = text.slice((part[0] as Token).start, (part[part.length - 1] as Token).end);
        if (form.length <= LONGEST) count(names, nameKey(part.map(({ text: word }) => word)), form, index, true);
        span += 1;
        i = found.to - 1;
        before = '';
      } else {
        const token = tokens[i] as Token;
        const word = baseOf(token);
        if (neighbours && word && before && text[token.start - 1] === ' ' && token.start - 1 === tokens[i - 1]?.end) {
          const pair = `${before} ${word}`;
          neighbours.set(pair, (neighbours.get(pair) ?? 0) + 1);
        }
        before = word;
        if (word) count(words, word, token.text, index, !shouted && /^\p{Lu}/u.test(token.text) && (isAcronym(token.text) || !opens(text, tokens, i)));
      }
    }
  });
  joinCases(words);
  joinSurnames(words, names);
  const banned = (word: string): boolean => except.has(word) || except.has(lowerOf(word));
  const scored: Found[] = [];
  for (const [key, entry] of names)
    if (!key.split(' ').some(banned)) scored.push({ text: baseForm(entry.forms), key, entry, score: strength(entry) * (TOP_BITS - FLOOR_BITS) });
  for (const [word, entry] of words) {
    const named = isName(entry, word);
    const text = named ? baseForm(entry.forms) : word;
    if (!banned(word) && !banned(text)) scored.push({ text, key: word, entry, score: strength(entry) * telling(word, named) });
  }
  return scored.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** Lemma of a word that may be a keyword, otherwise an empty text. */
function baseOf({ text, lower }: Token): string {
  if (lower.length < 3 || lower.length > LONGEST || /\p{N}/u.test(lower) || isStopword(lower)) return '';
  const word = isAcronym(text) ? lower : lemma(text);
  return isStopword(word) || word.length < 3 || /^[ivxl]+$/.test(word) ? '' : word;
}

function count(into: Map<string, Entry>, key: string, form: string, index: number, capital: boolean): void {
  const entry = into.get(key) ?? { forms: new Map(), count: 0, capitals: 0, documents: new Set() };
  entry.count += 1;
  entry.capitals += capital ? 1 : 0;
  entry.documents.add(index);
  entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
  into.set(key, entry);
}

/** Whether a word is a name: capitalised inside sentences, and never without a capital. */
const isName = ({ forms, capitals }: Entry, word: string): boolean =>
  capitals > 0 && !(VERB.test(word) && !NOUN.test(word)) && [...forms.keys()].every((form) => /^\p{Lu}/u.test(form));

function merge(into: Entry, from: Entry): void {
  into.count += from.count;
  into.capitals += from.capitals;
  for (const index of from.documents) into.documents.add(index);
}

/** Merges a word that may be an oblique form of a shorter one: „Kamila” with „Kamil”, „delfina” with „delfin”. */
function joinCases(words: Map<string, Entry>): void {
  for (const [word, entry] of words) {
    for (let cut = 1; cut <= 3 && word.length - cut >= 3; cut += 1) {
      const stem = word.slice(0, -cut);
      const base = words.get(stem);
      if (!base || !CASE_ENDING.test(word.slice(-cut)) || isName(base, stem) !== isName(entry, word) || base.count < entry.count) continue;
      if (![...entry.forms.keys()].every((form) => CASE_ENDING.test(form.toLowerCase().slice(stem.length)))) continue;
      merge(base, entry);
      words.delete(word);
      break;
    }
  }
}

/** Merges a surname with the full name that ends in it, if there is only one. */
function joinSurnames(words: Map<string, Entry>, names: Map<string, Entry>): void {
  const byLast = new Map<string, Entry | null>();
  for (const [key, entry] of names) {
    const last = key.slice(key.lastIndexOf(' ') + 1);
    byLast.set(last, byLast.has(last) ? null : entry);
  }
  for (const [word, entry] of words) {
    const full = byLast.get(word);
    if (!full || !isName(entry, word)) continue;
    merge(full, entry);
    words.delete(word);
  }
}

const strength = ({ count: times, documents }: Entry): number => documents.size - 1 + times ** 0.7;

function telling(word: string, named: boolean): number {
  const bits = informationOf(word);
  if (named) return Math.max(1, Math.min(bits, NAME_BITS) - FLOOR_BITS);
  return Math.max(0.1, Math.min(bits, TOP_BITS) - FLOOR_BITS) * WEIGHTS[classOf(word, bits)] * (GENERAL.has(word) ? GENERAL_WEIGHT : 1);
}

function classOf(word: string, bits: number): keyof typeof WEIGHTS {
  if (VERB.test(word) && !NOUN.test(word)) return 'verb';
  if (bits === UNKNOWN_BITS && !isCommonWord(word)) return 'unknown';
  if (/[^aeęó]nie$|[^aeouy]wo$/.test(word) && word.length > 5) return 'adverb';
  return /[yi]$/.test(word) && word.length > 3 ? 'adjective' : 'noun';
}
