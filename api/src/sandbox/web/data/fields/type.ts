/** Words and sentences for a profession or a line of business. */
export type Field = {
  id: string;
  /** Beginnings of context words (folded) that select this field. */
  words: readonly string[];
  /** Six cases separated by commas, for a man and for a woman; for a brand the same feminine noun (kawiarnia) in both. */
  role: { m: string; f: string };
  /** What a business of this line is, where the noun in `role` does not say it: „marka” may sell or make anything. */
  label?: string;
  /** Works as "nominative|genitive"; the accusative must equal the nominative. */
  works: readonly string[];
  /** Sentences of this field, with the slots of text.ts. */
  good: readonly string[];
  neutral: readonly string[];
  bad: readonly string[];
  /** Host labels of the trade press, without ".example". */
  trade: readonly [string, string, string];
  /** Name of the subject's company if the context has none; {N} is the surname. */
  company: string;
};
