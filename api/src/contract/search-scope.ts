/** Where a report searched: questions, pages that were read, and pages set aside as somebody else's. */
import { z } from 'zod';

const count = z.number().int().nonnegative();

/** Why a page is set aside: it is about another bearer of the name; it only bears the name; it has the surname or another short name alone. */
export const SET_ASIDE_KINDS = ['other', 'name', 'surname'] as const;
export type SetAsideKind = (typeof SET_ASIDE_KINDS)[number];

/** What a set-aside group is called where nothing more is known. */
export const SET_ASIDE_LABELS = { other: 'ktoś inny', name: 'nosi tę nazwę', surname: 'sama skrócona nazwa' } as const satisfies Record<SetAsideKind, string>;

export const setAsideSchema = z.object({
  /** Reports made before there were kinds have none. */
  kind: z.enum(SET_ASIDE_KINDS).default('other'),
  /** How this other person or brand differs from the subject, e.g. "dentysta, Kielce". */
  label: z.string(),
  reason: z.string(),
  pages: z.array(z.object({ url: z.string(), href: z.string(), title: z.string(), domain: z.string() })),
});
export type SetAside = z.infer<typeof setAsideSchema>;

/**
 * Why one of the first results for the bare name is no source: another text says the same, it is about another bearer, it only bears the name, it is
 * about something else, it could not be read, or it is left out as sensitive.
 */
export const LOST_RESULTS = ['copy', 'other', 'name', 'off_topic', 'unread', 'withheld'] as const;
export const lostResultSchema = z.object({
  rank: z.number().int().positive(),
  why: z.enum(LOST_RESULTS),
  /** Of a copy: the source that has its text. */
  of: z.number().int().positive().nullable(),
  /** Of another bearer: who that is. */
  label: z.string().nullable(),
  title: z.string().nullable(),
  domain: z.string().nullable(),
});
export type LostResult = z.infer<typeof lostResultSchema>;

export const COVERAGE_STATUSES = ['ok', 'zero', 'blocked', 'no_key', 'error'] as const;
export const coverageEntrySchema = z.object({
  source: z.string(),
  query: z.string(),
  status: z.enum(COVERAGE_STATUSES),
  found: count,
  detail: z.string().nullable(),
});
export type CoverageEntry = z.infer<typeof coverageEntrySchema>;

export const PAGE_STATUSES = ['ok', 'missing', 'forbidden', 'robots', 'too_large', 'timeout', 'redirect_loop', 'refused_address', 'not_text', 'error'] as const;
export const pageEntrySchema = z.object({
  url: z.string(),
  status: z.enum(PAGE_STATUSES),
  detail: z.string().nullable(),
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

export const roundSchema = z.object({
  queries: count,
  /** Addresses that no earlier round had found. */
  addresses: count,
  /** Pages that it was the first to read and that are surely about the subject; copies included. */
  confirmed: count,
});
export type SearchRound = z.infer<typeof roundSchema>;
