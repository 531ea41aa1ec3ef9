/** Words set in a font, kept from one document to the next: to shape them anew was a third of a report's printing. */

type Glyph = { codePoints: number[] };
type FontFile = { getGlyph(id: number, codePoints?: number[]): Glyph | null };

/** A font of a document, as pdfkit holds it: the file with its tables, and the glyphs of each word so far. */
export type EmbeddedFont = { name: string; font: FontFile; layoutCache: Record<string, unknown> };

/** Words of a font; a report of forty pages has some three thousand. */
const MOST = 10_000;

const fonts = new Map<string, Pick<EmbeddedFont, 'font' | 'layoutCache'>>();

/** Forgets the words of fonts that have too many, between two documents. */
export function forgetWords(): void {
  for (const kept of fonts.values()) if (Object.keys(kept.layoutCache).length > MOST) kept.layoutCache = Object.create(null) as Record<string, unknown>;
}

/**
 * Gives a glyph its letters also when it was made without: writing a subset makes the „Z” inside of „Ż” for its outline
 * alone, and a later document would show a „Z” that nobody can search or copy.
 */
function keepLetters(font: FontFile): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** Gives a font of a new document the tables and words of those before. What is drawn depends on the file and the word alone. */
export function withWords<T extends EmbeddedFont>(font: T): T {
  const kept = fonts.get(font.name);
  if (kept) Object.assign(font, kept);
  else {
    keepLetters(font.font);
    fonts.set(font.name, { font: font.font, layoutCache: font.layoutCache });
  }
  return font;
}
