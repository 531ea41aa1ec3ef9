/** Interfaces of the Polish language core. Final: later versions raise quality behind them. */
import type { Sentiment } from '../contract/report.ts';
import type { SubjectKind } from '../contract/subject.ts';

/** Half-open range of UTF-16 offsets. */
export type Span = { start: number; end: number };
export type Token = Span & { text: string; lower: string };

export const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'f' | 'm' | 'unknown';

/** Declined forms of a name. `certain` is false when gender or pattern is a guess: then only `nom` may be printed. */
export type NameForms = { gender: Gender; certain: boolean; forms: Record<Case, string> };

/** Why a stretch of text counted as the subject. */
export type MatchReason = 'exact' | 'inflected' | 'reversed' | 'initial' | 'surname' | 'folded' | 'brand' | 'acronym';

/** A mention of a subject in a text. `full` is false for surname-only mentions, which need support from context. */
export type Mention = Span & { subjectId: string; form: string; reason: MatchReason; case: Case | null; full: boolean };

export type WatchedSubject = { id: string; name: string; kind: SubjectKind };

/** One compiled index over all watched subjects; a text is read once for all of them. */
export type SubjectIndex = {
  add(subject: WatchedSubject): void;
  remove(id: string): void;
  /** Mentions in text order. Surname-only mentions are returned when the full name stands in the same text or `surnames` is true. */
  find(text: string, options?: { surnames?: boolean }): Mention[];
  readonly size: number;
};

/** Score −1 to 1; confidence 0 to 1, calibrated so that it reads as a probability of the label. */
export type SentimentResult = { label: Sentiment; score: number; confidence: number };

/** Log-odds in the order positive, negative, neutral. */
export type Logits = [number, number, number];
/**
 * What moved a sentiment, and by how much: a feature of the trained model (a lemma, up to three neighbours, letters of a word), its
 * share without any word (`model`), an own phrase, the pull to neutral where no word tells (`caution`), or grammar.
 */
export type Moved = { kind: 'word' | 'pair' | 'letters' | 'model' | 'phrase' | 'caution' | 'grammar'; text: string; logits: Logits };
/** A stretch that was judged, with its weight; its logits are the sum of `moved`. Where `opposite`, good and bad of the words were swapped. */
export type JudgedPart = { text: string; weight: number; opposite: boolean; moved: Moved[] };

/** Near-duplicate index: containment of three-word shingles, |A∩B| / min(|A|,|B|). */
export type NearDuplicateIndex = {
  add(id: string, text: string): void;
  remove(id: string): void;
  /** Stored documents whose containment with the text is at least the threshold, best first. */
  query(text: string): { id: string; containment: number }[];
  readonly size: number;
};

export type Keyword = { lemma: string; count: number; documents: number };

/** A matter of several texts: its label as `lemma`, with the count and documents of all its keywords; `terms` are the others. */
export type Topic = Keyword & { terms: string[] };
