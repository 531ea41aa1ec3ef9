/** pdfmake's renderer, which also marks every piece of the page as content of a node or as decoration. */
import { type Inline, type LaidOutPage, type Line, type Node, PageRenderer, type Ref } from './pdfmake-parts.ts';

/** A marked piece of a page's content. */
export type Mark = { page: Ref; mcid: number };
/** A link: its words, and the areas of the page that open it. */
export type Link = { target: string; marks: Mark[]; areas: { page: Ref; annotation: Ref; key: number }[] };
export type Marks = Map<Node, (Mark | Link)[]>;

const LAST = -1;
/** What a reader's program says of a link to a numbered source; see `anchor` in `text.ts`. */
const SOURCE = /^zrodlo-(\d+)$/;

export class TaggedRenderer extends PageRenderer {
  readonly marks: Marks = new Map();
  readonly boxes = new Map<Node, number[]>();
  /** Lines that are drawn: the head of a table that goes on is drawn again, and read once. */
  readonly #drawn = new Set<Inline>();
  /** What the open piece belongs to. */
  #open: { page: Ref; of: Node | Link | 'artifact' } | null = null;

  override renderPages(pages: LaidOutPage[]): void {
    super.renderPages(pages);
    this.#close();
  }

  override renderLine(line: Line, x: number, y: number): void {
    const [first] = line.inlines;
    const leaf = line.leaf ?? first?.leaf;
    if (!leaf || !first || this.#drawn.has(first)) {
      this.#begin('artifact');
      super.renderLine(line, x, y);
      return;
    }
    this.#drawn.add(first);
    const [height, ascender] = [line.getHeight(), line.getAscenderHeight()];
    for (const [i, run] of runsOf(line).entries()) {
      const target = targetOf(run);
      const link = target ? this.#link(leaf, target) : null;
      this.#begin(link ?? leaf, leaf);
      const inlines = joined(run, line);
      super.renderLine(partOf(line, inlines, i === 0, height, ascender), x, y);
      if (link) this.#area(link, run, { x, y, height }, inlines);
    }
  }

  override renderVector(vector: object): void {
    this.#begin('artifact');
    super.renderVector(vector);
  }

  /** A drawing with words in place of it is a figure; one without is decoration. */
  override renderSVG(svg: Node): void {
    const figure = svg.alt ? (svg.original ?? svg) : null;
    this.#begin(figure ?? 'artifact', figure);
    if (figure) this.boxes.set(figure, this.pdfDocument._convertRect(svg.x ?? 0, svg.y ?? 0, svg._width ?? 0, svg._height ?? 0));
    super.renderSVG(svg);
  }

  #close(): void {
    if (this.#open && this.#open.page === this.pdfDocument.page.dictionary) this.pdfDocument.endMarkedContent();
    this.#open = null;
  }

  #begin(of: Node | Link | 'artifact', leaf: Node | null = null): void {
    const page = this.pdfDocument.page.dictionary;
    if (this.#open?.of === of && this.#open.page === page) return;
    this.#close();
    this.#open = { page, of };
    if (of === 'artifact' || !leaf) {
      this.pdfDocument.markContent('Artifact', { type: 'Layout' });
      return;
    }
    const link = of === leaf ? null : (of as Link);
    const { mcid } = this.pdfDocument.markStructureContent(link ? 'Link' : 'Span').refs[0] as { mcid: number };
    const pieces = this.#piecesOf(leaf);
    if (link) {
      link.marks.push({ page, mcid });
      if (pieces.at(LAST) !== link) pieces.push(link);
    } else pieces.push({ page, mcid });
  }

  #piecesOf(leaf: Node): (Mark | Link)[] {
    const pieces = this.marks.get(leaf) ?? [];
    this.marks.set(leaf, pieces);
    return pieces;
  }

  /** A link that goes on in the next line is one link. */
  #link(leaf: Node, target: string): Link {
    const last = this.marks.get(leaf)?.at(LAST);
    return last && 'target' in last && last.target === target ? last : { target, marks: [], areas: [] };
  }

  #area(link: Link, run: Inline[], at: { x: number; y: number; height: number }, inlines: Inline[]): void {
    const { pdfDocument: document } = this;
    const [first, last] = [inlines[0] as Inline, inlines.at(LAST) as Inline];
    const [{ link: url, linkToDestination: place }] = run as [Inline];
    const key = document.createStructParentTreeNextKey();
    const annotation = document.ref({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: document._convertRect(at.x + first.x, at.y, last.x + last.width - first.x, at.height),
      Border: [0, 0, 0],
      F: 4,
      StructParent: key,
      Contents: new String(wordsOf(inlines, url ?? '', place ?? '')),
      ...(place ? { Dest: new String(place) } : { A: { S: 'URI', URI: new String(url) } }),
    });
    document.page.annotations.push(annotation);
    annotation.end();
    link.areas.push({ page: document.page.dictionary, annotation, key });
  }
}

/** What a reader's program says of a link whose words alone may say little. */
function wordsOf(inlines: Inline[], url: string, place: string): string {
  const words = inlines
    .map(({ text }) => text)
    .join('')
    .trim();
  if (url) return `${words} (${new URL(url).hostname})`;
  const [, number] = SOURCE.exec(place) ?? [];
  return number ? `Źródło ${number} w spisie` : `${/^\d+$/.test(words) ? 'Strona ' : ''}${words}`;
}

const targetOf = ([inline]: Inline[]): string => inline?.linkToDestination ?? inline?.link ?? '';

/** A line cut where a link begins or ends. */
function runsOf({ inlines }: Line): Inline[][] {
  const runs: Inline[][] = [];
  for (const inline of inlines) {
    const last = runs.at(LAST);
    if (last && targetOf(last) === targetOf([inline])) last.push(inline);
    else runs.push([inline]);
  }
  return runs;
}

const STYLE = ['font', 'fontSize', 'color', 'characterSpacing', 'opacity', 'sup', 'sub', 'background', 'decoration', 'fontFeatures'] as const;

/** Neighbouring words of one style as one piece, so that the file has one text object for them; links are drawn apart. */
function joined(run: Inline[], line: Line): Inline[] {
  const pieces: Inline[] = [];
  for (const inline of run) {
    const last = pieces.at(LAST);
    const plain = last && !inline._pageNodeRef && !last._pageNodeRef && !line._pageNodeRef && !inline.justifyShift;
    if (plain && STYLE.every((property) => last[property] === inline[property])) {
      last.text += inline.text;
      last.width = inline.x + inline.width - last.x;
    } else pieces.push({ ...inline, link: null, linkToDestination: null });
  }
  return pieces;
}

/** A part of a line, as high as the whole. Anchor, bookmark and page number belong to the first part. */
const partOf = (line: Line, inlines: Inline[], first: boolean, height: number, ascender: number): Line =>
  Object.assign(Object.create(line) as Line, {
    inlines,
    getHeight: () => height,
    getAscenderHeight: () => ascender,
    ...(first ? {} : { id: undefined, _outline: undefined, _pageNodeRef: undefined }),
  });
