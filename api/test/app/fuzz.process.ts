/**
 * Requests over all calls, made from the contract's own schemas: right ones, nearly right ones and hostile ones, by a visitor, a user and
 * an administrator. `npm run fuzz -- --requests N --seed S` sends more of them.
 */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { askedBy } from '../../src/http/validate.ts';
import { orders } from '../../src/orders/tables.ts';
import { member, PASSWORD } from './member.ts';
import { testApp } from './test-app.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** Stands in everything that belongs to another account; no answer to anybody else may hold it. */
const SECRET = 'tajemnica-innego-konta';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
};

const HOSTILE_STRINGS = [
  '',
  ' ',
  '0',
  'null',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\r\nBcc: x@y.pl',
  '%00',
  '＜',
  '‮abc',
  '🙂'.repeat(200),
  'a'.repeat(6_000),
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '1e309',
  '-1',
];
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_STRINGS, null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, 0.1, [], {}, [[[]]], { __proto__: null, $ne: 1 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const EXAMPLES: Record<string, string[]> = {
  email: ['anna@example.com', 'jan@example.pl'],
  uri: ['https://example.com/', 'http://127.0.0.1/'],
  date: ['2026-11-23', '2026-02-30'],
  'date-time': ['2026-11-23T10:00:00.000Z'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
};

/** Values that fit a schema, or nearly: patterns and refinements are not looked at. */
function fitting(schema: Schema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostile;
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return fc.oneof(...any.map(fitting));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as Schema);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(one)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(4, schema.maxItems ?? 4) });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const [min, max] = [Math.max(-1_000, schema.minimum ?? -1_000), Math.min(10_000, schema.maximum ?? 10_000)];
      return fc.integer({ min, max });
    }
    case 'string': {
      const length = { minLength: Math.min(20, schema.minLength ?? 0), maxLength: Math.min(60, schema.maxLength ?? 60) };
      const text = fc.oneof(fc.constantFrom('Jan Kowalski', 'architekt, Gdynia', '5250000000', '600700800'), fc.string(length));
      return fc.oneof(fc.constantFrom(...(EXAMPLES[schema.format ?? ''] ?? ['Zażółć gęślą jaźń'])), text);
    }
    default:
      return hostile;
  }
}

/** Some fields of an object replaced by what nobody expects. */
const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(), hostile).map(([one, at, bad]) => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return bad;
    const names = Object.keys(one);
    return names.length === 0 ? bad : { ...one, [names[at % names.length] as string]: bad };
  });

const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
const values = (schema: Schema): fc.Arbitrary<unknown> => {
  const good = fitting(schema);
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 4, arbitrary: spoilt(good) }, { weight: 1, arbitrary: hostile });
};

type Call = { method: string; path: string; json?: Schema; query?: Schema };
type Asked = { call: Call; who: 'visitor' | 'user' | 'admin'; param: string; body: unknown; query: unknown };

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function addressOf({ call, param, query }: Asked): string {
  const path = call.path.replace(/:\w+/g, encodeURIComponent(param));
  if (query === null || typeof query !== 'object') return path;
  const pairs = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value).toWellFormed())}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** Calls that end the session of whoever asks, or stream without an end. */
const LEFT_OUT = new Set([
  'GET /api/logout',
  'GET /api/reports/progress-events/:orderId',
  'POST /api/user/delete',
  'POST /api/user/security/sessions/end-others',
]);

it('no request breaks the server, shows another account’s data or changes it', { timeout: 1_800_000 }, async () => {
  const t = await testApp();
  const calls = new Map<string, Call>();
  for (const { method, path, handler } of t.app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/') || LEFT_OUT.has(`${method} ${path}`)) continue;
    const call = calls.get(`${method} ${path}`) ?? { method, path };
    const asked = askedBy(handler);
    if (asked?.target === 'json') call.json = schemaOf(asked.schema);
    if (asked?.target === 'query') call.query = schemaOf(asked.schema);
    calls.set(`${method} ${path}`, call);
  }
  expect([...calls.values()].filter(({ json }) => json).length).toBeGreaterThan(30);

  const own = await member(t, { email: 'ewa@example.com', password: PASSWORD });
  const other = await member(t, { email: `${SECRET}@example.com`, firstName: SECRET, password: PASSWORD });
  const admin = await member(t, { email: 'szefowa@example.com', isAdmin: true, password: PASSWORD });
  const mine = await t.placeOrder();
  const theirs = await t.placeOrder({ email: `${SECRET}@example.com`, subjectName: SECRET, description: SECRET });
  t.deps.db.update(orders).set({ userId: other.id }).where(sql`${orders.id} = ${theirs.id}`).run();

  /** Every row that belongs to the other account, in all tables that have an owner. */
  const tables = t.deps.db
    .all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
    .map(({ name }) => name)
    .filter((name) => t.deps.db.all<{ name: string }>(sql.raw(`pragma table_info(${name})`)).some((column) => column.name === 'user_id'));
  expect(tables.length).toBeGreaterThan(8);
  const snapshot = () =>
    JSON.stringify([
      ...tables.map((name) => t.deps.db.all(sql.raw(`select * from ${name} where user_id = '${other.id}' order by rowid`))),
      t.deps.db.all(sql.raw(`select * from users where id = '${other.id}'`)),
    ]);
  const before = snapshot();

  // The address of an order is known to whoever was given it; of another's order nobody here was.
  const params = fc.oneof(
    fc.constantFrom(mine.id, other.id, own.id, '0'.repeat(32), 'x'.repeat(43)),
    fc.constantFrom(...HOSTILE_STRINGS.filter((one) => one.trim() !== '').map((one) => one.toWellFormed())),
  );
  const requests = fc.constantFrom(...calls.values()).chain((call) =>
    fc.record({
      call: fc.constant(call),
      who: fc.constantFrom('visitor' as const, 'user' as const, 'admin' as const),
      param: params,
      body: call.json ? values(call.json) : fc.constant(undefined),
      query: call.query ? values(call.query) : fc.constant(null),
    }),
  );
  const cookies = { visitor: '', user: own.cookie, admin: admin.cookie };
  const answers = new Map<number, number>();
  let sent = 0;
  for (const asked of fc.sample(requests, { numRuns: REQUESTS, seed: SEED })) {
    sent += 1;
    // What an administrator may see and do is another matter: of theirs only the faults count.
    const { call, who } = asked;
    const isAdmins = who === 'admin' && call.path.startsWith('/api/admin');
    if (isAdmins && call.method !== 'GET') continue;
    const shown = `${call.method} ${addressOf(asked)} as ${who}: ${JSON.stringify(asked.body)?.slice(0, 300)}`;
    const { status, text: said } = await t.call(addressOf(asked), {
      method: call.method,
      cookie: cookies[who],
      // Each from an address of its own: the limits of calls have tests of theirs.
      headers: { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
      ...(asked.body === undefined ? {} : { body: asked.body }),
    });
    answers.set(status, (answers.get(status) ?? 0) + 1);
    expect(status, `${shown} → ${said.slice(0, 300)}`).toSatisfy((one: number) => one < 500 || one === 502 || one === 503);
    if (!isAdmins) expect(said.includes(SECRET), `leaked: ${shown}`).toBe(false);
  }
  expect(snapshot()).toBe(before);
  // Not everything was turned away at the door.
  expect((answers.get(200) ?? 0) / REQUESTS).toBeGreaterThan(0.05);
});
