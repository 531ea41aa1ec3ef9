import Stripe from 'stripe';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export type StripeClientOptions = {
  secretKey: string;
  /**
   * Another server with Stripe's API, e.g. `http://127.0.0.1:4321/sandbox/stripe`; default: Stripe. The SDK takes a host
   * and a port but no path, so the path is added to each request.
   */
  apiBase?: string;
  /** How the other server is called. Default: the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** Default: {@link RETRIES}. */
  retries?: number;
};

/** The Stripe SDK: 20 s per request, two retries with the same idempotency key. */
export function createStripe({ secretKey, apiBase, fetch = globalThis.fetch, retries = RETRIES }: StripeClientOptions): Stripe {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: retries, telemetry: false };
  if (!apiBase) return new Stripe(secretKey, options);
  const base = new URL(apiBase);
  const prefix = base.pathname.replace(/\/$/, '');
  const prefixed: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    return fetch(new URL(prefix + url.pathname + url.search, base), init);
  };
  return new Stripe(secretKey, {
    ...options,
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? '443' : '80'),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(prefixed),
  });
}
