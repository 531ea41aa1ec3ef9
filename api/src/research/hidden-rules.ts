/** Which elements the simple rules of a page's own style sheets select. */

type Compound = { tag: string | null; id: string | null; classes: string[] };
/** A selector of one compound, or of one inside another. */
export type SimpleRule = { self: Compound; around: Compound | null };

function compoundOf(text: string): Compound | null {
  const found = /^([\w-]*)((?:[.#][\w-]+)*)$/.exec(text);
  if (!found) return null;
  const parts = (found[2] as string).match(/[.#][\w-]+/g) ?? [];
  const ids = parts.filter((part) => part.startsWith('#'));
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
  return ids.length > 1 ? null : { tag: found[1] ? (found[1] as string).toLowerCase() : null, id: ids[0]?.slice(1) ?? null, classes };
}

/** Rule of a selector; null for what is not simple: longer chains cost more than they hide. */
export function simpleRule(selector: string): SimpleRule | null {
  const parts = selector.trim().split(/\s+/);
  if (parts.length > 2 || selector.length > 122 || !/[.#]/.test(selector)) return null;
  const compounds = parts.map(compoundOf);
  const self = compounds.at(-1) ?? null;
  const around = parts.length === 2 ? compounds[0] : null;
  return self && around !== undefined && !(parts.length === 2 && around === null) ? { self, around: around ?? null } : null;
}

const classesOf = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 40);

function isSelected(element: Element, classes: readonly string[], { tag, id, classes: wanted }: Compound): boolean {
  return (tag === null || element.localName === tag) && (id === null || element.getAttribute('id') === id) && wanted.every((name) => classes.includes(name));
}

/** Elements that a rule selects. Rules are looked up by the class or id of their last part. */
export function selectedBy(rules: readonly SimpleRule[], elements: readonly Element[]): Set<Element> {
  const byName = new Map<string, SimpleRule[]>();
  const byTag: SimpleRule[] = [];
  for (const rule of rules) {
    const name = rule.self.id !== null ? `#${rule.self.id}` : rule.self.classes[0] !== undefined ? `.${rule.self.classes[0]}` : null;
    if (name === null) byTag.push(rule);
    else byName.set(name, [...(byName.get(name) ?? []), rule]);
  }
  const selected = new Set<Element>();
  for (const element of elements) {
    const classes = classesOf(element);
    const id = element.getAttribute('id');
    const near = [...(id ? (byName.get(`#${id}`) ?? []) : []), ...new Set(classes)].flatMap((one) =>
      typeof one === 'string' ? (byName.get(`.${one}`) ?? []) : [one],
    );
    for (const rule of [...near, ...byTag]) {
      if (!isSelected(element, classes, rule.self)) continue;
      if (rule.around === null || isInside(element, rule.around)) {
        selected.add(element);
        break;
      }
    }
  }
  return selected;
}

function isInside(element: Element, around: Compound): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) if (isSelected(at, classesOf(at), around)) return true;
  return false;
}
