import { stamp } from './format.ts';

/** What a cell of a table holds. */
export type Cell = string | number | Date | null;

/** A first character that makes spreadsheets read the cell as a formula; the full-width ones count, too. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const quoted = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' ? String(value).replace('.', ',') : stamp(value);
}

/** Byte-order mark, which begins a file. */
export const BOM = '\ufeff';

/**
 * A line of CSV that a Polish spreadsheet opens: semicolons, decimal commas, CRLF. Texts are quoted; a formula is prefixed with an
 * apostrophe, so that it is not run.
 */
export const csvLine = (row: readonly Cell[]): string => `${row.map(cell).join(';')}\r\n`;

/** A whole file, in UTF-8 with a byte-order mark. */
export const csv = (rows: Iterable<readonly Cell[]>): string => {
  let text = BOM;
  for (const row of rows) text += csvLine(row);
  return text;
};
