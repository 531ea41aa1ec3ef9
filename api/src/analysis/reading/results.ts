/** What became of a step that a text tells as still to come: „Spółka odwoła się”, and further down „Trybunał oddalił odwołanie”. */
import type { Document } from '../../research/types.ts';
import type { Later } from './later-posts.ts';
import { documentSentences } from './text.ts';

/** A step against a decision that is announced or taken, and not yet decided. */
const STEP =
  /(?<!\p{sc=Latn})(?:odwoł(?:a|ają|ał|ała|ali)(?: \p{sc=Latn}+)? się|zapowi(?:e|a)\p{sc=Latn}+(?: \p{sc=Latn}+){0,3} (?:apelacj|odwołani|skarg|zażaleni|kasacj|zaskarż)\p{sc=Latn}*|(?:złoży|wnies|wnios|składa)\p{sc=Latn}*(?: \p{sc=Latn}+){0,3} (?:apelacj|odwołani|skarg|zażaleni|kasacj)\p{sc=Latn}*|zaskarży\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const REMEDY = String.raw`(?:apelacj|odwołani|skarg|zażaleni|kasacj)\p{sc=Latn}*`;
const DECIDED = '(?:(?:oddal|odrzuc|uwzględni)(?:ił[ao]?|ł[ao]?|on[eoy]|ona)|uzna(?:ł|ła|ło|no))';
/** How it was decided: „oddalił odwołanie”, „apelację oddalono”, „utrzymał karę”. */
const RESULT = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:${DECIDED}(?: \p{sc=Latn}+){0,4} ${REMEDY}|${REMEDY}(?: \p{sc=Latn}+){0,5} ${DECIDED}|utrzyma(?:ł|ła|ło|no|ny|na)(?: \p{sc=Latn}+){0,3} (?:kar|wyrok|decyzj|grzywn|orzeczeni|w mocy)\p{sc=Latn}*)(?!\p{sc=Latn})`,
  'iu',
);
/** Not yet, not so, or in another case. */
const UNREAL =
  /(?<!\p{sc=Latn})(?:nie|jeśli|jeżeli|gdyby|może|mógł\p{sc=Latn}*|aby|żeby|czy|oby|podobn\p{sc=Latn}+|inn(?:y|ej|ych|ego|ą)|kilka lat (?:temu|wcześniej)|poprzedni\p{sc=Latn}*|wcześniej)(?!\p{sc=Latn})/iu;

/** Sentences before a step with which it may be quoted. */
const BEFORE = 4;

/** Sentences of a text of one voice that tell a step, each with the next one that tells its result. */
export function resultsOn(document: Document): Later[] {
  if (document.article.items.length > 0) return [];
  const sentences = documentSentences(document);
  return sentences.flatMap((step, i) => {
    if (!STEP.test(step.text) || RESULT.test(step.text)) return [];
    const result = sentences.slice(i + 1).find(({ text }) => RESULT.test(text) && !UNREAL.test(text));
    const start = sentences[Math.max(0, i - BEFORE)]?.start ?? step.start;
    return result ? [{ old: { start, end: step.end }, later: result, at: result.start, by: 'author' as const, holding: step.start }] : [];
  });
}
