/** Inputs and results on the wire: V8's structured clone, as between threads, packed by zstd. Unpack only what is authenticated. */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

/** Most bytes of a body as sent, and unpacked. The largest report (220 pages) takes about a tenth. */
export const MAX_PACKED = 32 * 1024 ** 2;
export const MAX_UNPACKED = 256 * 1024 ** 2;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const LIMIT = { maxOutputLength: MAX_UNPACKED };

/** Compresses beside the main loop. */
export const pack = (value: unknown): Promise<Buffer> => compress(serialize(value));

/** @throws when it is no packed value or too large */
export const unpack = async (bytes: Uint8Array): Promise<unknown> => deserialize(await decompress(bytes, LIMIT));

/** For worker threads. */
export const packHere = (value: unknown): Buffer => zstdCompressSync(serialize(value));
/** For worker threads. @throws when it is no packed value or too large */
export const unpackHere = (bytes: Uint8Array): unknown => deserialize(zstdDecompressSync(bytes, LIMIT));
