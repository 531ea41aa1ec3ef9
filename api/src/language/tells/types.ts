/**
 * What a sentence of a local page tells of whom it is about: a misdeed laid at somebody's door, bad service or manners, a mishap or
 * somebody else's deed, praise, the accused's own side or an end in their favour, or nothing of these.
 */
export type TellKind = 'wrong' | 'blame' | 'mishap' | 'praise' | 'answer' | 'neutral';
/** Probabilities of the kinds, each by itself: they do not sum to 1. */
export type Tells = Record<TellKind, number>;
