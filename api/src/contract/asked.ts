/** What language models say of the subject: standard questions, and what of the answers the report's sources confirm. */
import { z } from 'zod';
import { citedSchema } from './claim.ts';

const count = z.number().int().nonnegative();
const fraction = z.number().min(0).max(1);

/** Least questions to a model; fewer answers make intervals too wide to say anything. */
export const ASKED_LEAST = 30;

/** How many of `n` answers; `low` and `high`: Wilson's 95% interval. */
export const shareSchema = z.object({ k: count, n: count, low: fraction, high: fraction });
export type Share = z.infer<typeof shareSchema>;

/** Against the sources: they say so, they say otherwise, they are silent. */
export const STATEMENT_MARKS = ['true', 'false', 'unknown'] as const;
export type StatementMark = (typeof STATEMENT_MARKS)[number];

/** What a statement is about: who the subject is, where, when, how many, together with whom or what, and what happened. */
export const STATEMENT_KINDS = ['role', 'town', 'date', 'number', 'name', 'charge', 'end', 'clean'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A statement that rules found in answers. */
export const statementSchema = z.object({
  kind: z.enum(STATEMENT_KINDS),
  /** In words of ours: „architektka”, „250 osób”, „wyrok skazujący”. */
  what: z.string(),
  mark: z.enum(STATEMENT_MARKS),
  share: shareSchema,
  /** A sentence of an answer that states it, verbatim. Null where it is not repeated: a charge, or words that are no plain sentence. */
  said: z.string().nullable(),
  /** Another bearer of the name whom it fits, as the set-aside pages call them. */
  namesake: z.string().optional(),
  /** Words of the sources that show it, or show otherwise. Empty where they are silent. */
  quotes: z.array(citedSchema),
});
export type Statement = z.infer<typeof statementSchema>;

export const askedModelSchema = z.object({
  name: z.string(),
  /** Questions put, repetitions included, and those of them that brought no answer. */
  asked: count,
  failed: count,
  /** Why the asking ended before its last question; absent when it did not. */
  stopped: z.enum(['budget', 'unreachable', 'time']).optional(),
  answers: count,
  /** In and out, as the provider counted them. */
  tokens: count,
  /** Answers with a statement that can be checked; with one that sources confirm; that they contradict; with a charge. */
  knows: shareSchema,
  right: shareSchema,
  wrong: shareSchema,
  charged: shareSchema,
  statements: z.array(statementSchema),
  /** Statements beyond those listed, and those not repeated because they concern private life or strangers. */
  more: count,
  withheld: count,
});
export type AskedModel = z.infer<typeof askedModelSchema>;

export const askedSchema = z.object({
  /** When the models were asked. */
  at: z.string(),
  questions: z.array(z.string()),
  models: z.array(askedModelSchema),
});
export type Asked = z.infer<typeof askedSchema>;
