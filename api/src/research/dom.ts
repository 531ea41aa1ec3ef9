/** Walks over a page's tree that cost no more than what they read. */

/** Every element inside, in document order. One walk is cheaper than a selector for each class or attribute. */
export function elementsOf(root: Element): Element[] {
  const elements: Element[] = [];
  let node: Element | null = root.firstElementChild;
  while (node) {
    elements.push(node);
    if (node.firstElementChild) {
      node = node.firstElementChild;
      continue;
    }
    while (node && node !== root && !node.nextElementSibling) node = node.parentElement;
    node = node && node !== root ? node.nextElementSibling : null;
  }
  return elements;
}

/** True when elements are nested deeper than the limit. */
export function isTooDeep(root: Element, limit: number): boolean {
  let depth = 0;
  let node: Element | null = root;
  while (node) {
    if (node.firstElementChild) {
      node = node.firstElementChild;
      if (++depth > limit) return true;
      continue;
    }
    while (node && node !== root && !node.nextElementSibling) {
      node = node.parentElement;
      depth--;
    }
    node = node && node !== root ? node.nextElementSibling : null;
  }
  return false;
}

const MAX_STEPS = 2_000;

/**
 * The first characters of an element's text; `textContent` would read all of it, for each element around it again.
 * @param gap put between the texts of neighbouring elements, which a style sheet keeps apart
 */
export function shortText(element: Element, max: number, gap = ''): string {
  let text = '';
  let node: Node | null = element.firstChild;
  for (let step = 0; node && text.length < max && step < MAX_STEPS; step += 1) {
    if (node.nodeType === 3) text += (text === '' ? '' : gap) + (node.nodeValue ?? '');
    const first: Node | null = node.firstChild;
    if (first) {
      node = first;
      continue;
    }
    while (node && node !== element && !node.nextSibling) node = node.parentNode;
    node = node && node !== element ? node.nextSibling : null;
  }
  return text.slice(0, max);
}

/** True when an element around this one, or the element itself, has one of the tags. */
export function isWithin(element: Element, tags: ReadonlySet<string>): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (tags.has(at.localName)) return true;
  return false;
}

/** Class and id of an element. */
export const namesOf = (element: Element): string => `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;

/** Elements for which the test holds, or holds for an element around them. The elements are in document order. */
export function withinAny(elements: readonly Element[], test: (element: Element) => boolean): Set<Element> {
  const found = new Set<Element>();
  for (const element of elements) if ((element.parentElement && found.has(element.parentElement)) || test(element)) found.add(element);
  return found;
}
