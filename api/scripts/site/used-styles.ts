/**
 * The part of a stylesheet that one page can need: a rule stays when every class, id and element its selector asks for is a
 * word of the page or of a script that it may load. Reads the bundler's minified CSS.
 */

/** Words of a page and of its scripts, but for what is only called: names of elements, classes and ids are among them. */
export const wordsOf = (text: string): Set<string> => new Set(text.replace(/\.\w+(?=\()/g, ' ').match(/[\w-]+/g));

/** Index behind the block or string that opens at `at`. */
function closed(css: string, at: number): number {
  const open = css[at] as string;
  const close = { '{': '}', '(': ')', '[': ']' }[open] ?? open;
  for (let i = at + 1; i < css.length; i++) {
    const character = css[i] as string;
    if (character === '\\') i++;
    else if (character === close) return i + 1;
    else if (open !== close && '{(["\''.includes(character)) i = closed(css, i) - 1;
  }
  return css.length;
}

/** Parts of `text` between `separator` where it stands in no bracket and no string. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if ('([{"\''.includes(text[i] as string)) i = closed(text, i) - 1;
    else if (text[i] === separator) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** What stands in brackets (`:not(…)`, `:is(…)`, attributes) is not asked: such a selector stays. */
function matches(selector: string, words: ReadonlySet<string>): boolean {
  const bare = selector.replace(/\\./g, '-').replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|::?[\w-]+/g, '');
  return (bare.match(/[\w-]+/g) ?? []).every((name) => words.has(name));
}

const NESTED = /^@(?:media|supports|layer|container)\b/;

/** Rules of `css` that can hold for a page with these words, in their order. */
export function usedRules(css: string, words: ReadonlySet<string>): string {
  let kept = '';
  for (let i = 0; i < css.length; ) {
    let end = i;
    while (end < css.length && css[end] !== ';' && css[end] !== '{') end = '(["\''.includes(css[end] as string) ? closed(css, end) : end + 1;
    const prelude = css.slice(i, end);
    if (css[end] !== '{') {
      kept += css.slice(i, end + 1);
      i = end + 1;
      continue;
    }
    i = closed(css, end);
    const block = css.slice(end + 1, i - 1);
    if (NESTED.test(prelude)) {
      const inner = usedRules(block, words);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${block}}`;
    else {
      const selectors = split(prelude, ',').filter((selector) => matches(selector, words));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${block}}`;
    }
  }
  return kept;
}

const DECLARED = /(--[\w-]+):((?:[^;{}()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)(?:;|(?=\}))/g;

/** Takes away custom properties that neither a rule nor a word asks for, and what registers them. */
export function usedProperties(css: string, words: ReadonlySet<string>): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] as string));
  const used = (name: string) => asked.has(name) || words.has(name);
  const left = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (used(name) ? rule : ''))
    .replace(DECLARED, (declaration, name: string) => (used(name) ? declaration : ''));
  // A property may have been asked for only by one that has just gone.
  return left.length < css.length ? usedProperties(left, words) : left;
}
