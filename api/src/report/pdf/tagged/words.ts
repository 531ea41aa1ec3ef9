/** Words set in a font, kept from one document to the next: to shape them anew was a third of a report's printing. */

/** A font of a document, as pdfkit holds it: the file with its tables, and the glyphs of each word so far. */
export type EmbeddedFont = { name: string; font: object; layoutCache: Record<string, unknown> };

/** Words of a font; a report of forty pages has some three thousand. */
const MOST = 10_000;

const fonts = new Map<string, Pick<EmbeddedFont, 'font' | 'layoutCache'>>();

/** Forgets the words of fonts that have too many, between two documents. */
export function forgetWords(): void {
  for (const kept of fonts.values()) if (Object.keys(kept.layoutCache).length > MOST) kept.layoutCache = Object.create(null) as Record<string, unknown>;
}

/** Gives a font of a new document the tables and words of those before. What is drawn depends on the file and the word alone. */
export function withWords<T extends EmbeddedFont>(font: T): T {
  const kept = fonts.get(font.name);
  if (kept) Object.assign(font, kept);
  else fonts.set(font.name, { font: font.font, layoutCache: font.layoutCache });
  return font;
}
