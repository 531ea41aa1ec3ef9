/** The only door to the language core. Pure: no key, no network, no I/O beyond loading its own data on first use. */
export { detectLanguage } from './detect.ts';
export { informationOf } from './frequencies.ts';
export { guessGender, guessKind } from './gender.ts';
export { isStopword, keywords } from './keywords.ts';
export { lemma, lemmasOf } from './lemmas.ts';
export { nameForms } from './name-forms.ts';
export { createSubjectIndex } from './names.ts';
export { containment, createNearDuplicateIndex } from './near-duplicates.ts';
export { splitSentences } from './sentences.ts';
export { sentenceSentiment, targetSentiment, textSentiment } from './sentiment.ts';
export { targetClauses } from './sentiment-target.ts';
export { tokenize } from './tokens.ts';
export { groupTopics, topics } from './topics.ts';
export type * from './types.ts';
