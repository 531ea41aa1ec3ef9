/** Types of the reader of accusations: words with the party they name, frames, and what a page says. */
import type { AccusationState, Evidence } from '../../contract/report.ts';
import type { Mention, Span } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';

/**
 * A page about the subject: an item of the ledger. `told`: what a language model found on it, in the page's words; `statement`: it
 * is the subject's own; `posts`: posts of the subject's. */
export type Source = {
  evidence: Pick<Evidence, 'n' | 'own' | 'lang' | 'publishedAt' | 'sentiment' | 'excerpts' | 'genre'>;
  document: Document;
  mentions: Mention[];
  told?: readonly { state: AccusationState; quote: string }[];
  statement?: boolean;
  posts?: ReadonlySet<PageItem>;
};

/** What an ending or an accusation is beyond its state, for the sentence that tells it. */
export type Detail =
  | 'detained'
  | 'affair'
  | 'reproach'
  | 'discontinued'
  | 'dismissed'
  | 'withdrawn'
  | 'refused'
  | 'unconfirmed'
  | 'overturned'
  | 'lowered'
  | 'settled'
  | 'lifted'
  | 'refuted'
  | 'mended'
  | 'closed'
  | 'recanted';

/** How the accused is told: by name, by a common noun of the page, by a dropped subject or pronoun, in a group, by the page alone. */
export type Binding = 'name' | 'noun' | 'dropped' | 'group' | 'page';

/** A word of a sentence, or a run of words that is one name. `cases`: letters of the cases it may stand in, n g d a i l. */
export type Word = Span & {
  text: string;
  lower: string;
  lemma: string;
  kind: 'word' | 'subject' | 'person' | 'other';
  cases: string;
  /** Characters between the word before and this one. */
  gap: string;
  /** Number of the clause in its sentence. */
  clause: number;
  /** Whether a person's name is a woman's; null where unknown. */
  feminine: boolean | null;
};

/** A sentence; offsets are those of the page's text, −1 for the title. `part`: number of the voice it belongs to, or of the text itself. */
export type Sentence = { text: string; start: number; words: Word[]; question: boolean; paragraph: number; part: number };

/** A page as the frames read it. */
export type Page = {
  person: boolean;
  feminine: boolean | null;
  /** Common nouns that stand for the subject on this page, and „prezes ZUS” as „prezes zus”. */
  nouns: Set<string>;
  /** Nouns of groups that the page puts the subject in, with the sentence. */
  groups: { lemma: string; at: number }[];
  /** Lemmas of the order's description. */
  trade: Set<string>;
  sentences: Sentence[];
};

/** A sentence in its page. */
export type Place = { page: Page; at: number; words: Word[] };

/** Who fills a slot of a frame: the subject, somebody else, or nobody; `index` of the word in the sentence, −1 without one. */
export type Party = { who: Binding | 'else' | null; index: number };

/** What a frame reads at its cue. */
export type Found = { state: AccusationState; party: Party; detail?: Detail };
export type Frame = {
  /** Lemmas of the cue; a participle in the masculine stands for the feminine too. */
  cues: string;
  /** Frames of denial read negation themselves. */
  own?: boolean;
  /** The cues are everyday words: where the frame reads nothing, they are no sign of an accusation. */
  common?: boolean;
  read(place: Place, i: number): Found | null;
};

/** An accusation, a denial or an end that a sentence of a page tells of the subject. */
export type Hit = {
  state: AccusationState;
  binding: Binding;
  detail: Detail | null;
  /** The sentence, with its offsets in the page's text. */
  sentence: Span & { text: string };
  /** Index of the sentence on its page, with the title as the first. */
  at: number;
  /** ISO date that the sentence itself gives, a year or a day; null without one. */
  date: string | null;
  /** Whether the sentence speaks of an appeal or a final ruling. */
  final: boolean;
  /** Of a sentence that a language model pointed at. */
  by?: 'model';
};
