/** `npm run bench -- landing`: our landing page beside nginx and Caddy, those of them that are installed, on the same compressed files. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort, type Server, until } from '../../test/crash/server.ts';
import { ROOT } from '../lib/run.ts';
import { median, show } from './tools.ts';

const DIST = join(ROOT, 'site/dist');
const ROUNDS = 3;
const LOAD = { connections: 16, duration: 4, headers: { 'accept-encoding': 'gzip' } };

type Other = { name: string; goal: string; paths: string[]; config: (port: number, folder: string) => string; run: (config: string) => string[] };

const OTHERS: Other[] = [
  {
    name: 'nginx',
    goal: '0.6×',
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    config: (port, folder) =>
      `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1; events { worker_connections 512; }
       http { access_log off; types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
         server { listen 127.0.0.1:${port}; root ${DIST}; index index.html; gzip_static on; etag on; } }`,
    run: (config) => ['-c', config],
  },
  {
    name: 'caddy',
    goal: '1.0×',
    paths: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
    config: (port) =>
      `{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:${port} {\n root * ${DIST}\n file_server {\n  index index.html\n  precompressed gzip\n }\n}\n`,
    run: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
];

/** Requests a second, in turns; medians. @param folder for the others' files */
export async function benchLanding(server: Server, folder: string): Promise<void> {
  const places = [{ name: 'ours', goal: '', port: server.port, each: [] as number[] }];
  const stops: (() => unknown)[] = [];
  try {
    for (const { name, goal, paths, config, run } of OTHERS) {
      const program = paths.find((path) => existsSync(path));
      if (!program) {
        process.stdout.write(`${name} is not installed\n`);
        continue;
      }
      const port = await freePort();
      const file = join(folder, `${name}.conf`);
      writeFileSync(file, config(port, folder));
      const other = spawn(program, run(file), { stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } });
      stops.push(() => other.kill());
      await until(async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: LOAD.headers })).headers.get('content-encoding') === 'gzip', 5_000);
      places.push({ name, goal, port, each: [] });
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const { port, each } of places) each.push((await autocannon({ url: `http://127.0.0.1:${port}/`, ...LOAD })).requests.average);
    const [ours, ...others] = places.map(({ name, goal, each }) => ({ name, goal, rate: median(each) }));
    if (others.length === 0) show('landing, requests a second', `${ours?.rate.toFixed(0)}`, 'beside nginx and Caddy');
    for (const { name, goal, rate } of others)
      show(`landing, requests a second: ours / ${name}`, `${ours?.rate.toFixed(0)} / ${rate.toFixed(0)} = ${((ours?.rate ?? 0) / rate).toFixed(2)}×`, goal);
    process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    for (const stop of stops) stop();
  }
}
