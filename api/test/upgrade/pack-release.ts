/**
 * Packs the data folder of a release for `upgrade.test.ts`: the demo with its history, and an order that was bought and delivered.
 * Usage, once at each release, from its commit: node api/test/upgrade/pack-release.ts VERSION. Page snapshots are left out.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { zipSync } from 'fflate';
import { freePort, Server, until } from '../crash/server.ts';

const [version] = process.argv.slice(2);
if (!version) throw new Error('Name the version, for example 0.1.0.');
const folder = mkdtempSync(join(tmpdir(), 'lustro-release-'));
const server = new Server(await freePort(), folder, undefined, { DEMO_HISTORY: 'on' });
await server.ready();
const { orderId, clientSecret } = await server.order('Jan Kowalski', 'anna.nowak@poczta.example');
await server.pay(clientSecret);

/** A copy of a database in one file, without its journal. */
function whole(name: string): Uint8Array {
  const copy = join(folder, `${name}.copy`);
  const db = new Database(join(folder, name), { readonly: true });
  db.prepare('vacuum into ?').run(copy);
  db.close();
  return readFileSync(copy);
}
const delivered = (): number => {
  const db = new Database(join(folder, 'app.db'), { readonly: true });
  const { n } = db.prepare('select count(*) as n from orders where report_file_path is not null and paid_at is not null').get() as { n: number };
  db.close();
  return n;
};
// The bought report and the demo's two analyses.
await until(() => delivered() >= 3, 120_000);
await server.kill('SIGTERM');

const files: Record<string, Uint8Array> = {
  'app.db': whole('app.db'),
  'workflows.db': whole('workflows.db'),
  [`reports/${orderId}.pdf`]: readFileSync(join(folder, 'reports', `${orderId}.pdf`)),
};
const zip = zipSync(files, { level: 9 });
writeFileSync(join(import.meta.dirname, `${version}.zip`), zip);
process.stdout.write(`${version}.zip: ${Object.keys(files).join(', ')}, ${Math.round(zip.length / 1024)} kB\nleft out: ${readdirSync(folder).join(', ')}\n`);
rmSync(folder, { recursive: true });
