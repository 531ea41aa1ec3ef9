/** Builds the tree of a page within bounds, whatever its markup: linear in the page, few attributes, limited depth and size. */
import { Tokenizer } from 'htmlparser2';
import { parseHTML } from 'linkedom';

/** Characters of markup that are read, elements and characters of text that are kept; what follows is left out. */
const MAX_HTML = 3_000_000;
const MAX_ELEMENTS = 25_000;
const MAX_TEXT = 1_500_000;
/** Deeper elements become empty ones at this depth, and their text stays: written pages are never that deep. */
const MAX_DEPTH = 100;
const MAX_VALUE = 2_000;
const MAX_CONTENT = 20_000;
const MAX_SCRIPT = 300_000;

const words = (list: string) => new Set(list.split(' '));
const VOID = words('area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr');
const IN_HEAD = words('title meta link base style script noscript template');
/** Nobody sees what is inside. */
const UNSEEN = words('svg math canvas object iframe audio video datalist template noscript noframes');
const ATTRIBUTES = words(
  'class id style href datetime content name property itemprop itemtype itemscope hidden aria-hidden aria-label aria-modal role title alt rel lang xml:lang type bgcolor color background open http-equiv pubdate size value data-rating data-rate data-score data-value data-stars',
);
const CLOSES_P = words(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
/** Open elements that a start tag ends when they are innermost: tags may be left out in HTML. */
const CLOSES = new Map<string, ReadonlySet<string>>([
  ['tr', words('tr th td')],
  ['th', words('th td')],
  ['td', words('th td')],
  ['tbody', words('thead tbody tr td th')],
  ['tfoot', words('thead tbody tr td th')],
  ['li', words('li')],
  ['dd', words('dd dt')],
  ['dt', words('dd dt')],
  ['option', words('option')],
  ['optgroup', words('option optgroup')],
]);
const P = words('p');
const NO_NAMES: ReadonlySet<string> = new Set();
const closedBy = (name: string) => CLOSES.get(name) ?? (CLOSES_P.has(name) ? P : NO_NAMES);

/** Ends the reading of a page that is full. */
class Full extends Error {}

/** The state of reading: where the next node goes, and what is still open. */
class Builder {
  readonly document: Document;
  private readonly html: string;
  private readonly open: Element[] = [];
  /** Elements too deep to be opened, by name: their end tags end nothing. */
  private readonly tooDeep = new Map<string, number>();
  private place: 'head' | 'body' = 'head';
  private text = '';
  private name = '';
  private attributes = new Map<string, string>();
  private attribute = '';
  private value = '';
  private unseen: { name: string; depth: number } | null = null;
  private elements = 0;
  private chars = 0;

  constructor(html: string) {
    this.html = html;
    this.document = parseHTML('<!doctype html><html><head></head><body></body></html>').document;
  }

  ontext(start: number, end: number): void {
    if (!this.unseen) this.text += this.html.slice(start, end);
  }
  ontextentity(codepoint: number): void {
    if (!this.unseen) this.text += String.fromCodePoint(codepoint);
  }
  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, Math.min(end, start + 60)).toLowerCase();
    this.attributes = new Map();
  }
  onattribname(start: number, end: number): void {
    this.attribute = this.html.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.value = '';
  }
  onattribdata(start: number, end: number): void {
    const max = this.attribute === 'content' ? MAX_CONTENT : MAX_VALUE;
    if (ATTRIBUTES.has(this.attribute) && this.value.length < max) this.value += this.html.slice(start, Math.min(end, start + max));
  }
  onattribentity(codepoint: number): void {
    if (this.value.length < MAX_CONTENT) this.value += String.fromCodePoint(codepoint);
  }
  onattribend(): void {
    if (ATTRIBUTES.has(this.attribute) && !this.attributes.has(this.attribute)) this.attributes.set(this.attribute, this.value);
  }
  onopentagend(): void {
    this.start();
  }
  onselfclosingtag(): void {
    this.start();
    if (this.unseen?.depth === 1 && this.unseen.name === this.name) this.unseen = null;
  }
  onclosetag(start: number, end: number): void {
    this.end(this.html.slice(start, Math.min(end, start + 60)).toLowerCase());
  }
  onend(): void {
    this.flush();
  }
  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  private root(): Element {
    return this.place === 'head' ? this.document.head : this.document.body;
  }

  private flush(): void {
    const { text } = this;
    if (text === '') return;
    this.text = '';
    const parent = this.open.at(-1);
    if (parent?.localName === 'script' || parent?.localName === 'style') {
      parent.appendChild(this.document.createTextNode(text.slice(0, MAX_SCRIPT)));
      return;
    }
    if (!parent && text.trim() === '' && this.place === 'head') return;
    if (!parent) this.place = 'body';
    const kept = text.slice(0, MAX_TEXT - this.chars);
    this.chars += kept.length;
    (parent ?? this.root()).appendChild(this.document.createTextNode(kept));
    if (this.chars >= MAX_TEXT) throw new Full();
  }

  private start(): void {
    const { name } = this;
    if (this.unseen) {
      if (this.unseen.name === name) this.unseen.depth += 1;
      return;
    }
    this.flush();
    if (name === 'html') this.dress(this.document.documentElement);
    if (name === 'html' || name === 'head') return;
    if (name === 'body') {
      this.dress(this.document.body);
      this.open.length = 0;
      this.place = 'body';
      return;
    }
    if (this.open.length === 0 && this.place === 'head' && !IN_HEAD.has(name)) this.place = 'body';
    if (UNSEEN.has(name)) {
      this.unseen = { name, depth: 1 };
      return;
    }
    if (!/^[a-z][\w:.-]*$/.test(name)) return;
    const closed = closedBy(name);
    while (closed.has(this.open.at(-1)?.localName ?? '')) this.open.pop();
    if (++this.elements > MAX_ELEMENTS) throw new Full();
    const element = this.document.createElement(name);
    for (const [attribute, value] of this.attributes) element.setAttribute(attribute, value);
    (this.open.at(-1) ?? this.root()).appendChild(element);
    if (VOID.has(name)) return;
    if (this.open.length < MAX_DEPTH || name === 'script' || name === 'style') this.open.push(element);
    else this.tooDeep.set(name, (this.tooDeep.get(name) ?? 0) + 1);
  }

  private dress(element: Element): void {
    for (const [name, value] of this.attributes) if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }

  private end(name: string): void {
    if (this.unseen) {
      if (this.unseen.name === name && --this.unseen.depth === 0) this.unseen = null;
      return;
    }
    this.flush();
    const deep = this.tooDeep.get(name) ?? 0;
    if (deep > 0) {
      this.tooDeep.set(name, deep - 1);
      return;
    }
    if (name === 'head') this.place = this.open.length === 0 ? 'body' : this.place;
    for (let i = this.open.length - 1; i >= 0; i -= 1) {
      if ((this.open[i] as Element).localName !== name) continue;
      this.open.length = i;
      return;
    }
    if (name === 'br' || name === 'p') (this.open.at(-1) ?? this.root()).appendChild(this.document.createElement(name));
  }
}

/**
 * Document of a page, cut at 3 million characters, 25,000 elements or 1.5 million characters of text.
 * Scripts keep their text for structured data; embedded drawings, frames and players, comments and unknown attributes are left out.
 */
export function parseBounded(html: string): Document {
  const text = html.slice(0, MAX_HTML);
  const builder = new Builder(text);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  try {
    tokenizer.write(text);
    tokenizer.end();
  } catch (error) {
    if (!(error instanceof Full)) throw error;
  }
  return builder.document;
}
