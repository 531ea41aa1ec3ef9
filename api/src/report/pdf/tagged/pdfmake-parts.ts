/**
 * The classes inside pdfmake that a tagged PDF needs to extend, with the types of what is used of them: pdfmake publishes
 * types for its outer interface only.
 */
import { createRequire } from 'node:module';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { EmbeddedFont } from './words.ts';

/** Copies without anchors of what a node's stack holds, to measure. */
export type Whole = { head: Content; rest: Content[]; full?: number };

declare module 'pdfmake/interfaces' {
  interface ContentBase {
    /** What the content is in the structure of the PDF, where its form does not say it. */
    tag?: 'L' | 'TOC' | 'Caption' | 'BlockQuote';
    /** Words in place of a drawing; a drawing without is decoration. */
    alt?: string;
    /** The start of a sheet, and the points of height that must stand together there. */
    sheet?: number;
    /** Points of height that must be left on the page, else the node begins the next one. */
    keep?: number;
    /** Points of height that must be left on the page, else the node is left out. */
    ifRoom?: number;
    /** Space above a sheet that goes on below another one. */
    gap?: number;
    /** Where what must be printed and has filled no page is printed. */
    rest?: true;
    /** What the end of a page shall not part, where that leaves no hole. */
    whole?: Whole;
    /** What stands here where nothing stands above it on the page: nothing. */
    notOnTop?: true;
    /** The same content in several forms, of which the first one that has room is printed. */
    forms?: Content[];
    /** Where the elastic end stands. */
    elastic?: true;
    /** The end of the last page. */
    last?: true;
  }
}

const require = createRequire(import.meta.url);

/** An object of the file that others point to; `end` writes it. */
export type Ref = { id: number; data: Record<string, unknown>; end(): void };

export type Inline = {
  text: string;
  x: number;
  width: number;
  font: unknown;
  fontSize: number;
  color: string;
  characterSpacing: number;
  link?: string | null;
  linkToDestination?: string | null;
  linkToPage?: number | null;
  _pageNodeRef?: unknown;
  leaf?: Node;
  [property: string]: unknown;
};

export type Line = {
  inlines: Inline[];
  /** The node that the line is a part of; none in the page's foot and background. */
  leaf?: Node;
  _pageNodeRef?: unknown;
  getHeight(): number;
  getAscenderHeight(): number;
};

/** A node of the definition, as pdfmake leaves it after the layout. */
export type Node = {
  tag?: string;
  /** Words in place of a drawing. */
  alt?: string;
  original?: Node;
  sheet?: number;
  gap?: number;
  keep?: number;
  ifRoom?: number;
  rest?: true;
  last?: true;
  elastic?: true;
  whole?: Whole;
  notOnTop?: true;
  forms?: Content[];
  /** What fills the page before this node. */
  before?: Node[];
  pageBreak?: 'before';
  unbreakable?: boolean;
  _margin?: number[] | null;
  style?: string | string[];
  text?: unknown;
  svg?: string;
  stack?: Node[];
  columns?: Node[];
  ul?: Node[];
  ol?: Node[];
  table?: { body: Node[][]; headerRows?: number };
  colSpan?: number;
  listMarker?: { _inlines?: Inline[] };
  _span?: boolean;
  x?: number;
  y?: number;
  _width?: number;
  _height?: number;
};

type Page = { dictionary: Ref; markings: { tag: string }[]; annotations: Ref[]; height: number; structParentTreeKey: number };

/** pdfkit's document, as pdfmake extends it. */
export type PdfDocument = {
  page: Page;
  _root: Ref;
  ref(data: Record<string, unknown>): Ref;
  file(source: Buffer, options: Record<string, unknown>): void;
  appendXML(xml: string): void;
  markContent(tag: string, options?: { type: string }): void;
  markStructureContent(tag: string): { refs: { pageRef: Ref; mcid: number }[] };
  endMarkedContent(): void;
  getStructTreeRoot(): Ref;
  getStructParentTree(): { get(key: unknown): (Ref | null)[]; add(key: number, value: Ref): void };
  createStructParentTreeNextKey(): number;
  provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont;
  _convertRect(x: number, y: number, width: number, height: number): number[];
  on(event: 'data' | 'end' | 'error', then: (chunk: Buffer) => void): void;
  end(): void;
};

export type LaidOutPage = { items: { type: string; item: Record<string, unknown> }[] };

type Class<T, Arguments extends unknown[]> = new (...args: Arguments) => T;
const part = <T>(name: string): T => (require(`pdfmake/js/${name}.js`) as { default: T }).default;

type Builder = {
  writer: {
    pushContext(width: number, height: number): void;
    popContext(): void;
    context(): { y: number; availableWidth: number; availableHeight: number; pageMargins: { top: number; bottom: number } };
  };
  docPreprocessor: { preprocessBlock(content: Content): Node };
  docMeasure: { measureBlock(node: Node): Node };
  registerTableLayouts(layouts: unknown): void;
  layoutDocument(content: Content, document: PdfDocument, ...rest: unknown[]): LaidOutPage[];
  processNode(node: Node, aligned?: boolean): void;
  processList(ordered: boolean, node: Node): void;
  buildNextLine(node: Node): Line | null;
  addBackground(background: unknown): void;
  addHeadersAndFooters(header: unknown, footer: unknown): void;
};
type Renderer = {
  pdfDocument: PdfDocument;
  renderPages(pages: LaidOutPage[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: object): void;
  renderSVG(svg: Node): void;
};

export const LayoutBuilder = part<Class<Builder, [size: object, margins: object, svg: unknown]>>('LayoutBuilder');
export const PageRenderer = part<Class<Renderer, [document: PdfDocument]>>('Renderer');
export const Document = part<Class<PdfDocument & { info: Record<string, unknown> }, unknown[]>>('PDFDocument');
export const SvgMeasure = part<Class<object, []>>('SVGMeasure');
export const { normalizePageSize, normalizePageMargin } = require('pdfmake/js/PageSize.js') as {
  normalizePageSize(size: TDocumentDefinitions['pageSize']): { width: number; height: number };
  normalizePageMargin(margins: TDocumentDefinitions['pageMargins']): object;
};
export const { tableLayouts } = require('pdfmake/js/tableLayouts.js') as { tableLayouts: object };
