/** Wire shapes of what an account watches. */
import { z } from 'zod';
import { LENGTH } from './constants.ts';
import { RELATIONS } from './orders.ts';
import type { SubjectKind } from './subject.ts';

const line = (max: number) => z.string().trim().max(max);

/** What the owner says of a subject. `kind` is the coarse one; what sort of brand it is follows from the name. */
export const subjectInput = z.object({
  name: line(LENGTH.subject)
    .min(1)
    .refine((name) => /[\p{L}\p{N}]/u.test(name)),
  kind: z.enum(['person', 'brand']),
  relation: z.enum(RELATIONS),
  description: line(LENGTH.description),
  /** Divided by commas. */
  keywords: line(LENGTH.keywords),
  /** The subject's own pages. */
  links: z.array(z.url({ protocol: /^https?$/ }).max(LENGTH.url)).max(LENGTH.links),
});
export type SubjectInput = z.output<typeof subjectInput>;

export const subjectParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}(?:[0-9a-f]{8})?$/) });

/**
 * `GET /api/user/subjects`; `PUT /api/user/subjects/{id}` confirms or changes one and answers with the list. `confirmed`: false while it
 * is what the orders say, and nobody has looked for it by itself.
 */
export type WatchedSubject = Omit<SubjectInput, 'kind'> & { id: string; kind: SubjectKind; confirmed: boolean };
export type WatchedSubjects = { subjects: WatchedSubject[] };
