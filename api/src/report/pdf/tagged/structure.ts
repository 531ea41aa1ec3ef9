/** The structure of a tagged PDF: headings, paragraphs, lists, tables and figures in reading order, over the marked content. */
import type { Node, PdfDocument, Ref } from './pdfmake-parts.ts';
import type { Link, Mark, Marks } from './renderer.ts';

type Element = { tag: string; alt?: string; attributes?: Record<string, unknown>; kids: (Element | Mark | Link)[] };

/** Styles of headings; every other text is a paragraph. */
const HEADINGS: Record<string, string> = { h1: 'H1', h2: 'H2', clause: 'H2', h3: 'H3' };
const ITEM: Record<string, string> = { L: 'LI', TOC: 'TOCI' };

const full = (elements: Element[]): Element[] => elements.filter(({ kids }) => kids.length > 0);
const wrap = (tag: string, kids: Element['kids'], attributes?: Element['attributes']): Element[] =>
  kids.length > 0 ? [{ tag, kids, ...(attributes ? { attributes } : {}) }] : [];

/** Elements of a node, after those that fill the page before it; a node that only places others has those of the others. */
const elementsOf = (node: Node, marks: Marks, boxes: Map<Node, number[]>): Element[] => [
  ...(node.before ?? []).flatMap((each) => elementsOf(each, marks, boxes)),
  ...ownElements(node, marks, boxes),
];

function ownElements(node: Node, marks: Marks, boxes: Map<Node, number[]>): Element[] {
  const inside = (nodes: Node[] = []): Element[] => nodes.flatMap((each) => elementsOf(each, marks, boxes));
  const { tag } = node;
  if (tag && ITEM[tag])
    return wrap(
      tag,
      itemsOf(node).flatMap((item) => wrap(ITEM[tag] as string, body(tag, inside([item])))),
      tag === 'L' ? unordered : undefined,
    );
  if (node.text !== undefined) return wrap(tag ?? HEADINGS[String(node.style)] ?? 'P', marks.get(node) ?? []);
  if (node.svg)
    return wrap('Figure', marks.get(node) ?? []).map((figure) => ({
      ...figure,
      alt: node.alt ?? '',
      attributes: { O: 'Layout', Placement: 'Block', BBox: boxes.get(node) ?? [] },
    }));
  if (node.ol ?? node.ul) return list(node, marks, boxes);
  const { table } = node;
  if (table) return table.headerRows ? tableOf(table.body, table.headerRows, inside) : inside(table.body.flat());
  const kids = inside(node.stack ?? node.columns);
  return tag ? wrap(tag, kids) : kids;
}

const unordered = { O: 'List', ListNumbering: 'None' };

/** What stands in a list's item: its body; a line of the contents has its words as they are. */
const body = (tag: string, kids: Element[]): Element['kids'] => (tag === 'L' ? wrap('LBody', kids) : kids);

/** Items of a list: the cells of a table of columns, or what stands one under the other; of contents, the rows. */
const itemsOf = ({ tag, table, stack, columns }: Node): Node[] =>
  (tag === 'TOC' ? table?.body.map((row): Node => ({ columns: row })) : table?.body.flat()) ?? stack ?? columns ?? [];

function list(node: Node, marks: Marks, boxes: Map<Node, number[]>): Element[] {
  const items = (node.ol ?? node.ul ?? []).flatMap((item) => [
    { tag: 'LI', kids: [...wrap('Lbl', (item.listMarker && marks.get(item.listMarker as Node)) ?? []), ...wrap('LBody', elementsOf(item, marks, boxes))] },
  ]);
  return wrap('L', full(items), { O: 'List', ListNumbering: node.ol ? 'Decimal' : 'Disc' });
}

/** Head cells are those of the first rows and, further down, those with the style of one. */
function tableOf(rows: Node[][], headerRows: number, inside: (nodes: Node[]) => Element[]): Element[] {
  const cell = (node: Node, top: boolean): Element[] => {
    if (node._span) return [];
    const head = top || node.style === 'th';
    const attributes = { O: 'Table', ...(head ? { Scope: top ? 'Column' : 'Row' } : {}), ...(node.colSpan ? { ColSpan: node.colSpan } : {}) };
    return [{ tag: head ? 'TH' : 'TD', kids: inside([node]), ...(head || node.colSpan ? { attributes } : {}) }];
  };
  return wrap(
    'Table',
    rows.map((row, i) => ({ tag: 'TR', kids: row.flatMap((node) => cell(node, i < headerRows)) })),
  );
}

/** Writes the structure into the document; every marked piece gets its element. */
export function writeStructure(document: PdfDocument, root: Node, marks: Marks, boxes: Map<Node, number[]>): void {
  const tree = document.getStructParentTree();
  const root_ = document.getStructTreeRoot();
  const own = (ref: Ref, { page, mcid }: Mark): unknown => {
    tree.get(page.data.StructParents)[mcid] = ref;
    ref.data.Pg ??= page;
    return ref.data.Pg === page ? mcid : { Type: 'MCR', Pg: page, MCID: mcid };
  };
  const write = ({ tag, alt, attributes, kids }: Element, parent: Ref): Ref => {
    const ref = document.ref({ S: tag, P: parent, ...(alt ? { Alt: new String(alt) } : {}), ...(attributes ? { A: attributes } : {}) });
    ref.data.K = kids.map((kid) => ('tag' in kid ? write(kid, ref) : 'target' in kid ? link(kid, ref) : own(ref, kid)));
    ref.end();
    return ref;
  };
  const link = ({ marks: words, areas }: Link, parent: Ref): Ref => {
    const ref = document.ref({ S: 'Link', P: parent });
    ref.data.K = [
      ...words.map((mark) => own(ref, mark)),
      ...areas.map(({ page, annotation, key }) => {
        tree.add(key, ref);
        return { Type: 'OBJR', Pg: page, Obj: annotation };
      }),
    ];
    ref.end();
    return ref;
  };
  root_.data.K = [write({ tag: 'Document', kids: elementsOf(root, marks, boxes) }, root_)];
}
