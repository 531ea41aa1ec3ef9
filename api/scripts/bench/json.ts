/** `npm run bench -- json`: a JSON call beside bare Hono, Fastify and Express with the same statement, each in a process of its own. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { freePort, type Server, until } from '../../test/crash/server.ts';
import { median, show } from './tools.ts';

const ROUNDS = 5;
const LOAD = { connections: 16, duration: 4 };
const PEERS = [
  ['hono', 'bare Hono', '0.7×'],
  ['fastify', 'Fastify', '1.0×'],
  ['express', 'Express', '1.5×'],
] as const;
/** Units of processor time in /proc/PID/stat, in a second. */
const TICKS = 100;

type Rate = { perSecond: number; cpuMicros: number };

/** Processor time of a process so far, in seconds; NaN where there is no /proc. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

async function rate(url: string, pid: number): Promise<Rate> {
  const before = cpuSeconds(pid);
  const { requests } = await autocannon({ url, ...LOAD });
  return { perSecond: requests.average, cpuMicros: ((cpuSeconds(pid) - before) / requests.total) * 1e6 };
}

/** Requests a second and processor time a request, in turns, so that other load on the machine affects all alike. */
export async function benchJson(server: Server, orderId: string): Promise<void> {
  const path = `/api/reports/order/${orderId}`;
  const peers = await Promise.all(
    PEERS.map(async ([kind]) => {
      const port = await freePort();
      const child = spawn(process.execPath, [new URL('./bare-server.ts', import.meta.url).pathname, kind, server.dataDir, String(port)], { stdio: 'ignore' });
      return { url: `http://127.0.0.1:${port}${path}`, pid: child.pid as number, child };
    }),
  );
  try {
    for (const { url } of peers) await until(async () => (await fetch(url)).ok, 10_000);
    const all = [{ url: `http://127.0.0.1:${server.port}${path}`, pid: server.pid }, ...peers];
    const rates: Rate[][] = all.map(() => []);
    for (let round = 0; round < ROUNDS; round++) for (const [at, { url, pid }] of all.entries()) rates[at]?.push(await rate(url, pid));
    const [ours, ...theirs] = rates.map((of) => ({ perSecond: median(of.map((one) => one.perSecond)), cpu: median(of.map((one) => one.cpuMicros)) }));
    for (const [at, [, name, goal]] of PEERS.entries()) {
      const [a, b] = [ours, theirs[at]] as [{ perSecond: number; cpu: number }, { perSecond: number; cpu: number }];
      const figure = `${a.perSecond.toFixed(0)} / ${b.perSecond.toFixed(0)} = ${(a.perSecond / b.perSecond).toFixed(2)}×`;
      show(`a JSON call, requests a second: ours / ${name}`, figure, goal);
      show('  processor time a call', `${a.cpu.toFixed(0)} / ${b.cpu.toFixed(0)} µs = ${(b.cpu / a.cpu).toFixed(2)}×`, goal);
    }
    process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    for (const { child } of peers) child.kill();
  }
}
