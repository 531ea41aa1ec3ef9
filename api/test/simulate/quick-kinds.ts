/**
 * drizzle asks of every part of a statement, again and again, which class it belongs to: a tenth of a schedule's time. The answer depends on the
 * two classes alone and is kept. Import it before drizzle.
 */
import { registerHooks } from 'node:module';

const HEAD = 'function is(value, type) {';
const KEPT = `
const kinds = new Map();
function is(value, type) {
  if (!value || typeof value !== 'object' || typeof value.constructor !== 'function' || Object.hasOwn(value, 'constructor')) return isAnew(value, type);
  let known = kinds.get(type);
  if (!known) kinds.set(type, (known = new Map()));
  let found = known.get(value.constructor);
  if (found === undefined) known.set(value.constructor, (found = isAnew(value, type)));
  return found;
}
function isAnew(value, type) {`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.endsWith('/drizzle-orm/entity.js') ? { ...loaded, source: String(loaded.source).replace(HEAD, KEPT) } : loaded;
  },
});
