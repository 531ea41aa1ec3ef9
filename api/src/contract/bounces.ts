/** What a mail provider reports of our letters: `POST /api/mail/bounces`. */
import { z } from 'zod';
import { emailSchema } from './orders.ts';

/** `status`: enhanced status code, such as 5.1.1; without it a bounce means that the address is dead. `messageId`: of our letter. */
const bounceSchema = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: emailSchema,
  status: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .optional(),
  detail: z.string().max(2_000).optional(),
  messageId: z.string().max(300).optional(),
});
export const bouncesSchema = z.union([bounceSchema.transform((one) => [one]), z.array(bounceSchema).max(100)]);
export type Bounce = z.output<typeof bounceSchema>;
