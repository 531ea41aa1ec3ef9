/** The drawings of /dostepnosc: what its sentences say, on a page without words. Colours are the style sheet's. Pure. */

export const ACCESS_PICTURES = ['keyboard', 'large', 'signs'] as const;
export type AccessPicture = (typeof ACCESS_PICTURES)[number];

const box = (kind: string, x: number, y: number, width: number, height: number) =>
  `<rect class="ap-${kind}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
/** Lines of text, the last one shorter. */
const lines = (x: number, y: number, width: number, count: number, step = 8) =>
  Array.from({ length: count }, (_, i) => box('text', x, y + i * step, i === count - 1 ? width * 0.6 : width, 3)).join('');

const DRAWN: Record<AccessPicture, string> = {
  // A form in which the second field has the focus.
  keyboard: `${box('text', 20, 7, 44, 3)}${box('field', 20, 15, 128, 18)}${box('text', 20, 43, 32, 3)}${box('ring', 14.5, 46.5, 139, 29)}${box('field', 20, 52, 128, 18)}${box('button', 20, 81, 60, 14)}`,
  // The same page: two columns in a wide window, one below the other in a narrow one, four times as large.
  large: `${box('window', 1, 16, 94, 64)}${box('button', 8, 23, 22, 5)}${lines(8, 34, 36, 5)}${lines(52, 34, 36, 5)}${box('window', 109, 1, 58, 96)}${box('button', 116, 9, 44, 14)}${lines(116, 34, 44, 5, 13)}`,
  // Three tones told by the place alone.
  signs: `${box('under', 1, 49, 166, 46)}${box('line', 1, 48, 166, 1.5)}${box('mark', 20, 22, 26, 26)}${box('mark', 71, 35, 26, 26)}${box('mark', 122, 49.5, 26, 26)}`,
};

export const accessPicture = (picture: AccessPicture): string => `<svg viewBox="0 0 168 98" width="168" height="98" aria-hidden="true">${DRAWN[picture]}</svg>`;
