/** Near-duplicate index: containment of three-word shingles, |A∩B| / min(|A|,|B|). */
export type NearDuplicateIndex = {
  add(id: string, text: string): void;
  remove(id: string): void;
  /** Stored documents whose containment with the text is at least the threshold, best first. */
  query(text: string): { id: string; containment: number }[];
  readonly size: number;
};
