/** Removes what a reader of the page cannot see, so that hidden instructions never become article text. */
import { elementsOf } from './dom.ts';
import { type SimpleRule, selectedBy, simpleRule } from './hidden-rules.ts';
import { measure } from './measure.ts';

type Declarations = Map<string, string>;
type Rgb = [number, number, number];

const MAX_CSS = 200_000;
const MAX_RULES = 80;
const HIDDEN_CLASSES = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screen-reader-only',
  'd-none',
  'hidden',
  'invisible',
  'is-hidden',
  'u-hidden',
  'hide',
]);
/** "hidden md:block", "d-none d-md-block": hidden on small screens only. */
const SHOWN_AGAIN = /(?:^|\s)(?:\w+:(?:block|flex|inline|grid|table|inline-block|visible)|d-\w+-\w+)(?:\s|$)/;
const NEVER_SEEN = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'canvas', 'svg', 'math', 'datalist', 'audio', 'video']);

function declarationsOf(style: string): Declarations {
  const map: Declarations = new Map();
  for (const part of style.slice(0, 2_000).toLowerCase().split(';')) {
    const at = part.indexOf(':');
    if (at > 0)
      map.set(
        part.slice(0, at).trim(),
        part
          .slice(at + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return map;
}

/** Length in px; relative units are taken against 16 px. NaN when it is not a plain length. */
function px(value: string | undefined): number {
  const found = /^(-?[\d.]+)(px|pt|em|rem|%|vw|vh)?$/.exec(value ?? '');
  if (!found) return Number.NaN;
  const n = Number(found[1]);
  const unit = found[2];
  return unit === 'em' || unit === 'rem' ? n * 16 : unit === '%' ? (n / 100) * 16 : unit === 'vw' || unit === 'vh' ? n * 8 : n;
}

const NAMED: Record<string, Rgb> = { white: [255, 255, 255], black: [0, 0, 0], snow: [255, 250, 250], ivory: [255, 255, 240], whitesmoke: [245, 245, 245] };

function colour(value: string | undefined): Rgb | null {
  if (!value) return null;
  const word = /^[a-z]+/.exec(value)?.[0] ?? '';
  if (NAMED[word]) return NAMED[word];
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(value)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
    return [0, 2, 4].map((i) => Number.parseInt(long.slice(i, i + 2), 16)) as Rgb;
  }
  const rgb = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : null;
}

const alike = (a: Rgb, b: Rgb) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 40;

/** True when the declarations alone hide whatever they apply to. */
function hides(css: Declarations): boolean {
  if (css.get('display') === 'none' || css.get('visibility') === 'hidden' || css.get('visibility') === 'collapse' || css.get('content-visibility') === 'hidden')
    return true;
  const opacity = css.get('opacity');
  if (opacity !== undefined && Number.parseFloat(opacity) <= 0.05) return true;
  if (px(css.get('font-size')) <= 2 || px(css.get('text-indent')) <= -500) return true;
  if (/^transparent|rgba\([^)]*,\s*0(?:\.0+)?\s*\)/.test(css.get('color') ?? '')) return true;
  const positioned = css.get('position') === 'absolute' || css.get('position') === 'fixed';
  if (positioned && ['left', 'right', 'top', 'bottom', 'margin-left', 'margin-top'].some((side) => px(css.get(side)) <= -500)) return true;
  if (positioned && /rect\(\s*(?:0|1px)/.test(css.get('clip') ?? '')) return true;
  if (/inset\(\s*(?:50|100)%/.test(css.get('clip-path') ?? '') || /scale\(\s*0\s*\)|translate[xy]?\(\s*-\d{4,}/.test(css.get('transform') ?? '')) return true;
  const clipped = /hidden|clip/.test(css.get('overflow') ?? '');
  if (clipped && ['width', 'height', 'max-height', 'max-width'].some((side) => px(css.get(side)) <= 1)) return true;
  const [text, ground] = [colour(css.get('color')), colour(css.get('background-color') ?? css.get('background'))];
  return text !== null && ground !== null && alike(text, ground);
}

/** Background of each element seen so far, as its markup or an ancestor's states it. */
type Grounds = Map<Element, Rgb | null>;

/** Background that the element's markup states for itself or an ancestor; white when none does, null when it is a picture. */
function groundOf(element: Element, grounds: Grounds): Rgb | null {
  const path: Element[] = [];
  let ground: Rgb | null = [255, 255, 255];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const known = grounds.get(at);
    if (known !== undefined) {
      ground = known;
      break;
    }
    path.push(at);
  }
  for (const at of path.reverse()) {
    const css = declarationsOf(at.getAttribute('style') ?? '');
    const stated = css.get('background-color') ?? css.get('background') ?? at.getAttribute('bgcolor')?.toLowerCase();
    if (stated && !/^(?:none|transparent|inherit|initial)/.test(stated)) ground = colour(stated);
    else if (css.has('background-image') || at.hasAttribute('background')) ground = null;
    grounds.set(at, ground);
  }
  return ground;
}

function paintedAway(element: Element, css: Declarations, grounds: Grounds): boolean {
  const text = colour(css.get('color') ?? (element.localName === 'font' ? element.getAttribute('color')?.toLowerCase() : undefined));
  if (!text) return false;
  const ground = groundOf(element, grounds);
  return ground !== null && alike(text, ground);
}

/** Selectors that the page's own style sheets hide, and those that show again. At-rules (print, small screens) are left out. */
function sheetSelectors(document: Document): { hidden: SimpleRule[]; shown: SimpleRule[] } {
  const hidden: SimpleRule[] = [];
  const shown: SimpleRule[] = [];
  let css = '';
  for (const style of document.getElementsByTagName('style')) if (css.length < MAX_CSS) css += `${(style.textContent ?? '').slice(0, MAX_CSS)}\n`;
  css = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{};]{0,300}\{(?:[^{}]{0,5000}\{[^{}]{0,5000}\}){0,500}[^{}]{0,5000}\}/g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}@;]{1,500})\{([^{}]{0,3000})\}/g)) {
    const declarations = declarationsOf(body);
    const list = hides(declarations)
      ? hidden
      : /block|flex|grid|inline|visible/.test(`${declarations.get('display') ?? ''} ${declarations.get('visibility') ?? ''}`)
        ? shown
        : null;
    if (!list || list.length >= MAX_RULES) continue;
    for (const selector of selectors.split(',')) {
      const simple = simpleRule(selector);
      if (simple) list.push(simple);
    }
  }
  return { hidden, shown };
}

function hideBySheets(document: Document, elements: readonly Element[]): void {
  const { hidden, shown } = sheetSelectors(document);
  if (hidden.length === 0) return;
  const visible = selectedBy(shown, elements);
  // A rule that would empty the page is one that a script takes back; an injected text is never most of a page.
  const sizes = measure(document.body, () => false);
  const most = (sizes.get(document.body)?.chars ?? 0) * 0.6;
  for (const element of selectedBy(hidden, elements)) {
    if (!visible.has(element) && element !== document.body && (sizes.get(element)?.chars ?? Number.POSITIVE_INFINITY) <= most) element.remove();
  }
}

function isHidden(element: Element, grounds: Grounds): boolean {
  const tag = element.localName;
  if (NEVER_SEEN.has(tag) || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  if (tag === 'dialog' && !element.hasAttribute('open')) return true;
  const classes = element.getAttribute('class');
  if (classes?.split(/\s+/).some((name) => HIDDEN_CLASSES.has(name.toLowerCase())) && !SHOWN_AGAIN.test(classes)) return true;
  const style = element.getAttribute('style');
  if (style === null) return tag === 'font' && paintedAway(element, new Map(), grounds);
  const css = declarationsOf(style);
  if (!hides(css)) return paintedAway(element, css, grounds);
  // "font-size:0" on a wrapper removes gaps between children that set their own size.
  const onlyFontSize =
    css.get('font-size') !== undefined && [...css.keys()].filter((k) => k !== 'font-size').every((k) => !hides(new Map([[k, css.get(k) as string]])));
  return !(onlyFontSize && setsOwnSize(element));
}

const MAX_SIZES = 200;
/** True when one of the first elements inside sets a font size. */
function setsOwnSize(element: Element): boolean {
  let node: Element | null = element.firstElementChild;
  for (let seen = 0; node && seen < MAX_SIZES; seen += 1) {
    if (/font-size/i.test(node.getAttribute('style') ?? '')) return true;
    if (node.firstElementChild) {
      node = node.firstElementChild;
      continue;
    }
    while (node && node !== element && !node.nextElementSibling) node = node.parentElement;
    node = node && node !== element ? node.nextElementSibling : null;
  }
  return false;
}

/** Removes invisible elements from the document: by markup, inline style, utility class, own style sheet, colour. */
export function removeInvisible(document: Document): void {
  hideBySheets(document, elementsOf(document.body));
  const grounds: Grounds = new Map();
  for (const element of elementsOf(document.body)) if (isHidden(element, grounds)) element.remove();
}

/** Text without characters that print nothing: zero-width, soft hyphens, direction marks, Unicode tags. */
export function stripInvisible(text: string): string {
  return text.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\uDB40[\uDC00-\uDC7F]/g, '');
}
