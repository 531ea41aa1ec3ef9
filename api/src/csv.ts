/** A leading sign that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Rows as a Polish spreadsheet opens them: semicolons, CRLF, a byte-order mark for UTF-8. Every cell is quoted, and one that
 * would be a formula gets an apostrophe.
 */
export const csv = (rows: Iterable<readonly string[]>): string => {
  let text = '\ufeff';
  for (const row of rows) text += `${row.map(cell).join(';')}\r\n`;
  return text;
};
