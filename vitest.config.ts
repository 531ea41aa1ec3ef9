import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['api/test/no-noise.ts'],
    testTimeout: 15_000,
    maxWorkers: 2,
    projects: [
      // Server stories make their own app each; loading its modules once for all files halves the run.
      { extends: true, test: { name: 'api', include: ['api/test/**/*.test.ts'], isolate: false } },
      // Stores are modules with state: each file gets its own.
      { extends: true, test: { name: 'site', include: ['site/test/*.test.ts'] } },
    ],
  },
});
