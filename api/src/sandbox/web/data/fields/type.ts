/** What the texts know about a profession or a line of business. */
export type Field = {
  id: string;
  /** Folded beginnings of context words that point here. */
  words: readonly string[];
  /** Six cases, divided by commas: of a man, of a woman; for a brand one feminine noun (kawiarnia, firma) in both. */
  role: { m: string; f: string };
  /** Things done. "Nominative (equal to the accusative)|genitive". */
  works: readonly string[];
  /** Topics in the nominative. */
  tags: readonly string[];
  /** Sentences in which only this field speaks; slots as everywhere. */
  good: readonly string[];
  neutral: readonly string[];
  bad: readonly string[];
  /** Host labels of the trade press, without ".example". */
  trade: readonly [string, string, string];
  /** Name of the own company when the context gives none; {N} is the surname. */
  company: string;
};
