/** A table as a file to take away: CSV or XLSX, made while it is sent. */
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SheetFormat } from '../contract/choices.ts';
import { BOM, type Cell, csvLine } from '../contract/csv.ts';
import { type Column, xlsx } from './xlsx.ts';

/** `rows` come in groups: the event loop runs between two of them. */
export type Table = { name: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]> };

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const TOO_MANY = 'Arkusz XLSX nie mieści więcej wierszy. Całość pobierzesz jako CSV.';

async function* csvPieces({ columns, rows }: Table): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BOM + csvLine(columns.map(({ name }) => name)));
  for await (const group of rows) {
    yield Buffer.from(group.map(csvLine).join(''));
    // A reader who is fast enough would otherwise keep all other calls waiting.
    await yieldToEventLoop();
  }
}

async function* oneByOne(groups: Table['rows']): AsyncGenerator<readonly Cell[]> {
  for await (const group of groups) yield* group;
}

/** The file's bytes, made as they are read; a reader who leaves ends it. */
export function tableFile(table: Table, format: SheetFormat): ReadableStream {
  const pieces = format === 'csv' ? csvPieces(table) : xlsx(table.name, table.columns, oneByOne(table.rows), TOO_MANY);
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;
}
