/** Writes an XLSX workbook of one sheet (ECMA-376, the few parts that are required) row by row. */
import type { Cell } from '../contract/csv.ts';
import { stamp } from '../contract/format.ts';
import { type ZipEntry, zipPieces } from './zip.ts';

/** A column: its heading and its width in characters. */
export type Column = { name: string; width: number };

/** Most rows of a sheet, and most characters of a cell, by the format. */
const MOST_ROWS = 1_048_576;
const MOST_CHARACTERS = 32_767;
/** Characters collected before they are compressed. Four times as many would be large objects, which stay in memory until all of it is looked through. */
const PIECE = 32 * 1024;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles by their place in `cellXfs`: 1 heading, 2 day, 3 day and time. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows none of them
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text as XML. „_x0041_” is an escape of the format, so that its underscore has to be escaped. */
const xml = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(NO_XML, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

const DAY_MS = 86_400_000;
/** Days since the last day of 1899, in Polish time: how spreadsheets store a date. */
const serial = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / DAY_MS + 25_569;

/** A text is a string cell, which no spreadsheet runs as a formula. */
function cell(value: Cell, style = ''): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '<c/>';
  if (typeof value === 'string') return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  const text = stamp(value);
  return text.includes(' ') ? `<c s="3"><v>${serial(text)}</v></c>` : `<c s="2"><v>${serial(`${text}T00:00`)}</v></c>`;
}

async function* sheet(columns: readonly Column[], rows: AsyncIterable<readonly Cell[]>, tooMany: string): AsyncGenerator<Uint8Array> {
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row>${columns.map(({ name }) => cell(name, ' s="1"')).join('')}</row>`;
  let count = 1;
  for await (const row of rows) {
    count += 1;
    // A sheet that is cut says so in its last row.
    text += `<row>${count < MOST_ROWS ? row.map((value) => cell(value)).join('') : cell(tooMany)}</row>`;
    if (count === MOST_ROWS) break;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/**
 * The bytes of a workbook. Numbers and dates are stored as such, so that they are shown as the reader's country writes them.
 * @param name of the sheet, at most 31 characters
 * @param tooMany stands in the last row of a sheet that cannot hold all
 */
export function xlsx(name: string, columns: readonly Column[], rows: AsyncIterable<readonly Cell[]>, tooMany: string): AsyncGenerator<Uint8Array> {
  const part = (path: string, content: string): ZipEntry => ({ name: path, pieces: [Buffer.from(HEAD + content)] });
  const entries: ZipEntry[] = [
    part(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ),
    part('_rels/.rels', `<Relationships xmlns="${LINKS}"><Relationship Id="rId1" Type="${KINDS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`),
    part('xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${KINDS}"><sheets><sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${LINKS}"><Relationship Id="rId1" Type="${KINDS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${KINDS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    { name: 'xl/styles.xml', pieces: [Buffer.from(STYLES)] },
    { name: 'xl/worksheets/sheet1.xml', pieces: sheet(columns, rows, tooMany) },
  ];
  return zipPieces(entries, 1);
}
