/** One GET over a guarded connection: no redirects followed, body unpacked and cut at a limit. */

import { isIP } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, buildConnector, request } from 'undici';
import { PAGE_NOTES } from '../contract/sources.ts';
import type { AddressGuard } from './address-guard.ts';

/** Address and port of a host of the demo web; null for every other host. */
export type HostMap = (host: string) => { address: string; port: number } | null;

export class TooLargeError extends Error {
  override name = 'TooLargeError';
}
export class EncodingError extends Error {
  override name = 'EncodingError';
}

/**
 * Agent whose every connection goes to an address that the guard has just approved: the name is resolved once,
 * here, so DNS cannot answer otherwise between check and connect. Mapped hosts skip the guard and TLS.
 */
export function createGuardedAgent(options: { guard: AddressGuard; hostMap?: HostMap; connectTimeoutMs: number }): Agent {
  const connect = buildConnector({ timeout: options.connectTimeoutMs, allowH2: false });
  return new Agent({
    keepAliveTimeout: 2_000,
    maxHeaderSize: 32 * 1024,
    connect: (target, callback) => {
      const mapped = options.hostMap?.(target.hostname) ?? null;
      if (mapped) {
        connect({ ...target, protocol: 'http:', hostname: mapped.address, port: String(mapped.port), servername: undefined }, callback);
        return;
      }
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      options.guard.resolve(target.hostname, port).then(
        ({ address }) => {
          const name = isIP(target.hostname.replace(/^\[|\]$/g, '')) ? undefined : target.hostname;
          connect({ ...target, hostname: address, servername: target.protocol === 'https:' ? (target.servername ?? name) : undefined }, callback);
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  });
}

export type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** First value of a header, or null. */
export function header(response: Pick<RawResponse, 'headers'>, name: string): string | null {
  const value = response.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function unpackerOf(encoding: string): Transform | null {
  if (encoding === '' || encoding === 'identity') return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new EncodingError(PAGE_NOTES.unknownEncoding(encoding));
}

async function readBody(source: Readable, encoding: string, maxBytes: number, cut: boolean): Promise<Buffer> {
  const unpacker = unpackerOf(encoding);
  const stream = unpacker ?? source;
  if (unpacker) {
    source.once('error', (error) => unpacker.destroy(error));
    source.pipe(unpacker);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) continue;
      if (!cut) throw new TooLargeError(PAGE_NOTES.tooLarge);
      break;
    }
  } finally {
    unpacker?.destroy();
    source.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/**
 * @param options.maxBytes limit of the unpacked body: beyond it `TooLargeError`, or a cut when `cut` is set.
 * @param options.wantsBody decides from status and headers whether the body is worth reading.
 */
export async function httpGet(
  url: string,
  options: {
    dispatcher: Agent;
    headers: Record<string, string>;
    maxBytes: number;
    cut?: boolean;
    signal: AbortSignal;
    wantsBody?: (response: Omit<RawResponse, 'body'>) => boolean;
  },
): Promise<RawResponse> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher: options.dispatcher,
    headers: { 'accept-encoding': 'gzip, br', ...options.headers },
    signal: options.signal,
  });
  const response = { status: statusCode, headers };
  // Destroying the body emits an error; without a listener it would end the process.
  body.on('error', () => undefined);
  if (options.wantsBody && !options.wantsBody(response)) {
    body.destroy();
    return { ...response, body: Buffer.alloc(0) };
  }
  const encoding = (header(response, 'content-encoding') ?? '').trim().toLowerCase();
  const length = Number(header(response, 'content-length'));
  if (!options.cut && encoding === '' && length > options.maxBytes) {
    body.destroy();
    throw new TooLargeError(PAGE_NOTES.tooLarge);
  }
  return { ...response, body: await readBody(body, encoding, options.maxBytes, options.cut ?? false) };
}
