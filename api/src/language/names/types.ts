import type { SubjectKind } from '../../contract/subject.ts';
import type { Span } from '../text/types.ts';
import type { Case, Gender } from '../words/types.ts';

/** Declined forms of a name. `certain` is false when gender or pattern is a guess: then only `nom` may be printed. */
export type NameForms = { gender: Gender; certain: boolean; forms: Record<Case, string> };

/** How a stretch of text matched the subject's name. */
export type MatchReason = 'exact' | 'inflected' | 'reversed' | 'initial' | 'surname' | 'folded' | 'brand' | 'acronym' | 'signs';

/** A mention of a subject in a text. `full` is false for a surname alone and for an acronym of the name's words: they need support from context. */
export type Mention = Span & { subjectId: string; form: string; reason: MatchReason; case: Case | null; full: boolean };

/** A name to be found. `description`: what the buyer says of the subject; its trade tells a name with signs from others („hotel X & Y”). */
export type WatchedSubject = { id: string; name: string; kind: SubjectKind; description?: string };

/** One compiled index over all watched subjects; a text is read once for all of them. */
export type SubjectIndex = {
  add(subject: WatchedSubject): void;
  remove(id: string): void;
  /** Mentions in text order, acronyms of a name's words only where the text has it in full. Surname-only mentions are returned if the text has the full name too, or if `surnames` is true. */
  find(text: string, options?: { surnames?: boolean }): Mention[];
  readonly size: number;
};
