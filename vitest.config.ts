import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The threads and programs that stories start compile the same modules once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'lustro-compiled');

export default defineConfig({
  test: {
    setupFiles: ['api/test/no-noise.ts'],
    execArgv: ['--import', new URL('./api/src/module-paths.ts', import.meta.url).href],
    // A slow machine is not a fault: ten times what the longest test takes on a busy one.
    testTimeout: 60_000,
    // Some wait for workers and timers: three keep two cores busy.
    maxWorkers: 3,
    projects: [
      // Server stories make their own app each; loading its modules once for all files halves the run.
      { extends: true, test: { name: 'api', include: ['api/test/**/*.test.ts'], isolate: false } },
      // Stores are modules with state: each file gets its own, in a context of one process instead of a process each.
      { extends: true, test: { name: 'site', include: ['site/test/*.test.ts'], pool: 'vmThreads' } },
    ],
  },
});
