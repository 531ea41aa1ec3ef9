import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType } from 'zod';
import { AppError } from './errors.ts';

/** Checks one part of a request by a contract schema; a mismatch is `invalid_input` with the names of the fields. */
export const validate = <S extends ZodType, T extends keyof ValidationTargets>(target: T, schema: S) =>
  zValidator(target, schema, (result) => {
    if (!result.success) {
      const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].filter(Boolean).slice(0, 30);
      // A wrong order id in the path is an order that does not exist.
      if (target === 'param') throw new AppError('order_not_found');
      throw new AppError('invalid_input', { fields });
    }
  });
