/** Rows of JSON Lines: read one at a time, written in order. */
import { closeSync, createReadStream, existsSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A mistake of the caller or an outside fault, reported in one sentence. */
export class LanguageToolError extends Error {}

export type Row = Record<string, unknown>;

/** A path as the caller meant it: npm runs scripts in the project's folder and leaves the caller's in INIT_CWD. */
export const callersPath = (path: string): string => resolve(process.env.npm_lifecycle_event === 'language' ? (process.env.INIT_CWD ?? '.') : '.', path);

/** Lines of a file with their numbers from 1; only \n and \r\n end a line (U+2028 may be inside JSON text). */
async function* linesOf(path: string): AsyncGenerator<[number, string]> {
  const stream = createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 });
  let number = 0;
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) yield [++number, line];
  }
  if (rest !== '') yield [number + 1, rest];
}

/**
 * Objects of a JSON Lines file with the numbers of their lines; empty lines and a byte order mark are skipped.
 * @throws LanguageToolError naming the line that is no JSON object, or the file that cannot be read
 */
export async function* rowsOf(path: string): AsyncGenerator<[number, Row]> {
  try {
    for await (const [number, line] of linesOf(path)) {
      const text = line.replace(/^\uFEFF/, '').trim();
      if (text === '') continue;
      yield [number, parse(text, `${path}, line ${number}`)];
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code && !(error instanceof LanguageToolError) ? new LanguageToolError(`${path} could not be read (${code}).`) : error;
  }
}

function parse(text: string, where: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LanguageToolError(`${where} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LanguageToolError(`${where} is not a JSON object.`);
  return value as Row;
}

const FLUSH = 1 << 20;

/**
 * Writes what `rows` yields as JSON Lines, a row as it comes. A regular file is renamed into place when all is written,
 * so a failed run leaves the old file; a device, a pipe or a link (/dev/stdout) is written to directly.
 * @returns the number of rows
 */
export async function writeRows(path: string, rows: AsyncIterable<Row>): Promise<number> {
  const direct = existsSync(path) && !lstatSync(path).isFile();
  const target = direct ? path : `${path}.part`;
  let file: number | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    file = openSync(target, 'w');
    let count = 0;
    let waiting = '';
    for await (const row of rows) {
      waiting += `${JSON.stringify(row)}\n`;
      count += 1;
      if (waiting.length > FLUSH) {
        writeAll(file, waiting);
        waiting = '';
      }
    }
    writeAll(file, waiting);
    closeSync(file);
    if (!direct) renameSync(target, path);
    return count;
  } catch (error) {
    if (!direct && file !== undefined) rmSync(target, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw code && syscall ? new LanguageToolError(`${path} could not be written (${code}).`) : error;
  }
}

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
