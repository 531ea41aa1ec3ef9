import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler, ValidationTargets } from 'hono';
import type { InferInput } from 'hono/validator';
import type { ZodType, z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from './errors.ts';
import { type Env, middleware } from './factory.ts';

type Asked = { target: keyof ValidationTargets; schema: ZodType };
const asked = new WeakMap<object, Asked>();

/** What a validating handler asks for: tests make requests of every call from it. */
export const askedBy = (handler: object): Asked | undefined => asked.get(handler);

/** What a call takes and its handler gets, as Hono's typed client and `c.req.valid` read it. */
type Valid<T extends keyof ValidationTargets, S extends ZodType> = {
  in: { [K in T]: [z.input<S>] extends [ValidationTargets[K]] ? z.input<S> : InferInput<z.input<S>, K> };
  out: { [K in T]: z.output<S> };
};

/**
 * Validates a part of the request by a contract schema.
 * @param missing error code for an invalid id in the path
 * @throws AppError `missing` for `param`, otherwise invalid_input with up to 30 field names
 */
export const validate = <S extends ZodType<object>, T extends keyof ValidationTargets>(target: T, schema: S, missing: ErrorCode = 'order_not_found') => {
  const usual: MiddlewareHandler<Env> = zValidator(target, schema, (result) => {
    if (result.success) return;
    const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].filter(Boolean).slice(0, 30);
    throw new AppError('invalid_input', { fields });
  });
  const handler = middleware<Valid<T, S>>((c, next) => {
    if (target !== 'param') return usual(c, next);
    // A path is there at once: the usual validator's three waits would cost more than the check.
    const { success, data } = schema.safeParse(c.req.param());
    if (!success) throw new AppError(missing);
    c.req.addValidatedData(target, data);
    return next();
  });
  asked.set(handler, { target, schema });
  return handler;
};
