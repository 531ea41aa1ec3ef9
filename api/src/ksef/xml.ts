/** A small writer of XML: elements in the order in which they are given, everything escaped. */

/** An element: its name, what it holds, its attributes. Undefined children are left out. */
export type Element = { name: string; holds: string | readonly (Element | undefined)[]; attributes?: Readonly<Record<string, string>> };

export const el = (name: string, holds: Element['holds'], attributes?: Element['attributes']): Element => ({
  name,
  holds,
  ...(attributes ? { attributes } : {}),
});

/** What XML 1.0 does not allow even when escaped: most control characters, lone surrogates, the last two of the plane. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/**
 * Typed text as a schema's `token`: no forbidden character, single spaces, none at the ends.
 * @param most longest allowed, in characters as the schema counts them (code points)
 */
export const token = (text: string, most: number): string =>
  Array.from(text.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ').trim()).slice(0, most).join('').trim();

function written({ name, holds, attributes = {} }: Element): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  const inside = typeof holds === 'string' ? escaped(holds) : holds.map((child) => (child ? written(child) : '')).join('');
  return `<${head}>${inside}</${name}>`;
}

/** The document with this root, without line breaks. */
export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>${written(root)}`;
