/** Where words that are too long for their place may stop: at the end of a sentence, else of a clause, never before what a clause is about. */

/** Ends of sentences with the blank behind them: „proc.”, „r.”, „m.in.” end none before a small letter or a digit. */
const SENTENCE = /(?<!(?<!\p{L})(?:\p{L}|m\.in|np|proc|tzw|ok|tys|mln|mld|ul|św|dr|prof|mgr|zł))[.!?…]["”«)]*(?= +["„»(–—-]*\s*\p{Lu})/gu;
/** Ends of clauses; what a verb of saying opens, and who or what a word is, belong to it. */
const CLAUSE =
  /(?:[,;]| [–—])(?= (?!(?:że|iż|by|aby|żeby|czy|co|czego|czym|ile|jak|jaki\p{L}*|kto|kogo|kim|gdzie|skąd|dlaczego|któr\p{L}+|za|po|o|na|w) )\P{Lu})/gu;
/** Words that hold on to what follows: a number, a preposition, „nie”. */
const HOLDS = /(?:^|\s)(?:[\d.,]+|\p{L}{1,3}|oraz|przez|przed|albo|równ\p{L}+|ponad|około|blisko|prawie|tylko|także|również)$/u;
/** Share of the room that a sentence or a clause must fill, so that a cut at it loses little. */
const SENTENCE_LEAST = 0.4;
const CLAUSE_LEAST = 0.5;

/** Offsets in `text` behind which sentences end, up to `most`. */
export const sentenceEnds = (text: string, most: number): number[] =>
  [...text.slice(0, most + 2).matchAll(SENTENCE)].map(({ index, 0: mark }) => index + mark.length).filter((end) => end <= most);

/** Where `text` stops within `most` characters; its length where it fits. Blanks and marks that a cut leaves over are not in it. */
export function cutAt(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const sentence = sentenceEnds(text, most).at(-1) ?? 0;
  if (sentence >= most * SENTENCE_LEAST) return sentence;
  const clause = [...text.slice(0, most + 2).matchAll(CLAUSE)].map(({ index }) => index).findLast((end) => end <= most) ?? 0;
  if (clause >= most * CLAUSE_LEAST) return clause;
  let part = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  for (let i = 0; i < 3 && HOLDS.test(part); i += 1) part = part.replace(/\s+\S*$/u, '');
  return part.length > 0 ? part.length : most;
}
