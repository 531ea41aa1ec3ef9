/** What the shipped configurations of both proxies write of a request: ids and tokens of paths open what they name. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId, newToken } from '../../src/ids.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/operations');
const [caddyfile, nginx] = ['Caddyfile', 'nginx.conf'].map((name) => readFileSync(join(FOLDER, name), 'utf8')) as [string, string];
const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

/** The address as Caddy's filter leaves it; its expressions are Go's, of which these are JavaScript's, too. */
function byCaddy(uri: string): string {
  const [, pattern = ''] = /request>uri regexp "(.+)" "_"/.exec(caddyfile) ?? [];
  return uri.replace(new RegExp(pattern, 'g'), '_');
}
/** The path as nginx's two maps leave it: each takes one id away. */
const byNginx = (path: string): string =>
  [...nginx.matchAll(/"~(\^\(\?<lustro_(?:head|start)>.+)" "/g)].reduce((left, [, pattern = '']) => {
    const found = new RegExp(pattern).exec(left);
    return found ? `${Object.values(found.groups ?? {}).join('_')}` : left;
  }, path);

test('leaves out every id, token and query string', () => {
  for (let n = 0; n < 50; n++) {
    const [id, other, token] = [newId(), newId(), newToken()];
    for (const [path, left] of [
      [`/api/reports/download/${id}/first`, '/api/reports/download/_/first'],
      [`/api/shares/${id}/${other}`, '/api/shares/_/_'],
      [`/api/feed/${token}`, '/api/feed/_'],
      ['/raport-wizerunku', '/raport-wizerunku'],
      ['/_astro/SubjectMenu.DkR3xQ9a.js', '/_astro/SubjectMenu.DkR3xQ9a.js'],
    ] as const) {
      expect([byCaddy(path), byNginx(path)]).toEqual([left, left]);
      expect(byCaddy(`${path}?token=${token}&email=anna@example.com`)).toBe(`${left}_`);
    }
  }
  // nginx writes its own line, in which nothing else of the request stands.
  expect(/log_format lustro '(.+)';/.exec(nginx)?.[1]?.match(/\$\w+/g)).toEqual(
    '$time_iso8601 $lustro_net $request_method $lustro_path $status $body_bytes_sent $request_time'.split(' '),
  );
});

test('takes the visitor from the connection, one proxy before the server', () => {
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).not.toContain('proxy_add_x_forwarded_for');
  // Caddy does so by itself, unless it is told whom to trust.
  expect(caddyfile).not.toMatch(/trusted_proxies|header_up/);
});

test.skipIf(!hasCaddy)("filters both of Caddy's logs, the one of requests without an answer, too (skipped where caddy is not installed)", () => {
  const { status, stdout } = spawnSync('caddy', ['adapt', '--config', join(FOLDER, 'Caddyfile'), '--adapter', 'caddyfile'], { encoding: 'utf8' });
  expect(status).toBe(0);
  const logs = Object.values(JSON.parse(stdout).logging.logs) as { encoder: { fields: Record<string, { filter: string }> } }[];
  expect(logs).toHaveLength(2);
  for (const { encoder } of logs)
    expect(Object.fromEntries(Object.entries(encoder.fields).map(([field, { filter }]) => [field, filter]))).toEqual({
      'request>uri': 'regexp',
      'request>headers': 'delete',
      resp_headers: 'delete',
      'request>remote_ip': 'ip_mask',
      'request>remote_port': 'delete',
    });
});
