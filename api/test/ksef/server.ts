/** The stand-in for KSeF on a real port, and the real client that talks to it. */
import { getRequestListener } from '@hono/node-server';
import { createKsef, type KsefSettings } from '../../src/ksef/ksef.ts';
import { createKsefSandbox } from '../../src/sandbox/ksef/index.ts';
import { serve } from '../research/web.ts';

export const NIP = '9999999999';
export const TOKEN = 'ksef-token-of-tests';

export async function ksefServer({ clock, processMs = 0, ...over }: { clock: () => Date; processMs?: number } & Partial<KsefSettings>) {
  const system = createKsefSandbox({ nip: NIP, token: TOKEN, clock, processMs });
  const paths: string[] = [];
  const url = await serve((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    void getRequestListener(system.app.fetch)(request, response);
  });
  const client = (settings: Partial<KsefSettings> = {}) =>
    createKsef({ url, nip: NIP, token: TOKEN, fetch, clock, userAgent: 'Lustro test', pollMs: 1, timeoutMs: 2_000, ...over, ...settings });
  return { system, url, paths, client, ksef: client() };
}
