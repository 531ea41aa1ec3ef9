import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { BASE, DATA_DIR, PORT, RESULTS, ROOT } from './support/place.ts';

const json = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Real pages, real server, real browser; the outside world is the demo mode's. Run after `api/scripts/build.ts`. */
export default defineConfig({
  testDir: '.',
  outputDir: RESULTS,
  fullyParallel: true,
  // Stories wait for pages and for reports under way: with two, `npm test` left two cores idle for four tenths of the time.
  workers: 3,
  // A story that passes only at its second try is printed as such; on a shared machine it does not refuse the whole change.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not a fault: limits are long, so that only what hangs reaches them.
  timeout: 180_000,
  forbidOnly: !!process.env.CI,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(json ? [['json', { outputFile: json }] as ['json', { outputFile: string }]] : [])],
  use: {
    baseURL: BASE,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A trace costs a third of the run. Whoever looks for a fault asks for it: `playwright test … --trace on`.
    trace: 'off',
    // What waits for a control that never comes says so soon, not at the end of the story's time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // Without a UTF-8 locale Chromium saves a file with a Polish name as "download".
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'first report', testMatch: /closed-tab\.setup\.ts/, timeout: 180_000 },
    {
      name: 'desktop',
      testMatch: /\.spec\.ts/,
      dependencies: ['first report'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.spec\.ts/,
      dependencies: ['first report'],
      // What does not depend on the window's size runs on the desktop only; the buyer and shell stories open these pages on a phone.
      grepInvert: /@once/,
      testIgnore: /(auth|payment-methods|checkout|guarantee|toasts|tracking)\.spec\.ts/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent },
    },
  ],
  webServer: {
    // With what `npm start` gives it.
    command: 'node --max-semi-space-size=16 api/src/main.ts',
    cwd: ROOT,
    url: `${BASE}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // Its own errors belong to the story of a failure.
    stdout: 'pipe',
    stderr: 'pipe',
    // Other stories and the browsers want the same cores: reports must not stand behind them.
    env: { PORT: String(PORT), DATA_DIR, THREAD_NICE: '0', LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(tmpdir(), 'lustro-compiled') },
  },
});
