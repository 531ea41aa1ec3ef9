// Runs before `npm start` and `npm test` on any Node from 18 and needs no module: installs what the lock file names
// when node_modules is missing or older than it. npm puts node_modules/.bin first on PATH, so the script that follows
// runs on the project's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.package-lock.json`;
const node = `${root}node_modules/.bin/node`;

if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(`Lustro needs Node 18 or newer to install; this is ${process.versions.node}.`);
  process.exit(1);
}

const fresh =
  existsSync(stamp) &&
  existsSync(process.platform === 'win32' ? `${node}.cmd` : node) &&
  statSync(stamp).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
/** Not `npm ci`: it fails where the registry lacks another platform's optional package (npm/cli#9846). */
function install(path) {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, PATH: path } });
  if (run.status === 0) return;
  console.error('The dependencies could not be installed. Check the connection to the npm registry and run the command again.');
  process.exit(1);
}

if (!fresh) {
  console.log('Installing dependencies (once; a minute or so)…');
  install(process.env.PATH);
  const own = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  // npm goes on without an optional package whose download broke off, and the project's own Node is one.
  if (!existsSync(node) && !existsSync(root + own)) install(process.env.PATH);
  if (!existsSync(node) && existsSync(root + own)) {
    // The npm of an older Node (Debian 12 has 18) leaves out the link to the project's own Node, and what needs a newer one.
    symlinkSync(`../../${own}`, node);
    install(`${root}node_modules/.bin:${process.env.PATH}`);
    if (!existsSync(node)) symlinkSync(`../../${own}`, node);
  }
  if (!existsSync(node) && process.platform !== 'win32') {
    console.error("The project's own Node could not be downloaded. Check the connection to the npm registry and run the command again.");
    process.exit(1);
  }
}
