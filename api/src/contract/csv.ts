/** A first character that makes spreadsheets read the cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * CSV that a Polish spreadsheet opens: semicolons, CRLF, UTF-8 with a byte-order mark. Every cell is quoted; a formula is
 * prefixed with an apostrophe, so that it is not run.
 */
export const csv = (rows: Iterable<readonly string[]>): string => {
  let text = '\ufeff';
  for (const row of rows) text += `${row.map(cell).join(';')}\r\n`;
  return text;
};
