import { languageScores } from './language-table.ts';
import { polishLogit } from './polish-score.ts';

/** Letters read: the start of a text is enough. */
const LIMIT = 1500;
const WORDS = 60;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+|@\w+|&\w+;/g;
/** Scripts with the language assumed for them, tested in order. Cyrillic and Latin are decided by n-grams. */
const SCRIPTS: [RegExp, string][] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[ٹڈڑےں]/u, 'ur'],
  [/[ڕڵێۆ]/u, 'ku'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Ethiopic}/u, 'am'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Kannada}/u, 'kn'],
];
const CYRILLIC = new Set(['be', 'bg', 'ru', 'sr', 'uk']);
/** Letters foreign to Polish. Counted outside names only. */
const FOREIGN = /[áéíúýěřůčšžďťňľĺŕäöüßàèìòùâêîôûëïçñãõåøæđāēīūėįųģķļņõœ]/gu;
/** Weights in log-odds: lead of Polish among the n-gram scores, foreign letters per word. */
const [LEAD_WEIGHT, FOREIGN_WEIGHT] = [8, 3];
/** Prior log-odds for Polish. */
const PRIOR = 0.2;
/** Cap of the lead: larger values come from texts with few n-grams. */
const MAX_LEAD = 0.1;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Language of a text as an ISO 639-1 code ('und' when there is nothing to judge) with confidence 0–1. Polish
 * (with Silesian) is decided by a model of words and letter n-grams, other languages by their n-grams or script.
 * Addresses are left out. Confidence is capped for texts under 25 letters.
 */
export function detectLanguage(text: string): { lang: string; confidence: number } {
  const sample = text.slice(0, LIMIT).replace(ADDRESS, ' ').normalize('NFC');
  const letters = count(sample, /\p{L}/gu);
  if (letters < 2) return { lang: 'und', confidence: 0 };
  const cap = Math.min(1, 0.4 + letters / 40);
  const cyrillic = count(sample, /\p{Script=Cyrillic}/gu);
  const latin = count(sample, /\p{Script=Latin}/gu);
  if (cyrillic + latin < letters / 2) {
    const lang = SCRIPTS.find(([script]) => script.test(sample))?.[1] ?? 'und';
    return { lang, confidence: lang === 'und' ? 0 : cap * 0.95 };
  }
  const words = (sample.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).slice(0, WORDS);
  const scores = languageScores(words.map((word) => word.toLowerCase())).filter(({ lang }) => CYRILLIC.has(lang) === cyrillic > latin);
  const others = scores.filter(({ lang }) => lang !== 'pl');
  const best = others[0] ?? { lang: 'und', score: 0 };
  if (cyrillic <= latin) {
    const lead = Math.max(-MAX_LEAD, Math.min(MAX_LEAD, (scores.find(({ lang }) => lang === 'pl')?.score ?? 0) - best.score));
    const foreign = count(words.filter((word, i) => i === 0 || word === word.toLowerCase()).join(' '), FOREIGN) / Math.max(3, words.length);
    const odds = polishLogit(words) + LEAD_WEIGHT * lead - FOREIGN_WEIGHT * foreign + PRIOR;
    if (odds > 0) return { lang: 'pl', confidence: cap / (1 + Math.exp(-odds)) };
  }
  const clear = best.score - (others[1]?.score ?? 0) > 0.01;
  return { lang: best.lang, confidence: best.lang === 'und' ? 0 : cap * (clear ? 0.95 : 0.6) };
}
