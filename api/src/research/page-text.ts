/** Text of a part of a page as paragraphs. */
import { stripInvisible } from './visibility.ts';

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** A paragraph, and how many of its characters are inside links. */
export type Paragraph = { text: string; linked: number };

/** Paragraphs in reading order. Walks without recursion: nesting may be as deep as a hostile page likes. */
export function paragraphsOf(root: Node): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let buffer = '';
  let linked = 0;
  let links = 0;
  let breaks = 0;
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
      buffer += value;
      if (links > 0) linked += value.length;
    } else if (node.nodeType === 1) {
      const name = (node as Element).localName;
      if (name === 'a') links++;
      if (name === 'br') {
        if (++breaks > 1) flush();
        else buffer += '\n';
      } else if (BLOCKS.has(name)) flush();
    }
  };
  const leave = (node: Node) => {
    if (node.nodeType !== 1) return;
    const name = (node as Element).localName;
    if (name === 'a') links--;
    if (BLOCKS.has(name)) flush();
  };
  let node: Node | null = root;
  while (node) {
    enter(node);
    if (node.firstChild) {
      node = node.firstChild;
      continue;
    }
    leave(node);
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node) leave(node);
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  flush();
  return paragraphs;
}
