import { z } from 'zod';
import { LENGTH } from './constants.ts';

/** What kind of subject a report describes; decides the Polish noun used for it. */
export const SUBJECT_KINDS = ['person', 'brand', 'company', 'organisation'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A person or brand with the context that separates it from namesakes. */
export const subjectSchema = z.object({
  name: z
    .string()
    .max(LENGTH.subject)
    .regex(/[\p{L}\p{N}]/u),
  kind: z.enum(SUBJECT_KINDS),
  /** Free text of the buyer: profession, company, city. */
  description: z.string().max(LENGTH.description),
  keywords: z.array(z.string().max(100)).max(20),
  /** Profiles and pages that the buyer gave as the subject's own. */
  links: z.array(z.string().max(LENGTH.url)).max(LENGTH.links),
});
export type Subject = z.infer<typeof subjectSchema>;
