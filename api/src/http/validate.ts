import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from './errors.ts';
import { middleware } from './factory.ts';

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
  const usual = zValidator(target, schema, (result) => {
    if (result.success) return;
    const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].filter(Boolean).slice(0, 30);
    throw new AppError('invalid_input', { fields });
  });
  // To a route both are the same type; only the usual one can infer it.
  const handler = target === 'param' ? (validParam(schema, missing) as unknown as typeof usual) : usual;
  asked.set(handler, { target, schema });
  return handler;
};

/** A path is there at once: the usual validator's three waits would cost more than the check. */
const validParam = (schema: ZodType, missing: ErrorCode) =>
  middleware((c, next) => {
    const { success, data } = schema.safeParse(c.req.param());
    if (!success) throw new AppError(missing);
    c.req.addValidatedData('param', data as object);
    return next();
  });
