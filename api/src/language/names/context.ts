/** Decides whether a word that is both a name and a common noun („Żabka”, „Kot”, „Play”) is used as the name. */
import { isFirstName } from '../words/first-names.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import { BEARERS, BUSINESS, BUSINESS_DEEDS, EVERYDAY, EVERYDAY_DEEDS } from './context-words.ts';
import { CASE_BITS, LEGAL_FORM, type NamePattern, type Slot } from './pattern.ts';
import type { TextView } from './view.ts';

/** Most words read on each side of a name within its sentence, so that the cost stays linear. */
const REACH = 20;
const SURE = 9;
const SKIPPED =
  /^(?:nie|się|już|jeszcze|znów|znowu|wciąż|nadal|też|także|również|właśnie|dziś|dzisiaj|wczoraj|jutro|teraz|ponownie|niedawno|ostatnio|mnie|mi|nam|nas|im|go|ją|je|ci|cię|was|chce|ma|może|musi|będzie|zamierza|tylko|jednak|szybko|nagle|długo|cicho|głośno|pięknie|tam|tu)$/;
const PARTICIPLE = /^(?:zamknięt|otwart|nieczynn|niedostępn|ukaran|pozwan|oskarżon|notowan|krytykowan|oficjaln|najdroższ|najtańsz)\p{sc=Latn}+$/u;
const NOUN_IN_C = /(?:ość|^(?:po|opo)?wieść|część|treść|^sieć|^nić|pamięć|chęć|śmierć|^pięć|^sześć|^maść|napaść|przepaść)$/;
const VERB = /(?:ć|móc|biec|piec|rzec|strzec|ciec|wlec|tłuc)$/;
const ENGLISH = /^(?:the|of|is|are|was|an|this|that|your|my|with|for|it|and)$/;
const MONTH = /^(?:styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień)$/;
/** Weight of a following noun („Strefa euro”): below that of an everyday verb, so business words nearby cannot outweigh it. */
const NOUN_PHRASE = -2.5;
const MODAL = /^(?:chce|ma|może|musi|będzie|zamierza)$/;
/** First person: the word before is not the subject. */
const FIRST_PERSON = /(?:ę|[łl]em|łam|[lł][iy]śmy|[aeiy]my)$/;
const QUOTE = /["„“”«»]/;

/** The name's place in a text: its first and last word, and the cases its form allows. */
type Place = { from: number; to: number; bits: number };

/** Whether the capital of word i does not show a name: it opens a sentence, or most words around are capitalised. */
export function isDoubtful(view: TextView, i: number): boolean {
  const before = view.text[view.start(i) - 1];
  if (before === '#' || before === '@') return false;
  if (view.isSentenceStart(i) || view.isShouting) return true;
  const [from, to] = sentenceOf(view, i);
  let long = 0;
  let capital = 0;
  for (let k = from; k <= to; k += 1) {
    if (view.end(k) - view.start(k) < 4) continue;
    long += 1;
    if (view.isCapital(k)) capital += 1;
  }
  return long > 3 && capital / long > 0.7;
}

/** Whether the word is part of another name: „Coral Orange”, „Anna Żabka”, „3 Maja”, „Lech Wałęsa” for a beer. */
export function isPartOfOtherName({ slots, person }: NamePattern, view: TextView, { from, to }: Place): boolean {
  const slot = slots[0] as Slot;
  const before = view.word(from - 1);
  const spaced = before !== '' && /^\s$/.test(view.gap(from - 1));
  if (spaced && MONTH.test(slot.word) && /^\d+$/.test(before)) return true;
  if (person) return false;
  if (isFirstName(slot.word) && view.gap(to) === ' ' && view.looksLikeSurname(to + 1) && !view.isShouting) return true;
  if (!spaced || !view.isCapital(from - 1) || view.isShouting || before === before.toUpperCase()) return false;
  return view.firstNameAt(from - 1) || (before.length > 2 && !isCommonWord(view.lower(from - 1)));
}

/**
 * Score of a name whose capital is doubtful, from −9 to 9: above 0 the name, below 0 the common noun. Adds up quotes, a legal
 * form, the next word's part of speech, the predicate, and business or everyday words in the sentence.
 */
export function nameScore(view: TextView, { from, to, bits }: Place): number {
  const { text } = view;
  if (QUOTE.test(text[view.start(from) - 1] ?? '') && QUOTE.test(text[view.end(to)] ?? '')) return SURE;
  if (LEGAL_FORM.test(text.slice(view.end(to), view.end(to) + 40))) return SURE;
  if (ENGLISH.test(view.lower(to + 1)) && view.lower(to + 1) !== view.word(to + 1).toUpperCase()) return -SURE;
  const around = wordsAround(view, from, to, false);
  const next = nextWord(view, { from, to, bits });
  // Near business words an animal's verb is figurative („Orange leży, zero internetu”).
  return next === -2 && around > 0 ? around - 1 : next + around;
}

/** Whether a form is only a plural of things or animals („Plusy”, „Wilki”), not of a family („Nowakowie”). */
const isPlural = (form: string, bits: number): boolean => (bits & CASE_BITS.plural) !== 0 && (bits & 63) === 0 && /[iy]$/.test(form);

/** Whether a word without a capital is the name: after a noun like „sklep”, or after a preposition near business words („w żabce”). */
export function isNameWrittenSmall(view: TextView, i: number): boolean {
  if (view.gap(i - 1) !== ' ') return false;
  const before = view.lower(i - 1);
  const around = wordsAround(view, i, i, true);
  if (BEARERS.has(view.lemmaAt(i - 1))) return around >= 0;
  if (/^(?:w|we|do|z|ze|od)$/.test(before)) return around > 0;
  return /^(?:na|pod|przy|obok|u|koło|dla|przez|za|przed)$/.test(before) && around > 1;
}

/** Score of the words right after a name: a firm's verb, an animal's verb, another noun, a comparison. */
function nextWord(view: TextView, { from, to, bits }: Place): number {
  const gap = view.gap(to);
  const next = view.lower(to + 1);
  if (/^,\s?$/.test(gap)) return /^(?:że|iż|żeby|więc|bo)$/.test(next) ? -3 : view.isCapital(to + 1) ? 1 : -1;
  if (!view.has(to + 1) || !/^["”»]?\s+$/.test(gap) || /\n\s*\n/.test(gap)) return 0;
  const plural = isPlural(view.lower(to), bits);
  const many = plural ? -2 : 0;
  if (/^(?:i|oraz|lub|czy|albo)$/.test(next)) return capitalOrCommon(view, to + 2);
  if (next === 'to') return meansFirm(view, to + 2) ? 2 : -2;
  if (/^(?:ten|ta|te|tego|tej|taki|taka|takie|jaki|jaka)$/.test(next)) return -2;
  if (/^(?:na|do|za|między|o)$/.test(next)) return -1;
  let at = to + 1;
  while (at < to + 4 && SKIPPED.test(view.lower(at)) && view.gap(at) === ' ') at += 1;
  const word = view.lower(at);
  const base = lemma(word);
  if (PARTICIPLE.test(word)) return 1;
  if (VERB.test(base) && !NOUN_IN_C.test(base)) {
    if (base === 'być' && /^(?:tak|prost|oczywist|jasn)/.test(view.lower(at + 1))) return -3;
    if (plural && /li$/.test(word)) return 2;
    const speaks = deed(base);
    // „Sikory zimują”: a form of the genitive or the plural before a verb in the plural is the plural.
    if ((bits & CASE_BITS.nom) === 0 && (bits & CASE_BITS.plural) !== 0 && /(?:[^s]ą|ły)$/.test(word)) return -2;
    return many + (speaks <= 0 && FIRST_PERSON.test(word) ? -2 : speaks + agreement(view.lower(from), word));
  }
  if ((view.isCapital(at) && !view.isShouting) || MODAL.test(view.lower(at - 1))) return many;
  return (
    many +
    (word.length < 4 || /^(?:bez|dla|pod|nad|przez|przed|przy|między|wśród|podczas|według|mimo|dzięki|kontra|jako|przeciw|wobec|obok)$/.test(word)
      ? 0
      : NOUN_PHRASE)
  );
}

function deed(base: string): number {
  if (base === 'być') return -1;
  if (BUSINESS_DEEDS.has(base)) return 2;
  return EVERYDAY_DEEDS.has(base) ? -2 : 0;
}

/** Score of a verb whose gender differs from the noun's, which shows a surname: „Maj złożyła”, „Sowa powiedział”. */
function agreement(name: string, verb: string): number {
  if (/[^aeiouyęą]$/.test(name) && /ła$/.test(verb)) return 3;
  return /a$/.test(name) && /[aeiuyóą]ł$/.test(verb) ? 3 : 0;
}

const capitalOrCommon = (view: TextView, i: number): number => (view.isCapital(i) ? (view.isShouting ? 0 : 1) : -2);

function meansFirm(view: TextView, from: number): boolean {
  for (let i = from; i < from + 3 && view.has(i); i += 1) if (BUSINESS.has(view.lemmaAt(i))) return true;
  return false;
}

/** Business words minus everyday words in the sentence, each capped at 2. `deeds`: count business verbs too. */
function wordsAround(view: TextView, from: number, to: number, deeds: boolean): number {
  let trade = 0;
  let everyday = 0;
  const [first, last] = sentenceOf(view, from);
  for (let i = first; i <= last; i += 1) {
    if (i >= from && i <= to) continue;
    const base = view.lemmaAt(i);
    if (BUSINESS.has(base) || (deeds && BUSINESS_DEEDS.has(base))) trade += 1;
    else if (EVERYDAY.has(base)) everyday += 1;
  }
  return Math.min(trade, 2) - Math.min(everyday, 2);
}

function sentenceOf(view: TextView, i: number): [number, number] {
  let from = i;
  while (from > 0 && from > i - REACH && !/[.!?…\n]/.test(view.gap(from - 1))) from -= 1;
  let to = i;
  while (to + 1 < view.count && to < i + REACH && !/[.!?…\n]/.test(view.gap(to))) to += 1;
  return [from, to];
}
