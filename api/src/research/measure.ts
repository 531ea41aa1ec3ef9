/** Sizes of all elements of a page in one walk, so that no rule has to read the same text again and again. */

/** `chars`: characters of text inside, scripts and style sheets not counted. `elements`: the element and those inside. `marked`: the caller's test holds for the element or one inside it. */
export type Size = { chars: number; elements: number; marked: boolean };

const CODE = new Set(['script', 'style', 'noscript', 'template']);

/** Every element under the root, and the root, in document order. */
export function measure(root: Element, isMarked: (element: Element) => boolean): Map<Element, Size> {
  const sizes = new Map<Element, Size>();
  const open: Size[] = [];
  const leave = () => {
    const size = open.pop() as Size;
    const parent = open.at(-1);
    if (!parent) return;
    parent.chars += size.chars;
    parent.elements += size.elements;
    parent.marked ||= size.marked;
  };
  let node: Node | null = root;
  while (node) {
    if (node.nodeType === 1) {
      const size: Size = { chars: 0, elements: 1, marked: isMarked(node as Element) };
      sizes.set(node as Element, size);
      open.push(size);
      if (node.firstChild && !CODE.has((node as Element).localName)) {
        node = node.firstChild;
        continue;
      }
      leave();
    } else if (node.nodeType === 3) (open.at(-1) as Size).chars += (node.textContent ?? '').length;
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node) leave();
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  return sizes;
}
