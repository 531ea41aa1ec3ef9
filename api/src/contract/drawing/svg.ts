/** Pieces of SVG text. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not take them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** A length with one digit at most. */
export const px = (length: number): string => String(Math.round(length * 10) / 10);

export const textAt = (x: number, y: number, text: string, className: string, more = ''): string =>
  `<text class="${className}" x="${px(x)}" y="${px(y)}"${more}>${escaped(text)}</text>`;

export const path = (className: string, d: string): string => `<path class="${className}" d="${d}"/>`;

/** @param label null for a drawing beside which the same stands in words */
export const svgOf = (className: string, width: number, height: number, label: string | null, inner: string): string =>
  `<svg class="${className}" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" ${label === null ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`}>${inner}</svg>`;
