/** schema.org data of a page, JSON-LD and microdata alike, as plain things. */

import { shortText } from './dom.ts';

/** One schema.org item: property name to value, nested item or list. `@type` holds its type names. */
export type Thing = Record<string, unknown>;

const MAX_JSON = 300_000;
const MAX_THINGS = 600;
const MAX_DEPTH = 8;
/** Properties of microdata that are read in all. */
const MAX_VALUES = 5_000;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** Type names of a thing without their namespace. */
export function typesOf(thing: Thing): string[] {
  return asList(thing['@type'])
    .filter((t): t is string => typeof t === 'string')
    .map((t) => t.replace(/^.*[/#:]/, '').slice(0, 60));
}

/** Items nested under a property. */
export function thingsOf(thing: Thing, property: string): Thing[] {
  return asList(thing[property]).filter(isThing);
}

/** A property as text: the string itself, the first of a list, or the name of a nested item. */
export function textOf(thing: Thing, property: string, depth = 0): string | null {
  for (const value of asList(thing[property])) {
    if (typeof value === 'string' && value.trim() !== '') return value.replace(/\s+/g, ' ').trim();
    if (typeof value === 'number') return String(value);
    if (isThing(value) && depth < 2) {
      const inner = textOf(value, '@value', depth + 1) ?? textOf(value, 'name', depth + 1) ?? textOf(value, 'value', depth + 1);
      if (inner) return inner;
    }
  }
  return null;
}

/** Addresses under a property. */
export function urlsOf(thing: Thing, property: string): string[] {
  return asList(thing[property]).flatMap((value) =>
    typeof value === 'string' ? [value] : isThing(value) ? asList(value.url ?? value['@id']).filter((u): u is string => typeof u === 'string') : [],
  );
}

function collect(value: unknown, into: Thing[], depth: number): void {
  if (depth > MAX_DEPTH || into.length >= MAX_THINGS) return;
  if (Array.isArray(value)) for (const item of value) collect(item, into, depth + 1);
  else if (isThing(value)) {
    if (value['@type'] !== undefined) into.push(value);
    for (const key of Object.keys(value)) if (typeof value[key] === 'object') collect(value[key], into, depth + 1);
  }
}

function propertyValue(element: Element): unknown {
  const tag = element.localName;
  if (element.hasAttribute('content')) return element.getAttribute('content');
  if (tag === 'time' || tag === 'data') return element.getAttribute('datetime') ?? element.getAttribute('value') ?? shortText(element, 200);
  if (tag === 'a' || tag === 'link') return element.getAttribute('href');
  if (tag === 'img') return element.getAttribute('src');
  return shortText(element, 5_000);
}

function addTo(thing: Thing, name: string, value: unknown): void {
  const known = thing[name];
  if (Array.isArray(known)) known.push(value);
  else thing[name] = known === undefined || known === null ? [value] : [known, value];
}

/** Microdata item as a thing; nested items become nested things. */
function microdataThing(scope: Element, depth: number, left: { values: number }): Thing {
  const thing: Thing = { '@type': (scope.getAttribute('itemtype') ?? '').split(/\s+/) };
  // The next element is the last of the pending ones.
  const pending = [...scope.children].reverse();
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (left.values <= 0) break;
    const names = element.getAttribute('itemprop')?.split(/\s+/) ?? [];
    const nested = element.hasAttribute('itemscope');
    if (names.length > 0) {
      const value = nested ? (depth < MAX_DEPTH ? microdataThing(element, depth + 1, left) : null) : propertyValue(element);
      left.values -= 1;
      for (const name of names) if (name && name !== '__proto__') addTo(thing, name, value);
    }
    if (!nested) for (const child of [...element.children].reverse()) pending.push(child);
  }
  return thing;
}

/** All schema.org items of a page, outer ones before those nested in them. Unreadable JSON is passed over. */
export function readStructuredData(document: Document): Thing[] {
  const things: Thing[] = [];
  for (const script of document.getElementsByTagName('script')) {
    if (script.getAttribute('type') !== 'application/ld+json') continue;
    const json = script.textContent ?? '';
    if (json.length > MAX_JSON) continue;
    try {
      collect(JSON.parse(json), things, 0);
    } catch {
      // A broken block says nothing; the page's own text remains.
    }
  }
  const left = { values: MAX_VALUES };
  for (const scope of document.querySelectorAll('[itemscope][itemtype]')) {
    if (things.length >= MAX_THINGS) break;
    if (!scope.hasAttribute('itemprop')) collect(microdataThing(scope, 0, left), things, 0);
  }
  return things;
}
