import eld from 'eld/medium';
import { isCommonWord } from './lemmas.ts';

const POLISH_LETTERS = /[ąćęłńśźż]/gi;
/** Frequent Polish words that other Latin-script languages do not share. */
const POLISH_WORDS = new Set(
  (
    'się nie jest że na do jak ale co czy dla oraz przez być może jego który która które był była było są przy też już tylko bardzo mnie więc gdy po od ze ' +
    'tego tym pan pani roku lub jako ich pod nad przed mam ma mi ja ty my wy oni nic tu gdzie kiedy dlaczego polecam dziękuję dzień dobry proszę'
  ).split(' '),
);
const OTHER_LETTERS = /[áéíúýěřůčšžďťňľĺŕäöüßàèìòùâêîôûëïçñãõåøæđћіїєґ]/gi;
const CYRILLIC = /[\u0400-\u04ff]/;
const LIMIT = 1500;
/** Languages that share too many short words with Polish for its dictionary to decide. */
const NEIGHBOURS = new Set(['cs', 'sk', 'hr', 'sl', 'uk', 'be', 'ru', 'bg', 'sr']);
/** Letters below which the dictionary may overrule `eld`. */
const SHORT = 60;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Language of a text as an ISO 639-1 code ('und' when there is nothing to judge) with confidence 0–1.
 * `eld` (medium) settled by Polish letters and function words; confidence is capped for texts under 20 letters.
 */
export function detectLanguage(text: string): { lang: string; confidence: number } {
  const sample = text.slice(0, LIMIT).replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+/g, ' ');
  const letters = count(sample, /\p{L}/gu);
  if (letters < 2) return { lang: 'und', confidence: 0 };
  const result = eld.detect(sample.normalize('NFC'));
  const scores = result.getScores();
  const lang = result.language || 'und';
  const polish = evidence(sample);
  const cap = Math.min(1, 0.4 + letters / 40);
  if (lang === 'pl') return { lang, confidence: cap * (polish <= 0 ? 0.7 : 0.98) };
  if (letters < SHORT && !NEIGHBOURS.has(lang) && (scores.pl ?? 0) > 0.55 * (scores[lang] ?? 1) && looksPolish(sample))
    return { lang: 'pl', confidence: cap * 0.6 };
  if (polish > 0 && !CYRILLIC.test(sample) && ((scores.pl ?? 0) > 0.8 * (scores[lang] ?? 1) || polish >= 2))
    return { lang: 'pl', confidence: cap * (polish >= 2 ? 0.9 : 0.7) };
  return { lang, confidence: cap * (result.isReliable() ? 0.95 : 0.6) };
}

/** A short text most of whose words stand in the Polish dictionary, with no letter that Polish lacks. */
function looksPolish(sample: string): boolean {
  const words = sample.match(/\p{L}{3,}/gu) ?? [];
  const plain = words.filter((word) => !/^\p{Lu}\p{Ll}/u.test(word) || words.length === 1 || sample.startsWith(word));
  const known = plain.filter((word) => (word === word.toLowerCase() ? isCommonWord(word) : word !== word.toUpperCase() && isCommonWord(word)));
  return known.filter((word) => word.length > 3).length > 1 && known.length * 2 > plain.length && !/[ěřůčšžďťňľĺŕäöüßàèìòùâêîôûëïçñãõ]/iu.test(sample);
}

/** Votes for Polish: own letters and words, less letters Polish does not have. */
function evidence(sample: string): number {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.reduce((sum, word) => sum + (POLISH_WORDS.has(word) ? 1 : 0), 0);
  const own = count(sample, POLISH_LETTERS);
  const foreign = count(sample, OTHER_LETTERS);
  return (own / Math.max(4, words.length)) * 4 + (known / Math.max(3, words.length)) * 4 - (foreign * 6) / Math.max(4, words.length);
}
