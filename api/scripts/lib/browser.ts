import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** The headless shell comes first: browser tests take a sixth less time with it. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Debian's packages of it; the shell is not in every release. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** What a headless Chromium needs as root in a closed network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const find = () => [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));

/** Path of a Chromium, installed when none is there; an empty string means Playwright's own download. */
export async function chromium(): Promise<string> {
  const present = find();
  if (present) return present;
  process.stdout.write('Installing Chromium for the browser tests (once)…\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('package lists', 'apt-get', ['update']);
    for (const name of PACKAGES) {
      await run(name, 'apt-get', ['install', '-y', '--no-install-recommends', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      const installed = find();
      if (installed) return installed;
    }
  }
  const own = await run('chromium', 'playwright', ['install', 'chromium']);
  if (own.status === 0) return '';
  throw new Error('No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}
