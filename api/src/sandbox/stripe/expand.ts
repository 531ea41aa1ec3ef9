import { invalid } from './errors.ts';
import type { Store } from './store.ts';

const MAX_PATHS = 20;
const MAX_DEPTH = 4;
const EXPANDABLE = ['latest_charge', 'payment_method', 'charge', 'payment_intent', 'source', 'balance_transaction'];
const CLIENT_EXPANDABLE = ['payment_method'];

/** Replaces ids by their objects along paths such as `data.payment_intent.latest_charge`. Throws Stripe's 400. */
export function expand(store: Store, object: object, paths: string[], client: boolean): object {
  if (paths.length > MAX_PATHS) throw invalid(`You can expand at most ${MAX_PATHS} properties.`, 'expand');
  let result = object;
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > MAX_DEPTH) throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path.slice(0, 100)}`, 'expand');
    result = step(store, result, keys, path, client ? CLIENT_EXPANDABLE : EXPANDABLE) as object;
  }
  return result;
}

function step(store: Store, value: unknown, keys: string[], path: string, allowed: string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => step(store, item, keys, path, allowed));
  const object = value as Record<string, unknown>;
  const inList = key === 'data' && object.object === 'list';
  if (!inList && (!allowed.includes(key) || !Object.hasOwn(object, key))) {
    throw invalid(
      `This property cannot be expanded (${path.slice(0, 100)}). You may want to try expanding 'data.${key.slice(0, 50)}' if it is a list.`,
      'expand',
    );
  }
  const held = object[key];
  const found = typeof held === 'string' ? (store.findAny(held) ?? held) : held;
  return { ...object, [key]: step(store, found, rest, path, allowed) };
}
