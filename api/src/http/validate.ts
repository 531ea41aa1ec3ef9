import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from './errors.ts';

type Asked = { target: keyof ValidationTargets; schema: ZodType };
const asked = new WeakMap<object, Asked>();

/** What a validating handler asks for: tests make requests of every call from it. */
export const askedBy = (handler: object): Asked | undefined => asked.get(handler);

/**
 * Validates a part of the request by a contract schema.
 * @param missing error code for an invalid id in the path
 * @throws AppError `missing` for `param`, otherwise invalid_input with up to 30 field names
 */
export const validate = <S extends ZodType, T extends keyof ValidationTargets>(target: T, schema: S, missing: ErrorCode = 'order_not_found') => {
  const handler = zValidator(
    target,
    schema,
    (result) => {
      if (!result.success) {
        const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].filter(Boolean).slice(0, 30);
        if (target === 'param') throw new AppError(missing);
        throw new AppError('invalid_input', { fields });
      }
    },
    // No schema of the contract waits for anything; parsing as if one did costs several microtasks.
    { validationFunction: (each, value) => each.safeParse(value) },
  );
  asked.set(handler, { target, schema });
  return handler;
};
