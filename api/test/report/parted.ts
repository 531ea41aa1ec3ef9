/** Finds what the end of a page parts and should not, by the structure of a PDF. */
import { all, type Element, type PdfFile, structureOf } from './pdf-file.ts';

/** Least lines over the first heading of a page that another chapter ends on. */
const LINES = 4;
/** Least rows of a table on each page that it stands on. */
const ROWS = 2;
/** Least lines of a paragraph on each page that it stands on. */
const OF_PARAGRAPH = 2;

/** Points over a heading within which a line belongs to it: the span and sources of a story. */
const OVER = 26;

const HEADING = /^H\d$/;
const isText = ({ tag, kids, lines }: Element): boolean =>
  lines.length > 0 && (HEADING.test(tag) || kids.every((kid) => kid.tag === 'Link' || kid.tag === 'Span'));
/** Text without what only keeps words together. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const words = ({ text }: Element): string => text.slice(0, 50);
const pagesOf = ({ lines }: Element): number[] => [...new Set(lines.map(({ page }) => page))];
const linesOn = (element: Element, page: number): number => new Set(element.lines.filter((line) => line.page === page).map(({ y }) => Math.round(y))).size;
const startOf = ({ lines }: Element): number => lines[0]?.page ?? 0;

/** Headings without what they head, and heads of tables without a row. */
function alone(texts: Element[], tables: Element[]): string[] {
  const headings = texts.filter((text, i) => HEADING.test(text.tag) && texts[i + 1] && startOf(texts[i + 1] as Element) !== startOf(text));
  const heads = tables.filter(({ kids: [head, row] }) => head && row && startOf(head) !== startOf(row));
  return [...headings, ...heads].map((element) => `${startOf(element)}: nothing under „${words(element)}”`);
}

/** Rows and paragraphs that end on the next page, and tables of which a single row does. */
function torn(texts: Element[], tables: Element[]): string[] {
  const rows = tables.flatMap(({ kids }) => kids);
  const few = (element: Element, least: number, on: (page: number) => number) =>
    pagesOf(element).length > 1 ? pagesOf(element).flatMap((page) => (on(page) < least ? [`${page}: too little of „${words(element)}”`] : [])) : [];
  return [
    ...rows.filter((row) => pagesOf(row).length > 1).map((row) => `${startOf(row)}: row torn at „${words(row)}”`),
    ...texts.flatMap((text) => few(text, OF_PARAGRAPH, (page) => linesOn(text, page))),
    ...tables.flatMap((table) => few(table, ROWS, (page) => table.kids.slice(1).filter((row) => startOf(row) === page).length)),
  ];
}

/** Ends of chapters that open a page with a line or three. */
function remainders(file: PdfFile, texts: Element[]): string[] {
  return file.pages.flatMap((_, i) => {
    const page = i + 1;
    const lines = texts.flatMap((text) =>
      text.lines.filter((line) => line.page === page).map(({ y }) => ({ y: Math.round(y), heading: HEADING.test(text.tag) })),
    );
    const heading = Math.max(...lines.flatMap(({ y, heading }) => (heading ? [y] : [])));
    const above = new Set(lines.flatMap(({ y }) => (y > heading + OVER ? [y] : []))).size;
    return Number.isFinite(heading) && above > 0 && above < LINES ? [`${page}: ${above} lines at the head`] : [];
  });
}

/** Every fault as „page: what”. The cover has no body. */
export function parted(file: PdfFile): string[] {
  const elements = all(structureOf(file));
  const texts = elements.filter((element) => isText(element) && startOf(element) > 1);
  const tables = elements.filter(({ tag }) => tag === 'Table');
  return [...alone(texts, tables), ...torn(texts, tables), ...remainders(file, texts)];
}

/** Pages of a chapter's text, from its heading to the next one of its level. */
export function pagesUnder(file: PdfFile, heading: string, tag = 'H2'): number[] {
  const texts = all(structureOf(file)).filter(isText);
  const from = texts.findIndex((text) => text.tag === tag && plain(text.text) === heading);
  const to = texts.findIndex((text, i) => i > from && HEADING.test(text.tag) && text.tag <= tag);
  // The line over the next heading belongs to that one.
  return [...new Set(texts.slice(from, to < 0 ? undefined : to - Number(tag === 'H3')).flatMap(pagesOf))];
}
