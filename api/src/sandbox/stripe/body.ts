import type { Context } from 'hono';
import { invalid, StripeFailure } from './errors.ts';

const MAX_BODY = 64 * 1024;

/** The form body as text. Throws Stripe's 400 for other content types and for bodies over 64 kB. */
export async function readBody(c: Context): Promise<string> {
  const type = c.req.header('content-type');
  if (type && !type.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    throw invalid(`Invalid request: the Stripe API takes application/x-www-form-urlencoded bodies, not ${type.slice(0, 100)}.`);
  }
  const tooLarge = new StripeFailure(413, { type: 'invalid_request_error', message: `Request body is larger than ${MAX_BODY} bytes.` });
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
