/** Rows of lists and tables that a page's text holds as sentences. */
import type { Unit } from './units.ts';

/** „3. Firma pokazowa” */
const NUMBER = /^(\d{1,2})[.)]\s+(?=\p{Lu})/u;
/** „Obsługa: 4,4.”, „Ocena: 4,1 (37 ocen).”: a figure of a table, which says nothing without the others. */
const FIGURE = /^\p{Lu}[\p{L} ]{2,30}: [\d.,/ ]*\d(?: ?\(\d[^)]*\))?\.?$/u;

/** Whether a sentence begins a row with its number: the next row of a list tells of somebody else. */
export const isNumbered = ({ text }: Unit): boolean => NUMBER.test(text);

/** Whether a sentence is nothing but a label with its figure. */
export const isFigure = ({ text, item }: Unit): boolean => item === null && FIGURE.test(text);

/** Where the words of a row begin, behind its number: quoted alone, the number counts nothing. „2. Liga” of a page without a first or third row keeps its own. */
export function behindNumber(units: readonly Unit[]): (unit: Unit) => number {
  const rows = new Set(units.flatMap(({ text }) => NUMBER.exec(text)?.[1] ?? []).map(Number));
  return ({ start, text }) => {
    const [mark = '', number] = NUMBER.exec(text) ?? [];
    const n = Number(number);
    return rows.has(n - 1) || rows.has(n + 1) ? start + mark.length : start;
  };
}
