/** A second machine: real workers over real HTTP, and what happens when they are lost or are not what they say. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../src/demo/pages.ts';
import type { FetchedPage, Research } from '../../src/research/index.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import { KINDS } from '../../src/wire/answer.ts';
import { MAX_PACKED, pack } from '../../src/wire/packing.ts';
import { releaseOf } from '../../src/wire/release.ts';
import { signAnswer, signRequest } from '../../src/wire/signing.ts';
import { createPool } from '../../src/workflows/pool.ts';
import { until } from '../crash/server.ts';
import { isUp, poolWith, pretend, SECRET, startWorker, type WorkerProcess } from './worker.ts';

const NOW = new Date('2026-11-20T09:15:00+01:00');
const subject = { name: 'Marta Zielińska-Nowak', kind: 'person' as const, description: 'architektka, Gdynia', keywords: [], links: [] };
const documents = createDemoWeb().history(NOW).map(documentOf);
const found = (pages: number): Research => ({
  subject,
  queries: [],
  documents: documents.slice(0, pages),
  coverage: [],
  pages: [],
  totals: { hits: pages, distinct: pages, fetched: pages, failed: 0 },
  costs: [],
});
const meta = {
  seed: 'a'.repeat(64),
  now: NOW.toISOString(),
  demo: true,
  reportDate: NOW.toISOString(),
  sourcesDate: NOW.toISOString(),
  siteUrl: 'http://localhost:4321',
  demoWeb: true,
};
const judged = (pages: number) => ({ subject, found: found(pages), meta });
const page: FetchedPage = {
  status: 'ok',
  bytes: 10,
  html: '<!doctype html><html lang="pl"><title>Most</title><article><h1>Most otwarty</h1><p>Architektka Marta Zielińska-Nowak otworzyła most w Gdyni.</p></article>',
  url: 'https://a.example/',
  finalUrl: 'https://a.example/',
  contentType: 'text/html',
  fetchedAt: '2026-03-18T11:00:00.000Z',
};

/** The one that no story kills. */
let lasting: WorkerProcess;
beforeAll(async () => {
  lasting = await startWorker({}, () => undefined);
  // Not by `afterAll` called from here: vitest takes no hooks while stories run, and the process stayed.
  return async () => void (await lasting.kill());
});

/** Asks a worker as the server would, with what the story changes. */
async function ask(
  url: string,
  given: { secret?: string; release?: string; now?: number; path?: string; body?: Buffer; sent?: Buffer; headers?: Record<string, string> } = {},
) {
  const { secret = SECRET, release = releaseOf(), now = Date.now(), path = '/tasks/read', body = Buffer.alloc(0), sent = body } = given;
  const { headers } = signRequest(secret, { method: 'POST', path, release, body, now });
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: given.headers ?? headers, body: new Uint8Array(sent) });
  const text = answer.status === 200 ? '' : await answer.text();
  if (answer.status === 200) await answer.arrayBuffer();
  return { status: answer.status, refused: text && (JSON.parse(text) as { refused: string }).refused, headers };
}

test('a page, a judgement, a PDF and a round are done on the worker, byte for byte as here', async () => {
  const { url, output } = lasting;
  const { pool, remotes } = poolWith([{ url }]);
  const here = createPool(1);
  await isUp(remotes[0]);
  try {
    const report = await pool.run('judge', judged(20));
    expect(report).toEqual(await here.run('judge', judged(20)));
    expect(await pool.run('read', { page })).toEqual(await here.run('read', { page }));
    expect(Buffer.from(await pool.run('pdf', { report })).equals(Buffer.from(await here.run('pdf', { report })))).toBe(true);
    const round = { subjects: new Map([['a', { subject, confirmed: [], refused: [] } as never]]), documents: documents.slice(0, 5) };
    expect(await pool.run('watchMany', round)).toEqual(await here.run('watchMany', round));
    expect(remotes[0]?.state()).toMatchObject({ done: 4, lost: 0, busy: 0, fault: null });
    // What the task throws is thrown here, and done nowhere again.
    await expect(pool.run('pdf', { report: null as never })).rejects.toMatchObject({ name: 'TypeError' });
    expect(remotes[0]?.state()).toMatchObject({ done: 5, lost: 0 });
    expect(output()).not.toContain('Zielińska');
  } finally {
    await here.close();
  }
});

test('a worker killed in the middle: each task is done again, and once', async () => {
  const worker = await startWorker();
  const { pool, remotes } = poolWith([{ url: worker.url }]);
  await isUp(remotes[0]);
  let results = 0;
  const all = Array.from({ length: 4 }, () => pool.run('judge', judged(20)).then(() => results++));
  await until(() => (remotes[0]?.state().busy ?? 0) > 0, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await worker.kill();
  await Promise.all(all);
  expect(results).toBe(4);
  expect(remotes[0]?.state()).toMatchObject({ busy: 0, fault: 'unreachable' });
  expect(remotes[0]?.state().lost).toBeGreaterThan(0);
});

test('a worker that comes back is given work again', async () => {
  const first = await startWorker();
  const { pool, remotes } = poolWith([{ url: first.url }]);
  await isUp(remotes[0]);
  await first.kill();
  await until(() => remotes[0]?.state().fault === 'unreachable', 10_000);
  expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
  expect(remotes[0]?.state().done).toBe(0);
  await startWorker({ PORT: new URL(first.url).port });
  await isUp(remotes[0]);
  await pool.run('read', { page });
  expect(remotes[0]?.state().done).toBe(1);
});

test('two workers: what one loses the other does', async () => {
  const silent = await pretend((request, response) => {
    if (request.url === '/state') signedState(request.headers as Record<string, string>, response);
    // The task is taken, and nothing is said ever after.
    else response.writeHead(200).flushHeaders();
  });
  const { url } = lasting;
  const { pool, remotes } = poolWith([{ url: silent, silenceMs: 500 }, { url }]);
  await Promise.all(remotes.map(isUp));
  expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
  expect(remotes[0]?.state().lost).toBe(1);
  expect(remotes[1]?.state().done).toBe(1);
});

/** The answer of a worker with many threads, so that it is asked first. */
function signedState(headers: Record<string, string>, response: { end: (body: Buffer) => unknown }): void {
  void pack({ threads: 64, busy: 0 }).then((body) =>
    response.end(Buffer.concat([Buffer.of(0, KINDS.result), signAnswer(SECRET, headers['x-lustro-nonce'] as string, KINDS.result, body), body])),
  );
}

test('a worker that only beats is given up after the deadline, and one that is too slow says so', async () => {
  const beating = await pretend((request, response) => {
    if (request.url === '/state') return signedState(request.headers as Record<string, string>, response);
    const beats = setInterval(() => response.write(Buffer.of(0)), 100);
    response.on('close', () => clearInterval(beats));
  });
  const { pool, remotes } = poolWith([{ url: beating, silenceMs: 1_000, deadlines: { read: -14_000 } }]);
  await isUp(remotes[0]);
  expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
  expect(remotes[0]?.state()).toMatchObject({ lost: 1, done: 0, fault: null });
});

test('an answer that is cut, altered or of another request is not taken', async () => {
  const body = await pack({ article: { title: 'podmieniony' } });
  const forgeries: ((nonce: string) => Buffer)[] = [
    () => Buffer.concat([Buffer.of(KINDS.result), randomBytes(32), body]),
    () => Buffer.concat([Buffer.of(KINDS.result), signAnswer(SECRET, 'another nonce', KINDS.result, body), body]),
    (nonce) => Buffer.concat([Buffer.of(KINDS.result), signAnswer(SECRET, nonce, KINDS.result, body), body]).subarray(0, 60),
    (nonce) => Buffer.concat([Buffer.of(KINDS.failed), signAnswer(SECRET, nonce, KINDS.result, body), body]),
    () => randomBytes(1_000),
    () => Buffer.alloc(1_000),
  ];
  let forge = forgeries[0];
  const url = await pretend((request, response) => {
    const headers = request.headers as Record<string, string>;
    if (request.url === '/state') signedState(headers, response);
    else response.end(forge?.(headers['x-lustro-nonce'] as string));
  });
  const heard: (string | null)[] = [];
  const { pool, remotes } = poolWith([{ url, onChange: (_name, fault) => heard.push(fault) }]);
  for (const [n, one] of forgeries.entries()) {
    await isUp(remotes[0]);
    forge = one;
    expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
    expect(remotes[0]?.state()).toMatchObject({ lost: n + 1, done: 0 });
    expect(heard.filter((fault) => fault === 'unsigned')).toHaveLength(n + 1);
  }
});

test('a worker lets in only who has the secret, now, once, with the same release and a sound body of a bearable size', async () => {
  const { url, output } = lasting;
  const input = await pack({ page });
  expect(await ask(url, { body: input })).toMatchObject({ status: 200 });
  const refusals: [string, Parameters<typeof ask>[1], number][] = [
    ['secret', { secret: `${SECRET}!`, body: input }, 401],
    ['secret', { headers: {}, body: input }, 401],
    ['clock', { now: Date.now() - 61_000, body: input }, 401],
    // A minute is allowed; a slow machine needs seconds until this one is asked.
    ['clock', { now: Date.now() + 90_000, body: input }, 401],
    ['clock', { now: Number.NaN, body: input }, 401],
    ['release', { release: '0'.repeat(16), body: input }, 409],
    ['unreadable', { body: input, sent: Buffer.concat([input.subarray(0, -1), Buffer.of(7)]) }, 400],
  ];
  for (const [refused, given, status] of refusals) expect(await ask(url, given), refused).toMatchObject({ status, refused });
  // A request that was listened in on, sent again.
  const once = await ask(url, { body: input });
  expect(once.status).toBe(200);
  expect(await ask(url, { body: input, headers: once.headers })).toMatchObject({ status: 401, refused: 'repeated' });
  // Its signature does not fit another task.
  expect(await ask(url, { body: input, path: '/tasks/feed', headers: once.headers })).toMatchObject({ status: 401, refused: 'secret' });
  expect((await fetch(`${url}/elsewhere`)).status).toBe(401);
  expect((await fetch(`${url}/state`)).status).toBe(401);
  expect(output()).not.toContain(SECRET);
});

test('an oversized body is refused unread, and a small one that unpacks without end does no harm', async () => {
  const { url } = lasting;
  const tooLong = Buffer.alloc(0);
  const { headers } = signRequest(SECRET, { method: 'POST', path: '/tasks/read', release: releaseOf(), body: tooLong, now: Date.now() });
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      const lines = Object.entries({ ...headers, host: 'worker', 'content-length': String(MAX_PACKED + 1) }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST /tasks/read HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*"refused":"too_large"/s);
  const { pool, remotes } = poolWith([{ url }]);
  await isUp(remotes[0]);
  // 300 MB of nothing, in a few kilobytes.
  const bomb = await pack(Buffer.alloc(300 * 1024 ** 2));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await ask(url, { body: bomb })).toMatchObject({ status: 200 });
  expect(await ask(url, { body: randomBytes(5_000) })).toMatchObject({ status: 200 });
  expect(await ask(url, { path: '/tasks/constructor', body: await pack({}) })).toMatchObject({ status: 200 });
  expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
  expect(remotes[0]?.state().done).toBe(1);
});

test('a server of another release or secret does its work by itself, and knows why', async () => {
  const { url } = lasting;
  for (const [fault, given] of [
    ['release', { release: '0'.repeat(16) }],
    ['secret', { secret: `${SECRET}!` }],
  ] as const) {
    const heard: (string | null)[] = [];
    const { pool, remotes } = poolWith([{ url, ...given, onChange: (_name, change) => heard.push(change) }]);
    await until(() => remotes[0]?.state().fault === fault, 10_000);
    expect((await pool.run('read', { page })).article.title).toBe('Most otwarty');
    expect(remotes[0]?.state()).toMatchObject({ done: 0, lost: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([fault]);
  }
});
