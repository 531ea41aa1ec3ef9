/** Ratings as pages show them: numbers of structured data, aria labels, filled icons, the width of a row of stars. */

import { shortText } from '../dom.ts';

const number = (text: string) => Number(text.replace(',', '.'));

const PLACE = /(?:^|[\s_-])(?:\w*stars?|\w*rat(?:e|ed|ing|ings)|ocen[ay]?|gwiazd\w*|score|note|bubble)(?:[\s_-]|\d|$)/i;
const OF = /(?<![\d/.,-])(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:\/|z|na|of|out of)\s*(5|6|10|100)(?![\d/.]\d|\d)/i;
const COUNTED =
  /(?<![\d.,])([0-5](?:[.,]\d)?)\s*(?:gwiazd\p{sc=Latn}*|gw\.?(?!\p{sc=Latn})|stars?(?!\p{sc=Latn}))|(?:ocena|ocenił[a]?|rating|rated|gwiazdek:|gwiazdki:)\s*:?\s*(?:na\s+)?([0-5](?:[.,]\d)?)(?![\d%])/iu;
const SIGNS = /[★⭐✪✭]+/u;
const IN_CLASS = /(?:^|[\s_-])(?:\w*stars?|\w*rat(?:e|ing)|ocena|gwiazd\w*|bubble)[_-]{0,2}([1-5])[_-]?([05])?(?:[\s_-]|$)/i;
const EMPTY = /(?:^|[\s_-])(?:empty|off|o|gray|grey|inactive|disabled|outline|blank|none|far|pusta)(?:[\s_-]|$)/i;
/** Attributes that hold a rating wherever they stand; those that do at a place of ratings. */
const STATED = ['data-rating', 'data-score', 'data-stars', 'data-ocena'];
const STATED_AT_PLACE = [...STATED, 'data-rate', 'data-value', 'value'];
const MAX_PLACES = 3_000;
const MAX_ICONS = 10;

/** A number on a scale as stars of 1 to 5; null when it cannot be a rating. */
export function onScale(value: number, best = 5): number | null {
  if (!Number.isFinite(value) || value < 0 || best < 2 || value > best) return null;
  const stars = Math.round(((value * 5) / best) * 10) / 10;
  return stars >= 0.5 ? Math.max(1, stars) : null;
}

/** Stars that a short text states: „4/5”, „8 z 10”, „5 gw.”, „★★★★☆”, „Ocena: 4”. Null when it states none. */
export function starsIn(text: string): number | null {
  const short = text.slice(0, 160);
  const of = OF.exec(short);
  if (of) return onScale(number(of[1] as string), Number(of[2]));
  const counted = COUNTED.exec(short);
  if (counted) return onScale(number((counted[1] ?? counted[2]) as string));
  const signs = SIGNS.exec(short)?.[0];
  return signs ? onScale([...signs].length) : null;
}

const isStarIcon = (element: Element) =>
  /(?:^|[\s_-])\w*(?:star|gwiazd)\w*/i.test(element.getAttribute('class') ?? '') &&
  element.firstElementChild === null &&
  (element.textContent ?? '').trim() === '';

/** Filled icons among the children of a row of stars. */
function filled(element: Element): number | null {
  const icons: Element[] = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (isStarIcon(child)) icons.push(child);
    if (icons.length > MAX_ICONS) return null;
  }
  if (icons.length < 1) return null;
  // One star beside a number: the number is the rating.
  const beside = icons.length === 1 ? shortText(element, 12).trim() : '';
  if (beside !== '') return /^[1-5](?:[.,]\d)?$/.test(beside) ? number(beside) : null;
  const full = icons.filter((icon) => !EMPTY.test(icon.getAttribute('class') ?? '')).length;
  return full > 0 && full <= 5 ? full : null;
}

function starsOf(element: Element): number | null {
  const property = element.getAttribute('itemprop') ?? '';
  if (/\bratingValue\b/.test(property)) {
    const best = [...(element.parentElement?.children ?? [])].slice(0, 12).find((one) => /\bbestRating\b/.test(one.getAttribute('itemprop') ?? ''));
    const scale = best ? number(best.getAttribute('content') ?? shortText(best, 20)) : 5;
    return onScale(number(element.getAttribute('content') ?? shortText(element, 20)), Number.isFinite(scale) && scale > 1 ? scale : 5);
  }
  for (const name of ['aria-label', 'title', 'alt']) {
    const value = element.getAttribute(name);
    const stars = value && value.length <= 80 ? starsIn(value) : null;
    if (stars !== null) return stars;
  }
  const names = element.getAttribute('class') ?? '';
  const width = /(?:^|;)\s*width\s*:\s*(\d{1,3}(?:\.\d+)?)%/.exec(element.getAttribute('style') ?? '')?.[1];
  if (width !== undefined && (PLACE.test(names) || PLACE.test(element.parentElement?.getAttribute('class') ?? ''))) return onScale(Number(width), 100);
  const stated = (PLACE.test(names) ? STATED_AT_PLACE : STATED)
    .map((name) => number(element.getAttribute(name) ?? 'none'))
    .find((value) => value >= 1 && value <= 5);
  if (stated !== undefined) return stated;
  if (!PLACE.test(names)) return isStarIcon(element) && element.parentElement ? filled(element.parentElement) : null;
  const inClass = IN_CLASS.exec(names);
  if (inClass) return Number(inClass[1]) + (inClass[2] === '5' ? 0.5 : 0);
  const text = shortText(element, 40).trim();
  if (text !== '' && text.length <= 24) {
    const said = starsIn(text) ?? (/^[1-5](?:[.,]\d)?$/.test(text) ? onScale(number(text)) : null);
    if (said !== null) return said;
  }
  return filled(element) ?? (isStarIcon(element) && element.parentElement ? filled(element.parentElement) : null);
}

/**
 * Ratings of a page by the element that holds them. Read before invisible elements are removed: icons are often `aria-hidden`.
 * A rating is kept under the element itself and its parent, because the element may be removed.
 */
export function ratingsOf(elements: readonly Element[]): Map<Element, number> {
  const ratings = new Map<Element, number>();
  let places = 0;
  for (const element of elements) {
    const isPlace =
      element.hasAttribute('itemprop') ||
      element.hasAttribute('style') ||
      element.hasAttribute('aria-label') ||
      element.hasAttribute('title') ||
      element.hasAttribute('alt') ||
      STATED.some((name) => element.hasAttribute(name)) ||
      PLACE.test(element.getAttribute('class') ?? '');
    if (!isPlace || ++places > MAX_PLACES) continue;
    const stars = starsOf(element);
    if (stars === null) continue;
    if (!ratings.has(element)) ratings.set(element, stars);
    const parent = element.parentElement;
    if (parent && parent.localName !== 'body' && !ratings.has(parent)) ratings.set(parent, stars);
  }
  return ratings;
}
