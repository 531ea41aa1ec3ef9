import { invalid, missing } from './errors.ts';

/** A decoded form: bracketed keys are nested objects, `a[]` and `a[0]` are objects with number keys. */
type Tree = { [key: string]: string | Tree };

const MAX_PAIRS = 500;
const MAX_DEPTH = 6;
const empty = (): Tree => Object.create(null) as Tree;

/**
 * Decodes a form body or query string in Stripe's bracket notation, e.g. `card[number]=4242`.
 * Throws Stripe's 400 for malformed names, clashes, and too many or too deep keys. Safe for keys like `__proto__`.
 */
export function parseForm(text: string): Tree {
  const root = empty();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++pairs > MAX_PAIRS) throw invalid(`Too many parameters: at most ${MAX_PAIRS} are accepted.`);
    const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (!match) throw invalid('Invalid request: a parameter name is malformed.');
    const keys = [match[1] as string, ...[...(match[2] as string).matchAll(/\[([^\]]*)\]/g)].map((key) => key[1] as string)];
    if (keys.length > MAX_DEPTH) throw invalid('Invalid request: parameters are nested too deeply.');
    put(root, keys, value);
  }
  return root;
}

function put(root: Tree, keys: string[], value: string): void {
  let node = root;
  for (const [depth, raw] of keys.entries()) {
    const key = raw === '' ? String(Object.keys(node).length) : raw;
    const last = depth === keys.length - 1;
    const there = node[key];
    if (last) {
      if (typeof there === 'object') throw invalid('Invalid request: a parameter is given both as a value and as an object.');
      node[key] = value;
    } else if (there === undefined) {
      const child = empty();
      node[key] = child;
      node = child;
    } else if (typeof there === 'object') {
      node = there;
    } else {
      throw invalid('Invalid request: a parameter is given both as a value and as an object.');
    }
  }
}

/** Typed access to a decoded form. Errors name the parameter by its full bracketed path. */
export class Reader {
  readonly tree: Tree;
  readonly path: string;

  constructor(tree: Tree, path = '') {
    this.tree = tree;
    this.path = path;
  }

  name(key: string): string {
    return this.path ? `${this.path}[${key}]` : key;
  }

  has(key: string): boolean {
    return this.tree[key] !== undefined;
  }

  /** Throws for keys other than these. */
  only(allowed: readonly string[]): this {
    for (const key of Object.keys(this.tree)) {
      if (!allowed.includes(key))
        throw invalid(`Received unknown parameter: ${this.name(key).slice(0, 100)}`, this.name(key).slice(0, 100), 'parameter_unknown');
    }
    return this;
  }

  /** Text, or undefined if absent. Throws for objects, empty text and text longer than `max`. */
  text(key: string, max = 5000): string | undefined {
    const value = this.tree[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${this.name(key)} must be a string`, this.name(key));
    if (value === '')
      throw invalid(
        `You passed an empty string for '${this.name(key)}'. We assume empty values are an attempt to unset a parameter; however '${this.name(key)}' cannot be unset.`,
        this.name(key),
        'parameter_invalid_empty',
      );
    if (value.length > max) throw invalid(`Invalid string: ${this.name(key)} must be at most ${max} characters`, this.name(key));
    return value;
  }

  required(key: string, max = 5000): string {
    const value = this.text(key, max);
    if (value === undefined) throw missing(this.name(key));
    return value;
  }

  integer(key: string): number | undefined {
    const value = this.text(key, 100);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(key: string): boolean | undefined {
    const value = this.text(key, 100);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, this.name(key));
    return value === 'true';
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T | undefined {
    const value = this.text(key, 200);
    if (value === undefined) return undefined;
    if (!(values as readonly string[]).includes(value)) throw invalid(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, this.name(key));
    return value as T;
  }

  child(key: string): Reader | undefined {
    const value = this.tree[key];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid(`Invalid object`, this.name(key));
    return new Reader(value, this.name(key));
  }

  list(key: string): string[] | undefined {
    const value = this.tree[key];
    if (value === undefined) return undefined;
    if (typeof value === 'string') throw invalid('Invalid array', this.name(key));
    return Object.values(value).map((item) => {
      if (typeof item !== 'string') throw invalid('Invalid array', this.name(key));
      return item;
    });
  }

  /** Stripe's metadata rules: at most 50 keys of 40 characters, values of 500; `''` removes all. */
  metadata(): Record<string, string> | undefined {
    if (this.tree.metadata === '') return {};
    const child = this.child('metadata');
    if (!child) return undefined;
    const entries = Object.entries(child.tree);
    if (entries.length > 50) throw invalid('Metadata can have up to 50 keys.', 'metadata');
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (typeof value !== 'string' || value.length > 500)
          throw invalid('Metadata values must be strings of up to 500 characters.', child.name(key.slice(0, 40)));
        if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', 'metadata');
        return [key, value];
      }),
    );
  }
}
