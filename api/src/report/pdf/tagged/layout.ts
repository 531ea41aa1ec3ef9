/** pdfmake's layout, which also keeps from which node of the definition each line of text comes. */
import { LayoutBuilder, type Line, type Node } from './pdfmake-parts.ts';

export class TaggedLayout extends LayoutBuilder {
  /** The whole content, once it is laid out. */
  root: Node | null = null;
  /** True while the foot or the background of a page is laid out: what a reader's program should pass over. */
  #artifact = false;

  override processNode(node: Node, aligned?: boolean): void {
    if (!this.#artifact) this.root ??= node;
    // A block that stays together is copied onto its page: the copy then knows its node.
    if (node.alt) node.original = node;
    super.processNode(node, aligned);
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
