/** Maps errors to HTTP answers. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type ApiError, ERRORS, type ErrorCode, errorMessage } from '../contract/errors.ts';
import { isStorageFault } from '../folder.ts';
import type { Env } from './factory.ts';

/** A domain error. `fields`: names of invalid input fields; `waitMinutes`: when to try again, for codes with status 429. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: string[] | undefined;
  readonly waitMinutes: number | undefined;
  constructor(code: ErrorCode, detail: { fields?: string[]; waitMinutes?: number; cause?: unknown } = {}) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields;
    this.waitMinutes = detail.waitMinutes;
  }
}

const HTTP_CODES: Partial<Record<number, ErrorCode>> = { 400: 'invalid_json', 413: 'too_large', 415: 'unsupported_media' };

/** A client that hangs up in the middle of its body. */
const isGone = (error: Error): boolean => error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
/** A request that a stop has overtaken. */
const isClosed = (error: Error): boolean => error instanceof TypeError && error.message === 'The database connection is not open';

/** Answers any error with `{code, message, requestId}`. An unknown error is logged and answered as `internal`, without its text. */
export const answerErrors =
  (log: Logger) =>
  (error: Error, c: Context<Env>): Response => {
    const requestId = c.get('requestId');
    let code: ErrorCode = 'internal';
    let app: AppError | null = null;
    if (error instanceof AppError) {
      app = error;
      code = error.code;
    } else if (error instanceof HTTPException) {
      code = HTTP_CODES[error.status] ?? 'invalid_input';
    } else if (isStorageFault(error) || isStorageFault(error.cause)) {
      code = 'cannot_store';
      log.error({ requestId, err: error }, 'nothing can be stored');
    } else if (isGone(error) || isClosed(error)) {
      code = 'unavailable';
      log.warn({ requestId }, isClosed(error) ? 'asked while stopping' : 'the client went away');
    }
    if (code === 'internal') log.error({ requestId, err: error }, 'unexpected error');
    else if (error.cause instanceof Error) log.warn({ requestId, err: error.cause, code }, 'request failed');
    const body: ApiError = { code, message: errorMessage(code, requestId, app?.waitMinutes), requestId };
    if (app?.fields) body.fields = app.fields;
    if (ERRORS[code].status === 503) c.header('Retry-After', code === 'overloaded' ? '5' : '60');
    if (app?.waitMinutes) c.header('Retry-After', String(app.waitMinutes * 60));
    c.header('Cache-Control', 'no-store');
    // The rest of the body is not read, so the next call needs a new connection.
    if (code === 'too_large') c.header('Connection', 'close');
    return c.json(body, ERRORS[code].status);
  };
