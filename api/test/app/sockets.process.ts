import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createListener } from '../../src/http/listener.ts';
import { createOverload } from '../../src/http/overload.ts';
import { type TestApp, testApp } from './test-app.ts';

const SHORT = { headersMs: 200, requestMs: 400, idleMs: 600, checkMs: 50, headBytes: 4_096 };

/** `answers`: until somebody else is answered; on a slow machine a call may be cut off by the short bounds, too. */
type Place = TestApp & { port: number; open(): Promise<Socket>; ask(): Promise<number>; answers(): Promise<void> };

/** The app on a real port with bounds of fractions of a second. */
async function place(over: Partial<typeof SHORT & { connections: number }> = {}, overload = createOverload()): Promise<Place> {
  const t = await testApp();
  const app = createApp(t.deps, overload);
  app.get('/large', (c) => c.body('x'.repeat(30_000_000)));
  const server = createListener(app.fetch, { ...SHORT, ...over });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/user`, { headers: { connection: 'close' } })).status;
  return {
    ...t,
    port,
    async open() {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      return socket;
    },
    ask,
    answers: () => vi.waitFor(async () => expect(await ask()).toBe(401)),
  };
}

/** What a socket is told until it is closed. */
async function untilClosed(socket: Socket): Promise<string> {
  let told = '';
  socket.on('data', (chunk) => {
    told += chunk;
  });
  // Not `once`, which also ends at an error: a write may meet a connection that was cut off just now.
  await new Promise((done) => socket.once('close', done));
  return told;
}

describe('clients that take their time', () => {
  it('are cut off: a head that does not end, a body that does not come, a connection that says nothing', async () => {
    const t = await place();
    const [head, body, silent] = [await t.open(), await t.open(), await t.open()];
    head.write('GET /api/user HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const dripping = setInterval(() => head.write('a'), 20);
    head.once('close', () => clearInterval(dripping));
    body.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    const [slow, cut] = await Promise.all([untilClosed(head), untilClosed(body), untilClosed(silent)]);
    expect(slow).toMatch(/^HTTP\/1.1 408/);
    expect(cut).not.toMatch(/^HTTP\/1.1 [25]00/);
    await t.answers();
  });

  it('and do not read hold neither the server nor their answer for long', async () => {
    const t = await place();
    const socket = await t.open();
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await t.answers();
    await new Promise((done) => setTimeout(done, 1_500));
    socket.resume();
    const told = await untilClosed(socket);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(30_000_000);
  });

  it('get 431 for a head that is too large', async () => {
    const t = await place();
    const socket = await t.open();
    socket.write(`GET /api/user HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(6_000)}\r\n\r\n`);
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1.1 431/);
    await t.answers();
  });

  it('leave others their answers by the hundred, and take no more connections than there may be', async () => {
    const t = await place({ headersMs: 5_000, requestMs: 5_000, idleMs: 5_000, connections: 305 });
    const many = await Promise.all(Array.from({ length: 300 }, () => t.open()));
    for (const socket of many) socket.write('GET /api/user HTTP/1.1\r\nHost: x\r\n');
    expect(await t.ask()).toBe(401);
    const further = await Promise.all(Array.from({ length: 10 }, () => t.open()));
    await Promise.all(further.slice(5).map((socket) => (socket.closed ? null : untilClosed(socket))));
    many[0]?.end('\r\n');
    expect(await untilClosed(many[0] as Socket)).toMatch(/^HTTP\/1.1 401/);
  });
});

describe('too many calls at once', () => {
  it('are answered with 503 and when to come back, in Polish, but for the payment provider; then all is as before', async () => {
    const overload = createOverload({ atOnce: 2 });
    const t = await place({}, overload);
    const [first, second] = [overload.enter(), overload.enter()];
    const answer = await fetch(`http://127.0.0.1:${t.port}/api/user`);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'overloaded', message: expect.stringContaining('za kilka sekund') }),
    ]);
    const webhook = await fetch(`http://127.0.0.1:${t.port}/api/payments/webhook`, { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(400);
    expect((await fetch(`http://127.0.0.1:${t.port}/healthz`)).status).toBe(200);
    first();
    second();
    for (let n = 0; n < 5; n++) expect(await t.ask()).toBe(401);
  });

  it('are refused while the main loop is late again and again, not for one pause', async () => {
    const overload = createOverload({ lateMs: 50 });
    const hold = (ms: number) => {
      for (const end = performance.now() + ms; performance.now() < end; );
    };
    const pause = async (times: number) => {
      for (let n = 0; n < times; n++) {
        hold(200);
        await new Promise((done) => setTimeout(done, 0));
      }
    };
    await pause(1);
    overload.enter()();
    await pause(4);
    expect(() => overload.enter()).toThrow('overloaded');
    await new Promise((done) => setTimeout(done, 400));
    overload.enter()();
  });
});
