/** Reads a PDF as a program of a blind reader does: its objects, its structure and what each marked piece says. */

export type Value = string | number | boolean | null | Name | Ref | Value[] | Dict;
export type Dict = { [key: string]: Value };
export class Name {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class Ref {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

const SPACE = /[\s\0]*/y;
const TOKEN = /<<|>>|\[|\]|<[0-9a-fA-F\s]*>|\/[^\s/<>[\]()]*|\((?:\\[\s\S]|[^\\()])*\)|[^\s/<>[\]()]+/y;

/** Values from a place of the file on; a string is decoded as the file means it. */
class Reader {
  readonly source: string;
  at: number;
  constructor(source: string, at: number) {
    this.source = source;
    this.at = at;
  }

  token(): string {
    SPACE.lastIndex = this.at;
    SPACE.exec(this.source);
    TOKEN.lastIndex = SPACE.lastIndex;
    const found = TOKEN.exec(this.source);
    if (!found) throw new Error(`No PDF at ${this.at}`);
    this.at = TOKEN.lastIndex;
    return found[0];
  }

  value(token = this.token()): Value {
    if (token === '<<') return this.#dict();
    if (token === '[') return this.#array();
    if (token.startsWith('/')) return new Name(token.slice(1).replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));
    if (token.startsWith('(')) return textOf(token.slice(1, -1).replace(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t' })[sign] ?? sign));
    if (token.startsWith('<')) return textOf(Buffer.from(token.slice(1, -1), 'hex').toString('latin1'));
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    const reference = /^\s+\d+\s+R\b/.exec(this.source.slice(this.at, this.at + 12));
    if (reference && /^\d+$/.test(token)) {
      this.at += reference[0].length;
      return new Ref(Number(token));
    }
    return Number(token);
  }

  #dict(): Dict {
    const dict: Dict = {};
    for (let token = this.token(); token !== '>>'; token = this.token()) dict[token.slice(1)] = this.value();
    return dict;
  }

  #array(): Value[] {
    const values: Value[] = [];
    for (let token = this.token(); token !== ']'; token = this.token()) values.push(this.value(token));
    return values;
  }
}

/** A PDF's strings are UTF-16 behind a mark, else one byte a letter. */
const textOf = (bytes: string): string => (bytes.startsWith('þÿ') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes);

export class PdfFile {
  readonly #source: string;
  readonly #offsets: number[];
  readonly #known = new Map<number, Value>();
  readonly catalog: Dict;

  /** @param file written with `compress: false` */
  constructor(file: Buffer) {
    this.#source = file.toString('latin1');
    const table = Number(/startxref\s+(\d+)/.exec(this.#source)?.[1]);
    this.#offsets = Array.from(this.#source.slice(table).matchAll(/(\d{10}) \d{5} [nf]/g), (entry) => Number(entry[1]));
    const trailer = new Reader(this.#source, this.#source.lastIndexOf('trailer') + 7).value() as Dict;
    this.catalog = this.get(trailer.Root) as Dict;
  }

  /** The value that a reference stands for. */
  get(value: Value | undefined): Value {
    if (!(value instanceof Ref)) return value ?? null;
    const known = this.#known.get(value.id);
    if (known !== undefined) return known;
    const read = new Reader(this.#source, (this.#offsets[value.id] as number) + `${value.id} 0 obj`.length).value();
    this.#known.set(value.id, read);
    return read;
  }

  dict = (value: Value | undefined): Dict => this.get(value) as Dict;
  list = (value: Value | undefined): Value[] => {
    const list = this.get(value);
    return list === null ? [] : Array.isArray(list) ? list : [list];
  };

  /** The bytes of a stream. */
  stream(ref: Value | undefined): Buffer {
    const { Length } = this.dict(ref);
    const from = this.#source.indexOf('stream\n', this.#offsets[(ref as Ref).id] as number) + 7;
    return Buffer.from(this.#source.slice(from, from + (this.get(Length) as number)), 'latin1');
  }

  get pages(): Ref[] {
    return this.list(this.dict(this.catalog.Pages).Kids) as Ref[];
  }
}

/** An element of the structure, with its words in reading order. */
export type Element = { tag: string; alt: string; text: string; attributes: Dict; kids: Element[]; links: Dict[]; lines: PlacedLine[] };
/** A line of text: the number of its page, from one, and its height over the foot in points. */
export type PlacedLine = { page: number; y: number };

const letters = new WeakMap<Dict, Map<number, string>>();

/** Letters of a font by the number under which the page shows them. */
function lettersOf(file: PdfFile, font: Value | undefined): Map<number, string> {
  const dict = file.dict(font);
  const known = letters.get(dict);
  if (known) return known;
  const read = new Map<number, string>();
  letters.set(dict, read);
  const map = file.stream(dict.ToUnicode).toString('latin1');
  for (const [, from, values] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [i, [, hex]] of Array.from((values ?? '').matchAll(/<([0-9a-f ]*)>/gi)).entries())
      read.set(
        Number.parseInt(from ?? '', 16) + i,
        Buffer.from((hex ?? '').replaceAll(' ', ''), 'hex')
          .swap16()
          .toString('utf16le'),
      );
  return read;
}

type PageContent = { words: Map<number, string>; heights: Map<number, number[]>; stray: string[]; lowest: number };
const contents = new WeakMap<Dict, PageContent>();

/** What a page's content shows: words and heights of lines by the number of their piece, operators that paint outside of any, and the lowest line of text in points from the foot. */
export function contentOf(file: PdfFile, page: Ref): PageContent {
  const known = contents.get(file.dict(page));
  if (known) return known;
  let lowest = Number.POSITIVE_INFINITY;
  const { Contents, Resources } = file.dict(page);
  const fonts = file.dict(file.dict(Resources).Font);
  const byName = new Map(Object.entries(fonts ?? {}).map(([name, font]) => [name, lettersOf(file, font)]));
  const words = new Map<number, string>();
  const heights = new Map<number, number[]>();
  const stray: string[] = [];
  const open: number[] = [];
  let font = new Map<number, string>();
  for (const line of file
    .stream(Contents)
    .toString('latin1')
    .replace(/<<\n([^>]*)\n>> BDC/g, '$1 BDC')
    .split('\n')) {
    const operator = line.trim().split(' ').at(-1) ?? '';
    if (operator === 'BMC' || operator === 'BDC') open.push(Number(/\/MCID (\d+)/.exec(line)?.[1] ?? Number.NaN));
    else if (operator === 'EMC') open.pop();
    // Words inside a drawing have a matrix of their own.
    else if (operator === 'Tm' && line.startsWith('1 0 0 1 ') && !Number.isNaN(open[0] ?? Number.NaN)) {
      const y = Number(line.split(' ')[5]);
      lowest = Math.min(lowest, y);
      heights.set(open[0] as number, [...(heights.get(open[0] as number) ?? []), y]);
    } else if (operator === 'Tf') font = byName.get(/\/(\S+)/.exec(line)?.[1] ?? '') ?? new Map();
    else if (['TJ', 'Tj', 'f', 'f*', 'S', 's', 'B', 'B*', 'b', 'sh', 'Do'].includes(operator)) {
      if (open.length !== 1) stray.push(line);
      const at = open[0];
      if (at !== undefined && !Number.isNaN(at) && operator === 'TJ') {
        const shown = Array.from(line.matchAll(/<([0-9a-f]+)>/gi), ([, hex]) =>
          Array.from((hex ?? '').matchAll(/.{4}/g), ([code]) => font.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''),
        );
        words.set(at, (words.get(at) ?? '') + shown.join(''));
      }
    }
  }
  if (open.length > 0) stray.push('left open');
  const read = { words, heights, stray, lowest };
  contents.set(file.dict(page), read);
  return read;
}

/** The structure of the whole document. */
export function structureOf(file: PdfFile): Element {
  const pages = new Map(file.pages.map((page, i) => [page.id, { ...contentOf(file, page), number: i + 1 }]));
  const read = (value: Value): Element => {
    const dict = file.dict(value);
    const element: Element = {
      tag: (dict.S as Name).name,
      alt: String(dict.Alt ?? ''),
      text: '',
      attributes: (file.get(dict.A) ?? {}) as Dict,
      kids: [],
      links: [],
      lines: [],
    };
    const piece = (ref: Value | undefined, mcid: Value | undefined) => {
      const page = pages.get((ref as Ref).id);
      element.lines.push(...(page?.heights.get(mcid as number) ?? []).map((y) => ({ page: page?.number ?? 0, y })));
      return page?.words.get(mcid as number) ?? '';
    };
    for (const kid of file.list(dict.K)) {
      const inner = file.get(kid) as Value;
      if (typeof inner === 'number') element.text += piece(dict.Pg, inner);
      else if ('MCID' in (inner as Dict)) element.text += piece((inner as Dict).Pg, (inner as Dict).MCID);
      else if ('Obj' in (inner as Dict)) element.links.push(file.dict((inner as Dict).Obj));
      else {
        const child = read(kid);
        element.kids.push(child);
        element.text += child.text;
        element.lines.push(...child.lines);
      }
    }
    return element;
  };
  return read(file.list(file.dict(file.catalog.StructTreeRoot).K)[0] as Value);
}

/** An element and all below it, in reading order. */
export const all = (element: Element): Element[] => [element, ...element.kids.flatMap(all)];

/** A4 without the margins of a sheet, in points. */
const SHEET = { top: 841.89 - 57, height: 841.89 - 57 - 69 };

/** Share of each sheet that is used, from its top to its lowest line of text; the cover, which has no body, is left out. */
export const filled = (file: PdfFile): number[] =>
  file.pages.slice(1).map((page) => Math.round(((SHEET.top - contentOf(file, page).lowest) / SHEET.height) * 100) / 100);
