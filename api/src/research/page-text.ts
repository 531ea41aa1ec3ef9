/** Text of a part of a page as paragraphs. */
import { shortText } from './dom.ts';
import { stripInvisible } from './visibility.ts';

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const MAX_ROW = 300;

/** True for a row of a table of data: short cells without blocks. It is one paragraph, „NIP 525 000 00 00”. */
function isDataRow(row: Element): boolean {
  const cells = [...row.children];
  if (cells.length < 2 || cells.length > 14) return false;
  let chars = 0;
  for (const cell of cells) {
    if (cell.localName !== 'td' && cell.localName !== 'th') return false;
    for (let child = cell.firstElementChild; child; child = child.nextElementSibling) if (BLOCKS.has(child.localName) || child.localName === 'br') return false;
    chars += shortText(cell, MAX_ROW + 1).length;
    if (chars > MAX_ROW) return false;
  }
  return true;
}

/** Between a label and its value a blank; between the cells of a longer row a mark, as neighbours there are no phrase. */
const cellGap = (cell: Element): string => (cell.previousElementSibling && (cell.parentElement?.children.length ?? 0) > 2 ? ' · ' : ' ');

/** True for the term of a list of facts: term and fact, both short, are one paragraph, „NIP 525 000 00 00”. */
function isShortTerm(term: Element): boolean {
  const fact = term.nextElementSibling;
  if (fact?.localName !== 'dd' || fact.nextElementSibling?.localName === 'dd') return false;
  const isPlain = (element: Element) => ![...element.children].some((child) => BLOCKS.has(child.localName) || child.localName === 'br');
  return shortText(term, 61).length <= 60 && shortText(fact, MAX_ROW + 1).length <= MAX_ROW && isPlain(term) && isPlain(fact);
}

/** What a paragraph is of an item of its page: the item's number and the part it plays in it. */
export type ItemPart = { item: number; role: 'head' | 'quote' | 'words' | 'replyHead' | 'reply' };
/** A paragraph, and how many of its characters are inside links. */
export type Paragraph = { text: string; linked: number; part?: ItemPart };

/**
 * Paragraphs in reading order. Walks without recursion: nesting may be as deep as a hostile page likes.
 * @param instead paragraphs that stand for an element inside the root, which is then not walked; undefined for other elements
 * @param isSpaced neighbouring inline elements are kept apart, as style sheets show them in headers of reviews and posts
 */
export function paragraphsOf(root: Node, instead?: (element: Element) => Paragraph[] | undefined, isSpaced = false): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let buffer = '';
  let linked = 0;
  let links = 0;
  let breaks = 0;
  let isGap = false;
  let row: Element | null = null;
  let fact: Node | null = null;
  const isCell = (node: Node) => row !== null && node.parentNode === row;
  const flush = () => {
    const text = stripInvisible(buffer)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    if (text !== '') paragraphs.push({ text, linked: Math.min(linked, text.length) });
    buffer = '';
    linked = 0;
    breaks = 0;
  };
  const enter = (node: Node) => {
    if (node.nodeType === 3) {
      const value = (node.textContent ?? '').replace(/\s+/g, ' ');
      if (value.trim() !== '') breaks = 0;
      if (isGap && /[^\s(„"'/-]$/u.test(buffer) && /^[\p{L}\d★]/u.test(value)) buffer += '\n';
      isGap = false;
      buffer += value;
      if (links > 0) linked += value.length;
    } else if (node.nodeType === 1) {
      const name = (node as Element).localName;
      isGap = isSpaced;
      if (name === 'a') links++;
      if (name === 'br') {
        if (++breaks > 1) flush();
        else buffer += '\n';
      } else if (isCell(node)) buffer += cellGap(node as Element);
      else if (node === fact) buffer += ' ';
      else if (BLOCKS.has(name)) flush();
      if (name === 'dt' && !isSpaced && isShortTerm(node as Element)) fact = (node as Element).nextElementSibling;
      if (name === 'tr' && !isSpaced && isDataRow(node as Element)) row = node as Element;
    }
  };
  const leave = (node: Node) => {
    if (node.nodeType !== 1) return;
    const name = (node as Element).localName;
    isGap = isSpaced;
    if (name === 'a') links--;
    if (isCell(node) || (fact !== null && (node as Element).nextElementSibling === fact)) return;
    if (node === row) row = null;
    if (BLOCKS.has(name)) flush();
  };
  let node: Node | null = root;
  while (node) {
    const stand: Paragraph[] | undefined = node !== root && node.nodeType === 1 ? instead?.(node as Element) : undefined;
    if (stand) {
      if (stand.length > 0 || BLOCKS.has((node as Element).localName)) flush();
      paragraphs.push(...stand);
    } else enter(node);
    if (!stand && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    if (!stand) leave(node);
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node) leave(node);
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  flush();
  return paragraphs;
}
