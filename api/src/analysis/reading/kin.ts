/** Orders that say whose relative somebody is („wdowa po górniku”, „syn burmistrza”): the calling is the relative's, and pages say the kinship in other words, too. */
import { senseOf } from './domains.ts';

/** What a word of kinship stands beside on pages on its bearer; lemmas. */
const KINSHIP: Readonly<Record<string, string>> = {
  wdowa: 'mąż małżonek owdowieć',
  wdowiec: 'żona małżonka owdowieć',
  żona: 'mąż małżonek małżonka wdowa',
  mąż: 'żona małżonka małżonek wdowiec',
  matka: 'mama syn córka',
  mama: 'matka syn córka',
  ojciec: 'tata syn córka',
  syn: 'ojciec matka',
  córka: 'ojciec matka',
  brat: 'siostra brat',
  siostra: 'siostra brat',
};
/** Words after one of them in which the calling of the relative stands: „po górniku”, „górnika”. */
const BEHIND = 2;

const isCalling = (word: string): boolean => (senseOf(word, word)?.people.length ?? 0) > 0;

export type Kin = {
  /** Words of kinship of the order, and what says the same. */
  words: ReadonlySet<string>;
  /** The order's calling is the relative's. */
  called: boolean;
};
export const NO_KIN: Kin = { words: new Set(), called: false };

/** @param lemmas of an order on a person */
export function kinOf(lemmas: readonly string[]): Kin {
  const at = lemmas.flatMap((word, i) => (word in KINSHIP ? [i] : []));
  if (at.length === 0) return NO_KIN;
  const own = new Set(at.map((i) => lemmas[i] as string));
  const behind = new Set(at.flatMap((i) => lemmas.slice(i + 1, i + 1 + BEHIND).filter(isCalling)));
  return {
    words: new Set([...own].flatMap((word) => [word, ...(KINSHIP[word] as string).split(' ')])),
    // „Żona górnika, fryzjerka” has a calling of her own, too.
    called: behind.size > 0 && lemmas.filter(isCalling).every((word) => behind.has(word)),
  };
}
