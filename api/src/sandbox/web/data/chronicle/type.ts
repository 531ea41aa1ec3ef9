/**
 * A hand-written text of the chronicle. Slots: {S} the person's name and {Sg} {Sd} {Sa} {Si} {Sl} its cases; {W} one of her works and
 * {Wg} {Wa} {Wl} its cases; [one|other] a choice. The sentence with the name has so many choices that no two texts share it.
 */
export type Place = 'news' | 'trade' | 'blog' | 'forum' | 'social' | 'site' | 'profile' | 'foreign';
/** What the text is meant to be; a test holds the language core to it. */
export type Tone = 'positive' | 'negative' | 'neutral' | 'own' | 'foreign';
/** When a text may stand: always, or in a chapter of the one story that comes back. */
export type Chapter = 'any' | 'appeal' | 'dismissed' | 'returns' | 'allegation' | 'big';

export type ChronicleText = {
  id: string;
  on: Place;
  tone: Tone;
  chapter?: Chapter;
  title: string;
  body: readonly string[];
};
