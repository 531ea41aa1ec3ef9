/** The socket's side of the server: bounds on connections, headers and time, so that slow or silent clients take nothing from others. */
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Answer } from './answer.ts';

type FetchCallback = Parameters<typeof createAdaptorServer>[0]['fetch'];

export type Bounds = {
  /** Until the head of a request is there, in milliseconds from its first byte or from the connection. */
  headersMs: number;
  /** Until the whole request is there. */
  requestMs: number;
  /** A connection on which nothing moves in either direction: half open, or a reader that does not read. Streams beat every 20 s. */
  idleMs: number;
  /** How often the first two are looked at. */
  checkMs: number;
  /** Bytes of a request's head; more is answered with 431. */
  headBytes: number;
  /** Open connections; further ones are closed at once. */
  connections: number;
};

const BOUNDS: Bounds = { headersMs: 15_000, requestMs: 30_000, idleMs: 90_000, checkMs: 5_000, headBytes: 16_384, connections: 10_000 };

/** A server that does not listen yet. @param bounds others than the usual, for tests */
export function createListener(fetch: FetchCallback, bounds: Partial<Bounds> = {}): ServerType {
  const { headersMs, requestMs, idleMs, checkMs, headBytes, connections } = { ...BOUNDS, ...bounds };
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      ServerResponse: Answer,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: headBytes,
    },
  });
  server.maxConnections = connections;
  server.setTimeout(idleMs);
  return server;
}
