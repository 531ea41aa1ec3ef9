/**
 * The gate of free sentences: what a language model wrote is printed when the quote that it gives stands on the page and shows every
 * number, name, state, denial and most words of the sentence. What cannot be derived from the quote is left out and counted.
 */
import type { DropReason } from '../../contract/report.ts';
import { isStopword, lemma, sentenceSentiment, splitSentences, tokenize } from '../../language/index.ts';
import { accuses, cuesIn, leansTo, plain, STATES, says } from './shows.ts';

/** `evidence`: citation numbers. */
export type WrittenSentence = { text: string; evidence: number[]; quote: string };

export type WrittenGround = {
  /** All forms of the subject's name. */
  names: readonly string[];
  /** Words of each page that may be quoted, verbatim, and its outlet, by citation number. */
  pages: ReadonlyMap<number, { passages: readonly string[]; outlet: string }>;
  /** Pages on which the rules found an accusation of the subject. */
  accused: ReadonlySet<number>;
};

const LENGTH = { least: 20, most: 320 };
const QUOTE = { least: 20, most: 600 };
/** Share of a sentence's telling words that must stand in its quote. */
const COVERED = 0.6;
/** Sentiment of a word that judges by itself, such as „fatalnie”. */
const JUDGING = 0.7;
/** Marks of addresses, code and lists. */
const FOREIGN = /https?:|www\.|@|[<>{}[\]|*_#`\\\n\r]|\p{Cc}/u;
/** A page's own „my” and „ja”: outside of quotation marks the report would say it of itself. */
const FIRST_PERSON =
  /(?<!\p{sc=Latn})(?:ja|my|mnie|nam|nas|nami|mój|moj\p{sc=Latn}+|nasz\p{sc=Latn}*|jestem|jesteśmy|\p{sc=Latn}{2,}(?:liśmy|łyśmy))(?!\p{sc=Latn})/iu;
const NUMBER = /\d+(?:[.,:\u00a0 ]\d+)*/gu;
/** Numerals, and what is counted in them. */
const NUMERALS = new Set(
  `dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia trzydzieści pięćdziesiąt sto tysiąc tysięcy milion miliard mld połowa pół kilka
    kilkanaście kilkadziesiąt dwukrotnie trzykrotnie złoty euro dolar funt frank procent`.split(/\s+/),
);
/** A number and the word after it. */
const COUNTED = /(\d+(?:[.,:\u00a0 ]\d+)*)[\u00a0 ](\p{L}+)/gu;
const MONTHS = new Set('styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' '));
/** Who says it, or that it is not sure: an accusation that is somebody's word stays somebody's word. */
const HEDGE =
  /(?<!\p{sc=Latn})(?:zarzuc|zarzut|oskarż|obwini|zdaniem|według|wedle|twierdz|podejrz|rzekom|uważ|ocen|skarż|miał[aoy]?(?!\p{sc=Latn})|mieli|mia[łn]|prokurat|pozw|pozew|pozwa|doniesie|zawiadomi)/iu;
const NEGATION = /(?<!\p{sc=Latn})(?:nie|nikt|nikogo|nikomu|nic|nigdy|żad(?:en|n\p{sc=Latn}+)|brak\p{sc=Latn}*|bez|ani)(?!\p{sc=Latn})/iu;
const ACCUSING = Object.keys(STATES).filter((id) => /^AC-0[1-9]$/.test(id));

const numbersOf = (text: string): string[] => (text.match(NUMBER) ?? []).map((number) => number.replace(/[\u00a0 ]/g, ''));

const spelt = (text: string): string => text.replace(/[\u00a0 ]?(?:%|(?<!\p{sc=Latn})proc\.)/gu, ' procent');

/** Words in their base form, small. */
const lemmasIn = (text: string): string[] => tokenize(spelt(text)).map(({ text: word }) => lemma(word));

/** „Kowalska” is not Kowalski, though the base form is one. */
const HERS = /(?:s|c|dz)k(?:a|iej|ą)$/u;
const HIS = /(?:s|c|dz)k(?:i|iego|iemu|im)$/u;

/** Whether two words are forms of one name: the endings alone differ. */
function isSameName(a: string, b: string): boolean {
  const [one, two] = [a.toLowerCase(), b.toLowerCase()];
  if ((HERS.test(one) && HIS.test(two)) || (HIS.test(one) && HERS.test(two))) return false;
  if (lemma(a) === lemma(b)) return true;
  const stem = Math.max(3, Math.min(one.length, two.length) - 2);
  return Math.abs(one.length - two.length) <= 4 && one.length >= 4 && two.length >= 4 && one.slice(0, stem) === two.slice(0, stem);
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Words with a capital; the first one only where it neither joins nor stands in the quote as a word like others. */
function namesIn(text: string, quote: string): string[] {
  const small = new Set(tokenize(quote).flatMap((token) => (isName(token.text) ? [] : [lemma(token.text)])));
  return tokenize(text)
    .filter((token) => isName(token.text) && (token.start > 0 || !(isStopword(token.lower) || small.has(lemma(token.lower)))))
    .map((token) => token.text);
}

/** Telling words that a text denies: those that follow „nie”. */
const deniedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<!\p{sc=Latn})nie (\p{sc=Latn}{3,})/giu)].map(([, word]) => lemma(word as string)));

/** Whether a text is one sentence without addresses or marks, and speaks for nobody. */
export const isPlainSentence = (text: string): boolean =>
  text.length >= LENGTH.least &&
  text.length <= LENGTH.most &&
  !FOREIGN.test(text) &&
  /[.!]”?$/u.test(text) &&
  /^[„\p{Lu}\d]/u.test(text) &&
  splitSentences(text).length === 1 &&
  !FIRST_PERSON.test(text.replace(/„[^”]*”/gu, ' '));

/** What a text counts: each word that follows a number, with its numbers. */
function countedIn(text: string): Map<string, string[]> {
  const counted = new Map<string, string[]>();
  for (const [, number = '', word = ''] of spelt(text).matchAll(COUNTED)) counted.set(lemma(word), [...(counted.get(lemma(word)) ?? []), ...numbersOf(number)]);
  return counted;
}

/** Numbers, numerals, units and months of the sentence that its quote does not have, and numbers that count something else there. */
function numberFault(text: string, shown: string): DropReason | null {
  const known = new Set(numbersOf(shown));
  if (numbersOf(text).some((number) => !known.has(number))) return 'number';
  const there = countedIn(shown);
  for (const [word, numbers] of countedIn(text)) if (numbers.some((number) => there.get(word)?.includes(number) === false)) return 'number';
  const words = new Set(lemmasIn(shown));
  const missing = lemmasIn(text).filter((word) => !words.has(word));
  if (missing.some((word) => MONTHS.has(word))) return 'date';
  return missing.some((word) => NUMERALS.has(word)) ? 'number' : null;
}

/** The order in which names come, so that who acts and who is acted on cannot change places. */
const orderOf = (text: string, names: readonly string[]): string[] => {
  const at = (name: string) => tokenize(text).find(({ text: word }) => isSameName(word, name))?.start ?? -1;
  return names.filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b));
};

/** The first word of a charge in a text. */
const chargeIn = (text: string) => ACCUSING.flatMap((id) => [...text.matchAll(STATES[id] as RegExp)]).sort((a, b) => a.index - b.index)[0];

/** Whether a word stands before the charge that the quote has only behind it, so that who reproaches and who is reproached have changed places. */
function swapsSides(text: string, quote: string): boolean {
  const charge = chargeIn(text);
  if (!charge) return false;
  const before = new Set(lemmasIn(quote.slice(0, quote.toLowerCase().lastIndexOf(charge[0].toLowerCase()))));
  const there = new Set(lemmasIn(quote));
  return lemmasIn(text.slice(0, charge.index)).some((word) => !isStopword(word) && there.has(word) && !before.has(word));
}

/** What is laid at somebody's door, and whether it is denied, must be so in the quote. */
function stateFault(text: string, quote: string, isAccused: boolean, others: readonly string[]): DropReason | null {
  const cues = cuesIn(quote);
  if ([...cuesIn(text)].some((cue) => !cues.has(cue))) return 'state';
  const [denied, deniedThere] = [deniedIn(text), deniedIn(quote)];
  const [here, there] = [new Set(lemmasIn(text)), new Set(lemmasIn(quote))];
  if (NEGATION.test(text) && !NEGATION.test(quote)) return 'absence';
  if ([...denied].some((word) => there.has(word) && !deniedThere.has(word))) return 'absence';
  if ([...deniedThere].some((word) => here.has(word) && !denied.has(word))) return 'absence';
  const charges = ACCUSING.some((id) => says(text, STATES[id] as RegExp));
  if (charges && (!isAccused || (accuses(text) && !accuses(quote)))) return 'state';
  if (charges && ((HEDGE.test(quote) && !HEDGE.test(text)) || swapsSides(text, quote))) return 'speaker';
  return charges && orderOf(text, others).join() !== orderOf(quote, others).join() ? 'speaker' : null;
}

/** The page of `evidence` on which the quote stands word for word; null when there is none. */
export function quotedPage({ evidence, quote }: WrittenSentence, { pages }: WrittenGround): number | null {
  if (quote.length < QUOTE.least || quote.length > QUOTE.most) return null;
  return evidence.find((n) => pages.get(n)?.passages.some((passage) => passage.includes(quote))) ?? null;
}

/** Why a sentence may not be printed; null when it may. */
export function writtenFault(sentence: WrittenSentence, ground: WrittenGround): DropReason | null {
  const { text, evidence, quote } = sentence;
  if (!isPlainSentence(text)) return 'template';
  if (evidence.length === 0 || evidence.some((n) => !ground.pages.has(n))) return 'reference';
  const n = quotedPage(sentence, ground) ?? Number.NaN;
  const page = ground.pages.get(n);
  if (!page) return 'quote';
  const number = numberFault(text, quote);
  if (number) return number;
  const own = ground.names.flatMap((name) => name.split(' '));
  const known = [...tokenize(quote).flatMap(({ text: word }) => (isName(word) ? [word] : [])), ...tokenize(page.outlet).map((token) => token.text), ...own];
  const names = namesIn(text, quote);
  if (names.some((name) => !known.some((other) => isSameName(name, other)))) return 'name';
  // The page may name the subject beside the quoted words; the sentence may name it only where the passage does.
  const isNamed = (words: string) => ground.names.some((name) => plain(words).includes(plain(name)));
  if (isNamed(text) && !page.passages.some((passage) => passage.includes(quote) && isNamed(passage))) return 'name';
  const telling = [...new Set(lemmasIn(text))].filter((word) => word.length > 3 && !isStopword(word) && !own.some((name) => isSameName(name, word)));
  const there = new Set(lemmasIn(quote));
  if (telling.length === 0 || telling.filter((word) => there.has(word)).length < COVERED * telling.length) return 'words';
  if (telling.some((word) => !there.has(word) && Math.abs(sentenceSentiment(word).score) >= JUDGING)) return 'tone';
  for (const side of ['positive', 'negative'] as const) if (leansTo(text, side) && leansTo(quote, side === 'positive' ? 'negative' : 'positive')) return 'tone';
  return stateFault(text, quote, ground.accused.has(n), [...new Set(names)]);
}
