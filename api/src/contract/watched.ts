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
  /** The user's word that the person is of age, asked for when these words speak of a child (`minors.ts`). */
  adult: z.boolean().optional(),
});
export type SubjectInput = z.output<typeof subjectInput>;

export const subjectParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}(?:[0-9a-f]{8})?$/) });

/** `confirmed`: false while it is what the orders say, and nobody looks for it by itself. */
export type WatchedSubject = Omit<SubjectInput, 'kind' | 'adult'> & { id: string; kind: SubjectKind; confirmed: boolean };

/**
 * `GET /api/user/subjects`; `POST` adds one, `PUT /api/user/subjects/{id}` confirms or changes one, `POST …/{id}/choose` shows it in the
 * dashboard, `DELETE` removes it with what was found. All answer with the list. `limit`: by the plan.
 */
export type ListedSubject = WatchedSubject & { chosen: boolean; found: { mentions: number; alerts: number } };
export type WatchedSubjects = { subjects: ListedSubject[]; limit: number };
