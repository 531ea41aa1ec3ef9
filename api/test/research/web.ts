/** A small real web on loopback hosts for tests, and a clock that only moves when told to sleep. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { Clock } from '../../src/research/host-queue.ts';

const servers: Server[] = [];

/** Serves on a loopback host until the test ends; resolves to its origin. */
export async function serve(listener: RequestListener, host = '127.0.0.1', port = 0): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, host, ready));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  );
});

/** Time starts at a fixed point; `sleep` returns at once, moves it and is noted in `slept`. */
export function fixedClock(): Clock & { slept: number[]; tick(ms: number): void } {
  let now = Date.parse('2026-03-12T10:00:00Z');
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    tick: (ms) => {
      now += ms;
    },
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      slept.push(ms);
      now += ms;
    },
  };
}

export const UA = 'LustroBot/1.0 (+https://lustro.example/bot)';
export const LOOPBACK = ['127.0.0.0/8'];

/** Text in one of the Polish single-byte charsets. */
export function bytesOf(text: string, charset: 'iso-8859-2' | 'windows-1250'): Buffer {
  const decoder = new TextDecoder(charset);
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((char) => table.get(char) ?? 63));
}
