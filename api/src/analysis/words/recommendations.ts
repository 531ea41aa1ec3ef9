/** Texts of the recommendations, by id, for readers of whom we do not know whether they are the subject. Each names what it is about. */
import { ON_MATTERS } from './advice/matters.ts';
import { ON_PLACES } from './advice/places.ts';
import { ON_VOICES } from './advice/voices.ts';

export type { Advice } from './advice/type.ts';

export const ADVICE = { ...ON_PLACES, ...ON_VOICES, ...ON_MATTERS };

export type AdviceId = keyof typeof ADVICE;
