import Database from 'better-sqlite3';

/** Common part of stored objects; the rest has Stripe's shape. */
type Stored = { id: string };
export type Kind = 'payment_intent' | 'payment_method' | 'charge' | 'refund' | 'event' | 'redirect' | 'dispute' | 'balance_transaction' | 'payout';
type ListQuery = { parent?: string; types?: string[]; limit: number; after?: string; before?: string };
/** A delayed result of the bank: `subject` is the id of an intent, a refund or a dispute, `due` is in ms since the epoch. */
type Task = { subject: string; due: number; step: string };
type Delivery = { event: string; attempts: number };
type SavedAnswer = { fingerprint: string; status: number; body: string };

const SCHEMA = `
CREATE TABLE IF NOT EXISTS stripe_objects (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, parent TEXT, type TEXT, json TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS stripe_objects_kind ON stripe_objects (kind, parent);
CREATE TABLE IF NOT EXISTS stripe_tasks (subject TEXT PRIMARY KEY, due INTEGER NOT NULL, step TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS stripe_deliveries (event TEXT PRIMARY KEY, attempts INTEGER NOT NULL, due INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS stripe_answers (key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL);
`;

/**
 * The sandbox's state in SQLite. Synchronous: each request is one transaction, committed before the response. Opens and
 * closes the file if given a path; an open database is left open.
 */
export function openStore(database: string | Database.Database) {
  const own = typeof database === 'string';
  const db = own ? new Database(database) : database;
  if (own) {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    db.pragma('busy_timeout = 5000');
  }
  db.exec(SCHEMA);

  const sql = {
    put: db.prepare('INSERT INTO stripe_objects (id, kind, parent, type, json) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json'),
    get: db.prepare('SELECT json FROM stripe_objects WHERE id = ? AND kind = ?').pluck(),
    any: db.prepare('SELECT json FROM stripe_objects WHERE id = ?').pluck(),
    seq: db.prepare('SELECT seq FROM stripe_objects WHERE id = ? AND kind = ?').pluck(),
    plan: db.prepare('INSERT OR REPLACE INTO stripe_tasks (subject, due, step) VALUES (?, ?, ?)'),
    drop: db.prepare('DELETE FROM stripe_tasks WHERE subject = ?'),
    due: db.prepare('SELECT subject, due, step FROM stripe_tasks WHERE due <= ? ORDER BY due, rowid'),
    queue: db.prepare('INSERT INTO stripe_deliveries (event, attempts, due) VALUES (?, 0, ?)'),
    deliveries: db.prepare('SELECT event, attempts FROM stripe_deliveries WHERE due <= ? ORDER BY rowid LIMIT 20'),
    waiting: db.prepare('SELECT count(*) FROM stripe_deliveries WHERE event = ?').pluck(),
    delivered: db.prepare('DELETE FROM stripe_deliveries WHERE event = ?'),
    postpone: db.prepare('UPDATE stripe_deliveries SET attempts = attempts + 1, due = ? WHERE event = ?'),
    next: db.prepare('SELECT min(due) FROM (SELECT due FROM stripe_tasks UNION ALL SELECT due FROM stripe_deliveries)').pluck(),
    answer: db.prepare('SELECT fingerprint, status, body FROM stripe_answers WHERE key = ?'),
    remember: db.prepare('INSERT OR IGNORE INTO stripe_answers (key, fingerprint, status, body, at) VALUES (?, ?, ?, ?, ?)'),
    forget: db.prepare('DELETE FROM stripe_answers WHERE at < ?'),
  };

  return {
    transaction: <T>(work: () => T): T => db.transaction(work).immediate(),
    close: () => {
      if (own) db.close();
    },

    put(kind: Kind, object: Stored & { type?: string }, parent?: string): void {
      sql.put.run(object.id, kind, parent ?? null, kind === 'event' ? (object.type ?? null) : null, JSON.stringify(object));
    },
    get<T>(kind: Kind, id: string): T | undefined {
      const json = sql.get.get(id, kind) as string | undefined;
      return json === undefined ? undefined : (JSON.parse(json) as T);
    },
    findAny(id: string): Record<string, unknown> | undefined {
      const json = sql.any.get(id) as string | undefined;
      return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
    },
    /** Newest first (with `before`: oldest first), up to `limit + 1` rows; undefined if the cursor is unknown. */
    list<T>(kind: Kind, query: ListQuery): T[] | undefined {
      const where = ['kind = ?'];
      const values: (string | number)[] = [kind];
      if (query.parent !== undefined) {
        where.push('parent = ?');
        values.push(query.parent);
      }
      if (query.types) {
        where.push(`type IN (${query.types.map(() => '?').join(', ')})`);
        values.push(...query.types);
      }
      for (const [cursor, sign] of [
        [query.after, '<'],
        [query.before, '>'],
      ] as const) {
        if (cursor === undefined) continue;
        const seq = sql.seq.get(cursor, kind) as number | undefined;
        if (seq === undefined) return undefined;
        where.push(`seq ${sign} ?`);
        values.push(seq);
      }
      const order = query.before === undefined ? 'DESC' : 'ASC';
      const rows = db
        .prepare(`SELECT json FROM stripe_objects WHERE ${where.join(' AND ')} ORDER BY seq ${order} LIMIT ?`)
        .pluck()
        .all(...values, query.limit + 1) as string[];
      return rows.map((json) => JSON.parse(json) as T);
    },

    planTask: (task: Task): void => void sql.plan.run(task.subject, task.due, task.step),
    dropTask: (subject: string): void => void sql.drop.run(subject),
    dueTasks: (now: number): Task[] => sql.due.all(now) as Task[],

    queueDelivery: (event: string, due: number): void => void sql.queue.run(event, due),
    dueDeliveries: (now: number): Delivery[] => sql.deliveries.all(now) as Delivery[],
    isQueued: (event: string): boolean => (sql.waiting.get(event) as number) > 0,
    dequeue: (event: string): void => void sql.delivered.run(event),
    postponeDelivery: (event: string, due: number): void => void sql.postpone.run(due, event),
    /** Due time of the next task or delivery in ms; null if there is none. */
    nextDue: (): number | null => sql.next.get() as number | null,

    findAnswer: (key: string): SavedAnswer | undefined => sql.answer.get(key) as SavedAnswer | undefined,
    saveAnswer(key: string, saved: SavedAnswer, at: number): void {
      // Stripe keeps keys for at least 24 hours.
      sql.forget.run(at - 24 * 3600_000);
      sql.remember.run(key, saved.fingerprint, saved.status, saved.body, at);
    },
  };
}

export type Store = ReturnType<typeof openStore>;
