/**
 * pdfmake's layout, which also keeps from which node of the definition each line of text comes, and leaves no page half
 * empty: a sheet begins a page only when the one before is full enough, else it goes on below, or a filler stands between.
 */
import type { Content } from 'pdfmake/interfaces';
import { LayoutBuilder, type Line, type Node, type Whole } from './pdfmake-parts.ts';

/** A small block that may stand at the end of any page, with about its height in points; `optional`: only where there is such room. */
export type Filler = { height: number; content: Content; optional?: boolean };

const ENDLESS = 1e6;

/** A table whose rows may stand closer or wider, so that what comes last ends far enough down its page. */
export type Elastic = { rows: number; build: (pad: number) => Content };

/** Share of a page that must be used before a sheet begins the next one. */
const FULL = 0.74;
/** Share of a page that must be used before what is kept whole begins the next one. */
const FULL_BEFORE_WHOLE = 0.71;
/** Points that the head and the first rows of an elastic table take. */
const BEGINNING = 110;
/** Points at the foot of a page in which a paragraph stands whole or not at all. */
const PARAGRAPH = 70;
/** Where an elastic end may stop, as a share of its page; and the space over and under its rows, from the usual one outwards. */
const END = { least: 0.76, most: 0.96 };
const PADS = [2.2, 2.8, 3.4, 1.6, 4, 4.6, 5.2, 1, 6, 7, 8];

export class TaggedLayout extends LayoutBuilder {
  fillers: Filler[] = [];
  /** What stands at the node `elastic`, from the most compact to the widest. */
  elastic: Elastic[] = [];
  /** The whole content, once it is laid out. */
  root: Node | null = null;
  /** True while the foot or the background of a page is laid out: what a reader's program should pass over. */
  #artifact = false;

  override processNode(node: Node, aligned?: boolean): void {
    if (!this.#artifact) this.root ??= node;
    // A block that stays together is copied onto its page: the copy then knows its node.
    if (node.alt) node.original = node;
    if (node.sheet !== undefined) this.#beginSheet(node, node.sheet);
    if (node.keep !== undefined && this.#page().room < node.keep) node.pageBreak = 'before';
    if (node.ifRoom !== undefined && this.#page().room < node.ifRoom) node.stack = [];
    if (node.notOnTop && this.#page().used < 0.01) node.stack = [];
    // A paragraph at the foot of a page leaves no line of it alone.
    if (typeof node.text !== 'undefined' && this.#page().room < PARAGRAPH) node.unbreakable = true;
    if (node.whole) this.#keepWhole(node, node.whole);
    if (node.forms) this.#takeForm(node, node.forms);
    if (node.rest) this.#printRest(node);
    if (node.elastic) this.#stretch(node);
    if (node.last) this.#fill(node);
    super.processNode(node, aligned);
  }

  /** Used share of the page, and the points that are left of it. */
  #page(): { used: number; room: number } {
    const { y, availableHeight, pageMargins } = this.writer.context();
    const used = y - pageMargins.top;
    return { used: used / (used + availableHeight), room: availableHeight };
  }

  #beginSheet(node: Node, height: number): void {
    const gap = node.gap ?? 0;
    let { used, room } = this.#page();
    const begins = used < 0.01;
    if (!begins && (used >= FULL || room < height + gap)) {
      this.#fill(node);
      ({ used, room } = this.#page());
    }
    if (!begins && (used >= FULL || room < height + gap)) node.pageBreak = 'before';
    const margin = node._margin ?? [0, 0, 0, 0];
    node._margin = [margin[0] ?? 0, begins || node.pageBreak ? 0 : gap, margin[2] ?? 0, margin[3] ?? 0];
  }

  /** Puts fillers before a node, those that must be printed as far as they have room, others until the page is full enough. */
  #fill(node: Node): void {
    for (;;) {
      const { used, room } = this.#page();
      const at = this.fillers.findIndex(({ height, optional }) => height <= room && (used < FULL || !optional));
      const [filler] = at < 0 ? [] : this.fillers.splice(at, 1);
      if (!filler) return;
      this.#insert(node, filler.content);
    }
  }

  #printRest(node: Node): void {
    for (const { content, optional } of this.fillers) if (!optional) this.#insert(node, content);
    this.fillers = this.fillers.filter(({ optional }) => optional);
  }

  /** Height of content in the width of the page, as if the page had no end. */
  #heightOf(content: Content): number {
    const node = this.#measured(content);
    this.writer.pushContext(this.writer.context().availableWidth, ENDLESS);
    this.processNode(node);
    const { y } = this.writer.context();
    this.writer.popContext();
    return y;
  }

  /** Begins the next page with what has no room on this one; a page too empty to end lets it break. */
  #keepWhole(node: Node, { head, rest, full = FULL_BEFORE_WHOLE }: Whole): void {
    const { used, room } = this.#page();
    const page = room / (1 - used);
    const height = this.#heightOf({ stack: structuredClone([head, ...rest]) });
    if (height <= room) return;
    if (used >= full && height <= page) node.pageBreak = 'before';
  }

  #measured = (content: Content): Node => this.docMeasure.measureBlock(this.docPreprocessor.preprocessBlock(content));

  #takeForm(node: Node, forms: Content[]): void {
    const { room } = this.#page();
    const fits = forms.find((form) => this.#heightOf(structuredClone(form)) <= room) ?? forms.at(-1);
    node.stack = [this.#measured(fits as Content)];
  }

  /** Chooses the elastic end that stops far enough down its page, the usual space between its rows first. */
  #stretch(node: Node): void {
    const { used, room } = this.#page();
    const page = room / (1 - used);
    // Its head and first rows stand together: where they have no room, it begins on the next page.
    const start = room < BEGINNING ? 0 : used;
    let best = { miss: Number.POSITIVE_INFINITY, content: null as Content | null };
    for (const { rows, build } of this.elastic) {
      const usual = this.#heightOf(build(PADS[0] as number));
      for (const pad of PADS) {
        const end = (start + (usual + rows * 2 * (pad - (PADS[0] as number))) / page) % 1;
        const miss = end < END.least ? END.least - end : Math.max(0, end - END.most);
        if (miss < best.miss) best = { miss, content: build(pad) };
        if (miss === 0) break;
      }
      if (best.miss === 0) break;
    }
    if (best.content) node.stack = [this.#measured(best.content)];
  }

  #insert(before: Node, content: Content): void {
    const node = this.#measured(content);
    before.before = [...(before.before ?? []), node];
    this.processNode(node);
  }

  override buildNextLine(node: Node): Line | null {
    const line = super.buildNextLine(node);
    if (line && !this.#artifact) line.leaf = node;
    return line;
  }

  /** The sign of a list's item is a line of its own, which pdfmake makes beside the item's first line. */
  override processList(ordered: boolean, node: Node): void {
    for (const { listMarker } of node.ol ?? node.ul ?? []) for (const inline of listMarker?._inlines ?? []) inline.leaf = listMarker as Node;
    super.processList(ordered, node);
  }

  override addBackground(background: unknown): void {
    this.#aside(() => super.addBackground(background));
  }

  override addHeadersAndFooters(header: unknown, footer: unknown): void {
    this.#aside(() => super.addHeadersAndFooters(header, footer));
  }

  #aside(lay: () => void): void {
    this.#artifact = true;
    lay();
    this.#artifact = false;
  }
}
