/**
 * A third of a schedule's time went into building SQL. drizzle asks of every part of a statement, again and again, which class it belongs to, and
 * puts the text together in as many small objects. Here the answer, which depends on the two classes alone, is kept, and the parts are written one
 * after the other into one text; what is rare goes the old way. Import it before drizzle.
 */
import '../../src/module-paths.ts';
import { registerHooks } from 'node:module';

const IS = 'function is(value, type) {';
const QUICK_IS = `
const kinds = new Map();
function is(value, type) {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  let known = kinds.get(type);
  if (!known) kinds.set(type, (known = new Map()));
  let found = known.get(prototype);
  if (found === undefined) known.set(prototype, (found = isAnew(value, type)));
  return found;
}
function isAnew(value, type) {`;

const BUILD = '  buildQueryFromSourceParams(chunks, _config) {';
const QUICK_BUILD = `
  buildQueryFromSourceParams(chunks, given) {
    const config = { ...given, paramStartIndex: given.paramStartIndex || { value: 0 } };
    if (given.inlineParams || this.shouldInlineParams || given.invokeSource || given.prepareTyping) return this.buildSlowly(chunks, config);
    const out = { sql: '', params: [] };
    for (const chunk of chunks) write(this, chunk, config, out);
    return out;
  }
  buildSlowly(chunks, _config) {`;
const TAIL = 'function name(value) {';
const QUICK_WRITE = `
const kindsOfChunk = () => [[StringChunk, 1], [Name, 2], [SQL, 3], [Table, 4], [Column, 5], [View, 0], [Param, 6], [Placeholder, 0], [SQL.Aliased, 0], [Subquery, 0]];
const tags = new Map();
function write(builder, chunk, config, out) {
  if (chunk === undefined) return;
  if (Array.isArray(chunk)) {
    out.sql += '(';
    for (let i = 0; i < chunk.length; i++) {
      if (i > 0) out.sql += ', ';
      write(builder, chunk[i], config, out);
    }
    out.sql += ')';
    return;
  }
  let tag = 0;
  if (chunk !== null && typeof chunk === 'object') {
    const prototype = Object.getPrototypeOf(chunk);
    tag = tags.get(prototype);
    if (tag === undefined) tags.set(prototype, (tag = kindsOfChunk().find(([type]) => is(chunk, type))?.[1] ?? 0));
  }
  if (tag === 1) {
    for (const text of chunk.value) out.sql += text;
  } else if (tag === 2) out.sql += config.escapeName(chunk.value);
  else if (tag === 3 && !chunk.shouldInlineParams) {
    for (const each of chunk.queryChunks) write(chunk, each, config, out);
  } else if (tag === 4 && chunk[Table.Symbol.Schema] === undefined) out.sql += config.escapeName(chunk[Table.Symbol.Name]);
  else if (tag === 5 && chunk.table[Table.Symbol.Schema] === undefined)
    out.sql += config.escapeName(chunk.table[Table.Symbol.Name]) + '.' + config.escapeName(config.casing.getColumnCasing(chunk));
  else if (tag === 6 && !is(chunk.value, Placeholder)) {
    const mapped = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value);
    if (is(mapped, SQL)) return write(builder, mapped, config, out);
    out.sql += config.escapeParam(config.paramStartIndex.value++, mapped);
    out.params.push(mapped);
  } else {
    const { sql, params } = builder.buildSlowly([chunk], config);
    out.sql += sql;
    out.params.push(...params);
  }
}
function name(value) {`;

const COLUMN = '    if (!column.keyAsName) return column.name;';
const QUICK_COLUMN = '    if (!column.keyAsName || this.convert === noopCase) return column.name;';

const ROUTER = 'new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] })';
/** Each life mounts the same routes: the tree of their paths, which depends on those alone, is built once. */
const QUICK_ROUTER = `
const trees = new Map();
class SharedTree {
  name = 'SharedTree';
  routes = [];
  add(method, path, handler) { this.routes.push([method, path, handler]); }
  match(method, path) {
    const key = (this.key ??= this.routes.map(([method, path]) => method + path).join());
    let tree = trees.get(key);
    if (!tree) {
      trees.set(key, (tree = new TrieRouter()));
      this.routes.forEach(([method, path], n) => tree.add(method, path, n));
    }
    return [tree.match(method, path)[0].map(([n, params]) => [this.routes[n][2], params])];
  }
}
var Hono = class extends`;

const changes: Record<string, [string, string][]> = {
  '/drizzle-orm/entity.js': [[IS, QUICK_IS]],
  '/drizzle-orm/casing.js': [[COLUMN, QUICK_COLUMN]],
  '/hono/dist/hono.js': [
    [ROUTER, 'new SharedTree()'],
    ['var Hono = class extends', QUICK_ROUTER],
  ],
  '/drizzle-orm/sql/sql.js': [
    [BUILD, QUICK_BUILD],
    [TAIL, QUICK_WRITE],
  ],
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const file = Object.keys(changes).find((end) => url.endsWith(end));
    if (!file) return loaded;
    let source = String(loaded.source);
    for (const [was, is] of changes[file] ?? []) {
      if (!source.includes(was)) throw new Error(`${url} is not as quick-sql.ts knows it`);
      source = source.replace(was, () => is);
    }
    return { ...loaded, source };
  },
});
