/** The durable workflows in a real PostgreSQL, with the real process. Skipped where PostgreSQL is not installed or its driver cannot be had. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { complete, SUBJECT, strideOf, surviveEvery } from './kill.ts';
import { Postgres } from './postgres.ts';
import { freePort, RARELY_MS, Server, until } from './server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { postgres, missing } = await Postgres.create();
afterAll(() => postgres?.remove());

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lustro-workflows-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function start(dataDir: string, env: Record<string, string>): Promise<Server> {
  const server = new Server(await freePort(), dataDir, undefined, env);
  onTestFinished(() => void (server.alive && server.kill()));
  return server;
}

/** The one line that a start ends with. */
async function sentenceOf(dataDir: string, env: Record<string, string>): Promise<string> {
  const server = await start(dataDir, env);
  expect(await server.ended).toBe(1);
  const lines = server.output.trim().split('\n');
  expect(lines, server.output).toHaveLength(1);
  return lines[0] as string;
}

it.skipIf(existsSync(join(ROOT, 'node_modules/postgres')))('without the driver a start says how to get it, and not the password', async () => {
  const sentence = await sentenceOf(folder(), { WORKFLOWS_URL: 'postgres://lustro:tajne@127.0.0.1:1/lustro' });
  expect(sentence).toContain('npm install --no-save postgres@3.4.9');
  expect(sentence).not.toContain('tajne');
});

describe.skipIf(!postgres)(missing ? `workflows in PostgreSQL (skipped: ${missing})` : 'workflows in PostgreSQL', () => {
  const db = postgres as Postgres;
  const SECRET = /tajne/;

  it('a process killed at the boundaries of an order’s steps loses and repeats nothing', async () => {
    const url = db.database('killed');
    const stride = strideOf(4);
    const kills = await surviveEvery('workflow', stride, db.env(url));
    expect(kills).toBeGreaterThanOrEqual(Math.floor(10 / stride));
    // They were there, and nowhere else.
    expect(db.ask('killed', `SELECT status, count(*) FROM openworkflow.workflow_runs WHERE workflow_name = 'fulfil-order' GROUP BY 1`)).toBe(
      `completed|${kills + 1}`,
    );
  });

  it('a database that goes away in the middle costs nothing but time: orders are taken meanwhile, and all are made once it is back', async () => {
    const dataDir = folder();
    const server = await start(dataDir, db.env(db.database('away')));
    await server.ready();
    const orders = ['anna.nowak1@example.com', 'anna.nowak2@example.com', 'anna.nowak3@example.com'].map((email) => ({ email, id: '' }));
    const place = async (order: (typeof orders)[number]) => {
      const { orderId, clientSecret } = await server.order(SUBJECT, order.email);
      order.id = orderId;
      await server.pay(clientSecret);
    };
    const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    await place(first);
    await until(async () => !['pending', 'completed'].includes((await server.status(first.id))?.reportStatus ?? 'pending'), 60_000);
    await db.stop();
    await place(second);
    await until(async () => (await server.status(second.id))?.paymentStatus === 'paid', 30_000);
    const seen = await server.get('/readyz');
    expect([seen.status, ((await seen.json()) as { queueAgeMs: number | null; health: Record<string, string> }).health.queue]).toEqual([503, 'bad']);
    expect((await server.status(first.id))?.reportStatus).not.toMatch(/failed|completed/);

    await db.start();
    await place(third);
    for (const { id, email } of orders) await complete(server, id, email);
    expect((await server.get('/readyz')).status).toBe(200);
    expect(server.output).toContain('database of the workflows is away');
    expect(server.output).not.toMatch(SECRET);

    // A stop while it is away is a stop as any other.
    await db.stop();
    await until(async () => (await server.get('/readyz')).status === 503, 30_000, RARELY_MS);
    expect(await server.kill('SIGTERM')).toBe(0);
    await db.start();
  });

  it('a call that the database loses is no failure of the step or the order', async () => {
    const url = db.database('lossy');
    const dataDir = folder();
    const server = await start(dataDir, db.env(url));
    await server.ready();
    // Of the notes of steps, begun and ended in turn, the second, fifth and ninth fail as in a server that starts; the call after each goes through.
    db.ask(
      'lossy',
      `CREATE SEQUENCE notes;
      CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('notes') IN (2, 5, 9) THEN RAISE EXCEPTION 'the database system is starting up' USING ERRCODE = '57P03'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER lose BEFORE INSERT OR UPDATE ON openworkflow.step_attempts FOR EACH ROW EXECUTE FUNCTION lose()`,
    );
    const email = 'anna.nowak@example.com';
    const { orderId, clientSecret } = await server.order(SUBJECT, email);
    await server.pay(clientSecret);
    await complete(server, orderId, email);
    expect(Number(db.ask('lossy', 'SELECT last_value FROM notes'))).toBeGreaterThan(9);
    expect(db.ask('lossy', `SELECT count(*) FROM openworkflow.step_attempts WHERE status = 'failed'`)).toBe('0');
  });

  it('a start without the database, with a wrong password or with another shop’s database ends with one sentence, without the password', async () => {
    const dataDir = folder();
    const env = db.env(db.database('shop'));
    const wrong = await sentenceOf(dataDir, db.env(db.url('shop', 'tajne-inne')));
    expect(wrong).toMatch(/^The database of WORKFLOWS_URL cannot be used \(28P01\)/);
    await db.stop();
    const down = await sentenceOf(dataDir, env);
    expect(down).toMatch(/^The database of WORKFLOWS_URL cannot be used \(ECONNREFUSED\)/);
    await db.start();

    const server = await start(dataDir, env);
    await server.ready();
    await server.kill('SIGTERM');
    const others = await sentenceOf(folder(), env);
    expect(others).toContain('workflows of another data folder');
    for (const sentence of [wrong, down, others]) expect(sentence).not.toMatch(SECRET);
    // The way out that the sentence names.
    db.ask('shop', 'DROP SCHEMA openworkflow CASCADE');
    const next = await start(folder(), env);
    await next.ready();
  });

  it('npm run doctor tells whether the server would start with it, and changes nothing', async () => {
    const url = db.database('seen');
    const doctor = (env: Record<string, string>) => {
      const run = spawnSync(process.execPath, ['api/scripts/doctor.ts'], { cwd: ROOT, env: { ...process.env, DATA_DIR: folder(), ...env }, encoding: 'utf8' });
      return run.stdout.split('\n').find((line) => line.includes(' workflow '));
    };
    expect(doctor(db.env(url))).toMatch(/^ok {4}workflow PostgreSQL \d+\S*, database seen$/);
    expect(db.ask('seen', `SELECT to_regnamespace('openworkflow') IS NULL`)).toBe('t');
    expect(doctor(db.env(db.url('seen', 'tajne-inne')))).toMatch(/^BAD .*28P01/);
  });
});
