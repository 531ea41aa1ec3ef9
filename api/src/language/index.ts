/** The only door to the language core. Pure: no key, no network, no I/O beyond its own data: phrases are read at import, models on first use. */

export { containment, createNearDuplicateIndex } from './copies/near-duplicates.ts';
export type * from './copies/types.ts';
export { detectLanguage } from './detect/detect.ts';
export { sentenceSentiment, targetSentiment, textSentiment } from './judge.ts';
export { keywords } from './keywords/keywords.ts';
export { groupTopics, topics } from './keywords/topics.ts';
export type * from './keywords/types.ts';
export { nameForms } from './names/forms.ts';
export { createSubjectIndex } from './names/names.ts';
export { bareName } from './names/pattern.ts';
export type * from './names/types.ts';
export { splitSentences } from './sentences/sentences.ts';
export type * from './sentiment/types.ts';
export { readerOf, targetClauses } from './target/evidence.ts';
export type { Clause, Party, Sentence as ParsedSentence, Target, Word } from './target/parse.ts';
export { type Role, roleOf, shiftedValue, verbValue } from './target/roles.ts';
export { type PhraseExample, type PhraseGroup, parsePhrases } from './text/phrase-file.ts';
export { tokenize } from './text/tokens.ts';
export type * from './text/types.ts';
export { wordForms } from './words/declension.ts';
export { feminineOf } from './words/feminines.ts';
export { isFirstNameForm } from './words/first-names.ts';
export { informationOf } from './words/frequencies.ts';
export { guessGender, guessKind } from './words/gender.ts';
export { isCommonWord, lemma, lemmasOf } from './words/lemmas.ts';
export { isStopword } from './words/stopwords.ts';
export type * from './words/types.ts';
