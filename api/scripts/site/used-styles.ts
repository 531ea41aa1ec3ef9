/** The part of a stylesheet that one page can use, by Lightning CSS. */
import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';

/** The browsers of `cssTarget` in astro.config.mjs, in the form that Lightning CSS reads. */
const TARGETS = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

/** Words that may name an element, class, id or property, and whole values for utilities (`desk:col-[1/9]`); method names are left out. */
export function wordsOf(text: string): Set<string> {
  const named = text.replace(/\.\w+(?=\()/g, ' ');
  return new Set([...(named.match(/[\w-]+/g) ?? []), ...(text.match(/[^\s"'`]+/g) ?? [])]);
}

const minified = (css: string, options: { visitor?: Visitor<never>; unusedSymbols?: string[] }): string =>
  transform({ ...options, filename: 'page.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();

/** Removes a selector that asks for an element, class or id which is not among the words. */
function selectorsOf(words: ReadonlySet<string>): (selector: Selector) => Selector[] | undefined {
  const known = (part: SelectorComponent): boolean => !(part.type === 'class' || part.type === 'id' || part.type === 'type') || words.has(part.name);
  return (selector) => (selector.every(known) ? undefined : []);
}

/**
 * @param css styles of a page
 * @param words what its markup and its scripts contain
 * @returns the rules that can match, and the custom properties that these or a script use; minified
 */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  let used = minified(css, { visitor: { Selector: selectorsOf(words) } });
  // Repeated, since a property may be used only by one that is removed.
  for (let length = Number.POSITIVE_INFINITY; used.length < length; ) {
    length = used.length;
    const declared = [...used.matchAll(/[{;](--[\w-]+):/g)].map((found) => found[1] as string);
    used = minified(used, { unusedSymbols: declared.filter((name) => !words.has(name) && !new RegExp(`var\\(${name}[,)]`).test(used)) });
  }
  return used;
}
