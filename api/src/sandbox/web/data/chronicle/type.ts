/**
 * Hand-written texts of the chronicle. Slots: {S} the person's name, {Sg} {Sd} {Sa} {Si} {Sl} its cases; {W} one of her works,
 * {Wg} {Wa} {Wl} its cases; [one|other] a choice. The sentence with the name has enough choices to be different on each page.
 */
export type Place = 'news' | 'trade' | 'blog' | 'forum' | 'social' | 'site' | 'profile' | 'foreign';
/** Intended sentiment; a test checks that the language core agrees. */
export type Tone = 'positive' | 'negative' | 'neutral' | 'own' | 'foreign';
/** When a text may be published: at any time, or in a chapter of the recurring story. */
export type Chapter = 'any' | 'appeal' | 'dismissed' | 'returns' | 'allegation' | 'big';

export type ChronicleText = {
  id: string;
  on: Place;
  tone: Tone;
  chapter?: Chapter;
  title: string;
  body: readonly string[];
};
