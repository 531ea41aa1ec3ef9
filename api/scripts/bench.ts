/**
 * `npm run bench [-- report pdf landing json alerts language hostile recount workers sync deletion load dashboard search export paint lighthouse [/path…]]`: measured side by side in one run,
 * medians. Nothing here passes or fails; the goals are printed beside the figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAlerts } from './bench/alerts.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchDeletion } from './bench/deletion.ts';
import { benchExport } from './bench/export.ts';
import { benchHostile } from './bench/hostile.ts';
import { benchLanguage } from './bench/language.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLoad } from './bench/load.ts';
import { benchPaint } from './bench/paint.ts';
import { benchRecount } from './bench/recount.ts';
import { benchServer } from './bench/server.ts';
import { benchSync } from './bench/sync.ts';
import { show } from './bench/tools.ts';
import { benchWorkers } from './bench/workers.ts';
import { build } from './site/build.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('/'));
const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const wants = (name: string): boolean => names.length === 0 || names.includes(name);

async function main(): Promise<void> {
  if (wants('alerts')) benchAlerts(show);
  if (wants('language')) await benchLanguage();
  if (wants('hostile')) await benchHostile();
  if (wants('recount')) await benchRecount();
  if (wants('workers')) await benchWorkers();
  if (wants('sync')) benchSync();
  if (names.length > 0 && names.every((name) => ['alerts', 'language', 'hostile', 'recount', 'workers', 'sync'].includes(name))) return;
  if (!(await build())) process.exit(1);
  const folder = mkdtempSync(join(tmpdir(), 'lustro-bench-'));
  try {
    if (['report', 'pdf', 'landing', 'json'].some(wants)) await benchServer(folder, wants);
    if (wants('dashboard') || wants('search')) await benchDashboard(folder, { dashboard: wants('dashboard'), search: wants('search') });
    if (wants('deletion')) await benchDeletion(folder);
    // Not among those that run unasked: it takes its minutes.
    if (names.includes('load')) await benchLoad(folder, Number(paths[0]?.slice(1)) || 1);
    if (wants('export')) await benchExport(folder);
    if (wants('paint')) await benchPaint(folder);
    if (wants('lighthouse')) await benchLighthouse(folder, paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
process.exit(0);
